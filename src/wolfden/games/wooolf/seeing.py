"""Looking at a table of Wooolf!!: fills a seat's view, and the review. Compiled, for a server does it all the time."""

from __future__ import annotations

from typing import Final

from wolfden.engine.bits import has, members
from wolfden.games.wooolf.box import Box
from wolfden.games.wooolf.rules.suspicion import FINAL_SUSPICION, set_pointer
from wolfden.games.wooolf.state import MUTE, UNSET, PeekMade, Wooolf, kinds_in, players, pointer
from wolfden.games.wooolf.terms.actions import Appearance, Character, Question
from wolfden.games.wooolf.view import (
    Answer,
    Card,
    Clue,
    Hand,
    Pointer,
    ScoredRound,
    Suspicion,
    WooolfReview,
    WooolfView,
)

# By number: a look-up is many times as fast as making one.
CARDS: Final = tuple([Card(image, appearance) for image in Character for appearance in Appearance])


def view(s: Wooolf, seat: int | None) -> WooolfView:
    """The view of a seat, or of a spectator, who sees what lies open."""
    own = None if s.over else seat
    return WooolfView(
        seat=seat,
        step=s.step.name,
        actors=s.actors(),
        held=s.holding(seat),
        over=s.over,
        advanced=s.setting.options["advanced"],
        round=s.round(),
        starter=s.starter,
        turn=s.turn if s.step is not FINAL_SUSPICION and not s.over else None,
        lap=s.lap,
        suspected=members(s.suspected),
        barred=members(s.barred),
        hand=None if own is None else hand(s.box, s.cards, own),
        questions=() if own is None else tuple(map(Question, kinds_in(s.questions[own]))),
        suspicion=None if own is None else own_suspicion(s, own),
        clues=tuple(clue(peek, own) for peek in s.peeks),
        answers=tuple(Answer(asker, target, Question(kind), yes) for asker, target, kind, yes in s.answers),
        points=s.points,
        errors=s.errors,
        past=tuple(scored(s, index) for index in range(len(s.past))),
    )


def hand(box: Box, cards: tuple[int, ...], player: int) -> Hand:
    low, high = cards[2 * player : 2 * player + 2]
    played = Character(box.ranks.plays(low, high))
    return Hand((CARDS[low], CARDS[high]), played, tuple(Character(sought) for sought in box.targets[played]))


def own_suspicion(s: Wooolf, seat: int) -> Suspicion | None:
    """A seat's pointers, also while its final suspicion lies sealed: its owner knows it."""
    if has(s.committed, seat):
        desk = s.branch()
        for action in s.holding(seat):
            set_pointer(desk, seat, action)
        s = desk
    return suspicion(s.first_pointers, s.second_pointers, seat)


def suspicion(firsts: int, seconds: int, seat: int) -> Suspicion | None:
    first, second = pointer(firsts, seat), pointer(seconds, seat)
    if first == UNSET:
        return None
    return Suspicion(Pointer(first), None if second == UNSET else Pointer(second))


def clue(peek: PeekMade, seat: int | None) -> Clue:
    """A clue as a seat knows it: whoever peeked and whoever was peeked at know the card."""
    peeker, target, announced, seen = peek
    known = seat is not None and seat in (peeker, target)
    return Clue(peeker, None if target == MUTE else target, Appearance(announced), CARDS[seen] if known else None)


def scored(s: Wooolf, index: int) -> ScoredRound:
    cards, firsts, seconds, early, points, wrong = s.past[index]
    return ScoredRound(
        hands=tuple(hand(s.box, cards, player) for player in members(players(s))),
        suspicions=tuple(made for seat in range(s.seats) if (made := suspicion(firsts, seconds, seat))),
        early=members(early),
        points=points,
        wrong=members(wrong),
    )


def review(s: Wooolf) -> WooolfReview:
    """All there is: every round has been scored, and so lies open."""
    return WooolfReview(
        rounds=tuple(scored(s, index) for index in range(len(s.past))), points=s.points, errors=s.errors
    )

"""What a seat at a table of Wooolf!! knows."""

from __future__ import annotations

import enum
from typing import Annotated

import msgspec
from msgspec import Meta

from wolfden.engine.bits import has, members
from wolfden.engine.terms import Seat
from wolfden.engine.view import SeatSet, View
from wolfden.games.wooolf.actions import Appearance, Character, Question
from wolfden.games.wooolf.box import (
    MOST_ERRORS,
    MOST_POINTS,
    MOST_QUESTIONS,
    MOST_ROUNDS,
    MOST_TURNS,
    SEATS,
    Box,
)
from wolfden.games.wooolf.hands import appearance, image
from wolfden.games.wooolf.rules import FINAL_SUSPICION, TURN, set_pointer
from wolfden.games.wooolf.state import MUTE, UNSET, PeekMade, Wooolf, kinds_in, players, pointer

MOST = SEATS[-1]
Lap = Annotated[int, Meta(ge=1, le=MOST_TURNS)]
Round = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
# In every round one is right, and as the shepherd boy fools all others.
Points = Annotated[int, Meta(ge=0, le=MOST_ROUNDS * (MOST_POINTS + MOST - 1))]
Errors = Annotated[int, Meta(ge=0, le=MOST_ERRORS)]


class Phase(enum.IntEnum):
    """Where in the round the table is."""

    TURNS = 0
    EARLY_SUSPICION = 1
    FINAL_SUSPICION = 2
    OVER = 3


class Pointer(enum.IntEnum):
    """What a pointer can be set to: a seat, the mute player, 0 (nobody plays it) or x."""

    SEAT_0 = 0
    SEAT_1 = 1
    SEAT_2 = 2
    SEAT_3 = 3
    SEAT_4 = 4
    SEAT_5 = 5
    SEAT_6 = 6
    SEAT_7 = 7
    MUTE = 8
    NOBODY = 9
    X = 10


class Card(msgspec.Struct, frozen=True):
    """A character card."""

    image: Character
    appearance: Appearance


class Clue(msgspec.Struct, frozen=True):
    """A clue token: who placed it before whom (none: the mute player), what it says; and the card, if known."""

    peeker: Seat
    target: Seat | None
    appearance: Appearance
    card: Card | None


class Answer(msgspec.Struct, frozen=True):
    """A question card that lies, with its answer, in front of the one asked."""

    asker: Seat
    target: Seat
    question: Question
    yes: bool


class Hand(msgspec.Struct, frozen=True):
    """Somebody's two cards, whom they play with them, and whom they look for with each pointer."""

    cards: tuple[Card, Card]
    character: Character
    targets: Annotated[tuple[Character, ...], Meta(max_length=2)]


class Suspicion(msgspec.Struct, frozen=True):
    """Two pointers; the second is none while only the first is set."""

    first: Pointer
    second: Pointer | None


class ScoredRound(msgspec.Struct, frozen=True):
    """A round after its scoring: nothing of it is hidden. The mute player's hand comes last."""

    hands: Annotated[tuple[Hand, ...], Meta(max_length=MOST)]
    suspicions: Annotated[tuple[Suspicion, ...], Meta(max_length=MOST)]
    early: SeatSet
    points: Annotated[tuple[Points, ...], Meta(max_length=MOST)]
    wrong: SeatSet


class WooolfView(View, frozen=True, kw_only=True):
    """One seat's knowledge. Hand, questions and suspicion are its own."""

    advanced: bool
    phase: Phase
    round: Round
    starter: Seat
    turn: Seat | None
    lap: Lap
    suspected: SeatSet
    barred: SeatSet
    hand: Hand | None
    questions: Annotated[tuple[Question, ...], Meta(max_length=MOST_QUESTIONS)]
    suspicion: Suspicion | None
    clues: Annotated[tuple[Clue, ...], Meta(max_length=MOST_TURNS * MOST)]
    answers: Annotated[tuple[Answer, ...], Meta(max_length=MOST_QUESTIONS * MOST)]
    points: Annotated[tuple[Points, ...], Meta(max_length=MOST)]
    errors: Annotated[tuple[Errors, ...], Meta(max_length=MOST)]
    past: Annotated[tuple[ScoredRound, ...], Meta(max_length=MOST_ROUNDS)]


class WooolfReview(msgspec.Struct, frozen=True, kw_only=True):
    """Everything, once the game is over."""

    rounds: tuple[ScoredRound, ...]
    points: tuple[int, ...]
    errors: tuple[int, ...]


def view(s: Wooolf, seat: int | None) -> WooolfView:
    """The view of a seat, or of a spectator, who sees what lies open."""
    own = None if s.over else seat
    return WooolfView(
        seat=seat,
        step=s.step.name,
        actors=s.actors(),
        held=s.holding(seat),
        over=s.over,
        advanced=s.table.options["advanced"],
        phase=phase(s),
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


def phase(s: Wooolf) -> Phase:
    if s.over:
        return Phase.OVER
    if s.step is TURN:
        return Phase.TURNS
    return Phase.FINAL_SUSPICION if s.step is FINAL_SUSPICION else Phase.EARLY_SUSPICION


def card(number: int) -> Card:
    return Card(Character(image(number)), Appearance(appearance(number)))


def hand(box: Box, cards: tuple[int, ...], player: int) -> Hand:
    low, high = cards[2 * player : 2 * player + 2]
    played = Character(box.ranks.plays(low, high))
    return Hand((card(low), card(high)), played, tuple(Character(sought) for sought in box.targets[played]))


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
    return Clue(peeker, None if target == MUTE else target, Appearance(announced), card(seen) if known else None)


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

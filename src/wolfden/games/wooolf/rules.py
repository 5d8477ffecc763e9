"""The rules of Wooolf!!, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Picks, Seats, bit, count, first, has, members, shifted
from wolfden.engine.step import Draft, SealedDraft, Step
from wolfden.engine.terms import Event, Reason
from wolfden.games.wooolf.actions import (
    ACTIONS,
    Ask,
    FirstAtNobody,
    Peek,
    PeekAtMute,
    PointFirst,
    PointSecond,
    Question,
    SecondAtX,
    Suspect,
    SuspectNobody,
)
from wolfden.games.wooolf.box import NO_TARGET, Box
from wolfden.games.wooolf.events import (
    AllRounds,
    Announced,
    AnnouncedOfMute,
    Answered,
    Barred,
    Dealt,
    DealtQuestion,
    FirstTurn,
    MustPoint,
    NoMutePlayer,
    NoSuchPlayer,
    NotEarly,
    NotInHand,
    NotThemself,
    OneTarget,
    RoundBegan,
    Saw,
    SawOfMute,
    Suspected,
    TooManyErrors,
    TurnsOver,
    TwoTargets,
    WasSeen,
)
from wolfden.games.wooolf.hands import QUESTIONS, announcement, appearance, image
from wolfden.games.wooolf.scoring import DECEIVED, score_round, tell_pointers
from wolfden.games.wooolf.state import (
    ALL_UNSET,
    HANDS,
    MUTE,
    NO_CARD,
    NO_ONE,
    UNSET,
    ZERO,
    Wooolf,
    X,
    character,
    in_hand,
    kinds_in,
    one_less,
    one_more,
    players,
    pointed,
    pointer,
)

PEEK: Final[i64] = ACTIONS.first(Peek)
PEEK_AT_MUTE: Final[i64] = ACTIONS.first(PeekAtMute)
ASK: Final[i64] = ACTIONS.first(Ask)
SUSPECT: Final[i64] = ACTIONS.first(Suspect)
FIRST: Final[i64] = ACTIONS.first(PointFirst)
FIRST_AT_NOBODY: Final[i64] = ACTIONS.first(FirstAtNobody)
SUSPECT_NOBODY: Final[i64] = ACTIONS.first(SuspectNobody)
SECOND: Final[i64] = ACTIONS.first(PointSecond)
SECOND_AT_X: Final[i64] = ACTIONS.first(SecondAtX)

A_TURN: Final = Picks(ACTIONS.first(Peek))
FIRST_POINTER: Final = Picks(ACTIONS.first(PointFirst))
SECOND_POINTER: Final = Picks(ACTIONS.first(PointSecond))

# Told on every turn: compiled code finds these faster than names that are imported.
ANNOUNCED: Final[type[Event]] = Announced
SAW: Final[type[Event]] = Saw
WAS_SEEN: Final[type[Event]] = WasSeen
ANSWERED: Final[type[Event]] = Answered


# Game set-up


def setup(s: Wooolf) -> None:
    prepare_round(s, s.stream("start").below(s.seats))


def deck(s: Wooolf) -> tuple[int, ...]:
    """The character cards for this table, all of which are dealt."""
    return s.box.decks[s.seats, s.table.options["advanced"]]


# Preparing a round


def prepare_round(s: Wooolf, starter: i64) -> None:
    """Deal two character cards and the question cards to everyone; the rest is set aside, unseen."""
    chance = s.stream("deal")
    s.starter = starter
    s.turn = starter
    s.lap = 1
    s.tell(RoundBegan, s.round(), starter, to=EVERYBODY)
    pile = list(deck(s))
    cards = [int(NO_CARD)] * (2 * HANDS)
    for player in members(players(s)):
        one, two = chance.draw(pile), chance.draw(pile)
        cards[2 * player], cards[2 * player + 1] = min(one, two), max(one, two)
    s.cards = tuple(cards)
    pile = list(s.box.questions)
    s.questions = []
    for seat in range(s.seats):
        low, high = s.cards[2 * seat], s.cards[2 * seat + 1]
        s.tell(Dealt, image(low), appearance(low), image(high), appearance(high), to=bit(seat))
        hand: i64 = 0
        for _ in range(s.box.questions_dealt):
            hand = one_more(hand, chance.draw(pile))
        for question in kinds_in(hand):
            s.tell(DealtQuestion, question, to=bit(seat))
        s.questions.append(hand)
    s.go(TURN)


# Sequence of play


class Turn(Step[Wooolf]):
    """Whose turn it is peeks at a card, uses a question card or makes an early suspicion."""

    def who(self, s: Wooolf) -> Seats:
        return bit(s.turn)

    def options(self, s: Wooolf, seat: i64) -> Actions:
        others = players(s) & ~bit(seat)
        able = others
        hand: i64 = s.questions[seat]
        for question in range(QUESTIONS):
            if in_hand(hand, question):
                able |= shifted(others & ~bit(MUTE), ASK + MUTE * question)
        if s.lap > 1 and not has(s.barred, seat):
            able |= bit(SUSPECT)
        return A_TURN.of(able)

    def take(self, s: Wooolf, seat: i64, action: i64) -> None:
        if action < ASK:
            peek(s, seat, action - PEEK)
        elif action < SUSPECT:
            ask(s, seat, (action - ASK) // MUTE, (action - ASK) % MUTE)
        else:
            s.tell(Suspected, seat, to=EVERYBODY)
            s.go(EARLY_SUSPICION)

    def why_not(self, s: Wooolf, seat: i64, action: i64) -> Reason | None:
        if action == PEEK_AT_MUTE:
            return NoMutePlayer()
        if action < ASK:
            return why_not_player(s, seat, action - PEEK)
        if action < SUSPECT:
            question, target = (action - ASK) // MUTE, (action - ASK) % MUTE
            if target >= s.seats or target == seat:
                return why_not_player(s, seat, target)
            return NotInHand(Question(question))
        if action == SUSPECT:
            return FirstTurn() if s.lap == 1 else Barred()
        return None


def why_not_player(s: Wooolf, seat: i64, player: i64) -> Reason:
    """Why somebody can be neither peeked at nor asked nor suspected by that seat."""
    if player == seat:
        return NotThemself()
    return NoMutePlayer() if player == MUTE else NoSuchPlayer()


def next_turn(s: Wooolf) -> None:
    """Clockwise, those who are still in; after everybody's last turn the turns end."""
    seat, lap = s.turn, s.lap
    while True:
        seat = seat + 1 if seat + 1 < s.seats else 0
        if seat == s.starter:
            lap += 1
        if not has(s.suspected, seat):
            break
    if lap > s.box.turns:
        end_turns(s, enough=False)
    else:
        s.turn = seat
        s.lap = lap
        s.go(TURN)


# Peek at a character card


def peek(s: Wooolf, peeker: i64, target: i64) -> None:
    """Chance picks one of the two cards; its appearance is announced and a clue token placed."""
    card: i64 = s.cards[2 * target + s.stream("peek").below(2)]
    announced = announcement(character(s, peeker), card)
    s.peeks.append((peeker, target, announced, card))
    if target == MUTE:
        s.tell(AnnouncedOfMute, peeker, announced, to=EVERYBODY)
        s.tell(SawOfMute, image(card), appearance(card), to=bit(peeker))
    else:
        s.tell(ANNOUNCED, peeker, target, announced, to=EVERYBODY)
        s.tell(SAW, target, image(card), appearance(card), to=bit(peeker))
        s.tell(WAS_SEEN, peeker, image(card), appearance(card), to=bit(target))
    next_turn(s)


# Use a question card


def ask(s: Wooolf, asker: i64, question: i64, target: i64) -> None:
    """The one asked answers truthfully; the card is spent."""
    yes = s.box.ranks.truth(question, s.cards[2 * target], s.cards[2 * target + 1])
    s.questions[asker] = one_less(s.questions[asker], question)
    s.answers.append((asker, target, question, yes))
    s.tell(ANSWERED, asker, target, question, yes, to=EVERYBODY)
    next_turn(s)


# Make an early suspicion


class EarlySuspicion(Draft[Wooolf]):
    """Both pointers are set in secret; then the player is out for the rest of the round."""

    def who(self, s: Wooolf) -> Seats:
        return bit(s.turn)

    def options(self, s: Wooolf, seat: i64) -> Actions:
        return pointer_options(s, seat, final=False)

    def take(self, s: Wooolf, seat: i64, action: i64) -> None:
        if not set_pointer(s, seat, action):
            return
        s.suspected |= bit(seat)
        s.last_suspect = seat
        if count(s.suspected) == s.box.enough_suspicions(s.seats):
            end_turns(s, enough=True)
        else:
            next_turn(s)

    def why_not(self, s: Wooolf, seat: i64, action: i64) -> Reason | None:
        return why_not_pointed(s, seat, action)


def pointer_options(s: Wooolf, seat: i64, final: bool) -> Actions:
    """Anybody else or 0; the second pointer is set to x by wolves only, both are in a final suspicion."""
    able = players(s) & ~bit(seat) | bit(ZERO)
    if pointer(s.first_pointers, seat) == UNSET:
        return FIRST_POINTER.of(able | bit(X) if final else able)
    return SECOND_POINTER.of(bit(X) if has_one_target(s, seat) else able)


def has_one_target(s: Wooolf, seat: i64) -> bool:
    return s.box.target_of(character(s, seat), second=True) == NO_TARGET


def set_pointer(s: Wooolf, seat: i64, action: i64) -> bool:
    """Set the next pointer; whether the suspicion is whole, of which its owner is told."""
    if action == SUSPECT_NOBODY:
        s.first_pointers = pointed(s.first_pointers, seat, X)
        s.second_pointers = pointed(s.second_pointers, seat, X)
    elif action < SECOND:
        s.first_pointers = pointed(s.first_pointers, seat, action - FIRST)
        return False
    else:
        s.second_pointers = pointed(s.second_pointers, seat, action - SECOND)
    tell_pointers(s, seat, to=bit(seat))
    return True


def why_not_pointed(s: Wooolf, seat: i64, action: i64) -> Reason | None:
    """Which rule forbids setting the next pointer like this."""
    if pointer(s.first_pointers, seat) == UNSET:
        if action == SUSPECT_NOBODY:
            return MustPoint()
        return why_not_player(s, seat, action - FIRST) if FIRST <= action < FIRST_AT_NOBODY else None
    if action < SECOND:
        return None
    if has_one_target(s, seat):
        return OneTarget()
    return TwoTargets() if action == SECOND_AT_X else why_not_player(s, seat, action - SECOND)


# The final suspicion


def end_turns(s: Wooolf, enough: bool) -> None:
    s.tell(TurnsOver, enough, to=EVERYBODY)
    if s.suspected == first(s.seats):
        end_round(s)
    else:
        s.go(FINAL_SUSPICION)


class FinalSuspicion(SealedDraft[Wooolf]):
    """All others make a suspicion at the same time, or none."""

    def who(self, s: Wooolf) -> Seats:
        return first(s.seats) & ~s.suspected & ~s.pointed

    def options(self, s: Wooolf, seat: i64) -> Actions:
        return pointer_options(s, seat, final=True)

    def take(self, s: Wooolf, seat: i64, action: i64) -> None:
        if set_pointer(s, seat, action):
            s.pointed |= bit(seat)

    def close(self, s: Wooolf) -> None:
        end_round(s)

    def why_not(self, s: Wooolf, seat: i64, action: i64) -> Reason | None:
        return why_not_pointed(s, seat, action)


# End of round


def end_round(s: Wooolf) -> None:
    """Score; tokens and cards go back; the next round starts left of whoever made the last early suspicion."""
    wrong = score_round(s)
    before = s.starter if s.last_suspect == NO_ONE else s.last_suspect
    barred = wrong & s.suspected
    s.barred = NOBODY
    s.cards = ()
    s.questions = []
    s.peeks = []
    s.answers = []
    s.suspected = NOBODY
    s.last_suspect = NO_ONE
    s.first_pointers = ALL_UNSET
    s.second_pointers = ALL_UNSET
    s.pointed = NOBODY
    if not end_of_game(s):
        prepare_round(s, (before + 1) % s.seats)
        s.barred = barred
        for seat in members(barred):
            s.tell(NotEarly, seat, to=EVERYBODY)


# End of game


def end_of_game(s: Wooolf) -> bool:
    """After the last round, or when somebody has too many error tokens."""
    out: Seats = NOBODY
    for seat in range(s.seats):
        if s.errors[seat] >= s.box.errors:
            out |= bit(seat)
    if out:
        s.end(TooManyErrors, out, s.box.errors, won=s.leaders())
    elif len(s.past) == s.box.rounds:
        s.end(AllRounds, s.box.rounds, won=s.leaders())
    return s.over


TURN: Final = Turn()
EARLY_SUSPICION: Final = EarlySuspicion()
FINAL_SUSPICION: Final = FinalSuspicion()
STEPS: Final = (TURN, EARLY_SUSPICION, FINAL_SUSPICION)


def max_decisions(box: Box, seats: int) -> int:
    """In a round everybody has all their turns and sets their pointers once."""
    return box.rounds * seats * (box.turns + 1)


def score_range(box: Box, seats: int) -> tuple[float, float]:
    """At best one is right early in every round, as a shepherd boy who fools everybody that can be fooled."""
    images = [image(card) for card in box.decks[seats, False]]
    fooled = len([one for one in images if has(DECEIVED, one)])
    return 0.0, float(box.rounds * (max(box.early_points, box.final_points) + min(fooled, seats - 1)))

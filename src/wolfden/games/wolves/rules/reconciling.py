"""Step six of Wolves: all survive or none; then everybody turns in what is left, in status rank order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Seats, bit, first, has, shifted
from wolfden.engine.blocks import Block
from wolfden.engine.step import Step
from wolfden.engine.terms import Reason
from wolfden.games.wolves.rules import order, told
from wolfden.games.wolves.rules.status import InRankOrder, gain
from wolfden.games.wolves.state import LEADER, LEARNING, NO_WASTE, RESOURCES, Wolves, cap, replaced, room
from wolfden.games.wolves.terms import reasons
from wolfden.games.wolves.terms.actions import ACTIONS, AddNone, AddThird, Learn, LearnNothing, Resource, Store

ADD_THIRD: Final = Block(ACTIONS, AddThird)
ADD_NONE: Final = Block(ACTIONS, AddNone)
LEARN: Final = Block(ACTIONS, Learn)
LEARN_NOTHING: Final = Block(ACTIONS, LearnNothing)
STORE: Final = Block(ACTIONS, Store)
NUMBER_OF_STORE: Final[i64] = 1  # the field after the resource

ADD_OR_NOT: Final = ADD_THIRD.then(ADD_NONE)
LEARN_OR_NOT: Final = LEARN.then(LEARN_NOTHING)

LESSONS: Final[i64] = 6
TWO: Final[i64] = 2


def begin(s: Wolves) -> None:
    """An unmet need is everybody's defeat; otherwise No Waste comes first, and then everybody reconciles."""
    hungry: Seats = NOBODY
    for seat in range(s.seats):
        if s.unmet[seat]:
            hungry |= bit(seat)
    if hungry:
        s.end(reasons.Starved, hungry)
        return
    s.place = 0
    offer_third(s)


# No Waste


def offer_third(s: Wolves) -> None:
    """Ask the next in rank order who can add a token; after the last, everybody turns in what is left."""
    while s.place < s.seats and not of_two(s, s.acting()):
        s.place += 1
    if s.place < s.seats:
        s.go(ADDING_THIRD)
    else:
        s.place = 0
        begin_turning_in(s)
        s.go(RECONCILING)


def of_two(s: Wolves, seat: i64) -> i64:
    """The resources of which somebody with No Waste has exactly two tokens, and room for a third."""
    kinds: i64 = 0
    if s.knows(seat, NO_WASTE):
        for kind in range(RESOURCES):
            if counts.of(s.reserve[seat], kind) == TWO and room(s, seat, kind):
                kinds |= bit(kind)
    return kinds


class AddingThird(Step[Wolves]):
    """No Waste: add a third token to exactly two of a kind, or leave it."""

    def who(self, s: Wolves) -> Seats:
        return bit(s.acting())

    def options(self, s: Wolves, seat: i64) -> Actions:
        return ADD_OR_NOT.among(of_two(s, seat))

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        if action in ADD_THIRD:
            kind = ADD_THIRD.of(action)
            s.reserve[seat] += counts.some(kind, 1)
            s.tell(told.DID_NOT_WASTE, seat, kind, to=EVERYBODY)
        s.place += 1
        offer_third(s)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        return reasons.NotTwo() if action in ADD_THIRD else None


# Turning everything in


def begin_turning_in(s: Wolves) -> None:
    """First a knowledge card, for whoever has the leaders; then the reserve."""
    s.storing = LEARNING if lessons(s, s.acting()) else 0


def lessons(s: Wolves, seat: i64) -> i64:
    """The knowledge cards that a player can take: with leaders enough, not owned yet, a copy left."""
    if s.leaders_in(seat) < s.box.lesson:
        return 0
    able: i64 = 0
    for card in range(LESSONS):
        if not s.knows(seat, card) and copies_left(s, card):
            able |= bit(card)
    return able


def copies_left(s: Wolves, card: i64) -> i64:
    """How many of a knowledge card nobody has taken."""
    left: i64 = s.box.copies[card]
    for seat in range(s.seats):
        if s.knows(seat, card):
            left -= 1
    return left


class Reconciling(InRankOrder):
    """Leaders for knowledge; then say what the reserve shall hold. All the rest is status, as one gain.

    It makes no difference which tokens and cards exactly are turned in: a card stored brings a token instead of one
    status, a token returned one status instead of a token.
    """

    def options(self, s: Wolves, seat: i64) -> Actions:
        if s.storing == LEARNING:
            return LEARN_OR_NOT.among(lessons(s, seat))
        none = STORE.of(STORE.number(s.storing, 0))
        return STORE.among(shifted(first(most_stored(s, seat) + 1), none))

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        if action not in STORE:
            if action in LEARN:
                learn(s, seat, LEARN.of(action))
            if action in LEARN_NOTHING or not lessons(s, seat):
                s.storing = 0
            return
        s.stored += counts.some(s.storing, STORE.field(action, NUMBER_OF_STORE))
        s.storing += 1
        if s.storing == RESOURCES:
            turn_in(s, seat)
            s.place += 1
            if s.place == s.seats:
                order.after_reconciling(s)
            else:
                begin_turning_in(s)

    def ends(self, s: Wolves, seat: i64, action: i64) -> bool:
        return s.storing == RESOURCES - 1

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        if action in LEARN:
            if s.leaders_in(seat) < s.box.lesson:
                return reasons.TooFewLeaders()
            if s.storing != LEARNING:
                return None
            return reasons.KnownAlready() if s.knows(seat, LEARN.of(action)) else reasons.NoCopyLeft()
        if action not in STORE or s.storing == LEARNING:
            return None
        if STORE.field(action, 0) != s.storing:
            return reasons.InOrder(Resource(s.storing))
        enough = STORE.field(action, NUMBER_OF_STORE) <= within_reach(s, seat)
        return reasons.NoRoom() if enough else reasons.NotSoMany()


def learn(s: Wolves, seat: i64, card: i64) -> None:
    """A knowledge card; it works at once."""
    known: i64 = s.knowledge[seat]
    s.hand[seat] -= counts.some(LEADER, s.box.lesson)
    s.knowledge = replaced(s.knowledge, seat, known | bit(card))
    s.learned |= bit(card)


def free_leaders(s: Wolves, seat: i64) -> i64:
    """The leaders that no token so far needs: they stand in where cards and tokens of a resource are too few."""
    free = s.leaders_in(seat)
    kind: i64 = 0
    while kind < s.storing:
        short = counts.of(s.stored, kind) - counts.of(s.reserve[seat], kind) - counts.of(s.hand[seat], kind)
        if short > 0:
            free -= short
        kind += 1
    return free


def within_reach(s: Wolves, seat: i64) -> i64:
    """How many tokens of the resource the player could have: from tokens, cards and leaders."""
    return counts.of(s.reserve[seat], s.storing) + counts.of(s.hand[seat], s.storing) + free_leaders(s, seat)


def most_stored(s: Wolves, seat: i64) -> i64:
    """How many tokens of the resource the player can choose to store."""
    fits = min(s.box.kind_cap, cap(s, seat) - counts.total(s.stored))
    return min(fits, within_reach(s, seat))


def turn_in(s: Wolves, seat: i64) -> None:
    """All cards go back into the deck; what is not stored is status, unless the player has overstretched."""
    hand: i64 = s.hand[seat]
    worth = counts.total(counts.below(hand, RESOURCES)) + s.leaders_in(seat) + counts.total(s.reserve[seat])
    turned_in = worth - counts.total(s.stored)
    moved: i64 = 0
    if not has(s.overstretched, seat):
        moved = gain(s, seat, turned_in)
    s.hand[seat] = 0
    s.shown = replaced(s.shown, seat, 0)
    s.reserve[seat] = s.stored
    for card in range(LESSONS):
        if has(s.learned, card):
            s.tell(told.LEARNED, seat, card, to=EVERYBODY)
    fish, corn, bison = counts.of(s.stored, 0), counts.of(s.stored, 1), counts.of(s.stored, 2)
    s.tell(told.RECONCILED, seat, fish, corn, bison, moved, s.status[seat], to=EVERYBODY)
    s.stored = 0
    s.learned = 0


ADDING_THIRD: Final = AddingThird()
RECONCILING: Final = Reconciling()

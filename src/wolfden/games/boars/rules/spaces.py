"""Phase 3: bump whoever stands there, and activate your space."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, Actions, has, lowest
from wolfden.engine.blocks import Block, Span
from wolfden.engine.terms import Reason
from wolfden.games.boars.box import FOOD, FOODSTUFF, PREDATOR, STATION, food
from wolfden.games.boars.rules import order
from wolfden.games.boars.rules.moving import bump, gain
from wolfden.games.boars.rules.paying import Paying, collect, hand_over, settle
from wolfden.games.boars.rules.turn import TurnStep
from wolfden.games.boars.state import START, Boars
from wolfden.games.boars.terms import reasons
from wolfden.games.boars.terms.actions import ACTIONS, Colour, GiveOne, GiveThree, TakeOne, TakeThree
from wolfden.games.boars.terms.events import Chased, Fed, Gained, Gathered

TAKE_ONE: Final = Block(ACTIONS, TakeOne)
TAKE_THREE: Final = Block(ACTIONS, TakeThree)
TAKE: Final = Span(TAKE_ONE, TAKE_THREE)
GIVE_ONE: Final = Block(ACTIONS, GiveOne)
GIVE_THREE: Final = Block(ACTIONS, GiveThree)
GIVE: Final = Span(GIVE_ONE, GIVE_THREE)

LARGE: Final = 3  # cubes of a foodstuff space's own colour, or of any for a predator


def activate(s: Boars, seat: i64) -> None:
    """When all movement is done: the bump, and then the space, whether the boar has moved or not."""
    bump(s, seat)
    space: i64 = s.at[seat]
    ground: i64 = s.box.ground[space]
    colour: i64 = s.box.colour[space]
    if ground == FOODSTUFF:
        if s.reserve:
            s.go(FOODSTUFF_SPACE)
            return
    elif ground == PREDATOR:
        if counts.of(s.hand, colour) or food(s.hand) >= LARGE:
            s.go(PREDATOR_SPACE)
            return
        s.at[seat] = space - 1
        s.tell(Chased, seat, space - 1, to=EVERYBODY)
    elif ground == STATION:
        s.gained = gain(s, seat, counts.some(colour, 1))
        if s.reserve:
            s.go(TRANSPORT_STATION)
            return
        reap(s, seat, s.gained)
    elif space == START and not (s.bags[seat] | s.hand) & FOOD and s.reserve:
        s.gained = 0
        s.go(TRANSPORT_STATION)
        return
    order.end_turn(s, seat)


def reap(s: Boars, seat: i64, gained: i64) -> None:
    """Tell what a space has given; each gatherer of a colour that was really gained adds one of it."""
    if not gained:
        return
    s.tell(
        Gained,
        seat,
        counts.of(gained, 0),
        counts.of(gained, 1),
        counts.of(gained, 2),
        counts.of(gained, 3),
        to=EVERYBODY,
    )
    gatherers = s.cards[seat] & s.box.gatherers
    while gatherers:
        kind = s.box.face[lowest(gatherers)]
        gatherers &= gatherers - 1
        colour = s.box.card_colour[kind]
        if counts.of(gained, colour) and gain(s, seat, counts.some(colour, 1)):
            s.tell(Gathered, seat, kind, to=EVERYBODY)


# Foodstuff spaces


class FoodstuffSpace(TurnStep):
    """Three cubes of the space's colour, or one of any; as far as the reserve has them."""

    def options(self, s: Boars, seat: i64) -> Actions:
        able = counts.kinds(s.reserve)
        if has(able, s.box.colour[s.at[seat]]):
            return TAKE.among(TAKE.part(TAKE_ONE, able) | TAKE.every(TAKE_THREE))
        return TAKE_ONE.among(able)

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        three = action in TAKE_THREE
        wanted = counts.some(s.box.colour[s.at[seat]], LARGE) if three else counts.some(TAKE_ONE.of(action), 1)
        reap(s, seat, gain(s, seat, wanted))
        order.end_turn(s, seat)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        if action in TAKE_THREE:
            return reasons.NoneLeft(Colour(s.box.colour[s.at[seat]]))
        return why_not_taken(action)


def why_not_taken(action: i64) -> Reason | None:
    return reasons.NoneLeft(Colour(TAKE_ONE.of(action))) if action in TAKE_ONE else None


# Predator spaces


class PredatorSpace(TurnStep):
    """One cube of the predator's colour, or three of any; whoever can do neither was chased back."""

    def options(self, s: Boars, seat: i64) -> Actions:
        able: i64 = 0
        if counts.of(s.hand, s.box.colour[s.at[seat]]):
            able = GIVE.every(GIVE_ONE)
        if food(s.hand) >= LARGE:
            able |= GIVE.every(GIVE_THREE)
        return GIVE.among(able)

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        if action in GIVE_ONE:
            s.due = 1
            hand_over(s, s.box.colour[s.at[seat]])
        else:
            s.due = LARGE
            settle(s)
        if s.due:
            s.go(PAY_PREDATOR)
        else:
            feed_predator(s, seat)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        return reasons.TooLittleFood() if action in GIVE else None


class PayPredator(Paying):
    """Three cubes for a predator."""

    def ends(self, s: Boars, seat: i64, action: i64) -> bool:
        return s.due == 1

    def paid_up(self, s: Boars, seat: i64) -> None:
        feed_predator(s, seat)


def feed_predator(s: Boars, seat: i64) -> None:
    """The predator gets its cubes, and the turn is over."""
    paid = collect(s)
    s.tell(Fed, seat, counts.of(paid, 0), counts.of(paid, 1), counts.of(paid, 2), counts.of(paid, 3), to=EVERYBODY)
    order.end_turn(s, seat)


# Transport stations, and Start for those who have nothing to eat


class TransportStation(TurnStep):
    """Besides the cube of the station's colour, one of any; on Start, one for a player without any food."""

    def options(self, s: Boars, seat: i64) -> Actions:
        return TAKE_ONE.among(counts.kinds(s.reserve))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        reap(s, seat, s.gained + gain(s, seat, counts.some(TAKE_ONE.of(action), 1)))
        order.end_turn(s, seat)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        return why_not_taken(action)


FOODSTUFF_SPACE: Final = FoodstuffSpace()
PREDATOR_SPACE: Final = PredatorSpace()
PAY_PREDATOR: Final = PayPredator()
TRANSPORT_STATION: Final = TransportStation()

"""The third phase of a turn: bump whoever stands there, and activate your space."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Picks, Seats, bit, has, lowest
from wolfden.engine.step import Draft, Step
from wolfden.engine.terms import Event, Reason
from wolfden.games.boars.actions import ACTIONS, Colour, GiveOne, GiveThree, Ground, Kind, Pay, TakeOne, TakeThree
from wolfden.games.boars.box import COLOURS, FOOD, cube, cubes, held
from wolfden.games.boars.events import (
    Chased,
    Fed,
    Gained,
    Gathered,
    NoneLeft,
    OutOfTurns,
    PaidInOrder,
    TooLittleFood,
)
from wolfden.games.boars.race import START, Boars, bump, end_turn, food, foods, gain

TAKE_ONE: Final[i64] = ACTIONS.first(TakeOne)
TAKE_THREE: Final[i64] = ACTIONS.first(TakeThree)
GIVE_ONE: Final[i64] = ACTIONS.first(GiveOne)
GIVE_THREE: Final[i64] = ACTIONS.first(GiveThree)
PAY: Final[i64] = ACTIONS.first(Pay)

TAKE: Final = Picks(ACTIONS.first(TakeOne))
GIVE: Final = Picks(ACTIONS.first(GiveOne))
COINS: Final = Picks(ACTIONS.first(Pay))

GAINED: Final[type[Event]] = Gained  # told all the time: compiled code finds this faster than an imported name

FOODSTUFF: Final[i64] = int(Ground.FOODSTUFF)
PREDATOR: Final[i64] = int(Ground.PREDATOR)
STATION: Final[i64] = int(Ground.STATION)
GATHERER: Final[i64] = int(Kind.GATHERER)

LARGE: Final = 3  # cubes of a foodstuff space's own colour, or of any for a predator


def finish_moving(s: Boars, seat: i64) -> None:
    """When all movement is done: the bump, and then the space, whether the boar has moved or not."""
    bump(s, seat)
    space: i64 = s.at[seat]
    ground: i64 = s.box.ground[space]
    colour: i64 = s.box.colour[space]
    if ground == FOODSTUFF:
        if s.reserve:
            s.go(FORAGE)
            return
    elif ground == PREDATOR:
        if held(s.hand, colour) or food(s.hand) >= LARGE:
            s.go(MEET)
            return
        s.at[seat] = space - 1
        s.tell(Chased, seat, space - 1, to=EVERYBODY)
    elif ground == STATION:
        s.gained = gain(s, seat, cube(colour))
        if s.reserve:
            s.go(WAIT)
            return
        reap(s, seat, s.gained)
    elif space == START and not (s.bags[seat] | s.hand) & FOOD and s.reserve:
        s.gained = 0
        s.go(WAIT)
        return
    finish_turn(s, seat)


def finish_turn(s: Boars, seat: i64) -> None:
    """The turn is over, and after everybody's last turn the game."""
    end_turn(s, seat)
    if s.round > s.box.turns:
        s.end(OutOfTurns, s.box.turns, won=s.leaders())


def reap(s: Boars, seat: i64, gained: i64) -> None:
    """Tell what a space has given; each gatherer of a colour that was really gained adds one of it."""
    if not gained:
        return
    s.tell(GAINED, seat, held(gained, 0), held(gained, 1), held(gained, 2), held(gained, 3), to=EVERYBODY)
    gatherers = s.cards[seat] & s.box.gatherers
    while gatherers:
        kind = s.box.face[lowest(gatherers)]
        gatherers &= gatherers - 1
        colour = s.box.without[kind]
        if held(gained, colour) and gain(s, seat, cube(colour)):
            s.tell(Gathered, seat, kind, to=EVERYBODY)


# Foodstuff spaces


class Forage(Step[Boars]):
    """Three cubes of the space's colour, or one of any; as far as the reserve has them."""

    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

    def options(self, s: Boars, seat: i64) -> Actions:
        able = foods(s.reserve)
        if has(able, s.box.colour[s.at[seat]]):
            able |= bit(TAKE_THREE - TAKE_ONE)
        return TAKE.of(able)

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        if action == TAKE_THREE:
            gained = gain(s, seat, cubes(s.box.colour[s.at[seat]], LARGE))
        else:
            gained = gain(s, seat, cube(action - TAKE_ONE))
        reap(s, seat, gained)
        finish_turn(s, seat)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        if action == TAKE_THREE:
            return NoneLeft(Colour(s.box.colour[s.at[seat]]))
        return why_not_taken(action)


def why_not_taken(action: i64) -> Reason | None:
    return NoneLeft(Colour(action - TAKE_ONE)) if TAKE_ONE <= action < TAKE_THREE else None


# Predator spaces


class Meet(Step[Boars]):
    """One cube of the predator's colour, or three of any; whoever can do neither was chased back."""

    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

    def options(self, s: Boars, seat: i64) -> Actions:
        able = bit(0) if held(s.hand, s.box.colour[s.at[seat]]) else 0
        if food(s.hand) >= LARGE:
            able |= bit(GIVE_THREE - GIVE_ONE)
        return GIVE.of(able)

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        if action == GIVE_ONE:
            hand_over(s, s.box.colour[s.at[seat]], 1)
            feed(s, seat)
            return
        s.due = LARGE
        settle(s)
        if s.due:
            s.go(GIVE_ANY)
        else:
            feed(s, seat)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        return TooLittleFood() if action in (GIVE_ONE, GIVE_THREE) else None


class Paying(Draft[Boars]):
    """Cubes of any colours, one after the other in the order of the colours, so that each payment is one way only."""

    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

    def options(self, s: Boars, seat: i64) -> Actions:
        return COINS.of(payable(s))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        hand_over(s, action - PAY, 1)
        settle(s)
        if not s.due:
            self.paid_up(s, seat)

    def paid_up(self, s: Boars, seat: i64) -> None:
        """What the payment was for."""
        raise NotImplementedError

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        if not PAY <= action < PAY + COLOURS:
            return None
        return PaidInOrder() if held(s.hand, action - PAY) else TooLittleFood()


class GiveAny(Paying):
    """Three cubes for a predator."""

    def ends(self, s: Boars, seat: i64, action: i64) -> bool:
        return s.due == 1

    def paid_up(self, s: Boars, seat: i64) -> None:
        feed(s, seat)


def payable(s: Boars) -> i64:
    """The colours in which the next cube can be paid: none before one that was paid, and enough left after it."""
    able: i64 = 0
    left: i64 = 0
    colour: i64 = COLOURS - 1
    while colour >= 0:
        there = held(s.hand, colour)
        left += there
        if there and left >= s.due:
            able |= bit(colour)
        if held(s.paid, colour):
            break
        colour -= 1
    return able


def settle(s: Boars) -> None:
    """Pay as long as there is only one way to."""
    while s.due:
        able = payable(s)
        if able & (able - 1):
            return
        hand_over(s, lowest(able), 1)


def hand_over(s: Boars, colour: i64, number: i64) -> None:
    """Put cubes down as a payment."""
    price = cubes(colour, number)
    s.hand -= price
    s.paid += price
    s.due -= number


def feed(s: Boars, seat: i64) -> None:
    """The predator is content."""
    paid = s.paid
    s.paid = 0
    s.due = 0
    s.reserve += paid
    s.tell(Fed, seat, held(paid, 0), held(paid, 1), held(paid, 2), held(paid, 3), to=EVERYBODY)
    finish_turn(s, seat)


# Transport stations, and Start for those who have nothing to eat


class Wait(Step[Boars]):
    """Besides the cube of the station's colour, one of any; on Start, one for a player without any food."""

    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

    def options(self, s: Boars, seat: i64) -> Actions:
        return TAKE.of(foods(s.reserve))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        reap(s, seat, s.gained + gain(s, seat, cube(action - TAKE_ONE)))
        finish_turn(s, seat)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        return why_not_taken(action)


FORAGE: Final = Forage()
MEET: Final = Meet()
GIVE_ANY: Final = GiveAny()
WAIT: Final = Wait()

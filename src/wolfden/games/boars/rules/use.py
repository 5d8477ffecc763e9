"""Phase 2: use cubes. Buy a card (buying.py), buy tickets, feed your boar (diets.py), in any order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, Actions, bit
from wolfden.engine.blocks import Block, Span
from wolfden.engine.terms import Reason
from wolfden.games.boars.box import COLOURS, NONE
from wolfden.games.boars.rules import buying, diets, spaces
from wolfden.games.boars.rules.moving import arrive, spend
from wolfden.games.boars.rules.turn import TurnStep
from wolfden.games.boars.state import Boars
from wolfden.games.boars.terms import reasons
from wolfden.games.boars.terms.actions import ACTIONS, Buy, Colour, Done, Eat, Ride, Use
from wolfden.games.boars.terms.events import Rode

BUY: Final = Block(ACTIONS, Buy)
USE: Final = Block(ACTIONS, Use)
DONE: Final = Block(ACTIONS, Done)
EAT: Final = Block(ACTIONS, Eat)
RIDE: Final = Block(ACTIONS, Ride)
REST: Final = Span(DONE, EAT, RIDE)


class UseCubes(TurnStep):
    """Buy one card, buy tickets, use diets, each diet once; then say that you are done."""

    def options(self, s: Boars, seat: i64) -> Actions:
        listed = REST.among(REST.every(DONE) | REST.part(EAT, diets.meals(s, seat)) | REST.part(RIDE, rides(s, seat)))
        usable = diets.usable(s, seat)
        if usable:
            listed = USE.among(usable) + listed
        affordable = buying.affordable(s)
        if affordable:
            listed = BUY.among(affordable) + listed
        return listed

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        if action in BUY:
            buying.buy(s, seat, BUY.of(action))
        elif action in USE:
            diets.use(s, seat, USE.of(action))
        elif action in EAT:
            diets.eat(s, seat, EAT.of(action))
        elif action in RIDE:
            ride(s, seat, RIDE.of(action))
        else:
            spaces.activate(s, seat)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        if action in BUY:
            return buying.why_not_bought(s, BUY.of(action))
        if action in USE:
            return diets.why_not_used(s, seat, USE.of(action))
        if action in EAT:
            return diets.why_not_eaten(s, seat, EAT.of(action))
        return why_not_ridden(s, seat, RIDE.of(action)) if action in RIDE else None


# Buy a ticket


def rides(s: Boars, seat: i64) -> i64:
    """The colours of the tickets that can be bought.

    Just so many cubes were drawn, all are still there, and there is such a station ahead.
    """
    box, hand, drawn = s.box, s.hand, s.drawn
    able: i64 = 0
    for colour in range(COLOURS):
        price: i64 = box.tickets[colour]
        if (
            counts.of(hand, colour) == price
            and counts.of(drawn, colour) == price
            and box.stations[colour][s.at[seat]] != NONE
        ):
            able |= bit(colour)
    return able


def why_not_ridden(s: Boars, seat: i64, colour: i64) -> Reason:
    if s.box.stations[colour][s.at[seat]] == NONE:
        return reasons.LastStation(colour)
    return reasons.NotTheTicket(s.box.tickets[colour], Colour(colour))


def ride(s: Boars, seat: i64, colour: i64) -> None:
    """To the next station of that kind."""
    spend(s, counts.some(colour, s.box.tickets[colour]))
    space = arrive(s, seat, s.box.stations[colour][s.at[seat]])
    s.tell(Rode, seat, colour, space, to=EVERYBODY)


USE_CUBES: Final = UseCubes()

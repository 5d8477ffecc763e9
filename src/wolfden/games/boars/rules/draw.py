"""Phase 1: draw cubes. Sickness, and changing the menu."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, Actions
from wolfden.engine.blocks import Block
from wolfden.engine.chance import Stream
from wolfden.engine.terms import Reason
from wolfden.games.boars.box import BLACK, size
from wolfden.games.boars.rules import order
from wolfden.games.boars.rules.cards import lay_down, reveal
from wolfden.games.boars.rules.turn import TurnStep
from wolfden.games.boars.state import LUCK, Boars
from wolfden.games.boars.terms import reasons
from wolfden.games.boars.terms.actions import ACTIONS, MOST_CUBES, ChangeMenu, Draw, KeepMenu
from wolfden.games.boars.terms.events import Drew, MenuChanged, Sickened

DRAW: Final = Block(ACTIONS, Draw)
CHANGE: Final = Block(ACTIONS, ChangeMenu)
EITHER: Final[Actions] = Block(ACTIONS, KeepMenu).all + CHANGE.all

# By the size of a bag: made once, as slices of 25 numbers cost six per cent of a playout and more.
UP_TO: Final[tuple[Actions, ...]] = tuple([DRAW.all[:most] for most in range(MOST_CUBES + 1)])
LARGEST_LOT: Final = 0x7FFFFFFF


class DrawCubes(TurnStep):
    """Say how many cubes, at least one; they come out of the bag by chance."""

    def options(self, s: Boars, seat: i64) -> Actions:
        return UP_TO[size(s.bags[seat])]

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        bag: i64 = s.bags[seat]
        drawn = out_of(bag, DRAW.of(action), s.stream(LUCK))
        black = counts.of(drawn, BLACK)
        s.tell(
            Drew,
            seat,
            counts.of(drawn, 0),
            counts.of(drawn, 1),
            counts.of(drawn, 2),
            counts.of(drawn, 3),
            black,
            to=EVERYBODY,
        )
        s.drawn = drawn
        s.waiting = s.cards[seat] & s.box.armed[black]
        s.sick = black >= s.box.sick
        if s.sick:
            s.tell(Sickened, seat, to=EVERYBODY)
        else:
            s.bags[seat] = bag - drawn
            s.hand = drawn
        order.after_draw(s, seat)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        return reasons.TooFewCubes(size(s.bags[seat])) if action in DRAW else None


def out_of(bag: i64, number: i64, chance: Stream) -> i64:
    """So many cubes out of a bag, all equally likely. Where most come out, those that stay are drawn instead."""
    total = size(bag)
    few = number if 2 * number <= total else total - number
    drawn: i64 = 0
    left = bag
    ways: i64 = 1  # how many values `lot` can have
    lot: i64 = 0
    for n in range(few):
        if ways == 1:
            # One draw of chance decides about several cubes.
            for further in range(n, few):
                if ways * (total - further) > LARGEST_LOT:
                    break
                ways *= total - further
            lot = chance.below(ways)
        ways //= total - n
        lot, place = lot % ways, lot // ways
        colour: i64 = 0
        there = counts.of(left, 0)
        while place >= there:
            place -= there
            colour += 1
            there = counts.of(left, colour)
        one = counts.some(colour, 1)
        left -= one
        drawn += one
    return drawn if few == number else bag - drawn


class Menu(TurnStep):
    """With all black cubes drawn, the four open cards may go to the bottom of the deck for four new ones."""

    def options(self, s: Boars, seat: i64) -> Actions:
        return EITHER

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        if action in CHANGE:
            s.tell(MenuChanged, seat, to=EVERYBODY)
            for card in s.market:
                lay_down(s, card)
            s.market = tuple([reveal(s) for _ in s.market])
        order.use_cubes(s)


DRAW_CUBES: Final = DrawCubes()
MENU: Final = Menu()

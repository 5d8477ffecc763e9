"""How boars and cubes move: to a space, off a space, into a bag and back into the reserve."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, NOBODY, bit, has
from wolfden.games.boars.rules import ending
from wolfden.games.boars.state import START, Boars
from wolfden.games.boars.terms.events import Bumped

BACK: Final = 2  # spaces that a bump takes a boar back


def arrive(s: Boars, seat: i64, space: i64) -> i64:
    """Put a boar on a space, or on Finish if that is nearer, where it wins at once; return where it is now."""
    if space >= s.box.finish:
        space = s.box.finish
        ending.win(s, seat)
    s.at[seat] = space
    return space


def bump(s: Boars, seat: i64) -> None:
    """Every other boar on the space goes back two, those it lands on as well, and so on; nobody past Start."""
    space: i64 = s.at[seat]
    arriving = bit(seat)
    while space > START:
        pushed = NOBODY
        for other in range(s.seats):
            if s.at[other] == space and not has(arriving, other):
                pushed |= bit(other)
        if not pushed:
            return
        space = space - BACK if space > BACK else START
        for other in range(s.seats):
            if has(pushed, other):
                s.at[other] = space
                s.tell(Bumped, other, space, to=EVERYBODY)
        arriving = pushed


def gain(s: Boars, seat: i64, wanted: i64) -> i64:
    """Move food from the reserve into a bag, as far as there is some; return what was gained."""
    gained = counts.lesser(wanted, s.reserve)
    bag: i64 = s.bags[seat]
    s.reserve -= gained
    s.bags[seat] = bag + gained
    return gained


def spend(s: Boars, price: i64) -> None:
    """Move food from the hand into the reserve."""
    s.hand -= price
    s.reserve += price

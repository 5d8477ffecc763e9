"""Setup: everybody holds one card, and knows that of one other."""

from __future__ import annotations

from wolfden.engine.bits import EVERYBODY, bit, has
from wolfden.games.gulag.rules import order
from wolfden.games.gulag.state import Gulag, reds_in_deck, right
from wolfden.games.gulag.terms.events import Dealt, Opened


def setup(s: Gulag) -> None:
    """In clockwise order everyone draws a card, looks at it and gives it to their right."""
    chance = s.stream("deal")
    reds = reds_in_deck(s.seats)
    left = 2 * reds
    for seat in range(s.seats):
        if chance.below(left) < reds:
            s.red |= bit(right(s.seats, seat))
            reds -= 1
        left -= 1
    for seat in range(s.seats):
        neighbour = right(s.seats, seat)
        s.tell(Dealt, has(s.red, seat), neighbour, has(s.red, neighbour), to=bit(seat))
    s.commissar = chance.below(s.seats)
    s.tell(Opened, s.commissar, to=EVERYBODY)
    order.begin_turn(s)

"""Setup."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY
from wolfden.games.boars.box import BLACK, COLOURS, MARKET
from wolfden.games.boars.rules import draw
from wolfden.games.boars.rules.cards import reveal
from wolfden.games.boars.state import LUCK, Boars
from wolfden.games.boars.terms.actions import MOST_SEATS
from wolfden.games.boars.terms.events import Begins, Chose


def setup(s: Boars) -> None:
    """Everybody gets a bag and a boar, four cards are turned up, and the lot says who begins."""
    chance = s.stream(LUCK)
    bag: i64 = counts.some(BLACK, s.box.black)
    for colour in range(COLOURS):
        bag += counts.some(colour, s.box.food)
        s.reserve += counts.some(colour, s.box.stock - s.seats * s.box.food)
    s.bags = [int(bag)] * s.seats
    boars = list(range(MOST_SEATS))
    s.boars = tuple([chance.draw(boars) for _ in range(s.seats)])
    for seat in range(s.seats):
        s.tell(Chose, seat, s.boars[seat], to=EVERYBODY)
    s.pile = s.box.deck
    s.market = tuple([reveal(s) for _ in range(MARKET)])
    s.starter = chance.below(s.seats)
    s.turn = s.starter
    s.tell(Begins, s.starter, to=EVERYBODY)
    s.go(draw.DRAW_CUBES)

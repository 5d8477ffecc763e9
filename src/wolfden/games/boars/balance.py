"""What to count in games of Boars on the Run!: how cards fare, and how far each way of moving carries.

Headings and rows are messages of the catalogue; only cards are called as the data has it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from wolfden.engine.metrics import Chart, Column, Fact
from wolfden.engine.terms import Event
from wolfden.games.boars.components import Face
from wolfden.games.boars.state import Boars
from wolfden.games.boars.terms import events
from wolfden.games.boars.terms.actions import Kind

WINS = "wins"
TURNS = "turns"
CARDS = "cards"
WAYS = "ways to move"

CHARTS: tuple[Chart, ...] = (
    Chart(WINS, "show-chart-order", (Column("show-chart-won", "won", "played", percent=True),)),
    Chart(TURNS, "show-chart-game", (Column("show-chart-a-game", "number"),)),
    Chart(
        CARDS,
        "show-chart-card",
        (
            Column("show-chart-bought", "bought"),
            Column("show-chart-bought-of", "bought", "open", percent=True),
            Column("show-chart-uses", "used", "bought"),
            Column("show-chart-spaces-a-use", "spaces", "used"),
        ),
    ),
    Chart(
        WAYS,
        "show-chart-way",
        (
            Column("show-chart-times", "times"),
            Column("show-chart-spaces", "spaces"),
            Column("show-chart-spaces-a-time", "spaces", "times"),
        ),
    ),
)

PLACES = ("show-chart-place-1", "show-chart-place-2", "show-chart-place-3", "show-chart-place-4")
WAY_OF = {
    Kind.DIET: "show-way-diets",
    Kind.NON_DIET: "show-way-non-diets",
    Kind.PORTION: "show-way-portions",
    Kind.KNOWLEDGE_IS_POWER: "show-way-specials",
    Kind.BEST_SERVED_COLD: "show-way-specials",
    Kind.COULDNT_CARE_LESS: "show-way-specials",
}


def listen(state: Boars) -> Iterator[Fact]:
    """The facts of a finished game."""
    return Listener(state).facts()


class Listener:
    """Goes through a journal, and keeps track of where the boars are."""

    def __init__(self, state: Boars) -> None:
        self.state = state
        self.faces = cast(tuple[Face, ...], state.box.faces)
        self.names = state.box.names["Card"]
        self.at = [0] * state.seats
        self.market: list[int] = []
        self.counts: Counter[tuple[str, str, str]] = Counter()
        self.drawn = Counter[str]()
        for event in state.journal(None):
            self.hear(event)

    def facts(self) -> Iterator[Fact]:
        for place in range(self.state.seats):
            seat = (self.state.starter + place) % self.state.seats
            yield WINS, PLACES[place], "played", 1.0
            yield WINS, PLACES[place], "won", float(seat in self.state.outcome().winners)
        yield TURNS, "show-chart-turns", "number", float(min(self.state.round, self.state.box.turns))
        draws = max(1, self.drawn["draws"])
        yield TURNS, "show-chart-cubes", "number", self.drawn["cubes"] / draws
        yield TURNS, "show-chart-sick", "number", 100 * self.drawn["sick"] / draws
        for (chart, row, count), number in self.counts.items():
            yield chart, row, count, number / (self.state.seats if chart == WAYS else 1)

    def hear(self, event: Event) -> None:
        match event:
            case events.Revealed(card=card):
                self.market.append(card)
            case events.MenuChanged():
                self.market.clear()
            case events.Bought(card=card):
                for kind in set(self.market):
                    self.count(kind, "open")
                self.count(card, "bought")
                self.market.remove(card)
            case events.Drew():
                self.drawn["draws"] += 1
                self.drawn["cubes"] += event.red + event.blue + event.yellow + event.green + event.black
            case events.Sickened():
                self.drawn["sick"] += 1
            case events.Triggered(card=card) | events.Gathered(card=card) | events.Feasted(card=card):
                self.count(card, "used")
            case events.Used(seat=seat, card=card, space=space):
                self.count(card, "used")
                self.counts[CARDS, self.names[card], "spaces"] += space - self.at[seat]
                self.move(seat, space, WAY_OF[self.faces[card].kind])
            case events.Ate(seat=seat, space=space):
                self.move(seat, space, "show-way-boar")
            case events.Rode(seat=seat, space=space):
                self.move(seat, space, "show-way-tickets")
            case events.Overtook(seat=seat, space=space) | events.Stepped(seat=seat, space=space):
                self.move(seat, space, "show-way-overtaking")
            case events.PulledBack(target=seat, space=space):
                self.move(seat, space, "show-way-pulled-back")
            case events.Bumped(seat=seat, space=space):
                self.move(seat, space, "show-way-bumped")
            case events.Chased(seat=seat, space=space):
                self.move(seat, space, "show-way-chased")
            case _:
                pass

    def count(self, card: int, what: str) -> None:
        self.counts[CARDS, self.names[card], what] += 1

    def move(self, seat: int, space: int, way: str) -> None:
        self.counts[WAYS, way, "times"] += 1
        self.counts[WAYS, way, "spaces"] += space - self.at[seat]
        self.at[seat] = space

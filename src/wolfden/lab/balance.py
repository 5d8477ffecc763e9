"""How fair and how varied a game is among good players: wins by seat, and what the game itself wants counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from math import sqrt
from typing import Any

import msgspec

from wolfden import registry
from wolfden.complaints import NothingToCount
from wolfden.engine.game import Game
from wolfden.engine.metrics import GAMES, Chart, Column
from wolfden.engine.words import Words
from wolfden.lab.interval import Rate, Z, rate
from wolfden.lab.plan import Plan
from wolfden.lab.report import called
from wolfden.lab.tally import Key, Tally
from wolfden.lab.work import work_here, work_in_processes
from wolfden.notices import Complaint


class Cell(msgspec.Struct, frozen=True):
    """A figure, and how far it reaches up and down with 95 % confidence where it is a mean over games."""

    value: float | None
    reach: float | None = None


class Line(msgspec.Struct, frozen=True):
    """A row of a chart."""

    about: str
    cells: dict[str, Cell]


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """All about one number of seats. A game that two share counts for both."""

    game: str
    version: int
    data: dict[str, Any] | None
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    planned: int
    games: int
    seats: tuple[Rate, ...]
    endings: dict[str, int]
    charts: dict[str, tuple[Line, ...]]

    @property
    def whole(self) -> bool:
        return self.games == self.planned


def check(game: Game) -> None:
    """Complaint if the game says nothing about what to count."""
    if game.metrics is None:
        raise Complaint(NothingToCount(game.title, game.name))


def balance(plan: Plan, jobs: int, progress: Callable[[int], None] = lambda games: None) -> Balance:
    """Play the games of a plan and count; Ctrl-C stops it, and the report is about those that were finished."""
    total = Tally()

    def give(tally: Tally) -> None:
        nonlocal total
        total += tally
        progress(total.games)

    with suppress(KeyboardInterrupt):
        if jobs == 1:
            work_here(plan, give)
        else:
            work_in_processes(plan, jobs, give)
    game = registry.game(plan.game, plan.data)
    assert game.metrics is not None
    return Balance(
        game=plan.game,
        version=game.version,
        data=plan.data,
        options=plan.options,
        bots=plan.bots,
        seed=str(plan.seed),
        planned=plan.games,
        games=total.games,
        seats=tuple(rate(total.seats[seat], total.games) for seat in range(len(plan.bots)) if total.games),
        endings=dict(sorted(total.endings.items())),
        charts={chart.name: tuple(lines(chart, total)) for chart in game.metrics.CHARTS},
    )


def lines(chart: Chart, tally: Tally) -> Iterator[Line]:
    """The rows of a chart, by name."""
    for row in sorted({row for name, row, _ in tally.facts if name == chart.name}):
        yield Line(row, {column.heading: cell(chart, row, column, tally) for column in chart.columns})


def cell(chart: Chart, row: str, column: Column, tally: Tally) -> Cell:
    key: Key = (chart.name, row, column.count)
    total = tally.total(key)
    if column.per != GAMES:
        per = tally.total((chart.name, row, column.per))
        return Cell(total / per if per else None)
    mean = total / tally.games
    variance = max(0.0, tally.total_of_squares(key) / tally.games - mean * mean)
    return Cell(mean, Z * sqrt(variance / tally.games))


# For people: `words` are the terminal's, `own` the game's. Headings and rows may be ids of the game's messages.


def headings(chart: Chart, own: Words) -> tuple[str, ...]:
    return tuple(called(heading, own, heading) for heading in (chart.about, *[one.heading for one in chart.columns]))


def rows(chart: Chart, report: Balance, words: Words, own: Words) -> Iterator[Sequence[str]]:
    """A chart as rows of a table."""
    for line in report.charts[chart.name]:
        cells = [spelled(line.cells[column.heading], column, words) for column in chart.columns]
        yield (called(line.about, own, line.about), *cells)


def spelled(cell: Cell, column: Column, words: Words) -> str:
    if cell.value is None:
        return words.say("figure-none")
    if column.percent:
        return words.say("figure-percent", value=cell.value)
    if cell.reach is None:
        return words.say("figure", value=cell.value)
    return words.say("figure-reach", value=cell.value, reach=cell.reach)

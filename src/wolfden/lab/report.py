"""What came of a simulation, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from wolfden.lab.interval import Rate, rate
from wolfden.lab.plan import Plan
from wolfden.lab.tally import Tally


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Win rates of the games that were finished; fewer than planned if somebody stopped it.

    A side has won where one of its seats has. `endings` counts the games by their reason.
    """

    game: str
    version: int
    options: dict[str, Any]
    data: dict[str, Any] | None
    bots: tuple[str, ...]
    seed: str
    planned: int
    games: int
    seconds: float
    games_a_second: float
    jobs: int
    sides: dict[str, Rate]
    seats: tuple[Rate, ...]
    nobody: Rate | None
    endings: dict[str, int]

    @property
    def whole(self) -> bool:
        return self.games == self.planned


def report(plan: Plan, version: int, tally: Tally, jobs: int, seconds: float) -> Report:
    """The report on what was counted so far."""
    games = tally.games
    return Report(
        game=plan.game,
        version=version,
        options=plan.options,
        data=plan.data,
        bots=plan.bots,
        seed=str(plan.seed),
        planned=plan.games,
        games=games,
        seconds=round(seconds, 3),
        games_a_second=round(games / seconds, 1) if seconds else 0.0,
        jobs=jobs,
        sides={side: rate(tally.side_wins[side], tally.sides[side]) for side in sorted(tally.sides)},
        seats=tuple(rate(tally.seats[seat], games) for seat in range(len(plan.bots)) if games),
        nobody=rate(tally.nobody, games) if games else None,
        endings=dict(sorted(tally.endings.items())),
    )


HEADINGS = ("won by", "", "rate", "95 % interval", "games")


def rows(report: Report) -> Iterator[tuple[str, ...]]:
    """The rates as rows of a table."""
    for side, found in report.sides.items():
        yield _row(side, "", found)
    if report.nobody is not None and report.nobody.won:
        yield _row("nobody", "", report.nobody)
    if report.sides or (report.nobody is not None and report.nobody.won):
        yield ("",) * len(HEADINGS)
    for seat, found in enumerate(report.seats):
        yield _row(f"seat {seat}", report.bots[seat], found)


def _row(who: str, bot: str, found: Rate) -> tuple[str, ...]:
    return (who, bot, f"{found.rate:.2%}", f"{found.low:.2%} to {found.high:.2%}", f"{found.won:,} of {found.games:,}")


def summary(report: Report) -> str:
    """How many games, and how fast, in a sentence."""
    games = f"{report.games:,}" if report.whole else f"Stopped after {report.games:,} of {report.planned:,}"
    cores = "1 process" if report.jobs == 1 else f"{report.jobs} processes"
    return f"{games} games in {report.seconds:.1f} s, {report.games_a_second:,.0f} a second, with {cores}."

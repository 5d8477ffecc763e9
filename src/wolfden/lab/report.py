"""What came of a simulation, for people and for programs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from wolfden.engine.catalogue import slug
from wolfden.engine.words import Words
from wolfden.lab.interval import Rate, rate
from wolfden.lab.plan import Plan
from wolfden.lab.tally import Tally

ID = re.compile(r"show-|[A-Z]\w*-")  # a word such as "gifts" may by chance be an id, too


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


# For people: `words` are the terminal's, `own` the game's


def headings(words: Words) -> tuple[str, ...]:
    won_by, *others = [words.say(f"rates-{name}") for name in ("won-by", "rate", "interval", "games")]
    return (won_by, "", *others)


def rows(report: Report, words: Words, own: Words) -> Iterator[tuple[str, ...]]:
    """The rates as rows of a table."""
    for side, found in report.sides.items():
        yield _row(called(f"show-side-{slug(side)}", own, side), "", found, words)
    if report.nobody is not None and report.nobody.won:
        yield _row(words.say("rates-nobody"), "", report.nobody, words)
    if report.sides or (report.nobody is not None and report.nobody.won):
        yield ("",) * len(headings(words))
    for seat, found in enumerate(report.seats):
        yield _row(words.say("rates-seat", seat=seat), report.bots[seat], found, words)


def _row(who: str, bot: str, found: Rate, words: Words) -> tuple[str, ...]:
    return (
        who,
        bot,
        words.say("rate", rate=found.rate),
        words.say("rate-interval", low=found.low, high=found.high),
        words.say("rate-games", won=found.won, games=found.games),
    )


def called(id: str, own: Words, otherwise: str) -> str:
    """What the game calls something that was counted, where that is the id of a message: `show-...`, `Card-...`."""
    return own.say(id) if ID.match(id) and own.has(id) else otherwise


def summary(report: Report, words: Words) -> str:
    """How many games, and how fast, in a sentence."""
    fast = {"seconds": round(report.seconds, 1), "speed": round(report.games_a_second), "jobs": report.jobs}
    if report.whole:
        return words.say("summary", games=report.games, **fast)
    return words.say("summary-stopped", games=report.games, planned=report.planned, **fast)

"""What the rounds came to, and whether it is what we want."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from rich.console import Console
from rich.table import Table

from bench.report import machine
from bench.server.script import Load
from bench.stats import Interval, interval, ratio, verdict

WOLFDEN = "Wolfden, kept on disk"
RIVAL = "boardgame.io, in memory"
FASTER = 2.0  # times its rate
SLOWEST = 0.020  # seconds, for 99 of 100 moves
BUSY = 0.85  # of its core; a server under full load that uses less was waiting for somebody else


class Round(msgspec.Struct, frozen=True):
    """A round of one server."""

    rate: float  # moves a second
    half: float  # seconds until all at the table were told, for half of the moves
    nearly_all: float  # and for 99 of 100
    cost: float  # seconds of the server's processor for a move
    share: float  # of its core that the server used


class Result(msgspec.Struct, frozen=True):
    """A server's rounds."""

    server: str
    rate: Interval
    half: Interval
    nearly_all: Interval
    cost: Interval
    share: Interval


class Goal(msgspec.Struct, frozen=True):
    about: str
    reached: Interval
    verdict: str


class Report(msgspec.Struct, frozen=True):
    machine: str
    rounds: int
    tables: int
    results: list[Result]
    goals: list[Goal]


def measured(load: Load, cost: float) -> Round:
    """A round in numbers."""
    sorted_ = sorted(load.latencies)
    return Round(
        rate=load.moves / load.seconds,
        half=sorted_[len(sorted_) // 2],
        nearly_all=sorted_[len(sorted_) * 99 // 100],
        cost=cost / load.moves,
        share=cost / load.seconds,
    )


def report(tables: int, ours: Sequence[Round], theirs: Sequence[Round]) -> Report:
    """Everything, with intervals over the rounds."""
    rates = [one.rate for one in ours]
    slow = interval([one.nearly_all for one in ours])
    goals = [Goal(f"99 of 100 moves seen by all within {SLOWEST * 1000:.0f} ms", slow, below(slow, SLOWEST))]
    results = [result(WOLFDEN, ours)]
    if theirs:
        faster = ratio(rates, [[one.rate for one in theirs]])
        goals.append(
            Goal(f"{FASTER:.0f} times as many moves a second as boardgame.io", faster, verdict(faster, FASTER))
        )
        results.append(result(RIVAL, theirs))
    return Report(machine(), len(ours), tables, results, goals)


def result(server: str, rounds: Sequence[Round]) -> Result:
    names = [name for name in Result.__struct_fields__ if name != "server"]
    return Result(server, *(interval([getattr(one, name) for one in rounds]) for name in names))


def below(reached: Interval, limit: float) -> str:
    """Whether something is as small as it should be: the whole interval decides."""
    if reached.high <= limit:
        return "met"
    return "not met" if reached.low > limit else "too close to call"


def rows(found: Report) -> Iterator[list[str]]:
    for one in found.results:
        yield [
            one.server,
            f"{one.rate.median:,.0f} ({one.rate.low:,.0f} - {one.rate.high:,.0f})",
            millis(one.half),
            millis(one.nearly_all),
            f"{one.cost.median * 1e6:.0f}",
            f"{one.share.median:.0%}",
        ]


HEADS = ["", "moves a second", "p50 (ms)", "p99 (ms)", "processor a move (us)", "of its core"]


def as_text(found: Report, console: Console) -> None:
    table = Table(title=f"{found.tables} tables of five, as fast as it goes", title_justify="left")
    for head in HEADS:
        table.add_column(head, justify="right" if head else "left")
    for row in rows(found):
        table.add_row(*row)
    console.print(table)
    for goal in found.goals:
        console.print(f"{goal.about}: {factor(goal)}, {goal.verdict}")
    console.print(footer(found))


def as_markdown(found: Report) -> str:
    lines = [HEADS, ["---"] * len(HEADS), *rows(found)]
    table = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    goals = "\n".join(f"- {goal.about}: {factor(goal)}, {goal.verdict}" for goal in found.goals)
    return f"{table}\n\n{goals}\n\n{footer(found)}"


def factor(goal: Goal) -> str:
    if "times" in goal.about:
        return f"{goal.reached.median:.2f} ({goal.reached.low:.2f} - {goal.reached.high:.2f})"
    return f"{millis(goal.reached)} ms"


def millis(value: Interval) -> str:
    return f"{value.median * 1000:.1f} ({value.low * 1000:.1f} - {value.high * 1000:.1f})"


def footer(found: Report) -> str:
    line = f"{found.machine}. Medians of {found.rounds} interleaved rounds, with bootstrap intervals."
    starved = [one.server for one in found.results if one.share.median < BUSY]
    if starved:
        line += f" Not to be trusted: others kept {' and '.join(starved)} from its core."
    return line

"""The results, and how they are shown."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from bench.measure import Series
from bench.rows import DECISIONS, MICROSECONDS, OPENSPIEL, WOLFDEN, Row
from bench.stats import Interval, interval, ratio, verdict

FOUR = ("social_deduction", "hearts", "liars_dice", "euchre")

# What we want to reach: a sentence, the factor, our row and those of OpenSpiel's whose median it is held against.
GOALS = (
    ("The same game through Python", 2.5, ("through Python", "phantom_ttt"), ("phantom_ttt",)),
    ("The same game inside compiled code", 1.0, ("inside", "phantom_ttt"), ("phantom_ttt",)),
    ("Gulag through Python, beside the median of four of OpenSpiel's games", 4.0, ("through Python", "gulag"), FOUR),
    ("Wooolf!! with eight seats, beside the same", 1.5, ("through Python", "wooolf"), FOUR),
    ("Wolves with six seats, beside the same", 1.5, ("through Python", "wolves"), FOUR),
    ("Boars on the Run! with four seats, beside the same", 1.5, ("through Python", "boars"), FOUR),
    ("Sobakistan with six seats, beside the same", 1.5, ("through Python", "sobakistan"), FOUR),
)


class Line(msgspec.Struct, frozen=True):
    """A row's result. `with_chance` counts the moves of chance as well, where there are any."""

    what: str
    game: str
    of: str
    unit: str
    value: Interval
    with_chance: Interval | None


class Goal(msgspec.Struct, frozen=True):
    """How many times as fast as OpenSpiel we are, and want to be."""

    about: str
    goal: float
    reached: Interval
    verdict: str


class Report(msgspec.Struct, frozen=True):
    """Everything that was found out."""

    machine: str
    rounds: int
    lines: list[Line]
    goals: list[Goal]


def report(rows: Sequence[Row], series: Sequence[Series]) -> Report:
    """Put numbers to rows and goals."""
    lines = []
    for row, (counted, everything) in zip(rows, series, strict=True):
        with_chance = interval(everything) if everything != counted else None
        lines.append(Line(row.what, row.game, row.of, row.unit, interval(counted), with_chance))
    return Report(machine(), len(series[0][0]), lines, list(goals(rows, series)))


def goals(rows: Sequence[Row], series: Sequence[Series]) -> Iterator[Goal]:
    """The goals for which all rows were measured."""
    known = {(row.what, row.game, row.of): counted for row, (counted, _) in zip(rows, series, strict=True)}
    for about, goal, (what, game), others in GOALS:
        under = [known[what, other, OPENSPIEL] for other in others if (what, other, OPENSPIEL) in known]
        if len(under) == len(others):
            reached = ratio(known[what, game, WOLFDEN], under)
            yield Goal(about, goal, reached, verdict(reached, goal))


def machine() -> str:
    """The kind of machine, and nothing that names it."""
    return f"{processor()}, {os.cpu_count()} cores, one used; {platform.system()}, Python {platform.python_version()}"


def processor() -> str:
    """The model of the processor, if the system tells."""
    info = Path("/proc/cpuinfo")
    for line in info.read_text("utf-8").splitlines() if info.exists() else ():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


def number(value: float) -> str:
    """Three digits that count: 1.23 M, 456 k, 7.89."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def spread(value: Interval) -> str:
    return f"{number(value.low)} - {number(value.high)}"


def tables(found: Report) -> Iterator[tuple[str, list[str], list[list[str]]]]:
    """Each table's title, heads and cells."""
    heads = ["", "game", "of", "median", "95 %", "with moves of chance"]
    lines = [line for line in found.lines if line.unit == DECISIONS]
    cells = [[line.what, line.game, line.of, *numbers(line)] for line in lines]
    yield "Decisions a second", heads, cells
    lines = [line for line in found.lines if line.unit == MICROSECONDS]
    yield "Microseconds a call", heads[:-1], [[line.what, line.game, line.of, *numbers(line)[:-1]] for line in lines]
    if found.goals:
        cells = [[g.about, f"{g.reached.median:.2f}", factors(g.reached), f"{g.goal}", g.verdict] for g in found.goals]
        yield "Times as fast as OpenSpiel", ["", "median", "95 %", "goal", ""], cells


def numbers(line: Line) -> list[str]:
    return [number(line.value.median), spread(line.value), number(line.with_chance.median) if line.with_chance else ""]


def factors(value: Interval) -> str:
    return f"{value.low:.2f} - {value.high:.2f}"


def as_text(found: Report, console: Console) -> None:
    """For a terminal."""
    for title, heads, cells in tables(found):
        table = Table(title=title, title_justify="left")
        for place, head in enumerate(heads):
            table.add_column(head, justify="right" if place >= len(heads) - 3 else "left")
        for row in cells:
            table.add_row(*row)
        console.print(table)
    console.print(footer(found))


def as_markdown(found: Report) -> str:
    """For the README."""
    parts = []
    for title, heads, cells in tables(found):
        rows = [heads, ["---"] * len(heads), *cells]
        parts.append(f"**{title}**\n\n" + "\n".join("| " + " | ".join(row) + " |" for row in rows))
    return "\n\n".join([*parts, footer(found)])


def footer(found: Report) -> str:
    return f"{found.machine}. Medians of {found.rounds} interleaved rounds, with bootstrap intervals."

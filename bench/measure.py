"""Many short rounds, each measuring every row once, so that a slow moment of the machine hits all alike."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from time import process_time

from bench.rows import MICROSECONDS, Row, Work

# A row's values, round by round: by decisions, and counting the moves of chance as well.
Series = tuple[list[float], list[float]]


def use_one_core() -> None:
    """Stay on one core, where the system can be asked for that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(rows: Sequence[Row], rounds: int, seconds: float, tick: Callable[[], None]) -> list[Series]:
    """The series of each row; `tick` is called after each round."""
    batches = [batch_size(row.work, seconds / 20) for row in rows]
    series: list[Series] = [([], []) for _ in rows]
    for turn in range(rounds):
        for place in range(len(rows)):
            at = (place + turn) % len(rows)  # everybody comes first once, and last
            counted, everything = rates(rows[at].work, batches[at], seconds)
            invert = rows[at].unit == MICROSECONDS
            series[at][0].append(1e6 / counted if invert else counted)
            series[at][1].append(1e6 / everything if invert else everything)
        tick()
    return series


def batch_size(work: Work, seconds: float) -> int:
    """How often to do the work between two looks at the clock. This also warms it up."""
    batch = 1
    while True:
        start = process_time()
        work(batch)
        if process_time() - start >= seconds:
            return batch
        batch *= 2


def rates(work: Work, batch: int, seconds: float) -> tuple[float, float]:
    """Decisions and moves a second. Time is this process's own, not that of others on the core."""
    decisions = moves = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        done = work(batch)
        decisions += done[0]
        moves += done[1]
    return decisions / elapsed, moves / elapsed

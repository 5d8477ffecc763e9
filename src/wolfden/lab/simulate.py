"""Many games between bots, on all cores."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress

from wolfden import registry
from wolfden.complaints import GamesWrong, JobsWrong
from wolfden.lab.plan import Plan
from wolfden.lab.report import Report, report
from wolfden.lab.tally import Tally
from wolfden.lab.work import work_here, work_in_processes
from wolfden.notices import Complaint

MOST_GAMES = 10**9
MOST_JOBS = 256


def simulate(plan: Plan, jobs: int, progress: Callable[[int], None] = lambda games: None) -> Report:
    """Play the games of a plan; Ctrl-C stops it, and the report is about those that were finished.

    `progress` is called now and then with the number of finished games. How many jobs there are changes nothing
    in what is counted.
    """
    total = Tally()

    def give(tally: Tally) -> None:
        nonlocal total
        total += tally
        progress(total.games)

    began = time.perf_counter()
    with suppress(KeyboardInterrupt):  # a second Ctrl-C: do not even wait for the games under way
        if jobs == 1:
            work_here(plan, give)
        else:
            work_in_processes(plan, jobs, give)
    return report(plan, registry.game(plan.game).version, total, jobs, time.perf_counter() - began)


def check_size(games: int, jobs: int | None) -> int:
    """How many processes to use; Complaint if that many games or processes are nonsense."""
    if not 1 <= games <= MOST_GAMES:
        raise Complaint(GamesWrong(MOST_GAMES, games))
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise Complaint(JobsWrong(MOST_JOBS, jobs))
    return min(games, jobs if jobs is not None else cores())


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return min(MOST_JOBS, len(os.sched_getaffinity(0)))
    return min(MOST_JOBS, os.cpu_count() or 1)

"""`python -m bench.server [--quick] [--alone] [--json | --markdown]`."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys

import msgspec
from rich.console import Console

from bench.server import processes, result

TABLES = 50
GAMES = 4  # at each table, in a round
WARM_UP = 2  # rounds that do not count


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=sys.modules["bench.server"].__doc__)
    parser.add_argument("--quick", action="store_true", help="two short rounds: to see that it runs")
    parser.add_argument("--rounds", type=int, default=15, help="how many count")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="everything as JSON")
    form.add_argument("--markdown", action="store_true", help="a table for the README")
    options = parser.parse_args()
    rounds, games, warm_up = (2, 1, 0) if options.quick else (options.rounds, GAMES, WARM_UP)

    notes = Console(stderr=True)
    where = processes.cores()
    ours: list[result.Round] = []
    theirs: list[result.Round] = []
    with contextlib.ExitStack() as stack:
        own = stack.enter_context(processes.ours(where))
        rival = None if options.alone else stack.enter_context(processes.theirs(where))
        os.sched_setaffinity(0, {where.clients})
        for number in range(rounds + warm_up):
            about = f"round {number + 1 - warm_up} of {rounds}" if number >= warm_up else "warming up"
            ours.append(result.measured(*own.drive(TABLES, games)))
            notes.print(f"{about}: Wolfden {ours[-1].rate:,.0f} moves a second", highlight=False)
            if rival is not None:
                theirs.append(result.measured(*rival.drive(TABLES, games)))
                notes.print(f"{about}: boardgame.io {theirs[-1].rate:,.0f} moves a second", highlight=False)
    found = result.report(TABLES, ours[warm_up:], theirs[warm_up:])
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    elif options.markdown:
        print(result.as_markdown(found))
    else:
        result.as_text(found, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`python -m bench [--quick] [--json | --markdown]`."""

from __future__ import annotations

import argparse
import sys

import msgspec
from rich.console import Console

from bench.build import BuildFailed, build


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast Wolfden is, beside OpenSpiel.")
    parser.add_argument("--quick", action="store_true", help="a few short rounds: to see that it runs")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="everything as JSON")
    form.add_argument("--markdown", action="store_true", help="tables for the README")
    options = parser.parse_args()

    notes = Console(stderr=True)
    try:
        with notes.status("Compiling the engine, the games and the example together ..."):
            folder = build()
    except BuildFailed as error:
        notes.print(str(error), markup=False)
        return 1
    sys.path.insert(0, str(folder))  # from here on, wolfden and examples are the ones just compiled

    from bench import measure, report, rows

    chosen = [*rows.ours(), *rows.theirs()]
    if all(row.of == rows.WOLFDEN for row in chosen):
        notes.print("OpenSpiel is not installed: measuring Wolfden alone.")
    rounds, seconds = (3, 0.02) if options.quick else (75, 0.03)
    measure.use_one_core()
    with notes.status("") as status:
        done = iter(range(1, rounds + 1))
        series = measure.measure(chosen, rounds, seconds, lambda: status.update(f"Round {next(done)} of {rounds}"))
    found = report.report(chosen, series)

    if options.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    elif options.markdown:
        print(report.as_markdown(found))
    else:
        report.as_text(found, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())

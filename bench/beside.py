"""`python -m bench.beside OTHER [--rounds 40] [--only gulag]`: this source tree beside another one, both built.

Two processes, one for each tree, measure the same rows in turns, so that a slow moment of the machine hits both. What
is told is how many times as fast this tree is: above 1 it is faster.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.stats import interval

HERE = Path(__file__).parent.parent
SECONDS = 0.05  # for each row in each round
SAMPLE = 200


class Tree:
    """A process that measures rows of one source tree when it is asked to."""

    def __init__(self, root: Path) -> None:
        command = [sys.executable, "-m", "bench.beside", "--measure", str(root)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HERE)
        self.compiled: bool = self.answer()
        self.rows: list[str] = self.answer()

    def answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("one of the two could not be measured (see above)")
        return json.loads(line)

    def rate(self, row: int) -> float:
        """Decisions or calls a second."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{row}\n")
        self.process.stdin.flush()
        return float(self.answer())


def measure(root: Path) -> None:
    """Be such a process: the rows as a list, and then a rate for each number that comes in."""
    sys.path[:0] = [str(root / "src"), str(root)]
    import wolfden
    from bench import measure, rows
    from wolfden import _pure

    assert Path(wolfden.__file__).is_relative_to(root)
    print(json.dumps(_pure.is_compiled()), flush=True)
    measure.use_one_core()
    # The example is not compiled in place.
    chosen = [row for row in rows.ours(SAMPLE) if row.game != "phantom_ttt"]
    batches = [measure.batch_size(row.work, SECONDS / 20) for row in chosen]
    print(json.dumps([f"{row.game}, {row.what}" for row in chosen]), flush=True)
    for line in sys.stdin:
        at = int(line)
        print(measure.rates(chosen[at].work, batches[at], SECONDS)[0], flush=True)


def compare(other: Path, rounds: int, only: str) -> Sequence[tuple[str, list[float]]]:
    """By row: how many times as fast this tree was, round by round."""
    trees = Tree(HERE), Tree(other.resolve())
    if trees[0].compiled != trees[1].compiled:
        sys.exit("one of the two is compiled, the other is not: run `make build` there")
    found: list[tuple[str, list[float]]] = [(row, []) for row in trees[0].rows]
    for turn in range(rounds):
        for at, (row, ratios) in enumerate(found):
            if only in row:
                first, second = trees if turn % 2 else trees[::-1]
                one, two = first.rate(at), second.rate(at)
                ratios.append(one / two if turn % 2 else two / one)
    return [(row, ratios) for row, ratios in found if ratios]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.beside", description="This source tree beside another one.")
    parser.add_argument("other", type=Path, help="the other one, built")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--only", default="", help="rows in which this occurs, such as a game")
    options = parser.parse_args()
    for row, ratios in compare(options.other, options.rounds, options.only):
        found = interval(ratios)
        print(f"{row:32} {found.median:.3f} times as fast ({found.low:.3f} to {found.high:.3f})")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        measure(Path(sys.argv[2]))
    else:
        main()

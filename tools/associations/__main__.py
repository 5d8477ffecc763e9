"""Makes Sobakistan's tables of associations: `python -m tools.associations NODE_MODULES`.

NODE_MODULES is a folder into which npm has installed what `requirements.txt` beside this names; what that asks of PyPI
is needed, too. `associations.csv` says how well hints go with words, in tenths of a point from -5 to 5, by all sources
as they weigh in `weights.toml`; `doubts.csv` says how far the minds who judged are apart there.
"""

from __future__ import annotations

import csv
import sys
import tomllib
from pathlib import Path

import numpy as np

from tools.associations.fit import mixed
from tools.associations.measure import WEIGHTS
from tools.associations.sources import Matrix, all_sources, by_hand, by_minds
from tools.associations.words import HINTS, WORDS

DATA = Path("src/wolfden/games/sobakistan/data")
FINE = 10  # the tables have whole numbers


def new_table(sources: dict[str, Matrix]) -> Matrix:
    weights = tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))["weights"]
    assert list(weights) == list(sources) and weights["raters"] == 1.0
    return mixed(list(sources.values()), list(weights.values())[1:])


def write(name: str, table: Matrix) -> None:
    with (DATA / name).open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["word", *HINTS])
        for word, row in zip(WORDS, table, strict=True):
            out.writerow([word, *[round(FINE * cell) for cell in row]])


if __name__ == "__main__":
    write("associations.csv", new_table(all_sources(Path(sys.argv[1]))))
    write("doubts.csv", np.std([*by_minds(), by_hand()], axis=0))

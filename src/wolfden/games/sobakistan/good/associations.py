"""How well hints go with stations: a table of what words call to mind, made offline by `tools/associations`.

A fit is in standard deviations: 0 is neutral, 2 and more is what most people think of at once. Words that the table
does not know, as those of somebody's own lists, are neutral.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp, log

from wolfden.engine.errors import BadData
from wolfden.engine.words import read
from wolfden.games.sobakistan.board import Board

FILE = "associations.csv"
FINE = 10.0  # the table counts in tenths
MOST = 99  # in tenths, either way
SHARPNESS = 0.9  # how strongly a sensible Liaison goes by the fit

Table = dict[tuple[str, str], float]  # by hint and word


def parse(text: str) -> Table:
    """The table in a CSV text: a row for each word, a column for each hint. BadData names the line that is wrong."""
    rows = list(csv.reader(text.splitlines()))
    if not rows or rows[0][:1] != ["word"] or len(set(rows[0])) != len(rows[0]):
        raise BadData(f"{FILE}, line 1: there must be 'word', and then hints that all differ")
    hints = rows[0][1:]
    table: Table = {}
    for line, (word, *cells) in enumerate(rows[1:], 2):
        if len(cells) != len(hints):
            raise BadData(f"{FILE}, line {line}: {word!r} has {len(cells)} numbers for {len(hints)} hints")
        if (hints[0], word) in table:
            raise BadData(f"{FILE}, line {line}: {word!r} is there already")
        for hint, cell in zip(hints, cells, strict=True):
            if not cell.removeprefix("-").isdecimal() or abs(int(cell)) > MOST:
                raise BadData(f"{FILE}, line {line}: {cell!r} is no whole number from -{MOST} to {MOST}")
            table[hint, word] = int(cell) / FINE
    return table


@cache
def table() -> Table:
    """The table that comes with the game."""
    return parse(read("wolfden.games.sobakistan", FILE))


def either(long: float, short: float) -> float:
    """The fit of a name whose two words fit so well: the better one counts most."""
    return log((exp(long) + exp(short)) / 2)


class Fits:
    """By hint and station of one table: how well they go together, by either word of the name or by one."""

    def __init__(self, board: Board, long_words: Sequence[int], short_words: Sequence[int]) -> None:
        known = table()
        longs = [board.long_words[word // 2][word % 2] for word in long_words]
        shorts = [board.short_words[word // 2][word % 2] for word in short_words]
        self.long = [[0.0, *[known.get((hint, word), 0.0) for word in longs]] for hint in board.hints]
        self.short = [[0.0, *[known.get((hint, word), 0.0) for word in shorts]] for hint in board.hints]
        self.both = [list(map(either, *rows)) for rows in zip(self.long, self.short, strict=True)]
        self.chances = [
            [self._chances(rows, sign) for sign in (SHARPNESS, -SHARPNESS)]
            for rows in (self.long, self.short, self.both)
        ]

    def _chances(self, rows: list[list[float]], sign: float) -> list[list[float]]:
        """By hint and station: how likely it is that a Liaison with all hints to choose from picks this one for it."""
        weights = [[exp(sign * fit) for fit in row] for row in rows]
        totals = [sum(column) for column in zip(*weights, strict=True)]
        return [[weight / total for weight, total in zip(row, totals, strict=True)] for row in weights]

    def chance(self, hint: int, negated: bool, word: int = 2) -> list[float]:
        """By station: how likely a Liaison who means it picks the hint, with a Not or without; `word` as in Word."""
        return self.chances[word][negated][hint]


@lru_cache(64)
def fits(board: Board, long_words: tuple[int, ...], short_words: tuple[int, ...]) -> Fits:
    """The fits of the names on a map."""
    return Fits(board, long_words, short_words)

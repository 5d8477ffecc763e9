"""What a game wants counted when somebody looks at its balance: listeners outside of the rules, and how to show it.

A listener is shown a finished game and gives facts: in which chart, about what (a row), which count, how much. Facts
of one count are summed game by game, then over games; a chart's columns put sums in relation to each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

GAMES = "games"  # counted by itself: one for each game

# Chart, row, count, how much.
Fact = tuple[str, str, str, float]


class Column(msgspec.Struct, frozen=True):
    """One count for each of another, such as cubes paid for each purchase."""

    heading: str
    count: str
    per: str = GAMES
    percent: bool = False


class Chart(msgspec.Struct, frozen=True):
    """A table of counts, a row for each thing that was counted."""

    name: str
    about: str
    columns: tuple[Column, ...]


class Metrics(Protocol):
    """Anything with these two, also a module."""

    CHARTS: tuple[Chart, ...]

    def listen(self, state: Any) -> Iterable[Fact]:
        """What there is to count in a finished game, whose journals are all there."""

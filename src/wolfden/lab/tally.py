"""What is counted: sums only, so that the order of games does not matter and memory stays small."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from wolfden.engine.metrics import Fact
from wolfden.engine.state import State

Key = tuple[str, str, str]  # a chart, a row, a count

UNIT = 2**30  # numbers are summed as whole multiples of 1 / UNIT: sums of floats would depend on the order of games


@dataclass
class Tally:
    """Finished games, and in how many of them each seat and each side has won."""

    games: int = 0
    nobody: int = 0  # games without a winner
    seats: Counter[int] = field(default_factory=Counter)
    sides: Counter[str] = field(default_factory=Counter)  # games in which there was such a side
    side_wins: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    facts: dict[Key, int] = field(default_factory=dict)  # what the game wants counted, in units
    squares: dict[Key, int] = field(default_factory=dict)  # summed game by game, in units of units

    def add(self, state: State, sides: Sequence[str]) -> None:
        """Count a finished game; `sides` has the side of each seat, or nothing."""
        outcome = state.outcome()
        self.games += 1
        self.nobody += not outcome.winners
        for seat in outcome.winners:
            self.seats[seat] += 1
        self.endings[type(outcome.reason).__name__] += 1
        if sides:
            for side in set(sides):
                self.sides[side] += 1
            for side in {sides[seat] for seat in outcome.winners}:
                self.side_wins[side] += 1

    def note(self, facts: Iterable[Fact]) -> None:
        """Count what one game says about itself: squares are of a game's sum, however many facts it is made of."""
        sums: dict[Key, int] = {}
        for chart, row, count, number in facts:
            key = (chart, row, count)
            sums[key] = sums.get(key, 0) + round(number * UNIT)
        for key, units in sums.items():
            self.facts[key] = self.facts.get(key, 0) + units
            self.squares[key] = self.squares.get(key, 0) + units * units

    def total(self, key: Key) -> float:
        """The sum of a count over all games."""
        return self.facts.get(key, 0) / UNIT

    def total_of_squares(self, key: Key) -> float:
        return self.squares.get(key, 0) / UNIT**2

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.nobody + other.nobody,
            self.seats + other.seats,
            self.sides + other.sides,
            self.side_wins + other.side_wins,
            self.endings + other.endings,
            _sums(self.facts, other.facts),
            _sums(self.squares, other.squares),
        )


def _sums(one: dict[Key, int], other: dict[Key, int]) -> dict[Key, int]:
    return {key: one.get(key, 0) + other.get(key, 0) for key in {**one, **other}}

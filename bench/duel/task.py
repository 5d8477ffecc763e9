"""What the duels of all games share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import process_time
from typing import Any

from wolfden.engine.bot import Bot
from wolfden.engine.sight import Sight

# A number of seats, the first seed, how many seeds, and the game's options.
Task = tuple[int, int, int, Mapping[str, Any]]

CHUNK = 10


def tasks(seats: list[int], games: int, seed: int, options: Mapping[str, Any]) -> Iterator[Task]:
    """All chunks, every number of seats getting on at the same pace."""
    for first in range(0, games, CHUNK):
        for count in seats:
            yield count, seed + first, min(CHUNK, games - first), options


class Timed:
    """A bot with a watch."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, sight: Sight, seed: int) -> int:
        start = process_time()
        action = self.inner.choose(sight, seed)
        self.seconds += process_time() - start
        self.decisions += 1
        return action

    def talk(self, sight: Sight, seed: int) -> tuple[int, ...]:
        return self.inner.talk(sight, seed)

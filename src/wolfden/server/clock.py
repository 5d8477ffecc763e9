"""Time that a running server has witnessed, which is the only time that makes tables old and people late.

A computer's clock may be wrong, and be put right: by a day, by ninety. Witnessed time grows by what a steady clock
counts while the server runs, a small step at a time, and is kept beside the tables. People are shown the wall's.
"""

from __future__ import annotations

import time
from typing import Protocol


class Watch(Protocol):
    """Where time comes from."""

    def wall(self) -> int:
        """Milliseconds since 1970, as far as this computer knows."""

    def steady(self) -> int:
        """Milliseconds since whenever: never set, never back."""


class System:
    """The computer's own clocks."""

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        return time.monotonic_ns() // 1_000_000


class Clock:
    """Witnessed time, in milliseconds. It began at the wall's and looks like it, but they may be any way apart."""

    def __init__(self, watch: Watch, step: int, began: int, witnessed: int) -> None:
        self.watch = watch
        self.step = step  # the most that counts between two looks: who knows where the computer was meanwhile
        self.began = began
        self.witnessed = max(began, witnessed)
        self.looked = watch.steady()

    def now(self) -> int:
        steady = self.watch.steady()
        self.witnessed += min(max(steady - self.looked, 0), self.step)
        self.looked = steady
        return self.witnessed

    def wall(self) -> int:
        """What time it is for people."""
        return self.watch.wall()

    def ahead(self) -> int:
        """By how much the wall's time is ahead of what was witnessed: to be added to whatever people read."""
        return self.wall() - self.now()

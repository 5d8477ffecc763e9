"""Shares and differences of shares, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt

import msgspec

from wolfden.lab.interval import Z, rate


class Share(msgspec.Struct, frozen=True):
    """A value and the interval around it."""

    value: float
    low: float
    high: float


def wilson(hits: int, of: int) -> Share:
    """How often something happened, with Wilson's interval."""
    if not of:
        return Share(0.0, 0.0, 1.0)
    found = rate(hits, of)
    return Share(found.rate, found.low, found.high)


def gain(after: Sequence[float], before: Sequence[float]) -> Share:
    """The mean difference of paired values, with its normal interval."""
    differences = [late - early for late, early in zip(after, before, strict=True)]
    of = len(differences)
    if of < 2:
        return Share(sum(differences), -1.0, 1.0)
    mean = sum(differences) / of
    reach = Z * sqrt(sum((one - mean) ** 2 for one in differences) / (of - 1) / of)
    return Share(mean, mean - reach, mean + reach)


def average(values: Sequence[float]) -> Share:
    """The mean, with its normal interval."""
    return gain(values, [0.0] * len(values))


class Reliability:
    """What was believed against what was true, in tenths of probability."""

    def __init__(self) -> None:
        self.bins = [[0, 0.0, 0] for _ in range(10)]  # beliefs, their sum, how many of them were true

    def add(self, belief: float, true: bool) -> None:
        row = self.bins[min(9, int(10 * belief))]
        row[0] += 1
        row[1] += belief
        row[2] += true

    def merge(self, bins: Sequence[Sequence[float]]) -> None:
        for row, more in zip(self.bins, bins, strict=True):
            for place, number in enumerate(more):
                row[place] += number


def percent(share: Share, sign: str = "") -> str:
    """A share in words: value and interval."""
    return f"{100 * share.value:{sign}.1f} ({100 * share.low:{sign}.1f} to {100 * share.high:{sign}.1f})"


def reliability_rows(bins: Iterable[Sequence[float]]) -> Iterator[tuple[str, str, str]]:
    """What was believed, what was true, both in percent, and how often: for the bins that are not empty."""
    for times, believed, true in bins:
        if times:
            yield f"{100 * believed / times:.1f}", f"{100 * true / times:.1f}", f"{times:.0f}"

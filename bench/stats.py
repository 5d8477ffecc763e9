"""Medians with error bars, from rounds in which everything was measured once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import median

import msgspec

RESAMPLES = 2000


class Interval(msgspec.Struct, frozen=True):
    """A median and the 95 % interval around it."""

    median: float
    low: float
    high: float


def interval(values: Sequence[float]) -> Interval:
    """The median of the rounds, with its bootstrap interval; the same for the same values."""
    chance = Random(len(values))
    medians = sorted(median(chance.choices(values, k=len(values))) for _ in range(RESAMPLES))
    tail = RESAMPLES // 40
    return Interval(median(values), medians[tail], medians[-1 - tail])


def ratio(over: Sequence[float], under: Sequence[Sequence[float]]) -> Interval:
    """One row against the median of some others, round by round: what slowed a whole round cancels out."""
    return interval([top / median(below) for top, *below in zip(over, *under, strict=True)])


def verdict(reached: Interval, goal: float) -> str:
    """Whether a goal is met: the whole interval decides."""
    if reached.low >= goal:
        return "met"
    return "not met" if reached.high < goal else "too close to call"

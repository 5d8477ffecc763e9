"""Small numbers of several kinds of things, packed into one integer: how many fish, corn, bison and so on.

Each kind has six bits, so two packed numbers are added and subtracted as they are, as long as no kind goes below
nothing or above 63.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import bit, shifted
from wolfden.engine.chance import Stream

BITS: Final[i64] = 6
MOST: Final[i64] = 63
THREE_KINDS: Final[i64] = 262143  # all bits of the first three kinds: the resources


def of(packed: i64, kind: i64) -> i64:
    """How many of a kind."""
    return (packed >> (BITS * kind)) & MOST


def some(kind: i64, number: i64) -> i64:
    """So many of one kind."""
    return shifted(number, BITS * kind)


def some_of_each(number: i64) -> i64:
    """So many of each of the first three kinds."""
    return some(0, number) + some(1, number) + some(2, number)


def total(packed: i64) -> i64:
    """How many in all."""
    sum_: i64 = 0
    while packed:
        sum_ += packed & MOST
        packed >>= BITS
    return sum_


def kinds(packed: i64) -> i64:
    """The kinds of which there are some, as a set."""
    found: i64 = 0
    kind: i64 = 0
    while packed:
        if packed & MOST:
            found |= bit(kind)
        packed >>= BITS
        kind += 1
    return found


def resources(packed: i64) -> i64:
    """The first three kinds only."""
    return packed & THREE_KINDS


def draw(packed: i64, stream: Stream) -> i64:
    """The kind of one of them by chance, each as likely as another."""
    place = stream.below(total(packed))
    kind: i64 = 0
    while place >= packed & MOST:
        place -= packed & MOST
        packed >>= BITS
        kind += 1
    return kind

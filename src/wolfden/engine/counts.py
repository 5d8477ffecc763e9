"""Small numbers of several kinds of things, packed into one integer: how many fish, corn, bison and so on.

Each of up to ten kinds has six bits, so two packed numbers are added and subtracted as they are, as long as no kind
goes below nothing or above 63. Five kinds fit into 30 bits, which Python keeps in one digit: more would be slower.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import bit, shifted
from wolfden.engine.chance import Stream

BITS: Final[i64] = 6
MOST: Final[i64] = 63
HIGHEST_BITS: Final[i64] = 0x820820820820820  # of each kind


def of(packed: i64, kind: i64) -> i64:
    """How many of a kind."""
    return (packed >> (BITS * kind)) & MOST


def some(kind: i64, number: i64) -> i64:
    """So many of one kind."""
    return shifted(number, BITS * kind)


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


def covers(packed: i64, other: i64) -> bool:
    """Whether there are as many of each kind as in the other, or more."""
    # Of a kind that has fewer, the highest bit is borrowed from when the other is taken away.
    return (~packed & other | ~(packed ^ other) & (packed - other)) & HIGHEST_BITS == 0


def lesser(one: i64, other: i64) -> i64:
    """Of each kind, as many as both have."""
    least: i64 = 0
    shift: i64 = 0
    while one and other:
        a, b = one & MOST, other & MOST
        least += shifted(a if a < b else b, shift)
        one >>= BITS
        other >>= BITS
        shift += BITS
    return least


def below(packed: i64, kind: i64) -> i64:
    """Only the kinds below that one."""
    return packed & (bit(BITS * kind) - 1)


def from_kind(packed: i64, kind: i64) -> i64:
    """The kinds from that one on, counted from it."""
    return packed >> (BITS * kind)


def draw(packed: i64, stream: Stream) -> i64:
    """The kind of one of them by chance, each as likely as another."""
    place = stream.below(total(packed))
    kind: i64 = 0
    while place >= packed & MOST:
        place -= packed & MOST
        packed >>= BITS
        kind += 1
    return kind

"""Status in Wolves: the track, the ranks that come of it, and steps that are played in status rank order."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import Seats, bit
from wolfden.engine.step import Draft
from wolfden.games.wolves.state import Wolves


class InRankOrder(Draft[Wolves]):
    """One player after the other composes a move, from the first rank to the last."""

    def who(self, s: Wolves) -> Seats:
        return bit(s.acting())


def outranks(s: Wolves, one: i64, other: i64) -> bool:
    """Whether the first stands higher in status rank."""
    for seat in s.order:
        if seat == one:
            return True
        if seat == other:
            return False
    return False


def gain(s: Wolves, seat: i64, number: i64) -> i64:
    """Move a status marker up; on an occupied space it falls back to the first free one. Returns how far it moved.

    Zero is always free, and so is the space that the marker comes from.
    """
    before: i64 = s.status[seat]
    space = before + number
    while space > before and space in s.status:
        space -= 1
    s.status[seat] = space
    return space - before


def ranking(s: Wolves) -> tuple[int, ...]:
    """The seats by status; at zero by tokens in reserve; and where that is the same, as they stood before."""
    worth: list[tuple[int, int]] = []
    for place, seat in enumerate(s.order):
        status = s.status[seat]
        # Tokens count at zero only: above it no two markers share a space.
        height = status * 1000 if status else counts.total(s.reserve[seat])
        worth.append((-height, place))
    worth.sort()
    return tuple([s.order[place] for _, place in worth])

"""What a player can believe: boards that fit all they were told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from examples.phantom_ttt.state import BOARD, LINED, NOTHING, Phantom, of, to
from wolfden.engine.bits import bit, count, members
from wolfden.engine.chance import Stream

OF_SIZE: Final = [[cells for cells in range(0o1000) if count(cells) == size] for size in range(6)]


def redeal(s: Phantom, seat: i64, stream: Stream) -> None:
    """Put the other's marks where they may be for all the seat knows, each such set of cells equally likely.

    How many there are everybody can count. What the other has bumped into is imagined too.
    """
    other = 1 - seat
    tried, mine = of(s.tried, seat), of(s.marks, seat)
    found = tried & ~mine
    lost = s.won == bit(other)
    sets = OF_SIZE[count(of(s.marks, other))]
    possible = [cells for cells in sets if cells & tried == found and may_be(cells, found, lost)]
    theirs: i64 = possible[stream.below(len(possible))]
    # When the game is over nobody tries on, and the mark that ended it nobody can have bumped into.
    bumped = NOTHING if s.over else bumps(mine, stream)
    s.marks = to(mine, seat) | to(theirs, other)
    s.tried = to(tried, seat) | to(theirs | bumped, other)
    s.decisions = count(s.tried)


def may_be(cells: i64, found: i64, lost: bool) -> bool:
    """Whether the other can have these marks: three in a row only if they won, by a mark not found before."""
    if not lost:
        return not LINED[cells]
    return bool(LINED[cells]) and any(not LINED[cells & ~bit(last)] for last in members(cells & ~found))


def bumps(marks: i64, stream: Stream) -> i64:
    """The marks that random tries hit before any other cell: mostly few, but any of them can be."""
    left = marks
    while True:
        cell = bit(stream.pick(left | BOARD & ~marks))
        if not cell & left:
            return marks & ~left
        left &= ~cell

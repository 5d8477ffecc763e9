"""Small sets packed into one integer.

A set of seats, cards or cells is an `i64` whose bit `n` says whether `n` is in it. All shifting happens
here: in compiled code a literal `1 << n` is computed in 32 bits, so `1 << 40` would silently be 256.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Seats = i64
Actions = tuple[int, ...]

MAX_SEATS: Final = 10
# Sets of which a `Row` keeps every tuple, those of fewer than so many members, and places for tuples of larger ones.
SMALL_SETS: Final = 2048
FEW: Final = 11
PLACES: Final = 2048

NOBODY: Final = 0
# Of an audience: those who watch without a seat are one more member, and everybody is every bit there is.
SPECTATORS: Final = 15
EVERYBODY: Final = -1


def bit(n: i64) -> i64:
    """The set that holds only `n` (0 to 62)."""
    return shifted(1, n)


def shifted(number: i64, places: i64) -> i64:
    """A parameter keeps its 64 bits; a literal, or a variable that holds one, does not."""
    return number << places


def has(members: i64, n: i64) -> bool:
    """Whether `n` is in the set."""
    return (members >> n) & 1 == 1


def first(n: i64) -> i64:
    """The set of 0 to `n - 1` (n up to 62)."""
    return bit(n) - 1


def count(members: i64) -> i64:
    """How many are in the set."""
    total: i64 = 0
    while members:
        members &= members - 1
        total += 1
    return total


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    n: i64 = 0
    if not members & 0xFFFFFFFF:
        members >>= 32
        n = 32
    if not members & 0xFFFF:
        members >>= 16
        n += 16
    if not members & 0xFF:
        members >>= 8
        n += 8
    while not members & 1:
        members >>= 1
        n += 1
    return n


def pack(members: tuple[int, ...]) -> i64:
    """The set of these numbers."""
    packed: i64 = 0
    for member in members:
        packed |= bit(member)
    return packed


class Spelled:
    """A set and its tuple, together: whoever looks from another thread sees both or neither."""

    def __init__(self, members: i64, actions: Actions) -> None:
        self.members = members
        self.actions = actions


class Row:
    """Turns a set into the ascending tuple of `base + member`, and whatever is always listed after it.

    Tuples asked for lately are kept. Members are below `size`.
    """

    def __init__(self, base: int = 0, size: int = 63, also: Actions = ()) -> None:
        self.base: i64 = base
        self.also = also
        few = size < FEW
        self.small: list[Actions | None] = [None] * (bit(size) if few else SMALL_SETS)
        # Large sets share places, the latest of a place is kept: a server runs for long, and there are many.
        self.large: list[Spelled] = [] if few else [NOTHING] * PLACES

    def among(self, members: i64) -> Actions:
        """What a set lists."""
        if members < SMALL_SETS:
            known = self.small[members]
            if known is None:
                known = self.listed(members)
                self.small[members] = known
            return known
        place = (members ^ members >> 11 ^ members >> 22 ^ members >> 33 ^ members >> 44) & (PLACES - 1)
        kept = self.large[place]
        if kept.members != members:
            kept = Spelled(members, self.listed(members))
            self.large[place] = kept
        return kept.actions

    def listed(self, members: i64) -> Actions:
        """The same, made anew: where there are too many sets to keep them."""
        return spelled(members, self.base) + self.also


def spelled(members: i64, base: int = 0) -> tuple[int, ...]:
    """The members of a set, ascending, each plus the base; made anew, where sets are too many to be kept."""
    found: list[int] = []
    while members:
        found.append(base + lowest(members))
        members &= members - 1
    return tuple(found)


NOTHING: Final = Spelled(NOBODY, ())
SEATS: Final = Row()


def members(packed: i64) -> tuple[int, ...]:
    """The members of a set, ascending."""
    return SEATS.among(packed)

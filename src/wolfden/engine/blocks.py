"""All actions of one kind, as one value that lists, tests and decodes: actions of a kind are numbered in a row.

Rules name their choices with it: `BUY: Final = Block(ACTIONS, Buy)`, and then `BUY.among(kinds)`, `action in BUY`,
`BUY.of(action)`. Remarks are numbered in the same way.
"""

from __future__ import annotations

from itertools import pairwise

from mypy_extensions import i64

from wolfden.engine.bits import Actions, Row, bit, shifted
from wolfden.engine.terms import Space, Term, fields


class Numbered(Row):
    """Actions that are numbered in a row, from `first` to before `end`; a member of a set of them is `base` less."""

    def __init__(self, first: int, end: int, base: int, also: Actions = ()) -> None:
        super().__init__(base, end - base, also)
        self.first: i64 = first
        self.end: i64 = end

    def __contains__(self, action: i64) -> bool:
        return self.first <= action < self.end

    def of(self, action: i64) -> i64:
        """The member that an action stands for."""
        return action - self.base

    def one(self, member: i64 = 0) -> int:
        """The action of a member."""
        return self.base + member


class Block(Numbered):
    """All actions of one kind. A member of it is the value of the action's only field.

    With two or three fields, a member is the place of the action in the block, from 0; the last field counts fastest.
    """

    def __init__(self, space: Space, kind: type[Term], also: Actions = ()) -> None:
        self.space = space
        self.kind = kind
        sizes, lows = [1, 1, 1], [0, 0, 0]
        for place, field in enumerate(fields(kind)):
            assert field.high is not None  # a space numbers no other fields
            lows[place], sizes[place] = field.low, field.high - field.low + 1
        self.lows: tuple[i64, i64, i64] = (lows[0], lows[1], lows[2])
        self.sizes: tuple[i64, i64, i64] = (sizes[0], sizes[1], sizes[2])
        self.stride: i64 = sizes[1] * sizes[2]  # from one value of the first field to the next
        number = sizes[0] * sizes[1] * sizes[2]
        first = space.first(kind)
        low = lows[0] if len(fields(kind)) == 1 else 0
        super().__init__(first, first + number, first - low, also)
        self.all: Actions = tuple(range(first, first + number))

    def field(self, action: i64, place: i64) -> i64:
        """The value of one of several fields of an action."""
        rest = action - self.first
        if place == 0:
            return rest // self.stride + self.lows[0]
        if place == 1:
            return rest // self.sizes[2] % self.sizes[1] + self.lows[1]
        return rest % self.sizes[2] + self.lows[2]

    def number(self, a: i64, b: i64, c: i64 = 0) -> i64:
        """The action with these values of its two or three fields."""
        pairs = (a - self.lows[0]) * self.sizes[1] + b - self.lows[1]
        return self.first + pairs * self.sizes[2] + c - self.lows[2]

    def row(self, a: i64, members: i64 = -1) -> i64:
        """Of a kind with two fields: the set of those with that first value and any, or one of these, as the second."""
        return shifted(members >> self.lows[1] & (bit(self.sizes[1]) - 1), self.sizes[1] * (a - self.lows[0]))

    def then(self, other: Block) -> Block:
        """These, and after them always all of a later kind: `ORDER.then(LET_BE).among(workers)`."""
        if other.first < self.end:
            raise TypeError(f"{other.kind.__name__} is numbered before {self.kind.__name__}")
        return Block(self.space, self.kind, self.also + other.all)


class Span(Numbered):
    """Several kinds that are numbered one after the other, of which choices are listed together, out of one set."""

    def __init__(self, *blocks: Block) -> None:
        for before, after in pairwise(blocks):
            if before.end != after.first:
                raise TypeError(f"{after.kind.__name__} is not numbered right after {before.kind.__name__}")
        super().__init__(int(blocks[0].first), int(blocks[-1].end), int(blocks[0].base))

    def part(self, kinds: Row, members: i64) -> i64:
        """The set of these members of one kind, or of several in a row, as a part of the whole."""
        return shifted(members, kinds.base - self.base)

    def every(self, block: Block) -> i64:
        """The set of all actions of one kind, as a part of the whole."""
        return shifted(bit(block.end - block.first) - 1, block.first - self.base)

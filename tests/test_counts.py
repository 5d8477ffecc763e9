"""Small numbers of several kinds, packed into one integer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from wolfden.engine import counts
from wolfden.engine.bits import members
from wolfden.engine.chance import fast

KINDS = 10
numbers = st.lists(st.integers(0, counts.MOST), min_size=KINDS, max_size=KINDS)


def packed(counted: list[int]) -> int:
    return sum(int(counts.some(kind, number)) for kind, number in enumerate(counted))


@given(numbers, numbers)
def test_packed_numbers_are_those_that_were_packed(one: list[int], other: list[int]) -> None:
    here, there = packed(one), packed(other)
    assert [counts.of(here, kind) for kind in range(KINDS)] == one
    assert counts.total(here) == sum(one)
    assert members(counts.kinds(here)) == tuple(kind for kind in range(KINDS) if one[kind])
    assert counts.covers(here, there) == all(a >= b for a, b in zip(one, other, strict=True))
    assert counts.covers(here, counts.lesser(here, there))
    assert counts.lesser(here, there) == packed([min(pair) for pair in zip(one, other, strict=True)])
    for kind in range(KINDS):
        assert counts.below(here, kind) == packed(one[:kind])
        assert counts.from_kind(here, kind) == packed(one[kind:])


def test_every_single_thing_is_as_likely_to_be_drawn() -> None:
    stream = fast(1)
    drawn = [int(counts.draw(packed([0, 3, 0, 1]), stream)) for _ in range(4000)]
    assert set(drawn) == {1, 3}
    assert 2800 < drawn.count(1) < 3200

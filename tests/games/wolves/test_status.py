"""The status track: markers never share a space above zero."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.wander import wander
from tests.games.wolves.table import EASY, cards, new, position, statuses
from wolfden.games.wolves.rules.needs import NEEDS
from wolfden.games.wolves.rules.status import gain, outranks, ranking


@pytest.mark.parametrize(
    ("status", "seat", "number", "lands"),
    [
        ((0, 0, 0), 0, 5, 5),
        ((0, 5, 0), 0, 5, 4),  # occupied: one back
        ((0, 5, 4), 0, 5, 3),  # and one more
        ((0, 5, 0), 0, 7, 7),  # passing is no stopping
        ((0, 1, 0), 0, 1, 0),  # zero is always free
        ((0, 2, 1), 0, 2, 0),
        ((4, 5, 0), 0, 1, 4),  # so is the space the marker comes from: a gain may come to nothing
        ((4, 6, 5), 0, 2, 4),
        ((3, 9, 8), 0, 6, 7),
        ((0, 0, 0), 2, 0, 0),
        ((0, 500, 0), 0, 500, 499),  # the track has no upper end
    ],
)
def test_a_gain_that_would_stop_on_an_occupied_space_falls_back(
    status: tuple[int, ...], seat: int, number: int, lands: int
) -> None:
    s = position(NEEDS, status=status)
    assert gain(s, seat, number) == lands - status[seat]
    assert statuses(s)[seat] == lands


gains = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 30)), max_size=40)


@given(gains)
def test_markers_never_share_a_space_above_zero(made: list[tuple[int, int]]) -> None:
    s = position(NEEDS, 6)
    for seat, number in made:
        before = statuses(s)
        moved = gain(s, seat, number)
        after = statuses(s)
        assert 0 <= moved <= number
        assert after[seat] == before[seat] + moved
        assert [value for other, value in enumerate(after) if other != seat] == [
            value for other, value in enumerate(before) if other != seat
        ]
        above = [value for value in after if value]
        assert len(set(above)) == len(above)
        # Every space between where it stopped and where it would have is taken.
        assert all(space in before for space in range(after[seat] + 1, before[seat] + number + 1))


def test_markers_never_share_a_space_in_whole_games() -> None:
    for seed in range(6):
        s = new(4 + seed % 3, seed, EASY)
        while not s.over:
            wander(s, s.decisions * 7 + seed, 5)
            above = [value for value in statuses(s) if value]
            assert len(set(above)) == len(above)


@given(
    st.lists(st.integers(0, 3), min_size=5, max_size=5),
    st.lists(st.integers(0, 2), min_size=5, max_size=5),
    st.permutations(range(5)),
)
def test_ranks_by_status_then_at_zero_by_tokens_then_as_before(
    spaces: list[int], tokens: list[int], order: list[int]
) -> None:
    status = [5 * space + seat if space else 0 for seat, space in enumerate(spaces)]
    s = position(NEEDS, 5, status=status, reserves=[cards(fish=n) for n in tokens], order=order)
    ranks = ranking(s)
    assert sorted(ranks) == list(range(5))
    for higher, lower in pairwise(ranks):
        assert status[higher] >= status[lower]
        if status[higher] == status[lower]:
            assert status[higher] == 0
            assert tokens[higher] >= tokens[lower]
            if tokens[higher] == tokens[lower]:
                assert order.index(higher) < order.index(lower)


def test_tokens_count_at_zero_only() -> None:
    s = position(NEEDS, status=(1, 0, 0), reserves=(0, cards(fish=1), cards(fish=4, corn=4)))
    assert ranking(s) == (0, 2, 1)


def test_the_lower_number_outranks() -> None:
    s = position(NEEDS, order=(2, 0, 1))
    assert outranks(s, 2, 0)
    assert outranks(s, 0, 1)
    assert not outranks(s, 1, 2)

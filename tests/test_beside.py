"""Two source trees, measured in turns."""

from __future__ import annotations

from bench import beside


def test_a_tree_is_about_as_fast_as_itself() -> None:
    ((row, ratios),) = beside.compare(beside.HERE, 6, "gulag, clone")
    assert row == "gulag, clone"
    assert len(ratios) == 6
    assert 0.2 < sorted(ratios)[3] < 5

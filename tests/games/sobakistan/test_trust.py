"""How evidence is put together, and how the trust in it is found."""

from __future__ import annotations

from math import log

import pytest

from bench.trust import fitted, loss, main
from wolfden.games.sobakistan.bots.inner.trace import pool
from wolfden.games.sobakistan.bots.trust import MOST, Trust


def test_a_pool_of_one_kind_of_evidence_that_is_trusted_says_what_it_says() -> None:
    chances = [0.5, 0.3, 0.2]
    kinds = [[log(chance) for chance in chances], [0.0, -1.0, -2.0]]
    assert pool(kinds, (1.0, 0.0)) == pytest.approx(chances)
    assert pool(kinds, (0.0, 0.0)) == pytest.approx([1 / 3] * 3)
    assert pool(kinds, (2.0, 0.0))[0] > 0.5


def test_what_is_impossible_stays_so_and_no_evidence_is_too_small_to_weigh() -> None:
    assert pool([[-5000.0, -5001.0, -9999.0]], (1.0,)) == pytest.approx([0.7311, 0.2689, 0.0], abs=1e-4)


def test_a_source_that_boasts_is_trusted_less_and_a_modest_one_more() -> None:
    """Of two routes the first is true as often as not, or always, and the words say 9 to 1."""
    words = [log(0.9), log(0.1)]
    nothing = [0.0, 0.0]
    boasts = [((words, nothing, nothing), place) for place in (0, 0, 0, 1)]
    modest = [((words, nothing, nothing), place) for place in (0,) * 99 + (1,)]
    as_it_is = Trust(1.0, 1.0, 1.0)
    assert fitted(boasts, as_it_is).words == pytest.approx(0.5, abs=0.01)  # 3 to 1
    assert fitted(modest, as_it_is).words == pytest.approx(log(99) / log(9), abs=0.01)
    assert fitted(modest[:-1], as_it_is).words == MOST
    assert loss(boasts, fitted(boasts, as_it_is)) < loss(boasts, as_it_is)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seats", "3", "--games", "1"])
    assert capsys.readouterr().out.count("words=") == 2

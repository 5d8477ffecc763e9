"""The benchmark's statistics, and that every row of ours does its work; nothing is timed here."""

from __future__ import annotations

import pytest

from bench import rows
from bench.measure import batch_size, measure
from bench.report import as_markdown, goals, machine, number, report
from bench.rows import DECISIONS, OPENSPIEL, WOLFDEN, Row
from bench.stats import Interval, interval, ratio, verdict


def test_interval_of_equal_rounds_is_a_point() -> None:
    assert interval([3.0] * 9) == Interval(3.0, 3.0, 3.0)


def test_interval_is_around_the_median_and_repeatable() -> None:
    values = [float(n * 7 % 31) for n in range(31)]
    found = interval(values)
    assert found.median == 15.0
    assert min(values) < found.low < found.median < found.high < max(values)
    assert found == interval(values)


def test_one_outlier_moves_nothing() -> None:
    assert interval([1.0] * 20 + [1000.0]) == Interval(1.0, 1.0, 1.0)


def test_ratios_are_paired() -> None:
    """A machine that is ten times slower in some rounds changes no ratio."""
    slow = [1.0, 0.1, 1.0, 0.1, 0.1]
    assert ratio([6.0 * x for x in slow], [[2.0 * x for x in slow]]).median == pytest.approx(3.0)
    others = [[1.0 * x for x in slow], [2.0 * x for x in slow], [100.0 * x for x in slow]]
    found = ratio([6.0 * x for x in slow], others)
    assert (found.low, found.high) == pytest.approx((3.0, 3.0))


@pytest.mark.parametrize(
    ("low", "high", "said"), [(2.5, 3.0, "met"), (2.0, 2.4, "not met"), (2.0, 2.5, "too close to call")]
)
def test_the_whole_interval_decides(low: float, high: float, said: str) -> None:
    assert verdict(Interval(2.4, low, high), 2.5) == said


@pytest.mark.parametrize("row", rows.ours(sample=3), ids=lambda row: f"{row.what}, {row.game}")
def test_our_rows_work(row: Row) -> None:
    decisions, moves = row.work(2)
    assert decisions == moves >= 2


def test_our_loop_counts_every_decision() -> None:
    gulag = next(row for row in rows.ours(sample=3) if (row.what, row.game) == ("through Python", "gulag"))
    assert gulag.work(3) == (3 * 42, 3 * 42)  # seven turns of six decisions


def counting(decisions: int, chance: int) -> Row:
    """A row that takes some time and knows its counts."""

    def work(n: int) -> tuple[int, int]:
        sum(range(1000 * n))
        return n * decisions, n * (decisions + chance)

    return Row("through Python", "gulag", WOLFDEN, DECISIONS, work)


def test_rounds_measure_every_row_once_and_tell_chance_apart() -> None:
    ticks: list[int] = []
    chosen = [counting(2, 0), counting(1, 3)]
    series = measure(chosen, 4, 0.0005, lambda: ticks.append(1))
    assert len(ticks) == 4
    assert [len(part) for row in series for part in row] == [4] * 4
    assert series[0][0] == series[0][1]
    assert [moves / decisions for decisions, moves in zip(*series[1], strict=True)] == pytest.approx([4.0] * 4)


def test_batches_are_never_empty() -> None:
    assert batch_size(lambda n: (n, n), 0.0) == 1


def test_goals_need_all_their_rows() -> None:
    ours = Row("inside", "phantom_ttt", WOLFDEN, DECISIONS, lambda n: (n, n))
    theirs = ours._replace(of=OPENSPIEL)
    values = ([2.0, 4.0], [2.0, 4.0])
    assert list(goals([ours], [values])) == []
    (goal,) = goals([ours, theirs], [values, ([1.0, 2.0], [1.0, 2.0])])
    assert (goal.reached.median, goal.verdict) == (2.0, "met")


def test_markdown_has_every_row() -> None:
    text = as_markdown(report([counting(1, 1)], [([1e6, 1e6], [2e6, 2e6])]))
    assert "| through Python | gulag | Wolfden | 1 M | 1 M - 1 M | 2 M |" in text
    assert machine() in text


@pytest.mark.parametrize(("value", "text"), [(1_234_567, "1.23 M"), (45_678, "45.7 k"), (0.2617, "0.262")])
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text

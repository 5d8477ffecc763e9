"""What is counted for the balance of Wolves."""

from __future__ import annotations

from collections import Counter

from tests.games.wolves.table import EASY, LAST, TABLES, WOLVES, cards, chain, new, play_by_chance, position, store
from wolfden.engine.metrics import Fact
from wolfden.games.wolves.balance import CHARTS, COMMUNITIES, FIRST_RANKS, KNOWLEDGE, LOST, PACK, listen
from wolfden.games.wolves.rules.gifting import GIFTING
from wolfden.games.wolves.rules.reconciling import RECONCILING, begin_turning_in
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import Community, Knowledge, Learn
from wolfden.lab.tally import Tally


def facts(s: Wolves) -> Counter[tuple[str, str, str]]:
    counted: Counter[tuple[str, str, str]] = Counter()
    found: list[Fact] = list(listen(s))
    for chart, row, count, number in found:
        counted[chart, row, count] += int(number)
    return counted


def test_a_chief_is_counted_for_their_community() -> None:
    s = position(RECONCILING, turn=LAST, game=EASY)
    s.awards = (0, 9, 0)
    for seat in range(3):
        chain(s, seat, *store())
    counted = facts(s)
    assert counted[PACK, "show-chart-survived", "number"] == counted[PACK, "show-chart-has-chief", "number"] == 1
    assert counted[COMMUNITIES, f"Community-{Community(s.communities[1]).name.lower()}", "chief"] == 1
    assert sum(number for (chart, _, count), number in counted.items() if (chart, count) == (COMMUNITIES, "chief")) == 1
    assert (
        sum(number for (chart, _, count), number in counted.items() if (chart, count) == (COMMUNITIES, "played")) == 3
    )


def test_a_defeat_is_counted_by_its_turn() -> None:
    s = position(GIFTING, turn=5, unmet=[cards(fish=1)])
    for seat in range(3):
        s.act(seat, s.actions(seat)[-1])
    counted = facts(s)
    assert counted[PACK, "show-chart-survived", "number"] == 0
    assert counted[LOST, "5", "number"] == 1


def test_first_ranks_are_counted_once_each_and_every_fact_has_its_chart() -> None:
    known = {chart.name: {column.count for column in chart.columns} for chart in CHARTS}
    for seats in TABLES:
        s = new(seats, seats, EASY)
        play_by_chance(s, seats)
        counted = facts(s)
        assert [counted[FIRST_RANKS, str(rank), "played"] for rank in range(1, seats + 1)] == [1] * seats
        assert all(count in known[chart] | {"played"} for chart, _, count in counted)
    assert WOLVES.metrics is not None


def test_two_who_learn_the_same_in_one_game_are_one_game() -> None:
    s = position(RECONCILING, turn=LAST, game=EASY, hands=[cards(leader=2)] * 2)
    begin_turning_in(s)
    for seat in (0, 1):
        chain(s, seat, Learn(Knowledge.PRESERVATION), *store())
    chain(s, 2, *store())
    total = Tally()
    total.note(listen(s))
    key = (KNOWLEDGE, "Knowledge-preservation", "learned")
    assert (total.total(key), total.total_of_squares(key)) == (2, 4)

"""The server's benchmark: its statistics, its script, and that it plays whole games; nothing is timed here."""

from __future__ import annotations

import asyncio

import wolfden
from bench.server import processes, result
from bench.server.ours import OurTable, numbers
from bench.server.result import Round, as_markdown, below, footer, measured, report
from bench.server.script import MOVES, SEATS, Load, Table, play, prepare
from bench.stats import Interval


def test_a_round_in_numbers() -> None:
    found = measured(Load(200, 2.0, [n / 1000 for n in range(200)]), 1.0)
    assert found == Round(rate=100.0, half=0.1, nearly_all=0.198, cost=0.005, share=0.5)


def test_goals_are_met_by_the_whole_interval() -> None:
    assert below(Interval(0.01, 0.009, 0.02), 0.02) == "met"
    assert below(Interval(0.01, 0.009, 0.021), 0.02) == "too close to call"
    assert below(Interval(0.03, 0.021, 0.04), 0.02) == "not met"


def test_rounds_are_compared_in_pairs() -> None:
    quick = [Round(3000.0 * n, 0.005, 0.01, 0.0003, 1.0) for n in (1, 2, 3)]
    slow = [Round(1000.0 * n, 0.05, 0.1, 0.001, 1.0) for n in (1, 2, 3)]
    found = report(50, quick, slow)
    assert [goal.verdict for goal in found.goals] == ["met", "met"]
    assert found.goals[1].reached == Interval(3.0, 3.0, 3.0)
    assert [goal.verdict for goal in report(50, slow, quick).goals] == ["not met", "not met"]
    assert "| Wolfden, kept on disk | 6,000 (3,000 - 9,000) | 5.0 (5.0 - 5.0)" in as_markdown(found)
    assert len(report(50, quick, []).results) == 1


def test_a_busy_machine_is_not_believed() -> None:
    starved = [Round(300.0, 0.1, 0.2, 0.0005, 0.2)]
    busy = [Round(3000.0, 0.01, 0.02, 0.0003, 0.99)]
    assert "Not to be trusted" not in footer(report(50, busy, busy))
    assert footer(report(50, starved, busy)).endswith("others kept Wolfden, kept on disk from its core.")


def test_the_script_is_a_whole_game() -> None:
    game = wolfden.game("gulag")
    for seed in range(5):
        state = game.new(SEATS, seed)
        table = Table(0)
        table.first = state.actors()[0]
        for made in range(MOVES):
            table.made = made
            seat, what, arguments = table.script()
            state.chain(seat, numbers(what, arguments))
        assert state.over


def test_it_plays_on_our_server() -> None:
    """Every move is told to all five, at each table, until the last game begins no more."""
    with processes.ours(processes.cores()) as served:

        async def some() -> Load:
            tables: list[Table] = [OurTable(served.port) for _ in range(4)]
            await prepare(tables)
            load = await play(tables, 2)
            for table in tables:
                table.close()
            return load

        load = asyncio.run(some())
    assert load.moves >= 3 * MOVES
    assert len(load.latencies) == load.moves
    assert result.measured(load, 1.0).rate > 0

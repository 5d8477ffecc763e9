"""Simulations: whole runs, what they count, how they are stopped, and that they can be repeated."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
import types
from pathlib import Path
from typing import Any

import pytest

from tests.at_terminal import command, refused, run
from tests.miniatures import honest
from wolfden import registry
from wolfden.bots import random
from wolfden.engine.sight import Sight
from wolfden.lab import work
from wolfden.lab.interval import rate
from wolfden.lab.plan import Plan, player
from wolfden.lab.simulate import cores, simulate
from wolfden.lab.tally import Tally

GULAG = registry.game("gulag")


def plan(*bots: str, games: int = 40, seed: int = 5) -> Plan:
    return Plan(game="gulag", options={}, bots=bots or ("random",) * 5, seed=seed, games=games)


def simulated(*arguments: str) -> dict[str, Any]:
    """The report of a run in this process, without what depends on the clock."""
    status, out, err = run("simulate", "gulag", "--jobs", "1", "--json", *arguments)
    assert (status, err) == (0, "")
    report: dict[str, Any] = json.loads(out)
    return report


class Parrot:
    """Plays at random, and always has everything to say."""

    choose = staticmethod(random.choose)

    def talk(self, sight: Sight, seed: int) -> tuple[int, ...]:
        assert sight.world.eye == sight.seat  # an imagined world, never the true one
        return sight.remarks


class Broken(Parrot):
    def choose(self, sight: Sight, seed: int) -> int:  # type: ignore[override]
        raise ValueError("out of\nideas")


@pytest.fixture
def parrot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GULAG, "bots", {"parrot": Parrot(), "broken": Broken()})


# Intervals


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four: Newcombe, Statistics in Medicine 17 (1998), table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),  # and the mirror image
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_intervals_are_wilsons(won: int, games: int, low: float, high: float) -> None:
    found = rate(won, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)
    assert found.low <= found.rate == won / games <= found.high


# What is counted


def test_the_counts_add_up() -> None:
    report = simulated("--games", "200", "--seats", "6", "--bots", "random", "--seed", "3")
    assert report["games"] == report["planned"] == 200
    assert sum(side["won"] for side in report["sides"].values()) + report["nobody"]["won"] == 200
    assert sum(report["endings"].values()) == 200
    assert report["endings"]["Late"] == report["nobody"]["won"] > 0
    assert set(report["sides"]) == {"red", "black"}
    assert [seat["games"] for seat in report["seats"]] == [200] * 6


def test_the_counts_are_those_of_the_games() -> None:
    wanted = plan(games=30)
    total = simulate(wanted, 1)
    states = [player(wanted)(number) for number in range(30)]
    for seat in range(5):
        assert total.seats[seat].won == sum(seat in state.outcome().winners for state in states)
    reds = [{*state.review().red} for state in states]  # type: ignore[attr-defined]
    assert total.sides["red"].won == sum(
        bool(red & {*state.outcome().winners}) for red, state in zip(reds, states, strict=True)
    )


def test_random_games_inside_the_engine_have_the_same_odds(parrot: None) -> None:
    """The parrot plays at random too, but the ordinary way."""
    inside = simulate(plan(games=3000), 1)
    ordinary = simulate(plan(*["parrot"] * 4, "random", games=250), 1)
    for side in ("red", "black"):
        a, b = inside.sides[side], ordinary.sides[side]
        assert a.low < b.high and b.low < a.high
    assert ordinary.games == 250


def test_games_without_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType("elsewhere.vote")
    module.GAME = honest.GIFT  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "elsewhere.vote", module)
    status, out, _ = run("simulate", "elsewhere.vote", "--jobs", "1", "--games", "5", "--seed", "1")
    assert status == 0 and "seat 0" in out and "red" not in out


# The same again


def test_the_same_seed_gives_the_same_result_with_any_number_of_jobs() -> None:
    arguments = ("simulate", "gulag", "--seats", "5", "--games", "333", "--seed", "77", "--json", "--bots", "random")
    reports = []
    for jobs in ("1", "3"):
        done = command(*arguments, "--jobs", jobs)
        assert (done.returncode, done.stderr) == (0, b"")
        report = json.loads(done.stdout)
        for name in ("seconds", "games_a_second", "jobs"):
            del report[name]
        reports.append(report)
    assert reports[0] == reports[1]
    assert reports[0]["sides"] != simulated("--games", "333", "--seed", "78", "--bots", "random")["sides"]


def test_bots_are_dealt_round_the_table(parrot: None) -> None:
    report = simulated("--games", "3", "--bots", "parrot, random", "--seed", "1")
    assert report["bots"] == ["parrot", "random", "parrot", "random", "parrot"]
    assert simulated("--games", "3", "--seed", "1")["bots"] == ["parrot"] * 5
    again = [simulated("--games", "3", "--bots", "parrot,random", "--seed", "1")["sides"] for _ in range(2)]
    assert again == [report["sides"]] * 2


# For people


def test_the_report_for_people() -> None:
    status, out, err = run("simulate", "gulag", "--games", "50", "--bots", "random", "--seed", "9", "--jobs", "1")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Gulag, 5 seats, seed 9"
    assert "95 % interval" in lines[1]
    assert [line.split()[0] for line in lines[2:4]] == ["black", "red"]
    assert lines[-1].startswith("50 games in ") and lines[-1].endswith("a second, with one process.")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--games", "0"),
        ("--games", "-1"),
        ("--games", str(10**10)),
        ("--games", "many"),
        ("--jobs", "0"),
        ("--jobs", "9999"),
        ("--seats", "4"),
        ("--bots", "chess"),
        ("--bots", ""),
        ("--bots", "random,"),
        ("--bots", "random,random,random,random,random,random"),
        ("--seed", "x"),
        ("--option", "speed=9"),
    ],
)
def test_bad_input(arguments: tuple[str, ...]) -> None:
    refused("simulate", "gulag", *arguments)


def test_a_bot_that_fails_is_named_in_one_line(parrot: None) -> None:
    err = refused("simulate", "gulag", "--jobs", "1", "--games", "5", "--seed", "4", "--bots", "broken")
    assert "game 0 of seed 4: ValueError: out of ideas" in err


def test_a_game_that_fails_in_a_worker(parrot: None) -> None:
    reader, writer = work.CONTEXT.Pipe(duplex=False)
    work.serve(plan(*["broken"] * 5), work.Blocks(3), writer)
    with pytest.raises(work.LabTrouble, match="game 0 of seed 5: ValueError"):
        work.gather([reader], lambda tally: None)


# Stopping


def test_blocks_end_when_they_are_stopped() -> None:
    blocks = work.Blocks(10)
    assert [*blocks.take(4)] == [0, 1, 2, 3]
    assert [*blocks.take(99)] == [4, 5, 6, 7, 8, 9]
    assert not blocks.take(1)
    blocks = work.Blocks(10)
    blocks.stop()
    assert not blocks.take(1)


def stopped(jobs: str, everybody: bool, after: float) -> tuple[int, bytes, bytes]:
    """Status and output of a simulation that is interrupted, as a terminal does it or the parent alone.

    No process is left behind.
    """
    arguments = ["simulate", "gulag", "--games", "900000000", "--bots", "random", "--jobs", jobs, "--json"]
    child = subprocess.Popen(
        [sys.executable, "-m", "wolfden.cli", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    time.sleep(after)
    if everybody:
        os.killpg(child.pid, signal.SIGINT)
    else:
        child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=20)
    deadline = time.monotonic() + 10
    with pytest.raises(ProcessLookupError):
        while time.monotonic() < deadline:
            os.killpg(child.pid, 0)
            time.sleep(0.05)
    return child.returncode, out, err


@pytest.mark.parametrize(("jobs", "everybody"), [("1", False), ("2", True)])
def test_ctrl_c_prints_what_is_there(jobs: str, everybody: bool) -> None:
    for after in (2, 4, 8):  # on a busy machine it takes a while to begin
        status, out, err = stopped(jobs, everybody, after)
        assert (status, err) == (130, b"")
        report = json.loads(out)
        assert sum(report["endings"].values()) == report["games"] < report["planned"]
        if report["games"]:
            return
    pytest.fail("nothing was played in eight seconds")


def test_a_second_ctrl_c_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, give: work.Give) -> None:
        give(Tally(games=2, nobody=2))
        raise KeyboardInterrupt

    monkeypatch.setattr("wolfden.lab.simulate.work_here", interrupted)
    status, out, _ = run("simulate", "gulag", "--jobs", "1", "--games", "9")
    assert status == 130 and "Stopped after 2 of 9 games" in out


def test_the_bar_is_on_the_terminal_only() -> None:
    """Standard output stays clean while the error stream, a terminal, shows the bar."""
    mine, theirs = pty.openpty()
    arguments = ["simulate", "gulag", "--games", "5000", "--bots", "random", "--jobs", "1", "--json"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    with subprocess.Popen(
        [sys.executable, "-m", "wolfden.cli", *arguments], stdout=subprocess.PIPE, stderr=theirs, env=environment
    ) as child:
        os.close(theirs)
        seen = b""
        while select.select([mine], [], [], 30)[0]:
            try:
                seen += os.read(mine, 65536)
            except OSError:
                break
        assert child.stdout is not None
        assert json.loads(child.stdout.read())["games"] == 5000
    os.close(mine)
    assert b"games" in seen and b"/5000" in seen.replace(b" ", b"")


def test_cores() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


def test_workers_find_games_where_the_command_was_started(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "game.py").write_text("from wolfden.games.gulag import GAME\n")
    done = command("simulate", "mine.game", "--games", "4", "--jobs", "2", "--bots", "random", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"4 games in" in done.stdout

"""The pool: bots and stories in processes of their own, which may be killed, hang or be asked too much."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import logging
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.process import dying_workers
from wolfden import bots, registry
from wolfden.bots.turn import MOST_REMARKS, turn
from wolfden.engine.errors import WolfdenError
from wolfden.engine.replay import Record, encode, start
from wolfden.engine.sight import Sight
from wolfden.engine.state import State
from wolfden.server import pool as pools
from wolfden.server import worker
from wolfden.server.pool import Busy, NoAnswer, Pool
from wolfden.server.story import story
from wolfden.terminal.match import bot_move, next_seat

GULAG = registry.game("gulag")


def at_once(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run such a test to its end; none takes long."""

    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(60):
                await test(*arguments, **named)

        asyncio.run(bounded())

    return run


@asynccontextmanager
async def pool(size: int = 1, **settings: Any) -> AsyncIterator[Pool]:
    made = Pool(size, **settings)
    await made.start()
    try:
        yield made
    finally:
        await made.close()


def pids(of: Pool) -> list[int]:
    return [one.process.pid for one in of.workers if one.process is not None]


def finished() -> bytes:
    record = Record(GULAG, start(GULAG, 5, 5, {}))
    while not record.state.over:
        bot_move(record, next_seat(record))
    return encode(record.replay)


REPLAY = finished()


def begun(seed: int = 1) -> tuple[State, int]:
    state = GULAG.new(5, seed)
    return state, state.actors()[0]


# What it answers


@at_once
async def test_a_bots_turn_is_the_same_there_as_here() -> None:
    async with pool() as made:
        for seed in range(3):
            state, seat = begun(seed)
            saved = state.sight(seat, seed).save()
            for name in bots.names(GULAG):
                there = await made.play("gulag", None, saved, seat, name, 2**255 + seed)
                sight = GULAG.sight(GULAG.load(saved), seat)
                assert there == turn(sight, bots.bot(GULAG, name), 2**255 + seed)


@at_once
async def test_bots_play_a_whole_game() -> None:
    async with pool(2) as made:
        state = GULAG.new(7, 3)
        said = 0
        while not state.over:
            seat = state.actors()[-1]
            seed = state.decisions
            remarks, actions = await made.play("gulag", None, state.sight(seat, seed).save(), seat, "good", seed)
            assert len(remarks) <= MOST_REMARKS
            for remark in remarks:
                state.say(seat, remark)
            state.chain(seat, actions)
            said += len(remarks)
        assert said > 0


@at_once
async def test_a_bot_may_be_told_to_be_quiet() -> None:
    async with pool() as made:
        for seed in range(20):
            state, seat = begun(seed)
            sight = state.sight(seat, seed).save()
            remarks, actions = await made.play("gulag", None, sight, seat, "random", seed, talk=False)
            assert remarks == () and actions


@at_once
async def test_stories_are_told() -> None:
    async with pool() as made:
        for eyes in ("public", "3", "all"):
            assert await made.story(REPLAY, eyes) == story(REPLAY, eyes)


@at_once
async def test_what_cannot_be_done_is_said() -> None:
    state, seat = begun()
    sight = state.sight(seat, 1).save()
    async with pool() as made:
        before = pids(made)
        for refused in (
            made.play("chess", None, sight, seat, "good", 1),
            made.play("gulag", {"numbers": 1}, sight, seat, "good", 1),
            made.play("gulag", None, b"nonsense", seat, "good", 1),
            made.play("gulag", None, sight, seat, "deep", 1),
            made.play("gulag", None, sight, 77, "good", 1),
            made.story(b"{}", "public"),
            made.story(REPLAY, "9"),
        ):
            with pytest.raises(WolfdenError):
                await refused
        assert pids(made) == before


@at_once
async def test_the_event_loop_goes_on_meanwhile() -> None:
    """Twenty turns of a bot that thinks, and the loop is never held up for long."""
    async with pool() as made:
        state, seat = begun()
        sight = state.sight(seat, 1).save()
        work = asyncio.gather(*(made.play("gulag", None, sight, seat, "good", seed) for seed in range(20)))
        ticks = 0
        while not work.done():
            await asyncio.sleep(0)
            ticks += 1
        assert ticks > 20


# What goes wrong


@at_once
async def test_a_killed_worker_is_replaced_and_its_work_done_again() -> None:
    state, seat = begun()
    sight = state.sight(seat, 1).save()
    async with pool() as made:
        expected = await made.play("gulag", None, sight, seat, "good", 1)
        for _ in range(3):
            (pid,) = pids(made)
            os.kill(pid, signal.SIGSTOP)  # so that it has the job when it dies
            waiting = asyncio.create_task(made.play("gulag", None, sight, seat, "good", 1))
            await asyncio.sleep(0.05)
            os.kill(pid, signal.SIGKILL)
            assert await waiting == expected
            assert pid not in pids(made)


@at_once
async def test_workers_that_die_while_nothing_is_to_do_are_replaced() -> None:
    """On uvloop, writing to such a worker raises what no other loop does."""
    state, seat = begun()
    sight = state.sight(seat, 1).save()
    async with pool(2) as made:
        expected = await made.play("gulag", None, sight, seat, "good", 1)
        for pause in (0.0, 0.3):
            killed = pids(made)
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(pause)
            assert await made.play("gulag", None, sight, seat, "good", 1) == expected
            while len(pids(made)) < 2:
                await asyncio.sleep(0.01)
            assert not set(killed) & set(pids(made))


@pytest.mark.parametrize("kind", [LookupError, asyncio.CancelledError, asyncio.InvalidStateError])
@at_once
async def test_whatever_goes_wrong_a_slot_goes_on(caplog: pytest.LogCaptureFixture, kind: type[BaseException]) -> None:
    """Also what nobody thought of: it is logged, without what it was about, and the job is done again."""
    ask = pools.Worker.ask
    asked = 0

    async def clumsy(of: pools.Worker, job: worker.Job) -> worker.Result:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise kind("the secret number is 17")
        return await ask(of, job)

    async with pool() as made:
        with pytest.MonkeyPatch.context() as patch, caplog.at_level(logging.DEBUG):
            patch.setattr(pools.Worker, "ask", clumsy)
            assert await made.story(REPLAY, "public") == story(REPLAY, "public")
    said = [record.getMessage() for record in caplog.records if record.name.startswith("wolfden")]
    assert len(said) == 1
    assert said[0].startswith(f"the slot of a worker failed: {kind.__name__} in clumsy, test_pool.py:")


@at_once
async def test_workers_that_do_not_start_in_time_are_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "PATIENCE", 0.05)
    made = Pool(1)
    starting = asyncio.create_task(made.start())
    try:
        state, seat = begun()
        playing = asyncio.create_task(made.play("gulag", None, state.sight(seat, 1).save(), seat, "good", 1))
        await asyncio.sleep(1)
        assert not starting.done() and not playing.done() and made.state() == "none"
        monkeypatch.setattr(pools, "PATIENCE", 60.0)
        assert (await playing)[1], "it has waited all the time"
        await starting
        assert made.state() == "ok"
    finally:
        await made.close()


@at_once
async def test_workers_that_die_at_once_are_not_started_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether they die before they are ready or right after it, the pauses get longer."""
    for when in ("before", "after"):
        starts = dying_workers(tmp_path / when, monkeypatch, when)
        made = Pool(1)
        starting = asyncio.create_task(made.start())
        try:
            await asyncio.sleep(4)
            assert 2 <= len(starts.read_bytes()) <= 7, when
        finally:
            starting.cancel()
            await made.close()


@at_once
async def test_a_hanging_worker_is_replaced() -> None:
    async with pool(limit=0.5) as made:
        (pid,) = pids(made)
        os.kill(pid, signal.SIGSTOP)
        assert await made.story(REPLAY, "public") == story(REPLAY, "public")
        assert pid not in pids(made)
        assert not alive(pid)


@at_once
async def test_what_kills_every_worker_is_given_up() -> None:
    killed: list[int] = []
    ask = pools.Worker.ask

    async def deadly(of: pools.Worker, job: worker.Job) -> worker.Result:
        if isinstance(job, worker.TellStory) and of.process is not None:
            killed.append(of.process.pid)
            os.kill(of.process.pid, signal.SIGKILL)
        return await ask(of, job)

    state, seat = begun()
    sight = state.sight(seat, 1).save()
    async with pool() as made:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pools.Worker, "ask", deadly)
            with pytest.raises(NoAnswer):
                await made.story(REPLAY, "public")
            await made.play("gulag", None, sight, seat, "good", 1)
        assert len(killed) == len(set(killed)) == made.size + 1


@at_once
async def test_bots_wait_in_line_however_many_there_are() -> None:
    state, seat = begun()
    sight = state.sight(seat, 1).save()
    async with pool() as made:
        (pid,) = pids(made)
        os.kill(pid, signal.SIGSTOP)
        asked = [asyncio.create_task(made.play("gulag", None, sight, seat, "random", seed)) for seed in range(2000)]
        await asyncio.sleep(0.05)
        assert made.waiting() == 1999
        os.kill(pid, signal.SIGCONT)
        await asyncio.gather(*asked)
        assert made.waiting() == 0


@at_once
async def test_nobody_waits_for_a_story_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "STORY_WAITS", 0.2)
    async with pool() as made:
        (pid,) = pids(made)
        os.kill(pid, signal.SIGSTOP)
        with pytest.raises(Busy, match="TooBusy"):
            await made.story(REPLAY, "all")
        assert made.listeners == 0


@at_once
async def test_stories_never_take_all_the_workers() -> None:
    state, seat = begun()
    sight = state.sight(seat, 1).save()
    async with pool(2) as made:
        while len(pids(made)) < 2 or not all(ready(one) for one in pids(made)):
            await asyncio.sleep(0.01)
        telling = [asyncio.create_task(made.story(REPLAY, "all")) for _ in range(16)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await made.story(REPLAY, "all")
        await made.play("gulag", None, sight, seat, "random", 1)
        assert sum(task.done() for task in telling) < 16
        await asyncio.gather(*telling)


def ready(pid: int) -> bool:
    with open(f"/proc/{pid}/stat") as stat:
        return stat.read().split()[2] == "S"


@at_once
async def test_somebody_who_no_longer_waits_is_forgotten() -> None:
    async with pool() as made:
        waiting = asyncio.create_task(made.story(REPLAY, "all"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert await made.story(REPLAY, "public") == story(REPLAY, "public")
        assert made.listeners == 0


# The end


@at_once
async def test_closing_leaves_nobody_waiting_and_nothing_behind() -> None:
    async with pool(2) as made:
        waiting = [asyncio.create_task(made.story(REPLAY, "all")) for _ in range(4)]
        await asyncio.sleep(0.01)
        running = pids(made)
        await made.close()
        for answer in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(answer, (bytes, NoAnswer))
        assert not any(alive(pid) for pid in running)
        with pytest.raises(NoAnswer):
            await made.story(REPLAY, "all")


def test_workers_end_with_a_server_that_was_killed() -> None:
    program = (
        "import asyncio; from tests.server.loop import run; from wolfden.server.pool import Pool\n"
        "async def main():\n"
        "    pool = Pool(1); await pool.start()\n"
        "    print(pool.workers[0].process.pid, flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "run(main())"
    )
    server = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    pid = int(server.stdout.readline())
    assert alive(pid)
    server.kill()
    server.communicate()
    until = time.monotonic() + 20
    while alive(pid) and time.monotonic() < until:
        time.sleep(0.01)
    assert not alive(pid)


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().split()[2] not in "ZX"
    except OSError:
        return False


def test_interrupts_are_the_servers_business() -> None:
    """A worker gets none from the terminal; sent to it alone, neither ends it, and it ends without a word."""
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "wolfden.server.worker", "9"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None and process.stdout is not None
    read_frame(process.stdout)  # ready
    process.send_signal(signal.SIGINT)
    process.send_signal(signal.SIGTERM)
    frame = msgspec.msgpack.encode(worker.TellStory(REPLAY, "public", None))
    process.stdin.write(len(frame).to_bytes(worker.LENGTH, "big") + frame)
    process.stdin.flush()
    answer = msgspec.msgpack.decode(read_frame(process.stdout), type=worker.Result)
    assert isinstance(answer, worker.StoryTold)
    assert json.loads(gzip.decompress(answer.story))["game"] == "gulag"
    _, complaints = process.communicate()
    assert (process.returncode, complaints) == (0, b"")


def read_frame(stream: Any) -> bytes:
    frame: bytes = stream.read(int.from_bytes(stream.read(worker.LENGTH), "big"))
    return frame


# Secrets


def test_what_breaks_is_reported_without_what_it_was_about(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(sight: Sight, bot: Any, seed: int, talk: bool) -> Any:
        raise KeyError(f"the red ones are {sight.view}")

    monkeypatch.setattr(worker, "turn", broken)
    state, seat = begun()
    job = worker.Play("gulag", None, state.sight(seat, 1).save(), seat, "good", b"\1", True)
    answer = worker.do(job)
    assert isinstance(answer, worker.Broke)
    assert answer.where.startswith("KeyError in broken, test_pool.py:")
    assert "red" not in answer.where


@at_once
async def test_logs_and_command_lines_hold_no_secrets(caplog: pytest.LogCaptureFixture) -> None:
    state, seat = begun()
    sight = state.sight(seat, 1).save()
    async with pool() as made:
        with caplog.at_level(logging.DEBUG):
            (pid,) = pids(made)
            with open(f"/proc/{pid}/cmdline", "rb") as line:
                assert line.read().split(b"\0")[1:-1] == [b"-P", b"-m", b"wolfden.server.worker", b"22.0"]
            os.kill(pid, signal.SIGKILL)
            await made.play("gulag", None, sight, seat, "good", 1)
        said = [record.getMessage() for record in caplog.records if record.name.startswith("wolfden")]
        assert len(said) == 1 and re.fullmatch(r"a worker was lost \(\w+\) and is replaced", said[0])


def test_a_worker_without_work_ends() -> None:
    answers = io.BytesIO()
    worker.serve(io.BytesIO(), answers, 1.0)
    assert msgspec.msgpack.decode(answers.getvalue()[worker.LENGTH :], type=worker.Result) == worker.Ready()

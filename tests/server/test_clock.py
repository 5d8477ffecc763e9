"""A wrong clock: it removes no table, makes nobody late, and gives nobody more time."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.house import Time, house
from tests.server.process import Process
from tests.server.test_moves import turn_of, two_people
from tests.server.test_time import settled
from wolfden.server.clock import Clock
from wolfden.server.settings import DAY, HOUR, MINUTE, SECOND


def test_time_is_witnessed_in_small_steps() -> None:
    time = Time()
    clock = Clock(time, 10 * SECOND, time.at, time.at)
    began = clock.now()
    time.at += 3 * SECOND
    assert clock.now() == began + 3 * SECOND
    time.wrong = 91 * DAY
    assert clock.now() == began + 3 * SECOND
    assert clock.now() + clock.ahead() == clock.wall() == time.at + 91 * DAY
    time.wrong = -91 * DAY
    assert clock.now() == began + 3 * SECOND
    time.at += HOUR  # the computer slept, and its steady clock did not
    assert clock.now() == began + 13 * SECOND
    time.at -= HOUR
    assert clock.now() == began + 13 * SECOND
    time.at += SECOND
    assert clock.now() == began + 14 * SECOND


@pytest.mark.parametrize("wrong", [91 * DAY, -91 * DAY])
async def test_a_wrong_clock_removes_nothing(tmp_path: Path, wrong: int) -> None:
    time = Time()
    async with house(tmp_path, time) as it:
        ann, _ = await two_people(it)
        lobby, token = await it.open()
        running = ann.welcome["table"]
    time.wrong = wrong
    async with house(tmp_path, time) as it:
        for _ in range(2):
            await it.hub.tick()
            await it.hub.sweep()
        assert await it.hub.table(running) is not None and await it.hub.table(lobby) is not None
        newer, _ = await it.open()
        assert (await it.client(lobby, token)).seat == 0
    time.wrong = 0
    async with house(tmp_path, time) as it:
        for _ in range(2):
            await it.hub.tick()
            await it.hub.sweep()
        for table in (running, lobby, newer):
            assert await it.hub.table(table) is not None


async def test_tables_grow_old_by_what_servers_have_witnessed(tmp_path: Path) -> None:
    """However often it is started anew, and whatever the clock says."""
    time = Time()
    lobby = ""
    for number in range(5):
        async with house(tmp_path, time) as it:
            if number == 0:
                lobby, _ = await it.open()
            assert await it.hub.table(lobby) is not None, number
            time.wrong += DAY
            time.at += HOUR
            await it.hub.sweep()  # leaves the memory
            time.at += 9 * HOUR
            await it.hub.sweep()
    async with house(tmp_path, time) as it:
        assert await it.hub.table(lobby) is None, "two days and more"


async def test_a_kill_loses_hardly_any_witnessed_time(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as it:
        await it.open()
        for _ in range(60):
            time.at += SECOND
            await it.hub.tick()
        with it.hub.store.engine.connect() as connection:
            kept = connection.exec_driver_sql("SELECT witnessed FROM clock").scalar_one()
        assert 0 <= it.hub.now() - kept <= 10 * SECOND


@pytest.mark.parametrize("wrong", [DAY, -DAY])
async def test_a_clock_that_jumps_changes_no_deadline(tmp_path: Path, wrong: int) -> None:
    time = Time()
    async with house(tmp_path, time, grace=0) as it:
        who = await turn_of(*await two_people(it, tempo="live"), naming=False)
        await settled(it, who)
        seat = who.seat or 0
        time.at += 10 * SECOND
        time.wrong = wrong
        await it.hub.tick()
        again = await it.client(who.welcome["table"], who.token)
        assert again.clock["now"] == time.wall()
        assert again.clock["deadlines"][seat] - again.clock["now"] == 50 * SECOND, "as much as there was"
        assert again.room["seats"][seat]["bot"] is None, "nobody is late because the clock was set"
        time.at += 50 * SECOND - 1
        await it.hub.tick()
        assert it.hub.tables[who.welcome["table"]].charter.places[seat].bot is None
        time.at += 1
        await it.hub.tick()
        await again.until(lambda: again.room["seats"][seat]["bot"] == "good")


async def test_a_deadline_outlives_a_start_with_a_wrong_clock(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, grace=0) as it:
        who = await turn_of(*await two_people(it, tempo="relaxed"), naming=False)
        await settled(it, who)
        time.at += 5 * HOUR
    for wrong in (-DAY, 91 * DAY):
        time.wrong = wrong
        async with house(tmp_path, time, grace=0) as it:
            await it.hub.tick()
            again = await it.client(who.welcome["table"], who.token)
            seat = again.seat or 0
            assert again.room["seats"][seat]["bot"] is None
            assert again.clock["deadlines"][seat] - again.clock["now"] == 19 * HOUR


async def test_one_time_codes_and_chat_show_the_wall_s_time(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as it:
        ann, _ = await two_people(it, chat=True)
        time.wrong = 3 * DAY
        code = await ann.ask("moveseat")
        assert code["until"] == time.wall() + 7 * DAY
        await ann.done("chat", text="What day is it?")
        assert ann.lines[-1]["at"] == time.wall()
        time.at += 7 * DAY - MINUTE
        time.wrong = 300 * DAY
        seat, _ = await it.join(code["code"])
        assert seat == 0, "a wrong clock does not wear it out, either"


class Ahead(Process):
    """A server whose computer's clock is 91 days ahead."""

    program = (
        "-c",
        "import sys, time; real = time.time_ns; time.time_ns = lambda: real() + 91 * 86400 * 10**9;"
        "time.time = lambda: time.time_ns() / 1e9; from wolfden.cli import main; sys.exit(main())",
    )


async def test_a_real_server_that_starts_91_days_ahead_keeps_a_running_game(tmp_path: Path) -> None:
    data = tmp_path / "tables"
    server: Process = Process(data)
    await server.start()
    body = json.dumps({"game": "gulag", "name": "Ann", "play_now": True}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}/api/tables", body)
    request.add_header("content-type", "application/json")

    def post() -> tuple[str, str]:
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read())["table"], answer.headers["set-cookie"].split(";")[0].split("=", 1)[1]

    table, token = await asyncio.to_thread(post)
    assert await server.stop() == 0
    server = Ahead(data)
    await server.start()
    try:
        await asyncio.sleep(1.5)  # its first look at what is old is over
        ann = Client(f"ws://127.0.0.1:{server.port}/ws/{table}", token)
        await ann.open()
        assert ann.bye is None and ann.seat == 0 and ann.position is not None
        await ann.close()
    finally:
        assert await server.stop() == 0

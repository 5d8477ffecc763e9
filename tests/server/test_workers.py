"""Workers of a real server that are killed, and the tables that wait for them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.process import Process, dying_workers


def workers(of: Process) -> list[int]:
    assert of.process is not None
    return [int(pid) for pid in Path(f"/proc/{of.process.pid}/task/{of.process.pid}/children").read_text().split()]


async def http(of: Process, path: str, body: Any = None) -> tuple[int, Any, str]:
    """Status, value and the cookie that was set."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{of.port}{path}", data, {"content-type": "application/json"} if data else {}
    )

    def send() -> tuple[int, Any, str]:
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                cookie = answer.headers["set-cookie"] or "="
                return answer.status, json.load(answer), cookie.split(";")[0].split("=", 1)[1]
        except urllib.error.HTTPError as error:
            return error.code, json.load(error), ""

    return await asyncio.to_thread(send)


async def until_ready(it: Process, status: int) -> Any:
    while True:
        found, value, _ = await http(it, "/ready")
        if found == status:
            return value
        await asyncio.sleep(0.1)


async def a_table_of_bots(it: Process) -> Client:
    """A game in which a bot plays for everybody; gives somebody who looks on."""
    _, opened, token = await http(it, "/api/tables", {"game": "gulag", "name": "Ann", "play_now": True})
    ann = Client(f"ws://127.0.0.1:{it.port}/ws/{opened['table']}", token)
    await ann.open()
    await ann.done("handover", bot="good")
    return ann


async def test_killed_workers_are_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    it = Process(tmp_path, "--bot-delay", "0.05", "--no-limits")
    await it.start()
    try:
        assert await until_ready(it, 200)
        ann = await a_table_of_bots(it)
        killed: set[int] = set()
        for pause in (0.0, 0.3, 1.0):
            for pid in workers(it):
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
            await asyncio.sleep(pause)
            n = ann.n
            await ann.until(lambda n=n: ann.n > n or ann.over)
        await ann.until(lambda: ann.over)
        await ann.close()
        assert (await until_ready(it, 200))["database"] == "ok"
        assert not killed & set(workers(it)) and len(killed) >= 3
    finally:
        assert await it.stop() == 0


async def test_tables_wait_for_workers_that_cannot_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    starts = dying_workers(tmp_path / "worker", monkeypatch)
    it = Process(tmp_path / "data", "--bot-delay", "0", "--no-limits")
    await it.start()
    try:
        assert await until_ready(it, 503) == {"database": "ok", "workers": "none"}
        ann = await a_table_of_bots(it)
        n = ann.n
        await asyncio.sleep(3)
        assert ann.n == n
        assert (await http(it, "/health"))[0] == 200, "people can still play among themselves"
        assert len(starts.read_bytes()) <= 7 * max(2, os.cpu_count() or 2), "not in a busy loop"
        (tmp_path / "worker" / "healed").touch()
        await ann.until(lambda: ann.n > n)
        assert (await until_ready(it, 200))["workers"] in ("ok", "some")
        await ann.close()
    finally:
        assert await it.stop() == 0
    assert it.log.read_text().count("\n") < 40


def copies(data: Path, table: str, count: int) -> None:
    """Write that table down again and again, each under another name, and long overdue."""
    with closing(sqlite3.connect(data / "wolfden.db")) as database:
        names = {
            name: [column[1] for column in database.execute(f"PRAGMA table_info({name})")]
            for name in ("moves", "saves")
        }
        (charter, phase) = database.execute("SELECT charter, phase FROM tables WHERE id = ?", (table,)).fetchone()
        paper = json.loads(charter)
        for number in range(count):
            id, code = f"{number:0{len(table)}d}", f"C{number:07d}"
            new = json.dumps({**paper, "id": id, "code": code}).encode()
            (touched,) = database.execute("SELECT touched FROM tables WHERE id = ?", (table,)).fetchone()
            database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, 1, ?)", (id, code, phase, touched, new))
            for name, columns in names.items():
                chosen = ", ".join("?" if column == "table" else f'"{column}"' for column in columns)
                database.execute(f'INSERT INTO {name} SELECT {chosen} FROM {name} WHERE "table" = ?', (id, table))
        database.commit()


@pytest.mark.long
async def test_thousands_of_overdue_tables_are_worked_off_gently(tmp_path: Path) -> None:
    """People who come meanwhile are served at once, their bots answer, and the log stays short."""
    it = Process(tmp_path, "--bot-delay", "0.05", "--no-limits")
    await it.start()
    _, opened, token = await http(
        it, "/api/tables", {"game": "gulag", "name": "Ann", "play_now": True, "tempo": "relaxed"}
    )
    ann = Client(f"ws://127.0.0.1:{it.port}/ws/{opened['table']}", token)
    await ann.open()
    await ann.done("handover", bot="good")
    await ann.close()
    await it.stop()
    copies(tmp_path, opened["table"], 2000)
    it.log.write_text("")
    await it.start()
    try:
        await until_ready(it, 200)
        loop = asyncio.get_running_loop()
        slowest, until = 0.0, loop.time() + 25
        watcher = await a_table_of_bots(it)
        while loop.time() < until and not watcher.over:
            begun = loop.time()
            await http(it, "/api/games")
            slowest = max(slowest, loop.time() - begun)
            await asyncio.sleep(0.05)
        assert watcher.over, "one's own bots play as ever"
        await watcher.close()
        assert slowest < 1
    finally:
        assert await it.stop() == 0
    assert it.log.read_text().count("\n") < 20
    with closing(sqlite3.connect(tmp_path / "wolfden.db")) as database:
        counts = dict(database.execute('SELECT "table", count(*) FROM moves GROUP BY "table"').fetchall())
    before = counts.pop(opened["table"]) if opened["table"] in counts else 0
    assert sum(count > before for count in counts.values()) > 20, "but they are worked off"

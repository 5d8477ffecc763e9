"""A database that another program has locked, or that is damaged, deleted, full or somebody else's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.client import because
from tests.server.house import Inline, house
from tests.server.process import Process
from tests.server.test_moves import turn_of, two_people
from tests.server.test_workers import a_table_of_bots, http
from wolfden.server import checkup, ready, schema, store
from wolfden.server.reasons import CannotRead, NotKept
from wolfden.server.store import SAVE, Store

LOCKER = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.read()
"""


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program has the database for itself."""
    program = [sys.executable, "-c", LOCKER, str(path)]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline() == b"locked\n"
        try:
            yield
        finally:
            other.communicate()


@contextlib.asynccontextmanager
async def going_on(at_most: float) -> AsyncIterator[None]:
    """Nothing holds up the event loop for long meanwhile."""
    gaps: list[float] = []

    async def watch() -> None:
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(0.002)
            gaps.append(loop.time() - before)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.01)
    try:
        yield
    finally:
        watching.cancel()
    assert max(gaps) < at_most


# Locked


async def test_writes_wait_for_another_program_and_nothing_else_does(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        who = await turn_of(*await two_people(it))
        move = await who.compose(Random(1))
        other, token = await it.open()
        async with going_on(at_most=0.3):
            with locked(tmp_path / "wolfden.db"):
                moving = asyncio.create_task(who.ask("move", at=who.n, actions=move))
                opening = asyncio.create_task(it.http("/api/tables", {"game": "gulag", "name": "Dan"}))
                await asyncio.sleep(0.5)
                del it.hub.tables[other]
                watcher = await it.client(other, token)
                assert watcher.seat == 0, "tables can still be read"
                assert (await it.http("/health")).status == 200
                assert (await it.http("/ready")).value == {"database": "locked", "workers": "ok"}
                assert not moving.done() and not opening.done()
            assert (await moving)["tell"] == "done"
            assert (await opening).status == 200
        assert it.hub.store.trouble is None


async def test_what_waits_too_long_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(store, "LOCKED", 0.5)
    async with house(tmp_path) as it:
        who = await turn_of(*await two_people(it))
        at, move = who.n, await who.compose(Random(1))
        with locked(tmp_path / "wolfden.db"):
            async with going_on(at_most=0.3):
                asked = asyncio.create_task(it.http("/api/tables", {"game": "gulag", "name": "Dan"}))
                answer = await who.ask("move", at=at, actions=move)
                assert answer["tell"] == "refused" and because(answer) == NotKept()
                refused = await asked
                assert (refused.status, refused.wrong) == (503, NotKept())
        await who.until(lambda: who.gone)
        await who.open()
        assert who.n == at, "it has not happened"
        await who.done("move", at=at, actions=move)
    assert "another program has locked the database" in caplog.text


@pytest.mark.long
async def test_a_real_server_answers_while_its_database_is_locked(tmp_path: Path) -> None:
    it = Process(tmp_path, "--bot-delay", "0.05", "--no-limits")
    await it.start()
    loop = asyncio.get_running_loop()
    try:
        ann = await a_table_of_bots(it)
        with locked(tmp_path / "wolfden.db"):
            opening = asyncio.create_task(http(it, "/api/tables", {"game": "gulag", "name": "Ben"}))
            taken = []
            until = loop.time() + 8
            while loop.time() < until:
                begun = loop.time()
                assert (await http(it, "/health"))[0] == 200
                assert ann.socket is not None
                await (await ann.socket.ping())
                taken.append(loop.time() - begun)
                await asyncio.sleep(0.02)
            assert (await http(it, "/ready"))[1]["database"] == "locked"
            assert not opening.done()
        assert (await opening)[0] == 200
        await ann.until(lambda: ann.over)
        await ann.close()
        assert max(taken) < 1 and sorted(taken)[len(taken) // 2] < 0.1
    finally:
        assert await it.stop() == 0


# At the start


async def started(it: Process) -> str:
    """What a server says that does not start: one line, without a traceback, and its status is 2."""
    try:
        with pytest.raises(AssertionError):
            await it.start()
    finally:
        status = await it.stop()
    assert status == 2
    said = it.log.read_text().strip()
    assert "\n" not in said and "Traceback" not in said, said
    return said


async def some_tables(path: Path) -> None:
    async with house(path) as it:
        for _ in range(20):
            await it.open(play_now=True)


def spoilt(path: Path) -> None:
    """Pages in the middle are overwritten."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"\xaa" * 8192)


def foreign(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)


def somebody_elses(path: Path) -> None:
    path.unlink()
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")


def newer(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute(f"PRAGMA user_version={schema.VERSION + 1}")


def emptied(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (spoilt, "wolfden.db cannot be used: the database is damaged. Put a copy in its place"),
        (foreign, "wolfden.db cannot be used: the file is not a database of Wolfden. Put a copy in its place"),
        (somebody_elses, "wolfden.db cannot be used: the file is not a database of Wolfden. Put a copy in its place"),
        (newer, "wolfden.db was made by a newer version of Wolfden"),
        (Path.unlink, "wolfden.db is gone or empty, but there were tables in it. Put a copy in its place"),
        (emptied, "wolfden.db is gone or empty, but there were tables in it. Put a copy in its place"),
    ],
)
async def test_a_server_says_what_is_wrong_and_does_not_start(
    tmp_path: Path, spoil: Callable[[Path], object], says: str
) -> None:
    path = tmp_path / "wolfden.db"
    await some_tables(tmp_path)
    spoil(path)
    before = path.read_bytes() if path.exists() else None
    assert says in await started(Process(tmp_path))
    assert (path.read_bytes() if path.exists() else None) == before, "nothing is done to it"


async def test_a_locked_database_at_the_start(tmp_path: Path) -> None:
    await some_tables(tmp_path)
    with locked(tmp_path / "wolfden.db"):
        assert "wolfden.db cannot be used: another program has locked the database" in await started(Process(tmp_path))


async def test_a_log_without_its_database(tmp_path: Path) -> None:
    (tmp_path / "wolfden.db-wal").write_bytes(b"moves")
    assert "wolfden.db is gone or empty, but wolfden.db-wal is not" in await started(Process(tmp_path))


async def test_to_begin_anew_one_deletes_the_other_file_as_well(tmp_path: Path) -> None:
    await some_tables(tmp_path)
    for path in (tmp_path / "wolfden.db", tmp_path / "wolfden.db-made"):
        path.unlink()
    async with house(tmp_path) as it:
        await it.open()


@pytest.mark.parametrize("what", ["wolfden.db", "."])
def test_a_database_that_can_only_be_read(tmp_path: Path, what: str) -> None:
    folder = tmp_path / "data"
    asyncio.run(some_tables(folder))
    nobody = 65534 if os.geteuid() == 0 else os.geteuid()  # root may write everything
    for path in (folder, *folder.iterdir()):
        os.chown(path, nobody, -1)
    for parent in (tmp_path, *list(tmp_path.parents)[:2]):
        parent.chmod(0o755)
    (folder / what).chmod(0o500)
    program = f"import os; from wolfden.server.store import Store; from pathlib import Path; os.setuid({nobody})\n"
    program += f"Store(Path({str(folder / 'wolfden.db')!r}))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    folder.chmod(0o700)
    assert done.returncode == 1
    assert "Complaint" in done.stderr and ("permission denied" in done.stderr or "'read-only'" in done.stderr)


def test_looking_for_damage_takes_its_time_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "wolfden.db"
    asyncio.run(some_tables(tmp_path))
    with contextlib.closing(sqlite3.connect(path)) as database:
        numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000)"
        database.execute(f"{numbers} INSERT INTO saves SELECT 't' || i, 0, 1, zeroblob(2000), '' FROM n")
        database.commit()
    monkeypatch.setattr(checkup, "LONGEST", 0.01)
    begun = time.monotonic()
    with caplog.at_level(logging.INFO):
        checkup.check(path)
    assert "not all was looked at" in caplog.text
    assert time.monotonic() - begun < 1


# While it runs


@pytest.mark.parametrize("suffix", ["", "-wal"])
async def test_nothing_is_acknowledged_that_is_written_to_a_deleted_file(
    tmp_path: Path, suffix: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ready, "FRESH", 0.0)
    async with house(tmp_path) as it:
        who = await turn_of(*await two_people(it))
        assert (await it.http("/ready")).status == 200
        (tmp_path / f"wolfden.db{suffix}").unlink()
        answer = await who.ask("move", at=who.n, actions=await who.compose(Random(1)))
        assert answer["tell"] == "refused" and because(answer) == NotKept()
        state = await it.http("/ready")
        assert (state.status, state.value) == (503, {"database": "gone", "workers": "ok"})
    assert "the database was deleted or replaced while the server runs" in caplog.text


async def test_a_full_disk_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ready, "FRESH", 0.0)
    async with house(tmp_path) as it:
        await it.open()
        assert (await it.http("/ready")).status == 200
        pages = it.hub.store.writing.exec_driver_sql("PRAGMA page_count").scalar_one()
        it.hub.store.writing.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        large = {"table": "t", "version": 1, "state": b"state" * 1000, "seen": b""}
        with pytest.raises(Exception, match="full"):
            await it.hub.store.kept([(SAVE, {**large, "seq": seq}) for seq in range(50)])
        assert "could not be kept (1): the disk is full" in caplog.text
        state = await it.http("/ready")
        assert (state.status, state.value) == (503, {"database": "full", "workers": "ok"})
        it.hub.store.writing.exec_driver_sql("PRAGMA max_page_count=1000000")
        await it.open()
        assert (await it.http("/ready")).status == 200


async def test_readiness_tells_nothing_else_and_costs_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    probes = 0
    probe = Store._probe

    def counted(self: Store) -> str:
        nonlocal probes
        probes += 1
        return probe(self)

    monkeypatch.setattr(Store, "_probe", counted)
    async with house(tmp_path) as it:
        answers = await asyncio.gather(*(it.http("/ready") for _ in range(50)))
        assert {answer.status for answer in answers} == {200}
        assert {answer.body for answer in answers} == {b'{"database":"ok","workers":"ok"}'}
        assert probes <= 2


async def test_tables_that_cannot_be_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """People are told to come back, and whoever runs the server what it is."""
    async with house(tmp_path) as it:
        table, token = await it.open()
        it.hub.tables.clear()
        it.hub.store.writing.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        with (tmp_path / "wolfden.db").open("r+b") as file:
            file.seek(4096)
            file.write(b"\xaa" * (tmp_path / "wolfden.db").stat().st_size)
        client = await it.client(table, token)
        assert client.bye is not None and client.bye["again"] and because(client.bye) == CannotRead()
        answer = await it.http("/api/join", {"code": "ABCDEFGH", "name": "Ben"})
        assert answer.status == 503 and answer.wrong == CannotRead()
        assert (await it.http("/ready")).value == {"database": "damaged", "workers": "ok"}
    assert "the tables cannot be read: the database is damaged" in caplog.text


# Going down


async def gone_down(it: Process, within: float) -> None:
    """It stops politely when it is told to, and leaves nobody behind."""
    try:
        async with asyncio.timeout(within):
            assert await it.stop() == 0, it.log.read_text()
    finally:
        assert it.process is not None
        if it.process.returncode is None:
            await it.kill()
    assert "Traceback" not in it.log.read_text() and "can be written again" not in it.log.read_text()


async def test_a_server_stops_also_when_its_database_was_deleted(tmp_path: Path) -> None:
    it = Process(tmp_path)
    await it.start()
    assert (await http(it, "/api/tables", {"game": "gulag", "name": "Ann"}))[0] == 200
    (tmp_path / "wolfden.db").unlink()
    await gone_down(it, 8)
    assert "the database was deleted or replaced while the server runs" in it.log.read_text()


async def test_going_down_waits_for_a_lock_and_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "LOCKED", 0.5)

    class Closing(Inline):
        closed = False

        async def close(self) -> None:
            self.closed = True

    pool = Closing()
    async with house(tmp_path, pool=pool) as it:
        who = await turn_of(*await two_people(it))
        await who.done("move", at=who.n, actions=await who.compose(Random(1)))
        with locked(tmp_path / "wolfden.db"):
            begun = time.monotonic()
            await it.stop()
            assert time.monotonic() - begun < 4
            assert not it.hub.store.writer.is_alive() and pool.closed


@pytest.mark.long
async def test_a_server_stops_also_when_its_database_is_locked(tmp_path: Path) -> None:
    it = Process(tmp_path)
    await it.start()
    ann = await a_table_of_bots(it)
    with locked(tmp_path / "wolfden.db"):
        await asyncio.sleep(1)  # a bot's move waits already
        await gone_down(it, 30)
    await ann.close()

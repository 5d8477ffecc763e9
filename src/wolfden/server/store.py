"""The store: whatever waits goes into one commit; a writer thread waits for slow disks and for other programs that
have locked the database, and readers are on their own.

Nothing is told to anybody before it is committed: `write` calls back, on the event loop, once it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Delete, Engine, Insert, Update, bindparam, create_engine, event, func, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError

from wolfden.server import checkup, schema, trouble
from wolfden.server.migrate import migrate
from wolfden.server.reasons import CannotRead
from wolfden.server.refusal import Later
from wolfden.server.trouble import Gone

log = logging.getLogger("wolfden.server")
T = TypeVar("T")
Row = dict[str, Any]
Statement = Insert | Update | Delete

SLOW = 0.01  # seconds that a commit may take on the event loop
QUICK = 0.005  # seconds that the event loop waits for a program that has locked the database
LOCKED = 10.0  # seconds that the writer and readers wait for it, before they give up
PROBE = 2.0  # seconds that the database may take to show that it is well
RECENT = 10.0  # seconds for which a failure is told to those who ask how the database is
LOG_PAGES = 10_000  # of SQLite's log, until it is worked into the database: that takes long, however little there is


def _upsert(table: Any, *keys: str) -> Insert:
    statement = insert(table)
    rest = {column.name: statement.excluded[column.name] for column in table.columns if column.name not in keys}
    return statement.on_conflict_do_update(index_elements=list(keys), set_=rest)


CHARTER = _upsert(schema.tables, "id")
DUE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"))
    .values(due=bindparam("when"), touched=bindparam("now"))
)
MOVE = insert(schema.moves)
SAVE = _upsert(schema.saves, "table", "seq")
LINE = insert(schema.chat)
NOTES = _upsert(schema.notes, "table", "person")
BURN = schema.notes.delete().where(
    schema.notes.c.table == bindparam("which"), schema.notes.c.person == bindparam("whose")
)
CLOCK = _upsert(schema.clock, "id")
FORGET = [
    *(
        table.delete().where(table.c.table == bindparam("which"))
        for table in (schema.moves, schema.saves, schema.chat, schema.notes)
    ),
    schema.tables.delete().where(schema.tables.c.id == bindparam("which")),
]
# Within one commit rows go in by kind, each kind in one go; rows of a kind keep their order.
ORDER: list[Statement] = [CHARTER, DUE, MOVE, SAVE, LINE, NOTES, BURN, CLOCK, *FORGET]


class Prepared:
    """A statement spelled out once: working out its SQL anew takes longer than running it."""

    def __init__(self, statement: Statement, engine: Engine) -> None:
        compiled: Any = statement.compile(engine)
        self.sql = str(compiled)
        self.names: list[str] = compiled.positiontup

    def run(self, connection: Connection, rows: list[Row]) -> None:
        names = self.names
        connection.exec_driver_sql(self.sql, [tuple([row.get(name) for name in names]) for row in rows])


class Owner:
    """Whose writes they are. Once one of them has failed, all later ones fail until it is loaded again."""

    broken = False


class Write:
    """Rows that stand or fall together, and what to do then."""

    __slots__ = ("done", "error", "owner", "rows")

    def __init__(
        self, owner: Owner, rows: Sequence[tuple[Statement, Row]], done: Callable[[BaseException | None], None]
    ) -> None:
        self.owner = owner
        self.rows = rows
        self.done = done
        self.error: BaseException | None = None

    def failed(self) -> bool:
        """Whether it fails already because an earlier one of the same owner has."""
        if self.owner.broken:
            self.error = RuntimeError("an earlier write failed")
        return self.owner.broken


class Unavailable(Later):
    """The tables cannot be read at the moment."""


class Batch:
    """Writes that go into one commit."""

    def __init__(self, writes: list[Write]) -> None:
        self.writes = writes
        self.inserted = False  # they only have to be committed


class Store:
    """A database file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        checkup.prepare(path)
        checkup.check(path)
        self.engine = _open(path)
        try:
            migrate(self.engine)
            schema.metadata.create_all(self.engine)
            self.prepared = [(statement, Prepared(statement, self.engine)) for statement in ORDER]
            self.writing = self.engine.connect()  # by the event loop and by the writer, in turns
            self.reading = self.engine.connect()
            self.probing = self.engine.connect()
            _say(self.writing, f"application_id={schema.APPLICATION}", f"user_version={schema.VERSION}")
            _wait(self.writing, QUICK)
            _wait(self.probing, PROBE / 2)
        except DBAPIError as error:
            raise checkup.refusal(path, error) from None
        checkup.made(path)
        self.files = self._files()
        self.waiting: list[Write] = []
        self.busy = False  # something is on its way to the disk, or about to be
        self.slow = False  # the last commit took long
        self.trouble: str | None = None  # why the last commit failed
        self.failed_at = 0.0
        self.batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(1, "wolfden-reader")
        self.probers = ThreadPoolExecutor(1, "wolfden-prober")
        self.probe: asyncio.Future[str] | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.writer = threading.Thread(target=self._write, name="wolfden-writer")

    def witnessed(self, wall: int) -> tuple[int, int]:
        """When time began here, and up to when it is known to have been witnessed; both are now in a new database."""
        with self.engine.connect() as connection:
            kept = connection.execute(select(schema.clock.c.began, schema.clock.c.witnessed)).first()
            touched = connection.execute(select(func.max(schema.tables.c.touched))).scalar()
        began = (touched or wall) if kept is None else kept.began
        return began, max(began if kept is None else kept.witnessed, touched or 0)

    def start(self) -> None:
        """Begin to write; called on the event loop that is to be told."""
        self.loop = asyncio.get_running_loop()
        self.writer.start()
        self._begin()

    def write(self, write: Write) -> None:
        """Put it into the next commit. Called on the event loop."""
        self.waiting.append(write)
        if not self.busy and self.loop is not None:
            self.busy = True
            self.loop.call_soon(self._begin)  # with all that is written in this turn of the loop

    async def kept(self, rows: Sequence[tuple[Statement, Row]]) -> None:
        """Write rows that belong to no owner, and wait until they are committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(error: BaseException | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        self.write(Write(Owner(), rows, tell))
        await done

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Let a reader look something up; Unavailable if the database does not let it."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, ask)

    def _read(self, ask: Callable[[Connection], T]) -> T:
        try:
            return ask(self.reading)
        except DBAPIError as error:
            word = trouble.word(error, self.path)
            if word is None:
                raise
            log.error("the tables cannot be read: %s", trouble.SENTENCES[word])
            raise Unavailable(CannotRead()) from None
        finally:
            self.reading.rollback()  # the next one sees what is committed by then

    async def state(self) -> str:
        """How the database is: "ok", or a word from trouble.py. Writes a page to find out, and takes PROBE at most."""
        if self.trouble is not None and time.monotonic() - self.failed_at < RECENT:
            return self.trouble
        if self.probe is None or self.probe.done():
            self.probe = asyncio.get_running_loop().run_in_executor(self.probers, self._probe)
        try:
            async with asyncio.timeout(PROBE):
                return await asyncio.shield(self.probe)
        except TimeoutError:
            return "silent"

    def _probe(self) -> str:
        try:
            self._look()
            _say(self.probing, f"user_version={schema.VERSION}")
            self.probing.exec_driver_sql("SELECT id FROM tables LIMIT 1").all()
        except Exception as error:
            return trouble.word(error, self.path) or "broken"
        finally:
            self.probing.rollback()
        return "ok"

    async def close(self) -> None:
        """Commit what waits, and stop."""
        if self.loop is not None:
            with contextlib.suppress(Exception):  # it is logged, and whoever waits for something else is told
                await self.kept(())  # comes after everything else
            self.batches.put(None)
            await asyncio.to_thread(self.writer.join)
        for executor in (self.readers, self.probers):
            executor.shutdown()
        for connection in (self.writing, self.reading, self.probing):
            connection.close()
        self.engine.dispose()

    # On the event loop. Putting rows in takes microseconds, and so does a commit on a good disk: handing them to a
    # thread takes longer, for it has to ask for the interpreter again and again. A slow disk is left to the writer.

    def _begin(self) -> None:
        """Commit all that waits, or let the writer do so."""
        waiting, self.waiting = self.waiting, []
        refused = [write for write in waiting if write.failed()]
        batch = Batch([write for write in waiting if write.error is None])
        self.busy = any(write.rows for write in batch.writes) and not self._quickly(batch)
        if self.busy:
            self.batches.put(batch)
        else:
            _tell(batch.writes)
        _tell(refused)

    def _quickly(self, batch: Batch) -> bool:
        """Do it here and now; False if that does not go, or not quickly: then it is the writer's turn."""
        began = time.monotonic()
        try:
            self._look()
            self._insert(batch.writes)
            batch.inserted = True
            if self.slow:
                return False
            self.writing.commit()
        except Exception:  # whatever a disk or a driver can come up with; the writer finds out what to do about it
            batch.inserted = False
            self._undo()
            return False
        self._went_well(began)
        return True

    def _landed(self, batch: Batch) -> None:
        _tell(batch.writes)
        self._begin()

    def _insert(self, writes: Iterable[Write]) -> None:
        rows: dict[Statement, list[Row]] = {}
        for write in writes:
            for statement, row in write.rows:
                rows.setdefault(statement, []).append(row)
        for statement, prepared in self.prepared:
            if statement in rows:
                prepared.run(self.writing, rows[statement])

    # On the event loop or in the writer, never in both.

    def _write(self) -> None:
        assert self.loop is not None
        while (batch := self.batches.get()) is not None:
            self._commit(batch)
            try:
                self.loop.call_soon_threadsafe(self._landed, batch)
            except RuntimeError:  # the loop is gone: nobody is left to be told
                return

    def _commit(self, batch: Batch) -> None:
        """All in one commit; if that fails, each on its own, so that one bad write harms nobody else's."""
        began = time.monotonic()
        try:
            if not batch.inserted:
                self._patiently(batch.writes)
            self.writing.commit()
            self._went_well(began)
        except Exception as error:
            self._undo()
            if not self._nothing_goes(batch.writes, error):
                log.warning("a commit of %d writes failed (%s): one by one", len(batch.writes), type(error).__name__)
                self._one_by_one(batch.writes)

    def _one_by_one(self, writes: Sequence[Write]) -> None:
        for number, write in enumerate(writes):
            if write.failed():
                continue
            try:
                self._patiently([write])
                self.writing.commit()
            except Exception as error:
                self._undo()
                if self._nothing_goes(writes[number:], error):
                    return
                log.error("a write failed: %s", type(error).__name__)
                write.owner.broken = True
                write.error = error

    def _patiently(self, writes: Iterable[Write]) -> None:
        """Put rows in, however long another program has locked the database; but not for ever."""
        self._look()
        _wait(self.writing, LOCKED)
        try:
            self._insert(writes)
        finally:
            _wait(self.writing, QUICK)

    def _nothing_goes(self, writes: Iterable[Write], error: Exception) -> bool:
        """If something is wrong with the database itself, all these writes have failed; trying others is no use."""
        word = trouble.word(error, self.path)
        if word is None:
            return False
        self.trouble, self.failed_at = word, time.monotonic()
        failed = [write for write in writes if write.error is None]
        log.error("what was written could not be kept (%d): %s", len(failed), trouble.SENTENCES[word])
        for write in failed:
            write.owner.broken = True
            write.error = error
        return True

    def _went_well(self, began: float) -> None:
        self.slow = time.monotonic() - began > SLOW
        if self.trouble is not None:
            self.trouble = None
            log.info("the database can be written again")

    def _undo(self) -> None:
        with contextlib.suppress(DBAPIError):
            self.writing.rollback()

    def _look(self) -> None:
        """Gone if what is written now would not be there after a restart: deleted files can still be written to."""
        if self._files() != self.files:
            raise Gone

    def _files(self) -> list[tuple[int, int]]:
        """Which files those of the database are."""
        try:
            stats = [os.stat(self.path), os.stat(f"{self.path}-wal")]
        except OSError:
            return []
        return [(stat.st_dev, stat.st_ino) for stat in stats]


def _tell(writes: list[Write]) -> None:
    for write in writes:
        try:
            write.done(write.error)
        except Exception as error:  # one table's trouble is not the others'
            log.error("after a write: %s", type(error).__name__)


def _open(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _: object) -> None:
        connection.execute(f"PRAGMA busy_timeout={int(LOCKED * 1000)}")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint={LOG_PAGES}")

    return engine


def _say(connection: Connection, *pragmas: str) -> None:
    for pragma in pragmas:
        connection.exec_driver_sql(f"PRAGMA {pragma}")


def _wait(connection: Connection, seconds: float) -> None:
    """How long this connection waits where another program has locked the database."""
    _say(connection, f"busy_timeout={int(seconds * 1000)}")

"""The store: one writer thread that puts whatever waits into one commit, and readers of their own.

Nothing is told to anybody before it is committed: `write` calls back, on the event loop, once it is.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Delete, Engine, Insert, Update, bindparam, create_engine, event, update
from sqlalchemy.dialects.sqlite import insert

from wolfden.server import schema

log = logging.getLogger("wolfden.server")
T = TypeVar("T")
Row = dict[str, Any]
Statement = Insert | Update | Delete


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
SAVE = insert(schema.saves)
LINE = insert(schema.chat)
NOTES = _upsert(schema.notes, "table", "seat")
FORGET = [
    *(
        table.delete().where(table.c.table == bindparam("which"))
        for table in (schema.moves, schema.saves, schema.chat, schema.notes)
    ),
    schema.tables.delete().where(schema.tables.c.id == bindparam("which")),
]
# Within one commit rows go in by kind, each kind in one go; rows of a kind keep their order.
ORDER: list[Statement] = [CHARTER, DUE, MOVE, SAVE, LINE, NOTES, *FORGET]


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


class Store:
    """A database file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = _open(path)
        schema.metadata.create_all(self.engine)
        self.prepared = [(statement, Prepared(statement, self.engine)) for statement in ORDER]
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.bell: queue.SimpleQueue[None] = queue.SimpleQueue()  # wakes the writer
        self.ringing = False
        self.readers = ThreadPoolExecutor(1, "wolfden-reader")
        self.reading: Connection | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.writer = threading.Thread(target=self._write, name="wolfden-writer")

    def start(self) -> None:
        """Begin to write; called on the event loop that is to be told."""
        self.loop = asyncio.get_running_loop()
        self.writer.start()

    def write(self, write: Write) -> None:
        """Put it into the next commit. Called on the event loop.

        The writer is woken once for all that is written in one turn of the loop: waking it takes as long as a view.
        """
        self.waiting.put(write)
        if not self.ringing and self.loop is not None:
            self.ringing = True
            self.loop.call_soon(self._ring)

    def _ring(self) -> None:
        self.ringing = False
        self.bell.put(None)

    async def kept(self, rows: Sequence[tuple[Statement, Row]]) -> None:
        """Write rows that are nobody's, and wait until they are committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(error: BaseException | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        self.write(Write(Owner(), rows, tell))
        await done

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Let a reader look something up."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, ask)

    def _read(self, ask: Callable[[Connection], T]) -> T:
        if self.reading is None:
            self.reading = self.engine.connect()
        try:
            return ask(self.reading)
        finally:
            self.reading.rollback()  # the next one sees what is committed by then

    def close(self) -> None:
        """Commit what waits, and stop. Called off the event loop, which may still be told."""
        self.waiting.put(None)
        self.bell.put(None)
        if self.writer.ident is not None:
            self.writer.join()
        self.readers.submit(lambda: self.reading.close() if self.reading else None).result()
        self.readers.shutdown()
        self.engine.dispose()

    def _write(self) -> None:
        assert self.loop is not None
        with self.engine.connect() as connection:
            going = True
            while going:
                self.bell.get()
                batch = []
                while not self.waiting.empty():
                    batch.append(self.waiting.get_nowait())
                writes = [write for write in batch if write is not None]
                going = len(writes) == len(batch)
                if writes:
                    self._commit_all(connection, writes)
                    try:
                        self.loop.call_soon_threadsafe(_tell, writes)
                    except RuntimeError:  # the loop is gone: nobody is left to be told
                        return

    def _commit_all(self, connection: Connection, writes: list[Write]) -> None:
        """All in one commit; if that fails, each on its own, so that one bad write harms nobody else's."""
        try:
            self._commit(connection, [write for write in writes if not write.owner.broken])
        except Exception as error:  # whatever a disk or a driver can come up with
            log.warning("a commit of %d writes failed (%s): trying one by one", len(writes), type(error).__name__)
        else:
            for write in writes:
                write.error = RuntimeError("an earlier write failed") if write.owner.broken else None
            return
        for write in writes:
            try:
                if write.owner.broken:
                    raise RuntimeError("an earlier write failed")
                self._commit(connection, [write])
            except Exception as error:
                log.error("a write failed: %s", type(error).__name__)
                write.owner.broken = True
                write.error = error

    def _commit(self, connection: Connection, writes: Iterable[Write]) -> None:
        rows: dict[Statement, list[Row]] = {}
        for write in writes:
            for statement, row in write.rows:
                rows.setdefault(statement, []).append(row)
        try:
            for statement, prepared in self.prepared:
                if statement in rows:
                    prepared.run(connection, rows[statement])
            connection.commit()
        except BaseException:
            connection.rollback()
            raise


def _tell(writes: list[Write]) -> None:
    for write in writes:
        try:
            write.done(write.error)
        except Exception as error:  # one table's trouble is not the others'
            log.error("after a write: %s", type(error).__name__)


def _open(path: Path) -> Engine:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # seeds are in it, which nobody else may read
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _: object) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=10000")

    return engine

"""Looking at a database before a server runs with it: what is wrong with it is said in one sentence."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

from wolfden.notices import Complaint
from wolfden.server import schema, trouble
from wolfden.server.starting import (
    DatabaseGone,
    DatabaseLost,
    DatabaseNewer,
    DatabaseShut,
    DatabaseStrange,
    DatabaseTrouble,
)

log = logging.getLogger("wolfden.server")

PATIENCE = 5.0  # seconds to wait for another program that has locked it
LONGEST = 5.0  # seconds to look for damage: the files of busy years are large
AGAIN = 0.02  # seconds
MADE = """\
Wolfden's tables are in the file {name} beside this one. Should it be gone, put a copy in its place.
To begin anew, without the tables there were, delete this file as well.
"""


def marker(path: Path) -> Path:
    """A file that stays when the database is deleted, so that a server does not quietly begin with nothing."""
    return path.with_name(path.name + "-made")


def prepare(path: Path) -> None:
    """Make the file if there never was one; Complaint if it is gone, or cannot be used."""
    log_of_it = path.with_name(path.name + "-wal")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists() or not path.stat().st_size:
            if marker(path).exists():
                raise Complaint(DatabaseGone(str(path), marker(path).name))
            if log_of_it.exists() and log_of_it.stat().st_size:
                raise Complaint(DatabaseLost(str(path), log_of_it.name))
            log.info("there are no tables in %s yet", path.parent)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # seeds are in it, which nobody else may read
    except OSError as error:
        why = os.strerror(error.errno).lower() if error.errno else str(error)
        raise Complaint(DatabaseShut(str(path), why)) from None


def made(path: Path) -> None:
    """Note that there is a database now."""
    with contextlib.suppress(FileExistsError), open(marker(path), "x", encoding="utf-8", opener=_ours) as file:
        file.write(MADE.format(name=path.name))


def _ours(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def check(path: Path) -> None:
    """Complaint if a server cannot run with this database."""
    try:
        with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as database:
            _check_kind(path, database)
            database.execute("BEGIN IMMEDIATE")  # whether it can be written
            database.execute("ROLLBACK")
            _check_pages(path, database)
    except sqlite3.Error as error:
        raise refusal(path, error) from None


def refusal(path: Path, error: Exception) -> Complaint:
    """What a server that is being started says about such an error."""
    word = trouble.word(error, path)
    return Complaint(DatabaseStrange(str(path), str(error)) if word is None else DatabaseTrouble(str(path), word))


def _check_kind(path: Path, database: sqlite3.Connection) -> None:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    (owner,) = database.execute("PRAGMA application_id").fetchone()
    there = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if owner not in (0, schema.APPLICATION) or (there and not there & schema.metadata.tables.keys()):
        raise Complaint(DatabaseTrouble(str(path), "foreign"))
    if version > schema.VERSION:
        raise Complaint(DatabaseNewer(str(path)))


def _check_pages(path: Path, database: sqlite3.Connection) -> None:
    """Look for damage as long as there is time: first for what is found quickly, then for all."""
    over, until = threading.Event(), time.monotonic() + LONGEST

    def ring() -> None:
        """Interrupt it when time is over; again and again, for SQLite forgets that between two statements."""
        over.wait(LONGEST)
        while not over.wait(AGAIN):
            database.interrupt()

    bell = threading.Thread(target=ring, name="wolfden-bell")
    bell.start()
    try:
        for look in ("quick_check", "integrity_check"):
            (found,) = database.execute(f"PRAGMA {look}(1)").fetchone()
            if found != "ok" and time.monotonic() < until:  # interrupted, it misses whatever it did not come to
                raise Complaint(DatabaseTrouble(str(path), "damaged"))
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
    finally:
        over.set()
        bell.join()
    if time.monotonic() > until:
        log.info("the database is large: no damage was found in %g seconds, not all was looked at", LONGEST)

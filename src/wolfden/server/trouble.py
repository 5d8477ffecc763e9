"""What can be wrong with a database: a word for machines, and a sentence for the log."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

SENTENCES = {
    "locked": "another program has locked the database",
    "full": "the disk is full",
    "read-only": "the database cannot be written: it, or the folder it is in, is read-only",
    "damaged": "the database is damaged",
    "foreign": "the file is not a database of Wolfden",
    "shut": "the database cannot be opened",
    "broken": "the disk cannot be read or written",
    "gone": "the database was deleted or replaced while the server runs",
    "silent": "the database does not answer",
}
CODES = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "foreign",
    sqlite3.SQLITE_CANTOPEN: "shut",
    sqlite3.SQLITE_IOERR: "broken",
}
PRIMARY = 0xFF  # the part of an error's code that says what kind it is
ROOM = 65536  # bytes: a disk with less is full


class Gone(Exception):
    """The file that is written to is not the one that a server would find after a restart."""


def word(error: BaseException, path: Path) -> str | None:
    """What is wrong with the database in that file; None if it is only something about the rows."""
    if isinstance(error, Gone):
        return "gone"
    cause = getattr(error, "orig", None) or error  # SQLAlchemy wraps what SQLite says
    found = CODES.get((getattr(cause, "sqlite_errorcode", None) or 0) & PRIMARY)
    # SQLite says so only where it writes rows, not where it cannot make its other files any longer.
    if found in ("broken", "shut") and shutil.disk_usage(path.parent).free < ROOM:
        return "full"
    return found

"""A copy of all tables, also while the server runs."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from wolfden.notices import Complaint
from wolfden.server import trouble
from wolfden.server.settings import DATABASE
from wolfden.server.starting import CopyThere, CopyTrouble, NothingToCopy

PAGES = 1000  # at a time, so that the server can write in between


def backup(data_dir: Path, target: Path) -> None:
    """Write a whole, checked copy of the database; Complaint if there is none, or the target exists."""
    source = data_dir / DATABASE
    if not source.exists():
        raise Complaint(NothingToCopy(str(data_dir)))
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        raise Complaint(CopyThere(str(target))) from None
    try:
        with closing(sqlite3.connect(source)) as tables, closing(sqlite3.connect(target)) as copy:
            tables.backup(copy, pages=PAGES)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            (found,) = copy.execute("PRAGMA quick_check").fetchone()
        if found != "ok":
            raise Complaint(CopyTrouble(str(source), "damaged"))
    except BaseException as error:
        target.unlink()
        word = trouble.word(error, target)
        if word is None:
            raise
        raise Complaint(CopyTrouble(str(source), word)) from None

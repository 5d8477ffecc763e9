"""What keeps a server from starting, or its tables from being copied: see languages/*/terminal.ftl for the words."""

from __future__ import annotations

from wolfden.notices import Notice


class DatabaseGone(Notice, frozen=True):
    """There was a database, as another file tells."""

    path: str
    marker: str


class DatabaseLost(Notice, frozen=True):
    """There was a database, as its log tells."""

    path: str
    log: str


class DatabaseShut(Notice, frozen=True):
    """The system does not let us open it."""

    path: str
    detail: str


class DatabaseStrange(Notice, frozen=True):
    """SQLite says something that we do not know. The detail is English."""

    path: str
    detail: str


class DatabaseNewer(Notice, frozen=True):
    """A newer server wrote it."""

    path: str


class DatabaseTrouble(Notice, frozen=True):
    """It cannot be used, for a reason that trouble.py knows."""

    path: str
    trouble: str


class CannotListen(Notice, frozen=True):
    """The address cannot be had. The port is no amount, so it is a string."""

    host: str
    port: str
    detail: str


class ServerRuns(Notice, frozen=True):
    """Another server has this folder."""

    path: str


class NothingToCopy(Notice, frozen=True):
    """There is no database."""

    path: str


class CopyThere(Notice, frozen=True):
    """A copy does not take the place of another file."""

    path: str


class CopyTrouble(Notice, frozen=True):
    """It cannot be copied, for a reason that trouble.py knows."""

    path: str
    trouble: str


STARTING: tuple[type[Notice], ...] = tuple(
    value
    for value in list(vars().values())
    if isinstance(value, type) and issubclass(value, Notice) and value is not Notice
)

"""Reading and writing replay files; whatever goes wrong, no file is ever half written."""

from __future__ import annotations

import os
from pathlib import Path

from wolfden.complaints import FileReadOnly, FileThere, FileTooLarge, FileUnreadable, FileUnwritable
from wolfden.notices import Complaint

LARGEST = 16 * 1024 * 1024


class FileTrouble(Complaint):
    """A file that cannot be read or written."""


class ReadOnly(OSError):
    """Somebody wants a file to stay as it is; to put another in its place would be possible."""


def read(path: Path) -> bytes:
    """What is in a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise FileTrouble(FileUnreadable(str(path), _why(error))) from None
    if len(data) > LARGEST:
        raise FileTrouble(FileTooLarge(str(path)))
    return data


def create(path: Path, data: bytes) -> None:
    """Write a file that must not be there yet."""
    try:
        path.open("xb").close()
    except FileExistsError:
        raise FileTrouble(FileThere(str(path))) from None
    except (OSError, ValueError) as error:
        raise FileTrouble(FileUnwritable(str(path), _why(error))) from None
    try:
        write(path, data)
    except FileTrouble:
        path.unlink(missing_ok=True)
        raise


def write(path: Path, data: bytes) -> None:
    """Put new contents into a file: all of them, or the old ones stay."""
    try:
        target = path.resolve()
        if target.exists() and not os.access(target, os.W_OK):
            raise ReadOnly
        fresh = target.with_name(f".wolfden-{os.getpid()}.tmp")
        try:
            with fresh.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, target)
        finally:
            fresh.unlink(missing_ok=True)
    except ReadOnly:
        raise FileTrouble(FileReadOnly(str(path))) from None
    except (OSError, ValueError) as error:
        raise FileTrouble(FileUnwritable(str(path), _why(error))) from None


def _why(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)

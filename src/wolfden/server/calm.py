"""A log that nobody can flood: what is said again and again is written a few times, and then counted."""

from __future__ import annotations

import logging
import re
import threading
import time

FEW = 5  # times that the same line is written within a window
WINDOW = 60.0  # seconds
MOST_KINDS = 200  # of lines within a window that are told apart

NUMBERS = re.compile(r"0x[0-9a-f]+|\d+")  # lines that differ only in these are the same
REST = -1, "all others"


class Kind:
    """Lines that are the same."""

    def __init__(self, since: float) -> None:
        self.since = since
        self.count = 0
        self.last: logging.LogRecord | None = None  # of those that were not written


class Calm(logging.StreamHandler):  # type: ignore[type-arg]
    """Writes to the error stream."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: dict[tuple[int, str], Kind] = {}
        self.timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it. The handler is locked meanwhile."""
        try:
            key = record.levelno, NUMBERS.sub("#", record.getMessage())
        except Exception:
            self.handleError(record)
            return
        self._say_expired()
        if key not in self.kinds and len(self.kinds) >= MOST_KINDS:
            key = REST
        kind = self.kinds.setdefault(key, Kind(time.monotonic()))
        kind.count += 1
        if kind.count <= FEW:
            super().emit(record)
            return
        kind.last = record
        if self.timer is None:  # should nothing come after it, it is said nevertheless
            self.timer = threading.Timer(WINDOW, self._say_all)
            self.timer.daemon = True
            self.timer.start()

    def close(self) -> None:
        """Say what was counted, and stop."""
        self._say_all()
        super().close()

    def _say_all(self) -> None:
        self.acquire()
        try:
            self._say_expired(all=True)
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None
        finally:
            self.release()

    def _say_expired(self, all: bool = False) -> None:
        """Say how often it was said, where a window is over."""
        now = time.monotonic()
        for key, kind in list(self.kinds.items()):
            if all or now - kind.since > WINDOW:
                del self.kinds[key]
                if kind.last is not None:
                    more, last = kind.count - FEW, kind.last
                    said = "other lines like the last few" if key == REST else last.getMessage()
                    text = f"{said} (and {more} more like it within {now - kind.since:.0f} seconds)"
                    super().emit(logging.LogRecord(last.name, last.levelno, "", 0, text, None, None))

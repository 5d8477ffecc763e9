"""Logs that nobody can flood."""

from __future__ import annotations

import io
import logging
import time
from collections.abc import Iterator

import pytest

from wolfden.server import calm

TIMES = 57_153


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is written of that which goes to the logger of this name."""
    handler = calm.Calm()
    stream = io.StringIO()
    handler.setStream(stream)
    handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
    logger = logging.getLogger("calm")
    logger.propagate = False
    logger.addHandler(handler)
    yield stream
    logger.removeHandler(handler)
    handler.close()


def test_a_flood_of_one_line_is_counted(written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calm, "WINDOW", 3600.0)
    log = logging.getLogger("calm")
    for number in range(TIMES):
        log.error("a bot failed: %s at %d", "Busy", number)
        if number == 1000:
            log.error("something else")
    for handler in log.handlers:
        handler.close()
    lines = written.getvalue().splitlines()
    assert lines[:5] == [f"ERROR a bot failed: Busy at {number}" for number in range(5)]
    assert lines[5] == "ERROR something else"
    assert len(lines) == 7
    assert lines[6].startswith(f"ERROR a bot failed: Busy at {TIMES - 1} (and {TIMES - 5} more like it within ")


def test_what_was_counted_is_said_though_nothing_comes_after_it(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calm, "WINDOW", 0.2)
    for _ in range(7):
        logging.getLogger("calm").error("no")
    until = time.monotonic() + 10
    while "(and 2 more" not in written.getvalue() and time.monotonic() < until:
        time.sleep(0.01)
    assert written.getvalue().splitlines()[-1] == "ERROR no (and 2 more like it within 0 seconds)"
    logging.getLogger("calm").error("no")
    assert written.getvalue().splitlines()[-1] == "ERROR no", "and then it is written again"


def test_a_flood_of_different_lines(written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calm, "WINDOW", 3600.0)
    log = logging.getLogger("calm")
    for number in range(5000):
        log.error("".join(chr(ord("a") + int(digit)) for digit in str(number)))
    for handler in log.handlers:
        handler.close()
    lines = written.getvalue().splitlines()
    assert len(lines) == calm.MOST_KINDS + calm.FEW + 1
    assert lines[-1].startswith(f"ERROR other lines like the last few (and {5000 - len(lines) + 1} more like it")

"""Somebody at a terminal: the command `wolfden`, and what they type."""

from __future__ import annotations

import contextlib
import io
import itertools
import subprocess
import sys
from collections.abc import Iterable
from typing import Any

from wolfden import registry
from wolfden.cli import main
from wolfden.engine.replay import Record, encode, start
from wolfden.terminal.match import bot_move, next_seat

GULAG = registry.game("gulag")
# Seat 0 begins: what is typed first names people.
BEGINNING = str(next(seed for seed in itertools.count() if GULAG.new(5, seed).actors() == (0,)))
REVIEW = "The whole game, with what only some were told:"


def game_of_bots() -> bytes:
    record = Record(GULAG, start(GULAG, 5, 5, {}))
    while not record.state.over:
        bot_move(record, next_seat(record))
    return encode(record.replay)


BOTS = game_of_bots()


class Typing(io.TextIOBase):
    """Input that comes from an endless or finite row of lines."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        return next((line + "\n" for line in self.lines), "")

    def isatty(self) -> bool:
        return False


def run(*arguments: str, typing: Iterable[str] = (), quick: bool = True) -> tuple[int, str, str]:
    """Exit status, output and error output of the command, in this process; by default against quick bots."""
    if quick and arguments[:1] == ("play",) and "--bots" not in arguments:
        arguments += ("--bots", "random")
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = Typing(typing)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = main(arguments)
    finally:
        sys.stdin = before
    return status, out.getvalue(), err.getvalue()


def ones() -> Iterable[str]:
    return itertools.repeat("1")


def refused(*arguments: str) -> str:
    """The one line that says why; nothing else is printed."""
    status, out, err = run(*arguments)
    assert status == 2, (status, out, err)
    assert out == ""
    assert err.startswith("wolfden: ") and err.count("\n") == 1 and err.endswith("\n"), err
    return err


def command(*arguments: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "wolfden.cli", *arguments], check=False, capture_output=True, timeout=60, **more
    )

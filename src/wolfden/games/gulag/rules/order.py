"""The order of turns: what follows what."""

from __future__ import annotations

from wolfden.games.gulag.rules import appointing, ending
from wolfden.games.gulag.state import Gulag


def begin_turn(s: Gulag) -> None:
    """The commissar selects; then come task, supervision and inspection."""
    s.go(appointing.SELECT_WORKERS)


def after_inspection(s: Gulag) -> None:
    """The next one clockwise leads, until there were as many turns as players."""
    if len(s.turns) == s.seats:
        ending.end_of_game(s)
    else:
        s.commissar = (s.commissar + 1) % s.seats
        begin_turn(s)

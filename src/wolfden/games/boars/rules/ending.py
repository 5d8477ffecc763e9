"""The end: the first boar on Finish wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import bit
from wolfden.games.boars.state import Boars
from wolfden.games.boars.terms import reasons
from wolfden.games.boars.terms.actions import MOST_TURNS

# Whole moves in a turn: a draw, four vendettas of two moves each, the menu, a purchase of two moves, four tickets,
# six diets with a discard for each, being done, and two moves for a space.
MOST_MOVES: Final = 1 + 8 + 1 + 2 + 4 + 12 + 1 + 2


def win(s: Boars, seat: i64) -> None:
    """A boar is at the finish."""
    s.end(reasons.FirstHome, seat, won=bit(seat))


def stop_after_last_turn(s: Boars) -> None:
    """When everybody has had all their turns, whoever is furthest ahead has won."""
    if s.round > s.box.turns:
        s.end(reasons.OutOfTurns, s.box.turns, won=s.leaders())


def max_decisions(seats: int) -> int:
    """The most moves a turn can have, in every turn until all players have had their last one."""
    return seats * MOST_TURNS * MOST_MOVES

"""A table of phantom tic-tac-toe: what it is at any moment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.state import Setting, State

# A set of cells is a number of nine bits. In octal, each digit is a row of the board.
NOTHING: Final[i64] = 0o000
BOARD: Final[i64] = 0o777
LINES: Final = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)

# For each set of cells, whether three of them are in a row.
LINED: Final = bytes([any(cells & line == line for line in LINES) for cells in range(0o1000)])


class Phantom(State):
    """A table of phantom tic-tac-toe. Seat 0 begins.

    Sets of both players' cells are kept in one number: seat 0's in the lower nine bits, seat 1's above.
    """

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.turn: i64 = 0
        self.marks: i64 = NOTHING
        self.tried: i64 = NOTHING  # with or without success

    def assign(self, other: Phantom) -> None:
        self.turn = other.turn
        self.marks = other.marks
        self.tried = other.tried


def of(both: i64, seat: i64) -> i64:
    """One player's cells out of both's."""
    return both >> 9 * seat & BOARD


def to(cells: i64, seat: i64) -> i64:
    """One player's cells, in their place among both's."""
    return cells << 9 * seat

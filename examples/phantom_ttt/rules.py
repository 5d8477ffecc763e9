"""The rules of phantom tic-tac-toe."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from examples.phantom_ttt.terms import ACTIONS, AlreadyTried, Bumped, Cell, FullBoard, Marked, ThreeInARow, Try
from wolfden.engine.bits import Actions, Picks, Seats, bit
from wolfden.engine.state import State, Table
from wolfden.engine.step import Step
from wolfden.engine.terms import Reason

# A set of cells is a number of nine bits. In octal, each digit is a row of the board.
NOTHING: Final[i64] = 0o000
BOARD: Final[i64] = 0o777
LINES: Final = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)

# For each set of cells, whether three of them are in a row.
LINED: Final = bytes([any(cells & line == line for line in LINES) for cells in range(0o1000)])

FIRST: Final[i64] = ACTIONS.first(Try)
A_TRY: Final = Picks(ACTIONS.first(Try))


class Phantom(State):
    """A table of phantom tic-tac-toe. Seat 0 begins.

    Sets of both players' cells are kept in one number: seat 0's in the lower nine bits, seat 1's above.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
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


def setup(s: Phantom) -> None:
    s.go(TURN)


class Turn(Step[Phantom]):
    """Try one cell after another until one is free: it gets your mark, and the other player goes on."""

    def who(self, s: Phantom) -> Seats:
        return bit(s.turn)

    def options(self, s: Phantom, seat: i64) -> Actions:
        return A_TRY.of(BOARD & ~of(s.tried, seat))

    def take(self, s: Phantom, seat: i64, action: i64) -> None:
        cell = action - FIRST
        s.tried |= to(bit(cell), seat)
        if of(s.marks, 1 - seat) & bit(cell):
            s.tell(Bumped, cell, to=bit(seat))
        else:
            s.tell(Marked, cell, to=bit(seat))
            s.marks |= to(bit(cell), seat)
            s.turn = 1 - seat
            check_end(s, seat)

    def why_not(self, s: Phantom, seat: i64, action: i64) -> Reason | None:
        return AlreadyTried(Cell(action - FIRST))


def check_end(s: Phantom, seat: i64) -> None:
    """The game ends with three marks in a row, or with a full board."""
    if LINED[of(s.marks, seat)]:
        s.end(ThreeInARow, seat, won=bit(seat))
    elif of(s.marks, 0) | of(s.marks, 1) == BOARD:
        s.end(FullBoard)


TURN: Final = Turn()
STEPS: Final = (TURN,)


def max_decisions(seats: int) -> int:
    """Nine marks; before the last one goes down, each player can have bumped into four."""
    return 9 + 4 + 4

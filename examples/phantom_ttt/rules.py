"""The rules of phantom tic-tac-toe."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from examples.phantom_ttt.state import BOARD, LINED, Phantom, of, to
from examples.phantom_ttt.terms import ACTIONS, AlreadyTried, Bumped, Cell, FullBoard, Marked, ThreeInARow, Try
from wolfden.engine.bits import Actions, Seats, bit
from wolfden.engine.blocks import Block
from wolfden.engine.step import Step
from wolfden.engine.terms import Reason

TRY: Final = Block(ACTIONS, Try)


def setup(s: Phantom) -> None:
    s.go(TURN)


class Turn(Step[Phantom]):
    """Try one cell after another until one is free: it gets your mark, and the other player goes on."""

    def who(self, s: Phantom) -> Seats:
        return bit(s.turn)

    def options(self, s: Phantom, seat: i64) -> Actions:
        return TRY.among(BOARD & ~of(s.tried, seat))

    def take(self, s: Phantom, seat: i64, action: i64) -> None:
        cell = TRY.of(action)
        s.tried |= to(bit(cell), seat)
        if of(s.marks, 1 - seat) & bit(cell):
            s.tell(Bumped, cell, to=bit(seat))
        else:
            s.tell(Marked, cell, to=bit(seat))
            s.marks |= to(bit(cell), seat)
            s.turn = 1 - seat
            check_end(s, seat)

    def why_not(self, s: Phantom, seat: i64, action: i64) -> Reason | None:
        return AlreadyTried(Cell(TRY.of(action)))


def check_end(s: Phantom, seat: i64) -> None:
    """The game ends with three marks in a row, or with a full board."""
    if LINED[of(s.marks, seat)]:
        s.end(ThreeInARow, seat, won=bit(seat))
    elif of(s.marks, 0) | of(s.marks, 1) == BOARD:
        s.end(FullBoard)


def max_decisions(seats: int) -> int:
    """Nine marks; before the last one goes down, each player can have bumped into four."""
    return 9 + 4 + 4


TURN: Final = Turn()
STEPS: Final = (TURN,)

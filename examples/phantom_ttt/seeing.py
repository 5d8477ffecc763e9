"""Looking at a table: fills the view of a seat, and the review."""

from __future__ import annotations

from examples.phantom_ttt.state import BOARD, NOTHING, Phantom, of
from examples.phantom_ttt.terms import Cell
from examples.phantom_ttt.view import Board, Mark, PhantomReview, PhantomView
from wolfden.engine.bits import count, has


def view(s: Phantom, seat: int | None) -> PhantomView:
    """The view of a seat, or of a spectator, who sees no mark at all."""
    return PhantomView(
        seat=seat,
        step=s.step.name,
        actors=s.actors(),
        held=s.holding(seat),
        over=s.over,
        board=board(s, NOTHING if seat is None else of(s.tried, seat)),
        marks=count(s.marks),
    )


def review(s: Phantom) -> PhantomReview:
    """All there is."""
    return PhantomReview(board=board(s, BOARD), known=(board(s, of(s.tried, 0)), board(s, of(s.tried, 1))))


def board(s: Phantom, known: int) -> Board:
    """The marks that are on these cells."""
    crosses, noughts = of(s.marks, 0) & known, of(s.marks, 1) & known
    return tuple(Mark(has(crosses, cell) + 2 * has(noughts, cell)) for cell in Cell)

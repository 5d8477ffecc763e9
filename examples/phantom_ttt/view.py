"""What a player knows."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from examples.phantom_ttt.rules import BOARD, NOTHING, Phantom, of
from examples.phantom_ttt.terms import Cell
from wolfden.engine.bits import count, has
from wolfden.engine.view import View
from wolfden.engine.words import Names, Words


class Mark(enum.IntEnum):
    """What a cell shows."""

    NONE = 0
    CROSS = 1
    NOUGHT = 2


Board = Annotated[tuple[Mark, ...], Meta(min_length=9, max_length=9)]


class PhantomView(View, frozen=True, kw_only=True):
    """One's own marks and those one has bumped into; and how many there are, which everybody can count."""

    board: Board
    marks: Annotated[int, Meta(ge=0, le=9)]


class PhantomReview(msgspec.Struct, frozen=True, kw_only=True):
    """The true board, and the board as each player knew it."""

    board: Board
    known: tuple[Board, Board]


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


def show(view: PhantomView, words: Words, names: Names) -> Sequence[str]:
    """The board in three lines."""
    signs = [".XO"[mark] for mark in view.board]
    return [" ".join(signs[row : row + 3]) for row in (0, 3, 6)]

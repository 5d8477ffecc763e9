"""Phantom tic-tac-toe in lines of text: a view, and the whole truth at the end."""

from __future__ import annotations

from collections.abc import Sequence

from examples.phantom_ttt.view import Board, PhantomReview, PhantomView
from wolfden.engine.words import Names, Words


def show(view: PhantomView, words: Words, names: Names) -> Sequence[str]:
    """The board as the seat knows it."""
    return rows(view.board)


def show_review(review: PhantomReview, words: Words, names: Names) -> Sequence[str]:
    """The true board."""
    return rows(review.board)


def rows(board: Board) -> Sequence[str]:
    """A board in three lines."""
    signs = [".XO"[mark] for mark in board]
    return [" ".join(signs[row : row + 3]) for row in (0, 3, 6)]

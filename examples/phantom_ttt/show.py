"""Phantom tic-tac-toe in lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from examples.phantom_ttt.view import PhantomView
from wolfden.engine.words import Names, Words


def show(view: PhantomView, words: Words, names: Names) -> Sequence[str]:
    """The board in three lines."""
    signs = [".XO"[mark] for mark in view.board]
    return [" ".join(signs[row : row + 3]) for row in (0, 3, 6)]

"""What a player knows, and what everybody sees in the end."""

from __future__ import annotations

import enum
from typing import Annotated

import msgspec
from msgspec import Meta

from wolfden.engine.view import View


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

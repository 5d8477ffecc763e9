"""What a seat at a table of Gulag knows."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from wolfden.engine.terms import Seat
from wolfden.engine.view import Fixed, SeatSet, View
from wolfden.games.gulag.terms.actions import Card, Loyalty, Turn

Pair = Annotated[tuple[Seat, ...], Meta(max_length=2, extra={"set": True})]
Work = Annotated[int, Meta(ge=0, le=20)]


class PastTurn(msgspec.Struct, frozen=True):
    """A finished turn, and one's own card in it: as chosen, before any swap."""

    commissar: Seat
    workers: Pair
    supervisor: Seat
    ordered: Seat | None
    work: Annotated[int, Meta(ge=0, le=2)]
    own: Card | None


class Mark(msgspec.Struct, frozen=True):
    """If there are so many reds, they win with so much work."""

    reds: Annotated[int, Meta(ge=1, le=5)]
    work: Annotated[int, Meta(ge=2, le=11)]


class GulagView(View, frozen=True, kw_only=True):
    """One seat's knowledge. The neighbour is the one whose card it drew and passed on; everybody leads one turn."""

    loyalty: Loyalty | None
    neighbour: Seat | None
    neighbour_loyalty: Loyalty | None
    turn: Turn
    turns: Annotated[Turn, Fixed]
    commissar: Seat
    workers: Pair
    supervisor: Seat | None
    own: Card | None
    work: Work
    marks: Annotated[tuple[Mark, ...], Fixed]  # by the deck alone, which everybody knows
    past: Annotated[tuple[PastTurn, ...], Meta(max_length=10)]
    red: SeatSet | None


class GulagReview(msgspec.Struct, frozen=True, kw_only=True):
    """Everything, once the game is over: who was red, what lay unseen, and every card as it was chosen."""

    red: tuple[int, ...]
    red_discarded: int
    black_discarded: int
    turns: tuple[PastTurn, ...]
    strikers: tuple[tuple[int, ...], ...]

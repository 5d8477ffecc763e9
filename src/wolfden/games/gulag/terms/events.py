"""What players of Gulag are told."""

from __future__ import annotations

from wolfden.engine.terms import Event, Seat
from wolfden.games.gulag.terms.actions import Card, Loyalty, Turn


class Dealt(Event, frozen=True):
    """To one seat: its own card, and the card it drew and passed to its right."""

    loyalty: Loyalty
    neighbour: Seat
    seen: Loyalty


class Opened(Event, frozen=True):
    """The lot has chosen the first commissar."""

    commissar: Seat


class Appointed(Event, frozen=True):
    """The commissar has named two workers and a supervisor."""

    turn: Turn
    commissar: Seat
    workers: tuple[Seat, ...]
    supervisor: Seat


class Played(Event, frozen=True):
    """To one worker: the card they put down."""

    turn: Turn
    card: Card


class Ordered(Event, frozen=True):
    """The supervisor has ordered a worker to swap cards."""

    supervisor: Seat
    worker: Seat


class LeftAlone(Event, frozen=True):
    """The supervisor has ordered nobody."""

    supervisor: Seat


class Inspected(Event, frozen=True):
    """The two cards were shuffled and turned up."""

    turn: Turn
    work: int


class Revealed(Event, frozen=True):
    """The last turn is over, and all worker cards are shown."""

    red: tuple[Seat, ...]
    black: tuple[Seat, ...]


EVENTS = (Dealt, Opened, Appointed, Played, Ordered, LeftAlone, Inspected, Revealed)

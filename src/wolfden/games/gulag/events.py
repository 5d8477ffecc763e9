"""What players of Gulag are told, and why things are not allowed or came to an end."""

from __future__ import annotations

from wolfden.engine.terms import Event, Reason, Seat
from wolfden.games.gulag.actions import Card, Loyalty, Turn


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


class NotThemself(Reason, frozen=True):
    """The commissar cannot be named."""


class AlreadyNamed(Reason, frozen=True):
    """Three different people are needed."""

    seat: Seat


class NoSuchPlayer(Reason, frozen=True):
    """Nobody sits there."""


class NotTrusted(Reason, frozen=True):
    """Too many of those named last turn."""

    seat: Seat
    most: int


class NotWorking(Reason, frozen=True):
    """Only the two workers can be ordered to swap."""

    seat: Seat


class AheadOfPlan(Reason, frozen=True):
    """More than twice as much work as reds: red wins."""

    work: int
    red: int


class Abandoned(Reason, frozen=True):
    """Less than twice as much work as reds: black wins."""

    work: int
    red: int


class OnPlan(Reason, frozen=True):
    """Exactly twice as much work as reds: the smaller side wins."""

    work: int
    red: int
    minority: Loyalty


class Late(Reason, frozen=True):
    """Exactly twice as much work as reds, and the sides are equal: nobody wins."""

    work: int
    red: int


EVENTS = (Dealt, Opened, Appointed, Played, Ordered, LeftAlone, Inspected, Revealed)
REASONS = (NotThemself, AlreadyNamed, NoSuchPlayer, NotTrusted, NotWorking, AheadOfPlan, Abandoned, OnPlan, Late)

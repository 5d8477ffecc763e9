"""Why something is not allowed in Gulag, and why a game came to an end."""

from __future__ import annotations

from wolfden.engine.terms import Reason, Seat
from wolfden.games.gulag.terms.actions import Loyalty


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


REASONS = (NotThemself, AlreadyNamed, NoSuchPlayer, NotTrusted, NotWorking, AheadOfPlan, Abandoned, OnPlan, Late)

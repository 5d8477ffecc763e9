"""Terms that every game shares."""

from __future__ import annotations

from wolfden.engine.terms import Event, Reason, Seat


class Said(Event, frozen=True):
    """A seat made a remark."""

    seat: Seat
    remark: int


class Limit(Reason, frozen=True):
    """The game ran to the longest length it may have and is scored as it stands."""

    decisions: int


class GameOver(Reason, frozen=True):
    """The game is over."""


class NotYourTurn(Reason, frozen=True):
    """Others act now."""


class AlreadyChosen(Reason, frozen=True):
    """The seat has chosen and waits for the others."""


class NoSuchAction(Reason, frozen=True):
    """A number outside the game's actions."""


class NotPossible(Reason, frozen=True):
    """The action does not belong to what can be done now."""


class EmptyChain(Reason, frozen=True):
    """A composed move without a single choice."""


class Unfinished(Reason, frozen=True):
    """A composed move that stops before it is whole."""


class MoveEnds(Reason, frozen=True):
    """A composed move that goes on after the choice that makes it."""


class NotSayable(Reason, frozen=True):
    """A remark that this seat cannot make now."""


class JustSaid(Reason, frozen=True):
    """A remark already made since the last move."""

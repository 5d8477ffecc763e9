"""What a seat is after at a table of Boars on the Run!: to be the first at the finish."""

from __future__ import annotations

from wolfden.engine.terms import Goal
from wolfden.games.boars.terms.actions import Player


class SetOff(Goal, frozen=True):
    """All boars are at the start."""

    to_go: int  # spaces to the finish
    rounds: int  # left with this one, where they are few; else none is said


class Lead(Goal, frozen=True):
    """The seat is ahead of everybody."""

    to_go: int
    rival: Player  # the next behind
    by: int  # spaces between them
    rounds: int


class Level(Goal, frozen=True):
    """Nobody is ahead of the seat, and somebody is as far."""

    to_go: int
    rival: Player
    rounds: int


class CatchUp(Goal, frozen=True):
    """Somebody is ahead of the seat."""

    to_go: int
    rival: Player  # the first of all
    by: int
    rounds: int


GOALS = (SetOff, Lead, Level, CatchUp)

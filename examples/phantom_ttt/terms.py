"""The vocabulary: what players can do, what they are told, and why not or why it ended."""

from __future__ import annotations

import enum

from wolfden.engine.terms import Action, Event, Reason, Seat, Space


class Cell(enum.IntEnum):
    """The nine cells in reading order."""

    TOP_LEFT = 0
    TOP = 1
    TOP_RIGHT = 2
    LEFT = 3
    CENTRE = 4
    RIGHT = 5
    BOTTOM_LEFT = 6
    BOTTOM = 7
    BOTTOM_RIGHT = 8


class Try(Action, frozen=True):
    cell: Cell


class Marked(Event, frozen=True):
    """To the one who tried: the cell was free and bears their mark now."""

    cell: Cell


class Bumped(Event, frozen=True):
    """To the one who tried: the other's mark is there."""

    cell: Cell


class AlreadyTried(Reason, frozen=True):
    """One's own mark is there, or the other's was found there."""

    cell: Cell


class ThreeInARow(Reason, frozen=True):
    """That seat has won."""

    seat: Seat


class FullBoard(Reason, frozen=True):
    """Nobody has won."""


ACTIONS = Space(Try)
EVENTS = (Marked, Bumped)
REASONS = (AlreadyTried, ThreeInARow, FullBoard)

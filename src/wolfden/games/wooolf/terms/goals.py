"""What a seat is after at a table of Wooolf!!: whom it looks for, and what that is worth now."""

from __future__ import annotations

from wolfden.engine.terms import Goal
from wolfden.games.wooolf.terms.actions import Character


class FindOne(Goal, frozen=True):
    """Turns are taken, and a suspicion is still to come: of a character with one target."""

    character: Character
    first: Character
    early: int  # points for an early suspicion that is right
    final: int  # and for a final one
    left: int  # so many more early suspicions end the turns
    barred: bool  # from early suspicion
    last: bool  # one more error token ends the game
    cries: int  # how often this seat has announced a wolf


class FindTwo(Goal, frozen=True):
    """The same with two targets."""

    character: Character
    first: Character
    second: Character
    early: int
    final: int
    left: int
    barred: bool
    last: bool
    cries: int


class PointOne(Goal, frozen=True):
    """The only pointer that matters is being set."""

    first: Character
    early: bool
    points: int  # if it is right
    last: bool  # if it is wrong, the error token ends the game
    barred: bool  # or else there is no early suspicion in the next round


class PointTwo(Goal, frozen=True):
    """The pointers are being set."""

    first: Character
    second: Character
    early: bool
    points: int
    last: bool
    barred: bool


class AwaitScoring(Goal, frozen=True):
    """The suspicion is made; others still take their turns or make theirs."""

    character: Character
    early: bool
    points: int
    last: bool
    barred: bool
    cries: int


class SitOut(Goal, frozen=True):
    """No suspicion is made in this round."""

    character: Character
    cries: int


GOALS = (FindOne, FindTwo, PointOne, PointTwo, AwaitScoring, SitOut)

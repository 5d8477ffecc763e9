"""What a seat is after at a table of Gulag: work cards, or none, against as many reds as there may be."""

from __future__ import annotations

from wolfden.engine.terms import Goal
from wolfden.games.gulag.terms.actions import Loyalty


class Dig(Goal, frozen=True):
    """Of a red: so many work cards win, by how many reds there may be; up to `counts` numbers of reds, else zero."""

    counts: int
    reds1: int
    need1: int
    reds2: int
    need2: int
    reds3: int
    need3: int
    reds4: int
    need4: int
    work: int  # cards so far
    left: int  # turns that are not over


class Hinder(Goal, frozen=True):
    """Of a black: more work cards than that lose, by how many reds there may be."""

    counts: int
    reds1: int
    most1: int
    reds2: int
    most2: int
    reds3: int
    most3: int
    reds4: int
    most4: int
    work: int
    left: int


class Settled(Goal, frozen=True):
    """Whatever is played now, and however many reds there are: that side wins."""

    loyalty: Loyalty
    winner: Loyalty
    work: int
    left: int


GOALS = (Dig, Hinder, Settled)

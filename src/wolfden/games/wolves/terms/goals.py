"""What a seat is after at a table of Wolves: its people fed, then everybody's, then status."""

from __future__ import annotations

from wolfden.engine.terms import Goal


class Lead(Goal, frozen=True):
    """Communities are chosen."""

    turns: int  # until the winter is over


class Gather(Goal, frozen=True):
    """The seat draws, and does not have enough for its people yet."""

    fish: int  # lacking besides what is in hand and reserve
    corn: int
    bison: int
    leaders: int  # face up: each stands in for one of these
    left: int  # so many more leaders overstretch


class GatherMore(Goal, frozen=True):
    """The seat draws, and what it has would be enough."""

    spare: int  # pieces more than needed
    left: int


class Short(Goal, frozen=True):
    """The seat draws no more, has not paid yet, and cannot meet all needs."""

    fish: int
    corn: int
    bison: int
    leaders: int
    overstretched: bool  # in this turn
    skipping: bool  # having overstretched in the turn before


class Ready(Goal, frozen=True):
    """The seat has met its needs, or can; others have not all paid yet."""

    spare: int
    overstretched: bool


class Lacking(Goal, frozen=True):
    """The seat has paid, and not all of its needs are met."""

    fish: int
    corn: int
    bison: int


class Help(Goal, frozen=True):
    """The seat's own needs are met, and those of others are not."""

    seats: tuple[int, ...]
    fish: int
    corn: int
    bison: int


class Climb(Goal, frozen=True):
    """All needs are met: status makes ranks, and ranks bring awards."""

    status: int
    ahead: int  # players with more status
    awards: int
    most: int  # awards of whoever of the others has most
    left: int  # turns to come
    overstretched: bool  # what is turned in brings no status


GOALS = (Lead, Gather, GatherMore, Short, Ready, Lacking, Help, Climb)

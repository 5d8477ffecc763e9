"""What one seat knows now, as a frozen value.

A game's view adds its fields to these. Only what is written into it can be seen: a field of the state that
nobody thought about is seen by nobody. Every field says its bounds, for whoever turns views into numbers:
see `observe.py`.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from wolfden.engine.bits import MAX_SEATS
from wolfden.engine.terms import Seat

# Seats in ascending order, none of them twice: a set.
SeatSet = Annotated[tuple[Seat, ...], Meta(max_length=MAX_SEATS, extra={"set": True})]

# The name of one of the game's steps.
StepName = Annotated[str, Meta(title="Step", extra={"step": True})]

# Some of the game's actions, by number.
Choices = Annotated[tuple[int, ...], Meta(extra={"actions": True})]

# By the setting alone, whatever happens: shown to people, and nothing to learn from.
Fixed = Meta(extra={"constant": True})


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game shows: to whom, the step of the rules, who is awaited, one's own unfinished or sealed move, and
    the end. Once the game is over, the step is the last one.
    """

    seat: Seat | None
    step: StepName
    actors: SeatSet
    held: Choices
    over: bool


class Drafted(NamedTuple):
    """What a seat could choose next after some choices, and what it would see.

    Where they make a `whole` move there is nothing to choose, and the view is the one before the last of them: what a
    move does is not to be tried out.
    """

    actions: tuple[int, ...]
    view: View
    whole: bool = False

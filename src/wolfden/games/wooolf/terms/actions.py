"""What can be done at a table of Wooolf!!, and the names of its cards."""

from __future__ import annotations

import enum
from typing import Annotated

from msgspec import Meta

from wolfden.engine.terms import Action, Space

# A seat of this game: of a table that never has more than eight.
Player = Annotated[int, Meta(ge=0, lt=8, extra={"seat": True})]


class Character(enum.IntEnum):
    """The image of a card, and whom a player plays."""

    SHEEP = 0
    HUNTING_DOG = 1
    HUNTER = 2
    SHEPHERD_BOY = 3
    WOLF = 4


class Appearance(enum.IntEnum):
    """What a card looks like to whoever peeks at it; unknown is printed as a question mark."""

    SHEEP = 0
    HUNTING_DOG = 1
    HUNTER = 2
    SHEPHERD_BOY = 3
    WOLF = 4
    UNKNOWN = 5


class Question(enum.IntEnum):
    """The kinds of question cards."""

    PLAYS_WOLF_HUNTER_OR_SHEPHERD_BOY = 0
    PLAYS_SHEEP_HUNTER_OR_SHEPHERD_BOY = 1
    HAS_HUNTING_DOG = 2
    HAS_HUNTER = 3
    HAS_SHEEP = 4


class Peek(Action, frozen=True):
    target: Player


class PeekAtMute(Action, frozen=True):
    pass


class Ask(Action, frozen=True):
    question: Question
    target: Player


class Suspect(Action, frozen=True):
    """Announce an early suspicion; the pointers are set next."""


class PointFirst(Action, frozen=True):
    target: Player


class FirstAtMute(Action, frozen=True):
    pass


class FirstAtNobody(Action, frozen=True):
    """The first pointer at 0: nobody plays the target."""


class SuspectNobody(Action, frozen=True):
    """Both pointers at x: no suspicion at all."""


class PointSecond(Action, frozen=True):
    target: Player


class SecondAtMute(Action, frozen=True):
    pass


class SecondAtNobody(Action, frozen=True):
    """The second pointer at 0: nobody plays the target."""


class SecondAtX(Action, frozen=True):
    """The second pointer at x: for wolves, who have one target only."""


# The mute player follows the eight seats, then come 0 and x: one set holds all that a pointer can be set to.
ACTIONS = Space(
    Peek,
    PeekAtMute,
    Ask,
    Suspect,
    PointFirst,
    FirstAtMute,
    FirstAtNobody,
    SuspectNobody,
    PointSecond,
    SecondAtMute,
    SecondAtNobody,
    SecondAtX,
)

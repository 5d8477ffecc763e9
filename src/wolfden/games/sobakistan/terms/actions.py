"""What can be done at a table of Sobakistan, and what can be said."""

from __future__ import annotations

import enum
from typing import Annotated

from msgspec import Meta

from wolfden.engine.terms import Action, Remark, Space

# What is in the box. Data of one's own may have fewer of a thing, never more.
MOST_STATIONS = 18
MOST_LINES = 6
MOST_DISTRICTS = 6
MOST_PRECINCTS = 4
MOST_HINTS = 37
MOST_SQUADS = 3
MOST_SLOTS = 10
MOST_WOLVES = 4

# The five cards that go to and fro between Liaison and Bloodhound: their two sides, in the order of the cards' numbers
# on the Liaison's side. Two more cards for each Wolf follow.
LIAISON_SIDES = ("howl in code", "blow a whistle", "shed your coat", "throw off the scent", "call the pack")
BLOODHOUND_SIDES = (
    "shuffle through denunciations",
    "scour",
    "sniff around the station",
    "cordon off a line",
    "cordon off a district",
)

# Who sits where: the Bloodhound, the Liaison, then the Wolves.
BLOODHOUND = 0
LIAISON = 1
FIRST_WOLF = 2
SEATS = range(3, FIRST_WOLF + MOST_WOLVES + 1)

Station = Annotated[int, Meta(ge=1, le=MOST_STATIONS, extra={"named": "Station"})]
Squad = Annotated[int, Meta(ge=1, le=MOST_SQUADS)]
Line = Annotated[int, Meta(ge=0, lt=MOST_LINES, extra={"named": "Line"})]
District = Annotated[int, Meta(ge=0, lt=MOST_DISTRICTS, extra={"named": "District"})]
Precinct = Annotated[int, Meta(ge=0, lt=MOST_PRECINCTS, extra={"named": "Precinct"})]
Hint = Annotated[int, Meta(ge=0, lt=MOST_HINTS, extra={"named": "Hint"})]
Wolf = Annotated[int, Meta(ge=FIRST_WOLF, lt=FIRST_WOLF + MOST_WOLVES, extra={"seat": True})]


class WolfCard(enum.IntEnum):
    """The two hunting cards of a Wolf."""

    MARK_TERRITORY = 0
    RUN_WITH_THE_WOLVES = 1


# The Liaison


class PlaceHint(Action, frozen=True):
    negated: bool
    hint: Hint


class EndHints(Action, frozen=True):
    """The Liaison's turn is over."""


class HowlInCode(Action, frozen=True):
    pass


class ShedYourCoat(Action, frozen=True):
    pass


class ThrowOffTheScent(Action, frozen=True):
    pass


class CallThePack(Action, frozen=True):
    wolf: Wolf


class BlowAWhistle(Action, frozen=True):
    squad: Squad
    precinct: Precinct


class Discard(Action, frozen=True):
    hint: Hint


class DrawAnew(Action, frozen=True):
    """Discard no more, and draw as many cards as were discarded."""


# The Wolves


class StayAway(Action, frozen=True):
    """Do not go where the pack is called."""


class JoinThePack(Action, frozen=True):
    pass


class MoveTo(Action, frozen=True):
    station: Station


class MarkTerritory(Action, frozen=True):
    pass


class RunWithTheWolves(Action, frozen=True):
    pass


class Stay(Action, frozen=True):
    """Stay where one is: the move is over."""


class DoNothing(Action, frozen=True):
    """Neither drop off nor escape."""


class DropOff(Action, frozen=True):
    pass


class Escape(Action, frozen=True):
    pass


# The Bloodhound


class ToPrecinct(Action, frozen=True):
    squad: Squad
    precinct: Precinct


class ToDistrict(Action, frozen=True):
    squad: Squad
    district: District


class ToStation(Action, frozen=True):
    squad: Squad
    station: Station


class ShuffleThroughDenunciations(Action, frozen=True):
    pass


class Scour(Action, frozen=True):
    pass


class EndHunt(Action, frozen=True):
    """The Bloodhound's turn is over."""


class DigUpInformation(Action, frozen=True):
    wolf: Wolf
    card: WolfCard


class CordonOffLine(Action, frozen=True):
    line: Line


class CordonOffDistrict(Action, frozen=True):
    district: District


class SniffAround(Action, frozen=True):
    station: Station


ACTIONS = Space(
    PlaceHint,
    EndHints,
    HowlInCode,
    ShedYourCoat,
    ThrowOffTheScent,
    CallThePack,
    BlowAWhistle,
    Discard,
    DrawAnew,
    StayAway,
    JoinThePack,
    MoveTo,
    MarkTerritory,
    RunWithTheWolves,
    Stay,
    DoNothing,
    DropOff,
    Escape,
    ToPrecinct,
    ToDistrict,
    ToStation,
    ShuffleThroughDenunciations,
    Scour,
    EndHunt,
    DigUpInformation,
    CordonOffLine,
    CordonOffDistrict,
    SniffAround,
)


# Talk


class Which(enum.IntEnum):
    """Which of the hints that were placed last."""

    FIRST = 0
    SECOND = 1
    BOTH = 2


class Aim(enum.IntEnum):
    """What a hint is about."""

    NEXT_STATION = 0
    LATER_STATION = 1
    DROP_OFF = 2
    EXTRACTION = 3


class Word(enum.IntEnum):
    """Which part of a station's name."""

    FIRST = 0
    SECOND = 1
    BOTH = 2


class HintIsFor(Remark, frozen=True):
    """The Liaison: what a hint of this turn is about."""

    which: Which
    aim: Aim


class HintMeans(Remark, frozen=True):
    """The Liaison: which word a hint of this turn is about."""

    which: Which
    word: Word


class YouAreAway(Remark, frozen=True):
    """The Liaison: how far a Wolf may be from the goal; 0 is there."""

    wolf: Wolf
    steps: Annotated[int, Meta(ge=0, le=5)]


class YouAreLost(Remark, frozen=True):
    wolf: Wolf


class YouReachIt(Remark, frozen=True):
    """The Liaison: whether a Wolf should reach the goal this turn."""

    wolf: Wolf
    yes: bool


class RightWay(Remark, frozen=True):
    """The Liaison: whether a Wolf is going the right way."""

    wolf: Wolf
    yes: bool


class AmIRight(Remark, frozen=True):
    """A Wolf: am I going the right way?"""


class CanIReachIt(Remark, frozen=True):
    """A Wolf: can I reach it in one turn?"""


class WhatIsItFor(Remark, frozen=True):
    """A Wolf: what was the last hint about?"""


class WhichWord(Remark, frozen=True):
    """A Wolf: which word was the last hint about?"""


class NotUnderstood(Remark, frozen=True):
    """A Wolf: I do not understand the hints."""


class ThinkSo(Remark, frozen=True):
    """The Bloodhound: you are in that district, I know it."""

    wolf: Wolf
    district: District


class Taunt(enum.IntEnum):
    """What else the Bloodhound likes to say."""

    I_SMELL_YOU = 0
    NOBODY_ESCAPES = 1
    GIVE_UP = 2


class Say(Remark, frozen=True):
    taunt: Taunt


REMARKS = Space(
    HintIsFor,
    HintMeans,
    YouAreAway,
    YouAreLost,
    YouReachIt,
    RightWay,
    AmIRight,
    CanIReachIt,
    WhatIsItFor,
    WhichWord,
    NotUnderstood,
    ThinkSo,
    Say,
)

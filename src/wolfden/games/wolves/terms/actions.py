"""What can be done and said at a table of Wolves, and the names of its cards."""

from __future__ import annotations

import enum
from typing import Annotated

from msgspec import Meta

from wolfden.engine.terms import Action, Remark, Space

# A seat of this game: of a table that never has more than six.
Player = Annotated[int, Meta(ge=0, lt=6, extra={"seat": True})]
# How much of a kind a community needs at most, and how much of a kind a reserve can hold at most.
MOST_NEEDED = 3
MOST_STORED = 9
Needed = Annotated[int, Meta(ge=0, le=MOST_NEEDED)]
Lacking = Annotated[int, Meta(ge=1, le=MOST_NEEDED)]
Stored = Annotated[int, Meta(ge=0, le=MOST_STORED)]


class Community(enum.IntEnum):
    ATINZINA = 0
    CHIGWAMI = 1
    MASAKAT = 2
    PAHANIS = 3
    THIMI = 4
    WAYATIN = 5


class Resource(enum.IntEnum):
    """What communities need, and what tokens are of."""

    FISH = 0
    CORN = 1
    BISON = 2


class Card(enum.IntEnum):
    """The cards of a player deck; resources come first and have the same numbers."""

    FISH = 0
    CORN = 1
    BISON = 2
    LEADER = 3
    FOREST = 4


class Piece(enum.IntEnum):
    """What a gift is made of: cards, with their numbers, then tokens."""

    FISH_CARD = 0
    CORN_CARD = 1
    BISON_CARD = 2
    LEADER = 3
    FISH_TOKEN = 4
    CORN_TOKEN = 5
    BISON_TOKEN = 6


class Knowledge(enum.IntEnum):
    KNOW_THE_LAND = 0
    NO_WASTE = 1
    SHOWING_OFF = 2
    DETERMINATION = 3
    PRESERVATION = 4
    THE_MORE_YOU_SHARE = 5


# Setup


class PickCommunity(Action, frozen=True):
    community: Community


# Gathering


class Draw(Action, frozen=True):
    pass


class Stop(Action, frozen=True):
    pass


class StopWith(Action, frozen=True):
    """Stop, with a token that Determination gives."""

    resource: Resource


class Look(Action, frozen=True):
    """Look at the top of one's deck, as Know the Land allows; then put the cards back one by one."""


class PutOnTop(Action, frozen=True):
    """The first card put back is the first to be drawn."""

    card: Card


# Needs


class Pay(Action, frozen=True):
    """So many tokens and leaders; the rest comes from the hand, as far as it goes."""

    resource: Resource
    tokens: Needed
    leaders: Needed


# Gifting


class GiveTo(Action, frozen=True):
    receiver: Player


class EndGifting(Action, frozen=True):
    pass


class Give(Action, frozen=True):
    piece: Piece


class HandOver(Action, frozen=True):
    """The offer is complete."""


class Take(Action, frozen=True):
    piece: Piece


class TakeNoMore(Action, frozen=True):
    pass


class TakeAll(Action, frozen=True):
    pass


class LeaderAs(Action, frozen=True):
    """What a leader among the gifts stands for."""

    resource: Resource


class Keep(Action, frozen=True):
    """A token that goes into the reserve, where not all of a gift fits."""

    resource: Resource


class ShareToken(Action, frozen=True):
    """A token that The More You Share gives."""

    resource: Resource


class ShareNothing(Action, frozen=True):
    """The More You Share may be left for another gift."""


# Reconciling


class AddThird(Action, frozen=True):
    """A third token, as No Waste allows."""

    resource: Resource


class AddNone(Action, frozen=True):
    pass


class Learn(Action, frozen=True):
    knowledge: Knowledge


class LearnNothing(Action, frozen=True):
    pass


class Store(Action, frozen=True):
    """How many tokens of a kind the reserve shall hold after this turn."""

    resource: Resource
    number: Stored


# What one step offers stands together, so that one set lists all of it.
ACTIONS = Space(
    PickCommunity,
    Draw,
    Stop,
    StopWith,
    Look,
    PutOnTop,
    Pay,
    GiveTo,
    EndGifting,
    Give,
    HandOver,
    Take,
    TakeNoMore,
    TakeAll,
    LeaderAs,
    Keep,
    ShareToken,
    AddThird,
    AddNone,
    Learn,
    LearnNothing,
    Store,
    ShareNothing,  # added last, so that other actions keep their numbers, and saved games their meaning
)


class ILack(Remark, frozen=True):
    number: Lacking
    resource: Resource


class IOverstretched(Remark, frozen=True):
    pass


class StopDrawing(Remark, frozen=True):
    pass


REMARKS = Space(ILack, IOverstretched, StopDrawing)

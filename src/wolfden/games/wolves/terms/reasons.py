"""Why things are not allowed at a table of Wolves, and why a game came to an end."""

from __future__ import annotations

from wolfden.engine.terms import Reason, Seat
from wolfden.games.wolves.terms.actions import Knowledge, Piece, Resource

# Why not


class Taken(Reason, frozen=True):
    """Somebody else has that community."""


class DrawFirst(Reason, frozen=True):
    """Nobody stops before the first card."""


class NotKnown(Reason, frozen=True):
    """It takes a knowledge card that the player does not have."""

    knowledge: Knowledge


class LookedAlready(Reason, frozen=True):
    """Once a turn."""


class PutBackFirst(Reason, frozen=True):
    """The cards looked at go back before anything else."""


class NotAmongThese(Reason, frozen=True):
    """Not a card that was looked at."""


class NotBold(Reason, frozen=True):
    """Determination is for those who drew on."""


class ChooseToken(Reason, frozen=True):
    """Determination gives a token: which one?"""


class NoRoom(Reason, frozen=True):
    """The reserve cannot hold more."""


class InOrder(Reason, frozen=True):
    """Needs are paid, and reserves settled, resource by resource."""

    resource: Resource


class TooFew(Reason, frozen=True):
    """Not so many tokens or leaders there."""


class TooMany(Reason, frozen=True):
    """More than is needed."""


class CoverAll(Reason, frozen=True):
    """As many needs must be met as can be."""


class NotThemself(Reason, frozen=True):
    """Gifts go to others."""


class NoSuchPlayer(Reason, frozen=True):
    """Nobody sits there."""


class OneOffer(Reason, frozen=True):
    """One offer to each player and turn."""

    seat: Seat


class NothingToGive(Reason, frozen=True):
    """Neither resources nor leaders nor tokens."""


class NothingOffered(Reason, frozen=True):
    """A gift has one piece at least."""


class NotThere(Reason, frozen=True):
    """No more of that piece."""

    piece: Piece


class NeededFirst(Reason, frozen=True):
    """A wild token goes to a need while there is one."""


class BothTokens(Reason, frozen=True):
    """Whoever takes one token of The More You Share takes the other, too."""


class NotTwo(Reason, frozen=True):
    """No Waste makes three out of exactly two."""


class NoCopyLeft(Reason, frozen=True):
    """All copies of a knowledge card are taken."""


class KnownAlready(Reason, frozen=True):
    """Nobody has the same knowledge card twice."""


class TooFewLeaders(Reason, frozen=True):
    """A knowledge card takes two leaders."""


class NotSoMany(Reason, frozen=True):
    """There are not enough tokens and cards for that."""


# The end


class Starved(Reason, frozen=True):
    """Needs were not met, and all have lost."""

    seats: tuple[Seat, ...]


class Chief(Reason, frozen=True):
    """All have won, and one is chief."""

    seat: Seat
    awards: int


class NoChief(Reason, frozen=True):
    """All have won, and several have the most awards."""

    seats: tuple[Seat, ...]
    awards: int


REASONS = (
    Taken,
    DrawFirst,
    NotKnown,
    LookedAlready,
    PutBackFirst,
    NotAmongThese,
    NotBold,
    ChooseToken,
    NoRoom,
    InOrder,
    TooFew,
    TooMany,
    CoverAll,
    NotThemself,
    NoSuchPlayer,
    OneOffer,
    NothingToGive,
    NothingOffered,
    NotThere,
    NeededFirst,
    BothTokens,
    NotTwo,
    NoCopyLeft,
    KnownAlready,
    TooFewLeaders,
    NotSoMany,
    Starved,
    Chief,
    NoChief,
)

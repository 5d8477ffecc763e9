"""What players of Wolves are told, and why things are not allowed or came to an end."""

from __future__ import annotations

import enum

from wolfden.engine.terms import Event, Reason, Seat
from wolfden.games.wolves.actions import Card, Community, Knowledge, Piece, Resource


class Means(enum.IntEnum):
    """What needs are paid with."""

    CARDS = 0
    TOKENS = 1
    LEADERS = 2


# Setup


class TookCommunity(Event, frozen=True):
    seat: Seat
    community: Community


class TurnBegan(Event, frozen=True):
    turn: int


# Availability


class Scarce(Event, frozen=True):
    """An availability card: everybody removes such a card, if they have one."""

    resource: Resource


class WinterTook(Event, frozen=True):
    """The last turn: cards turned up from a deck, and out of the game."""

    seat: Seat
    number: int
    card: Card


# Gathering


class Skips(Event, frozen=True):
    """A player who overstretched in the turn before does not gather."""

    seat: Seat


class Drew(Event, frozen=True):
    """Into the hand."""

    seat: Seat


class DrewCard(Event, frozen=True):
    """To one seat: which card it was."""

    card: Card


class DrewLeader(Event, frozen=True):
    """Face up, and the how-manieth."""

    seat: Seat
    leaders: int


class Overstretched(Event, frozen=True):
    seat: Seat


class Stopped(Event, frozen=True):
    seat: Seat
    cards: int
    leaders: int


class Determined(Event, frozen=True):
    """A token from Determination."""

    seat: Seat
    resource: Resource


class Looked(Event, frozen=True):
    """At the top of one's deck."""

    seat: Seat
    cards: int


class Saw(Event, frozen=True):
    """To one seat: a card looked at."""

    card: Card


class PutBack(Event, frozen=True):
    """A card, so that others see how far it is."""

    seat: Seat


class PutBackCard(Event, frozen=True):
    """To one seat: which one, and the how-manieth to be drawn."""

    card: Card
    place: int


class FirstRank(Event, frozen=True):
    """The ranks of the first turn."""

    rank: int
    seat: Seat


# Conservation


class Conserved(Event, frozen=True):
    """Status for drawing few leaders, and where the marker came to stand."""

    seat: Seat
    gain: int
    status: int


# Needs


class Paid(Event, frozen=True):
    seat: Seat
    number: int
    resource: Resource
    means: Means


class NeedsMet(Event, frozen=True):
    seat: Seat


class Lacks(Event, frozen=True):
    """A need that is not met yet."""

    seat: Seat
    number: int
    resource: Resource


# Gifting


class Offered(Event, frozen=True):
    """A part of an offer."""

    giver: Seat
    receiver: Seat
    number: int
    piece: Piece


class Took(Event, frozen=True):
    """A part of an accepted gift."""

    receiver: Seat
    giver: Seat
    number: int
    piece: Piece


class Refused(Event, frozen=True):
    receiver: Seat
    giver: Seat


class LeaderBecame(Event, frozen=True):
    receiver: Seat
    number: int
    resource: Resource


class Arrived(Event, frozen=True):
    """What became of a gift, by resource: so many tokens for needs, for the reserve, and turned into status."""

    receiver: Seat
    resource: Resource
    needs: int
    reserve: int
    status: int


class Generous(Event, frozen=True):
    """The giver's status for a gift."""

    giver: Seat
    gain: int
    status: int


class Overflowed(Event, frozen=True):
    """The receiver's status for what no longer fitted."""

    receiver: Seat
    gain: int
    status: int


class Shared(Event, frozen=True):
    """A token from The More You Share."""

    seat: Seat
    resource: Resource


class SharedNothing(Event, frozen=True):
    """The More You Share was left for another gift."""

    seat: Seat


class EndedGifting(Event, frozen=True):
    seat: Seat


# Reconciling


class DidNotWaste(Event, frozen=True):
    """A third token from No Waste."""

    seat: Seat
    resource: Resource


class Learned(Event, frozen=True):
    seat: Seat
    knowledge: Knowledge


class Reconciled(Event, frozen=True):
    """The reserve after it, and what the rest brought."""

    seat: Seat
    fish: int
    corn: int
    bison: int
    gain: int
    status: int


class Ranked(Event, frozen=True):
    """At the end of a turn."""

    rank: int
    seat: Seat
    awards: int


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
    """Whoever takes a token for a gift takes the other, too."""


class NotTwo(Reason, frozen=True):
    """No Waste makes three out of exactly two."""


class NoCopyLeft(Reason, frozen=True):
    """All copies of a knowledge card are taken."""


class KnownAlready(Reason, frozen=True):
    """Nobody has the same knowledge card twice."""


class TooFewLeaders(Reason, frozen=True):
    """A knowledge card takes two leaders."""


class NotSoMany(Reason, frozen=True):
    """Neither tokens nor cards for that."""


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


EVENTS = (
    TookCommunity,
    TurnBegan,
    Scarce,
    WinterTook,
    Skips,
    Drew,
    DrewCard,
    DrewLeader,
    Overstretched,
    Stopped,
    Determined,
    Looked,
    Saw,
    PutBack,
    PutBackCard,
    FirstRank,
    Conserved,
    Paid,
    NeedsMet,
    Lacks,
    Offered,
    Took,
    Refused,
    LeaderBecame,
    Arrived,
    Generous,
    Overflowed,
    Shared,
    SharedNothing,
    EndedGifting,
    DidNotWaste,
    Learned,
    Reconciled,
    Ranked,
)
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

"""What players of Wolves are told."""

from __future__ import annotations

import enum

from wolfden.engine.terms import Event, Seat
from wolfden.games.wolves.terms.actions import Card, Community, Knowledge, Piece, Resource


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
    """A player has drawn a card into the hand."""

    seat: Seat


class DrewCard(Event, frozen=True):
    """To one seat: which card it was."""

    card: Card


class DrewLeader(Event, frozen=True):
    """A leader was drawn and lies face up, with as many as there are now."""

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
    """A player has looked at the top cards of their deck."""

    seat: Seat
    cards: int


class Saw(Event, frozen=True):
    """To one seat: a card looked at."""

    card: Card


class PutBack(Event, frozen=True):
    """A player has put back one of the cards that they had looked at."""

    seat: Seat


class PutBackCard(Event, frozen=True):
    """To one seat: which card it was, and its place in the order of drawing."""

    card: Card
    place: int


class FirstRank(Event, frozen=True):
    """A rank of the first turn."""

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
    """A player has turned everything in: the reserve after it, and the status that the rest brought."""

    seat: Seat
    fish: int
    corn: int
    bison: int
    gain: int
    status: int


class Ranked(Event, frozen=True):
    """A rank at the end of a turn, with its awards."""

    rank: int
    seat: Seat
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

"""What a seat at a table of Wolves knows."""

from __future__ import annotations

import enum
from typing import Annotated

import msgspec
from msgspec import Meta

from wolfden.engine.terms import Seat
from wolfden.engine.view import SeatSet, View
from wolfden.games.wolves.components import MOST_CARDS, MOST_COPIES, MOST_LEADERS, MOST_TOKENS, MOST_TURNS, SEATS
from wolfden.games.wolves.terms.actions import MOST_NEEDED, MOST_STORED, Card, Community, Knowledge

MOST = SEATS[-1]

Tokens = Annotated[int, Meta(ge=0, le=MOST_STORED)]
Room = Annotated[int, Meta(ge=0, le=MOST_TOKENS)]
Cards = Annotated[int, Meta(ge=0, le=MOST_CARDS)]
Leaders = Annotated[int, Meta(ge=0, le=MOST_LEADERS)]
Needs = Annotated[int, Meta(ge=0, le=MOST_NEEDED)]
Scarce = Annotated[int, Meta(ge=0, le=MOST_COPIES)]
Status = Annotated[int, Meta(ge=0, le=600)]
Awards = Annotated[int, Meta(ge=0, le=180)]
Rank = Annotated[int, Meta(ge=1, le=MOST)]
Turn = Annotated[int, Meta(ge=0, le=MOST_TURNS)]
KnowledgeSet = Annotated[tuple[Knowledge, ...], Meta(max_length=len(Knowledge), extra={"set": True})]
FewCards = Annotated[tuple[Card, ...], Meta(max_length=5)]


class Gathering(enum.IntEnum):
    """How far a player's gathering is."""

    DRAWING = 0
    STOPPED = 1
    OVERSTRETCHED = 2
    SKIPPING = 3


class Tokens3(msgspec.Struct, frozen=True):
    """Tokens by resource."""

    fish: Tokens
    corn: Tokens
    bison: Tokens


class Needs3(msgspec.Struct, frozen=True):
    """Needs by resource."""

    fish: Needs
    corn: Needs
    bison: Needs


class Pile(msgspec.Struct, frozen=True):
    """Cards by kind."""

    fish: Cards
    corn: Cards
    bison: Cards
    leader: Leaders
    forest: Cards


class Payment(msgspec.Struct, frozen=True):
    """What lies on the needs of a mat: cards, tokens and leaders, by resource."""

    cards: Needs3
    tokens: Needs3
    leaders: Needs3


class Offer(msgspec.Struct, frozen=True):
    """A gift: cards from the hand, leaders, tokens from the reserve."""

    fish_cards: Cards
    corn_cards: Cards
    bison_cards: Cards
    leaders: Leaders
    fish_tokens: Tokens
    corn_tokens: Tokens
    bison_tokens: Tokens


class Mat(msgspec.Struct, frozen=True):
    """A player's community, for everybody to see. `deck` is all that is left of their cards, wherever they are."""

    community: Community | None
    rank: Rank | None
    status: Status
    awards: Awards
    knowledge: KnowledgeSet
    deck: Pile
    gathering: Gathering
    cards: Cards  # in hand
    leaders: Leaders  # face up
    looked: bool
    reserve: Tokens3
    room: Room  # how many tokens the reserve can hold
    paid: Payment
    unmet: Needs3


class Availability(msgspec.Struct, frozen=True):
    """Availability cards by resource."""

    fish: Scarce
    corn: Scarce
    bison: Scarce


class WolvesView(View, frozen=True, kw_only=True):
    """One seat's knowledge. The hand, the cards looked at and those on top of the deck are its own."""

    turn: Turn
    last_turn: Turn
    needs: Needs  # of every community, for each resource
    mats: Annotated[tuple[Mat, ...], Meta(max_length=MOST)]
    order: Annotated[tuple[Seat, ...], Meta(max_length=MOST)]
    acting: Seat | None
    revealed: Availability
    availability: Availability  # cards left
    lessons: Annotated[tuple[Scarce, ...], Meta(min_length=len(Knowledge), max_length=len(Knowledge))]  # copies left
    receiver: Seat | None
    offered: SeatSet
    offer: Offer
    taken: Offer
    named: Tokens3  # what leaders in a gift stand for, so far
    kept: Tokens3  # what of a gift goes into the reserve, so far
    hand: Pile | None
    looking: FewCards
    top: FewCards  # of one's deck, in the order of drawing
    learning: bool  # whether whoever reconciles chooses knowledge now; the reserve comes next
    stored: Tokens3  # so far, in one's own draft


class WolvesReview(msgspec.Struct, frozen=True, kw_only=True):
    """Everything, once the game is over: what was in the hands, if it ended badly."""

    communities: tuple[Community, ...]
    order: tuple[int, ...]
    awards: tuple[int, ...]
    hands: tuple[Pile, ...]
    unmet: tuple[Needs3, ...]

"""What a seat at a table of Wolves knows."""

from __future__ import annotations

import enum
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta

from wolfden.engine.bits import has, members
from wolfden.engine.step import Step
from wolfden.engine.terms import Seat
from wolfden.engine.view import SeatSet, View
from wolfden.games.wolves import counts
from wolfden.games.wolves.actions import MOST_NEEDED, MOST_STORED, Card, Community, Knowledge
from wolfden.games.wolves.components import (
    MOST_CARDS,
    MOST_COPIES,
    MOST_LEADERS,
    MOST_TOKENS,
    MOST_TURNS,
    SEATS,
)
from wolfden.games.wolves.gathering import DIGIT
from wolfden.games.wolves.needs import paid_with
from wolfden.games.wolves.reconciling import LEARNING, copies_left
from wolfden.games.wolves.rules import RULES
from wolfden.games.wolves.table import NO_ONE, Wolves, cap

MOST = SEATS[-1]
CARDS = tuple(Card)
COMMUNITIES = tuple(Community)
KNOWLEDGE = tuple(Knowledge)
KEPT = 4096  # small values that are made once: a view has many of them

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


class Phase(enum.IntEnum):
    """Where in the turn the table is."""

    PICKING = 0
    GATHERING = 1
    NEEDS = 2
    GIFTING = 3  # whether to give, and to whom
    GIVING = 4  # what
    TAKING = 5  # how much of it
    NAMING = 6  # what leaders stand for
    KEEPING = 7  # what, where not all of it fits
    SHARING = 8  # The More You Share
    NO_WASTE = 9
    LEARNING = 10
    STORING = 11
    OVER = 12


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
    room: Room  # how many tokens that can hold
    paid: Payment
    unmet: Needs3


class Availability(msgspec.Struct, frozen=True):
    """Availability cards by resource."""

    fish: Scarce
    corn: Scarce
    bison: Scarce


class WolvesView(View, frozen=True, kw_only=True):
    """One seat's knowledge. The hand, the cards looked at and those on top of the deck are its own."""

    phase: Phase
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
    stored: Tokens3  # so far, in one's own draft


class WolvesReview(msgspec.Struct, frozen=True, kw_only=True):
    """Everything, once the game is over: what was in the hands, if it ended badly."""

    communities: tuple[Community, ...]
    order: tuple[int, ...]
    awards: tuple[int, ...]
    hands: tuple[Pile, ...]
    unmet: tuple[Needs3, ...]


PHASES: dict[Step[Wolves], Phase] = {
    RULES.picking: Phase.PICKING,
    RULES.gathering: Phase.GATHERING,
    RULES.needs: Phase.NEEDS,
    RULES.gifting: Phase.GIFTING,
    RULES.giving: Phase.GIVING,
    RULES.taking: Phase.TAKING,
    RULES.naming: Phase.NAMING,
    RULES.keeping: Phase.KEEPING,
    RULES.sharing: Phase.SHARING,
    RULES.no_waste: Phase.NO_WASTE,
    RULES.reconciling: Phase.STORING,
}


def view(s: Wolves, seat: int | None) -> WolvesView:
    """The view of a seat, or of a spectator, who sees what lies open."""
    now = phase(s)
    return WolvesView(
        seat=seat,
        step=s.step.name,
        actors=s.actors(),
        held=s.holding(seat),
        over=s.over,
        phase=now,
        turn=s.turn,
        last_turn=s.box.last_turn,
        needs=s.box.needs,
        mats=tuple([mat(s, player) for player in range(s.seats)]),
        order=s.order,
        acting=s.acting() if Phase.NEEDS <= now < Phase.OVER else None,
        revealed=scarce(s.revealed),
        availability=scarce(s.availability),
        lessons=tuple([copies_left(s, card) for card in KNOWLEDGE]),
        receiver=None if s.receiver == NO_ONE else s.receiver,
        offered=members(s.gifted),
        offer=offer(s.offer),
        taken=offer(s.taken),
        named=tokens(s.named),
        kept=tokens(s.kept),
        hand=None if seat is None else pile(s.hand[seat]),
        looking=() if seat is None else cards_of(s.looking[seat]),
        top=() if seat is None else top_cards(s.top[seat]),
        stored=tokens(s.stored),
    )


def phase(s: Wolves) -> Phase:
    if s.over:
        return Phase.OVER
    found = PHASES[s.step]
    return Phase.LEARNING if found is Phase.STORING and s.storing == LEARNING else found


def mat(s: Wolves, seat: int) -> Mat:
    """One player's part of the table."""
    leaders = s.leaders_in(seat)
    return Mat(
        community=COMMUNITIES[s.communities[seat]] if seat < len(s.communities) else None,
        rank=s.order.index(seat) + 1 if s.order else None,
        status=s.status[seat],
        awards=s.awards[seat],
        knowledge=known(s.knowledge[seat]),
        deck=pile(s.owned[seat]),
        gathering=gathering(s, seat),
        cards=counts.total(s.hand[seat]) - leaders,
        leaders=leaders,
        looked=has(s.looked, seat),
        reserve=tokens(s.reserve[seat]),
        room=cap(s, seat),
        paid=payment(s.paid[seat]),
        unmet=needs(s.unmet[seat]),
    )


def gathering(s: Wolves, seat: int) -> Gathering:
    if has(s.overstretched, seat):
        return Gathering.OVERSTRETCHED
    if has(s.skipping, seat):
        return Gathering.SKIPPING
    return Gathering.STOPPED if has(s.stopped, seat) else Gathering.DRAWING


def three(packed: int) -> tuple[int, int, int]:
    """How much of each resource."""
    return counts.of(packed, 0), counts.of(packed, 1), counts.of(packed, 2)


@lru_cache(KEPT)
def tokens(packed: int) -> Tokens3:
    return Tokens3(*three(packed))


@lru_cache(KEPT)
def needs(packed: int) -> Needs3:
    return Needs3(*three(packed))


@lru_cache(KEPT)
def scarce(packed: int) -> Availability:
    return Availability(*three(packed))


@lru_cache(KEPT)
def payment(paid: int) -> Payment:
    return Payment(*[Needs3(*[paid_with(paid, kind, means) for kind in range(3)]) for means in range(3)])


@lru_cache(KEPT)
def pile(packed: int) -> Pile:
    return Pile(*[counts.of(packed, card) for card in CARDS])


@lru_cache(KEPT)
def offer(packed: int) -> Offer:
    return Offer(*[counts.of(packed, piece) for piece in range(7)])


@lru_cache(KEPT)
def known(packed: int) -> tuple[Knowledge, ...]:
    return tuple([KNOWLEDGE[card] for card in members(packed)])


def cards_of(packed: int) -> tuple[Card, ...]:
    """The cards that are counted in a packed number."""
    return tuple([card for card in CARDS for _ in range(counts.of(packed, card))])


def top_cards(digits: int) -> tuple[Card, ...]:
    """The cards that were put on top of a deck, the next to be drawn first."""
    cards = []
    while digits:
        cards.append(CARDS[digits % int(DIGIT) - 1])
        digits //= int(DIGIT)
    return tuple(cards)


def review(s: Wolves) -> WolvesReview:
    """All there is."""
    return WolvesReview(
        communities=tuple([COMMUNITIES[community] for community in s.communities]),
        order=s.order,
        awards=s.awards,
        hands=tuple([pile(hand) for hand in s.hand]),
        unmet=tuple([needs(unmet) for unmet in s.unmet]),
    )

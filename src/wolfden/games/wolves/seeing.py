"""Looking at a table of Wolves: fills a seat's view, and the review at the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wolfden.engine import counts
from wolfden.engine.bits import has, members
from wolfden.games.wolves.rules.gathering import GATHERING
from wolfden.games.wolves.rules.needs import paid_with
from wolfden.games.wolves.rules.reconciling import copies_left
from wolfden.games.wolves.rules.setup import PICKING
from wolfden.games.wolves.state import DIGIT, LEARNING, NO_ONE, Wolves, cap
from wolfden.games.wolves.terms.actions import Card, Community, Knowledge
from wolfden.games.wolves.view import (
    Availability,
    Gathering,
    Mat,
    Needs3,
    Offer,
    Payment,
    Pile,
    Tokens3,
    WolvesReview,
    WolvesView,
)

CARDS: Final = tuple(Card)
COMMUNITIES: Final = tuple(Community)
KNOWLEDGE: Final = tuple(Knowledge)
KEPT: Final = 4096  # small values that are made once: a view has many of them


def view(s: Wolves, seat: int | None) -> WolvesView:
    """The view of a seat, or of a spectator, who sees what lies open."""
    return WolvesView(
        seat=seat,
        step=s.step.name,
        actors=s.actors(),
        held=s.holding(seat),
        over=s.over,
        turn=s.turn,
        last_turn=s.box.last_turn,
        needs=s.box.needs,
        mats=tuple([mat(s, player) for player in range(s.seats)]),
        order=s.order,
        acting=s.acting() if in_rank_order(s) else None,
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
        learning=not s.over and s.storing == LEARNING,
        stored=tokens(s.stored),
    )


def in_rank_order(s: Wolves) -> bool:
    """Whether players act one after the other now."""
    return not s.over and s.step is not PICKING and s.step is not GATHERING


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

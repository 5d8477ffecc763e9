"""Step four of Wolves: everybody pays for the needs of their community, in status rank order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, Actions, bit, shifted
from wolfden.engine.blocks import Block
from wolfden.engine.terms import Reason
from wolfden.games.wolves.rules import order, told
from wolfden.games.wolves.rules.status import InRankOrder
from wolfden.games.wolves.state import LEADER, RESOURCES, Wolves
from wolfden.games.wolves.terms import reasons
from wolfden.games.wolves.terms.actions import ACTIONS, Pay, Resource
from wolfden.games.wolves.terms.events import Means

PAY: Final = Block(ACTIONS, Pay)
TOKENS_OF_PAY: Final[i64] = 1  # the fields of a payment, after the resource
LEADERS_OF_PAY: Final[i64] = 2

CARDS: Final[i64] = int(Means.CARDS)
TOKENS: Final[i64] = int(Means.TOKENS)
LEADERS: Final[i64] = int(Means.LEADERS)
MEANS: Final[i64] = 3
PLACE: Final[i64] = 3  # bits for a number of pieces in `paid`
PLACE_MASK: Final[i64] = 7
SHOWN: Final[i64] = 0x8000000  # in `paid`: the payment is whole, and everybody has seen it


def paid_with(paid: i64, kind: i64, means: i64) -> i64:
    """How much of a resource was paid with which means."""
    return paid >> (PLACE * (MEANS * kind + means)) & PLACE_MASK


def missing(paid: i64, needs: i64) -> i64:
    """What a payment leaves unmet, by resource."""
    unmet: i64 = 0
    for kind in range(RESOURCES):
        met = paid_with(paid, kind, CARDS) + paid_with(paid, kind, TOKENS) + paid_with(paid, kind, LEADERS)
        unmet += counts.some(kind, needs - met)
    return unmet


class Needs(InRankOrder):
    """Pay fish, then corn, then bison, from hand, reserve and leaders, as much of it as can be paid."""

    def options(self, s: Wolves, seat: i64) -> Actions:
        kind = s.paying
        hand: i64 = s.hand[seat]
        reserve: i64 = s.reserve[seat]
        needs = s.box.needs
        cards = counts.of(hand, kind)
        tokens = counts.of(reserve, kind)
        leaders = counts.of(hand, LEADER)
        able: i64 = 0
        # As much as possible is met, if with the best payment of the other resources no more is missing than must be.
        least = least_missing(hand, reserve, needs, kind, leaders)
        use_tokens: i64 = 0
        while use_tokens <= tokens and use_tokens <= needs:
            use_leaders: i64 = 0
            place = PAY.of(PAY.number(kind, use_tokens, 0))
            while use_leaders <= leaders and use_tokens + use_leaders <= needs:
                rest = max(0, needs - use_tokens - use_leaders - cards)
                if rest + least_missing(hand, reserve, needs, kind + 1, leaders - use_leaders) == least:
                    able |= bit(place + use_leaders)
                use_leaders += 1
            use_tokens += 1
        return PAY.among(able)

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        kind = s.paying
        hand: i64 = s.hand[seat]
        paid: i64 = s.paid[seat]
        tokens = PAY.field(action, TOKENS_OF_PAY)
        leaders = PAY.field(action, LEADERS_OF_PAY)
        cards = min(s.box.needs - tokens - leaders, counts.of(hand, kind))
        s.hand[seat] = hand - counts.some(kind, cards) - counts.some(LEADER, leaders)
        if tokens:
            reserve: i64 = s.reserve[seat]
            s.reserve[seat] = reserve - counts.some(kind, tokens)
        with_all = cards + shifted(tokens, PLACE * TOKENS) + shifted(leaders, PLACE * LEADERS)
        s.paid[seat] = paid + shifted(with_all, PLACE * MEANS * kind)
        s.paying += 1
        if s.paying == RESOURCES:
            s.paying = 0
            show_payment(s, seat)
            s.place += 1
            if s.place == s.seats:
                order.after_needs(s)

    def ends(self, s: Wolves, seat: i64, action: i64) -> bool:
        return s.paying == RESOURCES - 1

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        if action not in PAY:
            return None
        kind = PAY.field(action, 0)
        if kind != s.paying:
            return reasons.InOrder(Resource(s.paying))
        tokens = PAY.field(action, TOKENS_OF_PAY)
        leaders = PAY.field(action, LEADERS_OF_PAY)
        if tokens + leaders > s.box.needs:
            return reasons.TooMany()
        if tokens > counts.of(s.reserve[seat], kind) or leaders > s.leaders_in(seat):
            return reasons.TooFew()
        return reasons.CoverAll()


def least_missing(hand: i64, reserve: i64, needs: i64, kind: i64, leaders: i64) -> i64:
    """How much is missing at least when these cards and tokens pay for the resources from that one on."""
    short: i64 = 0
    while kind < RESOURCES:
        own = counts.of(hand, kind) + counts.of(reserve, kind)
        if own < needs:
            short += needs - own
        kind += 1
    return short - leaders if short > leaders else 0


def show_payment(s: Wolves, seat: i64) -> None:
    """Everybody sees what was paid with what, and what is missing."""
    paid: i64 = s.paid[seat]
    unmet = missing(paid, s.box.needs)
    s.paid[seat] = paid | SHOWN
    s.unmet[seat] = unmet
    for kind in range(RESOURCES):
        for means in range(MEANS):
            number = paid_with(paid, kind, means)
            if number:
                s.tell(told.PAID, seat, number, kind, means, to=EVERYBODY)
    if not unmet:
        s.tell(told.NEEDS_MET, seat, to=EVERYBODY)
        return
    for kind in range(RESOURCES):
        if counts.of(unmet, kind):
            s.tell(told.LACKS, seat, counts.of(unmet, kind), kind, to=EVERYBODY)


NEEDS: Final = Needs()

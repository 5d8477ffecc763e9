"""Step four of Wolves: everybody pays for the needs of their community, in status rank order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Picks, Seats, bit, shifted
from wolfden.engine.step import Draft
from wolfden.engine.terms import Reason
from wolfden.games.wolves import counts
from wolfden.games.wolves.actions import ACTIONS, GiveTo, Pay, Resource
from wolfden.games.wolves.events import CoverAll, InOrder, Lacks, Means, NeedsMet, Paid, TooFew, TooMany
from wolfden.games.wolves.table import LEADER, RESOURCES, Course, Wolves, replaced

PAY: Final[i64] = ACTIONS.first(Pay)
AFTER_PAY: Final[i64] = ACTIONS.first(GiveTo)
A_PAYMENT: Final = Picks(ACTIONS.first(Pay))
AMOUNTS: Final[i64] = 4  # of tokens or of leaders: none to three
WAYS: Final[i64] = AMOUNTS * AMOUNTS  # to pay for one resource

CARDS: Final[i64] = int(Means.CARDS)
TOKENS: Final[i64] = int(Means.TOKENS)
LEADERS: Final[i64] = int(Means.LEADERS)
MEANS: Final[i64] = 3
PLACE: Final[i64] = 3  # bits for a number of pieces in `paid`
PLACE_MASK: Final[i64] = 7


def paid_with(paid: i64, kind: i64, means: i64) -> i64:
    """How much of a resource was paid with which means."""
    return paid >> (PLACE * (MEANS * kind + means)) & PLACE_MASK


class Needs(Draft[Wolves]):
    """Pay fish, then corn, then bison, from hand, reserve and leaders, as much of it as can be paid."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course

    def who(self, s: Wolves) -> Seats:
        return bit(s.acting())

    def options(self, s: Wolves, seat: i64) -> Actions:
        kind = s.paying
        hand: i64 = s.hand[seat]
        reserve: i64 = s.reserve[seat]
        needs = s.box.needs
        cards = counts.of(hand, kind)
        tokens = counts.of(reserve, kind)
        leaders = counts.of(hand, LEADER)
        able: i64 = 0
        # Everything is met, or as much as can be, if after this resource no more is missing than must be.
        least = missing(hand, reserve, needs, kind, leaders)
        use_tokens: i64 = 0
        while use_tokens <= tokens and use_tokens <= needs:
            use_leaders: i64 = 0
            while use_leaders <= leaders and use_tokens + use_leaders <= needs:
                rest = max(0, needs - use_tokens - use_leaders - cards)
                if rest + missing(hand, reserve, needs, kind + 1, leaders - use_leaders) == least:
                    able |= bit(WAYS * kind + AMOUNTS * use_tokens + use_leaders)
                use_leaders += 1
            use_tokens += 1
        return A_PAYMENT.of(able)

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        kind = s.paying
        needs = s.box.needs
        tokens = (action - PAY) % WAYS // AMOUNTS
        leaders = (action - PAY) % AMOUNTS
        cards = min(needs - tokens - leaders, counts.of(s.hand[seat], kind))
        unmet = needs - tokens - leaders - cards
        s.hand[seat] -= counts.some(kind, cards) + counts.some(LEADER, leaders)
        s.reserve[seat] -= counts.some(kind, tokens)
        s.spent[seat] += counts.some(kind, cards)
        s.unmet[seat] += counts.some(kind, unmet)
        with_all = cards + shifted(tokens, PLACE * TOKENS) + shifted(leaders, PLACE * LEADERS)
        s.paid[seat] += shifted(with_all, PLACE * MEANS * kind)
        s.paying += 1
        if s.paying == RESOURCES:
            s.paying = 0
            show_payment(s, seat)
            s.place += 1
            if s.place == s.seats:
                self.course.after_needs(s)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        if not PAY <= action < AFTER_PAY:
            return None
        kind = (action - PAY) // WAYS
        if kind != s.paying:
            return InOrder(Resource(s.paying))
        tokens = (action - PAY) % WAYS // AMOUNTS
        leaders = (action - PAY) % AMOUNTS
        if tokens + leaders > s.box.needs:
            return TooMany()
        if tokens > counts.of(s.reserve[seat], kind) or leaders > s.leaders_in(seat):
            return TooFew()
        return CoverAll()


def missing(hand: i64, reserve: i64, needs: i64, kind: i64, leaders: i64) -> i64:
    """How much is missing at least when these cards and tokens pay for the resources from that one on."""
    short: i64 = 0
    while kind < RESOURCES:
        own = counts.of(hand, kind) + counts.of(reserve, kind)
        if own < needs:
            short += needs - own
        kind += 1
    return short - leaders if short > leaders else 0


def show_payment(s: Wolves, seat: i64) -> None:
    """Everybody sees what was paid with what, and what is missing; and what that proves is kept in mind."""
    paid: i64 = s.paid[seat]
    unmet: i64 = s.unmet[seat]
    for kind in range(RESOURCES):
        for means in range(MEANS):
            number = paid_with(paid, kind, means)
            if number:
                s.tell(Paid, seat, number, kind, means, to=EVERYBODY)
    if not unmet:
        s.tell(NeedsMet, seat, to=EVERYBODY)
        return
    # Something is missing. So no leader is left, and no card of a resource that is missing or took a leader.
    lacking: i64 = 0
    for kind in range(RESOURCES):
        if counts.of(unmet, kind):
            s.tell(Lacks, seat, counts.of(unmet, kind), kind, to=EVERYBODY)
        if counts.of(unmet, kind) or paid_with(paid, kind, LEADERS):
            lacking |= bit(kind)
    s.lacks = replaced(s.lacks, seat, lacking)

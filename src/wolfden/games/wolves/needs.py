"""Step four of Wolves: everybody pays for the needs of their community, in status rank order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Picks, Seats, bit, shifted
from wolfden.engine.step import Draft
from wolfden.engine.terms import Reason
from wolfden.games.wolves import counts, told
from wolfden.games.wolves.actions import ACTIONS, GiveTo, Pay, Resource
from wolfden.games.wolves.events import CoverAll, InOrder, Means, TooFew, TooMany
from wolfden.games.wolves.table import LEADER, RESOURCES, Course, Wolves

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
        least = least_missing(hand, reserve, needs, kind, leaders)
        use_tokens: i64 = 0
        while use_tokens <= tokens and use_tokens <= needs:
            use_leaders: i64 = 0
            while use_leaders <= leaders and use_tokens + use_leaders <= needs:
                rest = max(0, needs - use_tokens - use_leaders - cards)
                if rest + least_missing(hand, reserve, needs, kind + 1, leaders - use_leaders) == least:
                    able |= bit(WAYS * kind + AMOUNTS * use_tokens + use_leaders)
                use_leaders += 1
            use_tokens += 1
        return A_PAYMENT.of(able)

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        kind = s.paying
        hand: i64 = s.hand[seat]
        paid: i64 = s.paid[seat]
        tokens = (action - PAY) % WAYS // AMOUNTS
        leaders = (action - PAY) % AMOUNTS
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
                self.course.after_needs(s)

    def ends(self, s: Wolves, seat: i64, action: i64) -> bool:
        return s.paying == RESOURCES - 1

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


# What a payment proves


def spent_cards(paid: i64) -> i64:
    """The cards that went into a payment, by resource."""
    spent: i64 = 0
    for kind in range(RESOURCES):
        spent += counts.some(kind, paid_with(paid, kind, CARDS))
    return spent


def used_up(paid: i64, needs: i64) -> i64:
    """The resources of which whoever paid so has no card left.

    If something is missing, no leader is left either, and so no card of what is missing or took a leader: the
    leader could have met the other need instead.
    """
    if not paid & SHOWN:
        return 0
    unmet = missing(paid, needs)
    kinds: i64 = 0
    if unmet:
        for kind in range(RESOURCES):
            if counts.of(unmet, kind) or paid_with(paid, kind, LEADERS):
                kinds |= bit(kind)
    return kinds

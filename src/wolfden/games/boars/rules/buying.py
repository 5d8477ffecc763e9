"""Phase 2: buy a card, once a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, bit, count, has
from wolfden.engine.terms import Reason
from wolfden.games.boars.box import LIMIT, NONE, food
from wolfden.games.boars.rules import discarding, order
from wolfden.games.boars.rules.cards import discard, reveal, tell_copy
from wolfden.games.boars.rules.paying import Paying, collect, settle
from wolfden.games.boars.state import Boars
from wolfden.games.boars.terms import reasons
from wolfden.games.boars.terms.events import Bought


def affordable(s: Boars) -> i64:
    """The kinds of open cards that the cubes in hand can pay."""
    able: i64 = 0
    if s.bought:
        return able
    purse = food(s.hand)
    if purse:
        box = s.box
        for card in s.market:
            kind: i64 = box.face[card]
            if box.cost[kind] <= purse:
                able |= bit(kind)
    return able


def why_not_bought(s: Boars, kind: i64) -> Reason:
    if open_card(s, kind) == NONE:
        return reasons.NotOpen(kind)
    return reasons.OnePurchase() if s.bought else reasons.TooDear(kind, s.box.cost[kind])


def open_card(s: Boars, kind: i64) -> i64:
    """The first open card of a kind, or NONE."""
    for card in s.market:
        if s.box.face[card] == kind:
            return card
    return NONE


def buy(s: Boars, seat: i64, kind: i64) -> None:
    """Any cubes of food, as many as it costs; where there is a choice, the buyer chooses."""
    s.card = open_card(s, kind)
    s.due = s.box.cost[kind]
    settle(s)
    if s.due:
        s.go(PAY_FOR_CARD)
    else:
        make_room(s, seat)


class PayForCard(Paying):
    """The cubes that a card costs."""

    def ends(self, s: Boars, seat: i64, action: i64) -> bool:
        return s.due == 1 and count(s.cards[seat]) < LIMIT

    def paid_up(self, s: Boars, seat: i64) -> None:
        make_room(s, seat)


def make_room(s: Boars, seat: i64) -> None:
    """A sixth card in front of a player means discarding one of the others."""
    if count(s.cards[seat]) == LIMIT:
        s.go(discarding.DISCARD_CARD)
    else:
        receive(s, seat, NONE)


def receive(s: Boars, seat: i64, gone: i64) -> None:
    """The bought card comes to lie in front of its buyer, perhaps in place of another; the market is filled."""
    card, box = s.card, s.box
    s.card = NONE
    s.bought = True
    paid = collect(s)
    s.tell(
        Bought,
        seat,
        box.face[card],
        counts.of(paid, 0),
        counts.of(paid, 1),
        counts.of(paid, 2),
        counts.of(paid, 3),
        to=EVERYBODY,
    )
    s.ready = s.cards[seat] & (box.cold if has(box.vendettas, card) else box.learned)
    if gone != NONE:
        tell_copy(s, seat, s.cards[seat], gone)
        discard(s, seat, gone)
    mine: i64 = s.cards[seat]
    s.cards[seat] = mine | bit(card)
    s.used &= ~bit(card)
    new = reveal(s)
    s.market = tuple([new if open == card else open for open in s.market])
    order.use_cubes(s)


PAY_FOR_CARD: Final = PayForCard()

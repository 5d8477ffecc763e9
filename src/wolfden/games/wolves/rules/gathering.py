"""Step two of Wolves: everybody draws from their own deck, all at once, and the first turn's ranks come of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, Actions, Seats, bit, first, has, lowest
from wolfden.engine.blocks import Block, Span
from wolfden.engine.step import Open
from wolfden.engine.terms import Reason
from wolfden.games.wolves.rules import order, told
from wolfden.games.wolves.state import DETERMINATION, DIGIT, KNOW_THE_LAND, LEADER, Wolves, kinds_with_room, replaced
from wolfden.games.wolves.terms import reasons
from wolfden.games.wolves.terms.actions import ACTIONS, Draw, Knowledge, Look, PutOnTop, Stop, StopWith

DRAW: Final = Block(ACTIONS, Draw)
STOP: Final = Block(ACTIONS, Stop)
STOP_WITH: Final = Block(ACTIONS, StopWith)
LOOK: Final = Block(ACTIONS, Look)
PUT_ON_TOP: Final = Block(ACTIONS, PutOnTop)
GATHER: Final = Span(DRAW, STOP, STOP_WITH, LOOK)
CAN_DRAW: Final[i64] = GATHER.every(DRAW)
CAN_STOP: Final[i64] = GATHER.every(STOP)
CAN_LOOK: Final[i64] = GATHER.every(LOOK)

# Each seat draws from a stream of its own, so that it does not matter to the others how fast somebody draws.
STREAMS: Final = tuple([f"gather {seat}" for seat in range(6)])


def begin(s: Wolves) -> None:
    """Whoever overstretched in the turn before skips this step."""
    s.stopped = s.skipping
    for seat in range(s.seats):
        if has(s.skipping, seat):
            s.tell(told.SKIPS, seat, to=EVERYBODY)
    if s.stopped == first(s.seats):
        order.after_gathering(s)
    else:
        s.go(GATHERING)


class Gathering(Open[Wolves]):
    """Everybody draws from their own deck, one card at a time, and stops when they like."""

    def who(self, s: Wolves) -> Seats:
        return first(s.seats) & ~s.stopped

    def options(self, s: Wolves, seat: i64) -> Actions:
        looking: i64 = s.looking[seat]
        if looking:
            return PUT_ON_TOP.among(counts.kinds(looking))
        hand: i64 = s.hand[seat]
        able: i64 = 0
        if hand != s.owned[seat]:
            able |= CAN_DRAW
            if s.knows(seat, KNOW_THE_LAND) and not has(s.looked, seat):
                able |= CAN_LOOK
        if hand or not able:
            kinds = token_for_boldness(s, seat)
            able |= GATHER.part(STOP_WITH, kinds) if kinds else CAN_STOP
        return GATHER.among(able)

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        if action in DRAW:
            draw(s, seat)
        elif action in LOOK:
            look(s, seat)
        elif action in PUT_ON_TOP:
            put_on_top(s, seat, PUT_ON_TOP.of(action))
        else:
            if action in STOP_WITH:
                kind = STOP_WITH.of(action)
                s.reserve[seat] += counts.some(kind, 1)
                s.tell(told.DETERMINED, seat, kind, to=EVERYBODY)
            stop(s, seat)
            leaders = s.leaders_in(seat)
            s.tell(told.STOPPED, seat, counts.total(s.hand[seat]) - leaders, leaders, to=EVERYBODY)
        if s.stopped == first(s.seats):
            order.after_gathering(s)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        if action in PUT_ON_TOP:
            return reasons.NotAmongThese() if s.looking[seat] else None
        if action not in GATHER:
            return None
        if s.looking[seat]:
            return reasons.PutBackFirst()
        if action in LOOK:
            return reasons.LookedAlready() if has(s.looked, seat) else reasons.NotKnown(Knowledge.KNOW_THE_LAND)
        if action in DRAW:
            return None
        if not s.hand[seat]:
            return reasons.DrawFirst()
        if action in STOP:
            return reasons.ChooseToken()
        if not s.knows(seat, DETERMINATION):
            return reasons.NotKnown(Knowledge.DETERMINATION)
        return reasons.NoRoom() if has(s.bold, seat) else reasons.NotBold()


def draw(s: Wolves, seat: i64) -> None:
    """The top card: a leader lies face up, and the third is one too many; anything else goes into the hand."""
    hand: i64 = s.hand[seat]
    had_leaders = counts.of(hand, LEADER)
    card = next_card(s, seat)
    s.hand[seat] = hand + counts.some(card, 1)
    if card != LEADER:
        if had_leaders == s.box.overstretch - 1:
            s.bold |= bit(seat)
        s.tell(told.DREW, seat, to=EVERYBODY)
        s.tell(told.DREW_CARD, card, to=bit(seat))
        return
    s.tell(told.DREW_LEADER, seat, had_leaders + 1, to=EVERYBODY)
    if had_leaders + 1 == s.box.overstretch:
        s.overstretched |= bit(seat)
        stop(s, seat)
        s.hand[seat] -= counts.some(LEADER, s.box.overstretch)
        s.tell(told.OVERSTRETCHED, seat, to=EVERYBODY)


def stop(s: Wolves, seat: i64) -> None:
    """No more cards in this turn: what lies on top of the deck does not matter any longer."""
    s.stopped |= bit(seat)
    if s.top[seat]:
        s.top = replaced(s.top, seat, 0)


def next_card(s: Wolves, seat: i64) -> i64:
    """The top card of a deck: one put there on purpose, or any of the deck."""
    top: i64 = s.top[seat]
    if top:
        s.top = replaced(s.top, seat, top // DIGIT)
        return top % DIGIT - 1
    owned: i64 = s.owned[seat]
    hand: i64 = s.hand[seat]
    return counts.draw(owned - hand, s.stream(STREAMS[seat]))


def look(s: Wolves, seat: i64) -> None:
    """Know the Land: see the top cards, and put them back in any order."""
    chance = s.stream(STREAMS[seat])
    left: i64 = s.owned[seat] - s.hand[seat]
    seen: i64 = 0
    number = min(s.box.looks, counts.total(left))
    s.looked |= bit(seat)
    s.tell(told.LOOKED, seat, number, to=EVERYBODY)
    for _ in range(number):
        card = counts.draw(left, chance)
        left -= counts.some(card, 1)
        seen += counts.some(card, 1)
        s.tell(told.SAW, card, to=bit(seat))
    s.looking = replaced(s.looking, seat, seen)
    if number == 1:
        put_on_top(s, seat, lowest(counts.kinds(seen)))


def put_on_top(s: Wolves, seat: i64, card: i64) -> None:
    """The first card put back is drawn first; the last of them is put back without asking."""
    top: i64 = s.top[seat]
    looking: i64 = s.looking[seat] - counts.some(card, 1)
    digit: i64 = 1
    place: i64 = 1
    while digit <= top:
        digit *= DIGIT
        place += 1
    s.top = replaced(s.top, seat, top + digit * (card + 1))
    s.looking = replaced(s.looking, seat, looking)
    s.tell(told.PUT_BACK, seat, to=EVERYBODY)
    s.tell(told.PUT_BACK_CARD, card, place, to=bit(seat))
    if counts.total(looking) == 1:
        put_on_top(s, seat, lowest(counts.kinds(looking)))


def token_for_boldness(s: Wolves, seat: i64) -> i64:
    """Determination: the resources of which whoever drew on after the second leader can get a token."""
    if has(s.bold, seat) and s.knows(seat, DETERMINATION):
        return kinds_with_room(s, seat)
    return 0


def first_ranks(s: Wolves) -> None:
    """The first turn's ranks: fewest leaders drawn, then most cards in hand, then by lot."""
    lots = list(range(s.seats))
    s.stream("lot").shuffle(lots)
    worth: list[int] = []
    for seat in range(s.seats):
        cards = counts.total(s.hand[seat]) - s.leaders_in(seat)
        # What counts first stands first in one number: few leaders, many cards, the lot; and whose it is.
        worth.append(int(((s.leaders_drawn(seat) * 100 + 99 - cards) * 10 + lots[seat]) * 10 + seat))
    worth.sort()
    s.order = tuple([number % 10 for number in worth])
    for place, seat in enumerate(s.order):
        s.tell(told.FIRST_RANK, place + 1, seat, to=EVERYBODY)


GATHERING: Final = Gathering()

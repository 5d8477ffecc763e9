"""Step two of Wolves: everybody draws from their own deck, all at once, and the first turn's ranks come of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Picks, Seats, bit, first, has, shifted
from wolfden.engine.step import Open
from wolfden.engine.terms import Reason
from wolfden.games.wolves import counts, told
from wolfden.games.wolves.actions import ACTIONS, Draw, Knowledge, Look, PutOnTop, Stop, StopWith
from wolfden.games.wolves.events import (
    ChooseToken,
    DrawFirst,
    LookedAlready,
    NoRoom,
    NotAmongThese,
    NotBold,
    NotKnown,
    PutBackFirst,
)
from wolfden.games.wolves.table import (
    DETERMINATION,
    KINDS,
    KNOW_THE_LAND,
    LEADER,
    Course,
    Wolves,
    kinds_with_room,
    replaced,
)

DRAW: Final[i64] = ACTIONS.first(Draw)
STOP: Final[i64] = ACTIONS.first(Stop)
STOP_WITH: Final[i64] = ACTIONS.first(StopWith)
LOOK: Final[i64] = ACTIONS.first(Look)
PUT_ON_TOP: Final[i64] = ACTIONS.first(PutOnTop)
A_DRAW: Final = Picks(ACTIONS.first(Draw))

DIGIT: Final[i64] = 8  # for a card on top of a deck
# Each draws from a stream of their own, so that nobody's pace changes what another draws.
STREAMS: Final = tuple([f"gather {seat}" for seat in range(6)])


def begin_gathering(s: Wolves, course: Course) -> None:
    """Whoever overstretched in the turn before skips this step."""
    s.stopped = s.skipping
    for seat in range(s.seats):
        if has(s.skipping, seat):
            s.tell(told.SKIPS, seat, to=EVERYBODY)
    if s.stopped == first(s.seats):
        course.after_gathering(s)
    else:
        s.go(course.gathering)


class Gathering(Open[Wolves]):
    """Everybody draws from their own deck, one card at a time, and stops when they like."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course

    def who(self, s: Wolves) -> Seats:
        return first(s.seats) & ~s.stopped

    def options(self, s: Wolves, seat: i64) -> Actions:
        looking: i64 = s.looking[seat]
        if looking:
            return A_DRAW.of(to_put_back(looking))
        hand: i64 = s.hand[seat]
        able: i64 = 0
        if hand != s.owned[seat]:
            able |= bit(DRAW - DRAW)
            if s.knows(seat, KNOW_THE_LAND) and not has(s.looked, seat):
                able |= bit(LOOK - DRAW)
        if hand or not able:
            kinds = token_for_boldness(s, seat)
            able |= shifted(kinds, STOP_WITH - DRAW) if kinds else bit(STOP - DRAW)
        return A_DRAW.of(able)

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        if action == DRAW:
            draw(s, seat)
        elif action == LOOK:
            look(s, seat)
        elif action >= PUT_ON_TOP:
            put_on_top(s, seat, action - PUT_ON_TOP)
        else:
            if action != STOP:
                s.reserve[seat] += counts.some(action - STOP_WITH, 1)
                s.tell(told.DETERMINED, seat, action - STOP_WITH, to=EVERYBODY)
            stop(s, seat)
            leaders = s.leaders_in(seat)
            s.tell(told.STOPPED, seat, counts.total(s.hand[seat]) - leaders, leaders, to=EVERYBODY)
        if s.stopped == first(s.seats):
            self.course.after_gathering(s)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        if action < DRAW or action >= PUT_ON_TOP + KINDS:
            return None
        if s.looking[seat]:
            return NotAmongThese() if action >= PUT_ON_TOP else PutBackFirst()
        if action == LOOK:
            return LookedAlready() if has(s.looked, seat) else NotKnown(Knowledge.KNOW_THE_LAND)
        if action >= PUT_ON_TOP or action == DRAW:
            return None
        if not s.hand[seat]:
            return DrawFirst()
        if action == STOP:
            return ChooseToken()
        if not s.knows(seat, DETERMINATION):
            return NotKnown(Knowledge.DETERMINATION)
        return NoRoom() if has(s.bold, seat) else NotBold()


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
    return counts.draw(s.owned[seat] - s.hand[seat], s.stream(STREAMS[seat]))


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
        put_on_top(s, seat, lowest_kind(seen))


def to_put_back(looking: i64) -> i64:
    """The choices that put one of these cards back, as a set beginning with Draw."""
    able: i64 = 0
    for card in range(KINDS):
        if counts.of(looking, card):
            able |= bit(PUT_ON_TOP - DRAW + card)
    return able


def put_on_top(s: Wolves, seat: i64, card: i64) -> None:
    """The first put back is drawn first; the last goes by itself."""
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
        put_on_top(s, seat, lowest_kind(looking))


def lowest_kind(packed: i64) -> i64:
    """The first kind of which there is something."""
    kind: i64 = 0
    while not counts.of(packed, kind):
        kind += 1
    return kind


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
        worth.append(int(((leaders_drawn(s, seat) * 100 + 99 - cards) * 10 + lots[seat]) * 10 + seat))
    worth.sort()
    s.order = tuple([number % 10 for number in worth])
    for place, seat in enumerate(s.order):
        s.tell(told.FIRST_RANK, place + 1, seat, to=EVERYBODY)


def leaders_drawn(s: Wolves, seat: i64) -> i64:
    """In this turn, whether they still lie there or not."""
    return s.box.overstretch if has(s.overstretched, seat) else s.leaders_in(seat)

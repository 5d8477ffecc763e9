"""The second phase of a turn: use your cubes to buy a card, to buy tickets and to feed your boar, in any order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Picks, Seats, bit, count, has, lowest
from wolfden.engine.step import Draft, Step
from wolfden.engine.terms import Event, Reason
from wolfden.games.boars.actions import ACTIONS, MOST_KINDS, Buy, Colour, Discard, Done, Eat, IdleCopy, Kind, Ride, Use
from wolfden.games.boars.box import COLOURS, NONE, covers, cubes, fewer, held, size
from wolfden.games.boars.events import (
    Ate,
    Bought,
    ColourDrawn,
    Feasted,
    LastStation,
    NoOtherCard,
    NoPurchase,
    NotADiet,
    NothingToGain,
    NotIdle,
    NotInFront,
    NotOpen,
    NotThatMany,
    NotTheNewCard,
    NotTheTicket,
    NotYourBoar,
    OnePurchase,
    Rode,
    TooDear,
    TooLittleFood,
    Used,
    UsedUp,
)
from wolfden.games.boars.race import (
    LIMIT,
    Boars,
    arrive,
    copy_of,
    discard,
    food,
    gain,
    kinds,
    one_of,
    reveal,
    spend,
    tell_copy,
    unlike,
)
from wolfden.games.boars.spaces import Paying, finish_moving, settle

BUY: Final[i64] = ACTIONS.first(Buy)
USE_CARD: Final[i64] = ACTIONS.first(Use)
DONE: Final[i64] = ACTIONS.first(Done)
RIDE: Final[i64] = ACTIONS.first(Ride)
EAT: Final[i64] = ACTIONS.first(Eat)
DISCARD_CARD: Final[i64] = ACTIONS.first(Discard)
IDLE_COPY: Final[i64] = ACTIONS.first(IdleCopy)

PURCHASES: Final = Picks(ACTIONS.first(Buy))
DIETS: Final = Picks(ACTIONS.first(Use))
OTHERS: Final = Picks(ACTIONS.first(Done))
ONE_DIET: Final[tuple[Actions, ...]] = tuple([(int(USE_CARD) + kind,) for kind in range(MOST_KINDS)])
DISCARDS: Final = Picks(ACTIONS.first(Discard))
IDLE_COPIES: Final = Picks(ACTIONS.first(IdleCopy))

# Told all the time: compiled code finds these faster than names that are imported.
BOUGHT: Final[type[Event]] = Bought
USED: Final[type[Event]] = Used
ATE: Final[type[Event]] = Ate

DIET: Final[i64] = int(Kind.DIET)
FEAST: Final[i64] = int(Kind.MIDNIGHT_FEAST)
PORTION: Final[i64] = int(Kind.PORTION)
KNOWLEDGE: Final[i64] = int(Kind.KNOWLEDGE_IS_POWER)
COLD: Final[i64] = int(Kind.BEST_SERVED_COLD)
CARELESS: Final[i64] = int(Kind.COULDNT_CARE_LESS)


class UseCubes(Step[Boars]):
    """Buy one card, buy tickets, use diets, each diet once; then say that you are done."""

    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

    def options(self, s: Boars, seat: i64) -> Actions:
        others = OTHERS.of(bit(0) | rides(s, seat) | meals(s, seat))
        cards = s.cards[seat] & ~s.used
        if cards:
            diets = usable(s, seat, cards)
            if diets:
                # Mostly it is one kind.
                others = (DIETS.of(diets) if diets & (diets - 1) else ONE_DIET[lowest(diets)]) + others
        if not s.bought:
            wares = affordable(s)
            if wares:
                others = PURCHASES.of(wares) + others
        return others

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        if action < USE_CARD:
            buy(s, seat, action - BUY)
        elif action < DONE:
            use(s, seat, action - USE_CARD)
        elif action == DONE:
            finish_moving(s, seat)
        elif action < RIDE:
            eat(s, seat, action - EAT)
        else:
            ride(s, seat, action - RIDE)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        if BUY <= action < USE_CARD:
            return why_not_bought(s, action - BUY)
        if USE_CARD <= action < DONE:
            return why_not_used(s, seat, action - USE_CARD)
        if RIDE <= action < RIDE + COLOURS:
            return why_not_ridden(s, seat, action - RIDE)
        if EAT <= action < RIDE:
            if (action - EAT) // 2 != s.boars[seat]:
                return NotYourBoar()
            return UsedUp() if has(s.eaten, (action - EAT) % 2) else TooLittleFood()
        return None


# Buy a card


def affordable(s: Boars) -> i64:
    """The kinds of open cards that the cubes in hand can pay."""
    purse = food(s.hand)
    able: i64 = 0
    if purse:
        box = s.box
        for card in s.market:
            kind: i64 = box.face[card]
            if box.cost[kind] <= purse:
                able |= bit(kind)
    return able


def why_not_bought(s: Boars, kind: i64) -> Reason:
    if all(s.box.face[card] != kind for card in s.market):
        return NotOpen(kind)
    return OnePurchase() if s.bought else TooDear(kind, s.box.cost[kind])


def buy(s: Boars, seat: i64, kind: i64) -> None:
    """Any cubes of food, as many as it costs; where there is a choice, the buyer chooses."""
    s.card = next_card(s, kind)
    s.due = s.box.cost[kind]
    settle(s)
    if s.due:
        s.go(PAY_FOR_CARD)
    else:
        make_room(s, seat)


def next_card(s: Boars, kind: i64) -> i64:
    """The first open card of a kind."""
    for card in s.market:
        if s.box.face[card] == kind:
            return card
    return NONE


class PayForCard(Paying):
    """The cubes that a card costs."""

    def ends(self, s: Boars, seat: i64, action: i64) -> bool:
        return s.due == 1 and count(s.cards[seat]) < LIMIT

    def paid_up(self, s: Boars, seat: i64) -> None:
        make_room(s, seat)


def make_room(s: Boars, seat: i64) -> None:
    """A sixth card in front of a player means discarding one of the others."""
    if count(s.cards[seat]) == LIMIT:
        s.go(DISCARD)
    else:
        receive(s, seat, NONE)


def receive(s: Boars, seat: i64, gone: i64) -> None:
    """The bought card comes to lie in front of its buyer, and its place in the market is filled."""
    card, paid, box = s.card, s.paid, s.box
    kind = box.face[card]
    s.card = NONE
    s.paid = 0
    s.reserve += paid
    s.bought = True
    s.tell(BOUGHT, seat, kind, held(paid, 0), held(paid, 1), held(paid, 2), held(paid, 3), to=EVERYBODY)
    s.ready = s.cards[seat] & (box.cold if has(box.vendettas, card) else box.learned)
    if gone != NONE:
        tell_copy(s, seat, s.cards[seat], gone)
        discard(s, seat, gone)
    mine: i64 = s.cards[seat]
    s.cards[seat] = mine | bit(card)
    s.used &= ~bit(card)
    new = reveal(s)
    s.market = tuple([new if open == card else open for open in s.market])
    s.go(USE_CUBES)


# Buy a ticket


def rides(s: Boars, seat: i64) -> i64:
    """The tickets that can be bought, in the places of their actions.

    Just so many cubes were drawn, all are still there, and there is such a station ahead.
    """
    box, hand, drawn = s.box, s.hand, s.drawn
    able: i64 = 0
    for colour in range(COLOURS):
        price: i64 = box.tickets[colour]
        if held(hand, colour) == price and held(drawn, colour) == price and box.stations[colour][s.at[seat]] != NONE:
            able |= bit(RIDE - DONE + colour)
    return able


def why_not_ridden(s: Boars, seat: i64, colour: i64) -> Reason:
    if s.box.stations[colour][s.at[seat]] == NONE:
        return LastStation(colour)
    return NotTheTicket(s.box.tickets[colour], Colour(colour))


def ride(s: Boars, seat: i64, colour: i64) -> None:
    """To the next station of that kind."""
    spend(s, cubes(colour, s.box.tickets[colour]))
    space = arrive(s, seat, s.box.stations[colour][s.at[seat]])
    s.tell(Rode, seat, colour, space, to=EVERYBODY)


# Feed your boar


def meals(s: Boars, seat: i64) -> i64:
    """The diets of the boar card that can be used, in the places of their actions."""
    able: i64 = 0
    one: i64 = 2 * s.boars[seat]
    if not s.eaten & 1 and covers(s.hand, s.box.meal_eats[one]):
        able = bit(EAT - DONE + one)
    if not s.eaten & 2 and covers(s.hand, s.box.meal_eats[one + 1]):
        able |= bit(EAT - DONE + one + 1)
    return able


def eat(s: Boars, seat: i64, meal: i64) -> None:
    """A diet of the boar card: pay, and move the whole distance."""
    s.eaten |= bit(meal % 2)
    spend(s, s.box.meal_eats[meal])
    space = arrive(s, seat, s.at[seat] + s.box.meal_moves[meal])
    s.tell(ATE, seat, meal, space, to=EVERYBODY)


def usable(s: Boars, seat: i64, cards: i64) -> i64:
    """The kinds of diet cards that can be used, among these in front of the player."""
    able: i64 = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if can_use(s, seat, card):
            able |= bit(s.box.face[card])
    return able


def can_use(s: Boars, seat: i64, card: i64) -> bool:
    """Whether a diet card that was not used yet can be."""
    box = s.box
    kind: i64 = box.face[card]
    what: i64 = box.kind[kind]
    if what == DIET:
        return covers(s.hand, box.eats[kind]) and gives(s, kind)
    if what <= FEAST:
        return held(s.drawn, box.without[kind]) == 0 and gives(s, kind)
    if what == PORTION:
        return size(s.drawn) == box.portion[kind] and gives(s, kind)
    if KNOWLEDGE <= what <= COLD:
        return has(s.ready, card)
    return what == CARELESS and s.cards[seat] & ~bit(card) != 0


def gives(s: Boars, kind: i64) -> bool:
    """Whether a diet moves the boar or gives anything that the reserve has."""
    return s.box.moves[kind] != 0 or fewer(s.box.gains[kind], s.reserve) != 0


def why_not_used(s: Boars, seat: i64, kind: i64) -> Reason:
    if kind >= len(s.box.kind):
        return NotInFront(kind)
    card = one_of(s, s.cards[seat], kind)
    what: i64 = s.box.kind[kind]
    if card == NONE:
        return NotInFront(kind)
    if not s.cards[seat] & s.box.copies[kind] & ~s.used:
        return UsedUp()
    if what == DIET and not covers(s.hand, s.box.eats[kind]):
        return TooLittleFood()
    if DIET < what <= FEAST and held(s.drawn, s.box.without[kind]):
        return ColourDrawn(Colour(s.box.without[kind]))
    if what == PORTION and size(s.drawn) != s.box.portion[kind]:
        return NotThatMany(s.box.portion[kind])
    if KNOWLEDGE <= what <= COLD:
        return NoPurchase()
    if what == CARELESS:
        return NoOtherCard()
    return NothingToGain() if what <= PORTION else NotADiet(kind)


def use(s: Boars, seat: i64, kind: i64) -> None:
    """A diet card: pay what it costs, then move the whole distance or gain the cubes."""
    cards = s.cards[seat] & s.box.copies[kind] & ~s.used
    while not can_use(s, seat, lowest(cards)):
        cards &= cards - 1
    card = lowest(cards)
    if s.box.kind[kind] == CARELESS:
        s.card = card
        s.go(DISCARD)
        return
    s.used |= bit(card)
    spend(s, s.box.eats[kind])
    profit(s, seat, kind)


def profit(s: Boars, seat: i64, kind: i64) -> None:
    """What a diet is used for."""
    wanted: i64 = s.box.gains[kind]
    if wanted:
        got = gain(s, seat, wanted)
        s.tell(Feasted, seat, kind, held(got, 0), held(got, 1), held(got, 2), held(got, 3), to=EVERYBODY)
    if s.box.moves[kind]:
        space = arrive(s, seat, s.at[seat] + s.box.moves[kind])
        s.tell(USED, seat, kind, space, to=EVERYBODY)


class DiscardCard(Draft[Boars]):
    """One of the other cards goes: for a sixth card, or because one could not care less. Never the boar."""

    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

    def options(self, s: Boars, seat: i64) -> Actions:
        others = s.cards[seat] & ~bit(s.card)
        return DISCARDS.of(kinds(s, others)) + IDLE_COPIES.of(unlike(s, others))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        others = s.cards[seat] & ~bit(s.card)
        of_idle = action >= IDLE_COPY
        gone = copy_of(s, others, action - (IDLE_COPY if of_idle else DISCARD_CARD), of_idle)
        if not has(s.cards[seat], s.card):
            receive(s, seat, gone)
            return
        kind = s.box.face[s.card]
        tell_copy(s, seat, others, gone)
        s.used |= bit(s.card)
        s.card = NONE
        discard(s, seat, gone)
        s.go(USE_CUBES)
        profit(s, seat, kind)

    def ends(self, s: Boars, seat: i64, action: i64) -> bool:
        return True

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        if IDLE_COPY <= action < IDLE_COPY + len(s.box.kind):
            return why_not_idle(s, s.cards[seat] & ~bit(s.card), action - IDLE_COPY)
        if not DISCARD_CARD <= action < DISCARD_CARD + len(s.box.kind):
            return None
        kind = action - DISCARD_CARD
        return NotTheNewCard() if kind == s.box.face[s.card] else NotInFront(kind)


def why_not_idle(s: Boars, cards: i64, kind: i64) -> Reason:
    return NotInFront(kind) if one_of(s, cards, kind) == NONE else NotIdle(kind)


USE_CUBES: Final = UseCubes()
PAY_FOR_CARD: Final = PayForCard()
DISCARD: Final = DiscardCard()

"""A race of boars: its state, and how boars, cubes and cards move. The rules begin in rules.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Seats, bit, first, has, lowest
from wolfden.engine.state import State, Table
from wolfden.engine.terms import Event
from wolfden.games.boars.actions import MOST_CARDS
from wolfden.games.boars.box import NONE, Box, fewer
from wolfden.games.boars.events import Bumped, ChoseCopy, Discarded, FirstHome, Revealed

LUCK: Final = "luck"  # the one stream of chance: nothing that it has dealt is hidden
START: Final = 0
BACK: Final = 2  # spaces that a bump takes a boar back
MARKET: Final = 4  # open cards
LIMIT: Final = 4  # cards in front of a player besides the boar

# Told all the time: compiled code finds these faster than names that are imported.
REVEALED: Final[type[Event]] = Revealed
DISCARDED: Final[type[Event]] = Discarded

LETTERS: Final[tuple[str, ...]] = tuple([chr(card) for card in range(MOST_CARDS)])


class Boars(State):
    """A table of Boars on the Run!. Sets of cards are bits, cubes are packed as in box.py.

    Nothing here is hidden but chance itself. The part of the deck that nobody has seen is a set, from which each card
    is drawn when it is turned up: that is the same as a shuffled deck. Of cards that
    are equal in every way the first is taken, so that the state is no more than what everybody could know.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.box: Box = table.game.components
        self.boars: tuple[int, ...] = ()  # by seat
        self.starter: i64 = 0
        self.at: list[int] = [START] * table.seats
        self.bags: list[int] = []
        self.cards: list[int] = [0] * table.seats  # in front of each player, besides the boar
        self.reserve: i64 = 0
        self.pile: i64 = 0  # never seen
        self.bottom = ""  # below it, in this order: a letter for each card, as strings are copied fastest
        self.market: tuple[int, ...] = ()
        # The turn.
        self.round: i64 = 1
        self.turn: i64 = 0  # whose it is
        self.drawn: i64 = 0
        self.hand: i64 = 0  # cubes still there
        self.sick = False
        self.waiting: i64 = 0  # vendettas that may still trigger
        self.bought = False
        self.used: i64 = 0  # cards
        self.eaten: i64 = 0  # diets of the boar
        self.ready: i64 = 0  # special diets that have a purchase to act on
        # A move under way.
        self.card: i64 = NONE  # the one it is about
        self.due: i64 = 0  # cubes still to pay
        self.paid: i64 = 0  # cubes put down, but not yet in the reserve
        self.gained: i64 = 0  # what the space has given so far
        self.seller: i64 = NONE  # whose card is wanted
        self.swap: i64 = NONE  # the first card of a switch
        self.swapper: i64 = NONE  # and whose it is

    def assign(self, other: Boars) -> None:
        self.boars = other.boars
        self.starter = other.starter
        self.at = other.at[:]
        self.bags = other.bags[:]
        self.cards = other.cards[:]
        self.reserve = other.reserve
        self.pile = other.pile
        self.bottom = other.bottom
        self.market = other.market
        self.round = other.round
        self.turn = other.turn
        self.drawn = other.drawn
        self.hand = other.hand
        self.sick = other.sick
        self.waiting = other.waiting
        self.bought = other.bought
        self.used = other.used
        self.eaten = other.eaten
        self.ready = other.ready
        self.card = other.card
        self.due = other.due
        self.paid = other.paid
        self.gained = other.gained
        self.seller = other.seller
        self.swap = other.swap
        self.swapper = other.swapper

    def leaders(self) -> Seats:
        """The boars furthest ahead."""
        best = max(self.at)
        ahead = NOBODY
        for seat in range(self.seats):
            if self.at[seat] == best:
                ahead |= bit(seat)
        return ahead


# Boars


def arrive(s: Boars, seat: i64, space: i64) -> i64:
    """Put a boar on a space, or on Finish if that is nearer, where it wins at once; where it is then."""
    if space >= s.box.finish:
        space = s.box.finish
        s.end(FirstHome, seat, won=bit(seat))
    s.at[seat] = space
    return space


def bump(s: Boars, seat: i64) -> None:
    """Every other boar on the space goes back two, those it lands on as well, and so on; nobody past Start."""
    space: i64 = s.at[seat]
    arriving = bit(seat)
    while space > START:
        pushed = NOBODY
        for other in range(s.seats):
            if s.at[other] == space and not has(arriving, other):
                pushed |= bit(other)
        if not pushed:
            return
        space = space - BACK if space > BACK else START
        for other in range(s.seats):
            if has(pushed, other):
                s.at[other] = space
                s.tell(Bumped, other, space, to=EVERYBODY)
        arriving = pushed


# Cubes


def gain(s: Boars, seat: i64, wanted: i64) -> i64:
    """Food from the reserve into a bag, as far as there is some; what it was."""
    gained = fewer(wanted, s.reserve)
    bag: i64 = s.bags[seat]
    s.reserve -= gained
    s.bags[seat] = bag + gained
    return gained


def spend(s: Boars, price: i64) -> None:
    """Food from the hand into the reserve."""
    s.hand -= price
    s.reserve += price


def food(cubes: i64) -> i64:
    """How many cubes of food there are."""
    return (cubes & 255) + (cubes >> 8 & 255) + (cubes >> 16 & 255) + (cubes >> 24 & 255)


def foods(cubes: i64) -> i64:
    """Which colours of food there are, as a set."""
    found: i64 = 0
    if cubes & 255:
        found = 1
    if cubes >> 8 & 255:
        found |= 2
    if cubes >> 16 & 255:
        found |= 4
    if cubes >> 24 & 255:
        found |= 8
    return found


# Cards


def reveal(s: Boars) -> int:
    """The top card of the deck, turned up: by chance while nobody has seen it, then as it was laid down."""
    if s.pile:
        kind: i64 = s.box.face[s.stream(LUCK).pick(s.pile)]
        card: int = lowest(s.pile & s.box.copies[kind])
        s.pile &= ~bit(card)
    else:
        card = ord(s.bottom[0])
        s.bottom = s.bottom[1:]
    s.tell(REVEALED, s.box.face[card], to=EVERYBODY)
    return card


def discard(s: Boars, seat: i64, card: i64) -> None:
    """A card in front of a player goes to the bottom of the deck."""
    s.tell(DISCARDED, seat, s.box.face[card], to=EVERYBODY)
    give_up(s, seat, card)
    lay_down(s, card)


def lay_down(s: Boars, card: i64) -> None:
    """A card goes to the bottom of the deck."""
    s.bottom += LETTERS[card]


def give_up(s: Boars, seat: i64, card: i64) -> None:
    """A card no longer lies in front of a player; should it come back, it is as good as new."""
    gone = ~bit(card)
    mine: i64 = s.cards[seat]
    s.cards[seat] = mine & gone
    s.waiting &= gone
    s.ready &= gone


def kinds(s: Boars, cards: i64) -> i64:
    """The set of kinds in a set of cards."""
    found: i64 = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        found |= bit(s.box.face[card])
    return found


def one_of(s: Boars, cards: i64, kind: i64) -> i64:
    """The first card of a kind in a set of cards, or NONE."""
    fitting = cards & s.box.copies[kind]
    return lowest(fitting) if fitting else NONE


# Two equal cards can differ for a turn: one was used, or has a purchase or a draw to act on, and the other has not.


def idle(s: Boars, cards: i64) -> i64:
    """Those of the cards that can do no more this turn, or only when something else happens first."""
    box = s.box
    unready = (box.vendettas | box.learned | box.cold) & ~s.waiting & ~s.ready
    return cards & (s.used | unready)


def unlike(s: Boars, cards: i64) -> i64:
    """The kinds of which there are idle copies among the cards and others."""
    rest = idle(s, cards)
    return kinds(s, rest) & kinds(s, cards & ~rest)


def copy_of(s: Boars, cards: i64, kind: i64, of_idle: bool) -> i64:
    """The card of a kind that goes: one that is idle, or one that is not if there is such a one."""
    fitting = cards & s.box.copies[kind]
    rest = idle(s, fitting)
    if not of_idle and rest != fitting:
        rest = fitting & ~rest
    return lowest(rest)


def tell_copy(s: Boars, seat: i64, cards: i64, card: i64) -> None:
    """Tell everybody which of a player's cards goes, where it has equals that differ."""
    kind: i64 = s.box.face[card]
    if has(unlike(s, cards), kind):
        s.tell(ChoseCopy, seat, kind, idle(s, bit(card)) != 0, to=EVERYBODY)


def owners(s: Boars, besides: i64) -> Seats:
    """Who has cards in front of them, besides the boar and that one card."""
    found = NOBODY
    for seat in range(s.seats):
        if s.cards[seat] & ~bit(besides):
            found |= bit(seat)
    return found


def opponents(s: Boars, seat: i64) -> Seats:
    return first(s.seats) & ~bit(seat)


# The end of a turn


def end_turn(s: Boars, seat: i64) -> None:
    """All cubes that were not spent go back into the bag, and the next player draws."""
    bag: i64 = s.bags[seat]
    s.bags[seat] = bag + s.hand
    s.hand = 0
    s.drawn = 0
    s.sick = False
    s.bought = False
    s.used = 0
    s.eaten = 0
    s.ready = 0
    s.turn = seat + 1 if seat + 1 < s.seats else 0
    if s.turn == s.starter:
        s.round += 1
    s.go(s.table.game.steps[0])

"""The state of a race of boars."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import NOBODY, Seats, bit
from wolfden.engine.state import Setting, State
from wolfden.games.boars.box import NONE, Box

LUCK: Final = "luck"  # the one stream of chance: nothing that it has dealt is hidden
START: Final = 0


class Boars(State):
    """A table of Boars on the Run!. Sets of cards are bits, cubes are packed as in box.py.

    Nothing here is hidden but chance itself. The part of the deck that nobody has seen is a set, from which each card
    is drawn when it is turned up: that is the same as a shuffled deck. Of cards that are equal in every way the first
    is taken, so that the state is no more than what everybody could know.
    """

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.box: Box = setting.game.components
        self.boars: tuple[int, ...] = ()  # by seat
        self.starter: i64 = 0
        self.at: list[int] = [START] * setting.seats
        self.bags: list[int] = []
        self.cards: list[int] = [0] * setting.seats  # in front of each player, besides the boar
        self.reserve: i64 = 0
        self.pile: i64 = 0  # never seen
        self.bottom: list[int] = []  # the cards below it, in this order
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
        self.owner: i64 = NONE  # whose card is wanted
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
        self.bottom = other.bottom[:]
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
        self.owner = other.owner
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

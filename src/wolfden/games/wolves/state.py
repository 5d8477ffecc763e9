"""A table of Wolves: its state, and what rules, views and players ask about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import NOBODY, Seats, bit, has
from wolfden.engine.state import Setting, State
from wolfden.games.wolves.box import Box
from wolfden.games.wolves.terms.actions import Card, Knowledge

LEADER: Final[i64] = int(Card.LEADER)
FOREST: Final[i64] = int(Card.FOREST)
KINDS: Final[i64] = 5  # of cards
RESOURCES: Final[i64] = 3  # kinds of them: 0, 1 and 2
NO_ONE: Final[i64] = -1
DIGIT: Final[i64] = 8  # in `top`: a card is a digit to that base
LEARNING: Final[i64] = -1  # in `storing`: knowledge comes before the first resource

KNOW_THE_LAND: Final[i64] = int(Knowledge.KNOW_THE_LAND)
NO_WASTE: Final[i64] = int(Knowledge.NO_WASTE)
SHOWING_OFF: Final[i64] = int(Knowledge.SHOWING_OFF)
DETERMINATION: Final[i64] = int(Knowledge.DETERMINATION)
PRESERVATION: Final[i64] = int(Knowledge.PRESERVATION)
THE_MORE_YOU_SHARE: Final[i64] = int(Knowledge.THE_MORE_YOU_SHARE)


class Wolves(State):
    """A table of Wolves. Lists are by seat; numbers of cards, tokens and needs by kind are packed, see `counts.py`.

    Nobody but its owner knows the kinds in a hand, or what lies on top of a deck. A deck has no other order: what
    is drawn is decided when it is drawn. All else is public.
    """

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.box: Box = setting.game.components
        seats = setting.seats
        none = (0,) * seats
        self.turn: i64 = 0
        self.communities: tuple[int, ...] = ()
        self.awards: tuple[int, ...] = none
        self.knowledge: tuple[int, ...] = none  # sets of knowledge cards
        self.order: tuple[int, ...] = ()  # the seats in status rank order, once there is one
        self.place: i64 = 0  # in that order: whose turn it is in a step

        self.availability: i64 = 0  # the availability cards that are left
        self.revealed: i64 = 0  # those turned up in this turn
        self.owned: tuple[int, ...] = none  # all that is left of a player's cards, wherever they are
        self.hand: list[int] = [0] * seats  # hidden cards, and the leaders that lie face up
        self.stopped: Seats = NOBODY  # who does not gather any more
        self.overstretched: Seats = NOBODY
        self.skipping: Seats = NOBODY  # who overstretched in the turn before
        self.bold: Seats = NOBODY  # who drew on when one more leader would have been too many
        self.looked: Seats = NOBODY  # who has used Know the Land
        self.looking: tuple[int, ...] = none  # cards looked at and not put back yet
        # Cards put back on the deck, a digit for each: its kind plus one. The next to be drawn is the lowest digit.
        self.top: tuple[int, ...] = none

        self.status: list[int] = [0] * seats
        self.reserve: list[int] = [0] * seats
        self.unmet: list[int] = [0] * seats
        self.paying: i64 = 0  # the resource that is being paid for
        self.paid: list[int] = [0] * seats  # by means and resource: see `rules/needs.py`

        # What else everybody has seen of the cards in a hand since they were drawn.
        self.given: tuple[int, ...] = none  # resource cards given away
        self.shown: tuple[int, ...] = none  # cards offered: so many must still be there

        self.receiver: i64 = NO_ONE
        self.gifted: Seats = NOBODY  # to whom the giver has made an offer
        self.offer: i64 = 0  # by piece
        self.taken: i64 = 0  # the accepted part of it
        self.named: i64 = 0  # resources that the leaders in it stand for
        self.kept: i64 = 0  # what goes into the reserve, where not all of it fits
        self.shared: Seats = NOBODY  # who has used The More You Share
        self.sharing: i64 = 0  # tokens that it still gives

        self.storing: i64 = 0  # the resource whose reserve is being settled
        self.stored: i64 = 0  # what the reserve shall hold
        self.learned: i64 = 0  # knowledge cards taken while reconciling

    def assign(self, other: Wolves) -> None:
        self.turn = other.turn
        self.communities = other.communities
        self.awards = other.awards
        self.knowledge = other.knowledge
        self.order = other.order
        self.place = other.place
        self.availability = other.availability
        self.revealed = other.revealed
        self.owned = other.owned
        self.hand = other.hand[:]
        self.stopped = other.stopped
        self.overstretched = other.overstretched
        self.skipping = other.skipping
        self.bold = other.bold
        self.looked = other.looked
        self.looking = other.looking
        self.top = other.top
        self.status = other.status[:]
        self.reserve = other.reserve[:]
        self.unmet = other.unmet[:]
        self.paying = other.paying
        self.paid = other.paid[:]
        self.given = other.given
        self.shown = other.shown
        self.receiver = other.receiver
        self.gifted = other.gifted
        self.offer = other.offer
        self.taken = other.taken
        self.named = other.named
        self.kept = other.kept
        self.shared = other.shared
        self.sharing = other.sharing
        self.storing = other.storing
        self.stored = other.stored
        self.learned = other.learned

    def score(self, seat: i64) -> float:
        """A defeat is everybody's; whoever survives has won once, and the chief once more."""
        if self.won == NOBODY:
            return -1.0
        return 2.0 if seat == chief(self) else 1.0

    def acting(self) -> i64:
        """Whose turn it is in status rank order."""
        return self.order[self.place]

    def knows(self, seat: i64, card: i64) -> bool:
        """Whether a player has that knowledge card."""
        known: i64 = self.knowledge[seat]
        return has(known, card)

    def leaders_in(self, seat: i64) -> i64:
        """The leaders that lie face up before a player."""
        return counts.of(self.hand[seat], LEADER)

    def leaders_drawn(self, seat: i64) -> i64:
        """The leaders that a player has drawn in this turn, whether they still lie there or not."""
        return self.box.overstretch if has(self.overstretched, seat) else self.leaders_in(seat)


def some_of_each(number: i64) -> i64:
    """So many of each resource."""
    return counts.some(0, number) + counts.some(1, number) + counts.some(2, number)


def replaced(numbers: tuple[int, ...], index: i64, number: i64) -> tuple[int, ...]:
    """The tuple with another number at that place."""
    changed = list(numbers)
    changed[index] = number
    return tuple(changed)


def chief(s: Wolves) -> i64:
    """Who has strictly the most awards."""
    most = max(s.awards)
    return s.awards.index(most) if s.awards.count(most) == 1 else NO_ONE


# Reserves


def cap(s: Wolves, seat: i64) -> i64:
    """How many tokens a player's reserve can hold."""
    return s.box.preserved_cap if s.knows(seat, PRESERVATION) else s.box.total_cap


def room(s: Wolves, seat: i64, kind: i64) -> i64:
    """How many more tokens of a kind fit into a player's reserve."""
    of_kind = s.box.kind_cap - counts.of(s.reserve[seat], kind)
    in_all = cap(s, seat) - counts.total(s.reserve[seat])
    return max(0, min(of_kind, in_all))


def kinds_with_room(s: Wolves, seat: i64) -> i64:
    """The resources of which one more token fits."""
    kinds: i64 = 0
    for kind in range(RESOURCES):
        if room(s, seat, kind):
            kinds |= bit(kind)
    return kinds

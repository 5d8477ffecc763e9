"""The state of a table of Wooolf!!, and small questions about it: who is who, who holds what, who points where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import NOBODY, Seats, bit, first, shifted
from wolfden.engine.state import Setting, State
from wolfden.games.wooolf.box import LEAST_HANDS, MOST_SEATS, NO_TARGET, QUESTIONS, SEATS, Box

# Who holds cards: seats, and with four seats the mute player, who is counted after the highest seat there can be.
MUTE: Final[i64] = MOST_SEATS
HANDS: Final[i64] = MOST_SEATS + 1
# What else a pointer can be set to.
ZERO: Final[i64] = 9
X: Final[i64] = 10
UNSET: Final[i64] = 15
ALL_UNSET: Final[i64] = 2**32 - 1  # the pointers of eight seats

NO_ONE: Final[i64] = -1
NO_CARD: Final[i64] = -1  # in the place of a player who is not there

# By number of seats: all players, the mute one among them.
PLAYERS: Final[tuple[int, ...]] = tuple(
    [int(first(seats) | (bit(MUTE) if seats < LEAST_HANDS else NOBODY)) for seats in range(SEATS[-1] + 1)]
)

# A peek: who peeked at whom, the appearance announced, and the card seen.
PeekMade = tuple[i64, i64, i64, i64]
# A question: who asked whom what, and whether the answer was yes.
Answer = tuple[i64, i64, i64, bool]
# A scored round: all cards, first and second pointers, who suspected early, points made by each seat, who was wrong.
PastRound = tuple[tuple[int, ...], i64, i64, i64, tuple[int, ...], i64]


class Wooolf(State):
    """A table of Wooolf!!. Seats count clockwise: to the left of seat `i` sits seat `i + 1`."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.box: Box = setting.game.components
        self.cards: tuple[int, ...] = ()  # by player: two each in this round, the lower first; see NO_CARD
        self.questions: list[int] = []  # by seat: how many of each kind are in hand, see `engine/counts.py`
        self.starter: i64 = NO_ONE
        self.turn: i64 = NO_ONE  # whose it is
        self.lap: i64 = 0  # the number of that turn among their own of this round, from 1
        self.peeks: list[PeekMade] = []
        self.answers: list[Answer] = []
        self.suspected: Seats = NOBODY  # who has made an early suspicion in this round
        self.last_suspect: i64 = NO_ONE
        self.first_pointers: i64 = ALL_UNSET  # one a seat, see `pointer`
        self.second_pointers: i64 = ALL_UNSET
        self.pointed: Seats = NOBODY  # whose final suspicion is made
        self.barred: Seats = NOBODY  # from early suspicion, in this round
        self.points: tuple[int, ...] = (0,) * setting.seats
        self.errors: tuple[int, ...] = (0,) * setting.seats
        self.past: tuple[PastRound, ...] = ()

    def assign(self, other: Wooolf) -> None:
        self.cards = other.cards
        self.questions = other.questions[:]
        self.starter = other.starter
        self.turn = other.turn
        self.lap = other.lap
        self.peeks = other.peeks[:]
        self.answers = other.answers[:]
        self.suspected = other.suspected
        self.last_suspect = other.last_suspect
        self.first_pointers = other.first_pointers
        self.second_pointers = other.second_pointers
        self.pointed = other.pointed
        self.barred = other.barred
        self.points = other.points
        self.errors = other.errors
        self.past = other.past

    def score(self, seat: i64) -> float:
        return float(self.points[seat])

    def leaders(self) -> Seats:
        """Who has the most points, and of those the fewest error tokens: one seat, or all that are tied."""
        most = max(self.points)
        fewest = min([self.errors[seat] for seat in range(self.seats) if self.points[seat] == most])
        best: Seats = NOBODY
        for seat in range(self.seats):
            if self.points[seat] == most and self.errors[seat] == fewest:
                best |= bit(seat)
        return best

    def round(self) -> i64:
        """The number of the round being played, from 1; when the game is over, of the last one."""
        return len(self.past) if self.over else len(self.past) + 1


# Players


def players(s: Wooolf) -> Seats:
    """Who holds cards: every seat, and with four the mute player."""
    return PLAYERS[s.seats]


def character(s: Wooolf, player: i64) -> i64:
    """Whom a player plays in this round."""
    return s.box.ranks.plays(s.cards[2 * player], s.cards[2 * player + 1])


def is_played(s: Wooolf, who: i64) -> bool:
    """Whether anybody, the mute player included, plays that character."""
    everybody = players(s)
    player: i64 = 0
    while everybody >> player:
        if everybody >> player & 1 and character(s, player) == who:
            return True
        player += 1
    return False


def has_one_target(s: Wooolf, seat: i64) -> bool:
    """Whether a seat's character looks for one other only, and so sets its second pointer to x."""
    return s.box.target_of(character(s, seat), second=True) == NO_TARGET


def kinds_in(hand: i64) -> list[int]:
    """The kinds of the question cards in a hand, ascending. A hand is packed as `engine/counts.py` says."""
    return [kind for kind in range(QUESTIONS) for _ in range(counts.of(hand, kind))]


# Pointers: all first ones in one number, all second ones in another, a few bits each.

POINTER_BITS: Final[i64] = 4


def pointer(pointers: i64, seat: i64) -> i64:
    """To what the pointer of a seat is set."""
    return pointers >> (POINTER_BITS * seat) & UNSET


def with_pointer(pointers: i64, seat: i64, to: i64) -> i64:
    """The same pointers, with that of one seat set anew."""
    return pointers & ~shifted(UNSET, POINTER_BITS * seat) | shifted(to, POINTER_BITS * seat)


def made_suspicion(s: Wooolf, seat: i64) -> bool:
    """Whether a seat that has set its pointers suspects anybody: both at x is no suspicion."""
    return pointer(s.first_pointers, seat) != X

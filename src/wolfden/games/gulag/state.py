"""The state of a game of Gulag, and small questions about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import NOBODY, Seats, bit, count
from wolfden.engine.state import Setting, State

NO_ONE: Final = -1

# A finished turn: its workers, its supervisor, those who chose to strike, and the worker ordered to swap.
Turn = tuple[i64, i64, i64, i64]


class Gulag(State):
    """A table of Gulag. Seats count clockwise; the right-hand neighbour of seat `i` is seat `i - 1`."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.red: Seats = NOBODY  # who holds a red worker card
        self.commissar: i64 = NO_ONE
        self.workers: Seats = NOBODY
        self.supervisor: i64 = NO_ONE
        self.strikers: Seats = NOBODY  # the workers who chose to strike this turn
        self.canal: i64 = 0  # work cards so far
        self.named_last: Seats = NOBODY  # the three people of the turn before, whatever their job
        self.turns: tuple[Turn, ...] = ()

    def assign(self, other: Gulag) -> None:
        self.red = other.red
        self.commissar = other.commissar
        self.workers = other.workers
        self.supervisor = other.supervisor
        self.strikers = other.strikers
        self.canal = other.canal
        self.named_last = other.named_last
        self.turns = other.turns

    def turn(self) -> i64:
        """The number of the turn being played, from 1."""
        return len(self.turns) + 1


def right(seats: i64, seat: i64) -> i64:
    """The right-hand neighbour, whose card this seat drew and passed on."""
    return seat - 1 if seat else seats - 1


def reds_in_deck(seats: i64) -> i64:
    """Red worker cards in the deck, and black ones: for 5-6 players one of each is taken out."""
    return 4 if seats <= 6 else 5


def least_of_red(seats: i64, red: i64) -> i64:
    """The fewest work cards with which so many reds win: twice as many as they are do for the smaller side."""
    return 2 * red if 2 * red < seats else 2 * red + 1


def most_of_black(seats: i64, red: i64) -> i64:
    """The most work cards with which black wins against so many reds."""
    return 2 * red if 2 * red > seats else 2 * red - 1


def most_named_again(seats: i64) -> i64:
    """How many of the three people named last turn may be named again."""
    if seats <= 6:
        return 2
    return 1 if seats <= 8 else 0


def work_done(turn: Turn) -> i64:
    """The work cards that lay on the table after any swap."""
    workers, _, strikers, ordered = turn
    if ordered != NO_ONE:
        strikers ^= bit(ordered)
    return count(workers & ~strikers)

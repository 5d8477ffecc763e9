"""The rules of Boars on the Run!, in the order of the rulebook: here set-up and the draw, then
vendettas.py, use.py (the second phase) and spaces.py (the third). What they share is in race.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Seats, bit
from wolfden.engine.chance import Stream
from wolfden.engine.step import Step
from wolfden.engine.terms import Event, Reason
from wolfden.games.boars.actions import ACTIONS, MOST_CUBES, MOST_SEATS, Draw
from wolfden.games.boars.box import BLACK, COLOURS, cubes, held, size
from wolfden.games.boars.events import Begins, Chose, Drew, Sickened, TooFewCubes
from wolfden.games.boars.race import LUCK, MARKET, Boars, reveal
from wolfden.games.boars.spaces import FORAGE, GIVE_ANY, MEET, WAIT
from wolfden.games.boars.use import DISCARD, PAY_FOR_CARD, USE_CUBES
from wolfden.games.boars.vendettas import AIM, CHOOSE, MENU, TAKE_CARD, VENDETTA, look_again

# Told all the time: compiled code finds these faster than names that are imported.
DREW: Final[type[Event]] = Drew
SICKENED: Final[type[Event]] = Sickened

LARGEST_LOT: Final = 0x7FFFFFFF
DRAW_CUBES: Final[i64] = ACTIONS.first(Draw)
NUMBERS: Final[tuple[Actions, ...]] = tuple(
    [tuple([int(DRAW_CUBES) + n for n in range(most)]) for most in range(MOST_CUBES + 1)]
)


# Setup


def setup(s: Boars) -> None:
    """Everybody gets a bag and a boar, four cards are turned up, and the lot says who begins."""
    chance = s.stream(LUCK)
    bag: i64 = cubes(BLACK, s.box.black)
    for colour in range(COLOURS):
        bag += cubes(colour, s.box.food)
        s.reserve += cubes(colour, s.box.stock - s.seats * s.box.food)
    s.bags = [int(bag)] * s.seats
    boars = list(range(MOST_SEATS))
    s.boars = tuple([chance.draw(boars) for _ in range(s.seats)])
    for seat in range(s.seats):
        s.tell(Chose, seat, s.boars[seat], to=EVERYBODY)
    s.pile = s.box.deck
    s.market = tuple([reveal(s) for _ in range(MARKET)])
    s.starter = chance.below(s.seats)
    s.turn = s.starter
    s.tell(Begins, s.starter, to=EVERYBODY)
    s.go(DRAW)


# Phase 1: draw cubes


class DrawCubes(Step[Boars]):
    """Say how many cubes, at least one; they come out of the bag by chance."""

    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

    def options(self, s: Boars, seat: i64) -> Actions:
        return NUMBERS[size(s.bags[seat])]

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        bag: i64 = s.bags[seat]
        drawn = grope(s.stream(LUCK), bag, action - DRAW_CUBES + 1)
        black = held(drawn, BLACK)
        s.tell(DREW, seat, held(drawn, 0), held(drawn, 1), held(drawn, 2), held(drawn, 3), black, to=EVERYBODY)
        s.drawn = drawn
        s.sick = black >= s.box.sick
        s.waiting = s.cards[seat] & s.box.armed[black]
        if s.sick:
            s.tell(SICKENED, seat, to=EVERYBODY)
        else:
            s.bags[seat] = bag - drawn
            s.hand = drawn
        look_again(s, seat)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        return TooFewCubes(size(s.bags[seat])) if action < DRAW_CUBES + MOST_CUBES else None


def grope(chance: Stream, bag: i64, number: i64) -> i64:
    """So many cubes out of a bag, all equally likely. Where most come out, it is the others that are drawn."""
    total = size(bag)
    few = number if 2 * number <= total else total - number
    drawn: i64 = 0
    left = bag
    ways: i64 = 1  # in which the lot can still fall
    lot: i64 = 0
    for n in range(few):
        if ways == 1:
            # One draw of chance decides about several cubes.
            for further in range(n, few):
                if ways * (total - further) > LARGEST_LOT:
                    break
                ways *= total - further
            lot = chance.below(ways)
        ways //= total - n
        lot, place = lot % ways, lot // ways
        colour: i64 = 0
        there = left & 255
        while place >= there:
            place -= there
            colour += 1
            there = held(left, colour)
        one = cubes(colour, 1)
        left -= one
        drawn += one
    return drawn if few == number else bag - drawn


DRAW: Final = DrawCubes()
# The draw comes first: with it every turn begins.
STEPS: Final = (
    DRAW,
    VENDETTA,
    AIM,
    CHOOSE,
    TAKE_CARD,
    MENU,
    USE_CUBES,
    PAY_FOR_CARD,
    DISCARD,
    FORAGE,
    MEET,
    GIVE_ANY,
    WAIT,
)

# Whole moves in a turn: a draw, four vendettas of two moves each, the menu, a purchase of two moves, four tickets,
# six diets with a discard for each, being done, and two moves for a space.
MOST_MOVES: Final = 1 + 8 + 1 + 2 + 4 + 12 + 1 + 2
MOST_TURNS: Final = 100


def max_decisions(seats: int) -> int:
    """More than all turns can have: the game ends when everybody has had the last one."""
    return seats * MOST_TURNS * MOST_MOVES

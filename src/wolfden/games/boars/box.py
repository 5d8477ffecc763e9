"""What lies in the box of Boars on the Run!, as plain numbers that the rules can read quickly.

Cubes of all colours are one number, as in `engine/counts.py`, in the order of `Colour`, black last. What is done with
such numbers stands below the box.
"""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.games.boars.terms.actions import Ground, Kind

MARKET: Final = 4  # open cards
LIMIT: Final = 4  # cards in front of a player besides the boar
COLOURS: Final = 4
BLACK: Final = 4
NONE: Final = -1  # no colour, no space, no card

# What a card does, and what kind of space it is, as plain numbers.
DIET: Final[i64] = int(Kind.DIET)
MIDNIGHT_FEAST: Final[i64] = int(Kind.MIDNIGHT_FEAST)
PORTION: Final[i64] = int(Kind.PORTION)
GATHERER: Final[i64] = int(Kind.GATHERER)
KNOWLEDGE_IS_POWER: Final[i64] = int(Kind.KNOWLEDGE_IS_POWER)
BEST_SERVED_COLD: Final[i64] = int(Kind.BEST_SERVED_COLD)
COULDNT_CARE_LESS: Final[i64] = int(Kind.COULDNT_CARE_LESS)
OVERTAKE: Final[i64] = int(Kind.OVERTAKE)
PULLBACK: Final[i64] = int(Kind.PULLBACK)
SWITCHEROO: Final[i64] = int(Kind.SWITCHEROO)
FINDERS_KEEPERS: Final[i64] = int(Kind.FINDERS_KEEPERS)
FOODSTUFF: Final[i64] = int(Ground.FOODSTUFF)
PREDATOR: Final[i64] = int(Ground.PREDATOR)
STATION: Final[i64] = int(Ground.STATION)


class Box:
    """Track, boars and cards. Kinds of cards are numbered in the order of the data; copies of a kind in a row."""

    def __init__(self) -> None:
        # The start: what each bag gets, and how much of each food there is in all.
        self.food: i64 = 0
        self.black: i64 = 0
        self.stock: i64 = 0
        self.sick: i64 = 0  # black cubes in a draw that make a boar sick
        self.turns: i64 = 0  # that each player has at most
        # The track, by space.
        self.finish: i64 = 0
        self.ground: tuple[int, ...] = ()
        self.colour: tuple[int, ...] = ()
        self.stations: tuple[tuple[int, ...], ...] = ()  # by colour and space: the next one ahead, or NONE
        self.tickets: tuple[int, ...] = ()  # by colour: its price
        # The two diets of each boar.
        self.meal_eats: tuple[int, ...] = ()
        self.meal_moves: tuple[int, ...] = ()
        # By kind of card.
        self.kind: tuple[int, ...] = ()
        self.cost: tuple[int, ...] = ()
        self.eats: tuple[int, ...] = ()  # cubes to pay
        self.card_colour: tuple[int, ...] = ()  # of which none may be drawn, or a gatherer's, or an overtake's
        self.number: tuple[int, ...] = ()  # cubes to draw: all of them for a portion, black ones for a vendetta
        self.moves: tuple[int, ...] = ()  # spaces; of a pullback, back
        self.gains: tuple[int, ...] = ()  # cubes for the bag
        self.copies: tuple[int, ...] = ()  # the set of its cards
        # By card.
        self.face: tuple[int, ...] = ()  # its kind
        self.deck: i64 = 0  # all cards
        self.vendettas: i64 = 0
        self.armed: tuple[int, ...] = ()  # by black cubes drawn: the vendettas that they trigger
        self.gatherers: i64 = 0
        self.learned: i64 = 0  # special diets that act on the purchase of a diet
        self.cold: i64 = 0  # special diets that act on the purchase of a vendetta
        # For views and for the words of the game.
        self.names: dict[str, list[str]] = {}
        self.faces: tuple[object, ...] = ()  # by kind, as views have them
        self.track: tuple[object, ...] = ()
        self.diets: tuple[object, ...] = ()  # by boar, both


# Cubes, packed into one number

FOOD: Final[i64] = 0xFFFFFF  # the four colours of food
MOST_OF_A_COLOUR: Final = 63
LIKELY: Final = 0.5  # a chance of sickness that is warned of


def size(cubes: i64) -> i64:
    """How many cubes there are."""
    return food(cubes) + counts.of(cubes, BLACK)


def food(cubes: i64) -> i64:
    """How many cubes of food there are."""
    return counts.of(cubes, 0) + counts.of(cubes, 1) + counts.of(cubes, 2) + counts.of(cubes, 3)


def sickness(cubes: int, black: int, drawn: int, sick: int) -> float:
    """The chance that so many cubes drawn out of a bag, with that many black ones in it, make a boar sick."""
    numbers = range(sick, min(black, drawn) + 1)
    return sum([comb(black, number) * comb(cubes - black, drawn - number) for number in numbers]) / comb(cubes, drawn)

"""What can be done at a table of Boars on the Run!, and the names of its colours and kinds."""

from __future__ import annotations

import enum
from typing import Annotated

from msgspec import Meta

from wolfden.engine.terms import Action, Space

# How much there can be, whatever the data says.
MOST_SEATS = 4
MOST_SPACES = 128
MOST_KINDS = 50  # of cards
MOST_CARDS = 60  # a set of cards fits into one number
MOST_CUBES = 150  # that one player can ever have
MOST_MEALS = 8  # two for each boar
MOST_TURNS = 100  # that one player can have

Player = Annotated[int, Meta(ge=0, lt=MOST_SEATS, extra={"seat": True})]
Card = Annotated[int, Meta(ge=0, lt=MOST_KINDS, extra={"named": "Card"})]
Boar = Annotated[int, Meta(ge=0, lt=MOST_SEATS, extra={"named": "Boar"})]
Meal = Annotated[int, Meta(ge=0, lt=MOST_MEALS, extra={"named": "Meal"})]
Transport = Annotated[int, Meta(ge=0, lt=4, extra={"named": "Transport"})]


class Colour(enum.IntEnum):
    """The colours of food."""

    RED = 0
    BLUE = 1
    YELLOW = 2
    GREEN = 3


class Kind(enum.IntEnum):
    """What a card does."""

    DIET = 0  # pay some cubes
    NON_DIET = 1  # having drawn no cube of a colour, move
    MIDNIGHT_FEAST = 2  # having drawn no cube of a colour, gain cubes
    PORTION = 3  # having drawn just so many cubes, move
    GATHERER = 4
    KNOWLEDGE_IS_POWER = 5
    BEST_SERVED_COLD = 6
    COULDNT_CARE_LESS = 7
    OVERTAKE = 8  # from here on vendettas
    PULLBACK = 9
    SWITCHEROO = 10
    FINDERS_KEEPERS = 11
    SORRY_NOT_SORRY = 12


class Ground(enum.IntEnum):
    """What kind of space it is."""

    START = 0
    FOODSTUFF = 1
    PREDATOR = 2
    STATION = 3
    FINISH = 4


class Draw(Action, frozen=True):
    cubes: Annotated[int, Meta(ge=1, le=MOST_CUBES)]


class Trigger(Action, frozen=True):
    """A vendetta whose number of black cubes was drawn."""

    card: Card


class Target(Action, frozen=True):
    """Whom a vendetta is for."""

    player: Player


class Pick(Action, frozen=True):
    """A card of the player who was chosen."""

    card: Card


class ChangeMenu(Action, frozen=True):
    """All four open cards go to the bottom of the deck."""


class KeepMenu(Action, frozen=True):
    pass


class Buy(Action, frozen=True):
    card: Card


class Use(Action, frozen=True):
    """A diet card."""

    card: Card


class Done(Action, frozen=True):
    """Use no more cubes, diets and tickets this turn."""


class Ride(Action, frozen=True):
    transport: Transport


class Eat(Action, frozen=True):
    """A diet of one's boar card."""

    meal: Meal


class Pay(Action, frozen=True):
    """One cube."""

    colour: Colour


class Discard(Action, frozen=True):
    card: Card


class IdleCopy(Action, frozen=True):
    """Among equal cards, of which some can still do something this turn: one that cannot."""

    card: Card


class TakeThree(Action, frozen=True):
    """Of the colour of the foodstuff space."""


class TakeOne(Action, frozen=True):
    colour: Colour


class GiveOne(Action, frozen=True):
    """Of the predator's colour."""


class GiveThree(Action, frozen=True):
    """Of any colours."""


# Being done, meals and rides are neighbours: one set holds them, and it is a small number while nobody can ride.
ACTIONS = Space(
    Draw,
    Trigger,
    Target,
    Pick,
    KeepMenu,
    ChangeMenu,
    Buy,
    Use,
    Done,
    Eat,
    Ride,
    Pay,
    Discard,
    TakeOne,
    TakeThree,
    GiveOne,
    GiveThree,
    IdleCopy,
)

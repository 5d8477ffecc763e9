"""Why a good player of Boars on the Run! does what it does, and what a choice risks. Worth is counted in spaces."""

from __future__ import annotations

from wolfden.engine.terms import Caution, Percent, Why
from wolfden.games.boars.terms.actions import Card, Colour, Meal, Player, Transport

# Drawing


class DrawSafely(Why, frozen=True):
    """So many cubes cannot make the boar sick."""

    cubes: int
    more: Percent  # the chance of sickness with one cube more


class DrawDaring(Why, frozen=True):
    cubes: int
    sick: Percent
    more: Percent


class DrawAll(Why, frozen=True):
    """There are no more in the bag."""

    cubes: int
    sick: Percent


class DrawPortion(Why, frozen=True):
    """Just so many cubes set off a portion diet, whatever comes."""

    card: Card
    spaces: int


class HopeForCard(Why, frozen=True):
    """What the draw is for above all, and how likely it pays that."""

    card: Card
    chance: Percent
    spaces: int


class HopeForNone(Why, frozen=True):
    """Of a card that wants no cube of a colour: how likely that is."""

    card: Card
    chance: Percent


class HopeForMeal(Why, frozen=True):
    meal: Meal
    chance: Percent


class HopeForRide(Why, frozen=True):
    transport: Transport
    chance: Percent
    spaces: int


# Using cubes


class WinNow(Why, frozen=True):
    """It takes the boar to the finish."""


class WorthBuying(Why, frozen=True):
    """What a card should bring in all turns that are left."""

    card: Card
    spaces: int


class WorthLeast(Why, frozen=True):
    """Which of the cards should bring least from now on."""

    card: Card
    spaces: int


class MovesFor(Why, frozen=True):
    """What a diet or a ticket brings, and costs."""

    spaces: int
    cubes: int


class FoodForNothing(Why, frozen=True):
    """A feast."""

    card: Card


class KeepFood(Why, frozen=True):
    """What cubes in hand could still pay is worth less than they will be."""

    cubes: int


class ThenBump(Why, frozen=True):
    """The turn should end on somebody's space."""

    target: Player


class ThenFood(Why, frozen=True):
    """Where the turn should end."""

    space: int
    colour: Colour


class ThenStation(Why, frozen=True):
    space: int
    colour: Colour


class ThenPredator(Why, frozen=True):
    space: int
    colour: Colour


# Vendettas


class PullBack(Why, frozen=True):
    target: Player
    spaces: int
    foremost: bool  # of all opponents


class Overtaking(Why, frozen=True):
    """How far it takes the seat's own boar."""

    target: Player
    spaces: int


class Strip(Why, frozen=True):
    target: Player
    cards: int


class WorthTaking(Why, frozen=True):
    """What somebody else's card should bring in all turns that are left."""

    card: Card
    spaces: int


# The space


class TakeMore(Why, frozen=True):
    """Three cubes of one colour rather than one of any."""


class FeedsDiet(Why, frozen=True):
    """A cube of the colour that a diet eats."""

    colour: Colour
    card: Card


class GiveLess(Why, frozen=True):
    """One cube of the predator's colour rather than three of any."""


# Whatever else


class WorthMore(Why, frozen=True):
    """By how much it is better than all other choices."""

    spaces: int


# Cautions


class LikelySick(Caution, frozen=True):
    """Of a draw: sickness is more likely than not."""

    sick: Percent


class UnusedCard(Caution, frozen=True):
    """Of ending the turn: a diet card could still move the boar."""

    card: Card


class UnusedTicket(Caution, frozen=True):
    """Of ending the turn: the ticket could still be bought."""

    transport: Transport


class HungryPredator(Caution, frozen=True):
    """Of ending the turn: there is nothing to feed the predator with."""

    colour: Colour


class OneIsEnough(Caution, frozen=True):
    """Of three cubes for a predator."""

    colour: Colour


class Backwards(Caution, frozen=True):
    """Of overtaking somebody behind."""

    spaces: int


class OwnCards(Caution, frozen=True):
    """Of a vendetta by which one loses all cards oneself."""

    cards: int


WHYS = (
    DrawSafely,
    DrawDaring,
    DrawAll,
    DrawPortion,
    HopeForCard,
    HopeForNone,
    HopeForMeal,
    HopeForRide,
    WinNow,
    WorthBuying,
    WorthLeast,
    MovesFor,
    FoodForNothing,
    KeepFood,
    ThenBump,
    ThenFood,
    ThenStation,
    ThenPredator,
    PullBack,
    Overtaking,
    Strip,
    WorthTaking,
    TakeMore,
    FeedsDiet,
    GiveLess,
    WorthMore,
)
CAUTIONS = (LikelySick, UnusedCard, UnusedTicket, HungryPredator, OneIsEnough, Backwards, OwnCards)

"""What a seat at a table of Boars on the Run! knows."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from wolfden.engine.terms import Seat
from wolfden.engine.view import Fixed, View
from wolfden.games.boars.box import LIMIT, MARKET
from wolfden.games.boars.components import Diet, Face, Square
from wolfden.games.boars.terms.actions import MOST_CARDS, MOST_CUBES, MOST_SEATS, MOST_SPACES, MOST_TURNS, Boar, Meal

Space = Annotated[int, Meta(ge=0, lt=MOST_SPACES)]
Number = Annotated[int, Meta(ge=0, le=MOST_CUBES)]
Faces = Annotated[tuple[Face, ...], Meta(max_length=LIMIT)]


class Cubes(msgspec.Struct, frozen=True):
    """Cubes by colour."""

    red: Number
    blue: Number
    yellow: Number
    green: Number
    black: Number


class BoarView(msgspec.Struct, frozen=True):
    """A player: the boar, where it is, the cards in front, how many cubes are in the bag, and which, if shown."""

    boar: Boar
    meals: Annotated[tuple[Meal, Meal], Fixed]
    diets: Annotated[tuple[Diet, Diet], Fixed]  # what these cost and bring
    space: Space
    cards: Faces
    cubes: Number
    bag: Cubes | None


class BoarsView(View, frozen=True, kw_only=True):
    """One seat's knowledge. `drawn` is this turn's draw, `hand` what is left of it, `used` the cards used.

    While a card is paid for, `card` is that one, `paid` what was put down, and `due` how much is missing.
    """

    round: Annotated[int, Meta(ge=1, le=MOST_TURNS)]
    starter: Seat
    turn: Seat
    track: Annotated[tuple[Square, ...], Fixed]
    tickets: Annotated[tuple[int, int, int, int], Fixed]  # what each transport costs, by its colour
    spoiling: Annotated[int, Fixed]  # so many black cubes in a draw make a boar sick
    boars: Annotated[tuple[BoarView, ...], Meta(max_length=MOST_SEATS)]
    market: Annotated[tuple[Face, ...], Meta(min_length=MARKET, max_length=MARKET)]
    reserve: Cubes
    deck: Annotated[int, Meta(ge=0, le=MOST_CARDS)]
    drawn: Cubes
    hand: Cubes
    sick: bool
    bought: bool
    card: Face | None
    due: Annotated[int, Meta(ge=0, le=40)]
    paid: Cubes
    used: Faces
    eaten: tuple[bool, bool]


class BoarsReview(msgspec.Struct, frozen=True, kw_only=True):
    """Everything, once the game is over: all bags."""

    boars: tuple[BoarView, ...]
    reserve: Cubes
    turns: int

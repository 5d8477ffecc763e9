"""What a seat at a table of Boars on the Run! knows."""

from __future__ import annotations

import enum
from typing import Annotated, cast

import msgspec
from msgspec import Meta

from wolfden.engine.bits import count, members
from wolfden.engine.terms import Seat
from wolfden.engine.view import View
from wolfden.games.boars.actions import (
    MOST_CARDS,
    MOST_CUBES,
    MOST_SEATS,
    MOST_SPACES,
    Boar,
    Meal,
)
from wolfden.games.boars.box import COLOURS, held
from wolfden.games.boars.components import Face, Square
from wolfden.games.boars.race import LIMIT, MARKET, Boars
from wolfden.games.boars.rules import DRAW, MOST_TURNS
from wolfden.games.boars.spaces import FORAGE, GIVE_ANY, MEET, WAIT
from wolfden.games.boars.use import DISCARD, PAY_FOR_CARD, USE_CUBES
from wolfden.games.boars.vendettas import MENU

Space = Annotated[int, Meta(ge=0, lt=MOST_SPACES)]
Number = Annotated[int, Meta(ge=0, le=MOST_CUBES)]
Faces = Annotated[tuple[Face, ...], Meta(max_length=LIMIT)]
Fixed = Meta(extra={"constant": True})


class Phase(enum.IntEnum):
    """What is being decided."""

    DRAW = 0
    VENDETTA = 1
    MENU = 2
    USE = 3
    PAY = 4
    DISCARD = 5
    FOODSTUFF = 6
    PREDATOR = 7
    STATION = 8
    OVER = 9


PHASES = {
    DRAW: Phase.DRAW,
    MENU: Phase.MENU,
    USE_CUBES: Phase.USE,
    PAY_FOR_CARD: Phase.PAY,
    GIVE_ANY: Phase.PAY,
    DISCARD: Phase.DISCARD,
    FORAGE: Phase.FOODSTUFF,
    MEET: Phase.PREDATOR,
    WAIT: Phase.STATION,
}


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
    space: Space
    cards: Faces
    cubes: Number
    bag: Cubes | None


class BoarsView(View, frozen=True, kw_only=True):
    """One seat's knowledge. `drawn` is this turn's draw, `hand` what is left of it, `used` the cards used.

    While a card is paid for, `card` is that one, `paid` what was put down, and `due` how much is missing.
    """

    phase: Phase
    round: Annotated[int, Meta(ge=1, le=MOST_TURNS)]
    starter: Seat
    turn: Seat
    track: Annotated[tuple[Square, ...], Fixed]
    tickets: Annotated[tuple[int, int, int, int], Fixed]  # what each transport costs, by its colour
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


def view(s: Boars, seat: int | None) -> BoarsView:
    """The view of a seat, or of a spectator."""
    return BoarsView(
        seat=seat,
        step=s.step.name,
        actors=s.actors(),
        held=s.holding(seat),
        over=s.over,
        phase=Phase.OVER if s.over else PHASES.get(s.step, Phase.VENDETTA),
        round=min(s.round, s.box.turns),
        starter=s.starter,
        turn=s.turn,
        track=cast(tuple[Square, ...], s.box.track),
        tickets=cast(tuple[int, int, int, int], s.box.tickets),
        boars=tuple(player(s, other, shown(s, seat, other)) for other in range(s.seats)),
        market=tuple(face(s, card) for card in s.market),
        reserve=cubes(s.reserve),
        deck=count(s.pile) + len(s.bottom),
        drawn=cubes(s.drawn),
        hand=cubes(s.hand),
        sick=s.sick,
        bought=s.bought,
        card=None if s.card < 0 else face(s, s.card),
        due=s.due,
        paid=cubes(s.paid),
        used=cards(s, s.used & s.cards[s.turn]),
        eaten=(s.eaten & 1 == 1, s.eaten & 2 == 2),
    )


def shown(s: Boars, seat: int | None, other: int) -> bool:
    """Whether a seat is shown what is in a bag; by memory it could always tell."""
    bags = s.table.options["bags"]
    return bags == "all" or (bags == "own" and seat == other)


def player(s: Boars, seat: int, shown: bool) -> BoarView:
    boar = s.boars[seat]
    bag = cubes(s.bags[seat])
    total = bag.red + bag.blue + bag.yellow + bag.green + bag.black
    return BoarView(boar, (2 * boar, 2 * boar + 1), s.at[seat], cards(s, s.cards[seat]), total, bag if shown else None)


def cards(s: Boars, some: int) -> tuple[Face, ...]:
    """A set of cards, face by face."""
    return tuple(face(s, card) for card in members(some))


def face(s: Boars, card: int) -> Face:
    return cast(Face, s.box.faces[s.box.face[card]])


def cubes(packed: int) -> Cubes:
    return Cubes(*[held(packed, colour) for colour in range(COLOURS + 1)])


def review(s: Boars) -> BoarsReview:
    """All there is."""
    return BoarsReview(
        boars=tuple(player(s, seat, True) for seat in range(s.seats)), reserve=cubes(s.reserve), turns=s.round
    )

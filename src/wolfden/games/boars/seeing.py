"""What a seat at a table of Boars on the Run! is shown of the state."""

from __future__ import annotations

from typing import cast

from wolfden.engine import counts
from wolfden.engine.bits import count, members
from wolfden.games.boars.box import COLOURS
from wolfden.games.boars.components import Diet, Face, Square
from wolfden.games.boars.state import Boars
from wolfden.games.boars.view import BoarsReview, BoarsView, BoarView, Cubes


def view(s: Boars, seat: int | None) -> BoarsView:
    """The view of a seat, or of a spectator."""
    return BoarsView(
        seat=seat,
        step=s.step.name,
        actors=s.actors(),
        held=s.holding(seat),
        over=s.over,
        round=min(s.round, s.box.turns),
        starter=s.starter,
        turn=s.turn,
        track=cast(tuple[Square, ...], s.box.track),
        tickets=cast(tuple[int, int, int, int], s.box.tickets),
        spoiling=s.box.sick,
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
    bags = s.setting.options["bags"]
    return bags == "all" or (bags == "own" and seat == other)


def player(s: Boars, seat: int, shown: bool) -> BoarView:
    boar = s.boars[seat]
    bag = cubes(s.bags[seat])
    total = bag.red + bag.blue + bag.yellow + bag.green + bag.black
    diets = cast(tuple[Diet, Diet], s.box.diets[boar])
    lying = cards(s, s.cards[seat])
    return BoarView(boar, (2 * boar, 2 * boar + 1), diets, s.at[seat], lying, total, bag if shown else None)


def cards(s: Boars, some: int) -> tuple[Face, ...]:
    """A set of cards, face by face."""
    return tuple(face(s, card) for card in members(some))


def face(s: Boars, card: int) -> Face:
    return cast(Face, s.box.faces[s.box.face[card]])


def cubes(packed: int) -> Cubes:
    return Cubes(*[counts.of(packed, colour) for colour in range(COLOURS + 1)])


def review(s: Boars) -> BoarsReview:
    """All there is."""
    return BoarsReview(
        boars=tuple(player(s, seat, True) for seat in range(s.seats)), reserve=cubes(s.reserve), turns=s.round
    )

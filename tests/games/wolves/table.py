"""A table of Wolves to test on: positions set up as a test wants them, short names for moves, and what is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, cast

import wolfden
from tests.games.table import refusal, told  # noqa: F401 - for the tests beside it
from wolfden.engine.step import Step
from wolfden.engine.terms import Action
from wolfden.games.wolves import SOURCE
from wolfden.games.wolves.rules.gathering import GATHERING
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import (
    Card,
    Give,
    GiveTo,
    HandOver,
    Knowledge,
    Pay,
    Piece,
    Resource,
    Store,
)
from wolfden.games.wolves.view import WolvesView

WOLVES = wolfden.game("wolves")
TABLES = range(3, 7)
FISH, CORN, BISON = Resource
LAST = 8


def data(**changed: Mapping[str, Any]) -> dict[str, Any]:
    """The tables of the data file, with some numbers changed: `data(rules={"needs": 0})`."""
    tables = deepcopy(SOURCE.tables)
    for name, numbers in changed.items():
        tables[name].update(numbers)
    return tables


# Nobody ever starves, so that games by chance go on to the end.
EASY = WOLVES.with_data(data(rules={"needs": 0}))


def cards(fish: int = 0, corn: int = 0, bison: int = 0, leader: int = 0, forest: int = 0) -> int:
    """Cards, tokens or needs, as the state has them."""
    numbers = (fish, corn, bison, leader, forest)
    return sum(number * 64**kind for kind, number in enumerate(numbers))


def gift(*pieces: Piece) -> int:
    """Pieces of a gift, as the state has them."""
    return sum(64**piece for piece in pieces)


def new(seats: int = 3, seed: int = 1, game: wolfden.Game = WOLVES, **options: Any) -> Wolves:
    return cast(Wolves, game.new(seats, seed, **options))


def position(
    step: Step[Wolves],
    seats: int = 3,
    turn: int = 3,
    hands: Sequence[int] = (),
    reserves: Sequence[int] = (),
    unmet: Sequence[int] = (),
    status: Sequence[int] = (),
    order: Sequence[int] = (),
    knowledge: Mapping[int, Sequence[Knowledge]] | None = None,
    overstretched: Sequence[int] = (),
    game: wolfden.Game = WOLVES,
    seed: int = 1,
) -> Wolves:
    """A table in the midst of a turn. What is not given is nothing, and ranks go by seat."""
    s = new(seats, seed, game)
    s.turn = turn
    s.order = tuple(order) or tuple(range(seats))
    s.stopped = 2**seats - 1
    for seat in range(seats):
        s.hand[seat] = hands[seat] if seat < len(hands) else 0
        s.reserve[seat] = reserves[seat] if seat < len(reserves) else 0
        s.unmet[seat] = unmet[seat] if seat < len(unmet) else 0
        s.status[seat] = status[seat] if seat < len(status) else 0
    s.knowledge = tuple(sum(2**card for card in (knowledge or {}).get(seat, ())) for seat in range(seats))
    s.overstretched = sum(2**seat for seat in overstretched)
    s.go(step)
    return s


def gathering(seats: int = 3, **given: Any) -> Wolves:
    """A table where everybody is about to draw."""
    s = position(GATHERING, seats, **given)
    s.stopped = 0
    return s


# Looking.


def sees(s: Wolves, seat: int | None) -> WolvesView:
    view = s.view(seat)
    assert isinstance(view, WolvesView)
    return view


def statuses(s: Wolves) -> tuple[int, ...]:
    return tuple(mat.status for mat in sees(s, None).mats)


def reserve(s: Wolves, seat: int) -> tuple[int, int, int]:
    held = sees(s, None).mats[seat].reserve
    return held.fish, held.corn, held.bison


def unmet(s: Wolves, seat: int) -> tuple[int, int, int]:
    needs = sees(s, None).mats[seat].unmet
    return needs.fish, needs.corn, needs.bison


def hand(s: Wolves, seat: int) -> dict[str, int]:
    """A seat's hand and leaders, as it sees them."""
    held = sees(s, seat).hand
    assert held is not None
    return {name: number for name in held.__struct_fields__ if (number := getattr(held, name))}


def choices(s: Wolves, seat: int, kind: type[Action] | None = None) -> list[Action]:
    """What a seat may do now, of one kind if it matters."""
    actions = [WOLVES.action(number) for number in s.actions(seat)]
    return [action for action in actions if kind is None or isinstance(action, kind)]


# Doing.


def do(s: Wolves, seat: int, *actions: Action) -> None:
    """Make choices one by one."""
    for action in actions:
        s.act(seat, WOLVES.number(action))


def chain(s: Wolves, seat: int, *actions: Action) -> None:
    """Make one whole move."""
    s.chain(seat, [WOLVES.number(action) for action in actions])


def pay(fish: tuple[int, int] = (0, 0), corn: tuple[int, int] = (0, 0), bison: tuple[int, int] = (0, 0)) -> list[Pay]:
    """A payment: so many tokens and leaders for each resource, the rest from hand."""
    return [Pay(FISH, *fish), Pay(CORN, *corn), Pay(BISON, *bison)]


def give(s: Wolves, giver: int, receiver: int, *pieces: Piece) -> None:
    """Offer these pieces to somebody."""
    chain(s, giver, GiveTo(receiver), *[Give(piece) for piece in pieces], HandOver())


def store(fish: int = 0, corn: int = 0, bison: int = 0) -> list[Store]:
    return [Store(FISH, fish), Store(CORN, corn), Store(BISON, bison)]


def own(s: Wolves, seat: int, deck: int) -> None:
    """Let these be all the cards of a seat."""
    s.owned = (*s.owned[:seat], deck, *s.owned[seat + 1 :])


def put_next(s: Wolves, seat: int, *next_cards: Card) -> None:
    """Let these be the next cards that a seat draws."""
    top = list(s.top)
    top[seat] = sum((card + 1) * 8**place for place, card in enumerate(next_cards))
    s.top = tuple(top)


def play_by_chance(s: Wolves, seed: int) -> None:
    """Make moves by chance to the end of the game."""
    chance = Random(seed)
    while not s.over:
        seat = chance.choice(s.actors())
        s.act(seat, chance.choice(s.actions(seat)))

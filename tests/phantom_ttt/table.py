"""A table of phantom tic-tac-toe, for its tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import wolfden
from examples.phantom_ttt.view import Mark, PhantomView

GAME = wolfden.game("examples.phantom_ttt")
LINES = [{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}]


def after(*cells: int) -> wolfden.State:
    """The state after these tries, made by whoever's turn it is."""
    state = GAME.new(2, 1)
    for cell in cells:
        state.act(state.actors()[0], cell)
    return state


def random_games(number: int, start: int = 0) -> Iterator[wolfden.State]:
    """All positions of some games by chance, the first and the last included."""
    for seed in range(start, start + number):
        chance = Random(seed)
        state = GAME.new(2, seed)
        yield state
        while not state.over:
            seat = state.actors()[0]
            state.act(seat, chance.choice(state.actions(seat)))
            yield state


def board(text: str) -> tuple[Mark, ...]:
    return tuple(Mark(".XO".index(sign)) for sign in text.replace(" ", ""))


def seen(state: wolfden.State, seat: int | None) -> PhantomView:
    view = state.view(seat)
    assert isinstance(view, PhantomView)
    return view

"""Cubes and cards: none is ever lost or made, whatever happens."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .table import BOARS, BOX, COLOURS, all_cards, all_cubes, inside


@settings(max_examples=30, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_cubes_and_cards_are_conserved(seats: int, seed: int) -> None:
    s, chance = BOARS.new(seats, seed), Random(seed)
    cubes = {"red": 35, "blue": 35, "yellow": 35, "green": 35, "black": 5 * seats}
    cards = list(range(len(BOX.face)))
    while not s.over:
        assert all_cubes(s) == cubes
        assert all_cards(s) == cards
        b = inside(s)
        assert all(bag // 64**4 + (b.hand // 64**4 if seat == b.turn else 0) == 5 for seat, bag in enumerate(b.bags))
        assert all(lying.bit_count() <= 4 for lying in b.cards)
        assert all(0 <= space < 95 for space in b.at)
        seat = s.actors()[0]
        # Small draws, so that more happens than sickness.
        actions = s.actions(seat)
        s.act(seat, actions[chance.randrange(min(len(actions), 9))] if len(actions) > 20 else chance.choice(actions))
    assert all_cubes(s) == cubes
    assert all_cards(s) == cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_says_the_same_as_the_state(seats: int) -> None:
    s, chance = BOARS.new(seats, seats, bags="all"), Random(seats)
    for _ in range(300):
        view = s.view(None)
        b = inside(s)
        shown = sum(boar.cubes for boar in view.boars)  # type: ignore[attr-defined]
        hand = view.hand  # type: ignore[attr-defined]
        reserve = view.reserve  # type: ignore[attr-defined]
        shown += hand.red + hand.blue + hand.yellow + hand.green + hand.black
        shown += sum(getattr(view.paid, colour) for colour in COLOURS)  # type: ignore[attr-defined]
        shown += reserve.red + reserve.blue + reserve.yellow + reserve.green
        assert shown == 4 * 35 + 5 * seats
        assert view.deck == b.pile.bit_count() + len(b.bottom)  # type: ignore[attr-defined]
        if s.over:
            break
        seat = s.actors()[0]
        s.chain(seat, whole(s, seat, chance))


def whole(s: object, seat: int, chance: Random) -> tuple[int, ...]:
    from wolfden.engine.conformance.walk import whole_move

    return whole_move(s, seat, chance)  # type: ignore[arg-type]

"""Imagined worlds: at every position, for every seat."""

from __future__ import annotations

from itertools import count as upwards
from random import Random

import pytest

from tests.games.sobakistan.table import BLOODHOUND, BOX, GAME, LIAISON, TABLES
from wolfden import State
from wolfden.engine.bits import count
from wolfden.games.sobakistan.state import SLOT, Sobakistan, board_of


def imagine_everywhere(seats: int, seed: int, worlds: int = 1) -> int:
    """Play by chance, and imagine at every position for every seat; how many worlds that was."""
    s, chance, imagined = GAME.new(seats, seed), Random(seed), 0
    while not s.over:
        for seat in range(seats):
            for _ in range(worlds):
                world = s.redeal(seat, chance.getrandbits(64))
                assert world.actions(seat) == s.actions(seat)
                check(s, world, seat)
                imagined += 1
        actor = chance.choice(s.actors())
        s.act(actor, chance.choice(s.actions(actor)))
    return imagined


def check(truth: State, world: State, seat: int) -> None:
    """The world is whole, and the same in everything that the seat knows."""
    assert isinstance(truth, Sobakistan)
    assert isinstance(world, Sobakistan)
    if seat >= 2:
        assert board_of(world, seat) == board_of(truth, seat)
    for wolf in range(2, truth.seats):
        stations = [mark % SLOT for mark in board_of(world, wolf)]
        slots = [mark // SLOT for mark in board_of(world, wolf)]
        assert stations[0] == BOX.routes[world.route][0]
        assert slots == sorted(slots)
        assert set(slots) == {mark // SLOT for mark in board_of(truth, wolf)}
        assert bool(world.drops[wolf]) == bool(truth.drops[wolf])
    assert count(world.hand) == count(truth.hand)
    assert count(world.deck) == count(truth.deck)
    assert not world.hand & world.deck
    if seat != BLOODHOUND:
        assert BOX.routes[world.route][0] == BOX.routes[truth.route][0]
    if seat == LIAISON:
        assert (world.route, world.hand, world.deck, world.messages) == (
            truth.route,
            truth.hand,
            truth.deck,
            truth.messages,
        )
    hints = [card % 64 for card in world.trail]
    assert len(set(hints)) == len(hints)
    assert not any(world.hand >> hint & 1 or world.deck >> hint & 1 for hint in hints)


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_worlds_can_be_imagined_at_every_position(seats: int, seed: int) -> None:
    assert imagine_everywhere(seats, seed) > 30


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_sees_does_not_change_in_imagined_worlds(seed: int) -> None:
    s, chance = GAME.new(5, seed), Random(seed)
    while not s.over:
        for seat in range(5):
            world = s.redeal(seat, chance.getrandbits(32))
            assert world.view(seat) == s.view(seat)
            assert world.journal(seat) == s.journal(seat)
            assert world.view(None) == s.view(None)
        actor = chance.choice(s.actors())
        s.act(actor, chance.choice(s.actions(actor)))


def test_everybody_imagines_more_than_one_world() -> None:
    s = in_third_round(seats=6)
    for seat in range(6):
        assert len({s.redeal(seat, seed).save() for seed in range(5)}) > 1


def in_third_round(seats: int) -> State:
    """The first game by chance that comes so far."""
    for seed in upwards():
        s, chance = GAME.new(seats, seed), Random(seed)
        while not s.over:
            if s.view(None).round == 3:  # type: ignore[attr-defined]
                return s
            actor = chance.choice(s.actors())
            s.act(actor, chance.choice(s.actions(actor)))
    raise AssertionError


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_worlds_can_be_imagined_at_every_position_of_5000_games_with_four_wolves(part: int) -> None:
    for seed in range(500 * part, 500 * (part + 1)):
        imagine_everywhere(6, 10_000 + seed)

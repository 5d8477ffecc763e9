"""What a seat can believe. A world is who has marked and who has tried what: two pairs of sets of cells."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import pytest

import wolfden
from examples.phantom_ttt.state import Phantom
from examples.phantom_ttt.terms import Bumped, FullBoard, Marked, ThreeInARow
from tests.phantom_ttt.table import LINES, after, random_games, seen

Cells = frozenset[int]
World = tuple[tuple[Cells, Cells], tuple[Cells, Cells]]
START: World = ((frozenset(), frozenset()), (frozenset(), frozenset()))


def lined(cells: Cells) -> bool:
    return any(line <= cells for line in LINES)


def winners(world: World) -> tuple[int, ...]:
    return tuple(seat for seat in (0, 1) if lined(world[0][seat]))


def marks(world: World) -> int:
    return len(world[0][0] | world[0][1])


def mover(world: World) -> int | None:
    return None if winners(world) or marks(world) == 9 else marks(world) % 2


def tried(world: World, cell: int) -> tuple[World, bool]:
    """The world after a try, and whether it succeeded: the rules once more, as plainly as can be."""
    seat = marks(world) % 2
    own, tries = list(world[0]), list(world[1])
    tries[seat] = tries[seat] | {cell}
    free = cell not in own[1 - seat]
    if free:
        own[seat] = own[seat] | {cell}
    return ((own[0], own[1]), (tries[0], tries[1])), free


def unseen(worlds: set[World], other: int) -> set[World]:
    """These worlds and all that the other player can make of them before it is one's own turn."""
    found, new = set(worlds), worlds
    while new:
        movable = [world for world in new if mover(world) == other]
        new = {tried(world, cell)[0] for world in movable for cell in range(9) if cell not in world[1][other]} - found
        found |= new
    return found


def believable(state: wolfden.State, seat: int) -> set[World]:
    """All worlds that fit what the seat was told and what is public: every way the other can have played."""
    worlds = unseen({START}, 1 - seat)
    for event in state.journal(seat):
        assert isinstance(event, (Marked, Bumped))
        results = [tried(world, event.cell) for world in worlds if mover(world) == seat]
        worlds = unseen({world for world, free in results if free == isinstance(event, Marked)}, 1 - seat)
    acts = state.actors()[0] if not state.over else None
    won = state.outcome().winners if state.over else ()
    number = seen(state, None).marks
    return {w for w in worlds if (marks(w), mover(w), winners(w)) == (number, acts, won)}


def world_of(state: wolfden.State) -> World:
    assert isinstance(state, Phantom)
    parts = [
        frozenset(cell for cell in range(9) if both >> (9 * seat + cell) & 1)
        for both in (state.marks, state.tried)
        for seat in (0, 1)
    ]
    return (parts[0], parts[1]), (parts[2], parts[3])


def positions() -> list[Any]:
    """Positions at every depth and of every ending, each with a seat to believe."""
    chosen: dict[object, Any] = {}
    for state in random_games(120):
        reason = type(state.outcome().reason).__name__ if state.over else ""
        for seat in (0, 1):
            won = state.outcome().winners if state.over else ()
            kind = (seen(state, seat).marks, state.actors(), reason, won, seat)
            chosen.setdefault(kind, (state.clone(), seat))
    return list(chosen.values())


@pytest.mark.parametrize(("state", "seat"), positions())
def test_redeal_is_uniform_over_what_brute_force_finds(state: wolfden.State, seat: int) -> None:
    worlds = believable(state, seat)
    assert world_of(state) in worlds
    boards = {world[0] for world in worlds}
    draws = 40 * len(boards)
    counts: Counter[object] = Counter()
    for seed in range(draws):
        imagined = world_of(state.redeal(seat, seed))
        assert imagined in worlds
        counts[imagined[0]] += 1
    assert set(counts) == boards
    # Every one of them 40 times on average: five standard deviations up or down is more than chance.
    assert all(abs(times - 40) <= 5 * sqrt(40) for times in counts.values())


def test_closed_hand() -> None:
    """A redeal shows the seat, and the spectators, exactly what they saw before."""
    for number, state in enumerate(random_games(100)):
        for seat in (0, 1):
            world = state.redeal(seat, number)
            assert world.actors() == state.actors()
            assert world.actions(seat) == state.actions(seat)
            assert world.over == state.over
            for eye in (seat, None):
                assert world.view(eye) == state.view(eye)
                assert world.journal(eye) == state.journal(eye)
            if state.over:
                assert world.outcome() == state.outcome()


def test_empty_mind() -> None:
    """Two games that told a seat the same are imagined the same, to the last byte."""
    told: dict[object, wolfden.State] = {}
    pairs = 0
    for state in random_games(300):
        for seat in (0, 1):
            first = told.setdefault((seat, state.view(seat), state.journal(seat)), state.clone())
            if first.save() != state.save():
                pairs += world_of(first) != world_of(state)
                assert first.redeal(seat, 5).save() == state.redeal(seat, 5).save()
    assert pairs > 100


def test_imagined_worlds_play_on() -> None:
    for number, state in enumerate(random_games(60)):
        seat = number % 2
        world = state.redeal(seat, number)
        chance = Random(number)
        while not world.over:
            mover = world.actors()[0]
            world.act(mover, chance.choice(world.actions(mover)))
            again = world.redeal(seat, number)
            assert again.view(seat) == world.view(seat)
        assert type(world.outcome().reason) in (ThreeInARow, FullBoard)


def test_clones_go_their_own_way() -> None:
    state = after(4, 0)
    before = state.save()
    twin = state.clone()
    assert twin.save() == before
    twin.act(0, 0)
    assert state.save() == before
    assert twin.save() != before

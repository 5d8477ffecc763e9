"""Which routes may be the one for what a seat knows: those that begin where the Wolves may have started."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    BOARD,
    END_HUNT,
    GAME,
    LIAISON,
    RUN,
    TABLES,
    YELLOW,
    act,
    begun,
    new,
    to_hunt,
    view,
)
from wolfden.games.sobakistan.actions import SniffAround, ToDistrict, ToStation
from wolfden.games.sobakistan.model import Sobakistan

EVERYWHERE = tuple(sorted({start for start, _, _ in BOARD.routes}))


def starts(s: Sobakistan, seat: int | None) -> tuple[int, ...]:
    return view(s, seat).starts


def near(station: int, steps: int) -> tuple[int, ...]:
    return tuple(start for start in EVERYWHERE if BOARD.distance(station, start) <= steps)


def test_all_route_cards_are_known_to_all() -> None:
    s = new()
    for seat in (None, BLOODHOUND, LIAISON, YELLOW):
        assert list(view(s, seat).map.routes) == BOARD.routes


def test_the_resistance_knows_where_it_starts_and_others_do_not() -> None:
    s = new(route=(16, 3, 9))
    assert starts(s, LIAISON) == starts(s, YELLOW) == starts(s, BLUE) == (16,)
    assert starts(s, BLOODHOUND) == starts(s, None) == EVERYWHERE


def test_who_is_caught_in_the_first_round_came_from_nearby() -> None:
    s = to_hunt(begun(route=(16, 3, 9)), [9], [10])
    act(s, BLOODHOUND, ToDistrict(2, BOARD.district_of[9]), ToStation(2, 9))
    found = starts(s, BLOODHOUND)
    assert found == near(9, 1)
    assert found == starts(s, None)
    assert 16 in found


def test_one_more_step_leaves_more_stations() -> None:
    s = to_hunt(begun(route=(16, 3, 9)), [RUN, 9, 2], [10])
    act(s, BLOODHOUND, ToDistrict(2, BOARD.district_of[2]), ToStation(2, 2))
    assert starts(s, BLOODHOUND) == near(2, 2)


def test_nobody_started_where_nobody_has_been() -> None:
    s = to_hunt(begun(route=(16, 3, 9)), [18], [10])
    act(s, BLOODHOUND, ToDistrict(2, BOARD.district_of[9]))
    s.hunted |= 2 ** BOARD.pairs[2]
    act(s, BLOODHOUND, SniffAround(9))
    assert starts(s, BLOODHOUND) == tuple(start for start in EVERYWHERE if start != 9)
    act(s, BLOODHOUND, END_HUNT)
    assert 9 not in starts(s, None)


@pytest.mark.parametrize("seats", TABLES)
def test_the_true_start_is_never_ruled_out_and_knowledge_only_grows(seats: int) -> None:
    for seed in range(3):
        s, chance, before = GAME.new(seats, seed), Random(seed), set(EVERYWHERE)
        assert isinstance(s, Sobakistan)
        start = BOARD.routes[s.route][0]
        while not s.over:
            found = set(starts(s, BLOODHOUND))
            assert start in found <= before
            assert starts(s, None) == starts(s, BLOODHOUND)
            before = found
            actor = chance.choice(s.actors())
            s.act(actor, chance.choice(s.actions(actor)))
        assert starts(s, None) == starts(s, BLOODHOUND) == (start,)

"""Which routes may be the one for what a seat knows: those that fit, and begin where the Wolves may have started."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    BOX,
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
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.actions import SniffAround, ToDistrict, ToStation

EVERYWHERE = tuple(range(1, 19))


def starts(s: Sobakistan, seat: int | None) -> tuple[int, ...]:
    return view(s, seat).starts


def near(station: int, steps: int) -> tuple[int, ...]:
    return tuple(start for start in EVERYWHERE if BOX.distance(station, start) <= steps)


def routes(s: Sobakistan, seat: int | None) -> set[tuple[int, int, int]]:
    """Those that may be the one, as the seat's view has them."""
    return {(start, drop_off, end) for start, drop_off, ends in view(s, seat).routes for end in ends}


def test_what_everybody_knows_is_how_routes_are_made() -> None:
    s, steps = new(route=(16, 3, 9)), BOX.distance
    fitting = {
        (start, drop_off, end)
        for start, drop_off, end in permutations(EVERYWHERE, 3)
        if steps(start, drop_off) >= 3
        and steps(drop_off, end) >= 3
        and steps(start, drop_off) + steps(drop_off, end) <= 8
    }
    assert routes(s, BLOODHOUND) == routes(s, None) == fitting == set(BOX.routes)
    for seat in (LIAISON, YELLOW, BLUE):
        assert routes(s, seat) == {route for route in fitting if route[0] == 16}


def test_the_terminal_tells_everybody_what_they_can_make_of_it() -> None:
    s = new(route=(16, 3, 9))

    def shown(seat: int) -> str:
        return "\n".join(GAME.show(view(s, seat), GAME.words, ["Hound", "Liaison", "Yellow", "Blue"]))

    assert "\nAs far as the Wolves know, the drop-off point is one of" in shown(LIAISON)
    assert "\nThe drop-off point is one of" in shown(YELLOW)
    assert "The Wolves can have started anywhere." in shown(BLOODHOUND)


def test_with_open_routes_everybody_sees_which_cards_may_be_the_one() -> None:
    s = new(route=(16, 3, 9), open_routes=True)
    cards = {BOX.routes[number] for number in BOX.deck}
    assert routes(s, BLOODHOUND) == routes(s, None) == cards
    for seat in (LIAISON, YELLOW, BLUE):
        assert routes(s, seat) == {card for card in cards if card[0] == 16}
        assert view(s, seat).open_routes


def test_the_resistance_knows_where_it_starts_and_others_do_not() -> None:
    s = new(route=(16, 3, 9))
    assert starts(s, LIAISON) == starts(s, YELLOW) == starts(s, BLUE) == (16,)
    assert starts(s, BLOODHOUND) == starts(s, None) == EVERYWHERE


def test_who_is_caught_in_the_first_round_came_from_nearby() -> None:
    s = to_hunt(begun(route=(16, 3, 9)), [9], [10])
    act(s, BLOODHOUND, ToDistrict(2, BOX.district_of[9]), ToStation(2, 9))
    found = starts(s, BLOODHOUND)
    assert found == near(9, 1)
    assert found == starts(s, None)
    assert 16 in found


def test_one_more_step_leaves_more_stations() -> None:
    s = to_hunt(begun(route=(16, 3, 9)), [RUN, 9, 2], [10])
    act(s, BLOODHOUND, ToDistrict(2, BOX.district_of[2]), ToStation(2, 2))
    assert starts(s, BLOODHOUND) == near(2, 2)


def test_nobody_started_where_nobody_has_been() -> None:
    s = to_hunt(begun(route=(16, 3, 9)), [18], [10])
    act(s, BLOODHOUND, ToDistrict(2, BOX.district_of[9]))
    s.hunted |= 2 ** BOX.pairs[2]
    act(s, BLOODHOUND, SniffAround(9))
    assert starts(s, BLOODHOUND) == tuple(start for start in EVERYWHERE if start != 9)
    act(s, BLOODHOUND, END_HUNT)
    assert 9 not in starts(s, None)


@pytest.mark.parametrize("seats", TABLES)
def test_the_true_start_is_never_ruled_out_and_knowledge_only_grows(seats: int) -> None:
    for seed in range(3):
        s, chance, before = GAME.new(seats, seed), Random(seed), set(EVERYWHERE)
        assert isinstance(s, Sobakistan)
        start = BOX.routes[s.route][0]
        while not s.over:
            found = set(starts(s, BLOODHOUND))
            assert start in found <= before
            assert starts(s, None) == starts(s, BLOODHOUND)
            before = found
            actor = chance.choice(s.actors())
            s.act(actor, chance.choice(s.actions(actor)))
        assert starts(s, None) == starts(s, BLOODHOUND) == (start,)

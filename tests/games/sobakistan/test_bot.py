"""The simple player."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    GAME,
    LIAISON,
    NW,
    TABLES,
    YELLOW,
    act,
    begun,
    drive,
    enter,
    hint,
    in_districts,
    number,
    stand,
    to_hunt,
)
from wolfden.bots import bot as find
from wolfden.bots.turn import take_turn
from wolfden.engine.chance import fast
from wolfden.engine.common import Said
from wolfden.games.sobakistan.terms.actions import REMARKS, MoveTo, ToPrecinct, ToStation, YouAreAway

SIMPLE, RANDOM = find(GAME, "simple"), find(GAME, "random")


def play(seats: int, seed: int, bloodhound: str, resistance: str) -> str:
    """A whole game; who won."""
    s, stream, order = GAME.new(seats, seed), fast(seed), Random(seed)
    while not s.over:
        seat = order.choice(s.actors())
        take_turn(s, seat, find(GAME, bloodhound if seat == BLOODHOUND else resistance), stream)
    return "bloodhound" if s.outcome().winners == (BLOODHOUND,) else "resistance"


@pytest.mark.parametrize("seats", TABLES)
def test_it_plays_whole_games(seats: int) -> None:
    assert play(seats, seats, "simple", "simple") in ("bloodhound", "resistance")


def test_the_same_sight_and_seed_give_the_same_answer() -> None:
    s = to_hunt(begun(5), [9], [10], [17])
    sight = s.sight(BLOODHOUND, 4)
    assert SIMPLE.choose(sight, 9) == SIMPLE.choose(sight, 9)


def test_the_bloodhound_storms_where_a_wolf_was_just_caught_nearby() -> None:
    s = to_hunt(begun(3), [17])
    in_districts(s, "Central", "Central", "Central")
    act(s, BLOODHOUND, enter(1, 17), ToPrecinct(1, NW))
    act(s, YELLOW, MoveTo(16))
    choices = Counter(GAME.action(SIMPLE.choose(s.sight(BLOODHOUND, seed), seed)) for seed in range(20))
    assert all(isinstance(action, ToStation) for action in choices)


def test_a_wolf_believes_the_liaison() -> None:
    s = begun(3)
    s.say(LIAISON, GAME.number(YouAreAway(YELLOW, 3)))
    hint(s)
    drops = {route[1] for route in s.box.routes if route[0] == 16 and s.box.distance(16, route[1]) == 3}
    chosen = GAME.action(SIMPLE.choose(s.sight(YELLOW, 1), 1))
    assert drops
    assert chosen != MoveTo(16)


def test_the_liaison_says_once_a_round_how_far_away_a_wolf_is() -> None:
    s = begun(3)
    remarks = SIMPLE.talk(s.sight(LIAISON, 1), 1)
    assert [REMARKS.value(remark) for remark in remarks] == [YouAreAway(YELLOW, s.box.distance(16, 3))]
    s.say(LIAISON, remarks[0])
    assert SIMPLE.talk(s.sight(LIAISON, 1), 1) == ()
    assert Said(LIAISON, remarks[0]) in s.journal(YELLOW)
    assert SIMPLE.talk(s.sight(YELLOW, 1), 1) == ()


def test_a_wolf_keeps_away_from_squads() -> None:
    s = begun(3)
    hint(s)
    stand(s, yellow=17)
    s.squads = (32 + s.box.district_of[17],) * 3
    s.hunted |= 2**5 | 2**6
    chosen = {SIMPLE.choose(s.sight(YELLOW, seed), seed) for seed in range(10)}
    assert number(MoveTo(16)) not in chosen
    assert number(MoveTo(16)) in s.actions(YELLOW)
    assert drive(1, "Central").district == s.box.district_of[16]


@pytest.mark.long
@pytest.mark.parametrize("seats", TABLES)
def test_it_is_better_than_chance_on_both_sides(seats: int) -> None:
    wins = {
        pair: sum(play(seats, seed, *pair) == "resistance" for seed in range(60))
        for pair in (("simple", "simple"), ("random", "simple"), ("simple", "random"))
    }
    assert wins["random", "simple"] > wins["simple", "simple"] > wins["simple", "random"] - 3
    assert wins["random", "simple"] > wins["simple", "random"] + 10

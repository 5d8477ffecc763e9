"""The good player: legal and pure, exact where it counts odds, sensible where one can tell, and better than others."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest

from wolfden import Game, State, bots
from wolfden.bots.turn import take_turn
from wolfden.engine.chance import fast
from wolfden.games.boars.bots import good, greedy
from wolfden.games.boars.bots.inner.draw import Table, draw_worth
from wolfden.games.boars.bots.inner.worth import Prospect
from wolfden.games.boars.terms.actions import Buy, Colour, Done, Draw, Eat, Ride, TakeThree, Target, Trigger, Use

from .table import BOARS, BOX, COLOURS, act, draws, inside, kind, new, pack, space_of


def play(game: Game, players: tuple[str, ...], seed: int) -> State:
    """A whole game between bots."""
    s, stream = game.new(len(players), seed), fast(seed)
    while not s.over:
        seat = s.actors()[0]
        take_turn(s, seat, bots.bot(game, players[seat]), stream)
    return s


def choice(s: State, seed: int = 1) -> object:
    """What the good bot does."""
    seat = s.actors()[0]
    return BOARS.action(good.choose(s.sight(seat, seed), seed))


@pytest.mark.parametrize("name", ["good", "greedy"])
def test_bots_are_legal_everywhere(name: str) -> None:
    for seed in range(4):
        assert play(BOARS, (name, "random", name)[: 2 + seed % 2], seed).over


def test_bots_are_pure_and_the_imagined_world_does_not_matter() -> None:
    s = BOARS.new(3, 2)
    stream = fast(1)
    for _ in range(60):
        seat = s.actors()[0]
        if len(s.actions(seat)) > 1:
            sight = s.sight(seat, 5)
            before = sight.save()
            first = good.choose(sight, 1)
            assert first in sight.actions
            assert sight.save() == before
            assert good.choose(BOARS.sight(BOARS.load(before), seat), 2) == first
            assert good.choose(s.sight(seat, 77), 3) == first
        take_turn(s, seat, cast(bots.Bot, good), stream)
        if s.over:
            break


# Exact odds


@pytest.mark.parametrize("cards", [[], ["Berry Mix", "Blue Fast", "Portion of Five"], ["Tomato Marathon", "Red Fast"]])
def test_the_odds_of_a_draw_are_exact(cards: list[str]) -> None:
    """Held against every set of single cubes that can come out of a small bag."""
    s = inside(new(cards={0: cards}, open_cards=["Nip", "Corn Cure"]))
    s.bags[0] = pack(red=4, blue=2, yellow=1, green=1, black=4)
    prospect = Prospect(s, 0, good.TASTE)
    table = Table(prospect)
    vendettas = [0.5 * black for black in range(6)]
    worths = draw_worth(prospect, vendettas)
    cubes = [0] * 4 + [1] * 2 + [2] + [3] + [4] * 4
    for number in range(1, len(cubes) + 1):
        total, ways = 0.0, 0
        for drawn in combinations(cubes, number):
            counts = [drawn.count(colour) for colour in range(5)]
            gain = sum(table.without[colour] for colour in range(4) if not counts[colour])
            if counts[4] < 3:
                hand = pack(**{COLOURS[colour]: counts[colour] for colour in range(4)})
                gain += table.best(hand, sum(counts[:4]))
            total += gain + vendettas[counts[4]]
            ways += 1
        portion = sum(gain for cubes_, gain in table.portions if cubes_ == number)
        assert worths[number] == pytest.approx(total / ways + portion)


def test_the_best_use_of_a_hand_is_found() -> None:
    s = inside(new(cards={0: ["Berry Mix", "Beetroot Cure"]}))
    table = Table(Prospect(s, 0, greedy.TASTE))
    far = {name: BOX.moves[kind(name)] for name in ("Berry Mix", "Beetroot Cure")}
    assert table.best(pack(red=1, blue=1), 2) == pytest.approx(far["Berry Mix"], abs=0.5)
    both = far["Berry Mix"] + far["Beetroot Cure"]
    # Three reds are a ticket as well; whatever is further.
    assert table.best(pack(red=3, blue=1), 4) == pytest.approx(max(both, BOX.stations[0][0]), abs=0.5)


# Sense


def test_it_draws_neither_one_cube_nor_all() -> None:
    drawn = choice(new())
    assert isinstance(drawn, Draw)
    assert 4 <= drawn.cubes <= 12


def test_it_draws_the_number_that_its_portion_diet_wants() -> None:
    assert choice(new(cards={0: ["Portion of Five", "Red Fast"]})) == Draw(5)


def test_it_takes_the_winning_step() -> None:
    s = new(at=[94, 93])
    draws(s, yellow=1, red=3)
    assert choice(s) in (Eat(0), Eat(1))


def test_it_rides_far_and_takes_the_step_before_if_that_does_no_harm() -> None:
    s = new()
    draws(s, green=6)
    assert choice(s) == Ride(Colour.GREEN)


def test_it_uses_what_is_free() -> None:
    s = new(cards={0: ["Red Fast"]})
    draws(s, blue=2, black=3)
    assert choice(s) == Use(kind("Red Fast"))


def test_it_buys_diets_early() -> None:
    s = new(open_cards=["Portion of Seven"])
    draws(s, red=1, blue=2)
    assert choice(s) == Buy(kind("Portion of Seven"))


def test_it_takes_three_cubes_rather_than_one() -> None:
    s = new(at=[space_of("r", 10), 0])
    draws(s, blue=1)
    act(s, Done())
    assert choice(s) == TakeThree()


def test_it_pulls_the_leader_back() -> None:
    s = new(4, at=[30, 10, 80, 20], cards={0: ["Tug"]})
    draws(s, black=2)
    act(s, Trigger(kind("Tug")))
    assert choice(s) == Target(2)


def test_it_overtakes_whoever_is_furthest_ahead() -> None:
    s = new(3, at=[0, space_of("r"), space_of("r", 40)], cards={0: ["Overtake on Red"]})
    draws(s, black=1)
    act(s, Trigger(kind("Overtake on Red")))
    assert choice(s) == Target(2)


def test_the_greedy_player_moves_as_far_as_it_can() -> None:
    s = new(cards={0: ["Berry Mix"]})
    draws(s, yellow=1, red=1, blue=1, green=1)
    for _ in range(2):
        s.act(0, greedy.choose(s.sight(0, 1), 1))
    assert inside(s).at[0] == 1 + BOX.moves[kind("Berry Mix")]


# Strength


def share(one: str, other: str, games: int) -> float:
    """How many of the games of two the first wins, each deal played from both seats."""
    won = 0
    for number in range(games):
        first = number % 2
        players = (one, other) if first == 0 else (other, one)
        won += first in play(BOARS, players, number // 2).outcome().winners
    return won / games


def test_it_beats_random_players() -> None:
    assert share("good", "random", 12) == 1.0


def test_it_beats_greedy_ones_more_often_than_not() -> None:
    assert share("good", "greedy", 60) > 0.55


@pytest.mark.long
@pytest.mark.parametrize(("other", "least"), [("random", 0.99), ("greedy", 0.65)])
def test_how_often_it_wins_over_two_thousand_games(other: str, least: float) -> None:
    assert share("good", other, 2000) > least

"""Phase 3: the bump and the space; and the ends of turns and games."""

from __future__ import annotations

import pytest

from wolfden import State
from wolfden.games.boars.terms.actions import (
    Buy,
    Colour,
    Done,
    Draw,
    Eat,
    GiveOne,
    GiveThree,
    Pay,
    Ride,
    TakeOne,
    TakeThree,
    Use,
)
from wolfden.games.boars.terms.events import Bumped, Chased, Fed, Gained, Gathered
from wolfden.games.boars.terms.reasons import FirstHome, NoneLeft, OutOfTurns, TooLittleFood

from .table import (
    BOARS,
    BOX,
    act,
    at,
    bag,
    can,
    draws,
    ends,
    hand,
    inside,
    kind,
    lying,
    new,
    refusal,
    reserve,
    space_of,
    told,
)

RED = space_of("r")
BLUE = space_of("b")
RED_PREDATOR = space_of("r!")
STATION = space_of("R")
FAR = space_of("r", 20)


def rests(s: State, **cubes: int) -> None:
    """The player draws these and does nothing with them."""
    draws(s, **cubes)
    act(s, Done())


# The bump


def test_every_other_boar_on_the_space_goes_back_two() -> None:
    s = new(3, at=[RED - 1, RED, RED])
    draws(s, yellow=1)
    act(s, Eat(0), Done())
    assert at(s) == [RED, RED - 2, RED - 2]
    assert told(s, Bumped) == [Bumped(1, RED - 2), Bumped(2, RED - 2)]


def test_the_boars_it_lands_on_go_back_as_well_and_so_on() -> None:
    s = new(4, at=[FAR, FAR, FAR - 2, FAR - 4])
    rests(s, red=1)
    assert at(s) == [FAR, FAR - 2, FAR - 4, FAR - 6]


def test_a_chain_ends_where_nobody_stands() -> None:
    s = new(4, at=[FAR, FAR, FAR - 3, FAR - 2])
    rests(s, red=1)
    assert at(s) == [FAR, FAR - 2, FAR - 3, FAR - 4]


def test_a_chain_of_bumps_stops_at_start_where_nobody_is_bumped() -> None:
    s = new(4, at=[3, 3, 1, 0])
    rests(s, red=1)
    assert at(s) == [3, 1, 0, 0]
    s = new(4, at=[2, 2, 0, 0])
    rests(s, red=1)
    assert at(s) == [2, 0, 0, 0]


def test_nobody_is_bumped_past_start() -> None:
    s = new(at=[1, 1])
    rests(s, red=1)
    assert at(s)[1] == 0


def test_nobody_is_bumped_on_start() -> None:
    s = new(3)
    rests(s, red=1)
    assert at(s) == [0, 0, 0]
    assert told(s, Bumped) == []


def test_it_bumps_also_if_it_did_not_move() -> None:
    s = new(at=[RED, RED])
    rests(s, red=1)
    assert at(s) == [RED, RED - 2]


def test_passing_by_bumps_nobody() -> None:
    s = new(at=[0, 1])
    draws(s, yellow=1, red=2)
    act(s, Eat(0))
    assert at(s) == [1, 1]
    act(s, Eat(1), Done())
    assert at(s) == [4, 1]


def test_bumped_boars_activate_nothing() -> None:
    s = new(at=[STATION + 2, STATION + 2])
    before = bag(s, 1)
    rests(s, red=1)
    assert at(s)[1] == STATION
    assert bag(s, 1) == before


# Foodstuff


def test_a_foodstuff_space_gives_three_of_its_colour_or_one_of_any() -> None:
    s = new(at=[RED, 0])
    rests(s, red=1)
    assert can(s) == [*[TakeOne(colour) for colour in Colour], TakeThree()]
    act(s, TakeThree())
    assert bag(s, 0)["red"] == 8
    assert reserve(s)["red"] == 22
    assert told(s, Gained) == [Gained(0, 3, 0, 0, 0)]
    s = new(at=[RED, 0])
    rests(s, red=1)
    act(s, TakeOne(Colour.GREEN))
    assert bag(s, 0)["green"] == 6


def test_it_is_activated_whether_the_boar_has_moved_or_not_and_sick_or_not() -> None:
    s = new(at=[RED, 0])
    rests(s, red=1, black=3)
    assert TakeThree() in can(s)


def test_an_empty_reserve_gives_what_it_has() -> None:
    s = new(at=[RED, 0], reserve={"red": 2})
    rests(s, green=1)
    assert can(s) == [TakeOne(Colour.RED), TakeThree()]
    act(s, TakeThree())
    assert bag(s, 0)["red"] == 7
    assert reserve(s) == {}


def test_of_a_colour_that_has_run_out_nothing_can_be_taken() -> None:
    s = new(at=[RED, 0], reserve={"blue": 2})
    rests(s, green=1)
    assert can(s) == [TakeOne(Colour.BLUE)]
    for action, colour in ((TakeThree(), Colour.RED), (TakeOne(Colour.GREEN), Colour.GREEN)):
        with refusal(s, NoneLeft(colour)):
            act(s, action)


@pytest.mark.parametrize("space", [RED, STATION])
def test_with_an_empty_reserve_the_turn_just_ends(space: int) -> None:
    s = new(at=[space, 0], reserve={})
    rests(s, green=1)
    assert s.actors() == (1,)


# Predators


def test_a_predator_wants_one_of_its_colour_or_three_of_any() -> None:
    s = new(at=[RED_PREDATOR, 0])
    rests(s, red=1, blue=3)
    assert can(s) == [GiveOne(), GiveThree()]
    act(s, GiveOne())
    assert told(s, Fed) == [Fed(0, 1, 0, 0, 0)]
    assert bag(s, 0)["red"] == 4
    assert reserve(s)["red"] == 26
    assert at(s)[0] == RED_PREDATOR


def test_three_of_any_are_chosen_by_the_player() -> None:
    s = new(at=[RED_PREDATOR, 0])
    rests(s, blue=2, green=2, black=1)
    assert can(s) == [GiveThree()]
    with refusal(s, TooLittleFood()):
        act(s, GiveOne())
    act(s, GiveThree())
    assert can(s) == [Pay(Colour.BLUE), Pay(Colour.GREEN)]  # one blue is paid already: two greens are not enough
    act(s, Pay(Colour.BLUE))
    assert told(s, Fed) == [Fed(0, 0, 2, 0, 1)]
    assert bag(s, 0) == {"red": 5, "blue": 3, "yellow": 5, "green": 4, "black": 5}


def test_where_there_is_one_way_to_give_three_nobody_is_asked() -> None:
    s = new(at=[RED_PREDATOR, 0])
    rests(s, blue=3)
    act(s, GiveThree())
    assert told(s, Fed) == [Fed(0, 0, 3, 0, 0)]
    assert s.actors() == (1,)


def test_only_what_is_still_in_hand_can_be_given_and_black_is_no_food() -> None:
    s = new(at=[RED_PREDATOR, 0])
    rests(s, blue=2, black=2)
    assert at(s)[0] == RED_PREDATOR - 1
    assert told(s, Chased) == [Chased(0, RED_PREDATOR - 1)]


def test_whoever_is_sick_goes_back_one() -> None:
    s = new(at=[RED_PREDATOR, 0])
    rests(s, red=4, black=3)
    assert at(s)[0] == RED_PREDATOR - 1


def test_chased_back_there_is_no_bump_and_no_second_activation() -> None:
    s = new(at=[RED_PREDATOR, RED_PREDATOR - 1])
    before = bag(s, 0)
    rests(s, blue=1)
    assert at(s) == [RED_PREDATOR - 1, RED_PREDATOR - 1]
    assert bag(s, 0) == before
    assert s.actors() == (1,)


# Stations and Start


def test_a_station_gives_one_of_its_colour_and_one_of_any() -> None:
    s = new(at=[STATION, 0])
    rests(s, green=1)
    assert can(s) == [TakeOne(colour) for colour in Colour]
    act(s, TakeOne(Colour.BLUE))
    assert told(s, Gained) == [Gained(0, 1, 1, 0, 0)]
    assert bag(s, 0) == {"red": 6, "blue": 6, "yellow": 5, "green": 5, "black": 5}


def test_a_station_whose_colour_has_run_out_still_gives_the_other() -> None:
    s = new(at=[STATION, 0], reserve={"blue": 1})
    rests(s, green=1)
    act(s, TakeOne(Colour.BLUE))
    assert told(s, Gained) == [Gained(0, 0, 1, 0, 0)]


def test_a_station_that_takes_the_last_cube_ends_the_turn() -> None:
    s = new(at=[STATION, 0], reserve={"red": 1})
    rests(s, green=1)
    assert told(s, Gained) == [Gained(0, 1, 0, 0, 0)]
    assert s.actors() == (1,)


def test_start_gives_nothing() -> None:
    s = new()
    rests(s, green=1)
    assert s.actors() == (1,)
    assert told(s, Gained) == []


def test_on_start_whoever_has_no_food_at_all_takes_one_cube() -> None:
    s = new()
    inside(s).bags[0] = 5 * 64**4
    act(s, Draw(2), Done())
    assert can(s) == [TakeOne(colour) for colour in Colour]
    act(s, TakeOne(Colour.YELLOW))
    assert bag(s, 0) == {"yellow": 1, "black": 5}


def test_gatherers_do_not_feed_those_on_start_twice_but_add_to_a_cube_gained() -> None:
    s = new(at=[RED, 0], cards={0: ["Herb Gatherer"]})
    rests(s, red=1)
    act(s, TakeOne(Colour.GREEN))
    assert bag(s, 0)["green"] == 7


# Gatherers


def test_a_gatherer_adds_one_of_its_colour_whatever_the_colour_of_the_space() -> None:
    s = new(at=[RED, 0], cards={0: ["Herb Gatherer", "Tomato Gatherer"]})
    rests(s, blue=1)
    act(s, TakeOne(Colour.GREEN))
    assert told(s, Gathered) == [Gathered(0, kind("Herb Gatherer"))]
    assert bag(s, 0) == {"red": 5, "blue": 5, "yellow": 5, "green": 7, "black": 5}


def test_a_gatherer_adds_once_for_three_cubes_and_at_stations() -> None:
    s = new(at=[RED, 0], cards={0: ["Tomato Gatherer"]})
    rests(s, blue=1)
    act(s, TakeThree())
    assert bag(s, 0)["red"] == 9
    s = new(at=[STATION, 0], cards={0: ["Tomato Gatherer"]})
    rests(s, blue=1)
    act(s, TakeOne(Colour.RED))
    assert bag(s, 0)["red"] == 8  # two of the station and one gathered


def test_gatherers_need_something_really_gained_and_something_left() -> None:
    s = new(at=[RED, 0], cards={0: ["Tomato Gatherer"]}, reserve={"red": 2, "blue": 1})
    rests(s, blue=1)
    act(s, TakeThree())
    assert bag(s, 0)["red"] == 7
    assert told(s, Gathered) == []


def test_feasts_are_not_gathered() -> None:
    s = new(cards={0: ["Tomato Gatherer", "Tomato Midnight Feast"]})
    draws(s, blue=1)
    act(s, Use(kind("Tomato Midnight Feast")))
    assert told(s, Gathered) == []


# The end of a turn


def test_unspent_cubes_go_back_into_the_bag() -> None:
    s = new(at=[RED, 0])
    draws(s, red=2, blue=3, black=2)
    ends(s)
    assert bag(s, 0) == {"red": 6, "blue": 5, "yellow": 5, "green": 5, "black": 5}
    assert hand(s) == {}


def test_black_cubes_never_leave() -> None:
    s = new(at=[RED_PREDATOR, 0])
    draws(s, red=2, black=2)
    ends(s)
    assert bag(s, 0)["black"] == 5


# The end of the game


def test_reaching_finish_wins_at_once() -> None:
    s = new(at=[94, 20])
    draws(s, yellow=1)
    act(s, Eat(0))
    assert s.over
    outcome = s.outcome()
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (1.0, -1.0), FirstHome(0))
    assert at(s) == [95, 20]


def test_passing_finish_wins_and_the_rest_of_the_movement_is_lost() -> None:
    s = new(at=[93, 20], cards={0: ["Picnic Trio"]})
    draws(s, blue=1, yellow=1, green=1)
    act(s, Use(kind("Picnic Trio")))
    assert s.over
    assert at(s) == [95, 20]


def test_finish_is_passed_in_the_middle_of_a_turn_with_a_ticket_in_hand() -> None:
    """The ticket could still be used, but the game is over."""
    last = max(station for station in BOX.stations[0])
    s = new(at=[last - 1, 20], cards={0: ["Pea Marathon"]})
    draws(s, red=3, green=3)
    assert Ride(0) in can(s)
    act(s, Ride(0))
    assert not s.over
    act(s, Use(kind("Pea Marathon")))
    assert s.over == (last + 8 >= 95)


def test_after_a_hundred_turns_each_the_boar_furthest_ahead_wins_and_level_ones_share() -> None:
    for spaces, winners in (([RED, BLUE, 9], (1,) if max(RED, BLUE, 9) == BLUE else None), ([20, 3, 20], (0, 2))):
        s = new(3, at=spaces)
        b = inside(s)
        b.round = 100
        for _ in range(3):
            assert not s.over
            draws(s, red=1)
            ends(s)
        assert s.over
        outcome = s.outcome()
        assert outcome.reason == OutOfTurns(100)
        if winners is not None:
            assert outcome.winners == winners or len(set(at(s))) == 3


def test_the_limit_of_the_engine_is_never_reached() -> None:
    assert BOARS.max_decisions(4) > 4 * 100 * 20


# The rulebook's turn


def test_the_turn_example() -> None:
    """Alex: ten cubes, both diets of the hog, a portion diet, a cab onto an opponent, a red station."""
    cab = BOX.stations[0][4]
    s = new(at=[0, cab], open_cards=["Portion of Nine"])
    inside(s).boars = (1, 0)  # 1 green for 1, 2 yellow for 3
    draws(s, red=3, blue=1, yellow=2, green=2, black=2)
    act(s, Eat(2))
    assert at(s)[0] == 1
    act(s, Eat(3))
    assert at(s)[0] == 4
    assert Eat(2) not in can(s)  # another green cube, but each diet only once
    act(s, Buy(kind("Portion of Nine")), Pay(Colour.BLUE))
    assert hand(s) == {"red": 3, "black": 2}
    assert lying(s, 0) == ["Portion of Nine"]
    act(s, Ride(0))
    assert at(s)[0] == cab
    act(s, Done())
    assert at(s) == [cab, cab - 2]
    act(s, TakeOne(Colour.BLUE))
    assert told(s, Gained) == [Gained(0, 1, 1, 0, 0)]
    assert bag(s, 0) == {"red": 3, "blue": 5, "yellow": 3, "green": 3, "black": 5}
    assert s.actors() == (1,)

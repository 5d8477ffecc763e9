"""The Bloodhound's turn: moving squads, and catching Wolves."""

from __future__ import annotations

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    DISTRICT,
    END_HUNT,
    GREEN,
    LIAISON,
    LINE,
    NE,
    NW,
    SE,
    STAY,
    SW,
    YELLOW,
    act,
    begun,
    board,
    can,
    drive,
    end_round,
    enter,
    hunting,
    in_districts,
    knows,
    number,
    reach,
    refused,
    station,
    to_hunt,
    told,
    view,
)
from wolfden.engine.bits import bit
from wolfden.games.sobakistan.state import DISTRICT as IN_DISTRICT
from wolfden.games.sobakistan.state import PRECINCT as IN_PRECINCT
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.actions import (
    BlowAWhistle,
    CordonOffDistrict,
    CordonOffLine,
    MoveTo,
    ToDistrict,
    ToPrecinct,
    ToStation,
)
from wolfden.games.sobakistan.terms.events import (
    Arrested,
    EvidenceTaken,
    Interrogated,
    Moved,
    NobodyThere,
    SquadEntered,
    Stayed,
)
from wolfden.games.sobakistan.terms.reasons import NoMoveLeft, OutOfReach, PrecinctTaken, SquadRests, SquadThere
from wolfden.games.sobakistan.view import Evidence, Fate

HOWL, WHISTLE, SHED, SCENT, PACK = range(5)  # hunting cards


def goals(s: Sobakistan, squad: int) -> set[str]:
    """Where a squad can go: districts by name, stations by number, precincts by number with a p."""
    names = {number: name for name, number in DISTRICT.items()}
    found = {names[a.district] for a in can(s, 0, ToDistrict) if isinstance(a, ToDistrict) and a.squad == squad}
    found |= {str(a.station) for a in can(s, 0, ToStation) if isinstance(a, ToStation) and a.squad == squad}
    return found | {f"p{a.precinct}" for a in can(s, 0, ToPrecinct) if isinstance(a, ToPrecinct) and a.squad == squad}


# Movement


def test_out_of_a_precinct_is_free_and_goes_to_one_of_two_districts() -> None:
    s = hunting(yellow=5, blue=5)
    assert goals(s, 1) == {"North-Western", "Western"}
    assert goals(s, 2) == {"North-Eastern", "Eastern"}
    assert goals(s, 3) == {"Eastern", "Southern"}
    act(s, BLOODHOUND, drive(1, "Western"), drive(2, "Eastern"), drive(3, "Eastern"))
    assert view(s, None).moves_left == 2


def test_from_a_district_to_adjacent_districts_its_stations_and_free_precincts_beside_it() -> None:
    s = hunting(yellow=5, blue=5)
    s.squads = (IN_DISTRICT + DISTRICT["Eastern"], IN_PRECINCT + NE, IN_PRECINCT + SW)
    assert goals(s, 1) == {"North-Eastern", "Southern", "Central", "3", "10", "11", f"p{SE}"}
    assert refused(s, BLOODHOUND, ToPrecinct(1, NE)) == PrecinctTaken(NE)
    assert refused(s, BLOODHOUND, ToPrecinct(1, NW)) == OutOfReach(1)


def test_districts_are_adjacent_where_adjacent_stations_join_them() -> None:
    s = hunting(yellow=5, blue=5)
    in_districts(s, "Western", "North-Western", "North-Eastern")
    assert {goal for goal in goals(s, 1) if goal in DISTRICT} == {"North-Western", "Southern", "Central"}
    assert {goal for goal in goals(s, 2) if goal in DISTRICT} == {"Western", "North-Eastern", "Central"}
    assert {goal for goal in goals(s, 3) if goal in DISTRICT} == {"North-Western", "Eastern", "Central"}


def test_from_a_station_only_back_out_into_its_district_never_to_another_station() -> None:
    s = hunting(yellow=5, blue=5)
    in_districts(s, "Central", "Central", "Central")
    act(s, BLOODHOUND, enter(1, 17))
    assert goals(s, 1) == {"Central"}
    assert refused(s, BLOODHOUND, enter(1, 12)) == OutOfReach(1)
    assert refused(s, BLOODHOUND, enter(1, 16)) == OutOfReach(1)
    act(s, BLOODHOUND, drive(1, "Central"))
    assert view(s, None).moves_left == 0


def test_two_moves_with_one_squad_or_with_two() -> None:
    s = hunting(yellow=5, blue=5)
    in_districts(s, "Central", "Central", "Central")
    act(s, BLOODHOUND, drive(1, "Western"), drive(1, "North-Western"))
    assert refused(s, BLOODHOUND, drive(2, "Western")) == NoMoveLeft()
    other = hunting(yellow=5, blue=5)
    in_districts(other, "Central", "Central", "Central")
    act(other, BLOODHOUND, drive(1, "Western"), drive(2, "Western"))
    assert refused(other, BLOODHOUND, enter(3, 16)) == NoMoveLeft()


def test_fewer_moves_are_allowed_too() -> None:
    s = hunting()
    act(s, BLOODHOUND, END_HUNT)
    assert s.actors() == (YELLOW, BLUE)


def test_leaving_a_precinct_is_free_also_when_no_move_is_left() -> None:
    s = hunting(yellow=5, blue=5)
    act(s, BLOODHOUND, drive(1, "Western"), drive(1, "Central"), drive(1, "Western"))
    assert view(s, None).moves_left == 0
    act(s, BLOODHOUND, drive(2, "Eastern"))
    assert view(s, None).squads[1].district == DISTRICT["Eastern"]


def test_a_squad_that_went_back_to_a_precinct_may_leave_it_free_again() -> None:
    s = hunting(yellow=5, blue=5)
    act(s, BLOODHOUND, drive(1, "Western"), ToPrecinct(1, SW), drive(1, "Southern"))
    assert view(s, None).moves_left == 1


def test_a_whistled_squad_leaves_its_precinct_free() -> None:
    s = begun()
    act(s, LIAISON, BlowAWhistle(1, SW))
    to_hunt(s)
    act(s, BLOODHOUND, drive(1, "Southern"))
    assert view(s, None).moves_left == 2


def test_the_first_and_second_turn_of_the_rulebook() -> None:
    s = to_hunt(begun(), [17], [10])
    act(s, BLOODHOUND, drive(2, "North-Eastern"), enter(2, 9))
    assert told(s, YELLOW, NobodyThere) == [NobodyThere(9)]
    act(s, BLOODHOUND, drive(1, "Western"), drive(1, "Central"))
    assert view(s, None).moves_left == 0
    end_round(s)
    assert view(s, None).squads[1].district == DISTRICT["North-Eastern"]  # it stepped out
    to_hunt(s)
    act(s, BLOODHOUND, drive(1, "Southern"), enter(1, 5))
    assert view(s, None).squads[0].station == 5


def test_at_the_end_of_the_turn_squads_on_stations_step_out() -> None:
    s = hunting(yellow=5, blue=5)
    in_districts(s, "Central", "Eastern", "Eastern")
    act(s, BLOODHOUND, enter(1, 17), enter(2, 3), END_HUNT)
    assert [squad.district for squad in view(s, None).squads] == [
        DISTRICT["Central"],
        DISTRICT["Eastern"],
        DISTRICT["Eastern"],
    ]


def test_any_number_of_squads_may_share_a_district_or_a_station() -> None:
    s = hunting(yellow=5, blue=5)
    in_districts(s, "Central", "Central", "Central")
    act(s, BLOODHOUND, enter(1, 17), enter(2, 17))
    assert [squad.station for squad in view(s, None).squads] == [17, 17, None]


# Catching a Wolf


def test_a_caught_wolf_who_stays_as_in_the_rulebook() -> None:
    s = begun()
    for yellow, blue in (([17], [10]), ([12], [])):
        to_hunt(s, yellow, blue)
        end_round(s)
    to_hunt(s, [4], [11])
    act(s, BLOODHOUND, drive(3, "Eastern"), enter(3, 11))
    assert knows(s, SquadEntered(3, 11)) == knows(s, Interrogated(BLUE)) == {0, 1, 2, 3}
    assert view(s, None).wolves[1].interrogated
    act(s, BLOODHOUND, ToPrecinct(3, SE))
    assert s.actors() == (BLUE,)
    act(s, BLUE, STAY)
    assert board(s, BLUE) == [[16], [10], [10], [11, 11]]
    assert knows(s, Stayed(11)) == {BLUE}
    assert s.actors() == (BLOODHOUND,)


def caught(seats: int = 4, precinct: int = SW, **stations: int) -> Sobakistan:
    """Squad 1 has just entered 17 and gone to a precinct; whoever was there is to run."""
    s = hunting(seats, **stations)
    s.squads = (IN_DISTRICT + DISTRICT["Central"], IN_PRECINCT + NE, IN_PRECINCT + SE)
    act(s, BLOODHOUND, enter(1, 17), ToPrecinct(1, precinct))
    return s


def test_the_catcher_goes_to_a_free_precinct_of_the_bloodhounds_choice_at_once() -> None:
    s = hunting(yellow=17, blue=5)
    s.squads = (IN_DISTRICT + DISTRICT["Central"], IN_PRECINCT + NE, IN_PRECINCT + SE)
    act(s, BLOODHOUND, enter(1, 17))
    assert s.actors() == (BLOODHOUND,)
    assert s.actions(BLOODHOUND) == tuple(sorted(number(ToPrecinct(1, place)) for place in (NW, SW)))
    assert refused(s, BLOODHOUND, ToPrecinct(1, NE)) == PrecinctTaken(NE)


def test_the_catcher_rests_until_the_next_turn() -> None:
    s = caught(yellow=17, blue=5)
    act(s, YELLOW, STAY)
    assert view(s, None).squads[0].rests
    assert refused(s, BLOODHOUND, drive(1, "Western")) == SquadRests(1)
    end_round(s)
    to_hunt(s)
    act(s, BLOODHOUND, drive(1, "Western"))
    assert not view(s, None).squads[0].rests


def test_the_bloodhound_goes_on_with_the_moves_left_after_a_catch() -> None:
    s = caught(yellow=17, blue=5)
    act(s, YELLOW, STAY)
    assert view(s, None).moves_left == 1
    act(s, BLOODHOUND, drive(2, "Eastern"), drive(2, "Central"))
    assert view(s, None).moves_left == 0


def test_nobody_there_and_the_squad_stays_at_the_station() -> None:
    s = hunting(yellow=5, blue=5)
    in_districts(s, "Central", "Eastern", "Eastern")
    act(s, BLOODHOUND, enter(1, 17))
    assert view(s, None).squads[0].station == 17
    assert s.actors() == (BLOODHOUND,)


def test_all_wolves_at_the_station_are_caught_and_choose_at_the_same_time() -> None:
    s = caught(5, yellow=17, blue=5, green=17)
    assert s.actors() == (YELLOW, GREEN)
    assert [wolf.interrogated for wolf in view(s, None).wolves] == [True, False, True]
    act(s, GREEN, MoveTo(12))
    act(s, YELLOW, MoveTo(16))
    assert [station(s, YELLOW), station(s, GREEN)] == [16, 12]


def test_a_caught_wolf_runs_in_secret_to_an_adjacent_station_in_the_same_slot() -> None:
    s = caught(yellow=17, blue=5)
    assert reach(s, YELLOW) == {6, 10, 12, 16}
    act(s, YELLOW, MoveTo(6))
    assert board(s, YELLOW)[-1] == [17, 6]
    assert knows(s, Moved(6)) == {YELLOW}


def test_nobody_runs_to_a_station_with_a_squad_on_it() -> None:
    s = hunting(yellow=17, blue=5)
    in_districts(s, "Central", "Central", "Eastern")
    act(s, BLOODHOUND, enter(2, 16), enter(1, 17), ToPrecinct(1, SW))
    assert reach(s, YELLOW) == {6, 10, 12}
    assert refused(s, YELLOW, MoveTo(16)) == SquadThere(16)


def test_cordons_do_not_hold_a_caught_wolf() -> None:
    s = hunting(yellow=17, blue=5)
    s.squads = (IN_DISTRICT + DISTRICT["Central"], IN_PRECINCT + NE, IN_PRECINCT + SE)
    act(s, BLOODHOUND, CordonOffDistrict(DISTRICT["Central"]), CordonOffLine(LINE["black"]))
    act(s, BLOODHOUND, enter(1, 17), ToPrecinct(1, SW))
    assert reach(s, YELLOW) == {6, 10, 12, 16}


def test_interrogated_then_without_evidence_then_arrested() -> None:
    s = hunting(yellow=17, blue=5)
    in_districts(s, "Central", "Central", "Central")
    s.moves = 3
    act(s, BLOODHOUND, enter(1, 17), ToPrecinct(1, SW))
    act(s, YELLOW, STAY)
    act(s, BLOODHOUND, enter(2, 17), ToPrecinct(2, NE))
    assert knows(s, EvidenceTaken(YELLOW)) == {0, 1, 2, 3}
    assert view(s, None).wolves[0].evidence is Evidence.TAKEN
    act(s, YELLOW, STAY)
    act(s, BLOODHOUND, enter(3, 17), ToPrecinct(3, NW))
    assert knows(s, Arrested(YELLOW)) == {0, 1, 2, 3}
    assert view(s, None).wolves[0].fate is Fate.ARRESTED
    assert s.actors() == (BLOODHOUND,)  # nobody runs


def test_who_has_dropped_the_evidence_is_arrested_the_second_time() -> None:
    s = hunting(yellow=17, blue=5)
    s.interrogated = bit(YELLOW)
    s.carrying &= ~bit(YELLOW)
    in_districts(s, "Central", "Central", "Central")
    act(s, BLOODHOUND, enter(1, 17))
    assert view(s, None).wolves[0].fate is Fate.ARRESTED


def test_a_wolf_may_be_caught_again_where_they_ran_to() -> None:
    s = hunting(yellow=17, blue=5)
    in_districts(s, "Central", "Central", "Eastern")
    act(s, BLOODHOUND, enter(1, 17), ToPrecinct(1, SW))
    act(s, YELLOW, MoveTo(16))
    act(s, BLOODHOUND, enter(2, 16))
    assert view(s, None).wolves[0].evidence is Evidence.TAKEN


def test_an_arrested_wolf_takes_no_part_any_more() -> None:
    s = hunting(yellow=17, blue=5)
    s.interrogated = bit(YELLOW)
    s.carrying &= ~bit(YELLOW)
    in_districts(s, "Central", "Central", "Central")
    act(s, BLOODHOUND, enter(1, 17), ToPrecinct(1, SW), END_HUNT)
    assert s.actors() == (BLUE,)

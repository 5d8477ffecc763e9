"""What good players would do and why, and what a choice is warned of: chances counted anew where one can."""

from __future__ import annotations

from collections import Counter
from math import prod

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BOX,
    DROP,
    END_HUNT,
    ESCAPE,
    GAME,
    LIAISON,
    NW,
    STAY,
    YELLOW,
    act,
    begun,
    enter,
    hunting,
    in_districts,
    may,
    new,
    number,
    stand,
    station,
    to_hunt,
)
from wolfden.bots.turn import take_turn
from wolfden.engine.advice import Advice, percent
from wolfden.engine.chance import fast
from wolfden.engine.terms import Action, Caution
from wolfden.games.sobakistan.bots import good
from wolfden.games.sobakistan.bots.associations import fits
from wolfden.games.sobakistan.bots.doubts import doubts
from wolfden.games.sobakistan.bots.liaison import Guide
from wolfden.games.sobakistan.bots.reading import Reading
from wolfden.games.sobakistan.state import SHED, Sobakistan
from wolfden.games.sobakistan.terms.actions import Aim, MoveTo, PlaceHint, ToDistrict, ToPrecinct, ToStation
from wolfden.games.sobakistan.terms.whys import (
    CaughtAgain,
    CoverPrecinct,
    EscapeLaden,
    HeadFor,
    HintMisleads,
    HintMistaken,
    HintOverheard,
    HintsMean,
    HintUnderstood,
    IntoTheirArms,
    MovesLeft,
    NoDropOff,
    NoWayOut,
    RightPlace,
    StormExpected,
    StormHere,
    StormInVain,
    StormLikely,
    StormThere,
    WolfThere,
    WrongPlace,
)

SEED = next(seed for seed in range(10_000) if GAME.new(3, seed).route == BOX.numbers[16, 3, 9])  # type: ignore[attr-defined]


def advice(s: Sobakistan, seat: int) -> Advice:
    return good.advise(s.sight(seat, 5), 5)


def first(given: Advice) -> Action:
    return GAME.action(given.move[0])


def warns(s: Sobakistan, seat: int, action: Action) -> Caution | None:
    assert may(s, seat, action)
    return GAME.caution(s.view(seat), number(action))


def read(s: Sobakistan, seat: int) -> Reading:
    return Reading(s.box, fits(s.box, s.long_words, s.short_words), seat, s.seats, s.journal(seat))


def drop_offs_from(start: int) -> Counter[int]:
    """By station: how many routes from there have it as their drop-off point."""
    return Counter(drop_off for one, drop_off, _ in BOX.routes if one == start)


# The Liaison


def test_a_hint_says_how_it_would_be_understood_by_who_knows_the_start() -> None:
    """Before any hint all routes from the start are alike; the hint makes stations more likely that it fits."""
    s = new(3, seed=SEED)
    s.hunted |= 2**SHED  # no other hand to hope for
    given = advice(s, LIAISON)
    hint = first(given)
    assert isinstance(hint, PlaceHint)
    counted = drop_offs_from(16)
    chances = fits(s.box, s.long_words, s.short_words).chance(hint.hint, hint.negated)
    after = {station: many * chances[station] for station, many in counted.items()}
    total = sum(after.values())
    assert given.whys[0] == HintUnderstood(
        Aim.DROP_OFF, 3, percent(counted[3] / counted.total()), percent(after[3] / total)
    )
    other = max((station for station in after if station != 3), key=lambda station: after[station])
    if after[other] / total >= 0.05:
        assert given.whys[1] == HintMistaken(other, percent(after[other] / total))
    else:
        assert isinstance(given.whys[1], HintOverheard)
    assert "station 3 for the drop-off point" in GAME.text(given.whys[0])


def test_hints_that_mislead_are_doubted() -> None:
    s = new(3, seed=SEED)
    s.hunted |= 2**SHED
    sight = s.sight(LIAISON, 5)
    guide = good.mind(sight, 5)
    assert isinstance(guide, Guide)
    found = dict(doubts(sight, 5))
    assert found
    for action, caution in found.items():
        hint = GAME.action(action)
        assert isinstance(hint, PlaceHint) and isinstance(caution, HintMisleads)
        assert caution.hint == hint.hint and caution.station != 3
        assert guide.after(guide.pack_goals, guide.new_hint(hint))[3] < guide.pack_goals[3]
    assert number(first(advice(s, LIAISON))) not in found


# The Bloodhound


@pytest.mark.parametrize("seats", [3, 5])
def test_a_storm_says_how_likely_somebody_is_there(seats: int) -> None:
    s = hunting(seats)
    in_districts(s, "Western", "Southern", "Central")
    rows = [read(s, BLOODHOUND).where(wolf) for wolf in range(2, seats)]
    given = advice(s, BLOODHOUND)
    action = first(given)
    if isinstance(action, ToStation):
        there = 1 - prod(1 - row[action.station] for row in rows)
        assert given.whys[0] == StormLikely(action.station, percent(there))
        if seats > 3:
            assert isinstance(given.whys[1], WolfThere)
            assert given.whys[1].chance == percent(max(row[action.station] for row in rows))
    else:
        assert isinstance(action, ToDistrict)
        (why,) = given.whys
        assert isinstance(why, HeadFor)
        stations = [one for one in range(1, BOX.stations + 1) if BOX.district_of[one] == action.district]
        assert why.chance == percent(1 - prod(1 - sum(row[one] for one in stations) for row in rows))


def test_a_precinct_is_chosen_for_where_wolves_will_be() -> None:
    s = new(4)
    while s.actors() == (LIAISON,):
        take_turn(s, LIAISON, good, fast(1))
    given = advice(s, BLOODHOUND)
    action = first(given)
    assert isinstance(action, ToPrecinct)
    (why,) = given.whys
    assert isinstance(why, CoverPrecinct) and why.precinct == action.precinct


def test_a_station_that_was_just_stormed_is_doubted() -> None:
    s = hunting(3, yellow=16)
    home = BOX.district_names[BOX.district_of[10]]
    in_districts(s, home, home, home)
    again = enter(2, 10)
    assert number(again) not in dict(doubts(s.sight(BLOODHOUND, 1), 1))
    act(s, BLOODHOUND, enter(1, 10))
    assert dict(doubts(s.sight(BLOODHOUND, 1), 1))[number(again)] == StormInVain(10)


def test_a_hunt_that_ends_with_moves_left_is_warned_of() -> None:
    s = hunting(3)
    assert warns(s, BLOODHOUND, END_HUNT) == MovesLeft(BOX.squad_moves)
    s.moves = 0
    assert warns(s, BLOODHOUND, END_HUNT) is None


# Wolves


def test_a_wolf_is_told_what_the_hints_mean_and_where_it_is_dangerous() -> None:
    s = begun(3)
    act(s, LIAISON, *[GAME.action(action) for action in advice(s, LIAISON).move])
    while s.actors() == (LIAISON,):
        take_turn(s, LIAISON, good, fast(1))
    given = advice(s, YELLOW)
    reading = read(s, YELLOW)
    best = max(range(1, 19), key=reading.drop_offs().__getitem__)
    assert given.whys[0] == HintsMean(Aim.DROP_OFF, best, percent(reading.drop_offs()[best]))
    storms, action = reading.foreseen(), first(given)
    if isinstance(action, MoveTo):
        station = action.station
        assert given.whys[1] == StormThere(station, percent(storms[station]), percent(storms[16]))
    else:
        assert isinstance(given.whys[1], StormHere)
    found = dict(doubts(s.sight(YELLOW, 5), 5))
    for move, caution in found.items():
        station = GAME.action(move).station  # type: ignore[attr-defined]
        assert caution == StormExpected(station, percent(storms[station]))


def test_where_no_route_leads_nothing_is_dropped() -> None:
    possible = drop_offs_from(16)
    ends = {extraction for start, _, extraction in BOX.routes if start == 16}
    for place in range(1, 19):
        s = to_hunt(begun(3))
        stand(s, yellow=place)
        act(s, BLOODHOUND, END_HUNT)
        assert warns(s, YELLOW, DROP) == (None if place in possible else NoDropOff(place))
        assert warns(s, YELLOW, ESCAPE) == (EscapeLaden() if place in ends else NoWayOut(place))
    assert 16 not in possible


def test_an_escape_without_evidence_is_not_warned_of() -> None:
    s = to_hunt(begun(3))
    stand(s, yellow=9)
    s.carrying = 0
    act(s, BLOODHOUND, END_HUNT)
    assert warns(s, YELLOW, ESCAPE) is None


def test_at_the_end_of_a_round_the_chance_of_the_place_is_told() -> None:
    s = to_hunt(begun(3))
    act(s, BLOODHOUND, END_HUNT)
    chances = read(s, YELLOW).drop_offs()
    given = advice(s, YELLOW)
    best = max(range(1, 19), key=chances.__getitem__)
    assert given.whys[0] == HintsMean(Aim.DROP_OFF, best, percent(chances[best]))


def test_the_wrong_place_is_doubted_while_there_is_time() -> None:
    s = to_hunt(begun(3))
    possible = drop_offs_from(16)
    for place in possible:
        stand(s, yellow=place)
        told = s.clone()
        act(told, BLOODHOUND, END_HUNT)  # type: ignore[arg-type]
        chance = read(told, YELLOW).drop_offs()[place]  # type: ignore[arg-type]
        found = dict(doubts(told.sight(YELLOW, 5), 5))
        wrong = WrongPlace(Aim.DROP_OFF, percent(chance)) if 0 < chance < 0.15 else None
        assert found.get(number(DROP)) == wrong


def test_a_step_into_a_squads_district_is_warned_of_after_the_first_catch() -> None:
    s = begun(3)
    take_turn(s, LIAISON, good, fast(2))
    while s.actors() == (LIAISON,):
        take_turn(s, LIAISON, good, fast(2))
    steps = [one for one in map(GAME.action, s.actions(YELLOW)) if isinstance(one, MoveTo)]
    abroad = next(one for one in steps if BOX.district_of[one.station] != BOX.district_of[16])
    there = BOX.district_names[BOX.district_of[abroad.station]]
    in_districts(s, there, there, there)
    assert warns(s, YELLOW, abroad) is None
    s.interrogated = 2**YELLOW
    assert warns(s, YELLOW, abroad) == IntoTheirArms(abroad.station, BOX.district_of[abroad.station], True)
    s.carrying = 0
    assert warns(s, YELLOW, abroad) == IntoTheirArms(abroad.station, BOX.district_of[abroad.station], False)
    home = BOX.district_names[BOX.district_of[16]]
    in_districts(s, there, there, home)
    assert warns(s, YELLOW, abroad) is None  # it is no safer here
    assert warns(s, YELLOW, STAY) is None


def test_a_caught_wolf_who_stays_is_warned_of_another_squad() -> None:
    home = BOX.district_names[BOX.district_of[16]]
    for beside in (True, False):
        s = hunting(3, yellow=16)
        in_districts(s, home, home if beside else next(name for name in BOX.district_names if name != home), home)
        if not beside:
            s.squads = (s.squads[0], s.squads[1], s.squads[1])
        act(s, BLOODHOUND, enter(1, 16), ToPrecinct(1, NW))
        assert warns(s, YELLOW, STAY) == (CaughtAgain(BOX.district_of[16]) if beside else None)


def test_whoever_drops_the_evidence_is_told_how_sure_the_place_is() -> None:
    drops = 0
    for seed in range(4):
        s, stream = GAME.new(3 + seed, seed), fast(seed)
        while not s.over:
            seat = s.actors()[0]
            assert isinstance(s, Sobakistan)
            given = good.advise(s.sight(seat, seed), seed)
            if first(given) == DROP and len(s.actions(seat)) > 1:
                drops += 1
                assert given.whys[0] == RightPlace(Aim.DROP_OFF, percent(read(s, seat).drop_offs()[station(s, seat)]))
            take_turn(s, seat, good, stream)
    assert drops

"""What a seat is told that it is after: by its role, by what became of the evidence, and by nothing it cannot know."""

from __future__ import annotations

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    DROP,
    ESCAPE,
    GAME,
    LIAISON,
    NOTHING,
    YELLOW,
    begun,
    end_round,
    new,
    stand,
    to_hunt,
    whole_round,
)
from wolfden.engine.bits import bit
from wolfden.engine.catalogue import ENGLISH, languages
from wolfden.engine.chance import fast
from wolfden.engine.terms import Goal
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.goals import (
    GOALS,
    DropThenEscape,
    EscapeAfter,
    EscapeWithout,
    Guide,
    GuideOut,
    Hunt,
    HuntWon,
    OutArrested,
    OutEscaped,
)

NAMES = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"]


def goal(s: Sobakistan, seat: int | None) -> Goal | None:
    return GAME.goal(s.view(seat))


def said(one: Goal, language: str = ENGLISH, reader: int = 2) -> str:
    return GAME.text(one, NAMES, reader, language)


def test_at_the_beginning_all_have_everything_before_them() -> None:
    s = new(4, (16, 3, 9))
    assert goal(s, BLOODHOUND) == Hunt(safe=0, enough=2, playing=2, carrying=2, left=9)
    assert goal(s, LIAISON) == Guide(drop_off=3, extraction=9, carrying=2, playing=2, need=3, left=9)
    assert goal(s, YELLOW) == goal(s, BLUE) == DropThenEscape(caught=False, left=9)
    assert goal(s, None) is None


def test_rounds_are_counted_down_with_the_one_that_is_played() -> None:
    s = begun(4)
    assert goal(s, YELLOW) == DropThenEscape(caught=False, left=9)
    whole_round(s)
    assert goal(s, YELLOW) == DropThenEscape(caught=False, left=8)
    assert said(DropThenEscape(caught=False, left=1)) == "This is the last round: drop off the evidence, or escape."


def test_whoever_was_caught_is_told_what_the_next_time_costs() -> None:
    s = begun(4)
    s.interrogated = bit(YELLOW)
    assert goal(s, YELLOW) == DropThenEscape(caught=True, left=9)
    assert goal(s, BLUE) == DropThenEscape(caught=False, left=9)
    assert said(DropThenEscape(caught=True, left=5)).endswith("Caught once more, you lose it.")
    s.carrying &= ~bit(YELLOW)
    assert goal(s, YELLOW) == EscapeWithout(left=9)
    assert goal(s, BLOODHOUND) == Hunt(safe=1, enough=2, playing=2, carrying=1, left=9)


def test_whoever_has_dropped_the_evidence_has_to_get_out_whether_or_not_the_place_was_right() -> None:
    for station in (3, 5):
        s = to_hunt(begun(4, (16, 3, 9)))
        stand(s, yellow=station)
        end_round(s, DROP, NOTHING)
        assert goal(s, YELLOW) == EscapeAfter(station=station, caught=False, left=8)
        assert goal(s, LIAISON) == Guide(drop_off=3, extraction=9, carrying=1, playing=2, need=3, left=8)
        assert goal(s, BLOODHOUND) == Hunt(safe=0, enough=2, playing=2, carrying=1, left=8)


def test_whoever_is_out_hopes_for_the_others() -> None:
    s = to_hunt(begun(4))
    end_round(s, DROP, DROP)
    to_hunt(s)
    end_round(s, ESCAPE, NOTHING)
    assert goal(s, YELLOW) == OutEscaped(need=3)
    assert goal(s, LIAISON) == GuideOut(extraction=9, playing=1, need=3, left=7)
    s.escaped, s.playing = 0, bit(BLUE)
    assert goal(s, YELLOW) == OutArrested(need=3)
    assert goal(s, BLOODHOUND) == Hunt(safe=1, enough=2, playing=1, carrying=0, left=7)


def test_evidence_that_leaves_the_city_is_delivered_nowhere_and_a_tie_is_enough() -> None:
    s = to_hunt(begun(4))
    end_round(s, ESCAPE, NOTHING)
    assert goal(s, BLOODHOUND) == Hunt(safe=1, enough=2, playing=1, carrying=1, left=8)
    s.carrying = 0
    assert goal(s, BLOODHOUND) == HuntWon(safe=2, enough=2)


def test_nobody_is_after_anything_once_it_is_over() -> None:
    s = to_hunt(begun(3))
    end_round(s, ESCAPE)
    assert s.over
    assert [goal(s, seat) for seat in range(3)] == [None] * 3


@pytest.mark.parametrize("language", languages())
def test_every_goal_is_worded(language: str) -> None:
    met: set[type[Goal]] = set()
    for seed in range(12):
        s, stream = GAME.new(3 + seed % 4, seed), fast(seed)
        assert isinstance(s, Sobakistan)
        while not s.over:
            for seat in range(s.seats):
                found = goal(s, seat)
                assert found is not None
                text = said(found, language, seat)
                assert text.endswith(".") and "{" not in text
                met.add(type(found))
            seat = s.actors()[0]
            s.act(seat, stream.choose(s.actions(seat)))
    assert set(GOALS) - met <= {HuntWon, OutArrested, EscapeWithout}  # chance seldom catches anybody
    for one in (HuntWon(3, 2), OutArrested(4), EscapeWithout(1), EscapeWithout(4), Guide(3, 9, 1, 1, 2, 1)):
        assert said(one, language).endswith(".")

"""What a seat is told that it is after: the finish, and who else is on the way there."""

from __future__ import annotations

import pytest

from wolfden import State
from wolfden.engine.catalogue import ENGLISH, languages
from wolfden.engine.chance import fast
from wolfden.engine.terms import Goal
from wolfden.games.boars.goal import FEW
from wolfden.games.boars.terms.actions import Eat
from wolfden.games.boars.terms.goals import GOALS, CatchUp, Lead, Level, SetOff

from .table import BOARS, BOX, act, draws, inside, new

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
FINISH = int(BOX.finish)


def goal(s: State, seat: int | None = 0) -> Goal | None:
    return BOARS.goal(s.view(seat))


def said(one: Goal, language: str = ENGLISH, reader: int = 0) -> str:
    return BOARS.text(one, NAMES, reader, language)


def test_at_the_start_the_whole_road_lies_ahead() -> None:
    s = new(3)
    assert {goal(s, seat) for seat in range(3)} == {SetOff(FINISH, 0)}
    assert said(SetOff(95, 0)).startswith("95 spaces to go, and everybody is still at the start")


def test_whoever_leads_looks_back_and_all_others_at_the_leader() -> None:
    s = new(4, at=[30, 41, 12, 30])
    assert goal(s, 1) == Lead(FINISH - 41, 3, 11, 0)
    assert goal(s, 0) == CatchUp(FINISH - 30, 1, 11, 0)
    assert goal(s, 2) == CatchUp(FINISH - 12, 1, 29, 0)
    assert said(CatchUp(65, 1, 11, 0)) == "65 spaces to go, 11 behind Bob. The first at the finish wins."
    assert said(Lead(1, 1, 9, 0)) == "1 space to go, 9 ahead of Bob. The first at the finish wins."


def test_of_several_as_far_ahead_it_is_the_next_to_play() -> None:
    s = new(4, at=[5, 20, 20, 20])
    assert goal(s, 0) == CatchUp(FINISH - 5, 1, 15, 0)
    assert goal(s, 1) == Level(FINISH - 20, 2, 0)
    assert goal(s, 3) == Level(FINISH - 20, 1, 0)


def test_a_boar_at_the_start_runs_after_those_that_left() -> None:
    s = new(at=[0, 3])
    assert goal(s, 0) == CatchUp(FINISH, 1, 3, 0)
    assert goal(s, 1) == Lead(FINISH - 3, 0, 3, 0)


def test_it_changes_with_every_step() -> None:
    s = new(at=[10, 11])
    draws(s, yellow=1, red=2)
    assert goal(s) == CatchUp(FINISH - 10, 1, 1, 0)
    act(s, Eat(0))
    assert goal(s) == Level(FINISH - 11, 1, 0)
    act(s, Eat(1))
    assert goal(s) == Lead(FINISH - 14, 1, 3, 0)


def test_the_last_rounds_are_counted() -> None:
    s = new(at=[10, 12])
    turns = int(BOX.turns)
    for before, rounds in ((FEW + 1, 0), (FEW, FEW), (2, 2), (1, 1)):
        inside(s).round = turns - before + 1
        assert goal(s) == CatchUp(FINISH - 10, 1, 2, rounds)
        assert goal(s, 1) == Lead(FINISH - 12, 0, 2, rounds)
    inside(s).at[0] = 12
    assert goal(s) == Level(FINISH - 12, 1, 1)
    inside(s).at[:] = [0, 0]
    assert goal(s) == SetOff(FINISH, 1)
    assert "last round" in said(Level(3, 1, 1))
    assert "4 rounds left" in said(CatchUp(3, 1, 2, 4))


def test_nobody_is_after_anything_who_only_watches_or_when_it_is_over() -> None:
    s = new(at=[94, 0])
    assert goal(s, None) is None
    draws(s, yellow=1)
    act(s, Eat(0))
    assert s.over
    assert goal(s) is None
    assert goal(s, 1) is None


def test_a_goal_holds_nothing_that_is_in_a_bag() -> None:
    """The same whatever is counted out for the seat, and whatever the others have in their bags."""
    shown, hidden = (new(3, at=[4, 9, 2], bags=bags) for bags in ("all", "none"))
    inside(hidden).bags[1] = 0
    assert [goal(shown, seat) for seat in range(3)] == [goal(hidden, seat) for seat in range(3)]


@pytest.mark.parametrize("language", languages())
def test_every_goal_of_a_game_is_worded(language: str) -> None:
    met: set[type[Goal]] = set()
    for seed in range(3):
        s, stream = BOARS.new(2 + seed, seed), fast(seed)
        for _ in range(400):
            if s.over:
                break
            for seat in range(s.seats):
                found = goal(s, seat)
                assert found is not None
                text = said(found, language, seat)
                assert text.endswith(".") and "{" not in text and len(text) < 140
                met.add(type(found))
            seat = s.actors()[0]
            s.act(seat, stream.choose(s.actions(seat)))
    assert met == set(GOALS)

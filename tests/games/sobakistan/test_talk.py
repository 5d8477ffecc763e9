"""What may be said, by whom and when."""

from __future__ import annotations

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    END_HUNT,
    GAME,
    LIAISON,
    STAY,
    TABLES,
    YELLOW,
    act,
    any_hint,
    begun,
    hint,
    new,
    stand,
)
from wolfden.engine.bits import bit
from wolfden.engine.common import Said
from wolfden.engine.terms import Remark
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.actions import (
    Aim,
    AmIRight,
    CanIReachIt,
    HintIsFor,
    HintMeans,
    NotUnderstood,
    RightWay,
    Say,
    Taunt,
    ThinkSo,
    WhatIsItFor,
    Which,
    WhichWord,
    Word,
    YouAreAway,
    YouAreLost,
    YouReachIt,
)


def sayable(s: Sobakistan, seat: int) -> list[Remark]:
    return [GAME.remark(remark) for remark in s.remarks(seat)]


def test_the_liaison_speaks_in_their_turn_only() -> None:
    s = begun()
    assert sayable(s, LIAISON)
    hint(s)
    assert sayable(s, LIAISON) == []
    for wolf in s.actors():
        s.act(wolf, s.actions(wolf)[-1])
    assert sayable(s, LIAISON) == []
    act(s, BLOODHOUND, END_HUNT)
    assert sayable(s, LIAISON) == []


def test_nobody_but_the_bloodhound_speaks_before_the_first_round() -> None:
    s = new()
    assert sayable(s, LIAISON) == sayable(s, YELLOW) == []
    assert sayable(s, BLOODHOUND)


def test_wolves_ask_in_their_turn_only_and_while_they_are_in_play() -> None:
    s = begun()
    assert sayable(s, YELLOW) == []
    hint(s)
    asked = [AmIRight(), CanIReachIt(), WhatIsItFor(), WhichWord(), NotUnderstood()]
    assert sayable(s, YELLOW) == sayable(s, BLUE) == asked
    s.playing &= ~bit(BLUE)
    assert sayable(s, BLUE) == []


def test_a_wolf_may_still_ask_when_they_have_moved_and_others_have_not() -> None:
    s = begun()
    hint(s)
    s.act(YELLOW, s.actions(YELLOW)[-1])
    assert AmIRight() in sayable(s, YELLOW)


def play_on(s: Sobakistan) -> None:
    """To the next phase."""
    if s.actors() == (LIAISON,):
        hint(s)
    elif s.actors() == (BLOODHOUND,):
        act(s, BLOODHOUND, END_HUNT)
    else:
        for wolf in s.actors():
            s.act(wolf, GAME.number(STAY))


def test_the_bloodhound_says_whatever_they_like_at_any_time() -> None:
    s = begun()
    for _ in range(3):
        assert Say(Taunt.GIVE_UP) in sayable(s, BLOODHOUND)
        assert ThinkSo(YELLOW, 0) in sayable(s, BLOODHOUND)
        play_on(s)


def test_the_liaison_explains_the_hints_of_this_turn() -> None:
    s = begun()
    assert not any(isinstance(remark, (HintIsFor, HintMeans)) for remark in sayable(s, LIAISON))
    act(s, LIAISON, any_hint(s))
    assert HintIsFor(Which.FIRST, Aim.DROP_OFF) in sayable(s, LIAISON)
    assert HintIsFor(Which.SECOND, Aim.DROP_OFF) not in sayable(s, LIAISON)
    act(s, LIAISON, any_hint(s))
    assert {HintIsFor(which, aim) for which in Which for aim in Aim} <= set(sayable(s, LIAISON))
    assert {HintMeans(which, word) for which in Which for word in Word} <= set(sayable(s, LIAISON))


def test_the_liaison_judges_every_wolf_in_play() -> None:
    s = begun(5)
    remarks = sayable(s, LIAISON)
    for wolf in (2, 3, 4):
        wanted = [YouAreLost(wolf), YouReachIt(wolf, True), RightWay(wolf, False)]
        assert all(remark in remarks for remark in [*wanted, *[YouAreAway(wolf, steps) for steps in range(6)]])
    assert YouAreLost(5) not in remarks
    s.playing &= ~bit(3)
    assert YouAreLost(3) not in sayable(s, LIAISON)


@pytest.mark.parametrize("seats", TABLES)
def test_what_the_liaison_may_say_does_not_depend_on_where_the_wolves_are(seats: int) -> None:
    s = begun(seats)
    before = s.remarks(LIAISON)
    stand(s, yellow=3)
    assert s.remarks(LIAISON) == before


def test_everybody_hears_everything() -> None:
    s = begun()
    remark = GAME.number(YouAreLost(YELLOW))
    s.say(LIAISON, remark)
    for seat in (None, 0, 1, 2, 3):
        assert s.journal(seat)[-1] == Said(LIAISON, remark)


def test_no_remark_names_a_station_or_tells_where_to_go() -> None:
    for number in range(GAME.num_remarks):
        remark = GAME.remark(number)
        if not isinstance(remark, ThinkSo):  # the Bloodhound is untouchable
            assert not {"station", "line", "district", "precinct"} & set(remark.__struct_fields__)

"""Of two equal cards the player chooses which goes, where one can still do something this turn and the other cannot."""

from __future__ import annotations

import pytest

from tests.games.boars.table import BOARS, act, at, can, draws, kind, lying, new, refusal, told
from wolfden import State
from wolfden.bots import bot
from wolfden.games.boars.terms.actions import Buy, Discard, IdleCopy, Pick, Target, Trigger, Use
from wolfden.games.boars.terms.events import ChoseCopy, PulledBack
from wolfden.games.boars.terms.reasons import NotIdle, NotInFront, UsedUp

KNOWLEDGE, CARELESS, CURE = kind("Knowledge Is Power"), kind("Couldn't Care Less"), kind("Cabbage Cure")
GATHERER, TUG, SWITCHEROO, FAST = kind("Tomato Gatherer"), kind("Tug"), kind("Switcheroo"), kind("Red Fast")


def careless() -> State:
    """One of two Knowledge Is Power has been used; a third card is to go."""
    cards = ["Couldn't Care Less", "Knowledge Is Power", "Knowledge Is Power"]
    s = new(cards={0: cards}, open_cards=["Tomato Gatherer"])
    draws(s, red=1)
    act(s, Buy(GATHERER), Use(KNOWLEDGE), Use(CARELESS))
    return s


def test_the_copy_that_was_used_can_be_discarded() -> None:
    s = careless()
    assert can(s) == [Discard(GATHERER), Discard(KNOWLEDGE), IdleCopy(KNOWLEDGE)]
    act(s, IdleCopy(KNOWLEDGE))
    assert at(s) == [4 + 3, 0]
    act(s, Use(KNOWLEDGE))
    assert at(s) == [4 + 3 + 4, 0]
    assert told(s, ChoseCopy) == [ChoseCopy(0, KNOWLEDGE, True)]


def test_so_can_the_copy_that_could_still_act() -> None:
    s = careless()
    act(s, Discard(KNOWLEDGE))
    assert lying(s, 0) == ["Couldn't Care Less", "Knowledge Is Power", "Tomato Gatherer"]
    with refusal(s, UsedUp()):
        act(s, Use(KNOWLEDGE))
    assert told(s, ChoseCopy) == [ChoseCopy(0, KNOWLEDGE, False)]


@pytest.mark.parametrize("name", ["good", "greedy"])
def test_players_let_go_of_the_used_one(name: str) -> None:
    s = careless()
    assert BOARS.action(bot(BOARS, name).choose(s.sight(0, 1), 1)) != Discard(KNOWLEDGE)


def test_a_special_that_was_bought_too_late_to_act_can_go_instead_of_the_older_one() -> None:
    cards = {0: ["Couldn't Care Less", "Knowledge Is Power"]}
    for choice, moved in ((IdleCopy(KNOWLEDGE), 4 + 3), (Discard(KNOWLEDGE), 3)):
        s = new(cards=cards, open_cards=["Knowledge Is Power"])
        draws(s, red=2)
        act(s, Buy(KNOWLEDGE), Use(CARELESS), choice)
        if moved > 3:
            act(s, Use(KNOWLEDGE))
        assert Use(KNOWLEDGE) not in can(s)
        assert at(s) == [moved, 0]


def test_for_a_sixth_card_the_used_copy_can_go() -> None:
    s = new(cards={0: ["Cabbage Cure", "Cabbage Cure", "Jam Trio", "Red Fast"]}, open_cards=["Tomato Gatherer"])
    draws(s, green=5)
    act(s, Use(CURE), Buy(GATHERER))
    assert IdleCopy(CURE) in can(s)
    act(s, IdleCopy(CURE), Use(CURE))
    assert at(s) == [10, 0]


def test_where_copies_are_alike_there_is_nothing_to_choose() -> None:
    s = new(cards={0: ["Couldn't Care Less", "Cabbage Cure", "Cabbage Cure"]})
    draws(s, green=5)
    act(s, Use(CARELESS))
    assert can(s) == [Discard(CURE)]
    with refusal(s, NotIdle(CURE)):
        act(s, IdleCopy(CURE))
    with refusal(s, NotInFront(FAST)):
        act(s, IdleCopy(FAST))
    act(s, Discard(CURE))
    assert told(s, ChoseCopy) == []


def test_the_card_that_is_being_used_is_no_copy_to_choose() -> None:
    s = new(cards={0: ["Couldn't Care Less", "Couldn't Care Less", "Red Fast"]})
    draws(s, red=1)
    act(s, Use(CARELESS))
    assert can(s) == [Discard(FAST), Discard(CARELESS)]
    act(s, Discard(CARELESS))
    assert told(s, ChoseCopy) == []


def switching() -> State:
    """Of two vendettas of the same kind, one lay there when its owner drew, the other came by a switch."""
    mine = ["Switcheroo", "Switcheroo", "Tug", "Red Fast"]
    s = new(at=[0, 30], cards={0: mine, 1: ["Tug", "Jam Trio"]})
    draws(s, black=2)
    act(s, Trigger(SWITCHEROO), Target(0), Pick(FAST), Target(1), Pick(TUG))
    act(s, Trigger(SWITCHEROO))
    return s


@pytest.mark.parametrize("mine_first", [True, False])
def test_of_two_equal_vendettas_the_one_that_must_trigger_can_be_switched_or_kept(mine_first: bool) -> None:
    for choice, triggers in ((IdleCopy(TUG), True), (Pick(TUG), False)):
        s = switching()
        theirs = [Target(1), Pick(FAST)]
        if mine_first:
            act(s, Target(0))
            assert can(s) == [Pick(TUG), IdleCopy(TUG)]
            act(s, choice, *theirs)
        else:
            act(s, *theirs, Target(0))
            assert can(s) == [Pick(TUG), IdleCopy(TUG)]
            act(s, choice)
        assert told(s, ChoseCopy) == [ChoseCopy(0, TUG, triggers)]
        assert (Trigger(TUG) in can(s)) is triggers
        if triggers:
            act(s, Trigger(TUG), Target(1))
            assert told(s, PulledBack)


def test_copies_of_an_opponent_are_alike() -> None:
    s = new(cards={0: ["Finders Keepers"], 1: ["Tug", "Tug"]})
    draws(s, black=2)
    act(s, Trigger(kind("Finders Keepers")), Target(1))
    assert can(s) == [Pick(TUG)]
    with refusal(s, NotIdle(TUG)):
        act(s, IdleCopy(TUG))


def test_everybody_can_tell_which_copy_went() -> None:
    """The others know as much as the state does: two that differ are not told the same."""
    one, other = careless(), careless()
    act(one, IdleCopy(KNOWLEDGE))
    act(other, Discard(KNOWLEDGE))
    assert one.journal(1) != other.journal(1)
    assert {BOARS.text(event) for event in told(one, ChoseCopy) + told(other, ChoseCopy)} == {
        "Of seat 0’s copies of Knowledge Is Power, one goes that can do no more this turn.",  # noqa: RUF001
        "Of seat 0’s copies of Knowledge Is Power, one goes that could still act this turn.",  # noqa: RUF001
    }

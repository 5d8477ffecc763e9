"""What a seat is told that it is after: by its own hand, by what lies open, and by nothing else."""

from __future__ import annotations

import pytest

from tests.games.wolves.table import (
    EASY,
    WOLVES,
    cards,
    chain,
    data,
    do,
    gathering,
    give,
    new,
    own,
    pay,
    play_by_chance,
    position,
    put_next,
)
from wolfden.engine.catalogue import ENGLISH, languages
from wolfden.engine.terms import Goal
from wolfden.games.wolves.rules.gifting import GIFTING
from wolfden.games.wolves.rules.needs import NEEDS
from wolfden.games.wolves.rules.reconciling import RECONCILING
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import Card, Community, Draw, PickCommunity, Piece, Stop, TakeAll
from wolfden.games.wolves.terms.goals import GOALS, Climb, Gather, GatherMore, Help, Lacking, Lead, Ready, Short

NAMES = ["Anna", "Boris", "Clara"]


def goal(s: Wolves, seat: int | None = 0) -> Goal | None:
    return s.setting.game.goal(s.view(seat))


def said(one: Goal, language: str = ENGLISH) -> str:
    return WOLVES.text(one, NAMES, 0, language)


def test_whoever_picks_a_community_is_told_what_it_will_take() -> None:
    s = new(3, communities="picked")
    assert goal(s) == goal(s, 2) == Lead(8)
    do(s, 0, PickCommunity(Community.THIMI))
    assert goal(s) == Lead(8)


def test_what_is_lacking_goes_down_with_every_card() -> None:
    s = gathering(reserves=[cards(corn=2)])
    assert goal(s) == Gather(3, 1, 3, leaders=0, left=3)
    put_next(s, 0, Card.FISH, Card.FOREST, Card.LEADER)
    do(s, 0, Draw())
    assert goal(s) == Gather(2, 1, 3, leaders=0, left=3)
    do(s, 0, Draw(), Draw())
    assert goal(s) == Gather(2, 1, 3, leaders=1, left=2)
    assert said(Gather(2, 0, 1, 1, 2)) == (
        "You still lack 2 fish and 1 bison this turn (1 leader can stand in); 2 more leaders would overstretch you."
    )
    assert "the next leader overstretches you" in said(Gather(1, 0, 0, 2, 1))


def test_enough_is_enough_also_with_leaders() -> None:
    s = gathering(hands=[cards(fish=3, corn=3, bison=2, leader=1)])
    assert goal(s) == GatherMore(0, left=2)
    s.hand[0] = cards(fish=5, corn=3, bison=3, forest=4, leader=1)
    assert goal(s) == GatherMore(3, left=2)
    s.hand[0] = cards(fish=9, corn=3, bison=1, leader=1)
    assert goal(s) == Gather(0, 0, 2, leaders=1, left=2)


def test_the_number_of_leaders_that_is_too_many_is_the_datas() -> None:
    lenient = WOLVES.with_data(data(rules={"overstretch": 4}, deck={"leader": 4}))
    assert goal(gathering(game=lenient)) == Gather(3, 3, 3, leaders=0, left=4)


def test_whoever_draws_no_more_needs_the_others() -> None:
    s = gathering(hands=[cards(fish=3, corn=3, bison=1, leader=1)])
    do(s, 0, Stop())
    assert goal(s) == Short(0, 0, 2, leaders=1, overstretched=False, skipping=False)
    assert said(Short(0, 0, 2, 1, False, False)).endswith(
        "(1 leader can stand in): unless others give it to you, all lose."
    )


def test_whoever_overstretched_is_told_what_it_costs() -> None:
    s = gathering(hands=[cards(fish=3, leader=2)])
    own(s, 0, cards(fish=3, leader=3))
    do(s, 0, Draw())
    assert goal(s) == Short(0, 3, 3, leaders=0, overstretched=True, skipping=False)
    assert said(Short(0, 3, 3, 0, True, False)).startswith("You overstretched, and lack 3 corn and 3 bison")
    s.skipping, s.overstretched = 1, 0
    assert goal(s) == Short(0, 3, 3, leaders=0, overstretched=False, skipping=True)
    assert said(Short(0, 3, 3, 0, False, True)).startswith("You cannot gather this turn")


def test_before_and_after_paying() -> None:
    s = position(NEEDS, hands=[cards(4, 3, 3), cards(3, 2, 3)], reserves=[cards(fish=1)])
    assert goal(s) == Ready(2, overstretched=False)
    assert goal(s, 1) == Short(0, 1, 0, leaders=0, overstretched=False, skipping=False)
    chain(s, 0, *pay())
    assert goal(s) == Ready(2, overstretched=False)
    chain(s, 1, *pay())
    assert goal(s) == Help((1,), 0, 1, 0)
    assert goal(s, 1) == Lacking(0, 1, 0)
    assert said(Lacking(0, 1, 0)) == "Your people still lack 1 corn: unless others give it to you, all lose."


def test_a_payment_in_the_making_counts_what_is_paid() -> None:
    s = position(NEEDS, hands=[cards(3, 3, 2, leader=1)])
    first, second, _ = [WOLVES.number(one) for one in pay(bison=(0, 1))]
    for prefix in ((), (first,), (first, second)):
        assert WOLVES.goal(s.draft(0, prefix).view) == Ready(0, overstretched=False)


def test_the_hungry_come_first_and_then_status() -> None:
    s = position(GIFTING, hands=[cards(fish=4)], unmet=[0, cards(fish=2), cards(corn=1)], status=[5, 7, 0])
    assert goal(s) == Help((1, 2), 2, 1, 0)
    assert (
        said(Help((1, 2), 2, 1, 0))
        == "Boris and Clara still lack 2 fish and 1 corn: unless somebody gives it, all lose."
    )
    assert said(Help((1,), 0, 1, 0)).startswith("Boris still lacks 1 corn")
    give(s, 0, 1, Piece.FISH_CARD, Piece.FISH_CARD)
    do(s, 1, TakeAll())
    assert goal(s) == goal(s, 1) == Help((2,), 0, 1, 0)
    assert goal(s, 2) == Lacking(0, 1, 0)


def test_when_all_are_fed_it_is_about_ranks_and_awards() -> None:
    s = position(RECONCILING, turn=6, status=[5, 7, 9], overstretched=[2])
    s.awards = (2, 4, 1)
    assert goal(s) == Climb(5, ahead=2, awards=2, most=4, left=2, overstretched=False)
    assert goal(s, 1) == Climb(7, ahead=1, awards=4, most=2, left=2, overstretched=False)
    assert goal(s, 2) == Climb(9, ahead=0, awards=1, most=4, left=2, overstretched=True)
    assert said(Climb(5, 2, 2, 4, 2, False)) == (
        "All are fed: now for status. You have 5, and 2 others have more. "
        "Awards: you 2, others 4 at most; 2 turns are to come."
    )
    assert "only by gifts" in said(Climb(5, 0, 2, 4, 0, True))
    assert said(Climb(5, 0, 2, 4, 0, True)).endswith("this is the last turn.")


def test_only_who_sits_there_while_it_lasts_is_after_anything() -> None:
    s = new(3, 1, EASY)
    assert goal(s, None) is None
    play_by_chance(s, 1)
    assert [goal(s, seat) for seat in (0, 1, 2, None)] == [None] * 4


@pytest.mark.parametrize("seed", range(4))
def test_the_goal_is_one_of_those_declared(seed: int) -> None:
    s = new(3 + seed, seed, EASY)
    while not s.over:
        for seat in range(int(s.seats)):
            assert type(goal(s, seat)) in GOALS
        seat = s.actors()[-1]
        actions = s.actions(seat)
        s.act(seat, actions[(s.decisions * 5 + seed) % len(actions)])


@pytest.mark.parametrize("language", languages())
def test_every_goal_is_one_line(language: str) -> None:
    for one in (
        Lead(8),
        Gather(3, 3, 3, 2, 1),
        GatherMore(9, 1),
        Short(3, 3, 3, 0, True, False),
        Ready(9, True),
        Lacking(3, 3, 3),
        Help((1, 2), 6, 6, 6),
        Climb(21, 2, 9, 9, 5, True),
    ):
        text = said(one, language)
        assert "\n" not in text and len(text) < 200, text

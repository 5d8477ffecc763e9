"""The good player: pure, quick, careful with the pack, and fond of status."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from tests.games.wolves.table import (
    BISON,
    CORN,
    EASY,
    FISH,
    LAST,
    TABLES,
    WOLVES,
    cards,
    gathering,
    give,
    new,
    own,
    position,
    put_next,
    sees,
)
from wolfden import bots
from wolfden.bots.turn import compose, take_turn
from wolfden.engine.chance import fast
from wolfden.engine.terms import Action
from wolfden.games.wolves.bots import good
from wolfden.games.wolves.bots.inner.outlook import Outlook, enough, share_out
from wolfden.games.wolves.rules.gifting import GIFTING
from wolfden.games.wolves.rules.needs import NEEDS
from wolfden.games.wolves.rules.reconciling import RECONCILING
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import (
    Card,
    Draw,
    EndGifting,
    Give,
    GiveTo,
    HandOver,
    ILack,
    IOverstretched,
    Knowledge,
    LeaderAs,
    Learn,
    Look,
    Pay,
    Piece,
    PutOnTop,
    Stop,
    Store,
    Take,
    TakeNoMore,
)

GOOD = bots.bot(WOLVES, "good")


def move(s: Wolves, seat: int) -> list[Action]:
    """The whole move that the bot makes."""
    return [WOLVES.action(number) for number in compose(s.sight(seat, 1), 1, GOOD)]


def play(s: Wolves, seed: int) -> None:
    stream = fast(seed)
    while not s.over:
        take_turn(s, stream.choose(s.actors()), GOOD, stream)


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("how", ["dealt", "picked"])
def test_a_table_of_good_players_comes_to_an_end(seats: int, how: str) -> None:
    s = new(seats, 3, communities=how)
    play(s, 3)
    assert s.over


def test_the_same_sight_gives_the_same_answer_and_nothing_is_changed() -> None:
    s = new(4, 9, EASY)
    stream = fast(9)
    for _ in range(150):
        seat = stream.choose(s.actors())
        before = s.save()
        sight = s.sight(seat, 1)
        assert good.choose(sight, 5) == good.choose(sight, 5) == good.choose(s.sight(seat, 77), 5)
        assert good.talk(sight, 5) == good.talk(sight, 5)
        assert s.save() == before
        take_turn(s, seat, GOOD, stream)


def test_a_decision_takes_milliseconds() -> None:
    s = gathering(6, hands=[cards(fish=1, corn=1, bison=1, leader=2)], turn=7)
    sight = s.sight(0, 1)
    began = time.process_time()
    for _ in range(20):
        good.choose(sight, 1)
    assert (time.process_time() - began) / 20 < 0.02


# Gathering


def test_it_draws_until_the_second_leader_and_stops_if_all_is_well() -> None:
    s = gathering(hands=[cards(5, 5, 5, leader=1)] * 3, reserves=[cards(3, 3, 3)] * 3)
    assert move(s, 0) == [Draw()]
    s.hand[0] = cards(5, 5, 5, leader=2)
    assert move(s, 0) == [Stop()]


def test_on_the_last_turn_it_goes_on_if_the_pack_would_starve_and_stops_if_it_would_not() -> None:
    poor = gathering(turn=LAST, hands=[cards(fish=1, leader=2), cards(fish=1, leader=2), cards(corn=1, leader=2)])
    poor.stopped = 6
    own(poor, 0, cards(fish=3, corn=6, bison=6, leader=3))
    assert move(poor, 0) == [Draw()]
    rich = gathering(turn=LAST, hands=[cards(5, 5, 5, leader=2)] * 3)
    rich.stopped = 6
    assert move(rich, 0) == [Stop()]


def test_it_looks_when_it_becomes_dangerous_and_puts_leaders_last() -> None:
    s = gathering(hands=[cards(fish=1, leader=2)], knowledge={0: [Knowledge.KNOW_THE_LAND]})
    own(s, 0, cards(fish=2, corn=1, leader=3, forest=1))
    assert move(s, 0) == [Look()]
    s.act(0, WOLVES.number(Look()))
    order = []
    while sees(s, 0).looking:
        order += move(s, 0)
        s.act(0, WOLVES.number(order[-1]))  # type: ignore[arg-type]
    assert PutOnTop(Card.LEADER) not in order[:1]


def test_it_draws_a_card_that_it_knows_to_be_safe_and_never_a_third_leader_that_it_knows() -> None:
    s = gathering(hands=[cards(leader=2)], knowledge={0: [Knowledge.KNOW_THE_LAND]})
    s.looked = 1
    put_next(s, 0, Card.BISON, Card.LEADER)
    assert move(s, 0) == [Draw()]
    put_next(s, 0, Card.LEADER)
    assert move(s, 0) == [Stop()]


# Needs


def test_it_keeps_leaders_and_then_tokens() -> None:
    s = position(NEEDS, hands=[cards(4, 2, 3, leader=1)], reserves=[cards(corn=1)])
    assert move(s, 0) == [Pay(FISH, 0, 0), Pay(CORN, 1, 0), Pay(BISON, 0, 0)]


# Gifts


def test_it_gives_what_somebody_lacks_before_anything_else() -> None:
    s = position(GIFTING, hands=[cards(fish=2, leader=1)], unmet=[0, 0, cards(fish=1, bison=1)])
    assert move(s, 0) == [GiveTo(2), Give(Piece.FISH_CARD), Give(Piece.LEADER), HandOver()]


def test_it_gives_tokens_away_if_somebody_would_starve_without() -> None:
    s = position(GIFTING, reserves=[cards(corn=2)], unmet=[0, cards(corn=2)])
    assert move(s, 0) == [GiveTo(1), Give(Piece.CORN_TOKEN), Give(Piece.CORN_TOKEN), HandOver()]


def test_it_gives_what_it_cannot_store_to_who_can_and_keeps_what_it_can() -> None:
    s = position(GIFTING, hands=[cards(fish=6)], reserves=[0, cards(fish=1)])
    given = move(s, 0)
    assert given[0] in (GiveTo(1), GiveTo(2))
    assert given.count(Give(Piece.FISH_CARD)) == 2
    s = position(GIFTING, hands=[cards(fish=3)])
    assert move(s, 0) == [EndGifting()]


def test_on_the_last_turn_it_gives_everything_to_who_must_take_it_once_nobody_lacks_anything() -> None:
    s = position(GIFTING, hands=[0, cards(fish=1, leader=1)], reserves=[0, cards(bison=1)], turn=LAST)
    assert move(s, 0) == [EndGifting()]
    s.act(0, WOLVES.number(EndGifting()))
    assert move(s, 1) == [
        GiveTo(0),
        Give(Piece.FISH_CARD),
        Give(Piece.LEADER),
        Give(Piece.BISON_TOKEN),
        HandOver(),
    ]
    s.unmet[2] = cards(corn=1)
    assert move(s, 1) == [GiveTo(2), Give(Piece.LEADER), HandOver()]


def test_on_the_last_turn_it_takes_nothing_that_it_does_not_need() -> None:
    s = position(GIFTING, hands=[cards(fish=2)], turn=LAST)
    give(s, 0, 1, Piece.FISH_CARD, Piece.FISH_CARD)
    assert move(s, 1) == [TakeNoMore()]


def test_it_takes_what_it_needs_or_can_store_and_no_more() -> None:
    s = position(GIFTING, hands=[cards(fish=4, corn=1)], reserves=[0, cards(fish=3)], unmet=[0, cards(fish=1)])
    give(s, 0, 1, *[Piece.FISH_CARD] * 4, Piece.CORN_CARD)
    *taken, last = move(s, 1)
    assert Counter(taken) == {Take(Piece.FISH_CARD): 2, Take(Piece.CORN_CARD): 1}
    assert last == TakeNoMore()


def test_it_lets_a_leader_stand_for_what_it_has_least_of() -> None:
    s = position(GIFTING, hands=[cards(leader=1)], reserves=[0, cards(fish=2, corn=1, bison=2)])
    give(s, 0, 1, Piece.LEADER)
    assert move(s, 1) == [Take(Piece.LEADER), LeaderAs(CORN)]


# Reconciling


def test_it_fills_its_reserve_and_on_the_last_turn_takes_status() -> None:
    s = position(RECONCILING, hands=[cards(5, 5, 5)])
    assert sum(action.number for action in move(s, 0) if isinstance(action, Store)) == 9
    s = position(RECONCILING, hands=[cards(5, 5, 5)], turn=LAST)
    assert move(s, 0) == [Store(FISH, 0), Store(CORN, 0), Store(BISON, 0)]


def test_it_learns_while_there_is_time() -> None:
    s = position(RECONCILING, hands=[cards(leader=2)], turn=2)
    s.storing = -1
    assert isinstance(move(s, 0)[0], Learn)
    s = position(RECONCILING, hands=[cards(leader=2)], turn=7)
    s.storing = -1
    assert not isinstance(move(s, 0)[0], Learn)


# Talk


def test_it_names_its_needs_once_and_says_that_it_has_overstretched() -> None:
    s = position(GIFTING, unmet=[0, cards(fish=2)])
    remark = WOLVES.number(ILack(2, FISH))
    assert good.talk(s.sight(1, 1), 1) == (remark,)
    s.say(1, remark)
    assert good.talk(s.sight(1, 1), 1) == ()
    s = gathering(overstretched=[0])
    s.stopped = 1
    assert WOLVES.number(IOverstretched()) in good.talk(s.sight(0, 1), 1)


# The outlook


def test_leaders_go_where_there_is_least() -> None:
    for balance, wild, filled in (
        ([0.0, 4.0, 9.0], 3.0, [3.0, 4.0, 9.0]),
        ([0.0, 4.0, 9.0], 6.0, [5.0, 5.0, 9.0]),
        ([1.0, 1.0, 1.0], 3.0, [2.0, 2.0, 2.0]),
        ([9.0, 0.0, 4.0], 20.0, [11.0, 11.0, 11.0]),
    ):
        share_out(balance, wild)
        assert balance == pytest.approx(filled)


def test_more_is_better() -> None:
    assert enough([1.0, 1.0, 1.0], 1.0) < enough([2.0, 1.0, 1.0], 1.0) < 1
    s = gathering(hands=[cards(3, 3, 3, leader=2)] * 3)
    outlook = Outlook(s, 0)
    assert outlook.survival(cards(2, 2, 2), False) < outlook.survival(cards(3, 3, 3), False)
    assert outlook.survival(cards(3, 3, 3), True) < outlook.survival(cards(3, 3, 3), False)


def test_odds_are_those_of_the_own_deck() -> None:
    s = gathering(turn=LAST, hands=[cards(leader=2), cards(3, 3, 3), cards(3, 3, 3)])
    s.stopped = 6
    own(s, 0, cards(fish=3, leader=3))
    outlook = Outlook(s, 0)
    fish, third = outlook.worth(cards(fish=1, leader=2)), outlook.worth(cards(leader=3))
    assert outlook.worth_drawing(cards(leader=2), 0, 1) == pytest.approx((3 * fish + third) / 4)


@pytest.mark.long
@pytest.mark.parametrize("seats", TABLES)
def test_good_players_survive_between_half_and_three_quarters_of_their_games(seats: int) -> None:
    survived = 0
    for seed in range(300):
        s = new(seats, seed)
        play(s, seed)
        survived += bool(s.outcome().winners)
    assert 0.42 * 300 < survived < 0.83 * 300

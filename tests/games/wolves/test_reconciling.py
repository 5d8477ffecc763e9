"""Step six: reconciling, knowledge cards, ranks and awards."""

from __future__ import annotations

import pytest

from tests.games.wolves.table import (
    BISON,
    CORN,
    EASY,
    FISH,
    cards,
    chain,
    choices,
    do,
    hand,
    position,
    refusal,
    reserve,
    sees,
    statuses,
    store,
    told,
)
from wolfden.games.wolves.rules.gifting import GIFTING
from wolfden.games.wolves.rules.reconciling import begin
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import AddNone, AddThird, Knowledge, Learn, LearnNothing, Store
from wolfden.games.wolves.terms.events import DidNotWaste, Learned, Ranked, Reconciled, TurnBegan
from wolfden.games.wolves.terms.reasons import InOrder, KnownAlready, NoCopyLeft, NoRoom, NotSoMany, NotTwo, Starved

ALL = tuple(Knowledge)


def reconciling(**given: object) -> Wolves:
    """A table at the start of step six."""
    s = position(GIFTING, **{"game": EASY, **given})  # type: ignore[arg-type]
    begin(s)
    return s


def finish(s: Wolves, *rest: int) -> None:
    """Let these seats keep nothing."""
    for seat in rest:
        if sees(s, seat).learning:
            do(s, seat, LearnNothing())
        chain(s, seat, *store())


def test_any_unmet_need_is_a_defeat_for_all_at_once() -> None:
    s = reconciling(unmet=[0, cards(corn=1), cards(fish=2)])
    assert s.over
    assert s.outcome().reason == Starved((1, 2))
    assert s.outcome().winners == ()
    assert s.outcome().scores == (-1.0,) * 3


def test_everybody_turns_in_everything_in_rank_order() -> None:
    s = reconciling(order=(2, 0, 1), hands=[cards(1, 1, 1, forest=3)] * 3)
    for seat in (2, 0):
        assert s.actors() == (seat,)
        chain(s, seat, *store())
        assert hand(s, seat) == {}
    assert statuses(s) == (2, 0, 3)


def test_a_resource_card_is_worth_a_status_or_a_token_of_its_kind_and_forest_nothing() -> None:
    s = reconciling(hands=[cards(fish=3, corn=2, bison=1, forest=4)])
    chain(s, 0, *store(fish=2, bison=1))
    assert reserve(s, 0) == (2, 0, 1)
    assert statuses(s)[0] == 3
    assert told(s, Reconciled) == [Reconciled(0, 2, 0, 1, 3, 3)]


def test_all_status_of_reconciling_is_one_gain() -> None:
    s = reconciling(hands=[cards(fish=3)], status=[0, 2, 1])
    chain(s, 0, *store())
    assert statuses(s)[0] == 3  # one by one the marker would never have left zero


def test_reserve_tokens_may_be_returned_for_status() -> None:
    s = reconciling(reserves=[cards(fish=3, corn=2)])
    chain(s, 0, *store(fish=1, corn=2))
    assert reserve(s, 0) == (1, 2, 0)
    assert statuses(s)[0] == 2


def test_a_leader_is_worth_a_status_or_any_token() -> None:
    s = reconciling(hands=[cards(leader=1), cards(leader=1)])
    chain(s, 0, *store(bison=1))
    chain(s, 1, *store())
    assert (reserve(s, 0), reserve(s, 1)) == ((0, 0, 1), (0, 0, 0))
    assert statuses(s) == (0, 1, 0)


def test_the_reserve_holds_nine_tokens_and_four_of_a_kind() -> None:
    s = reconciling(hands=[cards(fish=9, corn=9, bison=9)])
    assert choices(s, 0) == [Store(FISH, number) for number in range(5)]
    with refusal(s, NoRoom(), "no room"):
        do(s, 0, Store(FISH, 5))
    do(s, 0, Store(FISH, 4), Store(CORN, 4))
    assert choices(s, 0) == [Store(BISON, 0), Store(BISON, 1)]
    do(s, 0, Store(BISON, 1))
    assert statuses(s)[0] == 18  # what cannot be stored is turned in for status


def test_nobody_stores_what_they_do_not_have() -> None:
    s = reconciling(hands=[cards(fish=1, leader=1)], reserves=[cards(fish=1)])
    with refusal(s, NotSoMany(), "cards and tokens enough"):
        do(s, 0, Store(FISH, 4))
    with refusal(s, InOrder(FISH), "First settle fish"):
        do(s, 0, Store(CORN, 0))
    do(s, 0, Store(FISH, 3))
    assert choices(s, 0) == [Store(CORN, 0)]  # the leader is spent


def test_who_overstretched_gains_no_status_here_but_tokens() -> None:
    s = reconciling(hands=[cards(fish=5, corn=1)], overstretched=[0], reserves=[cards(bison=2)])
    chain(s, 0, *store(fish=4, corn=1))
    assert reserve(s, 0) == (4, 1, 0)
    assert statuses(s)[0] == 0


def test_others_do_not_learn_which_cards_were_turned_in_for_status() -> None:
    one, other = (reconciling(hands=[hand_]) for hand_ in (cards(fish=2, forest=1), cards(corn=2, forest=1)))
    for s in (one, other):
        chain(s, 0, *store())
    assert (one.view(1), one.journal(1)) == (other.view(1), other.journal(1))


# Knowledge


def test_two_leaders_buy_a_knowledge_card_and_are_spent() -> None:
    s = reconciling(hands=[cards(leader=2, fish=1)])
    assert choices(s, 0) == [*[Learn(card) for card in ALL], LearnNothing()]
    chain(s, 0, Learn(Knowledge.NO_WASTE), *store())
    assert sees(s, 1).mats[0].knowledge == (Knowledge.NO_WASTE,)
    assert statuses(s)[0] == 1
    assert told(s, Learned) == [Learned(0, Knowledge.NO_WASTE)]
    assert sees(s, 1).lessons == (3, 2, 3, 3, 3, 3)


def test_one_leader_buys_nothing() -> None:
    s = reconciling(hands=[cards(leader=1)])
    assert not choices(s, 0, Learn)


def test_who_learns_nothing_keeps_the_leaders_for_status_or_tokens() -> None:
    s = reconciling(hands=[cards(leader=2)])
    chain(s, 0, LearnNothing(), *store(corn=1))
    assert reserve(s, 0) == (0, 1, 0)
    assert statuses(s)[0] == 1


def test_nobody_has_the_same_knowledge_card_twice() -> None:
    s = reconciling(hands=[cards(leader=2)], knowledge={0: [Knowledge.SHOWING_OFF]})
    with refusal(s, KnownAlready(), "You have that"):
        do(s, 0, Learn(Knowledge.SHOWING_OFF))


def test_a_kind_of_which_no_copy_is_left_cannot_be_taken() -> None:
    owners = {seat: [Knowledge.SHOWING_OFF] for seat in (1, 2, 3)}
    s = reconciling(seats=4, hands=[cards(leader=2)], knowledge=owners)
    with refusal(s, NoCopyLeft(), "All copies"):
        do(s, 0, Learn(Knowledge.SHOWING_OFF))


def test_preservation_lifts_the_cap_in_the_step_in_which_it_is_taken() -> None:
    s = reconciling(hands=[cards(fish=4, corn=4, bison=4, leader=2)])
    chain(s, 0, Learn(Knowledge.PRESERVATION), *store(4, 4, 4))
    assert reserve(s, 0) == (4, 4, 4)


def test_knowledge_stays_for_the_turns_to_come() -> None:
    s = reconciling(hands=[cards(leader=2)])
    chain(s, 0, Learn(Knowledge.DETERMINATION), *store())
    finish(s, 1, 2)
    assert told(s, TurnBegan)[-1] == TurnBegan(4)
    assert sees(s, 1).mats[0].knowledge == (Knowledge.DETERMINATION,)


# No Waste


def test_no_waste_adds_a_third_to_exactly_two_as_the_step_starts() -> None:
    s = reconciling(reserves=[cards(fish=2, corn=2, bison=3)], knowledge={0: [Knowledge.NO_WASTE]})
    assert sees(s, 0).step == "AddingThird"
    assert choices(s, 0) == [AddThird(FISH), AddThird(CORN), AddNone()]
    with refusal(s, NotTwo(), "exactly two"):
        do(s, 0, AddThird(BISON))
    do(s, 0, AddThird(CORN))
    assert reserve(s, 0) == (2, 3, 3)
    assert told(s, DidNotWaste) == [DidNotWaste(0, CORN)]
    assert sees(s, 0).step == "Reconciling"  # once a turn


def test_no_waste_comes_before_anybody_reconciles_in_rank_order() -> None:
    both = {1: [Knowledge.NO_WASTE], 2: [Knowledge.NO_WASTE]}
    s = reconciling(order=(2, 0, 1), reserves=[0, cards(fish=2), cards(bison=2)], knowledge=both)
    assert s.actors() == (2,)
    do(s, 2, AddNone())
    assert s.actors() == (1,)
    do(s, 1, AddThird(FISH))
    assert s.actors() == (2,)
    assert sees(s, 0).step == "Reconciling"
    assert (reserve(s, 1), reserve(s, 2)) == ((3, 0, 0), (0, 0, 2))


@pytest.mark.parametrize("held", [cards(fish=1), cards(fish=3), cards(4, 3, 1), cards(fish=2, corn=4, bison=3)])
def test_no_waste_needs_exactly_two_and_room(held: int) -> None:
    s = reconciling(reserves=[held], knowledge={0: [Knowledge.NO_WASTE]})
    assert sees(s, 0).step == "Reconciling"


def test_no_waste_taken_in_this_step_comes_too_late_for_it() -> None:
    s = reconciling(hands=[cards(leader=2)], reserves=[cards(fish=2)])
    chain(s, 0, Learn(Knowledge.NO_WASTE), *store(fish=2))
    assert s.actors() == (1,)
    assert reserve(s, 0) == (2, 0, 0)


def test_while_reconciling_a_leader_is_shown_as_a_leader() -> None:
    s = reconciling(hands=[cards(fish=1, leader=2, forest=1)], reserves=[cards(corn=1)])
    do(s, 0, LearnNothing(), Store(FISH, 2))
    assert hand(s, 0) == {"fish": 1, "leader": 2, "forest": 1}
    assert (sees(s, 0).mats[0].cards, sees(s, 0).mats[0].leaders) == (2, 2)
    assert sees(s, 0).stored.fish == 2
    with refusal(s, NotSoMany(), "cards and tokens enough"):  # one of the two leaders stands for a fish already
        do(s, 0, Store(CORN, 3))
    do(s, 0, Store(CORN, 2))
    assert hand(s, 0) == {"fish": 1, "leader": 2, "forest": 1}
    with refusal(s, NotSoMany(), "cards and tokens enough"):
        do(s, 0, Store(BISON, 1))
    do(s, 0, Store(BISON, 0))
    assert reserve(s, 0) == (2, 2, 0)
    assert statuses(s)[0] == 0


# Ranks and awards


def test_the_new_ranks_go_by_status() -> None:
    s = reconciling(hands=[cards(fish=1), cards(fish=3), cards(fish=2)])
    finish(s, 0, 1, 2)
    assert [event.seat for event in told(s, Ranked)] == [1, 2, 0]
    assert sees(s, 0).order == (1, 2, 0)


def test_at_zero_more_tokens_come_first_and_then_the_earlier_rank() -> None:
    s = reconciling(seats=4, order=(3, 2, 1, 0), reserves=[0, cards(fish=1), 0, 0])
    chain(s, 3, *store())
    chain(s, 2, *store())
    chain(s, 1, *store(fish=1))
    chain(s, 0, *store())
    assert sees(s, 0).order == (1, 3, 2, 0)


@pytest.mark.parametrize(("seats", "awards"), [(3, (2, 1, 0)), (4, (3, 2, 1, 0)), (6, (3, 2, 1, 0, 0, 0))])
def test_awards_for_the_first_ranks_by_number_of_players(seats: int, awards: tuple[int, ...]) -> None:
    s = reconciling(seats=seats)
    finish(s, *range(seats))
    assert tuple(mat.awards for mat in sees(s, 0).mats) == awards
    assert [event.awards for event in told(s, Ranked)] == list(awards)


def test_awards_add_up_and_status_goes_back_to_zero() -> None:
    s = reconciling(hands=[cards(fish=3)])
    s.awards = (5, 0, 1)
    finish(s, 0, 1, 2)
    assert tuple(mat.awards for mat in sees(s, 0).mats) == (7, 1, 1)
    assert statuses(s) == (0, 0, 0)
    assert sees(s, 0).turn == 4


def test_decks_are_whole_again_at_the_start_of_a_turn_and_hands_empty() -> None:
    s = reconciling(turn=1, hands=[cards(fish=3, forest=2), cards(leader=1)])
    owned = s.owned
    finish(s, 0, 1, 2)
    assert s.owned == owned
    assert list(s.hand) == [0, 0, 0]
    assert sees(s, 0).step == "Gathering"

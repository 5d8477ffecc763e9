"""Step two: gathering, overstretching, and the ranks of the first turn."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.games.wolves.table import (
    BISON,
    CORN,
    EASY,
    FISH,
    TABLES,
    cards,
    choices,
    do,
    gathering,
    hand,
    new,
    own,
    put_next,
    refusal,
    reserve,
    sees,
    statuses,
    told,
)
from wolfden.games.wolves.rules.gifting import GIFTING
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import Card, Draw, Knowledge, Look, PutOnTop, Stop, StopWith
from wolfden.games.wolves.terms.events import (
    Conserved,
    Determined,
    Drew,
    DrewCard,
    DrewLeader,
    FirstRank,
    Looked,
    Overstretched,
    PutBack,
    PutBackCard,
    Saw,
    Skips,
    Stopped,
)
from wolfden.games.wolves.terms.reasons import DrawFirst, LookedAlready, NotAmongThese, NotBold, NotKnown, PutBackFirst
from wolfden.games.wolves.view import Gathering

LEADERS = (Card.LEADER,) * 3


def draw(s: Wolves, seat: int, *drawn: Card) -> None:
    """Let a seat draw these cards."""
    put_next(s, seat, *drawn)
    for _ in drawn:
        do(s, seat, Draw())


@pytest.mark.parametrize("seats", TABLES)
def test_all_gather_at_the_same_time_each_at_their_own_pace(seats: int) -> None:
    s = new(seats)
    assert s.actors() == tuple(range(seats))
    draw(s, 1, Card.FISH, Card.CORN)
    do(s, 1, Stop())
    assert s.actors() == (0, *range(2, seats))


def test_anything_but_a_leader_goes_into_the_hand_which_only_its_owner_sees() -> None:
    s = gathering()
    draw(s, 0, Card.FISH, Card.FOREST)
    assert hand(s, 0) == {"fish": 1, "forest": 1}
    assert sees(s, 1).mats[0].cards == 2
    assert told(s, DrewCard, 0) == [DrewCard(Card.FISH), DrewCard(Card.FOREST)]
    assert told(s, DrewCard, 1) == told(s, DrewCard, None) == []
    assert told(s, Drew, 1) == [Drew(0), Drew(0)]


def test_leaders_lie_face_up_for_everybody_to_see() -> None:
    s = gathering()
    draw(s, 0, Card.LEADER, Card.CORN, Card.LEADER)
    assert (sees(s, 1).mats[0].leaders, sees(s, 1).mats[0].cards) == (2, 1)
    assert told(s, DrewLeader, 2) == [DrewLeader(0, 1), DrewLeader(0, 2)]


def test_nobody_stops_before_the_first_card_and_everybody_may_after_it() -> None:
    s = gathering()
    assert choices(s, 0) == [Draw()]
    with refusal(s, DrawFirst(), "at least one card"):
        do(s, 0, Stop())
    draw(s, 0, Card.FOREST)
    assert choices(s, 0) == [Draw(), Stop()]


def test_who_has_stopped_does_not_start_again_and_others_see_it() -> None:
    s = gathering()
    draw(s, 0, Card.FISH, Card.LEADER)
    do(s, 0, Stop())
    assert s.actions(0) == ()
    assert told(s, Stopped, 2) == [Stopped(0, 1, 1)]
    assert sees(s, 2).mats[0].gathering is Gathering.STOPPED


def test_the_third_leader_overstretches_and_ends_the_drawing() -> None:
    s = gathering()
    draw(s, 0, Card.FISH, *LEADERS)
    assert 0 not in s.actors()
    assert told(s, Overstretched, 1) == [Overstretched(0)]
    assert sees(s, 1).mats[0].gathering is Gathering.OVERSTRETCHED
    assert sees(s, 1).mats[0].leaders == 0
    assert hand(s, 0) == {"fish": 1}


def test_what_is_drawn_comes_from_the_own_deck_every_card_as_likely_as_another() -> None:
    drawn: Counter[Card] = Counter()
    for seed in range(400):
        s = new(3, seed)
        do(s, 0, Draw())
        deck = sees(s, 0).mats[0].deck
        first = next(iter(hand(s, 0)))
        drawn[Card[first.upper()]] += 1
        assert getattr(deck, first) > 0
    assert drawn[Card.LEADER] == pytest.approx(400 * 3 / 28, abs=22)
    assert drawn[Card.FOREST] == pytest.approx(400 * 5 / 28, abs=28)


def test_a_whole_deck_can_be_drawn_and_holds_what_it_should() -> None:
    s = gathering()
    own(s, 0, cards(fish=2, corn=1, forest=1, leader=3))
    while 0 in s.actors():
        do(s, 0, Draw())
    held = hand(s, 0)
    assert held.get("fish", 0) <= 2
    assert held.get("corn", 0) <= 1
    assert held.get("forest", 0) <= 1
    assert told(s, Overstretched) == [Overstretched(0)]


# Skipping


def test_who_overstretched_skips_the_next_gathering_entirely() -> None:
    s = gathering(game=EASY, turn=3)
    draw(s, 0, *LEADERS)
    for seat in (1, 2):
        draw(s, seat, Card.FISH)
        do(s, seat, Stop())
    _to_next_turn(s)
    assert told(s, Skips) == [Skips(0)]
    assert s.actors() == (1, 2)
    assert sees(s, 1).mats[0].gathering is Gathering.SKIPPING
    for seat in (1, 2):
        draw(s, seat, Card.FISH)
        do(s, seat, Stop())
    _to_next_turn(s)
    assert s.actors() == (0, 1, 2)


def test_a_turn_that_everybody_skips_goes_on_without_gathering() -> None:
    s = gathering(game=EASY, turn=3)
    for seat in range(3):
        draw(s, seat, *LEADERS)
    _to_next_turn(s)
    assert len(told(s, Skips)) == 3
    assert sees(s, 0).step == "Needs"
    assert [event.gain for event in told(s, Conserved)] == [10, 9, 8]


def _to_next_turn(s: Wolves) -> None:
    """Go through the rest of a turn with as little as possible."""
    turn = s.turn
    while s.turn == turn:
        seat = s.actors()[0]
        actions = s.actions(seat)
        s.act(seat, actions[-1] if s.step is GIFTING else actions[0])


# The first turn's ranks


def ranks_after(hands: list[int], overstretched: int = 0, seed: int = 1) -> tuple[int, ...]:
    """The ranks of a first turn on which everybody has these cards, and the last to stop is the last seat."""
    s = gathering(len(hands), turn=1, hands=hands, seed=seed)
    s.order = ()
    s.overstretched = overstretched
    s.stopped = 2 ** (len(hands) - 1) - 1
    do(s, len(hands) - 1, Stop())
    assert [event.seat for event in told(s, FirstRank)] == list(s.order)
    return sees(s, None).order


def test_on_the_first_turn_the_fewest_leaders_come_first() -> None:
    assert ranks_after([cards(leader=2, fish=9), cards(fish=1), cards(leader=1, fish=5)]) == (1, 2, 0)


def test_on_the_first_turn_ties_go_to_the_most_cards_in_hand_forest_included() -> None:
    assert ranks_after([cards(leader=1, fish=4), cards(leader=1, forest=6), cards(leader=1, corn=5)]) == (1, 2, 0)


def test_clash_what_is_still_a_tie_on_the_first_turn_goes_by_lot_not_to_the_older_player() -> None:
    same = [cards(leader=1, fish=4), cards(leader=1, corn=4), cards(leader=1, bison=2, forest=2)]
    orders = Counter(ranks_after(same, seed=seed) for seed in range(240))
    assert set(orders) == set(permutations(range(3)))
    assert min(orders.values()) > 20


def test_a_lot_never_overrules_leaders_or_cards() -> None:
    mixed = [cards(leader=1, fish=4), cards(fish=1), cards(leader=1, corn=4)]
    assert {ranks_after(mixed, seed=seed)[0] for seed in range(20)} == {1}


def test_clash_first_ranks_count_leaders_drawn_not_face_up_so_who_overstretched_does_not_lead() -> None:
    # Face up, the overstretched seat 0 has no leader at all and the most cards.
    assert ranks_after([cards(fish=9), cards(leader=2, fish=1), cards(leader=1, fish=1)], overstretched=1) == (2, 1, 0)


def test_there_are_no_ranks_before_and_they_stay_until_the_end_of_the_turn() -> None:
    s = new(4)
    assert sees(s, 0).order == ()
    assert [mat.rank for mat in sees(s, 0).mats] == [None] * 4
    for seat in range(4):
        do(s, seat, Draw(), Stop())
    order = sees(s, 0).order
    assert sorted(order) == [0, 1, 2, 3]
    assert [mat.rank for mat in sees(s, 0).mats] == [order.index(seat) + 1 for seat in range(4)]


def test_later_turns_keep_the_ranks_they_began_with() -> None:
    s = gathering(order=(2, 0, 1))
    for seat in range(3):
        draw(s, seat, Card.FISH)
        do(s, seat, Stop())
    assert sees(s, 0).order == (2, 0, 1)


# Conservation, which follows at once


def test_five_status_for_each_leader_fewer_than_two() -> None:
    s = gathering(4)
    for seat, drawn in enumerate([(Card.FISH,), (Card.LEADER,), (Card.LEADER, Card.LEADER), (Card.LEADER,)]):
        draw(s, seat, *drawn)
        do(s, seat, Stop())
    assert statuses(s) == (10, 5, 0, 4)
    assert told(s, Conserved) == [Conserved(0, 10, 10), Conserved(1, 5, 5), Conserved(3, 4, 4)]


def test_conservation_goes_in_rank_order() -> None:
    s = gathering(order=(2, 1, 0))
    for seat in range(3):
        draw(s, seat, Card.FISH)
        do(s, seat, Stop())
    assert statuses(s) == (8, 9, 10)


def test_clash_conservation_counts_leaders_drawn_so_who_overstretched_gets_nothing() -> None:
    s = gathering()
    draw(s, 0, *LEADERS)
    for seat in (1, 2):
        draw(s, seat, Card.LEADER)
        do(s, seat, Stop())
    assert sees(s, 0).mats[0].leaders == 0  # face up
    assert statuses(s) == (0, 5, 4)


def test_clash_conservation_counts_leaders_drawn_so_who_skipped_gathering_gets_ten() -> None:
    s = gathering()
    s.skipping = s.stopped = 1
    for seat in (1, 2):
        draw(s, seat, Card.LEADER)
        do(s, seat, Stop())
    assert statuses(s) == (10, 5, 4)


def test_showing_off_gives_six_instead_of_five() -> None:
    s = gathering(knowledge={1: [Knowledge.SHOWING_OFF]})
    for seat, drawn in enumerate([(Card.FISH,), (Card.FISH,), (Card.LEADER,)]):
        draw(s, seat, *drawn)
        do(s, seat, Stop())
    assert statuses(s) == (10, 12, 5)


# Know the Land


def land_knower(owned: int = cards(fish=1, corn=1, leader=1)) -> Wolves:
    s = gathering(knowledge={0: [Knowledge.KNOW_THE_LAND]})
    own(s, 0, owned)
    return s


def test_know_the_land_shows_the_top_three_cards_to_their_owner_alone() -> None:
    s = land_knower()
    assert choices(s, 0) == [Draw(), Look()]
    do(s, 0, Look())
    assert {event.card for event in told(s, Saw, 0)} == {Card.FISH, Card.CORN, Card.LEADER}
    assert told(s, Saw, 1) == []
    assert told(s, Looked, 1) == [Looked(0, 3)]
    assert sees(s, 0).looking == (Card.FISH, Card.CORN, Card.LEADER)
    assert sees(s, 1).looking == ()


@pytest.mark.parametrize("order", [*permutations((Card.FISH, Card.CORN, Card.LEADER))])
def test_know_the_land_puts_them_back_in_any_order_and_that_is_how_they_are_drawn(order: tuple[Card, ...]) -> None:
    s = land_knower()
    do(s, 0, Look(), PutOnTop(order[0]), PutOnTop(order[1]))
    assert sees(s, 0).top == order
    assert sees(s, 1).top == ()
    assert told(s, PutBackCard, 0) == [PutBackCard(card, place) for place, card in enumerate(order, 1)]
    assert told(s, PutBack, 1) == [PutBack(0)] * 3
    drawn = []
    for _ in order:
        do(s, 0, Draw())
        last = s.journal(0)[-1]
        drawn.append(last.card if isinstance(last, DrewCard) else Card.LEADER)
    assert tuple(drawn) == order


def test_looking_is_not_drawing() -> None:
    s = land_knower()
    do(s, 0, Look(), PutOnTop(Card.LEADER), PutOnTop(Card.FISH))
    assert hand(s, 0) == {}
    with refusal(s, DrawFirst(), "at least one card"):
        do(s, 0, Stop())


def test_know_the_land_works_once_a_turn() -> None:
    s = land_knower(cards(fish=9, leader=3))
    do(s, 0, Look(), PutOnTop(Card.FISH))
    if sees(s, 0).looking:
        do(s, 0, PutOnTop(sees(s, 0).looking[0]))
    do(s, 0, Draw())
    with refusal(s, LookedAlready(), "have looked"):
        do(s, 0, Look())


def test_know_the_land_looks_at_fewer_cards_if_fewer_are_left() -> None:
    s = land_knower(cards(fish=1, leader=1))
    do(s, 0, Look())
    assert told(s, Looked) == [Looked(0, 2)]
    do(s, 0, PutOnTop(Card.LEADER))
    assert sees(s, 0).top == (Card.LEADER, Card.FISH)
    single = land_knower(cards(leader=1))
    do(single, 0, Look())
    assert sees(single, 0).top == (Card.LEADER,)


def test_cards_looked_at_go_back_before_anything_else() -> None:
    s = land_knower()
    do(s, 0, Look())
    with refusal(s, PutBackFirst(), "First put back"):
        do(s, 0, Draw())
    with refusal(s, NotAmongThese(), "did not see such a card"):
        do(s, 0, PutOnTop(Card.FOREST))


def test_nobody_looks_without_know_the_land() -> None:
    s = gathering()
    with refusal(s, NotKnown(Knowledge.KNOW_THE_LAND), "Know the Land"):
        do(s, 0, Look())


# Determination


def test_determination_gives_a_token_to_who_drew_on_after_the_second_leader_and_stops() -> None:
    s = gathering(knowledge={0: [Knowledge.DETERMINATION]})
    draw(s, 0, Card.LEADER, Card.LEADER, Card.FISH)
    assert choices(s, 0)[1:] == [StopWith(kind) for kind in (FISH, CORN, BISON)]
    do(s, 0, StopWith(CORN))
    assert reserve(s, 0) == (0, 1, 0)
    assert told(s, Determined, 1) == [Determined(0, CORN)]


def test_determination_gives_nothing_to_who_stops_at_the_second_leader() -> None:
    s = gathering(knowledge={0: [Knowledge.DETERMINATION]})
    draw(s, 0, Card.LEADER, Card.FISH, Card.LEADER)
    with refusal(s, NotBold(), "draw on after their second leader"):
        do(s, 0, StopWith(FISH))
    do(s, 0, Stop())
    assert reserve(s, 0) == (0, 0, 0)


def test_determination_gives_nothing_to_who_overstretches() -> None:
    s = gathering(knowledge={0: [Knowledge.DETERMINATION]})
    draw(s, 0, Card.LEADER, Card.LEADER, Card.FISH, Card.LEADER)
    assert 0 not in s.actors()
    assert reserve(s, 0) == (0, 0, 0)


def test_a_token_of_determination_that_does_not_fit_is_lost() -> None:
    s = gathering(knowledge={0: [Knowledge.DETERMINATION]}, reserves=[cards(fish=4, corn=3, bison=1)])
    draw(s, 0, Card.LEADER, Card.LEADER, Card.FISH)
    assert choices(s, 0, StopWith) == [StopWith(CORN), StopWith(BISON)]
    s.reserve[0] = cards(fish=4, corn=4, bison=1)
    assert choices(s, 0) == [Draw(), Stop()]

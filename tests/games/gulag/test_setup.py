"""Setup: the deck, the ring of knowledge, the discarded cards and the first commissar."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import msgspec
import pytest

from wolfden import BadSetup, State
from wolfden.games.gulag.terms.actions import Loyalty
from wolfden.games.gulag.terms.events import Dealt, Opened
from wolfden.games.gulag.view import GulagReview

from .odds import assert_fits, deals
from .table import GULAG, TABLES, commissar, dig, loyalties, new, reds, sees, shown

SEEDS = range(40)


def review_of(s: State) -> GulagReview:
    review = s.review()
    assert isinstance(review, GulagReview)
    return review


def test_five_to_ten_can_play() -> None:
    assert [GULAG.new(seats, 1).seats for seats in TABLES] == [5, 6, 7, 8, 9, 10]
    assert GULAG.seats == TABLES


@pytest.mark.parametrize("seats", [-5, 0, 1, 4, 11, 10**30])
def test_fewer_than_five_or_more_than_ten_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="5 to 10 players"):
        GULAG.new(seats, 1)


@pytest.mark.parametrize("seats", [5.0, "5", None])
def test_a_number_of_players_is_a_whole_number_whatever_was_played_before(seats: Any) -> None:
    GULAG.new(5, 1)
    with pytest.raises((BadSetup, TypeError)):
        GULAG.new(seats, 1)


@pytest.mark.parametrize("seats", TABLES)
def test_the_deck_has_five_of_each_colour_and_four_of_each_for_five_or_six_players(seats: int) -> None:
    each = 4 if seats <= 6 else 5
    for seed in SEEDS:
        s = GULAG.new(seats, seed)
        dig(s, 0)
        review = review_of(s)
        assert len(review.red) + review.red_discarded == each
        assert seats - len(review.red) + review.black_discarded == each
        assert review.red_discarded + review.black_discarded == 2 * each - seats


@pytest.mark.parametrize("seats", TABLES)
def test_every_number_of_reds_that_the_deck_allows_is_dealt_and_no_other(seats: int) -> None:
    assert {reds(GULAG.new(seats, seed)) for seed in range(500)} == {hand.count(Loyalty.RED) for hand in deals(seats)}


def test_ten_players_are_always_five_against_five() -> None:
    assert all(reds(GULAG.new(10, seed)) == 5 for seed in SEEDS)


def test_five_players_can_be_dealt_a_single_red_but_never_none() -> None:
    assert {reds(GULAG.new(5, seed)) for seed in range(500)} == {1, 2, 3, 4}


@pytest.mark.parametrize("seats", TABLES)
def test_everyone_knows_their_own_card_and_that_of_the_player_on_their_right(seats: int) -> None:
    for seed in SEEDS:
        s = GULAG.new(seats, seed)
        truth = loyalties(s)
        for seat in range(seats):
            view = sees(s, seat)
            assert view.neighbour == (seat - 1) % seats
            assert view.neighbour_loyalty is truth[(seat - 1) % seats]


@pytest.mark.parametrize("seats", TABLES)
def test_everyone_is_known_by_the_player_on_their_left(seats: int) -> None:
    s = GULAG.new(seats, 3)
    knower_of = {sees(s, seat).neighbour: seat for seat in range(seats)}
    assert knower_of == {seat: (seat + 1) % seats for seat in range(seats)}


@pytest.mark.parametrize("seats", TABLES)
def test_the_deal_is_told_once_and_as_the_view_has_it(seats: int) -> None:
    for seed in SEEDS:
        s = GULAG.new(seats, seed)
        for seat in range(seats):
            view = sees(s, seat)
            assert view.loyalty is not None
            assert view.neighbour is not None
            assert view.neighbour_loyalty is not None
            dealt = Dealt(view.loyalty, view.neighbour, view.neighbour_loyalty)
            assert s.journal(seat) == (dealt, Opened(view.commissar))


@pytest.mark.parametrize("seats", [5, 8])
def test_nobody_learns_anything_else_from_the_deal(seats: int) -> None:
    told: dict[object, list[object]] = defaultdict(list)
    hands: dict[object, set[object]] = defaultdict(set)
    for seed in range(300):
        s = GULAG.new(seats, seed)
        truth = loyalties(s)
        for seat in range(seats):
            known = seat, truth[seat], truth[seat - 1], commissar(s)
            told[known].append(shown(s, seat))
            hands[known].add(truth)
    assert len(told) == seats * 4 * seats
    assert all(one == same[0] for same in told.values() for one in same)
    assert sum(len(set_) > 1 for set_ in hands.values()) > len(hands) / 2, "the test saw too few different deals"


@pytest.mark.parametrize("seats", TABLES)
def test_spectators_see_no_card(seats: int) -> None:
    s = GULAG.new(seats, 3)
    view = sees(s, None)
    assert (view.seat, view.loyalty, view.neighbour, view.neighbour_loyalty, view.red) == (None,) * 5
    assert s.journal(None) == (Opened(view.commissar),)


@pytest.mark.parametrize("seats", TABLES)
def test_the_discarded_cards_are_in_no_view_not_even_at_the_end(seats: int) -> None:
    s = new(seats)
    for _ in range(2):
        for seat in (None, *range(seats)):
            assert not any("discard" in field for field in msgspec.to_builtins(s.view(seat)))
            assert not any("Discard" in type(event).__name__ for event in s.journal(seat))
        if not s.over:
            dig(s, 4)


@pytest.mark.parametrize("seats", TABLES)
def test_the_first_commissar_is_told_to_everybody_and_leads_the_first_turn(seats: int) -> None:
    s = GULAG.new(seats, 11)
    first = commissar(s)
    assert s.actors() == (first,)
    for seat in (None, *range(seats)):
        view = sees(s, seat)
        assert (view.commissar, view.turn, view.step, view.actors) == (first, 1, "SelectWorkers", (first,))
        assert (view.workers, view.supervisor, view.work, view.past) == ((), None, 0, ())
        assert s.journal(seat)[-1] == Opened(first)


@pytest.mark.parametrize("seats", TABLES)
def test_the_lot_favours_nobody_as_first_commissar(seats: int) -> None:
    assert_fits((commissar(GULAG.new(seats, seed)) for seed in range(2000)), dict.fromkeys(range(seats), 1))


def test_the_lot_does_not_look_at_the_cards() -> None:
    sample = []
    for seed in range(8000):
        s = GULAG.new(5, seed)
        sample.append((commissar(s), loyalties(s)))
    hands = Counter(deals(5))
    assert_fits(sample, {(first, hand): weight for first in range(5) for hand, weight in hands.items()})


@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9, 10])
def test_every_order_of_the_deck_is_equally_likely(seats: int) -> None:
    assert_fits((loyalties(GULAG.new(seats, seed)) for seed in range(5000)), Counter(deals(seats)))


def test_the_same_seed_deals_the_same_and_another_seed_does_not() -> None:
    assert GULAG.new(7, 5).save() == GULAG.new(7, 5).save()
    assert len({loyalties(GULAG.new(7, seed)) for seed in SEEDS}) > 20

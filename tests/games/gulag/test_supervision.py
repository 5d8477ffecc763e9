"""Supervision and inspection: one worker may be ordered to swap, then the number of work cards is public."""

from __future__ import annotations

from itertools import product

import pytest

from wolfden import State
from wolfden.engine.common import MoveEnds, NotPossible, NotYourTurn
from wolfden.games.gulag.terms.actions import Card, Loyalty
from wolfden.games.gulag.terms.events import Inspected, LeftAlone, Ordered
from wolfden.games.gulag.terms.reasons import NoSuchPlayer, NotWorking

from .table import (
    GULAG,
    LET_BE,
    TABLES,
    WORK,
    as_supervisor,
    at_supervision,
    loyalties,
    new,
    other,
    play_turn,
    refusal,
    sees,
    shown,
    swap,
    teams,
)

# The commissar of these tests is seat 2, the workers are 1 and 4, the supervisor is 0; seat 3 stands by.
TEAM = (1, 4, 0)
BOTH = list(product(Card, repeat=2))


def supervised(cards: tuple[Card, Card] = (Card.WORK, Card.STRIKE), seats: int = 5) -> State:
    s = new(seats, first=2)
    at_supervision(s, TEAM, cards)
    return s


@pytest.mark.parametrize("seats", TABLES)
def test_the_supervisor_may_order_one_of_the_two_workers_or_nobody(seats: int) -> None:
    s = supervised(seats=seats)
    assert s.actors() == (0,)
    assert s.actions(0) == (swap(1), swap(4), LET_BE)
    assert all(s.actions(seat) == () for seat in range(1, seats))


@pytest.mark.parametrize("cards", BOTH)
def test_the_supervisor_sees_neither_card_before_deciding(cards: tuple[Card, Card]) -> None:
    assert shown(supervised(cards), 0) == shown(supervised(), 0)


@pytest.mark.parametrize("worker", [1, 4])
def test_everybody_learns_who_was_ordered(worker: int) -> None:
    s = supervised()
    s.act(0, swap(worker))
    for seat in (None, *range(5)):
        assert s.journal(seat)[-2] == Ordered(0, worker)
        assert sees(s, seat).past[0].ordered == worker


def test_everybody_learns_that_nobody_was_ordered() -> None:
    s = supervised()
    s.act(0, LET_BE)
    for seat in (None, *range(5)):
        assert s.journal(seat)[-2] == LeftAlone(0)
        assert sees(s, seat).past[0].ordered is None


@pytest.mark.parametrize("cards", BOTH)
def test_nobody_ordered_nothing_swapped(cards: tuple[Card, Card]) -> None:
    s = new(5, first=2)
    play_turn(s, TEAM, cards)
    assert sees(s, None).past[0].work == cards.count(Card.WORK)


@pytest.mark.parametrize("cards", BOTH)
@pytest.mark.parametrize("place", [0, 1])
def test_an_order_turns_exactly_that_workers_card_into_the_other(cards: tuple[Card, Card], place: int) -> None:
    s = new(5, first=2)
    play_turn(s, TEAM, cards, ordered=place)
    lying = list(cards)
    lying[place] = other(lying[place])
    assert sees(s, None).past[0].work == lying.count(Card.WORK)
    assert [sees(s, 1).past[0].own, sees(s, 4).past[0].own] == list(cards), "what they chose stays what they chose"


@pytest.mark.parametrize("ordered", [None, 0, 1])
@pytest.mark.parametrize("seat", [None, 0, 2, 3])
def test_no_card_is_shown_only_how_many_were_work(seat: int | None, ordered: int | None) -> None:
    shown_by_count: dict[int, set[object]] = {}
    for cards in BOTH:
        s = new(5, first=2)
        play_turn(s, TEAM, cards, ordered)
        shown_by_count.setdefault(sees(s, None).past[0].work, set()).add((s.view(seat), s.journal(seat)))
    assert {work: len(different) for work, different in shown_by_count.items()} == {0: 1, 1: 1, 2: 1}


@pytest.mark.parametrize("ordered", [None, 0, 1])
@pytest.mark.parametrize("cards", BOTH)
def test_a_worker_learns_of_the_other_card_no_more_than_the_count_tells(
    cards: tuple[Card, Card], ordered: int | None
) -> None:
    s, t = new(5, first=2), new(5, first=2)
    play_turn(s, TEAM, cards, ordered)
    play_turn(t, TEAM, (cards[0], other(cards[1])), ordered)
    assert sees(s, 1).past[0].own is sees(t, 1).past[0].own
    assert len(s.journal(1)) == len(t.journal(1))
    assert s.journal(1)[:-1] == t.journal(1)[:-1], "all is the same but the count"


@pytest.mark.parametrize(("cards", "work"), [(BOTH[0], 0), (BOTH[1], 1), (BOTH[2], 1), (BOTH[3], 2)])
def test_everybody_learns_the_number_of_work_cards(cards: tuple[Card, Card], work: int) -> None:
    s = supervised(cards)
    s.act(0, LET_BE)
    for seat in (None, *range(5)):
        assert s.journal(seat)[-1] == Inspected(1, work)
        assert sees(s, seat).work == sees(s, seat).past[0].work == work


@pytest.mark.parametrize("seats", TABLES)
def test_work_cards_add_one_to_the_canal_and_strikes_none(seats: int) -> None:
    s = new(seats)
    canal = 0
    for turn in range(seats):
        cards, ordered = BOTH[turn % 4], (None, 0, 1)[turn % 3]
        lying = [other(card) if place == ordered else card for place, card in enumerate(cards)]
        play_turn(s, None, cards, ordered)
        canal += lying.count(Card.WORK)
        assert all(sees(s, seat).work == canal for seat in (None, *range(seats)))
    assert canal > 0


def test_the_inspection_ends_the_turn() -> None:
    s = supervised()
    s.act(0, LET_BE)
    view = sees(s, None)
    assert (view.step, view.turn, view.commissar, view.workers, view.supervisor) == ("SelectWorkers", 2, 3, (), None)
    assert all(sees(s, seat).own is None for seat in range(5))


def test_nobody_but_the_two_workers_can_be_ordered() -> None:
    s = supervised()
    for seat in (0, 2, 3):
        with refusal(s, NotWorking(seat), "not working"):
            s.act(0, swap(seat))


def test_an_empty_chair_cannot_be_ordered() -> None:
    s = supervised()
    with refusal(s, NoSuchPlayer(), "Nobody sits there"):
        s.act(0, swap(7))


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_nobody_but_the_supervisor_gives_orders(seat: int) -> None:
    s = supervised()
    for action in (swap(1), LET_BE, WORK):
        with refusal(s, NotYourTurn(), "not your turn"):
            s.act(seat, action)


def test_supervisors_give_one_order_at_most() -> None:
    s = supervised()
    for orders in ((swap(1), swap(4)), (swap(1), LET_BE), (LET_BE, LET_BE), (swap(3), swap(3))):
        with refusal(s, MoveEnds(), "another move"):
            s.chain(0, orders)
    assert s.draft(0, (LET_BE,)) == ((), s.view(0), True)
    assert s.draft(0, ()) == (s.actions(0), s.view(0), False)


def test_supervisors_do_nothing_but_order() -> None:
    s = supervised()
    for action in (WORK, as_supervisor(3)):
        with refusal(s, NotPossible(), "choose one of the moves that it offers"):
            s.act(0, action)


def test_an_order_alone_is_a_chain_of_one() -> None:
    s = supervised()
    t = s.clone()
    s.act(0, swap(4))
    t.chain(0, [swap(4)])
    assert s.save() == t.save()


@pytest.mark.parametrize("seats", TABLES)
def test_no_turn_tells_anybody_a_loyalty(seats: int) -> None:
    # Two deals that look the same to some seat still do after several turns of the same moves.
    pairs = 0
    for seed in range(40):
        s, t = GULAG.new(seats, 0), GULAG.new(seats, seed)
        same = [seat for seat in range(seats) if shown(s, seat) == shown(t, seat)]
        if not same or loyalties(s) == loyalties(t):
            continue
        pairs += 1
        for turn in range(seats - 1):
            team = teams(s)[turn]
            for one in (s, t):
                play_turn(one, team, BOTH[turn % 4], (None, 0, 1)[turn % 3])
        assert all(shown(s, seat) == shown(t, seat) for seat in same)
        assert s.view(None) == t.view(None)
        assert s.journal(None) == t.journal(None)
    assert pairs > 0
    assert set(loyalties(s)) == {Loyalty.RED, Loyalty.BLACK}

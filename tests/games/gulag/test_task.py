"""Task: both workers choose work or strike, unseen and at the same time."""

from __future__ import annotations

from itertools import product

import pytest

from wolfden import State
from wolfden.engine.common import (
    AlreadyChosen,
    EmptyChain,
    MoveEnds,
    NoSuchAction,
    NotPossible,
    NotYourTurn,
)
from wolfden.games.gulag.terms.actions import Card
from wolfden.games.gulag.terms.events import Played

from .table import (
    GULAG,
    LET_BE,
    STRIKE,
    TABLES,
    WORK,
    as_worker,
    at_supervision,
    name,
    new,
    play,
    play_turn,
    refusal,
    sees,
    shown,
    shown_to_all,
    shown_to_others,
    swap,
)

# The commissar of these tests is seat 2, the workers are 1 and 4, the supervisor is 0; seat 3 stands by.
TEAM = (1, 4, 0)


def at_task(seats: int = 5) -> State:
    s = new(seats, first=2)
    name(s, TEAM)
    return s


def test_both_workers_are_asked_at_the_same_time_and_nobody_else() -> None:
    s = at_task()
    assert s.actors() == (1, 4)
    assert {seat: s.actions(seat) for seat in range(5)} == {0: (), 1: (STRIKE, WORK), 2: (), 3: (), 4: (STRIKE, WORK)}
    assert all(sees(s, seat).step == "Task" for seat in (None, *range(5)))


def test_each_worker_has_one_work_card_and_one_strike_card() -> None:
    s = at_task()
    assert {GULAG.action(number) for number in s.actions(1)} == {GULAG.action(WORK), GULAG.action(STRIKE)}
    assert s.actions(1) == s.actions(4)


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("cards", list(product(Card, repeat=2)))
def test_the_order_in_which_cards_are_put_down_leaves_no_trace(seats: int, cards: tuple[Card, Card]) -> None:
    s = at_task(seats)
    t = s.clone()
    s.act(1, play(cards[0]))
    s.act(4, play(cards[1]))
    t.act(4, play(cards[1]))
    t.act(1, play(cards[0]))
    assert s.save() == t.save()
    assert shown_to_all(s) == shown_to_all(t)


@pytest.mark.parametrize("worker", [1, 4])
def test_a_sealed_card_tells_nobody_else_whether_it_is_work_or_strike(worker: int) -> None:
    s = at_task()
    t = s.clone()
    s.act(worker, WORK)
    t.act(worker, STRIKE)
    assert shown_to_others(s, worker) == shown_to_others(t, worker)
    for seat in range(5):
        if seat != worker:
            assert s.redeal(seat, 3).save() == t.redeal(seat, 3).save()


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_two_cards_face_down_tell_only_their_owners(seat: int | None) -> None:
    s = at_task()
    t = s.clone()
    for one, card in ((s, WORK), (t, STRIKE)):
        one.act(1, WORK)
        one.act(4, card)
    assert s.view(seat) == t.view(seat)
    assert s.journal(seat) == t.journal(seat)
    assert s.actors() == t.actors()
    if seat is not None:
        assert shown(s, seat) == shown(t, seat)
        assert s.redeal(seat, 3).save() == t.redeal(seat, 3).save()


def test_putting_down_the_first_card_tells_nobody_anything_but_who_is_awaited() -> None:
    s = at_task()
    journals = [s.journal(seat) for seat in (None, *range(5))]
    s.act(4, STRIKE)
    assert [s.journal(seat) for seat in (None, *range(5))] == journals
    for seat in (None, *range(5)):
        view = sees(s, seat)
        assert view.actors == s.actors() == (1,)
        assert (view.step, view.own) == ("Task", None)
        assert view.held == ((STRIKE,) if seat == 4 else ())


@pytest.mark.parametrize("card", Card)
def test_a_worker_sees_their_sealed_card_and_then_their_card_on_the_table(card: Card) -> None:
    s = at_task()
    s.act(1, play(card))
    assert (sees(s, 1).held, sees(s, 1).own) == ((play(card),), None)
    s.act(4, WORK)
    assert (sees(s, 1).held, sees(s, 1).own) == ((), card)
    assert [sees(s, seat).own for seat in (None, 0, 2, 3, 4)] == [None, None, None, None, Card.WORK]
    assert [sees(s, seat).held for seat in (None, 0, 2, 3, 4)] == [()] * 5


def test_each_worker_alone_is_told_the_card_they_put_down() -> None:
    s = at_task()
    length = {seat: len(s.journal(seat)) for seat in range(5)}
    s.act(1, WORK)
    s.act(4, STRIKE)
    told = {seat: s.journal(seat)[length[seat] :] for seat in range(5)}
    assert told == {0: (), 1: (Played(1, Card.WORK),), 2: (), 3: (), 4: (Played(1, Card.STRIKE),)}
    assert not any(isinstance(event, Played) for event in s.journal(None))


def test_the_supervisor_is_asked_once_both_cards_lie() -> None:
    s = at_task()
    s.act(1, WORK)
    assert sees(s, None).step == "Task"
    s.act(4, WORK)
    assert sees(s, None).step == "Supervision"
    assert s.actors() == (0,)


@pytest.mark.parametrize("action", [WORK, STRIKE])
def test_a_card_put_down_cannot_be_taken_back_or_put_down_again(action: int) -> None:
    s = at_task()
    s.act(1, WORK)
    assert s.actions(1) == ()
    with refusal(s, AlreadyChosen(), "already chosen"):
        s.act(1, action)
    with refusal(s, AlreadyChosen(), "already chosen"):
        s.chain(1, (action,))
    with refusal(s, AlreadyChosen(), "already chosen"):
        s.draft(1, ())


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_only_the_two_workers_put_down_cards(seat: int) -> None:
    s = at_task()
    with refusal(s, NotYourTurn(), "not your turn"):
        s.act(seat, WORK)
    with refusal(s, NotYourTurn(), "not your turn"):
        s.chain(seat, (WORK,))


@pytest.mark.parametrize("action", [as_worker(3), LET_BE, swap(4)])
def test_workers_do_nothing_but_put_down_a_card(action: int) -> None:
    s = at_task()
    with refusal(s, NotPossible(), "choose one of the moves that it offers"):
        s.act(1, action)
    with refusal(s, NoSuchAction(), "no such move"):
        s.act(1, GULAG.num_actions)


def test_one_card_is_one_move() -> None:
    s = at_task()
    with refusal(s, MoveEnds(), "another move"):
        s.chain(1, (WORK, STRIKE))
    with refusal(s, EmptyChain(), "at least one choice"):
        s.chain(1, ())
    assert s.draft(1, (WORK,)) == ((), s.view(1), True)
    assert s.draft(1, ()) == ((STRIKE, WORK), s.view(1), False)
    t = s.clone()
    s.chain(1, (WORK,))
    t.act(1, WORK)
    assert s.save() == t.save()


@pytest.mark.parametrize("order", [(1, 4), (4, 1)])
def test_a_sealed_card_survives_a_save_and_a_copy(order: tuple[int, int]) -> None:
    s = at_task()
    s.act(order[0], STRIKE)
    loaded, copy = GULAG.load(s.save()), s.clone()
    for one in (s, loaded, copy):
        one.act(order[1], WORK)
        one.act(0, LET_BE)
    assert s.save() == loaded.save() == copy.save()
    assert sees(copy, order[0]).past[0].own is Card.STRIKE


@pytest.mark.parametrize("cards", list(product(Card, repeat=2)))
@pytest.mark.parametrize("ordered", [None, 0, 1])
def test_workers_remember_the_card_they_chose_and_nobody_else_does(
    cards: tuple[Card, Card], ordered: int | None
) -> None:
    s = new(5, first=2)
    play_turn(s, TEAM, cards, ordered)
    assert [sees(s, seat).past[0].own for seat in (0, 1, 2, 3, 4, None)] == [None, cards[0], None, None, cards[1], None]


def test_a_worker_can_strike_or_work_whatever_their_colour() -> None:
    for red in range(1, 5):
        s = new(5, red=red)
        a, b, _ = at_supervision(s)
        assert (sees(s, a).own, sees(s, b).own) == (Card.WORK, Card.STRIKE)

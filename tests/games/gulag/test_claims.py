"""Talk: who may claim what, and when. Claims bind nobody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wander import wander
from wolfden import IllegalAction, IllegalRemark, NoSuchSeat, State
from wolfden.engine.common import JustSaid, NotSayable, Said
from wolfden.engine.terms import Remark
from wolfden.games.gulag.terms.actions import Card, IAm, IPlayed, ISaw, IThink, Loyalty

from .table import (
    GULAG,
    LET_BE,
    STRIKE,
    TABLES,
    WORK,
    as_supervisor,
    as_worker,
    name,
    naming,
    new,
    play_turn,
    refusal,
    sees,
    shown_to_all,
)


def claims(s: State, seat: int, kind: type[Remark]) -> set[Remark]:
    found = {GULAG.remark(number) for number in s.remarks(seat)}
    return {remark for remark in found if isinstance(remark, kind)}


def turns_to_talk_about(s: State, seat: int) -> set[int]:
    played = claims(s, seat, IPlayed)
    turns = {remark.turn for remark in played if isinstance(remark, IPlayed)}
    assert played == {IPlayed(turn, card) for turn in turns for card in Card}
    return turns


I_AM_RED = GULAG.number(IAm(Loyalty.RED))
I_AM_BLACK = GULAG.number(IAm(Loyalty.BLACK))


@pytest.mark.parametrize("seats", TABLES)
def test_everyone_may_claim_to_be_of_either_colour(seats: int) -> None:
    s = new(seats)
    for seat in range(seats):
        assert claims(s, seat, IAm) == {IAm(Loyalty.RED), IAm(Loyalty.BLACK)}


@pytest.mark.parametrize("seats", TABLES)
def test_everyone_may_claim_to_have_seen_either_colour_on_the_one_card_they_passed(seats: int) -> None:
    s = new(seats)
    for seat in range(seats):
        assert claims(s, seat, ISaw) == {ISaw((seat - 1) % seats, loyalty) for loyalty in Loyalty}


@pytest.mark.parametrize("seats", TABLES)
def test_everyone_may_say_what_they_think_of_anyone_else_at_the_table(seats: int) -> None:
    s = new(seats)
    for seat in range(seats):
        others = [one for one in range(seats) if one != seat]
        assert claims(s, seat, IThink) == {IThink(one, loyalty) for one in others for loyalty in Loyalty}


def test_workers_may_talk_about_their_card_once_both_lie_and_nobody_else_may() -> None:
    s = new(5, first=2)
    for before in ("naming", "the task"):
        assert all(turns_to_talk_about(s, seat) == set() for seat in range(5)), f"before {before}"
        if before == "naming":
            name(s, (1, 4, 0))
    s.act(4, WORK)
    assert turns_to_talk_about(s, 4) == set()
    s.act(1, STRIKE)
    assert [turns_to_talk_about(s, seat) for seat in range(5)] == [set(), {1}, set(), set(), {1}]
    s.act(0, LET_BE)
    assert [turns_to_talk_about(s, seat) for seat in range(5)] == [set(), {1}, set(), set(), {1}]


@pytest.mark.parametrize("seats", TABLES)
def test_workers_may_talk_about_every_turn_they_worked_on_and_no_other(seats: int) -> None:
    s = new(seats)
    worked: dict[int, set[int]] = {seat: set() for seat in range(seats)}
    for turn in range(1, seats):
        a, b, _ = play_turn(s)
        worked[a].add(turn)
        worked[b].add(turn)
        assert {seat: turns_to_talk_about(s, seat) for seat in range(seats)} == worked


def test_what_may_be_said_tells_nothing_about_the_cards() -> None:
    for seed in range(20):
        s, t = GULAG.new(5, 0), GULAG.new(5, seed)
        assert [s.remarks(seat) for seat in range(5)] == [t.remarks(seat) for seat in range(5)]


@pytest.mark.parametrize("seats", TABLES)
def test_remarks_are_listed_ascending_and_once(seats: int) -> None:
    s = wander(new(seats), 3, 6 * seats - 8)
    for seat in range(seats):
        assert list(s.remarks(seat)) == sorted(set(s.remarks(seat)))


@pytest.mark.parametrize(
    "remark",
    [
        IPlayed(1, Card.WORK),
        IPlayed(9, Card.WORK),
        ISaw(3, Loyalty.RED),
        IThink(0, Loyalty.RED),
        IThink(7, Loyalty.RED),
    ],
)
def test_what_cannot_be_claimed_is_refused(remark: Remark) -> None:
    s = new(5)
    with refusal(s, NotSayable(), "cannot say that"):
        s.say(0, GULAG.number(remark))


@pytest.mark.parametrize("remark", [-1, GULAG.num_remarks, 10**30, -(10**30)])
def test_numbers_that_are_no_remark_are_refused(remark: int) -> None:
    s = new(5)
    with refusal(s, NotSayable(), "cannot say that"):
        s.say(0, remark)


@pytest.mark.parametrize("remark", [float(I_AM_RED), str(I_AM_RED), None, [I_AM_RED]])
def test_a_remark_is_a_whole_number(remark: Any) -> None:
    s = new(5)
    before = s.save()
    with pytest.raises((TypeError, IllegalRemark)):
        s.say(0, remark)
    assert s.save() == before


@pytest.mark.parametrize("seat", [-1, 5, 10**30])
def test_only_those_at_the_table_talk(seat: int) -> None:
    s = new(5)
    before = s.save()
    with pytest.raises(NoSuchSeat):
        s.say(seat, I_AM_RED)
    assert s.save() == before


def test_everybody_hears_a_claim_spectators_too() -> None:
    s = new(5)
    for speaker in range(5):
        s.say(speaker, I_AM_RED)
        for seat in (None, *range(5)):
            assert s.journal(seat)[-1] == Said(speaker, I_AM_RED)


def test_the_same_claim_is_made_once_between_two_moves() -> None:
    s = new(5)
    s.say(0, I_AM_RED)
    assert I_AM_RED not in s.remarks(0)
    with refusal(s, JustSaid(), "just said that"):
        s.say(0, I_AM_RED)


def test_others_may_still_make_the_same_claim_and_one_may_make_others() -> None:
    s = new(5)
    s.say(0, I_AM_RED)
    s.say(0, I_AM_BLACK)
    s.say(1, I_AM_RED)
    assert [event for event in s.journal(None) if isinstance(event, Said)] == [
        Said(0, I_AM_RED),
        Said(0, I_AM_BLACK),
        Said(1, I_AM_RED),
    ]


def test_every_move_makes_room_for_claims_again() -> None:
    s = new(5, first=2)
    for seat, move in [(2, naming((1, 4, 0))), (4, (WORK,)), (1, (WORK,)), (0, (LET_BE,)), (3, naming((1, 2, 0)))]:
        s.say(3, I_AM_RED)
        assert I_AM_RED not in s.remarks(3)
        s.chain(seat, move)
        assert I_AM_RED in s.remarks(3)


def test_a_claim_or_a_refused_move_makes_no_room_for_claims() -> None:
    s = new(5, first=2)
    s.say(3, I_AM_RED)
    s.say(1, I_AM_RED)
    for choices in ((), (as_worker(2),), (as_worker(0),), (as_worker(0), as_worker(1), as_supervisor(1))):
        with pytest.raises(IllegalAction):
            s.chain(2, choices)
    assert I_AM_RED not in s.remarks(3)


def test_anybody_may_talk_at_any_time_whether_it_is_their_turn_or_not() -> None:
    s = new(5)
    while not s.over:
        for seat in range(5):
            s.say(seat, I_AM_BLACK)
        moved = len(sees(s, None).past), sees(s, None).step, s.actors()
        while not s.over and (len(sees(s, None).past), sees(s, None).step, s.actors()) == moved:
            wander(s, 2, 1)
    assert sum(isinstance(event, Said) for event in s.journal(None)) == 5 * 20


def test_lies_are_as_good_as_truths() -> None:
    s = new(5, first=2)
    play_turn(s, (1, 4, 0), (Card.STRIKE, Card.STRIKE))
    for claim in (IPlayed(1, Card.WORK), IPlayed(1, Card.STRIKE), IAm(Loyalty.RED), IAm(Loyalty.BLACK)):
        s.say(1, GULAG.number(claim))
        assert s.journal(0)[-1] == Said(1, GULAG.number(claim))


@pytest.mark.parametrize("seed", range(6))
def test_claims_change_nothing_in_the_game_but_the_journal(seed: int) -> None:
    quiet, chatty = GULAG.new(5 + seed, seed), GULAG.new(5 + seed, seed)
    for step in range(6 * (5 + seed)):
        for seat in range(chatty.seats):
            if chatty.remarks(seat):
                chatty.say(seat, chatty.remarks(seat)[step % len(chatty.remarks(seat))])
        wander(quiet, seed * 100 + step, 1)
        wander(chatty, seed * 100 + step, 1)
        assert [chatty.view(seat) for seat in (None, *range(chatty.seats))] == [
            quiet.view(seat) for seat in (None, *range(quiet.seats))
        ]
        assert [chatty.actions(seat) for seat in range(chatty.seats)] == [
            quiet.actions(seat) for seat in range(quiet.seats)
        ]
        assert chatty.actors() == quiet.actors()
    for seat in (None, *range(quiet.seats)):
        assert tuple(event for event in chatty.journal(seat) if not isinstance(event, Said)) == quiet.journal(seat)
    assert chatty.outcome() == quiet.outcome()
    assert chatty.review() == quiet.review()


def test_claims_survive_a_save() -> None:
    s = new(5)
    s.say(0, I_AM_RED)
    t = GULAG.load(s.save())
    assert shown_to_all(t) == shown_to_all(s)
    assert t.save() == s.save()
    assert I_AM_RED not in t.remarks(0)


def test_a_copy_talks_for_itself() -> None:
    s = new(5)
    t = s.clone()
    t.say(0, I_AM_RED)
    assert I_AM_RED in s.remarks(0)
    assert not any(isinstance(event, Said) for event in s.journal(1))

"""Turn order: the commissar names two workers and a supervisor, within the limits of trust."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

import pytest

from wolfden import IllegalAction, State
from wolfden.engine.common import (
    EmptyChain,
    GameOver,
    MoveEnds,
    NoSuchAction,
    NotPossible,
    NotYourTurn,
    Unfinished,
)
from wolfden.engine.terms import Reason
from wolfden.games.gulag.terms.actions import AppointSupervisor, AppointWorker, Card, IAm, Loyalty
from wolfden.games.gulag.terms.events import Appointed
from wolfden.games.gulag.terms.reasons import AlreadyNamed, NoSuchPlayer, NotThemself, NotTrusted

from .table import (
    GULAG,
    LEFT_OUT,
    LET_BE,
    STRIKE,
    TABLES,
    WORK,
    Team,
    allowed,
    as_supervisor,
    as_worker,
    commissar,
    dig,
    last_three,
    name,
    naming,
    new,
    play_turn,
    refusal,
    sees,
    shown_to_all,
    shown_to_others,
    swap,
    teams,
)


def nameable(s: State) -> set[Team]:
    """All teams that the engine offers, walked through draft by draft."""
    leader = commissar(s)
    found = set()
    for a in s.draft(leader, ())[0]:
        for b in s.draft(leader, (a,))[0]:
            for boss in s.draft(leader, (a, b))[0]:
                jobs = [GULAG.action(number) for number in (a, b, boss)]
                assert isinstance(jobs[0], AppointWorker)
                assert isinstance(jobs[1], AppointWorker)
                assert isinstance(jobs[2], AppointSupervisor)
                found.add((jobs[0].seat, jobs[1].seat, jobs[2].seat))
    return found


def may_be_named(s: State) -> set[Team]:
    leader, last = commissar(s), last_three(s)
    everybody = range(s.seats)
    return {team for team in product(everybody, everybody, everybody) if allowed(s.seats, leader, last, team)}


def first_teams(seats: int, leader: int) -> Iterator[Team]:
    """All teams of a first turn; the order in which the workers are named makes no difference."""
    others = [seat for seat in range(seats) if seat != leader]
    for a, b in combinations(others, 2):
        for boss in others:
            if boss not in (a, b):
                yield a, b, boss


def after(seats: int, leader: int, team: Sequence[int]) -> State:
    """The second turn, after that seat named that team in the first."""
    s = new(seats, first=leader)
    play_turn(s, team)
    return s


# Who leads, and how often.


@pytest.mark.parametrize("seats", TABLES)
def test_there_are_as_many_turns_as_players(seats: int) -> None:
    s = new(seats)
    for turn in range(1, seats + 1):
        assert not s.over
        assert sees(s, None).turn == turn
        play_turn(s)
    assert s.over
    assert sees(s, None).turn == seats
    assert len(sees(s, None).past) == seats


@pytest.mark.parametrize("seats", TABLES)
def test_the_commissar_card_goes_round_clockwise_and_everyone_leads_once(seats: int) -> None:
    s = new(seats, first=seats - 2)
    leaders = []
    while not s.over:
        assert s.actors() == (commissar(s),)
        leaders.append(commissar(s))
        play_turn(s)
    assert leaders == [*range(seats - 2, seats), *range(seats - 2)]
    assert [turn.commissar for turn in sees(s, None).past] == leaders
    assert [event.commissar for event in s.journal(None) if isinstance(event, Appointed)] == leaders


@pytest.mark.parametrize("seats", TABLES)
def test_a_turn_is_four_moves_and_the_limit_is_just_a_whole_game(seats: int) -> None:
    s = new(seats)
    for turn in range(seats):
        assert s.decisions == 4 * turn
        name(s, team := teams(s)[0])
        assert s.decisions == 4 * turn + 1
        s.act(team[0], WORK)
        s.act(team[1], WORK)
        assert s.decisions == 4 * turn + 3
        s.act(team[2], LET_BE)
    assert s.decisions == GULAG.max_decisions(seats) == 4 * seats


# Whom they may name.


@pytest.mark.parametrize("seats", TABLES)
def test_on_the_first_turn_any_three_different_others_may_be_named(seats: int) -> None:
    for leader in range(seats):
        s = new(seats, first=leader)
        assert last_three(s) == set()
        assert nameable(s) == {team for team in product(range(seats), repeat=3) if len({leader, *team}) == 4}


@pytest.mark.parametrize("seats", TABLES)
def test_trust_allows_exactly_what_counting_heads_allows_whoever_was_named_last(seats: int) -> None:
    for leader in (0, seats - 1):
        for team in first_teams(seats, leader):
            s = after(seats, leader, team)
            assert nameable(s) == may_be_named(s)


@pytest.mark.long
@pytest.mark.parametrize("seats", TABLES)
def test_trust_allows_exactly_what_counting_heads_allows_whoever_led(seats: int) -> None:
    for leader in range(1, seats - 1):
        for team in first_teams(seats, leader):
            s = after(seats, leader, team)
            assert nameable(s) == may_be_named(s)


@pytest.mark.parametrize("seats", TABLES)
def test_trust_looks_at_the_last_turn_only_all_through_the_game(seats: int) -> None:
    s = new(seats)
    while not s.over:
        assert nameable(s) == may_be_named(s)
        play_turn(s, teams(s)[-1 - len(sees(s, None).past) * 5])


@pytest.mark.parametrize(("seats", "most"), [(5, 2), (6, 2), (7, 1), (8, 1), (9, 0), (10, 0)])
def test_as_many_of_last_turns_three_are_named_again_as_trust_allows_and_no_more(seats: int, most: int) -> None:
    s = after(seats, 0, (2, 3, 4))
    assert max(len({2, 3, 4} & set(team)) for team in nameable(s)) == most == 3 - LEFT_OUT[seats]


def test_jobs_make_no_difference_to_trust() -> None:
    s = after(9, 0, (2, 3, 4))
    assert not any({2, 3, 4} & set(team) for team in nameable(s))
    s = after(5, 0, (2, 3, 4))
    assert not {(2, 3, 4), (3, 4, 2), (4, 2, 3), (2, 4, 3)} & nameable(s)
    assert {(2, 3, 0), (2, 0, 3), (0, 4, 2)} <= nameable(s)


def test_one_of_last_turns_three_who_is_commissar_now_counts_as_not_named() -> None:
    # One of five must be left out, and seat 1 is: the other two of its team may both be named, in any jobs.
    s = after(5, 0, (1, 2, 3))
    assert nameable(s) == {team for team in product(range(5), repeat=3) if len({1, *team}) == 4}
    # Two of seven must be left out: seat 1 is, so only one of the other two may be named.
    s = after(7, 0, (1, 2, 3))
    assert {len({2, 3} & set(team)) for team in nameable(s)} == {0, 1}
    # All three of nine: seat 1 is left out anyway, and neither of the other two may be named.
    s = after(9, 0, (1, 2, 3))
    assert {len({2, 3} & set(team)) for team in nameable(s)} == {0}


def test_last_turns_commissar_is_not_one_of_those_who_must_be_replaced() -> None:
    for seats in TABLES:
        assert any(0 in team for team in nameable(after(seats, 0, (2, 3, 4))))


def named_in_vain(s: State, team: Sequence[int]) -> Reason | None:
    """What is wrong with naming that team in that order, by the letter of the rules; None: nothing."""
    last, most = last_three(s), 3 - LEFT_OUT[s.seats]
    named: list[int] = []
    for seat in team:
        if seat >= s.seats:
            return NoSuchPlayer()
        if seat == commissar(s):
            return NotThemself()
        if seat in named:
            return AlreadyNamed(seat)
        if len(last & {*named, seat}) > most:
            return NotTrusted(seat, most)
        named.append(seat)
    return None


@pytest.mark.parametrize("last", [(1, 2, 3), (2, 3, 4)])
@pytest.mark.parametrize("seats", TABLES)
def test_a_naming_goes_through_exactly_if_it_is_allowed_and_is_refused_by_the_rule_it_breaks(
    seats: int, last: Team
) -> None:
    s = after(seats, 0, last)
    before = s.save()
    for team in product(range(10), repeat=3):
        reason = named_in_vain(s, team)
        assert (reason is None) == allowed(seats, 1, last, team)
        if reason is None:
            t = s.clone()
            t.chain(1, naming(team))
            assert sees(t, None).step == "Task"
        else:
            with pytest.raises(IllegalAction) as caught:
                s.chain(1, naming(team))
            assert caught.value.reason == reason
            assert str(caught.value) == GULAG.text(reason)
    assert s.save() == before


# Refusals, one rule each.


def test_the_commissar_cannot_name_themself_for_any_job() -> None:
    s = new(5, first=2)
    with refusal(s, NotThemself(), "name others only"):
        s.act(2, as_worker(2))
    with refusal(s, NotThemself(), "name others only"):
        s.chain(2, naming((0, 2, 1)))
    with refusal(s, NotThemself(), "name others only"):
        s.chain(2, naming((0, 1, 2)))


def test_nobody_can_be_named_twice() -> None:
    s = new(5, first=2)
    with refusal(s, AlreadyNamed(0), "three different people"):
        s.chain(2, naming((0, 0, 1)))
    with refusal(s, AlreadyNamed(1), "three different people"):
        s.chain(2, naming((0, 1, 1)))
    s.act(2, as_worker(3))
    with refusal(s, AlreadyNamed(3), "three different people"):
        s.act(2, as_worker(3))


@pytest.mark.parametrize(
    ("seats", "team", "most", "saying"),
    [
        (5, (2, 3, 4), 2, "Only two of last turn"),
        (6, (2, 3, 4), 2, "Only two of last turn"),
        (7, (2, 5, 4), 1, "Only one of last turn"),
        (8, (6, 3, 4), 1, "Only one of last turn"),
        (9, (5, 6, 4), 0, "Nobody may be named two turns in a row"),
        (10, (5, 6, 4), 0, "Nobody may be named two turns in a row"),
    ],
)
def test_too_many_of_last_turns_three_cannot_be_named(seats: int, team: Team, most: int, saying: str) -> None:
    s = after(seats, 0, (2, 3, 4))
    with refusal(s, NotTrusted(4, most), saying):
        s.chain(1, naming(team))


def test_an_empty_chair_cannot_be_named() -> None:
    s = new(5, first=2)
    with refusal(s, NoSuchPlayer(), "Nobody sits there"):
        s.act(2, as_worker(5))
    with refusal(s, NoSuchPlayer(), "Nobody sits there"):
        s.chain(2, naming((0, 1, 9)))


def test_workers_are_named_before_the_supervisor() -> None:
    s = new(5, first=2)
    with refusal(s, NotPossible(), "choose one of the moves that it offers"):
        s.act(2, as_supervisor(1))
    s.act(2, as_worker(0))
    with refusal(s, NotPossible(), "choose one of the moves that it offers"):
        s.act(2, as_supervisor(1))
    s.act(2, as_worker(1))
    with refusal(s, NotPossible(), "choose one of the moves that it offers"):
        s.act(2, as_worker(3))


@pytest.mark.parametrize("action", [WORK, STRIKE, LET_BE, swap(0)])
def test_cards_and_orders_have_to_wait_for_the_naming(action: int) -> None:
    s = new(5, first=2)
    with refusal(s, NotPossible(), "choose one of the moves that it offers"):
        s.act(2, action)


@pytest.mark.parametrize("action", [-1, GULAG.num_actions, 10**30, -(10**30)])
def test_numbers_that_are_no_action_are_refused(action: int) -> None:
    s = new(5, first=2)
    with refusal(s, NoSuchAction(), "no such move"):
        s.act(2, action)
    with refusal(s, NoSuchAction(), "no such move"):
        s.chain(2, (as_worker(0), as_worker(1), action))
    with refusal(s, NoSuchAction(), "no such move"):
        s.draft(2, (as_worker(0), action))


@pytest.mark.parametrize("seat", [0, 1, 3, 4])
def test_nobody_but_the_commissar_names(seat: int) -> None:
    s = new(5, first=2)
    with refusal(s, NotYourTurn(), "not your turn"):
        s.act(seat, as_worker(1))
    with refusal(s, NotYourTurn(), "not your turn"):
        s.chain(seat, naming((0, 1, 3)))
    with refusal(s, NotYourTurn(), "not your turn"):
        s.draft(seat, ())
    assert s.actions(seat) == ()


def test_nobody_names_when_the_game_is_over() -> None:
    s = new(5)
    dig(s, 4)
    for seat in range(5):
        assert s.actions(seat) == ()
        with refusal(s, GameOver(), "over"):
            s.act(seat, as_worker((seat + 1) % 5))
        with refusal(s, GameOver(), "over"):
            s.chain(seat, naming((0, 1, 2)))
        with refusal(s, GameOver(), "over"):
            s.draft(seat, ())


def test_a_naming_that_stops_too_early_is_refused() -> None:
    s = new(5, first=2)
    for choices in (naming((0, 1, 3))[:1], naming((0, 1, 3))[:2]):
        with refusal(s, Unfinished(), "not complete"):
            s.chain(2, choices)


def test_a_naming_without_a_name_is_refused() -> None:
    s = new(5, first=2)
    with refusal(s, EmptyChain(), "at least one choice"):
        s.chain(2, ())


@pytest.mark.parametrize("more", [as_worker(4), WORK, STRIKE, LET_BE, 10**30])
def test_a_naming_that_goes_on_too_long_is_refused_in_words_that_tell_nothing(more: int) -> None:
    s = new(5, first=2)
    with refusal(s, MoveEnds(), "another move"):
        s.chain(2, (*naming((0, 1, 3)), more))


def test_a_whole_naming_is_no_draft() -> None:
    s = new(5, first=2)
    assert s.draft(2, naming((0, 1, 3))) == ((), s.draft(2, naming((0, 1, 3))[:-1]).view, True)


# Naming is one move.


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("first_turn", [True, False])
def test_nobody_else_notices_a_half_made_naming(seats: int, first_turn: bool) -> None:
    s = new(seats, first=1) if first_turn else after(seats, 0, (1, 2, 3))
    others = [seat for seat in range(seats) if seat != 1]
    before = shown_to_others(s, 1), s.journal(1)
    dreams = [s.redeal(seat, 5).save() for seat in others]
    for choice in naming(teams(s)[-1])[:2]:
        s.act(1, choice)
        assert (shown_to_others(s, 1), s.journal(1)) == before
        assert [s.redeal(seat, 5).save() for seat in others] == dreams
        assert s.decisions == (0 if first_turn else 4)


def test_the_commissar_sees_their_own_half_made_naming() -> None:
    s = new(6, first=2)
    s.act(2, as_worker(4))
    assert (sees(s, 2).held, sees(s, 2).workers) == ((as_worker(4),), (4,))
    assert s.actions(2) == tuple(as_worker(seat) for seat in (0, 1, 3, 5))
    s.act(2, as_worker(0))
    assert (sees(s, 2).held, sees(s, 2).workers) == ((as_worker(4), as_worker(0)), (0, 4))
    assert s.actions(2) == tuple(as_supervisor(seat) for seat in (1, 3, 5))
    assert sees(s, 2).step == "SelectSupervisor"
    assert sees(s, 2).actors == s.actors() == (2,)


def test_the_commissar_imagines_worlds_with_their_own_half_made_naming() -> None:
    s = new(6, first=2)
    s.act(2, as_worker(4))
    world = s.redeal(2, 1)
    assert (world.view(2), world.actions(2), world.actors()) == (s.view(2), s.actions(2), s.actors())
    assert world.redeal(2, 2).view(2) == s.view(2)
    world.chain(2, (as_worker(0), as_supervisor(1)))
    assert sees(world, None).workers == (0, 4)


def test_the_whole_naming_is_told_to_everybody_at_once() -> None:
    s = new(6, first=2)
    told = {seat: len(s.journal(seat)) for seat in range(6)}
    name(s, (5, 3, 0))
    for seat in (None, *range(6)):
        view = sees(s, seat)
        assert s.journal(seat)[-1] == Appointed(1, 2, (3, 5), 0)
        assert (view.workers, view.supervisor, view.step) == ((3, 5), 0, "Task")
        assert (view.commissar, view.turn, view.held) == (2, 1, ())
    assert {seat: len(s.journal(seat)) - 1 for seat in range(6)} == told


@pytest.mark.parametrize("seats", TABLES)
def test_naming_bit_by_bit_or_all_at_once_or_in_two_parts_is_the_same(seats: int) -> None:
    s = after(seats, 0, (1, 2, 3))
    for team in teams(s)[:: 7 * seats]:
        whole, single, parts = s.clone(), s.clone(), s.clone()
        whole.chain(1, naming(team))
        for choice in naming(team):
            single.act(1, choice)
        parts.act(1, as_worker(team[0]))
        parts.chain(1, naming(team)[1:])
        assert whole.save() == single.save() == parts.save()
        assert shown_to_all(whole) == shown_to_all(single) == shown_to_all(parts)


def test_the_order_in_which_workers_are_named_does_not_matter() -> None:
    s = new(7, first=2)
    t = s.clone()
    name(s, (4, 6, 0))
    name(t, (6, 4, 0))
    assert s.save() == t.save()


def test_a_chain_goes_on_from_what_was_named_before() -> None:
    s = new(5, first=2)
    s.act(2, as_worker(0))
    with refusal(s, AlreadyNamed(0), "already named"):
        s.chain(2, naming((0, 1, 3)))
    with refusal(s, Unfinished(), "not complete"):
        s.chain(2, (as_worker(1),))
    s.chain(2, (as_worker(1), as_supervisor(3)))
    assert sees(s, None).workers == (0, 1)


def test_trying_out_a_naming_changes_nothing() -> None:
    s = after(7, 0, (1, 2, 3))
    before = s.save(), shown_to_all(s)
    for team in teams(s)[::10]:
        for length in range(3):
            s.draft(1, naming(team)[:length])
    assert (s.save(), shown_to_all(s)) == before


@pytest.mark.parametrize("seats", TABLES)
def test_trying_out_shows_just_what_naming_would(seats: int) -> None:
    s = after(seats, 0, (1, 2, 3))
    for team in teams(s)[:: 5 * seats]:
        t = s.clone()
        for length in range(3):
            assert s.draft(1, naming(team)[:length]) == t.draft(1, ()) == (t.actions(1), t.view(1), False)
            t.act(1, naming(team)[length])


def test_remarks_are_not_given_back_by_a_half_made_naming() -> None:
    s = new(5, first=2)
    claim = GULAG.number(IAm(Loyalty.RED))
    s.say(0, claim)
    s.act(2, as_worker(0))
    assert claim not in s.remarks(0)
    s.chain(2, (as_worker(1), as_supervisor(3)))
    assert claim in s.remarks(0)


def test_a_half_made_naming_survives_a_save() -> None:
    s = new(5, first=2)
    s.act(2, as_worker(4))
    t = GULAG.load(s.save())
    assert shown_to_all(t) == shown_to_all(s)
    for one in (s, t):
        one.chain(2, (as_worker(0), as_supervisor(1)))
    assert t.save() == s.save()


def test_a_copy_does_not_share_a_half_made_naming() -> None:
    s = new(5, first=2)
    s.act(2, as_worker(4))
    t = s.clone()
    t.act(2, as_worker(0))
    s.act(2, as_worker(1))
    assert sees(s, 2).workers == (1, 4)
    assert sees(t, 2).workers == (0, 4)


def test_those_named_are_workers_and_supervisor_of_the_past_turn() -> None:
    s = new(6, first=2)
    play_turn(s, (5, 3, 0), (Card.WORK, Card.STRIKE))
    (turn,) = sees(s, None).past
    assert (turn.commissar, turn.workers, turn.supervisor) == (2, (3, 5), 0)
    assert (sees(s, None).workers, sees(s, None).supervisor) == ((), None)

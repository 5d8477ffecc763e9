"""Whole games of moves, drafts, talk and nonsense, held against a ledger kept by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wolfden import IllegalAction, IllegalRemark, NoSuchSeat, State
from wolfden.engine.common import Said
from wolfden.games.gulag.terms.actions import AppointSupervisor, AppointWorker, Card, LetBe, Loyalty, OrderSwap, Play
from wolfden.games.gulag.terms.events import Inspected
from wolfden.games.gulag.view import GulagReview, PastTurn

from .table import GULAG, allowed, loyalties, new, other, sees, shown_to_all


class Ledger:
    """What an honest scribe writes down of the moves at a table."""

    def __init__(self, s: State) -> None:
        self.seats = int(s.seats)
        self.cards = loyalties(s)
        self.first = sees(s, None).commissar
        self.draft: list[int] = []  # seats the commissar has named so far
        self.team: list[int] = []
        self.chosen: dict[int, Card] = {}
        self.turns: list[tuple[PastTurn, dict[int, Card]]] = []
        self.said = 0

    @property
    def leader(self) -> int:
        return (self.first + min(len(self.turns), self.seats - 1)) % self.seats

    def note(self, seat: int, number: int) -> None:
        """Write down one choice that was made."""
        action = GULAG.action(number)
        if isinstance(action, (AppointWorker, AppointSupervisor)):
            assert seat == self.leader
            self.draft.append(action.seat)
            if isinstance(action, AppointSupervisor):
                last = self.turns[-1][0] if self.turns else None
                named = {*last.workers, last.supervisor} if last else set()
                assert allowed(self.seats, self.leader, named, self.draft)
                self.team, self.draft = self.draft, []
        elif isinstance(action, Play):
            assert seat in self.team[:2]
            assert seat not in self.chosen
            self.chosen[seat] = action.card
        else:
            assert isinstance(action, (OrderSwap, LetBe))
            assert seat == self.team[2]
            assert len(self.chosen) == 2
            self.inspect(action.seat if isinstance(action, OrderSwap) else None)

    def inspect(self, ordered: int | None) -> None:
        lying = {seat: other(card) if seat == ordered else card for seat, card in self.chosen.items()}
        workers = tuple(sorted(self.chosen))
        work = list(lying.values()).count(Card.WORK)
        self.turns.append((PastTurn(self.leader, workers, self.team[2], ordered, work, None), self.chosen))
        self.team, self.chosen = [], {}

    @property
    def work(self) -> int:
        return sum(turn.work for turn, _ in self.turns)

    @property
    def over(self) -> bool:
        return len(self.turns) == self.seats

    def step(self, seat: int | None) -> str:
        """The step as that seat sees it: only the commissar knows of a draft."""
        if not self.team and not self.over:
            return "SelectSupervisor" if seat == self.leader and len(self.draft) == 2 else "SelectWorkers"
        return "Task" if self.team and len(self.chosen) < 2 else "Supervision"

    def awaited(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if not self.team:
            return (self.leader,)
        if len(self.chosen) == 2:
            return (self.team[2],)
        return tuple(sorted(set(self.team[:2]) - set(self.chosen)))

    def moves(self) -> int:
        """Whole moves that have been carried out: sealed cards are when both are in."""
        now = {"SelectWorkers": 0, "Task": 1, "Supervision": 3}
        return 4 * len(self.turns) + (0 if self.over else now[self.step(None)])

    def check(self, s: State) -> None:
        """Everything that is shown agrees with the ledger."""
        assert s.actors() == self.awaited()
        assert s.over == self.over
        assert bool(s.actors()) != s.over
        assert s.decisions == self.moves() <= GULAG.max_decisions(self.seats) == 4 * self.seats
        for seat in range(self.seats):
            actions = s.actions(seat)
            assert bool(actions) == (seat in s.actors())
            assert list(actions) == sorted(set(actions))
        for seat in (None, *range(self.seats)):
            self.check_view(s, seat)
        told = s.journal(None)
        assert sum(event.work for event in told if isinstance(event, Inspected)) == self.work
        assert sum(isinstance(event, Said) for event in told) == self.said
        if s.over:
            self.check_end(s)

    def check_view(self, s: State, seat: int | None) -> None:
        view = sees(s, seat)
        drafting = self.draft if seat == self.leader else []
        assert (view.seat, view.actors, view.over, view.step) == (seat, s.actors(), s.over, self.step(seat))
        assert (view.turn, view.commissar) == (min(len(self.turns) + 1, self.seats), self.leader)
        assert view.workers == tuple(sorted((self.team or drafting)[:2]))
        assert view.supervisor == (self.team[2] if self.team else None)
        assert view.work == self.work
        assert view.past == tuple(
            PastTurn(turn.commissar, turn.workers, turn.supervisor, turn.ordered, turn.work, chosen.get(_key(seat)))
            for turn, chosen in self.turns
        )
        assert view.loyalty == (None if seat is None else self.cards[seat])
        assert view.neighbour == (None if seat is None else (seat - 1) % self.seats)
        assert view.neighbour_loyalty == (None if seat is None else self.cards[seat - 1])
        assert view.own == (self.chosen.get(_key(seat)) if len(self.chosen) == 2 else None)
        held = [GULAG.number(AppointWorker(named)) for named in drafting]
        if self.step(seat) == "Task" and seat in self.chosen:
            held = [GULAG.number(Play(self.chosen[_key(seat)]))]
        assert view.held == tuple(held)
        assert view.red == (self.side(Loyalty.RED) if s.over else None)

    def side(self, loyalty: Loyalty) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.cards[seat] is loyalty)

    def check_end(self, s: State) -> None:
        red, black = self.side(Loyalty.RED), self.side(Loyalty.BLACK)
        surplus = self.work - 2 * len(red)
        if surplus == 0:
            surplus = len(black) - len(red)
        winners = red if surplus > 0 else black if surplus < 0 else ()
        assert s.outcome().winners == winners
        review = s.review()
        assert isinstance(review, GulagReview)
        assert review.strikers == tuple(
            tuple(seat for seat in turn.workers if chosen[seat] is Card.STRIKE) for turn, chosen in self.turns
        )


def _key(seat: int | None) -> int:
    return -1 if seat is None else seat


class Driver:
    """Makes moves at a table as Hypothesis says, and notes them in the ledger."""

    def __init__(self, seats: int, seed: int) -> None:
        self.s = GULAG.new(seats, seed)
        self.ledger = Ledger(self.s)
        self.journals = self.told()

    def told(self) -> list[tuple[object, ...]]:
        return [self.s.journal(seat) for seat in (None, *range(self.s.seats))]

    def check(self) -> None:
        self.ledger.check(self.s)
        told = self.told()
        assert all(now[: len(before)] == before for before, now in zip(self.journals, told, strict=True))
        self.journals = told
        loaded = GULAG.load(self.s.save())
        assert loaded.save() == self.s.save()
        assert shown_to_all(loaded) == shown_to_all(self.s)

    def act(self, a: int, b: int) -> None:
        """One legal action."""
        if self.s.over:
            return
        seat = self.s.actors()[a % len(self.s.actors())]
        action = self.s.actions(seat)[b % len(self.s.actions(seat))]
        self.s.act(seat, action)
        self.ledger.note(seat, action)

    def chain(self, a: int, b: int) -> None:
        """A whole move at once, found by trying it out."""
        if self.s.over:
            return
        seat = self.s.actors()[a % len(self.s.actors())]
        move: list[int] = []
        while not move or (not self.ledger.team and len(self.ledger.draft) + len(move) < 3):
            actions, view, _ = self.s.draft(seat, move)
            assert view.held == (*self.s.view(seat).held, *move)
            move.append(actions[(b + len(move)) % len(actions)])
        self.s.chain(seat, move)
        for action in move:
            self.ledger.note(seat, action)

    def say(self, a: int, b: int) -> None:
        """A remark that may be made."""
        seat = a % self.s.seats
        remarks = self.s.remarks(seat)
        if remarks:
            self.s.say(seat, remarks[b % len(remarks)])
            assert remarks[b % len(remarks)] not in self.s.remarks(seat)
            self.ledger.said += 1

    def any_act(self, seat: Any, action: Any) -> None:
        """Whatever it is: legal if and only if it is listed."""
        if is_seat(self.s, seat) and isinstance(action, int) and action in self.s.actions(seat):
            self.s.act(seat, action)
            self.ledger.note(seat, action)
        else:
            self.refused(lambda: self.s.act(seat, action))

    def any_chain(self, seat: Any, actions: list[Any]) -> None:
        """Too short, too long, or of the wrong things."""
        twin = self.s.clone()
        if (
            is_seat(self.s, seat)
            and all(isinstance(action, int) for action in actions)
            and possible(twin, seat, actions)
        ):
            self.s.chain(seat, actions)
            for action in actions:
                self.ledger.note(seat, action)
        else:
            self.refused(lambda: self.s.chain(seat, actions))

    def any_draft(self, seat: Any, prefix: list[Any]) -> None:
        """Trying out changes nothing, whether it works or not."""
        before = self.s.save()
        try:
            actions, view, whole = self.s.draft(seat, prefix)
        except (TypeError, NoSuchSeat, IllegalAction):
            pass
        else:
            assert seat in self.s.actors()
            assert bool(actions) is not whole
            assert view.held == (*self.s.view(seat).held, *(prefix[:-1] if whole else prefix))
        assert self.s.save() == before

    def any_say(self, seat: Any, remark: Any) -> None:
        if is_seat(self.s, seat) and isinstance(remark, int) and remark in self.s.remarks(seat):
            self.s.say(seat, remark)
            self.ledger.said += 1
        else:
            self.refused(lambda: self.s.say(seat, remark))

    def any_question(self, seat: Any, _: Any) -> None:
        """Asking is for those at the table."""
        for ask in (self.s.view, self.s.journal, self.s.actions, self.s.remarks):
            if is_seat(self.s, seat) or (seat is None and ask in (self.s.view, self.s.journal)):
                ask(seat)
            else:
                self.refused(partial(ask, seat))

    def refused(self, call: Callable[[], object]) -> None:
        before = self.s.save(), shown_to_all(self.s)
        with pytest.raises((TypeError, NoSuchSeat, IllegalAction, IllegalRemark)):
            call()
        assert (self.s.save(), shown_to_all(self.s)) == before


def is_seat(s: State, seat: Any) -> bool:
    return isinstance(seat, int) and 0 <= seat < s.seats


def possible(s: State, seat: int, actions: list[int]) -> bool:
    """Whether acting bit by bit gets through, and the move is whole with the last choice and not before."""
    before = sees(s, None)
    for number, action in enumerate(actions):
        if action not in s.actions(seat):
            return False
        s.act(seat, action)
        whole = sees(s, None) != before
        if whole != (number == len(actions) - 1):
            return False
    return bool(actions)


pick = st.integers(0, 63)
junk = st.one_of(
    st.integers(-1, 70),
    st.sampled_from([10**30, -(10**30), 2**63, 1.0, 0.0, 20.0, float("nan"), None, "", "1", b"1", (), (0,)]),
)
move = st.one_of(
    st.tuples(st.just("act"), pick, pick),
    st.tuples(st.just("act"), pick, pick),
    st.tuples(st.just("chain"), pick, pick),
    st.tuples(st.just("chain"), pick, pick),
    st.tuples(st.just("say"), pick, pick),
    st.tuples(st.just("any_act"), st.integers(0, 9), st.integers(0, 33)),
    st.tuples(st.just("any_act"), st.integers(0, 9), junk),
    st.tuples(st.just("any_act"), junk, junk),
    st.tuples(st.just("any_chain"), st.integers(0, 9), st.lists(st.integers(0, 33), max_size=4)),
    st.tuples(st.just("any_chain"), junk, st.lists(junk, max_size=4)),
    st.tuples(st.just("any_draft"), st.integers(0, 9), st.lists(st.integers(0, 19), max_size=3)),
    st.tuples(st.just("any_draft"), junk, st.lists(junk, max_size=3)),
    st.tuples(st.just("any_say"), st.integers(0, 9), st.integers(0, 61)),
    st.tuples(st.just("any_say"), st.integers(0, 9), junk),
    st.tuples(st.just("any_say"), junk, junk),
    st.tuples(st.just("any_question"), junk, junk),
)


def drive(seats: int, seed: int, moves: list[tuple[str, Any, Any]]) -> None:
    driver = Driver(seats, seed)
    driver.check()
    for kind, a, b in moves:
        getattr(driver, kind)(a, b)
        driver.check()
    while not driver.s.over:
        driver.chain(len(driver.ledger.turns), seed % 61 + len(driver.ledger.turns))
        driver.check()
    driver.any_act(0, 0)
    driver.any_say(0, 0)
    driver.check()


@settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
@given(seats=st.integers(5, 10), seed=st.integers(0, 2**256 - 1), moves=st.lists(move, max_size=40))
def test_any_game_goes_by_the_rules_whatever_is_tried(seats: int, seed: int, moves: list[tuple[str, Any, Any]]) -> None:
    drive(seats, seed, moves)


@pytest.mark.long
@settings(
    max_examples=1500,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
@given(seats=st.integers(5, 10), seed=st.integers(0, 2**256 - 1), moves=st.lists(move, max_size=100))
def test_many_games_go_by_the_rules_whatever_is_tried(seats: int, seed: int, moves: list[tuple[str, Any, Any]]) -> None:
    drive(seats, seed, moves)


@pytest.mark.parametrize("seats", [5, 10])
def test_a_yes_is_no_number_or_counts_as_one(seats: int) -> None:
    s = new(seats, first=0)
    said, meant = s.clone(), s.clone()
    meant.act(0, 1)
    try:
        said.act(0, True)
    except TypeError:
        meant = s
    assert said.save() == meant.save()

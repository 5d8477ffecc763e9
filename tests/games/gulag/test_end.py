"""End of game: all cards are shown, and the work is held against twice the number of reds."""

from __future__ import annotations

import pytest

from tests.games.wander import wander
from wolfden import NotYet, Outcome, State
from wolfden.engine.common import GameOver
from wolfden.games.gulag.terms.actions import Card, Loyalty
from wolfden.games.gulag.terms.events import Inspected, Revealed
from wolfden.games.gulag.terms.reasons import Abandoned, AheadOfPlan, Late, OnPlan
from wolfden.games.gulag.view import GulagReview

from .odds import deals
from .table import (
    GULAG,
    LET_BE,
    TABLES,
    at_supervision,
    dig,
    loyalties,
    new,
    play_turn,
    refusal,
    sees,
)

SPLITS = [(seats, red) for seats in TABLES for red in sorted({hand.count(Loyalty.RED) for hand in deals(seats)})]


def ended(seats: int, red: int, work: int) -> State:
    s = new(seats, red=red)
    dig(s, work)
    return s


def side(s: State, loyalty: Loyalty) -> tuple[int, ...]:
    return tuple(seat for seat, card in enumerate(loyalties(s)) if card is loyalty)


def assert_won_by(s: State, loyalty: Loyalty) -> None:
    outcome = s.outcome()
    assert outcome.winners == side(s, loyalty)
    assert outcome.scores == tuple(1.0 if card is loyalty else -1.0 for card in loyalties(s))


def test_all_splits_that_the_deck_allows_are_tested() -> None:
    by_table = {5: (1, 2, 3, 4), 6: (2, 3, 4), 7: (2, 3, 4, 5), 8: (3, 4, 5), 9: (4, 5), 10: (5,)}
    assert [(seats, red) for seats, split in by_table.items() for red in split] == SPLITS


@pytest.mark.parametrize(("seats", "red"), SPLITS)
def test_more_than_twice_as_much_work_as_reds_and_red_wins(seats: int, red: int) -> None:
    for work in {2 * red + 1, 2 * red + 2, 2 * seats}:
        s = ended(seats, red, work)
        assert_won_by(s, Loyalty.RED)
        assert s.outcome().reason == AheadOfPlan(work, red)
        assert "red wins" in GULAG.text(s.outcome().reason)


@pytest.mark.parametrize(("seats", "red"), SPLITS)
def test_less_than_twice_as_much_work_as_reds_and_black_wins(seats: int, red: int) -> None:
    for work in {2 * red - 1, 2 * red - 2, 0}:
        s = ended(seats, red, work)
        assert_won_by(s, Loyalty.BLACK)
        assert s.outcome().reason == Abandoned(work, red)
        assert "black wins" in GULAG.text(s.outcome().reason)


@pytest.mark.parametrize(("seats", "red"), [(seats, red) for seats, red in SPLITS if 2 * red < seats])
def test_exactly_twice_as_much_work_and_fewer_reds_and_red_wins(seats: int, red: int) -> None:
    s = ended(seats, red, 2 * red)
    assert_won_by(s, Loyalty.RED)
    assert s.outcome().reason == OnPlan(2 * red, red, Loyalty.RED)
    assert GULAG.text(s.outcome().reason).endswith("red wins as the smaller side.")


@pytest.mark.parametrize(("seats", "red"), [(seats, red) for seats, red in SPLITS if 2 * red > seats])
def test_exactly_twice_as_much_work_and_fewer_blacks_and_black_wins(seats: int, red: int) -> None:
    s = ended(seats, red, 2 * red)
    assert_won_by(s, Loyalty.BLACK)
    assert s.outcome().reason == OnPlan(2 * red, red, Loyalty.BLACK)
    assert GULAG.text(s.outcome().reason).endswith("black wins as the smaller side.")


@pytest.mark.parametrize(("seats", "red"), [(6, 3), (8, 4), (10, 5)])
def test_exactly_twice_as_much_work_and_equal_sides_and_nobody_wins(seats: int, red: int) -> None:
    s = ended(seats, red, 2 * red)
    assert s.outcome() == Outcome((), (0.0,) * seats, Late(2 * red, red))
    assert "nobody wins" in GULAG.text(s.outcome().reason)


@pytest.mark.parametrize(
    ("seats", "red", "red_wins", "black_wins"),
    [
        (5, 2, range(5, 11), range(4)),
        (5, 3, range(7, 11), range(6)),
        (5, 4, range(9, 11), range(8)),
        (7, 5, range(11, 15), range(10)),
    ],
)
def test_the_printed_win_table_row_by_row(seats: int, red: int, red_wins: range, black_wins: range) -> None:
    for work in red_wins:
        assert_won_by(ended(seats, red, work), Loyalty.RED)
    for work in black_wins:
        assert_won_by(ended(seats, red, work), Loyalty.BLACK)


def test_a_single_red_wins_with_two_work_cards_or_more_and_loses_with_fewer() -> None:
    for work in range(11):
        s = ended(5, 1, work)
        assert_won_by(s, Loyalty.RED if work >= 2 else Loyalty.BLACK)
        assert len(s.outcome().winners) == (1 if work >= 2 else 4)
    assert ended(5, 1, 1).outcome().reason == Abandoned(1, 1)
    assert ended(5, 1, 2).outcome().reason == OnPlan(2, 1, Loyalty.RED)
    assert ended(5, 1, 3).outcome().reason == AheadOfPlan(3, 1)


@pytest.mark.parametrize("seed", range(30))
def test_the_work_that_counts_is_the_sum_of_all_inspections(seed: int) -> None:
    seats = 5 + seed % 6
    s = GULAG.new(seats, seed)
    red = side(s, Loyalty.RED)
    wander(s, seed, 6 * seats)
    work = sum(event.work for event in s.journal(None) if isinstance(event, Inspected))
    reason = s.outcome().reason
    assert isinstance(reason, (AheadOfPlan, Abandoned, OnPlan, Late))
    assert (reason.work, reason.red) == (work, len(red))


@pytest.mark.parametrize("seats", TABLES)
def test_all_worker_cards_are_shown_to_everybody_at_the_end_and_not_before(seats: int) -> None:
    s = new(seats)
    red, black = side(s, Loyalty.RED), side(s, Loyalty.BLACK)
    while not s.over:
        for seat in (None, *range(seats)):
            assert sees(s, seat).red is None
            assert not any(isinstance(event, Revealed) for event in s.journal(seat))
        play_turn(s)
    for seat in (None, *range(seats)):
        assert sees(s, seat).red == red
        assert s.journal(seat)[-1] == Revealed(red, black)


def test_the_last_inspection_ends_the_game_at_once() -> None:
    s = new(5)
    for _ in range(4):
        play_turn(s)
    _, _, boss = at_supervision(s)
    assert not s.over
    s.act(boss, LET_BE)
    assert s.over
    assert s.actors() == ()
    assert all(s.actions(seat) == () and s.remarks(seat) == () for seat in range(5))
    view = sees(s, None)
    assert (view.over, view.actors, view.workers, view.supervisor) == (True, (), (), None)


def test_nothing_can_be_done_or_said_after_the_end() -> None:
    s = ended(5, 2, 4)
    for seat in range(5):
        for action in range(GULAG.num_actions):
            with refusal(s, GameOver(), "over"):
                s.act(seat, action)
        for remark in range(GULAG.num_remarks):
            with refusal(s, GameOver(), "over"):
                s.say(seat, remark)


def test_who_won_and_the_review_are_refused_before_the_end() -> None:
    s = new(5)
    while not s.over:
        for ask in (s.outcome, s.review):
            before = s.save()
            with pytest.raises(NotYet, match="over"):
                ask()
            assert s.save() == before
        wander(s, 1, 1)
    s.outcome()
    s.review()


@pytest.mark.parametrize(("seats", "red"), SPLITS)
def test_the_review_shows_the_discarded_cards(seats: int, red: int) -> None:
    s = ended(seats, red, 2)
    review = s.review()
    assert isinstance(review, GulagReview)
    each = 4 if seats <= 6 else 5
    assert review.red == side(s, Loyalty.RED)
    assert (review.red_discarded, review.black_discarded) == (each - red, each - (seats - red))


@pytest.mark.parametrize("seats", TABLES)
def test_the_review_shows_every_card_as_it_was_chosen(seats: int) -> None:
    s = wander(GULAG.new(seats, 4), 4, 6 * seats)
    review = s.review()
    assert isinstance(review, GulagReview)
    assert len(review.turns) == len(review.strikers) == seats
    for index, turn in enumerate(review.turns):
        chosen = {worker: sees(s, worker).past[index].own for worker in turn.workers}
        assert review.strikers[index] == tuple(worker for worker in turn.workers if chosen[worker] is Card.STRIKE)
        assert turn == sees(s, None).past[index]


@pytest.mark.parametrize("seats", TABLES)
def test_others_cards_stay_secret_in_every_view_even_at_the_end(seats: int) -> None:
    s = wander(GULAG.new(seats, 4), 4, 6 * seats)
    for seat in (None, *range(seats)):
        for turn in sees(s, seat).past:
            assert (turn.own is not None) == (seat in turn.workers)


@pytest.mark.parametrize("seats", TABLES)
def test_scores_lie_in_the_range_that_the_game_promises(seats: int) -> None:
    low, high = GULAG.score_range(seats)
    scores = {score for one, red in SPLITS if one == seats for score in ended(seats, red, 2 * red).outcome().scores}
    assert low <= min(scores) <= max(scores) <= high

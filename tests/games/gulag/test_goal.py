"""The goal: what a seat is after, from its two cards, the deck and the work so far."""

from __future__ import annotations

import pytest

from wolfden import State
from wolfden.engine.terms import Goal
from wolfden.games.gulag.goal import goal
from wolfden.games.gulag.state import least_of_red, most_of_black
from wolfden.games.gulag.terms.actions import Card, Loyalty
from wolfden.games.gulag.terms.goals import Dig, Hinder, Settled

from .table import GULAG, TABLES, dig, loyalties, name, new, play_turn, put_down, reds, sees

RED, BLACK = Loyalty.RED, Loyalty.BLACK
BOTH_WORK, BOTH_STRIKE = (Card.WORK, Card.WORK), (Card.STRIKE, Card.STRIKE)


def seat_with(s: State, own: Loyalty, neighbour: Loyalty) -> int:
    """A seat that holds and has seen these cards."""
    return next(
        seat for seat in range(s.seats) if (sees(s, seat).loyalty, sees(s, seat).neighbour_loyalty) == (own, neighbour)
    )


def goal_of(s: State, seat: int | None) -> Goal | None:
    return goal(sees(s, seat))


def text(s: State, seat: int, language: str = "en") -> str:
    value = goal_of(s, seat)
    assert value is not None
    return GULAG.words_in(language).text(value)


@pytest.mark.parametrize("seats", TABLES)
def test_the_marks_are_those_by_which_games_end(seats: int) -> None:
    deck = 4 if seats <= 6 else 5
    for red in range(max(1, seats - deck), min(deck, seats - 1) + 1):
        for work in range(2 * red - 1, 2 * red + 2):
            s = new(seats, red=red)
            dig(s, work)
            won = {loyalties(s)[seat] for seat in s.outcome().winners}
            assert (RED in won) == (work >= least_of_red(seats, red))
            assert [mark.work for mark in sees(s, None).marks if mark.reds == red] == [least_of_red(seats, red)]
            assert (BLACK in won) == (work <= most_of_black(seats, red))


@pytest.mark.parametrize("seats", TABLES)
def test_everybody_sees_a_mark_for_every_number_of_reds_that_can_be_dealt(seats: int) -> None:
    dealt = {new(seats, red=mark.reds).seats and mark.reds for mark in sees(new(seats), None).marks}
    assert {reds(GULAG.new(seats, seed)) for seed in range(200)} <= dealt
    for seat in range(seats):
        assert sees(new(seats), seat).marks == sees(new(seats), None).marks


def test_a_red_knows_of_every_number_of_reds_that_its_two_cards_allow() -> None:
    s = new(7, red=4)
    assert goal_of(s, seat_with(s, RED, RED)) == Dig(4, 2, 4, 3, 6, 4, 9, 5, 11, work=0, left=7)
    s = new(5, red=3)
    assert goal_of(s, seat_with(s, RED, RED)) == Dig(3, 2, 4, 3, 7, 4, 9, 0, 0, work=0, left=5)
    assert goal_of(s, seat_with(s, RED, BLACK)) == Dig(4, 1, 2, 2, 4, 3, 7, 4, 9, work=0, left=5)


def test_a_black_knows_how_much_work_it_can_bear() -> None:
    s = new(5, red=2)
    assert goal_of(s, seat_with(s, BLACK, BLACK)) == Hinder(3, 1, 1, 2, 3, 3, 6, 0, 0, work=0, left=5)
    assert goal_of(s, seat_with(s, BLACK, RED)) == Hinder(4, 1, 1, 2, 3, 3, 6, 4, 8, work=0, left=5)


def test_where_all_cards_are_dealt_there_is_one_number_of_reds() -> None:
    s = new(10)
    assert goal_of(s, seat_with(s, RED, BLACK)) == Dig(1, 5, 11, 0, 0, 0, 0, 0, 0, work=0, left=10)
    assert goal_of(s, seat_with(s, BLACK, RED)) == Hinder(1, 5, 9, 0, 0, 0, 0, 0, 0, work=0, left=10)


def test_the_goal_counts_the_work_and_the_turns() -> None:
    s = new(7, red=4)
    seat = seat_with(s, RED, RED)
    play_turn(s, cards=BOTH_WORK)
    assert goal_of(s, seat) == Dig(4, 2, 4, 3, 6, 4, 9, 5, 11, work=2, left=6)
    put_down(s, name(s))  # what lies face down is not counted
    assert goal_of(s, seat) == Dig(4, 2, 4, 3, 6, 4, 9, 5, 11, work=2, left=6)


def test_once_nothing_can_change_it_the_goal_says_so() -> None:
    s = new(5, red=2)
    for _ in range(4):
        play_turn(s, cards=BOTH_STRIKE)
    seat = seat_with(s, BLACK, RED)
    assert isinstance(goal_of(s, seat), Hinder)  # a single red would do with two
    s = new(6, red=4)
    for _ in range(4):
        play_turn(s, cards=BOTH_STRIKE)
    assert isinstance(goal_of(s, seat_with(s, RED, RED)), Dig)  # four cards would do for two reds
    play_turn(s, cards=BOTH_STRIKE)
    assert goal_of(s, seat_with(s, RED, RED)) == Settled(RED, BLACK, work=0, left=1)
    assert goal_of(s, seat_with(s, BLACK, RED)) == Settled(BLACK, BLACK, work=0, left=1)
    s = new(6, red=3)
    for _ in range(5):
        play_turn(s, cards=BOTH_WORK)
    assert goal_of(s, seat_with(s, RED, BLACK)) == Settled(RED, RED, work=10, left=1)
    assert goal_of(s, seat_with(s, BLACK, RED)) == Settled(BLACK, RED, work=10, left=1)


@pytest.mark.parametrize("seats", TABLES)
def test_a_settled_goal_is_right(seats: int) -> None:
    for work in (0, 4, 8, 2 * seats):
        s = new(seats)
        promised: dict[int, Loyalty] = {}
        left = work
        while not s.over:
            for seat in range(seats):
                value = goal_of(s, seat)
                if isinstance(value, Settled):
                    assert promised.setdefault(seat, value.winner) is value.winner
            now = min(2, left)
            left -= now
            play_turn(s, cards=(Card.WORK if now else Card.STRIKE, Card.WORK if now == 2 else Card.STRIKE))
        won = {loyalties(s)[seat] for seat in s.outcome().winners}
        assert set(promised.values()) <= won


def test_nobody_who_watches_and_nobody_after_the_end_has_a_goal() -> None:
    s = new(5)
    assert goal_of(s, None) is None
    dig(s, 4)
    assert [goal_of(s, seat) for seat in (None, *range(5))] == [None] * 6


@pytest.mark.parametrize("seats", TABLES)
def test_a_goal_is_made_of_what_the_seat_knows(seats: int) -> None:
    s = new(seats)
    play_turn(s)
    for seat in range(seats):
        for seed in range(8):
            assert goal_of(s.redeal(seat, seed), seat) == goal_of(s, seat)


def test_the_words() -> None:
    s = new(5, red=3)
    seat = seat_with(s, RED, BLACK)
    assert text(s, seat) == (
        "You are red: no work card so far, 5 turns left. Red wins with 2 if there is 1 red, 4 if 2, 7 if 3, 9 if 4."
    )
    assert text(s, seat, "de") == (
        "Du bist rot: bisher keine Arbeitskarte, noch 5 Runden."
        " Rot gewinnt mit 2 bei einer roten Person, 4 bei 2, 7 bei 3, 9 bei 4."
    )
    seat = seat_with(s, BLACK, RED)
    assert text(s, seat).endswith("Black wins with at most 1 if there is 1 red, 3 if 2, 6 if 3, 8 if 4.")
    german = text(s, seat, "de")
    assert german.endswith("Schwarz gewinnt mit höchstens 1 bei einer roten Person, 3 bei 2, 6 bei 3, 8 bei 4.")
    s = new(10)
    for _ in range(9):
        play_turn(s, cards=(Card.WORK, Card.STRIKE))
    assert text(s, seat_with(s, BLACK, RED)) == (
        "You are black: 9 work cards so far, and this is the last turn."
        " Black wins with at most 9, for there are 5 reds."
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_goal_has_a_sentence_of_its_own(language: str) -> None:
    words = GULAG.words_in(language)
    settled = [Settled(own, winner, 9, 1) for own in Loyalty for winner in Loyalty]
    marks = [(2, 4), (3, 6), (4, 9), (5, 11)]
    numbers = [[number for mark in marks[:count] for number in mark] for count in range(1, 5)]
    padded = [[len(row) // 2, *row, *[0] * (8 - len(row)), 4, 3] for row in numbers]
    texts = [words.text(value) for value in (*settled, *(kind(*row) for kind in (Dig, Hinder) for row in padded))]
    assert len(set(texts)) == len(texts) == 12
    assert all(one.endswith(".") and "{" not in one for one in texts)

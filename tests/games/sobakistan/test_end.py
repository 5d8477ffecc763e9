"""How the game ends, and who has won."""

from __future__ import annotations

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    DROP,
    END_HUNT,
    ESCAPE,
    LIAISON,
    NOTHING,
    TABLES,
    YELLOW,
    act,
    begun,
    end_round,
    knows,
    stand,
    to_hunt,
    view,
    whole_round,
)
from wolfden import IllegalAction
from wolfden.engine.bits import bit, first
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.events import Delivered, GotAway, LeftBehind, NotDelivered, RouteDrawn
from wolfden.games.sobakistan.terms.reasons import BloodhoundWon, BloodhoundWonTie, ResistanceWon
from wolfden.games.sobakistan.view import SobakistanReview


def finished(
    seats: int,
    drops: dict[int, int],
    escapes: dict[int, int],
    taken: tuple[int, ...] = (),
    interrogated: tuple[int, ...] = (),
) -> Sobakistan:
    """A game on the route 16, 3, 9 in which Wolves drop and escape at these stations."""
    s = begun(seats)
    s.interrogated = sum(bit(wolf) for wolf in interrogated)
    wolves = range(2, seats)
    names = ("yellow", "blue", "green", "red")
    to_hunt(s)
    s.carrying &= ~sum(bit(wolf) for wolf in taken)
    stand(s, **{names[wolf - 2]: where for wolf, where in drops.items()})
    end_round(s, *[DROP if wolf in drops else NOTHING for wolf in wolves])
    to_hunt(s)
    stand(s, **{names[wolf - 2]: where for wolf, where in escapes.items()})
    end_round(s, *[ESCAPE if wolf in escapes else NOTHING for wolf in wolves])
    while not s.over:
        whole_round(s)
    return s


def test_the_final_count_of_the_rulebook_is_two_all_and_the_bloodhound_wins() -> None:
    s = finished(4, drops={YELLOW: 3, BLUE: 2}, escapes={YELLOW: 2, BLUE: 9}, interrogated=(BLUE,))
    assert s.outcome().reason == BloodhoundWonTie(2)
    assert s.outcome().winners == (BLOODHOUND,)
    assert knows(s, Delivered(YELLOW, 3, True)) == knows(s, Delivered(BLUE, 2, False)) == {0, 1, 2, 3}
    assert knows(s, GotAway(YELLOW, 2, False)) == knows(s, GotAway(BLUE, 9, True)) == {0, 1, 2, 3}
    assert view(s, None).wolves[1].interrogated


@pytest.mark.parametrize("seats", TABLES)
def test_a_tie_goes_to_the_bloodhound_at_every_table(seats: int) -> None:
    everybody = range(2, seats)
    for drops, escapes in ((3, 2), (2, 9)):
        s = finished(seats, dict.fromkeys(everybody, drops), dict.fromkeys(everybody, escapes))
        assert s.outcome().reason == BloodhoundWonTie(seats - 2)
        assert s.outcome().winners == (BLOODHOUND,)
        assert s.outcome().scores == (1.0, *[-1.0] * (seats - 1))


def test_more_tokens_for_the_resistance() -> None:
    s = finished(4, drops={YELLOW: 3, BLUE: 2}, escapes={YELLOW: 9, BLUE: 9})
    assert s.outcome().reason == ResistanceWon(3, 1)
    assert s.outcome().winners == (LIAISON, YELLOW, BLUE)
    assert s.outcome().scores == (-1.0, 1.0, 1.0, 1.0)


def test_more_tokens_for_the_bloodhound() -> None:
    s = finished(4, drops={YELLOW: 3}, escapes={})
    assert s.outcome().reason == BloodhoundWon(1, 3)
    assert knows(s, NotDelivered(BLUE)) == knows(s, LeftBehind(YELLOW)) == {0, 1, 2, 3}


def test_evidence_that_was_taken_counts_for_the_bloodhound() -> None:
    s = finished(4, drops={BLUE: 3}, escapes={YELLOW: 9, BLUE: 9}, taken=(YELLOW,))
    assert s.outcome().reason == ResistanceWon(3, 1)


def test_evidence_carried_out_of_the_city_is_not_delivered() -> None:
    s = finished(3, drops={}, escapes={YELLOW: 9})
    assert s.outcome().reason == BloodhoundWonTie(1)


def test_to_drop_at_the_extraction_point_or_escape_at_the_drop_off_is_wrong() -> None:
    s = finished(3, drops={YELLOW: 9}, escapes={YELLOW: 3})
    assert s.outcome().reason == BloodhoundWon(0, 2)


def test_an_arrested_wolf_is_not_one_who_escaped() -> None:
    s = begun(3)
    to_hunt(s)
    stand(s, yellow=9)
    s.playing = 0
    act(s, BLOODHOUND, END_HUNT)
    assert s.over
    assert s.outcome().reason == BloodhoundWon(0, 2)


def test_interrogation_does_not_matter() -> None:
    s = begun(3)
    s.interrogated = bit(YELLOW)
    to_hunt(s)
    stand(s, yellow=3)
    end_round(s, DROP)
    to_hunt(s)
    stand(s, yellow=9)
    end_round(s, ESCAPE)
    assert s.outcome().reason == ResistanceWon(2, 0)


@pytest.mark.parametrize("seats", TABLES)
def test_the_game_ends_after_the_round_in_which_the_last_wolf_is_out(seats: int) -> None:
    s = begun(seats)
    to_hunt(s)
    act(s, BLOODHOUND, END_HUNT)
    for wolf in range(2, seats):
        assert not s.over
        act(s, wolf, ESCAPE)
    assert s.over


def test_when_the_last_wolf_is_arrested_the_round_is_played_to_its_end() -> None:
    s = begun(3)
    to_hunt(s)
    s.playing = 0
    assert not s.over
    assert s.actors() == (BLOODHOUND,)
    act(s, BLOODHOUND, END_HUNT)
    assert s.over


def test_the_game_ends_when_all_slots_are_filled() -> None:
    s = begun(4)
    for _ in range(9):
        assert not s.over
        whole_round(s)
    assert s.outcome().reason == BloodhoundWon(0, 4)


def test_at_the_end_route_and_boards_lie_open() -> None:
    s = finished(4, drops={YELLOW: 3}, escapes={YELLOW: 9})
    assert knows(s, RouteDrawn(16, 3, 9)) == {0, 1, 2, 3}
    for seat in range(4):
        assert all(wolf.board is not None for wolf in view(s, seat).wolves)
        assert view(s, seat).route is not None
    review = s.review()
    assert isinstance(review, SobakistanReview)
    assert review.wolves[0].board is not None
    assert review.wolves[0].board.dropped_at == 3


def test_nothing_can_be_done_after_the_end() -> None:
    s = finished(3, drops={}, escapes={YELLOW: 9})
    assert s.actors() == ()
    with pytest.raises(IllegalAction):
        act(s, LIAISON, NOTHING)


@pytest.mark.parametrize("seats", TABLES)
def test_liaison_and_wolves_win_or_lose_together(seats: int) -> None:
    everybody = dict.fromkeys(range(2, seats), 3)
    s = finished(seats, drops=everybody, escapes=dict.fromkeys(everybody, 9))
    assert s.won == first(seats) & ~bit(BLOODHOUND)
    assert s.outcome().reason == ResistanceWon(2 * (seats - 2), 0)

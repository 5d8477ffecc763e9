"""The rules of phantom tic-tac-toe, and the laws that hold for every game."""

from __future__ import annotations

from itertools import combinations

import pytest

import wolfden
from examples.phantom_ttt.terms import AlreadyTried, Bumped, Cell, FullBoard, Marked, ThreeInARow, Try
from examples.phantom_ttt.view import PhantomReview
from tests.phantom_ttt.table import GAME, LINES, after, board, random_games, seen
from wolfden.engine.common import NotYourTurn
from wolfden.engine.conformance.pytest import suite

test_laws = suite(GAME, games=24)


def test_a_free_cell_passes_the_turn() -> None:
    state = after(4)
    assert state.actors() == (1,)
    assert state.actions(0) == ()
    assert state.actions(1) == tuple(range(9))
    assert state.journal(0) == (Marked(Cell.CENTRE),)
    assert state.journal(1) == ()
    assert seen(state, 0).board == board("... .X. ...")
    assert seen(state, 1).board == seen(state, None).board == board("... ... ...")
    assert [seen(state, eye).marks for eye in (0, 1, None)] == [1, 1, 1]


def test_a_taken_cell_is_told_to_the_one_who_tried_and_to_nobody_else() -> None:
    before, state = after(4), after(4, 4)
    assert state.actors() == (1,)
    assert state.actions(1) == (0, 1, 2, 3, 5, 6, 7, 8)
    assert state.journal(1) == (Bumped(Cell.CENTRE),)
    assert seen(state, 1).board == board("... .X. ...")
    for eye in (0, None):
        assert state.view(eye) == before.view(eye)
        assert state.journal(eye) == before.journal(eye)


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("winner", [0, 1])
def test_three_in_a_row_win(line: set[int], winner: int) -> None:
    spare = sorted(set(range(9)) - line)
    loser = next(list(c) for c in combinations(spare, 3) if not any(other <= set(c) for other in LINES))
    own = sorted(line)
    tries = [cell for pair in zip(own, loser, strict=True) for cell in pair][:-1]
    if winner == 1:
        tries = [cell for pair in zip(loser, own, strict=True) for cell in pair]
    state = after(*tries)
    outcome = state.outcome()
    assert outcome.winners == (winner,)
    assert outcome.scores == ((1.0, -1.0), (-1.0, 1.0))[winner]
    assert outcome.reason == ThreeInARow(winner)
    assert state.actors() == ()


def test_a_full_board_is_a_draw() -> None:
    state = after(0, 1, 2, 4, 3, 5, 7, 6, 8)
    assert state.outcome() == wolfden.Outcome((), (0.0, 0.0), FullBoard())


def test_a_line_on_the_last_cell_wins() -> None:
    assert after(0, 1, 2, 3, 4, 5, 7, 6, 8).outcome().reason == ThreeInARow(0)


def test_refusals_name_the_rule() -> None:
    state = after(4, 4)
    with pytest.raises(wolfden.IllegalAction) as refused:
        state.act(1, 4)
    assert refused.value.reason == AlreadyTried(Cell.CENTRE)
    assert str(refused.value) == "You have tried centre already. Try another cell."
    with pytest.raises(wolfden.IllegalAction) as refused:
        state.act(0, 0)
    assert refused.value.reason == NotYourTurn()


def test_the_longest_game_fits_the_limit() -> None:
    """Everybody bumps into everything there is before finding the free cell."""
    order = (0, 1, 2, 4, 3, 5, 7, 6, 8)
    state = GAME.new(2, 1)
    for at, cell in enumerate(order):
        seat = at % 2
        for taken in order[:at]:
            if taken in state.actions(seat):
                state.act(seat, taken)
        state.act(seat, cell)
    assert state.decisions == GAME.max_decisions(2) == 17
    assert state.outcome().reason == FullBoard()


def test_the_review_shows_all() -> None:
    with pytest.raises(wolfden.NotYet):
        after(4).review()
    review = after(0, 0, 3, 1, 4, 2).review()
    assert isinstance(review, PhantomReview)
    assert review.board == board("XXX OO. ...")
    assert review.known == (board("XXX ... ..."), board("X.. OO. ..."))
    assert GAME.show_review is not None
    assert list(GAME.show_review(review, GAME.words, ("Ann", "Bob"))) == ["X X X", "O O .", ". . ."]


def test_words() -> None:
    assert GAME.text(GAME.action(4)) == "Try centre"
    assert GAME.number(Try(Cell.BOTTOM_RIGHT)) == 8
    assert [GAME.text(event) for event in after(4, 4).journal(1)] == ["centre is taken already."]
    assert list(GAME.show(seen(after(4, 0), 0), GAME.words, ("Ann", "Bob"))) == [". . .", ". X .", ". . ."]


def test_saves_come_back() -> None:
    for state in random_games(10):
        assert GAME.load(state.save()).save() == state.save()

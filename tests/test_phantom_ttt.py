"""The example game: its rules, what it keeps to itself, and that it is OpenSpiel's phantom_ttt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from random import Random
from typing import Any

import pytest

import wolfden
from examples.phantom_ttt.state import Phantom
from examples.phantom_ttt.terms import AlreadyTried, Bumped, Cell, FullBoard, Marked, ThreeInARow, Try
from examples.phantom_ttt.view import Mark, PhantomReview, PhantomView
from wolfden.engine.common import NotYourTurn

GAME = wolfden.game("examples.phantom_ttt")
LINES = [{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}]


def after(*cells: int) -> wolfden.State:
    """The state after these tries, made by whoever's turn it is."""
    state = GAME.new(2, 1)
    for cell in cells:
        state.act(state.actors()[0], cell)
    return state


def random_games(number: int, start: int = 0) -> Iterator[wolfden.State]:
    """All positions of some games by chance, the first and the last included."""
    for seed in range(start, start + number):
        chance = Random(seed)
        state = GAME.new(2, seed)
        yield state
        while not state.over:
            seat = state.actors()[0]
            state.act(seat, chance.choice(state.actions(seat)))
            yield state


def board(text: str) -> tuple[Mark, ...]:
    return tuple(Mark(".XO".index(sign)) for sign in text.replace(" ", ""))


def seen(state: wolfden.State, seat: int | None) -> PhantomView:
    view = state.view(seat)
    assert isinstance(view, PhantomView)
    return view


# Rules


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
    assert str(refused.value) == "You have already tried this cell: centre."
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


def test_words() -> None:
    assert GAME.text(GAME.action(4)) == "Try centre"
    assert GAME.number(Try(Cell.BOTTOM_RIGHT)) == 8
    assert [GAME.text(event) for event in after(4, 4).journal(1)] == ["Already taken: centre."]
    assert list(GAME.show(seen(after(4, 0), 0), GAME.words, ("Ann", "Bob"))) == [". . .", ". X .", ". . ."]


def test_saves_come_back() -> None:
    for state in random_games(10):
        assert GAME.load(state.save()).save() == state.save()


# The same game as OpenSpiel's


def test_in_lockstep_with_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game("phantom_ttt")
    assert GAME.num_actions == game.num_distinct_actions()
    assert GAME.max_decisions(2) == game.max_game_length()
    for seed in range(500):
        chance = Random(seed)
        ours, theirs = GAME.new(2, seed), game.new_initial_state()
        while not ours.over:
            (seat,) = ours.actors()
            assert seat == theirs.current_player()
            assert list(ours.actions(seat)) == theirs.legal_actions()
            for eye in (0, 1):
                lines = theirs.observation_string(eye).lower().replace("\n", "")
                assert "".join(".xo"[mark] for mark in seen(ours, eye).board) == lines
            action = chance.choice(ours.actions(seat))
            ours.act(seat, action)
            theirs.apply_action(action)
        assert theirs.is_terminal()
        assert list(ours.outcome().scores) == theirs.returns()


# What a seat can believe. A world is who has marked and who has tried what: two pairs of sets of cells.

Cells = frozenset[int]
World = tuple[tuple[Cells, Cells], tuple[Cells, Cells]]
START: World = ((frozenset(), frozenset()), (frozenset(), frozenset()))


def lined(cells: Cells) -> bool:
    return any(line <= cells for line in LINES)


def winners(world: World) -> tuple[int, ...]:
    return tuple(seat for seat in (0, 1) if lined(world[0][seat]))


def marks(world: World) -> int:
    return len(world[0][0] | world[0][1])


def mover(world: World) -> int | None:
    return None if winners(world) or marks(world) == 9 else marks(world) % 2


def tried(world: World, cell: int) -> tuple[World, bool]:
    """The world after a try, and whether it succeeded: the rules once more, as plainly as can be."""
    seat = marks(world) % 2
    own, tries = list(world[0]), list(world[1])
    tries[seat] = tries[seat] | {cell}
    free = cell not in own[1 - seat]
    if free:
        own[seat] = own[seat] | {cell}
    return ((own[0], own[1]), (tries[0], tries[1])), free


def unseen(worlds: set[World], other: int) -> set[World]:
    """These worlds and all that the other player can make of them before it is one's own turn."""
    found, new = set(worlds), worlds
    while new:
        movable = [world for world in new if mover(world) == other]
        new = {tried(world, cell)[0] for world in movable for cell in range(9) if cell not in world[1][other]} - found
        found |= new
    return found


def believable(state: wolfden.State, seat: int) -> set[World]:
    """All worlds that fit what the seat was told and what is public: every way the other can have played."""
    worlds = unseen({START}, 1 - seat)
    for event in state.journal(seat):
        assert isinstance(event, (Marked, Bumped))
        results = [tried(world, event.cell) for world in worlds if mover(world) == seat]
        worlds = unseen({world for world, free in results if free == isinstance(event, Marked)}, 1 - seat)
    acts = state.actors()[0] if not state.over else None
    won = state.outcome().winners if state.over else ()
    number = seen(state, None).marks
    return {w for w in worlds if (marks(w), mover(w), winners(w)) == (number, acts, won)}


def world_of(state: wolfden.State) -> World:
    assert isinstance(state, Phantom)
    parts = [
        frozenset(cell for cell in range(9) if both >> (9 * seat + cell) & 1)
        for both in (state.marks, state.tried)
        for seat in (0, 1)
    ]
    return (parts[0], parts[1]), (parts[2], parts[3])


def positions() -> list[Any]:
    """Positions at every depth and of every ending, each with a seat to believe."""
    chosen: dict[object, Any] = {}
    for state in random_games(120):
        reason = type(state.outcome().reason).__name__ if state.over else ""
        for seat in (0, 1):
            won = state.outcome().winners if state.over else ()
            kind = (seen(state, seat).marks, state.actors(), reason, won, seat)
            chosen.setdefault(kind, (state.clone(), seat))
    return list(chosen.values())


@pytest.mark.parametrize(("state", "seat"), positions())
def test_redeal_is_uniform_over_what_brute_force_finds(state: wolfden.State, seat: int) -> None:
    worlds = believable(state, seat)
    assert world_of(state) in worlds
    boards = {world[0] for world in worlds}
    draws = 40 * len(boards)
    counts: Counter[object] = Counter()
    for seed in range(draws):
        imagined = world_of(state.redeal(seat, seed))
        assert imagined in worlds
        counts[imagined[0]] += 1
    assert set(counts) == boards
    # Every one of them 40 times on average: five standard deviations up or down is more than chance.
    assert all(abs(times - 40) <= 5 * sqrt(40) for times in counts.values())


def test_closed_hand() -> None:
    """A redeal shows the seat, and the spectators, exactly what they saw before."""
    for number, state in enumerate(random_games(100)):
        for seat in (0, 1):
            world = state.redeal(seat, number)
            assert world.actors() == state.actors()
            assert world.actions(seat) == state.actions(seat)
            assert world.over == state.over
            for eye in (seat, None):
                assert world.view(eye) == state.view(eye)
                assert world.journal(eye) == state.journal(eye)
            if state.over:
                assert world.outcome() == state.outcome()


def test_empty_mind() -> None:
    """Two games that told a seat the same are imagined the same, to the last byte."""
    told: dict[object, wolfden.State] = {}
    pairs = 0
    for state in random_games(300):
        for seat in (0, 1):
            first = told.setdefault((seat, state.view(seat), state.journal(seat)), state.clone())
            if first.save() != state.save():
                pairs += world_of(first) != world_of(state)
                assert first.redeal(seat, 5).save() == state.redeal(seat, 5).save()
    assert pairs > 100


def test_imagined_worlds_play_on() -> None:
    for number, state in enumerate(random_games(60)):
        seat = number % 2
        world = state.redeal(seat, number)
        chance = Random(number)
        while not world.over:
            mover = world.actors()[0]
            world.act(mover, chance.choice(world.actions(mover)))
            again = world.redeal(seat, number)
            assert again.view(seat) == world.view(seat)
        assert type(world.outcome().reason) in (ThreeInARow, FullBoard)


def test_clones_go_their_own_way() -> None:
    state = after(4, 0)
    before = state.save()
    twin = state.clone()
    assert twin.save() == before
    twin.act(0, 0)
    assert state.save() == before
    assert twin.save() != before

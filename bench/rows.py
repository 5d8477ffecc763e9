"""What is measured: one row for each thing, ours and OpenSpiel's, doing the same work."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import count, cycle
from random import Random
from typing import Any, NamedTuple

import msgspec

import wolfden
from wolfden.engine.playout import playouts

# Work done n times over; how many decisions that took, and how many moves counting those of chance.
Work = Callable[[int], tuple[int, int]]

DECISIONS = "decisions a second"
MICROSECONDS = "microseconds"

WOLFDEN = "Wolfden"
OPENSPIEL = "OpenSpiel"

# So many games in one call, where whole games are played inside compiled code.
INSIDE = 200
# So many games tell the mean length of one, within a fraction of a per cent.
SAMPLE = 20_000


class Row(NamedTuple):
    """A measurement: of what, in which game, whose, in which unit, and the work to be timed."""

    what: str
    game: str
    of: str
    unit: str
    work: Work


def ours(sample: int = SAMPLE) -> list[Row]:
    """Everything that is measured of Wolfden; the sample is for the mean length of a game."""
    gulag, wooolf, ttt = wolfden.game("gulag"), wolfden.game("wooolf"), wolfden.game("examples.phantom_ttt")
    wolves, boars = wolfden.game("wolves"), wolfden.game("boars")
    sobakistan = wolfden.game("sobakistan")
    middle, early = midway(gulag, 7, 21), midway(ttt, 2, 5)
    encode = msgspec.json.encode
    long_sample = max(1, sample // 100)  # a game by chance has a thousand decisions
    calls: list[tuple[str, Callable[[], object]]] = [
        ("new", partial(gulag.new, 7, 1)),
        ("clone", middle.clone),
        ("redeal", partial(middle.redeal, 0, 1)),
        ("view", partial(middle.view, 0)),
        ("view as JSON", lambda: encode(middle.view(0))),
        ("journal", partial(middle.journal, 0)),
        ("save", middle.save),
    ]
    return [
        Row("through Python", "phantom_ttt", WOLFDEN, DECISIONS, play(ttt, 2)),
        Row("through Python", "gulag", WOLFDEN, DECISIONS, play(gulag, 7)),
        Row("through Python", "wooolf", WOLFDEN, DECISIONS, play(wooolf, 8)),
        Row("through Python", "wolves", WOLFDEN, DECISIONS, play(wolves, 6)),
        Row("inside", "phantom_ttt", WOLFDEN, DECISIONS, play_inside(ttt, 2, sample)),
        Row("inside", "gulag", WOLFDEN, DECISIONS, play_inside(gulag, 7, sample)),
        Row("inside", "wooolf", WOLFDEN, DECISIONS, play_inside(wooolf, 8, sample)),
        Row("inside", "wolves", WOLFDEN, DECISIONS, play_inside(wolves, 6, sample)),
        Row("through Python", "sobakistan", WOLFDEN, DECISIONS, play(sobakistan, 6)),
        Row("inside", "sobakistan", WOLFDEN, DECISIONS, play_inside(sobakistan, 6, sample)),
        Row("through Python", "boars", WOLFDEN, DECISIONS, play(boars, 4)),
        Row("inside", "boars", WOLFDEN, DECISIONS, play_inside(boars, 4, long_sample)),
        Row("clone", "phantom_ttt", WOLFDEN, MICROSECONDS, repeat(early.clone)),
        *[Row(what, "gulag", WOLFDEN, MICROSECONDS, repeat(call)) for what, call in calls],
    ]


def theirs(sample: int = SAMPLE) -> list[Row]:
    """What is measured of OpenSpiel, in the same way; nothing if it is not installed."""
    if find_spec("pyspiel") is None:
        return []
    pyspiel: Any = import_module("pyspiel")
    names = ("phantom_ttt", "social_deduction", "hearts", "liars_dice", "euchre")
    games = {name: pyspiel.load_game(name) for name in names}
    early = midway_theirs(games["phantom_ttt"], 5)
    return [
        *[Row("through Python", name, OPENSPIEL, DECISIONS, play_theirs(game)) for name, game in games.items()],
        Row("inside", "phantom_ttt", OPENSPIEL, DECISIONS, play_theirs_inside(games["phantom_ttt"], sample)),
        Row("clone", "phantom_ttt", OPENSPIEL, MICROSECONDS, repeat(early.clone)),
    ]


def picker() -> Callable[[], int]:
    """Large random numbers, drawn beforehand: taking one costs next to nothing, for us and for OpenSpiel."""
    chance = Random(1)
    return cycle([chance.getrandbits(30) for _ in range(16381)]).__next__


def play(game: wolfden.Game, seats: int) -> Work:
    """Whole games of ours by chance, move by move through Python."""
    draw = picker()
    seeds = count()

    def work(games: int) -> tuple[int, int]:
        decisions = chance = 0
        for _ in range(games):
            state = game.new(seats, next(seeds))
            while not state.over:
                seat = state.actors()[0]
                actions = state.actions(seat)
                state.act(seat, actions[draw() % len(actions)])
                if seat >= 0:
                    decisions += 1
                else:
                    chance += 1
        return decisions, decisions + chance

    return work


def play_theirs(game: Any) -> Work:
    """The same with OpenSpiel's. Moves of chance are played by the same picker, and counted apart."""
    draw = picker()

    def work(games: int) -> tuple[int, int]:
        decisions = chance = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                seat = state.current_player()
                actions = state.legal_actions()
                state.apply_action(actions[draw() % len(actions)])
                if seat >= 0:
                    decisions += 1
                else:
                    chance += 1
        return decisions, decisions + chance

    return work


def play_inside(game: wolfden.Game, seats: int, sample: int) -> Work:
    """Whole games of ours inside compiled code, from copies of one state."""
    state = game.new(seats, 1)
    seeds = count()
    return whole_games(lambda: playouts(state, INSIDE, next(seeds)), play(game, seats), sample)


def play_theirs_inside(game: Any, sample: int) -> Work:
    """The same inside OpenSpiel's C++.

    Python cannot call its RandomRolloutEvaluator, the plainest loop it has: clone, then legal actions, one
    at random, apply, to the end. But a search of a single simulation evaluates its root that way, and does
    nothing else that counts. (`evaluate_bots`, the other way to play a game in C++, is three times slower.)
    """
    pyspiel: Any = import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=INSIDE, seed=1)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=10, solve=False, seed=1, verbose=False
    )
    state = game.new_initial_state()
    return whole_games(lambda: bot.step(state), play_theirs(game), sample)


def whole_games(call: Callable[[], object], slowly: Work, sample: int) -> Work:
    """Calls that play INSIDE games each. OpenSpiel does not say how many decisions that took, and we count
    whole moves there: so both are counted alike, by the mean of a sample played through Python.
    """
    mean = slowly(sample)[0] / sample

    def work(times: int) -> tuple[int, int]:
        for _ in range(times):
            call()
        decisions = round(times * INSIDE * mean)
        return decisions, decisions

    return work


def repeat(call: Callable[[], object]) -> Work:
    """One call, many times."""

    def work(times: int) -> tuple[int, int]:
        for _ in range(times):
            call()
        return times, times

    return work


def midway(game: wolfden.Game, seats: int, acts: int) -> wolfden.State:
    """A position some acts into a game by chance."""
    draw = picker()
    state = game.new(seats, 1)
    for _ in range(acts):
        seat = state.actors()[0]
        actions = state.actions(seat)
        state.act(seat, actions[draw() % len(actions)])
    return state


def midway_theirs(game: Any, acts: int) -> Any:
    """The same position, where the game is the same."""
    draw = picker()
    state = game.new_initial_state()
    for _ in range(acts):
        actions = state.legal_actions()
        state.apply_action(actions[draw() % len(actions)])
    return state

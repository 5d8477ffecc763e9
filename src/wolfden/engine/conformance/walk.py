"""Random games for the laws: single choices, whole chains and remarks, from one seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from wolfden.engine.conformance.law import Trial
from wolfden.engine.game import Game
from wolfden.engine.state import State

Move = tuple[int, str, tuple[int, ...]]  # seat; act, chain or say; what


def new(game: Game, trial: Trial) -> State:
    """The trial's game at its beginning."""
    return game.new(seats=trial.seats, seed=trial.seed, **trial.options)


def imagined(game: Game, trial: Trial) -> State:
    """The same as anybody may imagine it."""
    return game.imagine(seats=trial.seats, seed=trial.seed, **trial.options)


def whole_move(state: State, seat: int, random: Random) -> tuple[int, ...]:
    """Choices that make a seat's next move whole, from where its draft stands."""
    move: list[int] = []
    twin = state.clone()
    while True:
        drafting, action = twin.step.draft, random.choice(twin.actions(seat))
        move.append(action)
        twin.act(seat, action)
        if not drafting or not twin.holding(seat) or seat not in twin.actors():
            return tuple(move)


def next_move(state: State, random: Random) -> Move:
    """Something that somebody may do now."""
    if random.random() < 0.15:
        seat = random.randrange(state.seats)
        remarks = state.remarks(seat)
        if remarks:
            return seat, "say", (random.choice(remarks),)
    seat = random.choice(state.actors())
    if random.random() < 0.25:
        return seat, "chain", whole_move(state, seat, random)
    return seat, "act", (random.choice(state.actions(seat)),)


def make(state: State, move: Move) -> None:
    """Do it."""
    seat, way, what = move
    if way == "chain":
        state.chain(seat, what)
    elif way == "say":
        state.say(seat, what[0])
    else:
        state.act(seat, what[0])


def moves(game: Game, trial: Trial) -> list[Move]:
    """A whole random game as a list of moves."""
    random, state, made = Random(trial.seed), new(game, trial), []
    while not state.over:
        made.append(next_move(state, random))
        make(state, made[-1])
    return made


def positions(game: Game, trial: Trial) -> Iterator[State]:
    """Every position of a random game, the first and the last included. It is one state, moving on."""
    state = new(game, trial)
    yield state
    for move in moves(game, trial):
        make(state, move)
        yield state


def some_positions(game: Game, trial: Trial, number: int) -> Iterator[State]:
    """The first, the last and some positions in between."""
    total = len(moves(game, trial)) + 1
    chosen = {0, total - 1, *Random(trial.seed).sample(range(total), min(number, total))}
    for index, state in enumerate(positions(game, trial)):
        if index in chosen:
            yield state

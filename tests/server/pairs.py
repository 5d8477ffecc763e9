"""Pairs of positions that one seat cannot tell apart."""

from __future__ import annotations

from random import Random

from tests.server.sides import knowledge
from wolfden import registry
from wolfden.engine.chance import Chance
from wolfden.engine.conformance.law import Trial
from wolfden.engine.conformance.walk import new, some_positions, whole_move
from wolfden.engine.conformance.worlds import twins
from wolfden.engine.errors import IllegalAction
from wolfden.engine.game import Game
from wolfden.engine.state import ALL_EYES, State

Pair = tuple[State, State]

PHANTOM = registry.game("examples.phantom_ttt")
LONG_ENOUGH = 60  # moves into a fresh game
BRANCHES = 8  # games to choose from
TRIES = 4  # to find another move that the seat does not notice


def playable(state: State, seat: int, seed: int) -> State:
    """Another world that the seat cannot tell from this one, as a true state that tells and plays on."""
    world = state.redeal(seat, seed)
    world.log = world.log.copy()
    world.eye = ALL_EYES
    world.telling = True
    return world


def redealt(game: Game, seats: int, eye: int) -> list[Pair]:
    trial = Trial(seats, {}, seed=eye + 1)
    number = 3 if game is not PHANTOM else 8
    return [(state.clone(), playable(state, eye, 7)) for state in some_positions(game, trial, number)]


def another_future(game: Game, seats: int, eye: int) -> list[Pair]:
    """The same position with other chance to come."""
    pairs = []
    for state in some_positions(game, Trial(seats, {}, seed=eye + 5), 1):
        twin = state.clone()
        twin.chance = Chance(2**100 + eye, true=True)
        pairs.append((state.clone(), twin))
    return pairs[:2]


def found(game: Game, seats: int, eye: int) -> list[Pair]:
    """Pairs from fresh games that told the seat the same."""
    trial = Trial(seats, {}, seed=seats * (eye + 1) + eye)
    pairs = []
    for group in twins(game, trial, eye, fresh=60, begin=new):
        states = [states[0] for states in group.values()]
        different = [state for state in states[1:] if state.save() != states[0].save()]
        if different and not states[0].over:
            pairs.append((states[0].clone(), different[-1].clone()))
    return [pairs[index] for index in sorted({0, len(pairs) // 2, len(pairs) - 1})] if pairs else []


def branched(game: Game, seats: int, eye: int) -> list[Pair]:
    """Pairs from one fresh game played twice: the others do something else wherever the seat does not notice."""
    pairs = [branch(game, seats, eye, seed) for seed in range(BRANCHES)]
    pairs.sort(key=lambda pair: -len(pair[0].journal(eye)))  # those that stayed the same for longest
    return [pair for pair in pairs if differ(*pair)][:2]


def branch(game: Game, seats: int, eye: int, seed: int) -> Pair:
    """The last moment at which the two can still not be told apart, and are not the same."""
    random = Random(seed)
    one = game.new(seats, 2**200 + seed)
    other = one.clone()
    last = one.clone(), other.clone()
    for _ in range(LONG_ENOUGH):
        if one.over:
            break
        seat = random.choice(one.actors())
        found = next_moment(one, other, seat, eye, random)
        if found is None:
            break
        one, other = found
        if differ(one, other) and not one.over:
            last = one.clone(), other.clone()
    return last


def next_moment(one: State, other: State, seat: int, eye: int, random: Random) -> Pair | None:
    """Both after a move of that seat: another one at each, if the eye cannot tell; else the same; or none fits."""
    moves = whole_move(one, seat, random)
    for attempt in range(TRIES + 1):
        same = seat == eye or attempt == TRIES or random.random() < 0.5
        after, otherwise = one.clone(), other.clone()
        after.chain(seat, moves)
        try:
            otherwise.chain(seat, moves if same else whole_move(other, seat, random))
        except IllegalAction:
            return None
        if all(knowledge(after, eyes) == knowledge(otherwise, eyes) for eyes in (eye, None)):
            return after, otherwise
    return None


def differ(one: State, other: State) -> bool:
    """Whether somebody at the table sees a difference."""
    return any(one.view(seat) != other.view(seat) for seat in range(one.seats))

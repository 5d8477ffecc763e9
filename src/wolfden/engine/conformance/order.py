"""Laws about acting at the same time."""

from __future__ import annotations

from itertools import combinations
from random import Random

from wolfden.engine.conformance.law import Broken, Trial, law
from wolfden.engine.conformance.walk import some_positions, whole_move
from wolfden.engine.errors import IllegalAction
from wolfden.engine.game import Game
from wolfden.engine.log import Log
from wolfden.engine.state import State


@law("order")
def order(game: Game, trial: Trial) -> None:
    """Where several act, any order leads to the same state; where they act sealed, to the same journals."""
    random = Random(trial.seed)
    for state in some_positions(game, trial, 16):
        actors = state.actors()
        if len(actors) > 1 and not state.step.together:
            raise Broken("order", f"{trial}: {state.step.name} has several actors, but is neither sealed nor open")
        for pair in list(combinations(actors, 2))[:6]:
            moves = {seat: whole_move(state, seat, random) for seat in pair}
            one, other = _play(state, pair, moves), _play(state, pair[::-1], moves)
            if one is None or other is None:
                raise Broken(
                    "order", f"{trial}: in {state.step.name} what a seat may do depends on whether another has acted"
                )
            if _without_log(one) != _without_log(other):
                raise Broken(
                    "order", f"{trial}: in {state.step.name} the order in which seats {pair} act makes a difference"
                )
            if state.step.sealed and one.save() != other.save():
                raise Broken(
                    "order", f"{trial}: in {state.step.name} the journals tell who of seats {pair} committed first"
                )


def _play(state: State, seats: tuple[int, ...], moves: dict[int, tuple[int, ...]]) -> State | None:
    clone = state.clone()
    try:
        for seat in seats:
            clone.chain(seat, moves[seat])
    except IllegalAction:
        return None
    return clone


def _without_log(state: State) -> bytes:
    clone = state.clone()
    clone.log = Log()
    return clone.save()

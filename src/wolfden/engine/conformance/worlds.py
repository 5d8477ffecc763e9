"""Laws about what a seat imagines, compared with fresh games that tell it the same.

The games are found without `redeal`: many seeds, the seat always following the same script, the others
choosing freely. Wherever two of them look the same to the seat, they are twins.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable
from random import Random

import msgspec

from wolfden.engine.conformance.law import Broken, Trial, law
from wolfden.engine.conformance.walk import imagined, new, whole_move
from wolfden.engine.game import Game
from wolfden.engine.state import State

DEPTH = 10  # decisions into each fresh game
ENOUGH = 20  # twins from which on their hidden facts say what is possible
IMAGINED = 30  # worlds to compare with them

Begin = Callable[[Game, Trial], State]


def twins(game: Game, trial: Trial, eye: int, fresh: int, begin: Begin) -> list[dict[int, list[State]]]:
    """Groups of states that one seat cannot tell apart, by the fresh game they come from."""
    groups: dict[bytes, dict[int, list[State]]] = defaultdict(lambda: defaultdict(list))
    for number in range(fresh):
        seed = trial.seed * fresh + number
        own, others = Random(trial.seed), Random(seed)
        state = begin(game, Trial(trial.seats, trial.options, seed))
        for _ in range(DEPTH):
            groups[_knowledge(state, eye)][number].append(state.clone())
            if state.over:
                break
            seat = others.choice(state.actors())
            if seat == eye:
                state.act(seat, own.choice(state.actions(seat)))
            else:  # whole moves: where a draft stands is nothing the seat could take into account
                state.chain(seat, whole_move(state, seat, others))
        groups[_knowledge(state, eye)][number].append(state)
    return list(groups.values())


@law("empty mind")
def empty_mind(game: Game, trial: Trial) -> None:
    """What a seat imagines depends on what it was told and on the seed, and on nothing else."""
    eye = trial.seed % trial.seats
    for group in twins(game, trial, eye, fresh=120, begin=new):
        states = [state for states in group.values() for state in states]
        imagined = states[0].redeal(eye, 5)
        for twin in states[1:8]:
            world = twin.redeal(eye, 5)
            if world.save() != imagined.save():
                raise Broken(
                    "empty mind", f"{trial}: seat {eye} cannot tell two games apart, but imagines two different worlds"
                )
            for other in range(trial.seats):
                if world.view(other) != imagined.view(other):
                    raise Broken("empty mind", f"{trial}: seat {eye} imagines two different views of seat {other}")


@law("possible worlds")
def possible_worlds(game: Game, trial: Trial) -> None:
    """A seat imagines only what could be: what it was told rules out, it does not imagine.

    What could be is what fresh games show; of data that is not for players to know, fresh games as anybody imagines.
    """
    eye = trial.seed % trial.seats
    for group in twins(game, trial, eye, fresh=400, begin=imagined):
        if len(group) < ENOUGH:
            continue
        games = list(group.values())
        worlds = [games[0][0].redeal(eye, seed) for seed in range(IMAGINED)]
        for other in range(trial.seats):
            # Once a game: two states of the same are no two witnesses.
            views = [{msgspec.json.encode(twin.view(other)) for twin in states} for states in games]
            possible = Counter(view for seen in views for view in seen)
            strange = sum(msgspec.json.encode(world.view(other)) not in possible for world in worlds)
            # Good and Turing: views seen once are as likely as all views not seen at all. The margin is wide,
            # for a game may weigh what is possible in other ways than play by chance does.
            unseen = sum(times == 1 for times in possible.values()) / len(games)
            if strange > (unseen + max(0.35, 2.5 / math.sqrt(len(games)))) * len(worlds):
                raise Broken(
                    "possible worlds",
                    f"{trial}: in {strange} of {len(worlds)} worlds that seat {eye} imagines, seat {other} sees what it"
                    f" saw in none of {len(group)} games that told seat {eye} the same",
                )


def _knowledge(state: State, seat: int) -> bytes:
    known = (state.view(seat), state.heard(seat), state.actions(seat), state.remarks(seat), state.actors())
    return msgspec.json.encode((known, state.outcome() if state.over else None))

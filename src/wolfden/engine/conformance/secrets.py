"""The law of the closed hand."""

from __future__ import annotations

from random import Random

from wolfden.engine.conformance.face import difference, face
from wolfden.engine.conformance.law import Broken, Trial, law
from wolfden.engine.conformance.walk import some_positions
from wolfden.engine.errors import NotTold
from wolfden.engine.game import Game
from wolfden.engine.state import State


@law("closed hand")
def closed_hand(game: Game, trial: Trial) -> None:
    """Re-deal everything a seat cannot know: all it can perceive stays exactly the same."""
    random = Random(trial.seed)
    for state in some_positions(game, trial, 8):
        for seat in range(state.seats):
            before = face(state, seat)
            for _ in range(3):
                found = difference(before, face(state.redeal(seat, random.getrandbits(64)), seat))
                if found:
                    raise Broken("closed hand", f"{trial}: what seat {seat} cannot know changed its {found}")


@law("imagined worlds")
def imagined_worlds(game: Game, trial: Trial) -> None:
    """An imagined world plays on, records nothing and keeps others' journals shut."""
    random = Random(trial.seed)
    for state in some_positions(game, trial, 6):
        before = state.save()
        for seat in range(state.seats):
            world = state.redeal(seat, 7)
            if world.save() != state.redeal(seat, 7).save():
                raise Broken("imagined worlds", f"{trial}: the same seed gives seat {seat} two different worlds")
            if game.load(world.save()).save() != world.save():
                raise Broken("imagined worlds", f"{trial}: an imagined world is not the same after saving and loading")
            _keep_shut(world, seat, trial)
            told = world.journal(seat)
            while not world.over:
                actor = random.choice(world.actors())
                world.act(actor, random.choice(world.actions(actor)))
            if world.journal(seat) != told:
                raise Broken("imagined worlds", f"{trial}: playing on in a world of seat {seat} was recorded")
        if state.save() != before:
            raise Broken("imagined worlds", f"{trial}: imagining changed the true state")


def _keep_shut(world: State, seat: int, trial: Trial) -> None:
    for other in range(world.seats):
        if other != seat:
            for closed in (world.journal, world.heard, lambda who: world.redeal(who, 1)):
                try:
                    closed(other)
                except NotTold:
                    continue
                raise Broken("imagined worlds", f"{trial}: a world of seat {seat} tells what seat {other} was told")

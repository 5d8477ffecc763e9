"""Laws about composed moves."""

from __future__ import annotations

from random import Random

from wolfden.engine.conformance.face import difference, face
from wolfden.engine.conformance.law import Broken, Trial, law
from wolfden.engine.conformance.walk import some_positions, whole_move
from wolfden.engine.errors import IllegalAction
from wolfden.engine.game import Game
from wolfden.engine.state import State


@law("chains")
def chains(game: Game, trial: Trial) -> None:
    """A chain does what its actions do one by one; it is whole, or refused."""
    random = Random(trial.seed)
    for state in some_positions(game, trial, 10):
        for seat in state.actors():
            move = whole_move(state, seat, random)
            at_once, singly = state.clone(), state.clone()
            for number, action in enumerate(move):
                drafted = state.draft(seat, move[:number])
                seen = singly.view(seat)
                if drafted != (singly.actions(seat), seen, False):
                    raise Broken(
                        "chains", f"{trial}: the draft {move[:number]} of seat {seat} is not what its actions lead to"
                    )
                singly.act(seat, action)
            if state.draft(seat, move) != ((), seen, True):
                raise Broken("chains", f"{trial}: the whole move {move} of seat {seat} can be tried out like a draft")
            at_once.chain(seat, move)
            if at_once.save() != singly.save():
                raise Broken("chains", f"{trial}: the chain {move} of seat {seat} is not the same as its actions")
            for wrong in ((), move[:-1], (*move, *move)):
                if _accepts(state, seat, wrong):
                    raise Broken(
                        "chains", f"{trial}: the chain {wrong} of seat {seat} is not one whole move, but accepted"
                    )


@law("drafts")
def drafts(game: Game, trial: Trial) -> None:
    """While a seat drafts, nobody else can notice."""
    random = Random(trial.seed)
    for state in some_positions(game, trial, 6):
        for seat in state.actors():
            others = [other for other in range(state.seats) if other != seat]
            before = {other: face(state, other) for other in others}
            worlds = {other: state.redeal(other, 1).save() for other in others}
            drafting = state.clone()
            for action in whole_move(state, seat, random)[:-1]:
                drafting.act(seat, action)
                for other in others:
                    found = difference(before[other], face(drafting, other))
                    if found:
                        raise Broken("drafts", f"{trial}: while seat {seat} drafts, for seat {other}, {found}")
                    if drafting.redeal(other, 1).save() != worlds[other]:
                        raise Broken(
                            "drafts", f"{trial}: while seat {seat} drafts, seat {other} imagines another world"
                        )


def _accepts(state: State, seat: int, chain: tuple[int, ...]) -> bool:
    try:
        state.clone().chain(seat, chain)
    except IllegalAction:
        return False
    return True

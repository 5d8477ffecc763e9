"""Positions by chance."""

from __future__ import annotations

from random import Random

from wolfden import State


def wander(s: State, seed: int, moves: int) -> State:
    """Make some moves by chance, each legal action as likely as another."""
    chance = Random(seed)
    for _ in range(moves):
        if not s.over:
            seat = chance.choice(s.actors())
            s.act(seat, chance.choice(s.actions(seat)))
    return s

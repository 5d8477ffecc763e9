"""A good player of Boars on the Run!: draws by exact odds, then searches the turn with the rules themselves."""

from __future__ import annotations

from typing import cast

from wolfden.engine.advice import Advice, compose
from wolfden.engine.sight import Sight
from wolfden.games.boars.bots.inner.turn import Thought, decide, think
from wolfden.games.boars.bots.inner.worth import Taste
from wolfden.games.boars.bots.whys import whys
from wolfden.games.boars.state import Boars

TASTE = Taste(cube=1.5, cards=0.5, rivals=0.6)


def choose(sight: Sight, seed: int) -> int:
    """One of the seat's legal actions; asked only of a seat that may act."""
    return decide(cast(Boars, sight.world), sight.seat, TASTE)


def talk(sight: Sight, seed: int) -> tuple[int, ...]:
    """There is nothing to say."""
    return ()


def advise(sight: Sight, seed: int) -> Advice:
    """The whole move that it would make, and the odds and worths that it goes by."""
    thoughts: list[Thought] = []

    def chosen(sight: Sight, seed: int) -> int:
        thoughts.append(think(cast(Boars, sight.world), sight.seat, TASTE))
        return thoughts[-1].choice

    return Advice(compose(sight, seed, chosen), whys(thoughts))

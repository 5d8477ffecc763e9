"""A player of Boars on the Run! that moves as far as it can now, and buys with what is left over."""

from __future__ import annotations

from typing import cast

from wolfden.engine.sight import Sight
from wolfden.games.boars.bots.inner.turn import decide
from wolfden.games.boars.bots.inner.worth import Taste
from wolfden.games.boars.state import Boars

TASTE = Taste(cube=0.0, cards=0.01, rivals=0.0)


def choose(sight: Sight, seed: int) -> int:
    """One of the seat's legal actions; asked only of a seat that may act."""
    return decide(cast(Boars, sight.world), sight.seat, TASTE)


def talk(sight: Sight, seed: int) -> tuple[int, ...]:
    """There is nothing to say."""
    return ()

"""The kit as tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from wolfden.engine.conformance import LAWS, Law, trials
from wolfden.engine.game import Game


def suite(game: Game, games: int = 3, seed: int = 1) -> Callable[[Law], None]:
    """A test for every law: assign it to a name that begins with `test_`."""

    @pytest.mark.parametrize("law", LAWS, ids=[law.name for law in LAWS])
    def laws(law: Law) -> None:
        for trial in trials(game, games, seed):
            law(game, trial)

    return laws

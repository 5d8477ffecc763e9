"""The kit itself: honest miniatures keep every law, and it names what is wrong with the broken ones."""

from __future__ import annotations

import pytest

from tests.miniatures.honest import HONEST
from wolfden.engine.conformance import LAWS, Law, trials
from wolfden.engine.game import Game


@pytest.mark.parametrize("law", LAWS, ids=[law.name for law in LAWS])
@pytest.mark.parametrize("game", HONEST.values(), ids=list(HONEST))
def test_honest_miniatures_keep_every_law(game: Game, law: Law) -> None:
    for trial in trials(game, games=3, seed=1):
        law(game, trial)

"""The kit itself: honest miniatures keep every law, and it names what is wrong with the broken ones."""

from __future__ import annotations

import pytest

from tests.miniatures.broken import BROKEN, cards, deal, deal_from_few
from tests.miniatures.honest import HONEST
from wolfden.engine.conformance import LAWS, Law, check, trials
from wolfden.engine.game import Game


@pytest.mark.parametrize("law", LAWS, ids=[law.name for law in LAWS])
@pytest.mark.parametrize("game", HONEST.values(), ids=list(HONEST))
def test_honest_miniatures_keep_every_law(game: Game, law: Law) -> None:
    for trial in trials(game, games=3, seed=1):
        law(game, trial)


@pytest.mark.parametrize("name", BROKEN)
def test_broken_miniatures_are_caught_and_named(name: str) -> None:
    game, law, word = BROKEN[name]
    broken = {broken.law: broken.detail for broken in check(game, games=4).broken}
    assert word in broken.get(law, ""), f"{law} did not name it; broken were: {broken}"


def test_the_game_that_the_broken_ones_spoil_is_sound() -> None:
    assert not check(cards()).broken


def test_a_deck_that_nobody_may_go_by_is_no_knowledge() -> None:
    assert not check(cards(setup=deal_from_few, imagined_setup=deal)).broken

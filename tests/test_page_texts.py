"""The page compares its sentences with what Python says; here is made sure that Python still says so."""

from __future__ import annotations

import pytest

import wolfden
from tests import page_texts


@pytest.mark.parametrize("name", wolfden.games())
def test_the_page_is_tested_against_what_we_say_today(name: str) -> None:
    written = (page_texts.WHERE / f"{name}.json").read_bytes()
    assert written == page_texts.fixture(wolfden.game(name)), "run python -m tests.page_texts"


def test_no_game_is_forgotten() -> None:
    assert {file.stem for file in page_texts.WHERE.glob("*.json")} == set(wolfden.games())


@pytest.mark.parametrize("name", wolfden.games())
def test_every_term_is_there(name: str) -> None:
    game = wolfden.game(name)
    told = {type(term).__name__ for term in page_texts.every_term(game)}
    spoken = {term.__name__ for term in (*game.space.firsts, *game.remark_space.firsts, *game.terms.values())}
    assert spoken - told <= {"Said"}
    assert "Said" in told or game.num_remarks == 0

"""A sheet holds all that the page needs to speak about a game."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from tests.page_texts import every_term
from wolfden import registry
from wolfden.engine.catalogue import ENGLISH, languages
from wolfden.engine.game import Game
from wolfden.engine.terms import Field
from wolfden.engine.words import Words
from wolfden.server import sheet
from wolfden.server.api import Sheet

GAMES = [registry.game(name) for name in registry.games()]
KINDS = {"seat", "seats", "number", "bool", "choice", "named"}
NAMES = [f"Player {seat}" for seat in range(10)]


def read(game: Game, language: str = ENGLISH) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(sheet.printed(game).page(language).body)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_numbers_and_typed_values_agree(game: Game) -> None:
    page = read(game)
    for numbered, space in (("actions", game.space), ("remarks", game.remark_space)):
        assert page[numbered] == [msgspec.to_builtins(value) for value in space.values]
    assert len(page["actions"]) == game.num_actions > 0
    assert len(page["remarks"]) == game.num_remarks


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_words_are_enough_for_every_sentence(game: Game, language: str) -> None:
    """With nothing but the sheet, the same is said; what the page does with it is tested with page_texts."""
    page = read(game, language)
    words = Words(page["language"], [page["catalogue"]], page["named"], game.remark, cast=page.get("cast"))
    assert page["language"] == language
    for term in every_term(game):
        assert words.text(term, NAMES, 3) == game.text(term, NAMES, 3, language)


def test_the_page_gets_nothing_that_only_the_terminal_says() -> None:
    for game in GAMES:
        own = game.shelf.catalogue(ENGLISH)
        catalogue = "\n" + read(game)["catalogue"]
        assert "\nshow-" not in catalogue and "\n#" not in catalogue
        assert "\nabout = " in catalogue and len(catalogue) < len(own) + 4000


def test_an_unknown_language_is_english() -> None:
    printed = sheet.printed(GAMES[0])
    assert printed.page("xx") is printed.page(ENGLISH) is not printed.page("de")


def test_enumerations_that_occur_in_views_only_have_names() -> None:
    page = read(registry.game("sobakistan"))
    assert page["shown"]["role"] == "Role"
    assert page["choices"]["Role"] == {"0": "bloodhound", "1": "liaison", "2": "wolf"}
    for game in GAMES:
        page = read(game)
        assert set(page["shown"].values()) <= set(page["choices"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_else_is_in_it(game: Game) -> None:
    page = msgspec.json.decode(sheet.printed(game).page(ENGLISH).body, type=Sheet)
    assert (page.game, page.title, page.version) == (game.name, game.title, game.version)
    assert (page.fewest, page.most) == (game.seats[0], game.seats[-1])
    assert page.help == game.help
    assert page.bots[-1] == "random"
    for row in page.terms.values():
        for field in row:
            assert field.kind in KINDS
            assert (field.of in page.choices) == (field.kind == Field.CHOICE)
            assert (field.of is not None) == (field.kind in (Field.CHOICE, Field.NAMED))
    assert {field.of for row in page.terms.values() for field in row if field.of} <= {*page.choices, *page.named}


def test_sheets_are_found_by_their_digest() -> None:
    assert len({sheet.printed(game).digest for game in GAMES}) == len(GAMES)
    for game in GAMES:
        printed = sheet.printed(game)
        assert sheet.find(printed.digest) == printed
        for page in printed.pages.values():
            assert gzip.decompress(page.zipped) == page.body
    assert sheet.find("0" * 32) is None


def test_a_sheet_is_the_same_in_every_process() -> None:
    """Or a restart would make every page fetch it again."""
    program = "import wolfden; from wolfden.server.sheet import printed; print(printed(wolfden.game('wooolf')).digest)"
    for order in ("1", "2"):
        found = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": order},
            capture_output=True,
            text=True,
            check=True,
        )
        assert found.stdout.strip() == sheet.printed(registry.game("wooolf")).digest

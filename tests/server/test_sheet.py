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

from wolfden import registry
from wolfden.engine.game import Game
from wolfden.engine.terms import Field, Term, fields
from wolfden.server import sheet
from wolfden.server.api import Sheet

GAMES = [registry.game(name) for name in registry.games()]
KINDS = {"seat", "seats", "number", "bool", "choice", "named"}
NAMES = [f"Player {seat}" for seat in range(10)]


def read(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(sheet.printed(game).body)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_numbers_and_typed_values_agree(game: Game) -> None:
    page = read(game)
    for numbered, space in (("actions", game.space), ("remarks", game.remark_space)):
        assert page[numbered] == [msgspec.to_builtins(value) for value in space.values]
    assert len(page["actions"]) == game.num_actions > 0
    assert len(page["remarks"]) == game.num_remarks


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_words_are_enough_for_every_sentence(game: Game) -> None:
    """The page's way to a sentence, gone in Python with nothing but the sheet, comes to what the game says."""
    page = read(game)
    for term in [*game.space.values, *game.remark_space.values]:
        assert sentence(page, msgspec.to_builtins(term)) == game.text(term, NAMES)
    for kind in game.terms.values():
        if kind.__name__ != "Said":
            for value in some(game, kind):
                assert sentence(page, msgspec.to_builtins(value)) == game.text(value, NAMES)


def test_enumerations_that_occur_in_views_only_have_names() -> None:
    page = read(registry.game("sobakistan"))
    assert page["shown"]["role"] == "Role"
    assert page["choices"]["Role"] == {"0": "bloodhound", "1": "liaison", "2": "wolf"}
    for game in GAMES:
        page = read(game)
        assert set(page["shown"].values()) <= set(page["choices"])


def some(game: Game, kind: type[Term]) -> list[Term]:
    """A few values of a class: those of small numbers for which the word list has a sentence."""
    values = []
    entry = game.words.entries[kind.__name__]
    for least in range(4):
        numbers = [max(row.low, min(least, least if row.high is None else row.high)) for row in fields(kind)]
        value = kind(*[row.maker()(number) for row, number in zip(fields(kind), numbers, strict=True)])
        chosen = getattr(value, entry["by"]) if isinstance(entry, dict) else None
        if type(chosen) is not int or str(chosen) in entry:
            values.append(value)
    assert values, f"no sentence for {kind.__name__} was tried"
    return values


def sentence(page: dict[str, Any], value: dict[str, Any]) -> str:
    parts: dict[str, str] = {}
    keys: dict[str, str] = {}
    for field in page["terms"][value["is"]]:
        given = value[field["name"]]
        keys[field["name"]] = str(given).lower()
        if field["kind"] == "seat":
            word = NAMES[given]
        elif field["kind"] == "seats":
            word = ", ".join(NAMES[seat] for seat in given)
            word = " and ".join(word.rsplit(", ", 1))
        elif field["kind"] == "choice":
            keys[field["name"]] = page["choices"][field["of"]][str(given)]
            word = page["words"]["values"][field["of"]][keys[field["name"]]]
        elif field["kind"] == "named":
            called = page["words"]["values"][field["of"]]
            word = called[given] if given < len(called) else str(given)
        else:
            word = str(given)
        parts[field["name"]] = word
    entry = page["words"][value["is"]]
    said = entry if isinstance(entry, str) else entry[keys[entry["by"]]]
    while "[" in said:
        before, _, rest = said.partition("[")
        inside, _, after = rest.partition("]")
        items, _, nothing = inside.partition("|")
        some = [item for item in items.split(", ") if value[item.partition("{")[2].partition("}")[0]]]
        said = before + (", ".join(some) or nothing) + after
    return str(said.format_map(parts))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_else_is_in_it(game: Game) -> None:
    page = msgspec.json.decode(sheet.printed(game).body, type=Sheet)
    assert (page.game, page.title, page.version) == (game.name, game.title, game.version)
    assert (page.fewest, page.most) == (game.seats[0], game.seats[-1])
    assert page.help == game.help
    assert page.bots[-1] == "random"
    for row in page.terms.values():
        for field in row:
            assert field.kind in KINDS
            assert (field.of in page.choices) == (field.kind == Field.CHOICE)
            assert (field.of is not None) == (field.kind in (Field.CHOICE, Field.NAMED))
    assert {field.of for row in page.terms.values() for field in row if field.of} <= set(page.words["values"])


def test_sheets_are_found_by_their_digest() -> None:
    assert len({sheet.printed(game).digest for game in GAMES}) == len(GAMES)
    for game in GAMES:
        printed = sheet.printed(game)
        assert sheet.find(printed.digest) == printed
        assert gzip.decompress(printed.zipped) == printed.body
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

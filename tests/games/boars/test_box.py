"""The data file: what is said when something in it does not fit, and games with other numbers."""

from __future__ import annotations

from typing import Any

import pytest

import wolfden
from wolfden import BadData
from wolfden.engine.data import with_text
from wolfden.engine.playout import playouts
from wolfden.games.boars.components import NEEDS
from wolfden.games.boars.terms.actions import Kind

from .table import sees

BOARS = wolfden.game("boars")
assert BOARS.source is not None
TEXT = BOARS.source.text


@pytest.mark.parametrize(
    ("old", "new", "where", "says"),
    [
        ("food = 5 ", "food = 9 ", "stock", "4 bags with 9 cubes of each colour need more"),
        ("stock = 35 ", "stock = 40 ", "stock", "come to at most 150"),
        ("black = 5 ", "black = 0 ", "black", ">= 1"),
        ("turns = 100", "turns = 101", "turns", "<= 100"),
        ("sick = 3 ", "sicc = 3 ", "sicc", "start.sicc: there is no such field"),
        ("start y! ", "start y? ", "y? b", "space 1 is 'y?'"),
        ("start y! ", "start Y! ", "Y! b", "space 1 is 'Y!'"),
        ("start y! ", "start start ", "spaces = [", "one start and one finish"),
        ("start y! ", "y y! ", "spaces = [", "from start to finish"),
        (" finish", "", "spaces = [", "from start to finish"),
        ('name = "Beaver Ferry"', 'name = "Prickly Cab"', "yellow = {", "there is another 'Prickly Cab'"),
        ('name = "Metro Mole"', 'name = "Metro\\u001b"', "Metro", "printable"),
        ("ticket = 3", "ticket = 0", "Prickly Cab", ">= 1"),
        ("{ yellow = 1 }, moves = 1", "{}, moves = 1", "eats = {}", "at least one cube"),
        ("{ yellow = 1 }, moves = 1", "{ pink = 1 }, moves = 1", "pink", "pink: there is no such field"),
        ('name = "Truffle"', 'name = "Bramble"', 'name = "Bramble"', "there is another 'Bramble'"),
        ('"portion", name = "Portion of Six"', '"pie", name = "P"', '"pie"', "there is no kind 'pie'"),
        ('colour = "red", moves', 'colour = "pink", moves', "pink", "there is no colour 'pink'"),
        ("cubes = 6, moves = ", "moves = ", "Portion of Six", "a portion needs cubes"),
        ("cubes = 6, moves = ", "cubes = 6, black = 1, moves = ", "Portion of Six", "a portion has no black"),
        ("gains = { red = 3 }", "gains = { red = 0 }", "gains = { red = 0 }", "no cube at all"),
        ('name = "Nip"', 'name = "Tug"', 'name = "Tug"', "there is another 'Tug'"),
        ('name = "Nip"', 'name = "' + "N" * 40 + '"', "NNNN", "1 to 32 letters"),
    ],
)
def test_what_does_not_fit_is_said_with_its_line(old: str, new: str, where: str, says: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    with pytest.raises(BadData) as refused:
        with_text(BOARS, text, "my.toml")
    complaint = str(refused.value)
    assert says in complaint
    assert complaint.startswith("my.toml, line ")
    named = int(complaint.removeprefix("my.toml, line ").partition(":")[0])
    assert where in text.split("\n")[named - 1]


def test_there_are_enough_cards_and_not_too_many() -> None:
    cards = BOARS.source.tables["deck"]["cards"]  # type: ignore[union-attr]
    for some, says in ((cards[:5], "21 to 60 cards"), (cards * 2, "1 to 50 kinds"), ([], "1 to 50 kinds")):
        with pytest.raises(BadData, match=says):
            BOARS.with_data({"deck": {"cards": some}})
    with pytest.raises(BadData, match="21 to 60 cards, not"):
        BOARS.with_data({"deck": {"cards": [{**row, "copies": 3} for row in cards]}})


def test_there_are_four_different_boars() -> None:
    boars = BOARS.source.tables["boars"]  # type: ignore[union-attr]
    with pytest.raises(BadData, match="there are 4 boars, not 3"):
        BOARS.with_data({"boars": boars[:3]})
    same = [{**boar, "diets": [boar["diets"][0]] * 2} for boar in boars]
    with pytest.raises(BadData, match="different"):
        BOARS.with_data({"boars": same})


def test_every_kind_of_card_says_what_it_needs() -> None:
    assert set(NEEDS) == set(Kind)


SMALL: dict[str, Any] = {
    "start": {"food": 2, "black": 2, "stock": 8, "sick": 2, "turns": 5},
    "track": {"spaces": ["start r! b Y g finish"]},
    "deck": {"cards": [{"kind": "gatherer", "name": "Cook", "copies": 30, "cost": 1, "colour": "red"}]},
}


def test_other_numbers_make_another_game() -> None:
    game = wolfden.game("boars", data=SMALL)
    s = game.new(4, 1)
    assert len(sees(s).track) == 6
    assert s.actions(s.actors()[0]) == tuple(range(10))
    assert playouts(s, 200, 1)
    assert game.data is not None
    assert game.data["transport"] == BOARS.source.tables["transport"]  # type: ignore[union-attr]


def test_bots_play_with_other_numbers() -> None:
    from tests.games.boars.test_bot import play

    game = wolfden.game("boars", data=SMALL)
    for seed in range(5):
        assert play(game, ("good", "greedy", "random", "good"), seed).over

"""Data of one's own: tables that replace a game's, names for what is in them, and errors with their lines."""

from __future__ import annotations

import json
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wolfden
from tests.miniatures.numbers import GAME, SOURCE, Buy
from wolfden.cli import main
from wolfden.engine.conformance import check
from wolfden.engine.data import with_text
from wolfden.engine.errors import BadData, BadSave, BadSetup
from wolfden.engine.observe import layout
from wolfden.engine.replay import Record, decode, encode, fold, start
from wolfden.engine.toml import line_of, lines
from wolfden.engine.words import check_named

MODULE = "tests.miniatures.numbers"
MINE = {"sweets": [{"name": "mint", "worth": 9}, {"name": "nougat", "worth": 0}]}


def played(game: wolfden.Game) -> Record:
    record = Record(game, start(game, 2, 1, {}))
    while not record.state.over:
        seat = record.state.actors()[0]
        record.act(seat, record.state.actions(seat)[:1])
    return record


# Games with other data


def test_the_default_data_is_none_of_ones_own() -> None:
    assert GAME.data is None
    assert GAME.with_data(None) is GAME
    assert GAME.with_data({}) is GAME
    assert GAME.with_data(SOURCE.tables) is GAME


def test_a_game_with_data_of_ones_own_has_it_in_full_and_plays_with_it() -> None:
    mine = GAME.with_data(MINE)
    assert mine.data == {"turns": 6, **MINE}
    assert mine.with_data(None) is GAME
    assert [mine.text(mine.action(n)) for n in range(3)] == ["buy mint", "buy nougat", "buy 2"]
    assert GAME.text(Buy(0)) == "buy toffee"
    state = mine.new(2, 1)
    assert state.actions(0) == (0, 1)
    state.act(0, 0)
    assert state.view(0).points == 9  # type: ignore[attr-defined]


def test_the_same_data_gives_the_same_game_and_nobody_can_change_it() -> None:
    tables = json.loads(json.dumps(MINE))
    mine = GAME.with_data(tables)
    tables["sweets"][0]["worth"] = 1
    assert mine.data == {"turns": 6, **MINE}
    assert GAME.with_data(MINE) is mine
    assert GAME.with_data(tables) is not mine


def test_games_by_name_take_data() -> None:
    assert wolfden.game(MODULE, data=MINE) is GAME.with_data(MINE)
    with pytest.raises(BadSetup, match="Gulag has no data that could be replaced"):
        wolfden.game("gulag", data=MINE)
    assert wolfden.game("gulag").with_data(None) is wolfden.game("gulag")


def test_every_law_holds_with_data_of_ones_own() -> None:
    report = check(GAME.with_data(MINE), games=2)
    assert not report.broken, report


@pytest.mark.parametrize(
    ("data", "path", "says"),
    [
        ({"sweets": []}, ("sweets",), "sweets: a shop has 1 to 5 sweets, not 0"),
        ({"sweets": [{"name": "x", "worth": 12}]}, ("sweets", 0, "worth"), "sweets[0].worth: a sweet is worth 0 to 9"),
        ({"sweets": [{"name": "x", "worth": "2"}]}, ("sweets", 0, "worth"), "Expected `int`, got `str`"),
        ({"sweets": [{"name": "x"}]}, ("sweets", 0), "sweets[0]: Object missing required field `worth`"),
        ({"turns": 3, "colour": 1}, ("colour",), "colour: there is no such field"),
        ({"sweets": [{"name": "x", "worth": 1}] * 2}, (), "the same name"),
        ({"turns": object()}, (), "no tables"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(
    data: dict[str, Any], path: tuple[str | int, ...], says: str
) -> None:
    with pytest.raises(BadData) as refused:
        GAME.with_data(data)
    assert refused.value.path == path
    assert says in str(refused.value)


def test_data_is_tables() -> None:
    with pytest.raises(BadData, match="data is a table"):
        GAME.with_data([1])  # type: ignore[arg-type]


# Names


def test_words_know_things_that_data_names() -> None:
    with pytest.raises(BadData, match="names no such things"):
        check_named([Buy], {})
    with pytest.raises(BadData, match="6 things of the kind Sweet, but room for 5"):
        check_named([Buy], {"Sweet": "abcdef"})
    with pytest.raises(BadData, match="have the same name"):
        check_named([Buy], {"Sweet": "aba"})
    check_named([Buy], {"Sweet": "abc"})


def test_named_things_are_one_hot_and_constants_are_not_observed() -> None:
    plan = layout(GAME)
    where = plan["last"]
    assert where.stop - where.start == 1 + 5
    with pytest.raises(KeyError):
        plan["worths"]


# Saves and replays


def test_a_save_is_loaded_only_into_a_game_with_the_same_data() -> None:
    mine = GAME.with_data(MINE)
    saved = mine.new(2, 1).save()
    assert mine.load(saved).save() == saved
    for other, bytes_ in ((GAME, saved), (mine, GAME.new(2, 1).save())):
        with pytest.raises(BadSave, match="other data"):
            other.load(bytes_)


def test_a_replay_carries_data_that_is_not_the_default() -> None:
    mine = GAME.with_data(MINE)
    record = played(mine)
    file = encode(record.replay)
    assert json.loads(file)["data"] == mine.data
    again = decode(file, lambda _: GAME)
    assert encode(again) == file
    assert fold(GAME, again).save() == record.state.save()
    assert Record(GAME, again).game is mine
    assert json.loads(encode(played(GAME).replay))["data"] is None


def test_a_replay_with_data_that_does_not_fit_is_refused() -> None:
    parts = json.loads(encode(played(GAME.with_data(MINE)).replay))
    parts["data"]["sweets"][0]["worth"] = 99
    with pytest.raises(BadSave, match=r"sweets\[0\].worth"):
        decode(json.dumps(parts).encode(), lambda _: GAME)
    parts["data"]["sweets"][0]["worth"] = 8
    with pytest.raises(BadSave, match="the end"):
        decode(json.dumps(parts).encode(), lambda _: GAME)


# Lines


TEXT = """\
a = 1
b.c = "x # no comment"  # a comment

[t]
list = [
    1, 2,
    { d = 3, e = [4,
      5] },
]
text = \"\"\"
[no.table]
\"\"\"
"quoted key" = 1979-05-27 07:32:00

[[rows]]
f = 1.5
[rows.deep]
g = 1
[[rows]]
f = 2
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("a",), 1),
        (("b",), 2),
        (("b", "c"), 2),
        (("t",), 4),
        (("t", "list"), 5),
        (("t", "list", 0), 6),
        (("t", "list", 1), 6),
        (("t", "list", 2), 7),
        (("t", "list", 2, "d"), 7),
        (("t", "list", 2, "e", 0), 7),
        (("t", "list", 2, "e", 1), 8),
        (("t", "text"), 10),
        (("t", "quoted key"), 13),
        (("rows", 0), 15),
        (("rows", 0, "f"), 16),
        (("rows", 0, "deep", "g"), 18),
        (("rows", 1), 19),
        (("rows", 1, "f"), 20),
        (("rows", 1, "missing", 5), 19),
        (("missing",), None),
        ((), None),
    ],
)
def test_lines_of_paths(path: tuple[str | int, ...], line: int | None) -> None:
    assert line_of(TEXT, path) == line


@settings(max_examples=200)
@given(st.text(alphabet="ab\"'[]{}=,.# \n\\1"))
def test_any_text_can_be_scanned(text: str) -> None:
    assert all(line <= text.count("\n") + 1 for line in lines(text).values())


def test_errors_in_a_file_name_its_line() -> None:
    wrong = SOURCE.text.replace("worth = 3", "worth = 33")
    with pytest.raises(BadData, match=r"^my.toml, line 7: sweets\[1\].worth: a sweet is worth 0 to 9, not 33$"):
        with_text(GAME, wrong, "my.toml")
    with pytest.raises(BadData, match=r"^my.toml: .*line 2"):
        with_text(GAME, SOURCE.text.replace("turns = 6", "turns = = 6"), "my.toml")


# In the terminal


def test_the_terminal_plays_with_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", MODULE]) == 0
    text = capsys.readouterr().out
    assert text.strip() == SOURCE.text.strip()
    file = tmp_path / "my.toml"
    file.write_text(text.replace("toffee", "mint").replace("turns = 6", "turns = 2"), "utf-8")
    assert main(["simulate", MODULE, "--games", "3", "--data", str(file), "--jobs", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["data"]["turns"] == 2
    assert main(["check", MODULE, "--games", "1", "--data", str(file)]) == 0
    capsys.readouterr()


def test_a_bad_file_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.toml"
    for text, says in (
        (b"turns = 'six'", "my.toml, line 1: turns: Expected `int`"),
        (b"turns = ", "my.toml: Invalid value"),
        (b"\xff", "my.toml: this is no text"),
    ):
        file.write_bytes(text)
        assert main(["play", MODULE, "--data", str(file)]) == 2
        error = capsys.readouterr().err
        assert says in error
        assert error.count("\n") == 1
    assert main(["play", "gulag", "--data", str(file)]) == 2
    assert main(["data", "gulag"]) == 2
    assert "no data that could be replaced" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a" + ".a" * 20000 + " = 1", "mine, line 1: tables and lists lie within each other at most 16 deep"),
        ("x = 1\n[" + "a." * 17 + "a]", "mine, line 2: tables and lists"),
        ("x = " + "[" * 17 + "]" * 17, "mine, line 1: tables and lists"),
        ("x = 1\ny = [\n" + "[" * 17 + "]" * 17 + "]", "mine, line 3: tables and lists"),
        ("x = 1\ny = " + "[" * 9000, "mine, line 2: tables and lists"),
        ("x = 1\ny = " + "9" * 9000, "mine, line 2: Exceeds the limit"),
        ("x = 1\ny = 0x" + "f" * 9000, "mine, line 2: these are no tables of plain values"),
        ("x = " + "[" * 9000 + '"""' * 7000, "mine, line 1: tables and lists"),
    ],
)
def test_nothing_that_anybody_writes_takes_long_to_refuse(text: str, says: str) -> None:
    begun = process_time()
    with pytest.raises(BadData) as refused:
        with_text(GAME, text, "mine")
    assert str(refused.value).startswith(says)
    assert process_time() - begun < 1


def test_dots_in_texts_and_remarks_are_no_tables() -> None:
    assert with_text(GAME, "# a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s = ....\nturns = 6", "mine") is GAME

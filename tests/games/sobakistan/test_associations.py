"""The table of associations, judged by two hundred questions that were answered before there was a table."""

from __future__ import annotations

import tomllib
from math import sqrt
from pathlib import Path

import pytest

from tests.games.sobakistan.table import GAME
from wolfden import BadData
from wolfden.engine.words import read
from wolfden.games.sobakistan.good.associations import FILE, Fits, either, parse, table

QUESTIONS = tomllib.loads((Path(__file__).parent / "questions.toml").read_text(encoding="utf-8"))["questions"]
BOARD = GAME.components


def fit(hint: str, station: str) -> float:
    long, short = station.split(" ", 1)
    return either(table()[hint, long], table()[hint, short])


def agreement(sure: bool) -> float:
    asked = [question for question in QUESTIONS if question["sure"] or not sure]
    right = [fit(one["hint"], one["better"]) > fit(one["hint"], one["worse"]) for one in asked]
    return sum(right) / len(right)


def test_there_are_two_hundred_questions_about_words_of_the_game() -> None:
    words = {(one["hint"], name) for one in QUESTIONS for name in (one["better"], one["worse"])}
    assert len(QUESTIONS) == 200
    assert all((hint, name.split(" ", 1)[part]) in table() for hint, name in words for part in (0, 1))


def test_the_table_agrees_with_people_where_they_are_sure_and_more_often_than_not_elsewhere() -> None:
    """Chance is a half; with 200 questions, 0.57 would be the upper end of its interval."""
    assert agreement(sure=True) >= 0.85
    assert agreement(sure=False) >= 0.72 > 0.5 + 1.96 * sqrt(0.25 / 200)


def test_every_hint_and_every_word_is_in_the_table() -> None:
    words = [word for token in (*BOARD.long_words, *BOARD.short_words) for word in token]
    assert set(table()) == {(hint, word) for hint in BOARD.hints for word in words}


def test_opposites_are_told_apart() -> None:
    assert table()["Hot", "Tropical"] > 2 > -2 > table()["Hot", "Polar"]
    assert table()["Loud", "Musical"] > 2 > -2 > table()["Loud", "Silent"]


def test_a_not_turns_chances_round() -> None:
    names = tuple(range(0, 36, 2))
    fits = Fits(BOARD, names, names)
    hint = BOARD.hints.index("Cold")
    best = max(range(1, 19), key=lambda station: fits.both[hint][station])
    assert fits.chance(hint, False)[best] > 2 / len(BOARD.hints)
    assert fits.chance(hint, True)[best] < 0.5 / len(BOARD.hints)
    for station in (1, 18):
        assert sum(fits.chance(one, False)[station] for one in range(len(BOARD.hints))) == pytest.approx(1)


def test_words_of_ones_own_are_neutral() -> None:
    words = {
        "long": [[f"A{number}", f"B{number}"] for number in range(18)],
        "short": [[f"C{number}", f"D{number}"] for number in range(18)],
        "hints": ["Blue", "Cold"],
    }
    board = GAME.with_data({"words": words}).components
    fits = Fits(board, tuple(range(18)), tuple(range(18)))
    assert fits.both == [[0.0] * 19, [0.0] * 19]


def broken(old: str, new: str) -> str:
    text = read("wolfden.games.sobakistan", FILE)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("word,", "words,", "line 1"),
        ("Cheerful,", "Bright,", "line 1"),
        ("Just,", "Just,7,", "line 2"),
        ("Imported,", "Just,", "line 3"),
        ("Just,-", "Just,x", "line 2"),
        ("Just,-", "Just,-1000", "line 2"),
    ],
)
def test_a_broken_table_is_refused_with_its_line(old: str, new: str, line: str) -> None:
    with pytest.raises(BadData, match=line):
        parse(broken(old, new))

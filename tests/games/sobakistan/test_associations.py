"""The table of associations, judged by minds that took no part in making it, and how it is read."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

import pytest

from tests.games.sobakistan.table import GAME
from tools.associations.judgements import answers, questions, ratings
from tools.associations.measure import WEIGHTS, Measure, Score, old_reader, reader
from wolfden import BadData
from wolfden.engine.catalogue import read
from wolfden.games.sobakistan.bots import associations
from wolfden.games.sobakistan.bots.associations import DOUBTS, FILE, Fits, doubts, neither, parse, table

BOX = GAME.components
KEPT_APART = Measure("b")


def share(scores: Sequence[Score], column: str) -> float:
    right = [one for name, _, one in scores if name == column]
    return sum(right) / len(right)


def test_judges_answered_all_questions_about_words_of_the_game() -> None:
    for which, judges in (("a", 2), ("b", 4)):
        asked = questions(which)
        assert len(asked) == 260 and len(answers(which)) == judges
        assert all(set(given) == {one.number for one in asked} for given in answers(which).values())
        assert all((one.hint, word) in table() for one in asked for name in one.names for word in name.split(" ", 1))
    assert all(set(given) == set(table()) for given in ratings().values())


def test_no_question_was_both_fitted_and_kept_apart() -> None:
    fitted, kept = ({(one.hint, one.negated, one.names) for one in questions(which)} for which in "ab")
    assert not fitted & kept


def test_the_table_agrees_with_judges_who_took_no_part() -> None:
    """The goal: four of five in all and nine of ten where judges are sure; the table before did far worse."""
    scores = KEPT_APART.of(reader(table()))
    assert share(scores, "all") >= 0.8
    assert share(scores, "sure") >= 0.9
    before = KEPT_APART.of(old_reader())
    assert share(scores, "all") > share(before, "all") + 0.1
    assert share(scores, "Nots") > share(before, "Nots") + 0.1


def test_what_was_fitted_is_what_is_read() -> None:
    reading = tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))["reading"]
    for name in ("softness", "softness_of_not", "lacking", "sharpness", "sharpness_of_not"):
        assert getattr(associations, name.upper()) == reading[name]


def test_every_hint_and_every_word_is_in_the_table() -> None:
    words = [word for token in (*BOX.long_words, *BOX.short_words) for word in token]
    assert set(table()) == set(doubts()) == {(hint, word) for hint in BOX.hints for word in words}


def test_opposites_are_told_apart() -> None:
    assert table()["Hot", "Tropical"] > 2 > -2 > table()["Hot", "Polar"]
    assert table()["Loud", "Musical"] > 2 > -2 > table()["Loud", "Silent"]


def test_chances_are_those_of_people_who_choose_a_station() -> None:
    names = tuple(range(0, 36, 2))
    fits = Fits(BOX, names, names)
    hint = BOX.hints.index("Cold")
    best = max(range(1, 19), key=lambda station: fits.both[hint][station])
    assert fits.chance(hint, False)[best] > 2 / 18
    assert fits.chance(hint, True)[best] < 0.5 / 18
    for word in (0, 1, 2):
        for negated in (False, True):
            assert sum(fits.chance(hint, negated, word)) == pytest.approx(1)


def test_a_not_means_the_opposite_rather_than_what_does_not_fit() -> None:
    assert neither(-4.0, 0.0) > neither(0.0, 0.0) > neither(4.0, 0.0)
    assert neither(-4.0, 4.0) > neither(0.0, 0.0)


def test_where_minds_are_apart_a_careful_liaison_expects_less() -> None:
    names = tuple(range(0, 36, 2))
    fits = Fits(BOX, names, names)
    for hint in range(len(BOX.hints)):
        for negated in (False, True):
            plain = fits.chance(hint, negated)
            careful = [0.0, *[fits.doubted(hint, negated, goal)[goal] for goal in range(1, 19)]]
            assert all(less <= more for less, more in zip(careful, plain, strict=True))
    assert min(doubts().values()) >= 0


def test_words_of_ones_own_are_neutral() -> None:
    words = {
        "long": [[f"A{number}", f"B{number}"] for number in range(18)],
        "short": [[f"C{number}", f"D{number}"] for number in range(18)],
        "hints": ["Blue", "Cold"],
    }
    box = GAME.with_data({"words": words}).components
    fits = Fits(box, tuple(range(18)), tuple(range(18)))
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
        ("Just,", "Just,x", "line 2"),
        ("Just,", "Just,-1000", "line 2"),
    ],
)
def test_a_broken_table_is_refused_with_its_line(old: str, new: str, line: str) -> None:
    with pytest.raises(BadData, match=f"{FILE}, {line}"):
        parse(broken(old, new))
    with pytest.raises(BadData, match=f"{DOUBTS}, {line}"):
        parse(broken(old, new), DOUBTS)

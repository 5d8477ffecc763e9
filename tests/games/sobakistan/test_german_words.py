"""Sobakistan's words in German: all are there, names can be told apart, and the blind test asks the same in both."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tools.associations.blind import ask, mark
from tools.associations.judgements import rows
from tools.associations.language import Catalogue
from tools.associations.measure import difference, of_round, report_languages, understood
from tools.associations.words import HINTS, LONG, SHORT, WORDS

DE = Catalogue("de")


def test_all_words_are_there_and_no_two_are_alike() -> None:
    words = [DE.word(word) for word in WORDS]
    hints = [DE.hint(hint) for hint in HINTS]
    assert len({word.casefold() for word in words + hints}) == len(WORDS) + len(HINTS)


def test_a_name_is_two_words_and_a_hyphen() -> None:
    assert DE.name("Night Bridge") == "Nacht-Brücke"
    assert DE.name("Furry Post Office") == "Plüsch-Postamt"
    assert all(DE.word(word).isalpha() and DE.word(word)[0].isupper() for word in WORDS)
    assert len({DE.name(f"{long} {short}") for long in LONG for short in SHORT}) == len(LONG) * len(SHORT)


def test_hints_are_adjectives_of_one_word() -> None:
    assert all(DE.hint(hint).isalpha() and DE.hint(hint).islower() for hint in HINTS)


def test_a_word_that_is_missing_is_named() -> None:
    with pytest.raises(AssertionError, match="Hint-blue is missing in de"):
        DE.hint("Blue")


def test_the_pairs_that_were_checked_are_as_the_words_are_now() -> None:
    checked = rows("german_pairs.csv")
    assert len(checked) == 100 and {row["verdict"] for row in checked} <= {"holds", "weaker", "lost"}
    for row in checked:
        hint, word = row["english"].removeprefix("Not ").split(": ")
        assert row["german"].removeprefix("nicht ") == f"{DE.hint(hint)}: {DE.word(word)}"


def dealt(seed: int, hint: str, no: bool) -> dict[str, Any]:
    names = [f"{long} {short}" for long, short in zip(LONG[:18], SHORT[:18], strict=True)]
    return {"seed": seed, "hint": hint, "no": no, "names": names, "start": 1, "near": [1, 2, 3], "goal": 7}


def asked(folder: Path, language: str) -> tuple[list[dict[str, Any]], str]:
    deals = [dealt(number, hint, number % 2 == 0) for number, hint in enumerate(("Cold", "Rich", "Poor", "Holy"))]
    (folder / "now.json").write_text(json.dumps(deals), encoding="utf-8")
    out = folder / language
    ask([folder / "now.json"], out, possible=True, language=language)
    return json.loads(out.with_suffix(".json").read_text("utf-8")), out.with_suffix(".txt").read_text("utf-8")


def test_both_languages_are_asked_the_same(tmp_path: Path) -> None:
    (english, in_english), (german, in_german) = asked(tmp_path, "en"), asked(tmp_path, "de")
    for one, other in zip(english, german, strict=True):
        assert [DE.name(name) for name in one["names"]] == other["names"]
        assert DE.hint(one["hint"]) == other["hint"]
        assert [one[key] for key in ("q", "goal", "seed", "no")] == [other[key] for key in ("q", "goal", "seed", "no")]
        assert one["names"][one["goal"] - 1] == dealt(0, "", False)["names"][6] and len(one["names"]) == 15
    assert "NOT Cold:" in in_english and "NICHT kalt:" in in_german
    assert "NOT" not in in_german and not any(hint in in_german.split() for hint in ("Cold:", "Rich:"))


def test_lists_are_the_same_in_both_languages_and_numbers_go_on(tmp_path: Path) -> None:
    _, whole = asked(tmp_path, "de")
    keys = {}
    for language in ("en", "de"):
        ask([tmp_path / "now.json"], tmp_path / f"{language}2", True, language, lists=2, number_of_round=2)
        keys[language] = [json.loads((tmp_path / f"{language}2_{name}.json").read_text("utf-8")) for name in "ab"]
    texts = [(tmp_path / f"de2_{name}.txt").read_text("utf-8") for name in "ab"]
    assert "".join(texts) == whole and not (tmp_path / "de2.txt").exists()
    for key in keys.values():
        assert [[one["q"] for one in part] for part in key] == [["D1", "D2"], ["D3", "D4"]]
        assert [{(one["round"], one["list"]) for one in part} for part in key] == [{(2, "a")}, {(2, "b")}]
    assert [one["seed"] for part in keys["en"] for one in part] == [one["seed"] for part in keys["de"] for one in part]


def test_answers_are_marked_with_their_language_and_goal(tmp_path: Path) -> None:
    marked = tmp_path / "german_hints.csv"
    for language in ("en", "de"):
        key, _ = asked(tmp_path, language)
        given = [{"q": one["q"], "answer": one["goal"] if language == "en" else 1} for one in key]
        (tmp_path / f"{language}_1.json").write_text(json.dumps(given), encoding="utf-8")
        mark(tmp_path / f"{language}.json", [tmp_path / f"{language}_1.json"], marked)
    found = rows(marked.name, tmp_path)
    assert len(found) == 8 and {(row["language"], row["judge"]) for row in found} == {("en", "en_1"), ("de", "de_1")}
    assert all(understood(found)["en"][question] == [True] for question in ("D1", "D2", "D3", "D4"))
    (tmp_path / "de_2.json").write_text(json.dumps(given[1:]), encoding="utf-8")
    with pytest.raises(AssertionError, match="every question"):
        mark(tmp_path / "de.json", [tmp_path / "de_2.json"], marked)


def made_up(
    language: str, judge: str, right: set[int], questions: int = 60, start: int = 0, of_round: str = "2"
) -> list[dict[str, str]]:
    """Answers of a judge who understood these questions; the goal is always the second place."""
    return [
        {
            "round": of_round,
            "list": "b" if start else "a",
            "question": f"D{one}",
            "language": language,
            "judge": judge,
            "answer": "2" if one in right else "1",
            "goal": "2",
        }
        for one in range(start, start + questions)
    ]


def test_the_difference_is_taken_question_by_question() -> None:
    """Three fewer of sixty in German, all of them understood in English: no question speaks for the other side."""
    english, german = set(range(45)), set(range(42))
    given = [*made_up("en", "e1", english), *made_up("en", "e2", english), *made_up("de", "g1", german)]
    found = understood(given)
    more, low, high = difference(found["de"], found["en"])
    assert more == pytest.approx(-5)
    assert -12 < low < more < high <= 0
    # As many in all, but others: nothing between them, with a wide interval.
    shifted = understood([*made_up("en", "e1", english), *made_up("de", "g1", set(range(15, 60)))])
    more, low, high = difference(shifted["de"], shifted["en"])
    assert more == pytest.approx(0) and low < -10 and high > 10


def test_judges_of_a_question_count_by_their_share() -> None:
    given = [*made_up("en", "e1", set(range(60))), *made_up("de", "g1", set(range(60))), *made_up("de", "g2", set())]
    found = understood(given)
    assert difference(found["de"], found["en"]) == pytest.approx((-50, -50, -50))


def test_the_report_shows_both_languages_and_every_judge() -> None:
    console = Console(width=120, record=True, file=StringIO())
    report_languages([*made_up("de", "g1", set(range(42))), *made_up("en", "e1", set(range(45)))], console)
    text = console.export_text()
    assert "75 (" in text and "70 (" in text and "-5.0 (" in text and "g1" in text
    assert text.index(" en ") < text.index(" de ") and "round 2" in text


def test_lists_may_have_different_judges() -> None:
    given = [*made_up("en", "e1", set(range(60))), *made_up("en", "e2", set(), start=60)]
    given += [*made_up("de", "g1", set(range(54))), *made_up("de", "g2", set(), start=60)]
    found = understood(given)
    assert len(found["en"]) == 120 and difference(found["de"], found["en"])[0] == pytest.approx(-5)


def test_the_last_round_is_reported_alone() -> None:
    first, second = made_up("en", "e1", set(), of_round="1"), made_up("en", "e1", set(range(60)), of_round="2")
    assert of_round([*second, *first]) == second and of_round([*second, *first], "1") == first
    with pytest.raises(AssertionError, match="not one round"):
        understood([*first, *second])
    with pytest.raises(SystemExit, match="no round 3"):
        of_round([*first, *second], "3")


def test_answers_that_were_kept_belong_together() -> None:
    kept = rows("german_hints.csv")
    for number in {row["round"] for row in kept}:
        assert set(understood(of_round(kept, number))) == {"en", "de"}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ([*made_up("en", "e1", set()), *made_up("de", "g1", set(), 59)], "not the same questions"),
        ([*made_up("en", "e1", set()), *made_up("en", "e1", set())], "twice"),
        ([*made_up("en", "e1", set()), *made_up("en", "e2", set(), 59)], "did not answer everything"),
        ([*made_up("en", "e1", set()), *[{**row, "goal": "3"} for row in made_up("de", "g1", set())]], "goals"),
    ],
)
def test_answers_that_do_not_belong_together_are_refused(given: list[dict[str, str]], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        understood(given)

"""Judgements by independent minds, kept in `judgements/` as tables: see the README there."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "judgements"


class Question(NamedTuple):
    """Which of these stations does a hint mean? Two of them in a pair (P), all eighteen of a map in a deal (D)."""

    number: str
    hint: str
    negated: bool
    names: tuple[str, ...]

    @property
    def deal(self) -> bool:
        return len(self.names) > 2


class Answer(NamedTuple):
    """A judge's choice by its place among the names, the runner-up in a deal, and whether most would say the same."""

    first: int
    second: int | None
    sure: bool


def rows(name: str, folder: Path = FOLDER) -> list[dict[str, str]]:
    with (folder / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def ratings() -> dict[int, dict[tuple[str, str], int]]:
    """By rater: how well each hint goes with each word, from -5 to 5."""
    found: dict[int, dict[tuple[str, str], int]] = {}
    for row in rows("ratings.csv"):
        for column, cell in row.items():
            if column.startswith("rater_"):
                found.setdefault(int(column.removeprefix("rater_")), {})[row["hint"], row["word"]] = int(cell)
    return found


def questions(which: str) -> list[Question]:
    """The questions of a set, a letter."""
    return [
        Question(row["question"], row["hint"], row["not"] == "1", tuple(row["names"].split(";")))
        for row in rows("questions.csv")
        if row["set"] == which
    ]


def answers(which: str) -> dict[str, dict[str, Answer]]:
    """By judge and question."""
    found: dict[str, dict[str, Answer]] = {}
    for row in rows("answers.csv"):
        if row["set"] == which:
            second = int(row["second"]) - 1 if row["second"] else None
            answer = Answer(int(row["first"]) - 1, second, row["sure"] == "1")
            found.setdefault(row["judge"], {})[row["question"]] = answer
    return found

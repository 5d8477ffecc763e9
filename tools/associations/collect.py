"""`python -m tools.associations.collect FOLDER`: take what judges wrote, as JSON, into the tables of `judgements/`.

Every file is checked: a rater must have rated everything, a judge must have answered every question once.
"""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

from tools.associations.judgements import FOLDER
from tools.associations.words import HINTS, WORDS


def write(name: str, header: list[str], lines: list[list[object]]) -> None:
    with (FOLDER / name).open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(header)
        out.writerows(lines)


def place(question: dict[str, Any], answer: object) -> int:
    """Counted from 1; pairs are answered by letter."""
    number = "AB".index(answer) + 1 if isinstance(answer, str) else answer
    assert isinstance(number, int) and 1 <= number <= len(question["names"]), (question["q"], answer)
    return number


def collect_ratings(folder: Path) -> None:
    raters = sorted(folder.glob("rater_*.json"))
    given = [json.loads(file.read_text(encoding="utf-8")) for file in raters]
    lines = [[hint, word, *[one[hint][word] for one in given]] for hint in HINTS for word in WORDS]
    assert all(isinstance(cell, int) and -5 <= cell <= 5 for line in lines for cell in line[2:])
    write("ratings.csv", ["hint", "word", *[file.stem for file in raters]], lines)


def collect_answers(folder: Path, sets: list[str]) -> None:
    asked: list[list[object]] = []
    answered: list[list[object]] = []
    meant: list[list[object]] = []
    for which in sets:
        questions = {one["q"]: one for one in json.loads((folder / f"questions_{which}.json").read_text("utf-8"))}
        for number, one in questions.items():
            asked.append([which, number, one["hint"], int(one["no"]), ";".join(one["names"])])
            if "goal" in one:
                near = " ".join(map(str, one.get("near", [])))
                meant.append([which, number, " ".join(one["by"]), one["goal"], near])
        for file in sorted(folder.glob(f"answers_{which}*.json")):
            given = json.loads(file.read_text(encoding="utf-8"))
            assert sorted(one["q"] for one in given) == sorted(questions), file
            for one in given:
                question = questions[one["q"]]
                second = place(question, one["second"]) if len(question["names"]) > 2 else ""
                judge = file.stem.removeprefix("answers_")
                answered.append([which, judge, one["q"], place(question, one["answer"]), second, int(one["sure"])])
    write("questions.csv", ["set", "question", "hint", "not", "names"], asked)
    if meant:
        write("starting_hints.csv", ["set", "question", "by", "goal", "near"], meant)
    write("answers.csv", ["set", "judge", "question", "first", "second", "sure"], answered)


if __name__ == "__main__":
    source = Path(sys.argv[1])
    collect_ratings(source)
    collect_answers(source, sorted(file.stem[-1] for file in source.glob("questions_?.json")))

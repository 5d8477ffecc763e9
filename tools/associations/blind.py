"""A blind test of the good Liaison's starting hints, by judges who do not know what is meant.

`python -m tools.associations.blind deal [--deals 60] [--seed 77000] > NAME.json` writes down what the Liaison hints at
the start of random deals. `python -m tools.associations.blind ask NAME.json ... OUT` mixes such files (another
version's, say) into one list of questions in random order: `OUT.txt` for judges, `OUT.json` with the key. A hint that
two of them give for the same deal is asked once. With `--possible` judges choose among the stations that a Wolf, who
knows the start, can think of. With `--language de` names and hints are in that language: the same files give the same
questions in the same order in every language. With `--lists 2` they are split into `OUT_a` and `OUT_b`, if all would be
too many for a judge. `python -m tools.associations.blind mark OUT.json ANSWERS.json ...` adds what judges answered to
such questions to `judgements/german_hints.csv`, with the language that they were asked in, and the round (`--round` of
`ask`): every round has questions of its own.
`python -m tools.associations.blind hands [--deals 150]` says how many first hands hold a hint that our table reads
rightly: no Liaison can do better without changing hands.
"""

from __future__ import annotations

import argparse
import csv
import json
import sys
from pathlib import Path
from random import Random
from typing import Any, cast

import wolfden
from tools.associations.judgements import FOLDER
from tools.associations.language import ENGLISH, Catalogue
from wolfden.bots import bot
from wolfden.bots.turn import take_turn
from wolfden.engine.chance import fast
from wolfden.games.sobakistan.bots.associations import fits
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.actions import LIAISON
from wolfden.games.sobakistan.terms.events import StartingHint
from wolfden.games.sobakistan.view import SobakistanView

SEATS = (3, 4, 5, 6)
SHUFFLE = 15  # the seed of the order
NOT = {ENGLISH: "NOT", "de": "NICHT"}
MARKED = FOLDER / "german_hints.csv"
COLUMNS = ("round", "list", "question", "language", "judge", "answer", "goal")
LISTS = "abcdef"  # what lists are called


def starting_hint(seats: int, seed: int) -> dict[str, Any]:
    """The starting hint of one deal, and what it is about."""
    game = wolfden.game("sobakistan")
    s, stream = cast(Sobakistan, game.new(seats, seed)), fast(seed, "blind")
    while True:
        hints = [event for event in s.journal(LIAISON) if isinstance(event, StartingHint)]
        if hints:
            break
        take_turn(s, s.actors()[0], bot(game, "good"), stream)
    start, drop_off, _ = s.box.routes[s.route]
    longs = [s.box.long_words[word // 2][word % 2] for word in s.long_words]
    shorts = [s.box.short_words[word // 2][word % 2] for word in s.short_words]
    return {
        "seed": seed,
        "seats": seats,
        "hint": s.box.hints[hints[0].hint],
        "no": bool(hints[0].negated),
        "names": [f"{long} {short}" for long, short in zip(longs, shorts, strict=True)],
        "start": start,
        "near": [one for one in range(1, s.box.stations + 1) if s.box.distance(start, one) < 3],
        "goal": drop_off,
    }


def deal(deals: int, seed: int) -> None:
    found = [starting_hint(SEATS[number % len(SEATS)], seed + number) for number in range(deals)]
    json.dump(found, sys.stdout, indent=1)


def hands(deals: int, seed: int) -> None:
    """How often some hint of the first hand, with a Not or without, brings the drop-off first, or first or second."""
    game = wolfden.game("sobakistan")
    ranks = []
    for number in range(deals):
        s = cast(Sobakistan, game.new(SEATS[number % len(SEATS)], seed + number))
        words, goal = fits(s.box, s.long_words, s.short_words), s.box.routes[s.route][1]
        hand = cast(SobakistanView, s.view(LIAISON)).hand
        read = [words.fit(hint, negated)[1:] for hint in hand for negated in (False, True)]
        ranks.append(min(sum(fit > row[goal - 1] for fit in row) for row in read))
    for most, name in ((0, "first"), (1, "first or second")):
        print(f"{name}: {sum(rank <= most for rank in ranks)} of {deals}")


def ask(
    files: list[Path], out: Path, possible: bool, language: str = ENGLISH, lists: int = 1, number_of_round: int = 1
) -> None:
    """Questions of all files in random order, each with its names in random order, too; all, or those far enough.

    Only the words depend on the language: numbers, order, places and lists do not.
    """
    random, words = Random(SHUFFLE), Catalogue(language)
    asked: dict[tuple[int, str, bool], dict[str, Any]] = {}
    for file in files:
        for one in json.loads(file.read_text(encoding="utf-8")):
            question = asked.setdefault((one["seed"], one["hint"], one["no"]), {**one, "by": []})
            assert question["names"] == one["names"] and question["goal"] == one["goal"], "not the same deals"
            question["by"].append(file.stem)
    questions = list(asked.values())
    random.shuffle(questions)
    lines = []
    long = -(-len(questions) // lists)
    for number, question in enumerate(questions, 1):
        near = question.pop("near") if possible else []
        places = [place for place in range(len(question["names"])) if place + 1 not in near]
        random.shuffle(places)
        goal = question.pop("goal")
        question["q"] = f"D{number}"
        question["round"], question["list"] = number_of_round, LISTS[(number - 1) // long]
        question["language"] = language
        question["hint"] = words.hint(question["hint"])
        question["names"] = [words.name(question["names"][place]) for place in places]
        question["goal"] = places.index(goal - 1) + 1
        if not possible:
            question["near"] = [places.index(one - 1) + 1 for one in question.pop("near")]
        del question["start"]
        names = "; ".join(f"{place} = {name}" for place, name in enumerate(question["names"], 1))
        hint = f"{NOT[language]} {question['hint']}" if question["no"] else question["hint"]
        lines.append(f"D{number}. {hint}:  {names}")
    for start in range(0, len(questions), long):
        file = out if lists == 1 else out.with_name(f"{out.name}_{LISTS[start // long]}")
        text, key = lines[start : start + long], questions[start : start + long]
        file.with_suffix(".txt").write_text("\n".join(text) + "\n", encoding="utf-8")
        file.with_suffix(".json").write_text(json.dumps(key, ensure_ascii=False), encoding="utf-8")


def mark(key: Path, files: list[Path], marked: Path = MARKED) -> None:
    """Add judges' answers, each file a judge's list of {"q": "D1", "answer": 3}, to those of both languages."""
    questions = {one["q"]: one for one in json.loads(key.read_text(encoding="utf-8"))}
    lines = []
    for file in files:
        given = json.loads(file.read_text(encoding="utf-8"))
        assert sorted(one["q"] for one in given) == sorted(questions), f"{file}: every question is to be answered once"
        for one in given:
            question = questions[one["q"]]
            assert one["answer"] in range(1, len(question["names"]) + 1), (file, one)
            asked = [question[column] for column in ("round", "list", "q", "language")]
            lines.append([*asked, file.stem, one["answer"], question["goal"]])
    new = not marked.exists()
    with marked.open("a", encoding="utf-8", newline="") as out:
        csv.writer(out, lineterminator="\n").writerows([COLUMNS, *lines] if new else lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.associations.blind", description="Starting hints, blind.")
    kinds = parser.add_subparsers(dest="kind", required=True)
    dealing = kinds.add_parser("deal")
    dealing.add_argument("--deals", type=int, default=60)
    dealing.add_argument("--seed", type=int, default=77000)
    holding = kinds.add_parser("hands")
    holding.add_argument("--deals", type=int, default=150)
    holding.add_argument("--seed", type=int, default=60000)
    asking = kinds.add_parser("ask")
    asking.add_argument("files", type=Path, nargs="+")
    asking.add_argument("out", type=Path)
    asking.add_argument("--possible", action="store_true", help="only stations that a Wolf can think of")
    asking.add_argument("--language", choices=NOT, default=ENGLISH, help="of names and hints")
    asking.add_argument("--lists", type=int, default=1, choices=range(1, len(LISTS) + 1), help="split into so many")
    asking.add_argument("--round", type=int, default=1, help="which time judges of languages are asked")
    marking = kinds.add_parser("mark")
    marking.add_argument("key", type=Path)
    marking.add_argument("answers", type=Path, nargs="+", help="a file for each judge, who is called as the file is")
    given = parser.parse_args()
    if given.kind == "deal":
        deal(given.deals, given.seed)
    elif given.kind == "hands":
        hands(given.deals, given.seed)
    elif given.kind == "mark":
        mark(given.key, given.answers)
    else:
        ask(given.files, given.out, given.possible, given.language, given.lists, given.round)


if __name__ == "__main__":
    main()

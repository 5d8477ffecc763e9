"""`python -m tools.associations.measure SET [NODE_MODULES | ROUND]`: how far judges agree, and tables with them.

For sets a and b: every reader, judge or table, is held against what most of the judges say; against a judge's own
answers, against most of the others. So all rows have the same references, and the judges' own row is the ceiling. With
NODE_MODULES (see `requirements.txt`) each source is measured alone, too. For sets c and d, the blind tests: how many of
the Liaison's starting hints were understood. For set e, the blind test in two languages: how many in each, and how many
more or fewer than in English, on the same questions; of the last round alone, if no other is given. Intervals are of
95 %, by drawing questions anew with replacement.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table as Printed

from tools.associations.judgements import Answer, Question, answers, questions, ratings, rows
from wolfden.games.sobakistan.bots.associations import (
    SHARPNESS,
    SHARPNESS_OF_NOT,
    Table,
    either,
    neither,
    parse,
    table,
    together,
)

BLIND = ("c", "d")  # sets of starting hints
LANGUAGES = "e"  # the set of starting hints in two languages
ENGLISH = "en"
WEIGHTS = Path(__file__).parent / "weights.toml"
DRAWS = 2000
COLUMNS = ("all", "sure", "Nots", "pairs", "sure pairs", "deals", "sure deals", "in first two", "in first three")

Order = list[int]  # places of names, the best first
Reader = Callable[[Question], Order]
Score = tuple[str, str, bool]  # column, question, whether they agree


def values(words: Table, question: Question) -> list[float]:
    """By name: how well it goes with the hint."""
    how = neither if question.negated else either
    return [how(*[words[question.hint, word] for word in name.split(" ", 1)]) for name in question.names]


def old_values(words: Table, question: Question) -> list[float]:
    """The same as it was read before: a Not turned the whole name's fit round."""
    sign = -1 if question.negated else 1
    names = [[words[question.hint, word] for word in name.split(" ", 1)] for name in question.names]
    return [sign * together(long, short, 1.0) for long, short in names]


def ordered(found: Sequence[float]) -> Order:
    return sorted(range(len(found)), key=lambda place: -found[place])


def reader(words: Table) -> Reader:
    return lambda question: ordered(values(words, question))


def old_reader() -> Reader:
    before = parse((Path(__file__).parent / "before.csv").read_text(encoding="utf-8"), "before.csv")
    return lambda question: ordered(old_values(before, question))


def is_sure(words: Table, question: Question) -> bool:
    """Whether a table prefers what it takes first so much to the next that most judges should agree."""
    best, following = sorted(values(words, question), reverse=True)[:2]
    sharpness = SHARPNESS_OF_NOT if question.negated else SHARPNESS
    reading = tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))["reading"]
    return bool(sharpness * (best - following) >= reading["sure_of_deals" if question.deal else "sure_of_pairs"])


def most(given: Sequence[Answer]) -> Answer | None:
    """What most say; None if they are divided. It is sure if at least half of them are."""
    (first, times), *others = Counter(one.first for one in given).most_common()
    if others and others[0][1] == times:
        return None
    return Answer(first, None, 2 * sum(one.sure for one in given) >= len(given))


def scores(question: Question, order: Order, said: Answer) -> Iterator[Score]:
    right = order[0] == said.first
    kind = "deals" if question.deal else "pairs"
    yield "all", question.number, right
    yield kind, question.number, right
    if said.sure:
        yield "sure", question.number, right
        yield f"sure {kind}", question.number, right
    if question.negated:
        yield "Nots", question.number, right
    if question.deal:
        yield "in first two", question.number, said.first in order[:2]
        if len(order) > 2:
            yield "in first three", question.number, said.first in order[:3]


def by_judge(answer: Answer) -> Order:
    return [answer.first] if answer.second is None else [answer.first, answer.second]


class Measure:
    """One set of questions with its judges."""

    def __init__(self, which: str) -> None:
        self.questions = questions(which)
        self.judges = answers(which)

    def against_most(self, judge: str, question: Question) -> Answer | None:
        """What most of the other judges say."""
        return most([given[question.number] for name, given in self.judges.items() if name != judge])

    def of_judges(self, names: Sequence[str]) -> list[Score]:
        found: list[Score] = []
        for judge in names:
            for question in self.questions:
                said = self.against_most(judge, question)
                if said is not None:
                    found += scores(question, by_judge(self.judges[judge][question.number]), said)
        return found

    def one_with_another(self) -> list[Score]:
        return [
            score
            for one, other in permutations(self.judges, 2)
            for question in self.questions
            for score in scores(
                question, by_judge(self.judges[one][question.number]), self.judges[other][question.number]
            )
        ]

    def of(self, read: Reader, asked: Sequence[Question] | None = None) -> list[Score]:
        found: list[Score] = []
        for question in self.questions if asked is None else asked:
            order = read(question)
            for judge in self.judges:
                said = self.against_most(judge, question)
                if said is not None:
                    found += scores(question, order, said)
        return found


def interval(found: Sequence[Score], column: str) -> str:
    """The share in percent, its interval, and how many questions that is."""
    by_question: dict[str, list[bool]] = {}
    for name, question, agreed in found:
        if name == column:
            by_question.setdefault(question, []).append(agreed)
    if not by_question:
        return ""
    right = np.array([sum(one) for one in by_question.values()], dtype=float)
    count = np.array([len(one) for one in by_question.values()], dtype=float)
    drawn = np.random.default_rng(1).integers(0, len(right), (DRAWS, len(right)))
    low, high = np.percentile(right[drawn].sum(axis=1) / count[drawn].sum(axis=1), [2.5, 97.5])
    return f"{100 * right.sum() / count.sum():.0f} ({100 * low:.0f} to {100 * high:.0f}; {len(right)})"


def as_table(matrix: np.ndarray) -> Table:
    from tools.associations.words import HINTS, WORDS

    return {
        (hint, word): float(matrix[row, column]) for row, word in enumerate(WORDS) for column, hint in enumerate(HINTS)
    }


def report(which: str, node_modules: Path | None, console: Console) -> None:
    measure = Measure(which)
    shown = Printed("reader", *COLUMNS, title=f"Set {which}: agreement with most judges, % (95 %; questions)")

    def add(name: str, found: list[Score]) -> None:
        shown.add_row(name, *[interval(found, column) for column in COLUMNS])

    add("judges, one with another", measure.one_with_another())
    add("judges, each with most of the others: the ceiling", measure.of_judges(list(measure.judges)))
    for judge in measure.judges:
        add(f"  {judge}", measure.of_judges([judge]))
    new = table()
    add("old table", measure.of(old_reader()))
    add("new table", measure.of(reader(new)))
    add("  where it is sure", measure.of(reader(new), [one for one in measure.questions if is_sure(new, one)]))
    for rater, given in ratings().items():
        add(f"rater {rater} alone", measure.of(reader({key: float(cell) for key, cell in given.items()})))
    if node_modules is not None:
        from tools.associations.sources import all_sources

        for name, matrix in all_sources(node_modules).items():
            add(f"{name} alone", measure.of(reader(as_table(matrix))))
    console.print(shown)


def report_blind(which: str, console: Console) -> None:
    """How many starting hints were understood, by whose Liaison."""
    key = {row["question"]: row for row in rows("starting_hints.csv") if row["set"] == which}
    asked = {question.number: question for question in questions(which)}
    judges = answers(which)
    columns = ("first choice", "first or second", "first that is far enough", "of those with a Not")
    shown = Printed("Liaison", "read by", *columns, title=f"Set {which}: starting hints understood, % (95 %; hints)")
    tables: dict[str, Reader] = {"our table": reader(table()), "the old table": old_reader()}
    for by in dict.fromkeys(name for row in key.values() for name in row["by"].split()):
        here = [number for number, row in key.items() if by in row["by"].split()]
        read: dict[str, list[Score]] = {"judges": []}
        for name, orders in [(name, {one: how(asked[one]) for one in here}) for name, how in tables.items()] + [
            ("judges", {one: by_judge(given[one]) for one in here}) for given in judges.values()
        ]:
            for number in here:
                goal, near = int(key[number]["goal"]) - 1, {int(one) - 1 for one in key[number]["near"].split()}
                order = orders[number]
                far = next((one for one in order if one not in near), None)
                found = [(columns[0], order[0] == goal), (columns[1], goal in order[:2]), (columns[2], far == goal)]
                if asked[number].negated:
                    found.append((columns[3], order[0] == goal))
                read.setdefault(name, []).extend((column, number, right) for column, right in found)
        for name, all_scores in read.items():
            shown.add_row(by, name, *[interval(all_scores, column) for column in columns])
    console.print(shown)


def of_round(given: Sequence[dict[str, str]], which: str | None = None) -> list[dict[str, str]]:
    """The answers of one round: the last, if none is given."""
    rounds = sorted({row["round"] for row in given}, key=int)
    chosen = which or rounds[-1]
    if chosen not in rounds:
        raise SystemExit(f"there is no round {chosen}: {', '.join(rounds)}")
    return [row for row in given if row["round"] == chosen]


Understood = dict[str, dict[str, list[bool]]]  # by language and question: of each judge, whether they chose the goal


def understood(given: Sequence[dict[str, str]]) -> Understood:
    """What judges of one round understood; in every language the same questions, and every judge answered whole lists.

    A question has the same goal, in the same place, in every language.
    """
    found: Understood = {}
    lists: dict[tuple[str, str], set[str]] = {}  # by language and list, its questions
    answered: dict[tuple[str, str, str], set[str]] = {}  # the same by judge, too
    goals: dict[str, str] = {}
    assert len({row["round"] for row in given}) == 1, "not one round"
    for row in given:
        language, of_list, question = row["language"], row["list"], row["question"]
        known = answered.setdefault((language, of_list, row["judge"]), set())
        assert question not in known, f"{row['judge']} answered {question} twice"
        known.add(question)
        lists.setdefault((language, of_list), set()).add(question)
        assert goals.setdefault(question, row["goal"]) == row["goal"], f"{question} has different goals"
        found.setdefault(language, {}).setdefault(question, []).append(int(row["answer"]) == int(row["goal"]))
    assert len({frozenset(questions) for questions in found.values()}) == 1, "not the same questions in every language"
    for (language, of_list, judge), known in answered.items():
        assert known == lists[language, of_list], f"{judge}, judge of {language}, did not answer everything"
    return found


def difference(one: dict[str, list[bool]], other: dict[str, list[bool]]) -> tuple[float, float, float]:
    """How many percent points more of one are understood than of the other, question by question; from and to."""
    pairs = [100 * (float(np.mean(right)) - float(np.mean(other[question]))) for question, right in one.items()]
    drawn = np.random.default_rng(1).integers(0, len(pairs), (DRAWS, len(pairs)))
    low, high = np.percentile(np.array(pairs)[drawn].mean(axis=1), [2.5, 97.5])
    return float(np.mean(pairs)), float(low), float(high)


def report_languages(given: Sequence[dict[str, str]], console: Console) -> None:
    """How many starting hints were understood in each language, and how many more or fewer than in English."""
    found = understood(given)
    shown = Printed("language", "judges", "understood, % (95 %; hints)", "beside English, points (95 %)")
    shown.title = f"Set e, round {given[0]['round']}: starting hints understood at first choice"
    for language, asked in sorted(found.items(), key=lambda item: item[0] != ENGLISH):
        scores = [(language, question, right) for question, every in asked.items() for right in every]
        beside = ""
        if language != ENGLISH and ENGLISH in found:
            more, low, high = difference(asked, found[ENGLISH])
            beside = f"{more:+.1f} ({low:+.1f} to {high:+.1f})"
        names = sorted({row["judge"] for row in given if row["language"] == language})
        shown.add_row(language, str(len(names)), interval(scores, language), beside)
        for name in names:
            own = [row for row in given if row["language"] == language and row["judge"] == name]
            right = [(name, row["question"], int(row["answer"]) == int(row["goal"])) for row in own]
            shown.add_row(f"  {name}", "", interval(right, name), "")
    console.print(shown)


if __name__ == "__main__":
    out = Console(width=250)
    if sys.argv[1] == LANGUAGES:
        report_languages(of_round(rows("german_hints.csv"), sys.argv[2] if len(sys.argv) > 2 else None), out)
    elif sys.argv[1] in BLIND:
        report_blind(sys.argv[1], out)
    else:
        report(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None, out)

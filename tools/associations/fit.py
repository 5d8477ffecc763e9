"""`python -m tools.associations.fit NODE_MODULES`: what sources weigh, and how people read, by the judgements of set A.

Found are the weights of the sources (none below 0), how the two words of a name count together, how a Not is read, and
how sharply people choose: whatever makes the judges' answers most likely, the runner-up in a deal among them. Five-fold
cross-validation says what that is worth on other questions. What is found is written to `weights.toml`, rounded; the
part about reading stands in `bots/associations.py`, too, and a test compares them.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from scipy.optimize import minimize

from tools.associations.judgements import answers, questions
from tools.associations.measure import WEIGHTS
from tools.associations.sources import Matrix, all_sources, scaled
from tools.associations.words import HINTS, WORDS

READING = ("softness", "softness_of_not", "lacking", "sharpness", "sharpness_of_not")
START = (0.35, 0.35, 0.7, 2.0, 2.0)
LOWEST = (0.05, 0.05, 0.0, 0.1, 0.1)
HIGHEST = (3.0, 3.0, 1.0, 8.0, 8.0)
FOLDS = 5
RESERVE = 0.02  # what a weight costs, so that a source counts only if it helps
SURE = 0.9  # where the table is sure, so many judges must agree


class Case(NamedTuple):
    """A question in numbers: the names' words, the hint, and what judges chose, with the runners-up."""

    words: np.ndarray
    hint: int
    negated: bool
    chosen: list[int]
    seconds: list[tuple[int, int]]


def cases(which: str) -> list[Case]:
    judges = answers(which)
    found = []
    for question in questions(which):
        words = np.array([[WORDS.index(word) for word in name.split(" ", 1)] for name in question.names])
        given = [judge[question.number] for judge in judges.values()]
        seconds = [(one.first, one.second) for one in given if one.second is not None]
        chosen = [one.first for one in given]
        found.append(Case(words, HINTS.index(question.hint), question.negated, chosen, seconds))
    return found


def together(words: Matrix, softness: float) -> Matrix:
    """The fit of names by their two words: between their mean and the better one."""
    return np.log(np.exp(softness * words).mean(axis=-1)) / softness


def logs(table: Matrix, case: Case, reading: Sequence[float]) -> Matrix:
    """By name: how likely people choose it, in logarithms that are not yet normalised."""
    softness, softness_of_not, lacking, sharpness, sharpness_of_not = reading
    words = table[case.words, case.hint]
    if case.negated:
        return sharpness_of_not * together(np.where(words > 0, -lacking * words, -words), softness_of_not)
    return sharpness * together(words, softness)


def total(values: Matrix) -> float:
    return float(np.logaddexp.reduce(values))


def loss(table: Matrix, all_cases: Sequence[Case], reading: Sequence[float]) -> float:
    """How surprising the judges' choices are on average."""
    lost, count = 0.0, 0
    for case in all_cases:
        values = logs(table, case, reading)
        lost -= sum(values[one] for one in case.chosen) - len(case.chosen) * total(values)
        for first, second in case.seconds:
            lost -= values[second] - total(np.delete(values, first))
        count += len(case.chosen) + len(case.seconds)
    return lost / count


def mixed(sources: Sequence[Matrix], weights: Sequence[float]) -> Matrix:
    """The first source counts 1."""
    return scaled(sum((weight * one for weight, one in zip((1.0, *weights), sources, strict=True)), np.zeros(1)))


def fitted(sources: Sequence[Matrix], all_cases: Sequence[Case]) -> tuple[list[float], list[float]]:
    """The weights of all sources but the first, and the numbers of `READING`."""
    more = len(sources) - 1

    def cost(numbers: Matrix) -> float:
        weights, reading = numbers[:more], numbers[more:]
        return loss(mixed(sources, weights), all_cases, reading) + RESERVE * float(sum(weights))

    bounds = [(0.0, 1.0)] * more + list(zip(LOWEST, HIGHEST, strict=True))
    found = minimize(cost, [0.05] * more + list(START), bounds=bounds, method="L-BFGS-B", options={"maxiter": 40}).x
    return list(found[:more]), list(found[more:])


def right(table: Matrix, case: Case, reading: Sequence[float]) -> tuple[float, float]:
    """The share of judges who choose what the table does, and by how much it prefers that to the next."""
    values = logs(table, case, reading)
    best, next_best = np.sort(values)[::-1][:2]
    return float(np.mean([one == int(values.argmax()) for one in case.chosen])), float(best - next_best)


def sure_from(pairs: list[tuple[float, float]]) -> float:
    """The smallest preference from which on judges agree as often as they should where somebody is sure."""
    ranked = sorted(pairs, key=lambda pair: -pair[1])
    agreed = np.cumsum([share for share, _ in ranked]) / np.arange(1, len(ranked) + 1)
    enough = [place for place in range(len(ranked)) if agreed[place] >= SURE]
    return ranked[max(enough)][1] if enough else ranked[0][1]


def main(node_modules: Path) -> None:
    sources = all_sources(node_modules)
    tables, asked = list(sources.values()), cases("a")
    order = np.random.default_rng(0).permutation(len(asked))
    tried: list[tuple[Case, float, float]] = []
    losses = []
    for fold in range(FOLDS):
        test = [asked[place] for place in order[fold::FOLDS]]
        rest = [asked[place] for other in range(FOLDS) if other != fold for place in order[other::FOLDS]]
        weights, reading = fitted(tables, rest)
        table = mixed(tables, weights)
        losses.append(loss(table, test, reading))
        tried += [(case, *right(table, case, reading)) for case in test]
    weights, reading = fitted(tables, asked)
    lines = ["# Written by `python -m tools.associations.fit`.", "[weights]", "raters = 1.0"]
    lines += [f"{name} = {weight:.2f}" for name, weight in zip(list(sources)[1:], weights, strict=True)]
    lines += ["", "[reading]"]
    lines += [f"{name} = {number:.2f}" for name, number in zip(READING, reading, strict=True)]
    for name, deal in (("sure_of_pairs", False), ("sure_of_deals", True)):
        here = [(share, margin) for case, share, margin in tried if (len(case.words) > 2) == deal]
        lines.append(f"{name} = {sure_from(here):.1f}")
        print(f"{name}: judges agree with {np.mean([share for share, _ in here]):.3f} on questions left out")
    WEIGHTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"loss {np.mean(losses):.4f} on questions left out", *lines[1:], sep="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

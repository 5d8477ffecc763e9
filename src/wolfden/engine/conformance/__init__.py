"""The conformance kit: runs every law on any game, also somebody else's.

    from wolfden.engine.conformance import check
    report = check(game)
    assert not report.broken, report

In a test suite: `test_laws = wolfden.engine.conformance.pytest.suite(game)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

# Importing a module of laws registers them, in this order.
from wolfden.engine.conformance import basics, drafts, hints, order, replays, secrets, worlds  # noqa: F401
from wolfden.engine.conformance.law import LAWS, Broken, Law, Trial
from wolfden.engine.game import Game

__all__ = ["LAWS", "Broken", "Law", "Report", "Trial", "check", "trials"]


class Report:
    """Which laws were tried, and how which of them were broken."""

    def __init__(self) -> None:
        self.laws: list[str] = []
        self.broken: list[Broken] = []

    def __str__(self) -> str:
        return "\n".join(map(str, self.broken)) or f"{len(self.laws)} laws kept"


def trials(game: Game, games: int, seed: int) -> Iterator[Trial]:
    """That many tables for every seat count and for every value of every option."""
    choices: list[dict[str, Any]] = [{}]
    for name, option in game.options.items():
        choices += [{name: value} for value in option.values[1:]]
    for number in range(games):
        for seats in game.seats:
            for options in choices:
                yield Trial(seats, options, seed + number)


def check(game: Game, games: int = 3, seed: int = 1, progress: Callable[[str], None] | None = None) -> Report:
    """Try every law; a broken one is reported once."""
    report = Report()
    for law in LAWS:
        if progress is not None:
            progress(law.name)
        report.laws.append(law.name)
        try:
            for trial in trials(game, games, seed):
                law(game, trial)
        except Broken as broken:
            report.broken.append(broken)
    return report

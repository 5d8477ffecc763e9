"""What games do stays what it was: see tools/folds.py."""

from __future__ import annotations

import json
from typing import Any

import pytest

import wolfden
from tools import folds

FOLDS: dict[str, Any] = json.loads(folds.WRITTEN.read_text("utf-8"))
ANEW = "raise game.version and run `python -m tools.folds NAME`"


def check(name: str, games: int) -> None:
    now, then = folds.of_all(name, games), FOLDS[name]
    assert now["version"] == then["version"], f"the version has risen: {ANEW}"
    assert now["golden"] == then["golden"], ANEW
    for seats, digests in now["random"].items():
        assert digests == then["random"][seats][: len(digests)], f"{seats} seats: {ANEW}"


@pytest.mark.parametrize("name", wolfden.games())
def test_nobody_at_the_table_would_notice(name: str) -> None:
    check(name, 100)


@pytest.mark.long
@pytest.mark.parametrize("name", wolfden.games())
def test_nobody_would_notice_in_a_thousand_games(name: str) -> None:
    check(name, folds.GAMES)


def test_digests_see_what_people_see_and_no_names() -> None:
    game = wolfden.game("gulag")
    one, other = (folds.digest(folds.played(game, 5, number)) for number in (1, 2))
    assert one != other
    assert one == folds.digest(folds.played(game, 5, 1))
    assert len({*FOLDS["gulag"]["random"]["5"]}) == len(FOLDS["gulag"]["random"]["5"])

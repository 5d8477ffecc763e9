"""The code in the documentation runs, and says what the documentation says."""

from __future__ import annotations

import re
from array import array
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import wolfden
from wolfden.games.gulag.terms.actions import Card, Play

DOCS = Path(__file__).parent.parent / "docs"
BLOCKS = [
    pytest.param(code, id=f"{page.name}, block {number}")
    for page in sorted(DOCS.glob("*.md"))
    for number, code in enumerate(re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.M | re.S), 1)
]


@cache
def run(code: str) -> dict[str, Any]:
    """A block, run on its own; the names that it leaves behind."""
    names: dict[str, Any] = {}
    exec(code, names)
    return names


@pytest.mark.parametrize("code", BLOCKS)
def test_blocks_run_on_their_own(code: str) -> None:
    run(code)


def test_the_layout_is_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    page = (DOCS / "research.md").read_text("utf-8")
    code = next(str(block.values[0]) for block in BLOCKS if "layout(" in str(block.values[0]))
    exec(code, {})
    (printed,) = re.findall(r"^```text\n(.*?)^```", page, re.M | re.S)
    assert capsys.readouterr().out.startswith(printed)


def test_the_training_loop_learns_what_the_page_says() -> None:
    code = next(str(block.values[0]) for block in BLOCKS if "episode" in str(block.values[0]))
    value, game = run(code)["value"], wolfden.game("gulag")
    strike, work = game.number(Play(Card.STRIKE)), game.number(Play(Card.WORK))
    black, red = array("f", [1, 1, 0]).tobytes(), array("f", [1, 0, 1]).tobytes()
    assert value[red, work] > value[red, strike]
    assert value[black, strike] > value[black, work]

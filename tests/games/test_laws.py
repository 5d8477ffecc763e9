"""Every law of the kit, on every game that comes with Wolfden and on the example."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import wolfden
from wolfden.engine.conformance import LAWS, Law, check, trials
from wolfden.engine.conformance.pytest import suite

GAMES = (*wolfden.games(), "examples.phantom_ttt")
LAW = pytest.mark.parametrize("law", LAWS, ids=[law.name for law in LAWS])


test_laws_of_the_example = suite(wolfden.game("examples.phantom_ttt"), games=24)


@LAW
@pytest.mark.parametrize("name", wolfden.games())
def test_laws(name: str, law: Law) -> None:
    game = wolfden.game(name)
    for trial in trials(game, games=4, seed=1):
        law(game, trial)


@pytest.mark.parametrize("name", GAMES)
def test_laws_on_a_sample_in_plain_python(name: str) -> None:
    command = ["check", name, "--games", "1"]
    code = f"from wolfden import cli, compiled; assert not compiled; raise SystemExit(cli.main({command}))"
    environment = {**os.environ, "WOLFDEN_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_laws_over_hundreds_of_tables(name: str) -> None:
    report = check(wolfden.game(name), games=40, seed=1000)
    assert not report.broken, report

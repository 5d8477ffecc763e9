"""Every law of the kit, on every game that comes with Wolfden and on the example."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import wolfden
from wolfden.engine.conformance import LAWS, Law, check, trials

GAMES = (*wolfden.games(), "examples.phantom_ttt")
LONG = 1000  # decisions: of games that long, one of each kind must do here
LAW = pytest.mark.parametrize("law", LAWS, ids=[law.name for law in LAWS])


@LAW
@pytest.mark.parametrize("name", wolfden.games())
def test_laws(name: str, law: Law) -> None:
    game = wolfden.game(name)
    for trial in trials(game, games=1 if game.max_decisions(game.seats[0]) > LONG else 2, seed=1):
        law(game, trial)


# The smallest and the largest table, since plain Python is slow.
PLAIN = """
import sys
import wolfden
from wolfden.engine.conformance import LAWS, trials
assert not wolfden.compiled
game = wolfden.game(sys.argv[1])
tables = list(trials(game, games=1, seed=1))
for law in LAWS:
    law(game, tables[0])
    law(game, tables[-1])
"""


@pytest.mark.parametrize("name", GAMES)
def test_laws_on_a_sample_in_plain_python(name: str) -> None:
    environment = {**os.environ, "WOLFDEN_PURE": "1"}
    command = [sys.executable, "-c", PLAIN, name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_laws_over_hundreds_of_tables(name: str) -> None:
    report = check(wolfden.game(name), games=40, seed=1000)
    assert not report.broken, report

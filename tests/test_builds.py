"""The compiled and the plain build are one program; and the traps of compiling have their guards."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import hatch_build
import wolfden

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
COMPILED = [Path(source) for source in hatch_build.sources()]

# Plays whole games and tries things at the edge of what numbers can hold; prints what came of it.
SCRIPT = """
import json, sys, wolfden
from hashlib import blake2b
from random import Random
from wolfden.engine import bits
from wolfden.engine.chance import Chance, fast
from wolfden.engine.playout import playout

out = {"compiled": wolfden.compiled, "digests": {}, "errors": []}
game = wolfden.game(sys.argv[1])
games = int(sys.argv[2])
for seats in game.seats:
    digest = blake2b()
    for seed in range(games):
        random, state = Random(seed), game.new(seats=seats, seed=seed)
        while not state.over:
            seat = random.choice(state.actors())
            for remark in state.remarks(seat)[:1]:
                state.say(seat, remark)
            if random.random() < 0.1:
                world = state.redeal(seat, seed)
                digest.update(world.save())
                playout(world, fast(seed))
                digest.update(world.save())
            state.act(seat, random.choice(state.actions(seat)))
        digest.update(state.save())
    out["digests"][seats] = digest.hexdigest()

state = game.new(seats=game.seats[0], seed=2**256 - 1)
seat = state.actors()[0]
huge = 2**80
for call in (
    lambda: state.act(huge, 0), lambda: state.act(-huge, 0), lambda: state.act(seat, huge), lambda: state.act(seat, -1),
    lambda: state.act(1.0, 0), lambda: state.act(seat, 1.0), lambda: state.act("0", 0), lambda: state.act(seat, None),
    lambda: state.chain(seat, [huge]), lambda: state.chain(seat, ["0"]), lambda: state.say(seat, huge),
    lambda: state.view(huge), lambda: state.journal(-1), lambda: state.actions(99), lambda: state.redeal(seat, -1),
    lambda: state.redeal(seat, 2**256), lambda: state.redeal(huge, 1), lambda: game.new(seats=huge, seed=1),
    lambda: game.new(seats=game.seats[0], seed=2**256), lambda: game.new(seats=game.seats[0], seed=1.5),
):
    try:
        call()
        out["errors"].append("accepted")
    except Exception as error:
        out["errors"].append(f"{type(error).__name__}: {error}")

out["bits"] = [[int(bits.bit(n)), int(bits.first(n)), bits.has(bits.bit(n), n)] for n in range(63)]
stream, label = Chance(2**255 + 3, true=True).stream("a"), Chance(7, true=True).stream("b")
sources = (stream, label, fast(2**200 + 1), fast(5))
out["draws"] = [[int(source.below(n)) for n in (1, 2, 3, 10, 1000, 2**31)] for source in sources]
print(json.dumps(out))
"""


def run(pure: bool, *arguments: str) -> dict[str, Any]:
    environment = {**os.environ, "WOLFDEN_PURE": "1" if pure else ""}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.parametrize("name", wolfden.games())
def test_both_builds_agree_playout_for_playout(name: str) -> None:
    pure, usual = run(True, name, "4"), run(False, name, "4")
    assert not pure.pop("compiled")
    usual.pop("compiled")
    assert pure == usual


@pytest.mark.long
@pytest.mark.parametrize("name", wolfden.games())
def test_both_builds_agree_over_hundreds_of_games(name: str) -> None:
    assert run(True, name, "400")["digests"] == run(False, name, "400")["digests"]


def test_bits_hold_all_63_places() -> None:
    for pure in (True, False):
        assert run(pure, "gulag", "0")["bits"] == [[2**n, 2**n - 1, True] for n in range(63)]


def test_what_should_be_compiled_is_compiled_and_fresh() -> None:
    if shutil.which(os.environ.get("CC", "cc")) is None:
        return  # plain Python is all there can be
    for source in COMPILED:
        built = list((ROOT / source).parent.glob(f"{source.stem}.*.so"))
        assert built, f"{source} is not compiled: run make build"
        assert built[0].stat().st_mtime >= (ROOT / source).stat().st_mtime, f"{source} has changed: run make build"
    assert run(False, "gulag", "0")["compiled"]


def test_a_stale_build_says_what_to_do(tmp_path: Path) -> None:
    """Sources that were pulled and not compiled: a sentence, not an error somewhere inside."""
    project = copy_of_project(tmp_path)
    rules = project / "src" / "wolfden" / "games" / "gulag" / "rules" / "task.py"
    built = rules.with_name("task.cpython-311-x86_64-linux-gnu.so")
    built.write_bytes(b"compiled long ago")
    os.utime(built, (1, 1))

    def start(*command: str, **environment: str) -> str:
        return subprocess.run(
            [sys.executable, *(command or ("-m", "wolfden.cli")), "rules", "gulag"],
            env={**os.environ, "PYTHONPATH": str(project / "src"), **environment},
            capture_output=True,
            text=True,
            check=False,
        ).stderr

    said = start(WOLFDEN_PURE="").splitlines()[-1]
    assert said.startswith("ImportError: wolfden/games/gulag/rules/task.py changed since Wolfden was compiled")
    assert "make build" in said
    command = tmp_path / "wolfden"
    command.write_text("from wolfden.cli import main; main()")
    assert start(str(command), WOLFDEN_PURE="") == said.removeprefix("ImportError: ") + "\n"
    assert start(WOLFDEN_PURE="1") == ""
    rules.rename(rules.with_name("strike.py"))
    assert "wolfden/games/gulag/rules/task.py changed" in start(WOLFDEN_PURE="")


def test_literal_ones_are_shifted_in_bits_only() -> None:
    for path in SRC.rglob("*.py"):
        if path.name != "bits.py":
            assert not re.search(r"\b1 *<<", path.read_text("utf-8")), f"{path}: use bits.bit()"


def test_compiled_modules_define_no_structs_and_no_module_pickles_or_copies() -> None:
    for source in COMPILED:
        for node in ast.walk(ast.parse((ROOT / source).read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases = {ast.unparse(base) for base in node.bases}
                assert not bases & {"Struct", "msgspec.Struct", "Term", "Action", "Remark", "Event", "Reason", "View"}
    for path in SRC.rglob("*.py"):
        assert not re.search(r"^\s*(import|from) (pickle|copy)\b", path.read_text("utf-8"), re.MULTILINE), path


def copy_of_project(folder: Path) -> Path:
    target = folder / "project"
    patterns = ("*.so", "__pycache__", ".venv", ".git", "build", ".make", "tests", ".*_cache", "node_modules")
    shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(*patterns))
    return target


def test_without_a_compiler_it_says_so_and_runs_plain(tmp_path: Path) -> None:
    project = copy_of_project(tmp_path)
    environment = {**os.environ, "CC": "/bin/false", "PYTHONPATH": str(project / "src"), "WOLFDEN_PURE": ""}
    built = subprocess.run(
        [sys.executable, "hatch_build.py"], cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    assert "not compiled" in built.stdout
    assert not list((project / "src").rglob("*.so"))
    code = "import wolfden; print(wolfden.compiled, wolfden.game('gulag').new(seats=5, seed=1).actors() != ())"
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.stdout.split() == ["False", "True"], ran.stderr


@pytest.mark.long
@pytest.mark.parametrize("pure", [True, False])
def test_wheels_install_and_run(tmp_path: Path, pure: bool) -> None:
    project, wheels, place = copy_of_project(tmp_path), tmp_path / "wheels", tmp_path / "place"
    environment = {**os.environ, "WOLFDEN_PURE": "1" if pure else ""}
    pip = [sys.executable, "-m", "pip", "--quiet"]
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", wheels, project], env=environment, check=True
    )
    (wheel,) = wheels.iterdir()
    assert ("none-any" in wheel.name) == pure
    assert any(name.endswith(".so") for name in zipfile.ZipFile(wheel).namelist()) != pure
    subprocess.run([*pip, "install", "--no-deps", "--target", place, wheel], check=True)
    code = "import wolfden; print(wolfden.compiled, wolfden.__file__, wolfden.game('gulag').help[:7])"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env={**environment, "PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout.split()[:2] == [str(not pure), str(place / "wolfden" / "__init__.py")], ran.stderr

"""`make game` begins a new game that passes every test; see tools/game.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import game

ROOT = Path(__file__).parent.parent
LEFT_OUT = ("*.so", "__pycache__", ".venv", ".git", "build", ".make", ".*_cache", ".hypothesis", "node_modules", "page")
# What tests demand of every game and can be found out quickly.
QUICK = (
    "tests/games/foxes",
    "tests/test_page_texts.py",
    "tests/test_page_types.py",
    "tests/test_replay.py::test_golden_replays",
    "tests/test_replay.py::test_golden_replays_have_everything_in_them",
    "tests/test_folds.py",
    "tests/test_layers.py",
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the source tree."""
    copy = tmp_path / "tree"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
    return copy


def run(tree: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python on the copy, as plain Python."""
    path = os.pathsep.join((str(tree / "src"), str(tree)))
    environment = {**os.environ, "PYTHONPATH": path, "WOLFDEN_PURE": "1"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=tree, env=environment, input=typed, capture_output=True, text=True, check=False)


def everything(tree: Path) -> dict[str, bytes]:
    """Every file, but for what caches keep."""
    paths = [path.relative_to(tree) for path in tree.rglob("*") if path.is_file()]
    return {str(path): (tree / path).read_bytes() for path in paths if "cache" not in str(path)}


def check(tree: Path, *arguments: str) -> None:
    done = run(tree, *arguments)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_new_game_is_whole(tree: Path) -> None:
    before = everything(tree)
    made = run(tree, "tools/game.py", "new", "foxes")
    assert made.returncode == 0, made.stderr
    after = everything(tree)
    new = after.keys() - before.keys()
    assert {path for path in before if before[path] != after[path]} == {"tests/folds.json"}
    assert new == {line.strip() for line in made.stdout.splitlines()[1:-1]}
    assert not any(b"hantom" in after[path] for path in new)
    check(tree, "-m", "ruff", "check", "src/wolfden/games/foxes", "tests/games/foxes")
    check(tree, "-m", "ruff", "format", "--check", "src/wolfden/games/foxes", "tests/games/foxes")
    check(tree, "-m", "pytest", "-q", "-k", "not test_laws", *QUICK)
    played = run(tree, "-m", "wolfden.cli", "play", "foxes", "--seed", "3", typed="1\n" * 9)
    assert "You win!" in played.stdout


@pytest.mark.long
def test_a_new_game_passes_every_test_that_goes_by_the_game(tree: Path) -> None:
    made = run(tree, "tools/game.py", "new", "red_foxes")
    assert made.returncode == 0, made.stderr
    assert 'title="Red foxes"' in (tree / "src/wolfden/games/red_foxes/__init__.py").read_text("utf-8")
    check(tree, "-m", "mypy")
    check(tree, "-m", "pytest", "-q", "-k", "red_foxes", "--ignore", "tests/browser", "tests")
    check(tree, "-m", "wolfden.cli", "check", "red_foxes")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "make game NAME=foxes"),
        ("Foxes", "small letter"),
        ("foxes!", "small letter"),
        ("my foxes", "small letter"),
        ("9foxes", "small letter"),
        ("_foxes", "small letter"),
        ("füchse", "small letter"),
        ("../foxes", "small letter"),
        ("foxes\n", "small letter"),
        ("f" * 25, "at most 24"),
        ("class", "a word of Python"),
        ("none", "a word of Python"),
        ("gulag", "already"),
        ("wander", "tests/games/wander.py"),
        ("messages", "web/src/wire/messages.ts"),
        ("turn", "Turn is the name of something in the example"),
        ("phantom", "Phantom is the name of something in the example"),
    ],
)
def test_a_bad_name_is_refused_in_a_sentence(name: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "copy", None)  # nothing may be written
    with pytest.raises(game.BadName, match=why.replace(".", r"\.")) as refused:
        game.begin(name)
    assert "\n" not in str(refused.value)


def test_the_command_fails_without_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    assert game.main("new", "gulag") == 2
    assert capsys.readouterr().err == "There is a game called 'gulag' already.\n"
    assert game.main("generate", "foxes") == 2
    assert capsys.readouterr().err == "There is no game called 'foxes'.\n"


def test_a_name_with_the_example_in_it_is_no_trouble() -> None:
    text = 'title="Phantom tic-tac-toe", state=Phantom, name="phantom_ttt"  # examples.phantom_ttt'
    assert game.renamed(text, "phantom_go") == (
        'title="Phantom go", state=PhantomGo, name="phantom_go"  # wolfden.games.phantom_go'
    )

"""The folders are the architecture: imports go down the layers only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "wolfden"
GAMES = (*sorted(path.parent for path in PACKAGE.glob("games/*/__init__.py")), ROOT / "examples" / "phantom_ttt")

# What each layer may import of Wolfden; the engine knows no game, and no game knows another.
ALLOWED = {
    "engine": {"engine"},
    "games": {"engine"},
    "bots": {"engine", "bots"},
    "lab": {"engine", "games", "bots", "lab", "registry", "notices", "complaints"},
    "terminal": {"engine", "games", "bots", "terminal", "registry", "notices", "complaints"},
    "bridges": {"engine", "games", "bots", "bridges", "registry"},
    "server": {"engine", "games", "bots", "server", "registry", "notices"},
}

# What each room of a game may import of the other rooms. `__init__.py` ties them together, and imports all.
DATA = {"terms", "box", "components"}
TABLE = {*DATA, "state", "rules", "view", "belief"}
BELOW = {
    "terms": set(),
    "box": {"terms"},
    "components": {"terms", "box"},
    "state": {"terms", "box"},
    "rules": {"terms", "box", "state"},
    "view": DATA,
    "belief": {"terms", "box", "state", "rules", "view"},
    "seeing": TABLE,
    "bots": TABLE,
    "show": TABLE,
    "balance": TABLE,
    "lines": {"terms"},
    "shelf": {"terms", "box"},
    "goal": {"terms", "box", "state", "view"},
    "caution": {"terms", "box", "state", "rules", "view"},
}

ALWAYS = {"__init__.py", "state.py", "view.py", "seeing.py", "show.py", "words", "help.md"}
SOMETIMES = {"box", "components", "bots", "balance", "lines", "shelf", "goal", "caution"}
# What one expects to find where a room is a folder.
FOLDERS = {
    "terms": ("__init__.py", "actions.py", "events.py", "reasons.py"),
    "rules": ("__init__.py", "setup.py", "order.py"),
    "belief": ("__init__.py", "redeal.py"),
    "bots": ("__init__.py", "good.py"),
}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_imports_go_down_the_layers_only() -> None:
    for layer, allowed in ALLOWED.items():
        for path in (PACKAGE / layer).rglob("*.py"):
            own = ".".join(("wolfden", *path.relative_to(PACKAGE).parts[:2]))
            for name in imports(path):
                if name.startswith("wolfden."):
                    fits = name.split(".")[1] in allowed or (layer == "games" and f"{name}.".startswith(f"{own}."))
                    assert fits, f"{path.relative_to(PACKAGE)} imports {name}"


def room(path: Path, game: Path) -> str:
    """The room of a game that a file belongs to: the file itself, or the folder that it is in."""
    return path.relative_to(game).parts[0].removesuffix(".py")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rooms_of_a_game_import_downwards_only(game: Path) -> None:
    own = ".".join(game.relative_to(PACKAGE.parent if PACKAGE in game.parents else ROOT).parts)
    for path in sorted(game.rglob("*.py")):
        here = room(path, game)
        if here in BELOW:
            taken = {name.removeprefix(f"{own}.").split(".")[0] for name in imports(path) if name.startswith(f"{own}.")}
            above = (taken & BELOW.keys()) - BELOW[here] - {here}
            assert not above, f"{path.relative_to(game)} imports {', '.join(sorted(above))}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_the_same_rooms(game: Path) -> None:
    found = {path.name for path in game.iterdir() if path.suffix not in (".so", ".pyd") and path.name != "__pycache__"}
    rooms = {name.removesuffix(".py") for name in found}
    assert found >= ALWAYS, f"missing: {', '.join(sorted(ALWAYS - found))}"
    assert rooms >= BELOW.keys() - SOMETIMES, f"missing: {', '.join(sorted(BELOW.keys() - SOMETIMES - rooms))}"
    strange = {name for name in found - ALWAYS if name.removesuffix(".py") not in {*BELOW, "data"}}
    assert not strange, f"there are no such rooms: {', '.join(sorted(strange))}"
    assert ("data" in rooms) == ("box" in rooms) == ("components" in rooms)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_large_rooms_have_the_same_files_to_begin_with(game: Path) -> None:
    for folder, files in FOLDERS.items():
        if (game / folder).is_dir():
            missing = [file for file in files if not (game / folder / file).is_file()]
            assert not missing, f"{folder}: {', '.join(missing)}"
    assert not list(game.glob("data/*.py")), "data is read, not imported"


def test_every_layer_is_listed() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= {*ALLOWED, "languages"}
    assert not list((PACKAGE / "languages").rglob("*.py")), "a language is texts"

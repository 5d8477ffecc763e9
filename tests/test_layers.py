"""The folders are the architecture: imports go down the layers only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "wolfden"

# What each layer may import of Wolfden; the engine knows no game, and no game knows another.
ALLOWED = {
    "engine": {"engine"},
    "games": {"engine"},
    "bots": {"engine", "bots"},
    "lab": {"engine", "games", "bots", "lab", "registry"},
    "terminal": {"engine", "games", "bots", "terminal", "registry"},
    "bridges": {"engine", "games", "bots", "bridges", "registry"},
    "server": {"engine", "games", "bots", "server", "registry"},
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


def test_rules_import_neither_views_nor_beliefs() -> None:
    for path in PACKAGE.glob("games/*/rules.py"):
        for name in imports(path):
            assert not name.startswith(
                (f"wolfden.games.{path.parent.name}.view", f"wolfden.games.{path.parent.name}.belief")
            )


def test_every_layer_is_listed() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(ALLOWED)

"""For the tables that list a rulebook's sentences with the tests that hold them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def written_tests(folder: Path) -> set[str]:
    """The names of all test functions in a folder."""
    trees = [ast.parse(path.read_text("utf-8")) for path in folder.glob("test_*.py")]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}

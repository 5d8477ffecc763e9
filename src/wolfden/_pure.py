"""Which build runs: compiled modules, or with WOLFDEN_PURE=1 the plain Python sources beside them.

In a source tree compiled modules can be older than their sources, and would then do what these no longer say, or fail
in odd places. That is found out before anything is imported.
"""

from __future__ import annotations

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent


class SourceOnly:
    """Finds Wolfden's modules as sources only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        if not name.startswith("wolfden.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def is_compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    return not getattr(sys.modules["wolfden.engine.state"], "__file__", "").endswith(".py")


def stale(package: Path) -> list[str]:
    """The modules of a source tree that have changed since they were compiled."""
    if not (package.parent.parent / "pyproject.toml").is_file():
        return []  # installed: both come from one build
    built = [path for ending in ("so", "pyd") for path in package.rglob(f"*.{ending}")]
    pairs = [(path, path.with_name(f"{path.name.partition('.')[0]}.py")) for path in built]
    return sorted(
        source.relative_to(package.parent).as_posix()
        for path, source in pairs
        if not source.exists() or source.stat().st_mtime > path.stat().st_mtime
    )


if os.environ.get("WOLFDEN_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, SourceOnly)
elif changed := stale(PACKAGE):
    more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
    sentence = f"{changed[0]}{more} changed since Wolfden was compiled: run `make build` (or set WOLFDEN_PURE=1)"
    if Path(sys.argv[0]).stem == "wolfden":
        sys.exit(sentence)  # the command: its user needs no traceback
    raise ImportError(sentence)

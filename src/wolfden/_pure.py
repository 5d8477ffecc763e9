"""WOLFDEN_PURE=1 runs the plain Python sources even where compiled modules lie beside them."""

from __future__ import annotations

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader


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


if os.environ.get("WOLFDEN_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, SourceOnly)

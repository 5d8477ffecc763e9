"""Compiles the modules that pyproject.toml lists, in place, builds the page, and puts both into the wheel.

Without a working C compiler, or with WOLFDEN_PURE=1, the same package is built from plain Python. With
WOLFDEN_NO_PAGE=1 it is built without the page: the server runs, but has nothing to show.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGE = "src/wolfden/server/page"

MYPYC = """
import sys
from mypyc.build import mypycify
from setuptools import setup
top, *files = sys.argv[1:]
sys.argv[1:] = ["--quiet", "build_ext", "--inplace"]
setup(packages=[], package_dir={"": top}, ext_modules=mypycify(files, opt_level="3", group_name="wolfden"))
"""


def sources() -> list[str]:
    """The modules to compile: never a folder's `__init__.py`, which is for readers and importers."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["wolfden"]["compile"]
    found = {path.relative_to(ROOT) for pattern in patterns for one in spelled_out(pattern) for path in ROOT.glob(one)}
    return sorted(str(path) for path in found if path.name != "__init__.py")


def spelled_out(pattern: str) -> list[str]:
    """A pattern for each of the words between braces: glob does not know them."""
    before, brace, rest = pattern.partition("{")
    words, _, after = rest.partition("}")
    return [before + word + after for word in words.split(",")] if brace else [pattern]


def compiled() -> list[Path]:
    """Compiled modules lying in the source tree."""
    return sorted(path for ending in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{ending}"))


def mypyc(files: list[str], folder: Path, top: str) -> None:
    """Compile modules in place; `top` is where in the folder the packages lie. CalledProcessError if it fails."""
    # Without interposition the compiler may inline small functions such as bits.has, which rules call all the time;
    # without a table of procedures each call of Python's own functions is a jump shorter.
    flags = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition -fno-plt"
    environment = {**os.environ, "MYPYPATH": str(folder / top), "CFLAGS": flags}
    command = [sys.executable, "-c", MYPYC, top, *files]
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, text=True)


def compile_in_place(say: Callable[[str], None]) -> bool:
    """Run mypyc; the compiled modules come to lie beside their sources. False, with a notice, if it cannot."""
    for old in compiled():
        old.unlink()
    if is_set("WOLFDEN_PURE"):
        say("WOLFDEN_PURE is set: building plain Python.")
        return False
    try:
        mypyc(sources(), ROOT, "src")
    except subprocess.CalledProcessError as error:
        say((error.stdout + error.stderr).strip())
        say("Wolfden was not compiled (see above). Plain Python does the same, only slower.")
        return False
    for new in compiled():
        new.touch()  # those that had not changed are copied with an old date
    return True


def build_page(say: Callable[[str], None]) -> None:
    """Have the page built, unless it is there and fresh; RuntimeError if that fails."""
    if is_set("WOLFDEN_NO_PAGE"):
        say("WOLFDEN_NO_PAGE is set: building without the page.")
    elif subprocess.run([sys.executable, str(ROOT / "tools" / "page.py")], check=False).returncode:
        raise RuntimeError("the page could not be built (see above); WOLFDEN_NO_PAGE=1 builds Wolfden without it")


def is_set(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """hatchling's way in."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # In a source tree `make web` builds the page, and nobody has to wait for it who only wants the rules.
        if version != "editable":
            build_page(self.app.display_warning)
            build_data["artifacts"].append(f"/{PAGE}/**")
        if self.target_name == "wheel" and compile_in_place(self.app.display_warning):
            self.add_compiled(version, build_data)

    def add_compiled(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in compiled():
            build_data["artifacts"].append(f"/{path.relative_to(ROOT)}")
            if path.parent == ROOT / "src" and version != "editable":
                build_data["force_include"][str(path)] = path.name  # the library that all of them share


if __name__ == "__main__":
    compile_in_place(print)

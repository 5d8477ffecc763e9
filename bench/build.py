"""Compiles the engine, the games and the example together, in a folder of their own."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "bench"
EXAMPLE = ("examples/phantom_ttt/rules.py", "examples/phantom_ttt/belief.py")

MYPYC = """
import sys
from mypyc.build import mypycify
from setuptools import setup
files = sys.argv[1:]
sys.argv[1:] = ["--quiet", "build_ext", "--inplace"]
setup(packages=[], ext_modules=mypycify(files, opt_level="3", group_name="bench"))
"""


class BuildFailed(Exception):
    """The compiler's own words."""


def sources() -> Iterator[tuple[Path, str]]:
    """Every file of the two packages, and where in the build folder its copy goes."""
    for top, package in ((ROOT / "src", "wolfden"), (ROOT, "examples")):
        for path in sorted((top / package).rglob("*")):
            if path.suffix in (".py", ".toml", ".md"):
                yield path, path.relative_to(top).as_posix()


def to_compile() -> list[str]:
    """What pyproject.toml lists, and the example's rules."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["wolfden"]["compile"]
    listed = [path.relative_to(ROOT / "src").as_posix() for pattern in patterns for path in ROOT.glob(pattern)]
    return [*sorted(listed), *EXAMPLE]


def fingerprint() -> str:
    """Changes with every source, with what is compiled and with the compiler."""
    digest = hashlib.blake2b(f"{sys.version} mypy {version('mypy')} {to_compile()}".encode())
    digest.update(MYPYC.encode())
    for path, name in sources():
        digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def build() -> Path:
    """The folder to import from, compiled if it was not up to date."""
    mark = BUILD / "fingerprint"
    now = fingerprint()
    if mark.exists() and mark.read_text("utf-8") == now:
        return BUILD
    shutil.rmtree(BUILD, ignore_errors=True)
    for path, name in sources():
        copy = BUILD / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    command = [sys.executable, "-c", MYPYC, *to_compile()]
    environment = {**os.environ, "MYPYPATH": str(BUILD)}
    done = subprocess.run(command, cwd=BUILD, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise BuildFailed((done.stdout + done.stderr).strip())
    mark.write_text(now, "utf-8")
    return BUILD

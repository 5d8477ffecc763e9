"""Compiles the engine, the games and the example together, in a folder of their own."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import hatch_build

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "bench"
EXAMPLE = tuple(f"examples/phantom_ttt/{room}.py" for room in ("state", "rules", "belief", "seeing"))


class BuildFailed(Exception):
    """The compiler's own words."""


def sources() -> Iterator[tuple[Path, str]]:
    """Every file of the two packages, and where in the build folder its copy goes."""
    for top, package in ((ROOT / "src", "wolfden"), (ROOT, "examples")):
        for path in sorted((top / package).rglob("*")):
            if path.suffix in (".py", ".toml", ".md"):
                yield path, path.relative_to(top).as_posix()


def to_compile() -> list[str]:
    """What the ordinary build compiles, and the example's rules."""
    return [*(source.removeprefix("src/") for source in hatch_build.sources()), *EXAMPLE]


def fingerprint() -> str:
    """Changes with every source, with what is compiled and with the compiler."""
    digest = hashlib.blake2b(f"{sys.version} mypy {version('mypy')} {to_compile()}".encode())
    digest.update(Path(hatch_build.__file__).read_bytes())
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
    try:
        hatch_build.mypyc(to_compile(), BUILD, ".")
    except subprocess.CalledProcessError as error:
        raise BuildFailed((error.stdout + error.stderr).strip()) from None
    mark.write_text(now, "utf-8")
    return BUILD

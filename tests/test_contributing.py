"""What CONTRIBUTING.md and .gitattributes say about files is true."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from itertools import chain
from pathlib import Path

import pytest

import wolfden
from tests.test_layers import BELOW
from tools import game

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
DEMANDED = re.findall(r"^\| `(.*?)` \| (code|data|generated) \| (.*?) \|$", GUIDE, re.M)
PAGES = ("CONTRIBUTING.md", "docs/design.md")


def lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def test_the_example_is_as_long_as_we_say() -> None:
    (total, rules), *more = re.findall(r"(\d+) lines of Python, (\d+) of them rules", GUIDE)
    assert not more
    assert int(total) == sum(map(lines, game.EXAMPLE.glob("*.py")))
    assert int(rules) == lines(game.EXAMPLE / "rules.py")


@pytest.mark.parametrize("name", wolfden.games())
def test_every_game_has_the_files_that_we_list(name: str) -> None:
    assert len(DEMANDED) == 8
    for pattern, _, _ in DEMANDED:
        assert list(ROOT.glob(pattern.replace("NAME", name))), f"{name} has no {pattern}"


def test_a_new_game_has_no_other_files() -> None:
    made = [target.relative_to(ROOT).as_posix() for _, target in game.files("foxes")]
    patterns = [pattern.replace("NAME", "foxes") for pattern, _, _ in DEMANDED]
    assert all(any(fnmatch(path, pattern) for pattern in patterns) for path in made)


def test_generators_are_those_that_we_list() -> None:
    commands = [by.strip("`") for _, kind, by in DEMANDED if kind == "generated"]
    run = [" ".join(("python", "-m", *command)).replace("{name}", "NAME") for command in game.GENERATORS]
    assert commands == run


def test_all_rooms_are_listed() -> None:
    (table,) = re.findall(r"^\| room .*?\n\n", GUIDE, re.M | re.S)
    named = {name.split("/")[0].removesuffix(".py") for name in re.findall(r"`([\w./]+)`", table)}
    assert set(BELOW) <= named


def test_generated_files_are_marked() -> None:
    text = (ROOT / ".gitattributes").read_text("utf-8")
    marked = [line.split()[0] for line in text.splitlines() if "linguist-generated" in line]
    for pattern in marked:
        assert any(ROOT.glob(pattern.removeprefix("/") if "/" in pattern else f"src/**/{pattern}")), pattern
    for pattern, kind, _ in DEMANDED:
        if kind == "generated":
            for path in chain.from_iterable(ROOT.glob(pattern.replace("NAME", name)) for name in wolfden.games()):
                assert any(fnmatch(path.relative_to(ROOT).as_posix(), mark) for mark in marked), path


@pytest.mark.parametrize("page", PAGES)
def test_paths_and_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / page).parent.joinpath(link).exists(), link
    tops = ("src", "tests", "web", "examples", "docs", "tools", "bench")
    for path in re.findall(rf"`((?:{'|'.join(tops)})/[\w./]+)`", text):
        assert "NAME" in path or (ROOT / path).exists(), path
    for path in re.findall(r"`((?:engine|server)/\w+(?:\.py)?)`", text):
        assert (ROOT / "src" / "wolfden" / path).exists(), path

"""Catalogues: all sentences of one part of Wolfden in one language, as Fluent files.

`languages/LANG/` has a file for each part (engine, server, terminal, page) and one for each game. What a game says in
English is in the game's own folder, `words/en.ftl`, so that a game is complete without any other language; the same
file in another language may stand beside it, too, for games outside of Wolfden.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, TypeAlias

from wolfden.engine.errors import BadData

if TYPE_CHECKING:
    from fluent.syntax import ast

ENGLISH = "en"
LANGUAGES = files("wolfden") / "languages"

Entry: TypeAlias = "ast.Message | ast.Term"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(folder.name for folder in LANGUAGES.iterdir() if (folder / "engine.ftl").is_file())
    return (ENGLISH, *[language for language in found if language != ENGLISH])


def spoken(wanted: str) -> str | None:
    """The language that comes nearest to what is wanted (`de_AT.UTF-8`, `de-CH`), if there is one."""
    short = re.split(r"[-_.@]", wanted.strip().lower())[0]
    return short if short in languages() else None


def read(package: str, *path: str) -> str:
    """A text file that belongs to a package."""
    return files(package).joinpath(*path).read_text("utf-8")


def part(name: str, language: str) -> str:
    """The catalogue of a part of Wolfden; nothing where the language does not have it."""
    return _text(LANGUAGES / language / f"{name}.ftl")


class Shelf:
    """Where a game's texts are: its catalogue and its help page, by language."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.name = package.rpartition(".")[2]

    def catalogue(self, language: str) -> str:
        """The game's catalogue in that language; nothing where there is none."""
        return _text(files(self.package) / "words" / f"{language}.ftl") or part(self.name, language)

    def help(self, language: str) -> str:
        """The game's help page in that language; nothing where there is none."""
        own = files(self.package) / ("help.md" if language == ENGLISH else f"help.{language}.md")
        return _text(own) or _text(LANGUAGES / language / f"{self.name}.md")

    def lessons(self) -> tuple[str, ...]:
        """The names of the game's lessons."""
        folder = files(self.package) / "lessons"
        found = [file.name for file in folder.iterdir()] if folder.is_dir() else []
        return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))

    def lesson(self, name: str) -> str:
        """The text of a lesson."""
        return read(self.package, "lessons", f"{name}.toml")


class Inline(Shelf):
    """Texts that are not in files, for the smallest of games."""

    def __init__(self, catalogues: dict[str, str], help: str = "") -> None:
        self.catalogues = catalogues
        self.page = help

    def catalogue(self, language: str) -> str:
        return self.catalogues.get(language, "")

    def help(self, language: str) -> str:
        return self.page if language == ENGLISH else ""

    def lessons(self) -> tuple[str, ...]:
        return ()


def _text(file: Traversable) -> str:
    return file.read_text("utf-8") if file.is_file() else ""


def parse(text: str, where: str) -> dict[str, Entry]:
    """The messages of a catalogue by their ids; BadData if a part of it cannot be read, or is there twice."""
    from fluent.syntax import FluentParser, ast

    found: dict[str, Entry] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            problem = "; ".join(str(note.message) for note in entry.annotations)
            raise BadData(f"{where}, line {line}: {problem}: {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if name in found:
                raise BadData(f"{where}: {name} is there twice")
            found[name] = entry
    return found


def slug(name: str) -> str:
    """A name as a part of a message's id."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


def data_names(named: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """What things in the data are called, by the ids under which messages refer to them: Card-berry_mix, Berry Mix."""
    return {f"{kind}-{slug(name)}": name for kind, names in named.items() for name in names}


def variables(entry: Entry) -> list[str]:
    """The arguments that a message takes, its attributes included."""
    from fluent.syntax import visitor

    found: list[str] = []

    class Finder(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.append(node.id.name)

    Finder().visit(entry)
    return sorted(set(found))

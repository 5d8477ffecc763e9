"""The words of the game in another language, out of its catalogue: station names and hints as people read them."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tools.associations.words import LONG, SHORT

FOLDER = Path("src/wolfden/languages")
FILE = "sobakistan.ftl"
NAME = "station-name"
ENGLISH = "en"  # has its words in the game's data


class Catalogue:
    """The words of one language; English is what the data has."""

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        self.language = language
        self.patterns: dict[str, ast.Pattern] = {}
        if language != ENGLISH:
            file = folder / language / FILE
            if not file.exists():
                raise SystemExit(f"there is no catalogue of Sobakistan's in {folder / language}")
            self.patterns.update(patterns(file))

    def hint(self, hint: str) -> str:
        return self.named("Hint", hint)

    def word(self, word: str) -> str:
        """The first or second word of a name."""
        return self.named("LongWord" if word in LONG else "ShortWord", word)

    def name(self, name: str) -> str:
        """A station's whole name."""
        long, short = name.split(" ", 1)
        assert long in LONG and short in SHORT, name
        if self.language == ENGLISH:
            return name
        return self.text(NAME, {"long": self.word(long), "short": self.word(short)})

    def named(self, kind: str, name: str) -> str:
        return name if self.language == ENGLISH else self.text(f"{kind}-{slug(name)}", {})

    def text(self, message: str, arguments: dict[str, str]) -> str:
        """A message without variants, with its arguments put in."""
        assert message in self.patterns, f"{message} is missing in {self.language}"
        return "".join(element(one, arguments) for one in self.patterns[message].elements)


def patterns(file: Path) -> dict[str, ast.Pattern]:
    """By id, the messages of a file; those that cannot be read are refused."""
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    junk = [one.content for one in entries if isinstance(one, ast.Junk)]
    assert not junk, f"{file}: {junk[0]}"
    return {one.id.name: one.value for one in entries if isinstance(one, ast.Message) and one.value is not None}


def element(part: ast.TextElement | ast.Placeable, arguments: dict[str, str]) -> str:
    if isinstance(part, ast.TextElement):
        return part.value
    assert isinstance(part.expression, ast.VariableReference), "words of the game have no variants"
    return arguments[part.expression.id.name]


def slug(name: str) -> str:
    return re.sub("[^a-z0-9]", "_", name.lower())

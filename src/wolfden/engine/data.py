"""Data of a game: tables in files of its own that anybody can replace by theirs.

A game whose numbers can be replaced has a function that makes a `Game` of its components and a `Source` that knows
the files of the default ones. What does not fit is refused with BadData, which says where.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from wolfden.engine.catalogue import read
from wolfden.engine.errors import BadData
from wolfden.engine.toml import Path, line_of

if TYPE_CHECKING:
    from wolfden.engine.game import Game

T = TypeVar("T")

Tables = dict[str, Any]

MOST_KEPT = 16  # games with other data that are remembered
DEEPEST = 16  # tables and lists within each other: a few letters could ask for thousands, and for much time
LONG_NUMBER = re.compile(r"\d[\d_]{4000}")
TOO_DEEP = f"tables and lists lie within each other at most {DEEPEST} deep"


class Source:
    """Where the components of a game come from: its own file or files, or somebody's tables."""

    def __init__(
        self,
        package: str,
        file: str | tuple[str, ...],
        components: Callable[[Tables], Any],
        make: Callable[[Any], Game],
    ) -> None:
        self.texts = {one: read(package, one) for one in ((file,) if isinstance(file, str) else file)}
        self.text = "\n".join(self.texts.values())  # as one file: each begins with the heading of a table
        self.components = components  # checks tables and makes what `make` takes
        self.make = make
        self.tables = {name: table for one, text in self.texts.items() for name, table in parse(text, one).items()}
        self.made = lru_cache(MOST_KEPT)(self._made)

    def game(self, data: Mapping[str, Any] | None) -> Game:
        """The game with these tables; those that are missing, or None for all of them, are the default ones."""
        plain = _plain(self.tables if data is None else {**self.tables, **_plain(data)})
        return self.made(_spelled(plain))

    def default(self) -> Game:
        """The game as it comes; BadData names the line of its file that is wrong."""
        try:
            return self.game(None)
        except BadData as error:
            file = next((one for one, text in self.texts.items() if line_of(text, error.path)), "")
            if not file:
                raise
            raise BadData(f"{file}, line {line_of(self.texts[file], error.path)}: {error}") from None

    def _made(self, spelled: bytes) -> Game:
        tables = msgspec.json.decode(spelled)
        game = self.make(self.components(tables))
        game.data = None if tables == _plain(self.tables) else tables
        game.fingerprint = blake2b(spelled, digest_size=16).hexdigest()
        return game


def parse(text: str, where: str) -> Tables:
    """The tables in a TOML text; BadData names the line where it is none."""
    for number, line in enumerate(text.split("\n"), 1):
        keys = line if line.lstrip().startswith("[") else line.rpartition("=")[0]
        if keys.count(".") > DEEPEST and not line.lstrip().startswith("#"):
            raise BadData(f"{where}, line {number}: {TOO_DEEP}")
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        raise BadData(f"{where}, line {_first_deep_line(text)}: {TOO_DEEP}") from None
    except tomllib.TOMLDecodeError as error:  # it says the line
        raise BadData(f"{where}: {error}") from None
    except ValueError as error:
        found = LONG_NUMBER.search(text)
        line_number = 1 + text.count("\n", 0, found.start() if found else 0)
        raise BadData(f"{where}, line {line_number}: {error}") from None
    deep = _too_deep(tables)
    if deep is not None:
        raise BadData(f"{where}, line {line_of(text, deep)}: {TOO_DEEP}")
    return tables


def _first_deep_line(text: str) -> int:
    """About where brackets begin to lie too deep within each other."""
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        for letter in line:
            depth += (letter in "[{") - (letter in "]}")
            if depth > DEEPEST:
                return number
    return 1


def _too_deep(tables: Any) -> Path | None:
    """The way to a table or list that lies too deep, if there is one."""
    level: list[tuple[Path, Any]] = [((), tables)]
    for _ in range(DEEPEST):
        inside = [
            ((*path, name), inner)
            for path, outer in level
            for name, inner in (outer.items() if isinstance(outer, dict) else enumerate(outer))
        ]
        level = [(path, inner) for path, inner in inside if isinstance(inner, dict | list)]
    return level[0][0] if level else None


def with_text(game: Game, text: str, where: str) -> Game:
    """The game with the tables in a TOML text; BadData names the line that is wrong."""
    tables = parse(text, where)
    try:
        return game.with_data(tables)
    except BadData as error:
        line = line_of(text, error.path) or line_of(text, _culprit(game, tables, error))
        raise BadData(f"{where}, line {line}: {error}" if line else f"{where}: {error}") from None


def _culprit(game: Game, tables: Tables, complaint: BadData) -> Path:
    """Whose fault it is that something which the tables do not have is wrong: without it there is no such complaint."""
    for name in tables if game.source is not None else ():
        try:
            game.with_data({other: table for other, table in tables.items() if other != name})
        except BadData as error:
            if str(error) == str(complaint):
                continue
        return (name,)
    return tuple(tables)[:1]


def fit(tables: Tables, kind: type[T]) -> T:
    """The tables as a typed value; BadData says what is missing or of the wrong kind, and where."""
    try:
        return msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at `$")
        path: Path = tuple(name or int(index) for name, index in re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]", where))
        unknown = re.fullmatch(r"Object contains unknown field `(.+)`", message, re.DOTALL)
        if unknown:
            raise BadData("there is no such field", (*path, unknown[1])) from None
        raise BadData(message, path) from None


def _plain(data: Mapping[str, Any]) -> Tables:
    """A copy as JSON has it: what a replay gives back is the same, and nobody can change it."""
    try:
        copy = msgspec.json.decode(msgspec.json.encode(data))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadData(f"these are no tables of plain values: {error}") from None
    if not isinstance(copy, dict):
        raise BadData("data is a table, with a name for each part of it")
    if _too_deep(copy) is not None:  # it would still have to be written down again and again, deep in other things
        raise BadData(TOO_DEEP)
    return copy


def _spelled(plain: Tables) -> bytes:
    return msgspec.json.encode(plain, order="deterministic")


__all__ = ["Path", "Source", "Tables", "fit", "parse", "with_text"]

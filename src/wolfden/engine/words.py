"""Sentences for terms, from a game's word list.

A word list is TOML: under any heading, the name of a term and its sentence, with the term's fields in braces;
or a table whose `by` names a field and whose other keys are its values. `[{red} red, {blue} blue|nothing]` is a list
from which what there is none of is left out, and what to say if nothing is left. Under `[values.NameOfEnum]`, what to
call the members of an enumeration. What the things in a game's data are called, the data says.
"""

from __future__ import annotations

import re
import string
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from wolfden.engine.errors import BadData
from wolfden.engine.terms import Field, Term, fields

Names = Sequence[str]

LIST = re.compile(r"\[([^][|]*)\|([^][|]*)\]")
PLACEHOLDER = re.compile(r"\{(\w+)\}")


def read(package: str, *path: str) -> str:
    """A text file that belongs to a package."""
    return files(package).joinpath(*path).read_text("utf-8")


def load(package: str, language: str = "en") -> dict[str, Any]:
    """The word list of a game's package, laid over the engine's own."""
    merged: dict[str, Any] = {"values": {}}
    for owner in ("wolfden.engine", package):
        where = f"{owner}/words/{language}.toml"
        try:
            lists = tomllib.loads(read(owner, "words", f"{language}.toml"))
        except tomllib.TOMLDecodeError as error:
            raise BadData(f"{where}: {error}") from None
        merged["values"] |= lists.pop("values", {})
        for entries in lists.values():
            merged |= entries
    return merged


class Words:
    """The sentences of one game."""

    def __init__(
        self, entries: dict[str, Any], terms: Iterable[type[Term]], named: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        self.entries = {**entries, "values": {**entries.get("values", {}), **(named or {})}}
        self.named = named or {}
        for term in terms:
            self._check(term)

    def text(self, term: Term, names: Names | None = None) -> str:
        """The sentence for a term; seats are called by these names, or by number."""
        entry = self.entries[type(term).__name__]
        parts = {field.name: self._word(field, getattr(term, field.name), names) for field in fields(type(term))}
        if isinstance(entry, dict):
            chooser = next(field for field in fields(type(term)) if field.name == entry["by"])
            entry = entry[_key(chooser, getattr(term, chooser.name))]
        sentence: str = LIST.sub(lambda found: _left(found, term), entry).format_map(parts)
        return sentence

    def value(self, member: Any) -> str:
        """What a member of an enumeration is called."""
        called: str = self.entries["values"][type(member).__name__][member.name.lower()]
        return called

    def thing(self, kind: str, number: int) -> str:
        """What a thing of the game's data is called; terms have room for more of them than there are."""
        called = self.named[kind]
        return called[number] if number < len(called) else str(number)

    def _word(self, field: Field, value: Any, names: Names | None) -> str:
        if field.kind == Field.SEAT:
            return name(value, names)
        if field.kind == Field.SEATS:
            return listing([name(seat, names) for seat in value])
        if field.kind == Field.NAMED:
            return self.thing(field.named, value)
        return self.value(value) if field.kind == Field.CHOICE else str(value)

    def _check(self, term: type[Term]) -> None:
        entry = self.entries.get(term.__name__)
        if entry is None:
            raise BadData(f"the word list has no sentence for {term.__name__}")
        known = {field.name for field in fields(term)}
        sentences = [entry]
        if isinstance(entry, dict):
            if entry.get("by") not in known:
                raise BadData(f"the word list chooses {term.__name__} by {entry.get('by')!r}, which is no field of it")
            sentences = [sentence for key, sentence in entry.items() if key != "by"]
        for sentence in sentences:
            for _, placeholder, _, _ in string.Formatter().parse(sentence):
                if placeholder is not None and placeholder not in known:
                    raise BadData(f"the word list's {term.__name__} names {{{placeholder}}}, which is no field of it")
            for found in LIST.finditer(sentence):
                if not all(PLACEHOLDER.search(item) for item in found[1].split(", ")):
                    raise BadData(f"in the word list's {term.__name__}, each part of {found[0]} has to name a field")
        for field in fields(term):
            if field.choices is not None:
                self._check_values(field.choices)
            if field.kind == Field.NAMED:
                self._check_named(term, field)

    def _check_values(self, choices: Any) -> None:
        called = self.entries["values"].get(choices.__name__, {})
        for member in choices:
            if member.name.lower() not in called:
                raise BadData(f"the word list does not say what to call {choices.__name__}.{member.name}")

    def _check_named(self, term: type[Term], field: Field) -> None:
        if field.named not in self.named:
            raise BadData(f"{term.__name__}.{field.name} is a {field.named}, but the game names no such things")
        called = self.named[field.named]
        if field.high is not None and len(called) > field.high + 1:
            raise BadData(f"there are {len(called)} things of the kind {field.named}, but room for {field.high + 1}")
        if len(set(called)) < len(called):
            raise BadData(f"two things of the kind {field.named} have the same name")


def _left(found: re.Match[str], term: Term) -> str:
    """What is left of a list in a sentence, without what there is none of."""
    items = [item for item in found[1].split(", ") if any(getattr(term, name) for name in PLACEHOLDER.findall(item))]
    return ", ".join(items) or found[2]


def _key(field: Field, value: Any) -> str:
    if field.kind == Field.BOOL:
        return "true" if value else "false"
    return value.name.lower() if field.choices is not None else str(value)


def name(seat: int, names: Names | None) -> str:
    """What a seat is called."""
    return f"seat {seat}" if names is None else names[seat]


def listing(parts: Sequence[str]) -> str:
    """One, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + " and " + parts[-1]

"""People, things and lists as arguments of messages: they know their names in every form.

A name is put between marks, so that the page can colour it; `words.plain` takes the marks out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fluent.runtime.types import FluentType

from wolfden.engine.errors import BadData

if TYPE_CHECKING:
    from wolfden.engine.words import Names, Words

# From the private use area, which names cannot have (see `names.py`): before what is named, before its name, after it.
OPEN, NAME, CLOSE = "\ue000", "\ue001", "\ue002"
PLAIN_CASE = "nom"


class BadSentence(BadData, ValueError):
    """A sentence that cannot be made of its message. Fluent passes on no other errors than a ValueError."""


class Named(FluentType):
    """Something that has a name in sentences: a person, a thing, or a list of them."""

    key = ""

    def called(self, case: str = "", number: Any = None) -> str:
        """The name, with its marks."""
        raise NotImplementedError

    def format(self, locale: Any) -> str:
        return self.called()


class Person(Named):
    """Somebody in a seat. The reader must be spoken to: `{$seat}` is for others only."""

    def __init__(self, words: Words, seat: int, names: Names | None, reader: int | None) -> None:
        self.words = words
        self.seat = seat
        self.names = names
        self.reads = seat == reader

    def called(self, case: str = "", number: Any = None) -> str:
        if self.reads and not case and self.words.strict:
            raise BadSentence("the reader is named, and not spoken to")
        if self.reads:
            text = self.words.message("you", {}, case)
        elif self.names is None:
            text = self.words.message("unnamed", {"number": self.seat})
        else:
            text = self.names[self.seat]
        return f"{OPEN}@{self.seat}{NAME}{text}{CLOSE}"


class Thing(Named):
    """A member of an enumeration, or something that the game's data names; `count` of them."""

    def __init__(self, words: Words, kind: str, key: str, name: str | None = None, count: int = 1) -> None:
        self.words = words
        self.kind = kind
        self.key = key
        self.name = name  # as the data has it, where no catalogue has a name for it
        self.count = count

    def called(self, case: str = "", number: Any = None) -> str:
        id_ = f"{self.kind}-{self.key}"
        count = self.count if number is None else int(number)
        text = self.words.of_kind(self.kind).message(id_, {"n": count}, case, self.name)
        return f"{OPEN}{id_}{NAME}{text}{CLOSE}"


class Counted(Named):
    """A thing with its number before it: 2 fish."""

    def __init__(self, words: Words, thing: Thing | str, count: int) -> None:
        self.words = words
        self.thing = thing
        self.count = count
        self.key = thing.key if isinstance(thing, Thing) else ""

    def called(self, case: str = "", number: Any = None) -> str:
        if isinstance(self.thing, Thing):
            text = self.thing.called(case, self.count)
        else:
            text = self.words.message(self.thing, {"n": self.count}, case)
        return self.words.message("counted", {"n": self.count, "thing": text})


class Listed(Named):
    """Several of them, joined as the language does it."""

    def __init__(self, words: Words, items: Sequence[Named | str], none: str | None = None) -> None:
        self.words = words
        self.items = items
        self.none = none
        self.key = items[0].key if len(items) == 1 and isinstance(items[0], Named) else ""

    def called(self, case: str = "", number: Any = None) -> str:
        texts = [item if isinstance(item, str) else item.called(case or PLAIN_CASE) for item in self.items]
        if not texts:
            return self.words.message("nothing", {}) if self.none is None else self.none
        return self.words.joined(texts)

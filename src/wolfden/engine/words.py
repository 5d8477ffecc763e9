"""Sentences for terms, and for whatever else is said, from catalogues in one language (see `catalogue.py`).

A term's message has the term's class as its id and its fields as arguments, and besides those whom the game casts
(`$liaison`), whatever the term is about. `$you` names the one of them that is the reader. Four functions work in all
messages:

- `VALUE($thing, $number, case: "acc")`: the name of a thing, a person or a list in another form: an attribute of the
  thing's own message, which gets the number as `$n`. A person who is the reader is called `you` in that case.
- `KEY($thing)`: the key of a thing, to select by.
- `COUNT($list)`: how many there are in a list, to select by.
- `TALLY("Colour-red", $red, "Colour-blue", $blue, none: "nothing")`: a list of what there is, without zeros.

Names of people and things are put between marks, so that the page can colour them; `plain` takes the marks out.
Fluent is imported when the first sentence is made: bots need none.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from wolfden.engine.catalogue import ENGLISH, Shelf, data_names, part, slug
from wolfden.engine.common import Said
from wolfden.engine.errors import BadData
from wolfden.engine.terms import Field, Remark, Term, fields

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from wolfden.engine.named import Counted, Listed, Person, Thing

Names = Sequence[str]

MARKS = re.compile("\ue000[^\ue001]*\ue001|\ue002")  # around names: see `named.py`
NOBODY = "nobody"
PLAIN_CASE = "nom"


def load(package: str) -> Shelf:
    """The texts of a game's package."""
    return Shelf(package)


def plain(marked: str) -> str:
    """A sentence without the marks around names."""
    return MARKS.sub("", marked)


def name(seat: int, names: Names | None) -> str:
    """What a seat is called where no words are at hand."""
    return f"seat {seat}" if names is None else names[seat]


class Words:
    """What is said in one language: about one game, or by one part of Wolfden."""

    def __init__(
        self,
        language: str,
        catalogues: Sequence[str],
        named: Mapping[str, Sequence[str]] | None = None,
        remark: Callable[[int], Remark] | None = None,
        shared: tuple[frozenset[str], Words] | None = None,
        cast: Mapping[str, int] | None = None,
    ) -> None:
        """Of several catalogues, the first that has a message counts.

        `named` has the names of things in the game's data; `shared` the kinds of things that all at a table call the
        same, whatever language they read, and the words that have their names; `cast` the seats of known parts.
        """
        self.language = language
        self.catalogues = catalogues
        self.named = named or {}
        self.remark = remark
        self.shared = shared
        self.cast = cast or {}
        self.strict = False  # whether a sentence that is not as it should be is an error

    @cached_property
    def bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        functions: Any = {"VALUE": self._value, "KEY": self._key, "COUNT": self._count, "TALLY": self._tally}
        bundle = FluentBundle([self.language], functions, use_isolating=False)
        names = "\n".join(f'{id_} = {{ "{name}" }}' for id_, name in data_names(self.named).items())
        for text in (*self.catalogues, names):
            bundle.add_resource(FluentResource(text))
        return bundle

    # Sentences.

    def text(self, term: Term, names: Names | None = None, reader: int | None = None) -> str:
        """The sentence for a term; seats are called by these names, or by number, and the reader `you`."""
        return plain(self.marked(term, names, reader))

    def marked(self, term: Term, names: Names | None = None, reader: int | None = None) -> str:
        """The same with marks around names."""
        arguments = {field.name: self.argument(term, field, names, reader) for field in fields(type(term))}
        if isinstance(term, Said) and self.remark is not None:
            arguments["remark"] = self.marked(self.remark(term.remark), names, reader)
        everybody = {**self.players(names, reader), **arguments, "you": you(term, reader, self.cast)}
        return self.message(type(term).__name__, everybody)

    def players(self, names: Names | None, reader: int | None) -> dict[str, Person]:
        """Those whom every message of terms can name by their part."""
        return {part: self.person(seat, names, reader) for part, seat in self.cast.items()}

    def argument(self, term: Term, field: Field, names: Names | None, reader: int | None) -> Any:
        """A field of a term as messages know it."""
        value = getattr(term, field.name)
        if field.kind == Field.SEAT:
            return self.person(value, names, reader)
        if field.kind == Field.SEATS:
            return self.several([self.person(seat, names, reader) for seat in value])
        if field.kind in (Field.NAMED, Field.CHOICE):
            return self.thing_of(field, value)
        return ("true" if value else "false") if field.kind == Field.BOOL else value

    def say(self, id: str, /, **arguments: Any) -> str:
        """Any other message. People are given by their names; members of enumerations and lists as they are."""
        return plain(self.message(id, {name: self._given(value) for name, value in arguments.items()}))

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle.has_message(id))

    def hint(self, id: str, attribute: str = "hint") -> str:
        """An attribute of a message that takes no arguments; nothing if it has none."""
        if not self.has(id) or attribute not in self.bundle.get_message(id).attributes:
            return ""
        return plain(self.message(id, {}, attribute))

    def value(self, member: enum.Enum, case: str = "", number: int | None = None) -> str:
        """What a member of an enumeration is called."""
        return plain(self.enumerated(member).called(case, number))

    def thing(self, kind: str, number: int, case: str = "") -> str:
        """What a thing of the game's data is called; terms have room for more of them than there are."""
        return plain(self.data_thing(kind, number).called(case))

    def listing(self, parts: Iterable[Any]) -> str:
        """One, two and three."""
        return plain(self.several([self._given(part) for part in parts], none="").called())

    # Names of people and things, as arguments of messages.

    def person(self, seat: int, names: Names | None, reader: int | None = None) -> Person:
        """Somebody who is called by their name, or `you`."""
        from wolfden.engine.named import Person

        return Person(self, seat, names, reader)

    def enumerated(self, member: enum.Enum) -> Thing:
        """A member of an enumeration."""
        from wolfden.engine.named import Thing

        return Thing(self, type(member).__name__, member.name.lower())

    def data_thing(self, kind: str, number: int) -> Thing:
        """Something that the game's data names."""
        from wolfden.engine.named import Thing

        called = self.named.get(kind, ())
        own = called[number] if number < len(called) else str(number)
        return Thing(self, kind, slug(own), own)

    def thing_of(self, field: Field, value: Any) -> Thing:
        """The thing that a field of a term stands for."""
        return self.data_thing(field.named, value) if field.kind == Field.NAMED else self.enumerated(value)

    def counted(self, thing: Thing | str, count: int) -> Counted:
        """So many of a thing; a string is the id of its message."""
        from wolfden.engine.named import Counted

        return Counted(self, thing, count)

    def several(self, items: Sequence[Any], none: str | None = None) -> Listed:
        """Several of them; `none`: what to say if there are none."""
        from wolfden.engine.named import Listed

        return Listed(self, items, none)

    def of_kind(self, kind: str) -> Words:
        """The words that have the names of these things."""
        return self.shared[1] if self.shared is not None and kind in self.shared[0] else self

    def joined(self, texts: Sequence[str]) -> str:
        *before, last = texts
        if not before:
            return last
        start = before[0]
        for text in before[1:]:
            start = self.message("list-more", {"first": start, "next": text})
        return self.message("list-last", {"first": start, "last": last})

    # Fluent.

    def message(self, id: str, arguments: Mapping[str, Any], attribute: str = "", otherwise: str | None = None) -> str:
        """A message, or its attribute if it has such a one; `otherwise` where there is no such message."""
        if not self.bundle.has_message(id):
            if otherwise is None:
                raise BadData(f"the catalogue has no message {id}")
            return otherwise
        found = self.bundle.get_message(id)
        pattern = found.attributes.get(attribute, found.value)
        if pattern is None:
            raise BadData(f"the message {id} says nothing")
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        if errors and self.strict:
            from wolfden.engine.named import BadSentence

            raise BadSentence(f"{id}: {errors[0]}")
        return str(text)

    def _given(self, value: Any) -> Any:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, enum.Enum):
            return self.enumerated(value)
        return self.several([self._given(one) for one in value]) if isinstance(value, list | tuple) else value

    def _value(self, value: Any, number: Any = None, *, case: str = PLAIN_CASE) -> str:
        return str(value.called(case, number)) if hasattr(value, "called") else str(value)

    def _key(self, value: Any) -> str:
        return str(getattr(value, "key", value))

    def _count(self, value: Any) -> Any:
        from fluent.runtime.types import fluent_number

        return fluent_number(len(getattr(value, "items", "1")))

    def _tally(self, *pairs: Any, case: str = PLAIN_CASE, none: str | None = None) -> str:
        pairs_ = zip(pairs[::2], pairs[1::2], strict=True)
        return self.several([self.counted(thing, int(n)) for thing, n in pairs_ if int(n)], none).called(case)


def you(term: Term, reader: int | None, cast: Mapping[str, int]) -> str:
    """The field of a term that is the reader, a seat or a set of seats with nobody else in it; or the reader's part."""
    for field in fields(type(term)) if reader is not None else ():
        value = getattr(term, field.name)
        if (field.kind == Field.SEAT and value == reader) or (field.kind == Field.SEATS and value == (reader,)):
            return field.name
    return next((part for part, seat in cast.items() if seat == reader), NOBODY)


def check_named(terms: Iterable[type[Term]], named: Mapping[str, Sequence[str]]) -> None:
    """BadData if terms speak of things that the data does not name, or has no room for, or names alike."""
    for term in terms:
        for field in fields(term):
            if field.kind != Field.NAMED:
                continue
            if field.named not in named:
                raise BadData(f"{term.__name__}.{field.name} is a {field.named}, but the game names no such things")
            called = named[field.named]
            if field.high is not None and len(called) > field.high + 1:
                raise BadData(
                    f"there are {len(called)} things of the kind {field.named}, but room for {field.high + 1}"
                )
            if len(set(called)) < len(called):
                raise BadData(f"two things of the kind {field.named} have the same name")


def of_part(name: str, language: str) -> Words:
    """The words of a part of Wolfden, such as the terminal; in English what the language does not have."""
    return Words(
        language, [text for spoken in (language, ENGLISH) for text in (part(name, spoken), part("engine", spoken))]
    )


def of_game(
    shelf: Shelf,
    language: str,
    named: Mapping[str, Sequence[str]] | None,
    remark: Callable[[int], Remark] | None,
    shared: tuple[frozenset[str], Words] | None = None,
    cast: Mapping[str, int] | None = None,
) -> Words:
    """The words of a game; in English what the language does not have."""
    texts = [text for spoken in (language, ENGLISH) for text in (shelf.catalogue(spoken), part("engine", spoken))]
    return Words(language, texts, named, remark, shared, cast)


def listing(parts: Sequence[str]) -> str:
    """One, two and three."""
    return of_part("engine", ENGLISH).listing(parts)

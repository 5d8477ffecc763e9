"""The typed vocabulary of a game: actions, remarks, events and reasons are small frozen values.

Every field of a term is a whole number underneath, so that rules, logs and saves can carry plain integers:
a seat, a bounded number, a yes or no, one of an `IntEnum`, a set of seats packed into bits, or one of the things
that a game's data names: `Annotated[int, Meta(ge=0, lt=50, extra={"named": "Card"})]`.
"""

from __future__ import annotations

import enum
import typing
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Annotated, Any, ClassVar, TypeVar

import msgspec
from msgspec import Meta

from wolfden.engine.bits import MAX_SEATS, members

# A seat number, shown to people as a name.
Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS, extra={"seat": True})]

# A chance as people say it; `advice.percent` makes it.
Percent = Annotated[int, Meta(ge=0, le=100)]


class Term(msgspec.Struct, frozen=True, tag=True, tag_field="is"):
    """A typed value with whole-number fields."""


T = TypeVar("T", bound=Term)
ZEROS = (0,) * 6


class Action(Term, frozen=True, tag=True, tag_field="is"):
    """Something a seat can do."""


class Remark(Term, frozen=True, tag=True, tag_field="is"):
    """Something a seat can say."""


class Event(Term, frozen=True, tag=True, tag_field="is"):
    """Something that happened, as told to its audience."""


class Reason(Term, frozen=True, tag=True, tag_field="is"):
    """Why something is not allowed, or why a game ended."""


class Goal(Term, frozen=True, tag=True, tag_field="is"):
    """What a seat is after in the position it sees, in one sentence: made of its view and of nothing else."""


class Why(Term, frozen=True, tag=True, tag_field="is"):
    """Why a good player would choose what it advises, in one sentence: made of what its seat knows."""


class Caution(Term, frozen=True, tag=True, tag_field="is"):
    """A bad surprise that a choice risks, in one sentence for whoever is about to make it."""


class Heard(msgspec.Struct, frozen=True):
    """An event as somebody was told it. `public`: everybody was told, those who only watch as well.

    Anybody may watch, so whether something is public is no secret. Who else was told what is not public is one: a
    seat cannot tell whether all other seats heard it too, or nobody did.
    """

    event: Event
    public: bool


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won, a score for each seat, and why."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: Reason


class Field(msgspec.Struct, frozen=True):
    """One field of a term: its name, what it stands for and its smallest and largest value."""

    SEAT: ClassVar = "seat"
    SEATS: ClassVar = "seats"
    NUMBER: ClassVar = "number"
    BOOL: ClassVar = "bool"
    CHOICE: ClassVar = "choice"
    NAMED: ClassVar = "named"

    name: str
    kind: str
    low: int
    high: int | None
    choices: type[enum.IntEnum] | None = None
    named: str = ""  # which of the lists of names in the game's data

    def maker(self) -> Callable[[int], object]:
        """What makes the typed value out of a plain number."""
        if self.choices is not None:
            return {int(member): member for member in self.choices}.__getitem__
        if self.kind == self.BOOL:
            return bool
        return members if self.kind == self.SEATS else int


@cache
def makers(term: type[Term]) -> tuple[Callable[[int], object], ...]:
    return tuple(field.maker() for field in fields(term))


@cache
def fields(term: type[Term]) -> tuple[Field, ...]:
    """The fields of a term class, in order."""
    hints = typing.get_type_hints(term, include_extras=True)
    return tuple(_field(name, hints[name]) for name in term.__struct_fields__)


def _field(name: str, hint: Any) -> Field:
    low: Any = 0
    high: Any = None
    seat = False
    named = ""
    if typing.get_origin(hint) is Annotated:
        hint, *notes = typing.get_args(hint)
        for note in notes:
            if isinstance(note, Meta):
                low = note.ge if note.ge is not None else low
                high = note.le if note.le is not None else high
                high = note.lt - 1 if note.lt is not None else high
                seat = seat or bool(note.extra and note.extra.get("seat"))
                named = named or str((note.extra or {}).get("named", ""))
    if typing.get_origin(hint) is tuple:
        return Field(name, Field.SEATS, 0, None)
    if hint is bool:
        return Field(name, Field.BOOL, 0, 1)
    if isinstance(hint, type) and issubclass(hint, enum.IntEnum):
        return Field(name, Field.CHOICE, min(hint), max(hint), hint)
    if hint is int and named:
        return Field(name, Field.NAMED, low, high, named=named)
    if hint is int:
        return Field(name, Field.SEAT if seat else Field.NUMBER, low, high)
    raise TypeError(f"the field {name!r} of a term must be a whole number underneath, not {hint!r}")


def build(term: type[T], numbers: Sequence[int]) -> T:
    """The term of that class with these plain numbers: missing ones are zero, surplus ones not used."""
    return term(*[make(number) for make, number in zip(makers(term), chain(numbers, ZEROS), strict=False)])


class Values:
    """Terms as plain numbers, free of the names of classes and fields: a kind is known by when it first came up."""

    def __init__(self) -> None:
        self.kinds: dict[type[Term], int] = {}

    def of(self, term: Term) -> tuple[Any, ...]:
        """The kind and the fields of a term."""
        kind = self.kinds.setdefault(type(term), len(self.kinds))
        return (kind, *[_plain(getattr(term, name)) for name in term.__struct_fields__])


def _plain(value: Any) -> Any:
    return tuple(map(int, value)) if isinstance(value, tuple) else int(value)


class Space:
    """Numbers for typed values: each class takes a block, its fields count like digits."""

    def __init__(self, *terms: type[Term]) -> None:
        self.firsts: dict[type[Term], int] = {}
        self.values: list[Term] = []
        for term in terms:
            self.firsts[term] = len(self.values)
            self.values.extend(_every(term))
        self.numbers = {value: number for number, value in enumerate(self.values)}

    def __len__(self) -> int:
        return len(self.values)

    def value(self, number: int) -> Term:
        """The value of that number; IndexError if there is none."""
        if number < 0:
            raise IndexError(number)
        return self.values[number]

    def first(self, term: type[Term]) -> int:
        """The number of the class's first value; the others follow in order of their fields."""
        return self.firsts[term]


def _every(term: type[Term]) -> Iterator[Term]:
    """Every value of a class, the last field counting fastest."""
    rows: list[list[int]] = [[]]
    for field in fields(term):
        if field.high is None:
            raise TypeError(f"the field {field.name!r} of {term.__name__} needs an upper bound to be numbered")
        rows = [[*row, number] for row in rows for number in range(field.low, field.high + 1)]
    return (build(term, row) for row in rows)

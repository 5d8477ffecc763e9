"""Views as flat arrays of numbers between 0 and 1, for learning, made from the bounds of a view's fields.

A seat or a member of an enumeration is one-hot, a yes or no one number, a bounded number is scaled. What may
be None begins with a flag, as does each place of a tuple of varying length; a struct or a tuple of fixed
length is its parts in order. A tuple marked `extra={"set": True}` is a set, several-hot; any other keeps its
order, place by place. Chosen actions (`held`) are several-hot: which ones, not how often or in which order.
A thing that the game's data names is one-hot. What a game's data has fixed (`extra={"constant": True}`) is left out.
What is absent is all zeros. Seats take as many numbers as the game's largest table has, so that one layout
serves tables of every size.
"""

from __future__ import annotations

import enum
import types
import typing
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wolfden.engine.common import Said
from wolfden.engine.game import Game
from wolfden.engine.terms import Event
from wolfden.engine.view import View

HEARD = "heard"
# Raised whenever an array is laid out in another way by the same rules, in whatever game: what was learned before does
# not fit any more. 1: the step of the rules is part of every view.
LAYOUT = 1


class Part(msgspec.Struct, frozen=True):
    """A field of a layout: its path in the view, where its numbers begin and end, and what they are."""

    name: str
    start: int
    stop: int
    about: str
    parts: tuple[Part, ...] = ()


class Code:
    """How one kind of value becomes `size` numbers; `name` is the field's, for complaints."""

    def __init__(self, name: str, size: int, about: str) -> None:
        self.name = name
        self.size = size
        self.about = about

    def write(self, value: Any, out: array[float], at: int) -> None:
        """Write the value's numbers into an array of zeros, beginning there."""
        raise NotImplementedError

    def inside(self) -> Iterable[tuple[str, int, Code]]:
        """The parts worth naming: what each adds to the path, where it begins, and its code."""
        return ()

    def part(self, path: str, at: int) -> Part:
        """Where it is in a layout, and its parts."""
        parts = tuple(code.part(path + more, at + start) for more, start, code in self.inside())
        return Part(path, at, at + self.size, self.about, parts)

    def outside(self, value: object) -> ValueError:
        return ValueError(f"{self.name} is {value!r}, which is outside of its bounds")


class Flag(Code):
    """A yes or no."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 1, "yes or no")

    def write(self, value: Any, out: array[float], at: int) -> None:
        out[at] = 1.0 if value else 0.0


class Scaled(Code):
    """A whole number between two bounds."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, 1, f"{low} to {high}, scaled")
        self.low = low
        self.high = high
        self.range = (high - low) or 1

    def write(self, value: Any, out: array[float], at: int) -> None:
        if not self.low <= value <= self.high:
            raise self.outside(value)
        out[at] = (value - self.low) / self.range


class OneHot(Code):
    """One of some values."""

    def __init__(self, name: str, values: Sequence[int | str], what: str) -> None:
        super().__init__(name, len(values), f"one-hot: {what}")
        self.what = what
        self.places = {value: place for place, value in enumerate(values)}

    def place(self, value: Any) -> int:
        try:
            return self.places[value]
        except KeyError:
            raise self.outside(value) from None

    def write(self, value: Any, out: array[float], at: int) -> None:
        out[at + self.place(value)] = 1.0


class SeveralHot(Code):
    """Any of some values; how often and in which order is not said."""

    def __init__(self, each: OneHot) -> None:
        super().__init__(each.name, each.size, f"several-hot: {each.what}")
        self.each = each

    def write(self, value: Any, out: array[float], at: int) -> None:
        for member in value:
            out[at + self.each.place(member)] = 1.0


class Maybe(Code):
    """A flag, and the value if there is one."""

    def __init__(self, code: Code) -> None:
        super().__init__(code.name, 1 + code.size, f"whether there is one; {code.about}")
        self.code = code

    def write(self, value: Any, out: array[float], at: int) -> None:
        if value is not None:
            out[at] = 1.0
            self.code.write(value, out, at + 1)

    def inside(self) -> Iterable[tuple[str, int, Code]]:
        return [(more, start + 1, code) for more, start, code in self.code.inside()]


class Row(Code):
    """Some codes in a row: a struct's fields or a fixed tuple's places."""

    def __init__(self, name: str, about: str, codes: Sequence[tuple[str, Code]]) -> None:
        super().__init__(name, sum(code.size for _, code in codes), about)
        self.codes = codes

    def values(self, value: Any) -> Sequence[Any]:
        """What to write, one for each code."""
        if len(value) != len(self.codes):
            raise self.outside(value)
        return tuple(value)

    def write(self, value: Any, out: array[float], at: int) -> None:
        for part, (_, code) in zip(self.values(value), self.codes, strict=True):
            code.write(part, out, at)
            at += code.size

    def inside(self) -> Iterable[tuple[str, int, Code]]:
        at = 0
        for more, code in self.codes:
            yield more, at, code
            at += code.size


class Fields(Row):
    """A struct, field by field."""

    def values(self, value: Any) -> Sequence[Any]:
        return [getattr(value, more[1:]) for more, _ in self.codes]


class Places(Row):
    """A tuple of varying length: a flag and a value for each place that it can have."""

    def __init__(self, name: str, length: int, code: Code) -> None:
        places = [(f"[{index}]", Maybe(code)) for index in range(length)]
        super().__init__(name, f"{length} places, each: whether there is one; {code.about}", places)

    def values(self, value: Any) -> Sequence[Any]:
        if len(value) > len(self.codes):
            raise self.outside(value)
        return [*value, *[None] * (len(self.codes) - len(value))]


class Layout:
    """How the views of one game become arrays of `size` numbers; `parts` says where each field is.

    With talk, `encode` takes the seat's journal as well, and the array ends with all remarks ever heard.
    """

    def __init__(self, game: Game, view: type[View], talk: bool) -> None:
        self.view = view
        self.seats = game.seats[-1]
        self.steps = [step.name for step in game.steps]
        self.actions = game.num_actions
        self.remarks = game.num_remarks
        self.talk = talk
        self.code = self.of_struct(view, view.__name__)
        self.parts = tuple(code.part(more[1:], at) for more, at, code in self.code.inside())
        self.size = self.code.size
        if talk:
            said = Part(HEARD, self.size, self.size + self.seats * self.remarks, "by speaker and remark: ever heard it")
            self.parts += (said,)
            self.size = said.stop

    def __str__(self) -> str:
        """One line for each field."""
        return "\n".join(f"{part.name} [{part.start}:{part.stop}] {part.about}" for part in self.parts)

    def __getitem__(self, name: str) -> slice:
        """Where the numbers of a field are, such as `work` or `past[2].work`; KeyError if there is none."""
        parts = list(self.parts)
        while parts:
            part = parts.pop()
            if part.name == name:
                return slice(part.start, part.stop)
            parts.extend(part.parts)
        raise KeyError(name)

    def encode(self, view: View, journal: Iterable[Event] = ()) -> array[float]:
        """The view as numbers between 0 and 1; ValueError if it is not within its own bounds."""
        if type(view) is not self.view:
            raise TypeError(f"this layout is for a {self.view.__name__}, not for a {type(view).__name__}")
        out = array("f", bytes(4 * self.size))
        self.code.write(view, out, 0)
        if self.talk:
            for event in journal:
                if isinstance(event, Said):
                    out[self.code.size + event.seat * self.remarks + event.remark] = 1.0
        return out

    # From annotations to codes.

    def of_struct(self, struct: type[msgspec.Struct], name: str) -> Fields:
        hints = typing.get_type_hints(struct, include_extras=True)
        told = [field for field in struct.__struct_fields__ if not _constant(hints[field])]
        codes = [(f".{field}", self.of(hints[field], (), f"{name}.{field}")) for field in told]
        return Fields(name, f"a {struct.__name__}", codes)

    def of(self, hint: Any, notes: tuple[Meta, ...], name: str) -> Code:
        """The code for an annotation."""
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin is Annotated:
            found = tuple(note for note in arguments[1:] if isinstance(note, Meta))
            return self.of(arguments[0], notes + found, name)
        if origin in (typing.Union, types.UnionType):
            others = [argument for argument in arguments if argument is not type(None)]
            if len(others) == 1:
                return Maybe(self.of(others[0], notes, name))
        elif origin is tuple:
            return self.of_tuple(arguments, notes, name)
        elif hint is bool:
            return Flag(name)
        elif isinstance(hint, type) and issubclass(hint, enum.IntEnum):
            return OneHot(name, list(hint), ", ".join(member.name.lower() for member in hint))
        elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.of_struct(hint, name)
        elif hint is int:
            return self.of_number(notes, name)
        elif hint is str and _extra(notes, "step"):
            return OneHot(name, self.steps, ", ".join(self.steps))
        raise TypeError(f"{name} is {hint!r}, which cannot be turned into numbers")

    def of_number(self, notes: tuple[Meta, ...], name: str) -> Code:
        if _extra(notes, "seat"):
            return OneHot(name, range(self.seats), "seats")
        low = high = None
        for note in notes:
            low = note.ge if note.ge is not None else note.gt + 1 if note.gt is not None else low
            high = note.le if note.le is not None else note.lt - 1 if note.lt is not None else high
        if low is None or high is None:
            missing = "lower" if low is None else "upper"
            raise TypeError(f"{name} has no {missing} bound: annotate it with Meta(ge=, le=)")
        if named := _extra(notes, "named"):
            return OneHot(name, range(int(low), int(high) + 1), str(named))
        return Scaled(name, int(low), int(high))

    def of_tuple(self, elements: tuple[Any, ...], notes: tuple[Meta, ...], name: str) -> Code:
        if _extra(notes, "actions"):
            return SeveralHot(OneHot(name, range(self.actions), "actions"))
        if elements[-1] is not Ellipsis:
            codes = [(f"[{index}]", self.of(element, (), f"{name}[{index}]")) for index, element in enumerate(elements)]
            return Row(name, f"{len(codes)} values", codes)
        each = self.of(elements[0], (), f"{name}[]")
        if _extra(notes, "set"):
            if not isinstance(each, OneHot):
                raise TypeError(f"{name} is a set of what is not one-hot: only seats and enumerations can be in one")
            return SeveralHot(each)
        least = max((note.min_length for note in notes if note.min_length is not None), default=0)
        most = min((note.max_length for note in notes if note.max_length is not None), default=None)
        if most is None:
            raise TypeError(f"{name} has no greatest length: annotate it with Meta(max_length=)")
        if least == most:
            return Row(name, f"{most} values, each {each.about}", [(f"[{index}]", each) for index in range(most)])
        return Places(name, most, each)


def _extra(notes: tuple[Meta, ...], key: str) -> Any:
    return next((note.extra[key] for note in notes if note.extra and note.extra.get(key)), None)


def _constant(hint: Any) -> bool:
    return bool(_extra(tuple(note for note in typing.get_args(hint) if isinstance(note, Meta)), "constant"))


def versioned(game: Game) -> str:
    """The name of a game for learners, such as `gulag_v2`. The number is raised with the version of the rules and
    with the layout of observations; both only grow, so it is never the same for two of them.
    """
    return f"{game.name}_v{game.version + LAYOUT}"


@cache
def layout(game: Game, talk: bool = False) -> Layout:
    """The layout of a game's views. TypeError names a field that has no bounds.

    The class is that of a view a new game gives: what is encoded, not what is annotated, decides.
    """
    return Layout(game, type(game.new(game.seats[0], seed=0).view(0)), talk)

"""Which events of a journal make one line: a run of the same kind is told in one sentence.

A game declares its runs. What becomes of them is a pure function of one seat's own journal, so that it is the same
after a reload, and tells nothing of how many moves others have made. The page does the same with what the sheet says
(`web/src/text/lines.ts`); both are tested against the same fixtures.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from wolfden.engine.terms import Event, Field, Heard, Term, fields
from wolfden.engine.words import NOBODY, Names, Words, plain, you

if TYPE_CHECKING:
    from wolfden.engine.game import Game


class Run(msgspec.Struct, frozen=True):
    """Events one after the other that make one line, whose message is called `name`.

    All are of these kinds, the first of one of `starts` (none given: of any), and equal in the fields `same`, as far as
    they have them; `least` of them at least.
    """

    name: str
    kinds: tuple[type[Event], ...]
    same: tuple[str, ...] = ()
    starts: tuple[type[Event], ...] = ()
    least: int = 2

    def fits(self, event: Event, first: Event) -> bool:
        """Whether an event goes on with a run that began with the first."""
        return type(event) in self.kinds and all(
            getattr(event, name) == getattr(first, name)
            for name in self.same
            if hasattr(event, name) and hasattr(first, name)
        )

    def begins(self, event: Event) -> bool:
        return type(event) in (self.starts or self.kinds)


class Line(msgspec.Struct, frozen=True):
    """A line of the log: the events of the journal from `first` to before `end`, and the run that they make, if any."""

    first: int
    end: int
    run: Run | None = None


def lines(game: Game, heard: Sequence[Heard]) -> Iterator[Line]:
    """A seat's journal in lines. A run is all public or all not, and does not go past the beginning of a chapter."""
    at = 0
    while at < len(heard):
        lengths = [_length(game, run, heard, at) for run in game.lines]
        longest = max(lengths, default=0)
        run = game.lines[lengths.index(longest)] if longest else None
        yield Line(at, at + max(longest, 1), run)
        at += max(longest, 1)


def _length(game: Game, run: Run, heard: Sequence[Heard], at: int) -> int:
    """How many events from there on make such a run; none if they are too few."""
    first = heard[at]
    if not run.begins(first.event):
        return 0
    end = at
    while end < len(heard) and heard[end].public == first.public and run.fits(heard[end].event, first.event):
        if end > at and isinstance(heard[end].event, game.chapters):
            break
        end += 1
    return end - at if end - at >= run.least else 0


def told(game: Game, heard: Sequence[Heard], words: Words, names: Names | None, reader: int | None) -> list[str]:
    """A seat's journal in sentences, a line each."""
    return [plain(marked(line, heard, words, names, reader)) for line in lines(game, heard)]


def marked(line: Line, heard: Sequence[Heard], words: Words, names: Names | None, reader: int | None) -> str:
    """The sentence of a line, with marks around names."""
    events = [one.event for one in heard[line.first : line.end]]
    if line.run is None:
        return words.marked(events[0], names, reader)
    return words.message(line.run.name, run_arguments(line.run, events, words, names, reader))


def run_arguments(
    run: Run, events: Sequence[Term], words: Words, names: Names | None, reader: int | None
) -> dict[str, Any]:
    """What the message of a run gets: numbers are added up, things counted, all else is as in the first event.

    All people in a field in which events may differ are there as a list, too: for `$seat` it is called `$seats`.
    """
    arguments: dict[str, Any] = {**words.players(names, reader), "times": len(events), "you": NOBODY}
    for kind in run.kinds:
        arguments[f"times_{kind.__name__}"] = sum(type(event) is kind for event in events)
    for field in {field.name: field for kind in run.kinds for field in fields(kind)}.values():
        having = [event for event in events if field.name in type(event).__struct_fields__]
        if plural := several(run, field):
            seats = dict.fromkeys(getattr(event, field.name) for event in having)
            arguments[plural] = words.several([words.person(seat, names, reader) for seat in seats])
        if field.kind == Field.NUMBER:
            arguments[field.name] = sum(getattr(event, field.name) for event in having)
        elif field.kind in (Field.CHOICE, Field.NAMED):
            arguments[field.name] = _counted(field, having, words)
        elif having:
            arguments[field.name] = words.argument(having[0], field, names, reader)
        elif field.kind == Field.BOOL:
            arguments[field.name] = "false"
        elif field.kind == Field.SEATS:
            arguments[field.name] = words.several([])
    reads = [you(event, reader, {}) for event in events] + [you(events[0], reader, words.cast)]
    arguments["you"] = next((field for field in reads if field != NOBODY), NOBODY)
    return arguments


def several(run: Run, field: Field) -> str:
    """What the list of all people is called whom a field names; nothing if there is but one."""
    return f"{field.name}s" if field.kind == Field.SEAT and field.name not in run.same else ""


def _counted(field: Field, events: Sequence[Term], words: Words) -> Any:
    """Things with their numbers, in the order in which they first came; a single one as a thing."""
    counts: dict[int, int] = {}
    for event in events:
        value = getattr(event, field.name)
        counts[value] = counts.get(value, 0) + 1
    if len(events) == 1:
        return words.argument(events[0], field, None, None)
    return words.several([words.counted(words.thing_of(field, value), count) for value, count in counts.items()])

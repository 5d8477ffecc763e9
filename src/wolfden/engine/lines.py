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
    they have them; `least` of them at least. Besides:

    - `also`: kinds that go into the line with those before them, such as what only the reader was told about them.
      They do not count in `$times`. What has none of the fields `same` belongs to the event right before it.
    - `past`: kinds that may come in between, and then the same of others may, too: where all act at once, each has
      one line.
    - `number`: the field that says how many of its things an event tells of.
    - `exact`: there is one of each kind, in this order, and so all fields of all kinds.
    """

    name: str
    kinds: tuple[type[Event], ...]
    same: tuple[str, ...] = ()
    starts: tuple[type[Event], ...] = ()
    least: int = 2
    also: tuple[type[Event], ...] = ()
    past: tuple[type[Event], ...] = ()
    number: str = ""
    exact: bool = False

    def begins(self, event: Event) -> bool:
        return type(event) in (self.starts or self.kinds)

    def goes_on(self, one: Heard, first: Heard, next_to_it: bool) -> bool:
        """Whether what was told goes on with a run that began with the first; `next_to_it`: right after its last."""
        event = one.event
        if type(event) in self.also and not any(hasattr(event, name) for name in self.same):
            return next_to_it
        return (
            type(event) in (*self.kinds, *self.also)
            and one.public == first.public
            and all(
                getattr(event, name) == getattr(first.event, name)
                for name in self.same
                if hasattr(event, name) and hasattr(first.event, name)
            )
        )

    def passes(self, event: Event) -> bool:
        """Whether the run may go on after an event that is no part of it."""
        return bool(self.past) and type(event) in (*self.kinds, *self.also, *self.past)


class Line(msgspec.Struct, frozen=True):
    """A line of the log: the events at these places of the journal, and the run that they make, if any."""

    places: tuple[int, ...]
    run: Run | None = None

    @property
    def first(self) -> int:
        return self.places[0]

    @property
    def end(self) -> int:
        """Right after the last of them."""
        return self.places[-1] + 1


def lines(game: Game, heard: Sequence[Heard]) -> Iterator[Line]:
    """A seat's journal in lines, each at the place of its first event.

    A run is all public or all not, but for what goes with an event, and does not go past the beginning of a chapter.
    """
    taken: set[int] = set()
    for at in range(len(heard)):
        if at in taken:
            continue
        line = Line((at,))
        for run in game.lines:
            places = _places(game, run, heard, at, taken)
            if len(places) >= run.least and (line.run is None or len(places) > len(line.places)):
                line = Line(tuple(places), run)
        taken.update(line.places)
        yield line


def _places(game: Game, run: Run, heard: Sequence[Heard], at: int, taken: set[int]) -> list[int]:
    """Where the events are that make such a run from there on."""
    if not run.begins(heard[at].event):
        return []
    if run.exact:
        return _exact_places(game, run, heard, at, taken)
    places = [at]
    for place in range(at + 1, len(heard)):
        one = heard[place]
        if isinstance(one.event, game.chapters):
            break
        if place not in taken and run.goes_on(one, heard[at], place == places[-1] + 1):
            places.append(place)
        elif not run.passes(one.event):
            break
    return places


def _exact_places(game: Game, run: Run, heard: Sequence[Heard], at: int, taken: set[int]) -> list[int]:
    """The same for a run of one event of each kind."""
    part = heard[at : at + len(run.kinds)]
    places = list(range(at, at + len(part)))
    whole = tuple(type(one.event) for one in part) == run.kinds and taken.isdisjoint(places)
    apart = any(isinstance(one.event, game.chapters) or not run.goes_on(one, part[0], True) for one in part[1:])
    return places if whole and not apart else []


def told(game: Game, heard: Sequence[Heard], words: Words, names: Names | None, reader: int | None) -> list[str]:
    """A seat's journal in sentences, a line each."""
    return [plain(marked(line, heard, words, names, reader)) for line in lines(game, heard)]


def marked(line: Line, heard: Sequence[Heard], words: Words, names: Names | None, reader: int | None) -> str:
    """The sentence of a line, with marks around names."""
    events = [heard[place].event for place in line.places]
    if line.run is None:
        return words.marked(events[0], names, reader)
    return words.message(line.run.name, run_arguments(line.run, events, words, names, reader))


def run_arguments(
    run: Run, events: Sequence[Term], words: Words, names: Names | None, reader: int | None
) -> dict[str, Any]:
    """What the message of a run gets: numbers are added up, things counted, all else is as in the first event.

    All people in a field in which events may differ are there as a list, too: for `$seat` it is called `$seats`.
    """
    kinds = (*run.kinds, *run.also)
    times = sum(type(event) in run.kinds for event in events)
    arguments: dict[str, Any] = {**words.players(names, reader), "times": times}
    for kind in kinds:
        arguments[f"times_{kind.__name__}"] = sum(type(event) is kind for event in events)
    known = {field.name: field for kind in kinds for field in fields(kind)}
    for field in known.values():
        having = [event for event in events if field.name in type(event).__struct_fields__]
        if field.kind == Field.NUMBER:
            arguments[field.name] = sum(getattr(event, field.name) for event in having)
        elif field.kind in (Field.CHOICE, Field.NAMED):
            arguments[field.name] = _counted(run, field, having, words)
        elif having:
            arguments[field.name] = words.argument(having[0], field, names, reader)
        elif field.kind == Field.BOOL:
            arguments[field.name] = "false"
        elif field.kind == Field.SEATS:
            arguments[field.name] = words.several([])
        if (plural := several(run, field)) and plural not in known:
            seats = dict.fromkeys(getattr(event, field.name) for event in having)
            arguments[plural] = words.several([words.person(seat, names, reader) for seat in seats])
    # A field that is the reader comes before the part that the reader plays.
    reads = [*[you(event, reader, {}) for event in events], you(events[0], reader, words.cast)]
    arguments["you"] = next((name for name in reads if name != NOBODY), NOBODY)
    return arguments


def several(run: Run, field: Field) -> str:
    """What the list of all people is called whom a field names; nothing if there is but one."""
    return f"{field.name}s" if field.kind == Field.SEAT and field.name not in run.same else ""


def _counted(run: Run, field: Field, events: Sequence[Term], words: Words) -> Any:
    """Things with their numbers, in the order in which they first came; a single one as a thing."""
    if len(events) == 1 and not run.number:
        return words.argument(events[0], field, None, None)
    counts: dict[int, int] = {}
    for event in events:
        value = getattr(event, field.name)
        counts[value] = counts.get(value, 0) + getattr(event, run.number, 1)
    return words.several([words.counted(words.thing_of(field, value), count) for value, count in counts.items()])

"""What Python says of every term of every game, for the page to say the same: `python -m tests.page_texts` writes it.

Actions and remarks are there one by one, unless there are too many of a kind. Of those, and of events and reasons,
each field takes every value that could change the sentence, not each with each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any

import msgspec

import wolfden
from wolfden.engine.catalogue import ENGLISH, languages, parse, variables
from wolfden.engine.chance import fast
from wolfden.engine.common import Said
from wolfden.engine.game import Game
from wolfden.engine.lines import told
from wolfden.engine.terms import Caution, Field, Term, Why, build, fields
from wolfden.server.api import Sheet
from wolfden.server.sheet import sheet

WHERE = Path(__file__).parents[1] / "web" / "src" / "text" / "fixtures"
NAMES = ("Anna", "Bo", "Cleo", "Dmitri", "Edda", "Farouk", "Greta", "Hal", "Ines", "Jo")
SETS = (0b0, 0b1, 0b11, 0b1101)
MOST_PRODUCTS = 30
LARGEST_BLOCK = 100
LONGEST_JOURNAL = 120


def fixture(game: Game) -> bytes:
    """The part of a game's sheet that its sentences are made of, and what is said in every language.

    A row is a term, who reads it, and its sentence in each language; then journals with their lines.
    """
    sheets = {language: _part(sheet(game, language)) for language in languages()}
    said = [
        [term, reader, *[game.text(term, NAMES, reader, language) for language in languages()]]
        for term in every_term(game)
        for reader in readers(game, term)
    ]
    rows = b",\n".join(_json(row) for row in said)
    told = b",\n".join(_json(journal(game, seat)) for seat in (None, 0))
    parts = (_json(sheets), _json(NAMES), rows, told)
    return b'{"sheets":%b,\n"names":%b,\n"said":[\n%b\n],\n"journals":[\n%b\n]}\n' % parts


def _part(whole: Sheet) -> dict[str, Any]:
    keys = (
        "language",
        "catalogue",
        "named",
        "shared",
        "cast",
        "lines",
        "chapters",
        "remarks",
        "terms",
        "choices",
        "shown",
    )
    return {key: getattr(whole, key) for key in keys}


def readers(game: Game, term: Term) -> list[int | None]:
    """Nobody, and everybody whom the term is about, if in one field only: nobody deals with themself.

    So is whoever its message names by their part.
    """
    if isinstance(term, Why | Caution) and not speaks_of_the_reader(game, type(term).__name__):
        return [None]  # nobody is advised about themself: a law of the kit sees to it
    about = Counter(cast(game, type(term).__name__).values())
    for field in fields(type(term)):
        value = getattr(term, field.name)
        about.update({Field.SEAT: (value,), Field.SEATS: value}.get(field.kind, ()))
    return [None, *sorted(seat for seat, times in about.items() if times == 1)]


@cache
def speaks_of_the_reader(game: Game, message: str) -> bool:
    return "you" in variables(parse(game.shelf.catalogue(ENGLISH), game.name)[message])


@cache
def cast(game: Game, message: str) -> dict[str, int]:
    """The seats of those whom a message names by their part."""
    entry = parse(game.shelf.catalogue(ENGLISH), game.name).get(message)
    named = variables(entry) if entry is not None else ()
    return {part: seat for part, seat in game.cast.items() if part in named}


def journal(game: Game, seat: int | None) -> dict[str, Any]:
    """What a seat hears of the beginning of a game, and the lines that it makes, in every language."""
    state, stream = game.new(game.seats[-1], seed=5), fast(5)
    while not state.over and len(state.heard(seat)) < LONGEST_JOURNAL:
        actor = state.actors()[0]
        state.act(actor, stream.choose(state.actions(actor)))
    heard = state.heard(seat)[:LONGEST_JOURNAL]
    lines = {language: told(game, heard, game.words_in(language), NAMES, seat) for language in languages()}
    return {"seat": seat, "heard": heard, "lines": lines}


def _json(value: Any) -> bytes:
    return msgspec.json.encode(value)


def every_term(game: Game) -> Iterator[Term]:
    for space in (game.space, game.remark_space):
        for term in space.firsts:
            block = [value for value in space.values if type(value) is term]
            yield from block if len(block) <= LARGEST_BLOCK else samples(game, term)
    for number in range(0, game.num_remarks, 7):
        yield Said(number % 5, number)
    for term in game.terms.values():
        if term is not Said:
            yield from samples(game, term)


def samples(game: Game, term: type[Term]) -> Iterator[Term]:
    """Values of a term in which every value of each field occurs."""
    ranges = [values(game, term, field) for field in fields(term)]
    everything = list(islice(product(*ranges), MOST_PRODUCTS + 1))
    if len(everything) <= MOST_PRODUCTS:
        yield from (build(term, row) for row in everything)
        return
    for index in range(max(map(len, ranges))):
        yield build(term, [given[(index + place) % len(given)] for place, given in enumerate(ranges)])


def values(game: Game, term: type[Term], field: Field) -> list[int]:
    """What a field can be, as plain numbers; of those that only differ in the number itself, some."""
    if field.kind == Field.SEATS:
        return list(SETS)
    if field.kind == Field.SEAT:
        return [field.low, 3, game.seats[-1] - 1]
    if field.choices is not None:
        return [int(member) for member in field.choices]
    if field.kind == Field.BOOL:
        return [0, 1]
    high = field.low + 12 if field.high is None else field.high
    return sorted({field.low, *[min(field.low + more, high) for more in (1, 2, 3)], high})


def main() -> None:
    WHERE.mkdir(exist_ok=True)
    for name in wolfden.games():
        (WHERE / f"{name}.json").write_bytes(fixture(wolfden.game(name)))


if __name__ == "__main__":
    main()

"""What Python says of every term of every game, for the page to say the same: `python -m tests.page_texts` writes it.

Actions and remarks are there one by one, unless there are too many of a kind. Of those, and of events and reasons,
each field takes every value that could change the sentence, not each with each.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import Any

import msgspec

import wolfden
from wolfden.engine.common import Said
from wolfden.engine.game import Game
from wolfden.engine.terms import Field, Term, build, fields
from wolfden.server.sheet import sheet

WHERE = Path(__file__).parents[1] / "web" / "src" / "text" / "fixtures"
NAMES = ("Anna", "Bo", "Cleo", "Dmitri", "Edda", "Farouk", "Greta", "Hal", "Ines", "Jo")
SETS = (0b0, 0b1, 0b11, 0b1101)
MOST_PRODUCTS = 30
LARGEST_BLOCK = 100


def fixture(game: Game) -> bytes:
    """The part of a game's sheet that its sentences are made of, and the sentences with names and without."""
    whole = sheet(game)
    said = [[term, game.text(term, NAMES), game.text(term)] for term in every_term(game)]
    part = {key: getattr(whole, key) for key in ("remarks", "terms", "choices", "shown", "words")}
    rows = b",\n".join(_json(row) for row in said)
    return b'{"sheet":%b,\n"names":%b,\n"said":[\n%b\n]}\n' % (_json(part), _json(NAMES), rows)


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
    entry: Any = game.words.entries[term.__name__]
    if field.kind == Field.SEATS:
        return list(SETS)
    if field.kind == Field.SEAT:
        return [0, 3, game.seats[-1] - 1]
    if field.choices is not None:
        return [int(member) for member in field.choices]
    if field.kind == Field.BOOL:
        return [0, 1]
    if isinstance(entry, dict) and entry["by"] == field.name:
        return sorted(int(key) for key in entry if key != "by")
    high = field.low + 12 if field.high is None else field.high
    return sorted({field.low, min(field.low + 1, high), high})


def main() -> None:
    WHERE.mkdir(exist_ok=True)
    for name in wolfden.games():
        (WHERE / f"{name}.json").write_bytes(fixture(wolfden.game(name)))


if __name__ == "__main__":
    main()

"""A game's sheet: all about a game that never changes during one, made once and sent as it is."""

from __future__ import annotations

import gzip
from enum import IntEnum
from functools import lru_cache
from hashlib import blake2b

import msgspec
from msgspec.inspect import type_info

from wolfden import bots, registry
from wolfden.engine.game import Game
from wolfden.engine.terms import Field, Term, fields
from wolfden.server.api import Sheet, TermField
from wolfden.server.enums import enums


class Printed(msgspec.Struct, frozen=True):
    """A sheet as it goes over the wire, and the digest by which it is asked for."""

    digest: str
    body: bytes
    zipped: bytes  # with gzip


@lru_cache(64)
def printed(game: Game) -> Printed:
    """The sheet of a game; the same game gives the same bytes, also after a restart."""
    body = msgspec.json.encode(sheet(game))
    digest = blake2b(body, digest_size=16, person=b"wolfden.sheet").hexdigest()
    return Printed(digest, body, gzip.compress(body, mtime=0))


def find(digest: str) -> Printed | None:
    """The sheet with that digest, if it is one of a game that comes with Wolfden."""
    sheets = (printed(registry.game(name)) for name in registry.games())
    return next((sheet for sheet in sheets if sheet.digest == digest), None)


def sheet(game: Game) -> Sheet:
    """All there is to know about a game before it begins."""
    terms = {term.__name__: fields(term) for term in _terms(game)}
    shown = _shown(game)
    choices = [field.choices for row in terms.values() for field in row if field.choices is not None]
    return Sheet(
        game=game.name,
        title=game.title,
        version=game.version,
        fewest=game.seats[0],
        most=game.seats[-1],
        actions=tuple(game.space.values),
        remarks=tuple(game.remark_space.values),
        terms={name: tuple(_field(field) for field in row) for name, row in terms.items()},
        choices={
            one.__name__: {int(member): member.name.lower() for member in one}
            for one in dict.fromkeys([*choices, *shown.values()])
        },
        shown={name: one.__name__ for name, one in shown.items()},
        words=game.words.entries,
        help=game.help,
        bots=bots.names(game),
        data=game.data,
    )


def _shown(game: Game) -> dict[str, type[IntEnum]]:
    """The fields of a game's view, and of what it is made of, that hold an enumeration: always the same one."""
    view = type(game.new(game.seats[0], seed=0).view(None))
    found: dict[str, set[type[IntEnum]]] = {}
    for name, one in enums([type_info(view)]):
        if issubclass(one, IntEnum):
            found.setdefault(name, set()).add(one)
    return {name: ones.pop() for name, ones in sorted(found.items()) if len(ones) == 1}


def _terms(game: Game) -> list[type[Term]]:
    """Everything that the game has a sentence for."""
    return [*game.space.firsts, *game.remark_space.firsts, *game.terms.values()]


def _field(field: Field) -> TermField:
    return TermField(
        field.name, field.kind, field.choices.__name__ if field.choices is not None else field.named or None
    )

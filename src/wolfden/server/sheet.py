"""A game's sheet: all about a game that never changes during one, made once and sent as it is."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import blake2b

import msgspec

from wolfden import bots, registry
from wolfden.engine.game import Game
from wolfden.engine.terms import Field, Term, fields
from wolfden.server.api import Sheet, TermField


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
    enums = dict.fromkeys(field.choices for row in terms.values() for field in row if field.choices is not None)
    return Sheet(
        game=game.name,
        title=game.title,
        version=game.version,
        fewest=game.seats[0],
        most=game.seats[-1],
        actions=tuple(game.space.values),
        remarks=tuple(game.remark_space.values),
        terms={name: tuple(_field(field) for field in row) for name, row in terms.items()},
        choices={enum.__name__: {int(member): member.name.lower() for member in enum} for enum in enums},
        words=game.words.entries,
        help=game.help,
        bots=bots.names(game),
        data=game.data,
    )


def _terms(game: Game) -> list[type[Term]]:
    """Everything that the game has a sentence for."""
    return [*game.space.firsts, *game.remark_space.firsts, *game.terms.values()]


def _field(field: Field) -> TermField:
    return TermField(
        field.name, field.kind, field.choices.__name__ if field.choices is not None else field.named or None
    )

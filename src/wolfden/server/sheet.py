"""A game's sheet: all about a game that never changes during one, made once and sent as it is."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache
from hashlib import blake2b

import msgspec
from msgspec.inspect import type_info

from wolfden import bots, registry
from wolfden.engine import lesson
from wolfden.engine.catalogue import ENGLISH, languages, parse
from wolfden.engine.game import Game
from wolfden.engine.lines import Run
from wolfden.engine.terms import Field, Term, fields
from wolfden.server.api import LessonCard, RunCard, Sheet, TermField
from wolfden.server.enums import enums

# How the ids of messages begin that tables do not need: of the terminal, of lessons.
ELSEWHERE = ("show-", lesson.PREFIX)


class Page(msgspec.Struct, frozen=True):
    """A sheet in one language, as it goes over the wire."""

    body: bytes
    zipped: bytes  # with gzip


class Printed(msgspec.Struct, frozen=True):
    """A game's sheet in all languages, and the digest by which it is asked for."""

    digest: str
    pages: dict[str, Page]

    def page(self, language: str) -> Page:
        """The sheet in that language, or in English."""
        return self.pages.get(language) or self.pages[ENGLISH]


@lru_cache(64)
def printed(game: Game) -> Printed:
    """The sheet of a game; the same game gives the same bytes, also after a restart."""
    bodies = {language: msgspec.json.encode(sheet(game, language)) for language in languages()}
    digest = blake2b(b"".join(bodies.values()), digest_size=16, person=b"wolfden.sheet").hexdigest()
    return Printed(digest, {name: Page(body, gzip.compress(body, mtime=0)) for name, body in bodies.items()})


def find(digest: str) -> Printed | None:
    """The sheet with that digest, if it is one of a game that comes with Wolfden."""
    sheets = (printed(registry.game(name)) for name in registry.games())
    return next((sheet for sheet in sheets if sheet.digest == digest), None)


def sheet(game: Game, language: str) -> Sheet:
    """All there is to know about a game before it begins, in one language."""
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
        language=language,
        catalogue=for_the_page(game.words_in(language).catalogues),
        named={kind: tuple(called) for kind, called in game.named.items()},
        shared=tuple(sorted(game.shared)),
        lines=tuple(_run(run) for run in game.lines),
        chapters=tuple(event.__name__ for event in game.chapters),
        help=game.help_in(language),
        bots=bots.names(game),
        data=game.data,
        cast=dict(game.cast),
        doubts=game.doubts is not None,
        lessons=lesson_cards(game.name),
    )


def lesson_cards(name: str) -> tuple[LessonCard, ...]:
    """The lessons of a game as it comes, whatever numbers a table plays with; in the order of the learner's seats."""
    if name not in registry.games():
        return ()
    game = registry.game(name)
    found = [lesson.load(game, one) for one in lesson.names(game)]
    return tuple(LessonCard(one.name, one.seat, len(one.names)) for one in sorted(found, key=lambda one: one.seat))


def for_the_page(catalogues: Sequence[str]) -> str:
    """The messages that a table can need, once each: not those of the terminal and of lessons, and no comments."""
    from fluent.syntax import FluentSerializer, ast

    found: dict[str, ast.Message | ast.Term] = {}
    for number, text in enumerate(catalogues):
        for id_, entry in parse(text, f"catalogue {number}").items():
            if not id_.startswith(ELSEWHERE):
                found.setdefault(id_, entry)
    for entry in found.values():
        entry.comment = None
    return FluentSerializer().serialize(ast.Resource(list(found.values())))


def _run(run: Run) -> RunCard:
    groups = (run.kinds, run.starts or run.kinds, run.also, run.past)
    kinds, starts, also, past = [tuple(kind.__name__ for kind in group) for group in groups]
    return RunCard(run.name, kinds, run.same, starts, run.least, also, past, run.number, run.exact)


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

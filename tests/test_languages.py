"""Every language says everything: no message is missing or left over, none has a hole, and the reader is spoken to."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

import wolfden
from tests import page_texts
from wolfden.engine.catalogue import ENGLISH, languages
from wolfden.engine.game import Game
from wolfden.engine.lines import Run, run_arguments
from wolfden.engine.proofread import game_faults, part_faults
from wolfden.engine.terms import Field, Term, fields
from wolfden.engine.words import Words, of_game, plain

GAMES = [wolfden.game(name) for name in wolfden.games()]
# A new game begins in English; these are there in all languages.
TRANSLATED = {"boars", "gulag", "sobakistan", "wolves", "wooolf"}
PARTS = ("engine", "server", "terminal", "page")
HOLE = re.compile(r"[{}\ue000-\ue002]|\?\?\?|  |^\s|\s$|\s[.,:;!?]")
# Whatever is there of a game in a language has to be whole.
SPOKEN = [(game, language) for game in GAMES for language in languages() if game.shelf.catalogue(language)]
each = pytest.mark.parametrize(("game", "language"), SPOKEN, ids=lambda one: getattr(one, "name", one))
each_language = pytest.mark.parametrize("language", languages())


def strict(game: Game, language: str) -> Words:
    """The words of a game which say what is wrong with them, without help from English."""
    words = of_game(game.shelf, language, game.named, game.remark, cast=game.cast)
    words.catalogues = words.catalogues[:2]
    words.strict = True
    return words


@each
def test_nothing_is_wrong_with_what_a_game_says(game: Game, language: str) -> None:
    assert list(game_faults(game, language)) == []


@each_language
@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_wrong_with_what_a_part_says(part: str, language: str) -> None:
    assert list(part_faults(part, language)) == []


@each
def test_every_term_is_a_sentence_for_everybody_whom_it_is_about(game: Game, language: str) -> None:
    words = strict(game, language)
    for term in page_texts.every_term(game):
        for reader in page_texts.readers(game, term):
            text = words.text(term, page_texts.NAMES, reader)
            assert text and not HOLE.search(text), f"{term} for {reader}: {text!r}"


def events_of(game: Game, run: Run) -> list[list[Term]]:
    """Events that make such a line: each two of the same, or one of each kind about the same people and things."""
    if not run.exact:
        return [[one, one] for kind in run.starts or run.kinds for one in page_texts.samples(game, kind)]
    rows = zip(*[page_texts.samples(game, kind) for kind in run.kinds], strict=False)
    return [[_with(event, [*row[:place]]) for place, event in enumerate(row)] for row in rows]


def _with(event: Term, before: list[Term]) -> Term:
    """An event with what it has in common with those before it."""
    known = {name: getattr(one, name) for one in reversed(before) for name in one.__struct_fields__}
    return replace(event, **{name: value for name, value in known.items() if name in event.__struct_fields__})


def readers(game: Game, run: Run, events: list[Term]) -> list[int | None]:
    """Nobody, and those whom the events are about, if in fields of one name only: nobody deals with themself."""
    fields_of: dict[int, set[str]] = {}
    for part, seat in page_texts.cast(game, run.name).items():
        fields_of.setdefault(seat, set()).add(part)
    for event in events:
        for field in fields(type(event)):
            value = getattr(event, field.name)
            for seat in {Field.SEAT: (value,), Field.SEATS: value}.get(field.kind, ()):
                fields_of.setdefault(seat, set()).add(field.name)
    return [None, *sorted(seat for seat, names in fields_of.items() if len(names) == 1)]


@each
def test_every_line_of_several_events_is_a_sentence(game: Game, language: str) -> None:
    words = strict(game, language)
    for run in game.lines:
        for events in events_of(game, run):
            for reader in readers(game, run, events):
                arguments = run_arguments(run, events, words, page_texts.NAMES, reader)
                text = plain(words.message(run.name, arguments))
                assert text and not HOLE.search(text), f"{run.name} of {events} for {reader}: {text!r}"


@each
def test_things_are_called_something(game: Game, language: str) -> None:
    words = strict(game, language)
    for kind, called in game.named.items():
        for number in range(len(called)):
            assert words.thing(kind, number).strip()


@each
def test_actions_and_remarks_can_be_told_apart(game: Game, language: str) -> None:
    words = strict(game, language)
    for space in (game.space, game.remark_space):
        said: dict[str, Term] = {}
        for value in space.values:
            assert said.setdefault(words.text(value, page_texts.NAMES), value) == value


@each
def test_whole_journals_are_told(game: Game, language: str) -> None:
    for seat in (None, 0):
        told = page_texts.journal(game, seat)["lines"][language]
        assert told and not [line for line in told if HOLE.search(line)]


@each_language
def test_every_game_is_there(language: str) -> None:
    assert {game.name for game, spoken in SPOKEN if spoken == language} >= TRANSLATED


@each
def test_the_help_page_has_the_same_parts(game: Game, language: str) -> None:
    def parts(text: str) -> list[str]:
        return [line.split()[0] for line in text.splitlines() if line.startswith("#")]

    assert parts(game.help_in(language)) == parts(game.help_in(ENGLISH))
    assert (game.help_in(language) != game.help_in(ENGLISH)) == (language != ENGLISH)

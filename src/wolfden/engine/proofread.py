"""What is wrong with a catalogue: messages that are missing or left over, arguments and variants that do not fit.

All of it is found on the syntax tree, without making a sentence: `wolfden words de` prints it, and tests demand that
there is nothing to print.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fluent.syntax import ast, visitor

from wolfden.engine.catalogue import ENGLISH, Entry, data_names, parse, part, slug, variables
from wolfden.engine.game import Game
from wolfden.engine.lines import Run, several
from wolfden.engine.terms import Field, Term, fields
from wolfden.engine.words import NOBODY

FUNCTIONS = {"VALUE", "KEY", "COUNT", "TALLY", "NUMBER"}
THINGS = (Field.CHOICE, Field.NAMED)
# Plural categories, which numbers can be selected by.
PLURALS = {"zero", "one", "two", "few", "many", "other"}
OPEN_PARTS = ("n", "you")  # arguments that a language may not need


class Uses(visitor.Visitor):
    """What a message refers to: functions, other messages, and for each selector the keys of its variants."""

    def __init__(self) -> None:
        self.functions: list[str] = []
        self.messages: list[str] = []
        self.selections: list[tuple[str, str, list[str]]] = []  # the function or nothing, the variable, keys

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.append(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)]
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            self.selections.append(("", selector.id.name, keys))
        elif isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
            first: Any = selector.arguments.positional[0]
            self.selections.append((selector.id.name, first.id.name if hasattr(first, "id") else "", keys))
        self.generic_visit(node)


def uses(entry: Entry) -> Uses:
    found = Uses()
    found.visit(entry)
    return found


def game_faults(game: Game, language: str) -> Iterator[str]:
    """All that is wrong with what a game says in a language."""
    own = parse(game.shelf.catalogue(language), f"{game.name} in {language}")
    english = parse(game.shelf.catalogue(ENGLISH), f"{game.name} in {ENGLISH}")
    engine = parse(part("engine", language), f"engine in {language}")
    named = data_names(game.named)
    yield from references(own, {*own, *engine, *named})
    terms = {term.__name__: term for term in (*game.space.firsts, *game.remark_space.firsts, *game.terms.values())}
    for name, term in terms.items():
        entry = own.get(name) or engine.get(name)
        if entry is None:
            yield f"{name}: missing"
        elif name in own:
            known = {field.name: field for field in fields(term)}
            yield from _misfits(name, entry, _players(game) | known, seats_of([term]) | game.cast.keys())
    for run in game.lines:
        yield from _run_faults(run, own.get(run.name), game)
    things = _things(terms.values(), game)
    for id_, needed in things.items():
        if needed and id_ not in own:
            yield f"{id_}: missing"
    said = {*terms, *[run.name for run in game.lines], *things}
    for id_ in own:
        if id_ not in said and id_[0].isupper() and id_ not in named and id_ not in english:
            yield f"{id_}: left over"
    if language != ENGLISH:
        face = {id_: entry for id_, entry in english.items() if id_ not in said}
        yield from _differences(face, {id_: entry for id_, entry in own.items() if id_ not in said}, things)
        if game.shelf.help(ENGLISH) and not game.shelf.help(language):
            yield "the help page: missing"


def part_faults(name: str, language: str) -> Iterator[str]:
    """All that is wrong with what a part of Wolfden says in a language."""
    own = parse(part(name, language), f"{name} in {language}")
    engine = parse(part("engine", language), f"engine in {language}")
    yield from references(own, {*own, *engine})
    if language != ENGLISH:
        yield from _differences(parse(part(name, ENGLISH), f"{name} in {ENGLISH}"), own, {})


def references(entries: dict[str, Entry], known: set[str]) -> Iterator[str]:
    """Functions and messages that are referred to, and do not exist."""
    for id_, entry in entries.items():
        used = uses(entry)
        for function in used.functions:
            if function not in FUNCTIONS:
                yield f"{id_}: there is no function {function}"
        for message in used.messages:
            if message not in known:
                yield f"{id_}: there is no message {message}"


def seats_of(terms: Iterable[type[Term]]) -> set[str]:
    """The fields that can be the reader."""
    return {field.name for term in terms for field in fields(term) if field.kind in (Field.SEAT, Field.SEATS)}


def _players(game: Game) -> dict[str, Field]:
    """Those whom any message of terms can name by their part."""
    return {part: Field(part, Field.SEAT, 0, None) for part in game.cast}


def _misfits(id_: str, entry: Entry, known: dict[str, Field], readers: set[str]) -> Iterator[str]:
    """Arguments that a term does not have, and variants that are never reached."""
    for name in variables(entry):
        if name not in known and name != "you" and not (name == "remark" and id_ == "Said"):
            yield f"{id_}: there is no argument ${name}"
    for function, variable, keys in uses(entry).selections:
        field = known.get(variable)
        if variable == "you":
            yield from _strange(id_, variable, keys, readers | {NOBODY, "other"})
        elif field is None:
            continue
        elif field.kind in THINGS and function != "KEY":
            yield f"{id_}: to select by ${variable}, write KEY(${variable})"
        elif field.choices is not None:
            yield from _strange(id_, variable, keys, {member.name.lower() for member in field.choices} | {"other"})
        elif field.kind == Field.BOOL:
            yield from _strange(id_, variable, keys, {"true", "false"})
        elif field.kind == Field.NUMBER or function == "COUNT":
            yield from _strange(id_, variable, [key for key in keys if not key.lstrip("-").isdigit()], PLURALS)
        elif field.kind in (Field.SEAT, Field.SEATS):
            yield f"{id_}: one cannot select by ${variable}; $you says whether it is the reader"


def _strange(id_: str, variable: str, keys: Iterable[str], known: set[str]) -> Iterator[str]:
    for key in keys:
        if key not in known:
            yield f"{id_}: ${variable} is never [{key}]"


def _run_faults(run: Run, entry: Entry | None, game: Game) -> Iterator[str]:
    if entry is None:
        yield f"{run.name}: missing"
        return
    kinds = (*run.kinds, *run.also)
    known = {field.name: field for kind in kinds for field in fields(kind)}
    lists = {name: Field(name, Field.SEATS, 0, None) for field in known.values() if (name := several(run, field))}
    counts = {"times", *[f"times_{kind.__name__}" for kind in kinds]}
    numbers = {name: Field(name, Field.NUMBER, 0, None) for name in counts}
    everything = _players(game) | lists | known | numbers
    yield from _misfits(run.name, entry, everything, seats_of(kinds) | game.cast.keys())
    wanting = [field for kind in kinds for field in fields(kind) if not _in_start(field.name, run)]
    for field in wanting:
        if field.kind == Field.SEAT and field.name in variables(entry):
            yield f"{run.name}: ${field.name} is not there in every run that can begin"


def _in_start(name: str, run: Run) -> bool:
    return run.exact or all(name in kind.__struct_fields__ for kind in run.starts or run.kinds)


def _things(terms: Iterable[type[Term]], game: Game) -> dict[str, bool]:
    """The ids of all things that terms name; whether they need a message: what data names, is named there."""
    found: dict[str, bool] = {}
    for field in [field for term in terms for field in fields(term)]:
        if field.choices is not None:
            found |= {f"{field.choices.__name__}-{member.name.lower()}": True for member in field.choices}
        elif field.kind == Field.NAMED:
            found |= {f"{field.named}-{slug(name)}": False for name in game.named.get(field.named, ())}
    return found


def _differences(english: dict[str, Entry], own: dict[str, Entry], things: dict[str, bool]) -> Iterator[str]:
    """Messages that only one of two languages has, and arguments that only one of them uses."""
    for id_ in english:
        if id_ not in own and not id_.startswith("-"):
            yield f"{id_}: missing"
    for id_, entry in own.items():
        if id_.startswith("-") or id_ in things:
            continue
        if id_ not in english:
            if not id_[0].isupper():
                yield f"{id_}: left over"
            continue
        here, there = set(variables(entry)), set(variables(english[id_]))
        for name in sorted(here - there):
            yield f"{id_}: there is no argument ${name}"
        for name in sorted(there - here - set(OPEN_PARTS)):
            yield f"{id_}: does not use ${name}"
        for attribute in {one.id.name for one in english[id_].attributes} - {one.id.name for one in entry.attributes}:
            if not id_[0].isupper():
                yield f"{id_}.{attribute}: missing"

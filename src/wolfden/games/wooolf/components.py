"""The components of Wooolf!!, checked: out of tables such as `data/cards.toml` has, whoever wrote them."""

from __future__ import annotations

import enum
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from wolfden.engine.data import Path, Tables, fit
from wolfden.engine.errors import BadData
from wolfden.games.wooolf.box import (
    LEAST_HANDS,
    MOST_COPIES,
    MOST_ERRORS,
    MOST_KINDS,
    MOST_POINTS,
    MOST_QUESTIONS,
    MOST_ROUNDS,
    MOST_TURNS,
    SEATS,
    Box,
    card_of,
    image,
)
from wolfden.games.wooolf.terms.actions import Appearance, Character, Question

NAMES = tuple(character.name.lower() for character in Character)
MOST_VALUE = 99
MOST_ROWS = 30  # of cards: one for each image and appearance there is

E = TypeVar("E", bound=enum.IntEnum)

Value = Annotated[int, Meta(ge=0, le=MOST_VALUE)]
Sought = Annotated[list[str], Meta(min_length=1, max_length=2)]
Copies = Annotated[int, Meta(ge=0, le=MOST_COPIES)]
Early = Annotated[int, Meta(ge=1, le=SEATS[-1])]
Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]


class Values(msgspec.Struct, forbid_unknown_fields=True):
    sheep: Value
    hunting_dog: Value
    hunter: Value
    shepherd_boy: Value
    wolf: Value


class Targets(msgspec.Struct, forbid_unknown_fields=True):
    sheep: Sought
    hunting_dog: Sought
    hunter: Sought
    shepherd_boy: Sought
    wolf: Sought


class Questions(msgspec.Struct, forbid_unknown_fields=True):
    """Copies of each question card."""

    plays_wolf_hunter_or_shepherd_boy: Copies
    plays_sheep_hunter_or_shepherd_boy: Copies
    has_hunting_dog: Copies
    has_hunter: Copies
    has_sheep: Copies


class CardRow(msgspec.Struct, forbid_unknown_fields=True):
    image: str
    appearance: str
    copies: tuple[Copies, Copies, Copies, Copies, Copies]


class Replacement(msgspec.Struct, forbid_unknown_fields=True):
    image: str
    appearance: str
    becomes: str


class Rules(msgspec.Struct, forbid_unknown_fields=True):
    """The numbers of the rules."""

    questions_dealt: Annotated[int, Meta(ge=0, le=MOST_QUESTIONS)]
    early_suspicions: tuple[Early, Early, Early, Early, Early]
    early_points: Points
    final_points: Points
    turns: Annotated[int, Meta(ge=2, le=MOST_TURNS)]  # nobody suspects on their first
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    errors: Annotated[int, Meta(ge=1, le=MOST_ERRORS)]


class File(msgspec.Struct, forbid_unknown_fields=True):
    """The data file, part by part."""

    values: Values
    targets: Targets
    cards: Annotated[list[CardRow], Meta(max_length=MOST_ROWS)]
    advanced: Annotated[list[Replacement], Meta(max_length=MOST_ROWS)]
    questions: Questions
    rules: Rules


def components(tables: Tables) -> Box:
    """The box with these tables; BadData says what does not fit, and where."""
    file = fit(tables, File)
    rules = file.rules
    questions = _questions(file)
    _check_rules(rules, len(questions))
    return Box(
        values=_values(file),
        targets=_targets(file),
        decks=_decks(file),
        questions=questions,
        early_suspicions=rules.early_suspicions,
        questions_dealt=rules.questions_dealt,
        early_points=rules.early_points,
        final_points=rules.final_points,
        turns=rules.turns,
        rounds=rules.rounds,
        errors=rules.errors,
    )


def _member(kind: type[E], name: str, where: Path) -> E:
    for member in kind:
        if member.name.lower() == name:
            return member
    known = ", ".join(member.name.lower() for member in kind)
    raise BadData(f"there is no {kind.__name__.lower()} called {name!r}; there are: {known}", where)


def _values(file: File) -> tuple[int, ...]:
    found: dict[int, str] = {}
    for name in NAMES:
        value = getattr(file.values, name)
        if value in found:
            raise BadData(f"{found[value]} has the same value", ("values", name))
        found[value] = name
    return tuple(found)


def _targets(file: File) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []
    for name in NAMES:
        sought: list[str] = getattr(file.targets, name)
        if len(set(sought)) < len(sought):
            raise BadData(f"{name} needs one target or two different ones", ("targets", name))
        if name in sought:
            raise BadData(f"{name} cannot look for itself", ("targets", name))
        found.append(tuple(int(_member(Character, one, ("targets", name))) for one in sought))
    return tuple(found)


# Decks


def _decks(file: File) -> dict[tuple[int, bool], tuple[int, ...]]:
    """All character cards by number of seats, in the basic and in the advanced game."""
    decks: dict[tuple[int, bool], tuple[int, ...]] = {}
    for seats in SEATS:
        basic = _basic(file, seats)
        for advanced, deck in ((False, basic), (True, _replaced(file, seats, basic))):
            where = ("advanced",) if advanced else ("cards",)
            kinds = set(deck)
            if len(kinds) > MOST_KINDS:
                raise BadData(
                    f"a deck has at most {MOST_KINDS} kinds of cards, not {len(kinds)} as with {seats} players", where
                )
            if max(deck.count(card) for card in kinds) > MOST_COPIES:
                raise BadData(f"a deck has at most {MOST_COPIES} equal cards", where)
            decks[seats, advanced] = deck
    return decks


def _basic(file: File, seats: int) -> tuple[int, ...]:
    deck: list[int] = []
    for index, row in enumerate(file.cards):
        kind = _member(Character, row.image, ("cards", index, "image"))
        looks = _member(Appearance, row.appearance, ("cards", index, "appearance"))
        deck += [int(card_of(kind, looks))] * row.copies[SEATS.index(seats)]
    needed = 2 * max(seats, LEAST_HANDS)
    if len(deck) != needed:
        raise BadData(f"{seats} players need {needed} cards, not {len(deck)}", ("cards",))
    if sum(image(card) == Character.SHEPHERD_BOY for card in deck) > 1:
        raise BadData(f"there is only one shepherd boy, not more, with {seats} players", ("cards",))
    return tuple(sorted(deck))


def _replaced(file: File, seats: int, basic: tuple[int, ...]) -> tuple[int, ...]:
    deck = list(basic)
    for index, row in enumerate(file.advanced):
        where: Path = ("advanced", index)
        kind = _member(Character, row.image, (*where, "image"))
        old = card_of(kind, _member(Appearance, row.appearance, (*where, "appearance")))
        if old not in deck:
            raise BadData(f"there is no {row.image} that looks like {row.appearance} with {seats} players", where)
        deck[deck.index(old)] = int(card_of(kind, _member(Appearance, row.becomes, (*where, "becomes"))))
    return tuple(sorted(deck))


# Questions and rules


def _questions(file: File) -> tuple[int, ...]:
    return tuple(int(kind) for kind in Question for _ in range(getattr(file.questions, kind.name.lower())))


def _check_rules(rules: Rules, questions: int) -> None:
    if rules.questions_dealt * SEATS[-1] > questions:
        raise BadData(
            f"{questions} question cards are not enough for {SEATS[-1]} players", ("rules", "questions_dealt")
        )
    for place, (seats, early) in enumerate(zip(SEATS, rules.early_suspicions, strict=True)):
        if early > seats:
            raise BadData(
                f"{early} early suspicions cannot end a round with {seats} players",
                ("rules", "early_suspicions", place),
            )

"""The components of Wooolf!! as `cards.toml` has them, checked."""

from __future__ import annotations

import enum
from typing import Literal, TypeVar

import msgspec

from wolfden.engine.errors import BadData
from wolfden.engine.words import read
from wolfden.games.wooolf.actions import Appearance, Character, Question

SEATS = range(4, 9)
LEAST_HANDS = 5  # with fewer seats, a mute player holds the last hand
APPEARANCES = len(Appearance)
MOST_KINDS = 10  # of cards in a deck: the hands of two that they make fit into one packed set
MOST_QUESTIONS = 7  # in one hand

E = TypeVar("E", bound=enum.IntEnum)


class CardRow(msgspec.Struct, forbid_unknown_fields=True):
    image: str
    appearance: str
    copies: tuple[int, int, int, int, int]


class Replacement(msgspec.Struct, forbid_unknown_fields=True):
    image: str
    appearance: str
    becomes: str


class QuestionRow(msgspec.Struct, forbid_unknown_fields=True):
    copies: int
    about: Literal["character", "cards"]
    yes: list[str]


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    questions_dealt: int
    early_suspicions: tuple[int, int, int, int, int]
    early_points: int
    final_points: int
    turns: int
    rounds: int
    errors: int


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The data file, field by field."""

    values: dict[str, int]
    targets: dict[str, list[str]]
    cards: list[CardRow]
    advanced: list[Replacement]
    questions: dict[str, QuestionRow]
    rules: Rules


class Components:
    """All that is in the box.

    A card is a number that holds its image and its appearance: see `card`. Characters are indices everywhere.
    """

    def __init__(self, text: str) -> None:
        try:
            box = msgspec.toml.decode(text, type=Box)
        except msgspec.DecodeError as error:
            raise BadData(f"cards.toml: {error}") from None
        self.rules = box.rules
        self.values = _values(box)
        self.targets = _targets(box)
        self.decks = {(seats, False): _deck(box, seats) for seats in SEATS}
        for seats in SEATS:
            self.decks[seats, True] = _replaced(box, seats, self.decks[seats, False])
        for deck in self.decks.values():
            if len(set(deck)) > MOST_KINDS:
                raise BadData(
                    f"cards.toml: cards: a deck has at most {MOST_KINDS} kinds of cards, not {len(set(deck))}"
                )
        rows = _question_rows(box)
        self.questions = tuple(int(kind) for kind in Question for _ in range(rows[kind].copies))
        self.about_character = tuple(rows[kind].about == "character" for kind in Question)
        self.yes = tuple(sum({2 ** _member(Character, name) for name in rows[kind].yes}) for kind in Question)
        _check_rules(box.rules, len(self.questions))


def card(image: int, appearance: int) -> int:
    """The card with that image and that appearance."""
    return APPEARANCES * image + appearance


def _member(kind: type[E], name: str) -> E:
    for member in kind:
        if member.name.lower() == name:
            return member
    known = ", ".join(member.name.lower() for member in kind)
    raise BadData(f"cards.toml: there is no {kind.__name__.lower()} called {name!r}; there are: {known}")


def _every(kind: type[enum.IntEnum], given: set[str], what: str) -> None:
    """Each member must be there, and nothing else."""
    for name in sorted(given):
        _member(kind, name)
    for member in kind:
        if member.name.lower() not in given:
            raise BadData(f"cards.toml: {what} has nothing for {member.name.lower()}")


def _values(box: Box) -> tuple[int, ...]:
    _every(Character, set(box.values), "values")
    if len(set(box.values.values())) < len(Character):
        raise BadData("cards.toml: values: two characters have the same value")
    return tuple(box.values[image.name.lower()] for image in Character)


def _targets(box: Box) -> tuple[tuple[int, ...], ...]:
    _every(Character, set(box.targets), "targets")
    for name, sought in box.targets.items():
        if not 1 <= len(set(sought)) == len(sought) <= 2:
            raise BadData(f"cards.toml: targets: {name} needs one target or two different ones")
        if name in sought:
            raise BadData(f"cards.toml: targets: {name} cannot look for itself")
    return tuple(tuple(int(_member(Character, name)) for name in box.targets[c.name.lower()]) for c in Character)


def _deck(box: Box, seats: int) -> tuple[int, ...]:
    deck: list[int] = []
    for row in box.cards:
        copies = row.copies[SEATS.index(seats)]
        if copies < 0:
            raise BadData(f"cards.toml: cards: {copies} copies of {row.image} that looks like {row.appearance}")
        deck += [card(_member(Character, row.image), _member(Appearance, row.appearance))] * copies
    hands = max(seats, LEAST_HANDS)
    if len(deck) != 2 * hands:
        raise BadData(f"cards.toml: cards: {seats} players need {2 * hands} cards, not {len(deck)}")
    if sum(one // APPEARANCES == Character.SHEPHERD_BOY for one in deck) > 1:
        raise BadData(f"cards.toml: cards: there is only one shepherd boy, not more, with {seats} players")
    return tuple(sorted(deck))


def _replaced(box: Box, seats: int, basic: tuple[int, ...]) -> tuple[int, ...]:
    deck = list(basic)
    for row in box.advanced:
        image = _member(Character, row.image)
        old = card(image, _member(Appearance, row.appearance))
        if old not in deck:
            raise BadData(f"cards.toml: advanced: no {row.image} that looks like {row.appearance} with {seats} players")
        deck[deck.index(old)] = card(image, _member(Appearance, row.becomes))
    return tuple(sorted(deck))


def _question_rows(box: Box) -> dict[Question, QuestionRow]:
    _every(Question, set(box.questions), "questions")
    for name, row in box.questions.items():
        if row.copies < 0:
            raise BadData(f"cards.toml: questions: {row.copies} copies of {name}")
    return {_member(Question, name): row for name, row in box.questions.items()}


def _check_rules(rules: Rules, questions: int) -> None:
    if not 0 <= rules.questions_dealt * SEATS[-1] <= questions:
        raise BadData(f"cards.toml: rules: {questions} question cards are not enough for {SEATS[-1]} players")
    if rules.questions_dealt > MOST_QUESTIONS:
        raise BadData(f"cards.toml: rules: at most {MOST_QUESTIONS} question cards can be dealt to each player")
    for seats, early in zip(SEATS, rules.early_suspicions, strict=True):
        if not 1 <= early <= seats:
            raise BadData(f"cards.toml: rules: {early} early suspicions cannot end a round with {seats} players")
    for name in ("early_points", "final_points", "turns", "rounds", "errors"):
        if getattr(rules, name) < 1:
            raise BadData(f"cards.toml: rules: {name} must be at least 1")


COMPONENTS = Components(read("wolfden.games.wooolf", "cards.toml"))

"""Cards, and what two of them make of somebody: whom they play, what is said of them, what they answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import has
from wolfden.games.wooolf.actions import Appearance, Character
from wolfden.games.wooolf.cards import APPEARANCES, COMPONENTS

SHEPHERD_BOY: Final[i64] = int(Character.SHEPHERD_BOY)
WOLF: Final[i64] = int(Character.WOLF)
CHARACTERS: Final[i64] = len(Character)
LOOKS_LIKE_A_WOLF: Final[i64] = int(Appearance.WOLF)
UNKNOWN: Final[i64] = int(Appearance.UNKNOWN)

KINDS: Final[i64] = APPEARANCES  # a card is its image times this, plus its appearance
CARDS: Final[i64] = KINDS * CHARACTERS

YES: Final[tuple[int, ...]] = COMPONENTS.yes
ABOUT_CHARACTER: Final[tuple[bool, ...]] = COMPONENTS.about_character


def image(card: i64) -> i64:
    """The character on a card."""
    return card // KINDS


def appearance(card: i64) -> i64:
    """What a card looks like."""
    return card % KINDS


# Determine player character


def higher(card: int, other: int) -> int:
    """The image with the higher value."""
    return max(card // APPEARANCES, other // APPEARANCES, key=COMPONENTS.values.__getitem__)


# The same for all pairs of cards, looked up all the time.
HIGHER: Final[tuple[int, ...]] = tuple([higher(card, other) for card in range(CARDS) for other in range(CARDS)])


def character_of(card: i64, other: i64) -> i64:
    """Whom somebody with these two cards plays."""
    return HIGHER[card * CARDS + other]


# Targets


def _target(character: int, place: int) -> int:
    sought = COMPONENTS.targets[character]
    return sought[place] if place < len(sought) else -1


NO_TARGET: Final[i64] = -1
FIRST_TARGETS: Final[tuple[int, ...]] = tuple([_target(character, 0) for character in range(CHARACTERS)])
SECOND_TARGETS: Final[tuple[int, ...]] = tuple([_target(character, 1) for character in range(CHARACTERS)])


def target_of(character: i64, second: bool) -> i64:
    """Whom a character looks for with that pointer, or nobody."""
    return SECOND_TARGETS[character] if second else FIRST_TARGETS[character]


# Peek at a character card


def announcement(peeker: i64, card: i64) -> i64:
    """What a character says of a card: its appearance, but the shepherd boy sees wolves; and "?" is always "?"."""
    if peeker == SHEPHERD_BOY and appearance(card) != UNKNOWN:
        return LOOKS_LIKE_A_WOLF
    return appearance(card)


# Use a question card


def truth(question: i64, card: i64, other: i64) -> bool:
    """The true answer of somebody with these two cards."""
    if ABOUT_CHARACTER[question]:
        return has(YES[question], character_of(card, other))
    return has(YES[question], image(card)) or has(YES[question], image(other))

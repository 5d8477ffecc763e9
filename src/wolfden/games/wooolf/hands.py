"""Cards, and what two of them make of somebody: whom they play, what is said of them, what they answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import bit, has
from wolfden.games.wooolf.actions import Appearance, Character, Question

SHEEP: Final[i64] = int(Character.SHEEP)
HUNTING_DOG: Final[i64] = int(Character.HUNTING_DOG)
HUNTER: Final[i64] = int(Character.HUNTER)
SHEPHERD_BOY: Final[i64] = int(Character.SHEPHERD_BOY)
WOLF: Final[i64] = int(Character.WOLF)
CHARACTERS: Final[i64] = len(Character)
LOOKS_LIKE_A_WOLF: Final[i64] = int(Appearance.WOLF)
UNKNOWN: Final[i64] = int(Appearance.UNKNOWN)

KINDS: Final[i64] = len(Appearance)  # a card is its image times this, plus its appearance
CARDS: Final[i64] = KINDS * CHARACTERS


def card_of(image: i64, appearance: i64) -> i64:
    """The card with that image and that appearance."""
    return KINDS * image + appearance


def image(card: i64) -> i64:
    """The character on a card."""
    return card // KINDS


def appearance(card: i64) -> i64:
    """What a card looks like."""
    return card % KINDS


# Peek at a character card


def announcement(peeker: i64, card: i64) -> i64:
    """What a character says of a card: its appearance, but the shepherd boy sees wolves; and "?" is always "?"."""
    if peeker == SHEPHERD_BOY and appearance(card) != UNKNOWN:
        return LOOKS_LIKE_A_WOLF
    return appearance(card)


# Question cards, by kind: the characters to which the answer is yes, and whether it asks for the one that is played;
# the other kinds ask for the images of both cards.

QUESTIONS: Final[i64] = len(Question)
YES: Final[tuple[int, ...]] = (
    int(bit(WOLF) | bit(HUNTER) | bit(SHEPHERD_BOY)),
    int(bit(SHEEP) | bit(HUNTER) | bit(SHEPHERD_BOY)),
    int(bit(HUNTING_DOG)),
    int(bit(HUNTER)),
    int(bit(SHEEP)),
)
ABOUT_CHARACTER: Final[tuple[bool, ...]] = (True, True, False, False, False)


class Ranks:
    """By the values of the images: whom somebody with two cards plays, and what they answer."""

    def __init__(self, values: tuple[int, ...]) -> None:
        higher: list[int] = []  # for all pairs of cards, looked up all the time
        for card in range(CARDS):
            for other in range(CARDS):
                one, two = image(card), image(other)
                higher.append(int(one if values[one] >= values[two] else two))
        self.higher: tuple[int, ...] = tuple(higher)

    def plays(self, card: i64, other: i64) -> i64:
        """Whom somebody with these two cards plays: the image with the higher value."""
        return self.higher[card * CARDS + other]

    def truth(self, question: i64, card: i64, other: i64) -> bool:
        """The true answer of somebody with these two cards."""
        if ABOUT_CHARACTER[question]:
            return has(YES[question], self.plays(card, other))
        return has(YES[question], image(card)) or has(YES[question], image(other))

"""What lies in the box of Wooolf!!, as the rules read it: cards, whom a player with two of them plays, and numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import bit, has
from wolfden.games.wooolf.terms.actions import Appearance, Character, Question

SEATS: Final = range(4, 9)
MOST_SEATS: Final[i64] = 8
LEAST_HANDS: Final = 5  # with fewer seats, a mute player holds the last hand
NO_TARGET: Final[i64] = -1

# How much there can be, whatever the data says: learners get arrays that have room for it.
MOST_KINDS: Final = 10  # of cards in a deck: the hands of two that they make fit into one packed set
MOST_COPIES: Final = 15  # of a card in a deck, and of a question card
MOST_QUESTIONS: Final = 3  # dealt to one player
MOST_TURNS: Final = 15  # of a player in a round
MOST_ROUNDS: Final = 4
MOST_ERRORS: Final = 4  # of one player
MOST_POINTS: Final = 5  # for one suspicion

SHEEP: Final[i64] = int(Character.SHEEP)
HUNTING_DOG: Final[i64] = int(Character.HUNTING_DOG)
HUNTER: Final[i64] = int(Character.HUNTER)
SHEPHERD_BOY: Final[i64] = int(Character.SHEPHERD_BOY)
WOLF: Final[i64] = int(Character.WOLF)
CHARACTERS: Final[i64] = len(Character)
LOOKS_LIKE_A_WOLF: Final[i64] = int(Appearance.WOLF)
UNKNOWN: Final[i64] = int(Appearance.UNKNOWN)
APPEARANCES: Final[i64] = len(Appearance)


# Character cards: a card is a number, made of its image and its appearance.

CARDS: Final[i64] = APPEARANCES * CHARACTERS


def card_of(image: i64, appearance: i64) -> i64:
    """The card with that image and that appearance."""
    return APPEARANCES * image + appearance


def image(card: i64) -> i64:
    """The character on a card."""
    return card // APPEARANCES


def appearance(card: i64) -> i64:
    """What a card looks like."""
    return card % APPEARANCES


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


class Box:
    """Cards, targets and numbers. Tuples are by character, by number of seats from four on, or by question."""

    def __init__(
        self,
        values: tuple[int, ...],
        targets: tuple[tuple[int, ...], ...],
        decks: dict[tuple[int, bool], tuple[int, ...]],
        questions: tuple[int, ...],
        early_suspicions: tuple[int, ...],
        questions_dealt: i64,
        early_points: i64,
        final_points: i64,
        turns: i64,
        rounds: i64,
        errors: i64,
    ) -> None:
        self.ranks = Ranks(values)
        self.targets = targets
        self.firsts: tuple[int, ...] = tuple([sought[0] for sought in targets])
        self.seconds: tuple[int, ...] = tuple([sought[1] if len(sought) > 1 else int(NO_TARGET) for sought in targets])
        self.decks = decks  # by number of seats, and whether the game is advanced
        self.questions = questions  # all question cards
        self.early_suspicions = early_suspicions  # that end the turns of a round
        self.questions_dealt = questions_dealt
        self.early_points = early_points
        self.final_points = final_points
        self.turns = turns  # that each player has at most in a round
        self.rounds = rounds
        self.errors = errors  # error tokens of one player that end the game

    def target_of(self, character: i64, second: bool) -> i64:
        """Whom a character looks for with that pointer, or `NO_TARGET`."""
        return self.seconds[character] if second else self.firsts[character]

    def enough_suspicions(self, seats: i64) -> i64:
        """How many early suspicions end the turns of a round."""
        return self.early_suspicions[seats - SEATS[0]]

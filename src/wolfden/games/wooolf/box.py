"""What lies in the box of Wooolf!! and the numbers of its rules, as the rules read them: made from a data file."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.games.wooolf.hands import Ranks
from wolfden.games.wooolf.lot import Lot

SEATS: Final = range(4, 9)
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
        self.lots: dict[tuple[int, bool], Lot] = {table: Lot(self.ranks, deck) for table, deck in decks.items()}
        self.questions = questions  # all question cards
        self.early_suspicions = early_suspicions  # that end the turns of a round
        self.questions_dealt = questions_dealt
        self.early_points = early_points
        self.final_points = final_points
        self.turns = turns  # that each player has at most in a round
        self.rounds = rounds
        self.errors = errors  # error tokens of one player that end the game

    def target_of(self, character: i64, second: bool) -> i64:
        """Whom a character looks for with that pointer, or nobody."""
        return self.seconds[character] if second else self.firsts[character]

    def enough_suspicions(self, seats: i64) -> i64:
        """How many early suspicions end the turns of a round."""
        return self.early_suspicions[seats - SEATS[0]]

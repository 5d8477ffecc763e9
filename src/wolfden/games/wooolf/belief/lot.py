"""A deck of character cards, by kinds of cards and the hands that they make."""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from wolfden.games.wooolf.box import (
    APPEARANCES,
    CHARACTERS,
    QUESTIONS,
    SHEPHERD_BOY,
    UNKNOWN,
    Box,
    Ranks,
    appearance,
)


class Lot:
    """A deck by kinds of cards, and all hands that two of them make, numbered; sets of hands are packed."""

    def __init__(self, ranks: Ranks, deck: tuple[int, ...]) -> None:
        self.ranks = ranks
        self.kinds = sorted(set(deck))
        self.copies = [deck.count(card) for card in self.kinds]
        self.lows: list[int] = []  # by hand: its lower kind
        self.highs: list[int] = []
        for low in range(len(self.kinds)):
            for high in range(low, len(self.kinds)):
                self.lows.append(low)
                self.highs.append(high)
        hands = [(self.kinds[low], self.kinds[high]) for low, high in zip(self.lows, self.highs, strict=True)]
        self.plays = [packed([ranks.plays(*hand) == who for hand in hands]) for who in range(CHARACTERS)]
        self.shepherd_boys = self.plays[SHEPHERD_BOY]
        self.yes = [packed([ranks.truth(kind, *hand) for hand in hands]) for kind in range(QUESTIONS)]
        # By card: hands with one such card at least, and with two.
        self.some_card = [packed([card in hand for hand in hands]) for card in range(self.kinds[-1] + 1)]
        self.both_card = [packed([hand == (card, card) for hand in hands]) for card in range(self.kinds[-1] + 1)]
        # By appearance: the same.
        looks = [(appearance(low), appearance(high)) for low, high in hands]
        self.some_look = [packed([look in pair for pair in looks]) for look in range(APPEARANCES)]
        self.both_look = [packed([pair == (look, look) for pair in looks]) for look in range(APPEARANCES)]
        # Cards that do not look like "?", which a shepherd boy calls wolves.
        self.some_known = packed([pair != (UNKNOWN, UNKNOWN) for pair in looks])
        self.both_known = packed([UNKNOWN not in pair for pair in looks])


@lru_cache(256)
def lot_of(box: Box, seats: i64, advanced: bool) -> Lot:
    """The deck of a table with so many seats."""
    return Lot(box.ranks, box.decks[seats, advanced])


def packed(flags: list[bool]) -> int:
    """The set of the places that hold a yes."""
    return sum([2**place for place, flag in enumerate(flags) if flag])

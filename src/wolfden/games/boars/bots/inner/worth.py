"""What a position is worth to a player of Boars on the Run!, counted in spaces of the track."""

from __future__ import annotations

from math import comb, pow
from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import count, has, lowest
from wolfden.games.boars.box import (
    BEST_SERVED_COLD,
    BLACK,
    COLOURS,
    COULDNT_CARE_LESS,
    DIET,
    FINDERS_KEEPERS,
    GATHERER,
    KNOWLEDGE_IS_POWER,
    MIDNIGHT_FEAST,
    OVERTAKE,
    PORTION,
    PULLBACK,
    food,
    size,
)
from wolfden.games.boars.state import START, Boars

WON: Final = 1000.0
PACE: Final = 6.0  # spaces in a turn
TYPICAL: Final = 7  # cubes drawn on an ordinary turn
# How often so many diets that cost cubes can all be used: the second and third compete for the same cubes.
SHARE: Final = (1.0, 0.9, 0.75, 0.55, 0.4)


class Taste:
    """How a player weighs things; all in spaces."""

    def __init__(self, cube: float, cards: float, rivals: float) -> None:
        self.cube = cube  # a cube of food in the bag
        self.cards = cards  # how much of what a card will bring counts now
        self.rivals = rivals  # a space that a rival is further on


class Prospect:
    """A seat's outlook: the turns it expects still to have, and what a cube of each colour is worth to it."""

    def __init__(self, s: Boars, seat: i64, taste: Taste) -> None:
        self.s = s
        self.seat = seat
        self.taste = taste
        foremost: i64 = START
        for other in range(s.seats):
            foremost = max(foremost, s.at[other])
        self.behind: float = float(foremost - s.at[seat])
        self.turns: float = max(0.3, float(s.box.finish - foremost) / PACE)
        late = self.turns / (self.turns + 2.0)
        self.cube: list[float] = [taste.cube * late] * COLOURS

    def card(self, kind: i64, bag: i64) -> float:
        """What a card in front of this seat will still bring, if nothing else competes with it."""
        box = self.s.box
        what: i64 = box.kind[kind]
        turns, taste = self.turns, self.taste
        moves = float(box.moves[kind])
        if what == DIET:
            profit = moves + self.food(box.gains[kind]) - self.food(box.eats[kind])
            return turns * 0.6 * payable_odds(bag, box.eats[kind]) * profit
        if what <= MIDNIGHT_FEAST:
            return turns * none_odds(bag, box.card_colour[kind]) * (moves + self.food(box.gains[kind]))
        if what == PORTION:
            return turns * portion_odds(box.number[kind]) * moves
        if what == GATHERER:
            return turns * 0.3 * self.cube[box.card_colour[kind]]
        if what == KNOWLEDGE_IS_POWER:
            return min(turns, 4.0) * 0.5 * moves
        if what == BEST_SERVED_COLD:
            return min(turns, 4.0) * 0.3 * moves
        if what == COULDNT_CARE_LESS:
            return min(turns, 4.0) * 0.35 * moves
        chance = 1.0 - pow(1.0 - black_odds(bag, box.number[kind]), turns)
        return chance * self.vendetta(kind) * taste.rivals

    def vendetta(self, kind: i64) -> float:
        """Roughly what a vendetta is worth when it triggers."""
        what: i64 = self.s.box.kind[kind]
        if what == OVERTAKE:
            return 2.0 + 0.7 * self.behind
        if what == PULLBACK:
            return float(self.s.box.moves[kind]) * 0.8
        return 5.0 if what == FINDERS_KEEPERS else 4.0

    def food(self, cubes: i64) -> float:
        """What cubes are worth."""
        total = 0.0
        for colour in range(COLOURS):
            total += self.cube[colour] * float(counts.of(cubes, colour))
        return total

    def cards(self, cards: i64, bag: i64) -> float:
        """What all the cards in front of this seat will still bring; diets that cost cubes compete for them."""
        paying: list[float] = []
        total = 0.0
        while cards:
            kind: i64 = self.s.box.face[lowest(cards)]
            cards &= cards - 1
            worth = self.card(kind, bag)
            if self.s.box.kind[kind] == DIET:
                paying.append(worth)
            else:
                total += worth
        paying.sort(reverse=True)
        for place, worth in enumerate(paying):
            total += worth * SHARE[place]
        return total * self.taste.cards

    def worth(self, s: Boars) -> float:
        """What a position at the end of a turn is worth to this seat, compared with others of the same turn."""
        seat = self.seat
        if s.over:
            return WON if has(s.won, seat) else -WON
        bag: i64 = s.bags[seat] + (s.hand if s.turn == seat else 0)
        total = float(s.at[seat]) + self.food(bag) + self.cards(s.cards[seat], bag)
        scarce = food(bag)
        if scarce < 12:
            total -= self.taste.cube * 0.1 * float((12 - scarce) * (12 - scarce))
        rivals = self.taste.rivals
        if rivals:
            foremost: i64 = START
            others = 0.0
            for other in range(s.seats):
                if other != seat:
                    others += float(s.at[other]) + 0.5 * float(count(s.cards[other]))
                    foremost = max(foremost, s.at[other])
            total -= rivals * (0.6 * float(foremost) + 0.4 * others / float(s.seats - 1))
        return total


# Rough odds, for what a card is worth over many turns


def payable_odds(bag: i64, price: i64) -> float:
    """About how often an ordinary draw pays a price."""
    total = float(size(bag))
    odds = 1.0
    for colour in range(COLOURS):
        needed = counts.of(price, colour)
        if needed:
            expected = TYPICAL * float(counts.of(bag, colour)) / total
            odds *= min(1.0, expected / float(needed))
    return odds


def none_odds(bag: i64, colour: i64) -> float:
    """How often an ordinary draw has no cube of a colour."""
    total = size(bag)
    drawn: i64 = min(TYPICAL, total)
    return ways(total - counts.of(bag, colour), drawn) / ways(total, drawn)


def black_odds(bag: i64, number: i64) -> float:
    """How often an ordinary draw has just so many black cubes."""
    total, black = size(bag), counts.of(bag, BLACK)
    drawn: i64 = min(TYPICAL, total)
    return ways(black, number) * ways(total - black, drawn - number) / ways(total, drawn)


def portion_odds(cubes: i64) -> float:
    """How often one will want to draw just so many cubes."""
    away = cubes - TYPICAL
    return max(0.1, 0.75 - 0.12 * float(away if away >= 0 else -away))


def ways(total: i64, number: i64) -> float:
    """How many sets of that number there are."""
    if number < 0 or number > total:
        return 0.0
    if total < len(PASCAL):
        return PASCAL[total][number]
    return float(comb(total, number))


PASCAL: Final[list[list[float]]] = [[float(comb(n, k)) for k in range(n + 1)] for n in range(64)]

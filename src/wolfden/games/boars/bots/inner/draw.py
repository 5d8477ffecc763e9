"""What drawing so many cubes is worth to a player of Boars on the Run!, by the exact odds of the draw."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import bit, count, has, lowest
from wolfden.games.boars.bots.inner.worth import Prospect, ways
from wolfden.games.boars.box import (
    BLACK,
    COLOURS,
    DIET,
    LIMIT,
    MIDNIGHT_FEAST,
    NONE,
    PORTION,
    food,
    size,
)
from wolfden.games.boars.state import Boars

MOST_PAID: Final = 9  # more cubes than these buy nothing better
MOST_DRAWN: Final = 20  # more is hardly ever wise: bad luck alone decides


class Table:
    """What cubes in hand are good for this turn: diets together with a ticket, and what the rest can buy."""

    def __init__(self, prospect: Prospect) -> None:
        self.prospect = prospect
        s, seat = prospect.s, prospect.seat
        self.costs: list[int] = [0]  # of each set of diets
        self.gains: list[float] = [0.0]
        box = s.box
        for meal in range(2 * s.boars[seat], 2 * s.boars[seat] + 2):
            self.add(box.meal_eats[meal], float(box.meal_moves[meal]))
        self.without: list[float] = [0.0] * COLOURS  # for having drawn none of a colour
        self.portions: list[tuple[int, float]] = []
        cards: i64 = s.cards[seat]
        while cards:
            kind: i64 = box.face[lowest(cards)]
            cards &= cards - 1
            what: i64 = box.kind[kind]
            gain = float(box.moves[kind]) + prospect.food(box.gains[kind])
            if what == DIET:
                self.add(box.eats[kind], gain)
            elif what <= MIDNIGHT_FEAST:
                self.without[box.card_colour[kind]] += gain
            elif what == PORTION:
                self.portions.append((box.number[kind], gain))
        self.order()
        self.purchase = purchases(prospect)
        self.ride: list[float] = [0.0] * COLOURS
        for colour in range(COLOURS):
            station: i64 = box.stations[colour][s.at[seat]]
            if station != NONE:
                price = prospect.cube[colour] * float(box.tickets[colour])
                self.ride[colour] = float(station - s.at[seat]) - price

    def add(self, price: i64, gain: float) -> None:
        """One more diet that can be used or not: it doubles the sets."""
        gain -= self.prospect.food(price)
        if gain <= 0.0:
            return
        bag: i64 = self.prospect.s.bags[self.prospect.seat]
        for index in range(len(self.costs)):
            both: i64 = self.costs[index] + price
            if counts.covers(bag, both):
                self.costs.append(both)
                self.gains.append(self.gains[index] + gain)

    def order(self) -> None:
        """The best sets first."""
        ranked = sorted(zip(self.gains, self.costs, strict=True), reverse=True)
        self.gains = [gain for gain, _ in ranked]
        self.costs = [cost for _, cost in ranked]

    def best(self, hand: i64, total: i64) -> float:
        """The most that a hand of so many cubes of food can bring."""
        best = self.best_set(hand, total)
        for colour in range(COLOURS):
            price: i64 = self.prospect.s.box.tickets[colour]
            if self.ride[colour] > 0.0 and counts.of(hand, colour) == price:
                with_ride = self.ride[colour] + self.best_set(hand - counts.some(colour, price), total - price)
                best = max(best, with_ride)
        return best

    def best_set(self, hand: i64, total: i64) -> float:
        best = -1.0
        most = self.purchase[min(total, MOST_PAID)]
        for index in range(len(self.costs)):
            gain = self.gains[index]
            if gain + most <= best:
                break
            cost: i64 = self.costs[index]
            if counts.covers(hand, cost):
                left = total - food(cost)
                best = max(best, gain + self.purchase[min(left, MOST_PAID)])
        return best


def purchases(prospect: Prospect) -> list[float]:
    """By the number of cubes left over: the most that buying one of the open cards with them is worth."""
    s, seat = prospect.s, prospect.seat
    box, bag = s.box, s.bags[seat]
    before = prospect.cards(s.cards[seat], bag)
    average = (prospect.cube[0] + prospect.cube[1] + prospect.cube[2] + prospect.cube[3]) / COLOURS
    best = [0.0] * (MOST_PAID + 1)
    for card in s.market:
        kind: i64 = box.face[card]
        cost: i64 = box.cost[kind]
        cards: i64 = s.cards[seat]
        gain = prospect.cards(with_card(s, cards, card, prospect, bag), bag) - before - average * float(cost)
        acting = cards & (box.cold if has(box.vendettas, card) else box.learned)
        while acting:
            gain += float(box.moves[box.face[lowest(acting)]])
            acting &= acting - 1
        for purse in range(cost, MOST_PAID + 1):
            best[purse] = max(best[purse], gain)
    return best


def with_card(s: Boars, cards: i64, card: i64, prospect: Prospect, bag: i64) -> i64:
    """The cards in front of a seat after a purchase: where there are too many, the worst of the old ones is gone."""
    taken = cards | bit(card)
    if count(cards) < LIMIT:
        return taken
    best = -1.0
    left: i64 = taken
    rest = cards
    while rest:
        gone = rest & -rest
        rest &= rest - 1
        worth = prospect.cards(taken & ~gone, bag)
        if worth > best:
            best = worth
            left = taken & ~gone
    return left


def draw_worth(prospect: Prospect, vendetta: list[float]) -> list[float]:
    """What drawing 0, 1, 2 ... cubes is worth this turn, exactly: over all that can come out of the bag.

    `vendetta` says, by the number of black cubes, what the vendettas that they trigger are worth.
    """
    s, seat = prospect.s, prospect.seat
    box = s.box
    bag: i64 = s.bags[seat]
    table = Table(prospect)
    total = size(bag)
    black = counts.of(bag, BLACK)
    most: i64 = min(total, MOST_DRAWN)
    sums = [0.0] * (most + 1)
    reds, blues, yellows, greens = counts.of(bag, 0), counts.of(bag, 1), counts.of(bag, 2), counts.of(bag, 3)
    without = table.without
    for red in range(min(reds, most) + 1):
        red_ways = ways(reds, red)
        for blue in range(min(blues, most - red) + 1):
            blue_ways = red_ways * ways(blues, blue)
            for yellow in range(min(yellows, most - red - blue) + 1):
                yellow_ways = blue_ways * ways(yellows, yellow)
                some = red + blue + yellow
                for green in range(min(greens, most - some) + 1):
                    odds = yellow_ways * ways(greens, green)
                    drawn: i64 = some + green
                    spared = 0.0
                    if red == 0:
                        spared = without[0]
                    if blue == 0:
                        spared += without[1]
                    if yellow == 0:
                        spared += without[2]
                    if green == 0:
                        spared += without[3]
                    hand = counts.some(0, red) + counts.some(1, blue) + counts.some(2, yellow) + counts.some(3, green)
                    useful = spared + table.best(hand, drawn)
                    for spoiled in range(min(black, most - drawn) + 1):
                        gain = useful if spoiled < box.sick else spared
                        sums[drawn + spoiled] += odds * ways(black, spoiled) * (gain + vendetta[spoiled])
    for number in range(most + 1):
        sums[number] /= ways(total, number)
    for number, gain in table.portions:
        if number <= most:
            sums[number] += gain
    return sums


def without_odds(bag: i64, number: i64, colour: i64) -> float:
    """The chance that there is no cube of a colour among so many."""
    return ways(size(bag) - counts.of(bag, colour), number) / ways(size(bag), number)


def paid_odds(bag: i64, number: i64, price: i64, exact: bool, sick: i64) -> float:
    """The chance that so many cubes out of a bag can pay a price: no sickness; of a ticket, just the price."""
    return paying_ways(bag, 0, number, price, exact, sick) / ways(size(bag), number)


def paying_ways(bag: i64, colour: i64, left: i64, price: i64, exact: bool, sick: i64) -> float:
    """The ways to draw the cubes that are left, of this colour and the next ones."""
    there = counts.of(bag, colour)
    if colour == BLACK:
        return ways(there, left) if left < sick else 0.0
    least = counts.of(price, colour)
    most: i64 = least if exact and least else there
    total = 0.0
    for number in range(least, min(most, left) + 1):
        total += ways(there, number) * paying_ways(bag, colour + 1, left - number, price, exact, sick)
    return total

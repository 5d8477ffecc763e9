"""What a player of Boars on the Run! goes by: what a position is worth to a seat, and the exact odds of a draw.

Worth is counted in spaces of the track.
"""

from __future__ import annotations

from math import comb, pow
from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import has, lowest
from wolfden.games.boars.actions import Kind
from wolfden.games.boars.box import BLACK, COLOURS, NONE, covers, held, size
from wolfden.games.boars.race import START, Boars, food

WON: Final = 1000.0
MOST_PAID: Final = 9  # cubes beyond which more money buys nothing better
MOST_DRAWN: Final = 20  # more is hardly ever wise: bad luck alone decides
TYPICAL: Final = 7  # cubes drawn on an ordinary turn
# How often so many diets that cost cubes can all be used: the second and third compete for the same cubes.
SHARE: Final = (1.0, 0.9, 0.75, 0.55, 0.4)

DIET: Final[i64] = int(Kind.DIET)
NON_DIET: Final[i64] = int(Kind.NON_DIET)
FEAST: Final[i64] = int(Kind.MIDNIGHT_FEAST)
PORTION: Final[i64] = int(Kind.PORTION)
GATHERER: Final[i64] = int(Kind.GATHERER)
KNOWLEDGE: Final[i64] = int(Kind.KNOWLEDGE_IS_POWER)
COLD: Final[i64] = int(Kind.BEST_SERVED_COLD)
CARELESS: Final[i64] = int(Kind.COULDNT_CARE_LESS)
OVERTAKE: Final[i64] = int(Kind.OVERTAKE)
PULLBACK: Final[i64] = int(Kind.PULLBACK)
SWITCHEROO: Final[i64] = int(Kind.SWITCHEROO)
KEEPERS: Final[i64] = int(Kind.FINDERS_KEEPERS)


class Taste:
    """How a player weighs things; all in spaces."""

    def __init__(self, cube: float, cards: float, rivals: float) -> None:
        self.cube = cube  # a cube of food in the bag
        self.cards = cards  # how much of what a card will bring counts now
        self.rivals = rivals  # a space that the foremost rival is ahead


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
        if what <= FEAST:
            return turns * none_odds(bag, box.without[kind]) * (moves + self.food(box.gains[kind]))
        if what == PORTION:
            return turns * portion_odds(box.portion[kind]) * moves
        if what == GATHERER:
            return turns * 0.3 * self.cube[box.without[kind]]
        if what == KNOWLEDGE:
            return min(turns, 4.0) * 0.5 * moves
        if what == COLD:
            return min(turns, 4.0) * 0.3 * moves
        if what == CARELESS:
            return min(turns, 4.0) * 0.35 * moves
        chance = 1.0 - pow(1.0 - black_odds(bag, box.portion[kind]), turns)
        return chance * self.vendetta(kind) * taste.rivals

    def vendetta(self, kind: i64) -> float:
        """What a vendetta does when it triggers, on an ordinary day."""
        what: i64 = self.s.box.kind[kind]
        if what == OVERTAKE:
            return 2.0 + 0.7 * self.behind
        if what == PULLBACK:
            return float(self.s.box.moves[kind]) * 0.8
        if what == SWITCHEROO:
            return 4.0
        return 5.0 if what == KEEPERS else 4.0

    def food(self, cubes: i64) -> float:
        """What cubes are worth."""
        total = 0.0
        for colour in range(COLOURS):
            total += self.cube[colour] * float(held(cubes, colour))
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
                    others += float(s.at[other]) + 0.5 * float(cards_lying(s.cards[other]))
                    foremost = max(foremost, s.at[other])
            total -= rivals * (0.6 * float(foremost) + 0.4 * others / float(s.seats - 1))
        return total


PACE: Final = 6.0  # spaces in a turn


def cards_lying(cards: i64) -> i64:
    n: i64 = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n


# Rough odds, for what a card is worth over many turns


def payable_odds(bag: i64, price: i64) -> float:
    """About how often an ordinary draw pays a price."""
    total = float(size(bag))
    odds = 1.0
    for colour in range(COLOURS):
        needed = held(price, colour)
        if needed:
            expected = TYPICAL * float(held(bag, colour)) / total
            odds *= min(1.0, expected / float(needed))
    return odds


def none_odds(bag: i64, colour: i64) -> float:
    """How often an ordinary draw has no cube of a colour."""
    total = size(bag)
    drawn: i64 = min(TYPICAL, total)
    return ways(total - held(bag, colour), drawn) / ways(total, drawn)


def black_odds(bag: i64, number: i64) -> float:
    """How often an ordinary draw has just so many black cubes."""
    total, black = size(bag), held(bag, BLACK)
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


# The exact odds of a draw


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
            elif what <= FEAST:
                self.without[box.without[kind]] += gain
            elif what == PORTION:
                self.portions.append((box.portion[kind], gain))
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
            if covers(bag, both):
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
            if self.ride[colour] > 0.0 and held(hand, colour) == price:
                with_ride = self.ride[colour] + self.best_set(hand - price * CUBES[colour], total - price)
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
            if covers(hand, cost):
                left = total - food(cost)
                best = max(best, gain + self.purchase[min(left, MOST_PAID)])
        return best


CUBES: Final = (1, 256, 65536, 16777216)


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
    taken = cards | (PLACES[card])
    if cards_lying(cards) < 4:
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


PLACES: Final[list[int]] = [2**card for card in range(62)]


def draw_worth(prospect: Prospect, vendetta: list[float]) -> list[float]:
    """What drawing 0, 1, 2 ... cubes is worth this turn, exactly: over all that can come out of the bag.

    `vendetta` has what happens with so many black cubes, besides.
    """
    s, seat = prospect.s, prospect.seat
    box = s.box
    bag: i64 = s.bags[seat]
    table = Table(prospect)
    total = size(bag)
    black = held(bag, BLACK)
    most: i64 = min(total, MOST_DRAWN)
    sums = [0.0] * (most + 1)
    reds, blues, yellows, greens = held(bag, 0), held(bag, 1), held(bag, 2), held(bag, 3)
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
                    hand = red + 256 * blue + 65536 * yellow + 16777216 * green
                    useful = spared + table.best(hand, drawn)
                    for spoiled in range(min(black, most - drawn) + 1):
                        gain = useful if spoiled < box.sick else spared
                        sums[drawn + spoiled] += odds * ways(black, spoiled) * (gain + vendetta[spoiled])
    for number in range(most + 1):
        sums[number] /= ways(total, number)
    for cubes, gain in table.portions:
        if cubes <= most:
            sums[cubes] += gain
    return sums

"""The deals that fit all a seat saw and heard, counted, each as likely as chance makes it.

Everything a seat learns about the cards of one player narrows down that player's hand alone, but for two things:
the cards come from one deck, and a cry of wolf means something else if it is the shepherd boy's. So there is one
*case* for each player who may be the shepherd boy and has cried wolf, and one in which all cries are true. In
each case every hand has a weight of its own, and deals are counted player by player, over the cards still left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import NOBODY, Seats, bit, count, members, spelled
from wolfden.engine.chance import Stream
from wolfden.games.wooolf.belief.evidence import Evidence
from wolfden.games.wooolf.belief.lot import lot_of
from wolfden.games.wooolf.box import LOOKS_LIKE_A_WOLF, UNKNOWN, appearance
from wolfden.games.wooolf.state import HANDS, NO_ONE, PLAYERS

DIGIT: Final[i64] = 4  # bits for the number of cards of one kind, in a number that holds all of them
DIGIT_MASK: Final[i64] = 15
MOST_HANDS: Final[i64] = 62  # that a set of hands can hold
UNCOUNTED: Final = -1
SMALL: Final = 2**31  # what a stream draws below in one go


class Unseen:
    """The cards that one seat does not hold, and who holds them."""

    def __init__(self, known: Evidence) -> None:
        self.lot = lot_of(known.box, known.seats, known.advanced)
        self.holders = PLAYERS[known.seats] & ~bit(known.seat)
        self.left: i64 = 0  # copies of each kind, packed
        self.places: list[int] = []  # by kind: what one card counts in the place that `left` has in a list
        place: i64 = 1
        for kind, card in enumerate(self.lot.kinds):
            own = (known.low == card) + (known.high == card)
            copies: i64 = self.lot.copies[kind] - own
            self.left |= copies << (DIGIT * kind)
            self.places.append(place)
            place *= copies + 1
        self.size = place
        self.hands: i64 = 0  # those that can be made of these cards
        for hand in range(len(self.lot.lows)):
            if self.ways(self.left, hand):
                self.hands |= bit(hand)

    def ways(self, left: i64, hand: i64) -> i64:
        """In how many ways the cards left make that hand."""
        low: i64 = self.lot.lows[hand]
        high: i64 = self.lot.highs[hand]
        copies = left >> (DIGIT * low) & DIGIT_MASK
        if low == high:
            return copies * (copies - 1) // 2
        return copies * (left >> (DIGIT * high) & DIGIT_MASK)

    def without(self, left: i64, hand: i64) -> i64:
        """What is left when a hand has been dealt."""
        return left - bit(DIGIT * self.lot.lows[hand]) - bit(DIGIT * self.lot.highs[hand])


class Case:
    """One way to take the cries of wolf: which hands each player can have, and how often a peek could go two ways.

    A peek at two cards that both fit is twice as likely as one at a single such card; `doubles` counts those.
    """

    def __init__(self, liar: i64, hands: list[int], doubles: list[int], free: Seats) -> None:
        self.liar = liar
        self.possible = True
        self.hands = hands
        self.doubles = doubles
        self.free = free  # of whom nothing is known: any hand will do

    def copy(self) -> Case:
        """The same case, to be narrowed down; it shares what does not change."""
        return Case(self.liar, self.hands[:], self.doubles, self.free)

    def take_in(self, unseen: Unseen, known: Evidence) -> None:
        """Everything the seat saw and heard."""
        lot, liar, seat = unseen.lot, self.liar, known.seat
        for peeker, target, announced, card in known.peeks:
            if target == seat:
                if peeker != liar and announced != appearance(card):
                    self.possible = False
            elif peeker == seat:
                self.shown(target, lot.some_card[card], lot.both_card[card])
            elif peeker == liar and announced == LOOKS_LIKE_A_WOLF:
                self.shown(target, lot.some_known, lot.both_known)
            else:
                self.shown(target, lot.some_look[announced], lot.both_look[announced])
        for _, target, question, yes in known.answers:
            fit: i64 = lot.yes[question]
            self.hands[target] &= fit if yes else ~fit
        for player in members(spoke(known) & unseen.holders):
            self.hands[player] &= lot.shepherd_boys if player == liar else ~lot.shepherd_boys
        for player in members(unseen.holders):
            if self.hands[player] != unseen.hands:
                self.allow(player, self.hands[player])

    def allow(self, player: i64, hands: i64) -> None:
        """Leave the player only these hands."""
        self.hands[player] &= hands
        self.free &= ~bit(player)
        if not self.hands[player]:
            self.possible = False

    def shown(self, player: i64, some: i64, both: i64) -> None:
        """A card was seen: the player's hand is one of `some`, and shows it either way if it is one of `both`."""
        hands: i64 = self.hands[player]
        self.hands[player] = hands & some
        for hand in spelled(hands & both):
            self.doubles[player * MOST_HANDS + hand] += 1
        self.free &= ~bit(player)


def case_of(unseen: Unseen, known: Evidence, liar: i64) -> Case:
    """The case in which that player, or nobody, has lied."""
    case = Case(liar, [int(unseen.hands)] * HANDS, [0] * (HANDS * MOST_HANDS), unseen.holders)
    case.take_in(unseen, known)
    return case


def liars(known: Evidence) -> list[int]:
    """Nobody; and who, other than the seat, has cried wolf and may be the shepherd boy."""
    cried: Seats = NOBODY
    honest: Seats = bit(known.seat)
    for peeker, _, announced, _ in known.peeks:
        if announced == LOOKS_LIKE_A_WOLF:
            cried |= bit(peeker)
        elif announced != UNKNOWN:
            honest |= bit(peeker)
    return [int(NO_ONE), *members(cried & ~honest)]


def spoke(known: Evidence) -> Seats:
    """Who has announced anything but "?"."""
    spoken: Seats = NOBODY
    for peeker, _, announced, _ in known.peeks:
        if announced != UNKNOWN:
            spoken |= bit(peeker)
    return spoken


def common_doubles(cases: list[Case], player: i64) -> int:
    """The doubles that all hands of a player have in every case: left out, they keep weights small."""
    doubles = [case.doubles[player * MOST_HANDS + hand] for case in cases for hand in spelled(case.hands[player])]
    return min(doubles)


class Deals:
    """All deals in one case, counted by weight.

    Free players are not in the order: they get what is left. They are the same in every case, so in how many ways
    makes no difference.
    """

    def __init__(self, unseen: Unseen, case: Case, common: list[int]) -> None:
        self.unseen = unseen
        self.liar = case.liar
        self.free = case.free
        known = [(count(case.hands[player]), player) for player in members(unseen.holders & ~case.free)]
        self.order: list[int] = [player for _, player in sorted(known)]  # few hands first: less to count
        self.starts: list[int] = [0]  # by place in the order: where that player's hands begin in the lists below
        self.hands: list[int] = []
        self.weights: list[int] = []
        self.steps: list[int] = []  # by how much a hand moves the place in `counted`
        for player in self.order:
            for hand in spelled(case.hands[player]):
                self.hands.append(hand)
                self.weights.append(2 ** (case.doubles[player * MOST_HANDS + hand] - common[player]))
                self.steps.append(unseen.places[unseen.lot.lows[hand]] + unseen.places[unseen.lot.highs[hand]])
            self.starts.append(len(self.hands))
        self.counted: list[int] = [UNCOUNTED] * unseen.size
        self.total = self.count(0, unseen.size - 1, unseen.left)

    def count(self, depth: i64, place: i64, left: i64) -> int:
        """The weight of all deals of the cards left to the players from that one in the order on."""
        if depth == len(self.order):
            return 1
        total = self.counted[place]
        if total == UNCOUNTED:
            total = 0
            for index in range(self.starts[depth], self.starts[depth + 1]):
                total += self.count_with(index, depth, place, left)
            self.counted[place] = total
        return total

    def count_with(self, index: i64, depth: i64, place: i64, left: i64) -> int:
        """The part of `count` in which the first of these players has a certain hand."""
        hand: i64 = self.hands[index]
        ways: int = int(self.unseen.ways(left, hand))  # not an i64, in which the product would overflow
        if not ways:
            return 0
        after = self.count(depth + 1, place - self.steps[index], self.unseen.without(left, hand))
        return self.weights[index] * ways * after

    def deal(self, cards: list[int], stream: Stream) -> None:
        """Put one of the deals, by chance, into the places of the unseen cards."""
        lot = self.unseen.lot
        place, left = self.unseen.size - 1, self.unseen.left
        for depth, player in enumerate(self.order):
            start, stop = self.starts[depth], self.starts[depth + 1]
            chosen = start + choose([self.count_with(i, depth, place, left) for i in range(start, stop)], stream)
            hand = self.hands[chosen]
            cards[2 * player] = lot.kinds[lot.lows[hand]]
            cards[2 * player + 1] = lot.kinds[lot.highs[hand]]
            place -= self.steps[chosen]
            left = self.unseen.without(left, hand)
        pile: list[int] = []
        for kind, card in enumerate(lot.kinds):
            pile += [card] * (left >> (DIGIT * kind) & DIGIT_MASK)
        for player in members(self.free):
            one, two = stream.draw(pile), stream.draw(pile)
            cards[2 * player], cards[2 * player + 1] = min(one, two), max(one, two)


class Belief:
    """All that a seat can believe of the deal: the deals that fit what it saw and heard, case by case."""

    def __init__(self, known: Evidence) -> None:
        self.unseen = Unseen(known)
        cases = [case_of(self.unseen, known, liar) for liar in liars(known)]
        self.cases = [case for case in cases if case.possible]
        self.common = [0] * HANDS
        for player in members(self.unseen.holders):
            self.common[player] = common_doubles(self.cases, player)
        self.deals = [Deals(self.unseen, case, self.common) for case in self.cases]


def choose(weights: list[int], stream: Stream) -> int:
    """An index, as likely as its weight, all of which are whole numbers: no rounding."""
    number = below(sum(weights), stream)
    for index, weight in enumerate(weights):
        if number < weight:
            return index
        number -= weight
    raise AssertionError("no deal fits what the seat was told")


def below(bound: int, stream: Stream) -> int:
    """A number from 0 to `bound - 1`, all equally likely, however large the bound is."""
    if bound <= SMALL:
        return stream.below(bound)
    while True:
        number = 0
        reach = 1
        while reach < bound:
            number = number * SMALL + int(stream.below(SMALL))
            reach *= SMALL
        if number < reach - reach % bound:
            return number % bound

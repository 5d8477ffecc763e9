"""What a turn is worth: how much surer of its targets a seat can expect to be after a peek or a question.

A few hundred deals, drawn from all that the seat can believe in, stand for all of them.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import bit, has, members
from wolfden.engine.chance import Stream
from wolfden.games.wooolf.belief.deals import DIGIT, DIGIT_MASK, Belief, Deals
from wolfden.games.wooolf.box import CARDS, NO_TARGET, UNKNOWN, WOLF, Box, appearance
from wolfden.games.wooolf.rules.scoring import DECEIVED
from wolfden.games.wooolf.state import HANDS, MUTE, NO_CARD, ZERO, Wooolf, X, character, players

POINTERS: Final[i64] = X + 1  # all that a pointer can be set to
FINE: Final[i64] = 2**20  # a larger constant would overflow where compiled code makes a float of it


class Sample:
    """Deals drawn from a belief, each as likely as it should be, and spread evenly over all of them."""

    def __init__(self, belief: Belief, size: i64, stream: Stream) -> None:
        self.lot = belief.unseen.lot
        self.size = size
        self.cards: list[int] = [int(NO_CARD)] * (size * 2 * HANDS)
        total = float(sum([deals.total for deals in belief.deals]))
        share = Shares(total, size, stream)
        done: i64 = 0
        for deals in belief.deals:
            upto = share.upto(float(deals.total))
            if deals is belief.deals[-1]:
                upto = size
            if upto > done:
                self.fill(deals, 0, belief.unseen.size - 1, belief.unseen.left, done, upto, stream)
                done = upto

    def fill(self, deals: Deals, depth: i64, place: i64, left: i64, start: i64, stop: i64, stream: Stream) -> None:
        """Deal to the players from that one in the order on, in all deals of the sample from start to stop."""
        if depth == len(deals.order):
            self.fill_free(deals, left, start, stop, stream)
            return
        unseen = deals.unseen
        player: i64 = deals.order[depth]
        share = Shares(float(deals.count(depth, place, left)), stop - start, stream)
        done = start
        for index in range(deals.starts[depth], deals.starts[depth + 1]):
            weight = deals.count_with(index, depth, place, left)
            if not weight:
                continue
            upto = start + share.upto(float(weight))
            if upto > done:
                hand: i64 = deals.hands[index]
                self.put(player, self.lot.kinds[self.lot.lows[hand]], self.lot.kinds[self.lot.highs[hand]], done, upto)
                self.fill(deals, depth + 1, place - deals.steps[index], unseen.without(left, hand), done, upto, stream)
                done = upto
            if done == stop:
                return

    def fill_free(self, deals: Deals, left: i64, start: i64, stop: i64, stream: Stream) -> None:
        """Those of whom nothing is known get any of the cards that are left."""
        for at in range(start, stop):
            pile: list[int] = []
            for kind, card in enumerate(self.lot.kinds):
                for _ in range(left >> (DIGIT * kind) & DIGIT_MASK):
                    pile.append(card)
            for player in members(deals.free):
                one, two = stream.draw(pile), stream.draw(pile)
                self.put(player, min(one, two), max(one, two), at, at + 1)

    def put(self, player: i64, low: i64, high: i64, start: i64, stop: i64) -> None:
        for at in range(start, stop):
            self.cards[2 * (at * HANDS + player)] = low
            self.cards[2 * (at * HANDS + player) + 1] = high

    def low(self, at: i64, player: i64) -> i64:
        """The lower card of a player in one deal of the sample."""
        return self.cards[2 * (at * HANDS + player)]

    def high(self, at: i64, player: i64) -> i64:
        return self.cards[2 * (at * HANDS + player) + 1]

    def character(self, at: i64, player: i64) -> i64:
        return self.lot.ranks.plays(self.low(at, player), self.high(at, player))

    def answers(self, at: i64, player: i64, question: i64) -> bool:
        return self.lot.ranks.truth(question, self.low(at, player), self.high(at, player))


class Shares:
    """Deals a number of places out in proportion to weights, as evenly as can be; chance decides about the rest."""

    def __init__(self, total: float, size: i64, stream: Stream) -> None:
        self.total = total
        self.size = size
        self.reached = 0.0
        self.offset = (float(stream.below(FINE)) + 0.5) / float(FINE)

    def upto(self, weight: float) -> i64:
        """How many places are given away when that weight, too, has got its share."""
        self.reached += weight
        return min(self.size, int(self.reached / self.total * float(self.size) + self.offset + 1e-9))


class Stakes:
    """What it is worth to be right with some chance: at once, at the end of the round, or after one more turn."""

    def __init__(
        self, box: Box, may_early: bool, wrong_early: float, wrong: float, ending: float, drift: float
    ) -> None:
        self.early_points = float(box.early_points)
        self.final_points = float(box.final_points)
        self.may_early = may_early  # in this round
        self.wrong_early = wrong_early  # what an error costs
        self.wrong = wrong
        self.ending = ending  # the chance that the turns end before the seat's next one
        self.drift = drift  # how much of what is not known will be known then, from what others do

    def early(self, right: float) -> float:
        return self.early_points * right - self.wrong_early * (1 - right)

    def final(self, right: float) -> float:
        return max(0.0, self.final_points * right - self.wrong * (1 - right))

    def later(self, right: float) -> float:
        """If the seat waits for its next turn."""
        then = right + self.drift * (1 - right)
        best = self.final(then)
        if self.may_early:
            best = max(best, self.early(then))
        return self.ending * self.final(right) + (1 - self.ending) * best


class Prospects:
    """What a seat that looks for its targets can expect of each thing it may do."""

    def __init__(self, s: Wooolf, seat: i64, sample: Sample, stakes: Stakes, bias: float) -> None:
        self.sample = sample
        self.stakes = stakes
        self.bias = bias  # how many standard errors the best of many estimates is too high
        self.others = players(s) & ~bit(seat)
        who = character(s, seat)
        self.firsts = [int(self.holders(at, s.box.target_of(who, second=False))) for at in range(sample.size)]
        self.seconds = [int(self.holders(at, s.box.target_of(who, second=True))) for at in range(sample.size)]
        self.weights = [1.0] * sample.size  # by how people play, where that tells
        self.counts = [0.0] * (POINTERS * POINTERS)
        self.weight = 0.0
        self.best = 0.0
        self.entries = 0.0

    def holders(self, at: i64, sought: i64) -> i64:
        """At what a pointer for that character would be right, in one deal of the sample."""
        if sought == NO_TARGET:
            return bit(X)
        found: i64 = 0
        for player in members(self.others):
            if self.sample.character(at, player) == sought:
                found |= bit(player)
        return found if found else bit(ZERO)

    def suspects(self, player: i64, who: i64, factor: float) -> None:
        """Make it `factor` times as likely that a player plays that character."""
        for at in range(self.sample.size):
            if self.sample.character(at, player) == who:
                self.weights[at] *= factor

    # Counting suspicions that would be right

    def clear(self) -> None:
        for place in range(POINTERS * POINTERS):
            self.counts[place] = 0.0
        self.weight = 0.0
        self.best = 0.0
        self.entries = 0.0

    def add(self, at: i64, times: float) -> None:
        """Count the suspicions that are right in one deal."""
        weight = self.weights[at] * times
        self.weight += weight
        self.entries += 1.0
        for first in members(self.firsts[at]):
            for second in members(self.seconds[at]):
                reached = self.counts[first * POINTERS + second] + weight
                self.counts[first * POINTERS + second] = reached
                self.best = max(self.best, reached)

    def right(self) -> float:
        """The chance of the best suspicion in the deals counted, less what is only luck of the draw."""
        share = self.best / self.weight
        return max(0.0, share - self.bias * sqrt(share * (1 - share) / self.entries))

    # What can be done

    def now(self) -> float:
        """The chance of the best suspicion."""
        self.clear()
        for at in range(self.sample.size):
            self.add(at, 1.0)
        return self.right()

    def pairs(self) -> list[tuple[float, int, int]]:
        """Suspicions by their chance, the best first."""
        self.now()
        found: list[tuple[float, int, int]] = []
        for place in range(POINTERS * POINTERS):
            if self.counts[place]:
                found.append((self.counts[place] / self.weight, place // int(POINTERS), place % int(POINTERS)))
        found.sort(reverse=True)
        return found

    def asked(self, target: i64, question: i64) -> float:
        """What a question is worth."""
        worth = weight = 0.0
        for yes in (False, True):
            self.clear()
            for at in range(self.sample.size):
                if self.sample.answers(at, target, question) == yes:
                    self.add(at, 1.0)
            if self.weight:
                worth += self.weight * self.stakes.later(self.right())
                weight += self.weight
        return worth / weight

    def peeked(self, target: i64) -> float:
        """What a peek is worth: either card may come up."""
        worth = weight = 0.0
        kinds: i64 = 0
        for at in range(self.sample.size):
            kinds |= bit(self.sample.low(at, target)) | bit(self.sample.high(at, target))
        for card in range(CARDS):
            if has(kinds, card):
                self.clear()
                for at in range(self.sample.size):
                    times = (self.sample.low(at, target) == card) + (self.sample.high(at, target) == card)
                    if times:
                        self.add(at, float(times))
                worth += self.weight * self.stakes.later(self.right())
                weight += self.weight
        return worth / weight

    def fools(self, target: i64) -> float:
        """How many hunters and hunting dogs a shepherd boy can expect to mislead by a peek at that player.

        Nobody is misled if the player is a wolf, or if the card shows a "?".
        """
        heard: i64 = 0
        for at in range(self.sample.size):
            if self.sample.character(at, target) != WOLF:
                cards = (appearance(self.sample.low(at, target)) != UNKNOWN) + (
                    appearance(self.sample.high(at, target)) != UNKNOWN
                )
                for other in members(self.others & ~bit(target) & ~bit(MUTE)):
                    if has(DECEIVED, self.sample.character(at, other)):
                        heard += cards
        return float(heard) / float(2 * self.sample.size)

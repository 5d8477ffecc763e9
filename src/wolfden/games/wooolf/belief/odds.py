"""How likely each player is to play each character, exactly: by all deals that a seat can believe in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import count, members, spelled
from wolfden.games.wooolf.belief.deals import MOST_HANDS, Belief, Case, Deals
from wolfden.games.wooolf.belief.evidence import Evidence
from wolfden.games.wooolf.box import CHARACTERS, NO_TARGET
from wolfden.games.wooolf.state import HANDS, ZERO

ANY_HAND: Final[i64] = -1


def character_chances(known: Evidence) -> list[list[float]]:
    """For each player, the mute one last, the chance of each character as far as the seat can know.

    A player who is not there has no chance of anything.
    """
    belief = Belief(known)
    odds = hand_odds(belief)
    chances = [[0.0] * CHARACTERS for _ in range(HANDS)]
    chances[known.seat][known.box.ranks.plays(known.low, known.high)] = 1.0
    for player in members(belief.unseen.holders):
        for who in range(CHARACTERS):
            for hand in spelled(belief.unseen.lot.plays[who] & belief.unseen.hands):
                chances[player][who] += odds[player * MOST_HANDS + hand]
    return chances


def hand_odds(belief: Belief) -> list[float]:
    """The chance of each hand of each player: by player times MOST_HANDS, plus the hand's number."""
    odds = [0.0] * (HANDS * MOST_HANDS)
    for deals in belief.deals:
        add_odds(deals, odds)
    total = float(sum([deals.total for deals in belief.deals]))
    return [weight / total for weight in odds]


def add_odds(deals: Deals, odds: list[float]) -> None:
    """Add the weight of each hand of each player in one case.

    Forward through the players in their order: `reached` is the weight of all ways to have just these cards left.
    """
    unseen = deals.unseen
    places = [unseen.size - 1]
    reached = [0.0] * unseen.size
    lefts = [0] * unseen.size
    reached[unseen.size - 1] = 1.0
    lefts[unseen.size - 1] = int(unseen.left)
    for depth, player in enumerate(deals.order):
        further: list[int] = []
        for place in places:
            left: i64 = lefts[place]
            for index in range(deals.starts[depth], deals.starts[depth + 1]):
                hand = deals.hands[index]
                ways = unseen.ways(left, hand)
                if not ways:
                    continue
                after = unseen.without(left, hand)
                next_place = place - deals.steps[index]
                weight = reached[place] * float(deals.weights[index]) * float(ways)
                odds[player * MOST_HANDS + hand] += weight * float(deals.count(depth + 1, next_place, after))
                if reached[next_place] == 0.0:
                    further.append(next_place)
                    lefts[next_place] = int(after)
                reached[next_place] += weight
        places = further
    if deals.free:
        add_free_odds(deals, odds, places, reached, lefts)


def add_free_odds(deals: Deals, odds: list[float], places: list[int], reached: list[float], lefts: list[int]) -> None:
    """Those of whom nothing is known get any two of the cards that are left."""
    unseen = deals.unseen
    pairs = float(pairs_of(2 * count(deals.free)))
    for hand in spelled(unseen.hands):
        weight = 0.0
        for place in places:
            weight += reached[place] * float(unseen.ways(lefts[place], hand))
        for player in members(deals.free):
            odds[player * MOST_HANDS + hand] += weight / pairs


def pairs_of(cards: i64) -> i64:
    return cards * (cards - 1) // 2


# Several at once


class Joint:
    """What is asked of several players at once: which hands each may have."""

    def __init__(self, belief: Belief) -> None:
        self.belief = belief
        self.allowed: list[int] = [int(ANY_HAND)] * HANDS

    def plays(self, player: i64, who: i64) -> None:
        """Ask for that character."""
        self.allowed[player] &= self.belief.unseen.lot.plays[who]

    def found(self, at: i64, who: i64) -> None:
        """Ask for a pointer to be right: somebody plays that character, or nobody does."""
        if at != ZERO:
            self.plays(at, who)
            return
        for player in members(self.belief.unseen.holders):
            self.allowed[player] &= ~self.belief.unseen.lot.plays[who]

    def chance(self) -> float:
        """How likely all of it is."""
        weight = 0.0
        for case in self.belief.cases:
            narrowed = self.narrowed(case)
            if narrowed.possible:
                weight += float(Deals(self.belief.unseen, narrowed, self.belief.common).total)
        total = float(sum([deals.total for deals in self.belief.deals]))
        # Free players are not counted while nothing is asked of them: each could have any two of the cards left.
        left = 2 * count(self.belief.cases[0].free)
        for player in members(self.belief.cases[0].free):
            if self.allowed[player] != ANY_HAND:
                total *= float(pairs_of(left))
                left -= 2
        return weight / total

    def narrowed(self, case: Case) -> Case:
        """The case with only the hands that are asked for."""
        narrow = case.copy()
        for player in members(self.belief.unseen.holders):
            if self.allowed[player] != ANY_HAND:
                narrow.allow(player, self.allowed[player])
        return narrow


def right_chance(belief: Belief, first: i64, sought: i64, second: i64, also: i64) -> float:
    """How likely a suspicion is to be right: two pointers, and whom they are for."""
    joint = Joint(belief)
    joint.found(first, sought)
    if also != NO_TARGET:
        joint.found(second, also)
    return joint.chance()

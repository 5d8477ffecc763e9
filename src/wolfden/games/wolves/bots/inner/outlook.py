"""How likely the pack is to live on, as one player can tell: what the table has of each resource, and will have.

Pieces find their way to those who lack them, because giving is status. So what counts is what all players together
have of a kind over what all need, with leaders where it is least.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import has
from wolfden.games.wolves.state import DIGIT, KINDS, LEADER, RESOURCES, SHOWING_OFF, Wolves

NOW: Final = 0.9  # how uncertain this turn is: standard deviation of a kind, for one player
LATER: Final = 1.6  # the same for the turns to come
STATUS: Final = 0.001  # what a point of status is worth on the last turn, next to survival
# What the future is worth to whoever overstretches: less than it seems, for others may do the same.
ALONE: Final = 0.3
NOT_ALONE: Final = 0.05  # the same if somebody has overstretched already
DEPTH: Final[i64] = 5  # cards to think ahead


class Outlook:
    """One seat's guess: exact about its own cards, by averages about the others' and about the turns to come."""

    def __init__(self, s: Wolves, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.last = s.turn == s.box.last_turn
        self.caution = 1.0 if self.last else ALONE if not s.overstretched else NOT_ALONE
        self.needs = s.box.needs
        self.reserve: i64 = s.reserve[seat]
        self.safe = s.box.overstretch - 1  # leaders that can be drawn without harm
        self.bonus = s.box.showing_off if s.knows(seat, SHOWING_OFF) else s.box.conservation
        # What the others are likely to have when they have stopped, over what they need.
        self.others = [0.0, 0.0, 0.0]
        self.wild = 0.0
        for other in range(s.seats):
            if other != seat:
                self.add_player(other)
        # By turn to come: what all are likely to gather of each kind over what they need; leaders; this seat's part.
        self.later: list[list[float]] = []
        self.later_wild: list[float] = []
        self.own_next = [0.0, 0.0, 0.0]
        turn = s.turn + 1
        while turn <= s.box.last_turn:
            self.add_turn(turn)
            turn += 1
        self.known: dict[int, float] = {}

    def add_player(self, other: i64) -> None:
        """Count in what another player is likely to have."""
        s = self.s
        owned: i64 = s.owned[other]
        leaders = s.leaders_in(other)
        hand = float(counts.total(s.hand[other]) - leaders)
        rest = float(counts.total(owned) - counts.of(owned, LEADER))
        if not has(s.stopped, other) and leaders < self.safe:
            more = float(self.safe - leaders)
            hand += (rest - hand) * more / float(counts.of(owned, LEADER) - leaders + 1)
            leaders = self.safe
        self.wild += float(leaders)
        for kind in range(RESOURCES):
            drawn = hand * float(counts.of(owned, kind)) / max(1.0, rest)
            self.others[kind] += drawn + float(counts.of(s.reserve[other], kind)) - float(self.needs)

    def add_turn(self, turn: i64) -> None:
        """Count in what everybody is likely to gather on a turn to come."""
        s = self.s
        lost = 0.0
        for past in range(s.turn, min(turn, len(s.box.modifiers))):
            lost += float(s.box.modifiers[past])
        balance = [0.0, 0.0, 0.0]
        wild = 0.0
        for seat in range(s.seats):
            idle = turn == s.turn + 1 and has(s.overstretched, seat)
            owned: i64 = s.owned[seat]
            rest = float(counts.total(owned) - counts.of(owned, LEADER)) - lost
            left = 1.0
            if turn == s.box.last_turn:
                left = max(0.0, 1.0 - float(s.box.winter) / max(1.0, rest))
            part = float(self.safe) / float(counts.of(owned, LEADER) + 1)
            if not idle:
                wild += float(self.safe)
            for kind in range(RESOURCES):
                balance[kind] -= float(self.needs)
                if not idle:
                    gathered = max(0.0, float(counts.of(owned, kind)) - lost / 3.0) * left * part
                    balance[kind] += gathered
                    if seat == self.seat and turn == s.turn + 1:
                        self.own_next[kind] = gathered
        self.later.append(balance)
        self.later_wild.append(wild)

    def survival(self, hand: i64, overstretched: bool) -> float:
        """How likely the pack is to live if this seat stops with these cards."""
        spread = sqrt(float(self.s.seats))
        carried = [0.0, 0.0, 0.0]
        for kind in range(RESOURCES):
            own = counts.of(hand, kind) + counts.of(self.reserve, kind) - self.needs
            carried[kind] = self.others[kind] + float(own)
        share_out(carried, self.wild + (0.0 if overstretched else float(counts.of(hand, LEADER))))
        chance = enough(carried, NOW * spread)
        least = 1.0
        for index, balance in enumerate(self.later):
            self.store(carried)
            wild = self.later_wild[index]
            for kind in range(RESOURCES):
                carried[kind] += balance[kind]
                if overstretched and index == 0:
                    carried[kind] -= self.own_next[kind]
            if overstretched and index == 0:
                wild -= float(self.safe)
            share_out(carried, wild)
            least = min(least, enough(carried, LATER * spread))
        return chance * least

    def store(self, carried: list[float]) -> None:
        """What is carried over to the next turn: as much as fits into all reserves."""
        seats = float(self.s.seats)
        total = 0.0
        for kind in range(RESOURCES):
            carried[kind] = max(0.0, min(carried[kind], seats * float(self.s.box.kind_cap)))
            total += carried[kind]
        most = seats * float(self.s.box.total_cap)
        if total > most:
            for kind in range(RESOURCES):
                carried[kind] *= most / total

    # Drawing

    def worth(self, hand: i64) -> float:
        """What it is worth to stop with these cards."""
        leaders = counts.of(hand, LEADER)
        if leaders > self.safe:
            return self.caution * self.survival(hand, True)
        worth = self.survival(hand, False)
        if self.last:
            spared = max(0, self.s.box.spare_leaders - leaders)
            status = self.bonus * spared + counts.total(counts.below(hand, RESOURCES)) + leaders
            worth += STATUS * float(status)
        return worth

    def worth_drawing(self, hand: i64, top: i64, depth: i64) -> float:
        """What it is worth to draw once more and go on as is best: exact for so many cards."""
        left = self.s.owned[self.seat] - hand
        if top:
            left = counts.some(top % DIGIT - 1, 1)
            top //= DIGIT
        total = float(counts.total(left))
        worth = 0.0
        for card in range(KINDS):
            copies = counts.of(left, card)
            if copies:
                worth += float(copies) / total * self.worth_with(hand + counts.some(card, 1), top, depth - 1)
        return worth

    def worth_with(self, hand: i64, top: i64, depth: i64) -> float:
        """What it is worth to have these cards, and to stop or to draw on."""
        known = self.known.get(hand)
        if known is not None:
            return known
        best = self.worth(hand)
        left = self.s.owned[self.seat] - hand
        if depth and left and counts.of(hand, LEADER) <= self.safe:
            best = max(best, self.worth_drawing(hand, top, depth))
        self.known[hand] = best
        return best

    def lives(self) -> float:
        """How likely the pack is to live if this seat stops now."""
        return self.survival(self.s.hand[self.seat], False)

    def leader_odds(self) -> float:
        """How likely the next card is a leader."""
        top: i64 = self.s.top[self.seat]
        if top:
            return 1.0 if top % DIGIT - 1 == LEADER else 0.0
        left: i64 = self.s.owned[self.seat] - self.s.hand[self.seat]
        return float(counts.of(left, LEADER)) / float(counts.total(left))

    def draws(self) -> bool:
        """Whether to draw another card."""
        hand: i64 = self.s.hand[self.seat]
        top: i64 = self.s.top[self.seat]
        # While one more leader does no harm, it is enough to look one card ahead.
        depth = DEPTH if counts.of(hand, LEADER) == self.safe else 1
        return self.worth_drawing(hand, top, depth) > self.worth(hand)


def share_out(balance: list[float], wild: float) -> None:
    """Let leaders stand in for what there is least of, until they are used up: the lowest come to stand level."""
    a, b, c = balance[0], balance[1], balance[2]
    lower, higher = min(a, b), max(a, b)
    middle = max(lower, min(higher, c))
    highest = max(higher, c)
    level = min(lower, c) + wild  # if only the lowest were raised
    if level > middle:
        level = (a + b + c - highest + wild) / 2.0
        if level > highest:
            level = (a + b + c + wild) / 3.0
    balance[0] = max(a, level)
    balance[1] = max(b, level)
    balance[2] = max(c, level)


def enough(balance: list[float], spread: float) -> float:
    """The chance that there is enough of every kind."""
    chance = 1.0
    for kind in range(RESOURCES):
        chance *= 0.5 * (1.0 + erf((balance[kind] + 0.5) / (spread * 1.4142)))
    return chance

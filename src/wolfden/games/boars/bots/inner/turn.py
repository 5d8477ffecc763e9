"""One decision of a player of Boars on the Run!, searched to the end of the turn on copies of the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import has
from wolfden.games.boars.bots.inner.draw import draw_worth
from wolfden.games.boars.bots.inner.worth import Prospect, Taste
from wolfden.games.boars.rules import order
from wolfden.games.boars.rules.buying import PAY_FOR_CARD
from wolfden.games.boars.rules.draw import DRAW, DRAW_CUBES, MENU
from wolfden.games.boars.rules.paying import PAY
from wolfden.games.boars.rules.spaces import PAY_PREDATOR
from wolfden.games.boars.rules.use import DONE, USE_CUBES
from wolfden.games.boars.rules.vendettas import TRIGGER_VENDETTA
from wolfden.games.boars.state import Boars

MOST_POSITIONS: Final = 300  # to look at in one decision

Seen = dict[tuple[tuple[int, ...], int, int, int, tuple[int, ...], int], float]


class Thought:
    """One decision: what each option is worth, in spaces, and what was chosen. `s` has the seat's own draft played out.

    Of a draw, `worths` are by the number of cubes, from 0 on. Where there is no choice nothing is weighed.
    """

    def __init__(self, s: Boars, seat: i64, prospect: Prospect, options: tuple[int, ...], worths: list[float]) -> None:
        self.s = s
        self.seat: int = seat
        self.prospect = prospect
        self.options = options
        self.worths = worths
        self.choice: int = options[0]
        self.search: Search | None = None
        self.wins = False  # at once

    def margin(self) -> float:
        """By how much the choice is better than the next best."""
        others = [worth for option, worth in zip(self.options, self.worths, strict=True) if option != self.choice]
        return self.worths[self.options.index(self.choice)] - max(others)

    def outcome(self) -> Boars:
        """The end of the turn after the choice, played on as it was weighed."""
        assert self.search is not None
        return self.search.played(self.s, self.choice)


def decide(world: Boars, seat: int, taste: Taste) -> int:
    """The best choice of a seat that may act."""
    return think(world, seat, taste).choice


def think(world: Boars, seat: int, taste: Taste) -> Thought:
    """The best choice of a seat that may act, and what speaks for it."""
    s = at_desk(world, seat)
    if s.step is DRAW_CUBES:
        return draw(s, seat, taste)
    options = s.step.options(s, seat)
    search = Search(s, seat, taste)
    worths: list[float] = []
    thought = Thought(s, seat, search.prospect, options, worths)
    thought.search = search
    if len(options) == 1:
        return thought
    best_worth = -1e9
    for action in options:
        twin: Boars = s.branch()
        twin.step.take(twin, seat, action)
        if twin.over and has(twin.won, seat):
            thought.choice = action
            thought.wins = True
            return thought
        worth = search.best(twin)
        worths.append(worth)
        if worth > best_worth:
            thought.choice, best_worth = action, worth
    return thought


def at_desk(world: Boars, seat: i64) -> Boars:
    """The state with the seat's own unfinished move played out."""
    s: Boars = world.branch()
    for action in world.holding(seat):
        s.step.take(s, seat, action)
    s.holders = 0
    return s


def draw(s: Boars, seat: i64, taste: Taste) -> Thought:
    """How many cubes: by the exact odds of all that can come out of the bag."""
    prospect = Prospect(s, seat, taste)
    worths = draw_worth(prospect, vendetta_worth(s, seat, taste, prospect))
    best: i64 = 1
    for number in range(2, len(worths)):
        if worths[number] > worths[best]:
            best = number
    thought = Thought(s, seat, prospect, s.step.options(s, seat), worths)
    thought.choice = DRAW.one(best)
    return thought


def vendetta_worth(s: Boars, seat: i64, taste: Taste, prospect: Prospect) -> list[float]:
    """By black cubes drawn: what the vendettas that they trigger do to the position."""
    worths: list[float] = []
    for black in range(s.box.black + 1):
        armed: i64 = s.cards[seat] & s.box.armed[black]
        worth = 0.0
        if armed:
            twin: Boars = s.branch()
            twin.waiting = armed
            twin.drawn = 0
            twin.hand = 0
            before = prospect.worth(twin)
            order.after_draw(twin, seat)
            if twin.step is TRIGGER_VENDETTA:
                worth = Search(twin, seat, taste, only_vendettas=True).best(twin) - before
        worths.append(worth)
    return worths


class Search:
    """The rest of one turn. Where choices hardly matter it goes by rules of thumb; equal positions are seen once."""

    def __init__(self, s: Boars, seat: i64, taste: Taste, only_vendettas: bool = False) -> None:
        self.seat = seat
        self.only_vendettas = only_vendettas
        self.prospect = Prospect(s, seat, taste)
        self.seen: Seen = {}
        self.left: i64 = MOST_POSITIONS

    def after(self, s: Boars, action: i64) -> float:
        """What a position is worth after an action."""
        twin: Boars = s.branch()
        twin.step.take(twin, self.seat, action)
        return self.best(twin)

    def best(self, s: Boars) -> float:
        """What a position is worth, if the turn is played well from here on."""
        seat = self.seat
        while True:
            if s.over or s.turn != seat or s.step is DRAW_CUBES:
                return self.prospect.worth(s)
            step = s.step
            if step is MENU or (self.only_vendettas and step is USE_CUBES):
                return self.prospect.worth(s)
            if step is PAY_FOR_CARD or step is PAY_PREDATOR:
                step.take(s, seat, self.spare(s))
            elif step is USE_CUBES:
                return self.use(s)
            else:
                options = step.options(s, seat)
                if len(options) > 1:
                    return self.best_of(s, options)
                step.take(s, seat, options[0])

    def best_of(self, s: Boars, options: tuple[int, ...]) -> float:
        best = -1e9
        for action in options:
            best = max(best, self.after(s, action))
        return best

    def use(self, s: Boars) -> float:
        """Everything that can be done with cubes, in any order; the same position is looked at once."""
        seat = self.seat
        key = (tuple(s.at), int(s.hand), int(s.used), int(s.eaten), tuple(s.cards), s.bags[seat])
        known = self.seen.get(key)
        if known is not None:
            return known
        self.left -= 1
        best = self.after(s, DONE.one()) if self.left < 0 else self.best_of(s, s.step.options(s, seat))
        self.seen[key] = best
        return best

    def played(self, s: Boars, action: i64) -> Boars:
        """The end of the turn after an action, with the choices by which `best` weighs it."""
        seat = self.seat
        s = s.branch()
        s.step.take(s, seat, action)
        while not (s.over or s.turn != seat or s.step is DRAW_CUBES or s.step is MENU):
            step = s.step
            if step is PAY_FOR_CARD or step is PAY_PREDATOR:
                step.take(s, seat, self.spare(s))
                continue
            options = step.options(s, seat)
            best, best_worth = options[0], -1e9
            if len(options) > 1:
                for option in options:
                    worth = self.after(s, option)
                    if worth > best_worth:
                        best, best_worth = option, worth
            step.take(s, seat, best)
        return s

    def spare(self, s: Boars) -> int:
        """The cube that will be missed least: of the colour of which there are most."""
        options = s.step.options(s, self.seat)
        best: i64 = options[0]
        most: i64 = -1
        for action in options:
            there = counts.of(s.hand, PAY.of(action))
            if there > most:
                best = action
                most = there
        return best

"""One Wolf's way through the city, as far as a seat knows it: how likely each way is, and ways drawn by chance.

A Wolf is taken to choose among their legal actions by chance, each as likely as another; facts rule ways out. Going
back from the last fact to the first, a *likelihood* says for each station how likely all later facts are for a Wolf
who is there; going forward, each step is drawn by what it leads to. So every way comes as often as it should, and
none that is drawn has to be thrown away.

A likelihood is a list by station. A Wolf who says later to have been at some station must have gone there before: for
each such station the list is twice as long, with a part for those who have been there and one for those who have not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import bit, has, members
from wolfden.engine.chance import Stream
from wolfden.games.sobakistan.box import Box
from wolfden.games.sobakistan.state import SLOT

# What can happen to a Wolf, as far as their way is concerned.
SEEN: Final[i64] = 0  # found to be at one of some stations
MOVE: Final[i64] = 1  # a turn of the Wolves
RUN_OFF: Final[i64] = 2  # caught, and running away or staying
JOIN_AT: Final[i64] = 3  # may have gone to the pack, at a station that is known
HAS_BEEN: Final[i64] = 4  # says to have been somewhere
DROP: Final[i64] = 5  # puts the evidence down
UNKNOWN: Final[i64] = 0  # of a station shown, if it is not known

# How fine chance is when it picks by weight: as fine as numbers are.
PARTS: Final = 4294967296.0
SMALL_PARTS: Final = 1048576
EVERYTHING: Final = 1e300  # more than any likelihood
NOTHING_FITS: Final = "nothing fits what the seat was told"


class Leg:
    """One thing that happened to a Wolf. What is not said about its kind is 0."""

    def __init__(self, kind: i64, fact: i64) -> None:
        self.kind = kind
        self.fact = fact  # its number
        self.stations: i64 = 0  # SEEN: where; RUN_OFF: where squads are
        self.station: i64 = 0  # JOIN_AT, HAS_BEEN: where; MOVE: where the Wolf showed themself to be, if known
        self.districts: i64 = 0  # JOIN_AT: cordoned off
        self.steps: i64 = 1  # MOVE: without any card
        self.can_mark = False  # MOVE: holds that card
        self.can_run = False
        self.marked = False  # MOVE: used it
        self.ran = False
        self.never: i64 = 0  # stations where the Wolf says, later, never to have been until then
        self.visits: list[int] = []  # stations to have been at, as said later; their bits in a likelihood, in order
        self.reach: list[tuple[int, ...]] = []  # MOVE: by station, those one step away

    def flags(self, station: i64) -> i64:
        """The flag for having been at that station, if the Wolf is asked about it later; else none."""
        found: i64 = 0
        for number, visit in enumerate(self.visits):
            if visit == station:
                found |= bit(number)
        return found

    def arrive(self, place: i64, goal: i64, width: i64) -> i64:
        """The place in a likelihood (`width` for each set of flags) of a Wolf who was at `place` and goes to `goal`."""
        flags = place // width | self.flags(goal)
        return goal + width * flags


class Way:
    """What a seat knows of a Wolf's way; `segments` are the legs between called packs at unknown stations."""

    def __init__(self, box: Box, wolf: i64) -> None:
        self.box = box
        self.wolf = wolf
        self.width: i64 = box.stations + 1
        self.segments: list[list[Leg]] = [[]]
        self.never: i64 = 0  # from the start on
        self.visits: list[int] = []
        self.passages: dict[tuple[int, int], Passage] = {}  # by segment and likelihood behind it
        # What was drawn: the marks, and by number of the fact the stations shown and dropped at.
        self.at: i64 = 0
        self.flags: i64 = 0
        self.slot: i64 = 0
        self.marks: list[int] = []
        self.shown: dict[int, int] = {}
        self.dropped: i64 = 0

    def add(self, leg: Leg) -> None:
        self.segments[-1].append(leg)

    def settle(self, calls: list[Leg]) -> None:
        """Tell each leg, and called packs between segments, what the Wolf says later about where they have been."""
        said: i64 = 0
        for segment in self.segments:
            for leg in segment:
                if leg.kind == HAS_BEEN and has(said, leg.station):
                    leg.kind = SEEN  # they said so before: nothing new
                    leg.stations = self.box.all
                elif leg.kind == HAS_BEEN:
                    said |= bit(leg.station)
        never: i64 = 0
        visits: list[int] = []
        number = len(self.segments)
        while number:
            number -= 1
            segment = self.segments[number]
            if number < len(self.segments) - 1:
                calls[number].never = never
                calls[number].visits = visits
            index = len(segment)
            while index:
                index -= 1
                leg = segment[index]
                if leg.kind == HAS_BEEN:
                    visits = [*visits, int(leg.station)]
                elif leg.kind == SEEN:
                    never |= leg.never
                leg.never = never
                leg.visits = visits
        self.never = never
        self.visits = visits

    # Going back

    def all_alike(self) -> list[float]:
        """The likelihood when nothing more is known."""
        return [1.0] * self.width

    def back(self, segment: i64, after: list[float]) -> Passage:
        """Go back over a segment from the likelihood after it. What was gone over already is not gone over again."""
        key = (int(segment), id(after))
        if key not in self.passages:
            self.passages[key] = Passage(self, self.segments[segment], after)
        return self.passages[key]

    def back_leg(self, leg: Leg, after: list[float]) -> list[float]:
        if leg.kind == SEEN:
            return self.back_seen(leg, after)
        if leg.kind == RUN_OFF:
            return self.back_run_off(leg, after)
        if leg.kind == JOIN_AT:
            return self.back_join(leg, after)
        if leg.kind == HAS_BEEN:
            return [0.0] * len(after) + after
        return after

    def back_seen(self, leg: Leg, after: list[float]) -> list[float]:
        allowed = leg.stations & ~leg.never
        before = after[:]
        for place in range(len(after)):
            if not has(allowed, place % self.width):
                before[place] = 0.0
        return before

    def back_run_off(self, leg: Leg, after: list[float]) -> list[float]:
        before = [0.0] * len(after)
        for place in range(len(after)):
            station: i64 = place % self.width
            goals = self.refuges(leg, station)
            total = 0.0
            for goal in members(goals & ~leg.never):
                total += after[leg.arrive(place, goal, self.width)]
            before[place] = total / len(members(goals))
        return before

    def refuges(self, leg: Leg, station: i64) -> i64:
        """Where a caught Wolf can go, or stay."""
        near: i64 = self.box.beside[station]
        return near & ~leg.stations | bit(station)

    def back_join(self, leg: Leg, after: list[float]) -> list[float]:
        before = after[:]
        for place in range(len(after)):
            station: i64 = place % self.width
            if station and self.box.same_side(station, leg.station, leg.districts):
                joined = 0.0 if has(leg.never, leg.station) else after[leg.arrive(place, leg.station, self.width)]
                before[place] = (after[place] + joined) / 2
        return before

    # Going forward

    def begin(self, station: i64) -> i64:
        """The place in the first likelihood of a Wolf who starts at that station; -1 if they cannot have."""
        if has(self.never, station):
            return -1
        flags: i64 = 0
        for number, visit in enumerate(self.visits):
            if visit == station:
                flags |= bit(number)
        return station + self.width * flags

    def start(self, station: i64) -> None:
        """Begin a new way to be drawn."""
        self.at = station
        self.flags = self.begin(station) // self.width
        self.slot = 0
        self.marks = [int(station)]
        self.shown = {}
        self.dropped = 0

    def place(self) -> i64:
        return self.at + self.width * self.flags

    def go(self, leg: Leg, station: i64) -> None:
        """Mark a station."""
        self.at = station
        self.flags |= leg.flags(station)
        self.marks.append(int(SLOT * self.slot + station))

    def draw(self, segment: i64, after: list[float], stream: Stream) -> None:
        """Draw the way through a segment; `after` is the likelihood behind it."""
        passage = self.back(segment, after)
        for number, leg in enumerate(passage.legs):
            turn = passage.turns[number]
            if turn is not None:
                self.slot += 1
                turn.draw(self, stream)
            else:
                self.draw_leg(leg, passage.after[number], stream)

    def draw_leg(self, leg: Leg, after: list[float], stream: Stream) -> None:
        if leg.kind == RUN_OFF:
            goals = members(self.refuges(leg, self.at) & ~leg.never)
            weights = [after[leg.arrive(self.place(), goal, self.width)] for goal in goals]
            self.go(leg, goals[choose(weights, stream)])
        elif leg.kind == JOIN_AT:
            if self.box.same_side(self.at, leg.station, leg.districts) and not has(leg.never, leg.station):
                joined = after[leg.arrive(self.place(), leg.station, self.width)]
                if choose([after[self.place()], joined], stream):
                    self.go(leg, leg.station)
        elif leg.kind == HAS_BEEN:
            self.flags &= bit(len(leg.visits) - 1) - 1
        elif leg.kind == DROP:
            self.dropped = self.at
        else:
            self.shown[int(leg.fact)] = int(self.at)


class Passage:
    """The legs of a segment, gone back over from a likelihood behind them."""

    def __init__(self, way: Way, legs: list[Leg], after: list[float]) -> None:
        self.legs = legs
        self.end = after
        self.after: list[list[float]] = [after] * len(legs)  # by leg: the likelihood behind it
        self.turns: list[Turn | None] = [None] * len(legs)  # by leg: how it goes, if it is a move
        index = len(legs)
        while index:
            index -= 1
            self.after[index] = after
            if legs[index].kind == MOVE:
                turn = Turn(legs[index], way.width, after)
                self.turns[index] = turn
                after = turn.nodes[0]
            else:
                after = way.back_leg(legs[index], after)
        self.before = after  # the likelihood in front of all


class Turn:
    """A Wolf's turn, action by action: steps, cards and the end of the move in any order that the rules allow.

    A node is how many steps have been taken and which cards used; its likelihood is that of all that comes after.
    """

    def __init__(self, leg: Leg, width: i64, after: list[float]) -> None:
        self.leg = leg
        self.width = width
        self.after = after
        self.nodes: list[list[float]] = [[] for _ in range(16)]
        steps = self.most_steps(leg.ran)
        while steps >= 0:
            for ran in (True, False):
                for marked in (True, False):
                    if ran <= leg.ran and marked <= leg.marked and steps <= self.most_steps(ran):
                        self.nodes[node(steps, ran, marked)] = self.likelihood(steps, ran, marked)
            steps -= 1

    def most_steps(self, ran: bool) -> i64:
        return self.leg.steps + ran

    def is_done(self, steps: i64, ran: bool, marked: bool) -> bool:
        """Whether nothing is left to do, so that the move is over by itself."""
        return steps == self.most_steps(ran) and ran == self.leg.can_run and marked == self.leg.can_mark

    def at_node(self, steps: i64, ran: bool, marked: bool) -> list[float]:
        """The likelihood on arriving there."""
        return self.after if self.is_done(steps, ran, marked) else self.nodes[node(steps, ran, marked)]

    def likelihood(self, steps: i64, ran: bool, marked: bool) -> list[float]:
        leg = self.leg
        found = [0.0] * len(self.after)
        cards: i64 = 1 + (leg.can_mark and not marked) + (leg.can_run and not ran)  # staying counts as one
        moves = steps < self.most_steps(ran)
        for place in range(len(self.after)):
            station: i64 = place % self.width
            if station:
                options = cards + len(leg.reach[station]) if moves else cards
                found[place] = self.walk(place, steps, ran, marked, EVERYTHING)[1] / float(options)
        return found

    def walk(self, place: i64, steps: i64, ran: bool, marked: bool, point: float) -> tuple[i64, float]:
        """Add up what follows each action until it is more than `point`; return the last one, and the sum.

        Actions: 0 is to stay, 1 and 2 to use a card, and each station in reach follows.
        """
        leg = self.leg
        station = place % self.width
        action: i64 = -1
        total = 0.0
        if ran == leg.ran and marked == leg.marked and self.after[place] > 0.0:
            action, total = 0, self.after[place]
        if total <= point and leg.marked and not marked and leg.station in (UNKNOWN, station):
            weight = self.at_node(steps, ran, True)[place]
            if weight > 0.0:
                action, total = 1, total + weight
        if total <= point and leg.ran and not ran:
            weight = self.at_node(steps, True, marked)[place]
            if weight > 0.0:
                action, total = 2, total + weight
        if steps < self.most_steps(ran):
            next_node = self.at_node(steps + 1, ran, marked)
            flags = self.width * (place // self.width)
            number: i64 = 2
            for goal in leg.reach[station]:
                number += 1
                if total > point:
                    break
                weight = next_node[flags + goal] if not leg.visits else next_node[leg.arrive(place, goal, self.width)]
                if weight > 0.0 and not has(leg.never, goal):
                    action, total = number, total + weight
        return action, total

    def draw(self, way: Way, stream: Stream) -> None:
        """Draw what the Wolf does, marked on the way's board."""
        leg = self.leg
        steps: i64 = 0
        ran, marked = False, False
        while not self.is_done(steps, ran, marked):
            everything = self.walk(way.place(), steps, ran, marked, EVERYTHING)[1]
            action = self.walk(way.place(), steps, ran, marked, everything * fraction(stream))[0]
            assert action >= 0, NOTHING_FITS
            if action == 0:
                break
            if action == 1:
                marked = True
                way.shown[int(leg.fact)] = int(way.at)
            elif action == 2:
                ran = True
            else:
                way.go(leg, leg.reach[way.at][action - 3])
                steps += 1
        if not steps:
            way.go(leg, way.at)


def node(steps: i64, ran: bool, marked: bool) -> i64:
    return 4 * steps + 2 * ran + marked


def fraction(stream: Stream) -> float:
    """A number from 0 up to, but not including, 1."""
    return (float(stream.word()) + float(stream.below(SMALL_PARTS)) / float(SMALL_PARTS)) / PARTS


def choose(weights: list[float], stream: Stream) -> i64:
    """An index, as likely as its weight; never one whose weight is 0."""
    point = float(sum(weights)) * fraction(stream)
    chosen: i64 = -1
    for index, weight in enumerate(weights):
        if weight > 0.0:
            chosen = index
            if point < weight:
                break
            point -= weight
    assert chosen >= 0, NOTHING_FITS
    return chosen

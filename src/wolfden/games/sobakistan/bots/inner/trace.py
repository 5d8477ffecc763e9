"""Where Wolves may be, for each route that may be the one: a filter that goes forward through what happened.

For each route a Wolf is taken to make for its drop-off point and, without the evidence, for its extraction point, by a
short way and in fear of squads, but not always: nobody is ever ruled out whom the rules allow to be there. A Wolf who
loses the evidence begins anew where they then are, by the second leg of each route: where they had started does not
matter for that any more, so all starts are taken together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import has
from wolfden.games.sobakistan.bots.inner.legs import Legs

PULL: Final = 1.4  # how much less likely a Wolf is to be one step further from the goal
NEAR_BY: Final = (1.0, 0.35, 0.08, 0.03)  # how likely the Liaison is to be wrong by so much about a distance
FARTHEST: Final = 5  # what the Liaison can say of a distance
HIT: Final = 0.80  # how likely a Wolf at the right place is to put the evidence down, or to escape
MISS: Final = 0.05  # at another
LATE: Final = 0.75  # how many show where they are after their last step of the turn, and not before
LEAST: Final = 1e-300  # what is taken for nothing


class Trace:
    """By Wolf, leg and station: how likely all that was seen is, and the Wolf to be there now.

    The legs are first ones while the Wolf carries evidence, and then second ones (see `legs.py`).
    """

    def __init__(self, legs: Legs, wolves: list[int]) -> None:
        self.box = legs.box
        self.width: i64 = legs.box.stations + 1
        self.legs = legs
        self.wolves = wolves
        self.carries: dict[int, bool] = dict.fromkeys(wolves, True)
        self.chances: dict[int, list[float]] = {}
        begin = [0.0] * (len(legs.ends[0]) * self.width)
        for place, leg in enumerate(legs.ends[0]):
            begin[place * self.width + leg[0]] = 1.0
        self.never: dict[int, list[float]] = {}  # likewise: how likely the Wolf has never been there
        self.settled: dict[int, list[float]] = {}  # by Wolf without evidence, and first leg: how likely all was so far
        for wolf in wolves:
            self.chances[wolf] = begin
            self.never[wolf] = [1.0 - chance for chance in begin]
        self.pull = [exp(-PULL * step) for step in range(int(self.width))]

    def copy(self) -> Trace:
        """An independent copy; the lists in it are only ever replaced, never changed."""
        twin = Trace(self.legs, [])
        twin.wolves = self.wolves
        twin.carries = self.carries.copy()
        twin.chances = self.chances.copy()
        twin.never = self.never.copy()
        twin.settled = self.settled.copy()
        return twin

    def kind(self, wolf: i64) -> i64:
        """Which of a route's two legs that Wolf is on."""
        return 0 if self.carries[wolf] else 1

    def goals(self, wolf: i64) -> list[int]:
        """By leg: where that Wolf wants to go."""
        return self.legs.goals[self.kind(wolf)]

    # What happens

    def move(self, wolf: i64, steps: i64, reach: list[tuple[int, ...]], shy: list[float]) -> None:
        """A turn of the Wolf's; `shy` says by station how willing a Wolf is to go there."""
        for _ in range(steps):
            self.arrive(wolf, self.stepped(wolf, reach, shy))

    def move_and_show(
        self, wolf: i64, steps: i64, reach: list[tuple[int, ...]], shy: list[float], station: i64
    ) -> None:
        """A turn in which the Wolf showed where they were, at whatever moment of it."""
        chances, never, width = self.chances[wolf], self.never[wolf], self.width
        found = [0.0] * len(chances)
        for taken in range(steps + 1):
            self.chances[wolf], self.never[wolf] = chances, never
            self.move(wolf, taken, reach, shy)
            moved = self.chances[wolf]
            share = LATE if taken == steps else (1.0 - LATE) / float(steps)
            shown = [share * moved[index] if index % width == station else 0.0 for index in range(len(moved))]
            self.chances[wolf] = shown
            self.move(wolf, steps - taken, reach, shy)
            found = [one + more for one, more in zip(found, self.chances[wolf])]  # noqa: B905 - slower compiled
        self.chances[wolf] = moved  # should it not be possible
        self.keep(wolf, found)

    def crowd(self, prizes: dict[int, float], routes: list[float]) -> list[float]:
        """By goal and station: what those Wolves are worth who are here and want there."""
        width = self.width
        found = [0.0] * (width * width)
        for wolf, prize in prizes.items():
            chances, goals = self.chances[wolf], self.goals(wolf)
            likely = self.legs.by_leg(self.kind(wolf), routes)
            for place, total in enumerate(self.totals(wolf)):
                if total > 0.0:
                    share = prize * likely[place] / total
                    row: i64 = place * width
                    goal: i64 = goals[place] * width
                    for station in range(1, width):
                        found[goal + station] += share * chances[row + station]
        return found

    def crowd_stepped(self, crowd: list[float], reach: list[tuple[int, ...]], shy: list[float]) -> list[float]:
        """By station: what Wolves are worth there after one step more."""
        flows, width = self.flows(crowd, reach, shy), self.width
        found = [0.0] * width
        for index, worth in enumerate(flows):
            if worth > 0.0:
                found[index % width] += worth
        return found

    def flows(self, crowd: list[float], reach: list[tuple[int, ...]], shy: list[float]) -> list[float]:
        """By pair of stations (see `Box.pair`): what Wolves are worth who go from one to the other next, or stay."""
        width = self.width
        found = [0.0] * (width * width)
        for goal in range(1, width):
            there = crowd[goal * width : goal * width + width]
            if max(there) > 0.0:
                way = self.ways_to(goal, reach, shy)
                for station in range(1, width):
                    worth = there[station]
                    if worth > 0.0:
                        row: i64 = station * width
                        shares = way[station]
                        found[row + station] += worth * shares[0]
                        for number, other in enumerate(reach[station], 1):
                            found[row + other] += worth * shares[number]
        return found

    def stepped(self, wolf: i64, reach: list[tuple[int, ...]], shy: list[float]) -> list[float]:
        """Where the Wolf may be after one step more."""
        old = self.chances[wolf]
        new = [0.0] * len(old)
        ways: dict[int, list[list[float]]] = {}
        for place, goal in enumerate(self.goals(wolf)):
            row: i64 = place * self.width
            if goal not in ways:
                ways[goal] = self.ways_to(goal, reach, shy)
            way = ways[goal]
            for station in range(1, self.width):
                chance = old[row + station]
                if chance == 0.0:
                    continue
                shares = way[station]
                new[row + station] += chance * shares[0]
                for number, other in enumerate(reach[station], 1):
                    new[row + other] += chance * shares[number]
        return new

    def ways_to(self, goal: i64, reach: list[tuple[int, ...]], shy: list[float]) -> list[list[float]]:
        """By station: how likely a Wolf who wants to that goal is to stay, and to go to each station in reach."""
        steps = self.box.steps
        row = goal * self.width
        found: list[list[float]] = [[]]
        for station in range(1, self.width):
            shares = [self.pull[steps[row + station]] * shy[station]]
            total = shares[0]
            for other in reach[station]:
                share = self.pull[steps[row + other]] * shy[other]
                shares.append(share)
                total += share
            found.append([share / total for share in shares])
        return found

    def normal(self, wolf: i64) -> list[float]:
        """The Wolf's chances if each leg were the one."""
        chances = self.chances[wolf]
        found = [0.0] * len(chances)
        for place, total in enumerate(self.totals(wolf)):
            if total > 0.0:
                row: i64 = place * self.width
                for station in range(1, self.width):
                    found[row + station] = chances[row + station] / total
        return found

    def run_off(self, wolf: i64, squads: i64) -> None:
        """A caught Wolf stays or goes to a station beside without a squad."""
        old = self.chances[wolf]
        new = [0.0] * len(old)
        for index, chance in enumerate(old):
            if chance == 0.0:
                continue
            station: i64 = index % self.width
            row: i64 = index - station
            refuges = [int(station)]
            for other in self.box.open_ways[station]:
                if not has(squads, other):
                    refuges.append(other)
            for other in refuges:
                new[row + other] += chance / float(len(refuges))
        self.arrive(wolf, new)

    def arrive(self, wolf: i64, chances: list[float]) -> None:
        """Take over where the Wolf may have gone, taking one step as independent of the next."""
        self.chances[wolf] = chances
        never = self.never[wolf][:]
        for place, total in enumerate(self.totals(wolf)):
            if total > 0.0:
                row: i64 = place * self.width
                for index in range(row + 1, row + self.width):
                    chance = chances[index]
                    if chance > 0.0:
                        never[index] *= 1.0 - chance / total
        self.never[wolf] = never

    def join(self, wolf: i64, called: i64, share: float) -> None:
        """The Wolf may have gone to where a called one is, or was shown to be."""
        there = self.normal(called)
        if self.carries[wolf] != self.carries[called]:
            there = self.turned(there, self.kind(called))
        mine, totals = self.chances[wolf], self.totals(wolf)
        width = self.width
        self.chances[wolf] = [
            (1.0 - share) * mine[index] + share * totals[index // width] * there[index] for index in range(len(mine))
        ]

    def join_at(self, wolf: i64, station: i64, share: float) -> None:
        mine, totals = self.chances[wolf], self.totals(wolf)
        new = [(1.0 - share) * chance for chance in mine]
        for place, total in enumerate(totals):
            new[place * self.width + station] += share * total
        self.chances[wolf] = new

    def lose(self, wolf: i64) -> None:
        """The Wolf has the evidence no more."""
        if not self.carries[wolf]:
            return
        totals = self.totals(wolf)
        self.settled[wolf] = totals
        width = self.width
        likely = [totals[index // width] * never for index, never in enumerate(self.never[wolf])]
        here, never = self.turned(self.chances[wolf], 0), self.turned(likely, 0)
        weights = self.turned([totals[index // width] for index in range(len(likely))], 0)
        self.never[wolf] = [one / weight if weight > 0.0 else 1.0 for one, weight in zip(never, weights)]  # noqa: B905
        self.carries[wolf] = False
        self.chances[wolf] = here
        self.chances[wolf] = self.normal(wolf)

    def turned(self, chances: list[float], kind: i64) -> list[float]:
        """By leg of the other kind and station: the mean over the routes that it belongs to."""
        other = 1 - kind
        width = self.width
        found = [0.0] * (len(self.legs.ends[other]) * width)
        times = [0] * len(self.legs.ends[other])
        theirs, mine = self.legs.of[kind], self.legs.of[other]
        for place in range(len(theirs)):
            here: i64 = mine[place]
            times[here] += 1
            row, old = here * width, theirs[place] * width
            for station in range(1, width):
                found[row + station] += chances[old + station]
        return [one / float(times[index // width]) for index, one in enumerate(found)]

    # What is seen

    def seen(self, wolf: i64, stations: i64) -> None:
        """The Wolf is at one of these stations."""
        chances = self.chances[wolf]
        width = self.width
        self.keep(wolf, [chances[index] if has(stations, index % width) else 0.0 for index in range(len(chances))])

    def said_away(self, wolf: i64, steps: i64) -> None:
        """The Liaison said that the Wolf seems to be so far from the goal."""
        new = self.chances[wolf][:]
        for place, goal in enumerate(self.goals(wolf)):
            row: i64 = place * self.width
            for station in range(1, self.width):
                new[row + station] *= told_right(self.box.distance(station, goal), steps)
        self.keep(wolf, new)

    def at_goal(self, wolf: i64) -> None:
        """The Wolf thinks to have come to the goal, and acts on it."""
        new = [MISS * chance for chance in self.chances[wolf]]
        for place, goal in enumerate(self.goals(wolf)):
            new[place * self.width + goal] *= HIT / MISS
        self.keep(wolf, new)

    def not_at_goal(self, wolf: i64) -> None:
        """The Wolf could have put the evidence down, or escaped, and did not."""
        new = self.chances[wolf][:]
        for place, goal in enumerate(self.goals(wolf)):
            new[place * self.width + goal] *= (1.0 - HIT) / (1.0 - MISS)
        self.keep(wolf, new)

    def has_been(self, wolf: i64, station: i64, yes: bool) -> None:
        """The Wolf says whether they were ever there."""
        new = self.chances[wolf][:]
        never = self.never[wolf]
        for place in range(len(self.goals(wolf))):
            row: i64 = place * self.width
            been = 1.0 - never[row + station]
            factor = max(0.001, been if yes else 1.0 - been)
            for other in range(1, self.width):
                new[row + other] *= factor
            if not yes:
                new[row + station] = 0.0
        self.keep(wolf, new)

    def keep(self, wolf: i64, chances: list[float]) -> None:
        """Take over what is left, in numbers that stay large; if nothing is, it was not seen right."""
        total = 0.0
        for chance in chances:
            total += chance
        if total > 0.0:
            self.chances[wolf] = [chance / total for chance in chances]

    # What follows

    def totals(self, wolf: i64) -> list[float]:
        """By leg: how likely all that was seen of the Wolf is, as long as they are on such legs."""
        chances = self.chances[wolf]
        found: list[float] = []
        for place in range(len(self.goals(wolf))):
            total = 0.0
            row: i64 = place * self.width
            for index in range(row + 1, row + self.width):
                total += chances[index]
            found.append(total)
        return found

    def seen_of_all(self) -> list[float]:
        """By route, in logarithms: how likely what was seen of a Wolf is, on average over all.

        Wolves who go together are seen together: what is seen of four tells hardly more than what is seen of one.
        """
        found = [0.0] * len(self.legs.routes)
        for wolf in self.wolves:
            self.add_logs(found, self.kind(wolf), self.totals(wolf))
            if not self.carries[wolf]:
                self.add_logs(found, 0, self.settled[wolf])
        return found

    def add_logs(self, found: list[float], kind: i64, totals: list[float]) -> None:
        by_leg = logs(totals)
        share = 1.0 / float(len(self.wolves))
        for place, leg in enumerate(self.legs.of[kind]):
            found[place] += share * by_leg[leg]

    def where(self, wolf: i64, chances: list[float], routes: list[float]) -> list[float]:
        """By station: how likely the Wolf is there; `chances` are theirs, now or later."""
        found = [0.0] * self.width
        likely = self.legs.by_leg(self.kind(wolf), routes)
        for place, total in enumerate(self.totals(wolf)):
            if total > 0.0:
                row: i64 = place * self.width
                share = likely[place] / total
                for station in range(1, self.width):
                    found[station] += share * chances[row + station]
        return found


def told_right(distance: i64, steps: i64) -> float:
    """How likely the Liaison is to speak of so many steps when it is that far."""
    off = abs(int(min(distance, FARTHEST) - steps))
    return NEAR_BY[min(off, len(NEAR_BY) - 1)]


def shares(weights: list[float]) -> list[float]:
    """The same, adding up to 1; all alike if there is nothing."""
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0.0 else [1.0 / len(weights)] * len(weights)


def logs(weights: list[float]) -> list[float]:
    return [log(max(weight, LEAST)) for weight in weights]


def pool(kinds: Sequence[list[float]], powers: Sequence[float]) -> list[float]:
    """By route: how likely it is, from what each kind of evidence says, in logarithms, to its power."""
    found = [0.0] * len(kinds[0])
    for kind, power in zip(kinds, powers):  # noqa: B905 - slower compiled
        for place, one in enumerate(kind):
            found[place] += power * one
    most = max(found)
    weights = [exp(one - most) for one in found]
    total = sum(weights)
    return [weight / total for weight in weights]

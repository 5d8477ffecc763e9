"""The routes that may be the one, and the two ways of each: from the start to the drop-off point, and on from there.

There are more than a thousand routes, but few ways: what a Wolf does who carries evidence depends on the first way
only, and what they do afterwards on the second, so that much is worked out once for each way.
"""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.games.sobakistan.box import Box

Leg = tuple[int, int]  # from, to


class Legs:
    """Lists by route are in the order of `routes`; lists by leg in the order of `ends[kind]`, kind 0 or 1."""

    def __init__(self, box: Box, routes: list[int]) -> None:
        self.box = box
        self.routes = routes  # by their numbers in the box
        self.starts = [box.routes[route][0] for route in routes]
        self.drop_offs = [box.routes[route][1] for route in routes]
        self.extractions = [box.routes[route][2] for route in routes]
        self.ends: list[list[Leg]] = []
        self.of: list[list[int]] = []  # by kind and route: which leg it is
        for begins, goals in ((self.starts, self.drop_offs), (self.drop_offs, self.extractions)):
            pairs = list(zip(begins, goals))  # noqa: B905 - slower compiled
            ends = sorted(set(pairs))
            places = {leg: place for place, leg in enumerate(ends)}
            self.ends.append(ends)
            self.of.append([places[pair] for pair in pairs])
        self.goals = [[leg[1] for leg in ends] for ends in self.ends]  # by kind and leg
        self.stops = [[between(box, leg) for leg in ends] for ends in self.ends]  # likewise

    def by_leg(self, kind: i64, shares: list[float]) -> list[float]:
        """By leg: how likely it belongs to the route, from the same by route."""
        found = [0.0] * len(self.ends[kind])
        for place, leg in enumerate(self.of[kind]):
            found[leg] += shares[place]
        return found

    def by_goal(self, kind: i64, shares: list[float]) -> list[float]:
        """By station: how likely it is the drop-off point (0) or the extraction point (1)."""
        found = [0.0] * (self.box.stations + 1)
        goals = self.extractions if kind else self.drop_offs
        for place, goal in enumerate(goals):
            found[goal] += shares[place]
        return found

    def weighed(self, old: list[float], chances: list[float], mix: tuple[float, float, float]) -> list[float]:
        """By route: how likely it is after a hint that came about by these chances, by station, as before it by `old`.

        The hint may be for the drop-off point, the extraction point or any station on the way: `mix` says how likely.
        """
        first, second, way = mix
        sums = [[0.0], [0.0]]
        if way > 0.0:
            sums = [[sum([chances[stop] for stop in stops]) for stops in legs] for legs in self.stops]
        new = [0.0] * len(old)
        total = 0.0
        firsts, seconds = self.of
        for place, weight in enumerate(old):
            fit = first * chances[self.drop_offs[place]] + second * chances[self.extractions[place]]
            if way > 0.0:
                there: i64 = firsts[place]
                on: i64 = seconds[place]
                stops = float(len(self.stops[0][there]) + len(self.stops[1][on]))
                fit += way * (sums[0][there] + sums[1][on]) / stops
            new[place] = weight * fit
            total += weight * fit
        if total <= 0.0:
            return old
        return [weight / total for weight in new]


def between(box: Box, leg: Leg) -> list[int]:
    """The stations on the shortest ways of a leg, its end included."""
    one, other = leg
    whole = box.distance(one, other)
    return [
        station
        for station in range(1, int(box.stations) + 1)
        if station != one and box.distance(one, station) + box.distance(station, other) == whole
    ]

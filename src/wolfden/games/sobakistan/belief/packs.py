"""The ways of all Wolves together.

They start at one station, and a called pack may bring them to one again. To whoever knows these stations, each Wolf's
way is a matter of its own. To the Bloodhound it is not: there, the likelihood of where all Wolves are is kept as a sum
of *terms*, each of which is a product with one likelihood for each Wolf. Going back over a called pack, a term falls
apart into one for each set of Wolves who may have joined: the likelihood of whoever joined now rests on the called
Wolf. Terms that are the same for all others are added up. Going forward, one term is drawn, and then each Wolf's way.
"""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine.bits import bit, count, has
from wolfden.engine.chance import Stream
from wolfden.games.sobakistan.belief.ways import Leg, Way, choose
from wolfden.games.sobakistan.box import Box


class Part:
    """What a term before a called pack was made of: a term after it, and who joined."""

    def __init__(self, term: Term, joined: i64, called: list[float]) -> None:
        self.term = term
        self.joined = joined  # places in the list of ways
        self.called = called  # the called Wolf's likelihood in this part


class Term:
    """One likelihood for each Wolf, by place in the list of ways; their product is the term's."""

    def __init__(self, likelihoods: list[list[float]], parts: list[Part]) -> None:
        self.after = likelihoods  # behind the segment that ends here
        self.before = likelihoods  # in front of it
        self.parts = parts


class Call:
    """A called pack at a station that is not known: who was called, and who may have joined."""

    def __init__(self, called: i64, others: i64, districts: i64) -> None:
        self.called = called  # as all Wolves here: places in the list of ways
        self.others = others
        self.districts = districts
        self.legs: list[Leg] = []  # by place: what that Wolf says later about where they have been


class Pack:
    """Where all Wolves may have gone. `starts` has a weight for each station they may have started at."""

    def __init__(self, box: Box, ways: list[Way], calls: list[Call], starts: list[float]) -> None:
        self.box = box
        self.ways = ways
        self.calls = calls
        self.starts = starts
        self.found: list[Term] = []

    # Going back

    def known(self) -> list[Term]:
        """The terms at the start when nothing is known of the end: worked out once."""
        if not self.found:
            self.found = self.terms(self.all_alike())
        return self.found

    def terms(self, ends: list[list[float]]) -> list[Term]:
        """The terms at the start, from a likelihood for each Wolf at the end."""
        terms = [Term(ends, [])]
        segment = len(self.calls)
        while True:
            self.go_back(terms, segment)
            if segment == 0:
                return terms
            segment -= 1
            terms = Split(self, self.calls[segment]).apart(terms)

    def go_back(self, terms: list[Term], segment: i64) -> None:
        """Take all terms back over one segment. Many share a likelihood, which is done once."""
        for term in terms:
            term.before = [way.back(segment, term.after[place]).before for place, way in enumerate(self.ways)]

    def weight(self, term: Term, start: i64) -> float:
        """How likely it all is in one term if the Wolves started there."""
        weight: float = self.starts[start]
        for place, way in enumerate(self.ways):
            if weight == 0.0:
                break
            index = way.begin(start)
            weight = 0.0 if index < 0 else weight * term.before[place][index]
        return weight

    def total(self, ends: list[list[float]]) -> float:
        """How likely all that is known is, and these ends with it."""
        total = 0.0
        for term in self.terms(ends):
            for start in range(1, self.box.stations + 1):
                total += self.weight(term, start)
        return total

    def all_alike(self) -> list[list[float]]:
        return [way.all_alike() for way in self.ways]

    # Going forward

    def draw(self, terms: list[Term], stream: Stream) -> i64:
        """Draw a way for every Wolf, from the terms at the start; return where they started."""
        stations = self.box.stations
        weights = [self.weight(term, start) for term in terms for start in range(1, stations + 1)]
        drawn = choose(weights, stream)
        term, start = terms[drawn // stations], drawn % stations + 1
        for way in self.ways:
            way.start(start)
        for segment in range(len(self.calls) + 1):
            for place, way in enumerate(self.ways):
                way.draw(segment, term.after[place], stream)
            if segment < len(self.calls):
                term = self.draw_joined(self.calls[segment], term, stream)
        return start

    def draw_joined(self, call: Call, term: Term, stream: Stream) -> Term:
        """Draw who joins the called Wolf; return the term to go on with."""
        called = self.ways[call.called]
        called.shown[int(call.legs[call.called].fact)] = int(called.at)
        part = term.parts[choose([part.called[called.place()] for part in term.parts], stream)]
        for place, way in enumerate(self.ways):
            if has(part.joined, place):
                way.go(call.legs[place], called.at)
        return part.term


class Split:
    """Takes terms back over one called pack."""

    def __init__(self, pack: Pack, call: Call) -> None:
        self.pack = pack
        self.call = call
        self.width: i64 = pack.box.stations + 1
        self.stayed: dict[tuple[int, int, int], list[float]] = {}  # by Wolf, likelihood and side: if they stayed
        self.joined: dict[tuple[int, int, int], list[float]] = {}  # by Wolf, flags and side: if they joined
        self.found: dict[tuple[int, ...], Term] = {}

    def apart(self, terms: list[Term]) -> list[Term]:
        """Every term once for each side of the cordon that the called Wolf may be on, and each who may have joined."""
        sides = 1 + count(self.call.districts)
        for term in terms:
            for side in range(sides):
                called = self.on_side(term.before[self.call.called], side)
                if any(called):
                    self.split(term, side, 0, term.before[:], called, 0)
        return list(self.found.values())

    def split(
        self, term: Term, side: i64, place: i64, row: list[list[float]], called: list[float], joined: i64
    ) -> None:
        """Go through the Wolves from that place on; `called` is the called Wolf's likelihood so far."""
        if place == len(row):
            self.add(term, row, called, joined)
            return
        if not has(self.call.others, place):
            self.split(term, side, place + 1, row, called, joined)
            return
        after = term.before[place]
        row[place] = self.if_stayed(place, after, side)
        if any(row[place]):
            self.split(term, side, place + 1, row, called, joined)
        for flags in range(len(after) // self.width):
            row[place] = self.if_joined(place, flags, len(after), side)
            further = self.times(called, place, flags, after)
            if any(further):
                self.split(term, side, place + 1, row, further, joined | bit(place))

    def add(self, term: Term, row: list[list[float]], called: list[float], joined: i64) -> None:
        """Add to the term that is the same for everybody but the called Wolf, or begin one."""
        key = tuple([id(likelihood) for place, likelihood in enumerate(row) if place != self.call.called])
        part = Part(term, joined, called)
        known = self.found.get(key)
        if known is None:
            likelihoods = row[:]
            likelihoods[self.call.called] = called
            self.found[key] = Term(likelihoods, [part])
        else:
            known.parts.append(part)
            known.after[self.call.called] = [a + b for a, b in zip(known.after[self.call.called], called, strict=True)]

    def side_of(self, station: i64) -> i64:
        """Which side of the cordons a station is on: 0 is outside of all of them."""
        if not station:
            return 0
        district: i64 = self.pack.box.district_of[station]
        if not has(self.call.districts, district):
            return 0
        return 1 + count(self.call.districts & (bit(district) - 1))

    def on_side(self, likelihood: list[float], side: i64) -> list[float]:
        """The part of a likelihood that is on one side."""
        return [one if self.side_of(place % self.width) == side else 0.0 for place, one in enumerate(likelihood)]

    def if_stayed(self, place: i64, after: list[float], side: i64) -> list[float]:
        """Half of those who could join do not."""
        key = (int(place), id(after), int(side))
        if key not in self.stayed:
            halves = [1.0 if self.side_of(station) != side else 0.5 for station in range(self.width)]
            self.stayed[key] = [one * halves[where % self.width] for where, one in enumerate(after)]
        return self.stayed[key]

    def if_joined(self, place: i64, flags: i64, size: i64, side: i64) -> list[float]:
        """The other half does, wherever they were before, and keeps the flags they have."""
        key = (int(place), int(flags), int(side))
        if key not in self.joined:
            likelihood = [0.0] * size
            for station in range(1, self.width):
                if self.side_of(station) == side:
                    likelihood[station + self.width * flags] = 0.5
            self.joined[key] = likelihood
        return self.joined[key]

    def times(self, called: list[float], place: i64, flags: i64, after: list[float]) -> list[float]:
        """The called Wolf's likelihood, with that of a Wolf who has joined them."""
        leg = self.call.legs[place]
        product = called[:]
        for where, one in enumerate(called):
            if one != 0.0:
                station: i64 = where % self.width
                if has(leg.never, station):
                    product[where] = 0.0
                else:
                    product[where] = one * after[station + self.width * (flags | leg.flags(station))]
        return product

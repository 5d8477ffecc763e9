"""What is in the box, as the rules read it: stations, lines, districts and precincts as small numbers and packed sets.

A station is its printed number, from 1. Lines, districts and precincts are numbered from 0, as their names are listed.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import Actions, bit, has, members
from wolfden.games.sobakistan.terms.actions import MOST_DISTRICTS, MOST_PRECINCTS, MOST_SQUADS

FAR: Final = 99  # further than any way there is
NO_ROUTE: Final = -1  # a card with a way that does not fit: see components.py
SQUAD_STANDS: Final = (1 + 2 * MOST_DISTRICTS + 2 * MOST_PRECINCTS) ** MOST_SQUADS  # ways in which all squads can stand


class Box:
    """All components of one box, checked. Lists by station have a place 0 that stands for none."""

    def __init__(
        self,
        *,
        stations: int,
        lines: list[list[int]],
        line_names: list[str],
        district_of: list[int],
        district_names: list[str],
        precincts: list[tuple[int, int]],
        precinct_names: list[str],
        places: list[tuple[float, float]],
        long_words: list[tuple[str, str]],
        short_words: list[tuple[str, str]],
        hints: list[str],
        cards: list[tuple[int, int, int]],
        least: int,
        most: int,
        pairs: list[int],
        begins: int,
        slots: int,
        squads: int,
        squad_moves: int,
        hand: int,
        hints_a_turn: int,
        nots: int,
    ) -> None:
        self.stations: i64 = stations
        self.all: i64 = bit(stations + 1) - 2  # every station
        self.lines = lines
        self.line_names = line_names
        self.district_of = district_of  # by station
        self.district_names = district_names
        self.precincts = precincts  # the two districts of each
        self.precinct_names = precinct_names
        self.places = places  # by station: x and y, to draw it
        self.long_words = long_words  # by token: the words on its two sides
        self.short_words = short_words
        self.hints = hints
        self.least = least  # steps of each way of a route
        self.most = most  # of both together
        self.pairs = pairs  # by Bloodhound side: the card that it is on
        self.sides = [0] * 2 ** len(pairs)  # by set of cards: the Bloodhound sides on them
        self.begins: i64 = begins  # the cards that the Bloodhound begins with
        self.slots: i64 = slots
        self.squads: i64 = squads
        self.squad_moves: i64 = squad_moves
        self.hand: i64 = hand
        self.hints_a_turn: i64 = hints_a_turn
        self.nots: i64 = nots
        self.every_hint: i64 = bit(len(hints)) - 1
        self.every_precinct: i64 = bit(len(precincts)) - 1
        self.beside = [0] * (stations + 1)  # by station: those adjacent to it
        self.line_of = [-1] * ((stations + 1) * (stations + 1))  # by pair of adjacent stations: the line between
        self.within = [0] * len(district_names)  # by district: its stations
        self.next_to = [0] * len(district_names)  # by district: those adjacent to it
        self.exits = [0] * len(precincts)  # by precinct: its districts
        self.precincts_of = [0] * len(district_names)  # by district: its precincts
        # What squads can do, found out when it is first asked: see rules/bloodhound.py.
        self.squad_actions: list[Actions | None] = [None] * SQUAD_STANDS
        self.connect()
        self.steps = self.distances()  # by pair of stations: the shortest way
        self.open_ways = self.find_ways(0, 0)  # by station: those one step away while nothing is cordoned off
        # Start, drop-off point, extraction point: all that fit. Everybody knows how routes are made, and nobody, unless
        # routes are open, which of them are on cards.
        self.routes = self.fitting()
        self.numbers = {route: number for number, route in enumerate(self.routes)}
        self.deck = [self.numbers.get(card, NO_ROUTE) for card in cards]
        self.routes_from = self.by_start(list(range(len(self.routes))))
        self.deck_from = self.by_start(self.deck)

    def connect(self) -> None:
        """Work out what is next to what, and which sides are on which cards."""
        for cards in range(len(self.sides)):
            for side, card in enumerate(self.pairs):
                if has(cards, card):
                    self.sides[cards] |= bit(side)
        for number, line in enumerate(self.lines):
            for one, other in pairwise(line):
                self.beside[one] |= bit(other)
                self.beside[other] |= bit(one)
                self.line_of[self.pair(one, other)] = number
                self.line_of[self.pair(other, one)] = number
                here, there = self.district_of[one], self.district_of[other]
                if here != there:
                    self.next_to[here] |= bit(there)
                    self.next_to[there] |= bit(here)
        for station in range(1, self.stations + 1):
            self.within[self.district_of[station]] |= bit(station)
        for number, districts in enumerate(self.precincts):
            for district in districts:
                self.exits[number] |= bit(district)
                self.precincts_of[district] |= bit(number)

    def pair(self, one: i64, other: i64) -> i64:
        """Where lists by pair of stations keep that pair."""
        return one * (self.stations + 1) + other

    def distances(self) -> list[int]:
        """The number of steps between any two stations."""
        steps = [FAR] * ((self.stations + 1) * (self.stations + 1))
        for start in range(1, self.stations + 1):
            reached: i64 = bit(start)
            edge: i64 = reached
            length = 0
            while edge:
                further: i64 = 0
                for station in members(edge):
                    steps[self.pair(start, station)] = length
                    further |= self.beside[station]
                edge = further & ~reached
                reached |= edge
                length += 1
        return steps

    def distance(self, one: i64, other: i64) -> int:
        return self.steps[self.pair(one, other)]

    def fitting(self) -> list[tuple[int, int, int]]:
        """All routes to three different stations that are neither too short nor too long."""
        stations = range(1, int(self.stations) + 1)
        found: list[tuple[int, int, int]] = []
        for start in stations:
            for drop_off in stations:
                there = self.distance(start, drop_off)
                for extraction in stations if there >= self.least else ():
                    on = self.distance(drop_off, extraction)
                    if on >= self.least and there + on <= self.most and start != extraction:
                        found.append((start, drop_off, extraction))
        return found

    def by_start(self, routes: list[int]) -> list[list[int]]:
        """By station: those of the routes that start there."""
        found: list[list[int]] = [[] for _ in range(self.stations + 1)]
        for number in routes:
            if number != NO_ROUTE:
                found[self.routes[number][0]].append(number)
        return found

    def reach(self, station: i64, lines: i64, districts: i64) -> i64:
        """The stations one step away, where these lines and districts are cordoned off."""
        near: i64 = self.beside[station]
        if lines:
            for other in members(near):
                if has(lines, self.line_of[self.pair(station, other)]):
                    near &= ~bit(other)
        if districts:
            here: i64 = self.district_of[station]
            if has(districts, here):
                near &= self.within[here]
            else:
                for closed in members(districts):
                    near &= ~self.within[closed]
        return near

    def ways_with(self, lines: i64, districts: i64) -> list[tuple[int, ...]]:
        """By station: those one step away, where these lines and districts are cordoned off."""
        return self.find_ways(lines, districts) if lines or districts else self.open_ways

    def find_ways(self, lines: i64, districts: i64) -> list[tuple[int, ...]]:
        ways: list[tuple[int, ...]] = [()]
        for station in range(1, self.stations + 1):
            ways.append(members(self.reach(station, lines, districts)))
        return ways

    def same_side(self, one: i64, other: i64, districts: i64) -> bool:
        """Whether no cordoned-off district lies between two stations, however far apart they are."""
        here: i64 = self.district_of[one]
        there: i64 = self.district_of[other]
        return here == there or not (has(districts, here) or has(districts, there))

    def covered(self, districts: i64) -> i64:
        """The stations in these districts."""
        stations: i64 = 0
        for district in members(districts):
            stations |= self.within[district]
        return stations

"""Squads and cordons, as everybody sees them: where they are, and how soon squads come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wolfden.engine.terms import Event
from wolfden.games.sobakistan.bots.fear import EASE
from wolfden.games.sobakistan.box import Box
from wolfden.games.sobakistan.terms import events

TOO_FAR = 3  # moves: more than a squad has in an ordinary turn


class Squad:
    """Where a squad is: in a precinct, in a district or at a station; the others are -1."""

    def __init__(self) -> None:
        self.precinct = -1
        self.district = -1
        self.station = -1

    def go(self, precinct: int = -1, district: int = -1, station: int = -1) -> None:
        self.precinct, self.district, self.station = precinct, district, station

    def home(self, box: Box) -> int:
        """The district it is in, or -1: a squad in a precinct is in none."""
        return box.district_of[self.station] if self.station > 0 else self.district

    def moves_to(self, box: Box, district: int) -> int:
        """How many moves it needs to storm a station in that district: from 1 on, at most 3."""
        begins = box.precincts[self.precinct] if self.precinct >= 0 else (self.home(box),)
        if begins == (-1,):
            return TOO_FAR
        if district in begins:
            return 1
        return 2 if any(box.next_to[one] >> district & 1 for one in begins) else TOO_FAR


class Streets:
    """All squads, and the lines and districts that are cordoned off (packed sets)."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.squads = [Squad() for _ in range(box.squads)]
        self.lines = 0
        self.districts = 0

    def twin(self) -> Streets:
        twin = Streets(self.box)
        for squad, other in zip(twin.squads, self.squads, strict=True):
            squad.go(other.precinct, other.district, other.station)
        twin.lines, twin.districts = self.lines, self.districts
        return twin

    def take(self, event: Event) -> None:
        """Take in what happened next."""
        handle = HANDLERS.get(type(event))
        if handle is not None:
            handle(self, event)

    def to_precinct(self, event: events.SquadPlaced | events.Whistled | events.SquadReturned) -> None:
        self.squads[event.squad - 1].go(precinct=event.precinct)

    def to_district(self, event: events.SquadDrove) -> None:
        self.squads[event.squad - 1].go(district=event.district)

    def to_station(self, event: events.SquadEntered) -> None:
        self.squads[event.squad - 1].go(station=event.station)

    def hunt_over(self, event: events.HuntOver) -> None:
        for squad in self.squads:
            if squad.station > 0:
                squad.go(district=squad.home(self.box))

    def lifted(self, event: events.CordonsLifted) -> None:
        self.lines = self.districts = 0

    def line_cordoned(self, event: events.LineCordoned) -> None:
        self.lines |= 2**event.line

    def district_cordoned(self, event: events.DistrictCordoned) -> None:
        self.districts |= 2**event.district

    # What follows

    def reach(self) -> list[tuple[int, ...]]:
        """By station: where a Wolf can go with one step."""
        return self.box.ways_with(self.lines, self.districts)

    def stations(self) -> int:
        """The stations with a squad, as a packed set."""
        return sum({2**squad.station for squad in self.squads if squad.station > 0})

    def watched(self) -> int:
        """The stations in districts with a squad, as a packed set."""
        found = 0
        for district in (squad.home(self.box) for squad in self.squads):
            if district >= 0:
                found |= self.box.within[district]
        return found

    def nearest(self, district: int) -> int:
        """How many moves the nearest squad needs to storm a station there, from 1 to 3."""
        return min(squad.moves_to(self.box, district) for squad in self.squads)

    def ease(self, squads: Sequence[Squad]) -> list[float]:
        """By station: how easily one of these squads comes to storm it."""
        near = [[squad.moves_to(self.box, district) for squad in squads] for district in range(len(self.box.within))]
        by_district = [max((EASE[moves] for moves in row), default=0.0) for row in near]
        return [0.0, *[by_district[district] for district in self.box.district_of[1:]]]


HANDLERS: dict[type[Event], Any] = {
    events.SquadPlaced: Streets.to_precinct,
    events.Whistled: Streets.to_precinct,
    events.SquadReturned: Streets.to_precinct,
    events.SquadDrove: Streets.to_district,
    events.SquadEntered: Streets.to_station,
    events.HuntOver: Streets.hunt_over,
    events.CordonsLifted: Streets.lifted,
    events.LineCordoned: Streets.line_cordoned,
    events.DistrictCordoned: Streets.district_cordoned,
}

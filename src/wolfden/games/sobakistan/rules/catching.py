"""Catching a Wolf."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Seats, bit, has, members
from wolfden.engine.step import Sealed, Step
from wolfden.engine.terms import Reason
from wolfden.games.sobakistan.rules import bloodhound, told
from wolfden.games.sobakistan.rules.wolves import MOVE_TO, STAY
from wolfden.games.sobakistan.state import (
    BLOODHOUND,
    ENTERED,
    FLED,
    NO_ONE,
    Sobakistan,
    at_station,
    mark,
    note,
    replaced,
    station_of,
    watched_stations,
)
from wolfden.games.sobakistan.terms import reasons

MOVE_OR_STAY: Final = MOVE_TO.then(STAY)


def enter(s: Sobakistan, squad: i64, station: i64) -> None:
    """A squad comes to a station, and all Wolves there are caught."""
    s.squads = replaced(s.squads, squad, station)
    s.tell(told.SQUAD_ENTERED, squad + 1, station, to=EVERYBODY)
    caught = at_station(s, station)
    note(s, ENTERED, s.playing, station, caught)
    if not caught:
        s.tell(told.NOBODY_THERE, station, to=EVERYBODY)
        return
    for wolf in members(caught):
        catch_wolf(s, wolf)
    s.catcher = squad
    s.fleeing = caught & s.playing
    s.interrupt(CATCHER_RETURNS)


def catch_wolf(s: Sobakistan, wolf: i64) -> None:
    """Interrogated the first time; then the evidence is lost; without any left, the Wolf is arrested."""
    if not has(s.interrogated, wolf):
        s.interrogated |= bit(wolf)
        s.tell(told.INTERROGATED, wolf, to=EVERYBODY)
    elif has(s.carrying, wolf):
        s.carrying &= ~bit(wolf)
        s.tell(told.EVIDENCE_TAKEN, wolf, to=EVERYBODY)
    else:
        s.playing &= ~bit(wolf)
        s.tell(told.ARRESTED, wolf, to=EVERYBODY)


class CatcherReturns(Step[Sobakistan]):
    """The squad goes at once to an empty precinct of the Bloodhound's choice, and rests."""

    def who(self, s: Sobakistan) -> Seats:
        return bit(BLOODHOUND)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        return bloodhound.to_empty_precincts(s, s.catcher)

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        s.resting |= bit(s.catcher)
        bloodhound.send_to_precinct(s, s.catcher, bloodhound.TO_PRECINCT.field(action, 1))
        s.catcher = NO_ONE
        if s.fleeing:
            s.go(RUN_AWAY)
        else:
            s.resume()

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        return bloodhound.why_not_to_precinct(s, s.catcher, action)


class RunAway(Sealed[Sobakistan]):
    """Wolves who were caught, but not arrested, secretly stay or run to a station without a squad; no cordon binds."""

    def who(self, s: Sobakistan) -> Seats:
        return s.fleeing

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        return MOVE_OR_STAY.among(s.box.beside[station_of(s, seat)] & ~watched_stations(s))

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action in STAY:
            mark(s, seat, s.round, station_of(s, seat))
            s.tell(told.STAYED, station_of(s, seat), to=bit(seat))
        else:
            mark(s, seat, s.round, MOVE_TO.of(action))
            s.tell(told.MOVED, MOVE_TO.of(action), to=bit(seat))

    def close(self, s: Sobakistan) -> None:
        note(s, FLED, s.fleeing, watched_stations(s))
        s.fleeing = NOBODY
        s.resume()

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if action not in MOVE_TO:
            return None
        station = MOVE_TO.of(action)
        near = has(s.box.beside[station_of(s, seat)], station)
        return reasons.SquadThere(station) if near else reasons.NotAdjacent(station)


CATCHER_RETURNS: Final = CatcherReturns()
RUN_AWAY: Final = RunAway()

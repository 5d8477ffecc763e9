"""The Senior Bloodhound's turn, and how Wolves are caught."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Picks, Seats, bit, first, has, members, shifted, spelled
from wolfden.engine.step import Sealed, Step
from wolfden.engine.terms import Event, Reason
from wolfden.games.sobakistan import actions
from wolfden.games.sobakistan.actions import (
    ACTIONS,
    CordonOffDistrict,
    CordonOffLine,
    DigUpInformation,
    EndHunt,
    MarkTerritory,
    MoveTo,
    Scour,
    ShuffleThroughDenunciations,
    SniffAround,
    Stay,
    ToDistrict,
    ToPrecinct,
    ToStation,
)
from wolfden.games.sobakistan.ending import DROP_OR_ESCAPE, end_round
from wolfden.games.sobakistan.events import (
    Arrested,
    CardElsewhere,
    CordonsLifted,
    EvidenceTaken,
    HuntOver,
    Interrogated,
    Moved,
    NobodyThere,
    NoMoveLeft,
    NoSquadNear,
    NoSuchSquad,
    NotAdjacent,
    NotInPlay,
    NotOnTheMap,
    OutOfReach,
    PrecinctTaken,
    SquadDrove,
    SquadEntered,
    SquadRests,
    SquadReturned,
    SquadThere,
    Stayed,
)
from wolfden.games.sobakistan.hunting import (
    bloodhound_has,
    bloodhound_sides,
    cordon_off_district,
    cordon_off_line,
    dig_up_information,
    scour,
    shuffle_through_denunciations,
    sniff_around,
)
from wolfden.games.sobakistan.model import (
    BLOODHOUND,
    DENUNCIATIONS,
    DISTRICT,
    DISTRICT_CORDON,
    ENTERED,
    FIRST_WOLF,
    FLED,
    LINE_CORDON,
    MARK,
    NO_ONE,
    PRECINCT,
    SCOUR,
    SNIFF,
    Sobakistan,
    at_station,
    mark,
    note,
    replaced,
    station_of,
    taken_precincts,
    watched_districts,
    watched_stations,
    wolf_card,
)

MOVE_TO: Final[i64] = ACTIONS.first(MoveTo)
MARK_TERRITORY: Final[i64] = ACTIONS.first(MarkTerritory)
STAY: Final[i64] = ACTIONS.first(Stay)
TO_PRECINCT: Final[i64] = ACTIONS.first(ToPrecinct)
TO_DISTRICT: Final[i64] = ACTIONS.first(ToDistrict)
TO_STATION: Final[i64] = ACTIONS.first(ToStation)
SHUFFLE: Final[i64] = ACTIONS.first(ShuffleThroughDenunciations)
SCOUR_ACTION: Final[i64] = ACTIONS.first(Scour)
END_HUNT: Final[i64] = ACTIONS.first(EndHunt)
DIG_UP: Final[i64] = ACTIONS.first(DigUpInformation)
CORDON_LINE: Final[i64] = ACTIONS.first(CordonOffLine)
CORDON_DISTRICT: Final[i64] = ACTIONS.first(CordonOffDistrict)
SNIFF_AROUND: Final[i64] = ACTIONS.first(SniffAround)
PRECINCTS: Final[i64] = actions.MOST_PRECINCTS
DISTRICTS: Final[i64] = actions.MOST_DISTRICTS
STATIONS: Final[i64] = actions.MOST_STATIONS
# What is told most often: a constant is found faster in compiled code than an imported name.
TOLD_SQUAD_DROVE: Final[type[Event]] = SquadDrove
TOLD_SQUAD_ENTERED: Final[type[Event]] = SquadEntered
TOLD_NOBODY_THERE: Final[type[Event]] = NobodyThere
TOLD_HUNT_OVER: Final[type[Event]] = HuntOver
IN_WOLVES_TURN: Final = Picks(ACTIONS.first(MoveTo))
STANDS: Final[i64] = 1 + 2 * actions.MOST_DISTRICTS + 2 * actions.MOST_PRECINCTS  # ways in which one squad can stand
RETURN: Final = Picks(ACTIONS.first(ToPrecinct))
IN_HUNT: Final = Picks(ACTIONS.first(ShuffleThroughDenunciations))
AT_PLACES: Final = Picks(ACTIONS.first(CordonOffLine))


# 3. The Senior Bloodhound's turn


def begin_hunt(s: Sobakistan) -> None:
    """Cordons are taken back, squads that rested get up."""
    if s.lines or s.districts:
        s.tell(CordonsLifted, to=EVERYBODY)
    s.lines = 0
    s.districts = 0
    s.resting = 0
    s.moves = s.board.squad_moves
    s.go(HUNT)


class Hunt(Step[Sobakistan]):
    """The Bloodhound moves squads, catches Wolves and may use hunting cards, in any order."""

    def who(self, s: Sobakistan) -> Seats:
        return bit(BLOODHOUND)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        stands: i64 = 0
        for squad in range(s.board.squads):
            stands = STANDS * stands + stand(s, squad)
        known = s.board.squad_actions[stands]
        if known is None:
            known = squad_actions(s)
            s.board.squad_actions[stands] = known
        at_places = cards_at_places(s)
        rest = IN_HUNT.of(hunt_cards(s))
        return known + rest + AT_PLACES.of(at_places) if at_places else known + rest

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action < TO_DISTRICT:
            squad, precinct = (action - TO_PRECINCT) // PRECINCTS, (action - TO_PRECINCT) % PRECINCTS
            s.moves -= 1
            send_to_precinct(s, squad, precinct)
        elif action < TO_STATION:
            drive(s, (action - TO_DISTRICT) // DISTRICTS, (action - TO_DISTRICT) % DISTRICTS)
        elif action < SHUFFLE:
            s.moves -= 1
            enter(s, (action - TO_STATION) // STATIONS, (action - TO_STATION) % STATIONS + 1)
        elif action == SHUFFLE:
            shuffle_through_denunciations(s)
        elif action == SCOUR_ACTION:
            scour(s)
        elif action == END_HUNT:
            end_hunt(s)
        elif action < CORDON_LINE:
            dig_up_information(s, (action - DIG_UP) // 2 + FIRST_WOLF, (action - DIG_UP) % 2)
        elif action < CORDON_DISTRICT:
            cordon_off_line(s, action - CORDON_LINE)
        elif action < SNIFF_AROUND:
            cordon_off_district(s, action - CORDON_DISTRICT)
        else:
            sniff_around(s, action - SNIFF_AROUND + 1)

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if action < TO_PRECINCT:
            return None
        if action < SHUFFLE:
            return why_not_drive(s, action)
        return why_not_hunted(s, action)


def stand(s: Sobakistan, squad: i64) -> i64:
    """How a squad stands, as far as it makes a difference to where squads can go: 0 is out of everybody's way."""
    place: i64 = s.squads[squad]
    if place >= PRECINCT:
        stands = 1 + 2 * DISTRICTS + place - PRECINCT
        return stands + PRECINCTS if has(s.resting, squad) else stands
    if not s.moves:
        return 0
    return 1 + place - DISTRICT if place >= DISTRICT else 1 + DISTRICTS + s.board.district_of[place]


def squad_actions(s: Sobakistan) -> Actions:
    """Where squads can go now: asked once for each way in which they can stand."""
    returns: i64 = 0
    drives: i64 = 0
    enters: i64 = 0
    for squad in range(s.board.squads):
        precincts, districts, stations = squad_reach(s, squad)
        returns |= shifted(precincts, PRECINCTS * squad)
        drives |= shifted(districts, DISTRICTS * squad)
        enters |= shifted(stations >> 1, STATIONS * squad)
    return spelled(returns, TO_PRECINCT) + spelled(drives, TO_DISTRICT) + spelled(enters, TO_STATION)


def squad_reach(s: Sobakistan, squad: i64) -> tuple[i64, i64, i64]:
    """The precincts, districts and stations to which a squad can go now. Out of a precinct it goes free."""
    place: i64 = s.squads[squad]
    if has(s.resting, squad):
        return 0, 0, 0
    if place >= PRECINCT:
        return 0, s.board.exits[place - PRECINCT], 0
    if not s.moves:
        return 0, 0, 0
    if place < DISTRICT:
        return 0, bit(s.board.district_of[place]), 0
    district = place - DISTRICT
    free = s.board.precincts_of[district] & ~taken_precincts(s)
    return free, s.board.next_to[district], s.board.within[district]


def hunt_cards(s: Sobakistan) -> i64:
    """What the Bloodhound can do at once: use a card, dig up information, or end the turn."""
    able: i64 = bit(END_HUNT - SHUFFLE)
    sides = bloodhound_sides(s)
    if has(sides, DENUNCIATIONS):
        able |= 1
    if has(sides, SCOUR):
        able |= bit(SCOUR_ACTION - SHUFFLE)
    if s.hunted >> wolf_card(FIRST_WOLF, MARK):
        for wolf in members(s.playing):
            cards = s.hunted >> wolf_card(wolf, MARK) & 3
            able |= shifted(cards, DIG_UP - SHUFFLE + 2 * (wolf - FIRST_WOLF))
    return able


def cards_at_places(s: Sobakistan) -> i64:
    """The places for cards that need one: lines and districts to cordon off, stations to sniff around."""
    able: i64 = 0
    sides = bloodhound_sides(s)
    if has(sides, LINE_CORDON):
        able = first(len(s.board.lines))
    if has(sides, DISTRICT_CORDON):
        able |= shifted(first(len(s.board.within)), CORDON_DISTRICT - CORDON_LINE)
    if has(sides, SNIFF):
        able |= shifted(s.board.covered(watched_districts(s)) >> 1, SNIFF_AROUND - CORDON_LINE)
    return able


def drive(s: Sobakistan, squad: i64, district: i64) -> None:
    """To a district: free out of a precinct, else one move."""
    if s.squads[squad] < PRECINCT:
        s.moves -= 1
    s.squads = replaced(s.squads, squad, DISTRICT + district)
    s.tell(TOLD_SQUAD_DROVE, squad + 1, district, to=EVERYBODY)


def send_to_precinct(s: Sobakistan, squad: i64, precinct: i64) -> None:
    s.squads = replaced(s.squads, squad, PRECINCT + precinct)
    s.tell(SquadReturned, squad + 1, precinct, to=EVERYBODY)


def end_hunt(s: Sobakistan) -> None:
    """All squads on stations step out into the district."""
    for squad, place in enumerate(s.squads):
        if place < DISTRICT:
            s.squads = replaced(s.squads, squad, DISTRICT + s.board.district_of[place])
    s.tell(TOLD_HUNT_OVER, to=EVERYBODY)
    if s.playing:
        s.go(DROP_OR_ESCAPE)
    else:
        end_round(s)


def why_not_drive(s: Sobakistan, action: i64) -> Reason:
    """Why a squad cannot go there."""
    board = s.board
    if action < TO_DISTRICT:
        squad, place = (action - TO_PRECINCT) // PRECINCTS, (action - TO_PRECINCT) % PRECINCTS
        places = len(board.precincts)
    elif action < TO_STATION:
        squad, place = (action - TO_DISTRICT) // DISTRICTS, (action - TO_DISTRICT) % DISTRICTS
        places = len(board.within)
    else:
        squad, place = (action - TO_STATION) // STATIONS, (action - TO_STATION) % STATIONS
        places = board.stations
    if squad >= board.squads:
        return NoSuchSquad(squad + 1)
    if place >= places:
        return NotOnTheMap()
    if has(s.resting, squad):
        return SquadRests(squad + 1)
    if not s.moves:
        return NoMoveLeft()
    if action < TO_DISTRICT and has(taken_precincts(s), place):
        return PrecinctTaken(place)
    return OutOfReach(squad + 1)


def why_not_precinct(s: Sobakistan, precinct: i64) -> Reason:
    return PrecinctTaken(precinct) if precinct < len(s.board.precincts) else NotOnTheMap()


def why_not_hunted(s: Sobakistan, action: i64) -> Reason:
    """Why a hunting card cannot be used like this."""
    if DIG_UP <= action < CORDON_LINE:
        wolf = (action - DIG_UP) // 2 + FIRST_WOLF
        return CardElsewhere() if has(s.playing, wolf) else NotInPlay(wolf)
    if CORDON_LINE <= action < CORDON_DISTRICT and bloodhound_has(s, LINE_CORDON):
        return NotOnTheMap()
    if CORDON_DISTRICT <= action < SNIFF_AROUND and bloodhound_has(s, DISTRICT_CORDON):
        return NotOnTheMap()
    if action >= SNIFF_AROUND and bloodhound_has(s, SNIFF):
        station = action - SNIFF_AROUND + 1
        return NoSquadNear(station) if station <= s.board.stations else NotOnTheMap()
    return CardElsewhere()


# Catching a Wolf


def enter(s: Sobakistan, squad: i64, station: i64) -> None:
    """A squad comes to a station, and all Wolves there are caught."""
    s.squads = replaced(s.squads, squad, station)
    s.tell(TOLD_SQUAD_ENTERED, squad + 1, station, to=EVERYBODY)
    caught = at_station(s, station)
    note(s, ENTERED, s.playing, station, caught)
    if not caught:
        s.tell(TOLD_NOBODY_THERE, station, to=EVERYBODY)
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
        s.tell(Interrogated, wolf, to=EVERYBODY)
    elif has(s.carrying, wolf):
        s.carrying &= ~bit(wolf)
        s.tell(EvidenceTaken, wolf, to=EVERYBODY)
    else:
        s.playing &= ~bit(wolf)
        s.tell(Arrested, wolf, to=EVERYBODY)


class CatcherReturns(Step[Sobakistan]):
    """The squad goes at once to a free precinct of the Bloodhound's choice, and rests."""

    def who(self, s: Sobakistan) -> Seats:
        return bit(BLOODHOUND)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        return RETURN.of(shifted(s.board.every_precinct & ~taken_precincts(s), PRECINCTS * s.catcher))

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        s.resting |= bit(s.catcher)
        send_to_precinct(s, s.catcher, (action - TO_PRECINCT) % PRECINCTS)
        s.catcher = NO_ONE
        if s.fleeing:
            s.go(RUN_AWAY)
        else:
            s.resume()

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if not TO_PRECINCT <= action < TO_DISTRICT or (action - TO_PRECINCT) // PRECINCTS != s.catcher:
            return None
        return why_not_precinct(s, (action - TO_PRECINCT) % PRECINCTS)


class RunAway(Sealed[Sobakistan]):
    """Wolves who were caught, but not arrested, secretly stay or run to a station without a squad; no cordon binds."""

    def who(self, s: Sobakistan) -> Seats:
        return s.fleeing

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        near: i64 = s.board.beside[station_of(s, seat)]
        return IN_WOLVES_TURN.of((near & ~watched_stations(s)) >> 1 | bit(STAY - MOVE_TO))

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        station = station_of(s, seat) if action == STAY else action - MOVE_TO + 1
        mark(s, seat, s.round, station)
        if action == STAY:
            s.tell(Stayed, station, to=bit(seat))
        else:
            s.tell(Moved, station, to=bit(seat))

    def close(self, s: Sobakistan) -> None:
        note(s, FLED, s.fleeing, watched_stations(s))
        s.fleeing = NOBODY
        s.resume()

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if not MOVE_TO <= action < MARK_TERRITORY:
            return None
        station = action - MOVE_TO + 1
        near = has(s.board.beside[station_of(s, seat)], station)
        return SquadThere(station) if near else NotAdjacent(station)


HUNT: Final = Hunt()
CATCHER_RETURNS: Final = CatcherReturns()
RUN_AWAY: Final = RunAway()

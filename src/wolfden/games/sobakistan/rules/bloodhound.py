"""3. The Senior Bloodhound's turn. How Wolves are caught is in `catching.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Seats, bit, first, has, members
from wolfden.engine.blocks import Block, Span
from wolfden.engine.step import Step
from wolfden.engine.terms import Reason
from wolfden.games.sobakistan import state
from wolfden.games.sobakistan.rules import catching, hunting_cards, order, told
from wolfden.games.sobakistan.state import BLOODHOUND, DISTRICT, PRECINCT, Sobakistan
from wolfden.games.sobakistan.terms import actions, reasons

TO_PRECINCT: Final = Block(actions.ACTIONS, actions.ToPrecinct)
TO_DISTRICT: Final = Block(actions.ACTIONS, actions.ToDistrict)
TO_STATION: Final = Block(actions.ACTIONS, actions.ToStation)
SHUFFLE: Final = Block(actions.ACTIONS, actions.ShuffleThroughDenunciations)
SCOUR: Final = Block(actions.ACTIONS, actions.Scour)
END_HUNT: Final = Block(actions.ACTIONS, actions.EndHunt)
DIG_UP: Final = Block(actions.ACTIONS, actions.DigUpInformation)
AT_ONCE: Final = Span(SHUFFLE, SCOUR, END_HUNT, DIG_UP)
CORDON_LINE: Final = Block(actions.ACTIONS, actions.CordonOffLine)
CORDON_DISTRICT: Final = Block(actions.ACTIONS, actions.CordonOffDistrict)
SNIFF_AROUND: Final = Block(actions.ACTIONS, actions.SniffAround)
AT_PLACES: Final = Span(CORDON_LINE, CORDON_DISTRICT, SNIFF_AROUND)

DISTRICTS: Final[i64] = actions.MOST_DISTRICTS
PRECINCTS: Final[i64] = actions.MOST_PRECINCTS
STANDS: Final[i64] = 1 + 2 * actions.MOST_DISTRICTS + 2 * actions.MOST_PRECINCTS  # ways in which one squad can stand


def begin_hunt(s: Sobakistan) -> None:
    """Cordons are taken back, squads that rested get up."""
    if s.lines or s.districts:
        s.tell(told.CORDONS_LIFTED, to=EVERYBODY)
    s.lines = 0
    s.districts = 0
    s.resting = 0
    s.moves = s.box.squad_moves
    s.go(BLOODHOUND_TURN)


class BloodhoundTurn(Step[Sobakistan]):
    """The Bloodhound moves squads, catches Wolves and may use hunting cards, in any order."""

    def who(self, s: Sobakistan) -> Seats:
        return bit(BLOODHOUND)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        drives_and_cards = squad_options(s) + AT_ONCE.among(cards_at_once(s))
        at_places = cards_at_places(s)
        return drives_and_cards + AT_PLACES.among(at_places) if at_places else drives_and_cards

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action in TO_DISTRICT:
            drive(s, TO_DISTRICT.field(action, 0) - 1, TO_DISTRICT.field(action, 1))
        elif action in TO_STATION:
            s.moves -= 1
            catching.enter(s, TO_STATION.field(action, 0) - 1, TO_STATION.field(action, 1))
        elif action in TO_PRECINCT:
            s.moves -= 1
            send_to_precinct(s, TO_PRECINCT.field(action, 0) - 1, TO_PRECINCT.field(action, 1))
        elif action in END_HUNT:
            end_hunt(s)
        elif action in SHUFFLE:
            hunting_cards.shuffle_through_denunciations(s)
        elif action in SCOUR:
            hunting_cards.scour(s)
        elif action in DIG_UP:
            hunting_cards.dig_up_information(s, DIG_UP.field(action, 0), DIG_UP.field(action, 1))
        elif action in CORDON_LINE:
            hunting_cards.cordon_off_line(s, CORDON_LINE.of(action))
        elif action in CORDON_DISTRICT:
            hunting_cards.cordon_off_district(s, CORDON_DISTRICT.of(action))
        elif action in SNIFF_AROUND:
            hunting_cards.sniff_around(s, SNIFF_AROUND.of(action))

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if action in TO_PRECINCT:
            return why_not_go(s, TO_PRECINCT, action, len(s.box.precincts))
        if action in TO_DISTRICT:
            return why_not_go(s, TO_DISTRICT, action, len(s.box.within))
        if action in TO_STATION:
            return why_not_go(s, TO_STATION, action, s.box.stations + 1)
        return why_not_use(s, action) if action in AT_ONCE or action in AT_PLACES else None


# Movement


def squad_options(s: Sobakistan) -> Actions:
    """Where squads can go now: found out once for each way in which they can stand."""
    stands: i64 = 0
    for squad in range(s.box.squads):
        stands = STANDS * stands + stand(s, squad)
    known = s.box.squad_actions[stands]
    if known is None:
        known = find_squad_options(s)
        s.box.squad_actions[stands] = known
    return known


def stand(s: Sobakistan, squad: i64) -> i64:
    """How a squad stands, as far as it matters to where squads can go: 0 is not in a precinct, and no move is left."""
    place: i64 = s.squads[squad]
    if place >= PRECINCT:
        stands = 1 + 2 * DISTRICTS + place - PRECINCT
        return stands + PRECINCTS if has(s.resting, squad) else stands
    if not s.moves:
        return 0
    return 1 + place - DISTRICT if place >= DISTRICT else 1 + DISTRICTS + s.box.district_of[place]


def find_squad_options(s: Sobakistan) -> Actions:
    returns: i64 = 0
    drives: i64 = 0
    enters: i64 = 0
    for squad in range(s.box.squads):
        precincts, districts, stations = squad_reach(s, squad)
        returns |= TO_PRECINCT.row(squad + 1, precincts)
        drives |= TO_DISTRICT.row(squad + 1, districts)
        enters |= TO_STATION.row(squad + 1, stations)
    return TO_PRECINCT.listed(returns) + TO_DISTRICT.listed(drives) + TO_STATION.listed(enters)


def squad_reach(s: Sobakistan, squad: i64) -> tuple[i64, i64, i64]:
    """The precincts, districts and stations to which a squad can go now. Out of a precinct it goes free."""
    place: i64 = s.squads[squad]
    if has(s.resting, squad):
        return 0, 0, 0
    if place >= PRECINCT:
        return 0, s.box.exits[place - PRECINCT], 0
    if not s.moves:
        return 0, 0, 0
    if place < DISTRICT:
        return 0, bit(s.box.district_of[place]), 0
    district = place - DISTRICT
    empty = s.box.precincts_of[district] & state.empty_precincts(s)
    return empty, s.box.next_to[district], s.box.within[district]


def drive(s: Sobakistan, squad: i64, district: i64) -> None:
    """To a district: free out of a precinct, else one move."""
    if s.squads[squad] < PRECINCT:
        s.moves -= 1
    s.squads = state.replaced(s.squads, squad, DISTRICT + district)
    s.tell(told.SQUAD_DROVE, squad + 1, district, to=EVERYBODY)


def to_empty_precincts(s: Sobakistan, squad: i64) -> Actions:
    """To send a squad to any empty precinct."""
    return TO_PRECINCT.among(TO_PRECINCT.row(squad + 1, state.empty_precincts(s)))


def send_to_precinct(s: Sobakistan, squad: i64, precinct: i64) -> None:
    s.squads = state.replaced(s.squads, squad, PRECINCT + precinct)
    s.tell(told.SQUAD_RETURNED, squad + 1, precinct, to=EVERYBODY)


def end_hunt(s: Sobakistan) -> None:
    """All squads on stations step out into the district."""
    for squad, place in enumerate(s.squads):
        if place < DISTRICT:
            s.squads = state.replaced(s.squads, squad, DISTRICT + s.box.district_of[place])
    s.tell(told.HUNT_OVER, to=EVERYBODY)
    order.after_hunt(s)


def why_not_go(s: Sobakistan, kind: Block, action: i64, end: i64) -> Reason:
    """Why a squad cannot go there; the map has places of that kind below `end`."""
    squad, place = kind.field(action, 0), kind.field(action, 1)
    if squad > s.box.squads:
        return reasons.NoSuchSquad(squad)
    if place >= end:
        return reasons.NotOnTheMap()
    if has(s.resting, squad - 1):
        return reasons.SquadRests(squad)
    if not s.moves:
        return reasons.NoMoveLeft()
    if action in TO_PRECINCT and not has(state.empty_precincts(s), place):
        return reasons.PrecinctTaken(place)
    return reasons.OutOfReach(squad)


def why_not_to_precinct(s: Sobakistan, squad: i64, action: i64) -> Reason | None:
    """Why a squad that must go to an empty precinct cannot do that."""
    if action not in TO_PRECINCT or TO_PRECINCT.field(action, 0) != squad + 1:
        return None
    return why_not_precinct(s, TO_PRECINCT.field(action, 1))


def why_not_precinct(s: Sobakistan, precinct: i64) -> Reason:
    return reasons.PrecinctTaken(precinct) if precinct < len(s.box.precincts) else reasons.NotOnTheMap()


# Hunting cards


def cards_at_once(s: Sobakistan) -> i64:
    """What the Bloodhound can do at once: use a card, dig up information, or end the turn."""
    able = AT_ONCE.every(END_HUNT)
    sides = hunting_cards.bloodhound_sides(s)
    if has(sides, state.DENUNCIATIONS):
        able |= AT_ONCE.every(SHUFFLE)
    if has(sides, state.SCOUR):
        able |= AT_ONCE.every(SCOUR)
    if s.hunted > state.LIAISON_CARDS:
        for wolf in members(s.playing):
            able |= AT_ONCE.part(DIG_UP, DIG_UP.row(wolf, s.hunted >> state.wolf_card(wolf, 0)))
    return able


def cards_at_places(s: Sobakistan) -> i64:
    """The places for cards that need one: lines and districts to cordon off, stations to sniff around."""
    able: i64 = 0
    sides = hunting_cards.bloodhound_sides(s)
    if has(sides, state.LINE_CORDON):
        able = AT_PLACES.part(CORDON_LINE, first(len(s.box.lines)))
    if has(sides, state.DISTRICT_CORDON):
        able |= AT_PLACES.part(CORDON_DISTRICT, first(len(s.box.within)))
    if has(sides, state.SNIFF):
        able |= AT_PLACES.part(SNIFF_AROUND, s.box.covered(state.watched_districts(s)))
    return able


def why_not_use(s: Sobakistan, action: i64) -> Reason:
    """Why a hunting card cannot be used like this."""
    sides = hunting_cards.bloodhound_sides(s)
    if action in DIG_UP:
        wolf = DIG_UP.field(action, 0)
        return reasons.CardElsewhere() if has(s.playing, wolf) else reasons.NotInPlay(wolf)
    if action in CORDON_LINE and has(sides, state.LINE_CORDON):
        return reasons.NotOnTheMap()
    if action in CORDON_DISTRICT and has(sides, state.DISTRICT_CORDON):
        return reasons.NotOnTheMap()
    if action in SNIFF_AROUND and has(sides, state.SNIFF):
        station = SNIFF_AROUND.of(action)
        return reasons.NoSquadNear(station) if station <= s.box.stations else reasons.NotOnTheMap()
    return reasons.CardElsewhere()


BLOODHOUND_TURN: Final = BloodhoundTurn()

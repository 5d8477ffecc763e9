"""What a seat at a table of Sobakistan knows."""

from __future__ import annotations

import enum
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta

from wolfden.engine.bits import has, members
from wolfden.engine.view import SeatSet, View
from wolfden.games.sobakistan.actions import (
    MOST_DISTRICTS,
    MOST_HINTS,
    MOST_LINES,
    MOST_SLOTS,
    MOST_SQUADS,
    MOST_STATIONS,
    MOST_WOLVES,
    District,
    Hint,
    Line,
    Precinct,
    Station,
    Wolf,
    WolfCard,
)
from wolfden.games.sobakistan.belief import possible_starts
from wolfden.games.sobakistan.bloodhound import CATCHER_RETURNS, HUNT, RUN_AWAY
from wolfden.games.sobakistan.board import Board
from wolfden.games.sobakistan.ending import DROP_OR_ESCAPE
from wolfden.games.sobakistan.hunting import JOIN_PACK, SHED_COAT
from wolfden.games.sobakistan.model import (
    ABOUT,
    BLOODHOUND,
    CALLED,
    DISTRICT,
    FACE_DOWN,
    FIRST_WOLF,
    IN_ROUND,
    LIAISON,
    MOVED,
    NEGATED,
    NO_ONE,
    NOWHERE,
    PRECINCT,
    SENDER,
    SLOT,
    Sobakistan,
    board_of,
    in_hand,
    kind_of,
    open_routes,
    wolf_card,
)
from wolfden.games.sobakistan.rules import LIAISON_TURN, PLACE_SQUADS, STARTING_HINT
from wolfden.games.sobakistan.wolves import WOLVES_TURN, most_steps

MOST_WORDS = 2 * MOST_STATIONS
MOST_TRAIL = 1 + 3 * (MOST_SLOTS - 1)  # the starting hint, and at most three a round whatever the data says
MOST_MARKS = 90  # on one board: three steps, five times caught and a called pack in every round
MOST_MESSAGES = 60
KEPT = 4096  # positions whose possible starts are remembered

LongWord = Annotated[int, Meta(ge=0, lt=MOST_WORDS, extra={"named": "LongWord"})]
ShortWord = Annotated[int, Meta(ge=0, lt=MOST_WORDS, extra={"named": "ShortWord"})]
Round = Annotated[int, Meta(ge=0, lt=MOST_SLOTS)]
Few = Annotated[int, Meta(ge=0, le=9)]
Cards = Annotated[int, Meta(ge=0, le=MOST_HINTS)]


class Role(enum.IntEnum):
    """Whom a seat plays."""

    BLOODHOUND = 0
    LIAISON = 1
    WOLF = 2


class Phase(enum.IntEnum):
    """Where in the game the table is."""

    STARTING_HINT = 0
    SHEDDING = 1
    PLACING_SQUADS = 2
    LIAISON = 3
    CALLED_PACK = 4
    WOLVES = 5
    BLOODHOUND = 6
    CATCHER_RETURNS = 7
    RUNNING_AWAY = 8
    DROP_OR_ESCAPE = 9
    OVER = 10


PHASES = {
    STARTING_HINT.name: Phase.STARTING_HINT,
    SHED_COAT.name: Phase.SHEDDING,
    PLACE_SQUADS.name: Phase.PLACING_SQUADS,
    LIAISON_TURN.name: Phase.LIAISON,
    JOIN_PACK.name: Phase.CALLED_PACK,
    WOLVES_TURN.name: Phase.WOLVES,
    HUNT.name: Phase.BLOODHOUND,
    CATCHER_RETURNS.name: Phase.CATCHER_RETURNS,
    RUN_AWAY.name: Phase.RUNNING_AWAY,
    DROP_OR_ESCAPE.name: Phase.DROP_OR_ESCAPE,
}


class LiaisonCard(enum.IntEnum):
    """The Liaison's sides of the hunting cards."""

    HOWL_IN_CODE = 0
    BLOW_A_WHISTLE = 1
    SHED_YOUR_COAT = 2
    THROW_OFF_THE_SCENT = 3
    CALL_THE_PACK = 4


class BloodhoundCard(enum.IntEnum):
    """The Bloodhound's sides of the same cards."""

    SHUFFLE_THROUGH_DENUNCIATIONS = 0
    SCOUR = 1
    SNIFF_AROUND_THE_STATION = 2
    CORDON_OFF_A_LINE = 3
    CORDON_OFF_A_DISTRICT = 4


class Fate(enum.IntEnum):
    """Where a Wolf stands."""

    IN_PLAY = 0
    ESCAPED = 1
    ARRESTED = 2


class Evidence(enum.IntEnum):
    """What has become of a Wolf's evidence."""

    CARRIED = 0
    DROPPED = 1
    TAKEN = 2


LIAISON_CARDS = tuple(LiaisonCard)  # a look-up is many times as fast as making a member of an enumeration
BLOODHOUND_CARDS = tuple(BloodhoundCard)
OWN_CARDS = tuple(WolfCard)


class MapStation(msgspec.Struct, frozen=True):
    """A station as it is drawn: x goes east, y south."""

    number: int
    district: int
    x: float
    y: float


class MapLine(msgspec.Struct, frozen=True):
    name: str
    stations: tuple[int, ...]


class MapPrecinct(msgspec.Struct, frozen=True):
    name: str
    districts: tuple[int, int]


class CityMap(msgspec.Struct, frozen=True):
    """The printed part of the game: the board, the least steps of each way of a route, and the most of both."""

    stations: tuple[MapStation, ...]
    lines: tuple[MapLine, ...]
    districts: tuple[str, ...]
    precincts: tuple[MapPrecinct, ...]
    least_steps: int
    most_steps: int


class Name(msgspec.Struct, frozen=True):
    """The two tokens that name a station."""

    long: LongWord
    short: ShortWord


class Card(msgspec.Struct, frozen=True):
    """A card on the trail; what it says is none if it lies face down and the seat may not look at it."""

    round: Round
    hint: Hint | None
    negated: bool
    face_down: bool


class SquadPlace(msgspec.Struct, frozen=True):
    """Where a squad is: at a station, in a district or in a precinct."""

    station: Station | None
    district: District | None
    precinct: Precinct | None
    rests: bool


class Mark(msgspec.Struct, frozen=True):
    """A number on a Wolf's board."""

    slot: Round
    station: Station


class WolfBoard(msgspec.Struct, frozen=True):
    """What a Wolf keeps to themself: all marks, the last of which is where they are, and the circled one."""

    marks: Annotated[tuple[Mark, ...], Meta(max_length=MOST_MARKS)]
    dropped_at: Station | None


class WolfState(msgspec.Struct, frozen=True):
    """A Wolf; the board is there for those who may see it.

    Of their two hunting cards they hold `cards`, and with `dig_up` the Bloodhound can ask them. Both are of no use
    once the Wolf is out.
    """

    seat: Wolf
    fate: Fate
    interrogated: bool
    evidence: Evidence
    extra_step: bool
    cards: Annotated[tuple[WolfCard, ...], Meta(max_length=2, extra={"set": True})]
    dig_up: Annotated[tuple[WolfCard, ...], Meta(max_length=2, extra={"set": True})]
    board: WolfBoard | None


class Message(msgspec.Struct, frozen=True):
    """Where a Wolf showed themself to be."""

    round: Round
    wolf: Wolf
    station: Station


class RouteCard(msgspec.Struct, frozen=True):
    start: Station
    drop_off: Station
    extraction: Station


# Start, drop-off point, and the extraction points that go with them.
Routes = tuple[int, int, tuple[int, ...]]


class SobakistanView(View, frozen=True, kw_only=True):
    """One seat's knowledge. The map's words are numbers of the data's, two for each token.

    `starts` are the stations where the Wolves may have started, and `routes` all that begin there and may be the one:
    those that fit or, if routes are open, those on cards.
    """

    role: Role | None
    phase: Phase
    round: Round
    rounds: Round
    map: Annotated[CityMap, Meta(extra={"constant": True})]
    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_STATIONS)]
    trail: Annotated[tuple[Card, ...], Meta(max_length=MOST_TRAIL)]
    nots: Few
    hints_placed: Few
    scent_thrown: bool
    hint_deck: Cards
    hint_hand: Few
    squads: Annotated[tuple[SquadPlace, ...], Meta(max_length=MOST_SQUADS)]
    moves_left: Few
    cordoned_lines: Annotated[tuple[Line, ...], Meta(max_length=MOST_LINES, extra={"set": True})]
    cordoned_districts: Annotated[tuple[District, ...], Meta(max_length=MOST_DISTRICTS, extra={"set": True})]
    liaison_cards: Annotated[tuple[LiaisonCard, ...], Meta(max_length=5, extra={"set": True})]
    bloodhound_cards: Annotated[tuple[BloodhoundCard, ...], Meta(max_length=5, extra={"set": True})]
    wolves: Annotated[tuple[WolfState, ...], Meta(max_length=MOST_WOLVES)]
    called: Wolf | None
    fleeing: SeatSet
    catcher: Annotated[int, Meta(ge=1, le=MOST_SQUADS)] | None
    start: Station | None
    starts: Annotated[tuple[Station, ...], Meta(max_length=MOST_STATIONS, extra={"set": True})]
    open_routes: bool
    routes: Annotated[tuple[Routes, ...], Meta(extra={"constant": True})]  # the data and `starts` have fixed them
    route: RouteCard | None
    hand: Annotated[tuple[Hint, ...], Meta(max_length=9, extra={"set": True})]
    shedding: Annotated[tuple[Hint, ...], Meta(max_length=9, extra={"set": True})]
    messages: Annotated[tuple[Message, ...], Meta(max_length=MOST_MESSAGES)]
    steps_left: Few


class SobakistanReview(msgspec.Struct, frozen=True, kw_only=True):
    """Everything, once the game is over."""

    route: RouteCard
    wolves: tuple[WolfState, ...]
    trail: tuple[Card, ...]
    hand: tuple[int, ...]
    messages: tuple[Message, ...]


def view(s: Sobakistan, seat: int | None) -> SobakistanView:
    """The view of a seat, or of a spectator. When the game is over, all boards lie open."""
    liaison = seat == LIAISON or s.over
    wolf = seat is not None and seat >= FIRST_WOLF
    route = s.board.routes[s.route]
    starts = (route[0],) if wolf or liaison else public_starts(s)
    drafting = wolf and s.step is WOLVES_TURN and has(s.playing, seat or 0)
    return SobakistanView(
        seat=seat,
        step=s.step.name,
        actors=s.actors(),
        held=s.holding(seat),
        over=s.over,
        role=None if seat is None else Role(min(seat, 2)),
        phase=Phase.OVER if s.over else PHASES[s.step.name],
        round=s.round,
        rounds=s.board.slots - 1,
        map=city_map(s.board),
        names=tuple(map(Name, s.long_words, s.short_words)),
        trail=trail(s, open_all=wolf or liaison),
        nots=s.nots,
        hints_placed=s.placed,
        scent_thrown=s.scent,
        hint_deck=len(members(s.deck)),
        hint_hand=len(members(s.hand)),
        squads=tuple(squad_place(place, has(s.resting, squad)) for squad, place in enumerate(s.squads) if place),
        moves_left=s.moves,
        cordoned_lines=members(s.lines),
        cordoned_districts=members(s.districts),
        liaison_cards=tuple(card for card in LIAISON_CARDS if not has(s.hunted, card)),
        bloodhound_cards=tuple(card for card in BLOODHOUND_CARDS if has(s.hunted, s.board.pairs[card])),
        wolves=tuple(wolf_state(s, one, seat) for one in range(FIRST_WOLF, s.seats)),
        called=None if s.called == NO_ONE else s.called,
        fleeing=members(s.fleeing),
        catcher=None if s.catcher == NO_ONE else s.catcher + 1,
        start=route[0] if wolf or liaison else None,
        starts=starts,
        open_routes=open_routes(s),
        routes=routes_on(s.board, starts, open_routes(s)),
        route=RouteCard(*route) if liaison else None,
        hand=members(s.hand) if liaison else (),
        shedding=members(s.shed) if seat == LIAISON else (),
        messages=messages(s, called_only=not liaison) if wolf or liaison else (),
        steps_left=most_steps(s, seat or 0) - s.steps if drafting else 0,
    )


@lru_cache(32)
def city_map(board: Board) -> CityMap:
    """What the board has printed on it."""
    numbers = range(1, int(board.stations) + 1)
    return CityMap(
        stations=tuple(MapStation(number, board.district_of[number], *board.places[number]) for number in numbers),
        lines=tuple(MapLine(name, tuple(line)) for name, line in zip(board.line_names, board.lines, strict=True)),
        districts=tuple(board.district_names),
        precincts=tuple(map(MapPrecinct, board.precinct_names, board.precincts)),
        least_steps=board.least,
        most_steps=board.most,
    )


@lru_cache(KEPT)
def routes_on(board: Board, starts: tuple[int, ...], opened: bool) -> tuple[Routes, ...]:
    """The routes from these stations that may be the one."""
    found: dict[tuple[int, int], list[int]] = {}
    for station in starts:
        for number in board.deck_from[station] if opened else board.routes_from[station]:
            start, drop_off, extraction = board.routes[number]
            found.setdefault((start, drop_off), []).append(extraction)
    return tuple((start, drop_off, tuple(sorted(ends))) for (start, drop_off), ends in sorted(found.items()))


_starts: dict[tuple[Board, bool, int, tuple[int, ...]], tuple[int, ...]] = {}


def public_starts(s: Sobakistan) -> tuple[int, ...]:
    """Where the Wolves may have started, for all that everybody knows; found once for what everybody knows."""
    known = (s.board, open_routes(s), int(s.seats), s.facts)
    found = _starts.get(known)
    if found is None:
        if len(_starts) >= KEPT:
            _starts.clear()
        found = _starts[known] = members(possible_starts(s))
    return found


def trail(s: Sobakistan, open_all: bool) -> tuple[Card, ...]:
    """The cards on the trail, in order; who may look at face-down ones sees them all."""
    return tuple(
        Card(
            round=card // IN_ROUND,
            hint=card % NEGATED if open_all or not card & FACE_DOWN else None,
            negated=card & NEGATED > 0,
            face_down=card & FACE_DOWN > 0,
        )
        for card in s.trail
    )


def squad_place(place: int, rests: bool) -> SquadPlace:
    if place >= PRECINCT:
        return SquadPlace(None, None, place - PRECINCT, rests)
    if place >= DISTRICT:
        return SquadPlace(None, place - DISTRICT, None, rests)
    return SquadPlace(place if place != NOWHERE else None, None, None, rests)


def wolf_state(s: Sobakistan, wolf: int, seat: int | None) -> WolfState:
    """A Wolf as a seat knows them."""
    fate = Fate.IN_PLAY if has(s.playing, wolf) else Fate.ESCAPED if has(s.escaped, wolf) else Fate.ARRESTED
    useful = OWN_CARDS if fate is Fate.IN_PLAY else ()
    evidence = Evidence.CARRIED if has(s.carrying, wolf) else Evidence.DROPPED if s.drops[wolf] else Evidence.TAKEN
    return WolfState(
        seat=wolf,
        fate=fate,
        interrogated=has(s.interrogated, wolf),
        evidence=evidence,
        extra_step=has(s.extra, wolf),
        cards=tuple(card for card in useful if in_hand(s, wolf, card)),
        dig_up=tuple(card for card in useful if has(s.hunted, wolf_card(wolf, card))),
        board=wolf_board(s, wolf) if s.over or seat == wolf else None,
    )


def wolf_board(s: Sobakistan, wolf: int) -> WolfBoard:
    marks = tuple(Mark(made // SLOT, made % SLOT) for made in board_of(s, wolf))
    return WolfBoard(marks=marks, dropped_at=s.drops[wolf] or None)


def messages(s: Sobakistan, called_only: bool) -> tuple[Message, ...]:
    """Where Wolves showed themselves to be; the other Wolves saw it only when the pack was called."""
    found = []
    for told in s.messages:
        number = told // ABOUT
        about = kind_of(s.facts[number]) if number < len(s.facts) else MOVED
        if about == CALLED or not called_only:
            turns = sum(kind_of(fact) == MOVED for fact in s.facts[:number])
            found.append(Message(1 + turns, told % ABOUT // SENDER, told % SENDER))
    return tuple(found)


def review(s: Sobakistan) -> SobakistanReview:
    """All there is."""
    return SobakistanReview(
        route=RouteCard(*s.board.routes[s.route]),
        wolves=tuple(wolf_state(s, wolf, wolf) for wolf in range(FIRST_WOLF, s.seats)),
        trail=trail(s, open_all=True),
        hand=members(s.hand),
        messages=messages(s, called_only=False),
    )


def sides(s: Sobakistan) -> tuple[str, ...]:
    """Which side each seat was on."""
    return tuple("Bloodhound" if seat == BLOODHOUND else "resistance" for seat in range(s.seats))

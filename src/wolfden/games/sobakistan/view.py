"""What a seat at a table of Sobakistan knows."""

from __future__ import annotations

import enum
from typing import Annotated

import msgspec
from msgspec import Meta

from wolfden.engine.view import SeatSet, View
from wolfden.games.sobakistan.terms.actions import (
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

MOST_WORDS = 2 * MOST_STATIONS
MOST_TRAIL = 1 + 3 * (MOST_SLOTS - 1)  # the starting hint, and at most three a round whatever the data says
MOST_MARKS = 90  # on one board: three steps, five times caught and a called pack in every round
MOST_MESSAGES = 60

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
    """One seat's knowledge. `names` gives words by their numbers in the data, two for each token.

    `starts` are the stations where the Wolves may have started, and `routes` all possible ones from there:
    those that fit or, if routes are open, those on cards.
    """

    role: Role | None
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

"""The components of Sobakistan as its data files have them, checked and turned into a `Box`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wolfden.engine.data import Tables, fit
from wolfden.engine.errors import BadData
from wolfden.games.sobakistan.box import FAR, NO_ROUTE, Box
from wolfden.games.sobakistan.terms.actions import (
    BLOODHOUND_SIDES,
    LIAISON_SIDES,
    MOST_DISTRICTS,
    MOST_HINTS,
    MOST_LINES,
    MOST_PRECINCTS,
    MOST_SLOTS,
    MOST_SQUADS,
    MOST_STATIONS,
)

MOST_TOKENS = MOST_STATIONS  # of each length; two words on each
LEAST_STATIONS = 4
MOST_ROUTES = 300  # if routes are open, views carry them

Pair = tuple[str, str]


class StationRow(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    district: str
    x: float
    y: float


class Map(msgspec.Struct, forbid_unknown_fields=True):
    stations: list[StationRow]
    lines: dict[str, list[int]]
    precincts: dict[str, list[str]]


class WordLists(msgspec.Struct, forbid_unknown_fields=True):
    long: list[Pair]
    short: list[Pair]
    hints: list[str]


class Routes(msgspec.Struct, forbid_unknown_fields=True):
    """The deck, and what everybody knows of it: the least steps of each way, and the most of both together."""

    cards: Annotated[list[tuple[int, int, int]], Meta(max_length=MOST_ROUTES)]
    least: Annotated[int, Meta(ge=1, le=MOST_STATIONS)] = 3
    most: Annotated[int, Meta(ge=2, le=2 * MOST_STATIONS)] = 8


class CardRow(msgspec.Struct, forbid_unknown_fields=True):
    resistance: str
    bloodhound: str
    holder: Literal["liaison", "bloodhound"]


class Hunting(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[CardRow]


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    """The numbers of the rules."""

    slots: Annotated[int, Meta(ge=2, le=MOST_SLOTS)]
    squads: Annotated[int, Meta(ge=1, le=MOST_SQUADS)]
    squad_moves: Annotated[int, Meta(ge=1, le=4)]
    hand: Annotated[int, Meta(ge=1, le=9)]
    hints_a_turn: Annotated[int, Meta(ge=1, le=3)]
    nots: Annotated[int, Meta(ge=0, le=9)]


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """The data, table by table."""

    map: Map
    words: WordLists
    routes: Routes
    hunting: Hunting
    numbers: Numbers


def components(tables: Tables) -> Box:
    """What is in the box, as the tables describe it; BadData says what is wrong, and where."""
    data = fit(tables, Data)
    rows = _stations(data.map.stations)
    districts = list(dict.fromkeys(row.district for row in data.map.stations))
    if len(districts) > MOST_DISTRICTS:
        raise BadData(f"there is room for {MOST_DISTRICTS} districts, not {len(districts)}", ("map", "stations"))
    _check_lines(data.map.lines, len(rows))
    _check_words(data.words, len(rows))
    if data.numbers.squads >= len(data.map.precincts):
        raise BadData("there must be more precincts than squads", ("numbers", "squads"))
    _check_cards(data.routes.cards, len(rows))  # before there is a box, which looks their stations up
    pairs, begins = _hunting(data.hunting.cards)
    box = Box(
        stations=len(rows),
        lines=list(data.map.lines.values()),
        line_names=list(data.map.lines),
        district_of=[-1, *[districts.index(row.district) for row in rows]],
        district_names=districts,
        precincts=_precincts(data.map.precincts, districts),
        precinct_names=list(data.map.precincts),
        places=[(0.0, 0.0), *[(row.x, row.y) for row in rows]],
        long_words=data.words.long,
        short_words=data.words.short,
        hints=data.words.hints,
        cards=data.routes.cards,
        least=data.routes.least,
        most=data.routes.most,
        pairs=pairs,
        begins=begins,
        slots=data.numbers.slots,
        squads=data.numbers.squads,
        squad_moves=data.numbers.squad_moves,
        hand=data.numbers.hand,
        hints_a_turn=data.numbers.hints_a_turn,
        nots=data.numbers.nots,
    )
    _check_ways(box)
    _check_routes(box, data.routes.cards)
    return box


def _stations(rows: list[StationRow]) -> list[StationRow]:
    if not LEAST_STATIONS <= len(rows) <= MOST_STATIONS:
        raise BadData(f"a map has {LEAST_STATIONS} to {MOST_STATIONS} stations, not {len(rows)}", ("map", "stations"))
    for index, row in enumerate(rows):
        where = ("map", "stations", index, "number")
        if not 1 <= row.number <= len(rows):
            raise BadData(f"{len(rows)} stations are numbered from 1 to {len(rows)}; there is no {row.number}", where)
        if row.number in [other.number for other in rows[:index]]:
            raise BadData(f"there is a station {row.number} already", where)
        _check_name(row.district, ("map", "stations", index, "district"))
    return sorted(rows, key=lambda row: row.number)


def _check_lines(lines: dict[str, list[int]], stations: int) -> None:
    if not 1 <= len(lines) <= MOST_LINES:
        raise BadData(f"there are 1 to {MOST_LINES} lines, not {len(lines)}", ("map", "lines"))
    known: dict[tuple[int, int], str] = {}
    for name, line in lines.items():
        _check_name(name, ("map", "lines", name))
        if len(line) < 2:
            raise BadData(f"the {name} line must join at least two stations", ("map", "lines", name))
        for index, station in enumerate(line):
            where = ("map", "lines", name, index)
            if not 1 <= station <= stations:
                raise BadData(f"the {name} line goes to station {station}, which is not on the map", where)
            if index:
                edge = min(line[index - 1], station), max(line[index - 1], station)
                if edge[0] == edge[1]:
                    raise BadData(f"the {name} line goes from station {station} to itself", where)
                if edge in known:
                    both = (
                        f"{known[edge]} and the {name} line join" if known[edge] != name else f"{name} line twice joins"
                    )
                    raise BadData(f"the {both} stations {edge[0]} and {edge[1]}", where)
                known[edge] = name


def _precincts(precincts: dict[str, list[str]], districts: list[str]) -> list[tuple[int, int]]:
    if not 2 <= len(precincts) <= MOST_PRECINCTS:
        raise BadData(f"there are 2 to {MOST_PRECINCTS} precincts, not {len(precincts)}", ("map", "precincts"))
    found = []
    for name, touched in precincts.items():
        where = ("map", "precincts", name)
        _check_name(name, where)
        for district in touched:
            if district not in districts:
                raise BadData(f"the {name} precinct touches the {district} district, which has no station", where)
        if len(touched) != 2 or touched[0] == touched[1]:
            raise BadData(f"the {name} precinct must touch two districts, not {len(set(touched))}", where)
        found.append((districts.index(touched[0]), districts.index(touched[1])))
    return found


def _check_words(words: WordLists, stations: int) -> None:
    lists = {"long": words.long, "short": words.short}
    for name, tokens in lists.items():
        if not stations <= len(tokens) <= MOST_TOKENS:
            raise BadData(
                f"{stations} stations need {stations} to {MOST_TOKENS} {name} tokens, not {len(tokens)}",
                ("words", name),
            )
        _check_unique([word for token in tokens for word in token], ("words", name))
    if not 1 <= len(words.hints) <= MOST_HINTS:
        raise BadData(f"there are 1 to {MOST_HINTS} hint cards, not {len(words.hints)}", ("words", "hints"))
    _check_unique(words.hints, ("words", "hints"))


def _check_unique(words: list[str], where: tuple[str, str]) -> None:
    for word, times in Counter(words).items():
        if times > 1:
            raise BadData(f"the word {word!r} is there {times} times", where)
        _check_name(word, where)


def _check_name(word: str, where: tuple[str | int, ...]) -> None:
    if not word.strip() or not word.isprintable():
        raise BadData(f"{word!r} is no word", where)


def _hunting(rows: list[CardRow]) -> tuple[list[int], int]:
    """By Bloodhound side, the Liaison side that is on the same card; and the cards the Bloodhound begins with."""
    for index, row in enumerate(rows):
        for side, given, known in (
            ("resistance", row.resistance, LIAISON_SIDES),
            ("bloodhound", row.bloodhound, BLOODHOUND_SIDES),
        ):
            if given not in known:
                raise BadData(
                    f"no card says {given!r}; there are: {', '.join(known)}", ("hunting", "cards", index, side)
                )
            if given in [getattr(other, side) for other in rows[:index]]:
                raise BadData(f"two cards say {given!r}", ("hunting", "cards", index, side))
    if len(rows) != len(LIAISON_SIDES):
        raise BadData(f"there are {len(LIAISON_SIDES)} cards of the Liaison's, not {len(rows)}", ("hunting", "cards"))
    pairs = {row.bloodhound: LIAISON_SIDES.index(row.resistance) for row in rows}
    begins = sum(2 ** LIAISON_SIDES.index(row.resistance) for row in rows if row.holder == "bloodhound")
    return [pairs[side] for side in BLOODHOUND_SIDES], begins


def _check_ways(box: Box) -> None:
    for station in range(1, box.stations + 1):
        if box.distance(1, station) == FAR:
            raise BadData(f"no line leads from station 1 to station {station}", ("map", "lines"))


def _check_cards(cards: list[tuple[int, int, int]], stations: int) -> None:
    if not cards:
        raise BadData("there is no route card", ("routes", "cards"))
    for index, route in enumerate(cards):
        where = ("routes", "cards", index)
        for station in route:
            if not 1 <= station <= stations:
                raise BadData(f"a route goes to station {station}, which is not on the map", where)
        if len(set(route)) < len(route):
            raise BadData(f"a route goes to three different stations, not {route}", where)
        if route in cards[:index]:
            raise BadData(f"there are two route cards {route}", where)


def _check_routes(box: Box, cards: list[tuple[int, int, int]]) -> None:
    for index, (start, drop_off, extraction) in enumerate(cards):
        if box.deck[index] == NO_ROUTE:
            there, on = box.distance(start, drop_off), box.distance(drop_off, extraction)
            raise BadData(
                f"the route {start}, {drop_off}, {extraction} takes {there} and {on} steps; each way has at least"
                f" {box.least}, and both together have at most {box.most}",
                ("routes", "cards", index),
            )


def names(box: Box) -> dict[str, Sequence[str]]:
    """What the things are called that terms and views number."""
    return {
        "Station": ["nowhere", *[str(number) for number in range(1, box.stations + 1)]],
        "Line": box.line_names,
        "District": box.district_names,
        "Precinct": box.precinct_names,
        "Hint": box.hints,
        "LongWord": [word for token in box.long_words for word in token],
        "ShortWord": [word for token in box.short_words for word in token],
    }

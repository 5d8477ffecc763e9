"""The components of Wolves as a data file has them, checked: see `data/wolves.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from wolfden.engine import counts
from wolfden.engine.data import Tables, fit
from wolfden.engine.errors import BadData
from wolfden.games.wolves.box import Box
from wolfden.games.wolves.terms.actions import MOST_NEEDED, MOST_STORED, Card, Community, Knowledge, Resource

SEATS = range(3, 7)
MOST_CARDS = 33  # in a deck that are not leaders: the hands made of them can be counted, and drawn by one number
MOST_LEADERS = 9
MOST_TOKENS = 3 * MOST_STORED
MOST_COPIES = 20
MOST_TURNS = 20
MOST_STATUS = 20  # for one thing

Cards = Annotated[int, Meta(ge=0, le=MOST_CARDS)]
Copies = Annotated[int, Meta(ge=0, le=MOST_COPIES)]
Status = Annotated[int, Meta(ge=0, le=MOST_STATUS)]


class Few(msgspec.Struct, forbid_unknown_fields=True):
    """Resources, some of which may be left out."""

    fish: Cards = 0
    corn: Cards = 0
    bison: Cards = 0


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    leader: Annotated[int, Meta(ge=0, le=MOST_LEADERS)]
    forest: Cards
    fish: Cards
    corn: Cards
    bison: Cards


class Availability(msgspec.Struct, forbid_unknown_fields=True):
    fish: Annotated[int, Meta(ge=0, le=MOST_COPIES)]
    corn: Annotated[int, Meta(ge=0, le=MOST_COPIES)]
    bison: Annotated[int, Meta(ge=0, le=MOST_COPIES)]
    modifiers: Annotated[list[Annotated[int, Meta(ge=0, le=MOST_COPIES)]], Meta(max_length=MOST_TURNS - 1)]
    winter: Cards


class TableRow(msgspec.Struct, forbid_unknown_fields=True):
    first_turn: Annotated[int, Meta(ge=1, le=MOST_TURNS)]
    tokens: Annotated[int, Meta(ge=0, le=MOST_STORED)]
    awards: list[Annotated[int, Meta(ge=0, le=9)]]


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    """The numbers of the rules."""

    needs: Annotated[int, Meta(ge=0, le=MOST_NEEDED)]
    kind_cap: Annotated[int, Meta(ge=0, le=MOST_STORED)]
    total_cap: Annotated[int, Meta(ge=0, le=MOST_TOKENS)]
    overstretch: Annotated[int, Meta(ge=1, le=MOST_LEADERS)]
    spare_leaders: Annotated[int, Meta(ge=0, le=MOST_LEADERS)]
    conservation: Status
    gift_status: Status
    lesson: Annotated[int, Meta(ge=1, le=MOST_LEADERS)]


class CardNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """The numbers on knowledge cards."""

    looks: Annotated[int, Meta(ge=1, le=5)]
    showing_off: Status
    preserved_cap: Annotated[int, Meta(ge=0, le=MOST_TOKENS)]
    big_gift: Annotated[int, Meta(ge=0, le=60)]
    share_tokens: Annotated[int, Meta(ge=0, le=9)]


class File(msgspec.Struct, forbid_unknown_fields=True):
    """The data file, part by part."""

    deck: Deck
    communities: dict[str, Few]
    availability: Availability
    knowledge: dict[str, Copies]
    tables: dict[str, TableRow]
    rules: Numbers
    cards: CardNumbers


def components(tables: Tables) -> Box:
    """The numbers of a data file; BadData says what is wrong with it, and where."""
    file = fit(tables, File)
    _same_names(file.communities, [community.name.lower() for community in Community], "communities")
    _same_names(file.knowledge, [knowledge.name.lower() for knowledge in Knowledge], "knowledge")
    _same_names(file.tables, [str(seats) for seats in SEATS], "tables")
    _check_availability(file)
    _check_tables(file)
    if file.rules.overstretch > file.deck.leader:
        raise BadData(f"a deck has {file.deck.leader} leaders, so nobody ever overstretches", ("rules", "overstretch"))
    if file.cards.preserved_cap < file.rules.total_cap:
        raise BadData("Preservation must not make a reserve smaller", ("cards", "preserved_cap"))
    rows = [file.tables.get(str(seats)) for seats in range(SEATS[-1] + 1)]
    rules, cards = file.rules, file.cards
    return Box(
        decks=tuple(_deck(file, community) for community in Community),
        focuses=tuple(_focus(file, community) for community in Community),
        availability=packed({kind: getattr(file.availability, kind.name.lower()) for kind in Resource}),
        modifiers=tuple(file.availability.modifiers),
        winter=file.availability.winter,
        copies=tuple(file.knowledge[knowledge.name.lower()] for knowledge in Knowledge),
        first_turns=tuple(row.first_turn if row else 0 for row in rows),
        tokens=tuple(row.tokens if row else 0 for row in rows),
        awards=tuple(tuple(row.awards) if row else () for row in rows),
        needs=rules.needs,
        kind_cap=rules.kind_cap,
        total_cap=rules.total_cap,
        preserved_cap=cards.preserved_cap,
        overstretch=rules.overstretch,
        spare_leaders=rules.spare_leaders,
        conservation=rules.conservation,
        showing_off=cards.showing_off,
        gift_status=rules.gift_status,
        looks=cards.looks,
        big_gift=cards.big_gift,
        share_tokens=cards.share_tokens,
        lesson=rules.lesson,
    )


def packed(numbers: Mapping[Resource, int] | Mapping[Card, int]) -> int:
    """Numbers by kind in one: see `counts.py`."""
    return sum(int(counts.some(kind, number)) for kind, number in numbers.items())


def _same_names(given: Mapping[str, object], known: list[str], part: str) -> None:
    """Each must be there, and nothing else."""
    for name in given:
        if name not in known:
            raise BadData(f"there is nothing called {name!r} here, only: {', '.join(known)}", (part, name))
    for name in known:
        if name not in given:
            raise BadData(f"{name} is missing", (part,))


def _deck(file: File, community: Community) -> int:
    own = file.communities[community.name.lower()]
    numbers = {Card.LEADER: file.deck.leader, Card.FOREST: file.deck.forest}
    for kind in Resource:
        name = kind.name.lower()
        numbers[Card(kind)] = getattr(file.deck, name) + getattr(own, name)
    rest = sum(numbers.values()) - file.deck.leader
    if not 1 <= rest <= MOST_CARDS:
        raise BadData(
            f"a deck has 1 to {MOST_CARDS} cards besides its leaders, not {rest}",
            ("communities", community.name.lower()),
        )
    return packed(numbers)


def _focus(file: File, community: Community) -> int:
    own = file.communities[community.name.lower()]
    return max(Resource, key=lambda kind: int(getattr(own, kind.name.lower())))


def _check_availability(file: File) -> None:
    there = file.availability
    if any(there.modifiers) and not there.fish + there.corn + there.bison:
        raise BadData("there are no availability cards to turn up", ("availability", "modifiers"))
    if not there.modifiers:
        raise BadData("there must be a turn before the last one", ("availability", "modifiers"))


def _check_tables(file: File) -> None:
    last = len(file.availability.modifiers) + 1
    for seats, row in file.tables.items():
        if row.first_turn > last:
            raise BadData(f"the last turn is turn {last}", ("tables", seats, "first_turn"))
        if row.tokens > file.rules.kind_cap or len(Resource) * row.tokens > file.rules.total_cap:
            raise BadData("more tokens than a reserve can hold", ("tables", seats, "tokens"))
        if len(row.awards) > int(seats):
            raise BadData(f"awards for {len(row.awards)} of {seats} players", ("tables", seats, "awards"))

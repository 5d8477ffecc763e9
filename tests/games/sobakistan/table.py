"""A table of Sobakistan to test on: routes and hands as a test wants them, short names for moves, and what is told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import wolfden
from wolfden import IllegalAction
from wolfden.engine.bits import pack
from wolfden.engine.terms import Action, Event, Reason
from wolfden.games.sobakistan.state import DISTRICT as IN_DISTRICT
from wolfden.games.sobakistan.state import SLOT, Sobakistan, board_of, set_boards
from wolfden.games.sobakistan.terms.actions import (
    DoNothing,
    DropOff,
    EndHints,
    EndHunt,
    Escape,
    MarkTerritory,
    MoveTo,
    PlaceHint,
    RunWithTheWolves,
    Stay,
    ToDistrict,
    ToPrecinct,
    ToStation,
)
from wolfden.games.sobakistan.view import SobakistanView

GAME = wolfden.game("sobakistan")
BOX = GAME.components
TABLES = range(3, 7)

BLOODHOUND, LIAISON = 0, 1
YELLOW, BLUE, GREEN, RED = 2, 3, 4, 5  # the Wolves, by the colour of their boards

PRECINCT = {name.replace("-", "_").upper(): number for number, name in enumerate(BOX.precinct_names)}
NW, NE, SE, SW = (PRECINCT[name] for name in ("NORTH_WESTERN", "NORTH_EASTERN", "SOUTH_EASTERN", "SOUTH_WESTERN"))
DISTRICT = {name: number for number, name in enumerate(BOX.district_names)}
LINE = {name: number for number, name in enumerate(BOX.line_names)}
HINT = {name: number for number, name in enumerate(BOX.hints)}

MARK, RUN, STAY = MarkTerritory(), RunWithTheWolves(), Stay()
END_HINTS, END_HUNT = EndHints(), EndHunt()
NOTHING, DROP, ESCAPE = DoNothing(), DropOff(), Escape()


def number(action: Action) -> int:
    return GAME.number(action)


def new(
    seats: int = 4, route: tuple[int, int, int] = (16, 3, 9), seed: int = 1, open_routes: bool = False
) -> Sobakistan:
    """A game at its beginning, on that route."""
    s = GAME.new(seats, seed, open_routes=open_routes)
    assert isinstance(s, Sobakistan)
    s.route = BOX.numbers[route]
    set_boards(s, dict.fromkeys(range(2, seats), (route[0],)))
    return s


def begun(
    seats: int = 4, route: tuple[int, int, int] = (16, 3, 9), seed: int = 1, open_routes: bool = False
) -> Sobakistan:
    """The same in the first round, with squads in the north-western, north-eastern and south-eastern precincts."""
    s = new(seats, route, seed, open_routes)
    give_hand(s, "Clever", "Holy", "Lonely", "Proud", "Secret")
    act(s, LIAISON, any_hint(s))
    act(s, BLOODHOUND, *[ToPrecinct(squad, place) for squad, place in enumerate((NW, NE, SE), 1)])
    return s


def any_hint(s: Sobakistan) -> PlaceHint:
    return PlaceHint(negated=False, hint=view(s, LIAISON).hand[0])


def give_hand(s: Sobakistan, *words: str) -> None:
    """The Liaison holds these hint cards; what was in hand goes back to the deck."""
    hand = pack(tuple(HINT[word] for word in words))
    s.deck = (s.deck | s.hand) & ~hand
    s.hand = hand


def act(s: Sobakistan, seat: int, *actions: Action) -> None:
    """Do one thing after the other; choices of a draft are one move."""
    for action in actions:
        s.act(seat, number(action))


def hint(s: Sobakistan) -> None:
    """The Liaison's whole turn: one hint."""
    act(s, LIAISON, any_hint(s), END_HINTS)


def move(s: Sobakistan, *moves: Sequence[Action | int]) -> None:
    """The Wolves' whole turn, one after the other: stations and cards; who stays says so, or says nothing."""
    for wolf, steps in zip(s.actors(), moves, strict=True):
        chain = [number(MoveTo(step) if isinstance(step, int) else step) for step in steps]
        try:
            s.chain(wolf, chain)
        except IllegalAction:
            s.chain(wolf, [*chain, number(STAY)])


def all_stay(s: Sobakistan) -> None:
    for wolf in s.actors():
        s.act(wolf, number(STAY))


def to_hunt(s: Sobakistan, *moves: Sequence[Action | int]) -> Sobakistan:
    """A hint, and the Wolves' moves (all stay if none are given): the Bloodhound's turn."""
    hint(s)
    if moves:
        move(s, *moves)
    else:
        all_stay(s)
    return s


def end_round(s: Sobakistan, *choices: Action) -> None:
    """The hunt ends, and every Wolf in play does that, or nothing."""
    act(s, BLOODHOUND, END_HUNT)
    for wolf, choice in zip(s.actors(), choices or [NOTHING] * 4, strict=False):
        act(s, wolf, choice)


def whole_round(s: Sobakistan, *moves: Sequence[Action | int]) -> Sobakistan:
    """A round in which the Bloodhound does nothing."""
    to_hunt(s, *moves)
    end_round(s)
    return s


def stand(s: Sobakistan, **stations: int) -> None:
    """Put Wolves onto stations: yellow=5."""
    boards = {wolf: board_of(s, wolf) for wolf in range(2, s.seats)}
    for colour, station in stations.items():
        wolf = ("yellow", "blue", "green", "red").index(colour) + 2
        boards[wolf] = (*boards[wolf][:-1], boards[wolf][-1] // SLOT * SLOT + station)
    set_boards(s, boards)


def give_bloodhound(s: Sobakistan, *cards: int) -> None:
    s.hunted = pack(cards)


def drive(squad: int, district: str) -> ToDistrict:
    return ToDistrict(squad, DISTRICT[district])


def enter(squad: int, station: int) -> ToStation:
    return ToStation(squad, station)


def view(s: Sobakistan, seat: int | None) -> SobakistanView:
    seen = s.view(seat)
    assert isinstance(seen, SobakistanView)
    return seen


def station(s: Sobakistan, wolf: int) -> int:
    """Where a Wolf is."""
    return board_of(s, wolf)[-1] % SLOT


def board(s: Sobakistan, wolf: int) -> list[list[int]]:
    """A Wolf's board, slot by slot."""
    slots: list[list[int]] = [[] for _ in range(s.round + 1)]
    for mark in board_of(s, wolf):
        slots[mark // SLOT].append(mark % SLOT)
    return [slot for slot in slots if slot]


def can(s: Sobakistan, seat: int, kind: type[Action]) -> list[Action]:
    """What of that kind a seat may do now."""
    return [action for action in map(GAME.action, s.actions(seat)) if isinstance(action, kind)]


def may(s: Sobakistan, seat: int, action: Action) -> bool:
    return number(action) in s.actions(seat)


def reach(s: Sobakistan, wolf: int) -> set[int]:
    """The stations to which a Wolf may go now."""
    return {action.station for action in can(s, wolf, MoveTo) if isinstance(action, MoveTo)}


def told(s: Sobakistan, seat: int | None, kind: type[Event]) -> list[Event]:
    """All events of a kind that a seat was told."""
    return [event for event in s.journal(seat) if isinstance(event, kind)]


def knows(s: Sobakistan, event: Event) -> set[int]:
    """Who was told that."""
    return {seat for seat in range(s.seats) if event in s.journal(seat)}


def refused(s: Sobakistan, seat: int, action: Action) -> Reason:
    """Why something is not allowed; nothing changes."""
    before = s.save()
    with pytest.raises(IllegalAction) as caught:
        s.act(seat, number(action))
    assert s.save() == before
    return caught.value.reason


def hunting(seats: int = 4, **stations: int) -> Sobakistan:
    """The first hunt, with Wolves on these stations; squads are in the NW, NE and SE precincts."""
    s = to_hunt(begun(seats))
    stand(s, **stations)
    return s


def in_districts(s: Sobakistan, *districts: str) -> None:
    s.squads = tuple(IN_DISTRICT + DISTRICT[district] for district in districts)

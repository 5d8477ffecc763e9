"""Fills the views and the review of Sobakistan from the state."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wolfden.engine.bits import has, members
from wolfden.games.sobakistan import state
from wolfden.games.sobakistan.belief.whereabouts import possible_starts
from wolfden.games.sobakistan.box import Box
from wolfden.games.sobakistan.rules.wolves import WOLVES_TURN
from wolfden.games.sobakistan.state import BLOODHOUND, FIRST_WOLF, LIAISON, MOVED, NEGATED, NO_ONE, Sobakistan
from wolfden.games.sobakistan.terms.actions import WolfCard
from wolfden.games.sobakistan.view import (
    BloodhoundCard,
    Card,
    CityMap,
    Evidence,
    Fate,
    LiaisonCard,
    MapLine,
    MapPrecinct,
    MapStation,
    Mark,
    Message,
    Name,
    Role,
    RouteCard,
    Routes,
    SobakistanReview,
    SobakistanView,
    SquadPlace,
    WolfBoard,
    WolfState,
)

KEPT: Final = 4096  # positions whose possible starts are remembered
STARTS: Final[dict[state.Public, tuple[int, ...]]] = {}  # by what everybody knows

# A look-up is many times as fast as making a member of an enumeration.
LIAISON_CARDS: Final = tuple(LiaisonCard)
BLOODHOUND_CARDS: Final = tuple(BloodhoundCard)
OWN_CARDS: Final = tuple(WolfCard)


def view(s: Sobakistan, seat: int | None) -> SobakistanView:
    """The view of a seat, or of a spectator. When the game is over, all boards lie open."""
    liaison = seat == LIAISON or s.over
    wolf = seat is not None and seat >= FIRST_WOLF
    route = s.box.routes[s.route]
    starts = (route[0],) if wolf or liaison else public_starts(s)
    drafting = wolf and s.step is WOLVES_TURN and has(s.playing, seat or 0)
    return SobakistanView(
        seat=seat,
        step=s.step.name,
        actors=s.actors(),
        held=s.holding(seat),
        over=s.over,
        role=None if seat is None else Role(min(seat, 2)),
        round=s.round,
        rounds=s.box.slots - 1,
        map=city_map(s.box),
        names=tuple(map(Name, s.long_words, s.short_words)),
        trail=trail(s, open_all=wolf or liaison),
        nots=s.nots,
        hints_placed=s.placed,
        scent_thrown=s.scent,
        hint_deck=len(members(s.deck)),
        hint_hand=len(members(s.hand)),
        squads=tuple([squad_place(place, has(s.resting, squad)) for squad, place in enumerate(s.squads) if place]),
        moves_left=s.moves,
        cordoned_lines=members(s.lines),
        cordoned_districts=members(s.districts),
        liaison_cards=tuple([card for card in LIAISON_CARDS if not has(s.hunted, card)]),
        bloodhound_cards=tuple([card for card in BLOODHOUND_CARDS if has(s.hunted, s.box.pairs[card])]),
        wolves=tuple([wolf_state(s, one, seat) for one in range(FIRST_WOLF, s.seats)]),
        called=None if s.called == NO_ONE else s.called,
        fleeing=members(s.fleeing),
        catcher=None if s.catcher == NO_ONE else s.catcher + 1,
        start=route[0] if wolf or liaison else None,
        starts=starts,
        open_routes=state.open_routes(s),
        routes=routes_on(s.box, starts, state.open_routes(s)),
        route=RouteCard(*route) if liaison else None,
        hand=members(s.hand) if liaison else (),
        shedding=members(s.shed) if seat == LIAISON else (),
        messages=messages(s, called_only=not liaison) if wolf or liaison else (),
        steps_left=state.most_steps(s, seat or 0) - s.steps if drafting else 0,
    )


@lru_cache(32)
def city_map(box: Box) -> CityMap:
    """What the board has printed on it."""
    numbers = range(1, int(box.stations) + 1)
    return CityMap(
        stations=tuple(MapStation(number, box.district_of[number], *box.places[number]) for number in numbers),
        lines=tuple(MapLine(name, tuple(line)) for name, line in zip(box.line_names, box.lines, strict=True)),
        districts=tuple(box.district_names),
        precincts=tuple(map(MapPrecinct, box.precinct_names, box.precincts)),
        least_steps=box.least,
        most_steps=box.most,
    )


@lru_cache(KEPT)
def routes_on(box: Box, starts: tuple[int, ...], opened: bool) -> tuple[Routes, ...]:
    """The routes from these stations that may be the true one."""
    found: dict[tuple[int, int], list[int]] = {}
    for station in starts:
        for number in box.deck_from[station] if opened else box.routes_from[station]:
            start, drop_off, extraction = box.routes[number]
            found.setdefault((start, drop_off), []).append(extraction)
    return tuple((start, drop_off, tuple(sorted(ends))) for (start, drop_off), ends in sorted(found.items()))


def public_starts(s: Sobakistan) -> tuple[int, ...]:
    """Where the Wolves may have started, for all that everybody knows: found out once."""
    known = state.public(s)
    found = STARTS.get(known)
    if found is None:
        if len(STARTS) >= KEPT:
            STARTS.clear()
        found = STARTS[known] = members(possible_starts(s))
    return found


def trail(s: Sobakistan, open_all: bool) -> tuple[Card, ...]:
    """The cards on the trail, in order; who may look at face-down ones sees them all."""
    found: list[Card] = []
    for card in s.trail:
        face_down = card & state.FACE_DOWN > 0
        hint = card % NEGATED if open_all or not face_down else None
        found.append(Card(card // state.IN_ROUND, hint, card & NEGATED > 0, face_down))
    return tuple(found)


def squad_place(place: int, rests: bool) -> SquadPlace:
    if place >= state.PRECINCT:
        return SquadPlace(None, None, place - state.PRECINCT, rests)
    if place >= state.DISTRICT:
        return SquadPlace(None, place - state.DISTRICT, None, rests)
    return SquadPlace(place if place != state.NOWHERE else None, None, None, rests)


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
        cards=tuple([card for card in useful if state.in_hand(s, wolf, card)]),
        dig_up=tuple([card for card in useful if has(s.hunted, state.wolf_card(wolf, card))]),
        board=wolf_board(s, wolf) if s.over or seat == wolf else None,
    )


def wolf_board(s: Sobakistan, wolf: int) -> WolfBoard:
    marks = tuple([Mark(made // state.SLOT, made % state.SLOT) for made in state.board_of(s, wolf)])
    return WolfBoard(marks=marks, dropped_at=s.drops[wolf] or None)


def messages(s: Sobakistan, called_only: bool) -> tuple[Message, ...]:
    """Where Wolves showed themselves to be; the other Wolves saw it only when the pack was called."""
    found = []
    for told in s.messages:
        number = told // state.ABOUT
        about = state.kind_of(s.facts[number]) if number < len(s.facts) else MOVED
        if about == state.CALLED or not called_only:
            turns = len([fact for fact in s.facts[:number] if state.kind_of(fact) == MOVED])
            found.append(Message(1 + turns, told % state.ABOUT // state.SENDER, told % state.SENDER))
    return tuple(found)


def review(s: Sobakistan) -> SobakistanReview:
    """All there is."""
    return SobakistanReview(
        route=RouteCard(*s.box.routes[s.route]),
        wolves=tuple([wolf_state(s, wolf, wolf) for wolf in range(FIRST_WOLF, s.seats)]),
        trail=trail(s, open_all=True),
        hand=members(s.hand),
        messages=messages(s, called_only=False),
    )


def sides(s: Sobakistan) -> tuple[str, ...]:
    """Which side each seat was on."""
    return tuple("Bloodhound" if seat == BLOODHOUND else "resistance" for seat in range(s.seats))

"""What a seat knows of the ways of other Wolves: all facts, as far as it was told them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import bit, has
from wolfden.games.sobakistan import state
from wolfden.games.sobakistan.belief.packs import Call, Pack
from wolfden.games.sobakistan.belief.ways import DROP, HAS_BEEN, JOIN_AT, MOVE, RUN_OFF, SEEN, UNKNOWN, Leg, Way
from wolfden.games.sobakistan.state import (
    BLOODHOUND,
    FIRST_WOLF,
    LIAISON,
    LINES,
    MARK,
    RUN,
    Fact,
    Sobakistan,
    wolf_card,
)

MOST_KEPT: Final = 4
KEPT: Final[dict[state.Public, Pack]] = {}  # by what everybody knows


def kept_ways(s: Sobakistan, seat: i64) -> Pack:
    """The ways as a seat knows them. Those of the Bloodhound take longest, so they are kept while they hold."""
    if seat != BLOODHOUND:
        return known_ways(s, seat)
    known = state.public(s)
    pack = KEPT.get(known)
    if pack is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        pack = known_ways(s, seat)
        KEPT[known] = pack
    return pack


def known_ways(s: Sobakistan, seat: i64) -> Pack:
    """All that a seat knows of the ways of Wolves other than itself."""
    ways = [Way(s.box, wolf) for wolf in range(FIRST_WOLF, s.seats) if wolf != seat]
    calls: list[Call] = []
    for number, noted in enumerate(s.facts):
        fact = state.read(noted)
        if fact[0] == state.CALLED and seat == BLOODHOUND:
            calls.append(unknown_call(number, fact, ways))
        elif fact[0] == state.MOVED:
            add_turns(s, seat, ways, number, fact)
        else:
            for way in ways:
                if has(fact[1], way.wolf):
                    add_leg(s, seat, way, number, fact)
    for place, way in enumerate(ways):
        way.settle([call.legs[place] for call in calls])
    return Pack(s.box, ways, calls, known_starts(s, seat))


def known_starts(s: Sobakistan, seat: i64) -> list[float]:
    """How many routes start at each station; everybody but the Bloodhound knows which it is."""
    starts = [0.0] * (s.box.stations + 1)
    if seat == BLOODHOUND:
        for start in range(1, s.box.stations + 1):
            starts[start] = float(len(state.routes_from(s, start)))
    else:
        starts[s.box.routes[s.route][0]] = 1.0
    return starts


def unknown_call(number: i64, fact: Fact, ways: list[Way]) -> Call:
    """A called pack as the Bloodhound knows it. It begins a new segment for all."""
    call = Call(0, 0, fact[3])
    for place, way in enumerate(ways):
        if way.wolf == fact[2]:
            call.called = place
        elif has(fact[1], way.wolf):
            call.others |= bit(place)
        call.legs.append(Leg(JOIN_AT, number))
        way.segments.append([])
    return call


def add_turns(s: Sobakistan, seat: i64, ways: list[Way], number: i64, fact: Fact) -> None:
    """A turn of the Wolves, as the seat knows it, on the way of each of them."""
    _, playing, held, used, extra, cordons = fact
    reach = s.box.ways_with(cordons & (bit(LINES) - 1), cordons >> LINES)
    for way in ways:
        if has(playing, way.wolf):
            leg = Leg(MOVE, number)
            leg.reach = reach
            leg.steps = 1 + has(extra, way.wolf)
            leg.can_mark = has(held, wolf_card(way.wolf, MARK))
            leg.can_run = has(held, wolf_card(way.wolf, RUN))
            leg.marked = has(used, wolf_card(way.wolf, MARK))
            leg.ran = has(used, wolf_card(way.wolf, RUN))
            leg.station = message(s, number, way.wolf) if seat == LIAISON and leg.marked else UNKNOWN
            way.add(leg)


def add_leg(s: Sobakistan, seat: i64, way: Way, number: i64, fact: Fact) -> None:
    """Any other fact, as the seat knows it, on the way of one Wolf."""
    kind, _, one, two, _, _ = fact
    leg = Leg(SEEN, number)
    leg.stations = s.box.all
    if kind == state.FLED:
        leg.kind = RUN_OFF
        leg.stations = one
    elif kind == state.DROPPED:
        leg.kind = DROP
    elif kind == state.CALLED and way.wolf != one:
        leg.kind = JOIN_AT
        leg.station = message(s, number, one)
        leg.districts = two
    elif kind == state.CALLED or (kind == state.HOWLED and seat == LIAISON):
        leg.stations = bit(message(s, number, way.wolf))
    elif kind == state.ENTERED:
        leg.stations &= bit(one) if has(two, way.wolf) else ~bit(one)
    elif kind == state.ASKED:
        leg.stations &= one if has(two, way.wolf) else ~one
    elif kind == state.SNIFFED and has(two, way.wolf):
        leg.kind = HAS_BEEN
        leg.station = one
    elif kind == state.SNIFFED:
        leg.never = bit(one)
    way.add(leg)


def message(s: Sobakistan, number: i64, wolf: i64) -> i64:
    """The station that a Wolf showed in the course of that fact."""
    for told in s.messages:
        if told // state.SENDER == state.ABOUT // state.SENDER * number + wolf:
            return told % state.SENDER
    return UNKNOWN

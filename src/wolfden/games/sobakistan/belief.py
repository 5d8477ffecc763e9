"""What a seat can believe: where the Wolves have been, which route it is, which hints are where.

Wolves are taken to choose among their legal actions by chance. Ways come as often as they should (see `ways.py` and
`packs.py`), and so do routes and hint cards: neither words nor remarks are taken to mean anything here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import bit, count, has
from wolfden.engine.chance import Stream
from wolfden.games.sobakistan import actions
from wolfden.games.sobakistan.board import Board
from wolfden.games.sobakistan.model import (
    ABOUT,
    ASKED,
    BLOODHOUND,
    CALLED,
    DROPPED,
    ENTERED,
    FACE_DOWN,
    FIRST_WOLF,
    FLED,
    HOWLED,
    LIAISON,
    MARK,
    MOVED,
    NEGATED,
    RUN,
    SENDER,
    SNIFFED,
    Fact,
    Sobakistan,
    board_of,
    open_routes,
    read,
    routes_from,
    set_boards,
    station_of,
    wolf_card,
)
from wolfden.games.sobakistan.packs import Call, Pack
from wolfden.games.sobakistan.ways import DROP, HAS_BEEN, JOIN_AT, MOVE, RUN_OFF, SEEN, UNKNOWN, Leg, Way

LINES: Final[i64] = actions.MOST_LINES
MOST_KEPT: Final = 4
KEPT: Final[dict[tuple[Board, bool, int, tuple[int, ...]], Pack]] = {}  # by what everybody was told


def redeal(s: Sobakistan, seat: i64, stream: Stream) -> None:
    """Draw anew what the seat cannot know: ways, route, hint cards, and what was shown in secret."""
    if s.over:
        return  # all lies open
    redeal_ways(s, seat, stream)
    if seat != LIAISON:
        redeal_route(s, stream)
        redeal_hints(s, seat, stream)


def whereabouts(s: Sobakistan, seat: i64) -> list[list[float]]:
    """By seat and station: how likely, as far as a seat can tell, each Wolf is there, or was last."""
    found: list[list[float]] = [[0.0] * (s.board.stations + 1) for _ in range(s.seats)]
    if seat >= FIRST_WOLF:
        found[seat][station_of(s, seat)] = 1.0
    pack = known_ways(s, seat)
    alike = pack.all_alike()
    for place, way in enumerate(pack.ways):
        weights = [0.0] * (s.board.stations + 1)
        for station in range(1, s.board.stations + 1):
            ends = alike[:]
            ends[place] = [1.0 if other == station else 0.0 for other in range(s.board.stations + 1)]
            weights[station] = pack.total(ends)
            way.passages.clear()  # of no use any more
        everything = sum(weights)
        found[way.wolf] = [weight / everything for weight in weights]
    return found


def sampled_whereabouts(s: Sobakistan, seat: i64, worlds: int, stream: Stream) -> list[list[float]]:
    """About the same, from so many worlds drawn by chance: much quicker for the Bloodhound once packs were called."""
    found: list[list[float]] = [[0.0] * (s.board.stations + 1) for _ in range(s.seats)]
    pack = kept_ways(s, seat)
    for _ in range(worlds):
        pack.draw(pack.known(), stream)
        for way in pack.ways:
            found[way.wolf][way.at] += 1.0 / worlds
    if seat >= FIRST_WOLF:
        found[seat][station_of(s, seat)] = 1.0
    return found


def possible_starts(s: Sobakistan) -> i64:
    """The stations where the Wolves may have started, for all that everybody knows."""
    pack = kept_ways(s, BLOODHOUND)
    found: i64 = 0
    for start in range(1, s.board.stations + 1):
        for term in pack.known():
            if pack.weight(term, start) > 0.0:
                found |= bit(start)
                break
    return found


# What a seat knows


def kept_ways(s: Sobakistan, seat: i64) -> Pack:
    """The ways as a seat knows them. The Bloodhound's take longest, and are asked for again as long as they hold."""
    if seat != BLOODHOUND:
        return known_ways(s, seat)
    known = (s.board, open_routes(s), int(s.seats), s.facts)
    pack = KEPT.get(known)
    if pack is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        pack = known_ways(s, seat)
        KEPT[known] = pack
    return pack


def known_ways(s: Sobakistan, seat: i64) -> Pack:
    """All that a seat knows of the ways of Wolves other than itself."""
    ways = [Way(s.board, wolf) for wolf in range(FIRST_WOLF, s.seats) if wolf != seat]
    calls: list[Call] = []
    for number, noted in enumerate(s.facts):
        fact = read(noted)
        if fact[0] == CALLED and seat == BLOODHOUND:
            calls.append(unknown_call(number, fact, ways))
        elif fact[0] == MOVED:
            add_turns(s, seat, ways, number, fact)
        else:
            for way in ways:
                if has(fact[1], way.wolf):
                    add_leg(s, seat, way, number, fact)
    for place, way in enumerate(ways):
        way.settle([call.legs[place] for call in calls])
    return Pack(s.board, ways, calls, known_starts(s, seat))


def known_starts(s: Sobakistan, seat: i64) -> list[float]:
    """How many routes start at each station; everybody but the Bloodhound knows which it is."""
    starts = [0.0] * (s.board.stations + 1)
    if seat == BLOODHOUND:
        for start in range(1, s.board.stations + 1):
            starts[start] = float(len(routes_from(s, start)))
    else:
        starts[s.board.routes[s.route][0]] = 1.0
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
    reach = s.board.ways_with(cordons & (bit(LINES) - 1), cordons >> LINES)
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
    leg.stations = s.board.all
    if kind == FLED:
        leg.kind = RUN_OFF
        leg.stations = one
    elif kind == DROPPED:
        leg.kind = DROP
    elif kind == CALLED and way.wolf != one:
        leg.kind = JOIN_AT
        leg.station = message(s, number, one)
        leg.districts = two
    elif kind == CALLED or (kind == HOWLED and seat == LIAISON):
        leg.stations = bit(message(s, number, way.wolf))
    elif kind == ENTERED:
        leg.stations &= bit(one) if has(two, way.wolf) else ~bit(one)
    elif kind == ASKED:
        leg.stations &= one if has(two, way.wolf) else ~one
    elif kind == SNIFFED and has(two, way.wolf):
        leg.kind = HAS_BEEN
        leg.station = one
    elif kind == SNIFFED:
        leg.never = bit(one)
    way.add(leg)


def message(s: Sobakistan, number: i64, wolf: i64) -> i64:
    """The station that a Wolf showed in the course of that fact."""
    for told in s.messages:
        if told // SENDER == ABOUT // SENDER * number + wolf:
            return told % SENDER
    return UNKNOWN


# Imagining


def redeal_ways(s: Sobakistan, seat: i64, stream: Stream) -> None:
    """New ways for all other Wolves, with everything that follows from them."""
    pack = kept_ways(s, seat)
    start = pack.draw(pack.known(), stream)
    boards = {wolf: board_of(s, wolf) for wolf in range(FIRST_WOLF, s.seats)}
    drops = list(s.drops)
    for way in pack.ways:
        boards[way.wolf] = tuple(way.marks)
        drops[way.wolf] = way.dropped
    set_boards(s, boards)
    s.drops = tuple(drops)
    if seat != LIAISON:
        s.messages = tuple([imagined(pack, told) for told in s.messages])
    if seat == BLOODHOUND:
        s.route = routes_from(s, start)[0]


def imagined(pack: Pack, told: int) -> int:
    """The message that a Wolf sent then, if their way has been drawn anew."""
    for way in pack.ways:
        if way.wolf == told % ABOUT // SENDER:
            return told - told % SENDER + way.shown[told // ABOUT]
    return told


def redeal_route(s: Sobakistan, stream: Stream) -> None:
    """One of the routes that begin where the Wolves did."""
    fitting = routes_from(s, s.board.routes[s.route][0])
    s.route = fitting[stream.below(len(fitting))]


def redeal_hints(s: Sobakistan, seat: i64, stream: Stream) -> None:
    """Deal the hint cards that the seat has not seen: to the hand, the deck, and the Bloodhound's face-down ones."""
    unseen = s.board.every_hint
    for card in s.trail:
        if seat != BLOODHOUND or not card & FACE_DOWN:
            unseen &= ~bit(card % NEGATED)
    if seat == BLOODHOUND:
        trail = list(s.trail)
        for place, card in enumerate(trail):
            if card & FACE_DOWN:
                hint = stream.pick(unseen)
                unseen &= ~bit(hint)
                trail[place] = card - card % NEGATED + hint
        s.trail = tuple(trail)
    s.hand = stream.sample(unseen, count(s.hand))
    s.deck = stream.sample(unseen & ~s.hand, count(s.deck))

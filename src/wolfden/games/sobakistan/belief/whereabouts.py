"""Where Wolves may be, and where they may have started, as far as a seat can tell."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine.bits import bit
from wolfden.engine.chance import Stream
from wolfden.games.sobakistan.belief.known import kept_ways, known_ways
from wolfden.games.sobakistan.state import BLOODHOUND, FIRST_WOLF, Sobakistan, station_of


def whereabouts(s: Sobakistan, seat: i64) -> list[list[float]]:
    """By seat and station: how likely, as far as a seat can tell, each Wolf is there, or was last."""
    found: list[list[float]] = [[0.0] * (s.box.stations + 1) for _ in range(s.seats)]
    if seat >= FIRST_WOLF:
        found[seat][station_of(s, seat)] = 1.0
    pack = known_ways(s, seat)
    alike = pack.all_alike()
    for place, way in enumerate(pack.ways):
        weights = [0.0] * (s.box.stations + 1)
        for station in range(1, s.box.stations + 1):
            ends = alike[:]
            ends[place] = [1.0 if other == station else 0.0 for other in range(s.box.stations + 1)]
            weights[station] = pack.total(ends)
            way.passages.clear()  # of no use any more
        everything = sum(weights)
        found[way.wolf] = [weight / everything for weight in weights]
    return found


def sampled_whereabouts(s: Sobakistan, seat: i64, worlds: int, stream: Stream) -> list[list[float]]:
    """About the same, from so many worlds drawn by chance: much quicker for the Bloodhound once packs were called."""
    found: list[list[float]] = [[0.0] * (s.box.stations + 1) for _ in range(s.seats)]
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
    for start in range(1, s.box.stations + 1):
        for term in pack.known():
            if pack.weight(term, start) > 0.0:
                found |= bit(start)
                break
    return found

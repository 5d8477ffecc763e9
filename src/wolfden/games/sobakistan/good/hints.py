"""What hints say about the route: the drop-off point, the extraction point, or a station on the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from wolfden.games.sobakistan.actions import Aim, Word
from wolfden.games.sobakistan.board import Board
from wolfden.games.sobakistan.good.associations import Fits
from wolfden.games.sobakistan.good.trace import shares

# What a hint is about if nobody says: the drop-off point, the extraction point, a station on the way.
ALL_CARRY = (0.65, 0.1, 0.25)
SOME_CARRY = (0.35, 0.4, 0.25)
NONE_CARRIES = (0.0, 0.75, 0.25)
DROP_OFF, EXTRACTION, ON_THE_WAY = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)

Mix = tuple[float, float, float]


class Hint:
    """A card on the trail, and what was said about it; the hint is -1 if the seat does not know it."""

    def __init__(self, hint: int, negated: bool, mix: Mix) -> None:
        self.hint = hint
        self.negated = negated
        self.mix = mix
        self.word = int(Word.BOTH)

    def aim(self, aim: Aim) -> None:
        self.mix = {Aim.DROP_OFF: DROP_OFF, Aim.EXTRACTION: EXTRACTION}.get(aim, ON_THE_WAY)


def mix(carrying: int, playing: int) -> Mix:
    """What a hint is likely to be about when so many of the Wolves in play carry evidence."""
    return ALL_CARRY if carrying == playing else SOME_CARRY if carrying else NONE_CARRIES


def weigh(board: Board, fits: Fits, hints: Sequence[Hint], routes: Sequence[int]) -> list[float]:
    """By route: how well the hints fit."""
    found = [1.0 / len(routes)] * len(routes)
    for hint in hints:
        if hint.hint >= 0:
            chances = fits.chance(hint.hint, hint.negated, hint.word)
            ways = on_the_way(board, fits, hint.hint, hint.negated, hint.word)
            first, second, way = hint.mix
            for place, route in enumerate(routes):
                _, drop_off, extraction = board.routes[route]
                found[place] *= first * chances[drop_off] + second * chances[extraction] + way * ways[route]
        found = shares(found)
    return found


@lru_cache(1024)
def between(board: Board, route: int) -> tuple[int, ...]:
    """The stations on the shortest ways of a route, its goals included."""
    start, drop_off, extraction = board.routes[route]
    found = set()
    for one, other in ((start, drop_off), (drop_off, extraction)):
        whole = board.distance(one, other)
        for station in range(1, board.stations + 1):
            if station != one and board.distance(one, station) + board.distance(station, other) == whole:
                found.add(station)
    return tuple(sorted(found))


@lru_cache(512)
def on_the_way(board: Board, fits: Fits, hint: int, negated: bool, word: int) -> list[float]:
    """By route: how likely a Liaison who means some station on the way picks the hint."""
    chances = fits.chance(hint, negated, word)
    stops = [between(board, route) for route in range(len(board.routes))]
    return [sum(chances[stop] for stop in stations) / len(stations) for stations in stops]

"""Makes the route cards: `python -m wolfden.games.sobakistan.routes` prints a new `routes.toml` for the map."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product
from random import Random

from wolfden.games.sobakistan import GAME
from wolfden.games.sobakistan.board import Board

CARDS = 81
FIRST = (16, 3, 9)  # the card in the rulebook's example
LEAST = 3  # steps from start to drop-off, and from there to the extraction point
MOST = 8  # steps in all
SEED = 18

Route = tuple[int, int, int]

HEADING = f"""\
# The route cards: starting station, drop-off point, extraction point. The printed ones were in pictures. Both ways are
# at least {LEAST} steps long, together at most {MOST}, and every station is used about equally often in each place.
# Made by `python -m wolfden.games.sobakistan.routes > routes.toml`.
"""


def possible(board: Board) -> list[Route]:
    """All routes that are neither too short nor too long."""
    stations = range(1, int(board.stations) + 1)
    return [
        (start, drop, end)
        for start, drop, end in product(stations, repeat=3)
        if start != end
        and min(there := board.distance(start, drop), back := board.distance(drop, end)) >= LEAST
        and there + back <= MOST
    ]


def chosen(board: Board, seed: int) -> list[Route]:
    """So many different routes, each time one whose stations have been used least."""
    left = possible(board)
    Random(seed).shuffle(left)
    routes = [FIRST]
    left.remove(FIRST)
    used = Counter(enumerate(FIRST))
    while len(routes) < CARDS:
        best = min(left, key=lambda route: sorted((used[place] for place in enumerate(route)), reverse=True))
        left.remove(best)
        routes.append(best)
        used.update(enumerate(best))
    return sorted(routes)


def main() -> None:
    rows = [f"    [{start}, {drop}, {end}]," for start, drop, end in chosen(GAME.components, SEED)]
    sys.stdout.write("\n".join([HEADING + "[routes]", "cards = [", *rows, "]", ""]))


if __name__ == "__main__":
    main()

"""Makes the route cards of Sobakistan: `python -m tools.routes` prints a new `routes.toml` for the map."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

from wolfden.games.sobakistan import GAME
from wolfden.games.sobakistan.box import Box

CARDS = 81
FIRST = (16, 3, 9)  # the card in the rulebook's example
SEED = 18

Route = tuple[int, int, int]

HEADING = """\
# The route cards: starting station, drop-off point, extraction point. The printed ones were in pictures. Everybody
# knows that both ways are at least so many steps long, and together at most so many; which cards there are is for
# nobody to go by, unless a table plays with open routes. Every station is used about equally often in each place, and
# no start has the same drop-off point twice, nor a drop-off point the same extraction point.
# Made by `python -m tools.routes > src/wolfden/games/sobakistan/data/routes.toml`.
[routes]
least = {least}
most = {most}
cards = [
"""


def chosen(box: Box, seed: int) -> list[Route]:
    """So many different routes, each time one whose pairs, and then whose stations, have been used least."""
    left = list(box.routes)
    Random(seed).shuffle(left)
    routes: list[Route] = []
    used: Counter[object] = Counter()

    def wear(route: Route) -> tuple[int, int, list[int]]:
        start, drop_off, extraction = route
        stations = sorted((used[place] for place in enumerate(route)), reverse=True)
        return used["there", start, drop_off], used["on", drop_off, extraction], stations

    best = FIRST
    while True:
        start, drop_off, extraction = best
        left.remove(best)
        routes.append(best)
        used.update([*enumerate(best), ("there", start, drop_off), ("on", drop_off, extraction)])
        if len(routes) == CARDS:
            return sorted(routes)
        best = min(left, key=wear)


def main() -> None:
    box = GAME.components
    rows = [f"    [{start}, {drop}, {end}]," for start, drop, end in chosen(box, SEED)]
    sys.stdout.write(HEADING.format(least=box.least, most=box.most) + "\n".join([*rows, "]", ""]))


if __name__ == "__main__":
    main()

"""Makes the golden replays anew: run it when a game's version rises, and never to silence a failing test.

`python -m tests.golden.make foxes` makes those of one game; without a name, those of all.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import wolfden
from wolfden.engine.replay import Record, encode, start
from wolfden.terminal.match import bot_move, next_seat

FOLDER = Path(__file__).parent

# Of a table: how many seats, the seed, and options.
Golden = tuple[int, int, dict[str, Any]]

# The seeds have 256 bits where a table's would; the small ones are easy to type.
CHOSEN: dict[str, tuple[Golden, ...]] = {
    "gulag": ((5, 5, {}), (7, 2**255 + 7, {}), (10, 2**256 - 10, {})),
    "wooolf": ((4, 4, {}), (8, 2**255 + 8, {"advanced": True})),
    "wolves": ((3, 5, {}), (6, 2**255 + 7, {"communities": "picked"})),
    "boars": ((2, 2, {}), (4, 2**255 + 4, {"bags": "all"})),
}
# Where games by chance are over too soon.
BOTS = {"sobakistan": ["simple"], "wolves": ["good"]}


def chosen(name: str) -> tuple[Golden, ...]:
    """The tables of a game: unless others are chosen above, the smallest and the largest."""
    seats = wolfden.game(name).seats
    few, many = seats[0], seats[-1]
    return CHOSEN.get(name, ((few, few, {}), (many, 2**255 + many, {}))[: len(seats)])


def make(name: str) -> None:
    """Write the golden replays of a game."""
    game = wolfden.game(name)
    for seats, seed, options in chosen(name):
        record = Record(game, start(game, seats, seed, options))
        record.replay.bots = BOTS.get(name)
        while not record.state.over:
            bot_move(record, next_seat(record))
        (FOLDER / f"{name}-{seats}.json").write_bytes(encode(record.replay))


if __name__ == "__main__":
    for name in sys.argv[1:] or wolfden.games():
        make(name)

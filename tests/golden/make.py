"""Makes the golden replays anew: run it when a game's version rises, and never to silence a failing test."""

from __future__ import annotations

import sys
from pathlib import Path

from wolfden.engine.replay import Record, encode, start
from wolfden.registry import game
from wolfden.terminal.match import bot_move, next_seat

# The seeds have 256 bits where a table's would; the small ones are easy to type.
GOLDEN = (
    ("gulag", 5, 5, {}),
    ("gulag", 7, 2**255 + 7, {}),
    ("gulag", 10, 2**256 - 10, {}),
    ("wooolf", 4, 4, {}),
    ("wooolf", 8, 2**255 + 8, {"advanced": True}),
    ("wolves", 3, 5, {}),
    ("wolves", 6, 2**255 + 7, {"communities": "picked"}),
    ("boars", 2, 2, {}),
    ("boars", 4, 2**255 + 4, {"bags": "all"}),
    ("sobakistan", 3, 3, {}),
    ("sobakistan", 6, 2**255 + 6, {}),
)
# Where games by chance are over too soon.
BOTS = {"sobakistan": ["simple"], "wolves": ["good"]}


def main(folder: Path) -> None:
    for name, seats, seed, options in GOLDEN:
        record = Record(game(name), start(game(name), seats, seed, options))
        record.replay.bots = BOTS.get(name)
        while not record.state.over:
            bot_move(record, next_seat(record))
        (folder / f"{name}-{seats}.json").write_bytes(encode(record.replay))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)

"""Digests of what games do, by value: `python -m tools.folds foxes` writes those of one game into tests/folds.json.

Written down are what everybody may do, is told and gets in the end, free of the names of classes and fields. So one can
rebuild a game's folder and see that nobody at the table would notice. When a game's version rises, they are made anew.
Without a name, those of all games are.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import wolfden
from wolfden import Game, State
from wolfden.engine import replay

GAMES = 1000  # random ones of each game, over all its numbers of seats
TESTS = Path(__file__).parent.parent / "tests"
GOLDEN = TESTS / "golden"
WRITTEN = TESTS / "folds.json"


def digest(states: Iterator[State]) -> str:
    """Of a game in its positions, one after the other: the choices in each, and all that was told in the end."""
    total = blake2b(digest_size=12)
    for state in states:
        choices = [(state.actions(seat), state.remarks(seat)) for seat in range(state.seats)]
        total.update(repr(choices).encode())
    total.update(replay.by_value(state))
    return total.hexdigest()


def played(game: Game, seats: int, number: int) -> Iterator[State]:
    """A random game, position by position."""
    random, state = Random(f"{seats} {number}"), game.new(seats=seats, seed=number)
    yield state
    while not state.over:
        seat = random.choice(state.actors())
        remarks = state.remarks(seat)
        if remarks and random.random() < 0.2:
            state.say(seat, random.choice(remarks))
        state.act(seat, random.choice(state.actions(seat)))
        yield state


def golden(path: Path) -> str:
    """The digest of a golden replay."""
    record = replay.decode(path.read_bytes(), wolfden.game)
    return digest(replay.states(wolfden.game(record.game), record))


def of_all(name: str, games: int = GAMES) -> dict[str, Any]:
    """The digests of one game; fewer games give the beginning of each list."""
    game = wolfden.game(name)
    counts = len(game.seats)
    return {
        "version": game.version,
        "golden": {path.stem: golden(path) for path in sorted(GOLDEN.glob(f"{name}-*.json"))},
        "random": {
            str(seats): [digest(played(game, seats, number)) for number in range(games // counts + 1)]
            for seats in game.seats
        },
    }


def write(names: Sequence[str]) -> None:
    """Write the digests of these games down; those of others stay."""
    written = json.loads(WRITTEN.read_text("utf-8")) | {name: of_all(name) for name in names}
    known = {name: written[name] for name in wolfden.games()}
    WRITTEN.write_text(json.dumps(known, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or wolfden.games())

"""Numbers that nobody would play with, as long as they are allowed: the rules hold, and bots find a move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import wolfden
from wolfden.games.boars.components import LEAST_CARDS, MOST_NUMBER, NEEDS
from wolfden.games.boars.terms.actions import MOST_CUBES, Kind

from .test_bot import play

COLOURS = ("red", "blue", "yellow", "green")


def wild(seed: int) -> dict[str, Any]:
    """Tables by chance, each number anywhere up to its limit."""
    chance = Random(seed)

    def up_to(most: int, least: int = 0) -> int:
        return chance.choice((least, most, chance.randint(least, most)))

    def food() -> dict[str, int]:
        some = {colour: up_to(MOST_NUMBER) for colour in chance.sample(COLOURS, chance.randint(1, 4))}
        return some if any(some.values()) else {"red": 1}

    def field(name: str) -> Any:
        match name:
            case "eats" | "gains":
                return food()
            case "colour":
                return chance.choice(COLOURS)
            case "cubes":
                return up_to(MOST_CUBES, 1)
            case "black":
                return up_to(20)
        return up_to(MOST_NUMBER, 1)

    def card(number: int) -> dict[str, Any]:
        kind = chance.choice(list(Kind))
        needed = NEEDS[kind] | ({chance.choice(("moves", "gains"))} if kind is Kind.DIET else set())
        fields = {name: field(name) for name in needed}
        return {"kind": kind.name.lower(), "name": f"{number}", "copies": 2, "cost": up_to(MOST_NUMBER, 1), **fields}

    black = up_to(20, 1)
    stock = up_to((MOST_CUBES - black) // 4, 1)
    grounds = [letter + mark for letter in "rbyg" for mark in ("", "!")] + list("RBYG")
    track = " ".join(chance.choice(grounds) for _ in range(up_to(126, 1)))
    return {
        "start": {
            "food": up_to(min(20, stock // 4)),
            "black": black,
            "stock": stock,
            "sick": up_to(20, 1),
            "turns": up_to(8, 1),
        },
        "track": {"spaces": [f"start {track} finish"]},
        "transport": {colour: {"name": colour, "ticket": up_to(min(stock, MOST_NUMBER), 1)} for colour in COLOURS},
        "boars": [
            {
                "name": f"{boar}",
                "diets": [{"eats": food(), "moves": 1}, {"eats": food(), "moves": up_to(MOST_NUMBER, 2)}],
            }
            for boar in range(4)
        ],
        "deck": {"cards": [card(number) for number in range(up_to(30, LEAST_CARDS // 2 + 1))]},
    }


@pytest.mark.parametrize("seed", range(60))
def test_bots_play_with_whatever_is_allowed(seed: int) -> None:
    game = wolfden.game("boars", data=wild(seed))
    assert play(game, ("good", "greedy", "random", "good")[: 2 + seed % 3], seed).over

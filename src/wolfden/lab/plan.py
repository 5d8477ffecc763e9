"""What is to be simulated, and how one game of it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from wolfden import bots, registry
from wolfden.bots import seating
from wolfden.bots.turn import play_on
from wolfden.engine.chance import fast
from wolfden.engine.game import Game
from wolfden.engine.playout import playout
from wolfden.engine.state import State


class Plan(msgspec.Struct, frozen=True):
    """Games by number, from 0: each depends on the plan and its number alone, whoever plays it and when.

    `bots` has a name for each seat; `game` is the name it is found by, `data` its data where not the default. With
    `measure`, what the game says about itself is counted, too.
    """

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    games: int
    data: dict[str, Any] | None = None
    measure: bool = False


def planned(
    rules: Game,
    name: str,
    *,
    seats: int,
    bots: str | None,
    options: Mapping[str, Any],
    seed: int,
    games: int,
    measure: bool = False,
) -> Plan:
    """A plan for a table as somebody asks for it; BadSetup if there is no such table, or no such bot."""
    settled = rules.setting(seats, dict(options)).options
    names = tuple(seating.dealt(seating.chosen(rules, bots, seats), seats))
    return Plan(name, dict(settled), names, seed, games, rules.data, measure)


def player(plan: Plan) -> Callable[[int], State]:
    """A function that plays the game of a number to its end."""
    game = registry.game(plan.game, plan.data)
    seats = len(plan.bots)

    def random_game(number: int) -> State:
        # Random players do not go by what they hear, so it changes nothing that nobody speaks here.
        state = game.new(seats, seed_for(plan, number, "deal"), **plan.options)
        playout(state, fast(seed_for(plan, number, "play")))
        return state

    def game_of_bots(number: int) -> State:
        state = game.new(seats, seed_for(plan, number, "deal"), **plan.options)
        play_on(state, players.__getitem__, fast(seed_for(plan, number, "play")))
        return state

    players = [bots.bot(game, name) for name in plan.bots]
    return random_game if set(plan.bots) == {"random"} and not plan.measure else game_of_bots


def seed_for(plan: Plan, number: int, purpose: str) -> int:
    """A seed for one game; the one that bots are given tells nothing about the one that deals."""
    basis = f"{plan.seed} {number} {purpose}".encode()
    return int.from_bytes(blake2b(basis, digest_size=12, person=b"wolfden.lab").digest(), "little")

"""What a law is: a named check that a game passes or breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from wolfden.engine.game import Game


class Broken(Exception):
    """A game breaks a law; the sentence says where."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


class Trial(msgspec.Struct, frozen=True):
    """One table to try a law on: everything about it follows from these."""

    seats: int
    options: dict[str, Any]
    seed: int

    def __str__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.seats} seats{chosen}, seed {self.seed}"


Check = Callable[[Game, Trial], None]


class Law:
    """A check with a name and a sentence (its function's docstring)."""

    def __init__(self, name: str, check: Check) -> None:
        self.name = name
        self.check = check

    def __call__(self, game: Game, trial: Trial) -> None:
        """Try it; Broken tells where it fails, whatever way it fails in."""
        try:
            self.check(game, trial)
        except Broken:
            raise
        except Exception as error:
            raise Broken(self.name, f"{trial}: {type(error).__name__}: {error}") from error


LAWS: list[Law] = []


def law(name: str) -> Callable[[Check], Law]:
    """Makes a check a law of the kit."""

    def register(check: Check) -> Law:
        LAWS.append(Law(name, check))
        return LAWS[-1]

    return register

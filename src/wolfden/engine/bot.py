"""What a player made of code is: two pure functions of what its seat knows."""

from __future__ import annotations

from typing import Protocol

from wolfden.engine.advice import Advice
from wolfden.engine.sight import Sight


class Bot(Protocol):
    """Anything with these two functions, also a module. The same sight and seed give the same answer."""

    def choose(self, sight: Sight, seed: int) -> int:
        """One of `sight.actions`; asked only of a seat that may act."""

    def talk(self, sight: Sight, seed: int) -> tuple[int, ...]:
        """Some of `sight.remarks`, to be made in this order; mostly none."""


class Adviser(Bot, Protocol):
    """A bot that can say why: it has this function as well."""

    def advise(self, sight: Sight, seed: int) -> Advice:
        """The whole move that it would play itself (`advice.compose` of its `choose`), and one or two reasons for it.

        The sight stays as it is.
        """

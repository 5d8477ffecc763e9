"""Checks of what comes in from outside, the same in both builds."""

from __future__ import annotations

from typing import Final

from wolfden.engine.bits import Actions
from wolfden.engine.chance import SEED_BITS
from wolfden.engine.errors import BadSetup

PURE: Final = __file__.endswith(".py")


def listed(action: int, options: Actions) -> bool:
    """Whether an action is among the options; compiled, a loop is several times as fast as `in`."""
    for option in options:  # noqa: SIM110 - any() would be a generator
        if option == action:
            return True
    return False


def whole(number: int) -> int:
    """The number, or TypeError if it is none: compiled code takes nothing else, and plain Python is to do the same."""
    if not isinstance(number, int):
        raise TypeError(f"int object expected; got {'None' if number is None else type(number).__name__}")
    return int(number)


def check_seed(seed: int) -> None:
    """A seed is a whole number of up to 256 bits."""
    whole(seed)
    if seed < 0 or seed >> SEED_BITS:
        raise BadSetup("a seed is a whole number from 0 to 2**256 - 1")

"""The chances of a draw from a bag whose cubes are counted out: how many black ones come with it."""

from __future__ import annotations

from math import comb

from wolfden.games.boars.view import Cubes


def blacks(bag: Cubes, drawn: int, black: int) -> float:
    """The chance that exactly so many of the cubes drawn are black: what sets a vendetta off."""
    food = bag.red + bag.blue + bag.yellow + bag.green
    ways = comb(food + bag.black, drawn)
    return comb(bag.black, black) * comb(food, drawn - black) / ways if ways and drawn >= black else 0.0


def sickness(bag: Cubes, drawn: int, spoiling: int) -> float:
    """The chance of so many black cubes that the boar gets sick."""
    return sum(blacks(bag, drawn, black) for black in range(spoiling, bag.black + 1))

"""How far a rate that was counted can be trusted."""

from __future__ import annotations

from math import sqrt

import msgspec

Z = 1.959963984540054  # the normal distribution has 95 % within this many standard deviations


class Rate(msgspec.Struct, frozen=True):
    """So many of so many games, and where the true rate lies with 95 % confidence (Wilson's interval)."""

    won: int
    games: int
    rate: float
    low: float
    high: float


def rate(won: int, games: int) -> Rate:
    """The rate and its interval; there must be at least one game."""
    middle = (won + Z * Z / 2) / (games + Z * Z)
    reach = Z / (games + Z * Z) * sqrt(won * (games - won) / games + Z * Z / 4)
    # At the ends the sum is exact on paper only.
    low = 0.0 if won == 0 else middle - reach
    high = 1.0 if won == games else middle + reach
    return Rate(won, games, won / games, low, high)

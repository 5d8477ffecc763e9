"""What a Wolf may still hope for: how many tokens, with so far to go and so many rounds left, if the route is known.

A Wolf goes one step a round, and is caught as often as Wolves are. Who has no time to come anywhere may hope for
nothing, so nothing is lost by a gamble then.
"""

from __future__ import annotations

from functools import cache

HAZARD = 0.2  # how often a Wolf is caught in a round: counted in games among good players
EXPOSED = 0.3  # what a catch costs besides, in tokens: the Bloodhound knows where to look next


@cache
def escaping(interrogated: bool, way: int, rounds: int) -> float:
    """The chance to get away, before a step, so far from the extraction point."""
    if way > rounds or not rounds:
        return 0.0
    return hunted(interrogated, False, max(way - 1, 0), 0, 0, rounds - 1, HAZARD)


@cache
def delivering(interrogated: bool, way: int, further: int, rounds: int) -> float:
    """The tokens to come, before a step, with evidence: so far from the drop-off point, and `further` to get away."""
    if way > rounds or not rounds:
        return 0.0
    return hunted(interrogated, True, max(way - 1, 0), further, further, rounds - 1, HAZARD)


def hunted(interrogated: bool, carries: bool, way: int, out: int, further: int, rounds: int, caught: float) -> float:
    """The same between a step and the hunt, with that chance to be caught; `out` is how far the extraction point is."""
    safe = settled(interrogated, carries, way, out, further, rounds)
    if not interrogated:
        lost = settled(True, carries, way, out, further, rounds)
    elif carries:
        lost = settled(True, False, out, 0, 0, rounds)
    else:
        return (1 - caught) * safe
    return safe + caught * (max(0.0, lost - EXPOSED) - safe)


def settled(interrogated: bool, carries: bool, way: int, out: int, further: int, rounds: int) -> float:
    """The same after the hunt: who is there drops or escapes. It may be too late for the drop-off point."""
    if not carries:
        return escaping(interrogated, way, rounds) if way else 1.0
    if not way:
        return 1.0 + escaping(interrogated, further, rounds)
    return max(delivering(interrogated, way, further, rounds), escaping(interrogated, out, rounds))

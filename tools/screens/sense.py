"""What somebody with some sense would rather choose: at random, all lose Wolves in its first turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

View = dict[str, Any]  # of the own seat, as it comes over the wire
Action = Any  # a game's own


def boars(action: Action, view: View) -> float:
    """Draws a handful, and uses it before it is done."""
    match type(action).__name__:
        case "Draw":
            return 1 if 5 <= action.cubes <= 10 else 0.01
        case "Done":
            return 0.4
        case "Use" | "Eat" | "Ride":
            return 3
    return 1


def wolves(action: Action, view: View) -> float:
    """Draws until another leader would be too many, and lets nobody starve who can be helped."""
    mat = view["mats"][view["seat"]]
    careful = mat["leaders"] >= 2
    starving = any(sum(other["unmet"].values()) for other in view["mats"] if other is not mat)
    match type(action).__name__:
        case "Draw":
            return 0.02 if careful else 30
        case "GiveTo":
            return 3 if starving else 0.3
        case "HandOver" | "TakeAll":
            return 4
        case "TakeNoMore":
            return 0.2
        case "Pay":
            return 1 if action.leaders else 2
    return 1


SENSES: dict[str, Callable[[Action, View], float]] = {"boars": boars, "wolves": wolves}


def weight(game: str, action: Action, view: View) -> float:
    """How likely it is to be chosen, beside others."""
    sense = SENSES.get(game)
    return sense(action, view) if sense else 1

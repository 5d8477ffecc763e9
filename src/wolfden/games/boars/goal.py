"""What a seat at a table of Boars on the Run! is after, from its view."""

from __future__ import annotations

from typing import Final

from wolfden.engine.terms import Goal
from wolfden.games.boars.box import Box
from wolfden.games.boars.terms.goals import CatchUp, Lead, Level, SetOff
from wolfden.games.boars.view import BoarsView

FEW: Final = 10  # rounds that are left, from which on they are counted


def goal(box: Box, view: BoarsView) -> Goal | None:
    """How far it is to the finish, and who else is on the way there."""
    if view.seat is None or view.over:
        return None
    spaces = [boar.space for boar in view.boars]
    mine = spaces[view.seat]
    to_go = int(box.finish) - mine
    left = int(box.turns) - view.round + 1
    rounds = left if left <= FEW else 0
    if not any(spaces):
        return SetOff(to_go, rounds)
    rival = furthest(spaces, view.seat)
    by = mine - spaces[rival]
    if by > 0:
        return Lead(to_go, rival, by, rounds)
    return CatchUp(to_go, rival, -by, rounds) if by else Level(to_go, rival, rounds)


def furthest(spaces: list[int], seat: int) -> int:
    """Who of the others is furthest ahead; of several, the next to play after the seat."""
    others = [(seat + step) % len(spaces) for step in range(1, len(spaces))]
    return max(others, key=spaces.__getitem__)

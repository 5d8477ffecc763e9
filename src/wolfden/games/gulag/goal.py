"""What a seat at a table of Gulag is after, from its view: it knows two cards, and how many are in the deck."""

from __future__ import annotations

from wolfden.engine.terms import Goal
from wolfden.games.gulag.state import least_of_red, most_of_black
from wolfden.games.gulag.terms.actions import Loyalty
from wolfden.games.gulag.terms.goals import Dig, Hinder, Settled
from wolfden.games.gulag.view import GulagView

MOST_COUNTS = 4  # there are never more numbers of reds that a seat thinks possible


def goal(view: GulagView) -> Goal | None:
    """The goal of a seat in this position; those who watch, and all once it is over, have none."""
    if view.over or view.loyalty is None or view.neighbour_loyalty is None:
        return None
    reds = _possible(view, (view.loyalty, view.neighbour_loyalty))
    left = view.turns - len(view.past)
    if all(view.work >= least_of_red(view.turns, red) for red in reds):
        return Settled(view.loyalty, Loyalty.RED, view.work, left)
    if all(view.work + 2 * left <= most_of_black(view.turns, red) for red in reds):
        return Settled(view.loyalty, Loyalty.BLACK, view.work, left)
    if view.loyalty is Loyalty.RED:
        return Dig(*_padded(reds, [int(least_of_red(view.turns, red)) for red in reds], view.work, left))
    return Hinder(*_padded(reds, [int(most_of_black(view.turns, red)) for red in reds], view.work, left))


def _possible(view: GulagView, known: tuple[Loyalty, Loyalty]) -> list[int]:
    """How many reds there may be, by the deck and the two cards one knows."""
    fewest, most = known.count(Loyalty.RED), view.turns - known.count(Loyalty.BLACK)
    return [mark.reds for mark in view.marks if fewest <= mark.reds <= most]


def _padded(reds: list[int], cards: list[int], work: int, left: int) -> list[int]:
    """The fields of a goal: each number of reds with its work cards, and zeros where there are no more."""
    pairs = [number for pair in zip(reds, cards, strict=True) for number in pair]
    return [len(reds), *pairs, *[0] * (2 * MOST_COUNTS - len(pairs)), work, left]

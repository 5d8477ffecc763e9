"""What a seat at a table of Wooolf!! is after, as far as its view tells: its targets, and what they are worth now."""

from __future__ import annotations

from wolfden.engine.terms import Goal
from wolfden.games.wooolf.box import Box
from wolfden.games.wooolf.terms.actions import Appearance
from wolfden.games.wooolf.terms.goals import AwaitScoring, FindOne, FindTwo, PointOne, PointTwo, SitOut
from wolfden.games.wooolf.view import Hand, Pointer, WooolfView

EARLY_SUSPICION = "EarlySuspicion"


def goal(box: Box, view: WooolfView) -> Goal | None:
    """The goal of a seat in this position; those who watch, and all once it is over, have none."""
    if view.seat is None or view.hand is None:
        return None
    made = view.suspicion
    if made is None or made.second is None:
        early = view.step == EARLY_SUSPICION and view.turn == view.seat
        pointing = early or view.turn is None  # it is nobody's turn when all make their final suspicion
        return _point(box, view, view.hand, early) if pointing else _find(box, view, view.hand)
    cries = _cries(view, view.seat)
    if made.first == Pointer.X:
        return SitOut(view.hand.character, cries)
    early = view.seat in view.suspected
    return AwaitScoring(view.hand.character, early, *_stakes(box, view, early), cries)


def _find(box: Box, view: WooolfView, hand: Hand) -> Goal:
    seat = view.seat or 0
    first, *second = hand.targets
    left = box.enough_suspicions(len(view.points)) - len(view.suspected)
    barred = seat in view.barred
    _, last, _ = _stakes(box, view, early=not barred)
    worth = (int(box.early_points), int(box.final_points), int(left), barred, last, _cries(view, seat))
    if second:
        return FindTwo(hand.character, first, second[0], *worth)
    return FindOne(hand.character, first, *worth)


def _point(box: Box, view: WooolfView, hand: Hand, early: bool) -> Goal:
    first, *second = hand.targets
    if second:
        return PointTwo(first, second[0], early, *_stakes(box, view, early))
    return PointOne(first, early, *_stakes(box, view, early))


def _stakes(box: Box, view: WooolfView, early: bool) -> tuple[int, bool, bool]:
    """Points if all is right; if not, whether that ends the game, or bars from early suspicion in the next round."""
    last = view.errors[view.seat or 0] + 1 >= box.errors
    barred = early and not last and view.round < box.rounds
    return int(box.early_points if early else box.final_points), last, barred


def _cries(view: WooolfView, seat: int) -> int:
    """How many wolf clues a seat has given in this round."""
    return sum(clue.peeker == seat and clue.appearance == Appearance.WOLF for clue in view.clues)

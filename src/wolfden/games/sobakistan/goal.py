"""What a seat at a table of Sobakistan is after, from its view."""

from __future__ import annotations

from wolfden.engine.terms import Goal
from wolfden.games.sobakistan.terms.goals import (
    DropThenEscape,
    EscapeAfter,
    EscapeWithout,
    Guide,
    GuideOut,
    Hunt,
    HuntWon,
    OutArrested,
    OutEscaped,
)
from wolfden.games.sobakistan.view import Evidence, Fate, Role, SobakistanView


def goal(view: SobakistanView) -> Goal | None:
    """What is still to be done, and how many rounds are left for it."""
    if view.seat is None or view.over:
        return None
    if view.role is Role.BLOODHOUND:
        return for_bloodhound(view)
    return for_liaison(view) if view.role is Role.LIAISON else for_wolf(view)


def rounds_left(view: SobakistanView) -> int:
    """With this one; before the first round, all of them."""
    return view.rounds - max(view.round, 1) + 1


def playing(view: SobakistanView) -> int:
    return sum(wolf.fate is Fate.IN_PLAY for wolf in view.wolves)


def carrying(view: SobakistanView) -> int:
    """Those in play who have the evidence: whoever left with it drops it nowhere."""
    return sum(wolf.fate is Fate.IN_PLAY and wolf.evidence is Evidence.CARRIED for wolf in view.wolves)


def need(view: SobakistanView) -> int:
    """The tokens that the resistance needs: more than half of two for each Wolf."""
    return len(view.wolves) + 1


def lost(view: SobakistanView) -> int:
    """The tokens that the resistance cannot get any more, as far as everybody knows."""
    arrested = sum(wolf.fate is Fate.ARRESTED for wolf in view.wolves)
    undelivered = sum(
        wolf.evidence is Evidence.TAKEN or (wolf.evidence is Evidence.CARRIED and wolf.fate is not Fate.IN_PLAY)
        for wolf in view.wolves
    )
    return arrested + undelivered


def for_bloodhound(view: SobakistanView) -> Goal:
    safe, enough = lost(view), len(view.wolves)
    if safe >= enough:
        return HuntWon(safe, enough)
    return Hunt(safe, enough, playing(view), carrying(view), rounds_left(view))


def for_liaison(view: SobakistanView) -> Goal | None:
    route, left = view.route, rounds_left(view)
    if route is None:
        return None
    if carrying(view):
        return Guide(route.drop_off, route.extraction, carrying(view), playing(view), need(view), left)
    return GuideOut(route.extraction, playing(view), need(view), left)


def for_wolf(view: SobakistanView) -> Goal | None:
    own = next((wolf for wolf in view.wolves if wolf.seat == view.seat), None)
    if own is None:
        return None
    if own.fate is Fate.ESCAPED:
        return OutEscaped(need(view))
    if own.fate is Fate.ARRESTED:
        return OutArrested(need(view))
    left = rounds_left(view)
    if own.evidence is Evidence.CARRIED:
        return DropThenEscape(own.interrogated, left)
    if own.evidence is Evidence.TAKEN or own.board is None or own.board.dropped_at is None:
        return EscapeWithout(left)
    return EscapeAfter(own.board.dropped_at, own.interrogated, left)

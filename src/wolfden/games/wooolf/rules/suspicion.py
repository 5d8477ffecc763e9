"""Suspicions, early and final: two pointers, set in secret to players, to 0 or to x."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import Actions, Seats, bit, first
from wolfden.engine.blocks import Block, Span
from wolfden.engine.step import Draft, SealedDraft
from wolfden.engine.terms import Reason
from wolfden.games.wooolf.box import NO_TARGET
from wolfden.games.wooolf.rules import order, turn
from wolfden.games.wooolf.state import (
    MUTE,
    UNSET,
    ZERO,
    Wooolf,
    X,
    character,
    has_one_target,
    made_suspicion,
    players,
    pointer,
    with_pointer,
)
from wolfden.games.wooolf.terms import actions, reasons
from wolfden.games.wooolf.terms.actions import ACTIONS
from wolfden.games.wooolf.terms.events import Abstained, PointedAt, PointedAtMute, PointedAtNobody

SUSPECT_NOBODY: Final = Block(ACTIONS, actions.SuspectNobody)
SECOND_AT_X: Final = Block(ACTIONS, actions.SecondAtX)
# By what a pointer is set to: a seat, the mute player, 0 or x, as a state numbers them.
FIRST_POINTER: Final = Span(
    Block(ACTIONS, actions.PointFirst),
    Block(ACTIONS, actions.FirstAtMute),
    Block(ACTIONS, actions.FirstAtNobody),
    SUSPECT_NOBODY,
)
SECOND_POINTER: Final = Span(
    Block(ACTIONS, actions.PointSecond),
    Block(ACTIONS, actions.SecondAtMute),
    Block(ACTIONS, actions.SecondAtNobody),
    SECOND_AT_X,
)


# Make an early suspicion


class EarlySuspicion(Draft[Wooolf]):
    """Both pointers are set in secret; then the player is out for the rest of the round."""

    def who(self, s: Wooolf) -> Seats:
        return bit(s.turn)

    def options(self, s: Wooolf, seat: i64) -> Actions:
        return pointer_options(s, seat, final=False)

    def take(self, s: Wooolf, seat: i64, action: i64) -> None:
        if set_pointer(s, seat, action):
            s.suspected |= bit(seat)
            s.last_suspect = seat
            order.after_early_suspicion(s)

    def why_not(self, s: Wooolf, seat: i64, action: i64) -> Reason | None:
        return why_not_pointed(s, seat, action)


def pointer_options(s: Wooolf, seat: i64, final: bool) -> Actions:
    """Any other player, or 0. Only wolves set the second pointer alone to x; both at x is no final suspicion."""
    able = players(s) & ~bit(seat) | bit(ZERO)
    if pointer(s.first_pointers, seat) == UNSET:
        return FIRST_POINTER.among(able | bit(X) if final else able)
    return SECOND_POINTER.among(bit(X) if has_one_target(s, seat) else able)


def set_pointer(s: Wooolf, seat: i64, action: i64) -> bool:
    """Set the next pointer, and return whether the suspicion is complete; its owner is told when it is."""
    if action in SUSPECT_NOBODY:
        s.first_pointers = with_pointer(s.first_pointers, seat, X)
        s.second_pointers = with_pointer(s.second_pointers, seat, X)
    elif action in FIRST_POINTER:
        s.first_pointers = with_pointer(s.first_pointers, seat, FIRST_POINTER.of(action))
        return False
    else:
        s.second_pointers = with_pointer(s.second_pointers, seat, SECOND_POINTER.of(action))
    tell_pointers(s, seat, to=bit(seat))
    return True


def why_not_pointed(s: Wooolf, seat: i64, action: i64) -> Reason:
    """Which rule forbids setting the next pointer like this."""
    if action not in FIRST_POINTER and action not in SECOND_POINTER:
        return reasons.Suspecting()
    if pointer(s.first_pointers, seat) == UNSET:
        if action in SUSPECT_NOBODY:
            return reasons.MustPoint()
        if action in SECOND_POINTER:
            return reasons.FirstComesFirst()
        return turn.why_not_player(s, seat, FIRST_POINTER.of(action))
    if action in FIRST_POINTER:
        return reasons.FirstIsSet()
    if has_one_target(s, seat):
        return reasons.OneTarget()
    if action in SECOND_AT_X:
        return reasons.TwoTargets()
    return turn.why_not_player(s, seat, SECOND_POINTER.of(action))


def tell_pointers(s: Wooolf, seat: i64, to: Seats) -> None:
    """How a seat's pointers are set."""
    if not made_suspicion(s, seat):
        s.tell(Abstained, seat, to=to)
        return
    who = character(s, seat)
    tell_pointer(s, seat, s.box.target_of(who, second=False), pointer(s.first_pointers, seat), to)
    if s.box.target_of(who, second=True) != NO_TARGET:
        tell_pointer(s, seat, s.box.target_of(who, second=True), pointer(s.second_pointers, seat), to)


def tell_pointer(s: Wooolf, seat: i64, sought: i64, at: i64, to: Seats) -> None:
    if at == ZERO:
        s.tell(PointedAtNobody, seat, sought, to=to)
    elif at == MUTE:
        s.tell(PointedAtMute, seat, sought, to=to)
    else:
        s.tell(PointedAt, seat, sought, at, to=to)


# The final suspicion


class FinalSuspicion(SealedDraft[Wooolf]):
    """All others make a suspicion at the same time, or none."""

    def who(self, s: Wooolf) -> Seats:
        return first(s.seats) & ~s.suspected & ~s.pointed

    def options(self, s: Wooolf, seat: i64) -> Actions:
        return pointer_options(s, seat, final=True)

    def take(self, s: Wooolf, seat: i64, action: i64) -> None:
        if set_pointer(s, seat, action):
            s.pointed |= bit(seat)

    def close(self, s: Wooolf) -> None:
        order.after_final_suspicion(s)

    def why_not(self, s: Wooolf, seat: i64, action: i64) -> Reason | None:
        return why_not_pointed(s, seat, action)


EARLY_SUSPICION: Final = EarlySuspicion()
FINAL_SUSPICION: Final = FinalSuspicion()

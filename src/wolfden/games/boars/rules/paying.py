"""Paying with cubes of any colours: a card, or a predator."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import Actions, bit, lowest
from wolfden.engine.blocks import Block
from wolfden.engine.terms import Reason
from wolfden.games.boars.box import COLOURS
from wolfden.games.boars.rules.turn import TurnDraft
from wolfden.games.boars.state import Boars
from wolfden.games.boars.terms import reasons
from wolfden.games.boars.terms.actions import ACTIONS, Pay

PAY: Final = Block(ACTIONS, Pay)


class Paying(TurnDraft):
    """Cubes of any colours, in the order of the colours, so that there is only one way to make each payment."""

    def options(self, s: Boars, seat: i64) -> Actions:
        return PAY.among(payable(s))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        hand_over(s, PAY.of(action))
        settle(s)
        if not s.due:
            self.paid_up(s, seat)

    def paid_up(self, s: Boars, seat: i64) -> None:
        """What happens when all is paid."""
        raise NotImplementedError

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        if action not in PAY:
            return None
        return reasons.PaidInOrder() if counts.of(s.hand, PAY.of(action)) else reasons.TooLittleFood()


def payable(s: Boars) -> i64:
    """The colours in which the next cube can be paid: none before one that was paid, and enough left after it."""
    able: i64 = 0
    left: i64 = 0
    colour: i64 = COLOURS - 1
    while colour >= 0:
        there = counts.of(s.hand, colour)
        left += there
        if there and left >= s.due:
            able |= bit(colour)
        if counts.of(s.paid, colour):
            break
        colour -= 1
    return able


def settle(s: Boars) -> None:
    """Pay as long as there is only one way to."""
    while s.due:
        able = payable(s)
        if able & (able - 1):
            return
        hand_over(s, lowest(able))


def hand_over(s: Boars, colour: i64) -> None:
    """Put a cube down as a payment."""
    one = counts.some(colour, 1)
    s.hand -= one
    s.paid += one
    s.due -= 1


def collect(s: Boars) -> i64:
    """Move what was put down to the reserve, and return it."""
    paid = s.paid
    s.paid = 0
    s.reserve += paid
    return paid

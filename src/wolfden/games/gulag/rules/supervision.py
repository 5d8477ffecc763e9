"""Supervision: one order to swap, or none."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Seats, bit
from wolfden.engine.blocks import Block
from wolfden.engine.step import Step
from wolfden.engine.terms import Reason
from wolfden.games.gulag.rules.inspection import inspect
from wolfden.games.gulag.state import NO_ONE, Gulag
from wolfden.games.gulag.terms import reasons
from wolfden.games.gulag.terms.actions import ACTIONS, LetBe, OrderSwap
from wolfden.games.gulag.terms.events import LeftAlone, Ordered

ORDER: Final = Block(ACTIONS, OrderSwap)
LET_BE: Final = Block(ACTIONS, LetBe)
ORDER_OR_NONE: Final = ORDER.then(LET_BE)


class Supervision(Step[Gulag]):
    """The supervisor, having seen neither card, may order one worker to swap to their other card."""

    def who(self, s: Gulag) -> Seats:
        return bit(s.supervisor)

    def options(self, s: Gulag, seat: i64) -> Actions:
        return ORDER_OR_NONE.among(s.workers)

    def take(self, s: Gulag, seat: i64, action: i64) -> None:
        if action in ORDER:
            worker = ORDER.of(action)
            s.tell(Ordered, seat, worker, to=EVERYBODY)
            inspect(s, worker)
        else:
            s.tell(LeftAlone, seat, to=EVERYBODY)
            inspect(s, NO_ONE)

    def why_not(self, s: Gulag, seat: i64, action: i64) -> Reason | None:
        if action not in ORDER:
            return None
        worker = ORDER.of(action)
        return reasons.NotWorking(worker) if worker < s.seats else reasons.NoSuchPlayer()


SUPERVISION: Final = Supervision()

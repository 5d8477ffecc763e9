"""4. Dropping off compromising evidence and escaping."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Seats, bit, has
from wolfden.engine.blocks import Block
from wolfden.engine.step import Sealed
from wolfden.engine.terms import Reason
from wolfden.games.sobakistan.rules import order, told
from wolfden.games.sobakistan.state import DROPPED, Sobakistan, note, replaced, station_of
from wolfden.games.sobakistan.terms import actions, reasons

DO_NOTHING: Final = Block(actions.ACTIONS, actions.DoNothing)
DROP_OFF: Final = Block(actions.ACTIONS, actions.DropOff)
ESCAPE: Final = Block(actions.ACTIONS, actions.Escape)
WITH_EVIDENCE: Final[Actions] = DO_NOTHING.all + DROP_OFF.all + ESCAPE.all
WITHOUT: Final[Actions] = DO_NOTHING.all + ESCAPE.all


class DropOrEscape(Sealed[Sobakistan]):
    """Every Wolf puts the evidence down, escapes or does neither; whether the place is right shows at the end."""

    def who(self, s: Sobakistan) -> Seats:
        return s.playing

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        return WITH_EVIDENCE if has(s.carrying, seat) else WITHOUT

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action in DROP_OFF:
            s.carrying &= ~bit(seat)
            s.chosen |= bit(seat)
            s.drops = replaced(s.drops, seat, station_of(s, seat))
            s.tell(told.DROPPED_OFF, seat, to=EVERYBODY)
        elif action in ESCAPE:
            s.escaped |= bit(seat)
            s.playing &= ~bit(seat)
            s.tell(told.ESCAPED, seat, to=EVERYBODY)

    def close(self, s: Sobakistan) -> None:
        if s.chosen:
            note(s, DROPPED, s.chosen)
        s.chosen = NOBODY
        order.end_round(s)

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        return reasons.NoEvidence() if action in DROP_OFF else None


DROP_OR_ESCAPE: Final = DropOrEscape()

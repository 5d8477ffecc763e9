"""Task: work or strike."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import Actions, Seats, bit
from wolfden.engine.blocks import Block
from wolfden.engine.step import Sealed
from wolfden.games.gulag.rules.supervision import SUPERVISION
from wolfden.games.gulag.state import Gulag
from wolfden.games.gulag.terms.actions import ACTIONS, Card, Play
from wolfden.games.gulag.terms.events import Played

PLAY: Final = Block(ACTIONS, Play)
STRIKE: Final[i64] = int(Card.STRIKE)


class Task(Sealed[Gulag]):
    """Both workers choose a task card and put it down unseen."""

    def who(self, s: Gulag) -> Seats:
        return s.workers

    def options(self, s: Gulag, seat: i64) -> Actions:
        return PLAY.all

    def take(self, s: Gulag, seat: i64, action: i64) -> None:
        if PLAY.of(action) == STRIKE:
            s.strikers |= bit(seat)
        s.tell(Played, s.turn(), PLAY.of(action), to=bit(seat))

    def close(self, s: Gulag) -> None:
        s.go(SUPERVISION)


TASK: Final = Task()

"""Inspection: the work that was done."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, bit
from wolfden.games.gulag.rules import order
from wolfden.games.gulag.state import NO_ONE, Gulag, work_done
from wolfden.games.gulag.terms.events import Inspected


def inspect(s: Gulag, ordered: i64) -> None:
    """The commissar shuffles the two cards and turns them up."""
    turn = (s.workers, s.supervisor, s.strikers, ordered)
    work = work_done(turn)
    s.tell(Inspected, s.turn(), work, to=EVERYBODY)
    s.canal += work
    s.turns += (turn,)
    s.named_last = s.workers | bit(s.supervisor)
    s.workers = NOBODY
    s.supervisor = NO_ONE
    s.strikers = NOBODY
    order.after_inspection(s)

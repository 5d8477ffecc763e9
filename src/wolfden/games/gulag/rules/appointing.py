"""Turn order: the commissar selects two workers for the task, and one to supervise it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Seats, bit, count, first, has
from wolfden.engine.blocks import Block
from wolfden.engine.step import Draft
from wolfden.engine.terms import Reason
from wolfden.games.gulag.rules.task import TASK
from wolfden.games.gulag.state import Gulag, most_named_again
from wolfden.games.gulag.terms import reasons
from wolfden.games.gulag.terms.actions import ACTIONS, AppointSupervisor, AppointWorker
from wolfden.games.gulag.terms.events import Appointed

WORKER: Final = Block(ACTIONS, AppointWorker)
SUPERVISOR: Final = Block(ACTIONS, AppointSupervisor)


def candidates(s: Gulag) -> Seats:
    """Whom the commissar can name next: not themself, nobody twice, and not too many of last turn's three."""
    who = first(s.seats) & ~bit(s.commissar) & ~s.workers
    if count(s.workers & s.named_last) == most_named_again(s.seats):
        who &= ~s.named_last
    return who


def why_not_named(s: Gulag, seat: i64) -> Reason:
    """Which rule keeps the commissar from naming that seat."""
    if seat >= s.seats:
        return reasons.NoSuchPlayer()
    if seat == s.commissar:
        return reasons.NotThemself()
    if has(s.workers, seat):
        return reasons.AlreadyNamed(seat)
    return reasons.NotTrusted(seat, most_named_again(s.seats))


class SelectWorkers(Draft[Gulag]):
    """The commissar selects two others for the task."""

    def who(self, s: Gulag) -> Seats:
        return bit(s.commissar)

    def options(self, s: Gulag, seat: i64) -> Actions:
        return WORKER.among(candidates(s))

    def take(self, s: Gulag, seat: i64, action: i64) -> None:
        s.workers |= bit(WORKER.of(action))
        if count(s.workers) == 2:
            s.go(SELECT_SUPERVISOR)

    def why_not(self, s: Gulag, seat: i64, action: i64) -> Reason | None:
        return why_not_named(s, WORKER.of(action)) if action in WORKER else None


class SelectSupervisor(Draft[Gulag]):
    """The commissar selects one other to supervise the task."""

    def who(self, s: Gulag) -> Seats:
        return bit(s.commissar)

    def options(self, s: Gulag, seat: i64) -> Actions:
        return SUPERVISOR.among(candidates(s))

    def take(self, s: Gulag, seat: i64, action: i64) -> None:
        s.supervisor = SUPERVISOR.of(action)
        s.tell(Appointed, s.turn(), s.commissar, s.workers, s.supervisor, to=EVERYBODY)
        s.go(TASK)

    def why_not(self, s: Gulag, seat: i64, action: i64) -> Reason | None:
        return why_not_named(s, SUPERVISOR.of(action)) if action in SUPERVISOR else None


SELECT_WORKERS: Final = SelectWorkers()
SELECT_SUPERVISOR: Final = SelectSupervisor()

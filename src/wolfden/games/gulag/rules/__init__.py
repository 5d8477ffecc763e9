"""The rules of Gulag. Read them in the order of the rulebook: setup, order (of turns), appointing, task, supervision,
inspection, ending; talk goes on all the time.
"""

from wolfden.games.gulag.rules.appointing import SELECT_SUPERVISOR, SELECT_WORKERS
from wolfden.games.gulag.rules.ending import max_decisions
from wolfden.games.gulag.rules.setup import setup
from wolfden.games.gulag.rules.supervision import SUPERVISION
from wolfden.games.gulag.rules.talk import TALK
from wolfden.games.gulag.rules.task import TASK

STEPS = (SELECT_WORKERS, SELECT_SUPERVISOR, TASK, SUPERVISION)

__all__ = ["STEPS", "TALK", "max_decisions", "setup"]

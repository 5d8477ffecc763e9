"""The rules of Wolves, in the order of the rulebook.

`setup.py`; `status.py` about the track and the ranks; the six steps of a turn, which are `availability.py`,
`gathering.py`, `conservation.py`, `needs.py`, `gifting.py` and `reconciling.py`; and `ending.py`. What follows what is
in `order.py`, and what may be said in `talk.py`. The limits of reserves are in `state.py`, for others ask for them,
too; `told.py` only lists events.
"""

from wolfden.games.wolves.rules.ending import max_decisions, score_range
from wolfden.games.wolves.rules.gathering import GATHERING
from wolfden.games.wolves.rules.gifting import GIFTING, GIVING, KEEPING, NAMING, SHARING, TAKING
from wolfden.games.wolves.rules.needs import NEEDS
from wolfden.games.wolves.rules.reconciling import ADDING_THIRD, RECONCILING
from wolfden.games.wolves.rules.setup import PICKING, setup
from wolfden.games.wolves.rules.talk import TALK

STEPS = (PICKING, GATHERING, NEEDS, GIFTING, GIVING, TAKING, NAMING, KEEPING, SHARING, ADDING_THIRD, RECONCILING)

__all__ = ["STEPS", "TALK", "max_decisions", "score_range", "setup"]

"""The rules of Wooolf!!. Read them in the order of the rulebook: setup, preparing (a round), order (of play), turn,
suspicion, scoring, ending.
"""

from wolfden.games.wooolf.rules.ending import max_decisions, score_range
from wolfden.games.wooolf.rules.setup import setup
from wolfden.games.wooolf.rules.suspicion import EARLY_SUSPICION, FINAL_SUSPICION
from wolfden.games.wooolf.rules.turn import TURN

STEPS = (TURN, EARLY_SUSPICION, FINAL_SUSPICION)

__all__ = ["STEPS", "max_decisions", "score_range", "setup"]

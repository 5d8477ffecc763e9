"""The rules of Boars on the Run!.

Read them in the order of the rulebook: setup; draw (phase 1, with sickness and the menu); use (phase 2), which leads to
buying and diets; spaces (phase 3); then what cards do: cards, discarding, vendettas. `order` says what follows what,
`ending` when it is over. `turn`, `moving` and `paying` are what several of them share.
"""

from wolfden.games.boars.rules.buying import PAY_FOR_CARD
from wolfden.games.boars.rules.discarding import DISCARD_CARD
from wolfden.games.boars.rules.draw import DRAW_CUBES, MENU
from wolfden.games.boars.rules.ending import max_decisions
from wolfden.games.boars.rules.setup import setup
from wolfden.games.boars.rules.spaces import FOODSTUFF_SPACE, PAY_PREDATOR, PREDATOR_SPACE, TRANSPORT_STATION
from wolfden.games.boars.rules.use import USE_CUBES
from wolfden.games.boars.rules.vendettas import CHOOSE_CARD, CHOOSE_OWNER, CHOOSE_TARGET, TRIGGER_VENDETTA

STEPS = (
    DRAW_CUBES,
    TRIGGER_VENDETTA,
    CHOOSE_TARGET,
    CHOOSE_OWNER,
    CHOOSE_CARD,
    MENU,
    USE_CUBES,
    PAY_FOR_CARD,
    DISCARD_CARD,
    FOODSTUFF_SPACE,
    PREDATOR_SPACE,
    PAY_PREDATOR,
    TRANSPORT_STATION,
)

__all__ = ["STEPS", "max_decisions", "setup"]

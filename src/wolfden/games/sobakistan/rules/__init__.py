"""The rules of Sobakistan, and nothing else. Read them beside the rulebook in this order:

`setup`, then a round in its four parts: `liaison`, `wolves`, `bloodhound` with `catching`, `dropping_off`; then
`hunting_cards`, `ending`, and `talk`, which the rulebook calls comments about the game. `order` says what
follows what, and `told` lists events.
"""

from wolfden.games.sobakistan.rules.bloodhound import BLOODHOUND_TURN
from wolfden.games.sobakistan.rules.catching import CATCHER_RETURNS, RUN_AWAY
from wolfden.games.sobakistan.rules.dropping_off import DROP_OR_ESCAPE
from wolfden.games.sobakistan.rules.hunting_cards import JOIN_PACK, SHED_COAT
from wolfden.games.sobakistan.rules.liaison import LIAISON_TURN
from wolfden.games.sobakistan.rules.order import max_decisions
from wolfden.games.sobakistan.rules.setup import PLACE_SQUADS, STARTING_HINT, imagined_setup, setup
from wolfden.games.sobakistan.rules.talk import TALK
from wolfden.games.sobakistan.rules.wolves import WOLVES_TURN

STEPS = (
    STARTING_HINT,
    SHED_COAT,
    PLACE_SQUADS,
    LIAISON_TURN,
    JOIN_PACK,
    WOLVES_TURN,
    BLOODHOUND_TURN,
    CATCHER_RETURNS,
    RUN_AWAY,
    DROP_OR_ESCAPE,
)

__all__ = [
    "BLOODHOUND_TURN",
    "CATCHER_RETURNS",
    "DROP_OR_ESCAPE",
    "JOIN_PACK",
    "LIAISON_TURN",
    "PLACE_SQUADS",
    "RUN_AWAY",
    "SHED_COAT",
    "STARTING_HINT",
    "STEPS",
    "TALK",
    "WOLVES_TURN",
    "imagined_setup",
    "max_decisions",
    "setup",
]

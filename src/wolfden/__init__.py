"""Wolfden: five tabletop games of hidden wolves, dogs, boars and workers on one engine."""

from wolfden import _pure  # first: it decides which build of the modules below is used
from wolfden.engine.errors import (
    BadData,
    BadSave,
    BadSetup,
    IllegalAction,
    IllegalRemark,
    NoSuchSeat,
    NotTold,
    NotYet,
    WolfdenError,
)
from wolfden.engine.game import Game
from wolfden.engine.sight import Sight
from wolfden.engine.state import State
from wolfden.engine.terms import Outcome
from wolfden.registry import game, games

__version__ = "0.1.0"
compiled = _pure.is_compiled()

__all__ = [
    "BadData",
    "BadSave",
    "BadSetup",
    "Game",
    "IllegalAction",
    "IllegalRemark",
    "NoSuchSeat",
    "NotTold",
    "NotYet",
    "Outcome",
    "Sight",
    "State",
    "WolfdenError",
    "compiled",
    "game",
    "games",
]

"""Players for any game: `random`, and those that a game brings along."""

from __future__ import annotations

from wolfden.bots import random
from wolfden.engine.bot import Bot
from wolfden.engine.errors import BadSetup
from wolfden.engine.game import Game


def names(game: Game) -> tuple[str, ...]:
    """The bots that can play a game, the strongest first."""
    return (*game.bots, "random")


def bot(game: Game, name: str) -> Bot:
    """A bot by its name."""
    if name == "random":
        return random
    if name in game.bots:
        return game.bots[name]
    raise BadSetup(f"{game.title} has no bot called {name!r}; there are: {', '.join(names(game))}")

"""Finding games by name."""

from __future__ import annotations

import importlib
import pkgutil

from wolfden.engine.errors import BadSetup
from wolfden.engine.game import Game


def games() -> tuple[str, ...]:
    """The names of the games that come with Wolfden."""
    folder = importlib.import_module("wolfden.games").__path__  # the name wolfden.games is this function
    return tuple(sorted(module.name for module in pkgutil.iter_modules(folder) if module.ispkg))


def game(name: str) -> Game:
    """A game by its name, or by the dotted name of a module of yours that has it as GAME."""
    if name in games():
        module = importlib.import_module(f"wolfden.games.{name}")
    elif "." in name:
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError as error:
            raise BadSetup(f"there is no module {error.name!r}") from None
    else:
        raise BadSetup(f"there is no game called {name!r}; there are: {', '.join(games())}")
    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise BadSetup(f"the module {name!r} has no GAME")
    return found

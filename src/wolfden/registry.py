"""Finding games by name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import Any

from wolfden.engine.errors import BadSetup
from wolfden.engine.game import Game

# Imported by now, or importing it later would take the name `wolfden.games` away from the function below.
FOLDER = importlib.import_module("wolfden.games").__path__


@cache
def games() -> tuple[str, ...]:
    """The names of the games that come with Wolfden."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(FOLDER) if module.ispkg))


def game(name: str, data: Mapping[str, Any] | None = None) -> Game:
    """A game by its name, or by the dotted name of a module of yours that has it as GAME; with your data, if any."""
    if name in games():
        module = importlib.import_module(f"wolfden.games.{name}")
    elif "." in name and all(part.isidentifier() for part in name.split(".")):
        try:
            module = importlib.import_module(name)
        except Exception as error:  # whatever somebody's module does while it loads
            raise BadSetup(f"the module {name!r} does not load: {type(error).__name__}: {error}") from None
    else:
        raise BadSetup(f"there is no game called {name!r}; there are: {', '.join(games())}")
    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise BadSetup(f"the module {name!r} has no GAME")
    return found if data is None else found.with_data(data)

"""Which bot sits where."""

from __future__ import annotations

from collections.abc import Sequence

from wolfden import bots
from wolfden.engine.errors import BadSetup
from wolfden.engine.game import Game


def chosen(game: Game, wanted: str | None, places: int) -> list[str]:
    """The bots in a list such as `good,random`, or the strongest there is; BadSetup if they cannot sit down."""
    if wanted is None:
        return [bots.names(game)[0]]
    names = [name.strip() for name in wanted.split(",")]
    check(game, names, places)
    return names


def check(game: Game, names: Sequence[str], places: int) -> None:
    """BadSetup if there are too many bots, or none of that name."""
    if len(names) > places:
        raise BadSetup(f"{len(names)} bots are too many: there is room for {places}")
    for name in names:
        bots.bot(game, name)


def dealt(names: Sequence[str], places: int) -> list[str]:
    """A bot for each place: the list goes round until all have one."""
    return [names[place % len(names)] for place in range(places)]

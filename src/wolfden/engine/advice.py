"""What somebody is told who asks "What would you do?": a good player's whole move, and why; and what choices risk.

A bot that has `advise` answers with reasons of its own; of any other there is only the move. Either way the move is
what the bot itself would play from that sight and seed: whoever follows every hint plays as it does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from wolfden.engine.sight import Sight
from wolfden.engine.terms import Caution, Why

if TYPE_CHECKING:
    from wolfden.engine.bot import Bot
    from wolfden.engine.game import Game
    from wolfden.engine.view import View

MOST_WHYS = 2


class Advice(msgspec.Struct, frozen=True):
    """A whole move, and the most telling reasons for it: one sentence each, two at most."""

    move: tuple[int, ...]
    whys: tuple[Why, ...] = ()


def advise(bot: Bot, sight: Sight, seed: int) -> Advice:
    """What that bot would do from this sight and seed. The sight stays as it is.

    Asked only of a seat that may act, and has chosen nothing of its move yet.
    """
    own: Callable[[Sight, int], Advice] | None = getattr(bot, "advise", None)
    return Advice(compose(sight, seed, bot.choose)) if own is None else own(sight, seed)


def compose(sight: Sight, seed: int, choose: Callable[[Sight, int], int]) -> tuple[int, ...]:
    """A whole move, choice by choice, in a copy of the imagined world: the sight stays as it is.

    `choose` is a bot's: each further choice is made from what the seat sees after those before, and from the next seed.
    """
    tried, seat = sight.twin(), sight.seat
    move: list[int] = []
    while not move or (seat in tried.world.actors() and tried.world.holding(seat)):
        move.append(choose(tried, seed + len(move)))
        tried.world.act(seat, move[-1])
    return tuple(move)


def cautions(game: Game, view: View, actions: Sequence[int]) -> tuple[tuple[int, Caution], ...]:
    """What each of these choices risks, where it risks anything, as far as the view tells."""
    found = ((action, game.caution(view, action)) for action in actions)
    return tuple((action, caution) for action, caution in found if caution is not None)


def percent(chance: float) -> int:
    """A chance in whole percent. Only what is impossible has 0, and only what is certain 100."""
    return round(chance) * 100 if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)

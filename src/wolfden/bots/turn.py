"""A bot's turn: what it says first, and then its whole move."""

from __future__ import annotations

from collections.abc import Callable

from wolfden.bots import random
from wolfden.engine import advice
from wolfden.engine.bot import Bot
from wolfden.engine.chance import Stream, fast
from wolfden.engine.sight import Sight
from wolfden.engine.state import State

MOST_REMARKS = 3  # before one move
WORDS = 2**32  # what a stream gives at a time


def play_on(
    state: State, bot_of: Callable[[int], Bot], stream: Stream, watch: Callable[[int], None] = lambda seat: None
) -> None:
    """Let bots play a game to its end; `watch` is told before each turn whose it is."""
    while not state.over:
        # Where several may act there is no order: chance decides who is quickest.
        seat = stream.choose(state.actors())
        watch(seat)
        take_turn(state, seat, bot_of(seat), stream)


def take_turn(state: State, seat: int, bot: Bot, stream: Stream) -> None:
    """Let a bot speak, as long as it has something to say, and make its move."""
    for said in range(MOST_REMARKS + 1):
        sight = state.sight(seat, seed(stream))
        remarks = bot.talk(sight, seed(stream)) if said < MOST_REMARKS else ()
        if not remarks:
            break
        state.say(seat, remarks[0])
    state.chain(seat, compose(sight, seed(stream), bot))


def turn(sight: Sight, bot: Bot, number: int, talk: bool = True) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a bot says, if it may, and then its whole move, from one sight of its seat and a seed."""
    stream = fast(number, "turn")
    words = bot.talk(sight, seed(stream)) if talk else ()
    said = []
    for remark in words[:MOST_REMARKS]:
        if remark in sight.remarks:
            sight.world.say(sight.seat, remark)
            said.append(remark)
    return tuple(said), tuple(compose(sight, seed(stream), bot))


def seed(stream: Stream) -> int:
    """A seed for a bot."""
    return int(stream.word()) * WORDS + int(stream.word())


def compose(sight: Sight, seed: int, bot: Bot = random) -> list[int]:
    """A whole move, choice by choice, in a world that the bot imagines."""
    return list(advice.compose(sight, seed, bot.choose))

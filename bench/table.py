"""A game of Gulag between bots, each of them seeing only what its seat may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wolfden.engine.bot import Bot
from wolfden.engine.chance import Stream, fast
from wolfden.engine.state import State

MOVES = 4  # in a turn of Gulag: the commissar names, two work, one supervises
Watcher = Callable[[State, int], None]  # called with the state and the seat that is about to act


def play(state: State, bots: Sequence[Bot], seed: int, watch: Watcher | None = None) -> None:
    """Play a game to its end. Everybody may speak once a turn and again before each of their own moves."""
    stream = fast(seed, "duel")
    turn = -1
    while not state.over:
        seat = state.actors()[0]
        if state.decisions // MOVES != turn:
            turn = state.decisions // MOVES
            for other in range(state.seats):
                speak(state, other, bots[other], stream)
        speak(state, seat, bots[seat], stream)
        if watch is not None:
            watch(state, seat)
        state.act(seat, bots[seat].choose(state.sight(seat, stream.word()), stream.word()))


def speak(state: State, seat: int, bot: Bot, stream: Stream) -> None:
    """Let a bot make its remarks."""
    for remark in bot.talk(state.sight(seat, stream.word()), stream.word()):
        state.say(seat, remark)

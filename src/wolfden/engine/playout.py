"""Whole games by chance, inside compiled code: nobody watches, nothing is told."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from wolfden.engine.bits import has, lowest
from wolfden.engine.chance import Stream, fast
from wolfden.engine.state import State
from wolfden.engine.step import Step


def playout(s: State, stream: Stream) -> None:
    """Play on to the end, everybody choosing at random. The state tells nothing from here on."""
    s.telling = False
    s.moved()
    while s.holders and not s.over:
        # Moves begun before: finish them the ordinary way.
        seat = s.actors()[0]
        s.act(seat, stream.choose(s.actions(seat)))
    limit = s.setting.limit
    while not s.over:
        step = s.step
        if step.sealed:
            play_sealed(s, step, stream)
        else:
            who = step.who(s)
            play_one(s, step, stream.pick(who) if step.together else lowest(who), stream)
        if s.decisions >= limit:
            s.check_limit()


def play_one(s: State, step: Step[Any], seat: i64, stream: Stream) -> None:
    """Make one choice."""
    options = step.options(s, seat)
    s.touched = False
    step.take(s, seat, options[stream.below(len(options))])
    if not step.draft or s.left_draft(seat):
        s.decisions += 1


def play_sealed(s: State, step: Step[Any], stream: Stream) -> None:
    """Everybody chooses in turn; nothing they could see changes in between."""
    who = step.who(s)
    seat: i64 = 0
    while who >> seat:
        if has(who, seat):
            play_one(s, step, seat, stream)
            while step.draft and (s.step is not step or has(step.who(s), seat)):
                play_one(s, s.step, seat, stream)
        seat += 1
    step.close(s)


def playouts(s: State, games: int, seed: int) -> int:
    """Play many games to the end from copies of this state; return how many whole moves that took."""
    stream = fast(seed)
    total: i64 = 0
    for _ in range(games):
        twin = s.branch()
        playout(twin, stream)
        total += twin.decisions - s.decisions
    return total

"""One seat after another, where a game lets several act at the same time."""

from __future__ import annotations

from wolfden.engine.state import State


def next_seat(state: State, last: int | None) -> int:
    """Who moves next, in a game that is not over, after that seat's move (None: at the beginning).

    Whoever has begun a move goes on with it; otherwise it is the next clockwise of those who may act. What a
    seat knows does not change with the order: sealed choices stay closed until the last is in.
    """
    actors = state.actors()
    if last is None:
        return actors[0]
    if last in actors and state.holding(last):
        return last
    return min(actors, key=lambda seat: (seat - last - 1) % state.seats)

"""Worlds that a seat could be living in: knows only what can be, not how people play."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine.bits import NOBODY, Seats, bit, count, has, lowest
from wolfden.engine.chance import Stream
from wolfden.games.gulag.rules.supervision import SUPERVISION
from wolfden.games.gulag.state import NO_ONE, Gulag, Turn, reds_in_deck, right, work_done


def redeal(s: Gulag, seat: i64, stream: Stream) -> None:
    """Deal anew what the seat has not seen, and let the others choose their cards anew.

    Uniform over the deals of the whole deck and over the choices that fit all counts shown at inspections.
    """
    if not s.over:
        redeal_loyalties(s, seat, stream)
    s.turns = tuple([imagine_turn(turn, seat, stream) for turn in s.turns])
    if s.step is SUPERVISION and not s.over:
        s.strikers = (s.strikers & bit(seat)) | random_subset(s.workers & ~bit(seat), stream)


def redeal_loyalties(s: Gulag, seat: i64, stream: Stream) -> None:
    """Deal the cards nobody showed this seat to the others and to the discard pile."""
    seen = bit(seat) | bit(right(s.seats, seat))
    s.red &= seen
    reds = reds_in_deck(s.seats) - count(s.red)
    left = 2 * reds_in_deck(s.seats) - 2
    for other in range(s.seats):
        if not has(seen, other):
            if stream.below(left) < reds:
                s.red |= bit(other)
                reds -= 1
            left -= 1


def imagine_turn(turn: Turn, seat: i64, stream: Stream) -> Turn:
    """The turn with cards that may have been chosen in it, given the inspection and the seat's own card."""
    workers, supervisor, _, ordered = turn
    if work_done(turn) != 1 or has(workers, seat):
        return turn  # the cards were equal, or one of them was the seat's own: it knows both
    strikers = bit(stream.pick(workers))
    return workers, supervisor, strikers if ordered == NO_ONE else strikers ^ bit(ordered), ordered


def random_subset(members: Seats, stream: Stream) -> Seats:
    """Each in or out with equal chance."""
    chosen: Seats = NOBODY
    while members:
        one = bit(lowest(members))
        if stream.below(2):
            chosen |= one
        members &= ~one
    return chosen

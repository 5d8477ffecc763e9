"""What a seat can believe: worlds that it could be living in."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine.bits import NOBODY, Seats, bit, count, has, lowest
from wolfden.engine.chance import Stream
from wolfden.games.gulag.rules import NO_ONE, SUPERVISION, Gulag, reds_in_deck, right, work_done


def redeal(s: Gulag, seat: i64, stream: Stream) -> None:
    """Deal anew what the seat has not seen, and let the others choose their cards anew.

    Uniform over the deals of the whole deck and over the choices that fit all counts shown at inspections.
    """
    if not s.over:
        redeal_loyalties(s, seat, stream)
    for index, (workers, supervisor, strikers, ordered) in enumerate(s.turns):
        imagined = imagine_strikers(workers, work_done((workers, supervisor, strikers, ordered)), ordered, seat, strikers, stream)
        s.turns[index] = (workers, supervisor, imagined, ordered)
    if s.step is SUPERVISION and not s.over:
        s.strikers = (s.strikers & bit(seat)) | (random_subset(s.workers & ~bit(seat), stream))


def redeal_loyalties(s: Gulag, seat: i64, stream: Stream) -> None:
    """Deal the cards nobody showed this seat to the others and to the discard pile."""
    seen = bit(seat) | bit(right(s, seat))
    s.red &= seen
    reds = reds_in_deck(s.seats) - count(s.red)
    left = 2 * reds_in_deck(s.seats) - 2
    for other in range(s.seats):
        if not has(seen, other):
            if stream.below(left) < reds:
                s.red |= bit(other)
                reds -= 1
            left -= 1


def imagine_strikers(workers: Seats, work: i64, ordered: i64, seat: i64, truth: Seats, stream: Stream) -> Seats:
    """Who may have chosen to strike, given the count after the swap and the seat's own card, if it had one."""
    swapped = bit(ordered) if ordered != NO_ONE else NOBODY
    if work == 2:
        return swapped
    if work == 0:
        return workers ^ swapped
    # One card of each: the seat knows whose, if one was its own; otherwise it is one or the other.
    return truth if has(workers, seat) else bit(stream.pick(workers)) ^ swapped


def random_subset(members: Seats, stream: Stream) -> Seats:
    """Each in or out with equal chance."""
    chosen: Seats = NOBODY
    while members:
        one = bit(lowest(members))
        if stream.below(2):
            chosen |= one
        members &= ~one
    return chosen

"""What was read of late, so that a journal is read on from where a shorter one ended.

What the Bloodhound reads is the same for all who know what the Bloodhound was told, and is read once for all of them.
It never changes what is found: a reading depends on nothing but the journal, and the memory is kept small.
"""

from __future__ import annotations

from collections import deque

from wolfden.engine.terms import Event
from wolfden.games.sobakistan.bots.associations import Fits
from wolfden.games.sobakistan.bots.reading import CARDS_OF_A_MOVE, Reading, possible, public
from wolfden.games.sobakistan.box import Box
from wolfden.games.sobakistan.terms.actions import BLOODHOUND

KEPT = 64  # the largest, the Bloodhound's with four Wolves, take some 400 KB

Journal = tuple[Event, ...]


class Memory:
    """The readings made last, with their journals."""

    def __init__(self, size: int) -> None:
        self.kept: deque[tuple[Journal, Reading]] = deque(maxlen=size)

    def read(self, box: Box, fits: Fits, seat: int, seats: int, journal: Journal, opened: bool = False) -> Reading:
        """The reading of a journal, made from the longest part of it that was read before. It is not to be changed."""
        best: tuple[Journal, Reading] | None = None
        for known, reading in tuple(self.kept):  # a copy, should another thread add to it
            if best is not None and len(known) <= len(best[0]):
                continue
            alike = reading.box is box and reading.fits is fits and reading.opened == opened
            if alike and reading.seat == seat and reading.seats == seats and goes_on(known, journal):
                best = known, reading
        hound = None
        if seat != BLOODHOUND and (best is None or len(best[0]) < len(journal)):
            hound = self.read(box, fits, BLOODHOUND, seats, public(journal), opened)
        if best is None or best[1].legs.routes != possible(box, seat, journal, opened).routes:
            found = Reading(box, fits, seat, seats, journal, opened, hound)
        elif len(best[0]) == len(journal):
            return best[1]
        else:
            found = best[1].further(journal[len(best[0]) :], hound)
        self.kept.append((journal, found))
        return found


def goes_on(known: Journal, journal: Journal) -> bool:
    """Whether a journal begins with another, and not in the middle of a move."""
    size = len(known)
    if not size or size > len(journal) or known[-1] != journal[size - 1] or known != journal[:size]:
        return False
    return size == len(journal) or not isinstance(journal[size], CARDS_OF_A_MOVE)


MEMORY = Memory(KEPT)

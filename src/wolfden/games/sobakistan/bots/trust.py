"""How much a reader goes by words, by what the Liaison says of distances, and by what is seen of Wolves.

Each says by route how likely it is, as if it stood alone and were exactly so. It is not: the Liaison picks hints that
set the Wolves' few routes apart and tell the Bloodhound little, and what is seen is the mean over all Wolves. So each
counts to a power (a logarithmic pool). `python -m bench.trust` finds those that make the true route most likely in
games of good players among themselves, and says what they are worth on other deals; they are rounded here.
"""

from __future__ import annotations

from typing import NamedTuple

from wolfden.games.sobakistan.terms.actions import BLOODHOUND, FIRST_WOLF


class Trust(NamedTuple):
    """The powers."""

    words: float
    told: float
    seen: float


# Set, not fitted: more would fit good Liaisons better, but a person's odd hint must not be the last word. Words count
# 1: their chances are those of people who read hints (`associations.py`). What is said to a Wolf counts more.
MOST = 3.0
OF_WOLVES = Trust(words=1.0, told=3.0, seen=0.2)

# By the number of Wolves: what is seen of several says more. Fits give 0.2 for words whatever the number; against one
# Wolf or two the Bloodhound is held back from that, or would win three games of five.
OF_THE_BLOODHOUND = (
    Trust(words=0.035, told=1.0, seen=1.0),
    Trust(words=0.1, told=1.0, seen=1.8),
    Trust(words=0.2, told=1.0, seen=2.2),
    Trust(words=0.2, told=1.0, seen=2.3),
)


def trust_of(seat: int, seats: int) -> Trust:
    return OF_THE_BLOODHOUND[seats - FIRST_WOLF - 1] if seat == BLOODHOUND else OF_WOLVES

"""How much a reader goes by words, by what the Liaison says of distances, and by what is seen of Wolves.

Each says by route how likely it is, as if it stood alone and were exactly so. It is not: the Liaison picks hints that
set the Wolves' few routes apart and tell the Bloodhound little, and what is seen is the mean over all Wolves. So each
counts to a power (a logarithmic pool). `python -m bench.trust` finds those that make the true route most likely in
games of good players among themselves, and says what they are worth on other deals; they are rounded here.
"""

from __future__ import annotations

from typing import NamedTuple

from wolfden.games.sobakistan.actions import BLOODHOUND, FIRST_WOLF


class Trust(NamedTuple):
    """The powers."""

    words: float
    told: float
    seen: float


# Set, not fitted: words count at most to the power of 3, for a person's odd hint must not be the last word; and what is
# said to a Wolf counts no less than hints.
MOST = 3.0
OF_WOLVES = Trust(words=3.0, told=3.0, seen=0.2)

# By the number of Wolves. Set for even sides, not fitted: fits gave 0.8 to 1.3 for words, and for what is seen from 0.7
# with one Wolf to 1.6 with several. Against one Wolf or two, a Bloodhound who goes by words as far as that wins two
# games of three and more.
OF_THE_BLOODHOUND = (
    Trust(words=0.1, told=1.0, seen=1.0),
    Trust(words=0.3, told=1.0, seen=1.0),
    Trust(words=0.8, told=1.0, seen=1.5),
    Trust(words=0.8, told=1.0, seen=1.6),
)


def trust_of(seat: int, seats: int) -> Trust:
    return OF_THE_BLOODHOUND[seats - FIRST_WOLF - 1] if seat == BLOODHOUND else OF_WOLVES

"""What hints say about the route: the drop-off point, the extraction point, or a station on the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from wolfden.games.sobakistan.bots.associations import Fits
from wolfden.games.sobakistan.bots.inner.legs import Legs
from wolfden.games.sobakistan.terms.actions import Aim, Word

# What a hint is about if nobody says: the drop-off point, the extraction point, a station on the way.
ALL_CARRY = (0.65, 0.1, 0.25)
SOME_CARRY = (0.35, 0.4, 0.25)
NONE_CARRIES = (0.0, 0.75, 0.25)
DROP_OFF, EXTRACTION, ON_THE_WAY = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)

Mix = tuple[float, float, float]


class Hint:
    """A card on the trail, and what was said about it; the hint is -1 if the seat does not know it."""

    def __init__(self, hint: int, negated: bool, mix: Mix) -> None:
        self.hint = hint
        self.negated = negated
        self.mix = mix
        self.word = int(Word.BOTH)

    def aim(self, aim: Aim) -> None:
        self.mix = {Aim.DROP_OFF: DROP_OFF, Aim.EXTRACTION: EXTRACTION}.get(aim, ON_THE_WAY)


def mix(carrying: int, playing: int) -> Mix:
    """What a hint is likely to be about when so many of the Wolves in play carry evidence."""
    return ALL_CARRY if carrying == playing else SOME_CARRY if carrying else NONE_CARRIES


def weigh(fits: Fits, hints: Sequence[Hint], legs: Legs) -> list[float]:
    """By route: how well the hints fit. The list is not to be changed."""
    known = [(hint.hint, hint.negated, hint.word, hint.mix) for hint in hints if hint.hint >= 0]
    return weighed(fits, tuple(known), legs)


@lru_cache(128)
def weighed(fits: Fits, hints: tuple[tuple[int, bool, int, Mix], ...], legs: Legs) -> list[float]:
    """The same, made from what it was before the last hint."""
    if not hints:
        return [1.0 / len(legs.routes)] * len(legs.routes)
    hint, negated, word, mix = hints[-1]
    return legs.weighed(weighed(fits, hints[:-1], legs), fits.chance(hint, negated, word), mix)

"""A player that does and says anything it may, by chance."""

from __future__ import annotations

from wolfden.engine.chance import fast
from wolfden.engine.sight import Sight

SILENCE = 8  # decisions for each remark, about


def choose(sight: Sight, seed: int) -> int:
    """Any of the seat's legal actions; asked only of a seat that may act."""
    return fast(seed).choose(sight.actions)


def talk(sight: Sight, seed: int) -> tuple[int, ...]:
    """Mostly nothing, now and then any one remark."""
    stream = fast(seed)
    stream.word()  # the one that `choose` goes by: what it says must not hint at what it does
    remarks = sight.remarks
    if not remarks or stream.below(SILENCE):
        return ()
    return (stream.choose(remarks),)

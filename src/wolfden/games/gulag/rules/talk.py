"""Talk: cards may be discussed, and lied about, but never shown."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Seats, bit, has
from wolfden.engine.blocks import Block, Span
from wolfden.engine.step import Talk
from wolfden.games.gulag.rules.supervision import SUPERVISION
from wolfden.games.gulag.state import Gulag, right
from wolfden.games.gulag.terms.actions import CLAIMS, IAm, IPlayed, ISaw, IThink

I_AM: Final = Block(CLAIMS, IAm)
I_SAW: Final = Block(CLAIMS, ISaw)
I_THINK: Final = Block(CLAIMS, IThink)
I_PLAYED: Final = Block(CLAIMS, IPlayed)
CLAIM: Final = Span(I_AM, I_SAW, I_THINK, I_PLAYED)


def either(claim: i64) -> i64:
    """That claim and the next one, its opposite: black and red, strike and work."""
    return bit(claim) | bit(claim + 1)


class Claims(Talk[Gulag]):
    """What one is, saw, thinks or played, said to everybody. Claims bind nobody."""

    def remarks(self, s: Gulag, seat: i64) -> Actions:
        claims = CLAIM.every(I_AM) | either(I_SAW.number(right(s.seats, seat), 0))
        for other in range(s.seats):
            if other != seat:
                claims |= either(I_THINK.number(other, 0))
        for number, (workers, _, _, _) in enumerate(s.turns, 1):
            if has(workers, seat):
                claims |= either(I_PLAYED.number(number, 0))
        if s.step is SUPERVISION and has(s.workers, seat):
            claims |= either(I_PLAYED.number(s.turn(), 0))
        return CLAIM.among(claims)

    def audience(self, s: Gulag, seat: i64, remark: i64) -> Seats:
        return EVERYBODY


TALK: Final = Claims()

"""Talk in Wolves: nobody shows a hand, says how much they hold, haggles or asks; so there is little to say."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, Actions, Seats, has
from wolfden.engine.blocks import Block
from wolfden.engine.step import Talk
from wolfden.games.wolves.rules.gathering import GATHERING
from wolfden.games.wolves.state import RESOURCES, Wolves
from wolfden.games.wolves.terms.actions import REMARKS, ILack, IOverstretched, StopDrawing

I_LACK: Final = Block(REMARKS, ILack)
I_OVERSTRETCHED: Final = Block(REMARKS, IOverstretched)
STOP_DRAWING: Final = Block(REMARKS, StopDrawing)


class FewWords(Talk[Wolves]):
    """One's unmet needs, that one has overstretched, and that it is time to stop; all of it true, and public."""

    def remarks(self, s: Wolves, seat: i64) -> Actions:
        said: list[int] = []
        for kind in range(RESOURCES):
            unmet = counts.of(s.unmet[seat], kind)
            if unmet:
                said.append(int(I_LACK.number(unmet, kind)))
        said.sort()
        if has(s.overstretched, seat):
            said.append(I_OVERSTRETCHED.one())
        if s.step is GATHERING:
            said.append(STOP_DRAWING.one())
        return tuple(said)

    def audience(self, s: Wolves, seat: i64, remark: i64) -> Seats:
        return EVERYBODY


TALK: Final = FewWords()

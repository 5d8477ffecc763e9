"""Steps in which the player whose turn it is acts, as in all steps of this game."""

from __future__ import annotations

from wolfden.engine.bits import Seats, bit
from wolfden.engine.step import Draft, Step
from wolfden.games.boars.state import Boars


class TurnStep(Step[Boars]):
    def who(self, s: Boars) -> Seats:
        return bit(s.turn)


class TurnDraft(Draft[Boars]):
    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

"""Which events of Sobakistan make one line of the log.

Wolves act all at once, so what befalls several of them in the same way is told in one sentence; so are a question and
its answer, and a storm and what came of it. Steps of a Wolf stay apart: their order is what matters.
"""

from __future__ import annotations

from typing import Final

from wolfden.engine.lines import Run
from wolfden.games.sobakistan.terms import events

LINES: Final = (
    Run("DrewHints", (events.Drew,)),
    Run("SquadsPlaced", (events.SquadPlaced,)),
    Run("GaveHints", (events.Hinted,), same=("negated",)),
    Run("ExchangedHints", (events.CoatShed, events.HintsChanged), exact=True),
    Run("MarkedAndRan", (events.TerritoryMarked, events.RanFurther), same=("wolf",), exact=True),
    Run("AllMarked", (events.TerritoryMarked,)),
    Run("AllRan", (events.RanFurther,)),
    Run("StormedInVain", (events.SquadEntered, events.NobodyThere), same=("station",), exact=True),
    Run("AllInterrogated", (events.Interrogated,)),
    Run("AllRobbed", (events.EvidenceTaken,)),
    Run("AllArrested", (events.Arrested,)),
    Run("AskedWolf", (events.DugUp, events.Answered), same=("wolf",), exact=True),
    Run("AllAnswered", (events.Answered,), same=("yes",)),
    Run("AllDroppedOff", (events.DroppedOff,)),
    Run("FailedBoth", (events.NotDelivered, events.LeftBehind), same=("wolf",), exact=True),
)

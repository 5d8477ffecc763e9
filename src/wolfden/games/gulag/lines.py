"""Which events of Gulag make one line of the log."""

from __future__ import annotations

from typing import Final

from wolfden.engine.lines import Run
from wolfden.games.gulag.terms.events import Inspected, LeftAlone, Ordered

# What the supervisor did and what was turned up then belong together: the one explains the other.
LINES: Final = (
    Run("SwappedAndInspected", (Ordered, Inspected), starts=(Ordered,)),
    Run("LeftAndInspected", (LeftAlone, Inspected), starts=(LeftAlone,)),
)

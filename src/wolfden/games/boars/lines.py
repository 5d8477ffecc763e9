"""Which events of Boars on the Run! make one line of the log."""

from typing import Final

from wolfden.engine.lines import Run
from wolfden.games.boars.terms.events import (
    Discarded,
    Drew,
    Gained,
    Gathered,
    MenuChanged,
    Overtook,
    PulledBack,
    Revealed,
    Sickened,
    Stepped,
    Triggered,
)

# Vendettas that are about a card are not here: a line would not know their own name from that of the other card.
LINES: Final = (
    Run("RevealedCards", (Revealed,)),
    Run("NewMenu", (MenuChanged, Revealed), starts=(MenuChanged,)),
    Run("DrewSick", (Drew, Sickened), exact=True),
    Run("OvertookWith", (Triggered, Overtook), exact=True),
    Run("SteppedWith", (Triggered, Stepped), exact=True),
    Run("PulledBackWith", (Triggered, PulledBack), exact=True),
    Run("DiscardedCards", (Discarded,), same=("seat",)),
    Run("GainedMore", (Gained, Gathered), same=("seat",), starts=(Gained,)),
)

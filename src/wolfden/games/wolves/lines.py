"""Which events of Wolves make one line of the log: most of them come in rows."""

from __future__ import annotations

from typing import Final

from wolfden.engine.common import Said
from wolfden.engine.lines import Run
from wolfden.games.wolves.terms.events import (
    Arrived,
    Determined,
    Drew,
    DrewCard,
    DrewLeader,
    EndedGifting,
    FirstRank,
    Generous,
    Lacks,
    LeaderBecame,
    Looked,
    NeedsMet,
    Offered,
    Overstretched,
    Paid,
    PutBack,
    PutBackCard,
    Ranked,
    Saw,
    Scarce,
    Shared,
    Skips,
    Stopped,
    Took,
    WinterTook,
)

# Everybody gathers at once, and what others do meanwhile comes in between.
MEANWHILE: Final = (
    Drew,
    DrewLeader,
    DrewCard,
    Stopped,
    Overstretched,
    Determined,
    Looked,
    Saw,
    PutBack,
    PutBackCard,
    Said,
)

# Where two fit equally well, the first is taken: needs are met as a whole only where it says so in the end.
LINES: Final = (
    Run("BecameScarce", (Scarce,)),
    Run("WinterTookCards", (WinterTook,), same=("seat",), number="number"),
    Run("SkipTogether", (Skips,)),
    Run("Gathered", (Drew, DrewLeader), same=("seat",), also=(DrewCard, Stopped), past=MEANWHILE),
    # Where the cards go that one puts back has lines of its own: their order matters.
    Run("LookedAt", (Looked,), same=("seat",), also=(Saw, PutBack), past=MEANWHILE),
    Run("FirstRanks", (FirstRank,)),
    Run("PaidNeeds", (Paid,), same=("seat",), number="number"),
    Run("PaidAllNeeds", (Paid, NeedsMet), same=("seat",), starts=(Paid,), number="number"),
    Run("LacksSeveral", (Lacks,), same=("seat",), number="number"),
    Run("OfferedGift", (Offered,), same=("giver", "receiver"), number="number"),
    Run("TookGift", (Took, LeaderBecame, Generous), same=("giver", "receiver"), starts=(Took,), number="number"),
    Run("UsedGift", (Arrived,), same=("receiver",)),
    Run("SharedTokens", (Shared,), same=("seat",)),
    Run("EndedGiftingTogether", (EndedGifting,)),
    Run("RankedTogether", (Ranked,), same=("awards",)),  # most of all those without any
)

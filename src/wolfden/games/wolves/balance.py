"""What to count in games of Wolves: how often the pack lives, who becomes chief, and what is learned."""

from __future__ import annotations

from collections.abc import Iterator

from wolfden.engine.metrics import Chart, Column, Fact
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import Community
from wolfden.games.wolves.terms.events import FirstRank, Generous, Learned, Overstretched
from wolfden.games.wolves.terms.reasons import Chief

PACK = "pack"
LOST = "lost"
COMMUNITIES = "communities"
FIRST_RANKS = "first ranks"
KNOWLEDGE = "knowledge"

ELECTED = (Column("games", "played"), Column("chief of games", "chief", "played", percent=True))

CHARTS: tuple[Chart, ...] = (
    Chart(PACK, "the pack", (Column("a game", "number"),)),
    Chart(LOST, "starved on", (Column("games", "number"),)),
    Chart(COMMUNITIES, "community", ELECTED),
    Chart(FIRST_RANKS, "rank on the first turn", ELECTED),
    Chart(KNOWLEDGE, "knowledge", (Column("learned a game", "learned"),)),
)


def listen(state: Wolves) -> Iterator[Fact]:
    """The facts of a finished game."""
    journal = state.journal(None)
    outcome = state.outcome()
    chief = outcome.reason.seat if isinstance(outcome.reason, Chief) else None
    yield PACK, "survived", "number", float(bool(outcome.winners))
    yield PACK, "has a chief", "number", float(chief is not None)
    yield PACK, "overstretched", "number", float(sum(isinstance(event, Overstretched) for event in journal))
    yield PACK, "gifts", "number", float(sum(isinstance(event, Generous) for event in journal))
    if not outcome.winners:
        yield LOST, f"turn {state.turn}", "number", 1.0
    for seat, community in enumerate(state.communities):
        name = Community(community).name.title()
        yield COMMUNITIES, name, "played", 1.0
        if seat == chief:
            yield COMMUNITIES, name, "chief", 1.0
    for event in journal:
        if isinstance(event, FirstRank):
            yield FIRST_RANKS, f"rank {event.rank}", "played", 1.0
            if event.seat == chief:
                yield FIRST_RANKS, f"rank {event.rank}", "chief", 1.0
        elif isinstance(event, Learned):
            yield KNOWLEDGE, event.knowledge.name.replace("_", " ").title(), "learned", 1.0

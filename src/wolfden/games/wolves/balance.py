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

ELECTED = (
    Column("show-chart-games", "played"),
    Column("show-chart-chief-of", "chief", "played", percent=True),
)

CHARTS: tuple[Chart, ...] = (
    Chart(PACK, "show-chart-pack", (Column("show-chart-a-game", "number"),)),
    Chart(LOST, "show-chart-starved", (Column("show-chart-games", "number"),)),
    Chart(COMMUNITIES, "show-chart-community", ELECTED),
    Chart(FIRST_RANKS, "show-chart-rank", ELECTED),
    Chart(KNOWLEDGE, "show-chart-knowledge", (Column("show-chart-learned", "learned"),)),
)


def listen(state: Wolves) -> Iterator[Fact]:
    """The facts of a finished game."""
    journal = state.journal(None)
    outcome = state.outcome()
    chief = outcome.reason.seat if isinstance(outcome.reason, Chief) else None
    yield PACK, "show-chart-survived", "number", float(bool(outcome.winners))
    yield PACK, "show-chart-has-chief", "number", float(chief is not None)
    yield PACK, "show-chart-overstretched", "number", float(sum(isinstance(event, Overstretched) for event in journal))
    yield PACK, "show-chart-gifts", "number", float(sum(isinstance(event, Generous) for event in journal))
    if not outcome.winners:
        yield LOST, str(state.turn), "number", 1.0
    for seat, community in enumerate(state.communities):
        name = f"Community-{Community(community).name.lower()}"
        yield COMMUNITIES, name, "played", 1.0
        if seat == chief:
            yield COMMUNITIES, name, "chief", 1.0
    for event in journal:
        if isinstance(event, FirstRank):
            yield FIRST_RANKS, str(event.rank), "played", 1.0
            if event.seat == chief:
                yield FIRST_RANKS, str(event.rank), "chief", 1.0
        elif isinstance(event, Learned):
            yield KNOWLEDGE, f"Knowledge-{event.knowledge.name.lower()}", "learned", 1.0

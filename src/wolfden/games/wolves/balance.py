"""What tells whether Wolves is fair: facts of finished games that can be counted, and how to report the sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wolfden.games.wolves.actions import Community
from wolfden.games.wolves.events import Chief, FirstRank, Learned, Overstretched
from wolfden.games.wolves.table import Wolves

SURVIVED = "survived"
CHIEF = "chief elected"
FIRST_IS_CHIEF = "first rank of the first turn became chief"
OVERSTRETCHED = "overstretched"


def facts(s: Wolves) -> Iterator[str]:
    """What happened in a finished game, one word for each thing to be counted."""
    journal = s.journal(None)
    first = next((event.seat for event in journal if isinstance(event, FirstRank)), None)
    for community in s.communities:
        yield f"played {Community(community).name.title()}"
    for event in journal:
        if isinstance(event, Overstretched):
            yield OVERSTRETCHED
        elif isinstance(event, Learned):
            yield f"learned {event.knowledge.name.replace('_', ' ').title()}"
    reason = s.outcome().reason
    if not s.outcome().winners:
        yield f"lost on turn {s.turn}"
        return
    yield SURVIVED
    if isinstance(reason, Chief):
        yield CHIEF
        yield f"chief {Community(s.communities[reason.seat]).name.title()}"
        if reason.seat == first:
            yield FIRST_IS_CHIEF


def ratio(counted: Counter[str]) -> float:
    """How many times as often as the unluckiest the luckiest community became chief, for each time it was played."""
    rates: list[float] = [
        counted[f"chief {name}"] / counted[f"played {name}"]
        for name in (community.name.title() for community in Community)
        if counted[f"played {name}"]
    ]
    least = min(rates, default=0.0)
    return max(rates) / least if least else float("inf")

"""What the good player would warn of besides what views tell: that somebody is likely to starve."""

from __future__ import annotations

from typing import cast

from wolfden.engine.advice import percent
from wolfden.engine.sight import Sight
from wolfden.games.wolves.bots.inner.outlook import Outlook
from wolfden.games.wolves.rules import gathering
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.whys import SomebodyStarves

POOR = 0.5  # chances to live that are warned of


def doubts(sight: Sight, seed: int) -> tuple[tuple[int, SomebodyStarves], ...]:
    """Stopping, where all together need more, as far as one can tell of what the others have."""
    s = cast(Wolves, sight.world)
    stops = [action for action in sight.actions if action in gathering.STOP or action in gathering.STOP_WITH]
    if s.step is not gathering.GATHERING or not stops or gathering.DRAW.one() not in sight.actions:
        return ()
    lives = Outlook(s, sight.seat).lives()
    return tuple((action, SomebodyStarves(percent(lives))) for action in stops) if lives < POOR else ()

"""What the good player would warn of besides what views tell: of sickness, where it alone counts what is in a bag."""

from __future__ import annotations

from typing import cast

from wolfden.engine import counts
from wolfden.engine.advice import percent
from wolfden.engine.sight import Sight
from wolfden.games.boars.box import BLACK, LIKELY, sickness, size
from wolfden.games.boars.rules.draw import DRAW, DRAW_CUBES
from wolfden.games.boars.state import Boars
from wolfden.games.boars.terms.whys import LikelySick


def doubts(sight: Sight, seed: int) -> tuple[tuple[int, LikelySick], ...]:
    """The draws after which sickness is more likely than not, unless the view says so itself."""
    s = cast(Boars, sight.world)
    if s.step is not DRAW_CUBES or s.setting.options["bags"] != "none":
        return ()
    bag = s.bags[sight.seat]
    cubes, black = size(bag), counts.of(bag, BLACK)
    chances = [(number, sickness(cubes, black, number, s.box.sick)) for number in range(1, cubes + 1)]
    return tuple((DRAW.one(number), LikelySick(percent(chance))) for number, chance in chances if chance > LIKELY)

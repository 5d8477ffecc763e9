"""What a player of Boars on the Run! cannot know: nothing that lies in the state.

Cubes are drawn in the open and every one that is gained or spent is seen, so the bags are known to a perfect memory
(whether a view shows them is an option of the table). The order of the unseen part of the deck does not exist before a
card is turned up. All that is left is chance to come, and that the engine draws afresh.
"""

from __future__ import annotations

from wolfden.engine.chance import Stream
from wolfden.games.boars.state import Boars


def redeal(s: Boars, seat: int, stream: Stream) -> None:
    """Nothing to deal anew."""

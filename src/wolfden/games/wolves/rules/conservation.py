"""Step three of Wolves, the conservation bonus: status for drawing few leaders."""

from __future__ import annotations

from wolfden.engine.bits import EVERYBODY
from wolfden.games.wolves.rules import told
from wolfden.games.wolves.rules.status import gain
from wolfden.games.wolves.state import SHOWING_OFF, Wolves


def give_bonus(s: Wolves) -> None:
    """In rank order: status for each leader fewer than two drawn, all of it as one gain."""
    for seat in s.order:
        spared = s.box.spare_leaders - s.leaders_drawn(seat)
        if spared > 0:
            each = s.box.showing_off if s.knows(seat, SHOWING_OFF) else s.box.conservation
            moved = gain(s, seat, spared * each)
            s.tell(told.CONSERVED, seat, moved, s.status[seat], to=EVERYBODY)

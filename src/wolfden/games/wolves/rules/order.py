"""The order of a turn of Wolves: what follows what."""

from __future__ import annotations

from wolfden.engine.bits import EVERYBODY
from wolfden.games.wolves.rules import availability, conservation, ending, gathering, gifting, needs, reconciling, told
from wolfden.games.wolves.state import Wolves


def begin_turn(s: Wolves) -> None:
    """Step one is done at once, and step two begins."""
    s.tell(told.TURN_BEGAN, s.turn, to=EVERYBODY)
    availability.remove_cards(s)
    gathering.begin(s)


def after_gathering(s: Wolves) -> None:
    """Step three is done at once, and step four begins."""
    if not s.order:
        gathering.first_ranks(s)
    conservation.give_bonus(s)
    s.place = 0
    s.go(needs.NEEDS)


def after_needs(s: Wolves) -> None:
    s.place = 0
    s.go(gifting.GIFTING)


def after_gifting(s: Wolves) -> None:
    reconciling.begin(s)


def after_reconciling(s: Wolves) -> None:
    """Ranks and awards; then the next turn, or the end."""
    ending.award(s)
    if s.turn == s.box.last_turn:
        ending.end_game(s)
    else:
        ending.clear_away(s)
        s.turn += 1
        begin_turn(s)

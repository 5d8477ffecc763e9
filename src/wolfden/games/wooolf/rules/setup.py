"""Game set-up: the box decides which cards are used, and a lot who begins."""

from __future__ import annotations

from wolfden.games.wooolf.rules import order
from wolfden.games.wooolf.state import Wooolf


def setup(s: Wooolf) -> None:
    order.begin_round(s, s.stream("start").below(s.seats))

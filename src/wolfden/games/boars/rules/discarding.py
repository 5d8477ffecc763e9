"""Game cards: discard one, for a sixth card that was bought or for the diet Couldn't Care Less."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import Actions, bit, has
from wolfden.engine.blocks import Block
from wolfden.engine.terms import Reason
from wolfden.games.boars.rules import buying, diets
from wolfden.games.boars.rules.cards import choices, chosen, why_not_chosen
from wolfden.games.boars.rules.turn import TurnDraft
from wolfden.games.boars.state import Boars
from wolfden.games.boars.terms import reasons
from wolfden.games.boars.terms.actions import ACTIONS, Discard

DISCARD: Final = Block(ACTIONS, Discard)


class DiscardCard(TurnDraft):
    """Any card but the one that was just bought or is being used; never the boar."""

    def options(self, s: Boars, seat: i64) -> Actions:
        return choices(s, DISCARD, others(s, seat))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        gone = chosen(s, DISCARD, others(s, seat), action)
        if has(s.cards[seat], s.card):
            diets.care_less(s, seat, gone)
        else:
            buying.receive(s, seat, gone)

    def ends(self, s: Boars, seat: i64, action: i64) -> bool:
        return True

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        if action in DISCARD:
            kind = DISCARD.of(action)
            if kind >= len(s.box.kind):
                return None
            if kind == s.box.face[s.card]:
                return reasons.NotTheNewCard()
        return why_not_chosen(s, DISCARD, others(s, seat), action)


def others(s: Boars, seat: i64) -> i64:
    return s.cards[seat] & ~bit(s.card)


DISCARD_CARD: Final = DiscardCard()

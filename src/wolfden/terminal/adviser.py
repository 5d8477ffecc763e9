"""What a good player would do in one's place, and what it would not."""

from __future__ import annotations

from collections.abc import Sequence

from wolfden import bots
from wolfden.engine.advice import Advice, advise
from wolfden.engine.sight import Sight
from wolfden.engine.terms import Caution
from wolfden.engine.view import View
from wolfden.terminal.match import Match, bot_seed


class Adviser:
    """Advises the person in a match, by what their seat knows and nothing else.

    The same position gets the same advice. Without hints there is none, and no warning that needs a belief: whoever
    tries choices until a warning goes out would read it off.
    """

    def __init__(self, match: Match, hints: bool, warnings: bool) -> None:
        self.match = match
        self.game = match.record.game
        self.hints = hints
        self.warnings = warnings
        self.bot = bots.bot(self.game, bots.names(self.game)[0])

    def advice(self, begun: Sequence[int]) -> Advice:
        """How to go on with a move that was begun like that."""
        return advise(self.bot, self.sight(begun), self.seed() + len(begun))

    def cautions(self, action: int, view: View, begun: Sequence[int]) -> list[Caution]:
        """What a choice in that view risks."""
        if not self.warnings:
            return []
        told = self.game.caution(view, action)
        doubts = self.game.doubts(self.sight(begun), self.seed()) if self.hints and self.game.doubts else ()
        return [*([] if told is None else [told]), *[caution for doubted, caution in doubts if doubted == action]]

    def sight(self, begun: Sequence[int]) -> Sight:
        """What the person knows, having begun a move."""
        sight = self.match.record.state.sight(self.match.you, bot_seed(self.match.record, "hint dream"))
        for action in begun:
            sight.world.act(self.match.you, action)
        return sight

    def seed(self) -> int:
        return bot_seed(self.match.record, "hint")

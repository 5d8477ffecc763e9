"""What a good player would do in one's place, and what it would not."""

from __future__ import annotations

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

    def advice(self) -> Advice:
        """A whole move, whatever the person has begun."""
        return advise(self.bot, self.sight(), self.seed())

    def cautions(self, action: int, view: View) -> list[Caution]:
        """What a choice in that view risks."""
        if not self.warnings:
            return []
        told = self.game.caution(view, action)
        doubts = self.game.doubts(self.sight(), self.seed()) if self.hints and self.game.doubts else ()
        return [*([] if told is None else [told]), *[caution for doubted, caution in doubts if doubted == action]]

    def sight(self) -> Sight:
        """What the person knows."""
        return self.match.record.state.sight(self.match.you, bot_seed(self.match.record, "hint dream"))

    def seed(self) -> int:
        return bot_seed(self.match.record, "hint")

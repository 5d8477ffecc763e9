"""Why something that somebody asked of a table is not done."""

from __future__ import annotations

from typing import NoReturn

from wolfden.engine.errors import WolfdenError
from wolfden.engine.terms import Reason


class Refusal(WolfdenError):
    """A sentence for whoever asked; the engine's reason where it was the game that refused."""

    def __init__(self, text: str, reason: Reason | None = None, stale: bool = False) -> None:
        super().__init__(text)
        self.text = text
        self.reason = reason
        self.stale = stale


def refuse(text: str) -> NoReturn:
    raise Refusal(text)

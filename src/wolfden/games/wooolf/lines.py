"""Which events of Wooolf!! are told in one line: question cards, which come and go two at a time."""

from __future__ import annotations

from typing import Final

from wolfden.engine.lines import Run
from wolfden.games.wooolf.terms.events import DealtQuestion, Unasked

LINES: Final = (
    Run("DealtQuestions", (DealtQuestion,)),
    Run("UnaskedQuestions", (Unasked,), same=("seat",)),
)

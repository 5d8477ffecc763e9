"""A game with numbers of somebody's own, which they brought along as a file."""

from __future__ import annotations

import re

from wolfden.engine.data import with_text
from wolfden.engine.errors import BadData, BadSetup
from wolfden.engine.game import Game
from wolfden.server.reasons import BadNumbers, NoNumbers
from wolfden.server.refusal import refuse

WHERE = "data"  # what the file is called here; whoever brought it knows its name
COMPLAINT = re.compile(rf"{WHERE}(?:, line (\d+))?: (.*)", re.DOTALL)


def own_numbers(game: Game, text: str) -> Game:
    """The game with the numbers in a TOML text; Refusal says what does not fit, and in which line."""
    try:
        return with_text(game, text, WHERE)
    except BadData as error:
        found = COMPLAINT.fullmatch(str(error))
        refuse(BadNumbers(int(found[1] or 0), found[2]) if found else BadNumbers(0, str(error)))
    except BadSetup:
        refuse(NoNumbers(game.title))

"""What can go wrong, each with a sentence that a player understands.

Nothing here may depend on what the one who reads it cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wolfden.engine.terms import Reason


class WolfdenError(Exception):
    """Any refusal of Wolfden's."""


class IllegalAction(WolfdenError):
    """An action or chain that the rules do not allow now; `reason` names the rule, nothing has changed."""

    def __init__(self, reason: Reason, say: Callable[[Reason], str]) -> None:
        super().__init__(reason)
        self.reason = reason
        self.say = say

    def __str__(self) -> str:
        return self.say(self.reason)  # only if somebody reads it: bots and tests are refused all the time


class IllegalRemark(IllegalAction):
    """A remark that cannot be made now."""


class NoSuchSeat(WolfdenError):
    """A seat number that this table does not have."""


class NotYet(WolfdenError):
    """Asked of a game that is not over."""


class NotTold(WolfdenError):
    """Asked of an imagined world what only the true one knows."""


class BadSetup(WolfdenError):
    """A game cannot be started like this: its name, seats, options or seed."""


class BadData(WolfdenError):
    """Data (words, cards, maps) that is not what it should be; `path` has the keys and indices that lead to it."""

    def __init__(self, message: str, path: tuple[str | int, ...] = ()) -> None:
        where = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).removeprefix(".")
        super().__init__(f"{where}: {message}" if where else message)
        self.path = path


class BadSave(WolfdenError):
    """Bytes or a file that are not a saved game of this kind."""


class OtherData(BadSave):
    """A saved game that was played with other data: it cannot be played again from its moves here, either."""

"""Why something that somebody asked of a table is not done."""

from __future__ import annotations

from typing import NoReturn

from wolfden.engine.errors import WolfdenError
from wolfden.engine.terms import Reason
from wolfden.notices import Notice
from wolfden.server.messages import Refused


class Refusal(WolfdenError):
    """What to tell whoever asked: the server's own reason, or the game's where it was the game that refused."""

    def __init__(self, because: Notice | Reason, stale: bool = False) -> None:
        super().__init__(repr(because))
        self.because = because
        self.stale = stale

    def told(self, id: str | None) -> Refused:
        """As it is told to whoever asked with that id."""
        if isinstance(self.because, Reason):
            return Refused(id, reason=self.because, stale=self.stale)
        return Refused(id, self.because, stale=self.stale)


class Later(Refusal):
    """The server cannot do it now, through no fault of whoever asked."""


def refuse(because: Notice) -> NoReturn:
    raise Refusal(because)

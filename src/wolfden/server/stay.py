"""One request or socket, while it lasts: what it holds of the server is given back at its end."""

from __future__ import annotations

from types import TracebackType

from wolfden.server.limits import Shares
from wolfden.server.reasons import TooBusy, TooManyStories, patience
from wolfden.server.settings import RETRY
from wolfden.server.web import TOO_MUCH, UNAVAILABLE, Denied

STAY = "wolfden.stay"  # where it is in a scope


class Stay:
    """What somebody from that address holds."""

    def __init__(self, address: str, bytes: Shares, stories: Shares) -> None:
        self.address = address
        self.bytes = bytes
        self.stories = stories
        self.held: list[tuple[Shares, int]] = []

    def __enter__(self) -> Stay:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for shares, count in self.held:
            shares.give_back(self.address, count)

    def take(self, shares: Shares, count: int = 1) -> bool:
        """Hold that much until the end; False if there is not so much."""
        taken = shares.take(self.address, count)
        if taken:
            self.held.append((shares, count))
        return taken

    def keep(self, count: int) -> None:
        """Hold so many bytes until the end."""
        if not self.take(self.bytes, count):
            raise Denied(UNAVAILABLE, TooBusy(*patience(RETRY)), RETRY)

    def hear_story(self) -> None:
        """Have a story told."""
        if not self.take(self.stories):
            raise Denied(TOO_MUCH, TooManyStories(*patience(RETRY)), RETRY)

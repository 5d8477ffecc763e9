"""Is a server well? Asked as often as anybody likes, looked at once in a while."""

from __future__ import annotations

import asyncio

import msgspec

from wolfden.server.players import Workers
from wolfden.server.store import Store

FRESH = 2.0  # seconds for which an answer is given again


class Readiness(msgspec.Struct, frozen=True):
    """How the two things are without which nobody can play; "ok", or a word for what is wrong."""

    database: str  # see trouble.py
    workers: str  # "some": fewer than there should be, but bots play; "none": they do not

    @property
    def well(self) -> bool:
        return self.database == "ok" and self.workers != "none"


class Ready:
    """Looks after that, for however many want to know."""

    def __init__(self, store: Store, pool: Workers) -> None:
        self.store = store
        self.pool = pool
        self.looking: asyncio.Task[Readiness] | None = None
        self.looked_at = 0.0

    async def state(self) -> Readiness:
        """How the server is, or was a moment ago."""
        now = asyncio.get_running_loop().time()
        if self.looking is None or (self.looking.done() and now - self.looked_at > FRESH):
            self.looking = asyncio.create_task(self._look())
        return await asyncio.shield(self.looking)

    async def _look(self) -> Readiness:
        database = await self.store.state()
        self.looked_at = asyncio.get_running_loop().time()
        return Readiness(database, self.pool.state())

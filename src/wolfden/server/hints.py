"""Hints: what a good player would do, for whoever asks. Nobody else can notice that somebody did.

They are made in the workers, from the asker's sight. The seeds follow from what the asker knows, so that asking again
gives the same answer, and no answer tells more than the seat was told.
"""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from wolfden.server import messages
from wolfden.server.fold import Fold
from wolfden.server.limits import Buckets
from wolfden.server.players import Workers
from wolfden.server.reasons import ChoicesChanged, OurMistake, TooFast, patience
from wolfden.server.refusal import Refusal, refuse
from wolfden.server.settings import Settings
from wolfden.server.table import Listener, Table

log = logging.getLogger("wolfden.server")

Whose = tuple[str, int]  # a table and a seat


class Thought(NamedTuple):
    """A position that is thought about, and who has asked, with which id."""

    n: int
    task: asyncio.Task[None]
    asked: list[tuple[Listener, str]]


class Hints:
    """One thought at a time for each seat."""

    def __init__(self, settings: Settings, pool: Workers) -> None:
        self.settings = settings
        self.pool = pool
        self.rates = Buckets(settings.hint_rate)
        self.thoughts: dict[Whose, Thought] = {}

    def ask(self, table: Table, fold: Fold, seat: int, who: Listener, id: str) -> None:
        """Answer somebody whose decision it is, as soon as the answer is found. Refusal if they ask too often."""
        whose, n = (table.charter.id, seat), fold.eyes[seat].n
        wait = self.rates.of(whose).admit() if self.settings.limited else 0.0
        if wait > 0:
            refuse(TooFast(*patience(wait)))
        before = self.thoughts.get(whose)
        if before is not None and before.n == n:
            before.asked.append((who, id))
            return
        if before is not None:  # they know more by now
            before.task.cancel()
            self.answer(table, seat, before, Refusal(ChoicesChanged(), stale=True))
        task = asyncio.get_running_loop().create_task(self.think(table, fold, seat, n))
        self.thoughts[whose] = Thought(n, task, [(who, id)])

    async def think(self, table: Table, fold: Fold, seat: int, n: int) -> None:
        """Have the answer found, and tell it, if it is still one to what is to be decided."""
        found = await self.found(table, fold, seat, n)
        eyes = fold.eyes[seat]
        if table.fold is not fold or not eyes.mark <= n or seat not in fold.state.actors():
            found = Refusal(ChoicesChanged(), stale=True)
        self.answer(table, seat, self.thoughts.pop((table.charter.id, seat)), found)

    async def found(self, table: Table, fold: Fold, seat: int, n: int) -> messages.Advised | Refusal:
        charter = table.charter
        sight = fold.state.sight(seat, self.seed(table, seat, n, "sight"))
        seed = self.seed(table, seat, n, "seed")
        try:
            given = await self.pool.advise(charter.game, table.game.data, sight.save(), seat, seed)
        except Refusal as no:
            return no
        except Exception as error:  # whoever asked is told, and nothing else happens
            log.error("a hint failed: %s", type(error).__name__)
            return Refusal(OurMistake())
        return messages.Advised("", n, given.actions, given.whys, given.doubts)

    def seed(self, table: Table, seat: int, n: int, what: str) -> int:
        """From the table's name, the seat's own part of the shuffle and how often it was told something.

        Nothing of that is hidden from the seat; and others, who do not know its part, cannot foresee its hints.
        """
        label = msgspec.json.encode((table.charter.id, table.charter.places[seat].entropy, seat, n, what))
        return int.from_bytes(blake2b(label, digest_size=8, person=b"wolfden.hint").digest(), "big")

    def answer(self, table: Table, seat: int, thought: Thought, found: messages.Advised | Refusal) -> None:
        """Tell everybody who has asked, if they still sit there."""
        if table.dropped:
            return
        for who, id in thought.asked:
            if who in table.listeners.get(seat, ()):
                told = found.told(id) if isinstance(found, Refusal) else msgspec.structs.replace(found, id=id)
                table.answer(who, told, id)

    async def close(self) -> None:
        """Let nobody think any longer."""
        tasks = [thought.task for thought in self.thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

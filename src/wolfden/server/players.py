"""Bots at the tables: asked in other processes, with nothing but what their seat knows."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any, Protocol

from wolfden.server.charter import PLAYING
from wolfden.server.settings import Settings
from wolfden.server.table import Table
from wolfden.server.worker import Advised

log = logging.getLogger("wolfden.server")


class Workers(Protocol):
    """Who thinks for bots and tells stories, somewhere else: see pool.py."""

    async def start(self) -> None:
        """Begin to work."""

    async def close(self) -> None:
        """Stop; whoever still waits gets no answer."""

    async def play(
        self, game: str, data: dict[str, Any] | None, sight: bytes, seat: int, bot: str, seed: int, *, talk: bool = True
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What a bot says first, and its whole move, in a seat that may act and has this sight (saved)."""

    async def advise(self, game: str, data: dict[str, Any] | None, sight: bytes, seat: int, seed: int) -> Advised:
        """What the strongest bot would do in a seat that may act and has this sight (saved), and why."""

    async def story(self, replay: bytes, eyes: str, opened: bool | None = None) -> bytes:
        """The story of a replay as JSON."""

    def state(self) -> str:
        """How the workers are: "ok", "some" (of them work), "none"."""

    def waiting(self) -> float:
        """How many jobs, for each worker, nobody has begun yet."""


class Players:
    """Lets bots play wherever it is a bot's turn."""

    def __init__(self, settings: Settings, pool: Workers) -> None:
        self.settings = settings
        self.pool = pool
        self.tasks: set[asyncio.Task[None]] = set()
        self.chance = random.SystemRandom()

    def wake(self, table: Table) -> None:
        """Ask the bots that are awaited, unless they are at it already."""
        if table.fold is None or table.charter.phase != PLAYING or table.dropped:
            return
        for seat in table.fold.state.actors():
            if table.charter.places[seat].bot is not None and seat not in table.thinking:
                table.thinking.add(seat)
                task = asyncio.get_running_loop().create_task(self.turn(table, seat))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    def awaited(self, table: Table, seat: int) -> str | None:
        """The bot that has to act there now."""
        if table.dropped or table.fold is None or table.charter.phase != PLAYING:
            return None
        return table.charter.places[seat].bot if seat in table.fold.state.actors() else None

    async def turn(self, table: Table, seat: int) -> None:
        """A bot's turn, and what it has to say before, each after a while that tells nothing."""
        try:
            await self.think(table, seat)
        except Exception as error:  # a broken bot stops its own table only
            log.error("a bot failed: %s", type(error).__name__)
            await asyncio.sleep(1)
        finally:
            table.thinking.discard(seat)
        self.wake(table)

    async def think(self, table: Table, seat: int) -> None:
        bot, fold = self.awaited(table, seat), table.fold
        if bot is None or fold is None:
            return
        eyes = fold.eyes[seat]
        mark, n = eyes.mark, eyes.n

        async def still(begun: float) -> bool:
            """Wait; then, is it still this bot's turn to decide the same?"""
            await self.wait(begun)
            return self.awaited(table, seat) == bot and table.fold is fold and eyes.mark == mark

        begun = asyncio.get_running_loop().time()
        sight = fold.state.sight(seat, table.charter.bot_seed("sight", seat, n))
        seed = table.charter.bot_seed("seed", seat, n)
        remarks, actions = await self.pool.play(table.charter.game, table.game.data, sight.save(), seat, bot, seed)
        for remark in remarks:
            if not await still(begun):
                return
            if remark in fold.state.remarks(seat):
                table.say(seat, remark, None)
            begun = asyncio.get_running_loop().time()
        if await still(begun):
            table.move(seat, actions, None)

    async def wait(self, begun: float) -> None:
        """Wait until a time that depends on nothing that the bot knows."""
        low, high = self.settings.bot_delay
        if high <= 0:
            return
        release = begun + self.chance.uniform(low, high)
        now = asyncio.get_running_loop().time()
        while release < now:
            release += self.settings.bot_tick
        await asyncio.sleep(release - now)

    async def close(self) -> None:
        """Let nobody think any longer."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

"""Two tables side by side without a network: everything that is sent to anybody at them is kept."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from tests.server.house import Inline, Time
from wolfden import bots
from wolfden.engine.game import Game
from wolfden.engine.state import State
from wolfden.server import lobby
from wolfden.server.app import Server
from wolfden.server.charter import Charter, Place
from wolfden.server.hub import Hub
from wolfden.server.seats import hashed
from wolfden.server.settings import Settings
from wolfden.server.sheet import printed
from wolfden.server.socket import Socket
from wolfden.server.table import Table

ID = "A" * 22
WATCHER = "watcher"


class Wire:
    """A connection without a network: what goes in, and every message that comes out."""

    def __init__(self, server: Server, token: str | None) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.out: list[str] = []
        self.token = token
        scope = {"type": "websocket", "headers": [], "path": f"/ws/{ID}", "client": ("192.0.2.1", 1)}
        self.socket = Socket(server, scope, self.incoming.get, self.send)
        self.task = asyncio.create_task(self.socket.run())

    async def send(self, message: Any) -> None:
        self.out.append(message.get("text") or json.dumps(message, default=str))

    def ask(self, **ask: Any) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(ask)})

    def hello(self, **have: Any) -> None:
        self.ask(ask="hello", **({} if self.token is None else {"token": self.token}), **have)

    async def close(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect"})
        await self.task


class Patient(Inline):
    """Bots that answer when the script lets them."""

    def __init__(self, game: Game) -> None:
        super().__init__(lambda _: game)
        self.waiting: dict[int, asyncio.Event] = {}

    async def play(self, game: str, data: Any, sight: bytes, seat: int, *rest: Any, talk: bool = True) -> Any:
        gate = self.waiting[seat] = asyncio.Event()
        await gate.wait()
        del self.waiting[seat]
        return await super().play(game, data, sight, seat, *rest, talk=talk)


class Side:
    """One of the two tables, and all who are connected to it."""

    def __init__(self, server: Server, table: Table, bots: Patient, time: Time) -> None:
        self.server = server
        self.time = time
        self.bots = bots
        self.table = table
        self.wires: dict[object, Wire] = {}
        self.sent: dict[object, list[str]] = {}

    @property
    def state(self) -> State:
        assert self.table.fold is not None
        return self.table.fold.state

    async def settle(self) -> None:
        """Wait until everything asked so far is done and told."""
        for _ in range(3):
            while any(not wire.incoming.empty() for wire in self.wires.values()) or self.server.hub.hints.thoughts:
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            await self.table.safe()

    async def let_bot_play(self, seat: int) -> None:
        """Let a bot that waits have its turn, with all it says, and wait until it is through."""
        self.bots.waiting[seat].set()
        await asyncio.sleep(0)
        while len(self.bots.waiting) < len(self.server.hub.players.tasks):
            await asyncio.sleep(0)
        await self.settle()

    async def come(self, who: object, **have: Any) -> None:
        wire = self.wires[who] = Wire(self.server, None if who == WATCHER else f"token {who}")
        wire.out = self.sent.setdefault(who, [])
        wire.hello(**have)
        await self.settle()

    async def go(self, who: object) -> None:
        await self.wires.pop(who).close()

    async def ask(self, who: object, **ask: Any) -> None:
        self.wires[who].ask(**ask)
        await self.settle()

    def knows(self, seat: int | None) -> bytes:
        return knowledge(self.state, seat)


def knowledge(state: State, seat: int | None) -> bytes:
    """All that these eyes may know."""
    known: list[Any] = [state.view(seat), state.heard(seat), state.actors(), state.over]
    if seat is not None:
        known += [state.actions(seat), state.remarks(seat)]
    return msgspec.json.encode(known)


@contextlib.asynccontextmanager
async def side(path: Path, state: State, bot_seats: set[int]) -> AsyncIterator[Side]:
    """A table in that state: the same in everything that is the table's, whatever the state is."""
    game = state.setting.game
    settings = Settings(data_dir=path, bot_delay=(0, 0), limited=False, save_every=3)
    patient = Patient(game)
    time = Time()
    hub = Hub(settings, patient, time, lambda _: game)
    server = Server(settings, hub)
    hub.store.start()
    charter = Charter(
        id=ID,
        game=game.name,
        version=game.version,
        secret="00" * 32,
        created=0,
        places=[place(game, seat, seat in bot_seats) for seat in range(state.seats)],
        options=dict(state.setting.options),
        code="ABCDEFGH",
        tempo="live",
        chat=True,
        hint=True,
        review=False,  # not even at the end
    )
    table = Table(hub, charter, game, printed(game).digest)
    hub.tables[ID] = table
    lobby.begin(table, state=state)
    it = Side(server, table, patient, time)
    try:
        yield it
    finally:
        for who in list(it.wires):
            await it.go(who)
        await hub.close()


def place(game: Game, seat: int, bot: bool) -> Place:
    if bot:
        return Place(f"Bot {seat}", seat, bot=bots.names(game)[0])
    token = hashed(f"token {seat}")
    return Place(f"Player {seat}", seat, person=True, token=token, ready=True, who=f"person {seat}")

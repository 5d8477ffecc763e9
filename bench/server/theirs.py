"""People at boardgame.io's tables: socket.io clients that cost no more than ours do."""

from __future__ import annotations

import asyncio
import json
import re
import secrets

from bench.server.script import SEATS, SUPERVISE, Table
from bench.server.wire import Socket, connect

# Frames of Engine.IO 4 and Socket.IO 5, in the namespace of the game.
OPEN, PING, PONG = b"0", b"2", b"3"
JOIN, EVENT = b"40/gulag,", b"42/gulag,"
UPDATE, SYNC = b'42/gulag,["update",', b'42/gulag,["sync",'
STATE = re.compile(rb'"_stateID":(\d+)')


class TheirTable(Table):
    """A match that begins as soon as somebody asks for it."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.id = secrets.token_hex(8)
        self.state = 0
        self.last = b""
        self.answered = asyncio.Event()

    async def set_up(self) -> None:
        for seat in range(SEATS):
            here: list[Socket] = []  # frames may come before the socket has its place

            def heard(frame: bytes, here: list[Socket] = here) -> None:
                self.heard(here, frame)

            here.append(await connect("/socket.io/?EIO=4&transport=websocket", self.port, heard))
            self.sockets.append(here[0])
            await self.ask(here[0], JOIN)
            await self.ask(here[0], EVENT + json.dumps(["sync", self.id, str(seat), None, SEATS]).encode())
        self.first = int(json.loads(self.last[len(EVENT) :])[2]["state"]["ctx"]["currentPlayer"])

    async def ask(self, socket: Socket, frame: bytes) -> None:
        self.answered.clear()
        socket.send(frame)
        await self.answered.wait()

    def heard(self, here: list[Socket], frame: bytes) -> None:
        if frame.startswith(UPDATE):
            self.last = frame
            if self.missing == 1:
                self.state = self.number(frame)
            self.told()
        elif frame == PING:
            here[0].send(PONG)
        elif frame.startswith(SYNC):
            self.last = frame
            self.state = self.number(frame)
            self.answered.set()
        elif frame.startswith(JOIN):
            self.answered.set()

    def number(self, frame: bytes) -> int:
        found = STATE.search(frame)
        assert found is not None
        return int(found[1])

    def send(self, seat: int, what: str, arguments: list[int]) -> None:
        args: list[int | None] = [None] if what == SUPERVISE else [*arguments]
        action = {"type": "MAKE_MOVE", "payload": {"type": what, "args": args, "playerID": str(seat)}}
        self.sockets[seat].send(EVENT + json.dumps(["update", action, self.state, self.id, str(seat)]).encode())

    def check_over(self) -> None:
        assert b'"gameover":' in self.last

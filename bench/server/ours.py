"""People at our own tables."""

from __future__ import annotations

import asyncio
import json
import re
import secrets

import wolfden
from bench.server.script import APPOINT, SEATS, WORK, Table
from bench.server.wire import Http, connect
from wolfden.games.gulag.terms.actions import AppointSupervisor, AppointWorker, Card, LetBe, Play

GAME = wolfden.game("gulag")
POSITION = re.compile(rb'^{"tell":"position","n":(\d+)')


class OurTable(Table):
    """A table that is opened, joined and played as people do."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.n = [0] * SEATS
        self.seen = [b""] * SEATS
        self.room = b""
        self.news = asyncio.Event()
        self.playing = False

    async def set_up(self) -> None:
        http = Http(self.port)
        joined, token = await http.post("/api/tables", {"game": "gulag", "name": "Seat 0", "seats": SEATS})
        path = f"/ws/{joined['table']}"
        await self.sit_down(path, 0, token)
        code = (await self.told_room())["code"]
        for seat in range(1, SEATS):
            _, token = await http.post("/api/join", {"code": code, "name": f"Seat {seat}"})
            await self.sit_down(path, seat, token)
        for seat in range(SEATS):
            self.ask(seat, ask="ready", id="ready", entropy=secrets.token_hex(16))
        while not all(person["ready"] for person in (await self.told_room())["seats"]):
            self.room = b""
        self.ask(0, ask="start", id="start")
        while not all(self.seen):
            await self.told_something()
        self.first = json.loads(self.seen[0])["view"]["commissar"]
        self.playing = True
        http.close()

    async def sit_down(self, path: str, seat: int, token: str) -> None:
        self.sockets.append(await connect(path, self.port, lambda frame: self.heard(seat, frame)))
        self.ask(seat, ask="hello", token=token)

    async def told_something(self) -> None:
        self.news.clear()
        await self.news.wait()

    async def told_room(self) -> dict[str, object]:
        while not self.room:
            await self.told_something()
        found: dict[str, object] = json.loads(self.room)
        return found

    def ask(self, seat: int, **asked: object) -> None:
        self.sockets[seat].send(json.dumps(asked).encode())

    def heard(self, seat: int, frame: bytes) -> None:
        position = POSITION.match(frame)
        if position is not None:
            self.n[seat] = int(position[1])
            self.seen[seat] = frame
            if self.playing:
                self.told()
                return
        elif frame.startswith(b'{"tell":"room"') and seat == 0:
            self.room = frame
        elif frame.startswith((b'{"tell":"refused"', b'{"tell":"bye"')):
            raise RuntimeError(frame.decode())
        self.news.set()

    def send(self, seat: int, what: str, arguments: list[int]) -> None:
        actions = ",".join(str(number) for number in numbers(what, arguments))
        frame = f'{{"ask":"move","id":"{self.made}","at":{self.n[seat]},"actions":[{actions}]}}'
        self.sockets[seat].send(frame.encode())

    def check_over(self) -> None:
        assert b'"over":true' in self.seen[0]


def numbers(what: str, arguments: list[int]) -> list[int]:
    """A move of the script as the game's own actions."""
    if what == APPOINT:
        first, second, supervisor = arguments
        team = (AppointWorker(first), AppointWorker(second), AppointSupervisor(supervisor))
        return [GAME.number(choice) for choice in team]
    return [GAME.number(Play(Card(arguments[0])) if what == WORK else LetBe())]

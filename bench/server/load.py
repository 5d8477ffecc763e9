"""The load on our server: people at tables of Gulag who move as soon as all at their table have seen the last move.

Everybody follows the same script, which is legal at five seats: the commissar names the next three people, two of
whom worked last turn; the workers' cards go by their seat; the supervisor orders nobody. `rival/load.js` does the
same to boardgame.io.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Callable
from time import perf_counter

import msgspec

import wolfden
from bench.server.wire import Http, Socket, connect
from wolfden.games.gulag.actions import AppointSupervisor, AppointWorker, Card, LetBe, Play

SEATS = 5
MOVES = SEATS * 4  # of a game
AT_ONCE = 20  # tables that are set up at the same time

GAME = wolfden.game("gulag")
POSITION = b'{"tell":"position","n":'
NUMBER = re.compile(rb'^{"tell":"position","n":(\d+)')


class Load(msgspec.Struct):
    """What a round came to: moves, how long they took, and for each the time until all at its table were told."""

    moves: int
    seconds: float
    latencies: list[float]


class Seat:
    """One person's open page."""

    def __init__(self, told: Callable[[], None]) -> None:
        self.told = told
        self.socket: Socket | None = None
        self.last = b""
        self.room = b""
        self.waits: asyncio.Event = asyncio.Event()

    def heard(self, frame: bytes) -> None:
        if frame.startswith(POSITION):
            self.last = frame
            self.told()
        elif frame.startswith(b'{"tell":"room"'):
            self.room = frame
            self.waits.set()
        elif frame.startswith((b'{"tell":"refused"', b'{"tell":"bye"')):
            raise RuntimeError(frame.decode())

    def ask(self, **asked: object) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(asked).encode())

    def n(self) -> int:
        found = NUMBER.match(self.last)
        assert found is not None
        return int(found[1])


class Table:
    """Five people, and the game they play."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.seats = [Seat(self.told) for _ in range(SEATS)]
        self.missing = SEATS  # who has not been told yet
        self.ready: asyncio.Event = asyncio.Event()
        self.made = 0
        self.began = 0.0
        self.latencies: list[float] = []
        self.over: Callable[[], None] = lambda: None
        self.stopped = False

    async def set_up(self, http: Http) -> None:
        """Open a table and sit down, all five, until the first of them can move."""
        joined, token = await http.post("/api/tables", {"game": "gulag", "name": "Seat 0", "seats": SEATS})
        self.id = joined["table"]
        await self.open(0, token)
        await self.seats[0].waits.wait()
        code = json.loads(self.seats[0].room)["code"]
        for seat in range(1, SEATS):
            _, token = await http.post("/api/join", {"code": code, "name": f"Seat {seat}"})
            await self.open(seat, token)
        for seat in self.seats:
            seat.ask(ask="ready", id="ready", entropy=secrets.token_hex(16))
        while json.loads(self.seats[0].room)["seats"][-1]["ready"] is not True:
            self.seats[0].waits.clear()
            await self.seats[0].waits.wait()
        self.seats[0].ask(ask="start", id="start")
        await self.ready.wait()
        self.first = json.loads(self.seats[0].last)["view"]["commissar"]

    async def open(self, seat: int, token: str) -> None:
        one = self.seats[seat]
        one.socket = await connect(f"/ws/{self.id}", self.port, one.heard)
        one.ask(ask="hello", token=token)

    def script(self) -> tuple[int, list[int]]:
        """Who moves next, and what."""
        turn, part = divmod(self.made, 4)
        commissar = (self.first + turn) % SEATS
        first, second, supervisor = ((commissar + step) % SEATS for step in (1, 2, 3))
        if part == 0:
            team = (AppointWorker(first), AppointWorker(second), AppointSupervisor(supervisor))
            return commissar, [GAME.number(choice) for choice in team]
        if part == 3:
            return supervisor, [GAME.number(LetBe())]
        worker = first if part == 1 else second
        return worker, [GAME.number(Play(Card.WORK if worker % 2 else Card.STRIKE))]

    def move(self) -> None:
        seat, actions = self.script()
        self.missing = SEATS
        one = self.seats[seat]
        assert one.socket is not None
        frame = b'{"ask":"move","id":"%d","at":%d,"actions":%b}'
        self.began = perf_counter()
        one.socket.send(frame % (self.made, one.n(), json.dumps(actions).encode()))

    def told(self) -> None:
        """One more has been told; after the last of them the next one moves."""
        self.missing -= 1
        if self.missing:
            return
        if not self.ready.is_set():
            self.ready.set()
            return
        self.latencies.append(perf_counter() - self.began)
        self.made += 1
        if self.made < MOVES:
            if not self.stopped:
                self.move()
        else:
            assert b'"over":true' in self.seats[0].last
            self.over()

    def close(self) -> None:
        for seat in self.seats:
            if seat.socket is not None:
                seat.socket.close()


async def prepare(port: int, count: int) -> list[Table]:
    """So many tables with their people, ready to play."""
    tables = [Table(port) for _ in range(count)]
    rest = iter(tables)

    async def some() -> None:
        http = Http(port)
        for table in rest:
            await table.set_up(http)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))
    return tables


async def play(tables: list[Table], at_once: int) -> Load:
    """Play so many games at a time, one after the other, until there are no more to begin."""
    waiting = list(tables)
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def next_game() -> None:
        if not waiting:
            if not done.done():
                done.set_result(None)
            return
        table = waiting.pop()
        table.over = next_game
        table.move()

    began = perf_counter()
    for _ in range(at_once):
        next_game()
    await done
    seconds = perf_counter() - began
    latencies = [latency for table in tables for latency in table.latencies]
    for table in tables:
        table.stopped = True
    return Load(len(latencies), seconds, latencies)

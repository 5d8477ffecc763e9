"""A scripted client: keeps what it is told, comes back by itself, and can play by chance."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wolfden.notices import Notice
from wolfden.server.reasons import AnyNotice

PATIENCE = 15.0  # seconds


def because(told: dict[str, Any]) -> Notice | dict[str, Any]:
    """Why something is refused, or why one has to go: the server's notice, or the game's reason."""
    if told.get("reason") is not None:
        assert told.get("code") is None, "only one of them says why"
        reason: dict[str, Any] = told["reason"]
        return reason
    return msgspec.convert(told["code"], AnyNotice)


class Client:
    """One seat's page, or a spectator's."""

    names = itertools.count()

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        self.token = token
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.name = f"c{next(self.names)}"
        self.ids = itertools.count()
        self.frames: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.welcome: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.position: dict[str, Any] | None = None
        self.clock: dict[str, Any] = {}
        self.journal: list[Any] = []
        self.public: list[bool] = []  # of each event in it: everybody was told
        self.lines: list[Any] = []
        self.first_line = 0  # the number of the first of them
        self.bye: dict[str, Any] | None = None
        self.news = asyncio.Condition()

    # Coming and going.

    async def open(self, **hello: Any) -> None:
        """Connect, and say what one has already."""
        self.socket = await connect(self.address, max_size=None, compression=None)
        self.bye = None
        self.clock = {}
        greeting: dict[str, Any] = {"ask": "hello", "chat": self.first_line + len(self.lines)}
        if self.token is not None:
            greeting["token"] = self.token
        if self.position is not None:
            greeting |= {"n": self.position["n"], "heard": len(self.journal)}
        await self.send(greeting | hello)
        self.reading = asyncio.create_task(self.read())
        await self.until(lambda: bool(self.clock) or self.bye is not None or self.gone)
        if not self.clock and self.bye is None:
            raise ConnectionResetError

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reading is not None:
            await asyncio.gather(self.reading, return_exceptions=True)
        self.socket = self.reading = None

    @property
    def gone(self) -> bool:
        return self.reading is None or self.reading.done()

    async def send(self, ask: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(ask))

    async def read(self) -> None:
        assert self.socket is not None
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                self.hear(frame)
                async with self.news:
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self.news:
                self.news.notify_all()

    def hear(self, frame: str) -> None:
        """Take in a frame, and check that it fits what came before."""
        self.frames.append(frame)
        told = json.loads(frame)
        match told["tell"]:
            case "welcome":
                self.welcome = told
            case "room":
                self.room = told
            case "clock":
                self.clock = told
            case "bye":
                self.bye = told
            case "chatted":
                if told["since"] > self.first_line + len(self.lines):  # only the last ones are told
                    self.first_line, self.lines = told["since"], []
                self.lines[told["since"] - self.first_line :] = told["lines"]
            case "position":
                assert told["since"] <= len(self.journal), "a gap in what one was told"
                if self.position is not None and told["since"]:
                    assert told["n"] > self.position["n"], "a position that is not new"
                self.journal[told["since"] :] = [heard["event"] for heard in told["events"]]
                self.public[told["since"] :] = [heard.get("public", False) for heard in told["events"]]
                self.position = told
            case _:
                self.answers[told["id"]] = told

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(true)

    # Asking.

    async def ask(self, ask: str, **more: Any) -> dict[str, Any]:
        """Ask for something, and wait for the answer."""
        id = more.pop("id", None) or f"{self.name}-{next(self.ids)}"
        await self.send({"ask": ask, "id": id, **more})
        await self.until(lambda: id in self.answers or self.gone)
        if id not in self.answers:
            raise ConnectionResetError
        return self.answers.pop(id)

    async def done(self, ask: str, **more: Any) -> None:
        """Ask for something that has to be done."""
        answer = await self.ask(ask, **more)
        assert answer["tell"] == "done", answer

    async def refused(self, ask: str, **more: Any) -> Notice | dict[str, Any]:
        """Ask for something that is not done: why not, as the server says it, or the game."""
        answer = await self.ask(ask, **more)
        assert answer["tell"] == "refused", answer
        return because(answer)

    # Playing.

    @property
    def seat(self) -> int | None:
        seat: int | None = self.welcome["seat"]
        return seat

    @property
    def who(self) -> str:
        return str(self.welcome.get("who", ""))

    @property
    def n(self) -> int:
        assert self.position is not None
        return int(self.position["n"])

    @property
    def actions(self) -> list[int]:
        return [] if self.position is None else self.position["actions"]

    @property
    def over(self) -> bool:
        return self.position is not None and bool(self.position.get("end"))

    async def compose(self, random: Random) -> list[int]:
        """A whole move by chance, choice by choice."""
        move: list[int] = []
        while True:
            tried = await self.ask("draft", at=self.n, prefix=move)
            if tried["tell"] == "refused":
                return []
            if tried.get("whole"):
                return move
            move.append(random.choice(tried["actions"]))

    async def play(self, random: Random) -> None:
        """Play by chance until the game is over."""
        while not self.over:
            await self.until(lambda: bool(self.actions) or self.over or self.gone)
            if self.gone:
                return
            if self.actions:
                at = self.n
                move = await self.compose(random)
                if move:
                    meanwhile = self.n != at
                    answer = await self.ask("move", at=at, actions=move)
                    assert answer["tell"] == "done" or answer.get("stale") or meanwhile, (answer, move, self.position)

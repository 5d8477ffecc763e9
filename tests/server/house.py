"""A real server on a free port, in the test's own event loop, with a clock that the test sets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from email.message import Message
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

from tests.server.client import Client, because
from wolfden import bots, registry
from wolfden.bots.turn import turn
from wolfden.engine.game import Game
from wolfden.notices import Notice
from wolfden.server.app import Server
from wolfden.server.hub import Hub
from wolfden.server.run import Polite
from wolfden.server.settings import DAY, Settings
from wolfden.server.story import story
from wolfden.server.worker import Advised, hint

ENTROPY = "00112233445566778899aabbccddeeff"


class Inline:
    """Bots that think right here: worker processes have tests of their own."""

    def __init__(self, find: Callable[[str], Game] = registry.game) -> None:
        self.find = find
        self.asked: list[tuple[str, bytes, int, str, int]] = []

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def play(
        self, game: str, data: dict[str, Any] | None, sight: bytes, seat: int, bot: str, seed: int, *, talk: bool = True
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        self.asked.append((game, sight, seat, bot, seed))
        await asyncio.sleep(0)
        rules = self.find(game).with_data(data)
        return turn(rules.sight(rules.load(sight), seat), bots.bot(rules, bot), seed, talk)

    async def advise(self, game: str, data: dict[str, Any] | None, sight: bytes, seat: int, seed: int) -> Advised:
        self.asked.append((game, sight, seat, "", seed))
        await asyncio.sleep(0)
        rules = self.find(game).with_data(data)
        return hint(rules, rules.sight(rules.load(sight), seat), seed)

    async def story(self, replay: bytes, eyes: str, opened: bool | None = None) -> bytes:
        return story(replay, eyes, opened)

    def state(self) -> str:
        return "ok"

    def waiting(self) -> float:
        return 0.0


class Time:
    """Clocks that stand still until a test sets them: `at` is the true time, and the wall's may be wrong."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000
        self.wrong = 0  # by so much

    def wall(self) -> int:
        return self.at + self.wrong

    def steady(self) -> int:
        return self.at


class Answer:
    """What HTTP gave back."""

    def __init__(self, status: int, headers: Message, body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def value(self) -> Any:
        return json.loads(self.body)

    @property
    def wrong(self) -> Notice | dict[str, Any]:
        """Why it is refused."""
        return because(self.value)


class House:
    """The server, and what a browser would do with it."""

    def __init__(self, settings: Settings, time: Time, pool: Inline, find: Callable[[str], Game]) -> None:
        self.time = time
        self.pool = pool
        self.hub = Hub(settings, pool, time, find)
        self.server = Server(settings, self.hub)
        self.uvicorn = Polite(self.server)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.running: asyncio.Task[None] | None = None
        self.clients: list[Client] = []

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/"

    async def start(self) -> None:
        self.running = asyncio.create_task(self.uvicorn.serve([self.socket]))
        while not self.uvicorn.started:
            assert not self.running.done(), self.running
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        for client in self.clients:
            await client.close()
        self.uvicorn.should_exit = True
        if self.running is not None:
            await self.running
        self.socket.close()

    async def http(self, path: str, body: Any = None, cookies: str = "", **headers: str) -> Answer:
        """Ask for a path; with a body, post it."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data)
        if data is not None:
            request.add_header("content-type", "application/json")
        if cookies:
            request.add_header("cookie", cookies)
        for name, value in headers.items():
            request.add_header(name.replace("_", "-"), value)

        def send() -> Answer:
            try:
                with urllib.request.urlopen(request, timeout=10) as response:
                    return Answer(response.status, response.headers, response.read())
            except urllib.error.HTTPError as error:
                return Answer(error.code, error.headers, error.read())

        return await asyncio.to_thread(send)

    async def open(self, game: str = "gulag", name: str = "Ann", **more: Any) -> tuple[str, str]:
        """A new table: its id, and the host's token."""
        now, bot = more.pop("play_now", False), more.pop("bot", None)
        answer = await self.http("/api/tables", {"game": game, "name": name, **more})
        assert answer.status == 200, answer.body
        table, own = answer.value["table"], token(answer)
        if now:
            dealt = await self.deal(table, own, bot=bot)
            assert dealt.status == 200, dealt.body
        return table, own

    async def deal(self, table: str, token: str, entropy: str = ENTROPY, **more: Any) -> Answer:
        """Start at once, with a part of one's own in the shuffle."""
        return await self.http(f"/api/tables/{table}/deal", {"entropy": entropy, **more}, f"seat-{table}={token}")

    async def join(self, code: str, name: str | None = None, cookies: str = "", **more: Any) -> tuple[int, str]:
        """A seat at a table by a code: which, and its token."""
        answer = await self.http("/api/join", {"code": code, "name": name, **more}, cookies)
        assert answer.status == 200, answer.body
        return answer.value["seat"], token(answer)

    async def client(self, table: str, token: str | None = None, **hello: Any) -> Client:
        """Somebody who has opened the table."""
        client = Client(self.ws + table, token)
        self.clients.append(client)
        await client.open(**hello)
        return client


def token(answer: Answer) -> str:
    """The token in a cookie that was set."""
    cookie = SimpleCookie(answer.headers["set-cookie"] or "")
    return next((morsel.value for morsel in cookie.values()), "")


@contextlib.asynccontextmanager
async def house(
    path: Path,
    time: Time | None = None,
    pool: Inline | None = None,
    find: Callable[[str], Game] = registry.game,
    **settings: Any,
) -> AsyncIterator[House]:
    """A server with its data in that folder. Bots answer at once, nobody is too fast, and all time set is witnessed."""
    quick = {"bot_delay": (0, 0), "limited": False, "witness": 1000 * DAY}
    chosen = Settings(**{"data_dir": path, **quick, **settings})
    it = House(chosen, time or Time(), pool or Inline(find), find)
    await it.start()
    try:
        yield it
    finally:
        await it.stop()

"""What an attack needs, and what it takes to see whether it hurts: all of it on this machine, and bounded."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import Client
from tests.server.process import Process

ATTACKER = "127.0.0.2"  # everybody else comes from 127.0.0.1


class Attacker:
    """Connections that are opened, and then behave badly. At the end they are closed."""

    def __init__(self, port: int, address: str = ATTACKER) -> None:
        self.port = port
        self.address = address
        self.sockets: list[socket.socket] = []

    async def send(self, data: bytes, reads: int = 4096) -> socket.socket:
        """Connect, send that, and read nothing; what is not read waits at the server's, for hardly any fits here."""
        raw = socket.socket()
        self.sockets.append(raw)
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, reads)
        raw.setblocking(False)
        raw.bind((self.address, 0))
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(10):
            await loop.sock_connect(raw, ("127.0.0.1", self.port))
            with contextlib.suppress(OSError):  # it may be sent away already
                await loop.sock_sendall(raw, data)
        return raw

    async def look(self, table: str, **hello: Any) -> socket.socket:
        """Open a table, as a spectator who never reads."""
        key = "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13"
        head = f"GET /ws/{table} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n{key}\r\n\r\n"
        raw = await self.send(head.encode())
        loop = asyncio.get_running_loop()
        answer = await asyncio.wait_for(loop.sock_recv(raw, 1000), 10)
        assert answer.startswith(b"HTTP/1.1 101"), answer
        text = json.dumps({"ask": "hello", **hello}).encode()
        await loop.sock_sendall(raw, bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
        return raw

    def close(self) -> None:
        for raw in self.sockets:
            raw.close()


def post(path: str, body: bytes) -> bytes:
    """A whole POST."""
    head = f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    return head.encode() + body


async def answered(raw: socket.socket, within: float = 10.0) -> bytes:
    """What came back until the server closed, or paused for a second."""
    loop, found = asyncio.get_running_loop(), b""
    with contextlib.suppress(TimeoutError, OSError):
        while part := await asyncio.wait_for(loop.sock_recv(raw, 65536), 1 if found else within):
            found += part
    return found


def memory(pid: int) -> float:
    """Megabytes that a process and its children have in memory."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    total = 0
    for one in (str(pid), *children):
        with contextlib.suppress(OSError):
            status = Path(f"/proc/{one}/status").read_text()
            total += next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return total / 1024


def descriptors(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))


class Watch:
    """How an attack went: the server's memory and descriptors before and at most, and how long moves took."""

    def __init__(self, process: Process) -> None:
        assert process.process is not None
        self.process = process
        self.pid = process.process.pid
        self.moves: list[float] = []
        self.before = memory(self.pid)
        self.open_before = descriptors(self.pid)
        self.most = self.before

    @property
    def added(self) -> float:
        return self.most - self.before

    def slow(self) -> float:
        """The 99th percentile of all moves."""
        assert len(self.moves) >= 50, f"only {len(self.moves)} moves"
        return sorted(self.moves)[int(len(self.moves) * 0.99)]

    async def weigh(self) -> None:
        while True:
            self.most = max(self.most, memory(self.pid))
            await asyncio.sleep(0.05)

    async def play(self, seed: int) -> None:
        """Somebody who plays on, game after game."""
        random = Random(seed)
        while True:
            table, token = await open_table(self.process.port, game="boars", play_now=True, seats=2)
            client = Client(f"ws://127.0.0.1:{self.process.port}/ws/{table}", token)
            await client.open()
            while not client.over:
                await client.until(lambda client=client: bool(client.actions) or client.over)  # type: ignore[misc]
                if client.actions:
                    at, move = client.n, await client.compose(random)
                    begun = time.perf_counter()
                    await client.ask("move", at=at, actions=move)
                    self.moves.append(time.perf_counter() - begun)
                    await asyncio.sleep(0.1)
            await client.close()

    async def descriptors_back(self, within: float) -> float:
        """How many seconds it takes until the attack has no descriptors left."""
        begun = time.perf_counter()
        async with asyncio.timeout(within):
            while descriptors(self.pid) > self.open_before + 3:
                await asyncio.sleep(0.1)
        return time.perf_counter() - begun


async def open_table(port: int, **wish: Any) -> tuple[str, str]:
    """A new table: its id and the token of its host."""
    body = json.dumps({"name": "Ann", **wish}).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(post("/api/tables", body))
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)).decode()
    assert head.startswith("HTTP/1.1 200"), head
    cookie = next(line for line in head.lower().splitlines() if line.startswith("set-cookie"))
    at = head.lower().index(cookie) + len("set-cookie: seat-")
    table, _, token = head[at:].split(";")[0].partition("=")
    writer.close()
    return table, token


@contextlib.asynccontextmanager
async def under_attack(data: Path, *arguments: str) -> AsyncIterator[tuple[Process, Watch, Attacker]]:
    """A real server at which three people play, and an attacker."""
    process = Process(data, "--bot-delay", "0", *arguments)
    await process.start()
    attacker = Attacker(process.port)
    people: list[asyncio.Task[None]] = []
    try:
        await asyncio.sleep(4)  # until the workers are there, and weigh what they weigh
        watch = Watch(process)
        people = [asyncio.create_task(watch.weigh()), *(asyncio.create_task(watch.play(seed)) for seed in range(3))]
        await asyncio.sleep(2)
        watch.before = memory(watch.pid)
        watch.open_before = descriptors(watch.pid)
        watch.most = watch.before
        yield process, watch, attacker
        for task in people:
            assert not task.done(), task
    finally:
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        attacker.close()
        await process.stop()

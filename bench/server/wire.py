"""The least that a client of a table needs: requests, and sockets that cost next to nothing."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASK = bytes(4)  # a mask of zeros masks nothing


class Http:
    """One connection for requests, one after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any) -> tuple[Any, str]:
        """The answer, and the value of the cookie that came with it."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
        writer.write(f"{head}content-length: {len(data)}\r\n\r\n".encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"(?i)content-length: (\d+)", answer)
        found = await reader.readexactly(int(length[1]) if length else 0)
        if not answer.startswith("HTTP/1.1 200"):
            raise RuntimeError(f"{path} was refused: {found.decode()}")
        cookie = re.search(r"(?i)set-cookie: [^=]+=([^;\r]*)", answer)
        return json.loads(found), cookie[1] if cookie else ""

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


class Socket(asyncio.Protocol):
    """A WebSocket that gives each text frame to `heard`."""

    def __init__(self, path: str, port: int, heard: Callable[[bytes], None]) -> None:
        self.path = path
        self.port = port
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET {self.path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        )
        transport.write(f"{head}sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n".encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError(f"{self.path} was refused"))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open.done():
            head, end, _ = buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.transport.close()
                return
            del buffer[: len(head) + 4]
            self.open.set_result(None)
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind, frame = buffer[0], bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == TEXT:
                self.heard(frame)
            elif kind == PING:
                self.send(frame, PONG)
            elif kind == CLOSE:
                self.transport.close()

    def send(self, frame: bytes, kind: int = TEXT) -> None:
        size = len(frame)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + MASK + frame)

    def close(self) -> None:
        self.send(b"", CLOSE)


async def connect(path: str, port: int, heard: Callable[[bytes], None]) -> Socket:
    """A socket that is open."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, port, heard), "127.0.0.1", port)
    await socket.open
    return socket

"""Frames, however they come: one at a time, in pieces, many at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import house
from wolfden.server.messages import LONGEST_FRAME
from wolfden.server.wire import frame_start

MASK = b"\x11\x22\x33\x44"
TEXT, CONTINUED, PING = 0x1, 0x0, 0x9


def frame(text: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """As a client sends it."""
    size = len(text)
    short = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    masked = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(text))
    return bytes((kind | (0x80 if last else 0),)) + short + MASK + masked


@pytest.mark.parametrize(("size", "start"), [(0, 6), (125, 6), (126, 8), (LONGEST_FRAME, 8), (LONGEST_FRAME + 1, 0)])
def test_one_whole_frame(size: int, start: int) -> None:
    whole = frame(b"x" * size)
    assert frame_start(whole) == start
    assert not frame_start(whole[:-1]) and not frame_start(whole + b"x")


def test_what_is_not_one_whole_frame_of_a_client() -> None:
    ten = b"x" * 10
    assert not frame_start(frame(ten, last=False)) and not frame_start(frame(ten, CONTINUED))
    assert not frame_start(b"\x81\x0a" + ten), "not masked"
    assert not frame_start(b"\x81\xff" + bytes(4) + b"x" * 127), "a length of eight bytes, which never fits"
    assert not any(frame_start(frame(ten)[:size]) for size in range(16))


async def test_however_frames_come(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        table, _ = await it.open()
        reader, writer = await asyncio.open_connection("127.0.0.1", it.port)
        head = f"GET /ws/{table} HTTP/1.1\r\nhost: 127.0.0.1:{it.port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        writer.write(f"{head}sec-websocket-key: {'A' * 22}==\r\nsec-websocket-version: 13\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")

        async def told(what: bytes) -> None:
            await asyncio.wait_for(reader.readuntil(what), 10)

        async def send(*pieces: bytes) -> None:
            for piece in pieces:
                writer.write(piece)
                await asyncio.sleep(0.02)  # as packets of their own

        def ask(id: str) -> bytes:
            return frame(b'{"ask":"ready","id":"%s","entropy":""}' % id.encode())

        await send(frame(b'{"ask":"hello"}'))
        await told(b'"tell":"clock"')
        await send(ask("one"))
        await told(b'"id":"one"')
        await send(frame(b"", PING), ask("two"))
        await told(b'"id":"two"')
        await send(ask("three") + ask("four"), ask("five"))
        await told(b'"id":"five"')
        await send(ask("six")[:2], ask("six")[2:9], ask("six")[9:], ask("seven"))
        await told(b'"id":"seven"')
        text = b'{"ask":"ready","id":"eight","entropy":""}'
        await send(frame(text[:9], last=False), frame(text[9:], CONTINUED), ask("nine"))
        await told(b'"id":"eight"')
        await told(b'"id":"nine"')
        writer.close()

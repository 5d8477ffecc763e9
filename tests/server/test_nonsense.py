"""Frames, bodies and headers that make no sense: each is refused in words, and nothing breaks."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.client import because
from tests.server.house import house
from tests.server.test_moves import two_people
from wolfden.server.messages import LONGEST_FRAME
from wolfden.server.reasons import Misunderstood, NoReplay

DEEP = [
    "[" * (LONGEST_FRAME - 200),
    "[" * 3000 + "]" * 3000,
    '{"a":' * 1000 + "1" + "}" * 1000,
]


def nested(deep: str) -> list[str]:
    """Nested values where anything may stand, where something else is expected, and alone."""
    return [deep, f'{{"ask":"notes","id":"x","text":{deep}}}', f'{{"ask":"notes","id":"x","text":"","more":{deep}}}']


@pytest.mark.parametrize("deep", DEEP, ids=["open", "lists", "tables"])
async def test_deeply_nested_frames(tmp_path: Path, deep: str, caplog: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path) as it:
        ann, _ = await two_people(it)
        for frame in nested(deep):
            assert ann.socket is not None and len(frame) <= LONGEST_FRAME
            ann.frames.clear()
            await ann.socket.send(frame)
            await ann.until(lambda: any('"refused"' in frame for frame in ann.frames))
            told = next(json.loads(frame) for frame in ann.frames if '"refused"' in frame)
            assert isinstance(because(told), Misunderstood), told
        await ann.done("notes", text="still here")
        async with connect(it.ws + ann.welcome["table"]) as first:
            await first.send(deep)
            assert json.loads(await first.recv())["tell"] == "bye"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("deep", DEEP, ids=["open", "lists", "tables"])
async def test_deeply_nested_bodies(tmp_path: Path, deep: str, caplog: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path) as it:
        for path in ("/api/tables", "/api/join", "/api/story"):
            for body in nested(deep):
                answer = await it.http(path, body.encode())
                assert answer.status == 400 and isinstance(answer.wrong, Misunderstood | NoReplay), path
        replay = {"game": "boars", "version": 1, "seats": 2, "seed": "1", "options": {}, "moves": []}
        for depth in (17, 500, 900, 990, 1500):
            body = json.dumps({**replay, "data": {"track": 1}}).replace(
                '"track": 1', '"a":' + "[" * depth + "]" * depth
            )
            assert (await it.http("/api/story", body.encode())).status == 400, depth
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


BROKEN = ("http://[::1", "http://[", "http://]", "http://[::1]:x", "//[", "http://\u00e9\u00a0", "[::1", "http://a:b:c")


async def test_headers_that_are_no_addresses(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path) as it:
        table, _ = await it.open()
        for broken in BROKEN:
            answer = await it.http("/api/tables", {"game": "gulag", "name": "Ann"}, origin=broken)
            assert answer.status == 403, broken
            if broken.isascii():
                with pytest.raises(InvalidStatus) as refused:
                    await connect(it.ws + table, origin=broken)  # type: ignore[arg-type]
                assert refused.value.response.status_code == 403
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_hosts_that_are_none(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever a request says of where it goes, it gets an answer that is no accident."""
    async with house(tmp_path) as it:
        body = json.dumps({"game": "gulag", "name": "Ann"})
        for host in ("[::1", "[", "a b", "x:y:z", "\u00e9", ""):
            for path in ("POST /api/tables", "GET /api/games/", "GET /t/", "GET /health", "GET //[/", "GET /[::1"):
                reader, writer = await asyncio.open_connection("127.0.0.1", it.port)
                more = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n{body}"
                writer.write(f"{path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{more}".encode("latin-1"))
                status = await asyncio.wait_for(reader.readline(), 5)
                assert status and b" 500 " not in status, (host, path, status)
                writer.close()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

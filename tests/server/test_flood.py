"""Attacks by those who ask much and read nothing, on a real server: others do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path

import pytest

from tests.server.attack import answered, descriptors, open_table, post, under_attack
from tests.server.client import Client
from wolfden import registry
from wolfden.engine.replay import Record, encode, start
from wolfden.terminal.match import bot_move, next_seat

MOST_MEMORY = 100  # megabytes that an attack may add
PATIENCE = 1.0  # seconds for a move, at the 99th percentile
QUICKLY = 5.0  # seconds for a newcomer to find a seat, while another attack goes on
CUT_OFF = 40.0  # seconds until those who do not read have been cut off


def long_game() -> bytes:
    """A legal replay of some 20 kilobytes, which is 20 megabytes as a story."""
    game = registry.game("boars")
    record = Record(game, start(game, 4, 5, {}))
    while not record.state.over:
        bot_move(record, next_seat(record))
    return encode(record.replay)


async def talk(client: Client, lines: int) -> None:
    """Lines of chat, as long as they may be."""
    for number in range(0, lines, 100):
        for more in range(100):
            await client.send({"ask": "chat", "id": f"{number + more}", "text": "🐺" * 500})
        await client.until(lambda last=str(number + 99): last in client.answers)  # type: ignore[misc]


@pytest.mark.long
@pytest.mark.parametrize("limits", [(), ("--no-limits",)], ids=["one address", "as if from everywhere"])
async def test_stories_that_nobody_reads(tmp_path: Path, limits: tuple[str, ...]) -> None:
    request = post("/api/story?eyes=all", long_game())
    assert 20_000 < len(request) < 30_000
    async with under_attack(tmp_path, *limits) as (_, watch, attacker):
        for _ in range(30):
            await attacker.send(request)
        await asyncio.sleep(12)
        assert watch.added < MOST_MEMORY
        assert watch.slow() < PATIENCE
        await watch.descriptors_back(CUT_OFF)


@pytest.mark.long
async def test_a_long_chat_that_nobody_reads(tmp_path: Path) -> None:
    """Five thousand lines, as long as they may be, and the most spectators that there may be."""
    async with under_attack(tmp_path, "--no-limits") as (process, watch, attacker):
        table, token = await open_table(process.port, game="gulag", chat=True)
        ann = Client(f"ws://127.0.0.1:{process.port}/ws/{table}", token)
        await ann.open()
        await talk(ann, 5000)
        for _ in range(64):
            await attacker.look(table)
        for number in range(50):  # life goes on, and more and more waits for those who do not read
            await ann.refused("chat", text=f"{number}")
            await ann.done("rename", name="Ann" + "n" * (number % 2))
            await asyncio.sleep(0.1)
        assert watch.added < MOST_MEMORY
        assert watch.slow() < PATIENCE


@pytest.mark.long
async def test_sockets_that_are_dead(tmp_path: Path) -> None:
    """Whoever does not even answer a ping is not there any more."""
    async with under_attack(tmp_path) as (process, watch, attacker):
        table, _ = await open_table(process.port, game="gulag")
        for _ in range(64):
            await attacker.look(table)
        assert descriptors(watch.pid) >= watch.open_before + 64
        await watch.descriptors_back(45)
        assert watch.slow() < PATIENCE


@pytest.mark.long
async def test_slow_sockets(tmp_path: Path) -> None:
    """Spectators who read nothing of a chat that goes on are cut off, and nothing of them is left."""
    async with under_attack(tmp_path, "--no-limits") as (process, watch, attacker):
        table, token = await open_table(process.port, game="gulag", chat=True)
        ann = Client(f"ws://127.0.0.1:{process.port}/ws/{table}", token)
        await ann.open()
        for _ in range(60):
            await attacker.look(table)
        await talk(ann, 3000)
        assert watch.added < MOST_MEMORY
        assert watch.slow() < PATIENCE
        await watch.descriptors_back(CUT_OFF)
        assert not ann.gone and "failed" not in process.log.read_text() and "Error" not in process.log.read_text()


@pytest.mark.long
@pytest.mark.parametrize("address", ["127.0.0.2", "127.0.0.1"])
async def test_half_sent_requests(tmp_path: Path, address: str) -> None:
    """1,100 of them, from elsewhere or from where the newcomer lives."""
    async with under_attack(tmp_path) as (process, watch, attacker):
        attacker.address = address
        for number in range(1100):
            body = number % 2 == 0
            half = post("/api/join", b"x" * 99)[:-50] if body else b"GET / HTTP/1.1\r\nhost: x\r\n"
            with contextlib.suppress(OSError):
                await attacker.send(half)
        assert descriptors(watch.pid) - watch.open_before <= 256 + 64
        begun = time.perf_counter()
        table, token = await open_table(process.port, game="gulag")
        newcomer = Client(f"ws://127.0.0.1:{process.port}/ws/{table}", token)
        await newcomer.open()
        await newcomer.done("rename", name="Newcomer")
        assert time.perf_counter() - begun < QUICKLY
        await newcomer.close()
        await asyncio.sleep(4)
        assert watch.added < MOST_MEMORY
        assert watch.slow() < PATIENCE
        await watch.descriptors_back(CUT_OFF)


@pytest.mark.long
async def test_bodies_that_never_end(tmp_path: Path) -> None:
    """As many as fit, each with nearly all that it may have."""
    request = post("/api/story?eyes=all", b" " * 1_000_000)[:-1]
    async with under_attack(tmp_path) as (process, watch, attacker):
        sending = [asyncio.create_task(attacker.send(request)) for _ in range(250)]
        await asyncio.wait(sending, timeout=20)
        for task in sending:
            task.cancel()
        refused = await answered(attacker.sockets[-1])
        assert refused.startswith(b"HTTP/1.1 429") and b"\r\nretry-after: " in refused
        await asyncio.sleep(2)
        assert watch.added < MOST_MEMORY
        assert watch.slow() < PATIENCE
        await watch.descriptors_back(CUT_OFF)
        await open_table(process.port, game="gulag")

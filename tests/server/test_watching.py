"""Spectators: nobody looks for them while nobody watches, and nobody who comes back notices."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.client import Client
from tests.server.house import house
from tests.server.test_moves import turn_of, two_people
from wolfden.engine.state import State
from wolfden.server.fold import Eyes


async def move(*clients: Client) -> None:
    """Let whoever of them is awaited next move."""
    mover = await turn_of(*clients, naming=False)
    await mover.done("move", at=mover.n, actions=await mover.compose(Random(1)))


def same(one: Client, other: Client) -> None:
    """Both have seen and heard the same."""
    assert one.journal == other.journal
    assert one.position is not None and other.position is not None
    assert one.position["view"] == other.position["view"] and one.position["n"] == other.position["n"]


@pytest.mark.parametrize("save_every", [1, 3, 100])
async def test_whoever_comes_back_gets_what_they_missed(tmp_path: Path, save_every: int) -> None:
    """Also after a restart, which counts from what is stored."""
    async with house(tmp_path, save_every=save_every) as it:
        ann, ben = await two_people(it)
        table = ann.address.rsplit("/", 1)[1]
        watcher = await it.client(table)
        await watcher.close()
        unseen = len(watcher.journal)
        while len(ann.journal) < unseen + 8:
            await move(ann, ben)
        await it.hub.players.close()
        await watcher.open()
        assert len(watcher.journal) > unseen
        same(watcher, await it.client(table))
    async with house(tmp_path, save_every=save_every, bot_delay=(3600, 3600)) as it:
        watcher.address = it.ws + table
        it.clients.append(watcher)
        watcher.frames.clear()
        await watcher.open()
        assert not any('"position"' in frame for frame in watcher.frames), "they have all there is"
        same(watcher, await it.client(table))


async def test_nobody_looks_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    real = Eyes.look

    def look(eyes: Eyes, state: State, moved: bool) -> bool:
        nonlocal looks
        looks += eyes.seat is None
        return real(eyes, state, moved)

    monkeypatch.setattr(Eyes, "look", look)
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        before = looks
        await move(ann, ben)
        assert looks == before
        await it.client(ann.address.rsplit("/", 1)[1])
        assert looks == before + 1

"""Whole games over real sockets: by people, by people and bots, and what is left of them afterwards."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import ENTROPY, house
from wolfden import registry
from wolfden.engine.replay import decode, fold
from wolfden.server.fair import verify


@pytest.mark.parametrize("game", registry.games())
def test_people_play_a_whole_game(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with house(tmp_path) as it:
            table, token = await it.open(game)
            host = await it.client(table, token)
            guests = []
            for name in ("Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida", "Jon")[
                : len(host.room["seats"]) - 1
            ]:
                _, own = await it.join(host.room["code"], name)
                guests.append(await it.client(table, own))
                await guests[-1].done("ready", entropy=ENTROPY)
            watcher = await it.client(table)
            await host.done("start")
            everybody = [host, *guests]
            await asyncio.gather(*(client.play(Random(seat)) for seat, client in enumerate(everybody)))
            await watcher.until(lambda: watcher.over)
            check_end(await it.http(f"/api/tables/{table}/replay"), game, everybody)
            assert watcher.position is not None and watcher.position["actions"] == []
            assert watcher.position["end"] == host.position["end"] if host.position else False

    asyncio.run(run())


def check_end(answer: Any, game: str, everybody: list[Any]) -> None:
    """The replay proves the shuffle, and everybody was told what it tells them."""
    rules = registry.game(game)
    replay = decode(answer.body, registry.game)
    commitment = everybody[0].room["commitment"]
    assert all(finding.fits for finding in verify(rules, replay, commitment))
    state = fold(rules, replay)
    for client in everybody:
        assert client.room["phase"] == "over"
        told = [json.loads(json.dumps(event)) for event in client.journal]
        assert told == json.loads(_json(state.journal(client.seat)))
        assert client.public == [heard.public for heard in state.heard(client.seat)]
        assert client.position["end"]["seed"] == replay.seed


def _json(value: Any) -> bytes:
    import msgspec

    return msgspec.json.encode(value)


@pytest.mark.parametrize("game", registry.games())
def test_one_person_plays_with_bots(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with house(tmp_path) as it:
            table, token = await it.open(game, play_now=True)
            ann = await it.client(table, token)
            await ann.play(Random(1))
            check_end(await it.http(f"/api/tables/{table}/replay"), game, [ann])
            told = await it.http(f"/api/tables/{table}/story?eyes=all")
            assert told.status == 200 and told.value["end"]["winners"] == ann.position["end"]["winners"]
            seats = {seat for _, _, seat, _, _ in it.pool.asked}
            assert seats == set(range(1, len(ann.room["seats"])))

    asyncio.run(run())

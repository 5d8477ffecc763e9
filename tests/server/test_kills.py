"""It never loses a move: the server is killed again and again while everybody plays at full speed.

After each start every move that was acknowledged is there, once, and every client goes on by itself.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import urllib.request
from collections import Counter
from contextlib import closing
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from tests.server.client import Client
from tests.server.process import Process
from wolfden import registry
from wolfden.engine.replay import seed_of
from wolfden.server import fair
from wolfden.server.charter import Charter

PEOPLE = 2  # at each table; bots have the other seats
TROUBLE = (OSError, HTTPException, WebSocketException, TimeoutError)


class Stubborn:
    """A client that plays on whatever happens, and remembers what it was promised."""

    def __init__(self, port: int, table: str, token: str, seed: int, stop: asyncio.Event) -> None:
        self.client = Client(f"ws://127.0.0.1:{port}/ws/{table}", token)
        self.table = table
        self.random = Random(seed)
        self.stop = stop
        self.kept: dict[str, list[int]] = {}
        self.refused: list[str] = []
        self.sent_again = 0
        self.came_back = 0
        self.pending: tuple[str, int, list[int]] | None = None

    async def play(self) -> None:
        while not self.client.over and not (self.stop.is_set() and self.pending is None):
            try:
                if self.client.gone:
                    await self.client.open()
                    self.came_back += 1
                await self.step()
            except TROUBLE:
                await asyncio.sleep(0.02)
        await self.client.close()

    async def step(self) -> None:
        client = self.client
        if self.pending is None:
            await client.until(lambda: bool(client.actions) or client.over or client.gone or self.stop.is_set())
            if client.gone or not client.actions or self.stop.is_set():
                return
            at = client.n
            move = await client.compose(self.random)
            if not move:
                return
            self.pending = (f"{client.name}-move-{next(client.ids)}", at, move)
        else:
            self.sent_again += 1
        id, at, move = self.pending
        answer = await client.ask("move", id=id, at=at, actions=move)
        if answer["tell"] == "done":
            self.kept[id] = move
        else:
            assert answer.get("stale"), answer
            self.refused.append(id)
        self.pending = None


class Party:
    """Tables full of stubborn people, each followed by another as soon as its game is over."""

    def __init__(self, process: Process, tables: int, seed: int) -> None:
        self.process = process
        self.stop = asyncio.Event()
        self.seeds = itertools.count(seed)
        self.everybody: list[Stubborn] = []
        self.games = itertools.cycle(registry.games())
        self.tables = tables

    def kept(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(len(person.kept) for person in self.everybody)

    async def play(self) -> None:
        await asyncio.gather(*(self.one_after_the_other() for _ in range(self.tables)))

    async def one_after_the_other(self) -> None:
        while not self.stop.is_set():
            try:
                people = await self.open(next(self.games))
            except TROUBLE:
                await asyncio.sleep(0.05)
                continue
            self.everybody += people
            await asyncio.gather(*(person.play() for person in people))

    async def open(self, game: str) -> list[Stubborn]:
        table, token = await self.post("/api/tables", {"game": game, "name": "Ann"})
        tokens = [token]
        host = Client(f"ws://127.0.0.1:{self.process.port}/ws/{table}", token)
        try:
            await host.open()
            for name in ("Ben", "Cleo")[: PEOPLE - 1]:
                _, own = await self.post("/api/join", {"code": host.room["code"], "name": name})
                tokens.append(own)
            await host.done("start")
        finally:
            await host.close()
        return [Stubborn(self.process.port, table, own, next(self.seeds), self.stop) for own in tokens]

    async def post(self, path: str, body: Any) -> tuple[str, str]:
        address = f"http://127.0.0.1:{self.process.port}{path}"
        request = urllib.request.Request(address, json.dumps(body).encode(), {"content-type": "application/json"})

        def send() -> tuple[str, str]:
            with urllib.request.urlopen(request, timeout=5) as response:
                return json.load(response)["table"], response.headers["set-cookie"].split(";")[0].split("=", 1)[1]

        return await asyncio.to_thread(send)


async def kill_again_and_again(data: Path, kills: int, tables: int, seed: int) -> Party:
    random = Random(seed)
    process = Process(data, "--bot-delay", "0", "--no-limits")
    await process.start()
    party = Party(process, tables, seed)
    playing = asyncio.create_task(party.play())
    try:
        for number in range(kills):
            kept, played = party.kept(), by_bots(data)
            async with asyncio.timeout(60):
                # Everybody goes on by themselves; bots take longer to wake up, and are not always waited for.
                while party.kept() == kept or (number % 4 == 0 and by_bots(data) == played):
                    assert not playing.done(), await playing
                    await asyncio.sleep(0.02)
            await asyncio.sleep(random.uniform(0, 0.2))
            await process.kill()
            check(data, party)
            await process.start()
        await asyncio.sleep(1)
        party.stop.set()
        async with asyncio.timeout(30):
            await playing
    finally:
        playing.cancel()
        await process.stop()
    return party


def by_bots(data: Path) -> int:
    """How many moves bots have made."""
    with closing(sqlite3.connect(data / "wolfden.db")) as database:
        return int(database.execute("SELECT count(*) FROM moves WHERE client IS NULL").fetchone()[0])


def check(data: Path, party: Party) -> None:
    """Every acknowledged move is there, once, as it was made."""
    with closing(sqlite3.connect(data / "wolfden.db")) as database:
        rows = database.execute('SELECT "table", seat, client, body FROM moves WHERE client IS NOT NULL').fetchall()
    bodies = {client: json.loads(body) for _, _, client, body in rows}
    assert max(Counter(client for _, _, client, _ in rows).values(), default=1) == 1
    for person in party.everybody:
        for id, move in person.kept.items():
            assert bodies.get(id) == move, f"{id} was acknowledged, and is lost"
        assert not bodies.keys() & set(person.refused), "refused, and done nevertheless"


def check_stories(data: Path, party: Party) -> int:
    """What everybody was told is what the moves lead to, from the very beginning; gives the number of moves."""
    with closing(sqlite3.connect(data / "wolfden.db")) as database:
        charters = dict(database.execute("SELECT id, charter FROM tables").fetchall())
        rows = database.execute('SELECT "table", seq, seat, kind, body FROM moves ORDER BY "table", seq').fetchall()
    people = {table: [one for one in party.everybody if one.table == table] for table in charters}
    for table, raw in charters.items():
        charter = msgspec.json.decode(raw, type=Charter)
        seed = fair.seed(bytes.fromhex(charter.secret), charter.id, charter.entropies())
        assert seed == seed_of(str(seed))
        state = registry.game(charter.game).new(len(charter.places), seed, **charter.options)
        moves = [row for row in rows if row[0] == table]
        assert [row[1] for row in moves] == list(range(1, len(moves) + 1))
        for _, _, seat, kind, body in moves:
            if kind == "say":
                state.say(seat, json.loads(body))
            else:
                state.chain(seat, json.loads(body))
        for person in people[table]:
            if not person.client.welcome:
                continue  # the party was over before they came in
            told = json.loads(msgspec.json.encode(state.journal(person.client.seat)))
            assert told[: len(person.client.journal)] == person.client.journal
            assert len(told) - len(person.client.journal) <= 60 and (not state.over or person.client.journal)
    return len(rows)


def run(data: Path, kills: int, tables: int, seed: int) -> None:
    party = asyncio.run(kill_again_and_again(data, kills, tables, seed))
    check(data, party)
    moves = check_stories(data, party)
    kept = party.kept()
    again = sum(person.sent_again for person in party.everybody)
    back = sum(person.came_back for person in party.everybody)
    print(f"{kills} kills, {moves} moves, {kept} acknowledged to clients, {again} sent again, {back} came back")
    assert moves >= kept + kills // 4 and kept >= kills and back >= kills and again > 0


def test_twenty_kills(tmp_path: Path) -> None:
    run(tmp_path, kills=20, tables=4, seed=1)


@pytest.mark.long
def test_a_thousand_kills(tmp_path: Path) -> None:
    run(tmp_path, kills=1000, tables=6, seed=2)

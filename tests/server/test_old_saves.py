"""A table whose stored state cannot be read any more, by the same rules, goes on from its moves as if nothing was."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.house import House, house
from tests.server.test_upgrade import CountingMore, add, come_back, counting, kill, sit_down
from wolfden.engine import saving

# Written by the server of commit 05d2f85, before states kept their facts under other names: every game, stopped while
# somebody composes a move, while choices are sealed, and at its end; some of them killed, so that moves came after the
# stored state. For each table, what its two people had been told.
OLD = Path(__file__).parent / "old"
TABLES: list[dict[str, Any]] = json.loads((OLD / "names.json").read_text("utf-8"))

RUNNING = [table for table in TABLES if not table["over"]]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "wolfden.db")) as database:
        database.executescript(gzip.decompress((OLD / "names.sql.gz").read_bytes()).decode())
    return tmp_path


def called(table: dict[str, Any]) -> str:
    moment = "over" if table["over"] else "sealed" if table["sealed"] else "draft"
    return f"{table['game']}-{moment}{'-killed' if table['killed'] else ''}"


def stored(path: Path, table: str) -> list[tuple[int, int]]:
    """Of each stored state of a table: up to which move, and the format."""
    with closing(sqlite3.connect(path / "wolfden.db")) as database:
        rows = database.execute('SELECT seq, state FROM saves WHERE "table" = ? ORDER BY seq', (table,)).fetchall()
    return [(seq, json.loads(state[16:])["format"]) for seq, state in rows]


def test_they_were_written_before() -> None:
    """Every game, in every moment, with moves after the stored state and without."""
    assert {table["game"] for table in TABLES} == {"gulag", "wooolf", "boars", "wolves", "sobakistan"}
    assert any(table["moves"] > table["saved"] for table in TABLES)
    assert any(table["sealed"] for table in TABLES) and any(table["over"] for table in TABLES)


@pytest.mark.parametrize("table", TABLES, ids=called)
async def test_the_games_of_the_version_before_go_on(old: Path, table: dict[str, Any]) -> None:
    assert {form for _, form in stored(old, table["table"])} == {1}
    for again in (False, True):  # the second time the state can be read
        async with house(old, bot_delay=(3600, 3600)) as it:
            people = [await it.client(table["table"], person["token"]) for person in table["people"]]
            for client, person in zip(people, table["people"], strict=True):
                check_found(client, person, table, again)
            await check_done_once(people, table)
            if not table["over"]:
                await check_drafts(people)
    assert stored(old, table["table"])[-1] == (table["moves"], 1 if table["over"] else saving.FORMAT)
    async with house(old) as it:
        people = [await it.client(table["table"], person["token"]) for person in table["people"]]
        if not table["over"]:
            await play_on(people)
        await check_told(it, people, table)


def check_found(client: Client, person: dict[str, Any], table: dict[str, Any], again: bool) -> None:
    """Somebody finds what they had."""
    assert client.seat == person["seat"] and client.actions == person["actions"]
    assert len(client.journal) == person["told"] and client.position is not None
    assert client.position["view"]["actors"] == table["actors"]
    assert client.over is table["over"] and client.room["phase"] == ("over" if table["over"] else "playing")
    # Views have got a field since: whoever counts again what came after the stored state may notice more.
    assert client.n == person["n"] or (client.n > person["n"] and table["moves"] > table["saved"])
    if table["sealed"] and not client.actions:
        assert client.position["view"]["held"], "their own sealed choice"


async def check_done_once(people: list[Client], table: dict[str, Any]) -> None:
    """A move that was acknowledged is not made again."""
    if not table["over"]:
        id, seat, actions = table["last"]
        who = next(client for client in people if client.seat == seat)
        told = len(who.journal)
        await who.done("move", id=id, at=0, actions=actions)
        assert len(who.journal) == told


async def check_drafts(people: list[Client]) -> None:
    for client in people:
        if client.actions:
            tried = await client.ask("draft", at=client.n, prefix=[client.actions[0]])
            assert tried["tell"] == "drafted" and (tried.get("whole", False) or tried["actions"])


async def play_on(people: list[Client], moves: int = 6) -> None:
    """Several moves of these people, and as many of the bots as there are in between."""
    random, made = Random(5), 0
    while made < moves and not people[0].over:
        for client in people:
            if client.actions:
                at = client.n
                await client.ask("move", at=at, actions=await client.compose(random))
                await client.until(lambda client=client, at=at: client.n > at)  # type: ignore[misc]
                made += 1
        await people[0].until(lambda: any(client.actions for client in people) or people[0].over)


async def check_told(it: House, people: list[Client], table: dict[str, Any]) -> None:
    """The whole game can be told from its beginning, and tells everybody what they were told."""
    for client in people:
        cookies = f"seat-{table['table']}={client.token}"
        answer = await it.http(f"/api/tables/{table['table']}/story?eyes={client.seat}", cookies=cookies)
        assert answer.status == 200, answer.body
        told = [heard for scene in answer.value["scenes"] for heard in scene["events"]]
        assert [heard["event"] for heard in told] == client.journal


def spoil(path: Path, table: str, change: Callable[[bytes], bytes]) -> None:
    """Change the stored states of a table behind the server's back."""
    with closing(sqlite3.connect(path / "wolfden.db")) as database:
        rows = database.execute('SELECT seq, state FROM saves WHERE "table" = ?', (table,)).fetchall()
        for seq, state in rows:
            database.execute('UPDATE saves SET state = ? WHERE "table" = ? AND seq = ?', (change(state), table, seq))
        database.commit()


@pytest.mark.parametrize("table", RUNNING, ids=called)
async def test_a_damaged_state_is_made_again(old: Path, table: dict[str, Any]) -> None:
    spoil(old, table["table"], lambda state: state[:-1] + b"?")
    for _ in range(2):  # killed in between, so that the first server stores nothing more
        async with house(old, bot_delay=(3600, 3600)) as it:
            people = [await it.client(table["table"], person["token"]) for person in table["people"]]
            for client, person in zip(people, table["people"], strict=True):
                check_found(client, person, table, again=False)
            await check_done_once(people, table)
            kill(it)


async def test_what_was_played_with_other_data_is_not_made_again(old: Path) -> None:
    """The same moves would lead to another game than people have seen."""
    table = next(one for one in RUNNING if one["game"] == "wolves")

    def with_other_data(state: bytes) -> bytes:
        body = json.dumps({**json.loads(state[16:]), "data": "of somebody else"}).encode()
        return saving._checksum(body) + body

    spoil(old, table["table"], with_other_data)
    async with house(old) as it:
        client = await it.client(table["table"], table["people"][0]["token"])
        assert client.room["phase"] == "closed" and client.room["ended"] == "upgraded"


async def test_a_save_that_cannot_be_read_is_made_again(tmp_path: Path) -> None:
    """Also where the format says nothing, and names do."""
    old, new = counting(1, worth=1), counting(1, 1, CountingMore, "sum")
    async with house(tmp_path, find=lambda _: old, save_every=3) as it:
        clients = await sit_down(it, old)
        await add(clients, 5)
        journal, n = list(clients[0].journal), clients[0].n
        kill(it)
    async with house(tmp_path, find=lambda _: new, save_every=3) as it:
        await come_back(it, clients)
        assert clients[0].room["phase"] == "playing" and clients[0].journal == journal and clients[0].n == n
        await add(clients, 2)
        assert clients[0].position is not None and clients[0].position["view"]["sees"] == [7]


async def test_what_went_on_by_other_rules_cannot_be_made_again(tmp_path: Path) -> None:
    first, second, third = counting(1, worth=1), counting(2, worth=10), counting(2, 10, CountingMore, "sum")
    async with house(tmp_path, find=lambda _: first) as it:
        clients = await sit_down(it, first)
        await add(clients, 2)
    async with house(tmp_path, find=lambda _: second) as it:
        await come_back(it, clients)
        await add(clients, 2)
    async with house(tmp_path, find=lambda _: third) as it:
        await come_back(it, clients)
        assert clients[0].room["phase"] == "closed" and clients[0].room["ended"] == "upgraded"

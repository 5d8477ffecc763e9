"""After an upgrade a table goes on from its last stored state, by the new rules."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

from tests.miniatures.base import Done, Mini, Told, mini
from tests.server.client import Client
from tests.server.house import House, house
from wolfden.engine.bits import EVERYBODY, bit
from wolfden.engine.game import Game
from wolfden.engine.step import Step
from wolfden.server import lobby, seats
from wolfden.server.charter import Place
from wolfden.server.reasons import RulesChangedOnTheWay, TableClosed

END = 10**6


class Counting(Mini):
    FIELDS = ("total",)

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.total = 0


class CountingMore(Mini):
    FIELDS = ("sum",)

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.sum = 0


def counting(version: int, worth: int, state: type[Mini] = Counting, field: str = "total") -> Game:
    """A game in which each seat in turn adds a number, which is worth so much."""

    class Add(Step[Any]):
        def who(self, s: Any) -> int:
            return bit(s.decisions % s.seats)

        def options(self, s: Any, seat: int) -> tuple[int, ...]:
            return (1, 2, 3)

        def take(self, s: Any, seat: int, action: int) -> None:
            setattr(s, field, getattr(s, field) + worth * action)
            s.tell(Told, seat, action, getattr(s, field), to=EVERYBODY)
            if getattr(s, field) >= END:
                s.end(Done)

    def sees(s: Any, seat: int | None) -> tuple[int, ...]:
        return (getattr(s, field) % 100,)

    game = mini(state, lambda s: s.go(game.steps[0]), [Add()], sees, lambda s, seat, stream: None, limit=10**6)
    game.version = version
    return game


async def sit_down(it: House, game: Game) -> list[Client]:
    """Three people at a table of that game."""
    tokens = [seats.new_token() for _ in range(3)]
    places = [Place(f"Player {n}", n, person=True, token=seats.hashed(token)) for n, token in enumerate(tokens)]
    table = it.hub.set_up(game, places, {})
    lobby.begin(table)
    await table.safe()
    return [await it.client(table.charter.id, token) for token in tokens]


async def add(clients: list[Client], moves: int) -> None:
    for _ in range(moves):
        who = next(client for client in clients if client.actions)
        heard = len(who.journal)
        await who.done("move", id=f"move {who.n} of {who.seat}", at=who.n, actions=[1])
        await asyncio.gather(*(client.until(partial(has_heard_more, client, heard)) for client in clients))


def has_heard_more(client: Client, heard: int) -> bool:
    return len(client.journal) > heard


async def come_back(it: House, clients: list[Client]) -> None:
    for client in clients:
        client.address = it.ws + client.address.rsplit("/", 1)[1]
        it.clients.append(client)
        await client.open()


def kill(it: House) -> None:
    """Make the farewell forget to store anything, as if the server had been killed."""
    for table in it.hub.tables.values():
        assert table.fold is not None
        table.saved = table.fold.seq


async def test_a_polite_end_stores_everything(tmp_path: Path) -> None:
    old, new = counting(1, worth=1), counting(2, worth=10)
    async with house(tmp_path, find=lambda _: old) as it:
        clients = await sit_down(it, old)
        await add(clients, 4)
        journal = list(clients[0].journal)
    async with house(tmp_path, find=lambda _: new) as it:
        await come_back(it, clients)
        for client in clients:
            assert client.journal == journal
            assert client.position is not None and client.position["view"]["sees"] == [4]
        await add(clients, 2)
        assert clients[0].position is not None and clients[0].position["view"]["sees"] == [24]
        answer = await it.http(f"/api/tables/{clients[0].welcome['table']}/story?eyes=public")
        assert answer.status == 400 and answer.wrong == RulesChangedOnTheWay()
    async with house(tmp_path, find=lambda _: new) as it:
        await come_back(it, clients)
        assert clients[1].position is not None and clients[1].position["view"]["sees"] == [24]
        await add(clients, 1)


async def test_after_a_kill_it_goes_on_from_the_last_stored_state(tmp_path: Path) -> None:
    old, new = counting(1, worth=1), counting(2, worth=10)
    async with house(tmp_path, find=lambda _: old, save_every=3) as it:
        clients = await sit_down(it, old)
        await add(clients, 5)
        kill(it)
        at = max(client.n for client in clients)
    async with house(tmp_path, find=lambda _: new, save_every=3) as it:
        await come_back(it, clients)
        for client in clients:
            assert client.position is not None and client.position["since"] == 0, "another past than they have seen"
            assert client.position["view"]["sees"] == [3] and len(client.journal) == 3 and client.n > at
        lost = next(client for client in clients if client.actions)
        answer = await lost.ask("move", id="move 4 of 0", at=lost.n, actions=[1])
        assert answer["tell"] == "refused" and answer["stale"], "it was acknowledged once, and counts no more"
        await add(clients, 4)
        assert [json.dumps(client.journal) for client in clients[1:]] == [json.dumps(clients[0].journal)] * 2
    async with house(tmp_path, find=lambda _: new, save_every=3) as it:
        await come_back(it, clients)
        assert clients[0].position is not None and clients[0].position["view"]["sees"] == [43]


async def test_a_state_that_means_nothing_any_more_closes_the_table(tmp_path: Path) -> None:
    old, new = counting(1, worth=1), counting(2, 1, CountingMore, "sum")
    async with house(tmp_path, find=lambda _: old) as it:
        clients = await sit_down(it, old)
        await add(clients, 2)
    async with house(tmp_path, find=lambda _: new) as it:
        await come_back(it, clients)
        assert clients[0].room["phase"] == "closed" and clients[0].room["ended"] == "upgraded"
        assert await clients[0].refused("move", at=clients[0].n, actions=[1]) == TableClosed()


async def test_the_same_version_folds_all_moves(tmp_path: Path) -> None:
    game = counting(1, worth=1)
    async with house(tmp_path, find=lambda _: game, save_every=4) as it:
        clients = await sit_down(it, game)
        await add(clients, 11)
        kill(it)
    async with house(tmp_path, find=lambda _: game, save_every=4) as it:
        for client in clients:
            client.frames.clear()
        await come_back(it, clients)
        assert not any('"position"' in frame for client in clients for frame in client.frames)
        await add(clients, 1)

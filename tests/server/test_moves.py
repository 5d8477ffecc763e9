"""Moves on the wire: kept before they are told, once each, by whoever may, and never by mistake."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.client import Client, because
from tests.server.house import ENTROPY, House, Time, house
from wolfden.server import store
from wolfden.server.reasons import NotKept, OnlyHost, OnlyWatching


async def two_people(it: House, **more: Any) -> tuple[Client, Client]:
    """A running game of Gulag with two people, in seats 0 and 1."""
    table, token = await it.open(**more)
    ann = await it.client(table, token)
    _, own = await it.join(ann.room["code"], "Ben")
    ben = await it.client(table, own)
    await ben.done("ready", entropy=ENTROPY)
    await ann.done("start")
    for client in (ann, ben):
        await client.until(lambda client=client: client.position is not None)
    return ann, ben


async def turn_of(*clients: Client, naming: bool = True) -> Client:
    """Whoever is awaited, or has to name workers and a supervisor; until then all play on."""
    while True:
        for client in clients:
            assert not client.over
            if client.actions and client.position is not None:
                if client.position["view"]["step"].startswith("Select") or not naming:
                    return client
                await client.ask("move", at=client.n, actions=[client.actions[0]])
        await asyncio.sleep(0.005)


def moves(it: House, client: str) -> int:
    rows = it.hub.store.engine.connect().exec_driver_sql("SELECT count(*) FROM moves WHERE client = ?", (client,))
    return int(rows.scalar_one())


async def test_the_order_after_hello(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, _ = await two_people(it, chat=True)
        await ann.done("chat", text="Hello")
        await ann.close()
        ann.frames.clear()
        ann.position, ann.journal, ann.lines = None, [], []
        await ann.open()
        assert [json.loads(frame)["tell"] for frame in ann.frames] == [
            "welcome",
            "room",
            "chatted",
            "position",
            "clock",
        ]


async def test_a_move_is_shown_before_it_is_acknowledged(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        who = await turn_of(*await two_people(it))
        move = await who.compose(Random(1))
        who.frames.clear()
        await who.done("move", at=who.n, actions=move)
        told = [json.loads(frame)["tell"] for frame in who.frames]
        assert told[0] == "position" and "done" in told


async def test_the_same_id_is_done_once(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        who = await turn_of(*await two_people(it))
        at, move = who.n, await who.compose(Random(1))
        await asyncio.gather(*(who.send({"ask": "move", "id": "mine", "at": at, "actions": move}) for _ in range(5)))
        await who.until(lambda: sum('"done"' in frame for frame in who.frames) >= 5)
        assert moves(it, "mine") == 1
        await who.close()
        await who.open()
        await who.done("move", id="mine", at=at, actions=move)
        assert moves(it, "mine") == 1


async def test_an_id_is_remembered_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        who = await turn_of(ann, ben)
        at, move = who.n, await who.compose(Random(1))
        await who.done("move", id="mine", at=at, actions=move)
        position, journal = who.position, who.journal
        path = who.address.rsplit("/", 1)[1]
    async with house(tmp_path) as it:
        again = await it.client(path, who.token, n=0)
        await again.done("move", id="mine", at=at, actions=move)
        assert moves(it, "mine") == 1
        assert again.journal[: len(journal)] == journal
        assert position is not None and again.n >= position["n"]


async def test_positions_survive_a_restart(tmp_path: Path) -> None:
    """Whoever is up to date gets no position; whoever is not gets the rest."""
    async with house(tmp_path, save_every=5) as it:
        ann, ben = await two_people(it)
        for number in range(3):
            who = await turn_of(ann, ben, naming=False)
            await who.done("move", at=who.n, actions=await who.compose(Random(number)))
        await turn_of(ann, ben, naming=False)
        while it.hub.players.tasks:
            await asyncio.sleep(0.01)
        await it.hub.tables[ann.address.rsplit("/", 1)[1]].safe()
        watcher = await it.client(ann.address.rsplit("/", 1)[1])
        everybody = (ann, ben, watcher)
        held = [(client.position, list(client.journal)) for client in everybody]
    async with house(tmp_path, save_every=5) as it:
        for client, (position, journal) in zip(everybody, held, strict=True):
            assert position is not None
            client.address = it.ws + client.address.rsplit("/", 1)[1]
            it.clients.append(client)
            client.frames.clear()
            await client.open()
            assert not any('"position"' in frame for frame in client.frames)
            await client.close()
            late = Client(client.address, client.token)
            late.journal = journal[:1]
            it.clients.append(late)
            await late.open(n=1, heard=1)
            assert late.journal == journal and late.position is not None
            assert late.position["since"] == 1, "the rest, from what it has"
            fresh = await it.client(client.address.rsplit("/", 1)[1], client.token)
            assert fresh.journal == journal and fresh.position is not None
            assert {**fresh.position, "since": 0, "events": 0} == {**position, "since": 0, "events": 0}


async def test_somebody_with_a_stranger_past_gets_everything(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, _ = await two_people(it)
        table = ann.address.rsplit("/", 1)[1]
        for hello in ({"n": 10**6, "heard": 1}, {"n": 1, "heard": 10**6}, {"n": 0, "heard": 10**9}):
            other = Client(it.ws + table, ann.token)
            it.clients.append(other)
            await other.open(**hello)
            assert other.position is not None and other.position["since"] in (0, 1)


async def test_stale_moves_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        who = await turn_of(*await two_people(it))
        at, move = who.n, await who.compose(Random(1))
        await who.done("move", at=at, actions=move)
        answer = await who.ask("move", at=at, actions=move)
        assert answer["tell"] == "refused" and answer["stale"]
        answer = await who.ask("move", at=who.n + 5, actions=move)
        assert answer["stale"], "nobody has decided by what is still to come"
        answer = await who.ask("draft", at=0, prefix=[])
        assert answer["stale"]


async def test_talk_does_not_make_a_move_stale(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        who = await turn_of(ann, ben)
        other = ben if who is ann else ann
        at, move = who.n, await who.compose(Random(1))
        assert other.position is not None
        await other.done("say", remark=other.position["remarks"][0])
        await who.until(lambda: who.n > at)
        await who.done("move", at=at, actions=move)


async def test_refusals_give_the_reason(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        who = await turn_of(ann, ben)
        other = ben if who is ann else ann
        seat = who.seat
        answer = await who.ask("move", at=who.n, actions=[seat])
        assert answer["reason"] == {"is": "NotThemself"} and "code" not in answer
        assert not other.actions
        answer = await other.ask("move", at=other.n, actions=[0])
        assert answer["reason"] == {"is": "NotYourTurn"} and "code" not in answer
        answer = await who.ask("why", actions=[seat])
        assert answer["reason"] == {"is": "NotThemself"}
        await who.done("why", actions=[who.actions[0]])
        answer = await who.ask("move", at=who.n, actions=[who.actions[0]])
        assert answer["reason"] == {"is": "Unfinished"}
        answer = await who.ask("move", at=who.n, actions=[])
        assert answer["reason"] == {"is": "EmptyChain"}
        answer = await who.ask("move", at=who.n, actions=[2**31 - 1])
        assert answer["reason"] == {"is": "NoSuchAction"}
        answer = await other.ask("say", remark=10**6)
        assert answer["reason"] == {"is": "NotSayable"}
        assert other.position is not None
        remark = other.position["remarks"][0]
        await other.done("say", remark=remark)
        answer = await other.ask("say", remark=remark)
        assert answer["reason"] == {"is": "JustSaid"}


async def test_reasons_name_people_by_their_seats(tmp_path: Path) -> None:
    """Whoever shows them knows the names, and the language."""
    async with house(tmp_path) as it:
        who = await turn_of(*await two_people(it))
        first = who.actions[0]
        answer = await who.ask("why", actions=[first, first])
        assert answer["reason"]["is"] == "AlreadyNamed"
        assert who.room["seats"][answer["reason"]["seat"]]["name"] and "code" not in answer


async def test_drafts_change_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        who = await turn_of(*await two_people(it))
        n = who.n
        tried = await who.ask("draft", at=n, prefix=[who.actions[0]])
        assert tried["tell"] == "drafted" and tried["view"]["held"] == [who.actions[0]]
        assert who.actions[0] not in tried["actions"]
        assert who.n == n
        again = await it.client(who.address.rsplit("/", 1)[1], who.token)
        assert again.position is not None and again.position["view"]["held"] == []


async def test_a_position_says_whether_each_choice_is_a_whole_move(tmp_path: Path) -> None:
    """A commissar composes a team; whoever is in it plays one card, and needs to ask nothing before."""
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        seen = set()
        while not (ann.over or seen == {False, True}):
            who = await turn_of(ann, ben, naming=False)
            assert who.position is not None
            whole = who.position.get("whole", False)
            tried = await who.ask("draft", at=who.n, prefix=[who.actions[0]])
            assert tried.get("whole", False) is whole
            seen.add(whole)
            await who.done("move", at=who.n, actions=await who.compose(Random(1)))
        assert seen == {False, True}


async def test_nobody_gets_a_frame_for_what_does_not_concern_them(tmp_path: Path) -> None:
    """A refusal, a draft, notes: only whoever asked hears of it."""
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        who = await turn_of(ann, ben)
        other = ben if who is ann else ann
        await other.done("notes", text="a frame after all before")
        other.frames.clear()
        await who.refused("move", at=who.n, actions=[who.seat])
        await who.ask("draft", at=who.n, prefix=[])
        await who.done("notes", text="suspicious")
        await other.done("notes", text="a frame after all others")
        assert len(other.frames) == 1


async def test_spectators_see_what_is_public_and_do_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, _ = await two_people(it)
        watcher = await it.client(ann.address.rsplit("/", 1)[1])
        assert watcher.seat is None and watcher.room["spectators"] == 1 and "code" not in watcher.room
        assert watcher.position is not None and watcher.position["view"]["loyalty"] is None
        assert {event["is"] for event in watcher.journal} <= {"Opened", "Said", "Appointed", "Played"} - {"Played"}
        for ask in ({"ask": "move", "at": 1, "actions": [0]}, {"ask": "say", "remark": 0}, {"ask": "leave"}):
            assert await watcher.refused(**ask) == OnlyWatching()
        assert await watcher.refused("close") == OnlyHost()


# When a commit fails.


class Fails:
    """Makes the store fail to put in moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on = False
        real = store.Store._insert

        def insert(itself: Any, writes: Any) -> None:
            if self.on and any(statement is store.MOVE for write in writes for statement, _ in write.rows):
                raise OperationalError("disk full", None, Exception("disk full"))
            real(itself, writes)

        monkeypatch.setattr(store.Store, "_insert", insert)


async def test_what_cannot_be_kept_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fails = Fails(monkeypatch)
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        who = await turn_of(ann, ben)
        other = ben if who is ann else ann
        at, move = who.n, await who.compose(Random(1))
        seen = list(other.journal)
        fails.on = True
        answer = await who.ask("move", id="unlucky", at=at, actions=move)
        assert answer["tell"] == "refused" and because(answer) == NotKept()
        for client in (who, other):
            await client.until(lambda client=client: client.bye is not None)
            assert client.bye is not None and client.bye["again"]
        assert other.journal == seen
        fails.on = False
        for client in (who, other):
            await client.close()
            client.frames.clear()
            await client.open()
            assert not any('"position"' in frame for frame in client.frames), "nothing has happened meanwhile"
        await who.done("move", id="unlucky", at=at, actions=move)
        await other.until(lambda: len(other.journal) > len(seen))
        assert moves(it, "unlucky") == 1


async def test_one_table_s_trouble_is_not_the_others(tmp_path: Path) -> None:
    """In one commit with a write that cannot be made, the others are made nevertheless."""
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        who = await turn_of(ann, ben)
        move = await who.compose(Random(1))
        other, token = await it.open("wooolf", name="Zoe", play_now=True)
        zoe = await it.client(other, token)
        await zoe.until(lambda: bool(zoe.actions))
        table = it.hub.tables[who.address.rsplit("/", 1)[1]]
        assert table.fold is not None
        row = {"table": table.charter.id, "seq": table.fold.seq + 1, "seat": 0, "at": 0, "kind": "move", "body": b"[]"}
        with it.hub.store.engine.begin() as connection:
            connection.execute(store.MOVE, row)  # with which the next move will clash
        asks = who.ask("move", at=who.n, actions=move), zoe.ask("move", at=zoe.n, actions=await zoe.compose(Random(2)))
        unlucky, lucky = await asyncio.gather(*asks)
        assert (unlucky["tell"], lucky["tell"]) == ("refused", "done")


async def test_a_clock_for_tests_stands_still(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as it:
        ann, _ = await two_people(it)
        assert ann.clock["now"] == time.at

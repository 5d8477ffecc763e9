"""Time: deadlines that are kept, bots that play on, pauses, and tables that grow old."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.house import House, Inline, Time, house
from tests.server.test_moves import turn_of, two_people
from wolfden.server.reasons import OnlyHost, TablePaused
from wolfden.server.settings import DAY, HOUR, MINUTE, SECOND, TEMPOS
from wolfden.server.table import Table


async def settled(it: House, *clients: Client) -> None:
    """Wait until no bot has anything to do, and all is told."""
    while it.hub.players.tasks:
        await asyncio.sleep(0.005)
    for client in clients:
        await client.done("notes", text="")


async def test_untimed_tables_wait_for_ever(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as it:
        ann, ben = await two_people(it)
        who = await turn_of(ann, ben, naming=False)
        time.at += 1000 * DAY
        await it.hub.tick()
        assert who.room["seats"][who.seat or 0]["bot"] is None
        assert who.clock["deadlines"] == [None] * 5


async def test_when_time_is_over_a_bot_plays_on(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, grace=0) as it:
        ann, ben = await two_people(it, tempo="live")
        who = await turn_of(ann, ben, naming=False)
        await settled(it, who)
        seat, n = who.seat or 0, who.n
        assert who.clock["deadlines"][seat] == time.at + MINUTE == time.at + (TEMPOS["live"] or 0)
        time.at += MINUTE - 1
        await it.hub.tick()
        await settled(it, who)
        assert who.n == n
        time.at += 1
        await it.hub.tick()
        await who.until(lambda: who.n > n)
        place = who.room["seats"][seat]
        assert place["bot"] == "good" and place["person"], "it is still their seat"
        await who.done("takeback")
        assert who.room["seats"][seat]["bot"] is None


async def test_time_begins_anew_with_each_decision(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, grace=0) as it:
        ann, ben = await two_people(it, tempo="relaxed")
        seen = set()
        for number in range(2):
            who = await turn_of(ann, ben)
            await settled(it, who)
            assert who.clock["deadlines"][who.seat or 0] == time.at + DAY
            seen.add(time.at)
            time.at += 5 * HOUR
            await who.done("move", at=who.n, actions=await who.compose(Random(number)))
        assert len(seen) == 2


async def test_talk_gives_nobody_more_time(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, grace=0) as it:
        who = await turn_of(*await two_people(it, tempo="live"), naming=False)
        await settled(it, who)
        before = who.clock["deadlines"]
        time.at += 30 * SECOND
        assert who.position is not None
        await who.done("say", remark=who.position["remarks"][0])
        again = await it.client(who.welcome["table"], who.token)
        assert again.clock["deadlines"] == before


async def test_deadlines_survive_a_restart(tmp_path: Path) -> None:
    """A table that is in nobody's memory is found when its time is over; while no server runs, time stands still."""
    time = Time()
    async with house(tmp_path, time) as it:
        ann, ben = await two_people(it, tempo="relaxed")
        who = await turn_of(ann, ben, naming=False)
        await settled(it, who)
        table, deadlines, n = who.welcome["table"], who.clock["deadlines"], who.n
    async with house(tmp_path, time) as it:
        again = await it.client(table, who.token)
        assert again.clock["deadlines"] == deadlines
    time.at += 2 * DAY
    async with house(tmp_path, time) as it:
        again = await it.client(table, who.token)
        assert again.clock["deadlines"] == [when and when + 2 * DAY for when in deadlines], "nobody has witnessed that"
        await again.close()
        time.at += DAY - 10 * SECOND
        await it.hub.sweep()
        assert table not in it.hub.tables
    async with house(tmp_path, time) as it:
        time.at += 10 * SECOND
        await it.hub.tick()
        assert table in it.hub.tables, "it has to be looked after"
        again = await it.client(table, who.token)
        assert again.n == n, "but after a start everybody has a moment to come back"
        time.at += 11 * SECOND
        await it.hub.tick()
        await again.until(lambda: again.n > n)


async def test_a_pause_stops_everything(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, grace=0, bot_delay=(0.05, 0.05)) as it:
        ann, ben = await two_people(it, tempo="live")
        assert await ben.refused("pause", on=True) == OnlyHost()
        await ann.done("pause", on=True)
        assert ann.room["phase"] == "paused" and ann.clock["deadlines"] == [None] * 5
        n = ann.n
        await asyncio.sleep(0.15)
        time.at += HOUR
        await it.hub.tick()
        assert ann.n == n and all(place["bot"] is None for place in ann.room["seats"][:2])
        for client in (ann, ben):
            assert await client.refused("move", at=client.n, actions=[0]) == TablePaused()
            assert await client.refused("say", remark=0) == TablePaused()
        await ann.done("pause", on=False)
        who = await turn_of(ann, ben, naming=False)
        await it.hub.tick()
        await who.until(lambda: who.clock["deadlines"][who.seat or 0] is not None)
        assert who.clock["deadlines"][who.seat or 0] == time.at + MINUTE, "with all the time there is"


async def test_taking_back_from_a_bot_that_is_stuck_gives_time(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, grace=0, bot_delay=(3600, 3600)) as it:
        ann, ben = await two_people(it, tempo="live")
        for client in (ann, ben):
            await client.done("handover", bot="good")
        time.at += HOUR
        await ann.done("takeback")  # the bot has had more than enough time to decide: it is stuck
        await it.hub.tick()
        assert ann.room["seats"][0]["bot"] is None


async def test_bots_take_a_time_that_tells_nothing(tmp_path: Path) -> None:
    """A bot that thinks longer than its delay answers at the next tick."""
    async with house(tmp_path, bot_delay=(0.02, 0.02), bot_tick=0.1) as it:
        loop = asyncio.get_running_loop()
        for thought in (0.0, 0.05):
            begun = loop.time()
            await asyncio.sleep(thought)
            await it.hub.players.wait(begun)
            taken = loop.time() - begun + 0.001  # uvloop counts whole milliseconds
            assert (0.02 if thought == 0 else 0.12) <= taken < 1.0


class Moody(Inline):
    """Bots that think for long every other time."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: dict[int, tuple[float, bool]] = {}

    async def play(self, *asked: Any, **more: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
        slow = len(self.asked) % 2 == 1
        self.begun[asked[3]] = asyncio.get_running_loop().time(), slow
        played = await super().play(*asked, **more)
        await asyncio.sleep(0.2 if slow else 0.0)
        return played


async def test_how_long_a_bot_thinks_cannot_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same time goes by, again for each remark before the move, whether it thought for long or not at all."""
    taken: dict[bool, list[float]] = {False: [], True: []}
    pool, real, delay = Moody(), Table.move, 0.3

    def move(table: Table, seat: int, actions: tuple[int, ...], client: str | None) -> None:
        begun, slow = pool.begun[seat]
        taken[slow].append((asyncio.get_running_loop().time() - begun + delay / 2) % delay)
        real(table, seat, actions, client)

    monkeypatch.setattr(Table, "move", move)
    async with house(tmp_path, pool=pool, bot_delay=(delay, delay)) as it:
        table, token = await it.open(play_now=True)
        ann = await it.client(table, token)
        await ann.done("handover", bot="random")
        await ann.until(lambda: min(len(times) for times in taken.values()) >= 5)
    quick, slow = (median(times) for times in taken.values())
    assert abs(slow - quick) < 0.1, taken


async def test_bot_seeds(tmp_path: Path) -> None:
    """They are the same after a restart, and different for each seat and position."""
    async with house(tmp_path) as it:
        table, token = await it.open(play_now=True)
        ann = await it.client(table, token)
        await ann.play(Random(1))
        seeds = [(seat, seed) for _, _, seat, _, seed in it.pool.asked]
        assert len(set(seeds)) == len(seeds) and len({seed for _, seed in seeds}) == len(seeds)
        charter = it.hub.tables[table].charter
        assert charter.bot_seed("seed", 1, 5) == charter.bot_seed("seed", 1, 5) != charter.bot_seed("seed", 1, 6)


async def test_old_tables_are_forgotten(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as it:
        lobby, _ = await it.open()
        ann, ben = await two_people(it, chat=True)
        await ann.done("chat", text="Hello")
        playing = ann.welcome["table"]
        await it.hub.sweep()
        assert {lobby, playing} <= it.hub.tables.keys()
        time.at += HOUR
        await it.hub.sweep()
        assert lobby not in it.hub.tables, "nobody looks at it"
        assert playing in it.hub.tables, "people do"
        assert await it.hub.table(lobby) is not None, "but it can come back"
        for client in (ann, ben):
            await client.close()
        time.at += 3 * DAY
        await it.hub.sweep()
        await it.hub.sweep()
        await it.hub.table(playing)
        assert await it.hub.table(lobby) is None
        assert await it.hub.table(playing) is not None
        time.at += 100 * DAY
        await it.hub.sweep()
        await it.hub.sweep()
        assert await it.hub.table(playing) is None
        tables = ("tables", "moves", "saves", "chat", "notes")
        with it.hub.store.engine.connect() as connection:
            for name in tables:
                assert connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar() == 0, name


async def test_a_table_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as it:
        ann, ben = await two_people(it)
        who = await turn_of(ann, ben, naming=False)
        await settled(it, ann, ben)
        n, journal = who.n, list(who.journal)
        for client in (ann, ben):
            await client.close()
        while any(it.hub.tables[who.welcome["table"]].listeners.values()):
            await asyncio.sleep(0.005)
        time.at += HOUR
        await it.hub.sweep()
        assert who.welcome["table"] not in it.hub.tables
        who.frames.clear()
        await who.open()
        assert who.n == n and who.journal == journal and not any('"position"' in frame for frame in who.frames)
        await who.done("move", at=who.n, actions=await who.compose(Random(1)))

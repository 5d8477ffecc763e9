"""The rules of the house: nobody's seat, time or secrets depend on one person's good will, the host's least of all."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.client import Client, because
from tests.server.house import ENTROPY, House, Inline, Time, house
from tests.server.test_database import locked
from tests.server.test_lobby import lobby, names
from tests.server.test_moves import turn_of, two_people
from tests.server.test_time import settled
from wolfden.server.reasons import (
    AnotherSeat,
    BegunAlready,
    BotDecides,
    BotPlaysAlready,
    ClockDecides,
    EnoughPauses,
    FreedHere,
    FreedNext,
    HostMustBeHere,
    JustGone,
    MustAgree,
    NotPaused,
    NotReady,
    OnlyHost,
    OwnSeat,
    PauseHolds,
    PauseJustEnded,
    SeatFree,
    SeatFreed,
    SeatNotThere,
    SeenAnother,
    StillPlaying,
    TheyAreHere,
)
from wolfden.server.settings import DAY, HOUR, MINUTE, SECOND

SLOW = (3600, 3600)  # bots that do not come to a decision


async def three_people(it: House, **more: Any) -> list[Client]:
    """A running game of Gulag; the host is in seat 0."""
    table, token = await it.open(**more)
    clients = [await it.client(table, token)]
    for name in ("Ben", "Cleo"):
        _, own = await it.join(clients[0].room["code"], name)
        clients.append(await it.client(table, own))
        await clients[-1].done("ready", entropy=ENTROPY)
    await clients[0].done("start")
    for client in clients:
        await client.until(lambda client=client: client.position is not None)
    return clients


async def away(it: House, who: Client, *others: Client) -> None:
    """Somebody closes their page, and the others notice."""
    seat = who.seat or 0
    await who.close()
    for other in others:
        await other.until(lambda other=other: not other.room["seats"][seat]["here"])


async def soon(it: House, who: Client) -> None:
    await it.hub.tick()
    await who.done("notes", text="")  # all that is told before has come


def bot(client: Client, seat: int) -> str | None:
    found: str | None = client.room["seats"][seat]["bot"]
    return found


def news(client: Client) -> list[tuple[str, str, str]]:
    return [(one["what"], one["name"], one["of"]) for one in client.room.get("news", [])]


# The clock and bots.


async def awaited(it: House, *clients: Client) -> Client:
    who = await turn_of(*clients, naming=False)
    await settled(it, *clients)
    return who


class Lazy(Inline):
    """Bots that decide nothing until they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def play(self, *asked: Any, **more: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
        await self.gate.wait()
        return await super().play(*asked, **more)


async def test_taking_back_does_not_reset_a_clock(tmp_path: Path) -> None:
    time, pool = Time(), Lazy()
    async with house(tmp_path, time, pool=pool, grace=0) as it:
        who = await awaited(it, *await two_people(it, tempo="live"))
        pool.gate.clear()
        seat, until = who.seat or 0, who.clock["deadlines"][who.seat or 0]
        for _ in range(3):
            time.at += 10 * SECOND
            await who.done("takeback")  # nobody has the seat but they themselves
            await who.done("handover", bot="good")
            assert await who.refused("handover", bot="random") == BotPlaysAlready(), "it would have to think anew"
            await who.done("takeback")
            assert who.clock["deadlines"][seat] == until
        time.at += 30 * SECOND
        await soon(it, who)
        assert bot(who, seat) == "good"
        for _ in range(3):
            assert await who.refused("takeback") == BotDecides()
            time.at += SECOND
            await soon(it, who)
        n = who.n
        pool.gate.set()
        await who.until(lambda: who.n > n)
        await settled(it, who)
        await who.done("takeback")
        assert bot(who, seat) is None
        if who.actions:
            assert who.clock["deadlines"][seat] == time.at + MINUTE


async def test_a_pause_does_not_reset_a_clock(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, grace=0) as it:
        ann, ben = await two_people(it, tempo="live")
        who = await awaited(it, ann, ben)
        for number in range(1, 4):
            time.at += 10 * SECOND
            await ann.done("pause", on=True)
            time.at += 7 * SECOND
            await ann.done("pause", on=False)
            await soon(it, who)
            assert who.clock["deadlines"][who.seat or 0] == time.at + MINUTE - number * 10 * SECOND


async def late_at_the_clock(it: House, ann: Client, ben: Client) -> None:
    """Ann's time is over, and a bot plays for her that does not come to a decision."""
    while await awaited(it, ann, ben) is not ann:
        await ben.done("move", at=ben.n, actions=await ben.compose(Random(1)))
    it.hub.players.settings = msgspec.structs.replace(it.hub.settings, bot_delay=SLOW)
    it.time.at += MINUTE
    await soon(it, ann)
    assert bot(ann, 0) == "good"


async def test_a_pause_is_no_proof_that_a_bot_is_stuck(tmp_path: Path) -> None:
    """In a pause bots stand still; who pauses as soon as one appears gets no time by that."""
    time = Time()
    async with house(tmp_path, time, grace=0) as it:
        ann, ben = await two_people(it, tempo="live")
        await late_at_the_clock(it, ann, ben)
        for _ in range(3):  # long ones
            await ann.done("pause", on=True)
            time.at += 3 * MINUTE
            assert await ann.refused("takeback") == BotDecides()
            await ann.done("pause", on=False)
            assert await ann.refused("takeback") == BotDecides()
        time.at += 10 * MINUTE
        await ann.done("pause", on=True)
        await ann.done("takeback")
        time.at += MINUTE
        await ann.done("pause", on=False)
        assert ann.clock["deadlines"][0] == time.at + MINUTE, "but if it is, one has time to decide"


async def test_bots_that_are_stopped_again_and_again_are_not_stuck(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, grace=0) as it:
        ann, ben = await two_people(it, tempo="live")
        await late_at_the_clock(it, ann, ben)
        for _ in range(4):
            time.at += 40 * SECOND
            await ann.done("pause", on=True)
            await ann.done("pause", on=False)  # and the bot begins anew
        assert await ann.refused("takeback") == BotDecides()


@pytest.mark.parametrize("tempo", ["live", "relaxed", "untimed"])
async def test_no_bot_for_somebody_whose_page_was_closed_just_now(tmp_path: Path, tempo: str) -> None:
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben, cleo = await three_people(it, tempo=tempo)
        assert await ann.refused("seatbot", seat=1, bot="good") == BegunAlready()
        assert await ann.refused("wish", what="bot", seat=1, on=True) == TheyAreHere()
        await away(it, ben, ann, cleo)
        time.at += 300
        why = JustGone(0, 2, "Ben") if tempo == "untimed" else ClockDecides()
        for client in (ann, cleo):
            assert await client.refused("wish", what="bot", seat=1, on=True) == why
        await soon(it, ann)
        assert bot(ann, 1) is None


async def test_where_there_is_a_clock_only_the_clock_decides(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben, cleo = await three_people(it, tempo="relaxed")
        await away(it, ben, ann, cleo)
        time.at += 23 * HOUR
        assert await ann.refused("wish", what="bot", seat=1, on=True) == ClockDecides()


async def test_all_who_are_here_agree_to_a_bot(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben, cleo = await three_people(it)
        await away(it, ben, ann, cleo)
        time.at += MINUTE
        assert await cleo.refused("wish", what="bot", seat=1, on=True) == JustGone(0, 2, "Ben")
        time.at += MINUTE
        await cleo.done("wish", what="bot", seat=1, on=True)
        assert cleo.room["wishes"] == [{"what": "bot", "seat": 1, "agreed": [2], "missing": [0]}]
        assert bot(cleo, 1) is None
        await cleo.done("wish", what="bot", seat=1, on=False)
        assert "wishes" not in cleo.room
        await cleo.done("wish", what="bot", seat=1, on=True)
        await ann.done("wish", what="bot", seat=1, on=True)
        assert bot(ann, 1) == "good" and ann.room["seats"][1]["person"], "the best there is, and still Ben's seat"
        assert news(ann) == [("bot", "Ben", "")] and "wishes" not in ann.room
        await ben.open()
        await ben.done("takeback")
        assert bot(ben, 1) is None


async def test_after_a_long_wait_one_is_enough(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben, cleo = await three_people(it)
        await away(it, ben, ann, cleo)
        time.at += 20 * MINUTE
        await cleo.done("wish", what="bot", seat=1, on=True)
        await soon(it, cleo)
        assert bot(cleo, 1) is None, "Ann does not agree"
        time.at += 10 * MINUTE
        await soon(it, cleo)
        assert bot(cleo, 1) == "good"


async def test_whoever_comes_back_plays_on(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben, cleo = await three_people(it)
        await away(it, ben, ann, cleo)
        time.at += 20 * MINUTE
        await cleo.done("wish", what="bot", seat=1, on=True)
        await ben.open()
        await cleo.until(lambda: "wishes" not in cleo.room)
        await away(it, ben, ann, cleo)
        time.at += 20 * MINUTE
        await soon(it, cleo)
        assert bot(cleo, 1) is None, "a wish is not kept for the next time"


async def test_being_away_is_remembered_when_the_table_leaves_the_memory(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben = await two_people(it)
        await away(it, ben, ann)
        time.at += 20 * MINUTE
        await ann.close()
        table = it.hub.tables[ann.welcome["table"]]
        while any(table.listeners.values()):
            await asyncio.sleep(0.005)
        table.thinking.clear()  # the bots of this test never come to an end
        time.at += 11 * MINUTE
        await it.hub.sweep()
        assert ann.welcome["table"] not in it.hub.tables
        await ann.open()
        await ann.done("wish", what="bot", seat=1, on=True)
        assert bot(ann, 1) == "good"


async def test_who_was_here_is_not_long_away_after_a_power_cut(tmp_path: Path) -> None:
    """Papers that were written meanwhile do not say for ever that they are away; to reload a page costs nothing."""
    time = Time()
    async with house(tmp_path / "house", time, bot_delay=SLOW) as it:
        ann, ben = await two_people(it)
        table = it.hub.tables[ann.welcome["table"]]
        await away(it, ann, ben)
        await ben.done("rename", name="Benedikt")
        await ann.open()
        await table.safe()
        ticket = table.ticket
        for _ in range(3):
            await away(it, ann, ben)
            await ann.open()
        assert table.ticket == ticket, "nothing to write"
        time.at += 31 * MINUTE
        await it.hub.keep_clock()
        with closing(sqlite3.connect(tmp_path / "house" / "wolfden.db")) as now:  # as a power cut would leave it
            (tmp_path / "after").mkdir()
            with closing(sqlite3.connect(tmp_path / "after" / "wolfden.db")) as copy:
                now.backup(copy)
    async with house(tmp_path / "after", time, bot_delay=SLOW) as it:
        again = await it.client(table.charter.id, ben.token)
        assert isinstance(await again.refused("wish", what="bot", seat=0, on=True), JustGone)
        await soon(it, again)
        assert again.room["host"] == 0 and bot(again, 0) is None


# A bot's hidden hand.


async def test_a_bot_s_hand_is_given_away_only_if_all_agree(tmp_path: Path) -> None:
    async with house(tmp_path, bot_delay=SLOW) as it:
        ann, ben, cleo = await three_people(it)
        for client in (ann, ben):
            await client.done("wish", what="give", seat=4, on=True)
        assert await ann.refused("give", seat=4) == MustAgree(("Cleo",))
        await cleo.done("wish", what="give", seat=4, on=True)
        code = (await ann.ask("give", seat=4))["code"]
        await cleo.done("wish", what="give", seat=4, on=False)
        answer = await it.http("/api/join", {"code": code, "name": "Dora"})
        assert answer.status == 400 and answer.wrong == MustAgree(("Cleo",))
        await cleo.done("wish", what="give", seat=4, on=True)
        seat, own = await it.join(code, "Dora")
        assert seat == 4
        before = it.hub.tables[ann.welcome["table"]].charter.news[-1].of
        await ben.until(lambda: bool(ben.room.get("news")))
        assert news(ben)[-1] == ("newcomer", "Dora", before) and before
        assert [place["newcomer"] for place in ben.room["seats"]] == [False] * 4 + [True]
        assert "wishes" not in ben.room
        dora = await it.client(ann.welcome["table"], own)
        await dora.done("leave")
        assert isinstance(await ann.refused("give", seat=4), MustAgree), "once agreed is agreed once"


async def test_a_newcomer_who_leaves_is_not_forgotten(tmp_path: Path) -> None:
    async with house(tmp_path, bot_delay=SLOW) as it:
        ann, ben = await two_people(it)
        await ben.done("wish", what="give", seat=4, on=True)
        _, own = await it.join((await ann.ask("give", seat=4))["code"], "Dora")
        dora = await it.client(ann.welcome["table"], own)
        await dora.done("leave")
        for _ in range(4):  # until this is all the news there is
            await ann.done("host", seat=1)
            await ben.done("host", seat=0)
        await ann.until(lambda: {what for what, _, _ in news(ann)} == {"host"})
        assert [place["newcomer"] for place in ann.room["seats"]] == [False] * 4 + [True]
        assert names(ann)[4] == "Dora"


async def test_also_those_are_asked_for_whom_a_bot_plays(tmp_path: Path) -> None:
    """Or the host could look around while everybody sleeps."""
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben = await two_people(it)
        await ben.done("handover", bot="good")
        await away(it, ben, ann)
        time.at += 20 * HOUR
        assert await ann.refused("give", seat=3) == MustAgree(("Ben",))
        time.at += 4 * HOUR
        assert (await ann.ask("give", seat=3))["tell"] == "code", "but nobody is waited for for ever"


async def test_nobody_takes_a_second_hand(tmp_path: Path) -> None:
    """Whoever has a seat of this game, or had one, gets no other, as far as their browser tells."""
    async with house(tmp_path, bot_delay=SLOW) as it:
        ann, ben = await two_people(it)
        table = ann.welcome["table"]

        async def code(seat: int) -> str:
            for client in (ann, ben):
                if client.seat is not None:
                    await client.done("wish", what="give", seat=seat, on=True)
            host = next(client for client in (ann, ben) if client.seat == client.room["host"])
            return str((await host.ask("give", seat=seat))["code"])

        first = await code(3)
        answer = await it.http("/api/join", {"code": first}, f"seat-{table}={ann.token}")
        assert answer.status == 400 and answer.wrong == AnotherSeat()
        moved = (await ben.ask("moveseat"))["code"]
        answer = await it.http("/api/join", {"code": moved}, f"seat-{table}={ann.token}")
        assert answer.status == 400, "not by the way of another device, either"
        await ann.done("leave")
        await ben.until(lambda: ben.room["host"] == 1)
        second = await code(3)
        answer = await it.http("/api/join", {"code": second}, f"seat-{table}={ann.token}")
        assert answer.status == 400 and answer.wrong == SeenAnother()
        own = await code(0)
        answer = await it.http("/api/join", {"code": own}, f"seat-{table}={ann.token}")
        assert answer.status == 200 and answer.value["seat"] == 0, "her own is not another"


async def test_a_code_from_the_lobby_does_not_open_a_hand_in_the_game(tmp_path: Path) -> None:
    async with house(tmp_path, bot_delay=SLOW) as it:
        ann, ben = await lobby(it, "Ben")
        await ann.done("seatbot", seat=3, bot="good")
        code = (await ann.ask("give", seat=3))["code"]
        await ben.done("ready", entropy=ENTROPY)
        await ann.done("start")
        answer = await it.http("/api/join", {"code": code, "name": "Ann again"})
        assert answer.status == 400 and token_free(answer.body)


def token_free(body: bytes) -> bool:
    return set(json.loads(body)) == {"code"} and b"MustAgree" in body


# Pausing, and the host.


async def test_the_others_end_a_pause_together(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben, cleo = await three_people(it)
        assert await ben.refused("wish", what="goon", on=True) == NotPaused()
        await ann.done("pause", on=True)
        assert isinstance(await ben.refused("pause", on=False), PauseHolds)
        await ben.done("wish", what="goon", on=True)
        assert ben.room["phase"] == "paused" and ben.room["wishes"][0]["missing"] == [2]
        await cleo.done("wish", what="goon", on=True)
        assert cleo.room["phase"] == "playing" and news(cleo) == [("goon", "", "")]
        assert await ann.refused("pause", on=True) == PauseJustEnded()
        time.at += 10 * MINUTE
        await ann.done("pause", on=True)


async def test_one_alone_ends_a_pause_after_a_while(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben = await two_people(it)
        await ann.done("pause", on=True)
        await ben.done("wish", what="goon", on=True)
        assert ben.room["phase"] == "paused", "or a pause between two would be none"
        time.at += 10 * MINUTE
        await soon(it, ben)
        assert ben.room["phase"] == "playing"
        time.at += 10 * MINUTE
        await ann.done("pause", on=True)
        time.at += 10 * MINUTE
        await ben.done("pause", on=False)
        assert ben.room["phase"] == "playing"


async def test_pauses_add_up(tmp_path: Path) -> None:
    """Or a host could go on for a moment, and pause again, for ever."""
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben = await two_people(it)
        held = 0
        for _ in range(20):
            if (await ann.ask("pause", on=True))["tell"] == "refused":
                break
            await ben.done("wish", what="goon", on=True)
            for _ in range(59):
                if ben.room["phase"] == "paused":
                    time.at += 10 * SECOND
                    held += 10 * SECOND
                    await soon(it, ben)
            if ben.room["phase"] == "paused":
                await ann.done("pause", on=False)
                await ben.until(lambda: ben.room["phase"] == "playing")
        assert 0 < held <= 10 * MINUTE and ben.room["phase"] == "playing"
        time.at += 10 * MINUTE
        await ann.done("pause", on=True)
        time.at += 4 * MINUTE
        await ann.done("pause", on=False)
        time.at += 3 * MINUTE
        await ann.done("pause", on=True)  # for nine minutes, for so much is not made up for
        time.at += 8 * MINUTE
        assert await ben.refused("pause", on=False) == PauseHolds(seconds=0, minutes=10)
        time.at += MINUTE
        await ben.done("pause", on=False)


async def test_short_pauses_count_too(tmp_path: Path) -> None:
    """With each of them all bots begin to think anew: they would never come to an end."""
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, _ = await two_people(it)
        done = 0
        while (answer := await ann.ask("pause", on=True))["tell"] == "done":
            await ann.done("pause", on=False)
            time.at += SECOND // 2
            done += 1
            assert done <= 10
        assert done >= 5 and because(answer) == EnoughPauses()
        time.at += MINUTE
        await ann.done("pause", on=True)


async def test_a_host_who_pauses_and_vanishes_is_host_no_more(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben, cleo = await three_people(it, tempo="relaxed")
        await ann.done("pause", on=True)
        await away(it, ann, ben, cleo)
        time.at += 4 * MINUTE
        await soon(it, ben)
        assert ben.room["host"] == 0
        time.at += MINUTE
        await soon(it, ben)
        assert ben.room["host"] == 1 and news(ben) == [("host", "Ben", "")]
        await ben.done("pause", on=False)
        assert ben.room["phase"] == "playing"
        await ann.open()
        assert ann.room["host"] == 1, "it stays with whoever has it"
        assert await ann.refused("host", seat=0) == OnlyHost()
        await ben.done("host", seat=0)
        await ann.until(lambda: ann.room["host"] == 0)


async def test_the_role_of_host_goes_to_somebody_who_is_here(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as it:
        ann, ben, cleo = await lobby(it, "Ben", "Cleo")
        await away(it, ben, ann, cleo)
        await away(it, ann, cleo)
        time.at += 5 * MINUTE
        await soon(it, cleo)
        assert cleo.room["host"] == 2
        assert await cleo.refused("host", seat=1) == HostMustBeHere()
        await cleo.done("start")


async def test_at_a_relaxed_table_the_host_may_sleep(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben = await two_people(it, tempo="relaxed")
        await away(it, ann, ben)
        time.at += 23 * HOUR
        await soon(it, ben)
        assert ben.room["host"] == 0
        time.at += 2 * HOUR
        await soon(it, ben)
        assert ben.room["host"] == 1


async def test_a_host_who_is_losing_cannot_close_the_table(tmp_path: Path) -> None:
    async with house(tmp_path, bot_delay=SLOW) as it:
        ann, ben, cleo = await three_people(it)
        assert await ann.refused("close") == StillPlaying(("Ben", "Cleo"))
        await ben.done("leave")
        await cleo.done("handover", bot="good")
        await ann.done("close")
        assert ann.room["phase"] == "closed"


# The lobby.


async def test_the_host_frees_the_seat_of_whoever_is_not_ready(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben, eve = await lobby(it, "Ben", "Eve")
        await ben.done("ready", entropy=ENTROPY)
        assert await ann.refused("start") == NotReady(("Eve",))
        assert await ben.refused("kick", seat=2) == OnlyHost()
        assert await ann.refused("kick", seat=0) == OwnSeat()
        assert await ann.refused("kick", seat=3) == SeatFree()
        assert await ann.refused("kick", seat=9) == SeatNotThere()
        code = ann.room["code"]
        await eve.done("notes", text="they will never start")
        await ann.done("kick", seat=2)
        assert names(ann)[2] == "" and news(ann) == [("freed", "Eve", "")]
        await eve.until(lambda: eve.seat is None and None in eve.answers)
        assert because(eve.answers[None]) == SeatFreed() and "code" not in eve.room  # type: ignore[index]
        for cookies in ("", f"seat-{eve.welcome['table']}={eve.token}"):
            answer = await it.http("/api/join", {"code": code, "name": "Eve"}, cookies)
            assert answer.status == 400, "the old invite is void"
        assert ben.room["code"] == ann.room["code"] != code
        await ann.done("start")
        await ben.until(lambda: ben.position is not None)
        assert await ann.refused("kick", seat=1) == BegunAlready()


async def test_a_new_invitation_brings_them_back(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        await ann.done("kick", seat=1)
        seat, own = await it.join(ann.room["code"], "Ben", f"seat-{ben.welcome['table']}={ben.token}")
        again = await it.client(ben.welcome["table"], own)
        assert seat == 1 and again.who != ben.who


async def test_a_kept_seat_can_be_freed_and_the_others_still_find_theirs(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben, cleo = await three_people(it)
        for client in (ann, ben, cleo):
            await client.done("agree", end=True)
        await ann.until(lambda: ann.room["phase"] == "over")
        await ann.done("rematch")
        code = ann.room["rematch"]
        cookies = {client: f"seat-{client.welcome['table']}={client.token}" for client in (ann, ben, cleo)}
        _, own = await it.join(code, cookies=cookies[ann])
        table = next(id for id, one in it.hub.tables.items() if one.charter.code == code)
        host = await it.client(table, own)
        await host.done("kick", seat=1)
        await cleo.until(lambda: cleo.room["rematch"] == host.room["code"])
        assert (await it.join(cleo.room["rematch"], cookies=cookies[cleo]))[0] == 2
        answer = await it.http("/api/join", {"code": host.room["code"]}, cookies[ben])
        assert answer.status == 400 and answer.wrong == FreedHere()
        given = (await host.ask("give", seat=1))["code"]
        assert (await it.join(given, "Ben", cookies[ben]))[0] == 1, "a seat of one's own is a new invitation"


async def rematch_of_three(it: House) -> tuple[Client, list[Client], list[str]]:
    """The host at the next table; all three at the table before, and the cookies they have from there."""
    clients = await three_people(it)
    for client in clients:
        await client.done("agree", end=True)
    ann = clients[0]
    await ann.until(lambda: ann.room["phase"] == "over")
    await ann.done("rematch")
    cookies = [f"seat-{client.welcome['table']}={client.token}" for client in clients]
    _, own = await it.join(ann.room["rematch"], cookies=cookies[0])
    table = next(id for id, one in it.hub.tables.items() if one.charter.code == ann.room["rematch"])
    return await it.client(table, own), clients, cookies


async def test_the_new_invite_is_not_shown_to_whom_it_shall_keep_out(tmp_path: Path) -> None:
    """A cookie is thrown away in no time: who was asked to go must not find the invite at the table before."""
    async with house(tmp_path) as it:
        host, (ann, ben, cleo), cookies = await rematch_of_three(it)
        old = ben.room["rematch"]
        await host.done("kick", seat=1)
        await cleo.until(lambda: cleo.room["rematch"] == host.room["code"])
        await ben.until(lambda: ben.room.get("rematch") is None)
        assert host.room["code"] != old and not any(host.room["code"] in frame for frame in ben.frames)
        assert await ben.refused("rematch") == FreedNext()
        await ben.close()
        ben.frames.clear()
        await ben.open()
        assert "rematch" not in ben.room and not any(host.room["code"] in frame for frame in ben.frames)
        assert (await it.http("/api/join", {"code": old, "name": "Ben"})).status == 400
        _, own = await it.join(cleo.room["rematch"], cookies=cookies[2])
        again = await it.client(host.welcome["table"], own)
        assert again.who == cleo.who
        await host.done("kick", seat=2)
        await ann.until(lambda: ann.room["rematch"] == host.room["code"])
        assert not any(host.room["code"] in frame for frame in (*ben.frames, *cleo.frames))
        before = ann.welcome["table"]
    async with house(tmp_path) as it:
        assert "rematch" in (await it.client(before, ann.token)).room
        for client in (ben, cleo):
            assert "rematch" not in (await it.client(before, client.token)).room, "also after a restart"


async def test_those_who_are_not_wanted_are_not_remembered_without_end(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        host, (_, ben, _), cookies = await rematch_of_three(it)
        charter = it.hub.tables[host.welcome["table"]].charter
        await host.done("seatbot", seat=3, bot=None)
        for _ in range(5):
            seat, _ = await it.join(host.room["code"], "Stranger")
            await host.done("kick", seat=seat)
        assert charter.barred == [], "they were not there before, so nothing would know them"
        await host.done("kick", seat=1)
        assert charter.barred == [ben.who]
        answer = await it.http("/api/join", {"code": host.room["code"]}, cookies[1])
        assert answer.status == 400 and answer.wrong == FreedHere()


async def test_an_old_invite_is_void_at_once(tmp_path: Path) -> None:
    """Also while the kick waits to be written."""
    async with house(tmp_path) as it:
        ann, _ = await lobby(it, "Ben")
        code = ann.room["code"]
        with locked(tmp_path / "wolfden.db"):
            kicking = asyncio.create_task(ann.ask("kick", seat=1))
            async with asyncio.timeout(5):
                while it.hub.tables[ann.welcome["table"]].charter.code == code:
                    await asyncio.sleep(0.01)
            joining = asyncio.create_task(it.http("/api/join", {"code": code, "name": "Ben"}))
            await asyncio.wait({joining}, timeout=2)
            assert not kicking.done()
        assert (await joining).status == 400
        assert (await kicking)["tell"] == "done" and names(ann)[1] == ""


async def test_wishes_and_news_outlive_the_server(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        ann, ben, cleo = await three_people(it, tempo="relaxed")
        await ann.done("wish", what="give", seat=4, on=True)
        await ben.done("leave")
        table = ann.welcome["table"]
    time.at += DAY
    async with house(tmp_path, time, bot_delay=SLOW) as it:
        again = await it.client(table, cleo.token)
        assert again.room["wishes"] == [{"what": "give", "seat": 4, "agreed": [0], "missing": [2]}]
        assert news(again) == [("left", "Ben", "")]

"""Several people at one screen: seats without a browser of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import Client
from tests.server.house import ENTROPY, Answer, House, Time, house
from tests.server.test_lobby import lobby, names
from wolfden.server.reasons import AnotherSeat, BegunAlready, OnlyWatching, TheyAreHere
from wolfden.server.settings import MINUTE


def cookies(*mine: Client) -> str:
    return "; ".join(f"seat-{client.welcome['table']}={client.token}" for client in mine)


async def ask_beside(it: House, code: str, name: str | None, *mine: Client, **more: Any) -> Answer:
    return await it.http("/api/join", {"code": code, "name": name, "beside": True, **more}, cookies(*mine))


async def beside(it: House, code: str, name: str | None, *mine: Client, **more: Any) -> tuple[int, str]:
    """A seat for somebody at the same screen: which, and its token. The browser keeps its own."""
    answer = await ask_beside(it, code, name, *mine, **more)
    assert answer.status == 200 and answer.headers["set-cookie"] is None, answer.body
    return answer.value["seat"], answer.value["beside"]["token"]


async def test_somebody_sits_down_beside_another_and_everybody_sees_it(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        code = (await ann.ask("give", seat=3))["code"]
        answer = await ask_beside(it, code, "Bea", ann)
        assert answer.headers["set-cookie"] is None and answer.value["seat"] == 3
        bea = answer.value["beside"]
        await ben.until(lambda: names(ben)[3] == "Bea")
        assert [place["beside"] for place in ben.room["seats"]] == ["", "", "", ann.who, ""]
        assert ben.room["seats"][3]["who"] == bea["who"]
        seat, own = await beside(it, ann.room["code"], "Cem", ann)
        assert seat == 2, "an invite will do, and gives the first free seat"
        for token, where in ((bea["token"], 3), (own, 2), (ann.token, 0)):
            client = await it.client(ann.welcome["table"], token)
            assert client.seat == where
            await client.close()


async def test_only_beside_somebody_who_sits_there_and_only_before_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        code = ann.room["code"]
        for strangers in ((), (await lobby(it))[:1]):
            assert (await ask_beside(it, code, "Bea", *strangers)).wrong == OnlyWatching()
        given = (await ann.ask("give", seat=3))["code"]
        plain = await it.http("/api/join", {"code": given, "name": "Bea"}, cookies(ann))
        assert plain.wrong == AnotherSeat(), "nobody gets a second seat without saying so"
        await ben.done("ready", entropy=ENTROPY)
        moved = (await ben.ask("moveseat"))["code"]
        await ann.done("start")
        assert (await ask_beside(it, code, "Bea", ann)).wrong == BegunAlready()
        assert (await ask_beside(it, moved, "Bea", ann)).wrong == BegunAlready(), "no second hand"
        assert (await it.client(ben.welcome["table"], ben.token)).seat == 1
        assert [place["beside"] for place in ann.room["seats"]] == [""] * 5


async def test_a_full_table_has_no_seat_beside_another(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, *_ = await lobby(it, "Ben", "Cleo", "Dora", "Emil")
        answer = await ask_beside(it, ann.room["code"], "Bea", ann)
        assert answer.value["seat"] is None and answer.value["beside"] is None


async def test_whoever_shares_a_screen_is_here_as_long_as_one_of_them_is(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as it:
        ann, ben = await lobby(it, "Ben")
        table = ann.welcome["table"]
        seat, own = await beside(it, ann.room["code"], "Bea", ann)
        await ben.done("ready", entropy=ENTROPY)
        await ann.done("start")
        assert ben.room["seats"][seat]["here"], "nobody waits for them to come"
        bea = await it.client(table, own)
        await ann.close()
        await bea.until(lambda: len(it.hub.tables[table].listeners[0]) == 0)
        assert all(ben.room["seats"][one]["here"] for one in (0, seat))
        time.at += 60 * MINUTE
        assert await ben.refused("wish", what="bot", seat=0, on=True) == TheyAreHere()
        await it.hub.tick()
        assert ben.room["host"] == 0, "nor is the host gone"
        await bea.close()
        await ben.until(lambda: not any(ben.room["seats"][one]["here"] for one in (0, seat)))
        assert it.hub.tables[table].away(0) == it.hub.tables[table].away(seat) == 0, "both have just gone"
        time.at += 6 * MINUTE
        await it.hub.tick()
        await ben.until(lambda: ben.room["host"] == 1)


async def test_to_another_device_one_goes_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        (ann,) = await lobby(it)
        table = ann.welcome["table"]
        seat, own = await beside(it, ann.room["code"], "Bea", ann)
        _, third = await beside(it, ann.room["code"], "Cem", ann)
        bea = await it.client(table, own)
        _, new = await it.join((await bea.ask("moveseat"))["code"])
        await ann.until(lambda: ann.room["seats"][seat]["beside"] == "")
        assert ann.room["seats"][seat + 1]["beside"] == ann.who
        assert (await it.client(table, new)).seat == seat and (await it.client(table, own)).seat is None
        await it.join((await ann.ask("moveseat"))["code"])
        cem = await it.client(table, third)
        assert [place["beside"] for place in cem.room["seats"]] == [""] * 5


async def test_at_a_rematch_all_of_them_find_their_seats(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        (ann,) = await lobby(it, game="wooolf")
        table = ann.welcome["table"]
        seat, own = await beside(it, ann.room["code"], "Bea", ann)
        await ann.done("start")
        bea = await it.client(table, own)
        await asyncio.gather(ann.play(Random(1)), bea.play(Random(2)))
        await bea.done("rematch")
        await ann.until(lambda: "rematch" in ann.room)
        code = ann.room["rematch"]
        joined = await it.http("/api/join", {"code": code}, cookies(ann))
        again = Client("", joined.headers["set-cookie"].split(";")[0].partition("=")[2])
        again.welcome = {"table": joined.value["table"]}
        stranger = await ask_beside(it, code, "Bea", again, ann, token="guess")
        assert stranger.value["seat"] is None, "kept seats are kept"
        found, new = await beside(it, code, None, again, ann, token=own)
        assert found == seat and new != own
        client = await it.client(joined.value["table"], new)
        assert client.seat == seat and names(client)[seat] == "Bea" and client.room["seats"][seat]["beside"] == ann.who

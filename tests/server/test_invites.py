"""Where an invite leads: told before one takes a seat, and nothing that a spectator would not see."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import Client
from tests.server.house import ENTROPY, House, house
from tests.server.test_lobby import lobby
from wolfden.server.reasons import NoSuchInvite, TooManyGuesses
from wolfden.server.settings import Rate


async def looked(it: House, code: str, *mine: Client) -> Any:
    """What a browser with these seats is told."""
    cookies = "; ".join(f"seat-{client.welcome['table']}={client.token}" for client in mine)
    answer = await it.http(f"/api/invites/{code}", cookies=cookies)
    assert answer.status == 200, answer.body
    assert answer.headers["cache-control"] == "no-store" and answer.headers["set-cookie"] is None
    return answer.value


async def test_an_invite_names_the_game_the_host_and_who_is_there(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        await ann.done("seatbot", seat=3, bot="random")
        code = ann.room["code"]
        expected = {
            "game": "gulag",
            "title": "Gulag",
            "phase": "lobby",
            "host": "Ann",
            "people": ["Ann", "Ben"],
            "bots": 1,
            "free": 2,
            "yours": False,
        }
        assert await looked(it, code) == expected
        assert await looked(it, f"{code[:4]}-{code[4:]}".lower()) == expected, "as it may be typed"
        assert await looked(it, code, ben) == {**expected, "yours": True}
        await ann.done("host", seat=1)
        await ben.done("leave")
        assert await looked(it, code) == {**expected, "people": ["Ann"], "free": 3}
        assert len(ann.room["seats"]) == 5 and ann.room["seats"][1]["name"] == "", "to look takes no seat"


async def test_a_full_or_running_table_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        people = await lobby(it, "Ben", "Cleo", "Dora", "Emil")
        code = people[0].room["code"]
        assert (await looked(it, code))["free"] == 0
        await people[4].done("leave")
        assert (await looked(it, code))["free"] == 1
        for guest in people[1:4]:
            await guest.done("ready", entropy=ENTROPY)
        await people[0].done("start")
        told = await looked(it, code)
        assert (told["phase"], told["free"], told["bots"], told["yours"]) == ("playing", 0, 1, False)
        assert (await looked(it, code, people[2]))["yours"]


async def test_a_rematch_says_for_whom_a_seat_is_kept(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben", game="wooolf")
        await ben.done("ready", entropy=ENTROPY)
        await ann.done("start")
        await asyncio.gather(ann.play(Random(1)), ben.play(Random(2)))
        await ann.done("rematch")
        await ben.until(lambda: "rematch" in ben.room)
        code = ben.room["rematch"]
        assert (await looked(it, code, ben))["yours"] and not (await looked(it, code))["yours"]
        assert (await looked(it, code, ben))["people"] == ["Ann", "Ben"]


async def test_what_an_invite_tells_opens_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        given = (await ann.ask("give", seat=2))["code"]
        told = json.dumps(await looked(it, ann.room["code"]))
        for secret in (ann.welcome["table"], ann.token, ben.token, ann.who, ann.room["commitment"], given):
            assert secret and secret not in told
        for wrong in ("NOSUCH99", given, ann.welcome["table"]):
            answer = await it.http(f"/api/invites/{wrong}")
            assert answer.status == 400 and answer.wrong == NoSuchInvite(), "a seat that is given away is no invite"


async def test_looking_at_invites_is_guessing_them(tmp_path: Path) -> None:
    async with house(tmp_path, limited=True, guess_rate=Rate(3, 0.001)) as it:
        table, token = await it.open()
        code = (await it.client(table, token)).room["code"]
        assert [(await it.http(f"/api/invites/{code}")).status for _ in range(6)] == [200] * 6, "one that works is none"
        tries = [await it.http("/api/join", {"code": "A"}), *[await it.http(f"/api/invites/{n}") for n in "BC"]]
        assert [answer.status for answer in tries] == [400, 400, 400]
        last = await it.http(f"/api/invites/{code}")
        assert last.status == 429 and isinstance(last.wrong, TooManyGuesses) and int(last.headers["retry-after"]) > 0
        assert (await it.http("/api/join", {"code": code, "name": "Ben"})).status == 429

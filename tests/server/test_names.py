"""Names at a table: wherever one comes in, nobody is invisible, and nobody can be taken for somebody else."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.client import Client
from tests.server.house import ENTROPY, House, house
from wolfden.engine.replay import encode, parse, start
from wolfden.registry import game
from wolfden.server.reasons import BadName
from wolfden.server.story import story

FAKE_ANN = "\N{CYRILLIC CAPITAL LETTER A}nn"
FAKE_BORIS = "B\N{GREEK SMALL LETTER OMICRON}ris"
UNSEEN = BadName(24)


def names(client: Client) -> list[str]:
    return [place["name"] for place in client.room["seats"]]


async def opened(it: House, name: str = "Ann", game: str = "gulag") -> Client:
    table, token = await it.open(game, name)
    return await it.client(table, token)


@pytest.mark.parametrize("name", ["\u200b", "\u3164", "\u2800", "\u0301", "\u202e\u202d", "\ue000", " \u00ad "])
async def test_nobody_is_invisible(tmp_path: Path, name: str) -> None:
    async with house(tmp_path) as it:
        answer = await it.http("/api/tables", {"game": "gulag", "name": name})
        assert answer.status == 400 and answer.wrong == UNSEEN and it.hub.tables == {}
        ann = await opened(it)
        answer = await it.http("/api/join", {"code": ann.room["code"], "name": name})
        assert answer.status == 400 and answer.wrong == UNSEEN
        assert await ann.refused("rename", name=name) == UNSEEN
        assert names(ann) == ["Ann", "", "", "", ""], "a refusal changes nothing"


async def test_what_nobody_sees_is_taken_out(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann = await opened(it, "\u202eAn\u200bn\u2800 ")
        await it.join(ann.room["code"], "Zoe\u0308")
        await ann.until(lambda: names(ann)[:2] == ["Ann", "Zoë"])


async def test_look_alikes_get_a_number(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann = await opened(it)
        for name in (FAKE_ANN, "a n n", "Ａｎｎ"):  # noqa: RUF001 - it is meant to be one
            await it.join(ann.room["code"], name)
        await ann.until(lambda: names(ann)[:4] == ["Ann", f"{FAKE_ANN} 2", "a n n 3", "Ａｎｎ 4"])  # noqa: RUF001
        _, token = await it.join(ann.room["code"], "Eve")
        eve = await it.client(ann.welcome["table"], token)
        await eve.done("rename", name="4NN")
        assert names(eve)[4] == "4NN 5"
        await eve.done("rename", name="4NN")
        assert names(eve)[4] == "4NN 5", "one's own name is nobody else's"
        await ann.done("rename", name="ANN")
        assert names(ann)[0] == "ANN", "whoever was here first needs no number"


async def test_people_of_all_scripts_sit_together(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann = await opened(it, "Łukasz", "gulag")
        await ann.done("arrange", seats=10)
        others = ["Дима", "山田", "עדי", "Nguyễn", "O'Brien", "\N{WOLF FACE}", "محمد", "प्रिया", "김민준"]
        for name in others:
            await it.join(ann.room["code"], name)
        await ann.until(lambda: names(ann) == ["Łukasz", *others])


async def test_bots_are_not_called_like_anybody(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann = await opened(it, FAKE_BORIS)
        await ann.done("seatbot", seat=1, bot="random")
        await ann.done("rename", name="V3ra")
        await ann.done("seatbot", seat=2, bot="random")
        await ann.done("start")
        await ann.until(lambda: ann.room["phase"] == "playing")
        assert names(ann) == ["V3ra 2", "Vera", "Boris", "Ivan", "Olga"]
        code = await ann.ask("give", seat=2)
        _, token = await it.join(code["code"], "VERA")
        friend = await it.client(ann.welcome["table"], token)
        assert names(friend)[2] == "VERA 3", "in mid-game, too"


async def test_a_rematch_and_its_guests(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann = await opened(it, game="wooolf")
        _, token = await it.join(ann.room["code"], "ann")
        ben = await it.client(ann.welcome["table"], token)
        await ben.done("ready", entropy=ENTROPY)
        await ann.done("start")
        await asyncio.gather(ann.play(Random(1)), ben.play(Random(2)))
        await ann.done("rematch")
        cookies = f"seat-{ann.welcome['table']}={ann.token}"
        answer = await it.http("/api/join", {"code": ann.room["rematch"]}, cookies)
        table = it.hub.tables[answer.value["table"]]
        assert [place.name for place in table.charter.places][:2] == ["Ann", "ann 2"]
        bots = [place.name for place in table.charter.places if place.bot is not None]
        assert bots == names(ann)[2:]


async def test_look_alikes_from_an_older_server_are_told_apart(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann = await opened(it, game="wooolf")
        _, token = await it.join(ann.room["code"], "Ben")
        ben = await it.client(ann.welcome["table"], token)
        await ben.done("ready", entropy=ENTROPY)
        await ann.done("start")
        table = it.hub.tables[ann.welcome["table"]]
        table.charter.places[1].name = FAKE_ANN
        table.charter.places[2].name = "\u3164"
        table.changed()
        await table.safe()
    async with house(tmp_path) as it:
        again = await it.client(ann.welcome["table"], ann.token)
        assert names(again)[:3] == ["Ann", f"{FAKE_ANN} 2", "Seat 2"]
        await asyncio.gather(again.play(Random(1)), (await it.client(ann.welcome["table"], token)).play(Random(2)))
        replay = parse((await it.http(f"/api/tables/{ann.welcome['table']}/replay")).body)
        assert replay.names == names(again)


def test_a_story_tells_look_alikes_apart() -> None:
    """Somebody's own file may have any names in it."""
    replay = start(game("gulag"), 5, 7, {})
    replay.names = ["Ann", FAKE_ANN, "\u2800", "ann", "Ben"]
    told = msgspec.json.decode(gzip.decompress(story(encode(replay), "public")))
    assert told["names"] == ["Ann", f"{FAKE_ANN} 2", "Seat 2", "ann 3", "Ben"]

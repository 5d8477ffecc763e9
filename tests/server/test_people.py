"""Notes, chat and what was sent belong to people, not to seats: nobody gets anything with a seat but the seat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.server.client import Client
from tests.server.house import ENTROPY, House, Inline, house
from tests.server.test_lobby import lobby, names
from tests.server.test_moves import two_people
from wolfden.server.reasons import ChoicesChanged


def notes(client: Client) -> str:
    return str(client.welcome.get("notes", ""))


def rows(it: House, query: str) -> list[tuple[object, ...]]:
    with it.hub.store.engine.connect() as connection:
        return [tuple(row) for row in connection.exec_driver_sql(query)]


async def test_notes_go_with_the_person_and_not_with_the_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        await ann.done("notes", text="my own secret")
        await ann.done("sit", seat=3)
        await ann.until(lambda: ann.seat == 3)
        assert notes(ann) == "my own secret"
        await ben.done("sit", seat=0)
        await ben.until(lambda: ben.seat == 0)
        assert notes(ben) == ""
        seat, own = await it.join(ben.room["code"], "Cleo")
        cleo = await it.client(ann.welcome["table"], own)
        assert seat == 1 and notes(cleo) == ""
        await ben.done("notes", text="Ben's")
        await cleo.close()
        table = ann.welcome["table"]
    async with house(tmp_path) as it:
        found = [notes(await it.client(table, token)) for token in (ann.token, ben.token, own, None)]
        assert found == ["my own secret", "Ben's", "", ""]


async def test_a_line_keeps_its_author_s_name(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        await ann.done("arrange", chat=True)
        await ann.done("chat", text="I sit here")
        await ann.done("sit", seat=3)
        await ben.done("sit", seat=0)
        await ben.done("rename", name="Benedikt")
        await ben.done("chat", text="Now I do")
        await ann.until(lambda: len(ann.lines) == 2)
        assert [(line["who"], line["name"]) for line in ann.lines] == [(ann.who, "Ann"), (ben.who, "Benedikt")]
        assert ann.who != ben.who and [place["who"] for place in ann.room["seats"]] == [ben.who, "", "", ann.who, ""]
        await ben.done("leave")
        _, own = await it.join(ann.room["code"], "Cleo")
        cleo = await it.client(ann.welcome["table"], own)
        assert cleo.seat == 0 and [line["name"] for line in cleo.lines] == ["Ann", "Benedikt"]
        assert cleo.who not in (ann.who, ben.who)


async def test_the_same_id_of_two_people_in_one_seat_is_two_things(tmp_path: Path) -> None:
    """Whoever sits there next did nothing yet."""
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben")
        await ann.done("arrange", chat=True)
        await ann.done("chat", id="first", text="It is me")
        await ann.done("sit", seat=3)
        await ann.done("chat", id="first", text="It is me")
        await ben.done("sit", seat=0)
        await ben.done("chat", id="first", text="And me")
        await ann.until(lambda: len(ann.lines) == 2)
        assert [line["text"] for line in ann.lines] == ["It is me", "And me"]


async def test_a_move_of_somebody_before_is_not_one_s_own(tmp_path: Path) -> None:
    async with house(tmp_path, bot_delay=(3600, 3600)) as it:
        ann, ben = await two_people(it)
        table = it.hub.tables[ann.welcome["table"]]
        table.clients[ben.who, "move"] = 0
        await ben.done("move", id="move", at=0, actions=[0])  # as if done before
        await ben.done("leave")
        await ann.done("wish", what="give", seat=1, on=True)
        _, own = await it.join((await ann.ask("give", seat=1))["code"], "Cleo")
        cleo = await it.client(ann.welcome["table"], own)
        assert await cleo.refused("move", id="move", at=10**6, actions=[0]) == ChoicesChanged()


async def test_notes_are_gone_with_whoever_leaves(tmp_path: Path) -> None:
    asked: list[bytes] = []

    class Spy(Inline):
        async def play(self, game: str, data: object, sight: bytes, *rest: object, talk: bool = True) -> object:  # type: ignore[override]
            asked.append(sight)
            await asyncio.sleep(3600)

    async with house(tmp_path, pool=Spy()) as it:
        ann, ben = await two_people(it)
        for client in (ann, ben):
            await client.done("notes", text="the Commissar drinks")
        await ben.done("handover", bot="good")
        await ben.done("leave")
        assert notes(ben) == "" and ben.who == ""
        assert rows(it, "SELECT person, text FROM notes") == [(ann.who, "the Commissar drinks")]
        await ann.done("wish", what="give", seat=1, on=True)
        _, own = await it.join((await ann.ask("give", seat=1))["code"], "Cleo")
        cleo = await it.client(ann.welcome["table"], own)
        assert notes(cleo) == "" and cleo.who not in ("", ann.who)
        await ann.done("handover", bot="good")
        assert notes(await it.client(ann.welcome["table"], ann.token)) == "the Commissar drinks"
        assert not any(b"drinks" in sight for sight in asked), "a bot that stands in is not told"


async def test_notes_come_along_to_another_device(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        _, ben = await two_people(it)
        await ben.done("notes", text="Ann works")
        _, own = await it.join((await ben.ask("moveseat"))["code"])
        there = await it.client(ben.welcome["table"], own)
        assert notes(there) == "Ann works" and there.who == ben.who


async def test_a_rematch_with_fewer_seats_keeps_everybody(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await lobby(it, "Ben", game="wooolf")
        await ann.done("arrange", seats=8)
        await ben.done("sit", seat=7)
        await ben.done("ready", entropy=ENTROPY)
        await ann.done("start")
        await ann.done("agree", end=True)
        await ben.done("agree", end=True)
        await ann.until(lambda: ann.room["phase"] == "over")
        await ann.done("rematch")
        code = ann.room["rematch"]

        async def join(client: Client) -> Client:
            _, own = await it.join(code, cookies=f"seat-{client.welcome['table']}={client.token}")
            table = next(id for id, one in it.hub.tables.items() if one.charter.code == code)
            return await it.client(table, own)

        again = await join(ann)
        await again.done("arrange", seats=4)
        _, own = await it.join(code, "Stranger")
        assert own == "", "all other seats are bots', and Ben's is kept"
        back = await join(ben)
        assert back.seat is not None and names(back)[back.seat] == "Ben" and back.who == ben.who
        assert again.who == ann.who and len(back.room["seats"]) == 4
        await back.done("ready", entropy=ENTROPY)
        await again.done("start")
        await asyncio.gather(again.play(Random(1)), back.play(Random(2)))

"""Seats and their keys: tokens, cookies, one-time codes, bots that play for people, chat and notes."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

from tests.server.client import Client
from tests.server.house import Time, house, token
from tests.server.test_moves import turn_of, two_people
from wolfden.server import seats
from wolfden.server.charter import Place
from wolfden.server.reasons import (
    BotPlays,
    Misunderstood,
    MustAgree,
    NoChat,
    NoSuchBot,
    NothingSaid,
    OnlyHost,
    SeatNotThere,
    SeatTaken,
)


def table_of(client: Client) -> str:
    return str(client.welcome["table"])


async def test_tokens_are_kept_as_hashes(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        given = await ann.ask("moveseat")
    data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (ann.token, ben.token, given["code"].split(".")[1]):
        assert secret and secret.encode() not in data
    assert sqlite3.connect(tmp_path / "wolfden.db").execute("SELECT count(*) FROM moves").fetchone()


async def test_cookies(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        answer = await it.http("/api/tables", {"game": "gulag", "name": "Ann"})
        cookie = answer.headers["set-cookie"]
        table = answer.value["table"]
        assert cookie.startswith(f"seat-{table}=")
        assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie and "Secure" not in cookie
        client = Client(it.ws + table)
        it.clients.append(client)
        from websockets.asyncio.client import connect

        async with connect(it.ws + table, additional_headers={"cookie": cookie.split(";")[0]}) as socket:
            await socket.send('{"ask":"hello"}')
            assert '"seat":0' in str(await socket.recv())


async def test_cookies_behind_a_proxy(tmp_path: Path) -> None:
    async with house(tmp_path, trusted_proxies=("127.0.0.1",)) as it:
        answer = await it.http("/api/tables", {"game": "gulag", "name": "Ann"}, x_forwarded_proto="https")
        assert "Secure" in answer.headers["set-cookie"]


async def test_a_seat_moves_to_another_device(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as it:
        ann, ben = await two_people(it)
        first = await ben.ask("moveseat")
        code = await ben.ask("moveseat")
        assert code["tell"] == "code" and code["until"] > time.at
        answer = await it.http("/api/join", {"code": first["code"]})
        assert answer.status == 400, "only the last code works"
        seat, own = await it.join(code["code"])
        assert seat == 1
        await ben.until(lambda: ben.bye is not None)
        assert ben.bye is not None and not ben.bye["again"]
        there = await it.client(table_of(ann), own)
        assert there.seat == 1 and there.journal[: len(ben.journal)] == ben.journal
        assert (await it.http("/api/join", {"code": code["code"]})).status == 400, "it works once"
        old = await it.client(table_of(ann), ben.token)
        assert old.seat is None
        third = await there.ask("moveseat")
        time.at = third["until"] + 1
        assert (await it.http("/api/join", {"code": third["code"]})).status == 400, "and not for ever"
        again = await it.client(table_of(ann), own)
        assert again.seat == 1, "a code that was not used has changed nothing"


async def test_the_host_gives_a_bot_s_seat_to_a_friend(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        assert await ann.refused("give", seat=1) == SeatTaken()
        assert await ann.refused("give", seat=9) == SeatNotThere()
        assert await ben.refused("give", seat=3) == OnlyHost()
        assert await ann.refused("give", seat=3) == MustAgree(("Ben",))
        await ben.done("wish", what="give", seat=3, on=True)
        code = (await ann.ask("give", seat=3))["code"]
        assert (await it.http("/api/join", {"code": code, "name": "\u202e"})).status == 400
        seat, own = await it.join(code, "Cleo")
        cleo = await it.client(table_of(ann), own)
        assert seat == cleo.seat == 3 and cleo.room["seats"][3]["name"] == "Cleo"
        assert cleo.room["seats"][3]["bot"] is None
        assert cleo.position is not None and cleo.position["view"]["seat"] == 3


async def test_handing_over_and_taking_back(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        who = await turn_of(ann, ben)
        other = ben if who is ann else ann
        assert await who.refused("handover", bot="perfect") == NoSuchBot(("good", "random"))
        await other.done("handover", bot="random")
        assert (
            other.room["seats"][other.seat or 0]["bot"] == "random" and other.room["seats"][other.seat or 0]["person"]
        )
        assert await other.refused("say", remark=0) == BotPlays()
        await who.done("handover", bot="good")  # without a move before: bots could end the game upon it
        for client in (ann, ben):  # bots bring the game to its end
            await client.until(lambda client=client: client.over and client.room["phase"] == "over")


async def test_a_seat_that_is_taken_back_is_one_s_own(tmp_path: Path) -> None:
    async with house(tmp_path, bot_delay=(3600, 3600)) as it:
        _ann, ben = await two_people(it)
        await ben.done("handover", bot="random")
        await ben.done("takeback")
        assert ben.room["seats"][1]["bot"] is None
        if ben.actions:
            await ben.done("move", at=ben.n, actions=await ben.compose(Random(1)))
        else:
            assert await ben.refused("move", at=ben.n, actions=[0]) == {"is": "NotYourTurn"}


async def test_leaving_a_game(tmp_path: Path) -> None:
    async with house(tmp_path, bot_delay=(3600, 3600)) as it:
        ann, ben = await two_people(it)
        await ann.done("notes", text="seat four smells of smoke")
        await ann.done("leave")
        assert ann.seat is None and ann.room["host"] == 1
        assert ann.position is not None and ann.position["view"]["loyalty"] is None
        place = ben.room["seats"][0]
        assert place["bot"] == "good" and not place["person"] and place["name"] == "Ann"
        code = (await ben.ask("give", seat=0))["code"]
        _, own = await it.join(code, "Cleo")
        cleo = await it.client(table_of(ben), own)
        assert "notes" not in cleo.welcome, "her notes are nobody's"
        await ben.done("leave")
        await cleo.done("leave")
        assert cleo.room["phase"] == "closed"


async def test_chat(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await two_people(it, chat=False)
        assert await ann.refused("chat", text="Hello?") == NoChat()
    async with house(tmp_path / "chatty") as it:
        ann, ben = await two_people(it, chat=True)
        await ann.done("chat", id="once", text="Hello")
        await ann.done("chat", id="once", text="Hello")
        await ben.done("chat", text="<script>alert(1)</script>")
        await ann.until(lambda: len(ann.lines) == 2)
        assert next((line["who"], line["name"], line["text"]) for line in ann.lines) == (ann.who, "Ann", "Hello")
        assert await ann.refused("chat", text="   ") == NothingSaid()
        assert isinstance(await ann.refused("chat", text="x" * 501), Misunderstood)
        lines = list(ann.lines)
        table, own = table_of(ann), ann.token
    async with house(tmp_path / "chatty") as it:
        again = await it.client(table, own)
        assert again.lines == lines
        await again.done("chat", id="once", text="Hello")
        assert again.lines == lines


async def test_notes_are_private_and_kept(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        await ann.done("notes", text="Ben strikes")
        await ann.done("notes", text="Ben works")
        table = table_of(ann)
    async with house(tmp_path) as it:
        assert (await it.client(table, ann.token)).welcome["notes"] == "Ben works"
        assert "notes" not in (await it.client(table, ben.token)).welcome
        assert "notes" not in (await it.client(table)).welcome


def test_keys() -> None:
    assert len({seats.new_token() for _ in range(1000)}) == 1000
    places = [Place("Ann", token=seats.hashed("a")), Place(), Place("Ben", token=seats.hashed("b"))]
    assert [seats.owner(places, given) for given in ("a", "b", "c", "", None)] == [0, 2, None, None, None]
    assert seats.spelled(" abcd-efgh ") == "ABCDEFGH"
    assert seats.TABLE_ID.fullmatch(seats.new_id())


async def test_two_browsers_on_one_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, ben = await two_people(it)
        twin = await it.client(table_of(ann), ann.token)
        assert twin.seat == ann.seat
        who = await turn_of(ann, ben)
        await who.done("move", at=who.n, actions=await who.compose(Random(1)))
        await twin.until(lambda: twin.position == ann.position or twin.n >= ann.n)
        assert twin.journal[: len(ann.journal)] == ann.journal[: len(twin.journal)]


async def test_the_answer_to_join(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        ann, _ = await two_people(it)
        for code in ("WRONGWRO", "x.y", ".", f"{table_of(ann)}.wrong"):
            answer = await it.http("/api/join", {"code": code, "name": "Eve"})
            assert answer.status == 400 and token(answer) == ""

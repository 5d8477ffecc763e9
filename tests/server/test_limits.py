"""Limits: what one address may have, what a refusal costs, when to come back; and cookies."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.attack import Attacker, answered, post
from tests.server.client import because
from tests.server.house import House, Inline, house
from tests.server.test_moves import two_people
from wolfden import registry
from wolfden.engine.replay import Record, encode, start
from wolfden.server.assets import Assets
from wolfden.server.limits import Bucket, Shares
from wolfden.server.pool import Busy
from wolfden.server.reasons import Flooded, HouseFull, TooFast, TooManyGuesses, TooManyStories, TooManyTables
from wolfden.server.settings import Rate

HERE = "127.0.0.1"
GULAG = registry.game("gulag")


# Buckets and shares.


def test_refusals_build_up_no_debt(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("wolfden.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(Rate(20, 0.05))
    assert [bucket.admit() for _ in range(20)] == [0] * 20
    assert {bucket.admit() for _ in range(1000)} == {20.0}
    now[0] = 45.0
    assert [bucket.admit() for _ in range(3)] == [0, 0, 15.0]
    for _ in range(1000):
        bucket.take()
    assert bucket.level == -20, "not even by taking"


def test_shares() -> None:
    shares = Shares(each=3, all=5)
    assert shares.take("a", 3) and not shares.take("a") and shares.take("b", 2) and not shares.take("b")
    shares.give_back("a", 2)
    assert shares.take("b") and shares.take("a") and not shares.take("c")
    for whose, count in (("a", 2), ("b", 3), ("b", 0)):
        shares.give_back(whose, count)
    assert shares.total == 0 and shares.held == {}


# Coming back.


async def test_whoever_is_refused_is_told_when_to_come_back(tmp_path: Path) -> None:
    rates = {"create_rate": Rate(2, 0.5), "guess_rate": Rate(2, 0.01), "story_rate": Rate(1, 0.25)}
    async with house(tmp_path, limited=True, connect_rate=Rate(1, 0.1), **rates) as it:
        body = {"game": "gulag", "name": "Ann"}
        answers = [await it.http("/api/tables", body) for _ in range(40)]
        assert [one.status for one in answers] == [200] * 2 + [429] * 38
        assert {one.headers["retry-after"] for one in answers[2:]} <= {"1", "2"}
        wrong = answers[-1].wrong
        assert isinstance(wrong, TooFast) and 0 < wrong.seconds < 100 and wrong.minutes == 0
        await asyncio.sleep(2)
        assert (await it.http("/api/tables", body)).status == 200, "refusals cost nothing"
        answers = [await it.http("/api/join", {"code": "x"}) for _ in range(3)]
        assert [one.status for one in answers] == [400, 400, 429]
        assert int(answers[-1].headers["retry-after"]) > 90 and answers[-1].wrong == TooManyGuesses(
            seconds=0, minutes=2
        )
        answers = [await it.http("/api/story", {}) for _ in range(2)]
        assert [one.status for one in answers] == [400, 429] and answers[-1].headers["retry-after"] in ("3", "4")
        async with connect(it.ws + "x"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(it.ws + "x")
        response = refused.value.response
        assert response.status_code == 429 and response.headers["retry-after"] in ("9", "10")


async def test_a_server_that_is_busy_says_when_to_come_back(tmp_path: Path) -> None:
    class Overrun(Inline):
        async def story(self, replay: bytes, eyes: str, opened: bool | None = None) -> bytes:
            raise Busy(TooManyStories(10, 0))

    async with house(tmp_path, pool=Overrun()) as it:
        answer = await it.http("/api/story", {})
        assert answer.status == 503 and isinstance(answer.wrong, TooManyStories)
        assert int(answer.headers["retry-after"]) > 0


async def test_stories_at_the_same_time(tmp_path: Path) -> None:
    """One address has few of them, and what it brought and is told is counted until it has it."""

    class Slow(Inline):
        async def story(self, replay: bytes, eyes: str, opened: bool | None = None) -> bytes:
            await asyncio.sleep(1)
            return gzip.compress(b"[]")

    async with house(tmp_path, pool=Slow(), limited=True, stories_an_address=2, held_bytes_an_address=50_000) as it:
        asked = [asyncio.create_task(it.http("/api/story", b" " * 15_000)) for _ in range(3)]
        done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        assert [one.result().status for one in done] == [429]
        assert it.server.bytes.held == {HERE: 30_000}
        assert (await it.http("/api/tables", b" " * 25_000)).status == 503, "too much is held already"
        answers = await asyncio.gather(*asked)
        assert sorted(one.status for one in answers) == [200, 200, 429]
        assert it.server.bytes.held == {} == it.server.stories.held


async def test_whoever_brings_little_needs_no_share(tmp_path: Path) -> None:
    """A few addresses hold all that may be held of long requests: people still open tables and take seats."""
    async with house(tmp_path, limited=True, held_bytes_an_address=100_000, held_bytes_in_all=2 * 98_999) as it:
        attackers = [Attacker(it.port, f"127.0.0.{number}") for number in (2, 3)]
        for attacker in attackers:
            await attacker.send(post("/api/tables", b" " * 99_000)[:-1])
        async with asyncio.timeout(5):
            while it.server.bytes.total < 2 * 98_999:
                await asyncio.sleep(0.01)
        assert (await it.http("/api/tables", b" " * 20_000)).status == 503, "nothing long"
        table, token = await it.open()
        ann = await it.client(table, token)
        assert (await it.join(ann.room["code"], "Ben"))[0] == 1
        for attacker in attackers:
            attacker.close()
        await settled(it, 1)
        assert it.server.bytes.held == {}


async def test_stories_come_in_gzip_or_plain(tmp_path: Path) -> None:
    replay = encode(Record(GULAG, start(GULAG, 5, 7, {})).replay)
    async with house(tmp_path) as it:
        plain = await it.http("/api/story?eyes=public", replay)
        zipped = await it.http("/api/story?eyes=public", replay, accept_encoding="gzip, br")
        assert plain.headers["content-encoding"] is None and plain.value["game"] == "gulag"
        assert zipped.headers["content-encoding"] == "gzip" and gzip.decompress(zipped.body) == plain.body
        table, _ = await it.open(play_now=True)
        running = await it.http(f"/api/tables/{table}/story", accept_encoding="gzip")
        assert running.headers["content-encoding"] is None, "how well secrets compress tells about them"
        assert running.value["scenes"]


async def test_asks_that_wait_are_bounded(tmp_path: Path) -> None:
    async with house(tmp_path, limited=True, socket_rate=Rate(1, 1), asked_bytes=20_000) as it:
        table, token = await it.open()
        ann = await it.client(table, token)
        for number in range(5):
            await ann.send({"ask": "notes", "id": str(number), "text": "x" * 5000})
        await ann.until(lambda: ann.bye is not None)
        assert ann.bye is not None and ann.bye["again"] and because(ann.bye) == Flooded()


async def test_rematches_are_new_tables(tmp_path: Path) -> None:
    """Closing a table and opening it again is no way round the limit."""
    async with house(tmp_path, limited=True, create_rate=Rate(4, 0.01)) as it:
        opened = 0
        table, token = await it.open()
        with contextlib.suppress(AssertionError):
            while opened < 20:
                opened += 1
                ann = await it.client(table, token)
                await ann.done("close")
                answer = await ann.ask("rematch")
                if answer["tell"] == "refused":
                    break
                assert await ann.ask("rematch"), "asked again, it is the same one"
                await ann.until(lambda ann=ann: "rematch" in ann.room)  # type: ignore[misc]
                cookies = f"seat-{table}={token}"
                found = await it.http("/api/join", {"code": ann.room["rematch"]}, cookies)
                table, token = found.value["table"], found.headers["set-cookie"].split(";")[0].split("=", 1)[1]
        assert opened == 4 and isinstance(because(answer), TooManyTables)
        assert (await it.http("/api/tables", {"game": "gulag", "name": "Ann"})).status == 429


# A full house.


async def test_a_full_house_says_so(tmp_path: Path) -> None:
    async with house(tmp_path, limited=True, connections_an_address=3) as it:
        table, token = await it.open()
        clients = [await it.client(table) for _ in range(3)]
        answer = await it.http("/api/games")
        assert answer.status == 503 and int(answer.headers["retry-after"]) > 0
        assert isinstance(answer.wrong, HouseFull)
        assert answer.headers["x-content-type-options"] == "nosniff"
        with pytest.raises(InvalidStatus) as refused:
            await connect(it.ws + table)
        response = refused.value.response
        assert response.status_code == 503 and response.headers["retry-after"]
        await clients[0].close()
        assert (await it.http("/api/games")).status == 200
        assert (await it.client(table, token)).seat == 0
        assert not clients[1].gone, "whoever is in stays in"


async def test_a_full_house_in_all(tmp_path: Path) -> None:
    async with house(tmp_path, connections=3) as it:
        it.server.door.most = 3
        table, _ = await it.open()
        for _ in range(3):
            await it.client(table)
        assert (await it.http("/api/games")).status == 503


async def test_too_many_for_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many are told that the house is full; the others find the door closed."""
    monkeypatch.setattr("wolfden.server.door.SPARE", 0)
    async with house(tmp_path, limited=True, connections_an_address=1) as it:
        table, token = await it.open()
        ann = await it.client(table, token)
        attacker = Attacker(it.port, HERE)
        assert await answered(await attacker.send(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")) == b""
        await ann.done("rename", name="Anna")
        await settled(it, 1)
        attacker.close()


async def test_half_sent_requests_make_room(tmp_path: Path) -> None:
    async with house(tmp_path, limited=True, connections_an_address=10) as it:
        attacker = Attacker(it.port, HERE)
        for _ in range(40):
            await attacker.send(b"GET / HTTP/1.1\r\nhost: x\r\n")
        assert (await it.http("/api/games")).status == 200
        await settled(it, 10)
        gone = await asyncio.gather(*(answered(raw, 0.1) for raw in attacker.sockets))
        assert set(gone) == {b""}
        attacker.close()


async def test_behind_a_proxy_people_count_by_where_they_come_from(tmp_path: Path) -> None:
    settings = {"limited": True, "trusted_proxies": (HERE,), "connections_an_address": 2}
    async with house(tmp_path, **settings) as it:
        table, _ = await it.open()
        for address in ("192.0.2.1", "192.0.2.2", "2001:db8::1"):
            same = [address] * 2 if ":" not in address else [address, "2001:db8::2"]
            sockets = [await connect(it.ws + table, additional_headers={"x-forwarded-for": one}) for one in same]
            with pytest.raises(InvalidStatus, match="503"):
                await connect(it.ws + table, additional_headers={"x-forwarded-for": address})
            assert (await it.http("/api/games", x_forwarded_for=address)).status == 503
            assert (await it.http("/api/games", x_forwarded_for="192.0.2.9")).status == 200
            for socket in sockets:
                await socket.close()
        await settled(it, 0)
        assert it.server.door.at_once.held == {} == it.server.bytes.held


# Time.


async def test_requests_that_never_come(tmp_path: Path) -> None:
    """Heads and bodies have their time; whoever is only slow has more."""
    async with house(tmp_path, head_within=1.5, body_within=1.5, body_bytes_a_second=20) as it:
        attacker = Attacker(it.port, HERE)
        body = json.dumps({"game": "gulag", "name": "Ann"}).encode() + b" " * 40
        request = post("/api/tables", body)
        for half in (b"", b"GET", b"GET / HTTP/1.1\r\nhost: x\r\n", request[:-1]):
            await attacker.send(half)
        loop = asyncio.get_running_loop()
        slow = await attacker.send(request[: -len(body)])
        begun = time.perf_counter()
        for at in range(0, len(body), 20):
            await asyncio.sleep(0.8)
            await loop.sock_sendall(slow, body[at : at + 20])
        assert time.perf_counter() - begun > 2.5
        assert (await answered(slow)).startswith(b"HTTP/1.1 200"), "slow, but alive"
        gone = await asyncio.gather(*(answered(raw, 0.1) for raw in attacker.sockets[:4]))
        assert set(gone) == {b""}
        await settled(it, 0, 7)
        attacker.close()


@pytest.mark.parametrize(
    "more", ["content-length: 1", "transfer-encoding: chunked", f"x: {'x' * 9000}", "\r\n".join(["x: y"] * 200)]
)
async def test_sockets_that_are_asked_for_in_a_way_that_we_cannot_read(tmp_path: Path, more: str) -> None:
    """They are refused at once; and if one stays all the same, the server can still go down."""
    async with house(tmp_path) as it:
        table, _ = await it.open()
        attacker = Attacker(it.port, HERE)
        raw = await attacker.send(upgrade(table, more))
        said = await answered(raw, 3)
        assert said.startswith(b"HTTP/1.1 400") and b"without a body" in said
        await settled(it, 0)
        await attacker.send(upgrade(table, more))
        attacker.close()


async def test_a_handshake_that_never_ends_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wolfden.server.socket.Socket.run", lambda socket: asyncio.sleep(3600))
    async with house(tmp_path, head_within=1.0) as it:
        attacker = Attacker(it.port, HERE)
        raw = await attacker.send(upgrade("x" * 22))
        assert await answered(raw, 5) == b""
        await settled(it, 0)
        attacker.close()


def upgrade(table: str, *more: str) -> bytes:
    """The wish for a socket, with more lines in its head."""
    lines = (f"GET /ws/{table} HTTP/1.1", "host: x", "upgrade: websocket", "connection: upgrade")
    key = ("sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", "sec-websocket-version: 13")
    return "\r\n".join((*lines, *key, *more, "", "")).encode()


async def test_answers_that_nobody_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long answer waits in small pieces; whoever takes none of them is cut off, whoever takes some is not."""
    size = 3_000_000
    page = tmp_path / "page"
    page.mkdir()
    (page / "long.js").write_bytes(b"x" * size)
    monkeypatch.setattr("wolfden.server.app.Assets", lambda: Assets(page))
    async with house(tmp_path, unread_within=2.0) as it:
        attacker = Attacker(it.port, HERE)
        ask = b"GET /long.js HTTP/1.1\r\nhost: x\r\n\r\n"
        for _ in range(5):
            await attacker.send(ask)
        slow = await attacker.send(ask, 65536)
        await asyncio.sleep(0.5)
        assert max(line.waiting() for line in it.server.door.connections) < 3 * 64 * 1024
        loop, got = asyncio.get_running_loop(), 0
        begun = time.perf_counter()
        while got < size:
            part = await asyncio.wait_for(loop.sock_recv(slow, size // 30), 5)
            assert part, "it was cut off"
            got += len(part)
            await asyncio.sleep(0.1)
        assert time.perf_counter() - begun > 2.5
        await settled(it, 1)
        attacker.close()


async def test_a_socket_that_is_dropped_is_gone(tmp_path: Path) -> None:
    async with house(tmp_path, waiting_bytes=10_000) as it:
        table, _ = await it.open()
        attacker = Attacker(it.port, HERE)
        await attacker.look(table)
        while not it.server.sockets:
            await asyncio.sleep(0.01)
        (socket,) = it.server.sockets
        for _ in range(200):
            socket.push(b'"' + b"x" * 50_000 + b'"')
        assert socket.closing and socket.waiting_bytes == 0
        socket.drop()  # once more does no harm
        await settled(it, 0)
        assert not it.server.sockets and not it.hub.tables[table].listeners[None]
        attacker.close()


async def test_too_much_for_one_address(tmp_path: Path) -> None:
    """Each takes less than it may, but all together do not."""
    settings = {"waiting_bytes": 10**7, "waiting_bytes_an_address": 3 * 10**6, "unread_within": 100.0}
    async with house(tmp_path, limited=True, **settings) as it:
        table, token = await it.open()
        attacker = Attacker(it.port)
        for _ in range(8):
            await attacker.look(table)
        while len(it.server.sockets) < 8:
            await asyncio.sleep(0.01)
        for socket in list(it.server.sockets):
            for _ in range(20):
                socket.push(b'"' + b"x" * 100_000 + b'"')
        door = it.server.door
        assert door.waiting("127.0.0.2") > 3 * 10**6
        async with asyncio.timeout(5):
            while door.waiting("127.0.0.2") > 3 * 10**6:
                await asyncio.sleep(0.05)
        assert 0 < len(it.server.sockets) < 8, "no more than needed"
        assert (await it.client(table, token)).seat == 0
        attacker.close()


async def settled(it: House, lines: int, within: float = 5.0) -> None:
    """Wait until no more than so many connections are left."""
    async with asyncio.timeout(within):
        while len(it.server.door.connections) > lines:
            await asyncio.sleep(0.02)
    assert len(it.server.door.asking) <= lines


# Cookies.


@pytest.mark.parametrize("foreign", ['prefs={"a": 1}', "x", "=", "a=b=c", 'q="; w="', "é=1", "a b=c", "[]=[]", ";;"])
async def test_foreign_cookies_hide_nothing(tmp_path: Path, foreign: str) -> None:
    async with house(tmp_path) as it:
        table, token = await it.open()
        own = f"seat-{table}={token}"
        for cookies in (f"{foreign}; {own}", f"{own}; {foreign}", f"{foreign};{own};{foreign}"):
            (mine,) = (await it.http("/api/mine", cookies=cookies)).value
            assert mine["table"] == table and mine["seat"] == 0
            async with connect(it.ws + table, additional_headers={"cookie": cookies}) as socket:
                await socket.send('{"ask":"hello"}')
                assert json.loads(await socket.recv())["seat"] == 0
        assert (await it.http("/api/mine", cookies=f"x{own}; y={own}")).value == []


async def test_many_cookies(tmp_path: Path) -> None:
    """The newest tables come first; of too many, those of finished and unknown tables are forgotten."""
    async with house(tmp_path, cookies=6) as it:
        known = {}
        for number in range(9):
            it.time.at += 1000
            table, token = await it.open()
            known[table] = token
            if number in (1, 2, 5):
                ann = await it.client(table, token)
                await ann.done("close")
                await ann.close()
        ids = list(known)
        unknown = "x" * 22
        cookies = f"seat-{unknown}=1; seat-{ids[0]}=wrong; " + "; ".join(f"seat-{id}={known[id]}" for id in ids[1:])
        answer = await it.http("/api/mine", cookies=cookies)
        assert [one["table"] for one in answer.value] == ids[:0:-1]
        assert forgotten(answer.headers.get_all("set-cookie") or []) == [unknown, ids[0], ids[1], ids[2]]
        answer = await it.http("/api/tables", {"game": "gulag", "name": "Ann"}, cookies)
        first, *others = answer.headers.get_all("set-cookie") or []
        assert first.startswith(f"seat-{answer.value['table']}=") and "Max-Age=0" not in first
        assert forgotten(others) == [unknown, ids[0], ids[1], ids[2], ids[5]], "games that run are never forgotten"
        few = "; ".join(f"seat-{id}={known[id]}" for id in ids[:6])
        assert (await it.http("/api/mine", cookies=few)).headers["set-cookie"] is None


def forgotten(lines: list[str]) -> list[str]:
    assert all("Max-Age=0" in line and "Path=/" in line for line in lines)
    return [line.removeprefix("seat-").split("=")[0] for line in lines]


async def test_a_hundred_tables_and_one(tmp_path: Path) -> None:
    """As a browser sends them: the oldest first."""
    async with house(tmp_path) as it:
        made = []
        for _ in range(101):
            it.time.at += 1000
            made.append(await it.open())
        cookies = "; ".join(f"seat-{table}={token}" for table, token in made)
        mine = (await it.http("/api/mine", cookies=cookies)).value
        assert [one["table"] for one in mine] == [table for table, _ in made[:0:-1]]
        table, _ = made[-1]
        many = cookies + "".join(f"; other{number}={'x' * 50}" for number in range(100))
        async with connect(it.ws + table, additional_headers={"cookie": many}) as socket:
            await socket.send('{"ask":"hello"}')
            assert json.loads(await socket.recv())["seat"] == 0, "a long head is no reason to be a spectator"


# Chat.


async def test_chat_comes_in_pages(tmp_path: Path) -> None:
    async with house(tmp_path, chat_page=10, chat_page_bytes=3000) as it:
        ann, _ = await two_people(it, chat=True)
        table = ann.welcome["table"]
        for number in range(25):
            await ann.done("chat", text=str(number))
        for has, since in ((0, 15), (14, 15), (15, 15), (20, 20)):
            client = await it.client(table, chat=has)
            (told,) = (json.loads(frame) for frame in client.frames if '"chatted"' in frame)
            assert told["since"] == since
            assert [line["text"] for line in told["lines"]] == [str(number) for number in range(since, 25)]
        client = await it.client(table, chat=25)
        assert not any('"chatted"' in frame for frame in client.frames)
        for before, since in ((15, 5), (5, 0), (0, 0), (1000, 15)):
            answer = await client.ask("lookback", before=before)
            assert answer["tell"] == "earlier" and answer["since"] == since
            texts = [line["text"] for line in answer["lines"]]
            assert texts == [str(number) for number in range(since, min(before, 25))]
        for _ in range(10):
            await ann.done("chat", text="ж" * 500)
        answer = await client.ask("lookback", before=35)
        assert len(answer["lines"]) == 3, "long lines are fewer"

"""What strangers may try: other origins, long frames, floods, guesses, slow reading, nonsense."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.client import because
from tests.server.house import ENTROPY, house
from tests.server.process import Process
from tests.server.test_kills import Party
from tests.server.test_moves import turn_of, two_people
from wolfden.notices import Complaint
from wolfden.server.limits import Bucket, Buckets, neighbourhood
from wolfden.server.reasons import NoSuchTable
from wolfden.server.run import alone, bound
from wolfden.server.settings import Rate, Settings


async def test_headers(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        table, _ = await it.open()
        for path in ("/", f"/t/{table}", "/api/games", "/api/nothing", "/health", "/join/ABCD"):
            answer = await it.http(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
        assert (await it.http("/api/mine")).headers["cache-control"] == "no-store"


async def test_posts_from_elsewhere_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        body = {"game": "gulag", "name": "Ann"}
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{it.port + 1}", "http://"):
            assert (await it.http("/api/tables", body, origin=origin)).status == 403
            assert (await it.http("/api/join", {"code": "x"}, origin=origin)).status == 403
        assert (await it.http("/api/tables", body, origin=f"http://127.0.0.1:{it.port}")).status == 200
        answer = await it.http("/api/tables", json.dumps(body).encode(), content_type="text/plain")
        assert answer.status == 415, "no form of another site can send JSON"


async def test_sockets_from_elsewhere_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        table, _ = await it.open()
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus, match="403"):
                await connect(it.ws + table, origin=origin)  # type: ignore[arg-type]
        async with connect(it.ws + table, origin=f"http://127.0.0.1:{it.port}") as good:  # type: ignore[arg-type]
            await good.send('{"ask":"hello"}')
            assert "welcome" in str(await good.recv())


async def test_nonsense_over_http(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        wrong = [
            ("/api/tables", b"{", 400),
            ("/api/tables", b"\xff", 400),
            ("/api/tables", b"{}", 400),
            ("/api/tables", {"game": "chess", "name": "Ann"}, 400),
            ("/api/tables", {"game": "tests.miniatures.honest", "name": "Ann"}, 400),
            ("/api/tables", {"game": "gulag", "name": ""}, 400),
            ("/api/tables", {"game": "gulag", "name": "Ann", "seats": 3}, 400),
            ("/api/tables", {"game": "gulag", "name": "Ann", "seats": 10**30}, 400),
            ("/api/tables", {"game": "gulag", "name": "Ann", "tempo": "hurry"}, 400),
            ("/api/tables", {"game": "gulag", "name": "Ann", "bot": "perfect", "play_now": True}, 400),
            ("/api/tables", {"game": "gulag", "name": "Ann", "data": {"cards": 7}}, 400),
            ("/api/tables", {"game": "gulag", "name": "Ann", "host": True}, 400),
            ("/api/tables", b" " * 200_000, 413),
            ("/api/join", b" " * 9000, 413),
            ("/api/story", {"game": "gulag"}, 400),
        ]
        for path, body, status in wrong:
            answer = await it.http(path, body)
            assert answer.status == status, (path, body, answer.body)
            assert answer.wrong
        for path in (
            "/api/tables/x/replay",
            f"/api/tables/{'x' * 22}/story",
            "/api/sheets/none",
            "/ws/x",
            "/../secret",
        ):
            assert (await it.http(path)).status in (400, 404)
        assert it.hub.tables == {}


async def test_nonsense_over_a_socket(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        table, token = await it.open()
        for first in ("{", '{"ask":"move","id":"1","at":0,"actions":[]}', '{"ask":"hello","token":""}', "[]"):
            async with connect(it.ws + table) as socket:
                await socket.send(first)
                bye = json.loads(await socket.recv())
                assert bye["tell"] == "bye" and not bye["again"]
        async with connect(it.ws + "nothing") as socket:
            await socket.send('{"ask":"hello"}')
            assert because(json.loads(await socket.recv())) == NoSuchTable()
        ann = await it.client(table, token)
        for frame in (
            "{",
            "7",
            '{"ask":"fly","id":"a"}',
            '{"ask":"move","id":"b"}',
            '{"ask":"hello"}',
            r'{"ask":"notes","id":"c","text":"\ud83d"}',
        ):
            seen = len(ann.frames)
            assert ann.socket is not None
            await ann.socket.send(frame)
            await ann.until(lambda seen=seen: len(ann.frames) > seen)  # type: ignore[misc]
            assert json.loads(ann.frames[-1])["tell"] == "refused"
        assert [json.loads(frame)["id"] for frame in ann.frames[-4:]] == ["a", "b", None, None]
        await ann.done("ready", entropy=ENTROPY)


async def test_frames_that_are_too_long(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        table, token = await it.open()
        ann = await it.client(table, token)
        assert ann.socket is not None
        await ann.socket.send('{"ask":"notes","id":"x","text":"' + "x" * 9000 + '"}')
        await ann.until(lambda: ann.gone)
        assert ann.socket.close_code == 1009
        await ann.close()
        await ann.open()
        assert ann.socket is not None
        await ann.socket.send(b"\x00\x01")
        await ann.until(lambda: ann.gone)
        assert ann.bye is not None and not ann.bye["again"]


async def test_whoever_says_nothing_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wolfden.server.socket.HELLO_WITHIN", 0.05)
    async with house(tmp_path) as it:
        table, _ = await it.open()
        async with connect(it.ws + table) as socket:
            assert json.loads(await socket.recv())["tell"] == "bye"


async def test_only_so_many_look_at_a_table(tmp_path: Path) -> None:
    async with house(tmp_path, spectators=3, sockets_a_seat=2) as it:
        table, token = await it.open()
        clients = [await it.client(table) for _ in range(4)]
        assert [client.bye is None for client in clients] == [True, True, True, False]
        clients = [await it.client(table, token) for _ in range(3)]
        assert [client.bye is None for client in clients] == [True, True, False], "spectators are in nobody's way"


# Limits.


def test_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("wolfden.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(Rate(3, 2))
    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 0.5, 1.0]
    now[0] = 1.0
    assert bucket.empty()
    now[0] = 100.0
    assert not bucket.empty() and [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    buckets = Buckets(Rate(1, 1))
    assert buckets.of("a").take() == 0 and buckets.of("a").take() > 0 and buckets.of("b").take() == 0


def test_a_household_is_one_address() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") != neighbourhood("::ffff:192.0.2.2")


async def test_a_flood_is_slowed_down(tmp_path: Path) -> None:
    async with house(tmp_path, limited=True, socket_rate=Rate(5, 100), seat_rate=Rate(1000, 1000)) as it:
        table, token = await it.open()
        ann = await it.client(table, token)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        for number in range(25):
            await ann.send({"ask": "notes", "id": str(number), "text": "x"})
        await ann.until(lambda: "24" in ann.answers)
        assert loop.time() - begun >= 0.19, "twenty more than the first five, at a hundred a second"


async def test_a_flood_from_one_seat_or_address_is_cut_off(tmp_path: Path) -> None:
    for rates in ({"seat_rate": Rate(3, 0.01)}, {"address_rate": Rate(3, 0.01)}):
        async with house(tmp_path, limited=True, **rates) as it:
            table, token = await it.open()
            clients = [await it.client(table, token) for _ in range(2)]
            for number in range(4):
                await clients[number % 2].send({"ask": "notes", "id": str(number), "text": "x"})
            await clients[1].until(lambda clients=clients: clients[1].bye is not None)  # type: ignore[misc]
            assert clients[1].bye is not None and clients[1].bye["again"]


async def test_guesses_are_limited(tmp_path: Path) -> None:
    async with house(tmp_path, limited=True, guess_rate=Rate(3, 0.001)) as it:
        table, token = await it.open()
        code = (await it.client(table, token)).room["code"]
        tries = [await it.http("/api/join", {"code": guess}) for guess in ("A", "B", "C", "D", code)]
        assert [answer.status for answer in tries] == [400, 400, 400, 429, 429]


async def test_a_trusted_proxy_says_where_people_come_from(tmp_path: Path) -> None:
    settings = {"limited": True, "guess_rate": Rate(1, 0.001)}
    async with house(tmp_path / "trusted", trusted_proxies=("127.0.0.1",), **settings) as it:
        tries = [await it.http("/api/join", {"code": "A"}, x_forwarded_for=f"192.0.2.{n}") for n in (1, 1, 2)]
        assert [answer.status for answer in tries] == [400, 429, 400]
    async with house(tmp_path / "direct", **settings) as it:
        tries = [await it.http("/api/join", {"code": "A"}, x_forwarded_for=f"192.0.2.{n}") for n in (1, 2)]
        assert [answer.status for answer in tries] == [400, 429], "nobody else is believed"


async def test_new_tables_are_limited(tmp_path: Path) -> None:
    async with house(tmp_path, limited=True, create_rate=Rate(2, 0.001)) as it:
        body = {"game": "gulag", "name": "Ann"}
        assert [(await it.http("/api/tables", body)).status for _ in range(3)] == [200, 200, 429]


async def test_a_slow_client_is_dropped_and_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path, waiting_frames=20) as it:
        ann, ben = await two_people(it, chat=True)
        table = ann.welcome["table"]
        raw = socket.create_connection(("127.0.0.1", it.port))
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        key = "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13"
        head = f"GET /ws/{table} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n{key}\r\n\r\n"
        hello = json.dumps({"ask": "hello", "token": ben.token}).encode()
        raw.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(raw, head.encode())
        await loop.sock_recv(raw, 1000)
        await loop.sock_sendall(raw, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        while len(it.hub.tables[table].listeners[1]) < 2:
            await asyncio.sleep(0.005)
        slow = it.hub.tables[table].listeners[1][-1]
        pushed = 0
        while len(it.hub.tables[table].listeners[1]) == 2:
            pushed += 1
            assert pushed < 1000, "it was never dropped"
            slow.push(json.dumps({"tell": "done", "id": "x" * 20_000}).encode())
            await asyncio.sleep(0)
        assert pushed > 20, "it is not dropped at once"
        await ann.done("chat", text="Where are you?")
        raw.close()
        back = await it.client(table, ben.token)
        assert back.seat == 1 and [line["text"] for line in back.lines] == ["Where are you?"]


# Logs.


async def test_no_secrets_in_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with house(tmp_path) as it:
        ann, ben = await two_people(it, chat=True)
        await ann.done("chat", text="the password is swordfish")
        await ann.done("notes", text="Ben lies like a weasel")
        code = (await ann.ask("moveseat"))["code"]
        await it.http("/api/join", {"code": code + "x"})
        await it.http(f"/join/{ann.room['code']}")
        who = await turn_of(ann, ben)
        await who.refused("move", at=who.n, actions=[who.seat])
        await who.send({"ask": "move", "id": "x", "at": -1, "actions": "sturgeon"})
        table = it.hub.tables[ann.welcome["table"]]
        secrets = [ann.token, ben.token, code.split(".")[1], table.charter.secret, str(table.seed()), ENTROPY]
        secrets += ["swordfish", "weasel", "sturgeon", ann.room["code"]]
        caplog.handler.setFormatter(logging.Formatter("%(message)s"))
        table.fold = None  # a mistake of ours, which is logged
        await who.send({"ask": "draft", "id": "y", "at": 1, "prefix": []})
        table.charter.places = "swordfish"  # type: ignore[assignment]
        await who.send({"ask": "rename", "id": "z", "name": "weasel"})
        await who.until(lambda: who.bye is not None)
    ours = [record for record in caplog.records if record.name.split(".")[0] in ("wolfden", "uvicorn", "asyncio")]
    assert any("failed" in record.getMessage() for record in ours), "the mistake is in the log"
    for record in ours:
        if record.levelno >= logging.INFO:
            line = record.getMessage() + str(record.exc_info or "")
            assert not [secret for secret in secrets if secret and secret in line], line


async def test_no_secrets_in_the_log_of_a_process(tmp_path: Path) -> None:
    process = Process(tmp_path, "--bot-delay", "0")
    await process.start()
    try:
        party = Party(process, 1, seed=1)
        people = await party.open("gulag")
        await asyncio.gather(*(person.client.open() for person in people))
        await people[0].client.ask("moveseat")
        await people[0].client.refused("move", at=0, actions=[99])
        asyncio.get_running_loop().call_later(1, party.stop.set)
        await asyncio.gather(*(person.play() for person in people))
        seed = str(people[0].client.position["end"]["seed"]) if people[0].client.over else "no seed yet"  # type: ignore[index]
    finally:
        assert await process.stop() == 0
    text = process.log.read_text()
    assert "the table is open" in text
    for secret in (*(person.client.token for person in people), seed, people[0].client.room["code"], people[0].table):
        assert secret and secret not in text


# Going down.


async def test_a_polite_end(tmp_path: Path) -> None:
    """SIGTERM: everything asked is kept, everybody is told to come back, and the exit is clean."""
    process = Process(tmp_path, "--bot-delay", "0", "--no-limits")
    await process.start()
    party = Party(process, 1, seed=3)
    people = await party.open("wooolf")
    await asyncio.gather(*(person.client.open() for person in people))
    clients = [person.client for person in people]
    assert await process.stop() == 0
    for client in clients:
        await client.until(lambda client=client: client.gone)  # type: ignore[misc]
        assert client.bye is not None and client.bye["again"]
    await process.start()
    for client in clients:
        await client.close()
        await client.open()
        assert client.bye is None and client.seat is not None
        await client.close()
    await process.stop()


async def test_stopping_while_it_starts(tmp_path: Path) -> None:
    """Whenever it is told to stop, it stops."""
    for number in range(6):
        process = Process(tmp_path / str(number))
        starting = asyncio.create_task(process.start())
        while process.process is None:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3 * number)
        status = await process.stop()
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)
        assert status in (0, -signal.SIGTERM)


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with alone(tmp_path), pytest.raises(Complaint, match="ServerRuns"), alone(tmp_path):
        pass
    with alone(tmp_path):
        pass


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Complaint, match=f"CannotListen.*{port}.*address already in use"):
            bound(Settings(data_dir=tmp_path, port=port))


def test_the_database_is_ours_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path / "new") as it:
            await it.open()
            for path in (tmp_path / "new").iterdir():
                assert path.stat().st_mode & 0o077 == 0, path
            assert (tmp_path / "new").stat().st_mode & 0o077 == 0

    asyncio.run(run())

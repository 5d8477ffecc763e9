"""Who puts what into a shuffle, and when: the server commits first, and everybody can see what became of it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.client import Client
from tests.server.house import ENTROPY, House, house, token
from wolfden import registry
from wolfden.engine.replay import parse
from wolfden.server import fair
from wolfden.server.charter import Charter
from wolfden.server.findings import OlderNotedFits
from wolfden.server.reasons import BegunAlready, NoSuchBot, NotOverYet, OnlyHost, OthersSitHere, TableClosed

OTHER = "f" * 32


async def opened(it: House, **more: Any) -> tuple[str, str, str]:
    """A new table: its id, the host's token and the commitment."""
    answer = await it.http("/api/tables", {"game": "wooolf", "name": "Ann", **more})
    assert answer.status == 200, answer.body
    return answer.value["table"], token(answer), answer.value["commitment"]


async def test_the_server_commits_before_it_is_told_a_part(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        early = await it.http("/api/tables", {"game": "wooolf", "name": "Ann", "play_now": True, "entropy": ENTROPY})
        assert early.status == 400 and it.hub.tables == {}, "a part that comes before the commitment is not taken"
        table, own, commitment = await opened(it)
        assert it.hub.tables[table].charter.phase == "lobby" and it.hub.tables[table].fold is None
        dealt = await it.deal(table, own)
        known = {"table": table, "seat": 0, "phase": "playing", "commitment": commitment, "beside": None}
        assert dealt.value == known
        ann = await it.client(table, own)
        assert ann.room["commitment"] == commitment
        await ann.play(Random(1))
        found = (await it.http(f"/api/tables/{table}/shuffle")).value
        assert found["fair"]["commitment"] == commitment and found["fair"]["table"] == table
        assert found["fair"]["entropies"] == {"0": ENTROPY}
        secret = bytes.fromhex(found["fair"]["secret"])
        assert fair.commitment(secret, table) == commitment
        assert str(fair.seed(secret, table, {0: ENTROPY})) == found["seed"] == ann.position["end"]["seed"]
        replay = parse((await it.http(f"/api/tables/{table}/replay")).body)
        assert msgspec.to_builtins(replay.fair, str_keys=True) == found["fair"]
        findings = fair.verify(registry.game("wooolf"), replay, commitment, ENTROPY)
        assert [finding.fits for finding in findings] == [True] * 4


async def test_a_table_is_dealt_once(tmp_path: Path) -> None:
    """Neither side can try again: the part that is in stays in, and so does the secret."""
    async with house(tmp_path) as it:
        table, own, commitment = await opened(it)
        first = await it.deal(table, own, bot="random")
        charter = it.hub.tables[table].charter
        before = (charter.secret, charter.entropies(), it.hub.tables[table].seed())
        again = await it.deal(table, own)
        assert again.value == first.value, "the answer may have been lost"
        other = await it.deal(table, own, OTHER)
        assert other.status == 400 and other.wrong == BegunAlready()
        ann = await it.client(table, own)
        assert await ann.refused("ready", entropy=OTHER) == BegunAlready()
        assert (charter.secret, charter.entropies(), it.hub.tables[table].seed()) == before
        assert ann.room["commitment"] == commitment
        assert {place["bot"] for place in ann.room["seats"][1:]} == {"random"}


async def test_only_a_host_who_sits_alone_deals_like_this(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        table, own, _ = await opened(it)
        ann = await it.client(table, own)
        assert (await it.deal(table, "guess")).wrong == OnlyHost()
        _, guest = await it.join(ann.room["code"], "Ben")
        assert (await it.deal(table, guest)).wrong == OnlyHost()
        assert (await it.deal(table, own)).wrong == OthersSitHere()
        assert it.hub.tables[table].charter.entropies() == {}, "a refusal changes nothing"
        assert (await it.deal("A" * 22, own)).status == 404
        for wrong in ("", "0" * 31, "G" * 32, "0" * 33):
            assert (await it.deal(table, own, wrong)).status == 400
        await (await it.client(table, guest)).done("leave")
        assert (await it.deal(table, own, bot="perfect")).wrong == NoSuchBot(("good", "random"))
        await ann.done("close")
        assert (await it.deal(table, own)).wrong == TableClosed()
        assert (await it.http(f"/api/tables/{table}/shuffle")).wrong == NotOverYet()


async def test_what_was_committed_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        table, own, commitment = await opened(it)
    async with house(tmp_path) as it:
        assert (await it.deal(table, own)).value["commitment"] == commitment


async def test_tables_that_wait_for_a_part_are_bounded_and_forgotten(tmp_path: Path) -> None:
    """They are tables like any other: limits on opening them hold, and the sweep takes them."""
    async with house(tmp_path, limited=True) as it:
        answers = [await it.http("/api/tables", {"game": "wooolf", "name": "Ann"}) for _ in range(25)]
        assert {answer.status for answer in answers} == {200, 429}
        assert len(it.hub.tables) == sum(answer.status == 200 for answer in answers) < 25
        it.time.at += it.hub.settings.idle + 1
        await it.hub.sweep()
        assert it.hub.tables == {}


async def test_nothing_of_the_shuffle_is_told_before_its_time(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        table, own, _ = await opened(it, review=False)
        await it.deal(table, own)
        ann = await it.client(table, own)
        secret = it.hub.tables[table].charter.secret
        assert (await it.http(f"/api/tables/{table}/shuffle")).value == {"code": {"is": "NotOverYet"}}
        await ann.play(Random(1))
        assert (await it.http(f"/api/tables/{table}/shuffle")).value == {"code": {"is": "KeepsSecrets"}}
        assert not any(secret.encode() in frame or ENTROPY.encode() in frame for frame in map(as_bytes, ann.frames))


def as_bytes(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame


@pytest.mark.parametrize("leaves", [False, True])
async def test_parts_of_a_lobby_stay_what_they_were_when_it_was_dealt(tmp_path: Path, leaves: bool) -> None:
    """Also that of somebody who leaves in mid-game; whoever leaves before it is dealt takes theirs along."""
    async with house(tmp_path) as it:
        table, own, commitment = await opened(it)
        ann = await it.client(table, own)
        ben, cleo = [await joined(it, table, ann.room["code"], name) for name in ("Ben", "Cleo")]
        for client, part in ((ann, "a" * 32), (ben, "b" * 32), (cleo, "c" * 32)):
            await client.done("ready", entropy=part)
        await cleo.done("leave")
        await ann.done("start")
        if leaves:
            await ben.done("leave")
        else:
            await ben.done("handover", bot="random")
        await ann.play(Random(1))
        replay = parse((await it.http(f"/api/tables/{table}/replay")).body)
        assert replay.fair is not None and replay.fair.entropies == {0: "a" * 32, 1: "b" * 32}
        assert all(finding.fits for finding in fair.verify(registry.game("wooolf"), replay, commitment, "b" * 32))


async def joined(it: House, table: str, code: str, name: str) -> Client:
    answer = await it.http("/api/join", {"code": code, "name": name})
    client = await it.client(table, token(answer))
    assert answer.value["commitment"] == client.room["commitment"], "it is told with the seat"
    return client


async def test_tables_from_before_keep_their_commitment(tmp_path: Path) -> None:
    """Theirs is to the secret alone, and people have seen it."""
    async with house(tmp_path) as it:
        table, own, _ = await opened(it)
        it.hub.tables[table].charter.bound = False
        it.hub.tables[table].changed()
        await it.hub.tables[table].safe()
    async with house(tmp_path) as it:
        ann = await it.client(table, own)
        charter = it.hub.tables[table].charter
        assert b"bound" not in msgspec.json.encode(charter) and isinstance(charter, Charter)
        assert ann.room["commitment"] == fair.commitment(bytes.fromhex(charter.secret))
        await it.deal(table, own)
        await ann.play(Random(1))
        replay = parse((await it.http(f"/api/tables/{table}/replay")).body)
        found = fair.verify(registry.game("wooolf"), replay, ann.room["commitment"])
        assert all(finding.fits for finding in found) and isinstance(found[0].found, OlderNotedFits)

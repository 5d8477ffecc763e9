"""Lessons over HTTP: whole, compressed, and kept by browsers as long as they are the same."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from tests.server.house import house
from wolfden import registry
from wolfden.server import lessons

AT = "/api/lessons/gulag/first"


async def test_a_lesson_is_public_and_the_same_for_everybody(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        plain = await it.http(AT)
        assert plain.status == 200 and plain.body == lessons.bound(registry.game("gulag"), "first").body
        zipped = await it.http(AT, accept_encoding="gzip")
        assert zipped.headers["content-encoding"] == "gzip" and gzip.decompress(zipped.body) == plain.body
        again = await it.http(AT, if_none_match=plain.headers["etag"])
        assert again.status == 304 and again.body == b""


async def test_there_is_no_other_lesson(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        for path in ("gulag/second", "gulag/..%2Fwords", "chess/first"):
            assert (await it.http(f"/api/lessons/{path}")).status in (400, 404)


async def test_games_and_sheets_know_their_lessons(tmp_path: Path) -> None:
    async with house(tmp_path) as it:
        cards = {card["name"]: card for card in (await it.http("/api/games")).value}
        assert cards["gulag"]["lessons"] == [{"name": "first", "seat": 0, "seats": 5}]
        lesson = json.loads((await it.http(AT)).body)
        sheet = (await it.http(f"/api/sheets/{lesson['sheet']}")).value
        assert sheet["lessons"] == cards["gulag"]["lessons"]
        assert "guide-first" not in sheet["catalogue"] and "guide-first-hand" in lesson["words"]["de"]

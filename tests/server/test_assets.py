"""The page's files are served as browsers like them."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette

from wolfden.server.assets import PAGES, Assets, takes_gzip

SCRIPT = b"console.log('wolf');" * 100


class Answer(msgspec.Struct):
    status: int
    headers: dict[str, str]
    body: bytes


def get(assets: Assets, path: str, method: str = "GET", **headers: str) -> Answer:
    """What a browser gets."""
    messages: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        messages.append(message)

    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"test"), *sent],
        "scheme": "http",
        "server": ("test", 80),
    }
    asyncio.run(Starlette(routes=assets.routes())(scope, receive, send))
    start, *rest = messages
    found = {name.decode(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], found, b"".join(part.get("body", b"") for part in rest))


@pytest.fixture
def assets(tmp_path: Path) -> Assets:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html><title>Wolfden</title>")
    (tmp_path / "icon.svg").write_bytes(b"<svg/>")
    (tmp_path / "assets" / "index-AbC.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "index-AbC.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / ".sources").write_bytes(b"stamp")
    return Assets(tmp_path)


def test_every_page_is_the_page(assets: Assets) -> None:
    for path in PAGES:
        answer = get(assets, path.replace("{", "").replace("}", ""))
        assert (answer.status, answer.body) == (200, b"<!doctype html><title>Wolfden</title>")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


def test_files_whose_name_holds_their_content_are_kept_for_ever(assets: Assets) -> None:
    answer = get(assets, "/assets/index-AbC.js")
    assert (answer.status, answer.body) == (200, SCRIPT)
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    icon = get(assets, "/icon.svg")
    assert (icon.headers["content-type"], icon.headers["cache-control"]) == ("image/svg+xml", "no-cache")


def test_who_takes_gzip_gets_it(assets: Assets) -> None:
    answer = get(assets, "/assets/index-AbC.js", accept_encoding="br, gzip;q=0.8")
    assert gzip.decompress(answer.body) == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(answer.body) < len(SCRIPT)
    assert answer.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in get(assets, "/icon.svg", accept_encoding="gzip").headers


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [("", False), ("gzip", True), ("GZIP", True), ("br", False), ("gzip;q=0", False), ("gzip; q=0.0, br", False)],
)
def test_what_browsers_say_about_gzip(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) == takes


def test_a_browser_that_has_it_is_not_sent_it_again(assets: Assets) -> None:
    tag = get(assets, "/").headers["etag"]
    for said in (tag, f"W/{tag}", f'"other", {tag}'):
        again = get(assets, "/", if_none_match=said)
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
    assert get(assets, "/", if_none_match='"other"').status == 200


def test_nothing_else_is_served(assets: Assets) -> None:
    for path in (
        "/.sources",
        "/assets/index-AbC.js.gz",
        "/assets/",
        "/assets/../index.html",
        "/../pyproject.toml",
        "/assets/nope.js",
        "/nope",
        "/t/a/b",
    ):
        assert get(assets, path).status == 404, path
    assert get(assets, "/", method="POST").status == 405
    head = get(assets, "/", method="HEAD")
    assert (head.status, head.headers["content-length"]) == (200, "37")


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        assets = Assets(folder)
        assert not assets.built
        answer = get(assets, "/t/abc")
        assert answer.status == 503
        assert b"make web" in answer.body
        assert answer.headers["cache-control"] == "no-store"

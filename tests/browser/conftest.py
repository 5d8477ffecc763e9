"""A browser for tests, and a real server behind it.

Without a browser they fail with a line that says what to do; only who asks for it goes without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.server import PAGE, Server
from tools import chromium

# Nothing that calls home, and nothing that a container does not have.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE = 60_000  # milliseconds; the machine may be very busy with other tests

# Keeps hold of the page's sockets, so that a test can break its line, and counts the moves that are made.
SOCKETS = """
const Native = window.WebSocket;
window.lines = [];
window.moves = 0;
window.WebSocket = class extends Native {
  constructor(...given) { super(...given); window.lines.push(this); }
  send(text) {
    if (JSON.parse(text).ask === "move") window.moves += 1;
    super.send(text);
  }
};
"""

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if chromium.unwanted():
        ours = [item for item in items if "tests/browser/" in item.path.as_posix()]
        items[:] = [item for item in items if item not in ours]
        config.hook.pytest_deselected(items=ours)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    try:
        return chromium.find()
    except chromium.NoBrowser as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="package")
def browser(chromium_path: str) -> Iterator[Browser]:
    """One browser for a run of browser tests; each test makes contexts of its own in it.

    It must be gone before other tests come: while it lives this thread has a running loop, and theirs cannot start.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share."""
    assert PAGE.exists(), "the page is not built: make web"
    server = Server(tmp_path_factory.mktemp("tables"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be cruel to."""
    assert PAGE.exists(), "the page is not built: make web"
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, running: Server) -> Iterator[Visit]:
    """Opens a page as somebody new: a browser of their own, without cookies. A mistake on the page fails the test."""
    contexts: list[BrowserContext] = []
    mistakes: list[str] = []

    def come(path: str = "/", server: Server = running, name: str | None = None, **how: Any) -> Page:
        how = {"viewport": {"width": 1280, "height": 850}, "reduced_motion": "reduce", **how}
        context = browser.new_context(base_url=server.url, **how)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SOCKETS)
        if name is not None:
            context.add_init_script(f"localStorage.wolfden ??= JSON.stringify({{ name: {name!r} }})")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: mistakes.append(f"{error.name}: {error.message} {error.stack}"))
        page.on("console", lambda said: mistakes.append(said.text) if "Content Security" in said.text else None)
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not mistakes

"""A browser for tests. Without one they fail with a line that says what to do; only who asks for it goes without."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

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


@pytest.fixture(scope="session")
def browser(chromium_path: str) -> Iterator[Browser]:
    """One browser for all tests of a process; each test makes contexts of its own in it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=ARGUMENTS)
        yield browser
        browser.close()

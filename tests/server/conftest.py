"""Tests of the server may be coroutines, and whatever they run, they run on the loop of production."""

from __future__ import annotations

import asyncio
import inspect

import pytest

from tests.server import loop

LONGEST = 60.0  # seconds


@pytest.fixture(autouse=True)
def _production_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio, "run", loop.run)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    loop.run(asyncio.wait_for(pyfuncitem.obj(**arguments), LONGEST))
    return True

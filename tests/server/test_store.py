"""The store: commits on the event loop while the disk is quick, and in the writer when it is not, always in order."""

from __future__ import annotations

import asyncio
import itertools
import threading
from pathlib import Path

import pytest

from wolfden.server import store
from wolfden.server.store import NOTES, Owner, Store, Write


class NowAndThen:
    """A limit that every third commit keeps."""

    def __init__(self) -> None:
        self.turns = itertools.cycle((True, True, False))

    def __lt__(self, seconds: float) -> bool:
        return next(self.turns)


def note(owner: Owner, number: int, told: list[tuple[int, bool]]) -> Write:
    row = {"table": "t", "person": str(number), "text": str(number)}
    return Write(owner, [(NOTES, row)], lambda error: told.append((number, error is None)))


@pytest.mark.parametrize("limit", [3600.0, 0.0, NowAndThen()], ids=["quick", "slow", "now and then"])
async def test_what_is_told_is_committed_and_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: object
) -> None:
    monkeypatch.setattr(store, "SLOW", limit)
    threads = set()
    went_well = Store._went_well

    def spied(self: Store, began: float) -> None:
        threads.add(threading.current_thread())
        went_well(self, began)

    monkeypatch.setattr(Store, "_went_well", spied)
    kept = Store(tmp_path / "kept.db")
    kept.start()
    owner, told = Owner(), []
    for number in range(100):
        kept.write(note(owner, number, told))
        if number % 3 == 0:
            await asyncio.sleep(0)
        if number % 7 == 0:
            so_far = len(told)
            there = await kept.read(lambda rows: rows.exec_driver_sql("SELECT count(*) FROM notes").scalar_one())
            assert there >= so_far
    await kept.close()
    assert told == [(number, True) for number in range(100)]
    here = threading.current_thread()
    assert threads == ({here} if limit == 3600.0 else {here, kept.writer}), "the first is always tried here"


@pytest.mark.parametrize("limit", [3600.0, 0.0])
async def test_after_a_failure_nothing_of_its_owner_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: float
) -> None:
    monkeypatch.setattr(store, "SLOW", limit)
    kept = Store(tmp_path / "kept.db")
    kept.start()
    await kept.kept([])
    unlucky, lucky, told = Owner(), Owner(), []
    kept.write(note(lucky, 1, told))
    kept.write(note(unlucky, 2, told))
    kept.write(
        Write(
            unlucky,
            [(NOTES, {"table": None, "person": "3", "text": ""})],
            lambda error: told.append((3, error is None)),
        )
    )
    kept.write(note(unlucky, 4, told))
    kept.write(note(lucky, 5, told))
    await kept.kept([])
    kept.write(note(unlucky, 6, told))
    kept.write(note(lucky, 7, told))
    await kept.close()
    assert sorted(told) == [(1, True), (2, True), (3, False), (4, False), (5, True), (6, False), (7, True)]

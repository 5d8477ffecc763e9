"""A database of an earlier version is opened, and everybody finds what is theirs, and nobody anything else."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.house import House, Time, house
from tests.server.test_upgrade import counting
from wolfden.server import migrate
from wolfden.server.settings import DAY
from wolfden.server.store import Store

# Written by the server of commit 2f10586, in which notes and chat were a seat's and time was the wall's: a running
# relaxed game of three that Cleo has left, a lobby in which Dora has changed seats, and a rematch with kept seats.
OLD = Path(__file__).parent / "old" / "seats.sql"
RUNNING, LOBBY, BEFORE = "APE-TvnHshIuGGdldIhsQg", "TFqXSIHSsP2tUmwfnrKd5A", "YUvnUpS8c7RIhqwPV843Vg"
REMATCH = "NQF7XWJ5"
GAME = counting(1, worth=1)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "wolfden.db")) as database:
        database.executescript(OLD.read_text("utf-8"))
    return tmp_path


async def person(it: House, table: str, name: str) -> Client:
    return await it.client(table, f"token-of-{name}")


async def test_people_find_what_is_theirs(old: Path) -> None:
    for _ in range(2):  # the second time there is nothing to do
        async with house(old, find=lambda _: GAME, bot_delay=(3600, 3600)) as it:
            ann = await person(it, RUNNING, "Ann")
            assert ann.welcome["notes"] == "the notes of Ann" and len(ann.journal) == 4
            assert [(line["name"], line["text"]) for line in ann.lines] == [
                ("Ann", "Hello from Ann"),
                ("Ben", "Hello from Ben"),
            ]
            assert ann.lines[0]["who"] == ann.who == ann.room["seats"][0]["who"] != ""
            await ann.done("chat", id="line", text="Hello from Ann")
            await ann.done("move", id="move 4 of 0", at=0, actions=[1])
            assert len(ann.lines) == 2 and len(ann.journal) == 4, "what was done once is not done again"
            assert "notes" not in (await person(it, RUNNING, "Ben")).welcome


async def test_tables_from_before_there_were_languages_speak_english(old: Path) -> None:
    async with house(old, find=lambda _: GAME, bot_delay=(3600, 3600)) as it:
        for table, name in ((RUNNING, "Ann"), (LOBBY, "Dora"), (BEFORE, "Fay")):
            assert (await person(it, table, name)).room["language"] == "en"


async def test_nobody_finds_what_may_be_another_s(old: Path) -> None:
    async with house(old, find=lambda _: GAME) as it:
        dora, emil = await person(it, LOBBY, "Dora"), await person(it, LOBBY, "Emil")
        assert dora.seat == 2 and emil.seat == 1
        await emil.done("sit", seat=0)
        await emil.until(lambda: emil.seat == 0)
        assert "notes" not in emil.welcome
        assert [(line["name"], line["text"]) for line in emil.lines] == [("", "Hello from Dora")]


async def test_kept_seats_are_kept(old: Path) -> None:
    async with house(old, find=lambda _: GAME) as it:
        for name, seat in (("Hal", 2), ("Fay", 0)):
            cookies = f"seat-{BEFORE}=token-of-{name}"
            assert (await it.join(REMATCH, cookies=cookies))[0] == seat


@pytest.mark.parametrize("later", [0, 91 * DAY, -91 * DAY])
async def test_nothing_is_too_old_and_nobody_late(old: Path, later: int) -> None:
    time = Time()
    time.at += later
    async with house(old, time, find=lambda _: GAME, grace=0) as it:
        await it.hub.tick()
        await it.hub.sweep()
        for table in (RUNNING, LOBBY, BEFORE):
            assert await it.hub.table(table) is not None
        ben = await person(it, RUNNING, "Ben")
        assert ben.clock["now"] == time.at and ben.clock["deadlines"] == [None, time.at + DAY, None]
        time.at += DAY
        await it.hub.tick()
        await ben.until(lambda: ben.room["seats"][1]["bot"] is not None)


def test_all_or_nothing(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(old / "wolfden.db")) as database:
        before = list(database.iterdump())
    monkeypatch.setattr(migrate, "_witnessed", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        Store(old / "wolfden.db")
    with closing(sqlite3.connect(old / "wolfden.db")) as database:
        assert list(database.iterdump()) == before


def test_a_damaged_table_keeps_no_other_from_being_opened(old: Path) -> None:
    with closing(sqlite3.connect(old / "wolfden.db")) as database:
        database.execute("UPDATE tables SET charter = ? WHERE id = ?", (b"{\xff", LOBBY))
        database.commit()
    store = Store(old / "wolfden.db")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM chat").scalar_one() == 3
        assert connection.exec_driver_sql("SELECT count(*) FROM notes").scalar_one() == 1
    store.writing.close()
    store.engine.dispose()

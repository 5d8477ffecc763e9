"""Copies of all tables, taken while people play."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from tests.server.house import house
from tests.server.test_moves import turn_of, two_people
from wolfden.cli import main
from wolfden.notices import Complaint
from wolfden.server.backup import backup
from wolfden.server.starting import CopyTrouble


async def test_a_backup_of_a_running_server(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with house(tmp_path / "data") as it:
        ann, ben = await two_people(it)
        who = await turn_of(ann, ben)
        await who.done("move", id="kept", at=who.n, actions=await who.compose(Random(1)))
        assert main(["backup", str(copy), "--data-dir", str(tmp_path / "data")]) == 0
        table, n = who.welcome["table"], who.n
        assert copy.stat().st_mode & 0o077 == 0
        with pytest.raises(Complaint, match="CopyThere"):
            backup(tmp_path / "data", copy)
    (tmp_path / "again").mkdir()
    shutil.copy(copy, tmp_path / "again" / "wolfden.db")
    async with house(tmp_path / "again") as it:
        again = await it.client(table, who.token)
        assert again.seat == who.seat and again.n >= n - 1
        await again.done("move", id="kept", at=1, actions=[0])


def test_there_is_nothing_to_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "copy.db"), "--data-dir", str(tmp_path)]) == 2
    assert "There are no tables" in capsys.readouterr().err
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize(
    ("content", "troubles"),
    [
        (b"SQLite format 3\x00" + bytes(range(256)) * 64, ["foreign", "damaged"]),
        (b"Dear diary, " * 1000, ["foreign"]),
    ],
)
def test_what_is_no_database_gives_no_copy(tmp_path: Path, content: bytes, troubles: list[str]) -> None:
    (tmp_path / "wolfden.db").write_bytes(content)
    with pytest.raises(Complaint) as no:
        backup(tmp_path, tmp_path / "copy.db")
    assert no.value.notice in [CopyTrouble(str(tmp_path / "wolfden.db"), trouble) for trouble in troubles]
    assert not (tmp_path / "copy.db").exists()

"""What many tests need."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.at_terminal import BOTS


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    """The file of a game that bots have played."""
    path = tmp_path / "bots.json"
    path.write_bytes(BOTS)
    return path

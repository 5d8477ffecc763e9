"""What many tests need."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.at_terminal import BOTS

os.environ["WOLFDEN_LANGUAGE"] = "en"  # whatever the system speaks of whoever runs the tests


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    """The file of a game that bots have played."""
    path = tmp_path / "bots.json"
    path.write_bytes(BOTS)
    return path

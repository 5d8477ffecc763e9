"""The frames for the gallery of boards can be made."""

from __future__ import annotations

import runpy
from pathlib import Path

import msgspec

SCRIPT = Path(__file__).parents[1] / "web" / "gallery" / "frames.py"


def test_the_moments_of_a_game_become_frames() -> None:
    script = runpy.run_path(str(SCRIPT))
    found = script["gather"]("gulag", 5, seed=5)
    names = {moment for moment, _ in script["MOMENTS"]["gulag"]}
    assert names | {"over", "over-watching", "watching"} <= found["frames"].keys()
    assert {"view", "events", "actions"} <= msgspec.to_builtins(found)["frames"]["task"].keys()

"""The words of the game: hints, and what stations are named with."""

from __future__ import annotations

import tomllib
from pathlib import Path

LISTS = tomllib.loads(Path("src/wolfden/games/sobakistan/data/words.toml").read_text(encoding="utf-8"))["words"]
HINTS: list[str] = LISTS["hints"]
LONG: list[str] = [word for token in LISTS["long"] for word in token]
SHORT: list[str] = [word for token in LISTS["short"] for word in token]
WORDS = LONG + SHORT

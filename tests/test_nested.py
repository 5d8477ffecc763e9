"""Values within values within values: in data, replays and saves that somebody made, however deep, it is a refusal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.miniatures.numbers import GAME
from wolfden import registry
from wolfden.cli import main
from wolfden.engine import saving
from wolfden.engine.data import TOO_DEEP
from wolfden.engine.errors import BadData, BadSave
from wolfden.engine.replay import decode

DEPTHS = (17, 300, 900, 990, 1100, 50_000)
REPLAY = {"game": "boars", "version": registry.game("boars").version, "seats": 2, "seed": "1", "options": {}}


def lists(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("field", ["data", "moves", "options", "more"])
def test_replays(depth: int, field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fields = {name: json.dumps(value) for name, value in {**REPLAY, "moves": []}.items()}
    fields[field] = f'{{"track": {lists(depth)}}}' if field == "data" else lists(depth)
    text = "{" + ",".join(f'"{name}": {value}' for name, value in fields.items()) + "}"
    with pytest.raises(BadSave):
        decode(text.encode(), registry.game)
    file = tmp_path / "deep.json"
    file.write_text(text)
    for command in ("replay", "verify"):
        assert main([command, str(file)]) in (1, 2), "1: it can be read, and does not replay"
        assert capsys.readouterr().err.count("\n") <= 1


@pytest.mark.parametrize("depth", DEPTHS)
def test_data(depth: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deep.toml"
    file.write_text(f"[track]\nspaces = {lists(depth)}\n")
    assert main(["simulate", "boars", "--games", "1", "--data", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    value: object = 1
    for _ in range(min(depth, 20_000)):
        value = [value]
    with pytest.raises(BadData, match=TOO_DEEP if depth < 500 else None):
        GAME.with_data({"turns": value})


@pytest.mark.parametrize("depth", DEPTHS)
def test_saves(depth: int) -> None:
    """Whoever makes one can work out its checksum."""
    state = registry.game("gulag").new(5, 1)
    body = state.save()[16:]
    parts = json.loads(body)
    name = next(iter(parts["own"]))
    parts["own"][name] = "deep"
    forged = json.dumps(parts).replace('"deep"', lists(depth)).encode()
    with pytest.raises(BadSave):
        registry.game("gulag").load(saving._checksum(forged) + forged)

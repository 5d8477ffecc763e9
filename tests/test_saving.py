"""Saved games and replays at the terminal: nothing is ever lost."""

from __future__ import annotations

import errno
import itertools
import json
import os
from pathlib import Path

import msgspec
import pytest

from tests.at_terminal import BEGINNING, BOTS, GULAG, REVIEW, ones, refused, run
from wolfden import registry
from wolfden.engine.replay import chronicle, decode, encode, fold
from wolfden.terminal import files


def test_resuming_after_any_move_leads_to_the_same_end(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    typed = itertools.chain(["say 1"], ones())
    run("play", "gulag", "--seats", "6", "--seat", "1", "--seed", "77", "--save", str(save), typing=typed)
    whole = decode(save.read_bytes(), registry.game)
    assert whole.end is not None
    for made in range(whole.moves.index([1, "say", 0]) + 1, len(whole.moves) + 1):
        part = msgspec.structs.replace(whole, moves=whole.moves[:made], end=None)
        part.end = whole.end if made == len(whole.moves) else None
        save.write_bytes(encode(part))
        status, _, err = run("resume", str(save), typing=ones())
        assert (status, err) == (0, "")
        assert decode(save.read_bytes(), registry.game) == whole


def test_leaving_and_coming_back_all_the_time(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    run("play", "gulag", "--seed", "31", "--save", str(whole), typing=ones())
    run("play", "gulag", "--seed", "31", "--save", str(parts))
    for _ in range(40):
        run("resume", str(parts), typing=["1", "1", "1"])
    assert parts.read_bytes() == whole.read_bytes()


def test_news_after_coming_back(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    _, before, _ = run("play", "gulag", "--seed", BEGINNING, "--save", str(save), typing=["1", "1", "1"])
    _, after, _ = run("resume", str(save))
    assert after.split("== Gulag ==")[0].strip() in before
    assert "Clara ordered Anna to swap" in after
    assert "first commissar" not in after


def test_every_accepted_move_is_saved_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "game.json"
    write, counts = files.write, []

    def watched(path: Path, data: bytes) -> None:
        write(path, data)
        counts.append(len(decode(save.read_bytes(), registry.game).moves))
        assert os.listdir(tmp_path) == ["game.json"]

    monkeypatch.setattr(files, "write", watched)
    run("play", "gulag", "--seed", "2", "--save", str(save), typing=ones())
    assert counts == list(range(len(json.loads(save.read_bytes())["moves"]) + 1))


@pytest.mark.parametrize("failing", range(1, 30, 4))
def test_a_full_disk_loses_nothing(failing: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "game.json"
    fsync, calls = os.fsync, itertools.count()

    def full(number: int) -> None:
        if next(calls) >= failing:
            raise OSError(errno.ENOSPC, "No space left on device")
        fsync(number)

    monkeypatch.setattr(os, "fsync", full)
    status, out, _ = run("play", "gulag", "--seed", "2", "--save", str(save), typing=["1"] * 6)
    saved = decode(save.read_bytes(), registry.game)
    assert status == 0
    assert os.listdir(tmp_path) == ["game.json"]
    if next(calls) > failing:
        assert len(saved.moves) == failing - 1
        assert "No space left on device" in out


def test_ctrl_c_while_saving_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "game.json"
    fsync, calls = os.fsync, itertools.count()

    def interrupted(number: int) -> None:
        if next(calls) == 3:
            raise KeyboardInterrupt
        fsync(number)

    monkeypatch.setattr(os, "fsync", interrupted)
    status, out, _ = run("play", "gulag", "--seed", "2", "--save", str(save), typing=ones())
    assert status == 130
    assert "wolfden resume" in out
    assert len(decode(save.read_bytes(), registry.game).moves) == 2
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_saved_game_is_never_overwritten(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_bytes(b"precious")
    assert "wolfden resume" in refused("play", "gulag", "--save", str(save))
    assert save.read_bytes() == b"precious"
    assert "there already" in refused("play", "gulag", "--save", str(tmp_path))


@pytest.mark.parametrize("path", ["no/such/folder/g.json", "x" * 300, "a\0b", "/proc/nope", "game.json/under"])
def test_where_nothing_can_be_written(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_bytes(b"")
    assert "Cannot write" in refused("play", "gulag", "--save", path)
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_full_disk_is_noticed_before_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert "No space left" in refused("play", "gulag", "--save", str(tmp_path / "game.json"))
    assert os.listdir(tmp_path) == []


def test_links_stay_links(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    run("play", "gulag", "--seed", "2", "--save", str(tmp_path / "there" / "game.json"))
    (tmp_path / "link.json").symlink_to(tmp_path / "there" / "game.json")
    run("resume", str(tmp_path / "link.json"), typing=ones())
    assert (tmp_path / "link.json").is_symlink()
    assert decode((tmp_path / "there" / "game.json").read_bytes(), registry.game).end


def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    _, played, _ = run("play", "gulag", "--seed", "2", "--save", str(save), typing=ones())
    before = save.read_bytes()
    status, out, _ = run("resume", str(save))
    assert status == 0
    assert out.split(REVIEW)[1] == played.split(REVIEW)[1]
    assert save.read_bytes() == before


# Replays


def test_a_replay_tells_everything(bots: Path) -> None:
    status, out, err = run("replay", str(bots))
    assert (status, err) == (0, "")
    assert out.count("] You are ") == 5 and "[seat 3] You are " in out
    last = out.splitlines()[-1]
    assert (last.startswith("seat ") and last.endswith(" win.")) or last == "Nobody wins."


def test_a_replay_as_json(bots: Path) -> None:
    _, out, _ = run("replay", str(bots), "--json")
    lines = [json.loads(line) for line in out.splitlines()]
    told = chronicle(fold(GULAG, decode(BOTS, registry.game)))
    assert [{"to": line["to"], "event": line["event"]} for line in lines] == json.loads(msgspec.json.encode(told))


def test_a_replay_as_one_seat_saw_it(bots: Path) -> None:
    _, out, _ = run("replay", str(bots), "--seat", "1")
    assert out.count("You are ") == 1
    assert out.splitlines()[-1].startswith(("You win", "You lose", "Nobody wins"))

"""The command `wolfden`: whole games, and every kind of bad input."""

from __future__ import annotations

import itertools
import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
import types
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.at_terminal import BEGINNING, BOTS, GULAG, REVIEW, command, ones, refused, run
from tests.miniatures import honest
from wolfden import registry
from wolfden.engine.options import Option
from wolfden.engine.replay import Replay, chronicle, decode, encode, fold
from wolfden.terminal import files, play
from wolfden.terminal.names import OTHERS, around_the_table

# Playing


@pytest.mark.parametrize("seats", list(GULAG.seats))
def test_a_whole_game(seats: int) -> None:
    status, out, err = run(
        "play", "gulag", "--seats", str(seats), "--seat", str(seats - 1), "--seed", "4", typing=ones()
    )
    assert (status, err) == (0, "")
    assert REVIEW in out
    last = out.splitlines()[-1]
    assert last in ("You win!", "You lose.", "Nobody wins.") or last.startswith("You win, together with ")


def test_names_and_seats() -> None:
    _, out, _ = run("play", "gulag", "--seed", "4", "--name", "Olga", "--seat", "2", typing=ones())
    assert "Olga" in out and "[only you] You are " in out and "[Anna] You are " in out
    assert around_the_table(5, 0, "anna")[1:] == ["Boris", "Clara", "Dmitri", "Elena"]
    assert around_the_table(10, 9, "You") == [*OTHERS[:9], "You"]
    assert len(set(around_the_table(10, 4, "Jonas"))) == 10


def test_the_same_seed_deals_the_same_game_and_another_one_another() -> None:
    first, again, other = (run("play", "gulag", "--seed", seed, typing=ones())[1] for seed in ("8", "8", "9"))
    assert first == again != other
    dealt = {run("play", "gulag")[1] for _ in range(8)}
    assert len(dealt) > 1


def test_choices_by_text_and_back(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    typed = ["b", "anna", "b", "send", "Send Boris to work", "cl", "back", "dm", "clara"]
    status, out, _ = run("play", "gulag", "--seed", BEGINNING, "--save", str(save), typing=typed)
    assert status == 0
    assert "nothing to take back" in out
    assert "That could be: Send Anna to work / Send Boris to work" in out
    assert "you sent Boris and Dmitri to work, with Clara as supervisor." in out
    assert json.loads(save.read_bytes())["moves"][0] == [0, [2, 4, 13]]


def test_commands_at_the_prompt() -> None:
    typed = ["?", "help", "rules", "log", "", "say", "2", "say I am b", "say zzz", "say", "b", "99", "quit"]
    status, out, err = run("play", "gulag", "--seed", BEGINNING, typing=typed)
    assert (status, err) == (0, "")
    for text in (
        "leave the game",
        "Five to ten players",
        "You: “I am red.”",
        "You: “I am black.”",
        "There is no choice 99",
    ):
        assert text in out
    assert out.count("you are the first commissar") == 2  # when it was news, and in the log
    assert "--save" in out.splitlines()[-1]


@pytest.mark.parametrize("typed", [[], ["say"], ["1"], ["quit"], ["say", "quit"], ["1", "quit"]])
def test_leaving_is_polite(typed: list[str], tmp_path: Path) -> None:
    save = tmp_path / "my game.json"
    status, out, err = run("play", "gulag", "--seed", BEGINNING, "--save", str(save), typing=typed)
    assert (status, err) == (0, "")
    assert out.splitlines()[-1].endswith(f"wolfden resume '{save}'")
    assert decode(save.read_bytes(), registry.game).you == 0


LINES = st.lists(
    st.sampled_from(["1", "2", "3", "b", "say", "say 1", "log", "?", "", "rules", "an", "work"]) | st.text(max_size=12),
    max_size=40,
)


@settings(max_examples=30, deadline=None)
@given(LINES, st.integers(0, 2**256 - 1))
def test_anything_may_be_typed(lines: list[str], seed: int) -> None:
    typed = [part for line in lines for part in line.splitlines() or [""]]
    status, _, err = run("play", "gulag", "--seed", str(seed), typing=typed)
    assert (status, err) == (0, "")


# Secrets


@pytest.mark.parametrize("seed", [1, 5, 12])
def test_nobody_is_shown_what_others_were_told(seed: int, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    typed = itertools.cycle(["log", "", "say 3", "2", "1"])
    _, out, _ = run(
        "play",
        "gulag",
        "--name",
        "Olga",
        "--seats",
        "7",
        "--seat",
        "3",
        "--seed",
        str(seed),
        "--save",
        str(save),
        typing=typed,
    )
    during, after = out.split(REVIEW)
    replay = decode(save.read_bytes(), registry.game)
    told = chronicle(fold(GULAG, replay))
    mine = {GULAG.text(t.event, replay.names, 3) for t in told if t.to is None or 3 in t.to}
    others = [t for t in told if t.to is not None and 3 not in t.to]
    hidden = {GULAG.text(t.event, replay.names, t.to[0] if len(t.to) == 1 else 3) for t in others if t.to} - mine
    assert len(hidden) >= 6
    for text in hidden:
        assert text not in during
        assert text in after


def test_only_the_own_view_and_journal_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []

    class Watched(play.Session):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            self.state = Wrapped(self.state)  # type: ignore[assignment]

    class Wrapped:
        """Passes on what a person may ask for, and refuses the rest."""

        def __init__(self, state: Any) -> None:
            self.true = state

        def __getattr__(self, name: str) -> Any:
            assert self.true.over or name in ("view", "journal", "heard", "draft", "remarks", "over"), name
            if name in ("over",) or self.true.over:
                return getattr(self.true, name)

            def ask(seat: int, *more: Any) -> Any:
                asked.append(seat)
                return getattr(self.true, name)(seat, *more)

            return ask

    monkeypatch.setattr("wolfden.cli.Session", Watched)
    status, _, _ = run("play", "gulag", "--seat", "2", "--seed", "3", typing=itertools.cycle(["log", "say", "1", "1"]))
    assert status == 0
    assert set(asked) == {2}


def test_an_unfinished_replay_keeps_its_secrets(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run("play", "gulag", "--seed", BEGINNING, "--save", str(save), typing=["1", "1", "1", "1"])
    status, public, _ = run("replay", str(save))
    assert status == 0
    assert "You are" not in public and "not over yet" in public
    state = fold(GULAG, decode(save.read_bytes(), registry.game))
    for seat in range(5):
        _, out, _ = run("replay", str(save), "--seat", str(seat))
        assert out.count("You are ") == 1
        _, lines, _ = run("replay", str(save), "--seat", str(seat), "--json")
        told = [json.loads(line) for line in lines.splitlines()]
        assert [line["event"] for line in told] == json.loads(msgspec.json.encode(state.journal(seat)))
        assert [line["public"] for line in told] == [heard.public for heard in state.heard(seat)]


# The other commands


def test_games_rules_version_and_help() -> None:
    assert "gulag" in run("games")[1] and "5-10" in run("games")[1]
    assert run("rules", "gulag")[1].strip() == GULAG.help.strip()
    assert run("--version")[1].startswith("wolfden 0.")
    for arguments in ((), ("--help",), ("play", "--help")):
        status, out, err = run(*arguments)
        assert (status, err) == (0, "") and "Usage: wolfden" in out


def test_checking_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = types.ModuleType("wolfden.engine.conformance")
    broken = [types.SimpleNamespace(law="clones", detail="seed 3: they touch")]

    def check(game: Any, games: int, seed: int, progress: Any) -> Any:
        assert (game, games, seed) == (GULAG, 2, 9)
        progress("clones")
        return types.SimpleNamespace(laws=["order", "clones"], broken=broken)

    fake.check = check  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "wolfden.engine.conformance", fake)
    status, out, _ = run("check", "gulag", "--games", "2", "--seed", "9")
    assert status == 1
    assert out.splitlines()[-2:] == ["ok      order", "broken  clones: seed 3: they touch"]
    status, out, _ = run("check", "gulag", "--games", "2", "--seed", "9", "--json")
    assert status == 1
    assert json.loads(out)["laws"] == {"order": [], "clones": ["seed 3: they touch"]}
    broken.clear()
    assert run("check", "gulag", "--games", "2", "--seed", "9")[0] == 0
    assert run("check", "gulag", "--games", "2", "--seed", "9", "--json")[0] == 0


def test_games_from_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A game with options, drafts and another name, in somebody else's module."""
    module = types.ModuleType("elsewhere.gift")
    module.GAME = honest.GIFT  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "elsewhere.gift", module)
    monkeypatch.setattr(honest.GIFT, "options", {"pace": Option(("slow", "fast"))})
    monkeypatch.setattr(honest.GIFT, "settings", {})
    save = tmp_path / "gift.json"
    chosen = ("--option", "pace=FAST", "--save", str(save))
    status, out, err = run("play", "elsewhere.gift", *chosen, typing=["do 2"])
    assert (status, err) == (0, "") and "do 2" in out
    assert json.loads(save.read_bytes())["options"] == {"pace": "fast"}
    assert "no game called “mini”" in refused("resume", str(save))
    assert run("resume", str(save), "--game", "elsewhere.gift", typing=itertools.cycle(["3", "2", "1"]))[0] == 0
    assert json.loads(save.read_bytes())["end"]
    assert run("replay", str(save), "--game", "elsewhere.gift")[0] == 0
    assert "not of 'gulag'" in refused("replay", str(save), "--game", "gulag")
    assert "knows slow and fast" in refused("play", "elsewhere.gift", "--option", "pace=never")
    assert "name=value" in refused("play", "elsewhere.gift", "--option", "pace")


# Bad input


@pytest.mark.parametrize(
    "arguments",
    [
        ("play",),
        ("play", "chess"),
        ("play", ""),
        ("play", "."),
        ("play", ".."),
        ("play", "no.such.module"),
        ("play", "os.path"),
        ("play", "gulag", "chess"),
        ("play", "gulag", "--bogus"),
        ("play", "gulag", "--seats", "4"),
        ("play", "gulag", "--seats", "11"),
        ("play", "gulag", "--seats", "-5"),
        ("play", "gulag", "--seats", "many"),
        ("play", "gulag", "--seats", "9" * 5000),
        ("play", "gulag", "--seats"),
        ("play", "gulag", "--seat", "5"),
        ("play", "gulag", "--seat", "-1"),
        ("play", "gulag", "--seat", "x\ny"),
        ("play", "gulag", "--seed", "-1"),
        ("play", "gulag", "--seed", "1.5"),
        ("play", "gulag", "--seed", ""),
        ("play", "gulag", "--seed", str(2**256)),
        ("play", "gulag", "--seed", "9" * 5000),
        ("play", "gulag", "--option", "speed=9"),
        ("play", "gulag", "--option", "speed"),
        ("play", "gulag", "--name", ""),
        ("play", "gulag", "--name", "   "),
        ("play", "gulag", "--name", "x" * 25),
        ("play", "gulag", "--name", "\x1b[31m"),
        ("bogus",),
        ("--bogus",),
        ("rules",),
        ("rules", "chess\n\x1b[31m"),
        ("check", "chess"),
        ("check", "gulag", "--games", "0"),
        ("check", "gulag", "--seed", "x"),
        ("resume",),
        ("replay", "BOTS", "--seat", "5"),
        ("replay", "BOTS", "--seat", "-1"),
        ("replay", "BOTS", "--game", "no.such.module"),
        ("resume", "BOTS"),
    ],
)
def test_bad_input(arguments: tuple[str, ...], bots: Path) -> None:
    refused(*[str(bots) if argument == "BOTS" else argument for argument in arguments])


def test_a_module_that_does_not_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_written").mkdir()
    (tmp_path / "half_written" / "game.py").write_text("GAME = (\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "SyntaxError" in refused("play", "half_written.game")


@pytest.mark.parametrize("verb", ["resume", "replay"])
def test_files_that_are_no_replays(verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 100_000)
    path = tmp_path / "game.json"
    assert "No such file" in refused(verb, str(path))
    assert "directory" in refused(verb, str(tmp_path))
    assert "Cannot read" in refused(verb, "a\0b")
    assert "too large" in refused(verb, "/dev/zero")
    contents = [
        b"",
        b"\0" * 99,
        b"[" * 99_999,
        b"{}",
        os.urandom(5000),
        b'{"game": "x\\n\\u001b[31m' + b"x" * 9999 + b'"}',
    ]
    contents += [BOTS[:-20], BOTS.replace(b"gulag", b"os.path")]
    for content in contents:
        path.write_bytes(content)
        assert str(path) in refused(verb, str(path))
        assert path.read_bytes() == content


@settings(max_examples=60, deadline=None)
@given(position=st.integers(0, len(BOTS) - 1), byte=st.integers(0, 255))
def test_damaged_saves_are_refused_or_harmless(
    position: int, byte: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    replay = msgspec.json.decode(BOTS, type=Replay)
    replay.you, replay.names = 2, around_the_table(5, 2, "You")
    damaged = bytearray(encode(replay))
    damaged[position] = byte
    path = tmp_path_factory.mktemp("damaged") / "game.json"
    path.write_bytes(damaged)
    status, _, err = run("resume", str(path), typing=ones())
    assert status in (0, 2)
    assert err.count("\n") == (status == 2)
    if status == 2:
        assert path.read_bytes() == damaged


# In a process of its own


def test_a_whole_game_through_pipes() -> None:
    done = command("play", "gulag", "--seats", "10", "--seed", "3", input=b"1\n" * 200)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b" win" in done.stdout.splitlines()[-1] or done.stdout.endswith(b"You lose.\n")


def test_garbage_through_pipes() -> None:
    everywhere = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = command(
        "play", "gulag", "--seed", BEGINNING, "--name", "Žofie", input=b"\xff\xfe\0\n1\n\x80\n", env=everywhere
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("shell", "status"),
    [
        ('"$0" -m wolfden.cli play gulag --seed 5 <&-', 0),
        ('"$0" -m wolfden.cli replay chess 2>&1 >/dev/null | wc -l | grep -qx " *1"', 0),
        ('"$0" -m wolfden.cli rules gulag >/dev/full', 2),
    ],
)
def test_odd_streams(shell: str, status: int) -> None:
    done = subprocess.run(["sh", "-c", shell, sys.executable], check=False, capture_output=True, timeout=60)
    assert done.returncode == status, done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(("key", "status"), [(b"\x03", 130), (b"\x04", 0)])
def test_ctrl_c_and_ctrl_d_at_a_terminal(key: bytes, status: int, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    child, terminal = pty.fork()
    if child == 0:
        signal.signal(
            signal.SIGINT, signal.SIG_DFL
        )  # a test run in the background ignores it, and so would its children
        os.execv(sys.executable, [sys.executable, "-m", "wolfden.cli", "play", "gulag", "--save", str(save)])
    seen = b""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        if select.select([terminal], [], [], 0.3)[0]:
            try:
                seen += os.read(terminal, 65536)
            except OSError:
                break
        elif b"> " in seen[-8:]:
            # Again if need be: a signal just before Python begins to wait for input is not noticed until later.
            os.write(terminal, key)
    else:
        os.kill(child, signal.SIGKILL)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == status
    assert b"wolfden resume" in seen
    assert decode(save.read_bytes(), registry.game).you == 0

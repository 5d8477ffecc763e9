"""Replays replay byte for byte, and whatever is wrong with a file is said in one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.miniatures import honest
from wolfden import registry
from wolfden.engine.errors import BadSave, BadSetup, IllegalAction, IllegalRemark, NotYet
from wolfden.engine.game import Game
from wolfden.engine.replay import Record, Replay, chronicle, decode, digest, encode, fold, parse, start, states
from wolfden.terminal.match import bot_move, next_seat

GULAG = registry.game("gulag")
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))
MINIATURES = [value for value in vars(honest).values() if isinstance(value, Game)]


def played(game: Game, seats: int, seed: int, moves: int = 10_000) -> Record:
    record = Record(game, start(game, seats, seed, {}))
    while not record.state.over and len(record.replay.moves) < moves:
        bot_move(record, next_seat(record))
    return record


FILE = encode(played(GULAG, 5, 5).replay)


def changed(**fields: Any) -> bytes:
    return json.dumps({**json.loads(FILE), **fields}).encode()


def complaint(data: bytes) -> str:
    with pytest.raises(BadSave) as caught:
        decode(data, registry.game)
    message = str(caught.value)
    assert message and "\n" not in message
    return message


# Round trips


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_replays(path: Path) -> None:
    replay = msgspec.json.decode(path.read_bytes(), type=Replay)
    game = registry.game(replay.game)
    assert replay.version == game.version, "game.version has risen: run python -m tests.golden.make"
    try:
        end = digest(fold(game, replay))
    except BadSave as error:
        end = str(error)
    assert end == replay.end, (
        f"{path.name} no longer folds to its recorded end. Either this is a bug, or the rules have changed: "
        "then raise game.version and run python -m tests.golden.make"
    )
    assert encode(decode(path.read_bytes(), registry.game)) == path.read_bytes()


def test_an_end_is_known_by_value_and_older_fingerprints_are_passed_over() -> None:
    assert "the moves do not lead to the end" in complaint(changed(end="v" + 32 * "0"))
    assert decode(changed(end=32 * "0"), registry.game).moves
    unfinished = json.loads(FILE)["moves"][:-1]
    assert "the moves do not lead to the end" in complaint(changed(end=32 * "0", moves=unfinished))


def test_an_end_knows_the_options_of_its_game() -> None:
    """Whose bags are counted out tells nobody anything in words, and changes no end: only what was seen."""
    path = next(path for path in GOLDEN if path.stem.startswith("boars"))
    replay = parse(path.read_bytes())
    replay.options = {**replay.options, "bags": "all" if replay.options["bags"] != "all" else "none"}
    assert "the moves do not lead to the end" in complaint(encode(replay))


def test_golden_replays_have_everything_in_them() -> None:
    assert {path.stem.split("-")[0] for path in GOLDEN} == set(registry.games())
    for path in GOLDEN:
        kinds = {type(move[1]) for move in json.loads(path.read_bytes())["moves"]}
        talks = registry.game(path.stem.split("-")[0]).num_remarks > 0
        assert kinds == ({list, str} if talks else {list})


@pytest.mark.parametrize("game", [GULAG, *MINIATURES])
def test_replays_fold_to_the_state_they_were_made_with(game: Game) -> None:
    for seed in range(3):
        record = played(game, game.seats[0], seed)
        again = decode(encode(record.replay), lambda _: game)
        assert again == record.replay
        assert fold(game, again).save() == record.state.save()
        assert again.end == digest(record.state)


@pytest.mark.parametrize("game", [GULAG, *MINIATURES])
def test_states_are_those_along_the_way(game: Game) -> None:
    record = Record(game, start(game, game.seats[-1], 3, {}))
    saves = [record.state.save()]
    while not record.state.over:
        bot_move(record, next_seat(record))
        saves.append(record.state.save())
    assert [state.save() for state in list(states(game, record.replay))] == saves


def test_an_unfinished_game_has_no_end_yet() -> None:
    record = played(GULAG, 6, 1, moves=9)
    assert record.replay.end is None
    assert decode(encode(record.replay), registry.game) == record.replay


def test_one_move_a_line() -> None:
    assert len(FILE.splitlines()) == len(json.loads(FILE)["moves"]) + len(json.loads(FILE)) + 3


def test_seeds_of_256_bits_survive() -> None:
    seed = 2**256 - 1
    replay = start(GULAG, 5, seed, {})
    assert fold(GULAG, decode(encode(replay), registry.game)).save() == GULAG.new(5, seed).save()


def test_a_game_that_cannot_be_is_not_started() -> None:
    for seats, seed, options in ((4, 1, {}), (5, 2**256, {}), (5, -1, {}), (5, 1, {"nope": 1})):
        with pytest.raises(BadSetup):
            start(GULAG, seats, seed, options)


# Records


def test_what_is_refused_is_not_written_down() -> None:
    record = played(GULAG, 5, 8, moves=0)
    (seat,) = record.state.actors()
    first = record.state.actions(seat)[0]
    before = record.state.save(), encode(record.replay)
    for actor, actions in (
        (seat, []),
        (seat, [first]),
        (seat, [first, first]),
        ((seat + 1) % 5, [first]),
        (seat, [99]),
    ):
        with pytest.raises(IllegalAction):
            record.act(actor, actions)
    with pytest.raises(IllegalRemark):
        record.say(seat, 9999)
    assert (record.state.save(), encode(record.replay)) == before


def test_the_chronicle_holds_every_journal() -> None:
    record = played(GULAG, 7, 4)
    told = chronicle(record.state)
    for seat in range(7):
        assert tuple(t.event for t in told if t.to is None or seat in t.to) == record.state.journal(seat)
    assert tuple(t.event for t in told if t.to is None) == record.state.journal(None)


def test_the_chronicle_waits_for_the_end() -> None:
    with pytest.raises(NotYet):
        chronicle(played(GULAG, 5, 4, moves=5).state)


# Damaged files


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "truncated"),
        (b"\x00\xff\xfe\x80", "damaged"),
        (b"[]", "array"),
        (b"null", "null"),
        (b"[" * 1_000_000, "damaged"),
        (b'{"options":' + b'{"a":' * 100_000, "damaged"),
        (b'{"game": "\xff"}', "damaged"),
        (changed(extra=1), "extra"),
        (changed(game="chess"), "no game called 'chess'"),
        (changed(game=7), "$.game"),
        (changed(version=99), "version 99"),
        (changed(version=10**30), "$.version"),
        (changed(seats=4), "5 to 10 players"),
        (changed(seats=-1), "$.seats"),
        (changed(seats=True), "$.seats"),
        (changed(seed=5), "$.seed"),
        (changed(seed="-5"), "a seed is"),
        (changed(seed="\u0665"), "a seed is"),
        (changed(seed="9" * 78), "a seed is"),
        (changed(seed="9" * 100_000), "a seed is"),
        (changed(seed="6"), "move"),
        (changed(options={"nope": 1}), "no option 'nope'"),
        (changed(options={"seed": 1, "self": 2}), "no option 'seed'"),
        (changed(options=[]), "$.options"),
        (changed(data={}), "Gulag has no data that could be replaced"),
        (changed(data=[]), "$.data"),
        (changed(names=["A"]), "different names"),
        (changed(names=["A", "B", "C", "D", "A"]), "different names"),
        (changed(names=["A", "B", "C", "D", "\x1b[2J"]), "printable"),
        (changed(names=["A", "B", "C", "D", "E" * 100]), "1 to 24"),
        (changed(you=5), "no seat 5"),
        (changed(end=None), "the end"),
        (changed(end="v" + "00" * 16), "the end"),
        (changed(end=""), "the end"),
        (changed(end="any end will do"), "the end"),
        (changed(end="00" * 16 + "\n"), "the end"),
        (changed(end="00" * 17), "the end"),
        (changed(moves=[]), "the end"),
        (changed(moves={}), "$.moves"),
        (changed(moves=[[]]), "move 1"),
        (changed(moves=[[0]]), "move 1"),
        (changed(moves=[[0, "shout", 1]]), "move 1"),
        (changed(moves=[["say", 0, 1]]), "move 1"),
        (changed(moves=[[0, [1], 2]]), "move 1"),
        (changed(moves=[[0, [[1]]]]), "$.moves"),
        (changed(moves=[[0, [2**63]]]), "$.moves"),
        (changed(moves=[[77, [0]]]), "no seat 77"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(data: bytes, says: str) -> None:
    assert says in complaint(data)


def test_an_illegal_move_is_named_with_its_rule() -> None:
    moves = json.loads(FILE)["moves"]
    naming = next(number for number, move in enumerate(moves) if len(move[1]) == 3 and move[1] != "say")
    seat, (worker, _, supervisor) = moves[naming]
    moves[naming] = [seat, [worker, worker, supervisor]]
    message = complaint(changed(moves=moves))
    assert message.startswith(f"move {naming + 1} cannot be made: You have already named")
    moves[naming] = [seat, [worker]]
    unfinished = complaint(changed(moves=moves))
    assert unfinished.startswith(f"move {naming + 1} cannot be made: Your move is not complete yet")


def test_every_beginning_of_a_file_is_refused() -> None:
    for length in range(len(FILE.rstrip())):
        complaint(FILE[:length])


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_changed_bytes_are_refused_or_change_nothing(data: st.DataObject) -> None:
    damaged = bytearray(FILE)
    for _ in range(data.draw(st.integers(1, 3))):
        damaged[data.draw(st.integers(0, len(FILE) - 1))] = data.draw(st.integers(0, 255))
    try:
        replay = decode(bytes(damaged), registry.game)
    except BadSave as error:
        assert "\n" not in str(error)
    else:
        assert replay.end == json.loads(FILE)["end"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(sorted(json.loads(FILE))), JSON)
def test_any_other_value_in_a_field_is_refused_or_harmless(field: str, value: Any) -> None:
    try:
        replay = decode(changed(**{field: value}), registry.game)
    except BadSave as error:
        assert "\n" not in str(error)
    else:
        assert replay.end == json.loads(FILE)["end"]

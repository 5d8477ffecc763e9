"""Fair shuffles: what a commitment binds, what a seed is made of, and what `wolfden verify` says about a file."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wolfden import registry
from wolfden.cli import main
from wolfden.engine.replay import Fair, Record, Replay, decode, encode, parse, start
from wolfden.server import fair
from wolfden.terminal.match import bot_move, next_seat

GULAG = registry.game("gulag")
SECRET = bytes(range(32))
TABLE = "k3w9-table"
COMMITMENT = fair.commitment(SECRET, TABLE)
ENTROPIES = {0: "0" * 32, 3: "f" * 32}
NAMES = ["Olga", "Boris", "Irina", "Pavel", "Vera"]
PAGE_NUMBERS = Path(__file__).parents[2] / "web" / "src" / "lib" / "shuffle.fixture.json"
GOLDEN = Path(__file__).parent.parent / "golden" / "gulag-5.json"


def played(moves: int = 10_000, **entropies: str) -> Replay:
    """A game from a table."""
    given = {int(seat[1:]): entropy for seat, entropy in entropies.items()} or ENTROPIES
    record = Record(GULAG, start(GULAG, 5, fair.seed(SECRET, TABLE, given), {}))
    while not record.state.over and len(record.replay.moves) < moves:
        bot_move(record, next_seat(record))
    record.replay.names = NAMES
    record.replay.fair = opened(given)
    return record.replay


def opened(entropies: dict[int, str], bound: bool = True) -> Fair:
    return fair.opened(SECRET, fair.commitment(SECRET, TABLE if bound else None), TABLE, entropies)


FILE = encode(played())


def changed(**fields: Any) -> bytes:
    return json.dumps({**json.loads(FILE), **fields}).encode()


def with_fair(**fields: Any) -> bytes:
    return changed(fair={**json.loads(FILE)["fair"], **fields})


def run(tmp_path: Path, data: bytes, *arguments: str) -> tuple[int, list[str], str]:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(["verify", str(path), *arguments])
    return status, out.getvalue().splitlines(), err.getvalue()


# What a seed is made of


seeds = st.tuples(
    st.binary(min_size=32, max_size=32),
    st.text(max_size=8),
    st.dictionaries(st.integers(0, 9), st.text("0123456789abcdef", min_size=32, max_size=32), max_size=5),
)


@given(seeds, seeds)
def test_other_parts_give_another_seed(one: Any, other: Any) -> None:
    assert (fair.seed(*one) == fair.seed(*other)) == (one == other)
    assert (fair.commitment(one[0]) == fair.commitment(other[0])) == (one[0] == other[0])
    assert (fair.commitment(*one[:2]) == fair.commitment(*other[:2])) == (one[:2] == other[:2])
    assert fair.commitment(*one[:2]) != fair.commitment(one[0])
    assert 0 <= fair.seed(*one) < 2**256


def test_parts_do_not_run_into_each_other() -> None:
    assert fair.seed(SECRET, 'a",[[0,"', {}) != fair.seed(SECRET, "a", {})
    assert fair.seed(SECRET, TABLE, {1: "0" * 32}) != fair.seed(SECRET, TABLE, {11: "0" * 32})
    assert fair.seed(SECRET, TABLE, {0: "a" * 32, 1: "b" * 32}) != fair.seed(SECRET, TABLE, {1: "a" * 32, 0: "b" * 32})


def test_seeds_stay_what_they_are() -> None:
    """Or files of today could not be verified tomorrow."""
    assert fair.commitment(SECRET) == "4a841f1dce611572a627e455dccacf884ec27a4b76553826b67bd30fd73678e7"
    assert fair.commitment(SECRET, TABLE) == "8af41c5caf213bce14da1a05f9395bdd6f0a22f9a4892272a3539a5742ed5407"
    assert (
        f"{fair.seed(SECRET, TABLE, ENTROPIES):x}" == "3acd6056489157c9241c496723d47038f978caafac37229aa54725e981ca4f5a"
    )


def page_numbers() -> dict[str, Any]:
    """Hashes, commitments and seeds, by which the page's own check is tested."""
    lengths, labels = (0, 1, 64, 127, 128, 129, 256, 500), ("wolfden.commit", "wolfden.commit.2", "wolfden.shuffle")
    hashes = [
        {"length": length, "label": label, "hash": blake2b(data, digest_size=32, person=label.encode()).hexdigest()}
        for length in lengths
        for label in labels
        for data in [bytes(7 * index % 256 for index in range(length))]
    ]
    shuffles = []
    for number in range(12):
        secret = hashlib.sha256(bytes([number])).digest()
        table = f"{number}_table-of_22_letters"[:22]
        parts = {
            seat: hashlib.md5(bytes([number, seat])).hexdigest() for seat in range(number, max(-1, number - 5), -1)
        }
        shuffles.append(
            {
                "secret": secret.hex(),
                "table": table,
                "entropies": {str(seat): part for seat, part in parts.items()} if number else {},
                "bound": fair.commitment(secret, table),
                "older": fair.commitment(secret),
                "seed": str(fair.seed(secret, table, parts if number else {})),
            }
        )
    return {"hashes": hashes, "shuffles": shuffles}


def test_the_page_checks_with_the_same_numbers() -> None:
    """web/src/lib/shuffle.test.ts holds the page's own hashes against this file."""
    assert json.loads(PAGE_NUMBERS.read_text()) == page_numbers()


def test_secrets_are_new_each_time() -> None:
    assert len({fair.new_secret() for _ in range(100)}) == 100
    assert {len(fair.new_secret()) for _ in range(9)} == {32}


# Files


def test_files_from_a_table_replay_and_stay_as_they_are() -> None:
    replay = decode(FILE, registry.game)
    assert replay.fair == opened(ENTROPIES)
    assert encode(replay) == FILE


def test_older_files_stay_as_they_are() -> None:
    assert parse(GOLDEN.read_bytes()).fair is None
    assert encode(parse(GOLDEN.read_bytes())) == GOLDEN.read_bytes()


# wolfden verify


def test_a_fair_game(tmp_path: Path) -> None:
    status, lines, err = run(tmp_path, FILE)
    assert (status, err) == (0, "")
    assert lines[0].startswith(
        f"The server's secret and the table's name fit the commitment {COMMITMENT}. The file cannot"
    )
    assert lines[0].endswith("before you sent your part?")
    assert lines[1].startswith("The seed is made of that secret, the table's name and a part from Olga and Pavel. ")
    assert lines[2].endswith("the end that is written down follows from them.")


def test_a_file_alone_is_never_said_to_show_what_came_first(tmp_path: Path) -> None:
    """Whoever writes the file can draw secrets until they like the deal, and commit to the best afterwards."""
    text = " ".join(run(tmp_path, FILE)[1])
    assert "cannot show when the server told it" in text and "cannot show who sent a part, or when" in text
    for claim in ("before the game", "committed to its secret", "beforehand", "fair"):
        assert claim not in text


def test_the_commitment_that_somebody_noted_down(tmp_path: Path) -> None:
    status, lines, _ = run(tmp_path, FILE, "--commitment", COMMITMENT.upper())
    assert status == 0
    assert lines[0] == (
        "The server's secret and the table's name fit the commitment that you noted down. "
        "If you noted it before you sent your part, the server had chosen its secret by then."
    )
    status, lines, _ = run(tmp_path, FILE, "--commitment", fair.commitment(b"another" * 4))
    assert status == 1
    assert lines[0] == "The commitment in the file is not the one that you noted down."


def test_the_part_that_somebody_noted_down(tmp_path: Path) -> None:
    status, lines, _ = run(tmp_path, FILE, "--part", f" {'F' * 32} ")
    assert (status, lines[2]) == (0, "The part that you noted down is in the file, as that of Pavel.")
    for part in ("e" * 32, "", "f" * 31):
        status, lines, _ = run(tmp_path, FILE, "--part", part)
        assert status == 1
        assert lines[2] == "The part that you noted down is not in the file: it did not go into this shuffle."


def test_a_file_from_an_older_table(tmp_path: Path) -> None:
    """Its commitment left the table's name open, and "Play now" told the player's part before it."""
    replay = played()
    replay.fair = opened(ENTROPIES, bound=False)
    for noted in ((), ("--commitment", fair.commitment(SECRET))):
        status, lines, _ = run(tmp_path, encode(replay), *noted)
        assert status == 0
        assert lines[0].startswith("The server's secret fits the commitment ")
        assert "is “k3w9-table” the one in the table's address?" in lines[0]
        assert lines[0].endswith("knew your part before it committed, and then the commitment proves nothing.")


def test_another_name_of_the_table_does_not_fit(tmp_path: Path) -> None:
    """Else the server could look for a name that gives a deal it likes, with the part of the players in its hand."""
    fished = fair.seed(SECRET, "another", ENTROPIES)
    record = Record(GULAG, start(GULAG, 5, fished, {}))
    record.replay.fair = fair.opened(SECRET, COMMITMENT, "another", ENTROPIES)
    status, lines, _ = run(tmp_path, encode(record.replay), "--commitment", COMMITMENT)
    assert (status, lines[0]) == (1, "The server's secret does not fit the commitment in the file.")


def test_a_game_that_nobody_put_anything_into(tmp_path: Path) -> None:
    replay = played()
    record = Record(GULAG, start(GULAG, 5, fair.seed(SECRET, TABLE, {}), {}))
    replay.moves, replay.end, replay.seed = [], None, record.replay.seed
    replay.fair = opened({})
    status, lines, _ = run(tmp_path, encode(replay))
    assert status == 0
    assert lines[1] == ("The seed is made of that secret and the table's name alone: nobody else put anything in.")


def test_a_game_that_was_not_finished(tmp_path: Path) -> None:
    status, lines, _ = run(tmp_path, encode(played(moves=9)))
    assert status == 0
    assert lines[2] == "All 9 moves can be made as they are written; the game was not played to its end."
    assert run(tmp_path, encode(played(moves=1)))[1][2].startswith("The one move can be made as it is written;")


def test_an_end_that_nobody_can_check_is_not_said_to_follow(tmp_path: Path) -> None:
    replay = played()
    replay.end = "00" * 16  # as an older Wolfden wrote them
    status, lines, _ = run(tmp_path, encode(replay))
    assert status == 0
    assert lines[2].endswith("in a way that cannot be checked any more.") and "follows" not in lines[2]


def test_a_replay_that_says_nothing_about_its_shuffle(tmp_path: Path) -> None:
    status, lines, err = run(tmp_path, GOLDEN.read_bytes())
    assert (status, err) == (3, "")
    assert lines[0].startswith("The file says nothing about the shuffle")
    assert lines[1].endswith("the end that is written down follows from them.")


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (with_fair(secret="1" * 64), "does not fit the commitment"),
        (with_fair(commitment="1" * 64), "does not fit the commitment"),
        (with_fair(table="another"), "not made of that secret"),
        (with_fair(table="another"), "does not fit the commitment"),
        (with_fair(entropies={"0": "0" * 32}), "not made of that secret"),
        (with_fair(entropies={"0": "0" * 32, "3": "e" * 32}), "not made of that secret"),
        (with_fair(entropies={"0": "0" * 32, "5": "f" * 32}), "no seat 5"),
        (changed(seed="7"), "not made of that secret"),
        (changed(moves=[]), "does not replay: the moves do not lead to the end"),
        (changed(end="v" + "0" * 32), "does not replay: the moves do not lead to the end"),
        (changed(names=["Olga"]), "does not replay: 5 seats need as many different names"),
        (changed(version=99), "does not replay: it was played by version 99"),
        (changed(options={"nope": 1}), "does not replay: "),
    ],
)
def test_what_does_not_fit_is_said(tmp_path: Path, data: bytes, says: str) -> None:
    status, lines, err = run(tmp_path, data)
    assert (status, err) == (1, "")
    assert any(says in line for line in lines), lines


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        changed(game="chess"),
        with_fair(secret="abc"),
        with_fair(secret="g" * 64),
        with_fair(entropies={"0": "zz"}),
        with_fair(entropies={"-1": "0" * 32}),
        with_fair(entropies={str(seat): "0" * 32 for seat in range(11)}),
        with_fair(table="x" * 1000),
        with_fair(extra=1),
    ],
)
def test_what_is_no_replay_is_bad_input(tmp_path: Path, data: bytes) -> None:
    status, lines, err = run(tmp_path, data)
    assert (status, lines) == (2, [])
    assert err.startswith("wolfden: ") and err.count("\n") == 1


def test_names_of_a_damaged_file_are_not_printed(tmp_path: Path) -> None:
    _, lines, _ = run(tmp_path, changed(names=["\x1b[2J", "B", "C", "D", "E"]))
    assert "\x1b" not in "".join(lines)


def test_findings_are_plain_values() -> None:
    findings = fair.verify(GULAG, parse(FILE))
    assert [finding["fits"] for finding in msgspec.to_builtins(findings)] == [True, True, True]

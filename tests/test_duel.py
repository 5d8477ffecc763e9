"""The duel's statistics, and that it plays what it says it plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bench.duel import boars, sobakistan, wooolf
from bench.duel.command import main
from bench.duel.gulag import MATCHES, play_chunk, result
from bench.duel.task import tasks
from bench.share import Reliability, gain, wilson

ROOT = Path(__file__).parent.parent


def test_wilson_intervals_are_the_textbook_ones() -> None:
    half = wilson(50, 100)
    assert (half.value, half.low, half.high) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)
    none = wilson(0, 10)
    assert (none.value, none.low, none.high) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10).low == pytest.approx(1 - none.high)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_gains_are_paired() -> None:
    """What the deal decides for both cancels out."""
    before = [0.0, 1.0] * 50
    assert gain(before, before).high == 0.0
    after = [1.0, *before[1:]]
    found = gain(after, before)
    assert found.value == pytest.approx(0.01)
    assert found.high - found.value == pytest.approx(1.96 * 0.01, rel=0.01)


def test_reliability_sorts_by_tenths() -> None:
    table = Reliability()
    for belief, true in ((0.0, False), (0.05, True), (1.0, True), (0.95, False)):
        table.add(belief, true)
    assert table.bins[0] == [2, pytest.approx(0.05), 1]
    assert table.bins[9] == [2, pytest.approx(1.95), 1]
    more = Reliability()
    more.merge(table.bins)
    more.merge(table.bins)
    assert more.bins[0] == [4, pytest.approx(0.1), 2]


def test_every_deal_is_played_once_for_each_number_of_seats() -> None:
    for seats in (5, 7):
        seeds = [
            seed
            for count, first, games, _ in tasks([5, 7], 23, 100, {})
            if count == seats
            for seed in range(first, first + games)
        ]
        assert seeds == list(range(100, 123))


def test_a_chunk_plays_four_matches_of_each_deal_the_same_way_every_time() -> None:
    chunk = play_chunk((5, 3, 4, {}))
    assert {match: len(ends) for match, ends in chunk.ends.items()} == dict.fromkeys(MATCHES, 4)
    assert chunk.ends == play_chunk((5, 3, 4, {})).ends
    assert chunk.beliefs and chunk.decisions
    found = result(5, [chunk, chunk])
    assert found.games == 8
    for shares in found.shares.values():
        assert sum(share.value for share in shares.values()) == pytest.approx(1)
    assert sum(row[0] for row in found.reliability) == 2 * chunk.beliefs * 3


def test_wooolf_puts_a_good_bot_into_every_seat_of_the_same_deals() -> None:
    chunk = wooolf.play_chunk((4, 3, 4, {"advanced": True}))
    assert len(chunk.rounds) == len(chunk.places) == 4
    assert len(chunk.good) == len(chunk.before) == 1  # of the seeds 3 to 6, only 4 is rotated
    assert len(chunk.parts) == 4 * sum(chunk.rounds)
    assert all(sum(shares) == pytest.approx(1) for shares in chunk.places)
    assert chunk.good == wooolf.play_chunk((4, 3, 4, {"advanced": True})).good
    found = wooolf.result(4, [chunk, chunk])
    assert (found.rotated, found.tables) == (8, 8)
    assert found.gain.value == pytest.approx(found.good.value - found.before.value)
    assert sum(place.value for place in found.places) == pytest.approx(1)


def test_the_report_on_wooolf(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wooolf", "--seats", "5", "--games", "1", "--jobs", "1", "--option", "advanced=true"]) == 0
    assert "by character" in capsys.readouterr().out


def test_boars_puts_a_good_bot_into_every_seat_as_often(capsys: pytest.CaptureFixture[str]) -> None:
    chunk = boars.play_chunk((3, 5, 3, {}))
    assert {match: len(wins) for match, wins in chunk.wins.items()} == {"random": 3, "greedy": 3}
    again = boars.play_chunk((3, 5, 3, {}))
    assert (chunk.wins, chunk.leads, chunk.decisions) == (again.wins, again.leads, again.decisions)
    assert all((lead > 0) == won for won, lead in zip(chunk.wins["random"], chunk.leads["random"], strict=True))
    found = boars.result(3, [chunk, chunk])
    assert found.games == 6 and found.wins["random"].value == sum(chunk.wins["random"]) / 3
    assert main(["boars", "--seats", "2", "--games", "1", "--jobs", "1"]) == 0
    assert "greedy" in capsys.readouterr().out


def test_it_runs_as_a_module() -> None:
    """In processes of its own, which have to find everything by name."""
    command = [sys.executable, "-m", "bench.duel", "wooolf", "--seats", "4", "--games", "1", "--jobs", "1", "--json"]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=300)
    assert msgspec.json.decode(done.stdout)[0]["tables"] == 1


def test_the_command_speaks_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gulag", "--seats", "5", "--games", "1", "--jobs", "1", "--json"]) == 0
    (found,) = msgspec.json.decode(capsys.readouterr().out)
    assert found["seats"] == 5
    assert found["games"] == 1


def test_the_command_speaks_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gulag", "--seats", "6", "--games", "1", "--jobs", "1"]) == 0
    assert "Who wins" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong", [["--seats", "4"], ["--seats", ""], ["--games", "0"], ["--jobs", "0"], ["--option", "a=b"]]
)
def test_what_cannot_be_played_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(["gulag", *wrong])


def test_sobakistan_plays_every_match_on_the_same_deals_and_holds_readings_against_the_truth() -> None:
    chunk = sobakistan.play_chunk((3, 5, 1, {}))
    found = sobakistan.result(3, [chunk, chunk])
    assert found.games == 2
    assert set(found.counts) == set(sobakistan.MATCHES)
    assert found.counts["all good"]["wolves"] == 2
    for question, bins in found.reliability.items():
        assert sum(row[0] for row in bins) > 0, question
    read, true = (sum(row[place] for row in found.reliability["Wolf: drop-off"]) for place in (1, 2))
    assert read == pytest.approx(true)  # one station is it, and chances add up to one
    assert all(spent > 0 for spent in found.milliseconds.values())
    for goal in sobakistan.GOALS:
        rounds = found.guesses[goal]
        assert rounds[0][0] == 2 and rounds[1][0] == 2  # one Wolf, in two games
        assert all(sum(right) <= asked for asked, *right in rounds.values())


def test_sobakistan_is_played_with_the_options_that_are_asked_for() -> None:
    closed, opened = (sobakistan.play_chunk((3, 5, 2, {"open_routes": value})) for value in (False, True))

    def ruled_out(chunk: sobakistan.Chunk) -> float:
        bins = chunk.bins["Wolf: extraction"]
        return bins[0][0] / sum(row[0] for row in bins)

    assert ruled_out(opened) > ruled_out(closed)  # a Wolf has a handful of cards to think of


def test_a_guess_among_equals_is_right_by_chance() -> None:
    rounds: dict[int, list[float]] = {}
    for true in (1, 2, 5):
        sobakistan.add_guess(rounds, 4, [0.0, 0.5, 0.2, 0.2, 0.1, 0.0], true)
    assert rounds == {4: [3, 1, 0.5, 0.5]}


def test_the_report_on_sobakistan(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sobakistan", "--seats", "3", "--games", "1", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "resistance wins" in out and "Which guess of good Wolves is right" in out


def test_parts_that_were_kept_are_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["gulag", "--seats", "5", "--jobs", "1", "--json", "--keep", str(tmp_path / "kept")]
    assert main([*arguments, "--games", "10"]) == 0
    first = msgspec.json.decode(capsys.readouterr().out)
    assert main([*arguments, "--games", "10"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out) == first  # the clock's readings too
    assert main([*arguments, "--games", "20"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out)[0]["games"] == 20
    assert len((tmp_path / "kept").read_text().splitlines()) == 2

"""`wolfden balance`: what a game's own listener hears, summed over games between bots."""

from __future__ import annotations

import json
from math import sqrt

import pytest

from tests.games.boars.test_bot import play
from wolfden import registry
from wolfden.cli import main
from wolfden.engine.metrics import GAMES, Chart, Column
from wolfden.games.boars import balance as boars
from wolfden.games.boars.state import Boars
from wolfden.lab.balance import lines
from wolfden.lab.interval import Z
from wolfden.lab.tally import Tally

BOARS = registry.game("boars")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, object]]:
    assert main(["balance", "boars", "--json", "--bots", "random", "--seed", "3", *arguments]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_wins_turns_cards_and_ways_for_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    reports = run(capsys, "--games", "2", "--jobs", "1")
    assert [len(report["seats"]) for report in reports] == [2, 3, 4]  # type: ignore[arg-type]
    for report in reports:
        assert report["games"] == 2
        assert set(report["charts"]) == {"wins", "turns", "cards", "ways to move"}  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_report_with_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--games", "4", "--seats", "2")
    assert run(capsys, *arguments, "--jobs", "1") == run(capsys, *arguments, "--jobs", "2")


def test_sums_do_not_depend_on_the_order_of_games() -> None:
    key = ("a", "b", "c")
    tallies = []
    for number in (0.1, 0.2, 0.7, 1e5 / 3):
        tallies.append(Tally(games=1))
        tallies[-1].note([(*key, number)])
    one, two, three, four = tallies
    forth, back = one + two + three + four, four + (three + (two + one))
    assert forth.total(key) == back.total(key) == pytest.approx(1 + 1e5 / 3)
    assert forth.total_of_squares(key) == back.total_of_squares(key) == pytest.approx(0.54 + 1e10 / 9)


def test_an_interval_is_about_games_however_many_facts_one_tells() -> None:
    chart = Chart("knowledge", "", (Column("a game", "learned"),))
    total = Tally()
    for times in (4, 0, 2, 2):
        game = Tally(games=1)
        game.note([("knowledge", "a", "learned", 1.0)] * times)
        total += game
    (line,) = lines(chart, total)
    assert line.cells["a game"].value == 2
    assert line.cells["a game"].reach == pytest.approx(Z * sqrt(2 / 4))  # the variance of 4, 0, 2, 2 is 2


def test_people_get_tables(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--seats", "2", "--games", "1", "--bots", "random", "--seed", "1", "--jobs", "1"]
    assert main(["balance", "boars", *given]) == 0
    text = capsys.readouterr().out
    for word in ("seat 0 (random)", "turn order", "turns a player", "tickets", "Nip", "of purchases"):
        assert word in text


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("gulag",), "does not say what to count"),
        (("boars", "--seats", "two"), "A number of players"),
        (("boars", "--seats", "5"), "2 to 4 players"),
        (("boars", "--games", "0"), "games"),
        (("boars", "--bots", "best"), "no bot called “best”"),
    ],
)
def test_bad_input(arguments: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_the_listener_hears_every_space_of_the_way() -> None:
    for seed in range(3):
        s = play(BOARS, ("random", "greedy", "random"), seed)
        assert isinstance(s, Boars)
        listener = boars.Listener(s)
        assert listener.at == list(s.at)
        spaces = sum(
            number for (chart, _, count), number in listener.counts.items() if (chart, count) == (boars.WAYS, "spaces")
        )
        assert spaces == sum(s.at)
        assert sorted(listener.market) == sorted(s.box.face[card] for card in s.market)


def test_means_have_intervals_and_ratios_are_of_sums() -> None:
    tally = Tally(games=4)
    for eaten, cooked in ((1, 2), (3, 2), (0, 0), (4, 8)):
        tally.note([("food", "soup", "eaten", eaten), ("food", "soup", "cooked", cooked)])
    chart = Chart("food", "dish", (Column("a game", "eaten"), Column("share", "eaten", "cooked", percent=True)))
    (line,) = lines(chart, tally + Tally())
    mean = line.cells["a game"]
    assert mean.value == 2.0
    assert mean.reach == pytest.approx(1.96 * sqrt(2.5 / 4), rel=1e-3)
    assert line.cells["share"].value == 8 / 12
    assert GAMES == "games"

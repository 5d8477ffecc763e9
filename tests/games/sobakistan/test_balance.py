"""What is counted for the balance of Sobakistan."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.sobakistan.table import BLOODHOUND, GAME, TABLES
from wolfden.bots import bot as find
from wolfden.bots.turn import take_turn
from wolfden.cli import main
from wolfden.engine.catalogue import languages
from wolfden.engine.chance import fast
from wolfden.games.sobakistan.balance import (
    ARRESTED,
    CARDS,
    CAUGHT,
    CHARTS,
    DISTRICTS,
    DROPPED,
    DROPPED_RIGHT,
    ESCAPED,
    ESCAPED_RIGHT,
    OF_BLOODHOUND,
    OF_RESISTANCE,
    ROBBED,
    ROUTES,
    SIDES,
    USES,
    WOLVES,
    listen,
)
from wolfden.games.sobakistan.state import Sobakistan, resistance_tokens
from wolfden.games.sobakistan.terms.actions import FIRST_WOLF
from wolfden.games.sobakistan.view import Fate, SobakistanReview


def facts(s: Sobakistan) -> Counter[tuple[str, str, str]]:
    counted: Counter[tuple[str, str, str]] = Counter()
    for chart, row, count, number in listen(s):
        counted[chart, row, count] += int(number)
    return counted


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_counted_is_what_happened(seats: int, seed: int) -> None:
    s, stream = GAME.new(seats, seed), fast(seed)
    assert isinstance(s, Sobakistan)
    while not s.over:
        take_turn(s, s.actors()[0], find(GAME, "simple"), stream)
    counted, review = facts(s), s.review()
    assert isinstance(review, SobakistanReview)
    wolves = review.wolves

    def of_wolves(row: str) -> int:
        return counted[WOLVES, row, "were"]

    assert counted[WOLVES, DROPPED, "wolves"] == len(wolves) == seats - FIRST_WOLF
    assert of_wolves(CAUGHT) == sum(wolf.interrogated for wolf in wolves)
    assert of_wolves(ARRESTED) == sum(wolf.fate is Fate.ARRESTED for wolf in wolves)
    assert of_wolves(DROPPED) == sum(wolf.board is not None and wolf.board.dropped_at is not None for wolf in wolves)
    assert of_wolves(ESCAPED) == sum(wolf.fate is Fate.ESCAPED for wolf in wolves)
    assert of_wolves(DROPPED_RIGHT) + of_wolves(ESCAPED_RIGHT) == resistance_tokens(s)
    won = s.outcome().winners != (BLOODHOUND,)
    assert (counted[SIDES, OF_RESISTANCE, "won"], counted[SIDES, OF_BLOODHOUND, "won"]) == (won, not won)
    assert sum(number for (chart, _, count), number in counted.items() if (chart, count) == (ROUTES, "played")) == 1
    caught = [number for (chart, _, count), number in counted.items() if (chart, count) == (DISTRICTS, "caught")]
    assert sum(caught) == of_wolves(CAUGHT) + of_wolves(ARRESTED) + of_wolves(ROBBED)
    assert all(counted[CARDS, row, "used"] for chart, row, _ in counted if chart == CARDS)
    assert {chart for chart, _, _ in counted} <= {chart.name for chart in CHARTS}


def test_every_heading_and_row_has_words() -> None:
    s, stream = GAME.new(6, 1), fast(1)
    while not s.over:
        take_turn(s, s.actors()[0], find(GAME, "simple"), stream)
    headings = [word for chart in CHARTS for word in (chart.about, *[column.heading for column in chart.columns])]
    rows = [row for chart, row, _, _ in listen(s) if chart not in (ROUTES, DISTRICTS)]
    for language in languages():
        assert all(GAME.words_in(language).say(id_) for id_ in {*headings, *rows, *USES.values()})


def test_people_get_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "sobakistan", "--seats", "3", "--games", "2", "--bots", "simple", "--jobs", "1"]) == 0
    text = capsys.readouterr().out
    for word in (
        "seat 2 (simple)",
        "resistance",
        "dropped it at the right place",
        "Cordon Off a Line",
        "Central",
        "steps to the drop-off",
    ):
        assert word in text

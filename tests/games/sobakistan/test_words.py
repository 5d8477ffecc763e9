"""Sentences, the help page and the table in lines of text."""

from __future__ import annotations

import re

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    DROP,
    ESCAPE,
    GAME,
    HINT,
    LIAISON,
    NOTHING,
    TABLES,
    YELLOW,
    act,
    begun,
    drive,
    end_round,
    enter,
    stand,
    to_hunt,
    whole_round,
)
from tests.games.wander import wander
from wolfden.games.sobakistan.terms.actions import MoveTo, PlaceHint, ToDistrict
from wolfden.games.sobakistan.terms.events import Delivered, Hinted

NAMES = ["Ada", "Bo", "Cyd", "Dee", "Eli", "Flo"]


def shown(s: object, seat: int | None) -> str:
    return "\n".join(GAME.show(s.view(seat), GAME.words, NAMES))  # type: ignore[attr-defined]


def test_sentences_call_things_by_their_names() -> None:
    assert GAME.text(PlaceHint(negated=True, hint=HINT["Dirty"])) == "Not Dirty"
    assert GAME.text(MoveTo(7)) == "Go to station 7"
    assert GAME.text(drive(2, "Southern")) == "Squad 2 to district Southern"
    assert GAME.text(Hinted(HINT["Calm"], False)) == "Hint: Calm."
    assert GAME.text(Delivered(YELLOW, 3, True), NAMES) == "Evidence dropped at station 3, the right place: Cyd."
    assert isinstance(GAME.action(GAME.number(ToDistrict(3, 5))), ToDistrict)


def test_the_map_has_every_station_and_fits_a_terminal() -> None:
    s = begun()
    text = shown(s, BLOODHOUND)
    for station in range(1, 19):
        assert f"({station})" in text
    chart = text.split("Lines:")[0].splitlines()
    assert max(map(len, chart)) <= 76
    assert len(chart) <= 24


def test_the_map_shows_where_one_is_and_where_squads_are() -> None:
    s = to_hunt(begun(), [17], [10])
    assert "<17>" in shown(s, YELLOW)
    assert "<10>" in shown(s, BLUE)
    assert "<" not in shown(s, BLOODHOUND).split("Lines:", maxsplit=1)[0]
    act(s, BLOODHOUND, drive(2, "North-Eastern"), enter(2, 8))
    assert "!8!" in shown(s, LIAISON)


def test_the_wolf_sees_the_board_and_the_liaison_hand_and_route() -> None:
    s = whole_round(begun(), [17], [])
    assert "Your board: 16 | 17." in shown(s, YELLOW)
    assert "Route: start 16, drop-off point 3, extraction point 9." in shown(s, LIAISON)
    assert "Your hint cards:" in shown(s, LIAISON)
    for seat in (BLOODHOUND, None):
        assert "board:" not in shown(s, seat)
        assert "Route" not in shown(s, seat)


def test_a_wolf_reads_which_stations_are_next_and_what_they_are_called() -> None:
    s = begun()
    last = shown(s, YELLOW).splitlines()[-2]
    assert last.startswith("You are at 16 ")
    assert [int(number) for number in re.findall(r"(\d+) \w", last.split("Next to it:")[1])] == [9, 10, 17, 18]
    assert "Next to it" not in shown(s, LIAISON)
    assert "Next to it" not in shown(s, BLOODHOUND)


def test_before_the_first_round_precincts_say_where_they_lead() -> None:
    text = shown(GAME.new(3, 1), BLOODHOUND)
    assert "Before the first round." in text
    assert "south-western (Southern or Western)" in text


def test_the_end_shows_all_boards() -> None:
    s = to_hunt(begun())
    end_round(s, DROP, NOTHING)
    to_hunt(s)
    stand(s, yellow=9)
    end_round(s, ESCAPE, ESCAPE)
    assert GAME.show_review is not None
    text = "\n".join(GAME.show_review(s.review(), GAME.words, NAMES))
    assert "Cyd: 16 | 16 | 9, evidence dropped at 16" in text


@pytest.mark.parametrize("seats", TABLES)
def test_any_position_can_be_shown_to_anybody(seats: int) -> None:
    s = GAME.new(seats, seats)
    while not s.over:
        wander(s, seats, 7)
        for seat in (None, *range(seats)):
            assert max(map(len, shown(s, seat).splitlines())) < 200


def test_the_help_page_lists_every_ruling() -> None:
    rulings = GAME.help.split("## Our rulings")[1]
    told = re.findall(r"^- \*\*(.+?)\*\*", rulings, re.MULTILINE)
    assert len(told) == 19
    wanted = (
        "The map",
        "The deck is closed",
        "Nine rounds",
        "Throw Off the Scent",
        "Call the Pack",
        "Secret turns",
        "Caught again and again",
    )
    for ruling in wanted:
        assert any(ruling in one for one in told)


def test_the_help_page_tells_the_rules() -> None:
    for word in ("drop-off", "extraction", "precinct", "interrogated", "Howl in Code", "Scour", "tie goes"):
        assert word in GAME.help

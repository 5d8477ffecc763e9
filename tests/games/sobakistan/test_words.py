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
from wolfden.engine.catalogue import parse
from wolfden.engine.catalogue import read as read_file
from wolfden.engine.common import Said
from wolfden.engine.lines import told
from wolfden.engine.terms import Event, Heard
from wolfden.games.sobakistan.terms.actions import MoveTo, PlaceHint, ToDistrict, WolfCard, YouAreAway
from wolfden.games.sobakistan.terms.events import (
    Answered,
    Delivered,
    Denounced,
    Drew,
    DugUp,
    Hinted,
    Interrogated,
    LineCordoned,
    Moved,
    NobodyThere,
    SquadEntered,
    TerritoryMarked,
)

NAMES = ["Ada", "Bo", "Cyd", "Dee", "Eli", "Flo"]


def shown(s: object, seat: int | None) -> str:
    return "\n".join(GAME.show(s.view(seat), GAME.words, NAMES))  # type: ignore[attr-defined]


def test_sentences_call_things_by_their_names() -> None:
    assert GAME.text(PlaceHint(negated=True, hint=HINT["Dirty"])) == "Not Dirty"
    assert GAME.text(MoveTo(7)) == "Go to station 7"
    assert GAME.text(drive(2, "Southern")) == "Send squad 2 to the Southern district"
    assert GAME.text(Hinted(HINT["Calm"], False)) == "seat 1 gave the hint “Calm”."
    delivered = "Cyd dropped off the evidence at station 3, which was the right place."
    assert GAME.text(Delivered(YELLOW, 3, True), NAMES) == delivered
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
    route = (
        r"The route starts at 16 [A-Z][\w ]+, the drop-off point is 3 [A-Z][\w ]+, and the extraction point is 9 [A-Z]"
    )
    assert re.search(route, shown(s, LIAISON))
    assert "Your hints:" in shown(s, LIAISON)
    for seat in (BLOODHOUND, None):
        assert "board:" not in shown(s, seat)
        assert "The route starts" not in shown(s, seat)


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
    assert "Cyd: 16 | 16 | 9, evidence dropped off at 16" in text


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


# The reader's side, and lines of several events. Ada is the Bloodhound, Bo the Liaison; Cyd, Dee and Eli are Wolves.


def read(event: Event, reader: int | None, language: str = "en") -> str:
    return GAME.text(event, NAMES, reader, language)


def test_liaison_and_bloodhound_are_spoken_to_though_no_event_names_them() -> None:
    hint = Hinted(HINT["Calm"], True)
    assert read(hint, LIAISON) == "You gave the hint “Not Calm”."
    assert read(hint, YELLOW) == "Bo gave the hint “Not Calm”."
    assert read(hint, LIAISON, "de") == "Du gibst den Hinweis „nicht ruhig“."
    assert read(hint, None, "de") == "Bo gibt den Hinweis „nicht ruhig“."
    assert read(LineCordoned(0), BLOODHOUND) == "You cordoned off the black line until the next hunt."
    assert read(LineCordoned(0), LIAISON, "de") == "Ada sperrt bis zur nächsten Jagd die Linie Schwarz ab."


def test_what_befalls_a_wolf_is_told_from_three_sides() -> None:
    marked = TerritoryMarked(YELLOW)
    assert read(marked, YELLOW) == "You played Mark Territory and showed Bo where you were."
    assert read(marked, LIAISON) == "Cyd played Mark Territory and showed you a station."
    assert read(marked, BLOODHOUND) == "Cyd played Mark Territory and showed Bo a station."
    assert read(Interrogated(YELLOW), BLOODHOUND, "de") == "Du fasst und verhörst Cyd!"
    assert read(Interrogated(YELLOW), YELLOW, "de") == "Du wirst gefasst und verhört!"


def test_a_remark_about_a_wolf_is_said_to_that_wolf() -> None:
    said = Said(LIAISON, GAME.number(YouAreAway(YELLOW, 1)))
    assert read(said, YELLOW) == "Bo: “I think you should be one station away.”"
    assert read(said, BLUE, "de") == "Bo: „Ich glaube, Cyd müsste eine Station entfernt sein.“"


def log(events: list[Event], reader: int | None = None, language: str = "en", public: bool = True) -> list[str]:
    return told(GAME, [Heard(event, public) for event in events], GAME.words_in(language), NAMES, reader)


def test_a_question_and_its_answer_are_one_line_and_several_answers_another() -> None:
    asked: list[Event] = [
        DugUp(YELLOW, WolfCard.MARK_TERRITORY),
        Answered(YELLOW, False),
        DugUp(YELLOW, WolfCard.RUN_WITH_THE_WOLVES),
        Answered(YELLOW, False),
    ]
    question = "You dug up information and asked Cyd: “Is there a squad in your district?”"
    assert log(asked, BLOODHOUND) == [
        f"{question} Cyd said no and got Mark Territory back.",
        f"{question} Cyd said no and got Run With the Wolves back.",
    ]
    answers: list[Event] = [Denounced(), Answered(YELLOW, True), Answered(BLUE, True), Answered(4, False)]
    assert log(answers, LIAISON)[1:] == ["Cyd and Dee said yes.", "Eli said no."]
    assert log(answers, BLUE)[1:] == ["“Yes”, said Cyd and you.", "Eli said no."]
    assert log(answers, BLUE, "de")[1:] == ["Ja sagen Cyd und du.", "Eli sagt nein."]


def test_a_storm_in_vain_is_one_line_and_of_two_squads_two() -> None:
    twice: list[Event] = [SquadEntered(1, 9), NobodyThere(9), SquadEntered(2, 9), NobodyThere(9)]
    assert log(twice) == [f"Squad {squad} stormed station 9, but nobody was there." for squad in (1, 2)]
    caught: list[Event] = [SquadEntered(1, 9), Interrogated(YELLOW), Interrogated(BLUE)]
    assert log(caught, YELLOW) == ["Squad 1 stormed station 9!", "The squad caught and interrogated you and Dee!"]
    assert log(caught, BLOODHOUND, "de")[1] == "Du fasst und verhörst Cyd und Dee!"


def test_hints_are_listed_without_numbers() -> None:
    drawn: list[Event] = [Drew(HINT["Calm"]), Drew(HINT["Dirty"]), Drew(HINT["Cold"])]
    assert log(drawn, LIAISON, public=False) == ["You drew 3 hints: Calm, Dirty and Cold."]
    assert log(drawn, LIAISON, "de", public=False) == ["Du ziehst 3 Hinweise: ruhig, schmutzig und kalt."]
    mixed: list[Event] = [Hinted(HINT["Calm"], False), Hinted(HINT["Cold"], True), Hinted(HINT["Dirty"], True)]
    assert log(mixed) == ["Bo gave the hint “Calm”.", "Bo gave 2 hints with a Not each: Cold and Dirty."]


def test_steps_of_a_wolf_stay_in_their_order() -> None:
    assert log([Moved(16), Moved(9), Moved(16)], YELLOW, public=False) == [
        f"You went to station {station}." for station in (16, 9, 16)
    ]


def test_hints_and_names_are_in_the_language_of_the_table() -> None:
    words = GAME.words_in("en", table="de")
    assert words.text(Hinted(HINT["Calm"], True), NAMES, LIAISON) == "You gave the hint “Not ruhig”."
    s = begun()
    german, english = ("\n".join(GAME.show(s.view(YELLOW), one, NAMES)) for one in (words, GAME.words))
    assert re.search(r"Western: 6 \w+-\w+, 13 ", german)
    assert re.search(r"Western: 6 \w+ [\w ]+, 13 ", english)
    own = GAME.words_in("de", table="en").text(LineCordoned(0), NAMES, BLOODHOUND)
    assert own == "Du sperrst bis zur nächsten Jagd die Linie Schwarz ab.", "lines and districts are in one's own"


def test_every_message_of_the_terminal_is_used() -> None:
    code = "".join(read_file("wolfden.games.sobakistan", file) for file in ("show.py", "balance.py"))
    ids = [id_ for id_ in parse(GAME.shelf.catalogue("en"), "en") if id_.startswith("show-")]
    # What one looks up is named by the terminal; those who know the route have the same messages with an ending.
    known = {"show-lookup-routes", "show-caught"}
    assert [id_ for id_ in ids if f'"{id_.removesuffix("-liaison")}' not in code and id_ not in known] == []

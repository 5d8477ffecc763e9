"""The worked round in the help page of Sobakistan happens as it is told."""

from __future__ import annotations

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BOX,
    DISTRICT,
    END_HINTS,
    END_HUNT,
    GAME,
    HINT,
    LIAISON,
    NE,
    NOTHING,
    NW,
    SE,
    STAY,
    SW,
    act,
    drive,
    end_round,
    enter,
    give_hand,
    hunting,
    in_districts,
    move,
    new,
    station,
    to_hunt,
    view,
)
from tests.games.worked import tells
from wolfden.games.sobakistan.terms.actions import MoveTo, PlaceHint, ToPrecinct
from wolfden.games.sobakistan.view import Evidence, Fate

CLARA, DMITRI = 2, 3


def test_the_worked_round() -> None:
    assert "Summer" in GAME.named["LongWord"] and "Beach" in GAME.named["ShortWord"]
    s = new(4, route=(16, 3, 9))
    give_hand(s, "Hot", "Wet", "Cold", "Proud", "Secret")
    act(s, LIAISON, PlaceHint(False, HINT["Hot"]))
    act(s, BLOODHOUND, *[ToPrecinct(squad, place) for squad, place in enumerate((NW, NE, SE), 1)])
    act(s, LIAISON, PlaceHint(False, HINT["Wet"]), PlaceHint(True, HINT["Cold"]))
    if LIAISON in s.actors():
        act(s, LIAISON, END_HINTS)
    assert view(s, None).nots == 2

    assert {10, 17} <= {stop for stop in range(1, 19) if BOX.distance(16, stop) == 1}
    assert (BOX.distance(16, 3), BOX.distance(10, 3), BOX.distance(3, 9)) == (3, 2, 3)
    move(s, [10], [17])
    assert s.actors() == (BLOODHOUND,), "moves are secret, and the hunt begins"

    assert s.box.district_of[10] == s.box.district_of[3] == DISTRICT["Eastern"]
    act(s, BLOODHOUND, drive(3, "Eastern"))
    assert view(s, BLOODHOUND).moves_left == 2, "leaving a precinct is free"
    act(s, BLOODHOUND, enter(3, 10))
    act(s, BLOODHOUND, ToPrecinct(3, SW))
    wolves = {wolf.seat: wolf for wolf in view(s, None).wolves}
    assert wolves[CLARA].interrogated and wolves[CLARA].evidence is Evidence.CARRIED
    act(s, CLARA, MoveTo(11))
    assert station(s, CLARA) == 11 and BOX.distance(11, 3) == 1
    act(s, BLOODHOUND, drive(2, "North-Eastern"))
    act(s, BLOODHOUND, enter(2, 9))
    assert view(s, BLOODHOUND).moves_left == 0
    if BLOODHOUND in s.actors():
        act(s, BLOODHOUND, END_HUNT)
    for wolf in (CLARA, DMITRI):
        act(s, wolf, NOTHING)
    assert view(s, None).round == 2
    assert all(wolf.fate is Fate.IN_PLAY and wolf.evidence is Evidence.CARRIED for wolf in view(s, None).wolves)


def test_carried_evidence_shields_against_arrest() -> None:
    s = hunting(3, yellow=10)
    fates = []
    for squad in (1, 2, 3):
        if squad == 3:
            end_round(s)
            to_hunt(s)
        in_districts(s, "Eastern", "Eastern", "Eastern")
        act(s, BLOODHOUND, enter(squad, 10), ToPrecinct(squad, squad - 1))
        if s.actors() == (CLARA,):
            act(s, CLARA, STAY)
        (wolf,) = view(s, None).wolves
        fates.append((wolf.interrogated, wolf.evidence, wolf.fate))
    assert fates == [
        (True, Evidence.CARRIED, Fate.IN_PLAY),
        (True, Evidence.TAKEN, Fate.IN_PLAY),
        (True, Evidence.TAKEN, Fate.ARRESTED),
    ]


def test_the_liaison_and_the_bloodhound_begin_with_the_cards_that_the_page_names() -> None:
    s = new(4)
    words = GAME.words
    seen = view(s, None)
    liaison = [words.value(card) for card in seen.liaison_cards]
    bloodhound = [words.value(card) for card in seen.bloodhound_cards]
    page = " ".join(GAME.help.split())
    for card in (*liaison, *bloodhound):
        assert card in page.split("## The pieces")[1].split(" ## ")[0], card


def test_the_page_tells_it() -> None:
    tells(
        "sobakistan", "en", "Anna", "Bloodhound", "Boris", "Liaison", "Clara and Dmitri", "16", "Summer Beach",
        "Wet", "Not Cold", "two Nots", "Clara", "10", "Dmitri", "17", "squad 3", "Eastern", "free", "storms 10",
        "interrogated", "south-western precinct", "11", "squad 2", "9", "nobody", "neither", "one step",
    )  # fmt: skip
    tells(
        "sobakistan", "de", "Anna", "Bluthund", "Boris", "Kontaktperson", "Clara und Dmitri", "16", "3", "nicht",
        "zwei", "Clara", "10", "Dmitri", "17", "Trupp 3", "nichts", "10", "verhört", "11", "Trupp 2", "9", "niemand",
    )  # fmt: skip

"""The worked turn in the help page of Wooolf!! happens as it is told."""

from __future__ import annotations

import pytest

from tests.games.wooolf.table import (
    HAS_HUNTER,
    NOBODY,
    SUSPECT,
    X,
    ask,
    final,
    hand_of,
    last_clue,
    named,
    new,
    peek,
    plays,
    sees,
    suspect,
)
from tests.games.worked import tells
from wolfden import IllegalAction
from wolfden.games.wooolf.terms.actions import Appearance
from wolfden.games.wooolf.view import Card

ANNA, BORIS, CLARA, DMITRI, ELENA = range(5)


def test_the_worked_turn() -> None:
    hands = {
        ANNA: ("sheep", "dog/?"),
        BORIS: ("sheep", "wolf"),
        CLARA: ("sheep", "hunter"),
        DMITRI: ("hunter/?", "boy/?"),
        ELENA: ("sheep", "dog"),
    }
    s = new(5, hands, {BORIS: (HAS_HUNTER, HAS_HUNTER)})  # type: ignore[arg-type]
    assert [plays(hand_of(s, seat)) for seat in range(5)] == ["dog", "wolf", "hunter", "boy", "dog"]
    with pytest.raises(IllegalAction):
        s.act(ANNA, SUSPECT)
    peek(s, ANNA, BORIS, "wolf")
    assert last_clue(s).appearance is Appearance.WOLF
    ask(s, BORIS, HAS_HUNTER, CLARA)
    (asked,) = sees(s, None).answers
    assert asked.yes
    peek(s, CLARA, ANNA, "dog/?")
    assert last_clue(s).appearance is Appearance.UNKNOWN
    peek(s, DMITRI, ELENA, "dog")
    seen = last_clue(s, DMITRI)
    assert isinstance(seen.card, Card) and named(seen.card) == "dog"
    assert last_clue(s).appearance is Appearance.WOLF, "the shepherd boy cries wolf"
    peek(s, ELENA, ANNA)
    suspect(s, ANNA, CLARA, BORIS)
    suspect(s, BORIS, NOBODY, X)
    for seat in (CLARA, DMITRI, ELENA):
        assert seat in s.actors(), "the second early suspicion ends the turns"
        final(s, seat, X)
    assert sees(s, None).points == (2, 2, 0, 0, 0)


def test_the_page_tells_it() -> None:
    tells(
        "wooolf", "en", "sheep and a hunting dog with a question mark", "hunter", "wolf", "peeks", "Boris", "“A wolf!”",
        "“Is one of your cards a hunter?”", "yes", "Dmitri", "shepherd boy", "hunting dog", "“A wolf!”", "“I suspect!”",
        "Clara", "Boris", "0", "x", "2 points", "2 points",
    )  # fmt: skip
    tells(
        "wooolf", "de", "ein Schaf und einen Jagdhund mit Fragezeichen", "Jäger", "Wolf", "Boris", "„Ein Wolf!“",
        "Jäger", "Ja", "Dmitri", "Hirtenjunge", "Jagdhund", "„Ein Wolf!“", "„Ich habe einen Verdacht!“", "Clara",
        "Boris", "0", "x", "2 Punkte", "2 Punkte",
    )  # fmt: skip

"""Words, the help page, and the view in lines of text."""

from __future__ import annotations

import re

import pytest

from tests.games.wolves.table import EASY, FISH, TABLES, WOLVES, cards, do, gathering, give, new, own, position, sees
from wolfden import State
from wolfden.games.wolves import SOURCE
from wolfden.games.wolves.rules.gifting import GIFTING
from wolfden.games.wolves.show import show_talk
from wolfden.games.wolves.terms.actions import Community, ILack, IOverstretched, Knowledge, Piece, StopDrawing, TakeAll
from wolfden.games.wolves.terms.events import EVENTS, Offered, Took
from wolfden.games.wolves.terms.reasons import REASONS
from wolfden.terminal.names import around_the_table

WIDTH = 80


def lines(s: State, seat: int | None) -> list[str]:
    return list(WOLVES.show(s.view(seat), WOLVES.words, around_the_table(int(s.seats), 0, "You")))


@pytest.mark.parametrize("seats", TABLES)
def test_views_fit_into_80_columns(seats: int) -> None:
    s = new(seats, seats, EASY)
    names = [f"Bartholomew the {seat}th" for seat in range(seats)]
    while not s.over:
        for seat in (*range(seats), None):
            for line in WOLVES.show(s.view(seat), WOLVES.words, names):
                if not line.startswith("Gift from"):
                    assert len(line) <= WIDTH, line
        for _ in range(7):
            if not s.over:
                seat = s.actors()[0]
                actions = s.actions(seat)
                s.act(seat, actions[(s.decisions * 7 + 3) % len(actions)])


def test_the_widest_row_fits() -> None:
    everything = {seat: tuple(Knowledge) for seat in range(3)}
    s = position(
        GIFTING,
        hands=[cards(fish=20)] * 3,
        unmet=[cards(3, 3, 3)] * 3,
        status=[120, 121, 122],
        knowledge=everything,
        overstretched=[0, 1, 2],
    )
    s.awards = (21, 20, 19)
    assert max(map(len, WOLVES.show(s.view(0), WOLVES.words, ["Konstantin Alexander"] * 3))) <= WIDTH


def test_the_hand_is_shown_to_its_owner_alone() -> None:
    s = position(GIFTING, hands=[cards(fish=7, forest=2)])
    assert "Your hand: 7 fish, 2 forest." in lines(s, 0)
    assert not any("7 fish" in line for seat in (1, None) for line in lines(s, seat))


def test_what_was_said_is_shown_as_long_as_it_holds() -> None:
    s = position(GIFTING, hands=[cards(fish=4)], unmet=[0, cards(fish=2)], overstretched=[2])
    said = [(1, ILack(2, FISH)), (1, ILack(3, FISH)), (2, IOverstretched()), (1, IOverstretched()), (2, StopDrawing())]
    names = ["You", "Anna", "Boris"]
    assert show_talk(said, sees(s, 0), WOLVES.words, names) == [
        "Anna: We lack 2 fish.",
        "Boris: I have overstretched.",
    ]
    give(s, 0, 1, Piece.FISH_CARD, Piece.FISH_CARD)
    do(s, 1, TakeAll())
    assert show_talk(said, sees(s, 0), WOLVES.words, names) == ["Boris: I have overstretched."]


def test_a_gift_on_the_table_is_shown_to_everybody() -> None:
    s = position(GIFTING, hands=[cards(fish=7)])
    give(s, 0, 1, Piece.FISH_CARD, Piece.FISH_CARD)
    assert all("Gift from You to Anna: 2 fish from hand." in lines(s, seat) for seat in (0, 1, 2, None))


def test_two_leaders_are_leaders_in_every_sentence() -> None:
    s = position(GIFTING, hands=[cards(leader=2)])
    give(s, 0, 1, Piece.LEADER, Piece.LEADER)
    assert "Gift from You to Anna: 2 leaders." in lines(s, 0)
    for number in (1, 2):
        assert WOLVES.text(Offered(0, 1, number, Piece.LEADER)) == f"Offer by seat 0 to seat 1, leaders: {number}."
        assert WOLVES.text(Took(1, 0, number, Piece.LEADER)) == f"Taken by seat 1 from seat 0, leaders: {number}."
    assert WOLVES.text(Offered(0, 1, 2, Piece.FISH_CARD)) == "Offer by seat 0 to seat 1: 2 fish from hand."


def test_who_gathers_sees_what_is_left_in_their_deck() -> None:
    s = gathering()
    own(s, 0, cards(fish=2, leader=3))
    assert "Left in your deck: 2 fish, 3 leaders." in lines(s, 0)


def test_the_help_page_tells_the_numbers_of_the_data() -> None:
    text = WOLVES.help
    modifiers = SOURCE.tables["availability"]["modifiers"]
    assert ", ".join(map(str, modifiers)) in re.sub(r"\s+", " ", text)
    for community in Community:
        own = SOURCE.tables["communities"][community.name.lower()]
        bonus = ", ".join(f"{number} {kind}" for kind, number in own.items())
        assert f"| {community.name.title()} | {bonus} |" in text
    for card in Knowledge:
        assert WOLVES.words.value(card) in text


def test_the_help_page_lists_every_ruling() -> None:
    rulings = WOLVES.help.partition("## Our rulings")[2]
    for topic in (
        "Decks",
        "Availability",
        "Turn 8",
        "Knowledge cards",
        "Tokens",
        "First ranks",
        "Conservation",
        "Looking is not drawing",
        "You must meet as many needs as you can",
        "Offers",
        "Past the caps",
        "A leader that is given",
        "The More You Share",
        "Tokens from knowledge",
        "A knowledge card works at once",
        "Zero is always free",
        "A tie",
    ):
        assert f"**{topic}" in rulings, topic


def test_every_event_and_reason_has_words() -> None:
    for term in (*EVENTS, *REASONS):
        assert term.__name__ in WOLVES.words.entries

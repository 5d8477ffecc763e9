"""Words, the help page, and the view in lines of text."""

from __future__ import annotations

import re

import pytest

from tests.games.wolves.table import EASY, FISH, TABLES, WOLVES, cards, do, gathering, give, new, own, position, sees
from wolfden import State
from wolfden.engine.catalogue import ENGLISH, languages, parse
from wolfden.engine.terms import Event
from wolfden.games.wolves import SOURCE
from wolfden.games.wolves.rules.gifting import GIFTING
from wolfden.games.wolves.show import show_talk
from wolfden.games.wolves.terms.actions import (
    Community,
    ILack,
    IOverstretched,
    Knowledge,
    Piece,
    Resource,
    StopDrawing,
    TakeAll,
)
from wolfden.games.wolves.terms.events import (
    EVENTS,
    Conserved,
    Generous,
    Lacks,
    Offered,
    Overflowed,
    Reconciled,
    Took,
)
from wolfden.games.wolves.terms.reasons import REASONS, Chief, Starved
from wolfden.terminal.names import around_the_table

WIDTH = 80
GIFT = "(Your|A) gift|(Dein|Ein) Geschenk"  # a line about it is as long as the gift is large


def lines(s: State, seat: int | None, language: str = ENGLISH) -> list[str]:
    return list(WOLVES.show(s.view(seat), WOLVES.words_in(language), around_the_table(int(s.seats), 0, "You")))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", TABLES)
def test_views_fit_into_80_columns(seats: int, language: str) -> None:
    s = new(seats, seats, EASY)
    names = [f"Bartholomew the {seat}th" for seat in range(seats)]
    while not s.over:
        for seat in (*range(seats), None):
            for line in WOLVES.show(s.view(seat), WOLVES.words_in(language), names):
                if not re.match(GIFT, line):
                    assert len(line) <= WIDTH, line
        for _ in range(7):
            if not s.over:
                seat = s.actors()[0]
                actions = s.actions(seat)
                s.act(seat, actions[(s.decisions * 7 + 3) % len(actions)])


@pytest.mark.parametrize("language", languages())
def test_the_widest_row_fits(language: str) -> None:
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
    assert max(map(len, WOLVES.show(s.view(0), WOLVES.words_in(language), ["Konstantin Alexander"] * 3))) <= WIDTH


def test_the_hand_is_shown_to_its_owner_alone() -> None:
    s = position(GIFTING, hands=[cards(fish=7, forest=2)])
    assert "Your hand: 7 fish and 2 forest." in lines(s, 0)
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
    assert "Your gift to Anna: 2 fish." in lines(s, 0)
    assert "A gift from You to you: 2 fish." in lines(s, 1)  # seat 0 is called You here, whoever reads it
    assert all("A gift from You to Anna: 2 fish." in lines(s, seat) for seat in (2, None))
    assert "Dein Geschenk an Anna: 2 Fische." in lines(s, 0, "de")


def test_two_leaders_are_leaders_in_every_sentence() -> None:
    s = position(GIFTING, hands=[cards(leader=2)])
    give(s, 0, 1, Piece.LEADER, Piece.LEADER)
    assert "Your gift to Anna: 2 leaders." in lines(s, 0)
    for number, leaders in ((1, "1 leader"), (2, "2 leaders")):
        assert WOLVES.text(Offered(0, 1, number, Piece.LEADER)) == f"seat 0 offered seat 1 {leaders}."
        assert WOLVES.text(Took(1, 0, number, Piece.LEADER)) == f"seat 1 took {leaders} from seat 0."
    assert WOLVES.text(Offered(0, 1, 2, Piece.FISH_CARD)) == "seat 0 offered seat 1 2 fish."


def test_a_sentence_speaks_to_whoever_reads_it() -> None:
    def said(event: Event, reader: int | None, language: str = ENGLISH) -> str:
        return WOLVES.text(event, ["Anna", "Boris", "Clara"], reader, language)

    offer = Offered(0, 1, 2, Piece.FISH_TOKEN)
    assert said(offer, 0) == "You offered Boris 2 fish tokens."
    assert said(offer, 1) == "Anna offered you 2 fish tokens."
    assert said(offer, 2) == said(offer, None) == "Anna offered Boris 2 fish tokens."
    assert said(offer, 0, "de") == "Du bietest Boris 2 Fischmarker an."
    assert said(offer, 1, "de") == "Anna bietet dir 2 Fischmarker an."
    assert said(Lacks(2, 3, Resource.BISON), 2) == "You still lack 3 bison."
    assert said(Lacks(2, 3, Resource.BISON), 0, "de") == "Clara braucht noch 3 Bisons."
    assert said(Reconciled(1, 0, 2, 1, 3, 9), 0) == "Boris kept 2 corn and 1 bison, gained 3 status and now has 9."
    assert said(Reconciled(1, 0, 0, 0, 0, 6), 1) == "You kept nothing and stayed at 6 status."


def test_a_gain_that_comes_to_nothing_is_told_as_such() -> None:
    for event in (Conserved(0, 0, 0), Generous(0, 0, 4), Overflowed(0, 0, 4)):
        assert "no status" in WOLVES.text(event)
        assert "kein Ansehen" in WOLVES.text(event, language="de")


def test_the_end_is_told_from_the_readers_side() -> None:
    names = ["Anna", "Boris", "Clara"]
    starved = Starved((0, 2))
    assert WOLVES.text(starved, names, 0) == "All have lost, because you and Clara could not meet all needs."
    assert WOLVES.text(starved, names, 1) == "All have lost, because Anna and Clara could not meet all needs."
    assert "you could not meet the needs of your people" in WOLVES.text(Starved((1,)), names, 1)
    assert WOLVES.text(Chief(1, 7), names, 1).endswith("and you are chief with 7 awards.")
    assert WOLVES.text(Chief(1, 7), names, 0, "de").endswith("und Boris ist mit 7 Auszeichnungen das Oberhaupt.")


def test_who_gathers_sees_what_is_left_in_their_deck() -> None:
    s = gathering()
    own(s, 0, cards(fish=2, leader=3))
    assert "Left in your deck: 2 fish and 3 leaders." in lines(s, 0)


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


def test_the_german_help_page_tells_the_same_numbers_and_rulings() -> None:
    text, words = WOLVES.help_in("de"), WOLVES.words_in("de")
    assert ", ".join(map(str, SOURCE.tables["availability"]["modifiers"])) in re.sub(r"\s+", " ", text)
    for community in Community:
        own = SOURCE.tables["communities"][community.name.lower()]
        bonus = [f"{n} {words.value(Resource[kind.upper()], number=n)}" for kind, n in own.items()]
        assert f"| {community.name.title()} | {', '.join(bonus)} |" in text
    for card in Knowledge:
        assert f"| {words.value(card)} |" in text
    rulings = [page.count("\n- **") for page in (text, WOLVES.help)]
    assert rulings[0] == rulings[1] > 10


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


@pytest.mark.parametrize("language", languages())
def test_every_event_and_reason_has_words(language: str) -> None:
    own = parse(WOLVES.shelf.catalogue(language), language)
    for term in (*EVENTS, *REASONS):
        assert term.__name__ in own

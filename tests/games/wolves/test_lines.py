"""The log of Wolves: which events make one line, and what it tells to whom."""

from __future__ import annotations

import pytest

from tests.games.wolves.table import TABLES, WOLVES
from wolfden.bots import bot
from wolfden.bots.turn import play_on
from wolfden.engine.catalogue import ENGLISH
from wolfden.engine.chance import fast
from wolfden.engine.common import Said
from wolfden.engine.lines import lines, told
from wolfden.engine.terms import Event, Heard
from wolfden.games.wolves.terms.actions import Card, Piece, Resource, StopDrawing
from wolfden.games.wolves.terms.events import (
    Arrived,
    Drew,
    DrewCard,
    DrewLeader,
    EndedGifting,
    FirstRank,
    Generous,
    Lacks,
    LeaderBecame,
    Looked,
    Means,
    NeedsMet,
    Offered,
    Overstretched,
    Paid,
    PutBack,
    PutBackCard,
    Ranked,
    Saw,
    Scarce,
    Shared,
    Skips,
    Stopped,
    Took,
    TurnBegan,
    WinterTook,
)

NAMES = ["Anna", "Boris", "Clara", "Dmitri"]
SECRET = (DrewCard, Saw, PutBackCard)
FISH, CORN, BISON = Resource


def log(*events: Event, reader: int | None = None, language: str = ENGLISH) -> list[str]:
    heard = [Heard(event, not isinstance(event, SECRET)) for event in events]
    return told(WOLVES, heard, WOLVES.words_in(language), NAMES, reader)


def test_whoever_gathers_has_one_line_whatever_others_do_meanwhile() -> None:
    events = (
        *(Drew(1), Drew(0), DrewLeader(1, 1), Drew(1), Said(0, WOLVES.number(StopDrawing())), Drew(0)),
        *(DrewLeader(1, 2), Stopped(1, 2, 2), DrewLeader(0, 1)),
    )
    assert log(*events) == [
        "Boris drew 4 cards, 2 of them leaders, and stopped.",
        "Anna drew 3 cards, 1 of them a leader.",
        "Anna: “Stop drawing, everybody!”",
    ]
    assert log(*events, language="de")[:2] == [
        "Boris zieht 4 Karten, darunter 2 Anführer, und hört auf.",
        "Anna zieht 3 Karten, darunter 1 Anführer.",
    ]


def test_ones_own_cards_are_in_the_line() -> None:
    events = (Drew(0), DrewCard(Card.FISH), Drew(2), Drew(0), DrewCard(Card.FOREST), DrewLeader(0, 1))
    more = (Drew(0), DrewCard(Card.FISH), Stopped(0, 3, 1))
    assert log(*events[:2], reader=0) == ["You drew a fish."]
    assert log(*events, reader=0) == ["You drew 1 fish and 1 forest, plus a leader.", "Clara drew a card."]
    assert log(*events, *more, reader=0)[0] == "You drew 2 fish and 1 forest, plus a leader, and stopped."
    assert log(*events, *more, reader=0, language="de")[0] == (
        "Du ziehst 2 Fische und 1 Wald, dazu einen Anführer, und hörst auf."
    )


def test_overstretching_is_a_line_of_its_own() -> None:
    events = (Drew(1), DrewLeader(1, 1), DrewLeader(1, 2), DrewLeader(1, 3), Overstretched(1))
    assert log(*events) == [
        "Boris drew 4 cards, 3 of them leaders.",
        "Boris overstretched, put all leaders back and will skip gathering next turn.",
    ]
    assert log(Skips(0), Skips(2), reader=0) == [
        "After overstretching, there is no gathering this turn for you and Clara."
    ]


def test_cards_of_two_turns_are_two_lines() -> None:
    assert len(log(Drew(1), Drew(1), TurnBegan(2), Drew(1), Drew(1))) == 3


def test_looking_at_the_deck_tells_the_cards_to_oneself() -> None:
    looked = (Looked(0, 2), Saw(Card.FISH), Saw(Card.LEADER))
    back = [PutBack(0), PutBackCard(Card.LEADER, 1), PutBack(0), PutBackCard(Card.FISH, 2)]
    assert log(*looked, reader=0) == [
        "You looked at the top 2 cards of your deck (Know the Land) and saw 1 fish and 1 leader."
    ]
    assert log(*looked, *back, reader=0) == [
        "You looked at the top 2 cards of your deck (Know the Land), saw 1 fish and 1 leader and put 2 back.",
        "You will draw a leader next.",
        "You will draw a fish second.",
    ]
    assert log(looked[0], Drew(1), *back[::2], Drew(1), reader=1) == [
        "Anna looked at the top 2 cards of the deck (Know the Land) and put 2 back.",
        "You drew 2 cards.",
    ]


def test_a_payment_is_one_line_and_so_is_what_is_missing() -> None:
    paid = [Paid(1, 2, FISH, Means.CARDS), Paid(1, 1, FISH, Means.LEADERS), Paid(1, 3, CORN, Means.CARDS)]
    assert log(*paid, NeedsMet(1)) == ["Boris met all needs with 5 cards and 1 leader."]
    assert log(*paid, Lacks(1, 1, FISH), Lacks(1, 3, BISON), reader=1) == [
        "You paid 3 fish and 3 corn with 5 cards and 1 leader.",
        "You still lack 1 fish and 3 bison.",
    ]
    assert log(*paid, NeedsMet(1), language="de") == ["Boris deckt den ganzen Bedarf mit 5 Karten und 1 Anführer."]
    assert log(paid[0], NeedsMet(1), Lacks(2, 1, FISH)) == [
        "Boris met all needs with 2 cards.",
        "Clara still lacks 1 fish.",
    ]


def test_a_gift_is_offered_taken_and_used() -> None:
    gift = (
        *(Offered(0, 1, 2, Piece.FISH_CARD), Offered(0, 1, 1, Piece.LEADER), Offered(0, 1, 1, Piece.CORN_TOKEN)),
        *(Took(1, 0, 2, Piece.FISH_CARD), Took(1, 0, 1, Piece.LEADER), LeaderBecame(1, 1, BISON), Generous(0, 6, 8)),
        *(Arrived(1, FISH, 1, 1, 0), Arrived(1, BISON, 1, 0, 0)),
    )
    assert log(*gift, reader=0) == [
        "You offered Boris 2 fish, 1 leader and 1 corn token.",
        "Boris took 2 fish and 1 leader from you, counting leaders as 1 bison. You gained 6 status and now have 8.",
        "Of the gift, Boris used 2 for needs and 1 for the reserve.",
    ]
    assert log(*gift, reader=1, language="de") == [
        "Anna bietet dir 2 Fische, 1 Anführer und 1 Maismarker an.",
        "Du nimmst 2 Fische und 1 Anführer von Anna an (Anführer als 1 Bison). Anna bekommt 6 Ansehen und hat jetzt 8.",
        "Vom Geschenk verwendest du 2 für den Bedarf und 1 für den Vorrat.",
    ]


def test_gifts_to_two_people_are_not_mixed() -> None:
    assert log(Offered(0, 1, 1, Piece.LEADER), Offered(0, 2, 2, Piece.LEADER)) == [
        "Anna offered Boris 1 leader.",
        "Anna offered Clara 2 leaders.",
    ]


def test_rows_of_people_are_one_line() -> None:
    assert log(*[EndedGifting(seat) for seat in (2, 0, 1)], reader=0) == [
        "No more gifts came from Clara, you and Boris."
    ]
    awards = [Ranked(rank, rank, max(0, 3 - rank)) for rank in (1, 2, 3)] + [Ranked(4, 0, 0)]
    assert log(*awards, reader=0) == [
        "Boris ranks first and gets 2 awards.",
        "Clara ranks second and gets 1 award.",
        "Next in rank come Dmitri and you.",
    ]
    ranks = [FirstRank(rank, seat) for rank, seat in enumerate((1, 0, 2), 1)]
    assert log(*ranks, reader=0, language="de") == [
        "Die ersten Ränge gehen an Boris, dich und Clara, in dieser Reihenfolge."
    ]


def test_what_decks_lose_and_what_is_shared_is_counted() -> None:
    assert log(Scarce(BISON), Scarce(FISH), Scarce(BISON)) == ["Every deck loses 2 bison and 1 fish."]
    winter = [WinterTook(1, 4, Card.FISH), WinterTook(1, 3, Card.FOREST)]
    assert log(*winter, reader=1) == ["Winter takes 4 fish and 3 forest from your deck."]
    assert log(Shared(0, FISH), Shared(0, FISH)) == ["Anna took 2 fish tokens for the big gift (The More You Share)."]


@pytest.mark.parametrize("seats", TABLES)
def test_a_whole_game_is_short_to_read_and_every_event_is_in_one_line(seats: int) -> None:
    s = WOLVES.new(seats, seed=seats)
    play_on(s, lambda seat: bot(WOLVES, "random"), fast(seats, "lines"))
    for seat in (0, None):
        heard = s.heard(seat)
        found = list(lines(WOLVES, heard))
        assert sorted(place for line in found for place in line.places) == list(range(len(heard)))
        assert [line.first for line in found] == sorted(line.first for line in found)
        assert len(found) < len(heard) * 0.7

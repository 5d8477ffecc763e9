"""The worked turn in the help page of Wolves happens as it is told."""

from __future__ import annotations

from tests.games.wolves.table import (
    cards,
    chain,
    do,
    gathering,
    give,
    hand,
    pay,
    reserve,
    sees,
    statuses,
    store,
    told,
    unmet,
)
from tests.games.worked import tells
from wolfden.games.wolves.terms.actions import Community, EndGifting, Piece, Stop, Take
from wolfden.games.wolves.terms.events import Conserved, Generous, Ranked, Stopped

ANNA, BORIS, CLARA = range(3)


def test_the_worked_turn() -> None:
    hands = [cards(4, 2, 5, 1, 3), cards(0, 4, 3, 2, 2), cards(3, 3, 3, 0, 1)]
    s = gathering(3, turn=2, hands=hands)
    mats = sees(s, None).mats
    assert mats[ANNA].community is Community.ATINZINA and [mat.rank for mat in mats] == [1, 2, 3]
    for seat in (ANNA, BORIS, CLARA):
        do(s, seat, Stop())
    assert Stopped(ANNA, cards=14, leaders=1) in told(s, Stopped), "15 cards in all"
    assert told(s, Conserved) == [Conserved(ANNA, 5, 5), Conserved(CLARA, 10, 10)]

    chain(s, ANNA, *pay(corn=(0, 1)))
    assert unmet(s, ANNA) == (0, 0, 0) and hand(s, ANNA) == {"fish": 1, "bison": 2, "forest": 3}
    chain(s, BORIS, *pay(fish=(0, 2)))
    assert unmet(s, BORIS) == (1, 0, 0)
    chain(s, CLARA, *pay())
    assert unmet(s, CLARA) == (0, 0, 0)

    give(s, ANNA, BORIS, Piece.FISH_CARD)
    do(s, BORIS, Take(Piece.FISH_CARD))
    assert unmet(s, BORIS) == (0, 0, 0)
    assert told(s, Generous) == [Generous(ANNA, gain=2, status=7)]
    for seat in (ANNA, BORIS, CLARA):
        do(s, seat, EndGifting())

    chain(s, ANNA, *store(bison=2))
    assert reserve(s, ANNA) == (0, 0, 2) and statuses(s) == (7, 0, 10)
    chain(s, BORIS, *store(corn=1))
    chain(s, CLARA, *store())
    assert told(s, Ranked) == [Ranked(1, CLARA, 2), Ranked(2, ANNA, 1), Ranked(3, BORIS, 0)]
    assert statuses(s) == (0, 0, 0)


def test_the_page_tells_it() -> None:
    tells(
        "wolves", "en", "15 cards", "4 fish, 2 corn, 5 bison, 3 forest and 1 leader", "5 status", "Clara", "10",
        "3 fish", "2 corn and her leader", "3 bison", "1 fish and 2 bison", "Boris", "lacks 1 fish",
        "gains 2 status: 7", "both bison", "Clara has 10 status", "2 awards", "Anna", "1 award",
    )  # fmt: skip
    tells(
        "wolves", "de", "15 Karten", "4 Fische, 2 Mais, 5 Bisons, 3 Wald und 1 Anführer", "5 Ansehen", "Clara", "10",
        "3 Fische", "2 Mais und ihrem Anführer", "3 Bisons", "1 Fisch und 2 Bisons", "Boris", "fehlt 1 Fisch",
        "2 Ansehen, zusammen 7", "beide Bisons", "Clara hat 10 Ansehen", "2 Auszeichnungen", "Anna", "1 Auszeichnung",
    )  # fmt: skip

"""The log: sentences from the reader's side, in English and German, and an order in one line with what came of it."""

from __future__ import annotations

import pytest

from wolfden import State
from wolfden.engine.lines import told
from wolfden.engine.terms import Term
from wolfden.games.gulag.show import show_review
from wolfden.games.gulag.terms.actions import Card, ISaw, IThink, Loyalty
from wolfden.games.gulag.terms.events import Appointed, Opened, Revealed
from wolfden.games.gulag.terms.reasons import Abandoned, AheadOfPlan, Late, NotTrusted, NotWorking, OnPlan
from wolfden.games.gulag.view import GulagReview

from .table import GULAG, TABLES, new, play_turn

NAMES = ["Ada", "Boris", "Clara", "Dmitri", "Elena", "Fjodor", "Galina", "Hans", "Ivan", "Jelka"]
RED, BLACK = Loyalty.RED, Loyalty.BLACK


def log(s: State, seat: int | None, language: str = "en") -> list[str]:
    return told(GULAG, s.heard(seat), GULAG.words_in(language), NAMES, seat)


def turn(ordered: int | None) -> State:
    """Clara sends Boris, who strikes, and Elena, who works; Ada supervises, and may order one of the two to swap."""
    s = new(5, first=2)
    play_turn(s, (1, 4, 0), (Card.STRIKE, Card.WORK), ordered=ordered)
    return s


@pytest.mark.parametrize(
    ("seat", "named", "result"),
    [
        (
            0,
            "On turn 1, Clara sent Boris and Elena to work, with you as supervisor.",
            "You ordered Boris to swap to the other card. Both cards turned out to be work.",
        ),
        (
            1,
            "On turn 1, Clara sent you and Elena to work, with Ada as supervisor.",
            "Ada ordered you to swap to your other card. Both cards turned out to be work.",
        ),
        (
            2,
            "On turn 1, you sent Boris and Elena to work, with Ada as supervisor.",
            "Ada ordered Boris to swap to the other card. Both cards turned out to be work.",
        ),
        (
            None,
            "On turn 1, Clara sent Boris and Elena to work, with Ada as supervisor.",
            "Ada ordered Boris to swap to the other card. Both cards turned out to be work.",
        ),
    ],
)
def test_an_order_and_what_was_turned_up_are_one_line(seat: int | None, named: str, result: str) -> None:
    lines = log(turn(ordered=0), seat)
    assert named in lines
    assert lines[-1] == result


@pytest.mark.parametrize(
    ("seat", "result"),
    [
        (0, "You ordered nobody to swap. One card was work, the other a strike."),
        (1, "Ada ordered nobody to swap. One card was work, the other a strike."),
    ],
)
def test_no_order_and_what_was_turned_up_are_one_line(seat: int, result: str) -> None:
    assert log(turn(ordered=None), seat)[-1] == result


def test_the_log_reads_well_in_german() -> None:
    s = turn(ordered=0)
    assert log(s, 1, "de")[1:] == [
        "Das Los macht Clara zum ersten Kommissar.",
        "Clara schickt in Runde 1 dich und Elena an die Arbeit, die Aufsicht hat Ada.",
        "Du legst verdeckt Streik.",
        "Ada befiehlt dir, deine Karte zu tauschen. Danach zeigen beide Karten Arbeit.",
    ]
    assert log(turn(ordered=None), 2, "de")[-1] == "Ada lässt beide Karten liegen: einmal Arbeit, einmal Streik."


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seat", [None, 0, 2, 3])
def test_a_line_tells_others_no_more_than_how_much_was_worked(seat: int | None, language: str) -> None:
    def after(ordered: int | None, *cards: Card) -> list[str]:
        s = new(5, first=2)
        play_turn(s, (1, 4, 0), cards, ordered=ordered)
        return log(s, seat, language)

    assert after(None, Card.STRIKE, Card.WORK) == after(None, Card.WORK, Card.STRIKE)
    assert after(0, Card.STRIKE, Card.STRIKE) == after(0, Card.WORK, Card.WORK)


def test_every_line_of_a_whole_game_is_a_sentence_or_a_remark() -> None:
    for seats in TABLES:
        s = new(seats)
        while not s.over:
            play_turn(s)
        for seat in (None, *range(seats)):
            assert len(log(s, seat)) < len(s.heard(seat))
            assert all(line[0].isupper() and line[-1] == "." for line in log(s, seat))


EVENTS_FOR_READERS: list[tuple[Term, int | None, str, str]] = [
    (
        Opened(2),
        2,
        "The lot fell on you: you are the first commissar.",
        "Das Los macht dich zum ersten Kommissar.",
    ),
    (
        Appointed(3, 0, (1, 2), 4),
        4,
        "On turn 3, Ada sent Boris and Clara to work, with you as supervisor.",
        "Ada schickt in Runde 3 Boris und Clara an die Arbeit, die Aufsicht hast du.",
    ),
    (
        ISaw(1, BLACK),
        1,
        "I saw your card, and it is black.",
        "Ich habe deine Karte gesehen, sie ist schwarz.",
    ),
    (
        ISaw(1, BLACK),
        2,
        "I saw Boris\u2019s card, and it is black.",
        "Ich habe die Karte von Boris gesehen, sie ist schwarz.",
    ),
    (IThink(1, RED), 1, "I think you are red.", "Ich glaube, du bist rot."),
    (IThink(1, RED), None, "I think Boris is red.", "Ich glaube, Boris ist rot."),
    (
        Revealed((0, 2), (1, 3, 4)),
        1,
        "The worker cards are turned up: Ada and Clara were red, and you, Dmitri and Elena were black.",
        "Alle Gesinnungen liegen offen: Die Roten waren Ada und Clara, die Schwarzen waren du, Dmitri und Elena.",
    ),
    (
        Revealed((0,), (1, 2, 3, 4)),
        0,
        "The worker cards are turned up: you alone were red, and Boris, Clara, Dmitri and Elena were black.",
        "Alle Gesinnungen liegen offen: Rot warst nur du, die Schwarzen waren Boris, Clara, Dmitri und Elena.",
    ),
    (
        Revealed((0, 1, 2, 3), (4,)),
        None,
        "The worker cards are turned up: Ada, Boris, Clara and Dmitri were red, and Elena alone was black.",
        "Alle Gesinnungen liegen offen: Die Roten waren Ada, Boris, Clara und Dmitri, schwarz war nur Elena.",
    ),
    (
        NotTrusted(3, 1),
        0,
        "Only one of last turn\u2019s three may be named again, and you have named one already, so you cannot name "
        "Dmitri. Name somebody who had no job last turn.",
        "Aus der letzten Runde darf nur eine Person wieder eingeteilt werden, und eine hast du schon. Nimm statt "
        "Dmitri jemanden, der letzte Runde keine Aufgabe hatte.",
    ),
    (
        NotWorking(0),
        0,
        "You supervise and have put down no card. Order one of the two workers to swap, or nobody.",
        "Du hast die Aufsicht und selbst keine Karte gelegt. Lass eine der beiden Karten tauschen oder keine.",
    ),
    (
        AheadOfPlan(3, 1),
        None,
        "3 work cards were played: more than two for the only red. The canal is finished ahead of plan, and red wins.",
        "3 Arbeitskarten bei nur einer roten Person: Das ist mehr als das Doppelte. Der Kanal wird vor der Zeit "
        "fertig, und Rot gewinnt.",
    ),
    (
        Abandoned(1, 3),
        None,
        "Only 1 work card was played: fewer than two for each of the 3 reds. The canal is abandoned, and black wins.",
        "Nur 1 Arbeitskarte bei 3 Roten: Das ist weniger als das Doppelte. Der Kanal wird aufgegeben, "
        "und Schwarz gewinnt.",
    ),
    (
        OnPlan(4, 2, RED),
        None,
        "4 work cards were played: exactly two for each of the 2 reds. The canal is finished on plan, so red wins as "
        "the smaller side.",
        "4 Arbeitskarten bei 2 Roten: Das ist genau das Doppelte. Der Kanal wird nach Plan fertig, also gewinnt Rot "
        "als die kleinere Seite.",
    ),
    (
        Late(6, 3),
        None,
        "6 work cards were played: exactly two for each of the 3 reds. The canal is finished, but late, and the sides "
        "are equal, so nobody wins.",
        "6 Arbeitskarten bei 3 Roten: Das ist genau das Doppelte. Der Kanal wird fertig, aber zu spät, und beide "
        "Seiten sind gleich groß: Niemand gewinnt.",
    ),
]


@pytest.mark.parametrize(("term", "reader", "english", "german"), EVENTS_FOR_READERS)
def test_sentences_are_told_from_the_readers_side(term: Term, reader: int | None, english: str, german: str) -> None:
    assert GULAG.text(term, NAMES, reader) == english
    assert GULAG.text(term, NAMES, reader, "de") == german


@pytest.mark.parametrize(
    ("red", "black", "english", "german"),
    [
        (0, 0, "No worker card was put away.", "Keine Gesinnungskarte blieb übrig."),
        (1, 0, "1 red card was put away unseen.", "1 rote Karte blieb ungesehen übrig."),
        (
            1,
            2,
            "1 red card and 2 black cards were put away unseen.",
            "1 rote Karte und 2 schwarze Karten blieben ungesehen übrig.",
        ),
    ],
)
def test_the_review_counts_the_cards_that_were_put_away(red: int, black: int, english: str, german: str) -> None:
    review = GulagReview(red=(0, 1), red_discarded=red, black_discarded=black, turns=(), strikers=())
    assert show_review(review, GULAG.words, NAMES[:5])[-1] == english
    assert show_review(review, GULAG.words_in("de"), NAMES[:5])[-1] == german

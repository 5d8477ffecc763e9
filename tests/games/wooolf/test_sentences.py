"""Sentences from the reader's side, and lines of several events, in every language that we can read."""

from __future__ import annotations

import pytest

from tests.games.wander import wander
from wolfden.engine.lines import told
from wolfden.engine.terms import Event, Heard, Term
from wolfden.games.wooolf.terms.actions import Appearance, Character, Peek, Question
from wolfden.games.wooolf.terms.events import (
    Announced,
    AnnouncedOfMute,
    Answered,
    Dealt,
    DealtQuestion,
    Fooled,
    PointedAt,
    PointedAtNobody,
    RoundBegan,
    Saw,
    Shown,
    Suspected,
    Unasked,
    WasRight,
    WasSeen,
    WasWrong,
)
from wolfden.games.wooolf.terms.reasons import NotInHand, TooManyErrors

from .table import FOUR_HANDS, HAS_DOG, HAS_SHEEP, MUTE, SOME_HANDS, WOOOLF, ask, new, peek

NAMES = ["Ada", "Boris", "Clara", "Dmitri", "Elena"]
WOLF, HUNTER, SHEEP, BOY = Character.WOLF, Character.HUNTER, Character.SHEEP, Character.SHEPHERD_BOY
WHO = Question.PLAYS_SHEEP_HUNTER_OR_SHEPHERD_BOY
PLAIN = (Appearance.SHEEP, Appearance.HUNTING_DOG, Appearance.HUNTER, Appearance.SHEPHERD_BOY, Appearance.WOLF)


@pytest.mark.parametrize(
    ("term", "reader", "english", "german"),
    [
        (RoundBegan(2, 1), 1, "You begin round 2.", "Du beginnst Runde 2."),
        (RoundBegan(2, 1), 0, "Boris begins round 2.", "Boris beginnt Runde 2."),
        (
            Announced(1, 0, Appearance.WOLF),
            0,
            "Boris peeked at one of your cards and said: “A wolf!”",
            "Boris sieht sich eine Karte von dir an und sagt: „Ein Wolf!“",
        ),
        (
            Announced(1, 0, Appearance.UNKNOWN),
            1,
            "You peeked at a card of Ada and said: “A question mark!”",
            "Du siehst dir eine Karte von Ada an und sagst: „Ein Fragezeichen!“",
        ),
        (
            AnnouncedOfMute(1, Appearance.SHEEP),
            None,
            "Boris peeked at a card of the mute player and said: “A sheep!”",
            "Boris sieht sich eine Karte vom stummen Spieler an und sagt: „Ein Schaf!“",
        ),
        (Saw(0, HUNTER, Appearance.HUNTER), 1, "It was a hunter.", "Es ist ein Jäger."),
        (
            WasSeen(1, HUNTER, Appearance.SHEEP),
            0,
            "It was a hunter disguised as a sheep.",
            "Es ist ein Jäger (getarnt als Schaf).",
        ),
        (
            Saw(0, BOY, Appearance.UNKNOWN),
            1,
            "It was the shepherd boy with a question mark.",
            "Es ist der Hirtenjunge mit Fragezeichen.",
        ),
        (
            Answered(0, 1, WHO, True),
            1,
            "Ada asked you whether you play sheep, hunter or shepherd boy. You said yes.",
            "Ada fragt dich, ob du Schaf, Jäger oder Hirtenjunge bist. Du sagst Ja.",
        ),
        (
            Answered(0, 1, HAS_DOG, False),
            2,
            "Ada asked Boris: “Is one of your cards a hunting dog?” Boris said no.",
            "Ada fragt Boris: „Ist eine deiner Karten ein Jagdhund?“ Boris sagt Nein.",
        ),
        (PointedAt(0, WOLF, 1), 1, "Ada took you for a wolf.", "Ada hält dich für einen Wolf."),
        (PointedAt(0, WOLF, 1), 0, "You took Boris for a wolf.", "Du hältst Boris für einen Wolf."),
        (
            PointedAtNobody(0, SHEEP),
            2,
            "Ada thought that nobody played a sheep.",
            "Ada glaubt, dass niemand ein Schaf ist.",
        ),
        (
            Shown(0, SHEEP, Appearance.SHEEP, SHEEP, Appearance.SHEEP),
            1,
            "Ada had two sheep.",
            "Ada hat zwei Schafe.",
        ),
        (
            Dealt(SHEEP, Appearance.HUNTING_DOG, HUNTER, Appearance.HUNTER),
            0,
            "You were dealt a sheep disguised as a hunting dog and a hunter.",
            "Du bekommst ein Schaf (getarnt als Jagdhund) und einen Jäger.",
        ),
        (WasRight(0, 1), 0, "You were right and scored 1 point.", "Du hast recht und bekommst 1 Punkt."),
        (WasRight(0, 2), 1, "Ada was right and scored 2 points.", "Ada hat recht und bekommt 2 Punkte."),
        (
            WasWrong(0, True),
            1,
            "Ada suspected early, was wrong and got an error token.",
            "Ada irrt sich mit dem frühen Verdacht und bekommt eine Fehlermarke.",
        ),
        (
            Fooled(2, 0),
            0,
            "Clara was the shepherd boy, fooled you and scored 1 more point.",
            "Clara ist der Hirtenjunge, hat dich hereingelegt und bekommt 1 Punkt dazu.",
        ),
        (Peek(1), 0, "Peek at a card of Boris", "Eine Karte von Boris ansehen"),
    ],
)
def test_a_sentence_speaks_to_its_reader(term: Term, reader: int | None, english: str, german: str) -> None:
    assert WOOOLF.text(term, NAMES, reader) == english
    assert WOOOLF.text(term, NAMES, reader, "de") == german


@pytest.mark.parametrize(
    ("seats", "reader", "english", "german"),
    [
        ((0,), 0, "because you have 2 error tokens.", "weil du 2 Fehlermarken hast."),
        ((0,), 1, "because Ada has 2 error tokens.", "weil Ada 2 Fehlermarken hat."),
        ((0, 2), 2, "because Ada and you have 2 error tokens each.", "Je 2 Fehlermarken liegen vor Ada und dir."),
    ],
)
def test_the_end_names_those_with_too_many_errors(
    seats: tuple[int, ...], reader: int, english: str, german: str
) -> None:
    assert english in WOOOLF.text(TooManyErrors(seats, 2), NAMES, reader)
    assert german in WOOOLF.text(TooManyErrors(seats, 2), NAMES, reader, "de")


@pytest.mark.parametrize("image", Character)
def test_a_card_is_disguised_if_it_looks_like_something_else(image: Character) -> None:
    for looks in PLAIN:
        english = WOOOLF.text(Saw(0, image, looks), NAMES)
        german = WOOOLF.text(Saw(0, image, looks), NAMES, language="de")
        assert ("disguised" in english) == ("getarnt" in german) == (image != int(looks))
        assert WOOOLF.words.value(image) in english
        assert WOOOLF.words.value(looks) in english
    assert "question mark" in WOOOLF.text(Saw(0, image, Appearance.UNKNOWN), NAMES)


@pytest.mark.parametrize("image", [image for image in Character if image != BOY])  # of whom there is one only
def test_two_equal_cards_are_counted(image: Character) -> None:
    alike = Appearance(int(image))
    assert " two " in WOOOLF.text(Dealt(image, alike, image, alike), NAMES)
    assert " zwei " in WOOOLF.text(Dealt(image, alike, image, alike), NAMES, language="de")
    for one, other in ((alike, Appearance.UNKNOWN), (Appearance.UNKNOWN, alike)):
        assert " two " not in WOOOLF.text(Dealt(image, one, image, other), NAMES)


def test_a_refused_question_says_what_to_do_instead() -> None:
    assert "Ask one of your own questions, or peek at a card." in WOOOLF.text(NotInHand(HAS_SHEEP), NAMES, 0)


# Lines of several events.


def log(events: list[Event], reader: int | None = None, language: str = "en", public: bool = True) -> list[str]:
    heard = [Heard(event, public) for event in events]
    return told(WOOOLF, heard, WOOOLF.words_in(language), NAMES, reader)


def test_question_cards_are_dealt_in_one_line() -> None:
    two: list[Event] = [DealtQuestion(HAS_DOG), DealtQuestion(HAS_SHEEP)]
    assert log(two, 0, public=False) == [
        "You were given “Is one of your cards a hunting dog?” and “Is one of your cards a sheep?” to ask."
    ]
    dog, sheep = "„Ist eine deiner Karten ein Jagdhund?“", "„Ist eine deiner Karten ein Schaf?“"
    assert log(two, 0, "de", public=False) == [f"Du darfst in dieser Runde {dog} und {sheep} fragen."]
    assert log([two[0], two[0]], 0) == ["You were given two copies of “Is one of your cards a hunting dog?” to ask."]
    assert log([two[0], two[0]], 0, "de") == [f"Du darfst in dieser Runde zweimal {dog} fragen."]
    assert log([two[0]] * 3, 0) == ["You were given 3 copies of “Is one of your cards a hunting dog?” to ask."]
    assert log(two[:1], 0) == ["You were given “Is one of your cards a hunting dog?” to ask."]


def test_what_was_not_asked_is_one_line_for_each_player() -> None:
    events: list[Event] = [Unasked(0, HAS_DOG), Unasked(0, HAS_DOG), Unasked(1, HAS_DOG)]
    assert log(events, 0) == [
        "You left two copies of “Is one of your cards a hunting dog?” unasked.",
        "Boris left “Is one of your cards a hunting dog?” unasked.",
    ]
    assert log(events, 1, "de") == [
        "Ada hat noch zweimal „Ist eine deiner Karten ein Jagdhund?“ übrig.",
        "Du hast noch „Ist eine deiner Karten ein Jagdhund?“ übrig.",
    ]


def test_whoever_peeked_reads_on_what_the_card_was() -> None:
    s = new(4, FOUR_HANDS)
    before = len(s.heard(0))
    peek(s, 0, MUTE)
    assert [line.split()[0] for line in told(WOOOLF, s.heard(0)[before:], WOOOLF.words, NAMES, 0)] == ["You", "It"]
    assert len(told(WOOOLF, s.heard(1)[before:], WOOOLF.words, NAMES, 1)) == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_others_read_the_same_whatever_the_card_was(language: str) -> None:
    """The shepherd boy calls both a wolf: only the two whom it is about read more."""
    logs = []
    words = WOOOLF.words_in(language)
    for card in ("sheep", "wolf"):
        s = new(5, {0: ("sheep", "wolf"), 1: ("sheep", "boy/?")}, starter=1)
        before = [len(s.heard(seat)) for seat in range(5)]
        peek(s, 1, 0, card)
        logs.append([told(WOOOLF, s.heard(seat)[before[seat] :], words, NAMES, seat) for seat in range(5)])
    for seat, (one, other) in enumerate(zip(*logs, strict=True)):
        assert (one == other) == (seat > 1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_answer_is_one_line_for_everybody(language: str) -> None:
    s = new(5, SOME_HANDS, {0: (HAS_DOG, HAS_DOG)})
    before = [len(s.heard(seat)) for seat in range(5)]
    ask(s, 0, HAS_DOG, 1)
    for seat in range(5):
        assert len(told(WOOOLF, s.heard(seat)[before[seat] :], WOOOLF.words_in(language), NAMES, seat)) == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_is_told_to_everybody(language: str) -> None:
    s = WOOOLF.new(5, 11)
    while not s.over:
        wander(s, int(s.decisions), 3)
    words = WOOOLF.words_in(language)
    for seat in (None, *range(5)):
        lines = told(WOOOLF, s.heard(seat), words, NAMES, seat)
        assert all(line[0].isupper() for line in lines)
        assert all(line[-1] in ".“”" for line in lines)


# The help page in German.


def test_the_german_help_page_has_every_card_question_and_ruling() -> None:
    german, english = WOOOLF.help_in("de"), WOOOLF.help
    for question in Question:
        assert f"| {WOOOLF.words_in('de').value(question)} |" in german
    rulings = [text.split("\n## ")[-1].count("\n- **") for text in (german, english)]
    assert rulings[0] == rulings[1] == 12
    for row in ("| 4 und 5 | 4 | 1 | 1 | 1 | 1 | 1 | 1 |", "| 8 | 7 | 2 | 1 | 2 | 1 | 1 | 2 |"):
        assert row in german
    assert "`wolfden play wooolf --option advanced=true`" in german
    assert f"*{WOOOLF.words_in('de').say('option-advanced')}* auf Ja" in german
    assert WOOOLF.text(Suspected(0), NAMES, 0, "de") == "Du sagst: „Ich habe einen Verdacht!“"
    assert "„Ich habe einen Verdacht!“" in german

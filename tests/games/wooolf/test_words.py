"""Words: a sentence for every term, unique texts, the view in lines and in numbers, a help page with our rulings."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.at_terminal import run
from tests.games.wander import wander
from wolfden import IllegalAction, State
from wolfden.engine.catalogue import languages
from wolfden.engine.observe import layout
from wolfden.engine.terms import Term, build, fields
from wolfden.games.wooolf.belief.deduction import deduce
from wolfden.games.wooolf.belief.evidence import evidence
from wolfden.games.wooolf.belief.odds import character_chances
from wolfden.games.wooolf.terms.actions import ACTIONS, Question
from wolfden.games.wooolf.terms.events import EVENTS
from wolfden.games.wooolf.terms.reasons import REASONS

from .table import (  # fmt: skip
    HAS_DOG,
    KINDS,
    MUTE,
    QUESTION_CARDS,
    SUSPECT,
    TABLES,
    WOOOLF,
    Where,
    X,
    ask,
    final,
    inside,
    new,
    pass_turns,
    peek,
    sees,
    suspect,
)

NAMES = ["Ada", "Boris", "Clara", "Dmitri", "Elena", "Fjodor", "Galina", "Hans"]
TERMS: list[type[Term]] = [*ACTIONS.firsts, *EVENTS, *REASONS]
HANDS: dict[Where, tuple[str, str]] = {0: ("sheep", "wolf"), 1: ("sheep", "boy/?"), 2: ("dog", "hunter/?")}


def samples(term: type[Term]) -> list[Term]:
    """A few values of a term, at the ends of the range of each field."""
    rows: list[list[int]] = [[]]
    for field in fields(term):
        ends = {field.low, field.high} if field.high is not None else {1, 3}
        rows = [[*row, number] for row in rows for number in sorted(ends)]
    return [build(term, row) for row in rows]


@pytest.mark.parametrize("term", TERMS)
def test_every_term_has_a_sentence_with_and_without_names(term: type[Term]) -> None:
    for value in samples(term):
        for text in (WOOOLF.text(value), WOOOLF.text(value, NAMES)):
            assert text.strip() == text != ""
            assert not re.search(r"[{}]|None|Character|Appearance|Question\.", text)


@pytest.mark.parametrize("names", [None, NAMES])
def test_action_texts_are_unique(names: list[str] | None) -> None:
    texts = [WOOOLF.text(WOOOLF.action(number), names) for number in range(WOOOLF.num_actions)]
    assert len(set(texts)) == len(texts) == WOOOLF.num_actions == 9 + 40 + 1 + 11 + 11


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_a_game_can_be_told_with_the_names_of_those_at_the_table(seats: int, advanced: bool) -> None:
    """Also with four, where the mute player has no name."""
    names = NAMES[:seats]
    s = WOOOLF.new(seats, 5, advanced=advanced)
    while not s.over:
        for seat in (None, *range(seats)):
            assert WOOOLF.show(sees(s, seat), WOOOLF.words, names)
        for seat in s.actors():
            assert all(WOOOLF.text(WOOOLF.action(action), names) for action in s.actions(seat))
        wander(s, int(s.decisions), 1)
    for seat in (None, *range(seats)):
        assert all(WOOOLF.text(event, names) for event in s.journal(seat))
    assert WOOOLF.text(s.outcome().reason, names)


@pytest.mark.parametrize("seats", TABLES)
def test_every_refusal_can_be_told_with_the_names_of_those_at_the_table(seats: int) -> None:
    for moves in (0, 3 * seats, 6 * seats):
        s = wander(WOOOLF.new(seats, 3), 3, moves)
        for seat in range(seats):
            for action in set(range(WOOOLF.num_actions)) - set(s.actions(seat)):
                with pytest.raises(IllegalAction) as refused:
                    s.act(seat, action)
                assert WOOOLF.text(refused.value.reason, NAMES[:seats])


# The view in lines and in numbers.


def lines(s: State, seat: int | None) -> str:
    """What is shown, without the breaks in lines that are too long."""
    return "\n".join(WOOOLF.show(sees(s, seat), WOOOLF.words, NAMES[: s.seats])).replace("\n  ", " ")


def test_the_lines_tell_clues_answers_scores_and_ones_own_secrets() -> None:
    s = new(4, HANDS, {0: (HAS_DOG, HAS_DOG)})
    ask(s, 0, HAS_DOG, 2)
    peek(s, 1, MUTE)
    peek(s, 2, 0, "wolf")
    peek(s, 3, 0, "sheep")
    assert "Ada asked Clara: “Is one of your cards a hunting dog?” Clara said yes." in lines(s, None)
    assert "About cards of the mute player: " in lines(s, None)
    assert "About cards of Ada: Clara said “A wolf!” and Dmitri said “A sheep!”\n" in lines(s, 1)
    assert "About cards of Ada: you said “A wolf!” and saw a wolf and Dmitri said “A sheep!”\n" in lines(s, 2)
    seen = "About your cards: Clara said “A wolf!” and saw a wolf and Dmitri said “A sheep!” and saw a sheep\n"
    assert seen in lines(s, 0)
    assert "You have a sheep and a wolf, so you play a wolf. Find a sheep with your first pointer." in lines(s, 0)
    assert "Find a wolf with your first pointer and a sheep with your second." in lines(s, 1)
    assert "you play" not in lines(s, None)
    suspect(s, 0, MUTE, X)
    assert lines(s, 0).endswith("You took the mute player for a sheep.")
    assert "There has been an early suspicion by Ada (1 of 2)." in lines(s, 3)
    assert "You have made an early suspicion (1 of 2)." in lines(s, 0)


def test_the_lines_tell_the_rounds_before() -> None:
    s = new(4, {**HANDS, 3: ("sheep", "sheep")})
    pass_turns(s, until=0, lap=2)
    suspect(s, 0, MUTE, X)
    suspect(s, 1, 2, MUTE)
    for seat in (2, 3):
        final(s, seat, X)
    told = lines(s, 3)
    assert "Round 1: Ada (wolf" in told
    assert "Boris (shepherd boy, wrong), Clara (hunter), you (sheep) and the mute player (" in told
    barred = told.split("There is no early suspicion in this round for ")[1].split("\n", maxsplit=1)[0]
    assert "Boris" in barred
    assert SUSPECT not in s.actions(1)
    while not s.over:
        wander(s, int(s.decisions), 1)
    whole = " ".join(lines(s, 3).split())
    had = "Boris had a sheep and the shepherd boy with a question mark and played the shepherd boy."
    pointed = "Boris took Clara for a wolf. Boris took the mute player for a sheep."
    assert f"{had} {pointed} Boris suspected early, was wrong and got an error token." in whole
    assert "You had two sheep and played a sheep. You made no suspicion." in whole


def test_the_table_of_deductions_says_what_can_be_what_is_sure_and_what_cannot_be() -> None:
    s = new(4, HANDS)
    peek(s, 0, 1, "boy/?")
    rows = {line.split("  ")[0]: line.split()[-9:] for line in WOOOLF.show(sees(s, 0), WOOOLF.words, NAMES[:4])}
    assert rows["Ada"][-5:] == ["-", "-", "-", "-", "sure"]
    # The only wolf card is Ada's own, so whoever holds the shepherd boy plays him, and nobody else does.
    assert rows["Boris"][-5:] == ["-", "-", "-", "sure", "-"]
    assert rows["Clara"][-2:] == rows["the mute player"][-2:] == ["-", "-"]
    chances = character_chances(evidence(inside(s), 0))
    told = f"{round(100 * chances[2][0])} %"
    assert told in " ".join(rows["Clara"])
    assert not [line for line in WOOOLF.show(sees(s, None), WOOOLF.words, NAMES[:4]) if "%" in line or "sure" in line]


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_a_view_says_as_much_about_the_cards_as_the_state_does(seats: int, advanced: bool) -> None:
    s = WOOOLF.new(seats, 2, advanced=advanced)
    while not s.over:
        for seat in range(seats):
            assert deduce(sees(s, seat), WOOOLF.components) == character_chances(evidence(inside(s), seat))
        assert deduce(sees(s, None), WOOOLF.components) is None
        wander(s, int(s.decisions), 11)
    assert deduce(sees(s, 0), WOOOLF.components) is None


@pytest.mark.parametrize("language", languages())
def test_no_line_is_wider_than_a_terminal(language: str) -> None:
    names = ["Wilhelmine", "Bartholomew", "Constantina", "Demetrius", "Evangeline", "Ferdinand", "Gwendoline", "Hal"]
    for advanced in (False, True):
        s = WOOOLF.new(8, 5, advanced=advanced)
        while not s.over:
            for seat in (None, 0, 7):
                assert max(map(len, WOOOLF.show(sees(s, seat), WOOOLF.words_in(language), names))) <= 76
            wander(s, int(s.decisions), 7)


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_views_become_numbers_between_0_and_1(seats: int, advanced: bool) -> None:
    plan = layout(WOOOLF)
    s = WOOOLF.new(seats, 8, advanced=advanced)
    while not s.over:
        wander(s, int(s.decisions), 9)
        for seat in (None, *range(seats)):
            numbers = plan.encode(s.view(seat))
            assert len(numbers) == plan.size
            assert 0 <= min(numbers) <= max(numbers) <= 1


# The help page.


def section(heading: str) -> str:
    """The text of the help page under a heading, on one line."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", WOOOLF.help, re.MULTILINE | re.DOTALL)
    assert found, f"the help page has no section {heading!r}"
    return " ".join(found.group(1).split())


@pytest.mark.parametrize(
    ("heading", "says"),
    [
        ("Who you are", "the image with the higher value"),
        ("Who you are", "| shepherd boy | 4 | wolf | sheep |"),
        ("Who you are", "| 8 | 7 | 2 | 1 | 2 | 1 | 1 | 2 |"),
        ("A round", "must call every card a wolf that is not a"),
        ("A round", "not on your first turn of a round"),
        ("A round", "With 4-5 players the second early suspicion ends the turns, with 6-8 the third"),
        ("A round", "Nobody may point at themself; both pointers may name the same player"),
        ("The advanced game", "set *Advanced* to Yes in the lobby"),
        ("The advanced game", "`wolfden play wooolf --option advanced=true`"),
        ("Scoring", "**2** points for an early suspicion, **1** for a final one"),
        ("Scoring", "cannot suspect early in the next round, if there is one"),
        ("Scoring", "holds a wolf clue from this shepherd boy"),
        ("The end", "fewest error tokens; then the victory is shared"),
        ("With four players", "It can never be asked"),
    ],
)
def test_the_help_page_tells_the_rules(heading: str, says: str) -> None:
    assert says in section(heading)


def test_the_help_page_names_the_question_cards_with_their_numbers() -> None:
    for question in Question:
        said = WOOOLF.words.value(question)
        about = "the character you play" if question < Question.HAS_HUNTING_DOG else "the images of both cards"
        assert f"| {QUESTION_CARDS[question]} | {said} | {about} |" in section("A round")


def test_the_help_pages_way_to_the_advanced_game_is_one(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run("play", "wooolf", "--option", "advanced=true", "--save", str(save))
    assert json.loads(save.read_bytes())["options"] == {"advanced": True}


@pytest.mark.parametrize(
    ("ruling", "says"),
    [
        ("Cards and values", "`wolfden data wooolf`"),
        ("Order of targets", "hunting dog and hunter"),
        ("Chance picks the card", "you are not told if it did"),
        ("You know what was seen", "which card came back"),
        ("Tokens never run out", ""),
        ("Saying so comes first", "cannot be taken back"),
        ("The bonus stands alone", "right, wrong or missing"),
        ("x is for two things", "a final suspicion that is none"),
        ("0 and the mute player", "0 is wrong"),
        ("Fifteen turns", "to the left of this round's start player"),
        ("After the scoring", "unused question cards"),
        ("No table talk about peeks", "no typed claims"),
    ],
)
def test_the_help_page_lists_every_ruling(ruling: str, says: str) -> None:
    rulings = [item for item in section("Our rulings").split("- **")[1:] if ruling in item.split("**")[0]]
    assert len(rulings) == 1
    assert says in rulings[0]

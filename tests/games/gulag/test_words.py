"""Words: a sentence for every term, unique texts, a help page with our rulings."""

from __future__ import annotations

import re

import pytest

from tests.games.wander import wander
from wolfden import IllegalAction, State
from wolfden.engine.common import Said
from wolfden.engine.terms import Term, build, fields
from wolfden.games.gulag.show import show
from wolfden.games.gulag.terms.actions import ACTIONS, CLAIMS, Card, IAm, Loyalty
from wolfden.games.gulag.terms.events import EVENTS, Inspected
from wolfden.games.gulag.terms.goals import GOALS
from wolfden.games.gulag.terms.reasons import REASONS, NotTrusted

from .table import (
    GULAG,
    TABLES,
    at_supervision,
    commissar,
    dig,
    loyalties,
    name,
    new,
    play_turn,
    sees,
)

NAMES = ["Ada", "Boris", "Clara", "Dmitri", "Elena", "Fjodor", "Galina", "Hans", "Ivan", "Jelka"]
TERMS: list[type[Term]] = [*ACTIONS.firsts, *CLAIMS.firsts, *EVENTS, *REASONS, *GOALS]
SMALL = {"work": (0, 1, 2), "red": (1, 2), "most": (0, 1, 2)}


def samples(term: type[Term]) -> list[Term]:
    """A few values of a term, at the ends of the range of each field."""
    rows: list[list[int]] = [[]]
    for field in fields(term):
        ends = {field.low, field.high} if field.high is not None else set(SMALL.get(field.name, (1, 3)))
        rows = [[*row, number] for row in rows for number in sorted(ends)]
    return [build(term, row) for row in rows]


@pytest.mark.parametrize("term", TERMS)
def test_every_term_has_a_sentence_with_and_without_names(term: type[Term]) -> None:
    for value in samples(term):
        for text in (GULAG.text(value), GULAG.text(value, NAMES)):
            assert text.strip() == text != ""
            assert not re.search(r"[{}]|None|Loyalty|Card\.", text)


@pytest.mark.parametrize("term", [*EVENTS, *REASONS, *GOALS])
def test_events_and_reasons_are_whole_sentences(term: type[Term]) -> None:
    assert all(re.fullmatch(r"[A-Z0-9].*\.", GULAG.text(value, NAMES)) for value in samples(term))


def test_every_event_and_reason_is_registered() -> None:
    assert {GULAG.terms[term.__name__] for term in (*EVENTS, *REASONS, *GOALS)} == {*EVENTS, *REASONS, *GOALS}


@pytest.mark.parametrize("names", [None, NAMES])
def test_action_texts_are_unique(names: list[str] | None) -> None:
    texts = [GULAG.text(GULAG.action(number), names) for number in range(GULAG.num_actions)]
    assert len(set(texts)) == len(texts) == GULAG.num_actions == 10 + 10 + 2 + 10 + 1


@pytest.mark.parametrize("names", [None, NAMES])
def test_remark_texts_are_unique(names: list[str] | None) -> None:
    texts = [GULAG.text(GULAG.remark(number), names) for number in range(GULAG.num_remarks)]
    assert len(set(texts)) == len(texts) == GULAG.num_remarks == 2 + 20 + 20 + 20


def test_numbers_and_values_of_actions_and_remarks_match() -> None:
    for number in range(GULAG.num_actions):
        assert GULAG.number(GULAG.action(number)) == number
    for number in range(GULAG.num_remarks):
        assert GULAG.number(GULAG.remark(number)) == number


def test_names_stand_in_the_sentences() -> None:
    for term in TERMS:
        for value in samples(term):
            for field in fields(term):
                if field.kind == field.SEAT:
                    assert NAMES[getattr(value, field.name)] in GULAG.text(value, NAMES)
    assert GULAG.text(Said(2, GULAG.number(IAm(Loyalty.RED))), NAMES) == "Clara: “I am red.”"


def test_each_count_and_each_limit_has_words_of_its_own() -> None:
    assert len({GULAG.text(Inspected(1, work)) for work in range(3)}) == 3
    assert len({GULAG.text(NotTrusted(1, most)) for most in range(3)}) == 3


def stages(seats: int) -> list[State]:
    """A table at each stage of a turn, and at the end."""
    naming, task, sealed, supervision, over = (new(seats) for _ in range(5))
    for s in (naming, task, sealed, supervision):
        play_turn(s)
    name(task)
    sealed.act(name(sealed)[0], sealed.actions(sealed.actors()[0])[0])
    at_supervision(supervision)
    dig(over, 4)
    return [naming, task, sealed, supervision, over]


@pytest.mark.parametrize("seats", TABLES)
def test_every_refusal_can_be_told_with_the_names_of_those_at_the_table(seats: int) -> None:
    names = NAMES[:seats]
    for s in stages(seats):
        for seat in range(seats):
            for action in set(range(GULAG.num_actions)) - set(s.actions(seat)):
                with pytest.raises(IllegalAction) as refused:
                    s.act(seat, action)
                assert GULAG.text(refused.value.reason, names)


@pytest.mark.parametrize("seats", TABLES)
def test_every_action_remark_and_event_of_a_game_can_be_told_with_the_names_of_those_at_the_table(seats: int) -> None:
    names = NAMES[:seats]
    s = GULAG.new(seats, 5)
    while not s.over:
        for seat in range(seats):
            for action in s.actions(seat):
                assert GULAG.text(GULAG.action(action), names)
            for remark in s.remarks(seat):
                assert GULAG.text(GULAG.remark(remark), names)
        wander(s, int(s.decisions), 1)
    for seat in (None, *range(seats)):
        assert all(GULAG.text(event, names) for event in s.journal(seat))


# The view in lines.


def lines(s: State, seat: int | None) -> str:
    return "\n".join(show(sees(s, seat), GULAG.words, NAMES[: s.seats]))


@pytest.mark.parametrize("seats", TABLES)
def test_the_lines_tell_a_player_their_own_card_and_their_neighbours(seats: int) -> None:
    s = new(seats)
    for seat, card in enumerate(loyalties(s)):
        seen = sees(s, seat).neighbour_loyalty
        assert card is not None
        assert seen is not None
        neighbour = NAMES[:seats][seat - 1]
        assert f"You are {card.name.lower()}, and you know that {neighbour} is {seen.name.lower()}." in lines(s, seat)


def test_the_lines_tell_spectators_no_colour_before_the_end() -> None:
    s = new(6)
    play_turn(s)
    assert not re.search(r"\b(red|black|Red|Black)\b", lines(s, None))
    dig(s, 2)
    assert re.search(r": .* (were|alone was) red, and .* (were|alone was) black\.", lines(s, None))


def test_the_lines_tell_the_turns_and_ones_own_cards() -> None:
    s = new(5, first=2)
    play_turn(s, (1, 4, 0), (Card.STRIKE, Card.WORK), ordered=0)
    assert re.search(r"1 +Clara +Boris, Elena +Ada: order to Boris +2", lines(s, None))
    assert "Boris: strike" in lines(s, 1)
    assert "strike" not in lines(s, 3)
    assert commissar(s) == 3
    assert "Turn 2 of 5. You are the commissar. 2 work cards so far." in lines(s, 3)
    assert "Turn 2 of 5. Dmitri is the commissar. 2 work cards so far." in lines(s, 2)
    at_supervision(s, (1, 2, 4), (Card.WORK, Card.STRIKE))
    assert re.search(r"2 +Dmitri +Boris, Clara +Elena", lines(s, 0))
    assert "Boris: work, Clara" in lines(s, 1)
    assert "Boris: work" not in lines(s, 4)


# The help page.


def section(heading: str) -> str:
    """The text of the help page under a heading, on one line."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", GULAG.help, re.MULTILINE | re.DOTALL)
    assert found, f"the help page has no section {heading!r}"
    return " ".join(found.group(1).split())


@pytest.mark.parametrize("heading", ["Before the first turn", "A turn", "The end", "Talk", "Our rulings"])
def test_the_help_page_has_the_sections_of_the_rules(heading: str) -> None:
    assert len(section(heading)) > 100


@pytest.mark.parametrize(
    ("ruling", "says"),
    [
        ("Five of each colour", "five and five"),
        ("You look at the card you are given", "which side you are on"),
        ("first commissar is chosen by lot", ""),
        ("Who must be replaced", "whatever job they had"),
        ("Who must be replaced", "is commissar now counts as replaced"),
        ("Who must be replaced", "On the first turn there is nobody to replace"),
        ("A single red", "The same sum holds"),
        ("The discarded cards stay secret", "unless the table looks at the full review"),
        ("Naming is one move", "become known together"),
        ("Claims about turns", "a turn in which you worked"),
    ],
)
def test_the_help_page_lists_every_ruling(ruling: str, says: str) -> None:
    rulings = [item for item in section("Our rulings").split("- **")[1:] if ruling in item.split("**")[0]]
    assert len(rulings) == 1
    assert says in rulings[0]


@pytest.mark.parametrize(
    ("heading", "says"),
    [
        ("Before the first turn", "five red and five black worker cards"),
        ("Before the first turn", "with five or six players one of each is taken out"),
        ("Before the first turn", "the player on their right"),
        ("Before the first turn", "put away unseen"),
        ("A turn", "as many turns as players"),
        ("A turn", "two workers and one supervisor"),
        ("A turn", "with 5-6 players at most two of them, with 7-8 at most one, with 9-10 none"),
        ("A turn", "secretly put down *work* or *strike*"),
        ("A turn", "may order one worker to swap"),
        ("A turn", "how many of them were *work*"),
        ("The end", "| more than twice the reds | red |"),
        ("The end", "| fewer | black |"),
        ("The end", "the side with fewer people; if the sides are equal, nobody"),
        ("Talk", "A claim binds nobody"),
        ("Talk", "once between two moves"),
    ],
)
def test_the_help_page_tells_the_rules(heading: str, says: str) -> None:
    assert says in section(heading)


@pytest.mark.parametrize("red", range(1, 6))
def test_the_win_table_of_the_help_page_is_twice_the_number_of_reds(red: int) -> None:
    row = f"| {red} | {2 * red + 1} or more | {2 * red} | {2 * red - 1} or fewer |"
    assert row in section("The end")

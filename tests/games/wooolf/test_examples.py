"""The worked examples of the rulebook, move by move."""

from __future__ import annotations

import pytest

from wolfden import State
from wolfden.games.wooolf.terms.actions import Appearance, Character
from wolfden.games.wooolf.terms.events import (
    Abstained,
    Announced,
    Answered,
    Fooled,
    NotEarly,
    PointedAt,
    PointedAtNobody,
    RoundBegan,
    Saw,
    Suspected,
    WasRight,
    WasSeen,
    WasWrong,
)

from .table import (
    HAS_HUNTER,
    HAS_SHEEP,
    NOBODY,
    SHEEP_HUNTER_BOY,
    SUSPECT,
    WOLF_HUNTER_BOY,
    Where,
    X,
    ask,
    final,
    hand_of,
    heard,
    new,
    pass_turns,
    peek,
    plays,
    sees,
    suspect,
)

EVA, THOMAS, PAUL, JASON, KENNETH = range(5)
HANDS: dict[Where, tuple[str, str]] = {
    EVA: ("sheep", "wolf"),
    THOMAS: ("sheep", "boy/?"),
    PAUL: ("dog", "hunter/?"),
    JASON: ("sheep", "sheep"),
    KENNETH: ("dog/?", "hunter"),
}
QUESTIONS = {JASON: (WOLF_HUNTER_BOY, HAS_HUNTER), PAUL: (HAS_SHEEP, SHEEP_HUNTER_BOY)}


@pytest.fixture
def s() -> State:
    return new(5, HANDS, QUESTIONS, starter=EVA)


def test_everybody_plays_whom_the_example_says(s: State) -> None:
    assert [plays(hand_of(s, seat)) for seat in range(5)] == ["wolf", "boy", "hunter", "sheep", "hunter"]
    played = [Character.WOLF, Character.SHEPHERD_BOY, Character.HUNTER, Character.SHEEP, Character.HUNTER]
    for seat, character in enumerate(played):
        hand = sees(s, seat).hand
        assert hand is not None
        assert hand.character is character


def first_lap(s: State) -> None:
    """The turns that the example tells, up to Jason's question."""
    peek(s, EVA, JASON, "sheep")
    peek(s, THOMAS, KENNETH, "hunter")
    peek(s, PAUL, THOMAS, "boy/?")
    ask(s, JASON, WOLF_HUNTER_BOY, PAUL)


def test_peeks_and_the_question_of_the_example(s: State) -> None:
    told = {seat: len(s.journal(seat)) for seat in (None, *range(5))}
    first_lap(s)
    public = [
        Announced(EVA, JASON, Appearance.SHEEP),
        Announced(THOMAS, KENNETH, Appearance.WOLF),
        Announced(PAUL, THOMAS, Appearance.UNKNOWN),
        Answered(JASON, PAUL, WOLF_HUNTER_BOY, True),
    ]
    assert heard(s, None, told[None]) == public
    assert Saw(JASON, Character.SHEEP, Appearance.SHEEP) in heard(s, EVA)
    assert Saw(KENNETH, Character.HUNTER, Appearance.HUNTER) in heard(s, THOMAS)
    assert WasSeen(THOMAS, Character.HUNTER, Appearance.HUNTER) in heard(s, KENNETH)
    assert Saw(THOMAS, Character.SHEPHERD_BOY, Appearance.UNKNOWN) in heard(s, PAUL)
    assert WasSeen(PAUL, Character.SHEPHERD_BOY, Appearance.UNKNOWN) in heard(s, THOMAS)
    assert heard(s, JASON, told[JASON]) == [
        public[0],
        WasSeen(EVA, Character.SHEEP, Appearance.SHEEP),
        *public[1:],
    ]
    assert sees(s, JASON).questions == (HAS_HUNTER,)


def whole_round(s: State) -> None:
    first_lap(s)
    peek(s, KENNETH, EVA)
    pass_turns(s, until=THOMAS, lap=2)
    peek(s, THOMAS, JASON, "sheep")
    pass_turns(s, until=EVA, lap=4)
    suspect(s, EVA, JASON, X)
    suspect(s, THOMAS, EVA, PAUL)
    assert sees(s, None).step == "FinalSuspicion"
    assert s.actors() == (PAUL, JASON, KENNETH)
    final(s, PAUL, NOBODY, JASON)
    final(s, JASON, NOBODY, KENNETH)
    final(s, KENNETH, X)


def test_the_results_of_the_example(s: State) -> None:
    whole_round(s)
    events = heard(s, None)
    for event in (
        Suspected(EVA),
        Suspected(THOMAS),
        PointedAt(EVA, Character.SHEEP, JASON),
        WasRight(EVA, 2),
        PointedAt(THOMAS, Character.WOLF, EVA),
        PointedAt(THOMAS, Character.SHEEP, PAUL),
        WasWrong(THOMAS, True),
        PointedAtNobody(PAUL, Character.HUNTING_DOG),
        PointedAt(PAUL, Character.WOLF, JASON),
        WasWrong(PAUL, False),
        Fooled(THOMAS, PAUL),
        Abstained(KENNETH),
    ):
        assert events.count(event) == 1
    view = sees(s, None)
    assert view.points == (2, 1, 0, 1, 0)  # Jason's own suspicion, which the rulebook leaves out, is right here
    assert view.errors == (0, 1, 1, 0, 0)
    assert view.barred == (THOMAS,)


def test_after_the_example_the_next_round_starts_left_of_thomas_who_cannot_suspect_early_in_it(s: State) -> None:
    whole_round(s)
    assert not s.over
    assert heard(s, None)[-2:] == [RoundBegan(2, PAUL), NotEarly(THOMAS)]
    pass_turns(s, until=PAUL, lap=2)
    assert SUSPECT in s.actions(PAUL)  # a wrong final suspicion bars nobody
    pass_turns(s, until=THOMAS, lap=2)
    assert SUSPECT not in s.actions(THOMAS)


def test_thomas_has_no_extra_point_if_jason_has_no_wolf_clue_from_him(s: State) -> None:
    first_lap(s)
    peek(s, KENNETH, EVA)
    pass_turns(s, until=EVA, lap=2)
    suspect(s, EVA, JASON, X)
    suspect(s, THOMAS, EVA, PAUL)
    final(s, PAUL, NOBODY, JASON)
    final(s, JASON, NOBODY, KENNETH)
    final(s, KENNETH, X)
    assert sees(s, None).points == (2, 0, 0, 1, 0)
    assert not [event for event in heard(s, None) if isinstance(event, Fooled)]


def test_the_example_of_the_advanced_game() -> None:
    hands: dict[Where, tuple[str, str]] = {
        EVA: ("sheep", "wolf"),
        THOMAS: ("sheep", "boy/hunter"),
        PAUL: ("dog", "hunter/sheep"),
        JASON: ("sheep", "sheep/dog"),
        KENNETH: ("dog/wolf", "hunter"),
    }
    s = new(5, hands, QUESTIONS, starter=EVA, advanced=True)
    told = len(s.journal(None))
    peek(s, EVA, JASON, "sheep/dog")
    peek(s, THOMAS, PAUL, "hunter/sheep")
    ask(s, PAUL, HAS_SHEEP, JASON)
    assert heard(s, None, told) == [
        Announced(EVA, JASON, Appearance.HUNTING_DOG),
        Announced(THOMAS, PAUL, Appearance.WOLF),
        Answered(PAUL, JASON, HAS_SHEEP, True),
    ]
    assert Saw(JASON, Character.SHEEP, Appearance.HUNTING_DOG) in heard(s, EVA)
    assert Saw(PAUL, Character.HUNTER, Appearance.SHEEP) in heard(s, THOMAS)


def test_two_sheep_are_a_sheep_and_a_shepherd_boy_with_a_hunter_is_a_shepherd_boy() -> None:
    s = new(5, {0: ("sheep", "sheep"), 1: ("hunter", "boy/?")})
    views = [sees(s, seat).hand for seat in (0, 1)]
    assert [hand and hand.character for hand in views] == [Character.SHEEP, Character.SHEPHERD_BOY]


def test_the_example_of_the_extra_point() -> None:
    """Thomas is the shepherd boy, Jason a sheep with his clue, Kenneth the hunter who believes it."""
    s = new(5, HANDS, starter=THOMAS)
    peek(s, THOMAS, JASON, "sheep")
    pass_turns(s, until=KENNETH, lap=2)
    suspect(s, KENNETH, NOBODY, JASON)
    pass_turns(s, until=EVA)
    suspect(s, EVA, JASON, X)
    for seat in (THOMAS, PAUL, JASON):
        final(s, seat, X)
    assert Fooled(THOMAS, KENNETH) in heard(s, None)
    assert sees(s, None).points == (2, 1, 0, 0, 0)
    assert sees(s, None).errors == (0, 0, 0, 0, 1)

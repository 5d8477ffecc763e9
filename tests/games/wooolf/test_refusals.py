"""What is refused at a table of Wooolf!!, and with which words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from wolfden import IllegalAction, State
from wolfden.engine.common import MoveEnds, NotYourTurn, Unfinished
from wolfden.engine.terms import Reason
from wolfden.games.wooolf.terms.reasons import (
    Barred,
    FirstComesFirst,
    FirstIsSet,
    FirstTurn,
    MustPoint,
    NoMutePlayer,
    NoSuchPlayer,
    NotInHand,
    NotSuspecting,
    NotThemself,
    OneTarget,
    Suspecting,
    TwoTargets,
)

from .table import (
    FOUR_HANDS,
    HAS_DOG,
    HAS_SHEEP,
    MUTE,
    NO_SUSPICION,
    NOBODY,
    SOME_HANDS,
    SOME_QUESTIONS,
    SUSPECT,
    WOOOLF,
    X,
    asking,
    at_the_end_of_turns,
    final,
    first_at,
    inside,
    new,
    pass_turns,
    peeking,
    refusal,
    second_at,
)


def on_a_turn() -> State:
    return new(5, SOME_HANDS, SOME_QUESTIONS)


def wolf_pointing() -> State:
    s = new(5, SOME_HANDS)
    pass_turns(s, until=0, lap=2)
    s.act(0, SUSPECT)
    return s


def wolf_pointing_second() -> State:
    s = wolf_pointing()
    s.act(0, first_at(3))
    return s


def boy_pointing_second() -> State:
    s = new(5, SOME_HANDS, starter=1)
    pass_turns(s, until=1, lap=2)
    s.act(1, SUSPECT)
    s.act(1, first_at(3))
    return s


def hunter_pointing_at_last() -> State:
    s = at_the_end_of_turns()
    s.act(2, first_at(3))
    return s


@pytest.mark.parametrize(
    ("position", "seat", "action", "reason", "saying"),
    [
        (on_a_turn, 0, peeking(0), NotThemself(), "yourself"),
        (on_a_turn, 0, peeking(5), NoSuchPlayer(), "Nobody sits there"),
        (on_a_turn, 0, peeking(MUTE), NoMutePlayer(), "only at a table of four"),
        (on_a_turn, 0, asking(HAS_DOG, 0), NotThemself(), "yourself"),
        (on_a_turn, 0, asking(HAS_DOG, 7), NoSuchPlayer(), "Nobody sits there"),
        (on_a_turn, 0, asking(HAS_SHEEP, 1), NotInHand(HAS_SHEEP), "do not have this question card"),
        (on_a_turn, 0, SUSPECT, FirstTurn(), "first turn"),
        (on_a_turn, 0, first_at(1), NotSuspecting(), "I suspect!"),
        (on_a_turn, 0, NO_SUSPICION, NotSuspecting(), "wait for the final suspicions"),
        (on_a_turn, 1, peeking(0), NotYourTurn(), "not your turn"),
        (wolf_pointing, 0, peeking(1), Suspecting(), "set your pointers"),
        (wolf_pointing, 0, NO_SUSPICION, MustPoint(), "You have said “I suspect!”"),
        (wolf_pointing, 0, first_at(0), NotThemself(), "yourself"),
        (wolf_pointing, 0, first_at(6), NoSuchPlayer(), "Nobody sits there"),
        (wolf_pointing, 0, first_at(MUTE), NoMutePlayer(), "only at a table of four"),
        (wolf_pointing, 0, second_at(X), FirstComesFirst(), "before the second"),
        (wolf_pointing_second, 0, second_at(1), OneTarget(), "one target"),
        (wolf_pointing_second, 0, second_at(NOBODY), OneTarget(), "one target"),
        (wolf_pointing_second, 0, first_at(1), FirstIsSet(), "Set the second one"),
        (wolf_pointing_second, 0, NO_SUSPICION, FirstIsSet(), "Set the second one"),
        (boy_pointing_second, 1, second_at(X), TwoTargets(), "two targets"),
        (boy_pointing_second, 1, second_at(1), NotThemself(), "yourself"),
        (boy_pointing_second, 1, second_at(5), NoSuchPlayer(), "Nobody sits there"),
        (boy_pointing_second, 1, second_at(MUTE), NoMutePlayer(), "only at a table of four"),
        (at_the_end_of_turns, 2, first_at(2), NotThemself(), "yourself"),
        (at_the_end_of_turns, 2, SUSPECT, Suspecting(), "set your pointers"),
        (at_the_end_of_turns, 0, NO_SUSPICION, NotYourTurn(), "not your turn"),
        (hunter_pointing_at_last, 2, second_at(X), TwoTargets(), "two targets"),
        (hunter_pointing_at_last, 2, NO_SUSPICION, FirstIsSet(), "Set the second one"),
    ],
)
def test_what_the_rules_forbid_is_refused_by_name(
    position: Callable[[], State], seat: int, action: int, reason: Reason, saying: str
) -> None:
    s = position()
    with refusal(s, reason, saying):
        s.act(seat, action)


def test_the_mute_player_is_never_asked() -> None:
    s = new(4, FOUR_HANDS, {0: (HAS_DOG, HAS_SHEEP)})
    assert all(asking(HAS_DOG, seat) not in s.actions(0) for seat in range(4, 8))
    with refusal(s, NoSuchPlayer(), "Nobody sits there"):
        s.act(0, asking(HAS_DOG, 4))


def test_the_barred_are_told_so() -> None:
    s = at_the_end_of_turns()
    for seat in (2, 3, 4):
        final(s, seat, X)
    inside(s).barred = 2**3
    pass_turns(s, until=3, lap=2)
    with refusal(s, Barred(), "cannot suspect early in this round"):
        s.act(3, SUSPECT)


def test_both_pointers_are_one_move() -> None:
    s = new(5, SOME_HANDS, starter=1)
    pass_turns(s, until=1, lap=2)
    s.act(1, SUSPECT)
    for chain, reason in (((first_at(3),), Unfinished()), ((first_at(3), second_at(2), second_at(2)), MoveEnds())):
        with pytest.raises(IllegalAction) as refused:
            s.chain(1, chain)
        assert refused.value.reason == reason


def test_there_is_nothing_to_say_in_this_game() -> None:
    s = new(5)
    assert WOOOLF.num_remarks == 0
    assert all(s.remarks(seat) == () for seat in range(5))

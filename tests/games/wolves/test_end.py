"""The end of the game, and what may be said before it."""

from __future__ import annotations

import pytest

import wolfden
from tests.games.wolves.table import (
    BISON,
    EASY,
    FISH,
    LAST,
    TABLES,
    WOLVES,
    cards,
    chain,
    do,
    gathering,
    position,
    put_next,
    sees,
    store,
    told,
)
from wolfden.engine.common import Said
from wolfden.games.wolves.rules.gifting import GIFTING
from wolfden.games.wolves.rules.needs import NEEDS
from wolfden.games.wolves.rules.reconciling import RECONCILING
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import Card, Draw, ILack, IOverstretched, StopDrawing
from wolfden.games.wolves.terms.reasons import Chief, NoChief


def last_step(awards: tuple[int, ...], hands: tuple[int, ...] = ()) -> Wolves:
    """The last turn, played to its end from these awards; the first ranks get three, two and one more."""
    s = position(RECONCILING, len(awards), turn=LAST, hands=hands, game=EASY)
    s.awards = awards
    for seat in range(len(awards)):
        chain(s, seat, *store())
    return s


def test_all_win_who_come_through_turn_8_and_the_most_awards_make_a_chief() -> None:
    s = last_step((0, 5, 0, 0))
    assert s.over
    outcome = s.outcome()
    assert outcome.winners == (0, 1, 2, 3)
    assert outcome.reason == Chief(1, 7)
    assert outcome.scores == (1.0, 2.0, 1.0, 1.0)
    assert "seat 1 is chief with 7 awards" in WOLVES.text(outcome.reason)


def test_the_awards_of_turn_8_count() -> None:
    s = last_step((4, 5, 0, 0), hands=(cards(fish=2), 0, 0, 0))
    assert s.outcome().reason == NoChief((0, 1), 7)


def test_a_tie_elects_nobody_and_all_have_won() -> None:
    s = last_step((0, 1, 0, 0))
    assert s.outcome().reason == NoChief((0, 1), 3)
    assert s.outcome().winners == (0, 1, 2, 3)
    assert s.outcome().scores == (1.0,) * 4


def test_a_game_before_turn_8_goes_on() -> None:
    s = position(RECONCILING, turn=LAST - 1, game=EASY)
    for seat in range(3):
        chain(s, seat, *store())
    assert not s.over
    assert sees(s, 0).turn == LAST


def test_a_common_defeat_has_no_winner_and_no_chief() -> None:
    s = position(GIFTING, unmet=[cards(fish=1)])
    s.awards = (9, 0, 0)
    for seat in range(3):
        s.act(seat, s.actions(seat)[-1])
    assert s.outcome().winners == ()
    assert s.outcome().scores == (-1.0,) * 3
    assert sees(s, 0).over


@pytest.mark.parametrize("seats", TABLES)
def test_the_score_range_holds_defeat_victory_and_chief(seats: int) -> None:
    assert WOLVES.score_range(seats) == (-1.0, 2.0)


def test_the_review_shows_the_hands_of_a_defeat() -> None:
    s = position(GIFTING, hands=[cards(corn=2)], unmet=[cards(fish=1)])
    with pytest.raises(wolfden.NotYet):
        s.review()
    for seat in range(3):
        s.act(seat, s.actions(seat)[-1])
    assert s.review().hands[0].corn == 2  # type: ignore[attr-defined]
    assert s.review().unmet[0].fish == 1  # type: ignore[attr-defined]


# Talk


def said(s: Wolves, seat: int) -> list[object]:
    return [WOLVES.remark(number) for number in s.remarks(seat)]


def test_one_may_name_ones_unmet_needs_as_they_are_and_nothing_else() -> None:
    s = position(GIFTING, unmet=[0, cards(fish=2, bison=1)], hands=[cards(corn=5)] * 3)
    assert said(s, 0) == []
    assert said(s, 1) == [ILack(1, BISON), ILack(2, FISH)]
    s.say(1, WOLVES.number(ILack(2, FISH)))
    assert told(s, Said, 0) == [Said(1, WOLVES.number(ILack(2, FISH)))]
    assert WOLVES.text(ILack(2, FISH)) == "We lack 2 fish."


def test_whoever_overstretched_may_say_so() -> None:
    s = gathering()
    put_next(s, 0, *[Card.LEADER] * 3)
    do(s, 0, Draw(), Draw(), Draw())
    assert said(s, 0) == [IOverstretched(), StopDrawing()]
    assert said(s, 1) == [StopDrawing()]


def test_a_warning_to_stop_is_for_the_gathering_only() -> None:
    s = position(NEEDS, hands=[cards(3, 3, 3)])
    assert said(s, 0) == []


def test_nothing_that_can_be_said_depends_on_a_hand() -> None:
    one = position(GIFTING, hands=[cards(corn=5)], unmet=[cards(fish=1)])
    other = position(GIFTING, hands=[cards(forest=5)], unmet=[cards(fish=1)])
    assert one.remarks(0) == other.remarks(0)

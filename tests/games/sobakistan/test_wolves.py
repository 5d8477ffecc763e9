"""The Wolves' turn, and dropping off and escaping."""

from __future__ import annotations

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    DISTRICT,
    DROP,
    END_HUNT,
    ESCAPE,
    GREEN,
    LIAISON,
    LINE,
    MARK,
    NOTHING,
    RUN,
    STAY,
    TABLES,
    YELLOW,
    act,
    all_stay,
    begun,
    board,
    end_round,
    hint,
    knows,
    may,
    move,
    number,
    reach,
    refused,
    stand,
    station,
    to_hunt,
    told,
    view,
    whole_round,
)
from wolfden import IllegalAction
from wolfden.engine.bits import bit
from wolfden.engine.common import AlreadyChosen
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.actions import MoveTo, WolfCard
from wolfden.games.sobakistan.terms.events import (
    AllMoved,
    DroppedOff,
    Escaped,
    Moved,
    RanFurther,
    Showed,
    Stayed,
    TerritoryMarked,
)
from wolfden.games.sobakistan.terms.reasons import CardElsewhere, CordonedOff, NoEvidence, NoStepLeft, NotAdjacent
from wolfden.games.sobakistan.view import Evidence, Fate


def moving(seats: int = 4, **stations: int) -> Sobakistan:
    """The Wolves' turn of the first round."""
    s = begun(seats)
    hint(s)
    stand(s, **stations)
    return s


def without_cards(s: Sobakistan) -> Sobakistan:
    s.hunted |= sum(bit(card) for card in range(5, 13))
    return s


# Movement


def test_where_the_blue_wolf_can_go_from_16_as_in_the_rulebook() -> None:
    s = moving()
    assert reach(s, BLUE) == {9, 18, 17, 10}
    move(s, [17], [10])
    assert board(s, BLUE) == [[16], [10]]


def test_all_wolves_act_at_the_same_time() -> None:
    s = moving(6)
    assert s.actors() == (2, 3, 4, 5)
    s.chain(4, [number(STAY)])
    assert s.actors() == (2, 3, 5)


def test_a_wolf_moves_to_an_adjacent_station_only() -> None:
    s = moving()
    assert refused(s, YELLOW, MoveTo(3)) == NotAdjacent(3)
    assert refused(s, YELLOW, MoveTo(16)) == NotAdjacent(16)


def test_a_wolf_may_stay_and_marks_the_same_number_in_the_next_slot() -> None:
    s = moving()
    all_stay(s)
    assert board(s, YELLOW) == [[16], [16]]
    assert knows(s, Stayed(16)) == {YELLOW, BLUE}


def test_nobody_but_the_wolf_learns_where_they_went() -> None:
    s = moving(4)
    move(s, [9], [10])
    assert knows(s, Moved(9)) == {YELLOW}
    assert knows(s, Moved(10)) == {BLUE}
    assert view(s, BLUE).wolves[0].board is None
    assert view(s, LIAISON).wolves[0].board is None
    assert view(s, BLUE).wolves[1].board is not None


def test_before_all_have_moved_nobody_is_told_anything() -> None:
    s = moving(4)
    before = [s.journal(seat) for seat in range(4)]
    s.chain(YELLOW, [number(MoveTo(9)), number(MARK), number(STAY)])
    assert [s.journal(seat) for seat in range(4)] == before
    s.chain(BLUE, [number(STAY)])
    assert told(s, BLOODHOUND, AllMoved) == [AllMoved()]


def test_a_move_once_made_cannot_be_taken_back() -> None:
    s = moving(4)
    s.chain(YELLOW, [number(STAY)])
    assert refused(s, YELLOW, STAY) == AlreadyChosen()


def test_without_cards_a_single_step_is_the_whole_move() -> None:
    s = without_cards(moving(4))
    act(s, YELLOW, MoveTo(9))
    assert s.actors() == (BLUE,)
    s.act(BLUE, number(STAY))
    assert [station(s, YELLOW), station(s, BLUE)] == [9, 16]


def test_with_a_card_in_hand_the_wolf_says_when_the_move_is_over() -> None:
    s = moving(4)
    act(s, YELLOW, MoveTo(9))
    assert YELLOW in s.actors()
    assert refused(s, YELLOW, MoveTo(8)) == NoStepLeft()
    act(s, YELLOW, STAY)
    assert s.actors() == (BLUE,)


# Cordons


def test_black_line_cordoned_off_at_10_as_in_the_rulebook() -> None:
    s = moving(4, blue=10)
    s.lines = bit(LINE["black"])
    assert reach(s, BLUE) == {16, 2}
    assert refused(s, BLUE, MoveTo(11)) == CordonedOff(11)


def test_stations_of_a_cordoned_line_are_open_by_other_lines() -> None:
    s = moving(4, blue=16)
    s.lines = bit(LINE["black"])
    assert reach(s, BLUE) >= {10, 17}


def test_southern_district_cordoned_off_at_12_as_in_the_rulebook() -> None:
    s = moving(4, yellow=12)
    s.districts = bit(DISTRICT["Southern"])
    assert reach(s, YELLOW) == {4}
    assert may(s, YELLOW, STAY)


def test_nobody_enters_a_cordoned_district_but_inside_moves_are_free() -> None:
    s = moving(4, yellow=17, blue=5)
    s.districts = bit(DISTRICT["Southern"])
    assert 12 not in reach(s, YELLOW)
    assert refused(s, YELLOW, MoveTo(12)) == CordonedOff(12)
    assert reach(s, BLUE) == {4}


def test_both_cordons_bind_together() -> None:
    s = moving(4, yellow=12)
    s.districts = bit(DISTRICT["Southern"])
    s.lines = bit(LINE["red"])
    assert reach(s, YELLOW) == set()
    all_stay(s)
    assert station(s, YELLOW) == 12


# Mark Territory


def test_mark_territory_shows_the_liaison_alone_where_the_wolf_is() -> None:
    s = moving(4)
    move(s, [MARK], [])
    assert knows(s, Showed(YELLOW, 16)) == {LIAISON, YELLOW}
    assert knows(s, TerritoryMarked(YELLOW)) == {0, 1, 2, 3}
    assert view(s, LIAISON).messages[0].station == 16


@pytest.mark.parametrize(("chain", "shown"), [((MARK, 9), 16), ((9, MARK), 9), ((RUN, 9, MARK, 8), 9)])
def test_mark_territory_shows_the_station_where_it_was_used(chain: tuple[object, ...], shown: int) -> None:
    s = moving(4)
    move(s, chain, [])  # type: ignore[arg-type]
    assert [event.station for event in told(s, LIAISON, Showed) if isinstance(event, Showed)] == [shown]


def test_wolf_cards_go_to_the_bloodhound_when_all_have_moved() -> None:
    s = moving(4)
    s.chain(YELLOW, [number(MARK), number(RUN), number(STAY)])
    assert len(view(s, BLUE).wolves[0].cards) == 2
    s.chain(BLUE, [number(STAY)])
    assert view(s, BLUE).wolves[0].cards == ()
    assert view(s, BLUE).wolves[1].cards == (WolfCard.MARK_TERRITORY, WolfCard.RUN_WITH_THE_WOLVES)


def test_a_card_that_is_with_the_bloodhound_cannot_be_used() -> None:
    s = moving(4)
    move(s, [MARK], [])
    end_round(s)
    hint(s)
    assert refused(s, YELLOW, MARK) == CardElsewhere()


def test_a_card_is_used_once_in_a_turn() -> None:
    s = moving(4)
    act(s, YELLOW, MARK)
    assert refused(s, YELLOW, MARK) == CardElsewhere()


# Run With the Wolves


def test_run_with_the_wolves_gives_one_more_step_in_the_same_slot() -> None:
    s = moving(4)
    move(s, [RUN, 9, 8], [])
    assert board(s, YELLOW) == [[16], [9, 8]]
    assert knows(s, RanFurther(YELLOW)) == {0, 1, 2, 3}


def test_run_with_the_wolves_may_come_between_two_steps() -> None:
    s = moving(4)
    move(s, [9, RUN, 8], [])
    assert station(s, YELLOW) == 8


def test_how_many_steps_a_wolf_took_is_not_told() -> None:
    one, other = moving(4), moving(4)
    move(one, [RUN, 9, 8], [])
    move(other, [RUN], [])
    assert one.journal(BLOODHOUND) == other.journal(BLOODHOUND)
    assert one.view(BLOODHOUND) == other.view(BLOODHOUND)
    assert one.journal(BLUE) == other.journal(BLUE)


def test_cordons_bind_every_step() -> None:
    s = moving(4)
    s.lines = bit(LINE["blue"])
    act(s, YELLOW, RUN, MoveTo(9))
    assert reach(s, YELLOW) == {8, 16}


def test_with_the_lone_wolfs_step_there_can_be_three_in_one_slot() -> None:
    s = moving(3)
    s.extra = bit(YELLOW)
    move(s, [RUN, 10, 11, 3])
    assert board(s, YELLOW) == [[16], [10, 11, 3]]


def test_the_extra_step_is_for_one_turn_only() -> None:
    s = moving(3)
    s.extra = bit(YELLOW)
    all_stay(s)
    end_round(s)
    hint(s)
    act(s, YELLOW, MoveTo(9))
    assert reach(s, YELLOW) == set()


# Dropping off and escaping


def test_every_wolf_drops_off_or_escapes_or_does_neither() -> None:
    s = to_hunt(begun(5))
    act(s, BLOODHOUND, END_HUNT)
    assert s.actors() == (YELLOW, BLUE, GREEN)
    for wolf in s.actors():
        assert s.actions(wolf) == (number(NOTHING), number(DROP), number(ESCAPE))
    act(s, GREEN, ESCAPE)
    act(s, YELLOW, DROP)
    act(s, BLUE, NOTHING)
    assert knows(s, DroppedOff(YELLOW)) == knows(s, Escaped(GREEN)) == {0, 1, 2, 3, 4}
    assert [wolf.evidence for wolf in view(s, None).wolves] == [Evidence.DROPPED, Evidence.CARRIED, Evidence.CARRIED]
    assert [wolf.fate for wolf in view(s, None).wolves] == [Fate.IN_PLAY, Fate.IN_PLAY, Fate.ESCAPED]


def test_where_evidence_was_dropped_is_the_wolfs_own_secret() -> None:
    s = to_hunt(begun(4), [10], [17])
    end_round(s, DROP, NOTHING)
    boards = [view(s, seat).wolves[0].board for seat in range(4)]
    assert [shown is None for shown in boards] == [True, True, False, True]
    assert boards[YELLOW] is not None
    assert boards[YELLOW].dropped_at == 10


def test_both_wolves_at_3_and_yellow_drops_as_in_the_rulebook() -> None:
    s = begun(4)
    for yellow, blue in ((17, 10), (12, 10), (4, 11), (3, 3)):
        to_hunt(s, [] if station(s, YELLOW) == yellow else [yellow], [] if station(s, BLUE) == blue else [blue])
        if (yellow, blue) != (3, 3):
            end_round(s)
    assert board(s, YELLOW) == [[16], [17], [12], [4], [3]]
    assert board(s, BLUE) == [[16], [10], [10], [11], [3]]
    end_round(s, DROP, NOTHING)
    assert s.drops[YELLOW] == 3
    assert s.carrying == bit(BLUE)


def test_evidence_is_dropped_once() -> None:
    s = to_hunt(begun(4))
    end_round(s, DROP, NOTHING)
    to_hunt(s)
    act(s, BLOODHOUND, END_HUNT)
    assert refused(s, YELLOW, DROP) == NoEvidence()
    assert may(s, YELLOW, ESCAPE)


def test_never_both_in_one_round() -> None:
    s = to_hunt(begun(4))
    act(s, BLOODHOUND, END_HUNT)
    act(s, YELLOW, DROP)
    with pytest.raises(IllegalAction):
        act(s, YELLOW, ESCAPE)


def test_choices_of_the_last_phase_are_made_in_secret() -> None:
    s = to_hunt(begun(4))
    act(s, BLOODHOUND, END_HUNT)
    before = [s.journal(seat) for seat in range(4)]
    act(s, YELLOW, ESCAPE)
    assert [s.journal(seat) for seat in range(4)] == before


def test_escaping_without_having_dropped_is_allowed() -> None:
    s = to_hunt(begun(4))
    end_round(s, ESCAPE, NOTHING)
    assert view(s, None).wolves[0].fate is Fate.ESCAPED
    assert s.actors() == (LIAISON,)
    hint(s)
    assert s.actors() == (BLUE,)


@pytest.mark.parametrize("seats", TABLES)
def test_there_are_nine_rounds(seats: int) -> None:
    s = begun(seats)
    for number_of_round in range(1, 10):
        assert not s.over
        assert s.round == number_of_round
        whole_round(s)
    assert s.over
    assert len(board(s, YELLOW)) == 10

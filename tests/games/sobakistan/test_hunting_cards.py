"""The Bloodhound's hunting cards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    DISTRICT,
    LIAISON,
    LINE,
    MARK,
    NW,
    RUN,
    YELLOW,
    act,
    begun,
    can,
    drive,
    end_round,
    enter,
    give_bloodhound,
    hint,
    hunting,
    in_districts,
    knows,
    may,
    move,
    reach,
    refused,
    stand,
    to_hunt,
    told,
    view,
)
from wolfden.engine.bits import bit
from wolfden.engine.terms import Action
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.actions import (
    CallThePack,
    CordonOffDistrict,
    CordonOffLine,
    DigUpInformation,
    JoinThePack,
    MoveTo,
    Scour,
    ShuffleThroughDenunciations,
    SniffAround,
    ToPrecinct,
    WolfCard,
)
from wolfden.games.sobakistan.terms.events import Answered, CordonsLifted
from wolfden.games.sobakistan.terms.reasons import CardElsewhere, NoSquadNear, NotInPlay
from wolfden.games.sobakistan.view import BloodhoundCard, LiaisonCard

HOWL, WHISTLE, SHED, SCENT, PACK = range(5)  # hunting cards


# Shuffle Through Denunciations


def answers(s: Sobakistan) -> list[tuple[int, bool]]:
    return [(event.wolf, event.yes) for event in told(s, None, Answered) if isinstance(event, Answered)]


def test_denunciations_as_in_the_rulebook() -> None:
    """Yellow at 4 says no, blue at 11 says yes; a squad on a station counts for its district."""
    s = hunting(yellow=4, blue=11)
    give_bloodhound(s, HOWL)
    in_districts(s, "Eastern", "Western", "Western")
    act(s, BLOODHOUND, enter(1, 10), ShuffleThroughDenunciations())
    assert answers(s) == [(YELLOW, False), (BLUE, True)]
    assert knows(s, Answered(BLUE, True)) == {0, 1, 2, 3}


def test_a_squad_in_a_precinct_is_in_no_district() -> None:
    s = hunting(yellow=4, blue=11)
    give_bloodhound(s, HOWL)
    act(s, BLOODHOUND, ShuffleThroughDenunciations())
    assert answers(s) == [(YELLOW, False), (BLUE, False)]


def test_wolves_who_are_out_are_not_asked() -> None:
    s = hunting(yellow=4, blue=11)
    s.playing &= ~bit(BLUE)
    give_bloodhound(s, HOWL)
    act(s, BLOODHOUND, ShuffleThroughDenunciations())
    assert answers(s) == [(YELLOW, False)]


def test_denunciations_go_back_to_the_liaison_as_howl_in_code() -> None:
    s = hunting()
    give_bloodhound(s, HOWL)
    act(s, BLOODHOUND, ShuffleThroughDenunciations())
    assert LiaisonCard.HOWL_IN_CODE in view(s, None).liaison_cards
    assert refused(s, BLOODHOUND, ShuffleThroughDenunciations()) == CardElsewhere()


# Cordons


def test_a_line_cordon_lasts_until_the_next_turn_of_the_bloodhound() -> None:
    s = hunting(yellow=10, blue=10)
    act(s, BLOODHOUND, CordonOffLine(LINE["black"]))
    assert view(s, YELLOW).cordoned_lines == (LINE["black"],)
    end_round(s)
    hint(s)
    assert reach(s, YELLOW) == {16, 2}
    move(s, [16], [])
    assert view(s, None).cordoned_lines == ()
    assert told(s, None, CordonsLifted) == [CordonsLifted()]


def test_a_district_cordon_lasts_until_the_next_turn_of_the_bloodhound() -> None:
    s = hunting(yellow=12, blue=10)
    act(s, BLOODHOUND, CordonOffDistrict(DISTRICT["Southern"]))
    end_round(s)
    hint(s)
    assert reach(s, YELLOW) == {4}
    move(s, [4], [])
    assert view(s, None).cordoned_districts == ()


def test_cordon_cards_go_to_the_liaison_as_scent_and_pack() -> None:
    s = hunting()
    act(s, BLOODHOUND, CordonOffLine(LINE["red"]), CordonOffDistrict(DISTRICT["Central"]))
    assert set(view(s, None).liaison_cards) >= {LiaisonCard.THROW_OFF_THE_SCENT, LiaisonCard.CALL_THE_PACK}
    assert refused(s, BLOODHOUND, CordonOffLine(LINE["blue"])) == CardElsewhere()


def test_squads_are_not_held_by_cordons() -> None:
    s = hunting(yellow=5, blue=5)
    in_districts(s, "Central", "Central", "Central")
    act(s, BLOODHOUND, CordonOffDistrict(DISTRICT["Central"]), drive(1, "Western"))
    assert view(s, None).squads[0].district == DISTRICT["Western"]


# Scour


def test_scour_gives_one_more_move() -> None:
    s = hunting(yellow=5, blue=5)
    give_bloodhound(s, WHISTLE)
    in_districts(s, "Central", "Central", "Central")
    act(s, BLOODHOUND, drive(1, "Western"), drive(2, "Western"), Scour(), drive(3, "Western"))
    assert view(s, None).moves_left == 0
    assert LiaisonCard.BLOW_A_WHISTLE in view(s, None).liaison_cards


# Sniff Around the Station


def test_sniffing_at_10_as_in_the_rulebook() -> None:
    s = begun()
    for yellow, blue in (([17], [10]), ([12], [])):
        to_hunt(s, yellow, blue)
        end_round(s)
    to_hunt(s, [4], [11])
    give_bloodhound(s, SHED)
    act(s, BLOODHOUND, drive(3, "Eastern"), SniffAround(10))
    assert answers(s) == [(YELLOW, False), (BLUE, True)]


def test_only_stations_in_a_district_with_a_squad_can_be_sniffed_around() -> None:
    s = hunting()
    give_bloodhound(s, SHED)
    assert can(s, BLOODHOUND, SniffAround) == []
    act(s, BLOODHOUND, drive(1, "Western"))
    assert can(s, BLOODHOUND, SniffAround) == [SniffAround(6), SniffAround(13), SniffAround(14)]
    assert refused(s, BLOODHOUND, SniffAround(16)) == NoSquadNear(16)


@pytest.mark.parametrize("chain", [[RUN, 9, 8], [9]])
def test_every_mark_on_a_board_counts(chain: Sequence[Action | int]) -> None:
    s = begun()
    to_hunt(s, chain, [])
    give_bloodhound(s, SHED)
    in_districts(s, "North-Eastern", "Central", "Western")
    act(s, BLOODHOUND, SniffAround(9))
    assert answers(s) == [(YELLOW, True), (BLUE, False)]


def test_the_start_and_where_one_is_count_as_well() -> None:
    s = hunting()
    give_bloodhound(s, SHED)
    in_districts(s, "Central", "Central", "Western")
    act(s, BLOODHOUND, SniffAround(16))
    assert answers(s) == [(YELLOW, True), (BLUE, True)]


# Dig Up Information


def dug(s: Sobakistan) -> list[Action]:
    return can(s, BLOODHOUND, DigUpInformation)


def test_wolves_who_are_out_are_not_asked_where_they_have_been() -> None:
    s = hunting()
    give_bloodhound(s, SHED)
    in_districts(s, "Central", "Central", "Western")
    s.playing &= ~bit(YELLOW)
    act(s, BLOODHOUND, SniffAround(16))
    assert answers(s) == [(BLUE, True)]


def test_where_a_wolf_ran_to_or_joined_the_pack_counts_as_well() -> None:
    s = begun()
    to_hunt(s)
    stand(s, yellow=9, blue=4)
    in_districts(s, "North-Eastern", "Central", "Western")
    act(s, BLOODHOUND, enter(1, 9), ToPrecinct(1, NW))
    act(s, YELLOW, MoveTo(8))
    act(s, BLOODHOUND, CordonOffDistrict(DISTRICT["Western"]))
    end_round(s)
    act(s, LIAISON, CallThePack(YELLOW))
    act(s, BLUE, JoinThePack())
    to_hunt(s, [1], [9])
    give_bloodhound(s, SHED)
    in_districts(s, "North-Eastern", "Central", "Western")
    act(s, BLOODHOUND, SniffAround(8))
    assert answers(s) == [(YELLOW, True), (BLUE, True)]


def test_dig_up_information_asks_the_wolf_whose_card_it_is() -> None:
    s = begun()
    to_hunt(s, [MARK, 10], [RUN, 17])
    assert dug(s) == [
        DigUpInformation(YELLOW, WolfCard.MARK_TERRITORY),
        DigUpInformation(BLUE, WolfCard.RUN_WITH_THE_WOLVES),
    ]
    act(s, BLOODHOUND, drive(2, "Eastern"), DigUpInformation(YELLOW, WolfCard.MARK_TERRITORY))
    assert answers(s) == [(YELLOW, True)]


def test_everybody_sees_whom_the_bloodhound_can_ask() -> None:
    s = begun()
    to_hunt(s, [MARK, 10], [RUN, 17])
    for seat in (*range(s.seats), None):
        yellow, blue = view(s, seat).wolves
        assert (yellow.cards, yellow.dig_up) == ((WolfCard.RUN_WITH_THE_WOLVES,), (WolfCard.MARK_TERRITORY,))
        assert (blue.cards, blue.dig_up) == ((WolfCard.MARK_TERRITORY,), (WolfCard.RUN_WITH_THE_WOLVES,))
    s.playing &= ~bit(YELLOW)
    assert (view(s, None).wolves[0].cards, view(s, None).wolves[0].dig_up) == ((), ())


def test_the_card_goes_back_to_that_wolf() -> None:
    s = begun()
    to_hunt(s, [MARK, 10], [RUN, 17])
    act(s, BLOODHOUND, DigUpInformation(BLUE, WolfCard.RUN_WITH_THE_WOLVES))
    assert view(s, None).wolves[1].cards == (WolfCard.MARK_TERRITORY, WolfCard.RUN_WITH_THE_WOLVES)
    assert view(s, None).wolves[1].dig_up == ()
    end_round(s)
    hint(s)
    assert may(s, BLUE, RUN)
    assert not may(s, YELLOW, MARK)


def test_dig_up_information_is_of_no_use_once_the_wolf_is_out() -> None:
    s = begun()
    to_hunt(s, [MARK, 10], [])
    s.playing &= ~bit(YELLOW)
    assert dug(s) == []
    assert refused(s, BLOODHOUND, DigUpInformation(YELLOW, WolfCard.MARK_TERRITORY)) == NotInPlay(YELLOW)


def test_both_cards_of_a_wolf_can_be_used() -> None:
    s = begun()
    to_hunt(s, [MARK, RUN, 10], [])
    for card in WolfCard:
        act(s, BLOODHOUND, DigUpInformation(YELLOW, card))
    assert answers(s) == [(YELLOW, False), (YELLOW, False)]


# Cards in general


def test_cards_may_be_used_at_any_moment_of_the_turn() -> None:
    s = hunting(yellow=5, blue=5)
    give_bloodhound(s, HOWL, WHISTLE, SHED, SCENT, PACK)
    in_districts(s, "Central", "Central", "Central")
    act(s, BLOODHOUND, ShuffleThroughDenunciations(), drive(1, "Western"), SniffAround(16), Scour(), enter(2, 17))
    act(s, BLOODHOUND, CordonOffLine(LINE["red"]), drive(3, "Western"), CordonOffDistrict(0))
    assert view(s, None).bloodhound_cards == ()


def test_the_bloodhound_cannot_use_what_others_hold() -> None:
    s = hunting()
    assert view(s, None).bloodhound_cards == (BloodhoundCard.CORDON_OFF_A_LINE, BloodhoundCard.CORDON_OFF_A_DISTRICT)
    for action in (ShuffleThroughDenunciations(), Scour(), SniffAround(16), DigUpInformation(YELLOW, WolfCard(0))):
        assert refused(s, BLOODHOUND, action) == CardElsewhere()

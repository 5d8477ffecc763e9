"""Vendettas: first, mandatory, each with its corner cases."""

from __future__ import annotations

import pytest

from wolfden.games.boars.terms.actions import Buy, ChangeMenu, Discard, Done, KeepMenu, Pick, Target, Trigger, Use
from wolfden.games.boars.terms.events import Discarded, Overtook, PulledBack, Stepped, Switched, Took, Triggered
from wolfden.games.boars.terms.reasons import NoSuchPlayer, NoTarget, NotATarget, NotInFront, NoVendetta, VendettasFirst

from .table import BOARS, act, at, bottom, can, draws, ends, kind, lying, market, new, refusal, space_of, told

RED = space_of("r")
RED_PREDATOR = space_of("r!")
RED_STATION = space_of("R")
BLUE = space_of("b")


def trigger(name: str) -> Trigger:
    return Trigger(kind(name))


# When they trigger


def test_the_exact_number_of_black_cubes_triggers_and_comes_before_everything_else() -> None:
    s = new(at=[4, 10], cards={0: ["Nip"]})
    draws(s, red=2, black=1)
    assert can(s) == [trigger("Nip")]
    with refusal(s, VendettasFirst()):
        act(s, Done())


@pytest.mark.parametrize("black", [0, 2])
def test_another_number_does_not(black: int) -> None:
    s = new(at=[4, 10], cards={0: ["Nip"]})
    draws(s, red=2, **({"black": black} if black else {}))
    assert Done() in can(s)
    assert lying(s, 0) == ["Nip"]


def test_without_a_legal_target_it_does_not_trigger_and_stays() -> None:
    s = new(cards={0: ["Nip"]})  # the opponent is on Start
    draws(s, red=2, black=1)
    assert Done() in can(s)
    assert lying(s, 0) == ["Nip"]


def test_it_is_the_players_choice_which_triggers_first_and_all_must() -> None:
    s = new(at=[4, 10], cards={0: ["Tug", "Switcheroo", "Finders Keepers"], 1: ["Nip", "Red Fast"]})
    draws(s, black=2)
    assert can(s) == [trigger("Tug"), trigger("Switcheroo"), trigger("Finders Keepers")]
    act(s, trigger("Finders Keepers"), Target(1), Pick(kind("Nip")))
    assert can(s) == [trigger("Tug"), trigger("Switcheroo")]
    act(s, trigger("Tug"), Target(1))
    assert can(s) == [trigger("Switcheroo")]


def test_one_that_gains_a_target_must_trigger_and_one_that_loses_it_stays() -> None:
    # Switching gives the opponent a card; with the only card gone nobody can be robbed any more.
    s = new(at=[4, 10], cards={0: ["Finders Keepers", "Switcheroo"], 1: ["Red Fast"]})
    draws(s, black=2)
    assert can(s) == [trigger("Switcheroo"), trigger("Finders Keepers")]
    act(s, trigger("Finders Keepers"), Target(1), Pick(kind("Red Fast")))
    assert Done() in can(s)  # only one player has cards now
    assert lying(s, 0) == ["Red Fast", "Switcheroo"]
    # Overtaking brings the own boar onto a blue space.
    s = new(at=[4, BLUE - 1], cards={0: ["Tug", "Overtake on Blue"]})
    assert space_of("y!") == BLUE - 1
    draws(s, black=2)
    assert can(s) == [trigger("Tug")]
    act(s, trigger("Tug"), Target(1))
    assert at(s)[1] == 0
    assert Done() in can(s)


def test_a_vendetta_gains_a_target_in_the_course_of_the_turn() -> None:
    s = new(at=[0, RED - 2], cards={0: ["Landslide", "Sorry Not Sorry"], 1: []})
    draws(s, black=3)
    # With two vendettas in front of the player each is a card for the other to act on.
    assert can(s) == [trigger("Landslide"), trigger("Sorry Not Sorry")]
    act(s, trigger("Landslide"), Target(1))
    assert Done() in can(s)
    assert lying(s, 0) == ["Sorry Not Sorry"]


def test_it_lies_at_the_bottom_of_the_deck_before_its_effect() -> None:
    s = new(at=[4, 10], cards={0: ["Nip"]})
    draws(s, black=1)
    act(s, trigger("Nip"))
    assert told(s, Triggered) == [Triggered(0, kind("Nip"))]
    assert bottom(s) == ["Nip"]
    assert lying(s, 0) == []


def test_sick_or_not_makes_no_difference() -> None:
    s = new(at=[4, 20], cards={0: ["Landslide"]})
    draws(s, red=3, black=3)
    act(s, trigger("Landslide"), Target(1))
    assert at(s) == [4, 8]


def test_they_come_before_the_menu() -> None:
    s = new(at=[4, 20], cards={0: ["Landslide", "Nip"]})
    draws(s, black=5)
    assert can(s) == [KeepMenu(), ChangeMenu()]  # neither is for five
    assert lying(s, 0) == ["Landslide", "Nip"]


def test_one_bought_this_turn_waits_for_a_later_draw() -> None:
    s = new(at=[4, 10], open_cards=["Nip"])
    draws(s, red=1, black=1)
    act(s, Buy(kind("Nip")))
    assert can(s) == [Done()] or trigger("Nip") not in can(s)
    ends(s)
    draws(s, red=1)
    ends(s)
    draws(s, black=1)
    assert can(s) == [trigger("Nip")]


def test_one_taken_this_turn_waits_for_a_later_draw() -> None:
    s = new(at=[4, 20], cards={0: ["Finders Keepers"], 1: ["Tug"]})
    draws(s, black=2)
    act(s, trigger("Finders Keepers"), Target(1), Pick(kind("Tug")))
    assert lying(s, 0) == ["Tug"]
    assert trigger("Tug") not in can(s)


def test_one_switched_away_and_back_this_turn_waits_too() -> None:
    s = new(at=[4, 20], cards={0: ["Switcheroo", "Tug"], 1: ["Red Fast"]})
    draws(s, black=2)
    act(s, trigger("Switcheroo"), Target(0), Pick(kind("Tug")), Target(1), Pick(kind("Red Fast")))
    assert lying(s, 1) == ["Tug"]
    assert trigger("Tug") not in can(s)


def test_what_cannot_be_triggered_is_refused() -> None:
    s = new(at=[0, 9], cards={0: ["Tug", "Overtake on Blue"]})
    draws(s, black=2)
    with refusal(s, NoVendetta(kind("Nip"))):
        act(s, trigger("Nip"))
    with refusal(s, NoTarget(kind("Overtake on Blue"))):
        act(s, trigger("Overtake on Blue"))


# Overtake


@pytest.mark.parametrize("space", [RED, RED_PREDATOR, RED_STATION])
def test_overtake_moves_one_space_past_a_boar_on_any_kind_of_space_of_the_colour(space: int) -> None:
    s = new(at=[0, space], cards={0: ["Overtake on Red"]})
    draws(s, black=1)
    act(s, trigger("Overtake on Red"), Target(1))
    assert at(s) == [space + 1, space]
    assert told(s, Overtook) == [Overtook(0, 1, space + 1)]


def test_ones_own_boar_is_overtaken_by_a_single_step_where_it_is_the_only_target() -> None:
    s = new(at=[RED, BLUE], cards={0: ["Overtake on Red"]})
    draws(s, black=1)
    act(s, trigger("Overtake on Red"))
    assert can(s) == [Target(0)]
    act(s, Target(0))
    assert at(s) == [RED + 1, BLUE]
    assert told(s, Overtook) == []  # nobody overtakes themself
    assert told(s, Stepped) == [Stepped(0, RED + 1)]
    assert BOARS.text(Stepped(0, RED + 1), ["Ann", "Bo"]) == f"Ann took one step, to space {RED + 1}."


def test_a_boar_behind_takes_the_player_back() -> None:
    s = new(at=[40, RED], cards={0: ["Overtake on Red"]})
    draws(s, black=1)
    act(s, trigger("Overtake on Red"), Target(1))
    assert at(s) == [RED + 1, RED]


def test_among_several_on_the_colour_the_player_chooses() -> None:
    s = new(3, at=[RED, RED_STATION, BLUE], cards={0: ["Overtake on Red"]})
    draws(s, black=1)
    act(s, trigger("Overtake on Red"))
    assert can(s) == [Target(0), Target(1)]
    with refusal(s, NotATarget(2)):
        act(s, Target(2))
    with refusal(s, NoSuchPlayer()):
        act(s, Target(3))


def test_without_a_boar_on_the_colour_it_does_not_trigger_and_start_has_no_colour() -> None:
    s = new(at=[0, BLUE], cards={0: ["Overtake on Red"]})
    draws(s, black=1)
    assert can(s) == [Done()]


def test_overtaking_onto_finish_wins() -> None:
    last = 94
    s = new(at=[3, last], cards={0: ["Overtake on Blue"]})
    draws(s, black=2)
    act(s, trigger("Overtake on Blue"), Target(1))
    assert s.over
    assert s.outcome().winners == (0,)


# Pullback


def test_pullback_takes_an_opponent_back() -> None:
    s = new(at=[30, 20], cards={0: ["Tug"]})
    draws(s, black=2)
    act(s, trigger("Tug"))
    assert can(s) == [Target(1)]
    act(s, Target(1))
    assert at(s) == [30, 13]
    assert told(s, PulledBack) == [PulledBack(1, 13)]


def test_nobody_is_pulled_back_past_start() -> None:
    s = new(at=[30, 3], cards={0: ["Tug"]})
    draws(s, black=2)
    act(s, trigger("Tug"), Target(1))
    assert at(s) == [30, 0]


def test_who_is_on_start_is_no_target_of_a_pullback() -> None:
    s = new(3, at=[30, 0, 9], cards={0: ["Tug"]})
    draws(s, black=2)
    act(s, trigger("Tug"))
    assert can(s) == [Target(2)]


def test_boars_that_share_a_space_after_a_pullback_stay() -> None:
    s = new(3, at=[30, 20, 13], cards={0: ["Tug"]})
    draws(s, black=2)
    act(s, trigger("Tug"), Target(1))
    assert at(s) == [30, 13, 13]


# Switcheroo


def test_switcheroo_swaps_two_cards_of_two_players() -> None:
    s = new(3, cards={0: ["Switcheroo"], 1: ["Red Fast", "Nip"], 2: ["Jam Trio"]})
    draws(s, black=2)
    act(s, trigger("Switcheroo"))
    assert can(s) == [Target(1), Target(2)]  # with the vendetta gone the player has no card
    act(s, Target(1))
    assert can(s) == [Pick(kind("Red Fast")), Pick(kind("Nip"))]
    act(s, Pick(kind("Nip")))
    assert can(s) == [Target(2)]
    act(s, Target(2), Pick(kind("Jam Trio")))
    assert (lying(s, 1), lying(s, 2)) == (["Jam Trio", "Red Fast"], ["Nip"])
    assert told(s, Switched) == [Switched(1, kind("Nip"), 2, kind("Jam Trio"))]


def test_ones_own_cards_can_be_switched_too() -> None:
    s = new(cards={0: ["Switcheroo", "Red Fast"], 1: ["Jam Trio"]})
    draws(s, black=2)
    act(s, trigger("Switcheroo"), Target(0), Pick(kind("Red Fast")), Target(1), Pick(kind("Jam Trio")))
    assert (lying(s, 0), lying(s, 1)) == (["Jam Trio"], ["Red Fast"])


def test_switcheroo_needs_two_players_with_cards_and_is_none_itself() -> None:
    s = new(cards={0: ["Switcheroo"], 1: ["Jam Trio"]})
    draws(s, black=2)
    assert can(s) == [Done()]


def test_a_switched_card_can_be_used_at_once() -> None:
    s = new(cards={0: ["Switcheroo", "Red Fast"], 1: ["Blue Fast"]})
    draws(s, red=1, black=2)
    act(s, trigger("Switcheroo"), Target(0), Pick(kind("Red Fast")), Target(1), Pick(kind("Blue Fast")))
    assert Use(kind("Blue Fast")) in can(s)


def test_a_switch_is_one_move_that_can_be_drafted() -> None:
    s = new(cards={0: ["Switcheroo", "Red Fast"], 1: ["Jam Trio"]})
    draws(s, black=2)
    act(s, trigger("Switcheroo"), Target(0))
    before = s.view(1)
    act(s, Pick(kind("Red Fast")))
    assert s.view(1) == before
    act(s, Target(1))
    with refusal(s, NotInFront(kind("Nip"))):
        act(s, Pick(kind("Nip")))


# Finders Keepers


def test_finders_keepers_takes_an_opponents_card() -> None:
    s = new(3, cards={0: ["Finders Keepers", "Nip"], 1: ["Red Fast"], 2: ["Jam Trio", "Tug"]})
    draws(s, black=2)
    act(s, trigger("Finders Keepers"))
    assert can(s) == [Target(1), Target(2)]
    act(s, Target(2), Pick(kind("Jam Trio")))
    assert (lying(s, 0), lying(s, 2)) == (["Jam Trio", "Nip"], ["Tug"])
    assert told(s, Took) == [Took(0, 2, kind("Jam Trio"))]


def test_finders_keepers_never_makes_a_sixth_card_as_it_has_left_itself() -> None:
    s = new(cards={0: ["Finders Keepers", "Nip", "Blue Fast", "Green Fast"], 1: ["Red Fast"]})
    draws(s, red=1, blue=1, green=1, black=2)
    act(s, trigger("Finders Keepers"), Target(1), Pick(kind("Red Fast")))
    assert lying(s, 0) == ["Blue Fast", "Green Fast", "Nip", "Red Fast"]
    assert not any(isinstance(action, Discard) for action in can(s))


def test_ones_own_cards_are_no_target_of_finders_keepers() -> None:
    s = new(cards={0: ["Finders Keepers", "Nip"]})
    draws(s, black=2)
    assert can(s) == [Done()]


# Sorry Not Sorry


def test_sorry_not_sorry_discards_all_cards_of_a_player() -> None:
    s = new(3, cards={0: ["Sorry Not Sorry"], 1: ["Red Fast", "Jam Trio"], 2: []})
    draws(s, black=3)
    act(s, trigger("Sorry Not Sorry"))
    assert can(s) == [Target(1)]
    act(s, Target(1))
    assert lying(s, 1) == []
    assert bottom(s) == ["Sorry Not Sorry", "Jam Trio", "Red Fast"]
    assert told(s, Discarded) == [Discarded(1, kind("Jam Trio")), Discarded(1, kind("Red Fast"))]


def test_where_only_the_player_has_cards_it_is_the_players_own_that_go() -> None:
    s = new(cards={0: ["Sorry Not Sorry", "Red Fast"]})
    draws(s, black=3)
    act(s, trigger("Sorry Not Sorry"))
    assert can(s) == [Target(0)]
    act(s, Target(0))
    assert lying(s, 0) == []


def test_it_is_no_card_to_act_on_itself() -> None:
    s = new(cards={0: ["Sorry Not Sorry"]})
    draws(s, black=3)
    assert can(s) == [Done()]
    assert lying(s, 0) == ["Sorry Not Sorry"]
    assert market(s)


def test_a_vendetta_that_was_discarded_by_another_does_not_trigger() -> None:
    s = new(at=[4, 20], cards={0: ["Sorry Not Sorry", "Landslide"]})
    draws(s, black=3)
    act(s, trigger("Sorry Not Sorry"), Target(0))
    assert can(s) == [Done()]
    assert at(s) == [4, 20]

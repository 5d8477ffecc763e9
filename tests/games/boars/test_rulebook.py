"""The rulebook and our ruling, sentence by sentence in our own words, and the tests that hold each.

Not here, because there is nothing to test: the story, the credits, what the pieces look like, how one gropes in a bag.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.rulebook import written_tests

RULES = {
    # Setup
    "two to four players": ["test_two_to_four_can_play"],
    "boar cards apart, the rest one shuffled deck": [
        "test_every_card_is_as_likely_to_be_turned_up_first",
        "test_equal_cards_are_the_same_card_to_the_state",
    ],
    "four cards are turned up": ["test_four_cards_are_turned_up_and_told"],
    "25 cubes a bag, five of each colour; the rest is the reserve, 35 of each food in all [gap]": [
        "test_each_bag_has_five_of_each_colour_and_the_reserve_the_rest"
    ],
    "the reserve is limited: one gains as many as there are": [
        "test_an_empty_reserve_gives_what_it_has",
        "test_of_a_colour_that_has_run_out_nothing_can_be_taken",
        "test_with_an_empty_reserve_the_turn_just_ends",
        "test_a_feast_gives_what_the_reserve_has_and_needs_something_there",
    ],
    "a random boar each, on Start": [
        "test_boars_are_dealt_at_random_and_all_different",
        "test_all_boars_stand_on_start",
        "test_the_boars_are_those_of_the_ruling",
    ],
    "the first player by lot, then clockwise": ["test_the_lot_says_who_begins", "test_turns_go_clockwise"],
    "who reaches Finish first wins": ["test_reaching_finish_wins_at_once"],
    # Phase 1
    "any number of cubes at random, at least one [clash], an exact number [digital]": [
        "test_any_number_from_one_to_all_can_be_drawn",
        "test_no_more_can_be_drawn_than_the_bag_holds",
        "test_so_many_come_out_and_lie_in_front_of_the_player",
        "test_every_draw_is_as_likely_as_the_other",
        "test_large_bags_are_drawn_from_alike",
    ],
    "nobody looks into bags; counts are shown as the table likes [digital]": [
        "test_the_option_says_whose_bags_are_counted_out",
        "test_by_default_you_see_your_own_bag",
        "test_nothing_hidden_is_in_the_state_so_that_imagined_worlds_differ_by_chance_only",
    ],
    "five black cubes in the bag at the beginning of every turn": [
        "test_black_cubes_never_leave",
        "test_cubes_and_cards_are_conserved",
    ],
    "three black or more: sick, all cubes go back, the turn goes on": [
        "test_three_black_cubes_make_sick",
        "test_when_sick_the_turn_goes_on_without_cubes",
    ],
    "all five black: the menu may be changed": [
        "test_with_all_five_black_the_menu_may_be_changed",
        "test_the_menu_may_be_kept",
        "test_with_four_black_there_is_no_new_menu",
    ],
    # Phase 2
    "one card a turn for any food cubes, which go to the reserve": [
        "test_a_card_costs_any_food_cubes_which_go_to_the_reserve",
        "test_black_cubes_pay_for_nothing",
        "test_one_card_a_turn",
        "test_only_open_cards_can_be_bought",
        "test_where_there_is_one_way_to_pay_nobody_is_asked",
        "test_cubes_are_paid_in_the_order_of_the_colours_so_that_a_payment_is_one_way_only",
        "test_a_payment_is_drafted_and_nobody_notices",
    ],
    "it can be used this turn": [
        "test_a_bought_diet_can_be_used_at_once",
        "test_a_portion_bought_this_turn_counts_this_turns_draw",
    ],
    "its place is filled at once": [
        "test_the_place_is_filled_at_once_and_everybody_sees_it",
        "test_when_nobody_has_seen_a_card_any_more_the_deck_goes_on_with_those_laid_down",
    ],
    "a ticket for exactly the number drawn, to the next station of the kind, from any space": [
        "test_a_ticket_takes_the_boar_to_the_next_station_of_that_kind",
        "test_a_ticket_needs_the_exact_number_drawn",
        "test_other_colours_do_not_matter_and_one_can_ride_from_any_space",
        "test_from_a_station_it_goes_to_the_next_one",
        "test_without_a_station_ahead_there_is_no_ticket",
        "test_two_tickets_of_two_kinds_in_a_turn",
    ],
    "four reds less one are no ticket for three": [
        "test_four_cubes_less_one_are_no_ticket_for_three",
        "test_all_of_the_cubes_must_still_be_there",
    ],
    "cubes are used in any order, diets after a ride as well": [
        "test_any_order_goes",
        "test_after_a_ride_one_can_go_on_with_diets",
    ],
    "when all movement is done, boars on the space go back two, and those they land on": [
        "test_every_other_boar_on_the_space_goes_back_two",
        "test_the_boars_it_lands_on_go_back_as_well_and_so_on",
        "test_a_chain_ends_where_nobody_stands",
        "test_passing_by_bumps_nobody",
    ],
    "also without having moved; nobody on Start [gap] nor past it; bumped boars activate nothing": [
        "test_it_bumps_also_if_it_did_not_move",
        "test_a_chain_of_bumps_stops_at_start_where_nobody_is_bumped",
        "test_nobody_is_bumped_past_start",
        "test_nobody_is_bumped_on_start",
        "test_bumped_boars_activate_nothing",
    ],
    "boars that come to share a space otherwise stay": [
        "test_boars_that_share_a_space_after_a_pullback_stay",
        "test_chased_back_there_is_no_bump_and_no_second_activation",
    ],
    # Phase 3
    "the space is activated, moved or not; then unspent cubes go back": [
        "test_it_is_activated_whether_the_boar_has_moved_or_not_and_sick_or_not",
        "test_unspent_cubes_go_back_into_the_bag",
    ],
    "96 spaces in a row: 22 stations, 48 foodstuffs, 24 predators, spread [gap]": [
        "test_the_track_has_96_spaces_of_the_kinds_of_the_ruling",
        "test_no_colour_clusters",
        "test_stations_are_evenly_spread",
        "test_dearer_tickets_fly_further",
    ],
    "foodstuff: three of the colour or one of any": ["test_a_foodstuff_space_gives_three_of_its_colour_or_one_of_any"],
    "predator: one of the colour or three of any of those in front of you, else back one": [
        "test_a_predator_wants_one_of_its_colour_or_three_of_any",
        "test_three_of_any_are_chosen_by_the_player",
        "test_where_there_is_one_way_to_give_three_nobody_is_asked",
        "test_only_what_is_still_in_hand_can_be_given_and_black_is_no_food",
        "test_whoever_is_sick_goes_back_one",
    ],
    "station: one of its colour and one of any": [
        "test_a_station_gives_one_of_its_colour_and_one_of_any",
        "test_a_station_whose_colour_has_run_out_still_gives_the_other",
        "test_a_station_that_takes_the_last_cube_ends_the_turn",
    ],
    "Start: nothing, but one cube for who has no food at all [gap]": [
        "test_start_gives_nothing",
        "test_on_start_whoever_has_no_food_at_all_takes_one_cube",
    ],
    # Cards
    "five cards with the boar; a sixth means discarding another, not the boar, not the new one": [
        "test_a_sixth_card_means_discarding_one_of_the_others",
        "test_a_new_copy_may_push_out_the_old_one",
        "test_five_cards_with_the_boar_are_no_sixth",
    ],
    "discards go to the bottom of the deck": ["test_it_lies_at_the_bottom_of_the_deck_before_its_effect"],
    "the boar's two diets, each once a turn, the whole distance": [
        "test_both_diets_of_the_boar_each_once_a_turn",
        "test_the_cubes_must_be_there",
        "test_diets_of_other_boars_are_not_ones_own",
    ],
    "at Finish extra movement is lost, and the game won": [
        "test_passing_finish_wins_and_the_rest_of_the_movement_is_lost",
        "test_finish_is_passed_in_the_middle_of_a_turn_with_a_ticket_in_hand",
    ],
    "diet cards cost cubes and give movement or cubes, each once a turn": [
        "test_mono_and_combo_diets_cost_their_cubes_and_move_the_whole_distance",
        "test_each_diet_once_a_turn",
        "test_a_diet_needs_its_cubes",
        "test_a_diet_can_give_cubes_instead",
        "test_two_equal_cards_are_two_diets",
        "test_the_copy_that_was_used_can_be_discarded",
        "test_for_a_sixth_card_the_used_copy_can_go",
        "test_a_special_that_was_bought_too_late_to_act_can_go_instead_of_the_older_one",
        "test_of_two_equal_vendettas_the_one_that_must_trigger_can_be_switched_or_kept",
        "test_everybody_can_tell_which_copy_went",
    ],
    "non-diets: no cube of the colour drawn; also when sick; what is drawn counts, not what is left": [
        "test_a_non_diet_works_if_no_cube_of_the_colour_was_drawn_sick_or_not",
        "test_drawn_means_drawn_not_left",
    ],
    "midnight feasts: cubes for the bag": ["test_a_midnight_feast_puts_cubes_into_the_bag"],
    "portions: exactly so many cubes, black ones included [gap], which stay": [
        "test_a_portion_diet_works_for_exactly_so_many_cubes_black_ones_included"
    ],
    "gatherers: one more of the colour from foodstuffs and stations, whatever the space's colour": [
        "test_a_gatherer_adds_one_of_its_colour_whatever_the_colour_of_the_space",
        "test_a_gatherer_adds_once_for_three_cubes_and_at_stations",
        "test_gatherers_need_something_really_gained_and_something_left",
        "test_feasts_are_not_gathered",
        "test_gatherers_and_vendettas_are_not_used",
    ],
    "the three specials": [
        "test_the_specials_move_as_far_as_the_rulebook_says",
        "test_knowledge_is_power_moves_four_when_a_diet_is_bought",
        "test_it_is_used_only_if_one_likes",
        "test_knowledge_does_not_act_on_vendettas_nor_revenge_on_diets",
        "test_a_special_does_not_act_on_its_own_purchase_but_another_copy_does",
        "test_a_special_that_was_discarded_for_the_sixth_card_acts_no_more",
        "test_a_purchase_of_last_turn_is_over",
        "test_couldnt_care_less_costs_another_card_and_moves_three",
        "test_with_nothing_to_discard_one_cares",
        "test_one_copy_can_be_discarded_for_another",
    ],
    # Vendettas
    "they trigger with the exact number of black cubes, first and mandatory, before the menu": [
        "test_the_exact_number_of_black_cubes_triggers_and_comes_before_everything_else",
        "test_another_number_does_not",
        "test_it_is_the_players_choice_which_triggers_first_and_all_must",
        "test_they_come_before_the_menu",
        "test_sick_or_not_makes_no_difference",
        "test_what_cannot_be_triggered_is_refused",
    ],
    "with a legal target only; one's own boar may be the only one": [
        "test_without_a_legal_target_it_does_not_trigger_and_stays",
        "test_ones_own_boar_is_overtaken_by_a_single_step_where_it_is_the_only_target",
        "test_where_only_the_player_has_cards_it_is_the_players_own_that_go",
    ],
    "only those that lay there at the draw; after each one look again": [
        "test_one_bought_this_turn_waits_for_a_later_draw",
        "test_one_taken_this_turn_waits_for_a_later_draw",
        "test_one_switched_away_and_back_this_turn_waits_too",
        "test_one_that_gains_a_target_must_trigger_and_one_that_loses_it_stays",
        "test_a_vendetta_gains_a_target_in_the_course_of_the_turn",
        "test_a_vendetta_that_was_discarded_by_another_does_not_trigger",
    ],
    "overtake: one past a boar on the colour, of whatever kind of space": [
        "test_overtake_moves_one_space_past_a_boar_on_any_kind_of_space_of_the_colour",
        "test_a_boar_behind_takes_the_player_back",
        "test_among_several_on_the_colour_the_player_chooses",
        "test_without_a_boar_on_the_colour_it_does_not_trigger_and_start_has_no_colour",
        "test_overtaking_onto_finish_wins",
    ],
    "pullback: an opponent back, not past Start": [
        "test_pullback_takes_an_opponent_back",
        "test_nobody_is_pulled_back_past_start",
        "test_who_is_on_start_is_no_target_of_a_pullback",
    ],
    "Switcheroo: two cards of two players, you included": [
        "test_switcheroo_swaps_two_cards_of_two_players",
        "test_ones_own_cards_can_be_switched_too",
        "test_switcheroo_needs_two_players_with_cards_and_is_none_itself",
        "test_a_switched_card_can_be_used_at_once",
        "test_a_switch_is_one_move_that_can_be_drafted",
    ],
    "Finders Keepers: an opponent's card; with six cards one goes": [
        "test_finders_keepers_takes_an_opponents_card",
        "test_finders_keepers_never_makes_a_sixth_card_as_it_has_left_itself",
        "test_ones_own_cards_are_no_target_of_finders_keepers",
    ],
    "Sorry Not Sorry: all cards of one player": [
        "test_sorry_not_sorry_discards_all_cards_of_a_player",
        "test_it_is_no_card_to_act_on_itself",
    ],
    # The example and the end
    "the turn example": ["test_the_turn_example"],
    "a hundred turns each, then the furthest ahead; level boars share [digital]": [
        "test_after_a_hundred_turns_each_the_boar_furthest_ahead_wins_and_level_ones_share",
        "test_the_limit_of_the_engine_is_never_reached",
    ],
    "the deck: about 60 cards of all kinds, costs 1 to 5 [gap]": ["test_the_deck_has_about_sixty_cards_of_all_kinds"],
}


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_its_tests(rule: str) -> None:
    assert RULES[rule]
    assert set(RULES[rule]) <= written_tests(Path(__file__).parent), rule


def test_every_test_of_a_rule_is_in_the_table() -> None:
    listed = {name for names in RULES.values() for name in names}
    files = ("test_setup.py", "test_draw.py", "test_use.py", "test_vendettas.py", "test_spaces.py")
    text = "".join((Path(__file__).parent / file).read_text("utf-8") for file in files)
    written = {
        name for name in written_tests(Path(__file__).parent) if name.startswith("test_") and f"def {name}(" in text
    }
    assert written - listed <= {
        "test_the_game_is_found_by_name",
        "test_all_of_a_bag_is_all_of_it",
        "test_gatherers_do_not_feed_those_on_start_twice_but_add_to_a_cube_gained",
    }

"""The rulebook and our ruling, sentence by sentence in our own words, and the tests that hold each.

Not here, because there is nothing to test: the story, the credits, the care of markers and stickers, what lies where on
the table, and private notes, which belong to the table and not to the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.rulebook import written_tests

RULES = {
    # Components
    "stations are adjacent if a line joins them with none in between": [
        "test_where_the_blue_wolf_can_go_from_16_as_in_the_rulebook",
        "test_a_wolf_moves_to_an_adjacent_station_only",
        "test_every_edge_belongs_to_one_line_and_every_station_to_one_district",
    ],
    "districts are adjacent if adjacent stations lie in them": [
        "test_districts_are_adjacent_where_adjacent_stations_join_them",
    ],
    "nobody but the Wolf knows when and where they were": [
        "test_nobody_but_the_wolf_learns_where_they_went",
        "test_before_all_have_moved_nobody_is_told_anything",
        "test_how_many_steps_a_wolf_took_is_not_told",
    ],
    "a route is a start, a drop-off point and an extraction point; 81 different ones [gap]": [
        "test_the_81_routes_are_as_long_as_they_should_be",
        "test_every_station_is_used_about_equally_in_each_place_of_a_route",
        "test_the_routes_are_what_the_script_makes",
        "test_every_route_card_is_drawn_as_often_as_another",
        "test_no_start_has_the_same_drop_off_point_twice_nor_that_the_same_extraction_point",
    ],
    "map, words, routes and cards are data that can be replaced; what does not fit is named [gap]": [
        "test_what_is_wrong_is_named",
        "test_a_table_that_is_missing_stays_as_it_comes",
        "test_another_pairing_of_the_hunting_cards_is_played",
        "test_a_smaller_map_is_played",
        "test_the_files_as_they_come_fit_and_can_be_printed_as_one",
    ],
    # Setup
    "three to six players: a Bloodhound, a Liaison, and Wolves": [
        "test_three_to_six_can_play_and_no_others",
        "test_one_bloodhound_one_liaison_and_the_others_are_wolves",
    ],
    "every station is named by a long and a short token, either side up, none left over": [
        "test_every_station_gets_one_long_and_one_short_token_and_none_is_left_over",
        "test_tokens_lie_either_side_up_anywhere",
        "test_words_seen_together_on_a_board_are_on_different_tokens",
    ],
    "every Wolf has a token, not interrogated, and evidence": [
        "test_every_wolf_begins_with_evidence_and_was_not_interrogated",
    ],
    "hunting cards are dealt by their stamps": [
        "test_everybody_begins_with_the_cards_that_have_their_stamp",
        "test_pairing_is_as_the_data_says",
    ],
    "a random route: the Liaison knows it, the Wolves its start, the Bloodhound nothing": [
        "test_the_route_is_known_to_the_liaison_and_the_start_to_the_wolves",
        "test_nothing_that_the_bloodhound_sees_at_first_depends_on_the_route",
    ],
    "the other cards go back into the box: the deck is closed, unless routes are open [gap]": [
        "test_what_everybody_knows_is_how_routes_are_made",
        "test_nothing_that_is_shown_imagined_or_done_depends_on_the_other_cards",
        "test_worlds_are_imagined_whose_route_is_on_no_card",
        "test_with_open_routes_everybody_sees_which_cards_may_be_the_one",
        "test_with_open_routes_only_cards_are_imagined",
    ],
    "the Liaison draws five hints and shows them to nobody": [
        "test_the_liaison_draws_five_of_37_hints_which_nobody_else_sees",
    ],
    "the starting hint, as with Dirty for the Abandoned Beach; then up to five again": [
        "test_the_starting_hint_lies_open_and_the_hand_is_filled_up",
        "test_a_hint_that_is_not_in_hand_cannot_be_placed",
    ],
    "a Not and Shed Your Coat may be used with it": [
        "test_a_not_may_go_with_the_starting_hint",
        "test_shed_your_coat_may_be_used_before_the_starting_hint_and_no_other_card",
    ],
    "squads begin in any precincts, one in each at most": [
        "test_squads_begin_in_different_precincts_of_the_bloodhounds_choice",
    ],
    "the first round begins with the Liaison": [
        "test_the_first_round_is_the_liaisons",
    ],
    # The Liaison's turn
    "one or two hints to the trail, in order, seen by all at all times": [
        "test_one_or_two_hints_go_to_the_trail_in_order_for_all_to_see",
        "test_at_least_one_hint_has_to_be_placed",
        "test_hints_of_earlier_rounds_stay_where_they_are",
        "test_only_the_liaison_acts_in_the_liaisons_turn",
    ],
    "Nots: with any hint, not counted as hints, three in the whole game": [
        "test_nots_do_not_count_as_hints_and_there_are_three_in_the_whole_game",
    ],
    "at the end of the turn the hand is filled up; an empty deck gives nothing": [
        "test_at_the_end_of_the_turn_the_hand_is_filled_up_to_five",
        "test_an_empty_deck_gives_nothing",
        "test_a_liaison_without_hints_places_none",
    ],
    "the Liaison may explain hints and words, and judge the situation, for all to hear": [
        "test_the_liaison_explains_the_hints_of_this_turn",
        "test_the_liaison_judges_every_wolf_in_play",
        "test_everybody_hears_everything",
        "test_what_the_liaison_may_say_does_not_depend_on_where_the_wolves_are",
    ],
    "no hints in words, no parts of the board, no orders where to go": [
        "test_no_remark_names_a_station_or_tells_where_to_go",
    ],
    # The Wolves' turn
    "all Wolves act at the same time": [
        "test_all_wolves_act_at_the_same_time",
        "test_a_move_once_made_cannot_be_taken_back",
        "test_without_cards_a_single_step_is_the_whole_move",
        "test_with_a_card_in_hand_the_wolf_says_when_the_move_is_over",
    ],
    "a Wolf may stay and marks the same number again": [
        "test_a_wolf_may_stay_and_marks_the_same_number_in_the_next_slot",
    ],
    "questions that the Liaison may answer, in the Wolves' turn; answered a round later": [
        "test_wolves_ask_in_their_turn_only_and_while_they_are_in_play",
        "test_a_wolf_may_still_ask_when_they_have_moved_and_others_have_not",
        "test_the_liaison_speaks_in_their_turn_only",
        "test_nobody_but_the_bloodhound_speaks_before_the_first_round",
    ],
    # The Bloodhound's turn
    "up to two moves, with one squad or two": [
        "test_two_moves_with_one_squad_or_with_two",
        "test_fewer_moves_are_allowed_too",
    ],
    "from a district to an adjacent one, to a station in it and back, to a free precinct beside it": [
        "test_from_a_district_to_adjacent_districts_its_stations_and_free_precincts_beside_it",
        "test_from_a_station_only_back_out_into_its_district_never_to_another_station",
    ],
    "out of a precinct is no move, whenever it is": [
        "test_out_of_a_precinct_is_free_and_goes_to_one_of_two_districts",
        "test_leaving_a_precinct_is_free_also_when_no_move_is_left",
        "test_a_squad_that_went_back_to_a_precinct_may_leave_it_free_again",
        "test_a_whistled_squad_leaves_its_precinct_free",
    ],
    "the examples of the first and second turn": [
        "test_the_first_and_second_turn_of_the_rulebook",
    ],
    "any number of squads may share a place [ruling]": [
        "test_any_number_of_squads_may_share_a_district_or_a_station",
    ],
    "at the end of the turn squads leave the stations": [
        "test_at_the_end_of_the_turn_squads_on_stations_step_out",
    ],
    "the Bloodhound may say anything": [
        "test_the_bloodhound_says_whatever_they_like_at_any_time",
    ],
    # Catching a Wolf
    "entering is announced, and all Wolves there are caught": [
        "test_a_caught_wolf_who_stays_as_in_the_rulebook",
        "test_all_wolves_at_the_station_are_caught_and_choose_at_the_same_time",
        "test_nobody_there_and_the_squad_stays_at_the_station",
    ],
    "interrogated, then the evidence, then arrested": [
        "test_interrogated_then_without_evidence_then_arrested",
        "test_who_has_dropped_the_evidence_is_arrested_the_second_time",
        "test_an_arrested_wolf_takes_no_part_any_more",
    ],
    "the squad goes to any free precinct and rests": [
        "test_the_catcher_goes_to_a_free_precinct_of_the_bloodhounds_choice_at_once",
        "test_the_catcher_rests_until_the_next_turn",
        "test_the_bloodhound_goes_on_with_the_moves_left_after_a_catch",
    ],
    "the Wolf runs in secret to an adjacent station without a squad, or stays": [
        "test_a_caught_wolf_runs_in_secret_to_an_adjacent_station_in_the_same_slot",
        "test_nobody_runs_to_a_station_with_a_squad_on_it",
        "test_cordons_do_not_hold_a_caught_wolf",
        "test_a_wolf_may_be_caught_again_where_they_ran_to",
    ],
    # Dropping off and escaping
    "drop off here, escape here, or nothing; announced": [
        "test_every_wolf_drops_off_or_escapes_or_does_neither",
        "test_never_both_in_one_round",
        "test_choices_of_the_last_phase_are_made_in_secret",
        "test_where_evidence_was_dropped_is_the_wolfs_own_secret",
        "test_evidence_is_dropped_once",
        "test_escaping_without_having_dropped_is_allowed",
    ],
    "both Wolves at 3, of whom yellow drops": [
        "test_both_wolves_at_3_and_yellow_drops_as_in_the_rulebook",
    ],
    # Hunting cards
    "cards are used at any moment of one's turn, flipped and passed on": [
        "test_several_cards_may_be_used_in_a_turn_before_between_and_after_hints",
        "test_cards_may_be_used_at_any_moment_of_the_turn",
        "test_a_card_comes_back_when_the_bloodhound_has_used_it",
        "test_wolf_cards_go_to_the_bloodhound_when_all_have_moved",
        "test_the_bloodhound_cannot_use_what_others_hold",
        "test_a_card_that_is_with_the_bloodhound_cannot_be_used",
        "test_a_card_is_used_once_in_a_turn",
    ],
    "Shuffle Through Denunciations": [
        "test_denunciations_as_in_the_rulebook",
        "test_a_squad_in_a_precinct_is_in_no_district",
        "test_wolves_who_are_out_are_not_asked",
        "test_denunciations_go_back_to_the_liaison_as_howl_in_code",
    ],
    "Cordon Off a Line": [
        "test_black_line_cordoned_off_at_10_as_in_the_rulebook",
        "test_stations_of_a_cordoned_line_are_open_by_other_lines",
        "test_a_line_cordon_lasts_until_the_next_turn_of_the_bloodhound",
        "test_cordon_cards_go_to_the_liaison_as_scent_and_pack",
        "test_squads_are_not_held_by_cordons",
    ],
    "Cordon Off a District": [
        "test_southern_district_cordoned_off_at_12_as_in_the_rulebook",
        "test_nobody_enters_a_cordoned_district_but_inside_moves_are_free",
        "test_both_cordons_bind_together",
        "test_a_district_cordon_lasts_until_the_next_turn_of_the_bloodhound",
    ],
    "Scour": ["test_scour_gives_one_more_move"],
    "Sniff Around the Station": [
        "test_sniffing_at_10_as_in_the_rulebook",
        "test_only_stations_in_a_district_with_a_squad_can_be_sniffed_around",
        "test_every_mark_on_a_board_counts",
        "test_the_start_and_where_one_is_count_as_well",
        "test_where_a_wolf_ran_to_or_joined_the_pack_counts_as_well",
        "test_wolves_who_are_out_are_not_asked_where_they_have_been",
    ],
    "Dig Up Information": [
        "test_dig_up_information_asks_the_wolf_whose_card_it_is",
        "test_everybody_sees_whom_the_bloodhound_can_ask",
        "test_the_card_goes_back_to_that_wolf",
        "test_dig_up_information_is_of_no_use_once_the_wolf_is_out",
        "test_both_cards_of_a_wolf_can_be_used",
    ],
    "Blow a Whistle": [
        "test_blow_a_whistle_moves_any_squad_to_any_empty_precinct",
        "test_blow_a_whistle_as_in_the_rulebook",
        "test_blow_a_whistle_goes_to_the_bloodhound_as_scour",
    ],
    "Howl in Code": [
        "test_howl_in_code_shows_the_liaison_alone_where_every_wolf_is",
        "test_howl_in_code_leaves_out_wolves_who_are_out",
        "test_howl_in_code_goes_to_the_bloodhound_as_denunciations",
    ],
    "Shed Your Coat": [
        "test_shed_your_coat_changes_as_many_hints_as_the_liaison_likes",
        "test_nobody_else_learns_what_is_put_away_or_drawn",
        "test_hints_that_were_put_away_never_return",
        "test_shed_your_coat_changes_at_most_as_many_as_the_deck_holds",
        "test_shed_your_coat_changes_at_least_one",
        "test_shed_your_coat_goes_to_the_bloodhound_as_sniff_around",
    ],
    "Throw Off the Scent": [
        "test_throw_off_the_scent_hides_the_hint_from_the_bloodhound_alone",
        "test_the_wolves_may_look_at_a_face_down_hint_again_at_any_time",
        "test_with_the_scent_thrown_off_there_is_just_one_hint",
        "test_a_not_beside_a_face_down_hint_is_seen_by_all",
        "test_the_scent_is_thrown_off_before_the_first_hint",
        "test_throw_off_the_scent_needs_a_hint_in_hand",
        "test_throw_off_the_scent_goes_back_as_a_line_cordon",
    ],
    "Call the Pack, with three Wolves and with one": [
        "test_call_the_pack_as_in_the_rulebook",
        "test_who_joins_the_pack_goes_however_far_and_no_line_cordon_stops_them",
        "test_who_is_with_the_called_wolf_already_may_still_say_that_they_join",
        "test_a_district_cordon_keeps_wolves_from_joining",
        "test_inside_a_cordon_or_outside_of_it_joining_is_free",
        "test_a_lone_wolf_has_one_more_step_on_their_next_turn_instead",
        "test_the_last_wolf_in_play_is_a_lone_wolf_too",
        "test_only_wolves_in_play_can_be_called",
        "test_call_the_pack_goes_back_as_a_district_cordon",
        "test_what_a_called_wolf_shows_stays_known_to_the_wolves",
    ],
    "Mark Territory": [
        "test_mark_territory_shows_the_liaison_alone_where_the_wolf_is",
        "test_mark_territory_shows_the_station_where_it_was_used",
    ],
    "Run With the Wolves": [
        "test_run_with_the_wolves_gives_one_more_step_in_the_same_slot",
        "test_run_with_the_wolves_may_come_between_two_steps",
        "test_cordons_bind_every_step",
        "test_with_the_lone_wolfs_step_there_can_be_three_in_one_slot",
        "test_the_extra_step_is_for_one_turn_only",
    ],
    # The end
    "after a round in which every Wolf is out, or all ten slots are filled": [
        "test_the_game_ends_after_the_round_in_which_the_last_wolf_is_out",
        "test_when_the_last_wolf_is_arrested_the_round_is_played_to_its_end",
        "test_the_game_ends_when_all_slots_are_filled",
        "test_there_are_nine_rounds",
        "test_nothing_can_be_done_after_the_end",
    ],
    "boards and route are shown": [
        "test_at_the_end_route_and_boards_lie_open",
    ],
    "right places count for the resistance, everything else for the Bloodhound": [
        "test_more_tokens_for_the_resistance",
        "test_more_tokens_for_the_bloodhound",
        "test_evidence_that_was_taken_counts_for_the_bloodhound",
        "test_evidence_carried_out_of_the_city_is_not_delivered",
        "test_to_drop_at_the_extraction_point_or_escape_at_the_drop_off_is_wrong",
        "test_an_arrested_wolf_is_not_one_who_escaped",
        "test_liaison_and_wolves_win_or_lose_together",
    ],
    "interrogation does not matter": ["test_interrogation_does_not_matter"],
    "two all: a tie, which goes to the Bloodhound": [
        "test_the_final_count_of_the_rulebook_is_two_all_and_the_bloodhound_wins",
        "test_a_tie_goes_to_the_bloodhound_at_every_table",
    ],
    # In the product
    "the help page has rules and rulings": [
        "test_the_help_page_lists_every_ruling",
        "test_the_help_page_tells_the_rules",
    ],
}


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_held_by_tests_that_exist(rule: str) -> None:
    assert RULES[rule]
    assert set(RULES[rule]) <= written_tests(Path(__file__).parent)

"""The rulebook and our ruling, sentence by sentence in our own words, and the tests that hold each.

Not here, because there is nothing to test: the story, the credits, how long a game takes, how many tokens of which
colour are in the box and where one puts them. Free chat belongs to the table, not to the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.rulebook import written_tests

RULES = {
    # Components and set-up
    "four to eight players": [
        "test_fewer_than_four_or_more_than_eight_cannot_play",
        "test_all_cards_of_the_table_are_dealt_two_to_each_and_two_questions",
    ],
    "the character cards of the basic game for each number of players [gap]": [
        "test_the_decks_are_those_of_the_ruling",
    ],
    "the advanced game replaces four cards by others of the same image": [
        "test_the_advanced_game_replaces_four_cards_by_others_of_the_same_image",
        "test_the_decks_are_those_of_the_ruling",
        "test_the_example_of_the_advanced_game",
    ],
    "sixteen question cards of five kinds": [
        "test_there_are_sixteen_question_cards_of_five_kinds",
    ],
    "whoever owns the box can put the printed values into the data file": [
        "test_the_terminal_prints_the_data_and_takes_a_changed_copy",
        "test_own_values_decide_whom_one_plays",
        "test_own_targets_points_rounds_and_errors_are_played_by",
        "test_good_players_think_and_play_by_own_numbers",
        "test_a_replay_and_a_save_carry_own_numbers",
        "test_a_mistake_in_a_data_file_is_named_with_its_line",
        "test_a_deck_of_too_many_kinds_is_refused",
        "test_a_deck_of_equal_cards_is_refused",
    ],
    # Characters and targets
    "two equal images are that character; of two different ones the higher value counts": [
        "test_two_sheep_are_a_sheep_and_a_shepherd_boy_with_a_hunter_is_a_shepherd_boy",
        "test_everybody_is_told_their_own_cards_and_questions_and_nobody_elses",
        "test_values_and_targets_are_those_of_the_ruling",
    ],
    "appearance and targets of a card play no role for the character": [
        "test_a_shepherd_boy_card_under_a_wolf_tells_the_truth",
        "test_everybody_plays_whom_the_example_says",
    ],
    "two targets for each character, one for the wolf": [
        "test_values_and_targets_are_those_of_the_ruling",
        "test_pointers_go_to_anybody_else_or_to_0_and_a_wolfs_second_to_x",
    ],
    "where several play a character, one of them has to be found": [
        "test_where_several_play_a_target_any_of_them_will_do",
    ],
    "that nobody plays a character has to be found out": [
        "test_a_target_that_somebody_plays_is_wrong_as_0_and_one_that_nobody_plays_as_anything_else",
        "test_the_results_of_the_example",
    ],
    "somebody always plays a wolf": [
        "test_the_wolf_is_always_played_so_0_for_it_is_never_right",
    ],
    # Preparing a round
    "two character cards each, which their owner looks at": [
        "test_all_cards_of_the_table_are_dealt_two_to_each_and_two_questions",
        "test_everybody_is_told_their_own_cards_and_questions_and_nobody_elses",
        "test_every_card_is_as_likely_in_every_place",
    ],
    "two question cards each; the others are out of the round": [
        "test_all_cards_of_the_table_are_dealt_two_to_each_and_two_questions",
        "test_unasked_question_cards_are_seen_by_their_holder_only",
    ],
    "a random start player": [
        "test_the_lot_favours_nobody_as_start_player",
    ],
    "with four players two cards are a fifth, mute player, peeked at and suspected but never asked": [
        "test_the_mute_player_can_be_peeked_at",
        "test_the_mute_player_is_never_asked",
        "test_what_only_the_mute_player_plays_is_played",
        "test_the_mute_players_cards_are_turned_up_as_well",
        "test_a_mute_shepherd_boy_scores_nothing_and_everything_is_open_afterwards",
    ],
    # Sequence of play
    "clockwise from the start player, one action a turn": [
        "test_turns_go_clockwise_from_the_start_player",
        "test_on_a_turn_one_peeks_at_any_other_or_asks_any_other_one_of_ones_questions",
        "test_what_the_rules_forbid_is_refused_by_name",
    ],
    "everyone must act, and peeking is always possible": [
        "test_one_cannot_pass_and_can_always_peek",
    ],
    # Peek at a character card
    "the peeker takes one card of another player: chance picks which [digital]": [
        "test_chance_picks_either_card_evenly_and_does_not_avoid_the_one_seen_before",
    ],
    "the appearance is announced and a clue token placed; a question mark is said to be one": [
        "test_everybody_announces_the_appearance_but_the_shepherd_boy_calls_all_but_question_marks_wolves",
        "test_peeks_and_the_question_of_the_example",
    ],
    "the shepherd boy claims a wolf, but calls a question mark a question mark": [
        "test_everybody_announces_the_appearance_but_the_shepherd_boy_calls_all_but_question_marks_wolves",
        "test_a_shepherd_boy_card_under_a_wolf_tells_the_truth",
        "test_peeks_and_the_question_of_the_example",
    ],
    "nothing but the appearance is shared; the peeker alone sees the card, and its owner knows which it was": [
        "test_the_peeker_alone_sees_the_card_and_its_owner_is_told_which_it_was",
        "test_a_peek_at_another_card_that_looks_the_same_is_the_same_to_everybody_else",
        "test_no_hidden_card_is_told_before_the_scoring",
        "test_there_is_nothing_to_say_in_this_game",
    ],
    # Use a question card
    "the one asked answers truthfully, in public": [
        "test_answers_are_true_whatever_the_question_and_the_hand",
        "test_peeks_and_the_question_of_the_example",
    ],
    "two kinds of questions are about the character, three about either image": [
        "test_two_questions_are_about_the_character_and_three_about_either_image",
    ],
    "the card is spent and stays with its answer until the end of the round": [
        "test_a_question_card_is_spent_and_stays_in_front_of_the_one_asked_to_the_end_of_the_round",
        "test_a_new_round_begins_with_nothing_on_the_table",
    ],
    # Make an early suspicion
    "from the second turn on": [
        "test_nobody_suspects_on_their_first_turn",
    ],
    "it is announced; the pointers are set in secret": [
        "test_a_suspicion_is_announced_and_its_pointers_are_secret",
        "test_both_pointers_are_one_move",
        "test_nobody_knows_of_a_half_set_pointer",
    ],
    "a pointer goes to another player or to 0; a wolf sets the second one to x": [
        "test_pointers_go_to_anybody_else_or_to_0_and_a_wolfs_second_to_x",
        "test_what_the_rules_forbid_is_refused_by_name",
    ],
    "both pointers may name the same player": [
        "test_both_pointers_may_name_the_same_player",
    ],
    "whoever has suspected takes no more turns, but is still asked and peeked at": [
        "test_whoever_has_suspected_is_out_but_still_asked_and_peeked_at",
    ],
    "two early suspicions end the turns with 4-5 players, three with 6-8": [
        "test_the_second_early_suspicion_ends_the_turns_and_from_six_players_on_the_third",
    ],
    "fifteen turns each end them as well [digital]": [
        "test_fifteen_turns_each_end_a_round_without_enough_suspicions",
        "test_after_fifteen_turns_with_one_suspicion_the_next_round_starts_left_of_it",
        "test_the_start_player_may_be_out_when_the_last_turns_end",
        "test_the_limit_is_just_the_longest_game",
    ],
    # The final suspicion
    "all others make a final suspicion at the same time, or none by setting both pointers to x": [
        "test_final_suspicions_are_made_by_all_others_at_the_same_time_and_in_secret",
        "test_the_order_of_final_suspicions_leaves_no_trace",
        "test_a_final_suspicion_can_be_none_which_is_both_pointers_at_x",
    ],
    "then cards and suspicion boards are turned up": [
        "test_after_the_scoring_cards_pointers_and_unused_questions_lie_open_to_all",
        "test_past_rounds_lie_open_in_every_imagined_world",
    ],
    "both targets have to be right": [
        "test_one_wrong_pointer_makes_a_suspicion_wrong",
    ],
    "early and right: 2 points; final and right: 1": [
        "test_a_right_early_suspicion_is_two_points_and_a_right_final_one_is_one",
        "test_the_results_of_the_example",
        "test_scores_are_what_somebody_counts_who_hears_what_everybody_is_told",
        "test_scores_are_what_somebody_counts_over_thousands_of_rounds",
    ],
    "no suspicion: neither points nor error": [
        "test_no_suspicion_is_neither_right_nor_wrong",
    ],
    "the shepherd boy has 1 more for each hunter or hunting dog who fell for a wolf clue of theirs": [
        "test_the_example_of_the_extra_point",
        "test_two_who_are_fooled_are_two_points",
        "test_pointing_at_a_true_wolf_fools_nobody",
        "test_a_sheep_that_believes_a_clue_brings_no_bonus",
        "test_a_hunter_who_takes_the_marked_one_for_something_else_brings_no_bonus",
        "test_whoever_believes_the_clue_is_paid_for_even_if_their_other_pointer_is_wrong_too",
        "test_the_mute_player_can_be_the_one_a_shepherd_boy_calls_a_wolf",
    ],
    "but not without a clue from the shepherd boy": [
        "test_thomas_has_no_extra_point_if_jason_has_no_wolf_clue_from_him",
        "test_a_wolf_clue_of_anybody_else_brings_no_bonus",
        "test_clues_of_the_round_before_are_gone",
    ],
    "the bonus is paid whatever became of the shepherd boy's own suspicion": [
        "test_the_bonus_is_paid_whatever_became_of_the_shepherd_boys_own_suspicion",
        "test_the_results_of_the_example",
    ],
    "a wrong suspicion brings an error token": [
        "test_one_wrong_pointer_makes_a_suspicion_wrong",
        "test_the_results_of_the_example",
    ],
    "a wrong early one also bars from early suspicion in the next round, not from a final one": [
        "test_a_wrong_early_suspicion_bars_from_the_next_round_only",
        "test_a_wrong_final_suspicion_bars_nobody",
        "test_the_barred_are_told_so",
        "test_nobody_is_told_of_a_next_round_after_the_last",
        "test_after_the_example_the_next_round_starts_left_of_thomas_who_cannot_suspect_early_in_it",
    ],
    # End of round, end of game
    "tokens are taken back": [
        "test_a_new_round_begins_with_nothing_on_the_table",
        "test_clues_of_the_round_before_are_gone",
    ],
    "the next round starts left of the last early suspicion": [
        "test_the_next_round_starts_left_of_the_last_early_suspicion_also_round_the_corner",
        "test_after_the_example_the_next_round_starts_left_of_thomas_who_cannot_suspect_early_in_it",
    ],
    "the game ends after three rounds or with somebody's second error token": [
        "test_the_game_ends_after_three_rounds",
        "test_the_second_error_token_of_anybody_ends_the_game",
        "test_a_finished_game_shows_the_last_round_that_was_played",
    ],
    "most points, then fewest error tokens, then shared": [
        "test_most_points_then_fewest_errors_then_shared",
        "test_scores_lie_in_the_range_that_the_game_gives",
    ],
    "the review shows everything, and only when the game is over": [
        "test_the_review_opens_all_rounds_when_the_game_is_over",
    ],
    # Rulings in the product
    "the help page lists the rulings": [
        "test_the_help_page_lists_every_ruling",
        "test_the_help_page_tells_the_rules",
    ],
}


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_held_by_tests_that_exist(rule: str) -> None:
    assert RULES[rule]
    assert set(RULES[rule]) <= written_tests(Path(__file__).parent)

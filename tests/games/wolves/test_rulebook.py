"""Every sentence of the rulebook and of our ruling, in our words, with the tests that hold it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.rulebook import written_tests

RULES = {
    # Setup
    "six communities, each with a deck of 28 cards: three leaders, forest, resources, and its own +4 and +1 [gap]": [
        "test_every_deck_has_28_cards_three_of_them_leaders_and_the_communitys_own",
    ],
    "nine availability cards, three of each resource [gap]": [
        "test_nine_availability_cards_three_of_each_resource",
    ],
    "eighteen knowledge cards: six kinds, three copies of each [gap]": [
        "test_eighteen_knowledge_cards_three_of_each_kind",
    ],
    "the first turn is 1 for 3-4 players, 2 for 5, 3 for 6, who begin with one token of each kind": [
        "test_the_first_turn_and_the_first_tokens_by_number_of_players",
        "test_everybody_begins_with_nothing_but_a_deck",
    ],
    "communities are dealt at random, or picked": [
        "test_communities_are_dealt_at_random_and_nobody_has_the_same",
        "test_communities_can_be_picked_one_after_the_other_and_none_twice",
    ],
    "suggestion: in small games see to it that every resource is somebody's focus": [
        "test_dealt_communities_may_leave_a_resource_out_of_focus_and_mixed_ones_never_do",
    ],
    "numbers that were pictures are data, and can be replaced": [
        "test_numbers_can_be_replaced",
        "test_wrong_data_is_refused_with_its_line_and_what_is_wrong",
        "test_no_availability_cards_is_refused_only_if_some_are_turned_up",
    ],
    # Step one
    "turn up as many availability cards as the modifier says; everybody removes matching cards for good": [
        "test_the_modifiers_of_turns_1_to_7",
        "test_what_is_removed_is_out_of_the_game_for_good",
    ],
    "example: on turn 6 two fish and a bison are turned up, and leave every deck": [
        "test_example_two_fish_and_a_bison_on_turn_6_leave_every_deck",
    ],
    "removed as far as a deck has such cards": [
        "test_who_has_no_such_card_removes_none",
    ],
    "the modifiers use each card once; if data asks for more, all nine are shuffled again [gap]": [
        "test_each_of_the_nine_availability_cards_is_used_once",
        "test_all_nine_are_shuffled_again_if_more_are_asked_for",
    ],
    "turn 8: turn up cards until seven that are not leaders have shown, remove those, leaders go back": [
        "test_turn_8_removes_seven_cards_that_are_not_leaders_from_every_deck_by_chance",
        "test_turn_8_removes_fewer_if_the_deck_has_fewer",
        "test_turn_8_turns_up_no_availability_cards",
    ],
    "decks shrink in step one only, and cards never go to another player": [
        "test_cards_never_change_decks_and_leave_them_only_by_availability",
        "test_hands_are_always_part_of_the_own_cards",
        "test_tokens_come_and_go_only_as_it_is_told_and_24_of_a_kind_are_enough",
    ],
    # Step two
    "all gather at the same time, each at their own pace": [
        "test_all_gather_at_the_same_time_each_at_their_own_pace",
    ],
    "the deck is shuffled": [
        "test_what_is_drawn_comes_from_the_own_deck_every_card_as_likely_as_another",
        "test_a_whole_deck_can_be_drawn_and_holds_what_it_should",
    ],
    "leaders go face up, anything else into the hand, which nobody else sees": [
        "test_leaders_lie_face_up_for_everybody_to_see",
        "test_anything_but_a_leader_goes_into_the_hand_which_only_its_owner_sees",
    ],
    "draw one card at least; stop after any; once stopped, do not start again": [
        "test_nobody_stops_before_the_first_card_and_everybody_may_after_it",
        "test_who_has_stopped_does_not_start_again_and_others_see_it",
    ],
    "the third leader overstretches: announced, no more cards, leaders back and out of use, the hand stays": [
        "test_the_third_leader_overstretches_and_ends_the_drawing",
    ],
    "whoever overstretched skips step two of the next turn": [
        "test_who_overstretched_skips_the_next_gathering_entirely",
        "test_a_turn_that_everybody_skips_goes_on_without_gathering",
    ],
    "first turn: ranks by fewest leaders, then most cards in hand": [
        "test_on_the_first_turn_the_fewest_leaders_come_first",
        "test_on_the_first_turn_ties_go_to_the_most_cards_in_hand_forest_included",
        "test_there_are_no_ranks_before_and_they_stay_until_the_end_of_the_turn",
        "test_later_turns_keep_the_ranks_they_began_with",
    ],
    "first turn: leaders drawn count, not face up; the older player becomes a lot [clash]": [
        "test_clash_first_ranks_count_leaders_drawn_not_face_up_so_who_overstretched_does_not_lead",
        "test_clash_what_is_still_a_tie_on_the_first_turn_goes_by_lot_not_to_the_older_player",
        "test_a_lot_never_overrules_leaders_or_cards",
    ],
    # Step three
    "5 status for each leader fewer than two, in rank order": [
        "test_five_status_for_each_leader_fewer_than_two",
        "test_conservation_goes_in_rank_order",
    ],
    "conservation counts leaders drawn this turn: who overstretched gets nothing, who skipped gets ten [clash]": [
        "test_clash_conservation_counts_leaders_drawn_so_who_overstretched_gets_nothing",
        "test_clash_conservation_counts_leaders_drawn_so_who_skipped_gathering_gets_ten",
    ],
    "markers never share a space: fall back to the first free one; zero and one's own space are free; no upper end": [
        "test_a_gain_that_would_stop_on_an_occupied_space_falls_back",
        "test_markers_never_share_a_space_above_zero",
        "test_markers_never_share_a_space_in_whole_games",
    ],
    "rank 1 is the highest": [
        "test_the_lower_number_outranks",
    ],
    # Step four
    "in rank order everybody pays three of each resource from hand, reserve and wild leaders, in any mix": [
        "test_everybody_pays_three_of_each_resource_in_rank_order",
        "test_needs_are_paid_from_hand_reserve_and_leaders_in_any_mix",
        "test_what_cannot_be_paid_is_refused",
        "test_who_has_nothing_pays_nothing",
    ],
    "as many needs as can be must be met; the means are one's choice": [
        "test_as_many_needs_must_be_met_as_can_be",
        "test_who_has_enough_chooses_the_means",
        "test_which_need_stays_unmet_is_ones_own_choice",
        "test_every_payment_that_is_allowed_meets_as_many_needs_as_can_be",
        "test_every_way_to_pay_is_allowed_if_it_meets_as_many_needs_as_can_be",
    ],
    "payments are shown, nobody sees the rest of the hand": [
        "test_nobody_sees_the_rest_of_a_hand",
        "test_others_see_a_payment_when_it_is_made_not_its_making",
    ],
    "example: a leader and a fish token lie on the fish, and one fish is missing; unmet needs are public": [
        "test_example_a_leader_and_a_fish_token_lie_on_the_fish_and_one_is_missing",
    ],
    # Step five
    "in rank order, one offer at most to each other player, in any order; none must be made": [
        "test_gifts_are_made_in_rank_order_and_none_must_be_made",
        "test_at_most_one_offer_to_each_player_in_any_order",
        "test_the_next_giver_may_offer_to_everybody_again",
        "test_gifts_that_cannot_be_made_are_refused",
    ],
    "any mix of cards, leaders and tokens, never forest": [
        "test_a_gift_is_any_mix_of_resource_cards_leaders_and_tokens_but_never_forest",
        "test_who_has_nothing_but_forest_has_nothing_to_give",
    ],
    "example: three fish and one corn are offered, out loud": [
        "test_example_three_fish_and_one_corn_are_offered_and_everybody_hears_it",
        "test_others_see_an_offer_when_it_is_made_not_its_making",
    ],
    "from above: take any part; from below: take all": [
        "test_a_gift_from_above_may_be_taken_in_part_or_not_at_all",
        "test_a_gift_from_above_may_be_taken_whole_at_once",
        "test_a_gift_from_below_must_be_taken_whole",
        "test_only_what_was_offered_can_be_taken",
    ],
    "cards go back into the giver's deck, the receiver gets tokens: needs of that kind, reserve, then status": [
        "test_gifts_arrive_as_tokens_and_the_givers_cards_go_back_into_the_deck",
        "test_gifts_go_to_unmet_needs_of_that_kind_first_then_to_the_reserve",
        "test_a_full_reserve_turns_everything_into_status",
    ],
    "past the caps: one status each as one gain after the giver's, also for who overstretched": [
        "test_what_is_past_the_caps_turns_into_status_for_the_receiver_after_the_givers",
        "test_overflow_is_one_gain_also_for_a_receiver_who_overstretched",
    ],
    "past the caps the receiver chooses what to keep": [
        "test_the_receiver_chooses_what_to_keep_where_not_all_fits",
        "test_nobody_is_asked_what_to_keep_if_one_kind_only_arrives",
        "test_what_does_not_fit_cannot_be_kept",
    ],
    "a leader is wild, for something needed if there is a need": [
        "test_a_leader_is_wild_and_the_receiver_says_which_kind",
        "test_a_leader_stands_for_something_needed_as_long_as_there_is_a_need",
        "test_also_who_must_take_a_leader_says_what_it_stands_for",
    ],
    "the giver gains two status for each accepted piece, as one gain for each gift": [
        "test_the_giver_gains_two_status_for_each_accepted_piece_as_one_gain_for_each_gift",
    ],
    "refused pieces stay with the giver": [
        "test_refused_pieces_stay_with_the_giver_who_may_offer_them_to_somebody_else",
    ],
    # Step six
    "any unmet need: all lose at once": [
        "test_any_unmet_need_is_a_defeat_for_all_at_once",
        "test_an_unmet_need_after_the_last_gift_is_everybodys_defeat",
    ],
    "in rank order everybody turns in everything: forest for nothing, resources for a status or a token": [
        "test_everybody_turns_in_everything_in_rank_order",
        "test_a_resource_card_is_worth_a_status_or_a_token_of_its_kind_and_forest_nothing",
        "test_nobody_stores_what_they_do_not_have",
        "test_others_do_not_learn_which_cards_were_turned_in_for_status",
    ],
    "tokens may be returned for one status each": [
        "test_reserve_tokens_may_be_returned_for_status",
    ],
    "a leader for a status or any token, two for a knowledge card not owned yet, of which a copy is left": [
        "test_a_leader_is_worth_a_status_or_any_token",
        "test_two_leaders_buy_a_knowledge_card_and_are_spent",
        "test_one_leader_buys_nothing",
        "test_who_learns_nothing_keeps_the_leaders_for_status_or_tokens",
        "test_nobody_has_the_same_knowledge_card_twice",
        "test_a_kind_of_which_no_copy_is_left_cannot_be_taken",
    ],
    "all of this status is one gain; none for who overstretched this turn": [
        "test_all_status_of_reconciling_is_one_gain",
        "test_who_overstretched_gains_no_status_here_but_tokens",
    ],
    "reserves hold nine tokens, four of a kind; what cannot be stored is status": [
        "test_the_reserve_holds_nine_tokens_and_four_of_a_kind",
    ],
    "new ranks by status; at zero by tokens; then as before": [
        "test_the_new_ranks_go_by_status",
        "test_at_zero_more_tokens_come_first_and_then_the_earlier_rank",
        "test_ranks_by_status_then_at_zero_by_tokens_then_as_before",
        "test_tokens_count_at_zero_only",
    ],
    "awards 2, 1 with three players, otherwise 3, 2, 1; status back to zero": [
        "test_awards_for_the_first_ranks_by_number_of_players",
        "test_awards_add_up_and_status_goes_back_to_zero",
        "test_decks_are_whole_again_at_the_start_of_a_turn_and_hands_empty",
    ],
    "a second reckoning of status, ranks and awards agrees": [
        "test_a_second_reckoning_agrees_with_games_by_chance",
        "test_a_second_reckoning_agrees_with_games_of_good_players",
        "test_a_second_reckoning_agrees_over_thousands_of_games",
    ],
    # Knowledge
    "Know the Land: once a turn look at the top three cards, put them back in any order; looking is not drawing": [
        "test_know_the_land_shows_the_top_three_cards_to_their_owner_alone",
        "test_know_the_land_puts_them_back_in_any_order_and_that_is_how_they_are_drawn",
        "test_looking_is_not_drawing",
        "test_know_the_land_works_once_a_turn",
        "test_know_the_land_looks_at_fewer_cards_if_fewer_are_left",
        "test_cards_looked_at_go_back_before_anything_else",
        "test_nobody_looks_without_know_the_land",
    ],
    "No Waste: as step six starts, once a turn, a third token to exactly two, under the cap": [
        "test_no_waste_adds_a_third_to_exactly_two_as_the_step_starts",
        "test_no_waste_comes_before_anybody_reconciles_in_rank_order",
        "test_no_waste_needs_exactly_two_and_room",
        "test_no_waste_taken_in_this_step_comes_too_late_for_it",
    ],
    "Showing Off: six instead of five": [
        "test_showing_off_gives_six_instead_of_five",
    ],
    "Determination: drew on after the second leader, did not overstretch: a token when stopping": [
        "test_determination_gives_a_token_to_who_drew_on_after_the_second_leader_and_stops",
        "test_determination_gives_nothing_to_who_stops_at_the_second_leader",
        "test_determination_gives_nothing_to_who_overstretches",
        "test_a_token_of_determination_that_does_not_fit_is_lost",
    ],
    "Preservation: twelve tokens, still four of a kind; works from the moment it is taken": [
        "test_preservation_holds_twelve_tokens_but_no_more_than_four_of_a_kind",
        "test_preservation_lifts_the_cap_in_the_step_in_which_it_is_taken",
        "test_knowledge_stays_for_the_turns_to_come",
    ],
    "The More You Share: once a turn, a gift of more than five taken whole: two tokens, needs first, within the caps": [
        "test_a_gift_of_more_than_five_pieces_taken_whole_gives_any_two_tokens",
        "test_five_pieces_or_a_gift_taken_in_part_give_nothing",
        "test_the_more_you_share_works_once_a_turn",
        "test_tokens_from_sharing_go_to_ones_own_unmet_needs_first",
        "test_tokens_from_sharing_that_do_not_fit_are_lost",
    ],
    "The More You Share may be left unused; a gift for which no token has room does not use it up": [
        "test_the_more_you_share_can_be_declined_and_then_be_used_for_another_gift",
        "test_a_gift_for_which_no_token_has_room_does_not_use_up_the_more_you_share",
    ],
    # End
    "all through turn 8: all win; strictly the most awards make a chief, a tie elects nobody": [
        "test_all_win_who_come_through_turn_8_and_the_most_awards_make_a_chief",
        "test_the_awards_of_turn_8_count",
        "test_a_tie_elects_nobody_and_all_have_won",
        "test_a_game_before_turn_8_goes_on",
        "test_the_score_range_holds_defeat_victory_and_chief",
    ],
    "a common defeat has no winner and no chief": [
        "test_a_common_defeat_has_no_winner_and_no_chief",
        "test_the_review_shows_the_hands_of_a_defeat",
    ],
    # Talk
    "nobody says more than their unmet needs, that they overstretched, or that it is time to stop": [
        "test_one_may_name_ones_unmet_needs_as_they_are_and_nothing_else",
        "test_whoever_overstretched_may_say_so",
        "test_a_warning_to_stop_is_for_the_gathering_only",
        "test_nothing_that_can_be_said_depends_on_a_hand",
    ],
    # Who must not learn what
    "hands and the order of decks stay hidden; what was shown, paid, refused or lacking is remembered": [
        "test_hands_while_gathering_are_any_cards_of_the_deck",
        "test_payments_shown_must_have_been_in_the_hand",
        "test_an_unmet_need_proves_that_nothing_was_left_to_pay_it_with",
        "test_without_an_unmet_need_a_leader_proves_nothing",
        "test_cards_given_away_and_cards_refused_were_there",
        "test_a_card_shown_and_then_given_to_somebody_else_counts_once",
        "test_cards_removed_from_a_deck_are_never_imagined",
        "test_hands_that_are_turned_in_are_empty",
        "test_the_cards_that_somebody_looked_at_are_any_cards_left_in_their_deck",
        "test_cards_put_back_and_not_drawn_yet_stay_as_many",
        "test_who_looked_draws_what_they_saw_in_every_world",
        "test_what_is_imagined_of_a_hand_is_what_every_draw_from_the_deck_gives",
        "test_what_is_imagined_of_cards_put_back_is_what_every_order_gives",
    ],
    # Rulings in the product
    "the help page tells the rules and lists the rulings": [
        "test_the_help_page_tells_the_numbers_of_the_data",
        "test_the_help_page_lists_every_ruling",
    ],
}


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_held_by_tests_that_exist(rule: str) -> None:
    assert RULES[rule]
    assert set(RULES[rule]) <= written_tests(Path(__file__).parent)


def test_every_clash_of_the_ruling_has_a_test_named_after_it() -> None:
    for rule, tests in RULES.items():
        if "[clash]" in rule:
            assert any(name.startswith("test_clash_") for name in tests), rule

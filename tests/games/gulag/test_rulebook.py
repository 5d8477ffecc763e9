"""The rulebook and our ruling, sentence by sentence in our own words, and the tests that hold each.

Not here, because there is nothing to test: the story, the credits, how long a game takes, what the cards look
like and where one keeps the tally. Free chat belongs to the table, not to the rules. That the commissar shuffles
the two cards is tested as what it is for: nobody learns whose card is whose.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.rulebook import written_tests

RULES = {
    # Setup
    "five to ten players": [
        "test_five_to_ten_can_play",
        "test_fewer_than_five_or_more_than_ten_cannot_play",
    ],
    "ten worker cards, five red and five black [gap]; one of each is taken out for five or six players": [
        "test_the_deck_has_five_of_each_colour_and_four_of_each_for_five_or_six_players",
        "test_every_number_of_reds_that_the_deck_allows_is_dealt_and_no_other",
        "test_ten_players_are_always_five_against_five",
    ],
    "the deck is shuffled": [
        "test_every_order_of_the_deck_is_equally_likely",
        "test_the_same_seed_deals_the_same_and_another_seed_does_not",
    ],
    "clockwise, everyone draws a card, looks, and hands it to the right": [
        "test_everyone_knows_their_own_card_and_that_of_the_player_on_their_right",
        "test_everyone_is_known_by_the_player_on_their_left",
    ],
    "then everyone has one card, looks at it [gap], and knows that of one other": [
        "test_the_deal_is_told_once_and_as_the_view_has_it",
        "test_nobody_learns_anything_else_from_the_deal",
        "test_spectators_see_no_card",
    ],
    "cards may be discussed and lied about": [
        "test_everyone_may_claim_to_be_of_either_colour",
        "test_everyone_may_claim_to_have_seen_either_colour_on_the_one_card_they_passed",
        "test_everyone_may_say_what_they_think_of_anyone_else_at_the_table",
        "test_lies_are_as_good_as_truths",
        "test_everybody_hears_a_claim_spectators_too",
        "test_anybody_may_talk_at_any_time_whether_it_is_their_turn_or_not",
    ],
    "cards are never shown to others before the end": [
        "test_no_turn_tells_anybody_a_loyalty",
        "test_all_worker_cards_are_shown_to_everybody_at_the_end_and_not_before",
        "test_what_may_be_said_tells_nothing_about_the_cards",
    ],
    "what is left is discarded unseen": [
        "test_the_discarded_cards_are_in_no_view_not_even_at_the_end",
    ],
    "the first commissar is chosen by lot [gap]": [
        "test_the_lot_favours_nobody_as_first_commissar",
        "test_the_lot_does_not_look_at_the_cards",
    ],
    # Objective
    "as many turns as players": [
        "test_there_are_as_many_turns_as_players",
        "test_a_turn_is_four_moves_and_the_limit_is_just_a_whole_game",
    ],
    "more than twice as many work cards as reds: red wins": [
        "test_more_than_twice_as_much_work_as_reds_and_red_wins",
    ],
    "fewer: black wins": [
        "test_less_than_twice_as_much_work_as_reds_and_black_wins",
    ],
    "turns and work cards are counted": [
        "test_work_cards_add_one_to_the_canal_and_strikes_none",
        "test_the_work_that_counts_is_the_sum_of_all_inspections",
    ],
    # Turn order
    "the first player leads the first turn": [
        "test_the_first_commissar_is_told_to_everybody_and_leads_the_first_turn",
    ],
    "the commissar names two workers and one supervisor, three different others, never themself": [
        "test_on_the_first_turn_any_three_different_others_may_be_named",
        "test_the_commissar_cannot_name_themself_for_any_job",
        "test_nobody_can_be_named_twice",
        "test_an_empty_chair_cannot_be_named",
        "test_nobody_but_the_commissar_names",
        "test_those_named_are_workers_and_supervisor_of_the_past_turn",
    ],
    "task, then supervision, then inspection": [
        "test_cards_and_orders_have_to_wait_for_the_naming",
        "test_the_supervisor_is_asked_once_both_cards_lie",
        "test_the_inspection_ends_the_turn",
    ],
    "then the next one clockwise leads": [
        "test_the_commissar_card_goes_round_clockwise_and_everyone_leads_once",
    ],
    "of those named last turn, 1 (5-6 players), 2 (7-8) or 3 (9-10) must not be named now": [
        "test_trust_allows_exactly_what_counting_heads_allows_whoever_was_named_last",
        "test_trust_allows_exactly_what_counting_heads_allows_whoever_led",
        "test_trust_looks_at_the_last_turn_only_all_through_the_game",
        "test_as_many_of_last_turns_three_are_named_again_as_trust_allows_and_no_more",
        "test_too_many_of_last_turns_three_cannot_be_named",
        "test_last_turns_commissar_is_not_one_of_those_who_must_be_replaced",
    ],
    "whatever their job was": [
        "test_jobs_make_no_difference_to_trust",
    ],
    "one of them who is commissar now counts as not named": [
        "test_one_of_last_turns_three_who_is_commissar_now_counts_as_not_named",
    ],
    "the first turn has no such limit [gap]": [
        "test_on_the_first_turn_any_three_different_others_may_be_named",
    ],
    "naming is one move": [
        "test_nobody_else_notices_a_half_made_naming",
        "test_the_whole_naming_is_told_to_everybody_at_once",
        "test_naming_bit_by_bit_or_all_at_once_or_in_two_parts_is_the_same",
    ],
    # Task
    "each worker gets one work card and one strike card": [
        "test_each_worker_has_one_work_card_and_one_strike_card",
    ],
    "both choose one card and put it face down, in secret, at the same time": [
        "test_both_workers_are_asked_at_the_same_time_and_nobody_else",
        "test_the_order_in_which_cards_are_put_down_leaves_no_trace",
        "test_a_sealed_card_tells_nobody_else_whether_it_is_work_or_strike",
        "test_two_cards_face_down_tell_only_their_owners",
        "test_putting_down_the_first_card_tells_nobody_anything_but_who_is_awaited",
        "test_a_card_put_down_cannot_be_taken_back_or_put_down_again",
        "test_a_worker_can_strike_or_work_whatever_their_colour",
    ],
    "a worker's card is known to that worker alone, also after a swap and at the end": [
        "test_each_worker_alone_is_told_the_card_they_put_down",
        "test_workers_remember_the_card_they_chose_and_nobody_else_does",
        "test_others_cards_stay_secret_in_every_view_even_at_the_end",
    ],
    # Supervision
    "the supervisor, having seen neither card, may order one worker to swap to the other card": [
        "test_the_supervisor_may_order_one_of_the_two_workers_or_nobody",
        "test_the_supervisor_sees_neither_card_before_deciding",
        "test_an_order_turns_exactly_that_workers_card_into_the_other",
        "test_nobody_ordered_nothing_swapped",
        "test_supervisors_give_one_order_at_most",
        "test_nobody_but_the_two_workers_can_be_ordered",
        "test_nobody_but_the_supervisor_gives_orders",
    ],
    "who was ordered is public": [
        "test_everybody_learns_who_was_ordered",
        "test_everybody_learns_that_nobody_was_ordered",
    ],
    "the old and the new card stay face down": [
        "test_no_card_is_shown_only_how_many_were_work",
    ],
    # Inspection
    "the commissar shuffles the two cards and turns them up: only the number of work cards is public": [
        "test_everybody_learns_the_number_of_work_cards",
        "test_no_card_is_shown_only_how_many_were_work",
        "test_a_worker_learns_of_the_other_card_no_more_than_the_count_tells",
    ],
    "a work card adds one to the canal, a strike card nothing": [
        "test_work_cards_add_one_to_the_canal_and_strikes_none",
    ],
    # End of game
    "after the last turn all worker cards are shown": [
        "test_the_last_inspection_ends_the_game_at_once",
        "test_all_worker_cards_are_shown_to_everybody_at_the_end_and_not_before",
        "test_nothing_can_be_done_or_said_after_the_end",
    ],
    "the win table, from two reds to five": [
        "test_the_printed_win_table_row_by_row",
        "test_the_win_table_of_the_help_page_is_twice_the_number_of_reds",
    ],
    "a single red: the same formula [gap]": [
        "test_five_players_can_be_dealt_a_single_red_but_never_none",
        "test_a_single_red_wins_with_two_work_cards_or_more_and_loses_with_fewer",
    ],
    "exactly twice as many: the smaller side wins": [
        "test_exactly_twice_as_much_work_and_fewer_reds_and_red_wins",
        "test_exactly_twice_as_much_work_and_fewer_blacks_and_black_wins",
    ],
    "exactly twice as many and equal sides: nobody wins": [
        "test_exactly_twice_as_much_work_and_equal_sides_and_nobody_wins",
    ],
    "the review shows the discarded cards, and only when the game is over": [
        "test_the_review_shows_the_discarded_cards",
        "test_who_won_and_the_review_are_refused_before_the_end",
    ],
    # Talk
    "one claims what one played only about turns on which one worked, once the cards lie": [
        "test_workers_may_talk_about_their_card_once_both_lie_and_nobody_else_may",
        "test_workers_may_talk_about_every_turn_they_worked_on_and_no_other",
    ],
    "the same claim once between two moves": [
        "test_the_same_claim_is_made_once_between_two_moves",
        "test_every_move_makes_room_for_claims_again",
    ],
    "claims bind nobody": [
        "test_claims_change_nothing_in_the_game_but_the_journal",
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

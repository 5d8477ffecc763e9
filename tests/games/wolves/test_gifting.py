"""Step five: gifting."""

from __future__ import annotations

import pytest

from tests.games.wolves.table import (
    BISON,
    CORN,
    EASY,
    FISH,
    WOLVES,
    cards,
    chain,
    choices,
    data,
    do,
    give,
    hand,
    position,
    refusal,
    reserve,
    sees,
    statuses,
    told,
    unmet,
)
from wolfden.games.wolves.rules.gifting import GIFTING
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import (
    EndGifting,
    Give,
    GiveTo,
    HandOver,
    Keep,
    Knowledge,
    LeaderAs,
    Piece,
    ShareNothing,
    ShareToken,
    Take,
    TakeAll,
    TakeNoMore,
)
from wolfden.games.wolves.terms.events import (
    Arrived,
    EndedGifting,
    Generous,
    LeaderBecame,
    Offered,
    Overflowed,
    Refused,
    Shared,
    SharedNothing,
    Took,
)
from wolfden.games.wolves.terms.reasons import (
    BothTokens,
    NeededFirst,
    NoRoom,
    NoSuchPlayer,
    NothingOffered,
    NothingToGive,
    NotThemself,
    NotThere,
    OneOffer,
    Starved,
)

FISH_CARD, CORN_CARD, BISON_CARD, LEADER, FISH_TOKEN, CORN_TOKEN, BISON_TOKEN = Piece


def gifting(**given: object) -> Wolves:
    return position(GIFTING, **given)  # type: ignore[arg-type]


def test_gifts_are_made_in_rank_order_and_none_must_be_made() -> None:
    s = gifting(order=(2, 0, 1), hands=[cards(fish=1)] * 3, game=EASY)
    for seat in (2, 0, 1):
        assert s.actors() == (seat,)
        do(s, seat, EndGifting())
    assert told(s, EndedGifting) == [EndedGifting(2), EndedGifting(0), EndedGifting(1)]
    assert sees(s, 0).step == "Reconciling"


def test_example_three_fish_and_one_corn_are_offered_and_everybody_hears_it() -> None:
    s = gifting(hands=[cards(fish=4, corn=1)])
    give(s, 0, 1, *[FISH_CARD] * 3, CORN_CARD)
    assert told(s, Offered) == [Offered(0, 1, 3, FISH_CARD), Offered(0, 1, 1, CORN_CARD)]
    assert s.actors() == (1,)
    offer = sees(s, 2).offer
    assert (offer.fish_cards, offer.corn_cards) == (3, 1)
    assert sees(s, 2).receiver == 1


def test_others_see_an_offer_when_it_is_made_not_its_making() -> None:
    s = gifting(hands=[cards(fish=4, corn=1)])
    before = [(s.view(seat), s.journal(seat)) for seat in (1, 2, None)]
    do(s, 0, GiveTo(1), Give(FISH_CARD), Give(CORN_CARD))
    assert [(s.view(seat), s.journal(seat)) for seat in (1, 2, None)] == before
    assert sees(s, 0).offer.corn_cards == 1
    do(s, 0, HandOver())
    assert sees(s, 1).offer.corn_cards == 1


def test_at_most_one_offer_to_each_player_in_any_order() -> None:
    s = gifting(seats=4, hands=[cards(fish=9)])
    give(s, 0, 3, FISH_CARD)
    do(s, 3, TakeNoMore())
    assert choices(s, 0) == [GiveTo(1), GiveTo(2), EndGifting()]
    with refusal(s, OneOffer(3), "one offer to each player"):
        do(s, 0, GiveTo(3))
    give(s, 0, 1, FISH_CARD)
    do(s, 1, Take(FISH_CARD))
    assert choices(s, 0) == [GiveTo(2), EndGifting()]


def test_the_next_giver_may_offer_to_everybody_again() -> None:
    s = gifting(hands=[cards(fish=1), cards(corn=1)])
    give(s, 0, 2, FISH_CARD)
    do(s, 2, Take(FISH_CARD))
    do(s, 0, EndGifting())
    assert choices(s, 1) == [GiveTo(0), GiveTo(2), EndGifting()]


def test_a_gift_is_any_mix_of_resource_cards_leaders_and_tokens_but_never_forest() -> None:
    s = gifting(hands=[cards(1, 1, 1, leader=1, forest=4)], reserves=[cards(1, 1, 1)])
    do(s, 0, GiveTo(1))
    assert choices(s, 0) == [Give(piece) for piece in Piece]
    do(s, 0, *[Give(piece) for piece in Piece])
    assert choices(s, 0) == [HandOver()]


def test_who_has_nothing_but_forest_has_nothing_to_give() -> None:
    s = gifting(hands=[cards(forest=5)])
    assert choices(s, 0) == [EndGifting()]
    with refusal(s, NothingToGive(), "forest is no gift"):
        do(s, 0, GiveTo(1))


def test_gifts_that_cannot_be_made_are_refused() -> None:
    s = gifting(hands=[cards(fish=1)])
    with refusal(s, NotThemself(), "to others"):
        do(s, 0, GiveTo(0))
    with refusal(s, NoSuchPlayer(), "Nobody sits there"):
        do(s, 0, GiveTo(4))
    do(s, 0, GiveTo(1))
    with refusal(s, NothingOffered(), "First add something"):
        do(s, 0, HandOver())
    with refusal(s, NotThere(LEADER), "leader"):
        do(s, 0, Give(LEADER))
    do(s, 0, Give(FISH_CARD))
    with refusal(s, NotThere(FISH_CARD), "No fish is left"):
        do(s, 0, Give(FISH_CARD))


# Accepting


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_a_gift_from_above_may_be_taken_in_part_or_not_at_all(taken: int) -> None:
    s = gifting(hands=[cards(fish=3)])
    give(s, 0, 1, FISH_CARD, FISH_CARD, FISH_CARD)
    chain(s, 1, *[Take(FISH_CARD)] * taken, TakeNoMore())
    assert reserve(s, 1) == (taken, 0, 0)
    assert hand(s, 0) == {"fish": 3 - taken}
    assert statuses(s) == (2 * taken, 0, 0)
    assert told(s, Refused) == ([] if taken else [Refused(1, 0)])


def test_a_gift_from_above_may_be_taken_whole_at_once() -> None:
    s = gifting(hands=[cards(fish=2, corn=1)])
    give(s, 0, 1, FISH_CARD, FISH_CARD, CORN_CARD)
    do(s, 1, TakeAll())
    assert told(s, Took) == [Took(1, 0, 2, FISH_CARD), Took(1, 0, 1, CORN_CARD)]
    assert reserve(s, 1) == (2, 1, 0)


def test_a_gift_from_below_must_be_taken_whole() -> None:
    s = gifting(order=(1, 0, 2), hands=[cards(fish=3)])
    do(s, 1, EndGifting())
    give(s, 0, 1, FISH_CARD, FISH_CARD)
    assert s.actors() == (0,)  # the receiver was not asked
    assert reserve(s, 1) == (2, 0, 0)
    assert statuses(s) == (4, 0, 0)


def test_only_what_was_offered_can_be_taken() -> None:
    s = gifting(hands=[cards(fish=1, corn=1)])
    give(s, 0, 1, FISH_CARD)
    with refusal(s, NotThere(CORN_CARD), "corn"):
        do(s, 1, Take(CORN_CARD))


# What becomes of it


def test_gifts_arrive_as_tokens_and_the_givers_cards_go_back_into_the_deck() -> None:
    s = gifting(hands=[cards(fish=1, leader=1), cards(forest=1)], reserves=[cards(corn=2)])
    owned = s.owned
    give(s, 0, 1, FISH_CARD, CORN_TOKEN)
    do(s, 1, TakeAll())
    assert reserve(s, 0) == (0, 1, 0)
    assert reserve(s, 1) == (1, 1, 0)
    assert (hand(s, 0), hand(s, 1)) == ({"leader": 1}, {"forest": 1})
    assert s.owned == owned  # nobody's deck has changed hands


def test_gifts_go_to_unmet_needs_of_that_kind_first_then_to_the_reserve() -> None:
    s = gifting(hands=[cards(fish=3, corn=1)], unmet=[0, cards(fish=2, bison=1)])
    give(s, 0, 1, *[FISH_CARD] * 3, CORN_CARD)
    do(s, 1, TakeAll())
    assert unmet(s, 1) == (0, 0, 1)
    assert reserve(s, 1) == (1, 1, 0)
    assert told(s, Arrived) == [Arrived(1, FISH, 2, 1, 0), Arrived(1, CORN, 0, 1, 0)]


def test_what_is_past_the_caps_turns_into_status_for_the_receiver_after_the_givers() -> None:
    s = gifting(hands=[cards(fish=3)], reserves=[0, cards(fish=2)], status=[0, 5, 0])
    give(s, 0, 1, *[FISH_CARD] * 3)
    do(s, 1, TakeAll())
    assert reserve(s, 1) == (4, 0, 0)
    # The giver's six come first; so the receiver's one would stop on six, and comes to nothing.
    assert told(s, Generous) == [Generous(0, 6, 6)]
    assert told(s, Overflowed) == [Overflowed(1, 0, 5)]


def test_overflow_is_one_gain_also_for_a_receiver_who_overstretched() -> None:
    s = gifting(hands=[cards(fish=3)], reserves=[0, cards(fish=4)], overstretched=[1])
    give(s, 0, 1, *[FISH_CARD] * 3)
    do(s, 1, TakeAll())
    assert statuses(s) == (6, 3, 0)


def test_the_giver_gains_two_status_for_each_accepted_piece_as_one_gain_for_each_gift() -> None:
    s = gifting(hands=[cards(fish=4)], status=[0, 3, 7])
    give(s, 0, 1, FISH_CARD, FISH_CARD)
    do(s, 1, TakeAll())
    assert statuses(s)[0] == 4  # not two and two: the first would have fallen on three
    give(s, 0, 2, FISH_CARD, FISH_CARD)
    do(s, 2, TakeAll())
    assert statuses(s)[0] == 8


def test_the_receiver_chooses_what_to_keep_where_not_all_fits() -> None:
    s = gifting(hands=[cards(fish=2, corn=2)], reserves=[0, cards(fish=1, corn=2, bison=4)])
    give(s, 0, 1, FISH_CARD, FISH_CARD, CORN_CARD, CORN_CARD)
    chain(s, 1, TakeAll(), Keep(CORN), Keep(FISH))
    assert reserve(s, 1) == (2, 3, 4)
    assert statuses(s) == (8, 2, 0)


def test_nobody_is_asked_what_to_keep_if_one_kind_only_arrives() -> None:
    s = gifting(hands=[cards(fish=3)], reserves=[0, cards(fish=1, corn=3, bison=4)])
    give(s, 0, 1, FISH_CARD, FISH_CARD, FISH_CARD)
    do(s, 1, TakeAll())
    assert reserve(s, 1) == (2, 3, 4)
    assert statuses(s) == (6, 2, 0)


def test_a_full_reserve_turns_everything_into_status() -> None:
    s = gifting(hands=[cards(fish=1, bison=1)], reserves=[0, cards(fish=3, corn=3, bison=3)])
    give(s, 0, 1, FISH_CARD, BISON_CARD)
    do(s, 1, TakeAll())
    assert reserve(s, 1) == (3, 3, 3)
    assert statuses(s) == (4, 2, 0)


def test_what_does_not_fit_cannot_be_kept() -> None:
    s = gifting(hands=[cards(fish=2, corn=1)], reserves=[0, cards(fish=2, corn=2, bison=4)])
    give(s, 0, 1, FISH_CARD, FISH_CARD, CORN_CARD)
    do(s, 1, TakeAll())
    with refusal(s, NoRoom(), "no room"):
        do(s, 1, Keep(BISON))


def test_preservation_holds_twelve_tokens_but_no_more_than_four_of_a_kind() -> None:
    s = gifting(
        hands=[cards(fish=3, corn=1)],
        reserves=[0, cards(fish=2, corn=4, bison=4)],
        knowledge={1: [Knowledge.PRESERVATION]},
    )
    give(s, 0, 1, *[FISH_CARD] * 3, CORN_CARD)
    do(s, 1, TakeAll())
    assert reserve(s, 1) == (4, 4, 4)
    assert statuses(s) == (8, 2, 0)


# Leaders


def test_a_leader_is_wild_and_the_receiver_says_which_kind() -> None:
    s = gifting(hands=[cards(leader=2)])
    give(s, 0, 1, LEADER, LEADER)
    chain(s, 1, TakeAll(), LeaderAs(BISON), LeaderAs(FISH))
    assert reserve(s, 1) == (1, 0, 1)
    assert told(s, LeaderBecame) == [LeaderBecame(1, 1, FISH), LeaderBecame(1, 1, BISON)]


def test_a_leader_stands_for_something_needed_as_long_as_there_is_a_need() -> None:
    s = gifting(hands=[cards(corn=1, leader=2)], unmet=[0, cards(corn=2)])
    give(s, 0, 1, CORN_CARD, LEADER, LEADER)
    do(s, 1, TakeAll())
    assert choices(s, 1) == [LeaderAs(CORN)]
    with refusal(s, NeededFirst(), "A need comes first"):
        do(s, 1, LeaderAs(FISH))
    do(s, 1, LeaderAs(CORN))
    assert choices(s, 1) == [LeaderAs(FISH), LeaderAs(CORN), LeaderAs(BISON)]
    do(s, 1, LeaderAs(BISON))
    assert unmet(s, 1) == (0, 0, 0)
    assert reserve(s, 1) == (0, 0, 1)


def test_also_who_must_take_a_leader_says_what_it_stands_for() -> None:
    s = gifting(order=(1, 0, 2), hands=[cards(leader=1)])
    do(s, 1, EndGifting())
    give(s, 0, 1, LEADER)
    assert s.actors() == (1,)
    do(s, 1, LeaderAs(CORN))
    assert reserve(s, 1) == (0, 1, 0)
    assert s.actors() == (0,)


# Refused pieces


def test_refused_pieces_stay_with_the_giver_who_may_offer_them_to_somebody_else() -> None:
    s = gifting(hands=[cards(fish=1)], reserves=[cards(bison=1)])
    give(s, 0, 1, FISH_CARD, BISON_TOKEN)
    chain(s, 1, Take(BISON_TOKEN), TakeNoMore())
    assert hand(s, 0) == {"fish": 1}
    give(s, 0, 2, FISH_CARD)
    do(s, 2, Take(FISH_CARD))
    assert hand(s, 0) == {}
    assert statuses(s) == (4, 0, 0)


# The More You Share

SIX = [FISH_CARD] * 4 + [CORN_CARD, LEADER]


def sharer(**given: object) -> Wolves:
    hands = [cards(fish=9, corn=1, leader=1)]
    return gifting(hands=hands, knowledge={0: [Knowledge.THE_MORE_YOU_SHARE]}, **given)


def test_a_gift_of_more_than_five_pieces_taken_whole_gives_any_two_tokens() -> None:
    s = sharer()
    give(s, 0, 1, *SIX)
    chain(s, 1, TakeAll(), LeaderAs(BISON))
    assert s.actors() == (0,)
    assert choices(s, 0) == [ShareToken(FISH), ShareToken(CORN), ShareToken(BISON), ShareNothing()]
    do(s, 0, ShareToken(BISON))
    do(s, 0, ShareToken(BISON))
    assert reserve(s, 0) == (0, 0, 2)
    assert told(s, Shared) == [Shared(0, BISON)] * 2
    assert GiveTo(2) in choices(s, 0)


def test_five_pieces_or_a_gift_taken_in_part_give_nothing() -> None:
    s = sharer()
    give(s, 0, 1, *SIX[:5])
    do(s, 1, TakeAll())
    assert EndGifting() in choices(s, 0)
    give(s, 0, 2, *[FISH_CARD] * 5, LEADER)
    chain(s, 2, *[Take(FISH_CARD)] * 5, TakeNoMore())
    assert told(s, Shared) == []
    assert EndGifting() in choices(s, 0)


def test_the_more_you_share_works_once_a_turn() -> None:
    s = sharer()
    s.hand[0] = cards(fish=12)
    give(s, 0, 1, *[FISH_CARD] * 6)
    do(s, 1, TakeAll())
    do(s, 0, ShareToken(CORN))
    do(s, 0, ShareToken(CORN))
    give(s, 0, 2, *[FISH_CARD] * 6)
    do(s, 2, TakeAll())
    assert EndGifting() in choices(s, 0)


def test_the_more_you_share_can_be_declined_and_then_be_used_for_another_gift() -> None:
    s = sharer()
    s.hand[0] = cards(fish=12)
    give(s, 0, 1, *[FISH_CARD] * 6)
    do(s, 1, TakeAll())
    do(s, 0, ShareNothing())
    assert reserve(s, 0) == (0, 0, 0)
    assert told(s, SharedNothing) == [SharedNothing(0)]
    give(s, 0, 2, *[FISH_CARD] * 6)
    do(s, 2, TakeAll())
    do(s, 0, ShareToken(CORN))
    with refusal(s, BothTokens(), "the other one, too"):
        do(s, 0, ShareNothing())
    do(s, 0, ShareToken(CORN))
    assert reserve(s, 0) == (0, 2, 0)


def test_a_gift_for_which_no_token_has_room_does_not_use_up_the_more_you_share() -> None:
    full = {"fish": 4, "corn": 4, "bison": 1}
    s = sharer(reserves=[cards(**full)])
    give(s, 0, 1, *[FISH_CARD] * 6)
    do(s, 1, TakeAll())
    assert EndGifting() in choices(s, 0)  # there is nothing to take
    give(s, 0, 2, FISH_CARD, FISH_CARD, CORN_CARD, LEADER, *[CORN_TOKEN] * 4)
    chain(s, 2, TakeAll(), LeaderAs(BISON))
    do(s, 0, ShareToken(CORN))
    do(s, 0, ShareToken(BISON))
    assert reserve(s, 0) == (4, 1, 2)


def test_nobody_is_asked_for_tokens_where_somebodys_data_gives_none() -> None:
    s = sharer(game=WOLVES.with_data(data(cards={"share_tokens": 0})))
    give(s, 0, 1, *SIX)
    chain(s, 1, TakeAll(), LeaderAs(BISON))
    assert EndGifting() in choices(s, 0)


def test_tokens_from_sharing_go_to_ones_own_unmet_needs_first() -> None:
    s = sharer(unmet=[cards(bison=1)])
    give(s, 0, 1, *SIX)
    chain(s, 1, TakeAll(), LeaderAs(BISON))
    assert choices(s, 0) == [ShareToken(BISON), ShareNothing()]
    with refusal(s, NeededFirst(), "A need comes first"):
        do(s, 0, ShareToken(FISH))
    do(s, 0, ShareToken(BISON))
    assert unmet(s, 0) == (0, 0, 0)
    do(s, 0, ShareToken(FISH))
    assert reserve(s, 0) == (1, 0, 0)


def test_tokens_from_sharing_that_do_not_fit_are_lost() -> None:
    s = sharer(reserves=[cards(fish=4, corn=4)])
    give(s, 0, 1, *SIX)
    chain(s, 1, TakeAll(), LeaderAs(BISON))
    with refusal(s, NoRoom(), "no room"):
        do(s, 0, ShareToken(FISH))
    do(s, 0, ShareToken(BISON))
    assert reserve(s, 0) == (4, 4, 1)
    assert EndGifting() in choices(s, 0)
    full = sharer(reserves=[cards(fish=4, corn=4, bison=1)])
    give(full, 0, 1, *SIX)
    chain(full, 1, TakeAll(), LeaderAs(BISON))
    assert EndGifting() in choices(full, 0)
    assert statuses(full)[0] == 12


def test_an_unmet_need_after_the_last_gift_is_everybodys_defeat() -> None:
    s = gifting(unmet=[0, cards(fish=1)])
    for seat in range(3):
        do(s, seat, EndGifting())
    assert s.over
    assert s.outcome().reason == Starved((1,))

"""Names, roles, cards, routes, the starting hint and the squads."""

from __future__ import annotations

from collections import Counter

import pytest

import wolfden
from tests.games.sobakistan.table import (
    BLOODHOUND,
    BOX,
    GAME,
    HINT,
    LIAISON,
    NE,
    NW,
    SE,
    SW,
    TABLES,
    act,
    any_hint,
    begun,
    can,
    give_hand,
    knows,
    may,
    new,
    refused,
    told,
    view,
)
from wolfden.engine.errors import BadSetup
from wolfden.games.sobakistan.terms.actions import (
    Discard,
    DrawAnew,
    EndHints,
    HowlInCode,
    PlaceHint,
    ShedYourCoat,
    ToPrecinct,
)
from wolfden.games.sobakistan.terms.events import Drew, RouteDrawn, StartingHint, StartsAt
from wolfden.games.sobakistan.terms.reasons import HintNotInHand, PrecinctTaken
from wolfden.games.sobakistan.view import BloodhoundCard, LiaisonCard, Role


def test_three_to_six_can_play_and_no_others() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6]
    for seats in (2, 7):
        with pytest.raises(BadSetup):
            GAME.new(seats, 1)


@pytest.mark.parametrize("seats", TABLES)
def test_one_bloodhound_one_liaison_and_the_others_are_wolves(seats: int) -> None:
    s = new(seats)
    roles = [view(s, seat).role for seat in range(seats)]
    assert roles == [Role.BLOODHOUND, Role.LIAISON, *[Role.WOLF] * (seats - 2)]
    assert [wolf.seat for wolf in view(s, None).wolves] == list(range(2, seats))


def test_every_station_gets_one_long_and_one_short_token_and_none_is_left_over() -> None:
    s = new()
    for words in (s.long_words, s.short_words):
        assert len(words) == 18
        assert sorted(word // 2 for word in words) == list(range(18))
    assert all(view(s, seat).names == view(s, None).names for seat in range(4))


def test_tokens_lie_either_side_up_anywhere() -> None:
    games = [GAME.new(3, seed) for seed in range(400)]
    for place in (0, 17):
        words = Counter(game.long_words[place] for game in games)  # type: ignore[attr-defined]
        assert len(words) == 36
        assert 130 < sum(times for word, times in words.items() if word % 2) < 270


def test_words_seen_together_on_a_board_are_on_different_tokens() -> None:
    seen = {
        *("Just", "Polar", "Guard", "Totalitarian", "Fancy", "Night", "Hunting", "Nuclear", "Labor", "Winter"),
        *("Cosmic", "Purebred", "Abandoned", "Furry", "Grandiose", "United"),
    }
    nouns = {
        *("Bridge", "Fountain", "Hospital", "Monument", "Camp", "Gym", "Cinema", "Airport", "Exhibition", "Daycare"),
        *("Hill", "Factory", "Beach", "Hotel", "Daily Services", "Post Office", "Restaurant"),
    }
    assert all(len(seen & set(token)) <= 1 for token in BOX.long_words)
    assert all(len(nouns & set(token)) <= 1 for token in BOX.short_words)
    assert {word for token in BOX.long_words for word in token} >= seen
    assert {word for token in BOX.short_words for word in token} >= nouns


def test_everybody_begins_with_the_cards_that_have_their_stamp() -> None:
    s = new(6)
    public = view(s, None)
    assert public.liaison_cards == (LiaisonCard.HOWL_IN_CODE, LiaisonCard.BLOW_A_WHISTLE, LiaisonCard.SHED_YOUR_COAT)
    assert public.bloodhound_cards == (BloodhoundCard.CORDON_OFF_A_LINE, BloodhoundCard.CORDON_OFF_A_DISTRICT)
    assert all(len(wolf.cards) == 2 for wolf in public.wolves)


def test_every_wolf_begins_with_evidence_and_was_not_interrogated() -> None:
    for wolf in view(new(6), None).wolves:
        assert (wolf.fate.name, wolf.evidence.name, wolf.interrogated) == ("IN_PLAY", "CARRIED", False)


def test_the_route_is_known_to_the_liaison_and_the_start_to_the_wolves() -> None:
    s = GAME.new(5, 3)
    start, drop_off, extraction = BOX.routes[s.route]  # type: ignore[attr-defined]
    assert knows(s, RouteDrawn(start, drop_off, extraction)) == {LIAISON}  # type: ignore[arg-type]
    assert knows(s, StartsAt(start)) == {2, 3, 4}  # type: ignore[arg-type]
    assert [s.view(seat).start for seat in range(5)] == [None, start, start, start, start]  # type: ignore[attr-defined]
    assert [s.view(seat).route is None for seat in range(5)] == [True, False, True, True, True]  # type: ignore[attr-defined]
    assert [s.view(seat).wolves[0].board is None for seat in range(5)] == [True, True, False, True, True]  # type: ignore[attr-defined]


CARDS = [BOX.routes[number] for number in BOX.deck]


def test_every_route_card_is_drawn_as_often_as_another() -> None:
    drawn = Counter(GAME.new(3, seed).route for seed in range(4000))  # type: ignore[attr-defined]
    assert set(drawn) == set(BOX.deck)
    assert max(drawn.values()) < 90


def test_the_81_routes_are_as_long_as_they_should_be() -> None:
    assert len(set(CARDS)) == 81
    assert (16, 3, 9) in CARDS
    for start, drop_off, extraction in CARDS:
        there, back = BOX.distance(start, drop_off), BOX.distance(drop_off, extraction)
        assert there >= 3
        assert back >= 3
        assert there + back <= 8


def test_every_station_is_used_about_equally_in_each_place_of_a_route() -> None:
    for place in range(3):
        used = Counter(route[place] for route in CARDS)
        assert len(used) == 18
        assert set(used.values()) == {4, 5}


def test_the_routes_are_what_the_script_makes() -> None:
    from tools.routes import SEED, chosen

    assert chosen(BOX, SEED) == CARDS


def test_no_start_has_the_same_drop_off_point_twice_nor_that_the_same_extraction_point() -> None:
    assert max(Counter(route[:2] for route in CARDS).values()) == 1
    assert max(Counter(route[1:] for route in CARDS).values()) == 1


def test_the_liaison_draws_five_of_37_hints_which_nobody_else_sees() -> None:
    s = GAME.new(4, 1)
    assert len(BOX.hints) == 37
    assert len(s.view(LIAISON).hand) == 5  # type: ignore[attr-defined]
    assert (s.view(0).hint_hand, s.view(0).hint_deck) == (5, 32)  # type: ignore[attr-defined]
    assert [s.view(seat).hand for seat in (None, 0, 2, 3)] == [()] * 4  # type: ignore[attr-defined]
    assert [len([event for event in s.journal(seat) if isinstance(event, Drew)]) for seat in range(4)] == [0, 5, 0, 0]


def test_the_starting_hint_lies_open_and_the_hand_is_filled_up() -> None:
    s = new()
    give_hand(s, "Cheerful", "Bright", "Fragrant", "Cold", "Dirty")
    act(s, LIAISON, PlaceHint(negated=False, hint=HINT["Dirty"]))
    assert knows(s, StartingHint(HINT["Dirty"], False)) == {0, 1, 2, 3}
    (card,) = view(s, BLOODHOUND).trail
    assert (card.hint, card.negated, card.face_down, card.round) == (HINT["Dirty"], False, False, 0)
    hand = view(s, LIAISON).hand
    assert len(hand) == 5
    assert HINT["Dirty"] not in hand
    assert view(s, None).hint_deck == 31


def test_a_not_may_go_with_the_starting_hint() -> None:
    s = new()
    act(s, LIAISON, PlaceHint(negated=True, hint=view(s, LIAISON).hand[0]))
    assert view(s, None).trail[0].negated
    assert view(s, None).nots == 2


def test_a_hint_that_is_not_in_hand_cannot_be_placed() -> None:
    s = new()
    other = next(hint for hint in range(37) if hint not in view(s, LIAISON).hand)
    assert refused(s, LIAISON, PlaceHint(negated=False, hint=other)) == HintNotInHand(other)


def test_shed_your_coat_may_be_used_before_the_starting_hint_and_no_other_card() -> None:
    s = new()
    hand = view(s, LIAISON).hand
    assert not may(s, LIAISON, HowlInCode())
    assert not may(s, LIAISON, EndHints())
    act(s, LIAISON, ShedYourCoat())
    act(s, LIAISON, Discard(hand[0]), Discard(hand[4]), DrawAnew())
    assert len(view(s, LIAISON).hand) == 5
    assert not {hand[0], hand[4]} & set(view(s, LIAISON).hand)
    act(s, LIAISON, any_hint(s))
    assert s.actors() == (BLOODHOUND,)


def test_squads_begin_in_different_precincts_of_the_bloodhounds_choice() -> None:
    s = new()
    act(s, LIAISON, any_hint(s))
    assert can(s, BLOODHOUND, ToPrecinct) == [ToPrecinct(1, place) for place in range(4)]
    act(s, BLOODHOUND, ToPrecinct(1, SW))
    assert refused(s, BLOODHOUND, ToPrecinct(2, SW)) == PrecinctTaken(SW)
    assert view(s, 2).squads == ()  # nothing is told before all are placed
    act(s, BLOODHOUND, ToPrecinct(2, NE), ToPrecinct(3, NW))
    assert [squad.precinct for squad in view(s, 2).squads] == [SW, NE, NW]


def test_the_first_round_is_the_liaisons() -> None:
    s = begun()
    assert (s.actors(), s.round) == ((LIAISON,), 1)
    assert {NW, NE, SE, SW} == {0, 1, 2, 3}


def test_the_same_seed_gives_the_same_table() -> None:
    assert GAME.new(4, 7).save() == GAME.new(4, 7).save()
    assert GAME.new(4, 7).save() != GAME.new(4, 8).save()


def test_nothing_that_the_bloodhound_sees_at_first_depends_on_the_route() -> None:
    one, other = new(route=(16, 3, 9)), new(route=BOX.routes[0])
    assert one.view(BLOODHOUND) == other.view(BLOODHOUND)
    assert told(one, BLOODHOUND, RouteDrawn) == []
    assert wolfden.game("sobakistan") is GAME

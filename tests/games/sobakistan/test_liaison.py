"""The Liaison's turn: hints, Nots, and the Liaison's hunting cards."""

from __future__ import annotations

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    BOX,
    DISTRICT,
    END_HINTS,
    END_HUNT,
    ESCAPE,
    GREEN,
    HINT,
    LIAISON,
    LINE,
    NE,
    NOTHING,
    NW,
    RED,
    SE,
    SW,
    YELLOW,
    act,
    all_stay,
    any_hint,
    begun,
    board,
    can,
    drive,
    end_round,
    give_hand,
    hint,
    knows,
    may,
    move,
    new,
    reach,
    refused,
    stand,
    station,
    to_hunt,
    told,
    view,
    whole_round,
)
from wolfden.engine.bits import bit
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.actions import (
    BlowAWhistle,
    CallThePack,
    CordonOffDistrict,
    CordonOffLine,
    Discard,
    DrawAnew,
    HowlInCode,
    JoinThePack,
    MoveTo,
    PlaceHint,
    Scour,
    ShedYourCoat,
    StayAway,
    ThrowOffTheScent,
)
from wolfden.games.sobakistan.terms.events import (
    Drew,
    Hinted,
    HintedFaceDown,
    HintedInSecret,
    HintsChanged,
    LoneWolfRuns,
    Moved,
    Showed,
)
from wolfden.games.sobakistan.terms.reasons import (
    BeforeHints,
    CardElsewhere,
    CordonBetween,
    EnoughHints,
    HintFirst,
    NoNotLeft,
    NothingShed,
    NothingToDraw,
    NotInPlay,
    PrecinctTaken,
)
from wolfden.games.sobakistan.view import BloodhoundCard, LiaisonCard


def plain(word: str) -> PlaceHint:
    return PlaceHint(negated=False, hint=HINT[word])


def negated(word: str) -> PlaceHint:
    return PlaceHint(negated=True, hint=HINT[word])


# Hint card placement


def test_one_or_two_hints_go_to_the_trail_in_order_for_all_to_see() -> None:
    s = begun()
    give_hand(s, "Calm", "Cheerful", "Tender", "Fragrant", "Cold")
    act(s, LIAISON, plain("Tender"), plain("Calm"))
    assert knows(s, Hinted(HINT["Tender"], False)) == {0, 1, 2, 3}
    assert [card.hint for card in view(s, BLOODHOUND).trail[1:]] == [HINT["Tender"], HINT["Calm"]]
    assert refused(s, LIAISON, plain("Cold")) == EnoughHints()


def test_at_least_one_hint_has_to_be_placed() -> None:
    s = begun()
    assert refused(s, LIAISON, END_HINTS) == HintFirst()
    act(s, LIAISON, any_hint(s))
    assert may(s, LIAISON, END_HINTS)


def test_nots_do_not_count_as_hints_and_there_are_three_in_the_whole_game() -> None:
    s = begun()
    give_hand(s, "Calm", "Cheerful", "Tender", "Fragrant", "Cold")
    act(s, LIAISON, negated("Calm"), negated("Cold"), END_HINTS)
    assert [card.negated for card in view(s, YELLOW).trail[1:]] == [True, True]
    all_stay(s)
    end_round(s)
    give_hand(s, "Cheerful", "Tender", "Fragrant")
    act(s, LIAISON, negated("Tender"))
    assert view(s, None).nots == 0
    assert refused(s, LIAISON, negated("Fragrant")) == NoNotLeft()
    assert may(s, LIAISON, plain("Fragrant"))


def test_at_the_end_of_the_turn_the_hand_is_filled_up_to_five() -> None:
    s = begun()
    act(s, LIAISON, any_hint(s))
    act(s, LIAISON, any_hint(s))
    assert len(view(s, LIAISON).hand) == 3
    before = len(told(s, LIAISON, Drew))
    act(s, LIAISON, END_HINTS)
    assert len(view(s, LIAISON).hand) == 5
    assert len(told(s, LIAISON, Drew)) == before + 2
    assert told(s, YELLOW, Drew) == told(s, BLOODHOUND, Drew) == []


def test_an_empty_deck_gives_nothing() -> None:
    s = begun()
    give_hand(s, "Calm", "Cold")
    s.deck = bit(HINT["Wet"])
    act(s, LIAISON, plain("Calm"), END_HINTS)
    assert set(view(s, LIAISON).hand) == {HINT["Cold"], HINT["Wet"]}
    assert view(s, None).hint_deck == 0


def test_a_liaison_without_hints_places_none() -> None:
    s = begun()
    s.hand = 0
    s.deck = 0
    assert may(s, LIAISON, END_HINTS)
    assert can(s, LIAISON, PlaceHint) == []
    assert refused(s, LIAISON, ShedYourCoat()) == NothingToDraw()
    act(s, LIAISON, END_HINTS)
    assert s.actors() == (YELLOW, BLUE)


def test_only_the_liaison_acts_in_the_liaisons_turn() -> None:
    s = begun()
    assert s.actors() == (LIAISON,)
    assert s.actions(YELLOW) == s.actions(BLOODHOUND) == ()


def test_hints_of_earlier_rounds_stay_where_they_are() -> None:
    s = begun()
    for _ in range(3):
        whole_round(s)
    assert [card.round for card in view(s, None).trail] == [0, 1, 2, 3]


# Blow a Whistle


def test_blow_a_whistle_moves_any_squad_to_any_empty_precinct() -> None:
    s = begun()
    free = {action.precinct for action in can(s, LIAISON, BlowAWhistle) if isinstance(action, BlowAWhistle)}
    squads = {action.squad for action in can(s, LIAISON, BlowAWhistle) if isinstance(action, BlowAWhistle)}
    assert (free, squads) == ({SW}, {1, 2, 3})
    assert refused(s, LIAISON, BlowAWhistle(1, NE)) == PrecinctTaken(NE)
    act(s, LIAISON, BlowAWhistle(2, SW))
    assert [squad.precinct for squad in view(s, None).squads] == [NW, SW, SE]


def test_blow_a_whistle_as_in_the_rulebook() -> None:
    """Every precinct but the South-Eastern one is open; the South-Western is chosen."""
    s = to_hunt(begun())
    act(s, BLOODHOUND, drive(1, "Western"), drive(2, "Eastern"))
    end_round(s)
    free = {action.precinct for action in can(s, LIAISON, BlowAWhistle) if isinstance(action, BlowAWhistle)}
    assert free == {NW, NE, SW}
    act(s, LIAISON, BlowAWhistle(1, SW))
    assert view(s, None).squads[0].precinct == SW


def test_blow_a_whistle_goes_to_the_bloodhound_as_scour() -> None:
    s = begun()
    act(s, LIAISON, BlowAWhistle(1, SW))
    assert BloodhoundCard.SCOUR in view(s, None).bloodhound_cards
    assert LiaisonCard.BLOW_A_WHISTLE not in view(s, None).liaison_cards
    assert refused(s, LIAISON, BlowAWhistle(2, NW)) == CardElsewhere()


# Howl in Code


def test_howl_in_code_shows_the_liaison_alone_where_every_wolf_is() -> None:
    s = begun(5)
    whole_round(s, [9], [17], [])
    act(s, LIAISON, HowlInCode())
    for wolf, where in ((YELLOW, 9), (BLUE, 17), (GREEN, 16)):
        assert knows(s, Showed(wolf, where)) == {LIAISON, wolf}
    assert [(note.round, note.wolf, note.station) for note in view(s, LIAISON).messages] == [
        (2, YELLOW, 9),
        (2, BLUE, 17),
        (2, GREEN, 16),
    ]
    assert view(s, YELLOW).messages == view(s, BLOODHOUND).messages == ()


def test_howl_in_code_leaves_out_wolves_who_are_out() -> None:
    s = begun(4)
    to_hunt(s)
    act(s, BLOODHOUND, END_HUNT)
    act(s, YELLOW, ESCAPE)
    act(s, BLUE, NOTHING)
    act(s, LIAISON, HowlInCode())
    assert [event.wolf for event in told(s, LIAISON, Showed) if isinstance(event, Showed)] == [BLUE]


def test_howl_in_code_goes_to_the_bloodhound_as_denunciations() -> None:
    s = begun()
    act(s, LIAISON, HowlInCode())
    assert BloodhoundCard.SHUFFLE_THROUGH_DENUNCIATIONS in view(s, None).bloodhound_cards
    assert refused(s, LIAISON, HowlInCode()) == CardElsewhere()


# Shed Your Coat


def test_shed_your_coat_changes_as_many_hints_as_the_liaison_likes() -> None:
    s = begun()
    hand = view(s, LIAISON).hand
    act(s, LIAISON, ShedYourCoat(), *[Discard(card) for card in hand], DrawAnew())
    assert len(view(s, LIAISON).hand) == 5
    assert not set(hand) & set(view(s, LIAISON).hand)
    assert view(s, None).hint_deck == 37 - 1 - 5 - 5
    assert knows(s, HintsChanged(5)) == {0, 1, 2, 3}


def test_nobody_else_learns_what_is_put_away_or_drawn() -> None:
    s = begun()
    hand = view(s, LIAISON).hand
    act(s, LIAISON, ShedYourCoat())
    before = [s.journal(seat) for seat in (0, 2, 3)]
    act(s, LIAISON, Discard(hand[0]))
    assert [s.journal(seat) for seat in (0, 2, 3)] == before
    act(s, LIAISON, DrawAnew())
    assert [s.journal(seat)[len(old) :] for seat, old in zip((0, 2, 3), before, strict=True)] == [
        (HintsChanged(1),)
    ] * 3


def test_hints_that_were_put_away_never_return() -> None:
    s = begun()
    hand = view(s, LIAISON).hand
    act(s, LIAISON, ShedYourCoat(), *[Discard(card) for card in hand], DrawAnew())
    assert not s.deck & sum(bit(card) for card in hand)


def test_shed_your_coat_changes_at_most_as_many_as_the_deck_holds() -> None:
    s = begun()
    s.deck = bit(HINT["Wet"]) if not s.hand & bit(HINT["Wet"]) else bit(HINT["Heavy"])
    hand = view(s, LIAISON).hand
    act(s, LIAISON, ShedYourCoat(), Discard(hand[0]))
    assert refused(s, LIAISON, Discard(hand[1])) == NothingToDraw()
    act(s, LIAISON, DrawAnew())
    assert view(s, None).hint_deck == 0


def test_shed_your_coat_changes_at_least_one() -> None:
    s = begun()
    act(s, LIAISON, ShedYourCoat())
    assert refused(s, LIAISON, DrawAnew()) == NothingShed()


def test_shed_your_coat_goes_to_the_bloodhound_as_sniff_around() -> None:
    s = begun()
    act(s, LIAISON, ShedYourCoat(), Discard(view(s, LIAISON).hand[0]), DrawAnew())
    assert BloodhoundCard.SNIFF_AROUND_THE_STATION in view(s, None).bloodhound_cards


# Throw Off the Scent


def with_scent() -> Sobakistan:
    """The Liaison holds Throw Off the Scent."""
    s = to_hunt(begun())
    act(s, BLOODHOUND, CordonOffLine(LINE["red"]))
    end_round(s)
    give_hand(s, "Calm", "Cold", "Wet")
    return s


def test_throw_off_the_scent_hides_the_hint_from_the_bloodhound_alone() -> None:
    s = with_scent()
    act(s, LIAISON, ThrowOffTheScent(), plain("Calm"))
    assert knows(s, HintedInSecret(HINT["Calm"], False)) == {LIAISON, YELLOW, BLUE}
    assert knows(s, HintedFaceDown(False)) == {0, 1, 2, 3}
    assert told(s, BLOODHOUND, Hinted)[1:] == []
    assert [view(s, seat).trail[-1].hint for seat in (None, 0, 1, 2)] == [None, None, HINT["Calm"], HINT["Calm"]]


def test_the_wolves_may_look_at_a_face_down_hint_again_at_any_time() -> None:
    s = with_scent()
    act(s, LIAISON, ThrowOffTheScent(), plain("Calm"), END_HINTS)
    all_stay(s)
    end_round(s)
    whole_round(s)
    assert HINT["Calm"] in [card.hint for card in view(s, BLUE).trail]
    assert HINT["Calm"] not in [card.hint for card in view(s, BLOODHOUND).trail]


def test_with_the_scent_thrown_off_there_is_just_one_hint() -> None:
    s = with_scent()
    act(s, LIAISON, ThrowOffTheScent())
    assert refused(s, LIAISON, END_HINTS) == HintFirst()
    act(s, LIAISON, plain("Calm"))
    assert refused(s, LIAISON, plain("Cold")) == EnoughHints()
    act(s, LIAISON, END_HINTS)
    assert not view(s, None).scent_thrown


def test_a_not_beside_a_face_down_hint_is_seen_by_all() -> None:
    s = with_scent()
    act(s, LIAISON, ThrowOffTheScent(), negated("Calm"))
    assert view(s, BLOODHOUND).trail[-1].negated
    assert view(s, BLOODHOUND).trail[-1].hint is None
    assert view(s, BLOODHOUND).nots == 2


def test_the_scent_is_thrown_off_before_the_first_hint() -> None:
    s = with_scent()
    act(s, LIAISON, plain("Calm"))
    assert refused(s, LIAISON, ThrowOffTheScent()) == BeforeHints()


def test_throw_off_the_scent_needs_a_hint_in_hand() -> None:
    s = with_scent()
    s.hand = 0
    assert not may(s, LIAISON, ThrowOffTheScent())


def test_throw_off_the_scent_goes_back_as_a_line_cordon() -> None:
    s = with_scent()
    act(s, LIAISON, ThrowOffTheScent())
    assert BloodhoundCard.CORDON_OFF_A_LINE in view(s, None).bloodhound_cards


# Call the Pack


def with_pack(seats: int = 5, district: str = "North-Western") -> Sobakistan:
    """The Liaison holds Call the Pack; a district is cordoned off."""
    s = to_hunt(begun(seats))
    act(s, BLOODHOUND, CordonOffDistrict(DISTRICT[district]))
    end_round(s)
    return s


def test_call_the_pack_as_in_the_rulebook() -> None:
    """Blue is called at 2; yellow stays, green goes there; the Bloodhound learns nothing."""
    s = with_pack()
    stand(s, yellow=5, blue=2, green=13)
    act(s, LIAISON, CallThePack(BLUE))
    assert knows(s, Showed(BLUE, 2)) == {LIAISON, YELLOW, BLUE, GREEN}
    assert s.actors() == (YELLOW, GREEN)
    act(s, GREEN, JoinThePack())
    act(s, YELLOW, StayAway())
    assert [station(s, wolf) for wolf in (YELLOW, BLUE, GREEN)] == [5, 2, 2]
    assert board(s, GREEN)[-1] == [13, 2]  # the same slot
    assert knows(s, Moved(2)) == {GREEN}
    assert s.actors() == (LIAISON,)


def test_who_is_with_the_called_wolf_already_may_still_say_that_they_join() -> None:
    s = with_pack(4)
    stand(s, yellow=2, blue=2)
    act(s, LIAISON, CallThePack(BLUE))
    act(s, YELLOW, JoinThePack())
    assert station(s, YELLOW) == 2
    assert board(s, YELLOW)[-1] == [2, 2]


def test_who_joins_the_pack_goes_however_far_and_no_line_cordon_stops_them() -> None:
    s = with_pack(4)
    stand(s, yellow=3, blue=15)
    s.districts = 0
    s.lines = bit(LINE["purple"]) | bit(LINE["yellow"])
    act(s, LIAISON, CallThePack(BLUE))
    act(s, YELLOW, JoinThePack())
    assert station(s, YELLOW) == 15


@pytest.mark.parametrize(("called", "other"), [(1, 16), (16, 1)])
def test_a_district_cordon_keeps_wolves_from_joining(called: int, other: int) -> None:
    s = with_pack(4)
    stand(s, yellow=other, blue=called)
    act(s, LIAISON, CallThePack(BLUE))
    assert refused(s, YELLOW, JoinThePack()) == CordonBetween()
    act(s, YELLOW, StayAway())
    assert station(s, YELLOW) == other


@pytest.mark.parametrize(("called", "other"), [(1, 7), (16, 3)])
def test_inside_a_cordon_or_outside_of_it_joining_is_free(called: int, other: int) -> None:
    s = with_pack(4)
    stand(s, yellow=other, blue=called)
    act(s, LIAISON, CallThePack(BLUE))
    act(s, YELLOW, JoinThePack())
    assert station(s, YELLOW) == called


def test_a_lone_wolf_has_one_more_step_on_their_next_turn_instead() -> None:
    s = with_pack(3)
    stand(s, yellow=16)
    act(s, LIAISON, CallThePack(YELLOW))
    assert knows(s, LoneWolfRuns(YELLOW)) == {0, 1, 2}
    assert told(s, LIAISON, Showed) == []
    assert s.actors() == (LIAISON,)
    hint(s)
    move(s, [10, 11])
    assert board(s, YELLOW)[-1] == [10, 11]
    end_round(s)
    hint(s)
    act(s, YELLOW, MoveTo(3))
    assert reach(s, YELLOW) == set()


def test_the_last_wolf_in_play_is_a_lone_wolf_too() -> None:
    s = with_pack(4)
    s.playing &= ~bit(BLUE)
    act(s, LIAISON, CallThePack(YELLOW))
    assert view(s, None).wolves[0].extra_step


def test_only_wolves_in_play_can_be_called() -> None:
    s = with_pack(4)
    s.playing &= ~bit(BLUE)
    assert refused(s, LIAISON, CallThePack(BLUE)) == NotInPlay(BLUE)
    assert refused(s, LIAISON, CallThePack(RED)) == NotInPlay(RED)


def test_call_the_pack_goes_back_as_a_district_cordon() -> None:
    s = with_pack(3)
    act(s, LIAISON, CallThePack(YELLOW))
    assert BloodhoundCard.CORDON_OFF_A_DISTRICT in view(s, None).bloodhound_cards


def test_what_a_called_wolf_shows_stays_known_to_the_wolves() -> None:
    s = with_pack()
    stand(s, blue=2)
    act(s, LIAISON, CallThePack(BLUE))
    assert [(note.wolf, note.station) for note in view(s, YELLOW).messages] == [(BLUE, 2)]
    assert view(s, BLOODHOUND).messages == ()


# Cards in general


def test_several_cards_may_be_used_in_a_turn_before_between_and_after_hints() -> None:
    s = begun()
    act(s, LIAISON, HowlInCode(), any_hint(s), BlowAWhistle(1, SW))
    act(s, LIAISON, any_hint(s))
    act(s, LIAISON, ShedYourCoat(), Discard(view(s, LIAISON).hand[0]), DrawAnew(), END_HINTS)
    assert view(s, None).liaison_cards == ()
    assert s.actors() == (YELLOW, BLUE)


def test_a_card_comes_back_when_the_bloodhound_has_used_it() -> None:
    s = begun()
    act(s, LIAISON, BlowAWhistle(1, SW))
    to_hunt(s)
    act(s, BLOODHOUND, Scour())
    assert LiaisonCard.BLOW_A_WHISTLE in view(s, None).liaison_cards


def test_pairing_is_as_the_data_says() -> None:
    assert [BOX.pairs[side] for side in range(5)] == [0, 1, 2, 3, 4]
    assert new().hunted == bit(3) | bit(4)

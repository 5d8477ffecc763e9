"""Suspicions, early and final: who makes them, when, at whom, and who learns of them."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.wander import wander
from wolfden.engine.common import AlreadyChosen
from wolfden.engine.terms import Event
from wolfden.games.wooolf.terms.actions import Appearance, Character
from wolfden.games.wooolf.terms.events import (
    Abstained,
    PointedAt,
    RoundBegan,
    Shown,
    ShownOfMute,
    Suspected,
    TurnsOver,
    Unasked,
)
from wolfden.games.wooolf.terms.reasons import AllRounds, FirstTurn
from wolfden.games.wooolf.view import Pointer, Suspicion

from .table import (
    FOUR_HANDS,
    HAS_HUNTER,
    KINDS,
    MUTE,
    NO_SUSPICION,
    NOBODY,
    SOME_HANDS,
    SOME_QUESTIONS,
    SUSPECT,
    TABLES,
    WOOOLF,
    Where,
    X,
    ask,
    at_the_end_of_turns,
    final,
    first_at,
    hand_of,
    heard,
    holders,
    inside,
    named,
    new,
    pass_turns,
    peek,
    peeking,
    pointing,
    refusal,
    second_at,
    sees,
    shown,
    suspect,
)

# Make an early suspicion.


def test_nobody_suspects_on_their_first_turn() -> None:
    s = new(5)
    for seat in range(5):
        with refusal(s, FirstTurn(), "first turn"):
            s.act(seat, SUSPECT)
        s.act(seat, s.actions(seat)[0])
    assert SUSPECT in s.actions(0)


def test_a_suspicion_is_announced_and_its_pointers_are_secret() -> None:
    one, other = new(5, SOME_HANDS), new(5, SOME_HANDS)
    for s in (one, other):
        for seat in range(5):
            peek(s, seat, (seat + 1) % 5, hand_of(s, (seat + 1) % 5)[0])
    told = len(one.journal(None))
    suspect(one, 0, 3, X)
    suspect(other, 0, NOBODY, X)
    assert heard(one, None, told) == [Suspected(0)]
    assert all(shown(one, seat) == shown(other, seat) for seat in (None, 1, 2, 3, 4))
    assert sees(one, 0).suspicion == Suspicion(Pointer.SEAT_3, Pointer.X)
    assert heard(one, 0)[-1] == PointedAt(0, Character.SHEEP, 3)
    assert sees(one, 1).suspicion is None


def test_whoever_has_suspected_is_out_but_still_asked_and_peeked_at() -> None:
    s = new(5, SOME_HANDS, SOME_QUESTIONS)
    pass_turns(s, until=0, lap=2)
    suspect(s, 0, 3, X)
    assert sees(s, None).suspected == (0,)
    peek(s, 1, 0)
    pass_turns(s, until=3)
    ask(s, 3, HAS_HUNTER, 0)
    pass_turns(s, until=1, lap=3)
    assert s.actors() == (1,)


@pytest.mark.parametrize("seats", TABLES)
def test_the_second_early_suspicion_ends_the_turns_and_from_six_players_on_the_third(seats: int) -> None:
    s = new(seats)
    pass_turns(s, until=0, lap=2)
    for made in range(3 if seats > 5 else 2):
        assert sees(s, None).step == "Turn"
        seat = s.actors()[0]
        assert seat == made
        s.act(seat, SUSPECT)
        s.chain(seat, (s.actions(seat)[0], s.draft(seat, s.actions(seat)[:1])[0][0]))
    assert sees(s, None).step == "FinalSuspicion"
    assert heard(s, None)[-1] == TurnsOver(True)
    assert s.actors() == tuple(range(made + 1, seats))


@pytest.mark.parametrize("seats", TABLES)
def test_pointers_go_to_anybody_else_or_to_0_and_a_wolfs_second_to_x(seats: int) -> None:
    hands: dict[Where, tuple[str, str]] = {0: ("sheep", "wolf"), 1: ("sheep", "boy/?")}
    for seat, wolf in ((0, True), (1, False)):
        s = new(seats, hands)
        pass_turns(s, until=seat, lap=2)
        s.act(seat, SUSPECT)
        others = [player for player in holders(s) if player != seat]
        assert s.actions(seat) == tuple(sorted(first_at(where) for where in [*others, NOBODY]))
        s.act(seat, first_at(2))
        second = [X] if wolf else [*others, NOBODY]
        assert s.actions(seat) == tuple(sorted(second_at(where) for where in second))


def test_fifteen_turns_each_end_a_round_without_enough_suspicions() -> None:
    s = new(5, SOME_HANDS, starter=2)
    pass_turns(s, until=1, lap=15)
    s.act(1, peeking(2))
    assert heard(s, None)[-1] == TurnsOver(False)
    assert s.actors() == (0, 1, 2, 3, 4)
    assert len(sees(s, None).clues) == 15 * 5
    for seat in range(5):
        final(s, seat, X)
    assert heard(s, None)[-1] == RoundBegan(2, 3)  # left of this round's start player


def test_after_fifteen_turns_with_one_suspicion_the_next_round_starts_left_of_it() -> None:
    s = new(5, SOME_HANDS, starter=2)
    pass_turns(s, until=0, lap=4)
    suspect(s, 0, 3, X)
    pass_turns(s, until=1, lap=15)
    s.act(1, peeking(2))
    assert s.actors() == (1, 2, 3, 4)
    for seat in range(1, 5):
        final(s, seat, X)
    assert heard(s, None)[-1] == RoundBegan(2, 1)
    assert sees(s, None).points == (2, 0, 0, 0, 0)


def test_the_start_player_may_be_out_when_the_last_turns_end() -> None:
    s = new(5, SOME_HANDS, starter=0)
    pass_turns(s, until=0, lap=2)
    suspect(s, 0, 3, X)
    pass_turns(s, until=4, lap=15)
    s.act(4, peeking(0))
    assert sees(s, None).step == "FinalSuspicion"


@pytest.mark.parametrize("seats", TABLES)
def test_the_limit_is_just_the_longest_game(seats: int) -> None:
    s = new(seats)
    quota = 3 if seats > 5 else 2
    while not s.over:
        seat, view = s.actors()[0], sees(s, None)
        if view.step == "FinalSuspicion":
            final(s, seat, X)
        elif view.lap == 15 and seat >= seats - quota and SUSPECT in s.actions(seat):
            suspect(s, seat, *pointing(s, seat))
        else:
            s.act(seat, peeking((seat + 1) % seats))
        if len(sees(s, None).past) > len(view.past) and not s.over:
            inside(s).starter = inside(s).turn = 0
    assert s.decisions == WOOOLF.max_decisions(seats) == 3 * 16 * seats
    assert s.outcome().reason == AllRounds(3)


# The final suspicion.


def test_final_suspicions_are_made_by_all_others_at_the_same_time_and_in_secret() -> None:
    s = at_the_end_of_turns()
    assert s.actors() == (2, 3, 4)
    twin = s.clone()
    final(s, 3, NOBODY, 4)
    final(twin, 3, X)
    for seat in (None, 0, 1, 2, 4):
        assert shown(s, seat) == shown(twin, seat)
    assert s.actors() == (2, 4)
    with refusal(s, AlreadyChosen(), "already chosen"):
        s.act(3, NO_SUSPICION)


def test_the_order_of_final_suspicions_leaves_no_trace() -> None:
    one = at_the_end_of_turns()
    other = one.clone()
    made: dict[int, tuple[Where, Where]] = {2: (NOBODY, 0), 3: (X, X), 4: (NOBODY, NOBODY)}
    for s, order in ((one, (2, 3, 4)), (other, (4, 2, 3))):
        for seat in order:
            final(s, seat, *made[seat])
    assert one.save() == other.save()


def test_a_final_suspicion_is_shown_to_its_owner_and_sealed_for_others() -> None:
    s = at_the_end_of_turns()
    before = {seat: s.view(seat) for seat in (0, 1, 3, 4, None)}
    s.act(2, first_at(NOBODY))
    assert sees(s, 2).suspicion == Suspicion(Pointer.NOBODY, None)
    s.act(2, second_at(0))
    assert 2 not in s.actors()
    assert sees(s, 2).suspicion == Suspicion(Pointer.NOBODY, Pointer.SEAT_0)
    told = WOOOLF.show(s.view(2), WOOOLF.words, "abcde")
    assert told[-2:] == ["You thought that nobody played a hunting dog.", "You took a for a wolf."]
    for seat, view in before.items():
        assert msgspec.structs.replace(s.view(seat), actors=(2, 3, 4)) == view
    final(s, 3, X)
    assert sees(s, 3).suspicion == Suspicion(Pointer.X, Pointer.X)
    for eye in (2, 3):
        assert s.redeal(eye, 1).view(eye) == s.view(eye)
    final(s, 4, X)
    assert sees(s, 2).suspicion is None  # of the next round


def test_a_final_suspicion_can_be_none_which_is_both_pointers_at_x() -> None:
    s = at_the_end_of_turns()
    assert NO_SUSPICION in s.actions(2)
    for seat in (2, 3, 4):
        final(s, seat, X)
    assert Abstained(2) in heard(s, None)
    assert sees(s, None).past[0].suspicions[2] == Suspicion(Pointer.X, Pointer.X)


def test_after_the_scoring_cards_pointers_and_unused_questions_lie_open_to_all() -> None:
    s = at_the_end_of_turns()
    hands = [hand_of(s, seat) for seat in range(5)]
    unused = [Unasked(seat, question) for seat in range(5) for question in sees(s, seat).questions]
    for seat in (2, 3, 4):
        final(s, seat, X)
    events: list[Event] = heard(s, None)
    assert [event for event in events if isinstance(event, Unasked)] == unused
    assert len([event for event in events if isinstance(event, Shown)]) == 5
    past = sees(s, None).past[0]
    assert [tuple(map(named, hand.cards)) for hand in past.hands] == hands
    assert past.suspicions[1] == Suspicion(Pointer.SEAT_0, Pointer.SEAT_3)
    assert past.early == (0, 1)
    assert all(sees(s, seat).past == (past,) for seat in range(5))


def test_the_mute_players_cards_are_turned_up_as_well() -> None:
    s = new(4, FOUR_HANDS)
    pass_turns(s, until=0, lap=2)
    suspect(s, 0, MUTE, X)
    suspect(s, 1, 0, MUTE)
    for seat in (2, 3):
        final(s, seat, X)
    shown_cards = (Character.HUNTING_DOG, Appearance.UNKNOWN, Character.HUNTER, Appearance.HUNTER)
    assert ShownOfMute(*shown_cards) in heard(s, None)


def test_no_hidden_card_is_told_before_the_scoring() -> None:
    for seats, advanced in KINDS:
        s = WOOOLF.new(seats, seats, advanced=advanced)
        while not sees(s, None).past:
            assert not [
                event for event in heard(s, None) if isinstance(event, (Shown, ShownOfMute, Unasked, PointedAt))
            ]
            for seat in range(seats):
                mine = [clue for clue in sees(s, seat).clues if seat in (clue.peeker, clue.target)]
                assert [clue for clue in sees(s, seat).clues if clue.card is not None] == mine
            wander(s, int(s.decisions), 1)


def test_a_new_round_begins_with_nothing_on_the_table() -> None:
    s = at_the_end_of_turns()
    for seat in (2, 3, 4):
        final(s, seat, X)
    view = sees(s, None)
    assert (view.round, view.lap, view.clues, view.answers, view.suspected) == (2, 1, (), (), ())
    assert all(len(sees(s, seat).questions) == 2 for seat in range(5))

"""A round: what is dealt, whose turn it is, what can be done on it, who learns what, and what is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from tests.games.wander import wander
from wolfden import BadSetup, IllegalAction, State
from wolfden.engine.common import AlreadyChosen, MoveEnds, NotPossible, NotYourTurn, Unfinished
from wolfden.engine.terms import Event, Reason
from wolfden.games.wooolf.actions import Appearance, Character
from wolfden.games.wooolf.events import (
    Abstained,
    AllRounds,
    Announced,
    AnnouncedOfMute,
    Answered,
    Barred,
    Dealt,
    DealtQuestion,
    FirstTurn,
    MustPoint,
    NoMutePlayer,
    NoSuchPlayer,
    NotInHand,
    NotThemself,
    OneTarget,
    PointedAt,
    RoundBegan,
    Saw,
    SawOfMute,
    Shown,
    ShownOfMute,
    Suspected,
    TurnsOver,
    TwoTargets,
    Unasked,
    WasSeen,
)
from wolfden.games.wooolf.view import Phase, Pointer, Suspicion

from .odds import assert_fits
from .table import (
    HAS_DOG,
    HAS_HUNTER,
    HAS_SHEEP,
    IMAGES,
    KINDS,
    LOOKS,
    MUTE,
    NO_SUSPICION,
    NOBODY,
    QUESTION_CARDS,
    SHEEP_HUNTER_BOY,
    SUSPECT,
    TABLES,
    WOLF_HUNTER_BOY,
    WOOOLF,
    Where,
    X,
    answer,
    ask,
    asking,
    deck,
    final,
    first_at,
    hand_of,
    heard,
    holders,
    inside,
    last_clue,
    look_of,
    named,
    new,
    pass_turns,
    peek,
    peeking,
    plays,
    pointing,
    refusal,
    says,
    second_at,
    sees,
    shown,
    suspect,
)

HANDS: dict[Where, tuple[str, str]] = {
    0: ("sheep", "wolf"),
    1: ("sheep", "boy/?"),
    2: ("dog", "hunter/?"),
    3: ("sheep", "sheep"),
    4: ("dog/?", "hunter"),
}
FOUR: dict[Where, tuple[str, str]] = {player: hand for player, hand in HANDS.items() if player != 4}
QUESTIONS = {0: (WOLF_HUNTER_BOY, HAS_DOG), 1: (HAS_SHEEP, HAS_SHEEP), 3: (SHEEP_HUNTER_BOY, HAS_HUNTER)}


# Preparing a round.


@pytest.mark.parametrize("seats", [3, 9])
def test_fewer_than_four_or_more_than_eight_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        WOOOLF.new(seats, 1)


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_all_cards_of_the_table_are_dealt_two_to_each_and_two_questions(seats: int, advanced: bool) -> None:
    for seed in range(20):
        s = WOOOLF.new(seats, seed, advanced=advanced)
        assert Counter(card for player in holders(s) for card in hand_of(s, player)) == deck(seats, advanced)
        hands = [sees(s, seat).questions for seat in range(seats)]
        assert all(len(hand) == 2 for hand in hands)
        assert Counter(card for hand in hands for card in hand) <= Counter(QUESTION_CARDS)


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_everybody_is_told_their_own_cards_and_questions_and_nobody_elses(seats: int, advanced: bool) -> None:
    s = WOOOLF.new(seats, 5, advanced=advanced)
    for seat in range(seats):
        view = sees(s, seat)
        assert view.hand is not None
        low, high = view.hand.cards
        assert {named(low), named(high)} == set(hand_of(s, seat))
        assert view.hand.character == IMAGES.index(plays(hand_of(s, seat)))
        assert heard(s, seat) == [
            RoundBegan(1, view.starter),
            Dealt(low.image, low.appearance, high.image, high.appearance),
            *[DealtQuestion(question) for question in view.questions],
        ]
    assert heard(s, None) == [RoundBegan(1, sees(s, None).starter)]
    assert sees(s, None).hand is None
    assert sees(s, None).questions == ()


def test_the_lot_favours_nobody_as_start_player() -> None:
    for seats in TABLES:
        starts = [sees(WOOOLF.new(seats, seed), None).starter for seed in range(400)]
        assert_fits(starts, {seat: Fraction(1, seats) for seat in range(seats)})


def test_every_card_is_as_likely_in_every_place() -> None:
    cards = [card for seed in range(700) for card in hand_of(WOOOLF.new(6, seed), seed % 6)]
    assert_fits(cards, {card: Fraction(copies, 12) for card, copies in deck(6, False).items()})


# Sequence of play.


@pytest.mark.parametrize("seats", TABLES)
def test_turns_go_clockwise_from_the_start_player(seats: int) -> None:
    s = new(seats, starter=seats - 2)
    for turn in range(2 * seats):
        assert s.actors() == ((seats - 2 + turn) % seats,)
        assert sees(s, None).lap == 1 + turn // seats
        s.act(s.actors()[0], s.actions(s.actors()[0])[0])


@pytest.mark.parametrize("seats", TABLES)
def test_on_a_turn_one_peeks_at_any_other_or_asks_any_other_one_of_ones_questions(seats: int) -> None:
    s = new(seats, questions={0: (HAS_DOG, HAS_SHEEP)})
    others: list[Where] = [player for player in holders(s) if player != 0]
    able = [peeking(player) for player in others]
    able += [asking(kind, seat) for kind in (HAS_DOG, HAS_SHEEP) for seat in range(1, seats)]
    assert s.actions(0) == tuple(sorted(able))
    assert all(s.actions(seat) == () for seat in range(1, seats))


def test_one_cannot_pass_and_can_always_peek() -> None:
    s = new(5)
    for _ in range(100):
        if sees(s, None).phase is Phase.TURNS:
            assert set(map(peeking, range(5))) - set(s.actions(s.actors()[0])) == {peeking(s.actors()[0])}
        wander(s, int(s.decisions), 1)


# Peek at a character card.


def test_chance_picks_either_card_evenly_and_does_not_avoid_the_one_seen_before() -> None:
    seen = []
    for seed in range(600):
        s = inside(WOOOLF.new(5, seed))
        s.cards = inside(new(5, HANDS)).cards
        pass_turns(s, until=0)
        s.act(0, peeking(2))
        pass_turns(s, until=0)
        s.act(0, peeking(2))
        seen.append(tuple(named(clue.card) for clue in sees(s, 0).clues if clue.peeker == 0 if clue.card)[-2:])
    either = ("dog", "hunter/?")
    assert_fits(seen, {(one, two): Fraction(1, 4) for one in either for two in either})


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_everybody_announces_the_appearance_but_the_shepherd_boy_calls_all_but_question_marks_wolves(
    seats: int, advanced: bool
) -> None:
    lies = 0
    for seed in range(60):
        s = WOOOLF.new(seats, seed, advanced=advanced)
        seat = s.actors()[0]
        for target in holders(s):
            if target == seat:
                continue
            for card in hand_of(s, target):
                twin = s.clone()
                peek(twin, seat, target, card)
                said = says(plays(hand_of(s, seat)), card)
                assert last_clue(twin).appearance == LOOKS.index(said)
                lies += said != look_of(card)
    assert lies


def test_a_shepherd_boy_card_under_a_wolf_tells_the_truth() -> None:
    s = new(5, {0: ("boy/?", "wolf"), 1: ("sheep", "sheep")})
    peek(s, 0, 1)
    assert last_clue(s).appearance is Appearance.SHEEP


def test_the_peeker_alone_sees_the_card_and_its_owner_is_told_which_it_was() -> None:
    s = new(5, HANDS)
    told = {seat: len(s.journal(seat)) for seat in (None, *range(5))}
    peek(s, 0, 2, "hunter/?")
    public = Announced(0, 2, Appearance.UNKNOWN)
    assert heard(s, 0, told[0]) == [public, Saw(2, Character.HUNTER, Appearance.UNKNOWN)]
    assert heard(s, 2, told[2]) == [public, WasSeen(0, Character.HUNTER, Appearance.UNKNOWN)]
    for seat in (None, 1, 3, 4):
        assert heard(s, seat, told[seat]) == [public]
        assert last_clue(s, seat).card is None
    for seat in (0, 2):
        card = last_clue(s, seat).card
        assert card is not None
        assert named(card) == "hunter/?"


def test_a_peek_at_another_card_that_looks_the_same_is_the_same_to_everybody_else() -> None:
    hands: dict[Where, tuple[str, str]] = {0: ("sheep", "wolf"), 1: ("boy/?", "hunter/?")}
    one, other = new(5, hands), new(5, hands)
    peek(one, 0, 1, "boy/?")
    peek(other, 0, 1, "hunter/?")
    for seat in (None, 2, 3, 4):
        assert shown(one, seat) == shown(other, seat)
    for seat in (0, 1):
        assert shown(one, seat) != shown(other, seat)


def test_the_mute_player_can_be_peeked_at() -> None:
    s = new(4, FOUR)
    told = {seat: len(s.journal(seat)) for seat in range(4)}
    peek(s, 0, MUTE, "hunter")
    public = AnnouncedOfMute(0, Appearance.HUNTER)
    assert heard(s, 0, told[0]) == [public, SawOfMute(Character.HUNTER, Appearance.HUNTER)]
    assert all(heard(s, seat, told[seat]) == [public] for seat in (1, 2, 3))
    assert last_clue(s).target is None


# Use a question card.


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_answers_are_true_whatever_the_question_and_the_hand(seats: int, advanced: bool) -> None:
    given = set()
    for seed in range(40):
        s = WOOOLF.new(seats, seed, advanced=advanced)
        seat = s.actors()[0]
        for question in sees(s, seat).questions:
            for target in range(seats):
                if target != seat:
                    twin = s.clone()
                    ask(twin, seat, question, target)
                    assert heard(twin, None)[-1] == Answered(
                        seat, target, question, answer(question, hand_of(s, target))
                    )
                    given.add((question, answer(question, hand_of(s, target))))
    assert len(given) == 10


@pytest.mark.parametrize(
    ("hand", "answers"),
    [  # in the order of the five questions
        (("sheep", "sheep"), (False, True, False, False, True)),
        (("sheep", "dog"), (False, False, True, False, True)),
        (("dog/?", "hunter"), (True, True, True, True, False)),
        (("hunter", "boy/?"), (True, True, False, True, False)),
        (("boy/?", "wolf"), (True, False, False, False, False)),
        (("sheep", "wolf"), (True, False, False, False, True)),
    ],
)
def test_two_questions_are_about_the_character_and_three_about_either_image(
    hand: tuple[str, str], answers: tuple[bool, ...]
) -> None:
    kinds = (WOLF_HUNTER_BOY, SHEEP_HUNTER_BOY, HAS_DOG, HAS_HUNTER, HAS_SHEEP)
    for kind, yes in zip(kinds, answers, strict=True):
        s = new(5, {1: hand}, {0: (kind, WOLF_HUNTER_BOY)})
        ask(s, 0, kind, 1)
        assert sees(s, None).answers[-1].yes is yes


def test_a_question_card_is_spent_and_stays_in_front_of_the_one_asked_to_the_end_of_the_round() -> None:
    s = new(5, HANDS, {0: (HAS_DOG, HAS_DOG), 1: (HAS_SHEEP, HAS_SHEEP)})
    ask(s, 0, HAS_DOG, 2)
    assert sees(s, 0).questions == (HAS_DOG,)
    pass_turns(s, until=0)
    ask(s, 0, HAS_DOG, 4)
    assert sees(s, 0).questions == ()
    pass_turns(s, until=0)
    with refusal(s, NotInHand(HAS_DOG), "do not have this question"):
        ask(s, 0, HAS_DOG, 1)
    assert [(given.target, given.yes) for given in sees(s, 3).answers] == [(2, True), (4, True)]


def test_unasked_question_cards_are_seen_by_their_holder_only() -> None:
    rest = {2: (HAS_DOG, WOLF_HUNTER_BOY), 4: (WOLF_HUNTER_BOY, SHEEP_HUNTER_BOY)}
    one = new(5, HANDS, {**QUESTIONS, **rest})
    other = new(5, HANDS, {**QUESTIONS, **rest, 1: (HAS_DOG, HAS_HUNTER)})
    assert all(shown(one, seat) == shown(other, seat) for seat in (None, 0, 2, 3, 4))
    assert shown(one, 1) != shown(other, 1)


# Make an early suspicion.


def test_nobody_suspects_on_their_first_turn() -> None:
    s = new(5)
    for seat in range(5):
        with refusal(s, FirstTurn(), "first turn"):
            s.act(seat, SUSPECT)
        s.act(seat, s.actions(seat)[0])
    assert SUSPECT in s.actions(0)


def test_a_suspicion_is_announced_and_its_pointers_are_secret() -> None:
    one, other = new(5, HANDS), new(5, HANDS)
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
    s = new(5, HANDS, QUESTIONS)
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
        assert sees(s, None).phase is Phase.TURNS
        seat = s.actors()[0]
        assert seat == made
        s.act(seat, SUSPECT)
        s.chain(seat, (s.actions(seat)[0], s.draft(seat, s.actions(seat)[:1])[0][0]))
    assert sees(s, None).phase is Phase.FINAL_SUSPICION
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
    s = new(5, HANDS, starter=2)
    pass_turns(s, until=1, lap=15)
    s.act(1, peeking(2))
    assert heard(s, None)[-1] == TurnsOver(False)
    assert s.actors() == (0, 1, 2, 3, 4)
    assert len(sees(s, None).clues) == 15 * 5
    for seat in range(5):
        final(s, seat, X)
    assert heard(s, None)[-1] == RoundBegan(2, 3)  # left of this round's start player


def test_after_fifteen_turns_with_one_suspicion_the_next_round_starts_left_of_it() -> None:
    s = new(5, HANDS, starter=2)
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
    s = new(5, HANDS, starter=0)
    pass_turns(s, until=0, lap=2)
    suspect(s, 0, 3, X)
    pass_turns(s, until=4, lap=15)
    s.act(4, peeking(0))
    assert sees(s, None).phase is Phase.FINAL_SUSPICION


@pytest.mark.parametrize("seats", TABLES)
def test_the_limit_is_just_the_longest_game(seats: int) -> None:
    s = new(seats)
    quota = 3 if seats > 5 else 2
    while not s.over:
        seat, view = s.actors()[0], sees(s, None)
        if view.phase is Phase.FINAL_SUSPICION:
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


def at_the_end_of_turns() -> State:
    s = new(5, HANDS)
    pass_turns(s, until=0, lap=2)
    suspect(s, 0, 3, X)
    suspect(s, 1, 0, 3)
    return s


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
    s = new(4, FOUR)
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


# Refusals.


def on_a_turn() -> State:
    return new(5, HANDS, QUESTIONS)


def wolf_pointing() -> State:
    s = new(5, HANDS)
    pass_turns(s, until=0, lap=2)
    s.act(0, SUSPECT)
    return s


def wolf_pointing_second() -> State:
    s = wolf_pointing()
    s.act(0, first_at(3))
    return s


def boy_pointing_second() -> State:
    s = new(5, HANDS, starter=1)
    pass_turns(s, until=1, lap=2)
    s.act(1, SUSPECT)
    s.act(1, first_at(3))
    return s


def hunter_pointing_at_last() -> State:
    s = at_the_end_of_turns()
    s.act(2, first_at(3))
    return s


@pytest.mark.parametrize(
    ("position", "seat", "action", "reason", "saying"),
    [
        (on_a_turn, 0, peeking(0), NotThemself(), "yourself"),
        (on_a_turn, 0, peeking(5), NoSuchPlayer(), "Nobody sits there"),
        (on_a_turn, 0, peeking(MUTE), NoMutePlayer(), "only at a table of four"),
        (on_a_turn, 0, asking(HAS_DOG, 0), NotThemself(), "yourself"),
        (on_a_turn, 0, asking(HAS_DOG, 7), NoSuchPlayer(), "Nobody sits there"),
        (on_a_turn, 0, asking(HAS_SHEEP, 1), NotInHand(HAS_SHEEP), "do not have this question card"),
        (on_a_turn, 0, SUSPECT, FirstTurn(), "first turn"),
        (on_a_turn, 0, first_at(1), NotPossible(), "not one of the things"),
        (on_a_turn, 0, NO_SUSPICION, NotPossible(), "not one of the things"),
        (on_a_turn, 1, peeking(0), NotYourTurn(), "not your turn"),
        (wolf_pointing, 0, peeking(1), NotPossible(), "not one of the things"),
        (wolf_pointing, 0, NO_SUSPICION, MustPoint(), "You have said that you suspect"),
        (wolf_pointing, 0, first_at(0), NotThemself(), "yourself"),
        (wolf_pointing, 0, first_at(6), NoSuchPlayer(), "Nobody sits there"),
        (wolf_pointing, 0, first_at(MUTE), NoMutePlayer(), "only at a table of four"),
        (wolf_pointing, 0, second_at(X), NotPossible(), "not one of the things"),
        (wolf_pointing_second, 0, second_at(1), OneTarget(), "one target"),
        (wolf_pointing_second, 0, second_at(NOBODY), OneTarget(), "one target"),
        (wolf_pointing_second, 0, first_at(1), NotPossible(), "not one of the things"),
        (wolf_pointing_second, 0, NO_SUSPICION, NotPossible(), "not one of the things"),
        (boy_pointing_second, 1, second_at(X), TwoTargets(), "two targets"),
        (boy_pointing_second, 1, second_at(1), NotThemself(), "yourself"),
        (boy_pointing_second, 1, second_at(5), NoSuchPlayer(), "Nobody sits there"),
        (boy_pointing_second, 1, second_at(MUTE), NoMutePlayer(), "only at a table of four"),
        (at_the_end_of_turns, 2, first_at(2), NotThemself(), "yourself"),
        (at_the_end_of_turns, 2, SUSPECT, NotPossible(), "not one of the things"),
        (at_the_end_of_turns, 0, NO_SUSPICION, NotYourTurn(), "not your turn"),
        (hunter_pointing_at_last, 2, second_at(X), TwoTargets(), "two targets"),
        (hunter_pointing_at_last, 2, NO_SUSPICION, NotPossible(), "not one of the things"),
    ],
)
def test_what_the_rules_forbid_is_refused_by_name(
    position: Callable[[], State], seat: int, action: int, reason: Reason, saying: str
) -> None:
    s = position()
    with refusal(s, reason, saying):
        s.act(seat, action)


def test_the_mute_player_is_never_asked() -> None:
    s = new(4, FOUR, {0: (HAS_DOG, HAS_SHEEP)})
    assert all(asking(HAS_DOG, seat) not in s.actions(0) for seat in range(4, 8))
    with refusal(s, NoSuchPlayer(), "Nobody sits there"):
        s.act(0, asking(HAS_DOG, 4))


def test_the_barred_are_told_so() -> None:
    s = at_the_end_of_turns()
    for seat in (2, 3, 4):
        final(s, seat, X)
    inside(s).barred = 2**3
    pass_turns(s, until=3, lap=2)
    with refusal(s, Barred(), "no early one for you"):
        s.act(3, SUSPECT)


def test_both_pointers_are_one_move() -> None:
    s = new(5, HANDS, starter=1)
    pass_turns(s, until=1, lap=2)
    s.act(1, SUSPECT)
    for chain, reason in (((first_at(3),), Unfinished()), ((first_at(3), second_at(2), second_at(2)), MoveEnds())):
        with pytest.raises(IllegalAction) as refused:
            s.chain(1, chain)
        assert refused.value.reason == reason


def test_there_is_nothing_to_say_in_this_game() -> None:
    s = new(5)
    assert WOOOLF.num_remarks == 0
    assert all(s.remarks(seat) == () for seat in range(5))

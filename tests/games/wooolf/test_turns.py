"""A round: what is dealt, whose turn it is, what can be done on it, and who learns what."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.wander import wander
from wolfden import BadSetup
from wolfden.games.wooolf.terms.actions import Appearance, Character
from wolfden.games.wooolf.terms.events import (
    Announced,
    AnnouncedOfMute,
    Answered,
    Dealt,
    DealtQuestion,
    RoundBegan,
    Saw,
    SawOfMute,
    WasSeen,
)
from wolfden.games.wooolf.terms.reasons import NotInHand

from .odds import assert_fits
from .table import (
    FOUR_HANDS,
    HAS_DOG,
    HAS_HUNTER,
    HAS_SHEEP,
    IMAGES,
    KINDS,
    LOOKS,
    MUTE,
    QUESTION_CARDS,
    SHEEP_HUNTER_BOY,
    SOME_HANDS,
    SOME_QUESTIONS,
    TABLES,
    WOLF_HUNTER_BOY,
    WOOOLF,
    Where,
    answer,
    ask,
    asking,
    deck,
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
    refusal,
    says,
    sees,
    shown,
)

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
        if sees(s, None).step == "Turn":
            assert set(map(peeking, range(5))) - set(s.actions(s.actors()[0])) == {peeking(s.actors()[0])}
        wander(s, int(s.decisions), 1)


# Peek at a character card.


def test_chance_picks_either_card_evenly_and_does_not_avoid_the_one_seen_before() -> None:
    seen = []
    for seed in range(600):
        s = inside(WOOOLF.new(5, seed))
        s.cards = inside(new(5, SOME_HANDS)).cards
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
    s = new(5, SOME_HANDS)
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
    s = new(4, FOUR_HANDS)
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
    s = new(5, SOME_HANDS, {0: (HAS_DOG, HAS_DOG), 1: (HAS_SHEEP, HAS_SHEEP)})
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
    one = new(5, SOME_HANDS, {**SOME_QUESTIONS, **rest})
    other = new(5, SOME_HANDS, {**SOME_QUESTIONS, **rest, 1: (HAS_DOG, HAS_HUNTER)})
    assert all(shown(one, seat) == shown(other, seat) for seat in (None, 0, 2, 3, 4))
    assert shown(one, 1) != shown(other, 1)

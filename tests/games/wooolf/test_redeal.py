"""Imagined worlds: every deal that fits all a seat saw and heard, as likely as counting says; nothing of the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest

from tests.games.wander import wander
from wolfden import State
from wolfden.engine.chance import fast
from wolfden.games.wooolf.belief.deals import Belief, below
from wolfden.games.wooolf.belief.evidence import evidence
from wolfden.games.wooolf.terms.actions import Question

from .odds import Deal, assert_fits, boy_in, deal_of, posterior
from .table import (
    HAS_DOG,
    HAS_HUNTER,
    HAS_SHEEP,
    KINDS,
    LOOKS,
    MUTE,
    NOBODY,
    QUESTION_CARDS,
    SHEEP_HUNTER_BOY,
    WOLF_HUNTER_BOY,
    WOOOLF,
    Where,
    X,
    answer,
    ask,
    deck,
    decoded,
    hand_of,
    holders,
    inside,
    new,
    pass_turns,
    peek,
    peeking,
    plays,
    pointers_of,
    questions_of,
    says,
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
FANCY: dict[Where, tuple[str, str]] = {
    0: ("sheep", "wolf"),
    1: ("sheep", "boy/hunter"),
    2: ("dog", "hunter/sheep"),
    3: ("sheep", "sheep/dog"),
    4: ("dog/wolf", "hunter"),
}
QUESTIONS = {
    0: (WOLF_HUNTER_BOY, HAS_DOG),
    1: (SHEEP_HUNTER_BOY, HAS_HUNTER),
    2: (HAS_SHEEP, WOLF_HUNTER_BOY),
    3: (WOLF_HUNTER_BOY, HAS_HUNTER),
}

# Positions of round one, with the hands of the rulebook's example or of the advanced one.


def at_the_start(advanced: bool) -> State:
    return new(5, FANCY if advanced else HANDS, QUESTIONS, advanced=advanced)


def after_one_lap(advanced: bool) -> State:
    s = at_the_start(advanced)
    peek(s, 0, 3)
    peek(s, 1, 4, "hunter")  # a lie
    peek(s, 2, 0, "wolf")  # a true cry of wolf
    ask(s, 3, HAS_HUNTER, 2)
    peek(s, 4, 1)
    return s


def after_three_laps(advanced: bool) -> State:
    s = after_one_lap(advanced)
    ask(s, 0, HAS_DOG, 4)
    peek(s, 1, 0, "sheep")  # a lie that its owner knows
    peek(s, 2, 3, "sheep")
    ask(s, 3, WOLF_HUNTER_BOY, 1)
    peek(s, 4, 3, "sheep")
    peek(s, 0, 2, "dog")
    peek(s, 1, 2, "dog")
    peek(s, 2, 1, "sheep")
    peek(s, 3, 0, "sheep")
    peek(s, 4, 0, "wolf")
    return s


def with_peeks_only_at_one(advanced: bool) -> State:
    """Many ways to have seen two cards that look the same."""
    s = at_the_start(advanced)
    for lap in range(3):
        peek(s, 0, 3, "sheep")
        peek(s, 1, 3, "sheep")
        peek(s, 2, 3, "sheep")
        peek(s, 3, 4, "hunter")
        peek(s, 4, 3, "sheep" if lap else None)
    return s


def with_a_mute_player(advanced: bool) -> State:
    hands: dict[Where, tuple[str, str]] = {player: (FANCY if advanced else HANDS)[player] for player in range(4)}
    s = new(4, hands, QUESTIONS, advanced=advanced)
    peek(s, 0, MUTE)
    peek(s, 1, MUTE, "hunter")  # a lie
    peek(s, 2, 1, "sheep")
    ask(s, 3, WOLF_HUNTER_BOY, 1)
    peek(s, 0, 2, "dog")
    peek(s, 1, 3, "sheep")  # another
    return s


def with_suspicions(advanced: bool) -> State:
    s = after_one_lap(advanced)
    suspect(s, 0, 3, X)
    peek(s, 1, 0, "sheep")
    peek(s, 2, 1, "sheep")
    return s


POSITIONS = [
    at_the_start,
    after_one_lap,
    after_three_laps,
    with_peeks_only_at_one,
    with_a_mute_player,
    with_suspicions,
]


@pytest.mark.parametrize("eye", range(5))
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("position", POSITIONS)
def test_deals_are_imagined_as_often_as_chance_makes_them(
    position: Callable[[bool], State], advanced: bool, eye: int
) -> None:
    s = position(advanced)
    if eye >= s.seats:
        return
    odds = posterior(s, eye)
    assert deal_of(s) in odds, "the true deal is a possible one"
    worlds = [deal_of(s.redeal(eye, seed)) for seed in range(2500)]
    assert_fits(worlds, odds)
    # Each player's own hand, and who is the shepherd boy, show a wrong weight sooner than whole deals do.
    for place in range(len(worlds[0])):
        assert_fits([world[place] for world in worlds], summed(odds, place))
    assert_fits([boy_in(world) for world in worlds], summed(odds, None))


def summed(odds: dict[Deal, Fraction], place: int | None) -> dict[object, Fraction]:
    """The odds of one hand, or of who is the shepherd boy."""
    sums: Counter[object] = Counter()
    for dealt, chance in odds.items():
        sums[boy_in(dealt) if place is None else dealt[place]] += chance  # type: ignore[assignment]
    return dict(sums)  # type: ignore[arg-type]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [4, 5])
def test_deals_are_imagined_as_often_at_positions_by_chance(seats: int, advanced: bool, seed: int) -> None:
    s = wander(WOOOLF.new(seats, seed, advanced=advanced), seed, seed)
    if s.over:
        return
    eye = seed % seats
    odds = posterior(s, eye)
    worlds = [deal_of(s.redeal(eye, key)) for key in range(4000)]
    assert_fits(worlds, odds)
    assert_fits([boy_in(world) for world in worlds], summed(odds, None))


def test_the_enumeration_counts_what_can_be_counted_by_hand() -> None:
    # Seat 3 holds two sheep. Of the eight other cards two are sheep: 8! / 2**4 shuffles make four hands of them,
    # 360 with both sheep in one hand; in the others it makes no difference which sheep is which.
    odds = posterior(at_the_start(False), 3)
    assert len(odds) == 360 + (2520 - 360) // 2
    assert set(odds.values()) == {Fraction(1, 2520), Fraction(2, 2520)}
    assert {deal[3] for deal in odds} == {("sheep", "sheep")}


def many_peeks(advanced: bool) -> State:
    """Everybody peeks for as long as a round can last: weights grow beyond any machine word."""
    s = at_the_start(advanced)
    while sees(s, None).step == "Turn":
        seat = s.actors()[0]
        clues = len(sees(s, None).clues)
        s.act(seat, peeking((seat + 1 + clues // 5 % 2) % 5))
    return s


@pytest.mark.parametrize("eye", range(5))
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("position", [*POSITIONS, many_peeks])
def test_each_who_may_be_lying_is_weighed_exactly(position: Callable[[bool], State], advanced: bool, eye: int) -> None:
    s = position(advanced)
    if eye >= s.seats:
        return
    totals = {deals.liar: deals.total for deals in Belief(evidence(inside(s), eye)).deals}
    odds = summed(posterior(s, eye), None)
    for liar, total in totals.items():
        others = [odds.get(other, 0) for other in totals if other != liar]
        assert Fraction(total, sum(totals.values())) == (odds.get(liar, 0) if liar != -1 else 1 - sum(others))


@pytest.mark.parametrize("bound", [1, 7, 2**31, 2**31 + 1, 3 * 2**40, 2**64, 10**30])
def test_large_numbers_are_drawn_evenly(bound: int) -> None:
    stream = fast(3)
    drawn = [below(bound, stream) for _ in range(3000)]
    assert 0 <= min(drawn) <= max(drawn) < bound
    if bound > 1:
        thirds = Counter(3 * number // bound for number in drawn) if bound > 7 else Counter(drawn)
        assert_fits(thirds.elements(), {third: Fraction(1, min(bound, 3 if bound > 7 else 7)) for third in thirds})


def test_a_known_lie_gives_the_shepherd_boy_away() -> None:
    s = at_the_start(False)
    peek(s, 0, 1)
    peek(s, 1, 3, "sheep")  # its owner hears "wolf" of a sheep
    assert {boy_in(deal_of(s.redeal(3, seed))) for seed in range(50)} == {1}
    assert len({boy_in(deal_of(s.redeal(2, seed))) for seed in range(200)}) > 1


def test_whoever_announces_anything_but_a_wolf_is_not_the_shepherd_boy() -> None:
    s = at_the_start(False)
    peek(s, 0, 3, "sheep")
    assert 0 not in {boy_in(deal_of(s.redeal(4, seed))) for seed in range(200)}


def test_the_shepherd_boy_knows_that_nobody_else_lies() -> None:
    s = after_one_lap(False)
    assert all(hand_of(s.redeal(1, seed), 0).count("wolf") == 1 for seed in range(100))


# Every position.


def assert_could_be(s: State, world: State, eye: int) -> None:
    """The world has the right cards in it, and all that was announced and answered is what it had to be."""
    w, true = inside(world), inside(s)
    if s.over:
        assert world.view(eye) == s.view(eye)
        return
    hands: dict[Where, tuple[str, str]] = {player: hand_of(world, player) for player in holders(s)}
    assert Counter(card for hand in hands.values() for card in hand) == deck(s.seats, s.setting.options["advanced"])
    assert hands[eye] == hand_of(s, eye)
    assert len(w.peeks) == len(true.peeks)
    for (peeker, target, said, card), (p, t, heard, seen) in zip(w.peeks, true.peeks, strict=True):
        assert (peeker, target, said) == (p, t, heard)
        assert decoded(card) in hands[MUTE if target == 8 else target]
        assert says(plays(hands[peeker]), decoded(card)) == LOOKS[said]
        if eye in (peeker, target):
            assert card == seen
    assert w.answers == true.answers
    assert all(yes == answer(question, hands[target]) for _, target, question, yes in w.answers)  # type: ignore[arg-type]
    assert questions_of(w, eye) == questions_of(true, eye)
    for seat in range(s.seats):
        assert len(questions_of(w, seat)) == len(questions_of(true, seat))
    used = Counter(question for seat in range(s.seats) for question in questions_of(w, seat))
    used.update(Question(question) for _, _, question, _ in w.answers)
    assert used <= Counter(QUESTION_CARDS)
    assert w.past == true.past
    assert shown(world, eye) == shown(s, eye)


def walk(seats: int, advanced: bool, seed: int, redeals: int) -> None:
    """At every position of a random game, somebody imagines worlds."""
    s, chance = WOOOLF.new(seats, seed, advanced=advanced), Random(seed)
    while True:
        eye = chance.randrange(seats)
        for _ in range(redeals):
            assert_could_be(s, s.redeal(eye, chance.getrandbits(64)), eye)
        if s.over:
            return
        seat = chance.choice(s.actors())
        s.act(seat, chance.choice(s.actions(seat)))


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_every_imagined_world_could_be_at_every_position(seats: int, advanced: bool) -> None:
    for seed in range(4):
        walk(seats, advanced, seed, redeals=1)


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_what_is_imagined_in_an_imagined_world_is_what_is_imagined_in_the_true_one(seats: int, advanced: bool) -> None:
    """The seat cannot tell the two apart, so nothing may come of the difference: the empty mind, at every depth."""
    s, chance = WOOOLF.new(seats, 11, advanced=advanced), Random(seats)
    while not s.over:
        for eye in range(seats):
            world = s.redeal(eye, chance.getrandbits(64))
            assert world.redeal(eye, 9).save() == s.redeal(eye, 9).save()
        seat = chance.choice(s.actors())
        s.act(seat, chance.choice(s.actions(seat)))


@pytest.mark.long
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("part", range(10))
def test_nobody_gets_stuck_at_any_position_of_ten_thousand_games_with_eight_seats(part: int, advanced: bool) -> None:
    for seed in range(500):
        s, chance = WOOOLF.new(8, 1000 * part + seed, advanced=advanced), Random(seed)
        while not s.over:
            eye = chance.randrange(8)
            assert s.redeal(eye, seed).view(eye) == s.view(eye)
            seat = chance.choice(s.actors())
            s.act(seat, chance.choice(s.actions(seat)))


@pytest.mark.parametrize("target", [0, 7])
def test_the_longest_round_of_eight_is_imagined_too(target: int) -> None:
    s = new(8)
    while sees(s, None).step == "Turn":
        seat = s.actors()[0]
        s.act(seat, peeking(target if seat != target else 3))
    assert len(sees(s, None).clues) == 8 * 15
    for eye in range(8):
        assert_could_be(s, s.redeal(eye, 5), eye)


# What else is imagined.


def test_others_early_pointers_are_imagined_and_ones_own_are_kept() -> None:
    s = at_the_start(False)
    for seat in range(5):
        peek(s, seat, 3 if seat != 3 else 4, "sheep" if seat != 3 else "hunter")
    suspect(s, 0, 3, X)
    assert {pointers_of(s.redeal(0, seed), 0) for seed in range(20)} == {(3, 10)}
    imagined = {pointers_of(s.redeal(3, seed), 0) for seed in range(300)}
    assert len(imagined) > 10
    assert all(first != 0 != second and first != 10 for first, second in imagined)
    for seed in range(100):
        world = s.redeal(3, seed)
        assert (pointers_of(world, 0)[1] == 10) == (plays(hand_of(world, 0)) == "wolf")


def test_others_questions_are_drawn_from_the_cards_that_the_seat_has_not_seen() -> None:
    s = at_the_start(False)
    ask(s, 0, HAS_DOG, 1)
    drawn = Counter(question for seed in range(600) for question in questions_of(s.redeal(4, seed), 0))
    left = Counter(QUESTION_CARDS) - Counter([HAS_DOG, *sees(s, 4).questions])
    odds = {kind: Fraction(copies, left.total()) for kind, copies in left.items()}
    assert_fits(drawn.elements(), odds)


def test_which_card_others_saw_is_imagined_and_what_one_saw_or_showed_is_kept() -> None:
    s = new(5, HANDS)
    peek(s, 0, 2, "dog")
    for eye, kept in ((0, True), (2, True)):
        assert {decoded(inside(s.redeal(eye, seed)).peeks[0][3]) == "dog" for seed in range(20)} == {kept}
    pass_turns(s, until=1)
    peek(s, 1, 4, "hunter")
    assert len({inside(s.redeal(2, seed)).peeks[1][3] for seed in range(100)}) > 1


def test_past_rounds_lie_open_in_every_imagined_world() -> None:
    s = wander(WOOOLF.new(5, 2), 2, 60)
    assert sees(s, None).past
    for eye in range(5):
        assert inside(s.redeal(eye, 3)).past == inside(s).past


def test_nobody_knows_of_a_half_set_pointer() -> None:
    s = after_one_lap(False)
    before = {eye: (shown(s, eye), s.redeal(eye, 1).save()) for eye in range(1, 5)}
    s.act(0, max(s.actions(0)))
    said = {eye: (shown(s, eye), s.redeal(eye, 1).save()) for eye in range(1, 5)}
    assert said != before
    s.act(0, s.actions(0)[0])
    assert {eye: (shown(s, eye), s.redeal(eye, 1).save()) for eye in range(1, 5)} == said
    assert sees(s, 0).suspicion is not None


def test_sealed_suspicions_are_imagined_by_the_others() -> None:
    s = after_one_lap(False)
    suspect(s, 0, 3, X)
    suspect(s, 1, 0, NOBODY)
    s.chain(2, (s.actions(2)[0], s.draft(2, s.actions(2)[:1])[0][0]))
    held = {s.redeal(3, seed).holding(2) for seed in range(60)}
    assert len(held) > 5
    assert {s.redeal(2, seed).holding(2) for seed in range(5)} == {s.holding(2)}

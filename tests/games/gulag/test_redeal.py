"""Imagined worlds: all that one seat could be living in, each as likely as counting says, and nothing of the truth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.games.wander import wander
from wolfden import BadSetup, IllegalAction, NoSuchSeat, NotTold, State
from wolfden.engine.terms import Reason
from wolfden.games.gulag.terms.actions import Card, IAm, Loyalty
from wolfden.games.gulag.view import GulagReview

from .odds import assert_fits, deals, world_of, worlds
from .table import (
    GULAG,
    LET_BE,
    STRIKE,
    TABLES,
    WORK,
    Team,
    as_worker,
    at_supervision,
    commissar,
    dig,
    loyalties,
    name,
    new,
    play_turn,
    sees,
    shown,
)

# Positions; each gives the state and the team that is or was last at work.


def at_the_start(seats: int) -> tuple[State, Team]:
    return new(seats, first=0), (0, seats // 2, seats - 1)


def after_three_turns(seats: int) -> tuple[State, Team]:
    s = new(seats, first=0)
    play_turn(s, None, (Card.WORK, Card.STRIKE))
    play_turn(s, None, (Card.STRIKE, Card.STRIKE), ordered=1)
    return s, play_turn(s, None, (Card.STRIKE, Card.STRIKE))


def after_four_turns(seats: int) -> tuple[State, Team]:
    s = new(seats, first=0)
    play_turn(s, None, (Card.WORK, Card.STRIKE), ordered=0)
    play_turn(s, None, (Card.WORK, Card.WORK))
    play_turn(s, None, (Card.STRIKE, Card.WORK), ordered=0)
    return s, play_turn(s, None, (Card.WORK, Card.WORK), ordered=0)


def in_supervision(seats: int) -> tuple[State, Team]:
    s = new(seats, first=0)
    play_turn(s)
    return s, at_supervision(s, None, (Card.STRIKE, Card.WORK))


def with_one_card_sealed(seats: int) -> tuple[State, Team]:
    s = new(seats, first=0)
    play_turn(s)
    team = name(s)
    s.act(team[0], STRIKE)
    return s, team


def in_a_half_made_naming(seats: int) -> tuple[State, Team]:
    s = new(seats, first=0)
    team = play_turn(s)
    s.act(commissar(s), s.actions(commissar(s))[-1])
    return s, team


def when_over(seats: int) -> tuple[State, Team]:
    s = new(seats, first=0)
    while not s.over:
        turn = len(sees(s, None).past)
        cards = (Card.WORK, Card.STRIKE) if turn % 2 else (Card.WORK, Card.WORK)
        team = play_turn(s, None, cards, ordered=0 if turn % 4 > 1 else None)
    return s, team


POSITIONS = [
    at_the_start,
    after_three_turns,
    after_four_turns,
    in_supervision,
    with_one_card_sealed,
    in_a_half_made_naming,
    when_over,
]
EYES = ["first worker", "second worker", "supervisor", "bystander"]


def eye_of(s: State, team: Team, who: str) -> int:
    if who == "bystander":
        return next(seat for seat in reversed(range(s.seats)) if seat not in team and seat != commissar(s))
    return team[EYES.index(who)]


def assert_imagined_evenly(s: State, eye: int) -> None:
    weights = worlds(s, eye)
    assert world_of(s) in weights, "the true world is a possible one"
    rarest = weights.total() / min(weights.values())
    sample = 20 if len(weights) == 1 else max(1500, round(6 * rarest))
    assert_fits((world_of(s.redeal(eye, seed)) for seed in range(sample)), weights)


@pytest.mark.parametrize("who", ["first worker", "supervisor", "bystander"])
@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("seats", [5, 7, 10])
def test_every_world_that_fits_is_imagined_as_often_as_it_can_be_dealt_and_chosen(
    seats: int, position: Callable[[int], tuple[State, Team]], who: str
) -> None:
    s, team = position(seats)
    assert_imagined_evenly(s, eye_of(s, team, who))


@pytest.mark.long
@pytest.mark.parametrize("who", EYES)
@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("seats", [6, 8, 9])
def test_every_world_that_fits_is_imagined_as_often_at_the_other_tables(
    seats: int, position: Callable[[int], tuple[State, Team]], who: str
) -> None:
    s, team = position(seats)
    assert_imagined_evenly(s, eye_of(s, team, who))


@pytest.mark.parametrize(
    ("position", "who", "choices"),
    [
        (at_the_start, "bystander", 1),
        (after_three_turns, "bystander", 4),
        (in_supervision, "bystander", 2 * 4),
        (in_supervision, "second worker", 2),
        (with_one_card_sealed, "bystander", 2 * 2),
        (with_one_card_sealed, "second worker", 2),
        (with_one_card_sealed, "first worker", 2),
    ],
)
def test_the_enumeration_counts_what_can_be_counted_by_hand(
    position: Callable[[int], tuple[State, Team]], who: str, choices: int
) -> None:
    s, team = position(5)
    eye = eye_of(s, team, who)
    possible = worlds(s, eye)
    hands = {hand for hand, _, _ in possible}
    same = sees(s, eye).loyalty is sees(s, eye).neighbour_loyalty
    # Six cards are unseen: two of one colour and four of the other, or three of each. Three of them are dealt.
    assert len(hands) == (7 if same else 8)
    assert len(possible) == choices * len(hands)
    assert possible.total() == choices * (15 if same else 20)


# The law of the closed hand.


def chatter(s: State, chance: Random) -> None:
    """Two remarks by chance."""
    for _ in range(2):
        seat = chance.randrange(s.seats)
        if s.remarks(seat):
            s.say(seat, chance.choice(s.remarks(seat)))


def refusals(s: State, seat: int) -> list[Reason | None]:
    """Why that seat may not do each thing there is; None: it may."""
    reasons: list[Reason | None] = []
    for action in (*range(GULAG.num_actions), -1):
        try:
            s.clone().act(seat, action)
            reasons.append(None)
        except IllegalAction as refused:
            reasons.append(refused.reason)
    return reasons


def assert_cannot_tell(s: State, world: State, seat: int) -> None:
    assert shown(world, seat) == shown(s, seat)
    assert (world.actors(), world.over) == (s.actors(), s.over)
    assert (world.view(None), world.journal(None)) == (s.view(None), s.journal(None))
    if s.over:
        assert world.outcome() == s.outcome()


@pytest.mark.parametrize("seats", TABLES)
def test_a_seat_cannot_tell_an_imagined_world_from_the_true_one(seats: int) -> None:
    s = GULAG.new(seats, seats)
    chance = Random(seats)
    while True:
        for seat in range(seats):
            assert_cannot_tell(s, s.redeal(seat, chance.getrandbits(64)), seat)
        if s.over:
            break
        wander(s, chance.getrandbits(32), 1)


@pytest.mark.parametrize("seats", TABLES)
def test_a_seat_cannot_tell_an_imagined_world_from_the_true_one_while_people_talk(seats: int) -> None:
    s = GULAG.new(seats, seats)
    chance = Random(seats)
    while not s.over:
        chatter(s, chance)
        for seat in range(seats):
            assert_cannot_tell(s, s.redeal(seat, chance.getrandbits(64)), seat)
        wander(s, chance.getrandbits(32), 1)


def test_what_one_has_just_said_stays_said_in_a_world_with_a_sealed_card() -> None:
    s, team = with_one_card_sealed(5)
    claim = GULAG.number(IAm(Loyalty.RED))
    for seat in range(5):
        s.say(seat, claim)
    for seat in range(5):
        assert claim not in s.redeal(seat, 1).remarks(seat), f"seat {seat}, workers {team[:2]}"


@pytest.mark.parametrize("position", POSITIONS)
def test_refusals_do_not_tell_an_imagined_world_from_the_true_one(
    position: Callable[[int], tuple[State, Team]],
) -> None:
    s, _ = position(6)
    for seat in range(6):
        assert refusals(s.redeal(seat, 9), seat) == refusals(s, seat)


@pytest.mark.parametrize("position", POSITIONS)
def test_imagining_leaves_the_true_game_alone(position: Callable[[int], tuple[State, Team]]) -> None:
    s, _ = position(6)
    before = s.save()
    for seat in range(6):
        world = s.redeal(seat, 4)
        wander(world, 1, 10)
    assert s.save() == before


@pytest.mark.parametrize("seats", TABLES)
def test_imagined_worlds_are_dealt_from_the_same_deck(seats: int) -> None:
    possible = set(deals(seats))
    for seat in range(seats):
        s = new(seats).redeal(seat, 3)
        hand = loyalties(s)
        assert hand in possible
        dig(s, 4)
        review = s.review()
        assert isinstance(review, GulagReview)
        assert len(review.red) == hand.count(Loyalty.RED)


@pytest.mark.parametrize("seed", range(8))
def test_cards_imagined_on_the_table_are_the_ones_inspected(seed: int) -> None:
    s, team = in_supervision(5)
    world = s.redeal(team[2], seed)
    _, _, lying = world_of(world)
    world.act(team[2], LET_BE)
    assert sees(world, None).past[-1].work == lying.count(Card.WORK)


@pytest.mark.parametrize("seed", range(8))
def test_a_card_imagined_as_sealed_is_the_one_played(seed: int) -> None:
    s, team = with_one_card_sealed(5)
    world = s.redeal(team[1], seed)
    _, _, lying = world_of(world)
    world.act(team[1], WORK)
    world.act(team[2], LET_BE)
    assert sees(world, None).past[-1].work == lying.count(Card.WORK) + 1


def test_ones_own_sealed_card_is_never_imagined_away() -> None:
    s, team = with_one_card_sealed(5)
    for seed in range(20):
        world = s.redeal(team[0], seed)
        assert sees(world, team[0]).held == (STRIKE,)
        assert world.actors() == (team[1],)


def test_others_half_made_namings_are_dropped() -> None:
    s, _ = in_a_half_made_naming(5)
    leader = commissar(s)
    for seat in range(5):
        world = s.redeal(seat, 2)
        assert len(sees(world, leader).held) == (1 if seat == leader else 0)


# The law of the empty mind.


def played_the_same(seed: int, cards: tuple[Card, Card]) -> State:
    """Two turns and a half at a table of five: 1 and 4 work under 0, then 0 and 1 under 2."""
    s = GULAG.new(5, seed)
    play_turn(s, None, cards)
    play_turn(s, None, (Card.WORK, Card.WORK), ordered=0)
    at_supervision(s, None, cards)
    return s


def test_what_a_seat_imagines_depends_on_what_it_was_told_and_the_seed_alone() -> None:
    pairs = 0
    states = [played_the_same(seed, (Card.WORK, Card.STRIKE)) for seed in range(12)]
    states += [played_the_same(seed, (Card.STRIKE, Card.WORK)) for seed in range(12)]
    for s in states:
        for t in states:
            for seat in range(5):
                if s.save() != t.save() and shown(s, seat) == shown(t, seat):
                    pairs += 1
                    assert s.redeal(seat, pairs).save() == t.redeal(seat, pairs).save()
    assert pairs > 20


@pytest.mark.parametrize("position", POSITIONS)
def test_imagining_from_an_imagined_world_is_imagining_from_the_true_one(
    position: Callable[[int], tuple[State, Team]],
) -> None:
    s, _ = position(7)
    for seat in range(7):
        assert s.redeal(seat, 1).redeal(seat, 2).save() == s.redeal(seat, 2).save()


def test_the_same_seed_imagines_the_same_world_and_others_imagine_others() -> None:
    s, _ = after_three_turns(7)
    assert s.redeal(3, 8).save() == s.redeal(3, 8).save()
    assert len({world_of(s.redeal(3, seed)) for seed in range(50)}) > 20
    assert s.redeal(3, 2**256 - 1).save() != s.redeal(3, 2**255 - 1).save()


# What an imagined world knows.


def test_an_imagined_world_does_not_know_what_others_were_told() -> None:
    s, _ = in_supervision(5)
    world = s.redeal(3, 1)
    for seat in (0, 1, 2, 4):
        with pytest.raises(NotTold):
            world.journal(seat)
    assert world.journal(3) == s.journal(3)
    assert world.journal(None) == s.journal(None)


def test_an_imagined_world_cannot_be_imagined_by_another_seat() -> None:
    s, _ = in_supervision(5)
    world = s.redeal(3, 1)
    for seat in (0, 1, 2, 4):
        with pytest.raises(NotTold):
            world.redeal(seat, 1)
    assert_cannot_tell(s, world.redeal(3, 2), 3)


@pytest.mark.parametrize("position", POSITIONS[:-1])
def test_playing_on_in_an_imagined_world_is_not_recorded(position: Callable[[int], tuple[State, Team]]) -> None:
    s, _ = position(6)
    world = s.redeal(2, 1)
    world.say(2, world.remarks(2)[0])
    wander(world, 5, 60)
    assert world.over
    assert (world.journal(2), world.journal(None)) == (s.journal(2), s.journal(None))
    assert world.clone().journal(2) == s.journal(2)


def test_an_imagined_world_survives_a_save() -> None:
    s, _ = with_one_card_sealed(6)
    world = s.redeal(2, 1)
    loaded = GULAG.load(world.save())
    assert loaded.save() == world.save()
    assert_cannot_tell(s, loaded, 2)
    with pytest.raises(NotTold):
        loaded.journal(0)
    wander(loaded, 3, 60)
    wander(world, 3, 60)
    assert loaded.save() == world.save()


def test_a_bot_gets_what_its_seat_knows_and_worlds_it_can_imagine() -> None:
    s, team = with_one_card_sealed(6)
    sight = s.sight(team[1], 7)
    assert (sight.view, sight.journal, sight.actions, sight.remarks) == shown(s, team[1])
    assert sight.imagine(3).save() == s.redeal(team[1], 3).save()


@pytest.mark.parametrize("seat", [-1, 5, 10**30])
def test_nobody_imagines_from_an_empty_chair(seat: int) -> None:
    with pytest.raises(NoSuchSeat):
        new(5).redeal(seat, 1)


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_seed_has_up_to_256_bits(seed: int) -> None:
    with pytest.raises(BadSetup):
        new(5).redeal(0, seed)
    with pytest.raises(BadSetup):
        GULAG.new(5, seed)


def test_a_half_made_naming_is_the_commissars_own_to_imagine() -> None:
    s = new(5, first=2)
    s.act(2, as_worker(4))
    s.say(2, GULAG.number(IAm(Loyalty.RED)))
    for seat in range(5):
        assert_cannot_tell(s, s.redeal(seat, 6), seat)

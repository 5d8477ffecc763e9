"""The good player: goes by what it knows and nothing else, learns, suspects in time, and beats those who guess."""

from __future__ import annotations

from statistics import mean

import pytest

from tests.games.wander import wander
from wolfden import State
from wolfden.bots import bot
from wolfden.engine.bot import Bot
from wolfden.engine.chance import fast
from wolfden.games.wooolf.belief.deals import Belief
from wolfden.games.wooolf.belief.evidence import evidence
from wolfden.games.wooolf.belief.odds import right_chance
from wolfden.games.wooolf.bots import good
from wolfden.games.wooolf.bots.inner.prospects import Prospects, Sample, Shares, Stakes
from wolfden.games.wooolf.terms.actions import Ask, Peek

from .odds import posterior
from .table import (
    HAS_DOG,
    HAS_HUNTER,
    HAS_SHEEP,
    KINDS,
    MUTE,
    NO_SUSPICION,
    SUSPECT,
    WOLF_HUNTER_BOY,
    WOOOLF,
    Where,
    ask,
    first_at,
    holders,
    inside,
    new,
    pass_turns,
    peek,
    peeking,
    plays,
    pointers_of,
    second_at,
)

HANDS: dict[Where, tuple[str, str]] = {
    0: ("sheep", "wolf"),
    1: ("sheep", "boy/?"),
    2: ("dog", "hunter/?"),
    3: ("sheep", "sheep"),
    4: ("dog/?", "hunter"),
}


def chosen(s: State, seat: int, seed: int = 1) -> int:
    return good.choose(s.sight(seat, seed), seed)


def play(s: State, bots: list[Bot], seed: int) -> tuple[float, ...]:
    stream = fast(seed)
    while not s.over:
        seat = s.actors()[0]
        s.act(seat, bots[seat].choose(s.sight(seat, stream.word()), stream.word()))
    return s.outcome().scores


@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_it_goes_by_what_its_seat_knows_and_by_nothing_else(seats: int, advanced: bool) -> None:
    """Whatever world it is shown, of those that the seat cannot tell apart, it does the same legal thing."""
    s = WOOOLF.new(seats, 4, advanced=advanced)
    moves = 0
    while not s.over and moves < 40:
        seat = s.actors()[moves % len(s.actors())]
        answers = {good.choose(s.sight(seat, world), 7) for world in range(3)}
        assert len(answers) == 1
        assert answers <= set(s.actions(seat))
        assert good.talk(s.sight(seat, 1), 7) == ()
        wander(s, moves, 1)
        moves += 1


def test_a_wolf_that_has_seen_two_sheep_of_one_hand_suspects_at_once() -> None:
    s = new(5, HANDS)
    peek(s, 0, 3, "sheep")
    peek(s, 1, 2)
    peek(s, 2, 3, "sheep")
    peek(s, 3, 2)
    peek(s, 4, 3, "sheep")
    peek(s, 0, 3, "sheep")
    for seat in (1, 2, 3, 4):
        peek(s, seat, (seat + 1) % 5)
    assert right_chance(Belief(evidence(inside(s), 0)), 3, 0, 10, -1) > 0.75
    assert chosen(s, 0) == SUSPECT
    s.act(0, SUSPECT)
    assert chosen(s, 0) == first_at(3)
    s.act(0, first_at(3))
    assert chosen(s, 0) == second_at("x")


def test_it_does_not_suspect_while_it_knows_nothing() -> None:
    s = new(8, {0: ("sheep", "hunter")})
    for seat in range(8):
        peek(s, seat, 0 if seat else 1)
    assert SUSPECT in s.actions(0)
    assert chosen(s, 0) != SUSPECT


def test_it_knows_when_probably_nobody_plays_its_target() -> None:
    """With five, two of the three other sheep cards must meet for somebody to play a sheep."""
    s = new(5, HANDS)
    for seat in range(5):
        peek(s, seat, 0 if seat else 1)
    assert chosen(s, 0) == SUSPECT
    s.act(0, SUSPECT)
    assert chosen(s, 0) == first_at("nobody")


def test_it_asks_and_peeks_where_it_does_not_know_the_answer() -> None:
    """Who has shown both cards, and answered, has nothing more to tell."""
    s = new(5, HANDS, {2: (WOLF_HUNTER_BOY, HAS_SHEEP)})
    peek(s, 0, 4)
    peek(s, 1, 4)
    peek(s, 2, 0, "wolf")
    for seat in (3, 4, 0, 1):
        peek(s, seat, 4 if seat != 4 else 3)
    action = WOOOLF.action(chosen(s, 2))
    assert isinstance(action, Peek | Ask)
    assert action.target != 0


def test_in_the_end_it_points_where_the_chance_is_best_and_nowhere_if_that_costs_more() -> None:
    s = new(5, HANDS)
    pass_turns(s, until=3, lap=2)
    for seat in (3, 4):
        s.act(seat, SUSPECT)
        s.chain(seat, (first_at(0), second_at(1)))
    assert s.actors() == (0, 1, 2)
    odds = {
        player: sum(float(chance) for dealt, chance in posterior(s, 0).items() if plays(dealt[player]) == "sheep")
        for player in (1, 2, 3, 4)
    }
    best = max(odds, key=lambda player: odds[player])
    assert chosen(s, 0) == first_at(best)
    inside(s).errors = (1, 0, 0, 0, 0)  # another one would end the game, with two rounds to go
    worth = odds[best] - (good.ERROR + 2 * good.A_ROUND) * (1 - odds[best])
    assert (chosen(s, 0) == NO_SUSPICION) == (worth <= 0)


def test_the_second_pointer_fits_the_first() -> None:
    """The two are chosen one after the other, each with luck of its own in what is imagined."""
    s = wander(WOOOLF.new(6, 8), 8, 14)
    while SUSPECT not in s.actions(s.actors()[0]):
        wander(s, int(s.decisions), 1)
    seat = s.actors()[0]
    s.act(seat, SUSPECT)
    belief = Belief(evidence(inside(s), seat))
    sought = good.Mind(s.sight(seat, 1), 1).targets
    pointers = [player for player in range(6) if player != seat] + [9]
    for seed in range(10):
        t = s.clone()
        t.act(seat, chosen(t, seat, seed))
        t.act(seat, chosen(t, seat, 100 + seed))
        pairs = [right_chance(belief, one, sought[0], two, sought[1]) for one in pointers for two in pointers]
        made = pointers_of(t, seat)
        assert right_chance(belief, made[0], sought[0], made[1], sought[1]) > 0.8 * max(pairs)


def test_a_shepherd_boy_cries_wolf_once_where_nobody_knows_better() -> None:
    s = new(5, HANDS, {0: (WOLF_HUNTER_BOY, HAS_SHEEP), 1: (HAS_DOG, HAS_HUNTER)}, starter=0)
    ask(s, 0, WOLF_HUNTER_BOY, 3)  # no: everybody knows that this is no wolf
    mind = good.Mind(s.sight(1, 1), 1)
    assert mind.lure(3) == 0
    assert mind.lure(2) > 0.1
    peek(s, 1, 4, "hunter")
    for seat in (2, 3, 4, 0):
        peek(s, seat, 1 if seat != 1 else 2)
    mind = good.Mind(s.sight(1, 1), 1)
    assert mind.lure(4) == 0  # has a clue already
    assert mind.lure(2) < 0.1  # two wolves would be one too many


def test_it_can_be_seen_how_fast_others_are() -> None:
    s = new(5, HANDS)
    assert good.Mind(s.sight(0, 1), 1).haste() == good.HASTE
    slow = new(5, HANDS)
    for _ in range(30):
        slow.act(slow.actors()[0], peeking((slow.actors()[0] + 1) % 5))
    assert good.Mind(slow.sight(0, 1), 1).haste() == pytest.approx(good.HASTE * 8 / (25 + 8))


# What it looks at.


@pytest.mark.parametrize(("seats", "advanced"), [(4, False), (5, True)])
def test_a_sample_is_spread_over_the_deals_as_their_chances_are(seats: int, advanced: bool) -> None:
    s = wander(WOOOLF.new(seats, 6, advanced=advanced), 6, 9)
    eye = 1
    size = 4000
    sample = Sample(Belief(evidence(inside(s), eye)), size, fast(3))
    others = [8 if player == MUTE else int(player) for player in holders(s) if player != eye]
    odds = posterior(s, eye)
    for place, player in enumerate(8 if player == MUTE else int(player) for player in holders(s)):
        if player in others:
            for who, name in enumerate(("sheep", "dog", "hunter", "boy", "wolf")):
                chance = sum(float(part) for dealt, part in odds.items() if plays(dealt[place]) == name)
                share = mean(sample.character(at, player) == who for at in range(size))
                assert share == pytest.approx(chance, abs=0.025)


def test_shares_are_as_even_as_can_be() -> None:
    for seed in range(50):
        shares = Shares(10.0, 7, fast(seed))
        upto = [shares.upto(weight) for weight in (5.0, 0.0, 2.0, 3.0)]
        assert upto[-1] == 7
        assert upto[0] in (3, 4)
        assert upto[1] == upto[0]
        assert upto[2] in (4, 5)


def test_a_question_with_a_known_answer_is_worth_nothing_more_than_waiting() -> None:
    s = new(5, HANDS, {0: (WOLF_HUNTER_BOY, HAS_SHEEP)})
    ask(s, 0, WOLF_HUNTER_BOY, 2)
    belief = Belief(evidence(inside(s), 1))
    stakes = Stakes(WOOOLF.components, True, 0.5, 0.2, 0.0, 0.0)
    prospects = Prospects(inside(s), 1, Sample(belief, 200, fast(1)), stakes, 0.0)
    assert prospects.asked(2, WOLF_HUNTER_BOY) == pytest.approx(stakes.later(prospects.now()))
    assert prospects.asked(4, WOLF_HUNTER_BOY) > stakes.later(prospects.now())


# Strength.


def gain(seats: int, deals: range, advanced: bool = False) -> float:
    """Points a game more than a random player makes in the same seat of the same deal, all seats in turn."""
    random, strong = bot(WOOOLF, "random"), bot(WOOOLF, "good")
    gains = []
    for seed in deals:
        before = play(WOOOLF.new(seats, seed, advanced=advanced), [random] * seats, seed)
        for seat in range(seats):
            bots = [strong if place == seat else random for place in range(seats)]
            gains.append(play(WOOOLF.new(seats, seed, advanced=advanced), bots, seed)[seat] - before[seat])
    return mean(gains)


def test_it_beats_random_players_by_far() -> None:
    assert gain(5, range(5)) > 1.5


@pytest.mark.long
@pytest.mark.parametrize(("seats", "advanced"), KINDS)
def test_it_beats_random_players_by_far_at_every_table(seats: int, advanced: bool) -> None:
    assert gain(seats, range(60), advanced) > 2.2

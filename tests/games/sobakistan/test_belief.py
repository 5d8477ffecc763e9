"""Where a seat believes the Wolves to be: held against counting out every way that there is."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.sobakistan.table import (
    BLOODHOUND,
    BLUE,
    DISTRICT,
    DROP,
    END_HINTS,
    END_HUNT,
    ESCAPE,
    GREEN,
    HINT,
    LIAISON,
    LINE,
    MARK,
    NE,
    NOTHING,
    RUN,
    STAY,
    YELLOW,
    begun,
    drive,
    enter,
    give_hand,
    number,
)
from tests.games.sobakistan.worlds import Move, World, boards, marginals, worlds
from wolfden.engine.bits import bit
from wolfden.engine.chance import fast
from wolfden.engine.terms import Action
from wolfden.games.sobakistan.belief.whereabouts import sampled_whereabouts, whereabouts
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.actions import (
    CallThePack,
    CordonOffDistrict,
    CordonOffLine,
    HowlInCode,
    JoinThePack,
    MoveTo,
    PlaceHint,
    ShuffleThroughDenunciations,
    SniffAround,
    StayAway,
    ToPrecinct,
)

WOLF_CARDS = sum(bit(card) for card in range(5, 13))
CALM = PlaceHint(negated=False, hint=HINT["Calm"])
COLD = PlaceHint(negated=False, hint=HINT["Cold"])
WET = PlaceHint(negated=False, hint=HINT["Wet"])

Story = list[tuple[int, list[Action]]]


def told(seats: int, story: Story, cards: bool = True, hunted: int = 0) -> tuple[Sobakistan, list[Move], Sobakistan]:
    """A game's beginning, its moves, and where they lead. `hunted` is what the Bloodhound holds besides cordons."""
    begin = begun(seats)
    give_hand(begin, "Calm", "Cold", "Wet", "Heavy", "Loud")
    begin.hunted |= hunted | (0 if cards else WOLF_CARDS)
    truth = begin.clone()
    moves: list[Move] = []
    for seat, actions in story:
        chain = tuple(number(action) for action in actions)
        truth.chain(seat, chain)
        moves.append((seat, chain))
    return begin, moves, truth


def check(seats: int, story: Story, cards: bool = True, hunted: int = 0) -> None:
    """Every seat believes what counting says."""
    begin, moves, truth = told(seats, story, cards, hunted)
    for eye in range(seats):
        found = worlds(begin, moves, truth, eye)
        assert found
        believed = whereabouts(truth, eye)
        for wolf in range(2, seats):
            counted = marginals(found, wolf)
            for station in range(1, 19):
                assert believed[wolf][station] == pytest.approx(counted.get(station, 0.0), abs=1e-9)


def one(seat: int, *actions: Action) -> Story:
    """Several moves of one choice."""
    return [(seat, [action]) for action in actions]


HINTED: Story = one(LIAISON, CALM, END_HINTS)
HINTED_AGAIN: Story = one(LIAISON, COLD, END_HINTS)


def test_a_first_move_with_all_cards_in_hand() -> None:
    check(3, [*HINTED, (YELLOW, [MoveTo(9), STAY])])


@pytest.mark.parametrize("chain", [[MARK, MoveTo(9), STAY], [RUN, MoveTo(9), MoveTo(8), STAY], [RUN, MARK, STAY]])
def test_a_first_move_with_cards(chain: list[Action]) -> None:
    check(3, [*HINTED, (YELLOW, chain)])


def test_two_rounds_of_two_wolves_and_a_look_at_a_station() -> None:
    story = [
        *HINTED,
        (YELLOW, [MoveTo(9)]),
        (BLUE, [MoveTo(10)]),
        *one(BLOODHOUND, drive(2, "North-Eastern"), enter(2, 8), END_HUNT),
        (YELLOW, [NOTHING]),
        (BLUE, [DROP]),
        *HINTED_AGAIN,
        (YELLOW, [MoveTo(16)]),
        (BLUE, [STAY]),
    ]
    check(4, story, cards=False)


def test_a_caught_wolf_runs() -> None:
    story = [
        *HINTED,
        (YELLOW, [MoveTo(9)]),
        (BLUE, [MoveTo(10)]),
        *one(BLOODHOUND, drive(2, "North-Eastern"), enter(2, 9), ToPrecinct(2, NE)),
        (YELLOW, [MoveTo(8)]),
        *one(BLOODHOUND, drive(3, "Eastern"), enter(3, 11), END_HUNT),
        (YELLOW, [ESCAPE]),
        (BLUE, [NOTHING]),
        *HINTED_AGAIN,
        (BLUE, [MoveTo(2)]),
    ]
    check(4, story, cards=False)


def test_questions_about_districts() -> None:
    story = [
        *HINTED,
        (YELLOW, [MoveTo(9)]),
        (BLUE, [MoveTo(10)]),
        *one(BLOODHOUND, drive(2, "Eastern"), ShuffleThroughDenunciations()),
    ]
    check(4, story, cards=False, hunted=bit(0))


@pytest.mark.parametrize("station", [10, 16, 2, 9])
def test_having_been_somewhere_or_not(station: int) -> None:
    district = {10: "Eastern", 16: "Central", 2: "North-Eastern", 9: "North-Eastern"}[station]
    story = [
        *HINTED,
        (YELLOW, [MoveTo(9)]),
        (BLUE, [MoveTo(10)]),
        *one(BLOODHOUND, drive(2, "North-Eastern"), *[drive(2, "Central")] * (district == "Central")),
        *one(BLOODHOUND, *[drive(2, "Eastern")] * (district == "Eastern"), END_HUNT),
        (YELLOW, [NOTHING]),
        (BLUE, [NOTHING]),
        *HINTED_AGAIN,
        (YELLOW, [MoveTo(16)]),
        (BLUE, [MoveTo(2)]),
        *one(BLOODHOUND, SniffAround(station)),
    ]
    check(4, story, cards=False, hunted=bit(2))


def test_having_been_somewhere_in_between_with_cards() -> None:
    story = [
        *HINTED,
        (YELLOW, [RUN, MoveTo(9), MoveTo(8), STAY]),
        *one(BLOODHOUND, drive(2, "North-Eastern"), SniffAround(9)),
    ]
    check(3, story, hunted=bit(2))


@pytest.mark.parametrize(("line", "district"), [("red", "Western"), ("black", "Central")])
def test_cordons(line: str, district: str) -> None:
    story = [
        *HINTED,
        (YELLOW, [MoveTo(9)]),
        (BLUE, [MoveTo(10)]),
        *one(BLOODHOUND, CordonOffLine(LINE[line]), CordonOffDistrict(DISTRICT[district]), END_HUNT),
        (YELLOW, [NOTHING]),
        (BLUE, [NOTHING]),
        *HINTED_AGAIN,
        (YELLOW, [STAY]),
        (BLUE, [MoveTo(2)]),
    ]
    check(4, story, cards=False)


@pytest.mark.parametrize("joins", [True, False])
@pytest.mark.parametrize("district", ["North-Western", "Central"])
def test_a_called_pack(joins: bool, district: str) -> None:
    joins = joins and district != "Central"
    story = [
        *HINTED,
        (YELLOW, [MoveTo(9)]),
        (BLUE, [STAY]),
        *one(BLOODHOUND, drive(2, "North-Eastern"), CordonOffDistrict(DISTRICT[district]), END_HUNT),
        (YELLOW, [NOTHING]),
        (BLUE, [NOTHING]),
        *one(LIAISON, CallThePack(YELLOW)),
        (BLUE, [JoinThePack() if joins else StayAway()]),
        *HINTED_AGAIN,
        (YELLOW, [STAY]),
        (BLUE, [STAY]),
        *one(BLOODHOUND, enter(2, 9), ToPrecinct(2, NE)),
    ]
    check(4, story, cards=False)


def test_a_called_pack_and_having_been_somewhere() -> None:
    story = [
        *HINTED,
        (YELLOW, [MoveTo(9)]),
        (BLUE, [MoveTo(10)]),
        *one(BLOODHOUND, drive(2, "North-Eastern"), CordonOffDistrict(DISTRICT["Southern"]), END_HUNT),
        (YELLOW, [NOTHING]),
        (BLUE, [NOTHING]),
        *one(LIAISON, CallThePack(YELLOW)),
        (BLUE, [JoinThePack()]),
        *HINTED_AGAIN,
        (YELLOW, [STAY]),
        (BLUE, [MoveTo(2)]),
        *one(BLOODHOUND, SniffAround(9)),
    ]
    check(4, story, cards=False, hunted=bit(2))


def test_a_howl_and_a_mark_pin_wolves_down_for_the_liaison_alone() -> None:
    story = [
        *HINTED,
        (YELLOW, [RUN, MoveTo(9), MARK, MoveTo(8)]),
        *one(BLOODHOUND, END_HUNT),
        (YELLOW, [NOTHING]),
    ]
    check(3, story)
    begin, moves, truth = told(3, [*story, *one(LIAISON, HowlInCode())])
    assert whereabouts(truth, LIAISON)[YELLOW][8] == 1.0
    assert whereabouts(truth, BLOODHOUND)[YELLOW][8] < 0.5
    assert len(moves) > len(begin.facts)


def test_a_lone_wolfs_extra_step() -> None:
    story = [
        *HINTED,
        (YELLOW, [MoveTo(9)]),
        *one(BLOODHOUND, CordonOffDistrict(DISTRICT["North-Western"]), END_HUNT),
        (YELLOW, [NOTHING]),
        *one(LIAISON, CallThePack(YELLOW)),
        *HINTED_AGAIN,
        (YELLOW, [MoveTo(2), MoveTo(10)]),
    ]
    check(3, story, cards=False)


@pytest.mark.long
def test_two_called_packs_of_three_wolves() -> None:
    story = [
        *HINTED,
        (YELLOW, [MoveTo(9)]),
        (BLUE, [MoveTo(10)]),
        (GREEN, [STAY]),
        *one(BLOODHOUND, drive(2, "North-Eastern"), CordonOffDistrict(DISTRICT["Southern"]), END_HUNT),
        *[(wolf, [NOTHING]) for wolf in (YELLOW, BLUE, GREEN)],
        *one(LIAISON, CallThePack(BLUE)),
        (YELLOW, [JoinThePack()]),
        (GREEN, [StayAway()]),
    ]
    check(5, story, cards=False)


def test_samples_come_near_to_what_is_exact() -> None:
    story = [
        *HINTED,
        (YELLOW, [MoveTo(9)]),
        (BLUE, [STAY]),
        *one(BLOODHOUND, drive(2, "North-Eastern"), CordonOffDistrict(DISTRICT["Southern"]), END_HUNT),
        (YELLOW, [NOTHING]),
        (BLUE, [NOTHING]),
        *one(LIAISON, CallThePack(YELLOW)),
        (BLUE, [JoinThePack()]),
    ]
    _, _, truth = told(4, story, cards=False)
    for eye in range(4):
        exact, sampled = whereabouts(truth, eye), sampled_whereabouts(truth, eye, 2000, fast(1))
        for wolf in (YELLOW, BLUE):
            assert sum(sampled[wolf]) == pytest.approx(1.0)
            assert sampled[wolf] == pytest.approx(exact[wolf], abs=0.05)


# How often worlds are imagined


def test_imagined_worlds_come_as_often_as_counting_says() -> None:
    story = [
        *HINTED,
        (YELLOW, [MoveTo(9)]),
        (BLUE, [MoveTo(10)]),
        *one(BLOODHOUND, drive(2, "North-Eastern"), enter(2, 9), ToPrecinct(2, NE)),
        (YELLOW, [STAY]),
        *one(BLOODHOUND, CordonOffDistrict(DISTRICT["Southern"]), END_HUNT),
        (YELLOW, [NOTHING]),
        (BLUE, [NOTHING]),
        *one(LIAISON, CallThePack(BLUE)),
        (YELLOW, [JoinThePack()]),
    ]
    begin, moves, truth = told(4, story, cards=False)
    for eye in range(4):
        found = worlds(begin, moves, truth, eye)
        drawn: Counter[World] = Counter()
        size = 3000
        for seed in range(size):
            world = truth.redeal(eye, seed)
            assert isinstance(world, Sobakistan)
            drawn[boards(world)] += 1
        assert set(drawn) <= set(found)
        # Pearson's measure, with rare worlds taken together: about as many as there are kinds.
        kinds = [(drawn[world], size * weight) for world, weight in found.items() if size * weight >= 5]
        rare = size - sum(expected for _, expected in kinds)
        if rare > 5:
            kinds.append((size - sum(times for times, _ in kinds), rare))
        measure = sum((times - expected) ** 2 / expected for times, expected in kinds)
        assert measure < len(kinds) + 5 * (2 * len(kinds)) ** 0.5


def test_routes_and_hints_are_imagined_evenly() -> None:
    _, _, truth = told(4, [*HINTED, (YELLOW, [MoveTo(9)]), (BLUE, [MoveTo(10)])], cards=False)
    routes: Counter[int] = Counter()
    hints: Counter[int] = Counter()
    for seed in range(3000):
        world = truth.redeal(YELLOW, seed)
        assert isinstance(world, Sobakistan)
        routes[world.route] += 1
        hints.update(hint for hint in range(37) if world.hand & bit(hint))
    fitting = {index for index, route in enumerate(truth.box.routes) if route[0] == 16}
    assert set(routes) == fitting
    assert max(routes.values()) < 1.5 * 3000 / len(fitting)
    seen = {card % 64 for card in truth.trail}
    assert set(hints) == set(range(37)) - seen
    assert max(hints.values()) < 1.3 * 5 * 3000 / len(hints)

"""What a seat imagines: held against every hand that could have been drawn, counted out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, product
from math import comb

import pytest

from tests.games.wolves.table import (
    EASY,
    WOLVES,
    cards,
    chain,
    data,
    do,
    gathering,
    give,
    hand,
    new,
    own,
    pay,
    play_by_chance,
    position,
    put_next,
    sees,
    store,
)
from wolfden.engine.conformance import LAWS, Law, Trial, trials
from wolfden.games.wolves.belief.hands import SIZE, WAYS
from wolfden.games.wolves.rules.gifting import GIFTING
from wolfden.games.wolves.rules.needs import NEEDS
from wolfden.games.wolves.rules.reconciling import RECONCILING
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import (
    Card,
    Draw,
    Knowledge,
    Look,
    Piece,
    PutOnTop,
    Take,
    TakeNoMore,
)

KINDS = ("fish", "corn", "bison", "forest")
FISH_CARD, CORN_CARD, *_ = Piece
# A small deck, so that all hands can be counted out.
SMALL = cards(fish=3, corn=2, bison=3, forest=2, leader=3)

# Two turns with small decks, in which knowledge is cheap and few starve.
SHORT = WOLVES.with_data(
    data(
        deck={"forest": 1, "fish": 2, "corn": 2, "bison": 2, "leader": 3},
        rules={"needs": 1, "lesson": 1},
        availability={"modifiers": [1], "winter": 2},
        tables={str(n): {"first_turn": 1, "tokens": 3, "awards": [2, 1]} for n in range(3, 7)},
    )
)

Hand = tuple[int, int, int, int]


def small(s: Wolves) -> Wolves:
    s.owned = (SMALL,) * s.seats
    return s


def drawn_hands(size: int, fits: Callable[[Hand], bool]) -> dict[Hand, float]:
    """Every hand of so many cards out of the small deck that fits, with its chance."""
    deck = [kind for kind, copies in enumerate((3, 2, 3, 2)) for _ in range(copies)]
    ways: Counter[Hand] = Counter()
    for chosen in combinations(deck, size):
        drawn = tuple(chosen.count(kind) for kind in range(4))
        if fits(drawn):  # type: ignore[arg-type]
            ways[drawn] += 1  # type: ignore[index]
    total = sum(ways.values())
    return {drawn: number / total for drawn, number in ways.items()}


def imagined(s: Wolves, eye: int, other: int, worlds: int = 4000) -> Counter[Hand]:
    """The hands of somebody else in many worlds."""
    found: Counter[Hand] = Counter()
    for seed in range(worlds):
        held = hand(s.redeal(eye, seed), other)  # type: ignore[arg-type]
        found[tuple(held.get(kind, 0) for kind in KINDS)] += 1  # type: ignore[index]
    return found


def agree(found: Counter[Hand], expected: dict[Hand, float]) -> None:
    """The same hands, as often as they should come: a chi-square test that a fair draw fails once in a million."""
    assert set(found) <= set(expected)
    worlds = found.total()
    often = {held: chance for held, chance in expected.items() if chance * worlds >= 5}
    assert set(often) <= set(found)
    off = sum((found[held] - chance * worlds) ** 2 / (chance * worlds) for held, chance in often.items())
    freedom = max(1, len(often) - 1)
    assert off < freedom + 5 * (2 * freedom) ** 0.5 + 25


def test_hands_while_gathering_are_any_cards_of_the_deck() -> None:
    s = small(gathering())
    put_next(s, 1, Card.FISH, Card.LEADER, Card.CORN, Card.FOREST)
    do(s, 1, *[Draw()] * 4)
    agree(imagined(s, 0, 1), drawn_hands(3, lambda drawn: True))
    world = s.redeal(0, 5)
    assert hand(world, 1)["leader"] == 1  # type: ignore[arg-type]


def test_payments_shown_must_have_been_in_the_hand() -> None:
    s = small(position(NEEDS, hands=[cards(fish=3, corn=1, bison=2, forest=1)], reserves=[cards(corn=2, bison=1)]))
    chain(s, 0, *pay(corn=(2, 0), bison=(1, 0)))
    spent = (3, 1, 2, 0)
    expected = drawn_hands(7, lambda drawn: all(a >= b for a, b in zip(drawn, spent, strict=True)))
    left = {tuple(a - b for a, b in zip(drawn, spent, strict=True)): chance for drawn, chance in expected.items()}
    agree(imagined(s, 1, 0), left)  # type: ignore[arg-type]
    assert len(left) == 3


def test_an_unmet_need_proves_that_nothing_was_left_to_pay_it_with() -> None:
    s = small(position(NEEDS, hands=[cards(fish=1, corn=2, bison=3, leader=1, forest=1)]))
    chain(s, 0, *pay(corn=(0, 1)))
    # Fish is missing, and a leader stood in for corn: so neither fish nor corn is left. Bison may be; there is one
    # card, and all three bison are spent: so it is forest.
    assert imagined(s, 1, 0, 300).keys() == {(0, 0, 0, 1)}


def test_without_an_unmet_need_a_leader_proves_nothing() -> None:
    s = small(position(NEEDS, hands=[cards(fish=3, corn=2, bison=2, leader=2, forest=1)]))
    chain(s, 0, *pay(corn=(0, 1), bison=(0, 1)))
    spent = (3, 2, 2, 0)
    expected = drawn_hands(8, lambda drawn: all(a >= b for a, b in zip(drawn, spent, strict=True)))
    left = {tuple(a - b for a, b in zip(drawn, spent, strict=True)): chance for drawn, chance in expected.items()}
    assert set(left) == {(0, 0, 1, 0), (0, 0, 0, 1)}
    agree(imagined(s, 1, 0), left)  # type: ignore[arg-type]


def test_cards_given_away_and_cards_refused_were_there() -> None:
    s = small(position(GIFTING, hands=[cards(fish=2, corn=1, bison=1, forest=1)]))
    give(s, 0, 1, FISH_CARD, FISH_CARD, CORN_CARD)
    chain(s, 1, Take(FISH_CARD), TakeNoMore())
    # One fish is gone; one fish and one corn must still be there, among four cards.
    expected = drawn_hands(5, lambda drawn: drawn[0] >= 2 and drawn[1] >= 1)
    left = {(drawn[0] - 1, *drawn[1:]): chance for drawn, chance in expected.items()}
    agree(imagined(s, 2, 0), left)


def test_a_card_shown_and_then_given_to_somebody_else_counts_once() -> None:
    s = small(position(GIFTING, hands=[cards(fish=1, corn=1, forest=1)]))
    give(s, 0, 1, FISH_CARD)
    do(s, 1, TakeNoMore())
    give(s, 0, 2, FISH_CARD)
    do(s, 2, Take(FISH_CARD))
    expected = drawn_hands(3, lambda drawn: drawn[0] >= 1)
    agree(imagined(s, 1, 0), {(drawn[0] - 1, *drawn[1:]): chance for drawn, chance in expected.items()})


def test_cards_removed_from_a_deck_are_never_imagined() -> None:
    s = gathering()
    own(s, 1, cards(corn=2, leader=3))
    put_next(s, 1, Card.CORN, Card.CORN)
    do(s, 1, Draw(), Draw())
    assert imagined(s, 0, 1, 50).keys() == {(0, 2, 0, 0)}


def test_hands_that_are_turned_in_are_empty() -> None:
    s = small(position(RECONCILING, hands=[cards(fish=2)] * 3, game=EASY))
    chain(s, 0, *store())
    assert imagined(s, 1, 0, 20).keys() == {(0, 0, 0, 0)}
    assert len(imagined(s, 1, 2, 100)) > 3


# Know the Land


def test_the_cards_that_somebody_looked_at_are_any_cards_left_in_their_deck() -> None:
    s = small(gathering(knowledge={1: [Knowledge.KNOW_THE_LAND]}))
    put_next(s, 1, Card.FISH)
    do(s, 1, Draw(), Look())
    worlds = [s.redeal(0, seed) for seed in range(3000)]
    seen = Counter(card for world in worlds for card in sees(world, 1).looking)  # type: ignore[arg-type]
    assert all(len(sees(world, 1).looking) == 3 for world in worlds)  # type: ignore[arg-type]
    for card, copies in zip(Card, (3, 2, 3, 3, 2), strict=True):
        # The hand is any card but a leader; what was looked at, any three of the twelve left.
        left = copies if card is Card.LEADER else copies * 9 / 10
        assert seen[card] == pytest.approx(9000 * left / 12, rel=0.12)


def test_cards_put_back_and_not_drawn_yet_stay_as_many() -> None:
    s = small(gathering(knowledge={1: [Knowledge.KNOW_THE_LAND]}))
    do(s, 1, Look())
    while sees(s, 1).looking:
        do(s, 1, PutOnTop(sees(s, 1).looking[0]))
    do(s, 1, Draw())
    tops = [sees(s.redeal(0, seed), 1).top for seed in range(200)]  # type: ignore[arg-type]
    assert {len(top) for top in tops} == {2}
    assert len(set(tops)) > 10
    assert {sees(s.redeal(1, seed), 1).top for seed in range(20)} == {sees(s, 1).top}  # type: ignore[arg-type]


def test_who_looked_draws_what_they_saw_in_every_world() -> None:
    s = small(gathering(knowledge={0: [Knowledge.KNOW_THE_LAND]}))
    do(s, 0, Look())
    order = []
    while sees(s, 0).looking:
        order.append(sees(s, 0).looking[-1])
        do(s, 0, PutOnTop(order[-1]))
    for seed in range(10):
        world = s.redeal(0, seed)
        for card in sees(s, 0).top:
            before = hand(world, 0).get(card.name.lower(), 0)  # type: ignore[arg-type]
            do(world, 0, Draw())  # type: ignore[arg-type]
            assert hand(world, 0).get(card.name.lower(), 0) == before + 1  # type: ignore[arg-type]


# Never stuck, and nothing else changes


@pytest.mark.parametrize("seats", [3, 6])
def test_every_position_of_many_games_can_be_redealt_and_played_on(seats: int) -> None:
    for seed in range(8):
        s = new(seats, seed, EASY if seed % 2 else WOLVES)
        while not s.over:
            for eye in range(seats):
                world = s.redeal(eye, seed)
                for other in range(seats):
                    assert sum(hand(world, other).values()) == sum(hand(s, other).values())  # type: ignore[arg-type]
                if eye == s.decisions % seats:
                    play_by_chance(world, seed)  # type: ignore[arg-type]
            for _ in range(9):
                if not s.over:
                    seat = s.actors()[seed % len(s.actors())]
                    actions = s.actions(seat)
                    s.act(seat, actions[(s.decisions * 7 + seed) % len(actions)])


def test_the_number_of_ways_is_pascals_triangle() -> None:
    assert all(WAYS[n * SIZE + k] == comb(n, k) for n, k in product(range(34), repeat=2))


# The laws, where games by chance come to the end


@pytest.mark.parametrize("law", LAWS, ids=[law.name for law in LAWS])
@pytest.mark.parametrize("seats", [3, 6])
def test_laws_in_short_games_that_go_to_the_end(seats: int, law: Law) -> None:
    law(SHORT, Trial(seats, {}, seats))


@pytest.mark.long
@pytest.mark.parametrize("law", LAWS, ids=[law.name for law in LAWS])
def test_laws_in_games_that_nobody_loses(law: Law) -> None:
    for trial in trials(EASY, games=1, seed=3):
        law(EASY, trial)

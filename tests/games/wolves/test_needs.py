"""Step four: needs."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.wolves.table import (
    BISON,
    CORN,
    FISH,
    WOLVES,
    cards,
    chain,
    choices,
    do,
    hand,
    pay,
    position,
    refusal,
    reserve,
    sees,
    told,
    unmet,
)
from wolfden.games.wolves.rules.needs import NEEDS
from wolfden.games.wolves.terms.actions import Pay
from wolfden.games.wolves.terms.events import Lacks, Means, NeedsMet, Paid
from wolfden.games.wolves.terms.reasons import CoverAll, InOrder, TooFew, TooMany


def test_everybody_pays_three_of_each_resource_in_rank_order() -> None:
    s = position(NEEDS, hands=[cards(3, 3, 3)] * 3, order=(1, 2, 0))
    for seat in (1, 2, 0):
        assert s.actors() == (seat,)
        chain(s, seat, *pay())
        assert hand(s, seat) == {}
        assert unmet(s, seat) == (0, 0, 0)
    assert sees(s, 0).step == "Gifting"
    assert told(s, NeedsMet) == [NeedsMet(1), NeedsMet(2), NeedsMet(0)]


def test_needs_are_paid_from_hand_reserve_and_leaders_in_any_mix() -> None:
    s = position(NEEDS, hands=[cards(fish=3, corn=1, leader=2)], reserves=[cards(fish=2, corn=1, bison=2)])
    chain(s, 0, *pay(fish=(2, 0), corn=(1, 1), bison=(2, 1)))
    assert hand(s, 0) == {"fish": 2}
    assert reserve(s, 0) == (0, 0, 0)
    assert told(s, Paid, 2) == [
        Paid(0, 1, FISH, Means.CARDS),
        Paid(0, 2, FISH, Means.TOKENS),
        Paid(0, 1, CORN, Means.CARDS),
        Paid(0, 1, CORN, Means.TOKENS),
        Paid(0, 1, CORN, Means.LEADERS),
        Paid(0, 2, BISON, Means.TOKENS),
        Paid(0, 1, BISON, Means.LEADERS),
    ]
    paid = sees(s, 1).mats[0].paid
    assert (paid.cards.fish, paid.tokens.fish, paid.leaders.bison) == (1, 2, 1)


def test_example_a_leader_and_a_fish_token_lie_on_the_fish_and_one_is_missing() -> None:
    s = position(NEEDS, hands=[cards(corn=3, bison=3, leader=1)], reserves=[cards(fish=1)])
    chain(s, 0, *pay(fish=(1, 1)))
    assert unmet(s, 0) == (1, 0, 0)
    assert told(s, Lacks, 1) == [Lacks(0, 1, FISH)]
    paid = sees(s, 1).mats[0].paid
    assert (paid.cards.fish, paid.tokens.fish, paid.leaders.fish) == (0, 1, 1)


def test_nobody_sees_the_rest_of_a_hand() -> None:
    one = position(NEEDS, hands=[cards(fish=5, corn=3, bison=3)])
    other = position(NEEDS, hands=[cards(fish=3, corn=5, bison=3)])
    for s in (one, other):
        chain(s, 0, *pay())
    assert (one.view(1), one.journal(1)) == (other.view(1), other.journal(1))
    assert one.view(0) != other.view(0)


def test_as_many_needs_must_be_met_as_can_be() -> None:
    s = position(NEEDS, hands=[cards(fish=3, leader=1)])
    with refusal(s, CoverAll(), "as many needs as possible"):
        do(s, 0, Pay(FISH, 0, 1))  # the leader could meet another need
    chain(s, 0, *pay(corn=(0, 1)))
    assert unmet(s, 0) == (0, 2, 3)


def test_who_has_enough_chooses_the_means() -> None:
    s = position(NEEDS, hands=[cards(3, 3, 3, leader=1)], reserves=[cards(fish=1)])
    assert choices(s, 0) == [Pay(FISH, 0, 0), Pay(FISH, 0, 1), Pay(FISH, 1, 0), Pay(FISH, 1, 1)]


def test_which_need_stays_unmet_is_ones_own_choice() -> None:
    for corn, bison in ((1, 0), (0, 1)):
        s = position(NEEDS, hands=[cards(fish=3, corn=2, bison=2, leader=1)])
        chain(s, 0, *pay(corn=(0, corn), bison=(0, bison)))
        assert unmet(s, 0) == (0, 1 - corn, 1 - bison)


def test_what_cannot_be_paid_is_refused() -> None:
    s = position(NEEDS, hands=[cards(3, 3, 3, leader=1)], reserves=[cards(fish=2)])
    with refusal(s, TooFew(), "that many tokens or leaders"):
        do(s, 0, Pay(FISH, 3, 0))
    with refusal(s, TooFew(), "that many tokens or leaders"):
        do(s, 0, Pay(FISH, 0, 2))
    with refusal(s, TooMany(), "more than your people need"):
        do(s, 0, Pay(FISH, 2, 2))
    with refusal(s, InOrder(FISH), "First settle fish"):
        do(s, 0, Pay(BISON, 0, 0))


def test_who_has_nothing_pays_nothing() -> None:
    s = position(NEEDS)
    chain(s, 0, *pay())
    assert unmet(s, 0) == (3, 3, 3)


def test_others_see_a_payment_when_it_is_made_not_its_making() -> None:
    s = position(NEEDS, hands=[cards(3, 3, 3)])
    before = s.view(1), s.journal(1)
    do(s, 0, Pay(FISH, 0, 0), Pay(CORN, 0, 0))
    assert (s.view(1), s.journal(1)) == before
    do(s, 0, Pay(BISON, 0, 0))
    assert len(told(s, Paid, 1)) == 3


def most_met(own: tuple[int, ...], leaders: int) -> int:
    """The most needs that can be met, by trying out where leaders go."""
    return max(
        sum(min(3, have + wild) for have, wild in zip(own, share, strict=True))
        for share in product(range(leaders + 1), repeat=3)
        if sum(share) <= leaders
    )


amounts = st.tuples(*[st.integers(0, 5)] * 3)


@settings(deadline=None)
@given(amounts, st.tuples(*[st.integers(0, 4)] * 3), st.integers(0, 2), st.randoms(use_true_random=False))
def test_every_payment_that_is_allowed_meets_as_many_needs_as_can_be(
    held: tuple[int, int, int], tokens: tuple[int, int, int], leaders: int, chance: object
) -> None:
    s = position(NEEDS, hands=[cards(*held, leader=leaders)], reserves=[cards(*tokens)])
    for _ in range(3):
        do(s, 0, chance.choice(choices(s, 0)))  # type: ignore[attr-defined]
    own = tuple(a + b for a, b in zip(held, tokens, strict=True))
    assert 9 - sum(unmet(s, 0)) == most_met(own, leaders)


@pytest.mark.parametrize("leaders", range(3))
def test_every_way_to_pay_is_allowed_if_it_meets_as_many_needs_as_can_be(leaders: int) -> None:
    held, tokens = (2, 4, 0), (2, 0, 1)
    best = most_met((4, 4, 1), leaders)
    s = position(NEEDS, hands=[cards(*held, leader=leaders)], reserves=[cards(*tokens)])
    ways = set()
    for plan in product(product(range(4), repeat=2), repeat=3):
        used = [t + w + min(max(0, 3 - t - w), c) for (t, w), c in zip(plan, held, strict=True)]
        real = all(t <= have and t + w <= 3 for (t, w), have in zip(plan, tokens, strict=True))
        if real and sum(w for _, w in plan) <= leaders and sum(used) == best:
            ways.add(plan)
    allowed = set()
    for first in choices(s, 0, Pay):
        for second in [WOLVES.action(n) for n in s.draft(0, [WOLVES.number(first)])[0]]:
            for third in [WOLVES.action(n) for n in s.draft(0, [WOLVES.number(first), WOLVES.number(second)])[0]]:
                allowed.add(tuple((p.tokens, p.leaders) for p in (first, second, third)))  # type: ignore[attr-defined]
    assert allowed == ways

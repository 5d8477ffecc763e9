"""Odds by counting: all shuffles of the deck, all choices that fit, and whether a sample looks like them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from itertools import combinations, product
from typing import Any

from wolfden import State
from wolfden.games.gulag.terms.actions import Card, Loyalty
from wolfden.games.gulag.view import PastTurn

from .table import WORK, sees

Deal = tuple[Loyalty, ...]
Cards = tuple[Card, ...]


def deals(seats: int) -> Iterator[Deal]:
    """Every order of the colours in the shuffled deck, dealt out: all are equally likely.

    The card drawn by a seat goes to the seat before it; what lies deeper than there are seats is discarded.
    """
    each = 4 if seats <= 6 else 5
    for places in combinations(range(2 * each), each):
        hands = [Loyalty.BLACK] * seats
        for place in places:
            if place < seats:
                hands[place - 1] = Loyalty.RED
        yield tuple(hands)


def choices(turn: PastTurn) -> list[dict[int, Card]]:
    """What the workers of a finished turn can have chosen, so far as everybody knows and the seat remembers."""
    fitting = []
    for cards in product(Card, repeat=2):
        chosen = dict(zip(turn.workers, cards, strict=True))
        lying = dict(chosen)
        if turn.ordered is not None:
            lying[turn.ordered] = Card.WORK if chosen[turn.ordered] is Card.STRIKE else Card.STRIKE
        if list(lying.values()).count(Card.WORK) == turn.work:
            fitting.append(chosen)
    return fitting


World = tuple[tuple[Loyalty | None, ...], tuple[tuple[Card | None, ...], ...], tuple[Card | None, ...]]


def worlds(s: State, eye: int) -> Counter[World]:
    """Every world that seat could be living in, weighed by the shuffles that lead to it.

    A world: everybody's colour, what the workers of each finished turn chose, what those of this turn have put
    down or committed (None: not yet).
    """
    mine = sees(s, eye)
    hands = [hand for hand in deals(s.seats) if fits_hand(s, eye, hand)]
    past = []
    for turn in mine.past:
        fitting = [chosen for chosen in choices(turn) if turn.own is None or chosen[eye] is turn.own]
        past.append([tuple(chosen[worker] for worker in turn.workers) for chosen in fitting])
    now: list[list[Card | None]] = []
    for worker in mine.workers:
        if worker in mine.actors and mine.step == "Task":
            now.append([None])
        elif worker == eye:
            now.append([Card.WORK if mine.held == (WORK,) or mine.own is Card.WORK else Card.STRIKE])
        elif mine.step in ("Task", "Supervision") and not mine.over:
            now.append([Card.STRIKE, Card.WORK])
    return Counter((hand, turns, cards) for hand in hands for turns in product(*past) for cards in product(*now))


def fits_hand(s: State, eye: int, hand: Deal) -> bool:
    """Whether the seat could have seen these cards so far."""
    mine = sees(s, eye)
    if mine.red is not None:
        return mine.red == tuple(seat for seat in range(s.seats) if hand[seat] is Loyalty.RED)
    return hand[eye] is mine.loyalty and hand[eye - 1] is mine.neighbour_loyalty


def world_of(s: State) -> World:
    """The world that a state is, put together from what each seat in it sees."""
    views = [sees(s, seat) for seat in range(s.seats)]
    public = sees(s, None)
    past = tuple(
        tuple(views[worker].past[index].own for worker in turn.workers) for index, turn in enumerate(public.past)
    )
    now = []
    for worker in public.workers:
        held = views[worker].held
        now.append(views[worker].own if not held else Card.WORK if held == (WORK,) else Card.STRIKE)
    return tuple(view.loyalty for view in views), past, tuple(now)


def assert_fits(sample: Iterable[Hashable], weights: Mapping[Any, int]) -> None:
    """The sample could well have been drawn with those weights: a chi-square test.

    The bound is the 1 - 3e-6 quantile by Wilson and Hilferty's formula. Seeds are fixed, so a test that passes
    once always passes; a wrong weight on a tenth of the cells is far beyond the bound.
    """
    observed = Counter(sample)
    assert set(observed) <= set(weights), "something came up that cannot be"
    scale = observed.total() / sum(weights.values())
    assert scale * min(weights.values()) >= 5, "too small a sample for a chi-square test"
    squares = sum((observed[key] - scale * weight) ** 2 / (scale * weight) for key, weight in weights.items())
    freedom = len(weights) - 1
    bound = freedom * (1 - 2 / (9 * freedom) + 4.5 * (2 / (9 * freedom)) ** 0.5) ** 3 if freedom else 0.0
    assert squares <= bound, f"chi-square {squares:.1f} with {freedom} degrees of freedom, more than {bound:.1f}"

"""Odds by counting: every deal of the cards, how likely it is to have shown and said what a seat saw and heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb
from typing import Any

from wolfden import State

from .table import BOY, LOOKS, MUTE, Where, answer, deck, hand_of, holders, named, plays, says, sees

Hand = tuple[str, str]
Deal = tuple[Hand, ...]  # in the order of `holders`, each hand sorted


def hand(one: str, two: str) -> Hand:
    return (one, two) if one <= two else (two, one)


def deal_of(s: State) -> Deal:
    return tuple(hand(*hand_of(s, player)) for player in holders(s))


def deals(rest: Counter[str], hands: int) -> Iterator[tuple[Deal, int]]:
    """All ways to deal these cards into so many hands, each with the number of shuffles that lead to it."""
    if not hands:
        yield (), 1
        return
    for one, two in combinations_with_replacement(sorted(rest), 2):
        ways = comb(rest[one], 2) if one == two else rest[one] * rest[two]
        if ways:
            left = rest - Counter((one, two))
            for others, more in deals(left, hands - 1):
                yield ((one, two), *others), ways * more


def chance_of(s: State, eye: int, dealt: Mapping[Where, Hand]) -> Fraction:
    """How likely all peeks and answers are, as the eye knows them, if these are the hands."""
    view = sees(s, eye)
    for given in view.answers:
        if answer(given.question, dealt[given.target]) != given.yes:
            return Fraction(0)
    odds = Fraction(1)
    for clue in view.clues:
        target: Where = MUTE if clue.target is None else clue.target
        said, peeker = LOOKS[clue.appearance], plays(dealt[clue.peeker])
        fits = [says(peeker, card) == said for card in dealt[target]]
        if clue.card is not None:
            fits = [fit and card == named(clue.card) for fit, card in zip(fits, dealt[target], strict=True)]
        odds *= Fraction(sum(fits), 2)
        if not odds:
            break
    return odds


def posterior(s: State, eye: int) -> dict[Deal, Fraction]:
    """Every deal that the eye can believe in, with its probability."""
    own = hand(*hand_of(s, eye))
    others = [player for player in holders(s) if player != eye]
    rest = deck(s.seats, s.setting.options["advanced"]) - Counter(own)
    weights: dict[Deal, Fraction] = {}
    for dealt, ways in deals(rest, len(others)):
        hands: dict[Where, Hand] = {eye: own, **dict(zip(others, dealt, strict=True))}
        weight = ways * chance_of(s, eye, hands)
        if weight:
            weights[tuple(hands[player] for player in holders(s))] = weight
    total = sum(weights.values())
    return {dealt: weight / total for dealt, weight in weights.items()}


def boy_in(dealt: Deal) -> int | None:
    """Which place in a deal the shepherd boy is at."""
    return next((place for place, cards in enumerate(dealt) if plays(cards) == BOY), None)


def assert_fits(sample: Iterable[Hashable], odds: Mapping[Any, Fraction]) -> None:
    """The sample could well have been drawn with those odds: a chi-square test, rare things taken together.

    The bound is the 1 - 3e-6 quantile by Wilson and Hilferty's formula. Seeds are fixed: what passes once passes.
    """
    observed = Counter(sample)
    assert set(observed) <= set(odds), "something came up that cannot be"
    size = observed.total()
    cells: list[tuple[float, int]] = []
    rare, seen = 0.0, 0
    for key in sorted(odds, key=lambda key: odds[key]):
        rare, seen = rare + float(odds[key]) * size, seen + observed[key]
        if rare >= 8:
            cells.append((rare, seen))
            rare, seen = 0.0, 0
    if rare:
        cells.append((cells[-1][0] + rare, cells[-1][1] + seen) if cells else (rare, seen))
        if len(cells) > 1:
            cells.pop(-2)
    squares = sum((found - expected) ** 2 / expected for expected, found in cells)
    freedom = len(cells) - 1
    bound = freedom * (1 - 2 / (9 * freedom) + 4.5 * (2 / (9 * freedom)) ** 0.5) ** 3 if freedom else 1e-9
    assert squares <= bound, f"chi-square {squares:.1f} with {freedom} degrees of freedom, more than {bound:.1f}"

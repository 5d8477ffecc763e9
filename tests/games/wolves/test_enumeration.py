"""What a seat imagines, held against all worlds.

Everything that could have been drawn from a small deck is played out in the same way; the worlds in which the seat is
told the same are those that it must imagine, each as often as it comes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, permutations
from math import comb, prod

import pytest

from tests.games.wolves.table import cards, chain, do, gathering, give, hand, own, pay, put_next, sees
from wolfden import IllegalAction
from wolfden.games.wolves.state import Wolves
from wolfden.games.wolves.terms.actions import (
    Card,
    Draw,
    EndGifting,
    Knowledge,
    Look,
    Piece,
    PutOnTop,
    Stop,
    Take,
    TakeAll,
    TakeNoMore,
)

FISH, CORN, BISON, LEADER, FOREST = Card
FISH_CARD, CORN_CARD, BISON_CARD, *_ = Piece
EYE, OTHER, THIRD = 0, 1, 2
SMALL = {FISH: 4, CORN: 3, BISON: 3, LEADER: 3, FOREST: 2}
WORLDS = 2000

# What can be different between worlds: what the other seat holds, and what lies on top of its deck.
Hidden = tuple[tuple[tuple[str, int], ...], tuple[Card, ...], tuple[Card, ...]]


def hidden(s: Wolves) -> Hidden:
    view = sees(s, OTHER)
    return tuple(sorted(hand(s, OTHER).items())), view.looking, view.top


def draws(deck: dict[Card, int], drawn: Sequence[Card]) -> Iterator[tuple[list[Card], int]]:
    """Every choice of other cards, with leaders in the same places, and in how many ways it comes.

    Nobody but their owner sees in which order the cards came that are not leaders, so one order is enough.
    """
    number = sum(card is not LEADER for card in drawn)
    for chosen in combinations_with_replacement((FISH, CORN, BISON, FOREST), number):
        ways = prod(comb(deck[card], copies) for card, copies in Counter(chosen).items())
        if ways:
            next_one = iter(chosen)
            yield [card if card is LEADER else next(next_one) for card in drawn], ways


def agree(s: Wolves, expected: Counter[Hidden]) -> None:
    """The seat imagines just these worlds, each as often as it should, by a wide chi-square test."""
    found = Counter(hidden(s.redeal(EYE, seed)) for seed in range(WORLDS))  # type: ignore[arg-type]
    assert set(found) <= set(expected)
    assert hidden(s) in expected
    total = expected.total()
    often = {world: ways / total * WORLDS for world, ways in expected.items() if ways / total * WORLDS >= 5}
    assert set(often) <= set(found)
    off = sum((found[world] - number) ** 2 / number for world, number in often.items())
    freedom = max(1, len(often) - 1)
    assert off < freedom + 5 * (2 * freedom) ** 0.5 + 25


# From the first card to the last gift


class Story:
    """A turn of the other seat: the cards it draws, how it pays, and what becomes of its gifts."""

    def __init__(
        self,
        drawn: Sequence[Card],
        paid: Sequence[tuple[int, int]] = ((0, 0),) * 3,
        gift: Sequence[Piece] = (),
        taken: Sequence[Piece] | None = None,
        then: Sequence[Piece] = (),
        reserve: int = 0,
        gone: int = 0,
    ) -> None:
        self.drawn = drawn
        self.paid = paid
        self.gift = gift  # to the third seat, which the other outranks
        self.taken = taken  # of it; None: all
        self.then = then  # to the eye, which outranks the other
        self.reserve = reserve
        self.gone = gone  # cards removed from the deck before

    def told(self, drawn: Sequence[Card]) -> Wolves:
        """The story with these cards; IllegalAction if it cannot go like that."""
        plenty = cards(3, 3, 3)
        s = gathering(reserves=[plenty, self.reserve, plenty])
        own(s, OTHER, packed(SMALL) - self.gone)
        put_next(s, OTHER, *drawn)
        for seat in (EYE, THIRD):
            own(s, seat, cards(forest=1))
            do(s, seat, Draw(), Stop())
        do(s, OTHER, *[Draw()] * len(drawn))
        if drawn.count(LEADER) < 3:
            do(s, OTHER, Stop())
        chain(s, EYE, *pay(*[(3, 0)] * 3))
        chain(s, OTHER, *pay(*self.paid))
        chain(s, THIRD, *pay(*[(3, 0)] * 3))
        do(s, EYE, EndGifting())
        if self.gift:
            give(s, OTHER, THIRD, *self.gift)
            if self.taken is None:
                do(s, THIRD, TakeAll())
            else:
                chain(s, THIRD, *[Take(piece) for piece in self.taken], TakeNoMore())
        if self.then:
            give(s, OTHER, EYE, *self.then)
        return s

    def worlds(self, true: Wolves) -> Counter[Hidden]:
        """All that the other seat could hold, if the eye was told what it was in the true game."""
        found: Counter[Hidden] = Counter()
        deck = {card: number - self.gone // 64**card % 64 for card, number in SMALL.items()}
        for order, ways in draws(deck, self.drawn):
            try:
                s = self.told(order)
            except IllegalAction:
                continue
            if s.journal(EYE) == true.journal(EYE):
                found[hidden(s)] += ways
        return found


def packed(deck: dict[Card, int]) -> int:
    return sum(number * 64**card for card, number in deck.items())


STORIES = {
    "all needs met, from hand and reserve": Story(
        [FISH, CORN, FOREST, FISH, BISON, FISH, CORN, BISON], [(0, 0), (1, 0), (1, 0)], reserve=cards(corn=2, bison=2)
    ),
    "leaders stood in, and nothing is missing": Story(
        [FISH, FISH, LEADER, CORN, BISON, BISON, LEADER, FOREST], [(1, 0), (1, 1), (0, 1)], reserve=cards(2, 1, 0)
    ),
    "something is missing, and a leader stood in for something else": Story(
        [FISH, BISON, LEADER, CORN, CORN, FOREST, BISON, BISON], [(0, 0), (0, 1), (0, 0)]
    ),
    "something is missing, and there were tokens": Story(
        [BISON, FISH, FOREST, FISH, FOREST, BISON], [(1, 0), (2, 0), (0, 0)], reserve=cards(1, 2, 0)
    ),
    "overstretched, with leaders out of use": Story(
        [FISH, LEADER, CORN, LEADER, FISH, FOREST, BISON, LEADER], [(0, 0), (0, 0), (0, 0)]
    ),
    "a gift is taken whole": Story(
        [FISH, FISH, BISON, CORN, FISH, FISH, CORN],
        [(0, 0), (3, 0), (2, 0)],
        [FISH_CARD, CORN_CARD],
        reserve=cards(0, 3, 2),
    ),
    "a gift is taken in part, and the rest goes to somebody else": Story(
        [FISH, CORN, FISH, CORN, FISH, BISON, FOREST, FISH],
        [(0, 0), (2, 0), (2, 0)],
        [FISH_CARD, CORN_CARD],
        [CORN_CARD],
        [FISH_CARD],
        reserve=cards(0, 3, 2),
    ),
    "a gift is refused": Story(
        [FISH, FISH, FISH, FISH, CORN, FOREST, BISON],
        [(1, 0), (2, 0), (2, 0)],
        [FISH_CARD, FISH_CARD],
        [],
        reserve=cards(1, 2, 2),
    ),
    "a gift in spite of an unmet need": Story([FISH, FISH, FISH, FISH, FOREST, BISON], gift=[FISH_CARD], taken=[]),
    "cards have been removed": Story(
        [FISH, FISH, CORN, BISON, FOREST], [(1, 0), (2, 0), (2, 0)], reserve=cards(1, 2, 2), gone=cards(fish=2, corn=2)
    ),
}


@pytest.mark.parametrize("name", STORIES)
def test_what_is_imagined_of_a_hand_is_what_every_draw_from_the_deck_gives(name: str) -> None:
    story = STORIES[name]
    true = story.told(story.drawn)
    agree(true, story.worlds(true))


# Know the Land


def land(before: Sequence[Card], seen: Sequence[Card], after: int) -> Wolves:
    """The other seat draws, looks, puts the cards back in this order, and draws again."""
    s = gathering(knowledge={OTHER: [Knowledge.KNOW_THE_LAND]})
    own(s, OTHER, packed(SMALL))
    put_next(s, OTHER, *before)
    do(s, OTHER, *[Draw()] * len(before), Look())
    # The cards looked at come by chance: let them be these.
    s.looking = (0, packed(Counter(seen)), 0)
    for card in seen[:-1]:
        do(s, OTHER, PutOnTop(card))
    do(s, OTHER, *[Draw()] * after)
    return s


@pytest.mark.parametrize(
    ("before", "seen", "after"),
    [
        ([FISH], [CORN, BISON, FISH], 0),
        ([FISH, FOREST], [CORN, FISH, LEADER], 1),
        ([LEADER, BISON], [CORN, LEADER, FOREST], 2),
        ([CORN], [FISH, FISH, LEADER], 3),
    ],
)
def test_what_is_imagined_of_cards_put_back_is_what_every_order_gives(
    before: list[Card], seen: list[Card], after: int
) -> None:
    true = land(before, seen, after)
    worlds: Counter[Hidden] = Counter()
    for drawn, ways in draws(SMALL, before):
        left = Counter(SMALL) - Counter(drawn)
        # Whoever puts cards back may do so in any order: each is taken to be as likely as another.
        for order, number in Counter(permutations(left.elements(), len(seen))).items():
            s = land(drawn, order, after)
            if s.journal(EYE) == true.journal(EYE):
                worlds[hidden(s)] += ways * number
    agree(true, worlds)

"""What others can tell about a hand: what a payment proves, and a hand that fits all of it, drawn by chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import bit, has
from wolfden.engine.chance import Stream
from wolfden.games.wolves.rules.needs import CARDS, LEADERS, SHOWN, missing, paid_with
from wolfden.games.wolves.state import FOREST, RESOURCES

SIZE: Final[i64] = 34  # one more than the cards of a deck that are not leaders
HIDDEN: Final[i64] = 4  # kinds of cards in a hand: the three resources, and forest
# The number of ways to choose k of n things is at n * SIZE + k.
WAYS: Final[list[int]] = [0] * (34 * 34)


def fill_ways() -> None:
    """Pascal's triangle."""
    for n in range(SIZE):
        WAYS[n * SIZE] = 1
        for k in range(1, n + 1):
            WAYS[n * SIZE + k] = WAYS[(n - 1) * SIZE + k - 1] + WAYS[(n - 1) * SIZE + k]


fill_ways()


# What a payment proves


def spent_cards(paid: i64) -> i64:
    """The cards that went into a payment, by resource."""
    spent: i64 = 0
    for kind in range(RESOURCES):
        spent += counts.some(kind, paid_with(paid, kind, CARDS))
    return spent


def used_up(paid: i64, needs: i64) -> i64:
    """The resources of which whoever paid so has no card left.

    If something is missing, no leader is left either, and so no card of what is missing or took a leader: the
    leader could have met the other need instead.
    """
    if not paid & SHOWN:
        return 0
    unmet = missing(paid, needs)
    kinds: i64 = 0
    if unmet:
        for kind in range(RESOURCES):
            if counts.of(unmet, kind) or paid_with(paid, kind, LEADERS):
                kinds |= bit(kind)
    return kinds


# Hands by chance


def any_hand(deck: i64, size: i64, stream: Stream) -> i64:
    """So many cards of a deck."""
    hand: i64 = 0
    while size:
        card = counts.some(counts.draw(deck, stream), 1)
        deck -= card
        hand += card
        size -= 1
    return hand


def fitting_hand(deck: i64, spent: i64, shown: i64, lacks: i64, size: i64, stream: Stream) -> i64:
    """So many cards of a deck that, with those already spent, make a hand which could have been drawn."""
    drawn = size + counts.total(spent)
    # By kind: the least and the most that was drawn of it. Kinds count from the last to the first.
    least = [0] * HIDDEN
    most = [0] * HIDDEN
    copies = [0] * HIDDEN
    for place in range(HIDDEN):
        kind = place if place < RESOURCES else FOREST
        copies[place] = counts.of(deck, kind)
        least[place] = counts.of(spent, kind) + counts.of(shown, kind)
        most[place] = counts.of(spent, kind) if has(lacks, kind) else copies[place]
    # ways[place * SIZE + number]: to draw that many cards of the kinds from that place on.
    ways = [0] * (HIDDEN * SIZE)
    for place in range(HIDDEN - 1, -1, -1):
        for number in range(drawn + 1):
            total: i64 = 0
            for chosen in range(least[place], most[place] + 1):
                total += ways_with(ways, copies, place, number, chosen)
            ways[place * SIZE + number] = total
    hand: i64 = 0
    left = drawn
    for place in range(HIDDEN):
        lot = stream.below(ways[place * SIZE + left])
        chosen = least[place]
        while True:
            part = ways_with(ways, copies, place, left, chosen)
            if lot < part:
                break
            lot -= part
            chosen += 1
        hand += counts.some(place if place < RESOURCES else FOREST, chosen)
        left -= chosen
    return hand - spent


def ways_with(ways: list[int], copies: list[int], place: i64, number: i64, chosen: i64) -> i64:
    """The ways to draw so many cards of the kinds from that place on, with so many of the first of them."""
    if chosen > number:
        return 0
    own: i64 = WAYS[copies[place] * SIZE + chosen]
    if place == HIDDEN - 1:
        return own if chosen == number else 0
    rest: i64 = ways[(place + 1) * SIZE + number - chosen]
    return own * rest

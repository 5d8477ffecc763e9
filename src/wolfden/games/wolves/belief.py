"""What a seat can believe: hands that fit all it saw, each as likely as the draw makes it.

Nothing stays hidden for longer than a turn. A hand is drawn from a deck whose cards everybody knows, and while
others hold it they see what is paid from it, given away and offered: so many of a kind it must have held. They also
see needs that are not met: then nothing was left to pay them with, nor a card of what leaders stood in for, since
those leaders could have met the need instead. No hand tells anything about another, so hands are dealt one by one:
every hand that fits is weighed by the number of ways to draw it. What people chose to do is not weighed beyond what
it proves; nor is the order in which somebody who knows the land puts cards back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import has
from wolfden.engine.chance import Stream
from wolfden.games.wolves import counts
from wolfden.games.wolves.gathering import DIGIT
from wolfden.games.wolves.needs import spent_cards, used_up
from wolfden.games.wolves.table import FOREST, LEADER, RESOURCES, Wolves, replaced

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


def redeal(s: Wolves, seat: i64, stream: Stream) -> None:
    """Deal the hands of all others anew, and what they have put on top of their decks."""
    for other in range(s.seats):
        if other != seat:
            redeal_hand(s, other, stream)
            redeal_top(s, other, stream)


def redeal_hand(s: Wolves, seat: i64, stream: Stream) -> None:
    """A hand of the same size, out of all that the player could have drawn."""
    leaders = s.leaders_in(seat)
    hidden = counts.total(s.hand[seat]) - leaders
    if not hidden:
        return
    paid: i64 = s.paid[seat]
    spent = spent_cards(paid) + s.given[seat]
    lacks = used_up(paid, s.box.needs)
    shown: i64 = s.shown[seat]
    deck: i64 = s.owned[seat] - counts.some(LEADER, counts.of(s.owned[seat], LEADER))
    if spent or shown or lacks:
        hand = fitting_hand(deck, spent, shown, lacks, hidden, stream)
    else:
        hand = any_hand(deck, hidden, stream)
    s.hand[seat] = hand + counts.some(LEADER, leaders)


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


def redeal_top(s: Wolves, seat: i64, stream: Stream) -> None:
    """Any cards that are left may be those that the player looked at."""
    placed: i64 = 0
    digits: i64 = s.top[seat]
    while digits:
        digits //= DIGIT
        placed += 1
    open_ = counts.total(s.looking[seat])
    if not placed and not open_:
        return
    left: i64 = s.owned[seat] - s.hand[seat]
    top: i64 = 0
    digit: i64 = 1
    while placed:
        card = counts.draw(left, stream)
        left -= counts.some(card, 1)
        top += digit * (card + 1)
        digit *= DIGIT
        placed -= 1
    s.top = replaced(s.top, seat, top)
    s.looking = replaced(s.looking, seat, any_hand(left, open_, stream))

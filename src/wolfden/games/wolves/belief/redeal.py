"""What a seat can believe: hands that fit all it saw, each as likely as the draw makes it.

Nothing stays hidden for longer than a turn. A hand is drawn from a deck whose cards everybody knows, and while
others hold it they see what is paid from it, given away and offered: so many of a kind it must have held. They also
see needs that are not met: then nothing was left to pay them with, nor a card of what leaders stood in for, since
those leaders could have met the need instead. No hand tells anything about another, so hands are dealt one by one:
every hand that fits is weighed by the number of ways to draw it. What people chose to do is not weighed beyond what
it proves; nor is the order in which somebody who knows the land puts cards back.
"""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.chance import Stream
from wolfden.games.wolves.belief.hands import any_hand, fitting_hand, spent_cards, used_up
from wolfden.games.wolves.state import DIGIT, LEADER, Wolves, replaced


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

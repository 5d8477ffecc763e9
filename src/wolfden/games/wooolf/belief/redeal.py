"""Worlds that a seat could be living in: a deal that fits what it was told, and all else that is hidden from it."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import bit, members
from wolfden.engine.chance import Stream
from wolfden.games.wooolf.belief.deals import Belief, choose
from wolfden.games.wooolf.belief.evidence import evidence
from wolfden.games.wooolf.rules.turn import announcement
from wolfden.games.wooolf.state import (
    ZERO,
    PeekMade,
    Wooolf,
    X,
    character,
    has_one_target,
    kinds_in,
    players,
    with_pointer,
)


def redeal(s: Wooolf, seat: i64, stream: Stream) -> None:
    """Deal anew what the seat has not seen, and imagine what the others saw, hold and suspect.

    Deals come as often as the shuffle and the chance in every peek make them; past rounds lie open.
    """
    if s.over:
        return
    redeal_cards(s, seat, stream)
    s.peeks = [imagine_peek(s, peek, seat, stream) for peek in s.peeks]
    redeal_questions(s, seat, stream)
    imagine_pointers(s, seat, stream)


def redeal_cards(s: Wooolf, seat: i64, stream: Stream) -> None:
    """Pick a case, then a hand for one player after the other, by the weight of the deals that each leaves."""
    deals = Belief(evidence(s, seat)).deals
    cards = list(s.cards)
    deals[choose([case.total for case in deals], stream)].deal(cards, stream)
    s.cards = tuple(cards)


# Others' private past


def imagine_peek(s: Wooolf, peek: PeekMade, seat: i64, stream: Stream) -> PeekMade:
    """The peek with a card that may have been seen, if the seat does not know which it was."""
    peeker, target, announced, _ = peek
    if seat in (peeker, target):
        return peek
    who = character(s, peeker)
    card, other = s.cards[2 * target], s.cards[2 * target + 1]
    if announcement(who, card) != announced or (announcement(who, other) == announced and stream.below(2)):
        card = other
    return peeker, target, announced, card


def redeal_questions(s: Wooolf, seat: i64, stream: Stream) -> None:
    """Deal the question cards that the seat has not seen into the hands of the others."""
    pile = list(s.box.questions)
    for _, _, question, _ in s.answers:
        pile.remove(question)
    for question in kinds_in(s.questions[seat]):
        pile.remove(question)
    for other in range(s.seats):
        if other != seat:
            held = counts.total(s.questions[other])
            hand: i64 = 0
            for _ in range(held):
                hand += counts.some(stream.draw(pile), 1)
            s.questions[other] = hand


def imagine_pointers(s: Wooolf, seat: i64, stream: Stream) -> None:
    """Set the pointers of those who have suspected early to anything they can be set to."""
    for other in members(s.suspected & ~bit(seat)):
        able = players(s) & ~bit(other) | bit(ZERO)
        s.first_pointers = with_pointer(s.first_pointers, other, stream.pick(able))
        second = X if has_one_target(s, other) else stream.pick(able)
        s.second_pointers = with_pointer(s.second_pointers, other, second)

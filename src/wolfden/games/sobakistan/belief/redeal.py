"""Drawing anew what a seat cannot know."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine.bits import bit, count
from wolfden.engine.chance import Stream
from wolfden.games.sobakistan import state
from wolfden.games.sobakistan.belief.known import kept_ways
from wolfden.games.sobakistan.belief.packs import Pack
from wolfden.games.sobakistan.state import BLOODHOUND, FACE_DOWN, FIRST_WOLF, LIAISON, NEGATED, Sobakistan, routes_from


def redeal(s: Sobakistan, seat: i64, stream: Stream) -> None:
    """Draw anew what the seat cannot know: ways, route, hint cards, and what was shown in secret."""
    if s.over:
        return  # all lies open
    redeal_ways(s, seat, stream)
    if seat != LIAISON:
        redeal_route(s, stream)
        redeal_hints(s, seat, stream)


def redeal_ways(s: Sobakistan, seat: i64, stream: Stream) -> None:
    """New ways for all other Wolves, with everything that follows from them."""
    pack = kept_ways(s, seat)
    start = pack.draw(pack.known(), stream)
    boards = {wolf: state.board_of(s, wolf) for wolf in range(FIRST_WOLF, s.seats)}
    drops = list(s.drops)
    for way in pack.ways:
        boards[way.wolf] = tuple(way.marks)
        drops[way.wolf] = way.dropped
    state.set_boards(s, boards)
    s.drops = tuple(drops)
    if seat != LIAISON:
        s.messages = tuple([imagined(pack, told) for told in s.messages])
    if seat == BLOODHOUND:
        s.route = routes_from(s, start)[0]


def imagined(pack: Pack, told: int) -> int:
    """The message that a Wolf sent then, if their way has been drawn anew."""
    for way in pack.ways:
        if way.wolf == told % state.ABOUT // state.SENDER:
            return told - told % state.SENDER + way.shown[told // state.ABOUT]
    return told


def redeal_route(s: Sobakistan, stream: Stream) -> None:
    """One of the routes that begin where the Wolves did."""
    fitting = routes_from(s, s.box.routes[s.route][0])
    s.route = fitting[stream.below(len(fitting))]


def redeal_hints(s: Sobakistan, seat: i64, stream: Stream) -> None:
    """Deal the hint cards that the seat has not seen: to the hand, the deck, and the Bloodhound's face-down ones."""
    unseen = s.box.every_hint
    for card in s.trail:
        if seat != BLOODHOUND or not card & FACE_DOWN:
            unseen &= ~bit(card % NEGATED)
    if seat == BLOODHOUND:
        trail = list(s.trail)
        for place, card in enumerate(trail):
            if card & FACE_DOWN:
                hint = stream.pick(unseen)
                unseen &= ~bit(hint)
                trail[place] = card - card % NEGATED + hint
        s.trail = tuple(trail)
    s.hand = stream.sample(unseen, count(s.hand))
    s.deck = stream.sample(unseen & ~s.hand, count(s.deck))

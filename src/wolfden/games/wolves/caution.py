"""What a choice risks at a table of Wolves, as far as a view alone tells."""

from __future__ import annotations

from wolfden.engine.advice import percent
from wolfden.engine.terms import Caution
from wolfden.games.wolves.box import Box
from wolfden.games.wolves.rules import gathering, gifting, reconciling
from wolfden.games.wolves.terms.actions import Card
from wolfden.games.wolves.terms.whys import (
    KeepInVain,
    LearnInVain,
    LeaveHungry,
    Overstretching,
    RefuseNeeded,
    StopShort,
)
from wolfden.games.wolves.view import Mat, Needs3, Pile, Tokens3, WolvesView

Three = tuple[int, int, int]  # by resource
LIKELY = 25  # per cent: from here on another draw is a bad surprise in the making


def caution(box: Box, view: WolvesView, action: int) -> Caution | None:
    """The bad surprise that one of a seat's legal choices is likely to be, if it is one."""
    if view.seat is None or view.hand is None:
        return None
    mat = view.mats[view.seat]
    if action in gathering.DRAW:
        return of_draw(box, view, mat, view.hand)
    if action in gathering.STOP or action in gathering.STOP_WITH:
        return of_stop(view, mat, view.hand)
    if action in gifting.END_GIFTING:
        return of_no_gift(view, mat, view.hand)
    if action in gifting.TAKE_NO_MORE:
        return of_refusal(view, mat)
    if view.turn == view.last_turn:
        if action in reconciling.STORE and reconciling.STORE.field(action, reconciling.NUMBER_OF_STORE):
            return KeepInVain()
        if action in reconciling.LEARN:
            return LearnInVain()
    return None


# Gathering


def of_draw(box: Box, view: WolvesView, mat: Mat, hand: Pile) -> Caution | None:
    """The chance of a leader that is one too many; what lies on top is known to whoever put it there."""
    if hand.leader < box.overstretch - 1:
        return None
    if view.top:
        return Overstretching(100) if view.top[0] is Card.LEADER else None
    left = pile(mat.deck) - pile(hand)
    leaders = mat.deck.leader - hand.leader
    risk = percent(leaders / left) if leaders else 0
    return Overstretching(risk) if risk >= LIKELY else None


def of_stop(view: WolvesView, mat: Mat, hand: Pile) -> Caution | None:
    """What is needed besides hand and reserve, if leaders do not make up for it."""
    has = zip(three(hand), three(mat.reserve), strict=True)
    fish, corn, bison = [max(0, view.needs - sum(of_kind)) for of_kind in has]
    return StopShort(fish, corn, bison, hand.leader) if fish + corn + bison > hand.leader else None


# Gifting


def of_no_gift(view: WolvesView, mat: Mat, hand: Pile) -> Caution | None:
    """Who lacks something that could still be given."""
    own = [cards + tokens for cards, tokens in zip(three(hand), three(mat.reserve), strict=True)]
    hungry = [
        seat
        for seat, other in enumerate(view.mats)
        if seat != view.seat and seat not in view.offered and helps(own, hand.leader, three(other.unmet))
    ]
    return LeaveHungry(tuple(hungry)) if hungry else None


def helps(own: list[int], leaders: int, unmet: Three) -> bool:
    """Whether cards, tokens and leaders meet any of these needs."""
    return any(lacking and (there or leaders) for there, lacking in zip(own, unmet, strict=True))


def of_refusal(view: WolvesView, mat: Mat) -> Caution | None:
    """Own needs that what is left of a gift would meet."""
    offer, taken = view.offer, view.taken
    left = (
        offer.fish_cards + offer.fish_tokens - taken.fish_cards - taken.fish_tokens,
        offer.corn_cards + offer.corn_tokens - taken.corn_cards - taken.corn_tokens,
        offer.bison_cards + offer.bison_tokens - taken.bison_cards - taken.bison_tokens,
    )
    met = (
        taken.fish_cards + taken.fish_tokens,
        taken.corn_cards + taken.corn_tokens,
        taken.bison_cards + taken.bison_tokens,
    )
    unmet = [max(0, lacking - there) for lacking, there in zip(three(mat.unmet), met, strict=True)]
    if sum(unmet) <= taken.leaders:
        return None
    leaders = offer.leaders - taken.leaders
    return RefuseNeeded(*unmet) if helps(list(left), leaders, (unmet[0], unmet[1], unmet[2])) else None


# Numbers


def three(numbers: Needs3 | Tokens3 | Pile) -> Three:
    return numbers.fish, numbers.corn, numbers.bison


def pile(cards: Pile) -> int:
    return cards.fish + cards.corn + cards.bison + cards.leader + cards.forest

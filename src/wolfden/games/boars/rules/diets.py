"""Phase 2: feed your boar, with the diets of the boar card and with diet cards, each once a turn."""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, bit, has, lowest
from wolfden.engine.terms import Reason
from wolfden.games.boars.box import (
    BEST_SERVED_COLD,
    COULDNT_CARE_LESS,
    DIET,
    KNOWLEDGE_IS_POWER,
    MIDNIGHT_FEAST,
    NONE,
    PORTION,
    size,
)
from wolfden.games.boars.rules import discarding, order
from wolfden.games.boars.rules.cards import discard, one_of, tell_copy
from wolfden.games.boars.rules.moving import arrive, gain, spend
from wolfden.games.boars.state import Boars
from wolfden.games.boars.terms import reasons
from wolfden.games.boars.terms.actions import Colour
from wolfden.games.boars.terms.events import Ate, Feasted, Used

# Boar cards


def meals(s: Boars, seat: i64) -> i64:
    """The diets of the boar card that can be used."""
    able: i64 = 0
    one: i64 = 2 * s.boars[seat]
    if not s.eaten & 1 and counts.covers(s.hand, s.box.meal_eats[one]):
        able = bit(one)
    if not s.eaten & 2 and counts.covers(s.hand, s.box.meal_eats[one + 1]):
        able |= bit(one + 1)
    return able


def why_not_eaten(s: Boars, seat: i64, meal: i64) -> Reason:
    if meal // 2 != s.boars[seat]:
        return reasons.NotYourBoar()
    return reasons.UsedUp() if has(s.eaten, meal % 2) else reasons.TooLittleFood()


def eat(s: Boars, seat: i64, meal: i64) -> None:
    """A diet of the boar card: pay, and move the whole distance."""
    s.eaten |= bit(meal % 2)
    spend(s, s.box.meal_eats[meal])
    space = arrive(s, seat, s.at[seat] + s.box.meal_moves[meal])
    s.tell(Ate, seat, meal, space, to=EVERYBODY)


# Diet cards


def usable(s: Boars, seat: i64) -> i64:
    """The kinds of diet cards in front of the player that can be used."""
    able: i64 = 0
    cards = s.cards[seat] & ~s.used & ~s.box.vendettas
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if can_use(s, seat, card):
            able |= bit(s.box.face[card])
    return able


def can_use(s: Boars, seat: i64, card: i64) -> bool:
    """Whether a diet card that was not used yet can be."""
    box = s.box
    kind: i64 = box.face[card]
    what: i64 = box.kind[kind]
    if what == DIET:
        return counts.covers(s.hand, box.eats[kind]) and gives(s, kind)
    if what <= MIDNIGHT_FEAST:
        return counts.of(s.drawn, box.card_colour[kind]) == 0 and gives(s, kind)
    if what == PORTION:
        return size(s.drawn) == box.number[kind] and gives(s, kind)
    if KNOWLEDGE_IS_POWER <= what <= BEST_SERVED_COLD:
        return has(s.ready, card)
    return what == COULDNT_CARE_LESS and s.cards[seat] & ~bit(card) != 0


def gives(s: Boars, kind: i64) -> bool:
    """Whether a diet moves the boar or gives anything that the reserve has."""
    return s.box.moves[kind] != 0 or counts.lesser(s.box.gains[kind], s.reserve) != 0


def why_not_used(s: Boars, seat: i64, kind: i64) -> Reason:
    box = s.box
    if kind >= len(box.kind) or one_of(s, s.cards[seat], kind) == NONE:
        return reasons.NotInFront(kind)
    what: i64 = box.kind[kind]
    if not s.cards[seat] & box.copies[kind] & ~s.used:
        return reasons.UsedUp()
    if what == DIET and not counts.covers(s.hand, box.eats[kind]):
        return reasons.TooLittleFood()
    if DIET < what <= MIDNIGHT_FEAST and counts.of(s.drawn, box.card_colour[kind]):
        return reasons.ColourDrawn(Colour(box.card_colour[kind]))
    if what == PORTION and size(s.drawn) != box.number[kind]:
        return reasons.NotThatMany(box.number[kind])
    if KNOWLEDGE_IS_POWER <= what <= BEST_SERVED_COLD:
        return reasons.NoPurchase()
    if what == COULDNT_CARE_LESS:
        return reasons.NoOtherCard()
    return reasons.NothingToGain() if what <= PORTION else reasons.NotADiet(kind)


def use(s: Boars, seat: i64, kind: i64) -> None:
    """A diet card: pay what it costs, then move the whole distance or gain the cubes."""
    cards = s.cards[seat] & s.box.copies[kind] & ~s.used
    while not can_use(s, seat, lowest(cards)):
        cards &= cards - 1
    card = lowest(cards)
    if s.box.kind[kind] == COULDNT_CARE_LESS:
        s.card = card
        s.go(discarding.DISCARD_CARD)
        return
    s.used |= bit(card)
    spend(s, s.box.eats[kind])
    profit(s, seat, kind)


def care_less(s: Boars, seat: i64, gone: i64) -> None:
    """Couldn't Care Less, after the choice of the card that it costs."""
    card = s.card
    tell_copy(s, seat, s.cards[seat] & ~bit(card), gone)
    s.used |= bit(card)
    s.card = NONE
    discard(s, seat, gone)
    order.use_cubes(s)
    profit(s, seat, s.box.face[card])


def profit(s: Boars, seat: i64, kind: i64) -> None:
    """The bonus of a diet: cubes for the bag, or spaces to move."""
    wanted: i64 = s.box.gains[kind]
    if wanted:
        got = gain(s, seat, wanted)
        s.tell(
            Feasted,
            seat,
            kind,
            counts.of(got, 0),
            counts.of(got, 1),
            counts.of(got, 2),
            counts.of(got, 3),
            to=EVERYBODY,
        )
    if s.box.moves[kind]:
        space = arrive(s, seat, s.at[seat] + s.box.moves[kind])
        s.tell(Used, seat, kind, space, to=EVERYBODY)

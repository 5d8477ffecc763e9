"""1. The Liaison's turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Seats, bit, count, has, lowest
from wolfden.engine.blocks import Block, Span
from wolfden.engine.step import Step
from wolfden.engine.terms import Reason
from wolfden.games.sobakistan import state
from wolfden.games.sobakistan.rules import bloodhound, hunting_cards, order, told
from wolfden.games.sobakistan.state import HOWL, LIAISON, PACK, SCENT, WHISTLE, Sobakistan
from wolfden.games.sobakistan.terms import actions, reasons

PLACE_HINT: Final = Block(actions.ACTIONS, actions.PlaceHint)
END_HINTS: Final = Block(actions.ACTIONS, actions.EndHints)
HOWL_IN_CODE: Final = Block(actions.ACTIONS, actions.HowlInCode)
SHED_YOUR_COAT: Final = Block(actions.ACTIONS, actions.ShedYourCoat)
THROW_OFF_THE_SCENT: Final = Block(actions.ACTIONS, actions.ThrowOffTheScent)
CALL_THE_PACK: Final = Block(actions.ACTIONS, actions.CallThePack)
BLOW_A_WHISTLE: Final = Block(actions.ACTIONS, actions.BlowAWhistle)
BESIDES_HINTS: Final = Span(END_HINTS, HOWL_IN_CODE, SHED_YOUR_COAT, THROW_OFF_THE_SCENT, CALL_THE_PACK, BLOW_A_WHISTLE)


class LiaisonTurn(Step[Sobakistan]):
    """The Liaison places one or two hints and may use hunting cards, in any order."""

    def who(self, s: Sobakistan) -> Seats:
        return bit(LIAISON)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        able: i64 = 0
        if s.placed or not s.hand:
            able |= BESIDES_HINTS.every(END_HINTS)
        if not has(s.hunted, HOWL):
            able |= BESIDES_HINTS.every(HOWL_IN_CODE)
        if hunting_cards.can_shed(s):
            able |= BESIDES_HINTS.every(SHED_YOUR_COAT)
        if not has(s.hunted, SCENT) and not s.placed and s.hand:
            able |= BESIDES_HINTS.every(THROW_OFF_THE_SCENT)
        if not has(s.hunted, PACK):
            able |= BESIDES_HINTS.part(CALL_THE_PACK, s.playing)
        if not has(s.hunted, WHISTLE):
            empty = state.empty_precincts(s)
            for squad in range(1, s.box.squads + 1):
                able |= BESIDES_HINTS.part(BLOW_A_WHISTLE, BLOW_A_WHISTLE.row(squad, empty))
        rest = BESIDES_HINTS.among(able)
        return hint_options(s) + rest if s.placed < most_hints(s) else rest

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action in PLACE_HINT:
            place_hint(s, action)
        elif action in END_HINTS:
            end_hints(s)
        elif action in HOWL_IN_CODE:
            hunting_cards.howl_in_code(s)
        elif action in SHED_YOUR_COAT:
            hunting_cards.shed_your_coat(s)
        elif action in THROW_OFF_THE_SCENT:
            hunting_cards.throw_off_the_scent(s)
        elif action in CALL_THE_PACK:
            hunting_cards.call_the_pack(s, CALL_THE_PACK.of(action))
        elif action in BLOW_A_WHISTLE:
            hunting_cards.blow_a_whistle(s, BLOW_A_WHISTLE.field(action, 0) - 1, BLOW_A_WHISTLE.field(action, 1))

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if action in PLACE_HINT:
            return reasons.EnoughHints() if s.placed == most_hints(s) else why_not_hint(s, action)
        if action in END_HINTS:
            return reasons.HintFirst()
        if action in SHED_YOUR_COAT:
            return hunting_cards.why_not_shed(s)
        if action in THROW_OFF_THE_SCENT and not has(s.hunted, SCENT):
            return reasons.BeforeHints()
        if action in CALL_THE_PACK and not has(s.hunted, PACK):
            return reasons.NotInPlay(CALL_THE_PACK.of(action))
        if action in BLOW_A_WHISTLE and not has(s.hunted, WHISTLE):
            squad = BLOW_A_WHISTLE.field(action, 0)
            if squad > s.box.squads:
                return reasons.NoSuchSquad(squad)
            return bloodhound.why_not_precinct(s, BLOW_A_WHISTLE.field(action, 1))
        return reasons.CardElsewhere() if action in BESIDES_HINTS else None


# Hint card placement


def most_hints(s: Sobakistan) -> i64:
    """How many hints this turn can have: one if it lies face down."""
    return 1 if s.scent else s.box.hints_a_turn


def hint_options(s: Sobakistan) -> Actions:
    """Every hint in hand, and again with a Not if there is one left."""
    found: list[int] = []  # there are too many hands to keep them
    for negated in range(2 if s.nots else 1):
        first = PLACE_HINT.number(negated, 0)
        rest = s.hand
        while rest:
            found.append(first + lowest(rest))
            rest &= rest - 1
    return tuple(found)


def place_hint(s: Sobakistan, action: i64) -> None:
    """A hint goes to the trail; if the scent is thrown off, face down for all but the Wolves."""
    hint, negated = lay_hint(s, action, s.scent)
    s.placed += 1
    if s.scent:
        s.tell(told.HINTED_FACE_DOWN, negated, to=EVERYBODY)
        s.tell(told.HINTED_IN_SECRET, hint, negated, to=state.resistance(s))
    else:
        s.tell(told.HINTED, hint, negated, to=EVERYBODY)


def lay_hint(s: Sobakistan, action: i64, face_down: bool) -> tuple[i64, bool]:
    """Take a card from the hand, with a Not if the action says so, and put it at the end of the trail."""
    hint = PLACE_HINT.field(action, 1)
    negated = PLACE_HINT.field(action, 0) == 1
    card = hint + state.IN_ROUND * s.round
    if negated:
        card += state.NEGATED
        s.nots -= 1
    if face_down:
        card += state.FACE_DOWN
    s.hand &= ~bit(hint)
    s.trail += (int(card),)
    return hint, negated


def why_not_hint(s: Sobakistan, action: i64) -> Reason:
    hint = PLACE_HINT.field(action, 1)
    return reasons.NoNotLeft() if has(s.hand, hint) else reasons.HintNotInHand(hint)


def end_hints(s: Sobakistan) -> None:
    """The hand is filled up, and it is the Wolves' turn."""
    s.placed = 0
    s.scent = False
    draw_hints(s, s.box.hand - count(s.hand))
    order.after_hints(s)


def draw_hints(s: Sobakistan, cards: i64) -> None:
    """So many cards from the hint deck into the Liaison's hand; an empty deck gives nothing."""
    drawn = s.stream("deal").sample(s.deck, min(cards, count(s.deck)))
    s.deck &= ~drawn
    s.hand |= drawn
    while drawn:
        s.tell(told.DREW, lowest(drawn), to=bit(LIAISON))
        drawn &= drawn - 1


LIAISON_TURN: Final = LiaisonTurn()

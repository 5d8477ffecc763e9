"""Vendetta cards: mandatory, right after the draw and before anything else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Seats, bit, count, first, lowest
from wolfden.engine.blocks import Block
from wolfden.engine.terms import Reason
from wolfden.games.boars.box import FINDERS_KEEPERS, NONE, OVERTAKE, PULLBACK, SWITCHEROO
from wolfden.games.boars.rules import order
from wolfden.games.boars.rules.cards import (
    choices,
    chosen,
    discard,
    give_up,
    kinds,
    lay_down,
    one_of,
    tell_copy,
    why_not_chosen,
)
from wolfden.games.boars.rules.moving import arrive
from wolfden.games.boars.rules.turn import TurnDraft, TurnStep
from wolfden.games.boars.state import START, Boars
from wolfden.games.boars.terms import events, reasons
from wolfden.games.boars.terms.actions import ACTIONS, Pick, Target, Trigger

TRIGGER: Final = Block(ACTIONS, Trigger)
TARGET: Final = Block(ACTIONS, Target)
PICK: Final = Block(ACTIONS, Pick)


def triggered(s: Boars, seat: i64) -> i64:
    """The vendettas that must trigger now."""
    found: i64 = 0
    waiting = s.waiting
    while waiting:
        card = lowest(waiting)
        waiting &= waiting - 1
        if targets(s, seat, card):
            found |= bit(card)
    return found


def targets(s: Boars, seat: i64, card: i64) -> Seats:
    """The legal targets of a vendetta, which itself is no card to act on."""
    kind: i64 = s.box.face[card]
    what: i64 = s.box.kind[kind]
    found = NOBODY
    if what == OVERTAKE:
        colour: i64 = s.box.card_colour[kind]
        for other in range(s.seats):
            if s.box.colour[s.at[other]] == colour:
                found |= bit(other)
    elif what == PULLBACK:
        for other in range(s.seats):
            if other != seat and s.at[other] != START:
                found |= bit(other)
    else:
        found = owners(s, card)
        if what == SWITCHEROO and count(found) < 2:
            found = NOBODY
        elif what == FINDERS_KEEPERS:
            found &= opponents(s, seat)
    return found


def owners(s: Boars, besides: i64) -> Seats:
    """Who has cards in front of them, besides the boar and that one card."""
    found = NOBODY
    for seat in range(s.seats):
        if s.cards[seat] & ~bit(besides):
            found |= bit(seat)
    return found


def opponents(s: Boars, seat: i64) -> Seats:
    return first(s.seats) & ~bit(seat)


class TriggerVendetta(TurnStep):
    """The player chooses which one triggers next; it goes to the bottom of the deck before its effect."""

    def options(self, s: Boars, seat: i64) -> Actions:
        return TRIGGER.among(kinds(s, triggered(s, seat)))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        kind = TRIGGER.of(action)
        s.card = one_of(s, s.waiting, kind)
        give_up(s, seat, s.card)
        lay_down(s, s.card)
        s.tell(events.Triggered, seat, kind, to=EVERYBODY)
        about_a_card = SWITCHEROO <= s.box.kind[kind] <= FINDERS_KEEPERS
        s.go(CHOOSE_OWNER if about_a_card else CHOOSE_TARGET)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        if action not in TRIGGER:
            return reasons.VendettasFirst()
        kind = TRIGGER.of(action)
        waits = kind < len(s.box.kind) and one_of(s, s.waiting, kind) != NONE
        return reasons.NoTarget(kind) if waits else reasons.NoVendetta(kind)


class ChooseTarget(TurnStep):
    """Whose boar is overtaken or pulled back, or who loses all cards."""

    def options(self, s: Boars, seat: i64) -> Actions:
        return TARGET.among(targets(s, seat, s.card))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        target = TARGET.of(action)
        kind = s.box.face[s.card]
        what = s.box.kind[kind]
        s.card = NONE
        if what == OVERTAKE:
            space = arrive(s, seat, s.at[target] + 1)
            if target == seat:
                s.tell(events.Stepped, seat, space, to=EVERYBODY)
            else:
                s.tell(events.Overtook, seat, target, space, to=EVERYBODY)
        elif what == PULLBACK:
            space = max(s.at[target] - s.box.moves[kind], START)
            s.at[target] = space
            s.tell(events.PulledBack, target, space, to=EVERYBODY)
        else:
            while s.cards[target]:
                discard(s, target, lowest(s.cards[target]))
        order.after_draw(s, seat)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        return why_not_target(s, action)


def why_not_target(s: Boars, action: i64) -> Reason | None:
    if action not in TARGET:
        return None
    target = TARGET.of(action)
    return reasons.NotATarget(target) if target < s.seats else reasons.NoSuchPlayer()


class ChooseOwner(TurnDraft):
    """Whose card is taken; or whose two cards are switched, one after the other."""

    def options(self, s: Boars, seat: i64) -> Actions:
        able = targets(s, seat, s.card)
        return TARGET.among(able if s.swapper == NONE else able & ~bit(s.swapper))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        s.owner = TARGET.of(action)
        s.go(CHOOSE_CARD)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        return why_not_target(s, action)


class ChooseCard(TurnDraft):
    """Which card of that player, never the boar. A card that is taken has room: the vendetta has just left."""

    def options(self, s: Boars, seat: i64) -> Actions:
        return choices(s, PICK, s.cards[s.owner])

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        owner = s.owner
        card = chosen(s, PICK, s.cards[owner], action)
        s.owner = NONE
        if is_finders_keepers(s):
            s.card = NONE
            pass_on(s, card, owner, seat)
            s.tell(events.Took, seat, owner, s.box.face[card], to=EVERYBODY)
            order.after_draw(s, seat)
        elif s.swapper == NONE:
            s.swapper = owner
            s.swap = card
            s.go(CHOOSE_OWNER)
        else:
            switch(s, card, owner)
            order.after_draw(s, seat)

    def ends(self, s: Boars, seat: i64, action: i64) -> bool:
        return s.swapper != NONE or is_finders_keepers(s)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        return why_not_chosen(s, PICK, s.cards[s.owner], action)


def is_finders_keepers(s: Boars) -> bool:
    return s.box.kind[s.box.face[s.card]] == FINDERS_KEEPERS


def switch(s: Boars, card: i64, owner: i64) -> None:
    """The card that was chosen first and this one change places."""
    other, swapper = s.swap, s.swapper
    s.card = NONE
    s.swap = NONE
    s.swapper = NONE
    tell_copy(s, swapper, s.cards[swapper], other)
    tell_copy(s, owner, s.cards[owner], card)
    pass_on(s, other, swapper, owner)
    pass_on(s, card, owner, swapper)
    s.tell(events.Switched, swapper, s.box.face[other], owner, s.box.face[card], to=EVERYBODY)


def pass_on(s: Boars, card: i64, seat: i64, other: i64) -> None:
    """A card comes to lie in front of another player. There a vendetta waits for a later draw."""
    give_up(s, seat, card)
    s.cards[other] |= bit(card)


TRIGGER_VENDETTA: Final = TriggerVendetta()
CHOOSE_TARGET: Final = ChooseTarget()
CHOOSE_OWNER: Final = ChooseOwner()
CHOOSE_CARD: Final = ChooseCard()

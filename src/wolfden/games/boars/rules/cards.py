"""Game cards: the deck, those in front of players, and the choice of one that goes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, bit, has, lowest
from wolfden.engine.blocks import Block
from wolfden.engine.terms import Reason
from wolfden.games.boars.box import NONE
from wolfden.games.boars.state import LUCK, Boars
from wolfden.games.boars.terms import reasons
from wolfden.games.boars.terms.actions import ACTIONS, IdleCopy
from wolfden.games.boars.terms.events import ChoseCopy, Discarded, Revealed

IDLE_COPY: Final = Block(ACTIONS, IdleCopy)


def reveal(s: Boars) -> int:
    """The top card of the deck, turned up: by chance while nobody has seen it, then as it was laid down."""
    if s.pile:
        kind: i64 = s.box.face[s.stream(LUCK).pick(s.pile)]
        card: int = lowest(s.pile & s.box.copies[kind])
        s.pile &= ~bit(card)
    else:
        card = s.bottom.pop(0)
    s.tell(Revealed, s.box.face[card], to=EVERYBODY)
    return card


def lay_down(s: Boars, card: int) -> None:
    """A card goes to the bottom of the deck."""
    s.bottom.append(card)


def discard(s: Boars, seat: i64, card: i64) -> None:
    """A card in front of a player goes to the bottom of the deck."""
    s.tell(Discarded, seat, s.box.face[card], to=EVERYBODY)
    give_up(s, seat, card)
    lay_down(s, card)


def give_up(s: Boars, seat: i64, card: i64) -> None:
    """A card no longer lies in front of a player, and has nothing left to act on in this turn."""
    gone = ~bit(card)
    mine: i64 = s.cards[seat]
    s.cards[seat] = mine & gone
    s.waiting &= gone
    s.ready &= gone


def kinds(s: Boars, cards: i64) -> i64:
    """The set of kinds in a set of cards."""
    found: i64 = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        found |= bit(s.box.face[card])
    return found


def one_of(s: Boars, cards: i64, kind: i64) -> i64:
    """The first card of a kind in a set of cards, or NONE."""
    fitting = cards & s.box.copies[kind]
    return lowest(fitting) if fitting else NONE


# Which card goes: its kind is said. Two equal cards can differ for a turn: one was used, or has a purchase or a draw to
# act on, and the other has not. Then it can also be said that the idle one goes.


def choices(s: Boars, block: Block, cards: i64) -> Actions:
    """The choice of one of the cards; the block has the actions that say a kind."""
    return block.among(kinds(s, cards)) + IDLE_COPY.among(unlike(s, cards))


def chosen(s: Boars, block: Block, cards: i64, action: i64) -> i64:
    """The card that goes: an idle copy if that was asked for; else one that is not idle, if there is one."""
    of_idle = action in IDLE_COPY
    fitting = cards & s.box.copies[IDLE_COPY.of(action) if of_idle else block.of(action)]
    rest = idle(s, fitting)
    if not of_idle and rest != fitting:
        rest = fitting & ~rest
    return lowest(rest)


def why_not_chosen(s: Boars, block: Block, cards: i64, action: i64) -> Reason | None:
    if action in block:
        return reasons.NotInFront(block.of(action))
    kind = IDLE_COPY.of(action)
    if action not in IDLE_COPY or kind >= len(s.box.kind):
        return None
    return reasons.NotInFront(kind) if one_of(s, cards, kind) == NONE else reasons.NotIdle(kind)


def tell_copy(s: Boars, seat: i64, cards: i64, card: i64) -> None:
    """Tell everybody which of a player's cards goes, where it has equals that differ."""
    kind: i64 = s.box.face[card]
    if has(unlike(s, cards), kind):
        s.tell(ChoseCopy, seat, kind, idle(s, bit(card)) != 0, to=EVERYBODY)


def unlike(s: Boars, cards: i64) -> i64:
    """The kinds of which there are idle copies among the cards and others."""
    rest = idle(s, cards)
    return kinds(s, rest) & kinds(s, cards & ~rest)


def idle(s: Boars, cards: i64) -> i64:
    """Those of the cards that can do no more this turn, or only when something else happens first."""
    box = s.box
    unready = (box.vendettas | box.learned | box.cold) & ~s.waiting & ~s.ready
    return cards & (s.used | unready)

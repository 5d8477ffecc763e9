"""Vendettas: right after the draw, before anything else, and mandatory."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Picks, Seats, bit, count, lowest
from wolfden.engine.step import Draft, Step
from wolfden.engine.terms import Reason
from wolfden.games.boars.actions import ACTIONS, ChangeMenu, KeepMenu, Kind, Pick, Target, Trigger
from wolfden.games.boars.box import BLACK, NONE, held
from wolfden.games.boars.events import (
    MenuChanged,
    NoSuchPlayer,
    NoTarget,
    NotATarget,
    NotInFront,
    NoVendetta,
    Overtook,
    PulledBack,
    Stepped,
    Switched,
    Took,
    Triggered,
    VendettasFirst,
)
from wolfden.games.boars.race import (
    START,
    Boars,
    arrive,
    copy_of,
    discard,
    give_up,
    kinds,
    lay_down,
    one_of,
    opponents,
    owners,
    reveal,
    tell_copy,
    unlike,
)
from wolfden.games.boars.use import IDLE_COPIES, IDLE_COPY, USE_CUBES, why_not_idle

TRIGGER: Final[i64] = ACTIONS.first(Trigger)
TARGET_SEAT: Final[i64] = ACTIONS.first(Target)
PICK_CARD: Final[i64] = ACTIONS.first(Pick)
KEEP: Final[i64] = ACTIONS.first(KeepMenu)
CHANGE: Final[i64] = ACTIONS.first(ChangeMenu)

TRIGGERS: Final = Picks(ACTIONS.first(Trigger))
PLAYERS: Final = Picks(ACTIONS.first(Target))
CARDS: Final = Picks(ACTIONS.first(Pick))
EITHER: Final[Actions] = (int(KEEP), int(CHANGE))

OVERTAKE: Final[i64] = int(Kind.OVERTAKE)
PULLBACK: Final[i64] = int(Kind.PULLBACK)
SWITCHEROO: Final[i64] = int(Kind.SWITCHEROO)
KEEPERS: Final[i64] = int(Kind.FINDERS_KEEPERS)


def targets(s: Boars, seat: i64, card: i64) -> Seats:
    """The legal targets of a vendetta, which itself is no card to act on."""
    kind: i64 = s.box.face[card]
    what: i64 = s.box.kind[kind]
    found = NOBODY
    if what == OVERTAKE:
        colour: i64 = s.box.without[kind]
        for other in range(s.seats):
            if s.box.colour[s.at[other]] == colour:
                found |= bit(other)
    elif what == PULLBACK:
        for other in range(s.seats):
            if other != seat and s.at[other] != START:
                found |= bit(other)
    elif what == SWITCHEROO:
        found = owners(s, card)
        if count(found) < 2:
            found = NOBODY
    elif what == KEEPERS:
        found = owners(s, card) & opponents(s, seat)
    else:
        found = owners(s, card)
    return found


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


def look_again(s: Boars, seat: i64) -> None:
    """After the draw and after each vendetta: is there one that must trigger? If not, the turn goes on."""
    if s.over:
        return
    if triggered(s, seat):
        s.go(VENDETTA)
        return
    s.waiting = 0
    s.go(MENU if held(s.drawn, BLACK) == s.box.black else USE_CUBES)


class Vendetta(Step[Boars]):
    """The player chooses which one triggers next; it goes to the bottom of the deck before its effect."""

    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

    def options(self, s: Boars, seat: i64) -> Actions:
        return TRIGGERS.of(kinds(s, triggered(s, seat)))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        kind = action - TRIGGER
        card = one_of(s, s.waiting, kind)
        give_up(s, seat, card)
        lay_down(s, card)
        s.card = card
        s.tell(Triggered, seat, kind, to=EVERYBODY)
        s.go(CHOOSE if SWITCHEROO <= s.box.kind[kind] <= KEEPERS else AIM)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        if TRIGGER <= action < TARGET_SEAT:
            kind = action - TRIGGER
            waits = kind < len(s.box.kind) and one_of(s, s.waiting, kind) != NONE
            return NoTarget(kind) if waits else NoVendetta(kind)
        return VendettasFirst()


class Aim(Step[Boars]):
    """Whose boar is overtaken or pulled back, or who loses all cards."""

    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

    def options(self, s: Boars, seat: i64) -> Actions:
        return PLAYERS.of(targets(s, seat, s.card))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        target = action - TARGET_SEAT
        kind = s.box.face[s.card]
        what = s.box.kind[kind]
        s.card = NONE
        if what == OVERTAKE:
            space = arrive(s, seat, s.at[target] + 1)
            if target == seat:
                s.tell(Stepped, seat, space, to=EVERYBODY)
            else:
                s.tell(Overtook, seat, target, space, to=EVERYBODY)
        elif what == PULLBACK:
            space = max(s.at[target] - s.box.moves[kind], START)
            s.at[target] = space
            s.tell(PulledBack, target, space, to=EVERYBODY)
        else:
            while s.cards[target]:
                discard(s, target, lowest(s.cards[target]))
        look_again(s, seat)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        return why_not_target(s, action)


def why_not_target(s: Boars, action: i64) -> Reason | None:
    if not TARGET_SEAT <= action < PICK_CARD:
        return None
    return NotATarget(action - TARGET_SEAT) if action - TARGET_SEAT < s.seats else NoSuchPlayer()


class Choose(Draft[Boars]):
    """Whose card is taken, or whose two cards are switched."""

    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

    def options(self, s: Boars, seat: i64) -> Actions:
        able = targets(s, seat, s.card)
        return PLAYERS.of(able if s.swapper == NONE else able & ~bit(s.swapper))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        s.seller = action - TARGET_SEAT
        s.go(TAKE_CARD)

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        return why_not_target(s, action)


class TakeCard(Draft[Boars]):
    """Which card of that player, the boar never."""

    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

    def options(self, s: Boars, seat: i64) -> Actions:
        cards: i64 = s.cards[s.seller]
        return CARDS.of(kinds(s, cards)) + IDLE_COPIES.of(unlike(s, cards))

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        of_idle = action >= IDLE_COPY
        wanted = copy_of(s, s.cards[s.seller], action - (IDLE_COPY if of_idle else PICK_CARD), of_idle)
        seller, swapper = s.seller, s.swapper
        s.seller = NONE
        if s.box.kind[s.box.face[s.card]] == KEEPERS:
            s.card = NONE
            pass_on(s, wanted, seller, seat)
            s.tell(Took, seat, seller, s.box.face[wanted], to=EVERYBODY)
            look_again(s, seat)
        elif swapper == NONE:
            s.swapper = seller
            s.swap = wanted
            s.go(CHOOSE)
        else:
            other = s.swap
            s.card = NONE
            s.swap = NONE
            s.swapper = NONE
            tell_copy(s, swapper, s.cards[swapper], other)
            tell_copy(s, seller, s.cards[seller], wanted)
            pass_on(s, other, swapper, seller)
            pass_on(s, wanted, seller, swapper)
            s.tell(Switched, swapper, s.box.face[other], seller, s.box.face[wanted], to=EVERYBODY)
            look_again(s, seat)

    def ends(self, s: Boars, seat: i64, action: i64) -> bool:
        return s.swapper != NONE or s.box.kind[s.box.face[s.card]] == KEEPERS

    def why_not(self, s: Boars, seat: i64, action: i64) -> Reason | None:
        if IDLE_COPY <= action < IDLE_COPY + len(s.box.kind):
            return why_not_idle(s, s.cards[s.seller], action - IDLE_COPY)
        return NotInFront(action - PICK_CARD) if PICK_CARD <= action < KEEP else None


def pass_on(s: Boars, card: i64, seat: i64, other: i64) -> None:
    """A card comes to lie in front of another player. There a vendetta waits for a later draw."""
    give_up(s, seat, card)
    s.cards[other] |= bit(card)


# Changing the menu


class Menu(Step[Boars]):
    """With all black cubes drawn, the four open cards may go to the bottom of the deck for four new ones."""

    def who(self, s: Boars) -> Seats:
        return bit(s.turn)

    def options(self, s: Boars, seat: i64) -> Actions:
        return EITHER

    def take(self, s: Boars, seat: i64, action: i64) -> None:
        if action == CHANGE:
            s.tell(MenuChanged, seat, to=EVERYBODY)
            for card in s.market:
                lay_down(s, card)
            s.market = tuple([reveal(s) for _ in s.market])
        s.go(USE_CUBES)


VENDETTA: Final = Vendetta()
AIM: Final = Aim()
CHOOSE: Final = Choose()
TAKE_CARD: Final = TakeCard()
MENU: Final = Menu()

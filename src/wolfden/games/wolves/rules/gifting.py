"""Step five of Wolves: everybody may give to everybody else, in status rank order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine import counts
from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Seats, bit, first, has
from wolfden.engine.blocks import Block
from wolfden.engine.step import Draft, Step
from wolfden.engine.terms import Reason
from wolfden.games.wolves.rules import order, told
from wolfden.games.wolves.rules.status import InRankOrder, gain, outranks
from wolfden.games.wolves.state import (
    LEADER,
    NO_ONE,
    RESOURCES,
    THE_MORE_YOU_SHARE,
    Wolves,
    cap,
    kinds_with_room,
    replaced,
    room,
    some_of_each,
)
from wolfden.games.wolves.terms import actions, reasons
from wolfden.games.wolves.terms.actions import ACTIONS, Piece

GIVE_TO: Final = Block(ACTIONS, actions.GiveTo)
END_GIFTING: Final = Block(ACTIONS, actions.EndGifting)
GIVE: Final = Block(ACTIONS, actions.Give)
HAND_OVER: Final = Block(ACTIONS, actions.HandOver)
TAKE: Final = Block(ACTIONS, actions.Take)
TAKE_NO_MORE: Final = Block(ACTIONS, actions.TakeNoMore)
TAKE_ALL: Final = Block(ACTIONS, actions.TakeAll)
LEADER_AS: Final = Block(ACTIONS, actions.LeaderAs)
KEEP: Final = Block(ACTIONS, actions.Keep)
SHARE: Final = Block(ACTIONS, actions.ShareToken)
SHARE_NOTHING: Final = Block(ACTIONS, actions.ShareNothing)

GIVE_TO_OR_END: Final = GIVE_TO.then(END_GIFTING)
GIVE_OR_HAND_OVER: Final = GIVE.then(HAND_OVER)
TAKE_OR_NOT: Final = TAKE.then(TAKE_NO_MORE)
TAKE_SOME_OR_ALL: Final = TAKE_OR_NOT.then(TAKE_ALL)
SHARE_OR_NOT: Final = SHARE.then(SHARE_NOTHING)

CARD_PIECES: Final[i64] = 4  # resource cards and leaders, numbered as in a hand; tokens follow
PIECES: Final[i64] = 7


def giftable(s: Wolves, seat: i64) -> i64:
    """All that a player could give, by piece: never forest."""
    hand: i64 = s.hand[seat]
    reserve: i64 = s.reserve[seat]
    return counts.below(hand, CARD_PIECES) + counts.some(CARD_PIECES, reserve)


# Making an offer


class Gifting(InRankOrder):
    """Choose somebody to give to, or be done with it: one offer to each player."""

    def options(self, s: Wolves, seat: i64) -> Actions:
        others = first(s.seats) & ~bit(seat) & ~s.gifted
        return GIVE_TO_OR_END.among(others if giftable(s, seat) else NOBODY)

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        if action in GIVE_TO:
            s.receiver = GIVE_TO.of(action)
            s.go(GIVING)
            return
        s.tell(told.ENDED_GIFTING, seat, to=EVERYBODY)
        s.gifted = NOBODY
        s.place += 1
        if s.place == s.seats:
            order.after_gifting(s)

    def ends(self, s: Wolves, seat: i64, action: i64) -> bool:
        return action in END_GIFTING

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        if action not in GIVE_TO:
            return None
        receiver = GIVE_TO.of(action)
        if receiver >= s.seats:
            return reasons.NoSuchPlayer()
        if receiver == seat:
            return reasons.NotThemself()
        return reasons.OneOffer(receiver) if has(s.gifted, receiver) else reasons.NothingToGive()


class Giving(InRankOrder):
    """Put the gift together, piece by piece, and hand it over."""

    def options(self, s: Wolves, seat: i64) -> Actions:
        able = counts.kinds(giftable(s, seat) - s.offer)
        return GIVE_OR_HAND_OVER.among(able) if s.offer else GIVE.among(able)

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        if action in GIVE:
            s.offer += counts.some(GIVE.of(action), 1)
            return
        s.gifted |= bit(s.receiver)
        for piece in range(PIECES):
            number = counts.of(s.offer, piece)
            if number:
                s.tell(told.OFFERED, seat, s.receiver, number, piece, to=EVERYBODY)
        show_cards(s, seat)
        if outranks(s, seat, s.receiver):
            s.go(TAKING)
        else:
            s.taken = s.offer
            go_on_receiving(s)

    def ends(self, s: Wolves, seat: i64, action: i64) -> bool:
        return action in HAND_OVER

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        if action in HAND_OVER:
            return reasons.NothingOffered()
        return reasons.NotThere(Piece(GIVE.of(action))) if action in GIVE else None


def show_cards(s: Wolves, seat: i64) -> None:
    """What is offered lies in the hand, whether it is taken or not: everybody has seen it."""
    shown: i64 = s.shown[seat]
    for kind in range(RESOURCES):
        more = counts.of(s.offer, kind) - counts.of(shown, kind)
        if more > 0:
            shown += counts.some(kind, more)
    s.shown = replaced(s.shown, seat, shown)


# Receiving it


class Receiving(Draft[Wolves]):
    """The receiver of a gift decides something about it."""

    def who(self, s: Wolves) -> Seats:
        return bit(s.receiver)


class Taking(Receiving):
    """A gift from somebody who outranks you: take any part of it, or none."""

    def options(self, s: Wolves, seat: i64) -> Actions:
        left = s.offer - s.taken
        able = counts.kinds(left)
        return TAKE_SOME_OR_ALL.among(able) if counts.total(left) > 1 else TAKE_OR_NOT.among(able)

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        if action in TAKE:
            s.taken += counts.some(TAKE.of(action), 1)
        elif action in TAKE_ALL:
            s.taken = s.offer
        if action in TAKE_NO_MORE or s.taken == s.offer:
            go_on_receiving(s)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        return reasons.NotThere(Piece(TAKE.of(action))) if action in TAKE else None


def go_on_receiving(s: Wolves) -> None:
    """It is clear what is accepted: say what leaders stand for, and what to keep, where that is open."""
    if counts.total(s.named) < counts.of(s.taken, LEADER):
        s.go(NAMING)
    elif has_to_choose(s):
        s.go(KEEPING)
    else:
        settle(s)


def arriving(s: Wolves) -> i64:
    """The tokens that the receiver gets, so far as leaders have been named."""
    return counts.below(s.taken, RESOURCES) + counts.from_kind(s.taken, CARD_PIECES) + s.named


def for_needs(s: Wolves) -> i64:
    """Those of them that meet a need."""
    unmet: i64 = s.unmet[s.receiver]
    return counts.lesser(arriving(s), unmet)


def for_reserve(s: Wolves) -> i64:
    """Those of the others that fit, kind by kind."""
    reserve: i64 = s.reserve[s.receiver]
    full = some_of_each(s.box.kind_cap)
    return counts.lesser(arriving(s) - for_needs(s), full - reserve)


def free_places(s: Wolves) -> i64:
    """How many more tokens the receiver's reserve can hold."""
    return cap(s, s.receiver) - counts.total(s.reserve[s.receiver])


def has_to_choose(s: Wolves) -> bool:
    """Whether tokens of several kinds fit, but not all of them."""
    fit = for_reserve(s)
    kinds = counts.kinds(fit)
    several = kinds & (kinds - 1) != 0
    return several and counts.total(s.kept) < free_places(s) < counts.total(fit)


class Naming(Receiving):
    """A leader is wild: the receiver says what it stands for, something needed if there is a need."""

    def options(self, s: Wolves, seat: i64) -> Actions:
        still = counts.kinds(s.unmet[seat] - for_needs(s))
        return LEADER_AS.among(still if still else first(RESOURCES))

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        s.named += counts.some(LEADER_AS.of(action), 1)
        go_on_receiving(s)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        return reasons.NeededFirst() if action in LEADER_AS else None


class Keeping(Receiving):
    """More than the reserve can hold: choose what to keep."""

    def options(self, s: Wolves, seat: i64) -> Actions:
        return KEEP.among(counts.kinds(for_reserve(s) - s.kept))

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        s.kept += counts.some(KEEP.of(action), 1)
        go_on_receiving(s)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        return reasons.NoRoom() if action in KEEP else None


def settle(s: Wolves) -> None:
    """The gift changes hands: the giver gains status, the receiver tokens, and status for what does not fit."""
    giver = s.acting()
    receiver = s.receiver
    taken = s.taken
    number = counts.total(taken)
    if number:
        show_taken(s, giver)
        leave(s, giver)
        moved = gain(s, giver, s.box.gift_status * number)
        s.tell(told.GENEROUS, giver, moved, s.status[giver], to=EVERYBODY)
        arrive(s)
    else:
        s.tell(told.REFUSED, receiver, giver, to=EVERYBODY)
    whole = taken == s.offer
    s.receiver = NO_ONE
    s.offer = 0
    s.taken = 0
    s.named = 0
    s.kept = 0
    if whole and number > s.box.big_gift and may_share(s, giver):
        s.sharing = s.box.share_tokens
        s.go(SHARING)
    else:
        s.go(GIFTING)


def show_taken(s: Wolves, giver: i64) -> None:
    """Tell everybody what was accepted, and what leaders stand for."""
    for piece in range(PIECES):
        if counts.of(s.taken, piece):
            s.tell(told.TOOK, s.receiver, giver, counts.of(s.taken, piece), piece, to=EVERYBODY)
    for kind in range(RESOURCES):
        if counts.of(s.named, kind):
            s.tell(told.LEADER_BECAME, s.receiver, counts.of(s.named, kind), kind, to=EVERYBODY)


def leave(s: Wolves, giver: i64) -> None:
    """Cards go back into the giver's deck, tokens to the supply."""
    cards = counts.below(s.taken, RESOURCES)
    s.hand[giver] -= counts.below(s.taken, CARD_PIECES)
    s.given = replaced(s.given, giver, s.given[giver] + cards)
    s.shown = replaced(s.shown, giver, s.shown[giver] - cards)
    s.reserve[giver] -= counts.from_kind(s.taken, CARD_PIECES)


def arrive(s: Wolves) -> None:
    """Tokens meet needs first, then fill the reserve; what is over turns into status, as one gain."""
    receiver = s.receiver
    all_of_it = arriving(s)
    needed = for_needs(s)
    kept = for_reserve(s)
    free = free_places(s)
    if counts.total(kept) > free:
        # If there was nothing to choose, there is one kind only, or no room at all.
        kept = s.kept or counts.lesser(kept, some_of_each(free))
    s.unmet[receiver] -= needed
    s.reserve[receiver] += kept
    over = all_of_it - needed - kept
    for kind in range(RESOURCES):
        if counts.of(all_of_it, kind):
            to_needs, to_reserve, to_status = counts.of(needed, kind), counts.of(kept, kind), counts.of(over, kind)
            s.tell(told.ARRIVED, receiver, kind, to_needs, to_reserve, to_status, to=EVERYBODY)
    if over:
        moved = gain(s, receiver, counts.total(over))
        s.tell(told.OVERFLOWED, receiver, moved, s.status[receiver], to=EVERYBODY)


# The More You Share


def may_share(s: Wolves, seat: i64) -> bool:
    """Whether there are tokens to take, and none were taken in this turn."""
    if not s.knows(seat, THE_MORE_YOU_SHARE) or has(s.shared, seat):
        return False
    return s.box.share_tokens > 0 and shareable(s, seat) != 0


def shareable(s: Wolves, seat: i64) -> i64:
    """The resources that a free token can be of: one's own unmet needs first, then what fits into the reserve."""
    return counts.kinds(s.unmet[seat]) or kinds_with_room(s, seat)


class Sharing(Step[Wolves]):
    """A big gift was taken whole: the giver takes two tokens; or none, and then may still do so after another gift."""

    def who(self, s: Wolves) -> Seats:
        return bit(s.acting())

    def options(self, s: Wolves, seat: i64) -> Actions:
        kinds = shareable(s, seat)
        return SHARE.among(kinds) if has(s.shared, seat) else SHARE_OR_NOT.among(kinds)

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        if action in SHARE_NOTHING:
            s.tell(told.SHARED_NOTHING, seat, to=EVERYBODY)
            self.back(s)
            return
        s.shared |= bit(seat)
        kind = SHARE.of(action)
        if counts.of(s.unmet[seat], kind):
            s.unmet[seat] -= counts.some(kind, 1)
        else:
            s.reserve[seat] += counts.some(kind, 1)
        s.tell(told.SHARED, seat, kind, to=EVERYBODY)
        s.sharing -= 1
        if not s.sharing or not shareable(s, seat):
            self.back(s)

    def back(self, s: Wolves) -> None:
        s.sharing = 0
        s.go(GIFTING)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        if action in SHARE_NOTHING:
            return reasons.BothTokens()
        if action not in SHARE:
            return None
        return reasons.NeededFirst() if s.unmet[seat] and room(s, seat, SHARE.of(action)) else reasons.NoRoom()


GIFTING: Final = Gifting()
GIVING: Final = Giving()
TAKING: Final = Taking()
NAMING: Final = Naming()
KEEPING: Final = Keeping()
SHARING: Final = Sharing()

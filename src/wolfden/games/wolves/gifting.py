"""Step five of Wolves: everybody may give to everybody else, in status rank order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Picks, Seats, bit, first, has
from wolfden.engine.step import Draft, Step
from wolfden.engine.terms import Reason
from wolfden.games.wolves import counts, told
from wolfden.games.wolves.actions import (
    ACTIONS,
    AddThird,
    EndGifting,
    Give,
    GiveTo,
    HandOver,
    Keep,
    LeaderAs,
    Piece,
    ShareNothing,
    ShareToken,
    Take,
    TakeAll,
    TakeNoMore,
)
from wolfden.games.wolves.events import (
    BothTokens,
    NeededFirst,
    NoRoom,
    NoSuchPlayer,
    NothingOffered,
    NothingToGive,
    NotThemself,
    NotThere,
    OneOffer,
)
from wolfden.games.wolves.table import (
    LEADER,
    NO_ONE,
    RESOURCES,
    THE_MORE_YOU_SHARE,
    Course,
    Wolves,
    cap,
    gain,
    kinds_with_room,
    outranks,
    replaced,
    room,
)

GIVE_TO: Final[i64] = ACTIONS.first(GiveTo)
END_GIFTING: Final[i64] = ACTIONS.first(EndGifting)
GIVE: Final[i64] = ACTIONS.first(Give)
HAND_OVER: Final[i64] = ACTIONS.first(HandOver)
TAKE: Final[i64] = ACTIONS.first(Take)
TAKE_NO_MORE: Final[i64] = ACTIONS.first(TakeNoMore)
TAKE_ALL: Final[i64] = ACTIONS.first(TakeAll)
LEADER_AS: Final[i64] = ACTIONS.first(LeaderAs)
KEEP: Final[i64] = ACTIONS.first(Keep)
SHARE: Final[i64] = ACTIONS.first(ShareToken)
AFTER_SHARE: Final[i64] = ACTIONS.first(AddThird)
SHARE_NOTHING: Final[i64] = ACTIONS.first(ShareNothing)

A_RECEIVER: Final = Picks(ACTIONS.first(GiveTo))
A_PIECE: Final = Picks(ACTIONS.first(Give))
A_PART: Final = Picks(ACTIONS.first(Take))
A_LEADER: Final = Picks(ACTIONS.first(LeaderAs))
A_KEPT: Final = Picks(ACTIONS.first(Keep))
A_SHARE: Final = Picks(ACTIONS.first(ShareToken))

CARD_PIECES: Final[i64] = 4  # resource cards and leaders, numbered as in a hand; tokens follow
PIECES: Final[i64] = 7
CARD_MASK: Final[i64] = 16777215  # the bits of these four


def giftable(s: Wolves, seat: i64) -> i64:
    """All that a player could give, by piece: never forest."""
    hand: i64 = s.hand[seat]
    reserve: i64 = s.reserve[seat]
    return (hand & CARD_MASK) + counts.some(CARD_PIECES, reserve)


def pieces_in(packed: i64) -> i64:
    """Of which pieces there are some, as a set."""
    found: i64 = 0
    piece: i64 = 0
    while packed:
        if packed & counts.MOST:
            found |= bit(piece)
        packed >>= counts.BITS
        piece += 1
    return found


# Making an offer


class Gifting(Draft[Wolves]):
    """Choose somebody to give to, or be done with it: one offer to each player."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course

    def who(self, s: Wolves) -> Seats:
        return bit(s.acting())

    def options(self, s: Wolves, seat: i64) -> Actions:
        able = bit(END_GIFTING - GIVE_TO)
        if giftable(s, seat):
            able |= first(s.seats) & ~bit(seat) & ~s.gifted
        return A_RECEIVER.of(able)

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        if action != END_GIFTING:
            s.receiver = action - GIVE_TO
            s.go(self.course.giving)
            return
        s.tell(told.ENDED_GIFTING, seat, to=EVERYBODY)
        s.gifted = NOBODY
        s.place += 1
        if s.place == s.seats:
            self.course.after_gifting(s)

    def ends(self, s: Wolves, seat: i64, action: i64) -> bool:
        return action == END_GIFTING

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        receiver = action - GIVE_TO
        if not GIVE_TO <= action < END_GIFTING:
            return None
        if receiver >= s.seats:
            return NoSuchPlayer()
        if receiver == seat:
            return NotThemself()
        return OneOffer(receiver) if has(s.gifted, receiver) else NothingToGive()


class Giving(Draft[Wolves]):
    """Put the gift together, piece by piece, and hand it over."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course

    def who(self, s: Wolves) -> Seats:
        return bit(s.acting())

    def options(self, s: Wolves, seat: i64) -> Actions:
        able = pieces_in(giftable(s, seat) - s.offer)
        if s.offer:
            able |= bit(HAND_OVER - GIVE)
        return A_PIECE.of(able)

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        if action != HAND_OVER:
            s.offer += counts.some(action - GIVE, 1)
            return
        s.gifted |= bit(s.receiver)
        for piece in range(PIECES):
            number = counts.of(s.offer, piece)
            if number:
                s.tell(told.OFFERED, seat, s.receiver, number, piece, to=EVERYBODY)
        show_cards(s, seat)
        if outranks(s, seat, s.receiver):
            s.go(self.course.taking)
        else:
            s.taken = s.offer
            go_on_receiving(s, self.course)

    def ends(self, s: Wolves, seat: i64, action: i64) -> bool:
        return action == HAND_OVER

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        if action == HAND_OVER:
            return NothingOffered()
        return NotThere(Piece(action - GIVE)) if GIVE <= action < HAND_OVER else None


def show_cards(s: Wolves, seat: i64) -> None:
    """What is offered lies in the hand, whether it is taken or not: everybody has seen it."""
    shown: i64 = s.shown[seat]
    for kind in range(RESOURCES):
        more = counts.of(s.offer, kind) - counts.of(shown, kind)
        if more > 0:
            shown += counts.some(kind, more)
    s.shown = replaced(s.shown, seat, shown)


# Receiving it


class Taking(Draft[Wolves]):
    """A gift from somebody who outranks you: take any part of it, or none."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course

    def who(self, s: Wolves) -> Seats:
        return bit(s.receiver)

    def options(self, s: Wolves, seat: i64) -> Actions:
        left = s.offer - s.taken
        able = pieces_in(left) | bit(TAKE_NO_MORE - TAKE)
        if counts.total(left) > 1:
            able |= bit(TAKE_ALL - TAKE)
        return A_PART.of(able)

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        if action < TAKE_NO_MORE:
            s.taken += counts.some(action - TAKE, 1)
        elif action == TAKE_ALL:
            s.taken = s.offer
        if action == TAKE_NO_MORE or s.taken == s.offer:
            go_on_receiving(s, self.course)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        return NotThere(Piece(action - TAKE)) if TAKE <= action < TAKE_NO_MORE else None


def go_on_receiving(s: Wolves, course: Course) -> None:
    """It is clear what is accepted: say what leaders stand for, and what to keep, where that is open."""
    if counts.total(s.named) < counts.of(s.taken, LEADER):
        s.go(course.naming)
    elif has_to_choose(s):
        s.go(course.keeping)
    else:
        settle(s, course)


def arriving(s: Wolves) -> i64:
    """The tokens that the receiver gets, so far as leaders have been named."""
    return counts.resources(s.taken) + counts.resources(s.taken >> (counts.BITS * CARD_PIECES)) + s.named


def for_needs(s: Wolves) -> i64:
    """Those of them that meet a need."""
    unmet: i64 = s.unmet[s.receiver]
    return lesser(arriving(s), unmet)


def for_reserve(s: Wolves) -> i64:
    """Those of the others that fit, kind by kind."""
    reserve: i64 = s.reserve[s.receiver]
    most = s.box.kind_cap
    full = counts.some(0, most) + counts.some(1, most) + counts.some(2, most)
    return lesser(arriving(s) - for_needs(s), full - reserve)


def lesser(one: i64, other: i64) -> i64:
    """The lesser number of each resource."""
    least: i64 = 0
    for kind in range(RESOURCES):
        least += counts.some(kind, min(counts.of(one, kind), counts.of(other, kind)))
    return least


def free_places(s: Wolves) -> i64:
    """How many more tokens the receiver's reserve can hold."""
    return cap(s, s.receiver) - counts.total(s.reserve[s.receiver])


def has_to_choose(s: Wolves) -> bool:
    """Whether tokens of several kinds fit, but not all of them."""
    fit = for_reserve(s)
    kinds = pieces_in(fit)
    several = kinds & (kinds - 1) != 0
    return several and counts.total(s.kept) < free_places(s) < counts.total(fit)


class Naming(Draft[Wolves]):
    """A leader is wild: the receiver says what it stands for, something needed if there is a need."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course

    def who(self, s: Wolves) -> Seats:
        return bit(s.receiver)

    def options(self, s: Wolves, seat: i64) -> Actions:
        still = pieces_in(s.unmet[seat] - for_needs(s))
        return A_LEADER.of(still if still else first(RESOURCES))

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        s.named += counts.some(action - LEADER_AS, 1)
        go_on_receiving(s, self.course)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        return NeededFirst() if LEADER_AS <= action < KEEP else None


class Keeping(Draft[Wolves]):
    """More than the reserve can hold: choose what to keep."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course

    def who(self, s: Wolves) -> Seats:
        return bit(s.receiver)

    def options(self, s: Wolves, seat: i64) -> Actions:
        return A_KEPT.of(pieces_in(for_reserve(s) - s.kept))

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        s.kept += counts.some(action - KEEP, 1)
        go_on_receiving(s, self.course)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        return NoRoom() if KEEP <= action < SHARE else None


def settle(s: Wolves, course: Course) -> None:
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
    s.go(course.gifting)
    if whole and number > s.box.big_gift and may_share(s, giver):
        s.sharing = s.box.share_tokens
        s.go(course.sharing)


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
    cards = counts.resources(s.taken)
    s.hand[giver] -= s.taken & CARD_MASK
    s.given = replaced(s.given, giver, s.given[giver] + cards)
    s.shown = replaced(s.shown, giver, s.shown[giver] - cards)
    s.reserve[giver] -= s.taken >> (counts.BITS * CARD_PIECES)


def arrive(s: Wolves) -> None:
    """Tokens meet needs first, then fill the reserve; what is over turns into status, as one gain."""
    receiver = s.receiver
    all_of_it = arriving(s)
    needed = for_needs(s)
    kept = for_reserve(s)
    free = free_places(s)
    if counts.total(kept) > free:
        # If there was nothing to choose, there is one kind only, or no room at all.
        kept = s.kept or lesser(kept, counts.some(0, free) + counts.some(1, free) + counts.some(2, free))
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
    return pieces_in(s.unmet[seat]) or kinds_with_room(s, seat)


class Sharing(Step[Wolves]):
    """A big gift was taken whole: the giver takes two tokens, or none, and may then do so after another gift."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course

    def who(self, s: Wolves) -> Seats:
        return bit(s.acting())

    def options(self, s: Wolves, seat: i64) -> Actions:
        able = A_SHARE.of(shareable(s, seat))
        return able if has(s.shared, seat) else (*able, int(SHARE_NOTHING))

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        if action == SHARE_NOTHING:
            s.tell(told.SHARED_NOTHING, seat, to=EVERYBODY)
            self.back(s)
            return
        s.shared |= bit(seat)
        kind = action - SHARE
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
        s.go(self.course.gifting)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        if action == SHARE_NOTHING:
            return BothTokens()
        if not SHARE <= action < AFTER_SHARE:
            return None
        return NeededFirst() if s.unmet[seat] and room(s, seat, action - SHARE) else NoRoom()

"""Honest miniatures: the hard things of the five games, thirty lines each, without a special case."""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.miniatures.base import Done, Mini, Told, mini
from wolfden.engine.bits import EVERYBODY, bit, first, has
from wolfden.engine.step import Draft, Open, Sealed, SealedDraft, Step, Talk

# A peek with chance: chance picks one of the target's two cards; the peeker sees it, the owner learns which.


class Peeking(Mini):
    FIELDS = ("cards", "peeks")

    def __init__(self, setting: Any) -> None:
        super().__init__(setting)
        self.cards: list[int] = []  # two a seat
        self.peeks: list[tuple[int, int, int]] = []  # peeker, target, which of its cards


class Peek(Step[Peeking]):
    def who(self, s: Peeking) -> int:
        return bit(len(s.peeks) % s.seats)

    def options(self, s: Peeking, seat: int) -> tuple[int, ...]:
        return tuple(other for other in range(s.seats) if other != seat)

    def take(self, s: Peeking, seat: int, target: int) -> None:
        which = int(s.stream("peek").below(2))
        s.peeks.append((seat, target, which))
        s.tell(Told, seat, target, to=EVERYBODY)
        s.tell(Told, s.cards[2 * target + which], to=bit(seat))
        s.tell(Told, which, to=bit(target))
        if len(s.peeks) == 2 * s.seats:
            s.end(Done)


def deal_two(s: Peeking) -> None:
    s.cards = [int(s.stream("deal").below(3)) for _ in range(2 * s.seats)]
    for seat in range(s.seats):
        s.tell(Told, s.cards[2 * seat], s.cards[2 * seat + 1], to=bit(seat))
    s.go(s.setting.game.steps[0])


def peek_sees(s: Peeking, seat: int | None) -> tuple[int, ...]:
    if seat is None:
        return ()
    seen = [s.cards[2 * target + which] for peeker, target, which in s.peeks if peeker == seat]
    shown = [which for _, target, which in s.peeks if target == seat]
    return (*s.cards[2 * seat : 2 * seat + 2], *seen, *shown)


def redeal_two(s: Peeking, seat: int, stream: Any) -> None:
    """Each other player's cards, weighed by how likely they were to show what this seat saw of them."""
    for target in range(s.seats):
        if target == seat:
            continue
        seen = [s.cards[2 * t + which] for peeker, t, which in s.peeks if peeker == seat and t == target]
        hands = [hand for hand in product(range(3), repeat=2) for _ in range(_ways(hand, seen))]
        s.cards[2 * target : 2 * target + 2] = hands[stream.below(len(hands))]
        for index, (peeker, t, _) in enumerate(s.peeks):
            if t == target:
                fits = [0, 1]
                if peeker == seat:
                    fits = [which for which in fits if s.cards[2 * t + which] == seen[0]]
                    seen.pop(0)
                s.peeks[index] = (peeker, t, fits[stream.below(len(fits))])


def _ways(hand: tuple[int, ...], seen: list[int]) -> int:
    ways = 1
    for card in seen:
        ways *= hand.count(card)
    return ways


PEEK = mini(Peeking, deal_two, [Peek()], peek_sees, redeal_two)


# A gift as a chain: choose what to give piece by piece, then hand it over; only the two know what was in it.


class Giving(Mini):
    FIELDS = ("start", "net", "low", "gift", "turns")

    def __init__(self, setting: Any) -> None:
        super().__init__(setting)
        self.start = [0, 0, 0, 0]  # fish and corn of seat 0, of seat 1
        self.net = [0, 0, 0, 0]  # gained or lost since
        self.low = [0, 0, 0, 0]  # the lowest that has ever been
        self.gift = [0, 0]
        self.turns = 0


class Give(Draft[Giving]):
    """0 and 1 add a fish or a corn, 2 hands it over."""

    def who(self, s: Giving) -> int:
        return bit(s.turns % 2)

    def options(self, s: Giving, seat: int) -> tuple[int, ...]:
        has_more = [kind for kind in (0, 1) if s.start[2 * seat + kind] + s.net[2 * seat + kind] > s.gift[kind]]
        return (*has_more, 2)

    def take(self, s: Giving, seat: int, action: int) -> None:
        if action < 2:
            s.gift[action] += 1
            return
        for kind in (0, 1):
            mine, theirs = 2 * seat + kind, 2 * (1 - seat) + kind
            s.net[mine] -= s.gift[kind]
            s.low[mine] = min(s.low[mine], s.net[mine])
            s.net[theirs] += s.gift[kind]
        s.tell(Told, seat, sum(s.gift), to=EVERYBODY)
        s.tell(Told, seat, *s.gift, to=first(2))
        s.gift = [0, 0]
        s.turns += 1
        if s.turns == 6:
            s.end(Done)

    def ends(self, s: Giving, seat: int, action: int) -> bool:
        return action == 2


def deal_goods(s: Giving) -> None:
    s.start = [int(s.stream("deal").below(4)) for _ in range(4)]
    s.go(s.setting.game.steps[0])


def goods_seen(s: Giving, seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (*s.start[2 * seat : 2 * seat + 2], *s.net, *s.gift)


def redeal_goods(s: Giving, seat: int, stream: Any) -> None:
    for mine in (2 * (1 - seat), 2 * (1 - seat) + 1):
        s.start[mine] = int(-s.low[mine] + stream.below(4 + s.low[mine]))  # it had at least what it gave


GIFT = mini(Giving, deal_goods, [Give()], goods_seen, redeal_goods, seats=range(2, 3))


# An interrupted turn: whoever is found must flee, unseen, before the search goes on.


class Hiding(Mini):
    FIELDS = ("where", "ruled_out", "searches")

    def __init__(self, setting: Any) -> None:
        super().__init__(setting)
        self.where = [0, 0]
        self.ruled_out = [0, 0]  # by seat: places searched in vain since it moved
        self.searches = 0  # two a turn


class Search(Step[Hiding]):
    def who(self, s: Hiding) -> int:
        return bit(s.searches // 2 % 2)

    def options(self, s: Hiding, seat: int) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def take(self, s: Hiding, seat: int, place: int) -> None:
        other = 1 - seat
        s.searches += 1
        if s.where[other] == place:
            s.tell(Told, 1, place, to=EVERYBODY)
            s.ruled_out[other] = 0
            s.interrupt(s.setting.game.steps[1])
        else:
            s.tell(Told, 0, place, to=EVERYBODY)
            s.ruled_out[other] |= bit(place)
            if s.ruled_out[other] == first(4) or s.searches == 12:
                s.end(Done, won=bit(seat))


class Flee(Step[Hiding]):
    def who(self, s: Hiding) -> int:
        return bit(1 - (s.searches - 1) // 2 % 2)

    def options(self, s: Hiding, seat: int) -> tuple[int, ...]:
        return (4, 5, 6, 7)

    def take(self, s: Hiding, seat: int, place: int) -> None:
        s.where[seat] = int(place - 4)
        s.tell(Told, place - 4, to=bit(seat))
        s.tell(Told, seat, to=EVERYBODY)  # that they fled; nobody sees where
        s.resume()
        if s.searches == 12:
            s.end(Done, won=bit(seat))


def hide(s: Hiding) -> None:
    s.where = [int(s.stream("hide").below(4)) for _ in range(2)]
    s.go(s.setting.game.steps[0])


def hiding_seen(s: Hiding, seat: int | None) -> tuple[int, ...]:
    return (*s.ruled_out, s.searches, *([] if seat is None else [s.where[seat]]))


def rehide(s: Hiding, seat: int, stream: Any) -> None:
    other = 1 - seat
    if s.step.name == "Flee":
        if not has(s.step.who(s), other):
            s.where[other] = int(stream.pick(first(4) & ~s.ruled_out[other]))
        # Whoever is about to flee was found: everybody knows where.
    elif s.ruled_out[other] != first(4):
        s.where[other] = int(stream.pick(first(4) & ~s.ruled_out[other]))


INTERRUPT = mini(Hiding, hide, [Search(), Flee()], hiding_seen, rehide, seats=range(2, 3))


# Open gathering: everybody draws at their own pace, each from a stream of their own; leaders lie open.


class Gathering(Mini):
    FIELDS = ("hands", "leaders", "stopped")

    def __init__(self, setting: Any) -> None:
        super().__init__(setting)
        self.hands: list[tuple[int, ...]] = [()] * self.seats
        self.leaders = [0] * self.seats
        self.stopped = 0


class Gather(Open[Gathering]):
    """0 draws, 1 stops; the second leader stops you."""

    def who(self, s: Gathering) -> int:
        return first(s.seats) & ~s.stopped

    def options(self, s: Gathering, seat: int) -> tuple[int, ...]:
        return (0, 1) if s.hands[seat] or s.leaders[seat] else (0,)

    def take(self, s: Gathering, seat: int, action: int) -> None:
        if action == 1:
            s.stopped |= bit(seat)
        else:
            card = int(s.stream(f"gather {seat}").below(3))
            if card == 2:
                s.leaders[seat] += 1
            else:
                s.hands[seat] += (card,)
                s.tell(Told, card, to=bit(seat))
            s.tell(Told, seat, card == 2, to=EVERYBODY)
            if s.leaders[seat] == 2 or len(s.hands[seat]) == 4:
                s.stopped |= bit(seat)
        if s.stopped == first(s.seats):
            s.end(Done, won=bit(min(range(s.seats), key=lambda who: s.leaders[who])))


def gather_seen(s: Gathering, seat: int | None) -> tuple[int, ...]:
    public = (*s.leaders, *map(len, s.hands), s.stopped)
    return public if seat is None else (*public, *s.hands[seat])


def regather(s: Gathering, seat: int, stream: Any) -> None:
    for other in range(s.seats):
        if other != seat:
            s.hands[other] = tuple(int(stream.below(2)) for _ in s.hands[other])


GATHER = mini(Gathering, lambda s: s.go(s.setting.game.steps[0]), [Gather()], gather_seen, regather)


# A private message: remarks that only one other hears, and a note passed under the table.


class Noting(Mini):
    FIELDS = ("notes",)

    def __init__(self, setting: Any) -> None:
        super().__init__(setting)
        self.notes: list[tuple[int, int, int]] = []  # from, to, what


class Pass(Step[Noting]):
    """Pass 0 or 1 to the next seat but one or to the next."""

    def who(self, s: Noting) -> int:
        return bit(len(s.notes) % s.seats)

    def options(self, s: Noting, seat: int) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def take(self, s: Noting, seat: int, action: int) -> None:
        target = int((seat + 1 + action // 2) % s.seats)
        s.notes.append((int(seat), target, int(action % 2)))
        s.tell(Told, seat, target, to=EVERYBODY)
        s.tell(Told, seat, target, action % 2, to=bit(seat) | bit(target))
        if len(s.notes) == 6:
            s.end(Done)


class Whispers(Talk[Noting]):
    def remarks(self, s: Noting, seat: int) -> tuple[int, ...]:
        return tuple(3 * other + n for other in range(s.seats) if other != seat for n in range(3))

    def audience(self, s: Noting, seat: int, remark: int) -> int:
        return bit(seat) | bit(remark // 3)


def notes_seen(s: Noting, seat: int | None) -> tuple[int, ...]:
    return tuple(note[2] if seat in note[:2] else 9 for note in s.notes)


def rewrite(s: Noting, seat: int, stream: Any) -> None:
    for index, (giver, taker, _) in enumerate(s.notes):
        if seat not in (giver, taker):
            s.notes[index] = (giver, taker, int(stream.below(2)))


MESSAGE = mini(Noting, lambda s: s.go(s.setting.game.steps[0]), [Pass()], notes_seen, rewrite, talk=Whispers())


# A sealed vote: everybody at once, only the count is shown.


class Voting(Mini):
    FIELDS = ("votes", "rounds")

    def __init__(self, setting: Any) -> None:
        super().__init__(setting)
        self.votes = 0
        self.rounds: list[int] = []  # who voted yes


class Vote(Sealed[Voting]):
    def who(self, s: Voting) -> int:
        return first(s.seats)

    def options(self, s: Voting, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def take(self, s: Voting, seat: int, action: int) -> None:
        s.votes |= bit(seat) if action else 0
        s.tell(Told, action, to=bit(seat))

    def close(self, s: Voting) -> None:
        s.tell(Told, s.votes.bit_count(), to=EVERYBODY)
        s.rounds.append(s.votes)
        s.votes = 0
        if len(s.rounds) == 3:
            s.end(Done)


def votes_seen(s: Voting, seat: int | None) -> tuple[int, ...]:
    counts = tuple(yes.bit_count() for yes in s.rounds)
    return counts if seat is None else (*counts, *(int(has(yes, seat)) for yes in s.rounds))


def revote(s: Voting, seat: int, stream: Any) -> None:
    others = first(s.seats) & ~bit(seat)
    for index, yes in enumerate(s.rounds):
        own = yes & bit(seat)
        s.rounds[index] = int(own | stream.sample(others, yes.bit_count() - (1 if own else 0)))


VOTE = mini(Voting, lambda s: s.go(s.setting.game.steps[0]), [Vote()], votes_seen, revote)


# Sealed chains: everybody composes a secret walk of up to three paces at the same time.


class Walking(Mini):
    FIELDS = ("where", "paces", "ready", "rounds")

    def __init__(self, setting: Any) -> None:
        super().__init__(setting)
        self.where = [0] * self.seats
        self.paces = [0] * self.seats
        self.ready = 0
        self.rounds = 0


class Walk(SealedDraft[Walking]):
    """0 goes left, 1 goes right on a ring of four, 2 is done."""

    def who(self, s: Walking) -> int:
        return first(s.seats) & ~s.ready

    def options(self, s: Walking, seat: int) -> tuple[int, ...]:
        return (0, 1, 2) if s.paces[seat] < 3 else (2,)

    def take(self, s: Walking, seat: int, action: int) -> None:
        if action == 2:
            s.ready |= bit(seat)
            s.tell(Told, s.where[seat], to=bit(seat))
        else:
            s.paces[seat] += 1
            s.where[seat] = (s.where[seat] + (1 if action else 3)) % 4

    def close(self, s: Walking) -> None:
        s.rounds += 1
        s.ready = 0
        s.paces = [0] * s.seats
        s.tell(Told, s.rounds, to=EVERYBODY)
        if s.rounds == 2:
            s.end(Done)


def walks_seen(s: Walking, seat: int | None) -> tuple[int, ...]:
    return (s.rounds,) if seat is None else (s.rounds, s.where[seat], s.paces[seat])


def rewalk(s: Walking, seat: int, stream: Any) -> None:
    for other in range(s.seats):
        if other != seat:
            s.where[other] = int(stream.below(4)) if s.rounds else 0


WALK = mini(Walking, lambda s: s.go(s.setting.game.steps[0]), [Walk()], walks_seen, rewalk)

HONEST = {
    "a peek with chance": PEEK,
    "a gift as a chain": GIFT,
    "an interrupted turn": INTERRUPT,
    "open gathering": GATHER,
    "a private message": MESSAGE,
    "a sealed vote": VOTE,
    "sealed chains": WALK,
}

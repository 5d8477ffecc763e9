"""A good player of Wolves: keeps the pack alive first, by the odds of its own deck, and then goes for status.

`inner/outlook.py` says how likely the pack is to live on.
"""

from __future__ import annotations

from functools import cached_property
from typing import cast

from wolfden.engine import counts
from wolfden.engine.advice import Advice, compose
from wolfden.engine.bits import has
from wolfden.engine.common import Said
from wolfden.engine.sight import Sight
from wolfden.games.wolves.bots.inner.outlook import Outlook
from wolfden.games.wolves.bots.whys import whys
from wolfden.games.wolves.rules import gathering, gifting, needs, reconciling
from wolfden.games.wolves.rules.setup import PICK, PICKING
from wolfden.games.wolves.rules.status import outranks
from wolfden.games.wolves.rules.talk import I_LACK, I_OVERSTRETCHED
from wolfden.games.wolves.state import FOREST, LEADER, Wolves, cap, room
from wolfden.games.wolves.terms.actions import Knowledge
from wolfden.games.wolves.terms.events import TurnBegan

CARDS = range(5)
KINDS = range(3)
PIECES = range(7)

# All choices of a token.
TOKENS = (gathering.STOP_WITH, gifting.LEADER_AS, gifting.KEEP, gifting.SHARE, reconciling.ADD_THIRD)

# Which knowledge is worth two leaders, the best first.
LESSONS = (
    Knowledge.NO_WASTE,
    Knowledge.THE_MORE_YOU_SHARE,
    Knowledge.KNOW_THE_LAND,
    Knowledge.PRESERVATION,
    Knowledge.DETERMINATION,
    Knowledge.SHOWING_OFF,
)


def choose(sight: Sight, seed: int) -> int:
    """One of the seat's legal actions; asked only of a seat that may act."""
    actions = sight.actions
    if len(actions) == 1:
        return actions[0]
    return Mind(sight, actions).choose()


def advise(sight: Sight, seed: int) -> Advice:
    """The whole move that it would make, and what it goes by; where there is no choice there is no reason either."""
    move = compose(sight, seed, choose)
    actions = sight.actions
    if len(actions) == 1:
        return Advice(move)
    mind = Mind(sight, actions)
    mind.choose()
    return Advice(move, whys(mind, move))


def talk(sight: Sight, seed: int) -> tuple[int, ...]:
    """What everybody should hear: each thing once a turn."""
    remarks = sight.remarks
    if not remarks:
        return ()
    s = cast(Wolves, sight.world)
    wanted = [remark for remark in remarks if worth_saying(s, sight.seat, remark)]
    if not wanted:
        return ()
    said = set()
    for event in reversed(sight.journal):
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, Said) and event.seat == sight.seat:
            said.add(event.remark)
    return tuple(remark for remark in wanted if remark not in said)


def worth_saying(s: Wolves, seat: int, remark: int) -> bool:
    """One's needs once gifts begin, that one has overstretched, and a warning after that to the others."""
    if remark in I_LACK:
        return s.step is gifting.GIFTING
    if remark in I_OVERSTRETCHED:
        return s.step is gathering.GATHERING
    return bool(has(s.overstretched, seat))


class Mind:
    """One decision of one seat. It reads its own hand and what is public, of a world that it imagines."""

    def __init__(self, sight: Sight, actions: tuple[int, ...]) -> None:
        self.seat = sight.seat
        self.actions = actions
        self.s = cast(Wolves, sight.world.at_desk(sight.seat))
        self.box = self.s.box
        self.last = self.s.turn == self.box.last_turn
        # Between equal resources, turn and seat decide which comes first, so that none is favoured.
        shift = int(self.s.turn) + self.seat
        self.kinds = [(kind + shift) % len(KINDS) for kind in KINDS]
        self.outlook: Outlook | None = None  # where drawing or stopping was decided by it

    @cached_property
    def hand(self) -> list[int]:
        """One's cards by kind, leaders included."""
        return [counts.of(self.s.hand[self.seat], card) for card in CARDS]

    @cached_property
    def reserve(self) -> list[int]:
        return [counts.of(self.s.reserve[self.seat], kind) for kind in KINDS]

    @cached_property
    def plenty(self) -> list[int]:
        """What there is of each resource in all decks."""
        return [sum([counts.of(owned, kind) for owned in self.s.owned]) for kind in KINDS]

    def choose(self) -> int:
        step = self.s.step
        if step is gathering.GATHERING:
            return self.gather()
        if step is needs.NEEDS:
            return self.pay()
        if step is gifting.GIFTING:
            return self.whom_to_give()
        if step is gifting.GIVING:
            return self.what_to_give()
        if step is gifting.TAKING:
            return self.take()
        if step is reconciling.RECONCILING:
            return self.reconcile()
        if step is PICKING:
            return self.pick()
        return min(self.actions, key=self.stock)

    # Setup

    def pick(self) -> int:
        """A community whose focus is rare so far."""
        taken = [self.box.focuses[community] for community in self.s.communities]
        return min(self.actions, key=lambda action: taken.count(self.box.focuses[PICK.of(action)]))

    # Gathering

    def gather(self) -> int:
        """Draw until one more leader would be too many; from then on, and always on the last turn, go by the odds."""
        s, seat = self.s, self.seat
        if s.looking[seat]:
            return self.put_back()
        dangerous = s.leaders_in(seat) == self.box.overstretch - 1
        look, draw = gathering.LOOK.one(), gathering.DRAW.one()
        if dangerous and look in self.actions:
            return look
        stops = [action for action in self.actions if action in gathering.STOP or action in gathering.STOP_WITH]
        if not stops:
            return self.actions[0]
        if draw in self.actions:
            # While it is safe, every card helps the pack to live, now or later: that is worth more than status.
            safe = not dangerous and not self.last
            if safe:
                return draw
            self.outlook = Outlook(s, seat)
            if self.outlook.draws():
                return draw
        return min(stops, key=self.stock)

    def put_back(self) -> int:
        """Leaders last, what is needed first, forest in between."""
        own = [self.hand[kind] + self.reserve[kind] for kind in KINDS]

        def rank(action: int) -> tuple[int, int, int]:
            card = gathering.PUT_ON_TOP.of(action)
            if card == LEADER:
                return 2, 0, 0
            return (1, 0, 0) if card == FOREST else (0, own[card], self.kinds.index(card))

        return min(self.actions, key=rank)

    # Needs

    def pay(self) -> int:
        """With as few leaders as can be, then with as few tokens; where not all can be met, what is scarce is first."""
        paying = int(self.s.paying)
        leaders = self.hand[LEADER]
        wanted = 0
        for kind in sorted(range(paying, len(KINDS)), key=self.scarcity):
            stand_in = min(leaders, max(0, self.box.needs - self.hand[kind] - self.reserve[kind]))
            leaders -= stand_in
            if kind == paying:
                wanted = stand_in

        def cost(action: int) -> tuple[int, int]:
            tokens = int(needs.PAY.field(action, needs.TOKENS_OF_PAY))
            leaders = int(needs.PAY.field(action, needs.LEADERS_OF_PAY))
            return abs(leaders - wanted), tokens

        return min(self.actions, key=cost)

    def scarcity(self, kind: int) -> tuple[int, int]:
        """The lower, the less there is of a resource in all decks."""
        return self.plenty[kind], self.kinds.index(kind)

    # Gifting

    def whom_to_give(self) -> int:
        """The first, from those who lack something on, for whom there is a gift worth making."""
        s = self.s
        able = [gifting.GIVE_TO.of(action) for action in self.actions if action in gifting.GIVE_TO]
        for receiver in sorted(able, key=lambda other: (not s.unmet[other], s.awards[other], other)):
            if any(self.gift(receiver)):
                return gifting.GIVE_TO.one(receiver)
        return gifting.END_GIFTING.one()

    def what_to_give(self) -> int:
        """The next piece of the gift."""
        gift = self.gift(int(self.s.receiver))
        for piece in PIECES:
            if counts.of(self.s.offer, piece) < gift[piece]:
                action = gifting.GIVE.one(piece)
                if action in self.actions:
                    return action
        return gifting.HAND_OVER.one()

    def gift(self, receiver: int) -> list[int]:
        """What to give somebody, by piece: what they lack, and what one cannot use but they can."""
        s = self.s
        gift = [0] * len(PIECES)
        cards = self.hand[:]
        tokens = self.reserve[:]
        own = [counts.of(s.unmet[self.seat], kind) for kind in KINDS]
        lacking = [counts.of(s.unmet[receiver], kind) for kind in KINDS]
        for kind in self.kinds:
            if own[kind]:
                continue
            from_hand = min(lacking[kind], cards[kind])
            from_reserve = min(lacking[kind] - from_hand, tokens[kind])
            gift[kind] += from_hand
            gift[4 + kind] += from_reserve
            cards[kind] -= from_hand
            tokens[kind] -= from_reserve
            leaders = min(lacking[kind] - from_hand - from_reserve, cards[LEADER])
            gift[LEADER] += leaders
            cards[LEADER] -= leaders
        if self.last:
            return self.last_gift(receiver, gift)
        for kind in self.kinds:
            spare = self.surplus(cards, tokens)[kind] - self.wanted_elsewhere(receiver, kind)
            given = max(0, min(spare, self.fits(receiver, kind, gift)))
            gift[kind] += given
            cards[kind] -= given
        return gift

    def last_gift(self, receiver: int, gift: list[int]) -> list[int]:
        """On the last turn nothing is worth keeping: unless others lack something, give all to whoever must take it."""
        s = self.s
        hungry = any(s.unmet[other] for other in range(s.seats) if other != receiver)
        if hungry or outranks(s, self.seat, receiver):
            return gift
        return [*self.hand[: LEADER + 1], *self.reserve]

    def surplus(self, cards: list[int], tokens: list[int]) -> list[int]:
        """The cards of each kind that cannot be stored."""
        keep = self.best_reserve([cards[kind] + tokens[kind] for kind in KINDS])
        return [max(0, min(cards[kind], cards[kind] + tokens[kind] - keep[kind])) for kind in KINDS]

    def wanted_elsewhere(self, receiver: int, kind: int) -> int:
        """What others still lack of a kind."""
        s = self.s
        return sum(counts.of(s.unmet[other], kind) for other in range(s.seats) if other not in (receiver, self.seat))

    def fits(self, receiver: int, kind: int, gift: list[int]) -> int:
        """How much more of a kind they would take: who must take all of it takes what cannot be stored, too."""
        s = self.s
        if not outranks(s, self.seat, receiver):
            return 99
        arriving = sum(gift) - counts.total(s.unmet[receiver])
        free = cap(s, receiver) - counts.total(s.reserve[receiver]) - max(0, arriving)
        return max(0, min(int(free), int(room(s, receiver, kind))))

    def take(self) -> int:
        """All that meets a need or fits into the reserve."""
        s, seat = self.s, self.seat
        if self.last and not s.unmet[seat]:
            return gifting.TAKE_NO_MORE.one()  # it would help nobody but the giver
        arrived = [counts.of(s.taken, kind) + counts.of(s.taken, 4 + kind) for kind in KINDS]
        unmet = [counts.of(s.unmet[seat], kind) for kind in KINDS]
        stored = sum(max(0, arrived[kind] - unmet[kind]) for kind in KINDS)
        free = cap(s, seat) - counts.total(s.reserve[seat]) - stored
        for action in sorted(self.actions, key=self.preference):
            if action not in gifting.TAKE:
                continue
            piece = gifting.TAKE.of(action)
            if piece == LEADER:
                if free > 0 or sum(unmet) > sum(arrived):
                    return action
                continue
            kind = piece % 4
            if arrived[kind] < unmet[kind]:
                return action
            if free > 0 and arrived[kind] - unmet[kind] < self.box.kind_cap - self.reserve[kind]:
                return action
        return gifting.TAKE_NO_MORE.one()

    # Reconciling

    def reconcile(self) -> int:
        if self.s.storing < 0:
            return self.learn()
        own = [self.hand[kind] + self.reserve[kind] for kind in KINDS]
        kind = int(self.s.storing)
        if self.last:
            return self.actions[0]
        done = [counts.of(self.s.stored, other) for other in KINDS]
        keep = self.best_reserve(own, int(reconciling.free_leaders(self.s, self.seat)), done[:kind])
        return reconciling.STORE.number(kind, keep[kind])

    def learn(self) -> int:
        """Knowledge, as long as there is time to use it and the reserve does not need the leaders."""
        own = [self.hand[kind] + self.reserve[kind] for kind in KINDS]
        turns_left = self.box.last_turn - self.s.turn
        full = sum(self.best_reserve(own)) >= cap(self.s, self.seat)
        if turns_left >= 4 or (full and turns_left >= 1):
            for lesson in LESSONS:
                action = reconciling.LEARN.one(lesson)
                if action in self.actions:
                    return action
        return reconciling.LEARN_NOTHING.one()

    def best_reserve(self, own: list[int], leaders: int = 0, done: list[int] | None = None) -> list[int]:
        """The reserve to go for: as full as can be, and even, with more of what all decks together have less of."""
        done = done or []
        most = int(cap(self.s, self.seat))
        keep = [*done, *[0] * (len(KINDS) - len(done))]
        while sum(keep) < most:
            able = [
                kind
                for kind in self.kinds
                if kind >= len(done) and keep[kind] < self.box.kind_cap and (keep[kind] < own[kind] or leaders)
            ]
            if not able:
                break
            best = min(able, key=lambda kind: (keep[kind], *self.scarcity(kind)))
            if keep[best] >= own[best]:
                leaders -= 1
            keep[best] += 1
        return keep

    # Tokens

    def preference(self, action: int) -> int:
        """The place of a piece that can be taken: cards and tokens of a kind are the same, leaders come last."""
        if action not in gifting.TAKE or gifting.TAKE.of(action) == LEADER:
            return len(KINDS)
        return self.kinds.index(gifting.TAKE.of(action) % 4)

    def stock(self, action: int) -> tuple[int, int, int]:
        """How much one has of the resource of a token that can be taken: the least is the best."""
        for block in TOKENS:
            if action in block:
                kind = block.of(action)
                have = self.reserve[kind] + counts.of(self.s.kept, kind) + counts.of(self.s.named, kind)
                return have, *self.scarcity(kind)
        return 99, 0, 0

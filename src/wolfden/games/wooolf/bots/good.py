"""A good player of Wooolf!!: learns what it needs, suspects when the odds are worth it, and lies for the bonus."""

from __future__ import annotations

from functools import cached_property
from math import comb
from typing import cast

from wolfden.engine.advice import Advice, compose
from wolfden.engine.bits import bit, count, first, has
from wolfden.engine.chance import fast
from wolfden.engine.sight import Sight
from wolfden.engine.terms import Caution
from wolfden.games.wooolf.belief.deals import Belief
from wolfden.games.wooolf.belief.evidence import evidence
from wolfden.games.wooolf.belief.odds import right_chance
from wolfden.games.wooolf.bots import whys
from wolfden.games.wooolf.bots.inner.prospects import Prospects, Sample, Stakes
from wolfden.games.wooolf.box import ABOUT_CHARACTER, LOOKS_LIKE_A_WOLF, NO_TARGET, SHEPHERD_BOY, WOLF, YES, image
from wolfden.games.wooolf.rules.suspicion import FIRST_POINTER, SECOND_POINTER, SUSPECT_NOBODY
from wolfden.games.wooolf.rules.turn import ASK, PEEK, SUSPECT, TURN
from wolfden.games.wooolf.state import Wooolf, character, pointer
from wolfden.games.wooolf.terms import events

A_TURN = (events.Announced, events.AnnouncedOfMute, events.Answered, events.Suspected)  # the events that tell of a turn

SAMPLE = 160  # deals that stand for all of them
BIAS = 0.5  # the best of several guesses looks better than it is: by so many standard errors
EXACTLY = 3  # so many of the best suspicions are counted exactly

ERROR = 0.2  # points that an error token is worth
BARRED = 0.3  # points that it costs not to be allowed an early suspicion in the next round
A_ROUND = 0.6  # points that another round to play is worth
DRIFT = 0.12  # how much of what is not known is known a turn later, from what others do
HASTE = 0.4  # how likely others are to suspect on a turn, as long as they have not been seen to be slower
HASTE_WEIGHT = 8  # so many turns must be seen before that counts as much
WOLVES_FIRST = 1.3  # a wolf has one target only, and suspects sooner

CREDIBLE = 0.25  # how often a hunter or hunting dog falls for a false cry of wolf
EXPOSED = 0.03  # the same after more such cries than there are wolves in the deck


def choose(sight: Sight, seed: int) -> int:
    """One of the seat's legal actions; asked only of a seat that may act."""
    mind = Mind(sight, seed)
    return mind.turn() if mind.s.step is TURN else mind.point()


def talk(sight: Sight, seed: int) -> tuple[int, ...]:
    """There is nothing to say in this game."""
    return ()


def advise(sight: Sight, seed: int) -> Advice:
    """The whole move that it would make, and the odds that it goes by."""
    move = compose(sight, seed, choose)
    return Advice(move, whys.whys(Mind(sight, seed), move))


def doubts(sight: Sight, seed: int) -> tuple[tuple[int, Caution], ...]:
    """What it would warn of."""
    return tuple(whys.doubts(Mind(sight, seed)))


class Mind:
    """One decision of one seat. The world is an imagined one; all that is asked of it is what the seat knows."""

    def __init__(self, sight: Sight, seed: int) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.s = cast(Wooolf, sight.world)
        self.stream = fast(seed)
        self.actions = sight.actions
        self.who = character(self.s, self.seat)
        self.targets = self.s.box.target_of(self.who, second=False), self.s.box.target_of(self.who, second=True)

    @cached_property
    def belief(self) -> Belief:
        return Belief(evidence(self.s, self.seat))

    @cached_property
    def prospects(self) -> Prospects:
        """What can be expected of each action, by a sample of deals; how others play is weighed in."""
        prospects = Prospects(self.s, self.seat, Sample(self.belief, SAMPLE, self.stream), self.stakes(), BIAS)
        for other in range(self.s.seats):
            if other != self.seat and has(self.s.suspected, other):
                prospects.suspects(other, WOLF, WOLVES_FIRST)
        return prospects

    # Odds and stakes

    def stakes(self) -> Stakes:
        """What an error costs, and how soon the turns may end."""
        s = self.s
        more_rounds = int(s.box.rounds - s.round())
        wrong = ERROR
        if s.errors[self.seat] + 1 == s.box.errors:
            wrong += A_ROUND * more_rounds
        wrong_early = wrong + (BARRED if more_rounds else 0.0)
        return Stakes(s.box, not has(s.barred, self.seat), wrong_early, wrong, self.ending(), DRIFT)

    def ending(self) -> float:
        """The chance that so many others suspect before this seat's next turn that there is none."""
        s = self.s
        able = count(first(s.seats) & ~s.suspected & ~s.barred & ~bit(self.seat))
        needed = s.box.enough_suspicions(s.seats) - count(s.suspected)
        haste = self.haste()
        fewer = [comb(able, k) * haste**k * (1 - haste) ** (able - k) for k in range(min(needed, able + 1))]
        return 1 - sum(fewer)

    def haste(self) -> float:
        """How likely people are to suspect on a turn on which they may, as far as this game has shown."""
        turns = suspicions = turns_of_round = 0
        for event in self.sight.journal:
            if isinstance(event, events.RoundBegan):
                turns_of_round = 0
            elif isinstance(event, A_TURN):
                turns_of_round += 1
                if turns_of_round > self.s.seats:
                    turns += 1
                    suspicions += isinstance(event, events.Suspected)
        return (suspicions + HASTE * HASTE_WEIGHT) / (turns + HASTE_WEIGHT)

    def right(self, one: int, two: int) -> float:
        """The exact chance of a suspicion."""
        return right_chance(self.belief, one, self.targets[0], two, self.targets[1])

    # A turn

    def turn(self) -> int:
        """Suspect, if nothing that could be found out first is worth more."""
        worth, action = max((self.worth(action), action) for action in self.actions if action not in SUSPECT)
        if SUSPECT.one() in self.actions:
            chance, *_ = self.suspicion()
            if self.prospects.stakes.early(chance) >= worth:
                return SUSPECT.one()
        return action

    def worth(self, action: int) -> float:
        """What a peek or a question is worth, in points."""
        if action in ASK:
            return self.prospects.asked(target=ASK.field(action, 1), question=ASK.field(action, 0))
        target = PEEK.of(action)
        worth = self.prospects.peeked(target)
        return worth + self.lure(target) if self.who == SHEPHERD_BOY else worth

    def lure(self, target: int) -> float:
        """What a shepherd boy can expect to gain by calling somebody a wolf who is not."""
        cried = {at for by, at, said, _ in self.s.peeks if by == self.seat and said == LOOKS_LIKE_A_WOLF}
        if target in cried or self.is_no_wolf(target):
            return 0.0
        lot = self.belief.unseen.lot
        wolves = sum(copies for card, copies in zip(lot.kinds, lot.copies, strict=True) if image(card) == WOLF)
        believed = CREDIBLE if len(cried) < wolves else EXPOSED
        return believed * self.prospects.fools(target)

    def is_no_wolf(self, target: int) -> bool:
        """Whether an answer has told everybody so."""
        return any(
            asked == target and ABOUT_CHARACTER[question] and has(YES[question], WOLF) != yes
            for _, asked, question, yes in self.s.answers
        )

    # Pointers

    def suspicion(self, chosen: int | None = None) -> tuple[float, int, int]:
        """The best suspicion and its chance; if one pointer is set, the best with it."""
        pairs = [(one, two) for _, one, two in self.prospects.pairs() if chosen in (None, one)]
        if not pairs:  # a first pointer that no deal of the sample bears out
            return 0.0, cast(int, chosen), SECOND_POINTER.of(self.actions[0])
        return max((self.right(one, two), one, two) for one, two in pairs[:EXACTLY])

    def point(self) -> int:
        """Set the next pointer, or in a final suspicion none if that is worth more."""
        if self.actions[0] in SECOND_POINTER:
            if self.targets[1] == NO_TARGET:
                return self.actions[0]
            return SECOND_POINTER.one(self.suspicion(self.chosen())[2])
        chance, one, _ = self.suspicion()
        if SUSPECT_NOBODY.one() in self.actions and not self.prospects.stakes.final(chance):
            return SUSPECT_NOBODY.one()
        return FIRST_POINTER.one(one)

    def chosen(self) -> int:
        """Where the first pointer is, which the seat itself has set."""
        desk = cast(Wooolf, self.s.at_desk(self.seat))
        return pointer(desk.first_pointers, self.seat)

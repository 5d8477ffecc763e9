"""A good player of Gulag: goes by the odds of everyone's colour, plays for the count, and minds how it looks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from math import exp
from typing import cast

from wolfden.engine.advice import Advice, compose
from wolfden.engine.chance import Stream, fast
from wolfden.engine.common import Said
from wolfden.engine.sight import Sight
from wolfden.games.gulag.belief.odds import red_chances
from wolfden.games.gulag.belief.people import works
from wolfden.games.gulag.bots.whys import whys
from wolfden.games.gulag.rules.appointing import SUPERVISOR, WORKER
from wolfden.games.gulag.rules.supervision import LET_BE, ORDER, SUPERVISION
from wolfden.games.gulag.rules.task import PLAY, TASK
from wolfden.games.gulag.state import most_named_again
from wolfden.games.gulag.terms.actions import CLAIMS, Card, IAm, IPlayed, ISaw, IThink, Loyalty
from wolfden.games.gulag.view import GulagView

Team = tuple[int, int, int]  # two workers and a supervisor

COVER = 0.3  # how much a black commissar cares that a team looks good to everybody
SHARPNESS = 4.0  # how surely a supervisor is expected to order the worker who gains their side most
EXPECTED = 0.5  # a worker who is more likely than that to be ordered to swap
HEDGE = 0.5  # puts down the other card this often, so that the supervisor cannot count on it
BLUFF = 0.05  # how often a black works early on, only to look red
SURE = 0.12  # how small the doubt has to be before one says what one thinks
ACCUSE = 0.5  # how often a black calls a red neighbour black
OWN_UP = 0.3  # how often a black calls a black neighbour black


def choose(sight: Sight, seed: int) -> int:
    """One of the seat's legal actions; asked only of a seat that may act."""
    mind = Mind(sight, fast(seed))
    if mind.view.step == TASK.name:
        return mind.play()
    return mind.supervise() if mind.view.step == SUPERVISION.name else mind.name()


def talk(sight: Sight, seed: int) -> tuple[int, ...]:
    """What the seat wants everybody to hear now: mostly nothing."""
    mind = Mind(sight, fast(seed, "talk"))
    possible = sight.remarks
    return tuple(remark for remark in mind.claims() if remark in possible)


def advise(sight: Sight, seed: int) -> Advice:
    """The whole move that it would make, and the odds that it goes by."""
    move = compose(sight, seed, choose)
    return Advice(move, whys(Mind(sight, fast(seed)), move))


class Mind:
    """One decision of one seat."""

    def __init__(self, sight: Sight, stream: Stream) -> None:
        self.sight = sight
        self.stream = stream
        self.seat = sight.seat
        self.seats = sight.world.seats
        self.view = cast(GulagView, sight.view)
        self.red = self.view.loyalty is Loyalty.RED

    @cached_property
    def chances(self) -> tuple[float, ...]:
        """How likely each seat is to be red, as far as this one can tell."""
        return red_chances(self.seats, self.view, self.sight.journal)

    @cached_property
    def looks(self) -> tuple[float, ...]:
        """The same for somebody who was dealt nothing: how everybody looks."""
        world = self.sight.world
        return red_chances(self.seats, cast(GulagView, world.view(None)), world.journal(None))

    def often(self, chance: float) -> bool:
        return int(self.stream.below(1000)) < 1000 * chance

    # The commissar

    def name(self) -> int:
        """The next choice on the way to the best team that is still open."""
        actions = self.sight.actions
        supervising = actions[0] in SUPERVISOR
        best = max(self.teams(actions, supervising), key=lambda team: (self.worth(team), self.stream.word()))
        if supervising:
            return SUPERVISOR.one(best[2])
        return next(action for action in map(WORKER.one, best[:2]) if action in actions)

    def teams(self, actions: tuple[int, ...], supervising: bool) -> Iterator[Team]:
        """All teams that the present draft can become."""
        chosen = self.view.workers
        if supervising:
            yield from ((chosen[0], chosen[1], SUPERVISOR.of(action)) for action in actions)
            return
        named = self.view.past[-1] if self.view.past else None
        last = {*named.workers, named.supervisor} if named else set()
        others = [seat for seat in range(self.seats) if seat != self.view.commissar]
        for workers in combinations(others, 2):
            for supervisor in others:
                fits = supervisor not in workers and set(chosen) <= set(workers)
                if fits and len(last & {*workers, supervisor}) <= most_named_again(self.seats):
                    yield (*workers, supervisor)

    def worth(self, team: Team) -> float:
        """How good a team is for the commissar's side."""
        work = expected_work(self.chances, team)
        if self.red:
            return work
        return COVER * expected_work(self.looks, team) - work if self.view.turn < self.seats else -work

    # Workers

    def play(self) -> int:
        """The card that serves one's side after whatever the supervisor is likely to order."""
        bluff = not self.red and 2 * self.view.turn <= self.seats and self.often(BLUFF)
        wrong = bluff or (self.chance_of_order() > EXPECTED and self.often(HEDGE))
        return PLAY.one(Card.WORK if self.red != wrong else Card.STRIKE)

    def chance_of_order(self) -> float:
        """How likely this worker is to be told to swap."""
        supervisor = cast(int, self.view.supervisor)
        (other,) = (worker for worker in self.view.workers if worker != self.seat)
        known = (supervisor - 1) % self.seats
        mine = float(self.red) if known == self.seat else self.looks[self.seat]
        theirs = self.chances[other] if known == other else self.looks[other]
        by_red = preference(-swing(mine, True), -swing(theirs, True))
        by_black = preference(swing(mine, False), swing(theirs, False))
        return self.chances[supervisor] * by_red + (1 - self.chances[supervisor]) * by_black

    # The supervisor

    def supervise(self) -> int:
        """Order the worker whose other card is likely to be better for one's side."""
        sign = -1 if self.red else 1
        gain, worker = max((sign * swing(self.chances[worker], self.red), worker) for worker in self.view.workers)
        return ORDER.one(worker) if gain > 0 else LET_BE.one()

    # Talk

    def claims(self) -> Iterator[int]:
        """Each claim once: one's colour, the neighbour's, one's cards, and now and then whom one is sure of."""
        said = {event.remark for event in self.sight.journal if isinstance(event, Said) and event.seat == self.seat}
        neighbour = cast(int, self.view.neighbour)
        if not said & numbers(ISaw(neighbour, Loyalty.BLACK), ISaw(neighbour, Loyalty.RED)):
            yield CLAIMS.numbers[ISaw(neighbour, self.story())]
        elif not said & numbers(IAm(Loyalty.RED)):
            yield CLAIMS.numbers[IAm(Loyalty.RED)]
        else:
            yield from self.about_cards(said)
            if not self.stream.below(4):
                yield from self.about_others(said)

    def story(self) -> Loyalty:
        """What to say about the card one passed on: reds the truth, blacks what helps them."""
        seen = cast(Loyalty, self.view.neighbour_loyalty)
        if self.red:
            return seen
        return Loyalty.BLACK if self.often(ACCUSE if seen is Loyalty.RED else OWN_UP) else Loyalty.RED

    def about_cards(self, said: set[int]) -> Iterator[int]:
        """After a turn with a strike in it: what one chose. Blacks always chose work."""
        for number, turn in enumerate(self.view.past, 1):
            told = said & numbers(IPlayed(number, Card.STRIKE), IPlayed(number, Card.WORK))
            if turn.own is not None and turn.work < 2 and not told:
                yield CLAIMS.numbers[IPlayed(number, turn.own if self.red else Card.WORK)]

    def about_others(self, said: set[int]) -> Iterator[int]:
        """Whom one has found out. Blacks repeat what everybody thinks, where everybody is wrong."""
        for other in range(self.seats):
            if other in (self.seat, self.view.neighbour):
                continue
            chance = self.chances[other] if self.red else self.looks[other]
            fooled = (chance > 0.5) != (self.chances[other] > 0.5)
            if min(chance, 1 - chance) < SURE and (self.red or fooled):
                remark = CLAIMS.numbers[IThink(other, Loyalty.RED if chance > 0.5 else Loyalty.BLACK)]
                if remark not in said:
                    yield remark
                    return


def swing(red: float, supervisor_red: bool) -> float:
    """The work that is lost if a worker who is red with that chance has to swap."""
    work = red * works(True, supervisor_red) + (1 - red) * works(False, supervisor_red)
    return 2 * work - 1


def expected_work(chances: tuple[float, ...], team: Team) -> float:
    """The work cards that a team is likely to end with, the supervisor going by the same chances."""
    workers = [chances[worker] for worker in team[:2]]
    with_red = [swing(red, True) for red in workers]
    with_black = [swing(red, False) for red in workers]
    helped = 1 + sum(with_red) / 2 + max(0.0, -min(with_red))
    harmed = 1 + sum(with_black) / 2 - max(0.0, *with_black)
    return chances[team[2]] * helped + (1 - chances[team[2]]) * harmed


def preference(one: float, other: float) -> float:
    """How likely a supervisor is to order the first of two workers, by what each swap gains; no order gains 0."""
    weights = exp(SHARPNESS * one), exp(SHARPNESS * other), 1.0
    return weights[0] / sum(weights)


def numbers(*claims: IAm | ISaw | IPlayed) -> set[int]:
    return {CLAIMS.numbers[claim] for claim in claims}

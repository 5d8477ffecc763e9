"""The rules of Gulag, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Picks, Seats, bit, count, first, has
from wolfden.engine.state import State, Table
from wolfden.engine.step import Draft, Sealed, Step, Talk
from wolfden.engine.terms import Reason
from wolfden.games.gulag.actions import (
    ACTIONS,
    CLAIMS,
    AppointSupervisor,
    AppointWorker,
    Card,
    IAm,
    IPlayed,
    ISaw,
    IThink,
    LetBe,
    Loyalty,
    OrderSwap,
    Play,
)
from wolfden.games.gulag.events import (
    Abandoned,
    AheadOfPlan,
    AlreadyNamed,
    Appointed,
    Dealt,
    Inspected,
    Late,
    LeftAlone,
    NoSuchPlayer,
    NotThemself,
    NotTrusted,
    NotWorking,
    OnPlan,
    Opened,
    Ordered,
    Played,
    Revealed,
)

WORKER: Final[i64] = ACTIONS.first(AppointWorker)
SUPERVISOR: Final[i64] = ACTIONS.first(AppointSupervisor)
STRIKE: Final[i64] = ACTIONS.first(Play)
ORDER: Final[i64] = ACTIONS.first(OrderSwap)
LET_BE: Final[i64] = ACTIONS.first(LetBe)

AS_WORKER: Final = Picks(WORKER)
AS_SUPERVISOR: Final = Picks(SUPERVISOR)
AN_ORDER: Final = Picks(ORDER)
EITHER_CARD: Final[Actions] = (int(STRIKE + Card.STRIKE), int(STRIKE + Card.WORK))

NO_ONE: Final = -1

# A finished turn: its workers, its supervisor, those who chose to strike, and the worker ordered to swap.
Turn = tuple[i64, i64, i64, i64]


class Gulag(State):
    """A table of Gulag. Seats count clockwise; the right-hand neighbour of seat `i` is seat `i - 1`."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.red: Seats = NOBODY  # who holds a red worker card
        self.commissar: i64 = NO_ONE
        self.workers: Seats = NOBODY
        self.supervisor: i64 = NO_ONE
        self.strikers: Seats = NOBODY  # the workers who chose to strike this turn
        self.canal: i64 = 0  # work cards so far
        self.named_last: Seats = NOBODY  # the three people of the turn before, whatever their job
        self.turns: tuple[Turn, ...] = ()

    def assign(self, other: Gulag) -> None:
        self.red = other.red
        self.commissar = other.commissar
        self.workers = other.workers
        self.supervisor = other.supervisor
        self.strikers = other.strikers
        self.canal = other.canal
        self.named_last = other.named_last
        self.turns = other.turns

    def turn(self) -> i64:
        """The number of the turn being played, from 1."""
        return len(self.turns) + 1


def right(seats: i64, seat: i64) -> i64:
    """The right-hand neighbour, whose card this seat drew and passed on."""
    return seat - 1 if seat else seats - 1


def reds_in_deck(seats: i64) -> i64:
    """Red worker cards in the deck, and black ones: for 5-6 players one of each is taken out."""
    return 4 if seats <= 6 else 5


# Setup


def setup(s: Gulag) -> None:
    """In clockwise order everyone draws a card, looks at it and gives it to their right."""
    chance = s.stream("deal")
    reds = reds_in_deck(s.seats)
    left = 2 * reds
    for seat in range(s.seats):
        if chance.below(left) < reds:
            s.red |= bit(right(s.seats, seat))
            reds -= 1
        left -= 1
    for seat in range(s.seats):
        neighbour = right(s.seats, seat)
        s.tell(Dealt, has(s.red, seat), neighbour, has(s.red, neighbour), to=bit(seat))
    s.commissar = chance.below(s.seats)
    s.tell(Opened, s.commissar, to=EVERYBODY)
    s.go(SELECT_WORKERS)


# Turn order


def most_renamed(seats: i64) -> i64:
    """How many of the three people named last turn may be named again."""
    if seats <= 6:
        return 2
    return 1 if seats <= 8 else 0


def candidates(s: Gulag) -> Seats:
    """Whom the commissar can name next: not themself, nobody twice, and not too many of last turn's three."""
    who = first(s.seats) & ~bit(s.commissar) & ~s.workers
    if count(s.workers & s.named_last) == most_renamed(s.seats):
        who &= ~s.named_last
    return who


def why_not_named(s: Gulag, seat: i64) -> Reason:
    """Which rule keeps the commissar from naming that seat."""
    if seat >= s.seats:
        return NoSuchPlayer()
    if seat == s.commissar:
        return NotThemself()
    if has(s.workers, seat):
        return AlreadyNamed(seat)
    return NotTrusted(seat, most_renamed(s.seats))


class SelectWorkers(Draft[Gulag]):
    """The commissar selects two others for the task."""

    def who(self, s: Gulag) -> Seats:
        return bit(s.commissar)

    def options(self, s: Gulag, seat: i64) -> Actions:
        return AS_WORKER.of(candidates(s))

    def take(self, s: Gulag, seat: i64, action: i64) -> None:
        s.workers |= bit(action - WORKER)
        if count(s.workers) == 2:
            s.go(SELECT_SUPERVISOR)

    def why_not(self, s: Gulag, seat: i64, action: i64) -> Reason | None:
        return why_not_named(s, action - WORKER) if action < SUPERVISOR else None


class SelectSupervisor(Draft[Gulag]):
    """The commissar selects one other to supervise the task."""

    def who(self, s: Gulag) -> Seats:
        return bit(s.commissar)

    def options(self, s: Gulag, seat: i64) -> Actions:
        return AS_SUPERVISOR.of(candidates(s))

    def take(self, s: Gulag, seat: i64, action: i64) -> None:
        s.supervisor = action - SUPERVISOR
        s.tell(Appointed, s.turn(), s.commissar, s.workers, s.supervisor, to=EVERYBODY)
        s.go(TASK)

    def why_not(self, s: Gulag, seat: i64, action: i64) -> Reason | None:
        return why_not_named(s, action - SUPERVISOR) if SUPERVISOR <= action < STRIKE else None


# Task


class Task(Sealed[Gulag]):
    """Both workers choose a task card and put it down unseen."""

    def who(self, s: Gulag) -> Seats:
        return s.workers

    def options(self, s: Gulag, seat: i64) -> Actions:
        return EITHER_CARD

    def take(self, s: Gulag, seat: i64, action: i64) -> None:
        if action == STRIKE:
            s.strikers |= bit(seat)
        s.tell(Played, s.turn(), action - STRIKE, to=bit(seat))

    def close(self, s: Gulag) -> None:
        s.go(SUPERVISION)


# Supervision


class Supervision(Step[Gulag]):
    """The supervisor, having seen neither card, may order one worker to swap to their other card."""

    def who(self, s: Gulag) -> Seats:
        return bit(s.supervisor)

    def options(self, s: Gulag, seat: i64) -> Actions:
        return AN_ORDER.of(s.workers | bit(LET_BE - ORDER))

    def take(self, s: Gulag, seat: i64, action: i64) -> None:
        if action == LET_BE:
            s.tell(LeftAlone, seat, to=EVERYBODY)
            inspect(s, NO_ONE)
        else:
            worker = action - ORDER
            s.tell(Ordered, seat, worker, to=EVERYBODY)
            inspect(s, worker)

    def why_not(self, s: Gulag, seat: i64, action: i64) -> Reason | None:
        if ORDER <= action < LET_BE:
            return NotWorking(action - ORDER) if action - ORDER < s.seats else NoSuchPlayer()
        return None


# Inspection


def work_done(turn: Turn) -> i64:
    """The work cards that lay on the table after any swap."""
    workers, _, strikers, ordered = turn
    if ordered != NO_ONE:
        strikers ^= bit(ordered)
    return count(workers & ~strikers)


def inspect(s: Gulag, ordered: i64) -> None:
    """The commissar shuffles the two cards and turns them up; then the next one clockwise leads."""
    turn = (s.workers, s.supervisor, s.strikers, ordered)
    work = work_done(turn)
    s.tell(Inspected, s.turn(), work, to=EVERYBODY)
    s.canal += work
    s.turns += (turn,)
    s.named_last = s.workers | bit(s.supervisor)
    s.workers = NOBODY
    s.supervisor = NO_ONE
    s.strikers = NOBODY
    if len(s.turns) == s.seats:
        end_of_game(s)
    else:
        s.commissar = (s.commissar + 1) % s.seats
        s.go(SELECT_WORKERS)


# End of game


def end_of_game(s: Gulag) -> None:
    """All worker cards are shown, and the work is held against twice the number of reds."""
    black = first(s.seats) & ~s.red
    s.tell(Revealed, s.red, black, to=EVERYBODY)
    work, red = s.canal, count(s.red)
    if work > 2 * red:
        s.end(AheadOfPlan, work, red, won=s.red)
    elif work < 2 * red:
        s.end(Abandoned, work, red, won=black)
    elif red == count(black):
        s.end(Late, work, red)
    elif red < count(black):
        s.end(OnPlan, work, red, Loyalty.RED, won=s.red)
    else:
        s.end(OnPlan, work, red, Loyalty.BLACK, won=black)


# Talk: cards may be discussed, and lied about, but never shown


I_AM: Final[i64] = CLAIMS.first(IAm)
I_SAW: Final[i64] = CLAIMS.first(ISaw)
I_THINK: Final[i64] = CLAIMS.first(IThink)
I_PLAYED: Final[i64] = CLAIMS.first(IPlayed)
AS_CLAIM: Final = Picks()


def either(claim: i64) -> i64:
    """That claim and its opposite: black and red, strike and work."""
    return bit(claim) | bit(claim + 1)


class Claims(Talk[Gulag]):
    """What one is, saw, thinks or played, said to everybody. Claims bind nobody."""

    def remarks(self, s: Gulag, seat: i64) -> Actions:
        claims = either(I_AM) | either(I_SAW + 2 * right(s.seats, seat))
        for other in range(s.seats):
            if other != seat:
                claims |= either(I_THINK + 2 * other)
        for turn, (workers, _, _, _) in enumerate(s.turns):
            if has(workers, seat):
                claims |= either(I_PLAYED + 2 * turn)
        if s.step is SUPERVISION and has(s.workers, seat):
            claims |= either(I_PLAYED + 2 * (s.turn() - 1))
        return AS_CLAIM.of(claims)

    def audience(self, s: Gulag, seat: i64, remark: i64) -> Seats:
        return EVERYBODY


SELECT_WORKERS: Final = SelectWorkers()
SELECT_SUPERVISOR: Final = SelectSupervisor()
TASK: Final = Task()
SUPERVISION: Final = Supervision()
STEPS: Final = (SELECT_WORKERS, SELECT_SUPERVISOR, TASK, SUPERVISION)
TALK: Final = Claims()


def max_decisions(seats: int) -> int:
    """Every turn the commissar names, two work and one supervises."""
    return 4 * seats

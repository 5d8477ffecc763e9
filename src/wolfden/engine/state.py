"""The state of one game: the only place where the truth is kept.

A move that is not whole yet - a draft, or a sealed choice that waits for the others - is *held* beside the
state and changes nothing in it. So nobody but its owner can notice it, in whatever a game shows, and
commitments that came in another order leave the same state behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Self

from msgspec import Struct
from mypy_extensions import i64, mypyc_attr

from wolfden.engine import common
from wolfden.engine.bits import MAX_SEATS, NOBODY, SPECTATORS, Actions, Seats, bit, has, members
from wolfden.engine.chance import Chance, Stream
from wolfden.engine.checks import PURE, check_seed, listed, whole
from wolfden.engine.errors import IllegalAction, IllegalRemark, NoSuchSeat, NotTold, NotYet
from wolfden.engine.log import Log
from wolfden.engine.step import Step
from wolfden.engine.terms import Event, Heard, Outcome, Reason, build
from wolfden.engine.view import Drafted, View

if TYPE_CHECKING:
    from wolfden.engine.game import Game
    from wolfden.engine.sight import Sight

# Whose journal a state holds, where it is not that of one dreaming seat.
ALL_EYES: Final = -1
NO_DESK: Final = -1

# How a game ended: the reason and its plain arguments.
Ending = tuple[Any, ...]

# What a new state has before it has any; shared, never changed.
NO_STEP: Final[Step[Any]] = Step()
NO_LOG: Final = Log()
NOTHING_HELD: Final[list[Actions]] = []
NOTHING_SAID: Final[dict[int, Seats]] = {}


class Setting:
    """What never changes during a game: shared by a state and all its copies."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = options
        self.limit: i64 = game.max_decisions(seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, with everything hidden in it.

    A game's own state adds its fields in `__init__` and takes them over in `assign`: whole numbers, booleans,
    strings, and lists or tuples of these. `act`, `chain` and `say` are the only ways it changes.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seats = setting.seats
        self.over = False
        self.step: Step[Any] = NO_STEP
        self.below: tuple[Step[Any], ...] = ()  # interrupted steps, the innermost last
        self.decisions: i64 = 0  # whole moves made; how many choices went into one may be secret
        self.holders: Seats = NOBODY  # seats with a draft or a sealed choice
        self.held: list[Actions] = NOTHING_HELD  # their choices, valid for holders only
        self.committed: Seats = NOBODY  # holders whose move is whole
        self.spoken: dict[int, Seats] = NOTHING_SAID  # by remark: who made it since the last move; shared by copies
        self.won: Seats = NOBODY
        self.ending: Ending | None = None
        self.chance: Chance | None = None
        self.log = NO_LOG
        self.eye: i64 = ALL_EYES
        self.telling = True
        self.touched = False  # has told or drawn: a draft must not
        self.offered: Actions = ()  # what was listed last, for whoever asks and then acts
        self.offered_to: i64 = NO_DESK  # to whom, if it still holds
        self.desk: State | None = None  # a branch on which one seat's draft is played out
        self.desk_seat: i64 = NO_DESK  # whose, if it still fits
        self.drafted: Actions | None = None  # on a desk: the choices played out on it
        self.awaited: tuple[int, ...] = ()  # on a desk: who acts in the state it is for

    def __repr__(self) -> str:
        """What everybody at the table knows, and nothing else: it ends up in logs and error messages.

        Not how many decisions were made: somebody may have acted unnoticed.
        """
        game = self.setting.game
        return f"<{game.name} version {game.version}, {self.seats} seats, {'over' if self.over else self.step.name}>"

    # What a game writes for itself.

    def assign(self, other: Self) -> None:
        """Take over the game's own fields from another state of the class, sharing nothing that can change."""
        raise NotImplementedError

    def score(self, seat: i64) -> float:
        """A seat's score once the game is over: 1 for winners, -1 for the others, 0 if nobody won."""
        if self.won == NOBODY:
            return 0.0
        return 1.0 if has(self.won, seat) else -1.0

    def leaders(self) -> Seats:
        """Who would win if the game were stopped now; asked when it runs to its limit."""
        return NOBODY

    # What rules do to a state.

    def go(self, step: Step[Any]) -> None:
        """Go on with that step."""
        self.step = step

    def interrupt(self, step: Step[Any]) -> None:
        """Put a step in between; the present one goes on after `resume`."""
        self.below = (*self.below, self.step)
        self.step = step

    def resume(self) -> None:
        """Go back to the step that was interrupted last."""
        self.step = self.below[-1]
        self.below = self.below[:-1]

    def tell(
        self,
        event: type[Event],
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
        *,
        to: Seats = NOBODY,
    ) -> None:
        """Write an event with its arguments into the journals of its audience: by default, of nobody."""
        self.touched = True
        if self.telling:
            self.log.add(to, event, a, b, c, d, e, f)

    def stream(self, label: str) -> Stream:
        """The chance stream of that label."""
        self.touched = True
        assert self.chance is not None
        if self.chance.shared:
            self.chance = self.chance.copy()
        return self.chance.stream(label)

    def end(self, reason: type[Reason], a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, *, won: Seats = NOBODY) -> None:
        """The game is over, and these seats have won it."""
        self.over = True
        self.won = won
        self.ending = (0, reason, a, b, c, d, 0, 0)

    # Acting.

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, ascending."""
        if self.drafted is not None:
            return self.awaited
        return () if self.over else members(self.step.who(self) & ~self.committed)

    def actions(self, seat: int) -> Actions:
        """The legal actions of a seat, ascending; none if it may not act or has committed."""
        self.check_seat(seat)
        if not self.awaits(seat):
            return ()
        desk = self.at_desk(seat)
        desk.offered = desk.step.options(desk, seat)
        desk.offered_to = seat
        return desk.offered

    def act(self, seat: int, action: int) -> None:
        """Do one thing; an illegal one raises IllegalAction and changes nothing."""
        self.check_seat(seat)
        if PURE:
            action = whole(action)
        step = self.step
        if step.draft or step.sealed:
            self.hold(seat, (action,), at_once=False)
            return
        if self.over or self.offered_to != seat:
            self.check_turn(seat)
        self.check_listed(self, seat, action)
        self.moved()
        self.decisions += 1
        step.take(self, seat, action)
        self.check_limit()

    def chain(self, seat: int, actions: Sequence[int]) -> None:
        """Make a composed move: all of it, or none."""
        self.check_seat(seat)
        move = tuple([whole(action) for action in actions])
        if not move:
            raise self.illegal(common.EmptyChain)
        if self.step.draft or self.step.sealed:
            self.hold(seat, move, at_once=True)
        elif len(move) > 1:
            self.check_turn(seat)
            raise self.illegal(common.MoveEnds)
        else:
            self.act(seat, move[0])

    def draft(self, seat: int, prefix: Sequence[int]) -> Drafted:
        """What a seat could choose next, and would see, after these choices, or that they make a whole move; nothing
        changes.
        """
        self.check_seat(seat)
        choices = tuple([whole(action) for action in prefix])
        self.check_turn(seat)
        move = self.holding(seat) + choices
        desk = self.branch()
        if not self.play_draft(desk, seat, move):
            return Drafted(desk.step.options(desk, seat), self.setting.game.view(desk, seat))
        desk = self.branch()
        self.play_draft(desk, seat, move[:-1])
        return Drafted((), self.setting.game.view(desk, seat), True)

    # Talking.

    def remarks(self, seat: int) -> Actions:
        """The remarks a seat may make now, ascending."""
        self.check_seat(seat)
        if self.over:
            return ()
        offered = self.setting.game.talk.remarks(self, seat)
        if not self.spoken:
            return offered
        return tuple([remark for remark in offered if not has(self.spoken.get(remark, NOBODY), seat)])

    def say(self, seat: int, remark: int) -> None:
        """Make a remark; it binds nobody."""
        if PURE:
            remark = whole(remark)
        if remark not in self.remarks(seat):
            reason: Reason = common.NotSayable()
            if self.over:
                reason = common.GameOver()
            elif has(self.spoken.get(remark, NOBODY), seat):
                reason = common.JustSaid()
            raise IllegalRemark(reason, self.setting.game.text)
        self.spoken = {**self.spoken, remark: self.spoken.get(remark, NOBODY) | bit(seat)}
        self.offered_to = NO_DESK
        self.tell(common.Said, seat, remark, to=self.setting.game.talk.audience(self, seat, remark))

    # What leaves the engine.

    def view(self, seat: int | None) -> View:
        """What a seat knows now; None is a spectator."""
        if seat is None:
            return self.setting.game.view(self, None)
        self.check_seat(seat)
        return self.setting.game.view(self.at_desk(seat), seat)

    def journal(self, seat: int | None) -> tuple[Event, ...]:
        """All that a seat was ever told, in order; None: what everybody was told."""
        return self.log.journal(self.ear(seat))

    def heard(self, seat: int | None) -> tuple[Heard, ...]:
        """The journal for whoever shows it to people: each event with whether everybody was told."""
        return self.log.heard(self.ear(seat))

    def sight(self, seat: int, seed: int) -> Sight:
        """All that a bot in this seat may go by."""
        return self.setting.game.sight(self.redeal(seat, seed), seat)

    def outcome(self) -> Outcome:
        """Who won and why; NotYet before the game is over."""
        if not self.over or self.ending is None:
            raise NotYet("the game is not over yet")
        scores = tuple([self.score(seat) for seat in range(self.seats)])
        return Outcome(members(self.won), scores, build(self.ending[1], self.ending[2:]))

    def review(self) -> Struct:
        """Everything, hidden or not; NotYet before the game is over."""
        if not self.over:
            raise NotYet("everything is shown only when the game is over")
        return self.setting.game.review(self)

    # Copies and imagined worlds.

    def clone(self) -> Self:
        """An independent copy."""
        twin = self.branch()
        twin.log = self.log.copy()
        twin.telling = self.telling
        return twin

    def branch(self) -> Self:
        """A copy to try things out on: it goes on as this one would, but tells nobody."""
        twin: Self = self.setting.game.state(self.setting)
        twin.follow(self)
        return twin

    def follow(self, other: Self) -> None:
        """Become a branch of the other state."""
        self.assign(other)
        self.step = other.step
        self.below = other.below
        self.over = other.over
        self.decisions = other.decisions
        self.holders = other.holders
        if self.holders:
            self.held = other.held[:]
        self.committed = other.committed
        self.spoken = other.spoken
        self.won = other.won
        self.ending = other.ending
        if other.chance is not None:
            other.chance.shared = True
        self.chance = other.chance
        self.eye = other.eye
        self.telling = False
        self.touched = False
        self.drafted = None
        self.offered_to = NO_DESK

    def save(self) -> bytes:
        """The whole state as bytes, for `game.load`."""
        return self.setting.game.dump(self)

    def redeal(self, seat: int, seed: int) -> State:
        """Another whole state that this seat could not tell from this one, by chance from the seed.

        It knows nothing of this one but what the seat was told: others' drafts are dropped, their sealed
        choices made anew, their past imagined, all chance to come drawn afresh. Play in it is not recorded.
        """
        self.check_seat(seat)
        check_seed(seed)
        eye: i64 = seat
        self.check_eye(eye)
        world = self.branch()
        world.holders = NOBODY
        world.held = NOTHING_HELD
        world.committed = NOBODY
        world.chance = Chance(seed, true=False)
        world.log = self.log if self.eye == eye else self.log.heard_by(eye)
        world.eye = eye
        world.spoken = NOTHING_SAID
        self.setting.game.redeal(world, seat, world.stream("redeal"))
        if self.holders:
            self.imagine_held(world, eye)
        if self.spoken:
            world.spoken = {remark: bit(eye) for remark, who in self.spoken.items() if has(who, eye)}
        return world

    def imagine_held(self, world: State, eye: i64) -> None:
        """Keep the dreamer's own held move, and let the others who have committed choose at random."""
        stream = world.stream("redeal")
        for seat in members(self.committed & ~bit(eye)):
            while not has(world.committed, seat):
                world.act(seat, stream.choose(world.actions(seat)))
        if has(self.holders, eye):
            world.put(eye, self.held[eye])
            world.committed |= self.committed & bit(eye)

    # Inside: held moves.

    def holding(self, seat: int | None) -> Actions:
        """A seat's own draft or sealed choice, so far as it has made one."""
        if self.drafted is not None:
            return self.drafted
        return self.held[seat] if seat is not None and has(self.holders, seat) else ()

    def at_desk(self, seat: i64) -> State:
        """The state as the seat's own draft has it: this one, or a branch with the held choices played out."""
        return self.draft_desk(seat) if has(self.holders & ~self.committed, seat) else self

    def draft_desk(self, seat: i64) -> State:
        """The desk of a seat that drafts; it is made anew when it no longer fits."""
        desk = self.desk
        if desk is not None and self.desk_seat == seat:
            return desk
        if desk is None:
            desk = self.branch()
            self.desk = desk
        else:
            desk.follow(self)
        if has(self.holders, seat):
            self.play_draft(desk, seat, self.held[seat])
        elif self.offered_to == seat:
            desk.offered = self.offered
            desk.offered_to = seat
        self.desk_seat = seat
        return desk

    def play_draft(self, desk: State, seat: i64, further: Actions) -> bool:
        """Play choices on a desk; return whether the move is whole after them.

        A refusal here depends on the step and the seat's own choices alone: a desk that has told or drawn
        anything has left the drafts, and is never asked what might come next.
        """
        if desk.drafted is None:
            desk.awaited = self.actors()
            desk.drafted = ()
        whole = False
        for action in further:
            if whole:
                raise self.illegal(common.MoveEnds)
            step = desk.step
            desk.check_listed(self, seat, action)
            if not step.draft:  # a move by itself: what it does is not to be tried out
                whole = True
                continue
            step.take(desk, seat, action)
            desk.offered_to = NO_DESK
            whole = desk.left_draft(seat)
        desk.drafted += further
        return whole

    def left_draft(self, seat: i64) -> bool:
        """Whether what the seat just did makes its move whole."""
        return self.touched or not self.step.draft or not has(self.step.who(self), seat)

    def hold(self, seat: int, actions: Actions, at_once: bool) -> None:
        """Add to a seat's held move; make it when it is whole and, if sealed, when the last is in."""
        self.check_turn(seat)
        move = self.held[seat] + actions if has(self.holders, seat) else actions
        if not self.step.draft:
            self.check_listed(self, seat, actions[0])
            if len(actions) > 1:
                raise self.illegal(common.MoveEnds)
        elif at_once:
            if not self.play_draft(self.branch(), seat, move):
                raise self.illegal(common.Unfinished)
        elif not self.ends_draft(seat, actions[0]) and not self.play_draft(self.draft_desk(seat), seat, actions):
            self.put(seat, move)
            return
        self.moved()
        if self.step.sealed:
            self.put(seat, move)
            self.committed |= bit(seat)
            if self.committed == self.step.who(self):
                self.open_sealed()
        else:
            self.holders = NOBODY
            self.make(seat, move)
            self.check_limit()

    def ends_draft(self, seat: i64, action: int) -> bool:
        """Whether a legal choice makes the move whole for sure, so that nothing needs to be tried out."""
        desk = self.at_desk(seat)
        desk.check_listed(self, seat, action)
        return desk.step.ends(desk, seat, action)

    def put(self, seat: i64, move: Actions) -> None:
        """Hold a move for a seat."""
        if not self.held:
            self.held = [()] * self.seats
        self.held[seat] = move
        self.holders |= bit(seat)

    def make(self, seat: i64, move: Actions) -> None:
        """Carry out a whole move."""
        self.decisions += 1
        for action in move:
            self.step.take(self, seat, action)

    def open_sealed(self) -> None:
        """All are in: carry out the commitments in seat order."""
        step = self.step
        seats = self.committed
        self.holders = NOBODY
        self.committed = NOBODY
        for seat in members(seats):
            self.make(seat, self.held[seat])
        step.close(self)
        self.check_limit()

    def moved(self) -> None:
        """Something public happens: remarks may be made again, and neither desk nor offer fits any more."""
        self.spoken = NOTHING_SAID
        self.desk_seat = NO_DESK
        self.offered_to = NO_DESK

    # Inside: checks.

    def check_seat(self, seat: int) -> None:
        if PURE:
            whole(seat)
        if seat < 0 or seat >= MAX_SEATS or seat >= self.seats:
            raise NoSuchSeat(f"there is no seat {seat}: this table has seats 0 to {self.seats - 1}")

    def ear(self, seat: int | None) -> i64:
        """Which member of audiences a seat is; None: the spectators."""
        if seat is None:
            return SPECTATORS
        self.check_seat(seat)
        self.check_eye(seat)
        return seat

    def check_eye(self, seat: i64) -> None:
        if self.eye not in (ALL_EYES, seat):
            raise NotTold(f"this world is imagined by seat {self.eye}, which does not know what others were told")

    def awaits(self, seat: i64) -> bool:
        return not self.over and not has(self.committed, seat) and has(self.step.who(self), seat)

    def check_turn(self, seat: i64) -> None:
        if not self.awaits(seat):
            if self.over:
                raise self.illegal(common.GameOver)
            if has(self.committed, seat):
                raise self.illegal(common.AlreadyChosen)
            raise self.illegal(common.NotYourTurn)

    def check_listed(self, table: State, seat: i64, action: int) -> None:
        """Refuse an action that is not among the options here, on the table or on a desk of it."""
        if self.offered_to != seat:
            self.offered = self.step.options(self, seat)
            self.offered_to = seat
        if not listed(action, self.offered):
            raise table.refusal(self, seat, action)

    def check_limit(self) -> None:
        if self.decisions >= self.setting.limit and not self.over:
            self.end(common.Limit, self.decisions, won=self.leaders())

    def refusal(self, desk: State, seat: int, action: int) -> IllegalAction:
        """Which rule forbids the action."""
        if action < 0 or action >= self.setting.game.num_actions:
            return self.illegal(common.NoSuchAction)
        reason = desk.step.why_not(desk, seat, action)
        if reason is None:
            return self.illegal(common.NotPossible)
        return IllegalAction(reason, self.setting.game.text)

    def illegal(self, kind: type[Reason]) -> IllegalAction:
        reason = kind()
        return IllegalAction(reason, self.setting.game.text)

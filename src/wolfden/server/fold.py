"""A game as its moves have made it, and what each seat has seen of it.

Everything here follows from how the game began and from its moves in order, so it is the same after a restart.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wolfden.engine.advice import cautions
from wolfden.engine.bits import SPECTATORS, has
from wolfden.engine.game import Game
from wolfden.engine.state import State
from wolfden.engine.terms import Goal
from wolfden.server.messages import Cautions, Ending, Heard, Position

encode = msgspec.json.Encoder().encode


class Seen(msgspec.Struct, frozen=True):
    """What a stored state does not know of itself: the count `n` of each pair of eyes, and when seats were awaited."""

    n: tuple[int, ...]
    mark: tuple[int, ...]
    floor: tuple[int, ...]
    since: tuple[int | None, ...]


class Eyes:
    """What a seat (none: the spectators) has been shown so far."""

    __slots__ = (
        "actions",
        "before",
        "cautions",
        "ear",
        "floor",
        "goal",
        "heard",
        "journal",
        "mark",
        "n",
        "remarks",
        "seat",
        "view",
        "whole",
    )

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.ear = SPECTATORS if seat is None else seat
        self.n = 0  # changes so far
        self.mark = 0  # the `n` since which the seat's decision is the same
        self.floor = 0  # whoever has less has seen another past, and gets everything anew
        self.journal: list[Heard] = []
        self.heard = 0  # events at the last look
        self.before = 0  # and before the last change
        self.view = b""
        self.goal: Goal | None = None  # what they are after, from the view
        self.actions: tuple[int, ...] = ()
        self.cautions: Cautions = ()  # what these risk, from the view
        self.remarks: tuple[int, ...] = ()
        self.whole = False  # each of these actions is a whole move

    def look(self, state: State, moved: bool) -> bool:
        """Whether anything has changed for these eyes; `moved` if it was their own move."""
        seat = self.seat
        seen = state.view(seat)
        view = encode(seen)
        actions = self.actions if seat is None else state.actions(seat)
        remarks = self.remarks if seat is None else state.remarks(seat)
        decided = moved or actions != self.actions
        if not decided and view == self.view and self.heard == len(self.journal) and remarks == self.remarks:
            return False
        self.n += 1
        if decided:
            self.mark = self.n
        self.before, self.heard = self.heard, len(self.journal)
        self.view, self.actions, self.remarks = view, actions, remarks
        self.goal = state.setting.game.goal(seen)
        self.cautions = cautions(state.setting.game, seen, actions)
        self.whole = bool(actions) and not state.step.draft
        return True

    def frame(self, since: int, end: Ending | None) -> bytes:
        """The position for somebody who has heard that many events."""
        return encode(self.position(since, end))

    def position(self, since: int, end: Ending | None) -> Position:
        """The same, as a value."""
        return Position(
            n=self.n,
            since=since,
            events=tuple(self.journal[since:]),
            view=msgspec.Raw(self.view),
            actions=self.actions,
            remarks=self.remarks,
            whole=self.whole,
            goal=self.goal,
            cautions=self.cautions,
            end=end,
        )


class Fold:
    """A state and everybody's eyes on it."""

    def __init__(self, state: State, at: int, seen: Seen | None = None, seq: int = 0) -> None:
        self.state = state
        self.seq = seq  # moves and remarks so far
        self.logged = 0
        self.eyes = [*(Eyes(seat) for seat in range(state.seats)), Eyes(None)]
        self.since: list[int | None] = [None] * state.seats  # when each awaited seat's time began; public
        self.told_to_all = 0
        if seen is not None:
            self.since = list(seen.since)
        self.look(None)
        self.watch()
        if seen is None:
            self.time(at)
        else:
            for eyes, n, mark, floor in zip(self.eyes, seen.n, seen.mark, seen.floor, strict=True):
                eyes.n, eyes.mark, eyes.floor = n, mark, floor
            self.told_to_all = len(self.public.journal)

    @property
    def public(self) -> Eyes:
        return self.eyes[-1]

    @property
    def game(self) -> Game:
        return self.state.setting.game

    def seen(self) -> Seen:
        """What has to be stored with the state."""
        return Seen(
            n=tuple(eyes.n for eyes in self.eyes),
            mark=tuple(eyes.mark for eyes in self.eyes),
            floor=tuple(eyes.floor for eyes in self.eyes),
            since=tuple(self.since),
        )

    def move(self, seat: int, actions: Sequence[int], at: int) -> list[Eyes]:
        """Make a whole move; return the eyes for which something changed. IllegalAction changes nothing."""
        self.state.chain(seat, actions)
        self.seq += 1
        changed = self.look(seat)
        self.time(at)
        return changed

    def say(self, seat: int, remark: int) -> list[Eyes]:
        """Make a remark. It gives nobody more time."""
        self.state.say(seat, remark)
        self.seq += 1
        changed = self.look(None)
        self.told_to_all = len(self.public.journal)
        return changed

    def look(self, mover: int | None) -> list[Eyes]:
        """Let everybody hear what is new, and those who sit here see it; return the eyes for which anything has."""
        state = self.state
        for audience, event in state.log.told(self.logged):
            heard: Heard | None = None
            for eyes in self.eyes:
                if has(audience, eyes.ear):
                    if heard is None:
                        heard = Heard(msgspec.Raw(encode(event)), has(audience, SPECTATORS))
                    eyes.journal.append(heard)
        self.logged = len(state.log)
        return [eyes for eyes in self.eyes[:-1] if eyes.look(state, mover is not None and eyes.seat == mover)]

    def watch(self) -> bool:
        """Let the spectators see what is new; return whether there is anything."""
        return self.public.look(self.state, False)

    def time(self, at: int) -> None:
        """Start the time of whoever is newly awaited, and of all who are when something was made public.

        It goes by what everybody knows, and by nothing else: a clock must not tell.
        """
        told = len(self.public.journal) > self.told_to_all
        self.told_to_all = len(self.public.journal)
        actors = self.state.actors()
        for seat in range(self.state.seats):
            if seat not in actors:
                self.since[seat] = None
            elif told or self.since[seat] is None:
                self.since[seat] = at

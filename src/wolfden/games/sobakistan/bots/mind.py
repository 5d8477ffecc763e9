"""What all players share, simple or good: one decision of one seat, and what is plain to see in it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, TypeVar, cast

from wolfden.engine.chance import Stream, fast
from wolfden.engine.sight import Sight
from wolfden.engine.step import Step
from wolfden.engine.terms import Action
from wolfden.games.sobakistan.box import Box
from wolfden.games.sobakistan.state import Sobakistan
from wolfden.games.sobakistan.terms.actions import ACTIONS
from wolfden.games.sobakistan.view import Evidence, Fate, SobakistanView, WolfState

A = TypeVar("A", bound=Action)


class Mind:
    """One decision of one seat."""

    def __init__(self, sight: Sight, seed: int, label: str = "") -> None:
        self.sight = sight
        self.stream: Stream = fast(seed, label)
        self.seat = sight.seat
        self.view = cast(SobakistanView, sight.view)
        self.world = cast(Sobakistan, sight.world)
        self.box: Box = self.world.box
        self.journal = sight.journal

    # The choice

    @cached_property
    def actions(self) -> list[Action]:
        return [cast(Action, ACTIONS.value(action)) for action in self.sight.actions]

    def of(self, kind: type[A]) -> list[A]:
        """The legal actions of a kind."""
        return [action for action in self.actions if isinstance(action, kind)]

    def first(self, wanted: Iterable[Action]) -> int:
        """The first wish that is legal, or anything."""
        legal = self.sight.actions
        for action in wanted:
            number = ACTIONS.numbers[action]
            if number in legal:
                return number
        return self.stream.choose(legal)

    # The game

    def in_step(self, step: Step[Any]) -> bool:
        return self.view.step == step.name

    @property
    def rounds_left(self) -> int:
        """After this one."""
        return self.view.rounds - self.view.round

    @cached_property
    def playing(self) -> list[WolfState]:
        return [wolf for wolf in self.view.wolves if wolf.fate is Fate.IN_PLAY]

    def stations_in(self, district: int) -> list[int]:
        return [station for station in range(1, self.box.stations + 1) if self.box.district_of[station] == district]

    # A Wolf

    @cached_property
    def me(self) -> WolfState:
        return next(wolf for wolf in self.view.wolves if wolf.seat == self.seat)

    @cached_property
    def at(self) -> int:
        """Where this Wolf is."""
        assert self.me.board is not None
        return self.me.board.marks[-1].station

    @cached_property
    def carries(self) -> bool:
        return self.me.evidence is Evidence.CARRIED

    @property
    def called_to(self) -> int:
        """Where the pack is called."""
        return next(note.station for note in reversed(self.view.messages) if note.wolf == self.view.called)

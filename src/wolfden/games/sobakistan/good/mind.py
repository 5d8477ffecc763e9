"""What the three good players share: one decision of one seat, with what it can read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TypeVar, cast

from wolfden.engine.chance import Stream, fast
from wolfden.engine.sight import Sight
from wolfden.engine.terms import Action, Event
from wolfden.games.sobakistan.actions import ACTIONS
from wolfden.games.sobakistan.board import Board
from wolfden.games.sobakistan.good.associations import Fits, fits
from wolfden.games.sobakistan.good.memory import MEMORY
from wolfden.games.sobakistan.good.reading import Reading
from wolfden.games.sobakistan.model import Sobakistan
from wolfden.games.sobakistan.view import Evidence, Fate, SobakistanView, WolfState

A = TypeVar("A", bound=Action)


class Mind:
    """One decision of one seat."""

    def __init__(self, sight: Sight, seed: int) -> None:
        self.sight = sight
        self.stream: Stream = fast(seed)
        self.seat = sight.seat
        self.view = cast(SobakistanView, sight.view)
        world = cast(Sobakistan, sight.world)
        self.board: Board = world.board
        self.journal = sight.journal
        self.fits: Fits = fits(world.board, world.long_words, world.short_words)

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

    @cached_property
    def reading(self) -> Reading:
        """What this seat can read."""
        return self.read(self.seat, self.journal)

    @property
    def public(self) -> Reading:
        """What the Bloodhound can read, as far as this seat knows."""
        return self.reading.public

    def read(self, seat: int, journal: tuple[Event, ...]) -> Reading:
        return MEMORY.read(self.board, self.fits, seat, len(self.view.wolves) + 2, journal, self.view.open_routes)

    @cached_property
    def playing(self) -> list[WolfState]:
        return [wolf for wolf in self.view.wolves if wolf.fate is Fate.IN_PLAY]

    @cached_property
    def decided(self) -> bool:
        """Whether the Bloodhound has won already: half of the tokens are enough."""
        lost = sum((wolf.evidence is Evidence.TAKEN) + (wolf.fate is Fate.ARRESTED) for wolf in self.view.wolves)
        return lost >= len(self.view.wolves)

    @property
    def rounds_left(self) -> int:
        """After this one."""
        return self.view.rounds - self.view.round

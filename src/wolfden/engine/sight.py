"""All that a bot goes by: one imagined world, in which everything its seat was told is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wolfden.engine.state import State
    from wolfden.engine.terms import Event
    from wolfden.engine.view import View


class Sight:
    """A seat's view, journal, choices and remarks, and worlds it could be living in.

    The true state is not in it: by the law of the closed hand an imagined world shows its seat the same.
    """

    def __init__(self, world: State, seat: int) -> None:
        self.world = world
        self.seat = seat

    def __repr__(self) -> str:
        return f"<what seat {self.seat} sees of {self.world!r}>"

    @property
    def view(self) -> View:
        return self.world.view(self.seat)

    @property
    def journal(self) -> tuple[Event, ...]:
        return self.world.journal(self.seat)

    @property
    def actions(self) -> tuple[int, ...]:
        return self.world.actions(self.seat)

    @property
    def remarks(self) -> tuple[int, ...]:
        return self.world.remarks(self.seat)

    def imagine(self, seed: int) -> State:
        """Another world that this seat cannot tell from the true one."""
        return self.world.redeal(self.seat, seed)

    def twin(self) -> Sight:
        """The same once more: what is tried out in its world does not change this one."""
        return Sight(self.world.clone(), self.seat)

    def save(self) -> bytes:
        """For another process: `game.sight(game.load(bytes), seat)`."""
        return self.world.save()

"""What players of Boars on the Run! are told: everybody, always."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wolfden.engine.terms import Event
from wolfden.games.boars.terms.actions import Boar, Card, Meal, Player, Transport

Space = Annotated[int, Meta(ge=0)]


class Chose(Event, frozen=True):
    """A boar card was dealt."""

    seat: Player
    boar: Boar


class Begins(Event, frozen=True):
    """The lot has chosen who begins."""

    seat: Player


class Revealed(Event, frozen=True):
    """A card was turned up for the market."""

    card: Card


class Drew(Event, frozen=True):
    seat: Player
    red: int
    blue: int
    yellow: int
    green: int
    black: int


class Sickened(Event, frozen=True):
    """Too many black cubes: all that was drawn is back in the bag."""

    seat: Player


class Triggered(Event, frozen=True):
    """A vendetta takes effect, and lies at the bottom of the deck."""

    seat: Player
    card: Card


class Overtook(Event, frozen=True):
    seat: Player
    target: Player
    space: Space


class Stepped(Event, frozen=True):
    """An overtake vendetta on one's own boar."""

    seat: Player
    space: Space


class PulledBack(Event, frozen=True):
    target: Player
    space: Space


class Switched(Event, frozen=True):
    """Two cards of two players have changed places."""

    one: Player
    card: Card
    other: Player
    other_card: Card


class Took(Event, frozen=True):
    seat: Player
    target: Player
    card: Card


class ChoseCopy(Event, frozen=True):
    """Which of a player's equal cards goes next: one that can still do something this turn, or an idle one."""

    seat: Player
    card: Card
    idle: bool


class Discarded(Event, frozen=True):
    """A card went to the bottom of the deck."""

    seat: Player
    card: Card


class MenuChanged(Event, frozen=True):
    seat: Player


class Bought(Event, frozen=True):
    """A card was bought for these cubes."""

    seat: Player
    card: Card
    red: int
    blue: int
    yellow: int
    green: int


class Used(Event, frozen=True):
    """A diet card, and where it took the boar."""

    seat: Player
    card: Card
    space: Space


class Feasted(Event, frozen=True):
    """A diet card that gave cubes."""

    seat: Player
    card: Card
    red: int
    blue: int
    yellow: int
    green: int


class Rode(Event, frozen=True):
    seat: Player
    transport: Transport
    space: Space


class Ate(Event, frozen=True):
    """A diet of one's boar card."""

    seat: Player
    meal: Meal
    space: Space


class Bumped(Event, frozen=True):
    seat: Player
    space: Space


class Gained(Event, frozen=True):
    """Cubes from a space, for the bag."""

    seat: Player
    red: int
    blue: int
    yellow: int
    green: int


class Gathered(Event, frozen=True):
    """A gatherer has added a cube of its colour."""

    seat: Player
    card: Card


class Fed(Event, frozen=True):
    """A predator got these cubes."""

    seat: Player
    red: int
    blue: int
    yellow: int
    green: int


class Chased(Event, frozen=True):
    """There was nothing to give to the predator."""

    seat: Player
    space: Space


EVENTS = (
    Chose,
    Begins,
    Revealed,
    Drew,
    Sickened,
    Triggered,
    Overtook,
    Stepped,
    PulledBack,
    Switched,
    Took,
    ChoseCopy,
    Discarded,
    MenuChanged,
    Bought,
    Used,
    Feasted,
    Rode,
    Ate,
    Bumped,
    Gained,
    Gathered,
    Fed,
    Chased,
)

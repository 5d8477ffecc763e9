"""What players of Boars on the Run! are told, and why things are not allowed or came to an end.

Nothing in this game is told to some only.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wolfden.engine.terms import Event, Reason
from wolfden.games.boars.actions import Boar, Card, Colour, Meal, Player, Transport

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
    """Which of a player's equal cards goes next: one that can still do something this turn, or not."""

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
    """For these cubes."""

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


class FirstHome(Reason, frozen=True):
    """A boar is at the finish."""

    seat: Player


class OutOfTurns(Reason, frozen=True):
    """Everybody has had so many turns: whoever is furthest ahead has won."""

    turns: int


class TooFewCubes(Reason, frozen=True):
    """The bag holds fewer."""

    cubes: int


class VendettasFirst(Reason, frozen=True):
    """A vendetta that can trigger must."""


class NoVendetta(Reason, frozen=True):
    """Not in front of the player when they drew, or not with that many black cubes."""

    card: Card


class NoTarget(Reason, frozen=True):
    """A vendetta that nobody is a legal target of."""

    card: Card


class NotATarget(Reason, frozen=True):
    player: Player


class NoSuchPlayer(Reason, frozen=True):
    """Nobody sits there."""


class NotInFront(Reason, frozen=True):
    """Nobody has that card, or not the one who should."""

    card: Card


class NotOpen(Reason, frozen=True):
    """Not one of the open cards."""

    card: Card


class OnePurchase(Reason, frozen=True):
    """One card a turn."""


class TooDear(Reason, frozen=True):
    card: Card
    cost: int


class UsedUp(Reason, frozen=True):
    """Each diet once a turn."""


class TooLittleFood(Reason, frozen=True):
    """The cubes of the diet are not there."""


class ColourDrawn(Reason, frozen=True):
    """For having drawn none of that colour."""

    colour: Colour


class NotThatMany(Reason, frozen=True):
    """A portion diet needs just so many cubes."""

    cubes: int


class NothingToGain(Reason, frozen=True):
    """The reserve has none of these."""


class NoPurchase(Reason, frozen=True):
    """A special diet that acts on a purchase, made while it lay there."""


class NoOtherCard(Reason, frozen=True):
    """There is nothing to discard."""


class NotADiet(Reason, frozen=True):
    """Gatherers and vendettas work by themselves."""

    card: Card


class NotYourBoar(Reason, frozen=True):
    """A diet of another boar."""


class NotTheTicket(Reason, frozen=True):
    """A ticket needs just so many cubes of its colour, all of them still there."""

    cubes: int
    colour: Colour


class LastStation(Reason, frozen=True):
    """There is no station of that kind ahead."""

    transport: Transport


class PaidInOrder(Reason, frozen=True):
    """Cubes are paid colour by colour, and there must be enough for the rest."""


class NoneLeft(Reason, frozen=True):
    """The reserve has no cube of that colour."""

    colour: Colour


class NotIdle(Reason, frozen=True):
    """There is nothing to choose between equal cards."""

    card: Card


class NotTheNewCard(Reason, frozen=True):
    """Neither the card that was just bought nor the one that is being used."""


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
REASONS = (
    FirstHome,
    OutOfTurns,
    TooFewCubes,
    VendettasFirst,
    NoVendetta,
    NoTarget,
    NotATarget,
    NoSuchPlayer,
    NotInFront,
    NotOpen,
    OnePurchase,
    TooDear,
    UsedUp,
    TooLittleFood,
    ColourDrawn,
    NotThatMany,
    NothingToGain,
    NoPurchase,
    NoOtherCard,
    NotADiet,
    NotYourBoar,
    NotTheTicket,
    LastStation,
    PaidInOrder,
    NoneLeft,
    NotIdle,
    NotTheNewCard,
)

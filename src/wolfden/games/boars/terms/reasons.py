"""Why something is not allowed in Boars on the Run!, and why a game came to an end."""

from __future__ import annotations

from wolfden.engine.terms import Reason
from wolfden.games.boars.terms.actions import Card, Colour, Player, Transport


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
    """It did not lie in front of the player at the draw, or needs another number of black cubes."""

    card: Card


class NoTarget(Reason, frozen=True):
    """Nobody is a legal target of that vendetta."""

    card: Card


class NotATarget(Reason, frozen=True):
    player: Player


class NoSuchPlayer(Reason, frozen=True):
    """Nobody sits there."""


class NotInFront(Reason, frozen=True):
    """That card does not lie in front of the player."""

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
    """That diet needs a draw without any cube of that colour."""

    colour: Colour


class NotThatMany(Reason, frozen=True):
    """A portion diet needs just so many cubes."""

    cubes: int


class NothingToGain(Reason, frozen=True):
    """The reserve has none of these."""


class NoPurchase(Reason, frozen=True):
    """A special diet needs a purchase to act on, made while it lay in front of the player."""


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
    """The equal cards do not differ: there is nothing to choose between them."""

    card: Card


class NotTheNewCard(Reason, frozen=True):
    """Neither the card that was just bought nor the one that is being used."""


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

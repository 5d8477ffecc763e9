"""Why something is not allowed, and why a game of Sobakistan came to its end."""

from __future__ import annotations

from wolfden.engine.terms import Reason
from wolfden.games.sobakistan.terms.actions import Hint, Precinct, Squad, Station, Wolf
from wolfden.games.sobakistan.terms.events import Count

# Why not


class HintNotInHand(Reason, frozen=True):
    hint: Hint


class NoNotLeft(Reason, frozen=True):
    """All Not cards are used."""


class EnoughHints(Reason, frozen=True):
    """No more hints this turn."""


class HintFirst(Reason, frozen=True):
    """A turn has at least one hint."""


class CardElsewhere(Reason, frozen=True):
    """A hunting card that somebody else has now."""


class BeforeHints(Reason, frozen=True):
    """Throw Off the Scent comes before the turn's first hint."""


class NothingToDraw(Reason, frozen=True):
    """The hint deck has no card, or not so many."""


class NothingShed(Reason, frozen=True):
    """At least one card must be discarded."""


class NotInPlay(Reason, frozen=True):
    """That Wolf is out of the game, or there is no such Wolf."""

    wolf: Wolf


class PrecinctTaken(Reason, frozen=True):
    """One squad at a precinct at a time."""

    precinct: Precinct


class NoSuchSquad(Reason, frozen=True):
    squad: Squad


class NotOnTheMap(Reason, frozen=True):
    """The map has no such place."""


class CordonBetween(Reason, frozen=True):
    """A cordoned-off district lies between the Wolf and the pack."""


class NotAdjacent(Reason, frozen=True):
    """Not one step away."""

    station: Station


class CordonedOff(Reason, frozen=True):
    """One step away, but behind a cordon."""

    station: Station


class NoStepLeft(Reason, frozen=True):
    """A Wolf moves once, unless a card says otherwise."""


class SquadThere(Reason, frozen=True):
    """Nobody runs to where a squad is."""

    station: Station


class SquadRests(Reason, frozen=True):
    """A squad that caught somebody stays in its precinct until the next turn."""

    squad: Squad


class NoMoveLeft(Reason, frozen=True):
    """All moves of the turn are made."""


class OutOfReach(Reason, frozen=True):
    """A squad cannot go there from where it is."""

    squad: Squad


class NoSquadNear(Reason, frozen=True):
    """Only stations in a district with a squad can be sniffed around."""

    station: Station


class NoEvidence(Reason, frozen=True):
    """There is nothing to drop off."""


# The outcome


class ResistanceWon(Reason, frozen=True):
    """More tokens for the resistance."""

    resistance: Count
    bloodhound: Count


class BloodhoundWon(Reason, frozen=True):
    """More tokens for the Bloodhound."""

    resistance: Count
    bloodhound: Count


class BloodhoundWonTie(Reason, frozen=True):
    """As many tokens on both sides: the Bloodhound wins."""

    tokens: Count


REASONS = (
    HintNotInHand,
    NoNotLeft,
    EnoughHints,
    HintFirst,
    CardElsewhere,
    BeforeHints,
    NothingToDraw,
    NothingShed,
    NotInPlay,
    PrecinctTaken,
    NoSuchSquad,
    NotOnTheMap,
    CordonBetween,
    NotAdjacent,
    CordonedOff,
    NoStepLeft,
    SquadThere,
    SquadRests,
    NoMoveLeft,
    OutOfReach,
    NoSquadNear,
    NoEvidence,
    ResistanceWon,
    BloodhoundWon,
    BloodhoundWonTie,
)

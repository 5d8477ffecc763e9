"""Why things are not allowed at a table of Wooolf!!, and how a game comes to an end."""

from __future__ import annotations

from wolfden.engine.terms import Reason
from wolfden.games.wooolf.terms.actions import Player, Question
from wolfden.games.wooolf.terms.events import Round


class NotThemself(Reason, frozen=True):
    """Nobody peeks at, asks or suspects themself."""


class NoSuchPlayer(Reason, frozen=True):
    """Nobody sits there."""


class NoMutePlayer(Reason, frozen=True):
    """There is a mute player only with four seats."""


class NotInHand(Reason, frozen=True):
    """A question card that the player does not have, or has used."""

    question: Question


class FirstTurn(Reason, frozen=True):
    """No early suspicion on the first turn of a round."""


class Barred(Reason, frozen=True):
    """No early suspicion in the round after a wrong one."""


class NotSuspecting(Reason, frozen=True):
    """Pointers are set after an early suspicion has been announced, or when all make their final one."""


class Suspecting(Reason, frozen=True):
    """Whoever makes a suspicion sets pointers and does nothing else."""


class FirstComesFirst(Reason, frozen=True):
    """The first pointer is set before the second."""


class FirstIsSet(Reason, frozen=True):
    """The first pointer is set already."""


class MustPoint(Reason, frozen=True):
    """Whoever has announced a suspicion has to make one."""


class OneTarget(Reason, frozen=True):
    """A character with one target sets the second pointer to x."""


class TwoTargets(Reason, frozen=True):
    """A character with two targets cannot set the second pointer alone to x."""


class AllRounds(Reason, frozen=True):
    """The last round has been played."""

    rounds: Round


class TooManyErrors(Reason, frozen=True):
    """These players have as many error tokens as end the game."""

    seats: tuple[Player, ...]
    errors: int


REASONS = (
    NotThemself,
    NoSuchPlayer,
    NoMutePlayer,
    NotInHand,
    FirstTurn,
    Barred,
    NotSuspecting,
    Suspecting,
    FirstComesFirst,
    FirstIsSet,
    MustPoint,
    OneTarget,
    TwoTargets,
    AllRounds,
    TooManyErrors,
)

"""Why a good player of Wolves does what it does, and what a choice risks."""

from __future__ import annotations

from wolfden.engine.terms import Caution, Percent, Why
from wolfden.games.wolves.terms.actions import Knowledge, Player, Resource

# Setup


class RareFocus(Why, frozen=True):
    """A community whose focus so many others have."""

    resource: Resource
    others: int


# Gathering


class DrawForNeeds(Why, frozen=True):
    """One more leader does no harm yet, and something is lacking besides hand, reserve and leaders."""

    fish: int
    corn: int
    bison: int


class DrawForPack(Why, frozen=True):
    """One more leader does no harm yet, and nothing is lacking."""


class DrawDespite(Why, frozen=True):
    """The next leader is one too many, but stopping is worse."""

    leader: Percent
    lives: Percent  # how likely everybody survives if the seat stops


class DrawLast(Why, frozen=True):
    """On the last turn, where the next leader is not yet too many."""

    lives: Percent


class StopBefore(Why, frozen=True):
    """The next leader is one too many."""

    leader: Percent
    lives: Percent


class StopForStatus(Why, frozen=True):
    """On the last turn leaders that were not drawn bring status."""

    status: int  # for each
    lives: Percent


class LookFirst(Why, frozen=True):
    """Know the Land tells whether the next leader comes."""

    cards: int


class PutInOrder(Why, frozen=True):
    """What is needed first, leaders last."""


class HaveLeast(Why, frozen=True):
    """Of all that can be taken there is least of this."""

    resource: Resource
    number: int


# Needs


class PaySparing(Why, frozen=True):
    """Leaders can be anything, tokens last: so pay with cards as far as they go."""


class PayScarce(Why, frozen=True):
    """Not all can be paid: what is scarce in all decks comes first."""

    resource: Resource


# Gifting


class TheyLack(Why, frozen=True):
    """What of a gift meets needs."""

    receiver: Player
    fish: int
    corn: int
    bison: int


class GiveSurplus(Why, frozen=True):
    """What does not fit into the own reserve is worth more as a gift."""

    pieces: int
    status: int


class GiveAll(Why, frozen=True):
    """On the last turn everything, to somebody who must take it."""

    receiver: Player
    pieces: int
    status: int


class NobodyNeeds(Why, frozen=True):
    """No gift is worth making."""


class CannotHelp(Why, frozen=True):
    """Somebody lacks something, but nothing that the seat has."""

    seats: tuple[int, ...]


class TakeForNeeds(Why, frozen=True):
    """What of a gift meets own needs."""

    fish: int
    corn: int
    bison: int


class TakeForReserve(Why, frozen=True):
    """All that is taken fits into the reserve."""

    pieces: int


class OnlyForGiver(Why, frozen=True):
    """Taking it would bring the giver status and the seat nothing."""

    giver: Player


class ReserveFull(Why, frozen=True):
    giver: Player


# Reconciling


class WorthLearning(Why, frozen=True):
    """Knowledge that is worth the leaders for so many turns to come."""

    knowledge: Knowledge
    turns: int


class TooLateToUse(Why, frozen=True):
    """Too few turns are to come for knowledge."""

    turns: int


class LeadersAsTokens(Why, frozen=True):
    """The reserve is not full, and leaders can fill it."""


class FillReserve(Why, frozen=True):
    """A reserve that is full and even."""

    tokens: int
    room: int


class TurnInAll(Why, frozen=True):
    """On the last turn nothing is worth keeping."""


# Cautions


class Overstretching(Caution, frozen=True):
    """Of a draw: the next leader is one too many."""

    leader: Percent


class StopShort(Caution, frozen=True):
    """Of stopping: these needs are not met, whatever leaders stand in for."""

    fish: int
    corn: int
    bison: int
    leaders: int


class LeaveHungry(Caution, frozen=True):
    """Of an end to gifts: these lack something that the seat could give."""

    seats: tuple[int, ...]


class RefuseNeeded(Caution, frozen=True):
    """Of taking no more: these own needs stay unmet though the gift would meet them."""

    fish: int
    corn: int
    bison: int


class KeepInVain(Caution, frozen=True):
    """Of tokens kept on the last turn."""


class LearnInVain(Caution, frozen=True):
    """Of knowledge on the last turn."""


class SomebodyStarves(Caution, frozen=True):
    """Of stopping: somebody is more likely to starve than not."""

    lives: Percent


WHYS = (
    RareFocus,
    DrawForNeeds,
    DrawForPack,
    DrawDespite,
    DrawLast,
    StopBefore,
    StopForStatus,
    LookFirst,
    PutInOrder,
    HaveLeast,
    PaySparing,
    PayScarce,
    TheyLack,
    GiveSurplus,
    GiveAll,
    NobodyNeeds,
    CannotHelp,
    TakeForNeeds,
    TakeForReserve,
    OnlyForGiver,
    ReserveFull,
    WorthLearning,
    TooLateToUse,
    LeadersAsTokens,
    FillReserve,
    TurnInAll,
)
CAUTIONS = (Overstretching, StopShort, LeaveHungry, RefuseNeeded, KeepInVain, LearnInVain, SomebodyStarves)

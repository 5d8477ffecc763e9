"""Why good players of Sobakistan do what they do, and what a choice risks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wolfden.engine.terms import Caution, Percent, Why
from wolfden.games.sobakistan.terms.actions import Aim, District, Hint, Line, Precinct, Squad, Station, Wolf

Steps = Annotated[int, Meta(ge=0, le=20)]

# The Bloodhound


class StormLikely(Why, frozen=True):
    """How likely at least one Wolf is at the station that is stormed."""

    station: Station
    chance: Percent


class WolfThere(Why, frozen=True):
    """Who is most likely to be there."""

    wolf: Wolf
    station: Station
    chance: Percent


class HeadFor(Why, frozen=True):
    """How likely at least one Wolf is in the district where a squad goes, and where above all."""

    district: District
    chance: Percent
    station: Station
    there: Percent


class WaitThere(Why, frozen=True):
    """How likely at least one Wolf is in the district after the next step."""

    district: District
    chance: Percent


class SpreadOut(Why, frozen=True):
    """Wolves are likely nowhere near: squads cover as much as they can."""


class CoverPrecinct(Why, frozen=True):
    """How likely at least one Wolf is in the two districts of a precinct after the next step."""

    precinct: Precinct
    chance: Percent


class OneMoveMore(Why, frozen=True):
    """What Scour is for: the station that is most likely to be worth it."""

    station: Station
    chance: Percent


class FenceIn(Why, frozen=True):
    """The share of the Wolves likely to be in a district."""

    district: District
    chance: Percent


class CloseLine(Why, frozen=True):
    """The share of the Wolves likely to take a line."""

    line: Line
    chance: Percent


class AskWolf(Why, frozen=True):
    """How likely a Wolf says yes: the answer is open, and worth moves."""

    wolf: Wolf
    yes: Percent


class AskAll(Why, frozen=True):
    """All answers together are worth a card."""


class SniffHere(Why, frozen=True):
    station: Station
    chance: Percent


class HuntDone(Why, frozen=True):
    """No move is left, and no card is worth its use."""


class NotWorthAMove(Why, frozen=True):
    """What is left is not likely enough."""

    station: Station
    chance: Percent


class AlreadyDecided(Why, frozen=True):
    """Nothing that anybody does changes who wins."""


# The Liaison


class HintUnderstood(Why, frozen=True):
    """What a hint points at, and how sure Wolves who go by words would be of it: before and after."""

    aim: Aim
    station: Station
    before: Percent
    after: Percent


class HintMistaken(Why, frozen=True):
    """What else they are most likely to think of."""

    station: Station
    chance: Percent


class HintOverheard(Why, frozen=True):
    """How sure the Bloodhound would be of the goal."""

    chance: Percent


class HintHidden(Why, frozen=True):
    """How sure the Bloodhound would be of the goal after an open hint."""

    hint: Hint
    chance: Percent


class EnoughSaid(Why, frozen=True):
    """No further hint tells the Wolves enough more than the Bloodhound."""


class PoorHand(Why, frozen=True):
    """No hint in hand tells much of the goal."""

    station: Station


class HintUseless(Why, frozen=True):
    """A hint that goes with neither goal."""

    hint: Hint


class KeepTheRest(Why, frozen=True):
    """All hints that are left go with a goal."""


class PackIsNear(Why, frozen=True):
    """A Wolf who is likely to be nearer to the goal than others are."""

    wolf: Wolf
    steps: Steps


class RunAlone(Why, frozen=True):
    """The only Wolf, who is so far from the goal, gets a step more."""

    wolf: Wolf
    steps: Steps


class SquadThreatens(Why, frozen=True):
    """How likely at least one Wolf is where a squad comes at once."""

    squad: Squad
    chance: Percent


class LostSight(Why, frozen=True):
    """How sure the Liaison is of where that Wolf is whose place is known best."""

    wolf: Wolf
    chance: Percent


# Wolves


class HintsMean(Why, frozen=True):
    """What the goal is likely to be."""

    aim: Aim
    station: Station
    chance: Percent


class StormThere(Why, frozen=True):
    """How likely the Bloodhound is to storm where one goes, and where one is."""

    station: Station
    chance: Percent
    here: Percent


class StormHere(Why, frozen=True):
    """The same of whoever stays."""

    chance: Percent


class RunsTo(Why, frozen=True):
    """What a further step reaches."""

    station: Station
    chance: Percent  # of a storm there


class UnseenSince(Why, frozen=True):
    """The Liaison has not seen this Wolf for so many rounds."""

    rounds: Steps


class RightPlace(Why, frozen=True):
    """How likely this is the place to act at."""

    aim: Aim
    chance: Percent


class LastChance(Why, frozen=True):
    """After this round nothing counts any more."""


class NotYet(Why, frozen=True):
    """How likely this is the place: too little while there is time."""

    aim: Aim
    chance: Percent


class NoTimeForBoth(Why, frozen=True):
    """Of a Wolf with the evidence: more likely the extraction point than the drop-off point."""

    chance: Percent
    drop_off: Percent


class JoinNearer(Why, frozen=True):
    """How far it is to the likeliest goal from where the pack is called, and from here."""

    station: Station
    steps: Steps
    here: Steps


class TrustTheCall(Why, frozen=True):
    """The Liaison, who knows the route, calls the pack there."""

    station: Station


class StayNearer(Why, frozen=True):
    station: Station
    steps: Steps
    here: Steps


# Cautions


class EscapeLaden(Caution, frozen=True):
    """Of an escape with the evidence: it is delivered nowhere."""


class NoDropOff(Caution, frozen=True):
    """Of dropping where no route that may be it has its drop-off point."""

    station: Station


class NoWayOut(Caution, frozen=True):
    """Of an escape where no route that may be it ends."""

    station: Station


class IntoTheirArms(Caution, frozen=True):
    """Of a step into a district with a squad, for a Wolf who was caught before."""

    station: Station
    district: District
    carries: bool  # the evidence, which would be lost


class CaughtAgain(Caution, frozen=True):
    """Of a caught Wolf who stays where another squad can come at once."""

    district: District


class MovesLeft(Caution, frozen=True):
    """Of an end to the hunt."""

    moves: Annotated[int, Meta(ge=0, le=9)]


class StormInVain(Caution, frozen=True):
    """Of a storm where hardly anybody can be."""

    station: Station


class StormExpected(Caution, frozen=True):
    """Of a step to where the Bloodhound is likely to look."""

    station: Station
    chance: Percent


class WrongPlace(Caution, frozen=True):
    """Of dropping or escaping where it is hardly the place."""

    aim: Aim
    chance: Percent


class HintMisleads(Caution, frozen=True):
    """Of a hint after which Wolves would be less sure of the goal: they would think of that station."""

    hint: Hint
    station: Station
    chance: Percent


WHYS = (
    StormLikely,
    WolfThere,
    HeadFor,
    WaitThere,
    SpreadOut,
    CoverPrecinct,
    OneMoveMore,
    FenceIn,
    CloseLine,
    AskWolf,
    AskAll,
    SniffHere,
    HuntDone,
    NotWorthAMove,
    AlreadyDecided,
    HintUnderstood,
    HintMistaken,
    HintOverheard,
    HintHidden,
    EnoughSaid,
    PoorHand,
    HintUseless,
    KeepTheRest,
    PackIsNear,
    RunAlone,
    SquadThreatens,
    LostSight,
    HintsMean,
    StormThere,
    StormHere,
    RunsTo,
    UnseenSince,
    RightPlace,
    LastChance,
    NotYet,
    NoTimeForBoth,
    JoinNearer,
    TrustTheCall,
    StayNearer,
)
CAUTIONS = (
    EscapeLaden,
    NoDropOff,
    NoWayOut,
    IntoTheirArms,
    CaughtAgain,
    MovesLeft,
    StormInVain,
    StormExpected,
    WrongPlace,
    HintMisleads,
)

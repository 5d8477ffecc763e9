"""Why a good player of Wooolf!! does what it does, and what a choice risks as it sees it."""

from __future__ import annotations

from wolfden.engine.terms import Caution, Percent, Why
from wolfden.games.wooolf.terms.actions import Character, Player


class SuspectNow(Why, frozen=True):
    """The best suspicion is worth more than all that could be found out first."""

    right: Percent


class StillUnsure(Why, frozen=True):
    """How likely the best suspicion would be right by now."""

    right: Percent


class PeekTells(Why, frozen=True):
    """Nothing can be expected to tell more than this peek; how likely one's target is there."""

    target: Player
    character: Character
    chance: Percent


class PeekAtMuteTells(Why, frozen=True):
    character: Character
    chance: Percent


class AskTells(Why, frozen=True):
    """Nothing can be expected to tell more than this question."""

    target: Player
    yes: Percent


class CryWolf(Why, frozen=True):
    """Of the shepherd boy: a false cry may fool somebody."""

    target: Player
    innocent: Percent


class CryWolfAtMute(Why, frozen=True):
    innocent: Percent


class TakeFor(Why, frozen=True):
    """Where a pointer is set, and how likely that is right."""

    target: Player
    character: Character
    chance: Percent


class TakeMuteFor(Why, frozen=True):
    character: Character
    chance: Percent


class NobodyPlays(Why, frozen=True):
    character: Character
    chance: Percent


class BetterNone(Why, frozen=True):
    """No suspicion: the best one would be too likely wrong."""

    right: Percent


class PoorOdds(Caution, frozen=True):
    """Of an early suspicion, and of any final one: even the best is more likely wrong than right."""

    right: Percent


WHYS = (
    SuspectNow,
    StillUnsure,
    PeekTells,
    PeekAtMuteTells,
    AskTells,
    CryWolf,
    CryWolfAtMute,
    TakeFor,
    TakeMuteFor,
    NobodyPlays,
    BetterNone,
)
CAUTIONS = (PoorOdds,)

"""Why the good player does what it does, and what it would warn of: the odds that its decisions hang on, as terms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wolfden.engine.advice import percent
from wolfden.engine.terms import Caution, Why
from wolfden.games.wooolf.belief.odds import right_chance
from wolfden.games.wooolf.box import NO_TARGET, SHEPHERD_BOY, WOLF
from wolfden.games.wooolf.rules.suspicion import FIRST_POINTER, SECOND_POINTER, SUSPECT_NOBODY
from wolfden.games.wooolf.rules.turn import ASK, PEEK, SUSPECT, TURN
from wolfden.games.wooolf.state import MUTE, ZERO, X
from wolfden.games.wooolf.terms.actions import Character
from wolfden.games.wooolf.terms.whys import (
    AskTells,
    BetterNone,
    CryWolf,
    CryWolfAtMute,
    NobodyPlays,
    PeekAtMuteTells,
    PeekTells,
    PoorOdds,
    StillUnsure,
    SuspectNow,
    TakeFor,
    TakeMuteFor,
)

if TYPE_CHECKING:
    from wolfden.games.wooolf.bots.good import Mind

POOR = 0.5  # a suspicion that is right less often than that is warned of


def whys(mind: Mind, move: tuple[int, ...]) -> tuple[Why, ...]:
    """The reasons for a whole move that this mind has chosen."""
    action = move[0]
    if action in SUSPECT:
        return (SuspectNow(best(mind)),)
    if action in SUSPECT_NOBODY:
        return (BetterNone(best(mind)),)
    if mind.s.step is not TURN:
        return tuple(of_pointers(mind, move))
    return of_peek(mind, PEEK.of(action)) if action in PEEK else of_question(mind, action)


def best(mind: Mind) -> int:
    """How likely the best suspicion is right, in percent."""
    return percent(mind.suspicion()[0])


def of_peek(mind: Mind, target: int) -> tuple[Why, ...]:
    """What a peek may tell; and whom it may fool."""
    if mind.who == SHEPHERD_BOY and mind.lure(target) > 0:
        innocent = percent(1 - plays(mind, target, WOLF))
        return (StillUnsure(best(mind)), CryWolfAtMute(innocent) if target == MUTE else CryWolf(target, innocent))
    sought = Character(mind.targets[0])
    chance = percent(plays(mind, target, sought))
    tells = PeekAtMuteTells(sought, chance) if target == MUTE else PeekTells(target, sought, chance)
    return StillUnsure(best(mind)), tells


def of_question(mind: Mind, action: int) -> tuple[Why, ...]:
    question, target = ASK.field(action, 0), ASK.field(action, 1)
    sample, weights = mind.prospects.sample, mind.prospects.weights
    yes = sum(weights[at] for at in range(sample.size) if sample.answers(at, target, question))
    return StillUnsure(best(mind)), AskTells(target, percent(yes / sum(weights)))


def of_pointers(mind: Mind, move: tuple[int, ...]) -> Iterator[Why]:
    """How likely each pointer is right; one that is set to x says nothing."""
    for action in move:
        second = action in SECOND_POINTER
        at = (SECOND_POINTER if second else FIRST_POINTER).of(action)
        if at != X:
            sought = Character(mind.targets[second])
            chance = percent(plays(mind, at, sought))
            if at == ZERO:
                yield NobodyPlays(sought, chance)
            else:
                yield TakeMuteFor(sought, chance) if at == MUTE else TakeFor(at, sought, chance)


def plays(mind: Mind, at: int, who: int) -> float:
    """How likely a player plays that character; at 0, that nobody does."""
    return right_chance(mind.belief, at, who, X, NO_TARGET)


# Doubts


def doubts(mind: Mind) -> Iterator[tuple[int, Caution]]:
    """Suspicions that are not worth it, whoever they are about: whom one may rule out is for the player to find."""
    final = SUSPECT_NOBODY.one() in mind.actions
    if not final and SUSPECT.one() not in mind.actions:
        return
    right = mind.suspicion()[0]
    if right < POOR and (not final or not mind.prospects.stakes.final(right)):
        able = [action for action in mind.actions if action in FIRST_POINTER and action not in SUSPECT_NOBODY]
        for action in able if final else [SUSPECT.one()]:
            yield action, PoorOdds(percent(right))

"""What good players would warn of, by what they read in the journal."""

from __future__ import annotations

from collections.abc import Iterator

from wolfden.engine.advice import percent
from wolfden.engine.sight import Sight
from wolfden.engine.terms import Action, Caution
from wolfden.games.sobakistan import rules
from wolfden.games.sobakistan.bots.bloodhound import Hunt
from wolfden.games.sobakistan.bots.good import mind
from wolfden.games.sobakistan.bots.liaison import Guide
from wolfden.games.sobakistan.bots.whys import likeliest
from wolfden.games.sobakistan.bots.wolf import Prowl
from wolfden.games.sobakistan.terms import actions
from wolfden.games.sobakistan.terms import whys as terms
from wolfden.games.sobakistan.terms.actions import ACTIONS, Aim

NOBODY = 0.005  # a station where Wolves are less likely is stormed in vain
STORMED = 0.4  # a station that is more likely stormed is one to keep away from
HARDLY = 0.15  # a place that is less likely the goal is none to act at, while there is time
LESS_SURE = 0.5  # a hint that leaves Wolves so much less sure of the goal misleads them


def doubts(sight: Sight, seed: int) -> tuple[tuple[int, Caution], ...]:
    """Choices of this decision, and what speaks against them."""
    player = mind(sight, seed)
    if isinstance(player, Hunt):
        found = of_hunt(player)
    else:
        found = of_guide(player) if isinstance(player, Guide) else of_prowl(player)
    return tuple((ACTIONS.numbers[action], caution) for action, caution in found)


def of_hunt(player: Hunt) -> Iterator[tuple[Action, Caution]]:
    for action in player.of(actions.ToStation):
        if sum(row[action.station] for row in player.where.values()) < NOBODY:
            yield action, terms.StormInVain(action.station)


def of_guide(player: Guide) -> Iterator[tuple[Action, Caution]]:
    for action in player.of(actions.PlaceHint):
        after = player.after(player.pack_goals, player.new_hint(action))
        if after[player.goal] < LESS_SURE * player.pack_goals[player.goal]:
            best = likeliest(after)
            yield action, terms.HintMisleads(action.hint, best, percent(after[best]))


def of_prowl(player: Prowl) -> Iterator[tuple[Action, Caution]]:
    if player.in_step(rules.DROP_OR_ESCAPE):
        if player.rounds_left:
            yield from of_acting(player)
    elif not player.in_step(rules.JOIN_PACK):
        for station in player.ways(player.view.steps_left + 1):
            if station != player.at and player.looks[station] > STORMED:
                yield actions.MoveTo(station), terms.StormExpected(station, percent(player.looks[station]))


def of_acting(player: Prowl) -> Iterator[tuple[Action, Caution]]:
    """Where it is not the place, though there is time to find it."""
    for action, place, aim in ((actions.DropOff(), 1, Aim.DROP_OFF), (actions.Escape(), 2, Aim.EXTRACTION)):
        chance = player.by_station(place)[player.at]
        if action in player.actions and 0 < chance < HARDLY:  # what is impossible, the view tells
            yield action, terms.WrongPlace(aim, percent(chance))

"""Why good players do what they do: the chances that their choices hang on, as terms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

from wolfden.engine.advice import MOST_WHYS, percent
from wolfden.engine.terms import Action, Why
from wolfden.games.sobakistan import rules
from wolfden.games.sobakistan.bots.bloodhound import WORTH_A_STORM, Hunt
from wolfden.games.sobakistan.bots.liaison import Guide
from wolfden.games.sobakistan.bots.wolf import Prowl
from wolfden.games.sobakistan.terms import actions
from wolfden.games.sobakistan.terms import whys as terms
from wolfden.games.sobakistan.terms.actions import ACTIONS, Aim

MISTAKEN = 0.05  # a station that is taken for the goal less often is not worth a word
NEARBY = 5  # percent: where Wolves are less likely, nobody waits for them


def whys(mind: Hunt | Guide | Prowl, move: tuple[int, ...]) -> tuple[Why, ...]:
    """The most telling reasons for a whole move that this mind has chosen."""
    action = ACTIONS.value(move[0])
    assert isinstance(action, Action)
    if isinstance(mind, Hunt):
        found = of_hunt(mind, action)
    else:
        found = of_guide(mind, action) if isinstance(mind, Guide) else of_prowl(mind, action)
    return tuple(islice(found, MOST_WHYS))


def anybody(rows: Mapping[int, list[float]], stations: Iterable[int]) -> int:
    """How likely at least one Wolf is at one of these stations, in percent."""
    places = list(stations)
    nobody = 1.0
    for row in rows.values():
        nobody *= max(0.0, 1.0 - sum(row[station] for station in places))
    return percent(1.0 - nobody)


def likeliest(row: list[float]) -> int:
    """The station with the best chance."""
    return max(range(1, len(row)), key=row.__getitem__)


# The Bloodhound


def of_hunt(mind: Hunt, action: Action) -> Iterator[Why]:
    if isinstance(action, actions.ToStation):
        yield terms.StormLikely(action.station, anybody(mind.where, [action.station]))
        if len(mind.playing) > 1:
            wolf = max(mind.where, key=lambda one: mind.where[one][action.station])
            yield terms.WolfThere(wolf, action.station, percent(mind.where[wolf][action.station]))
    elif isinstance(action, actions.ToDistrict):
        yield of_drive(mind, action.district)
    elif isinstance(action, actions.ToPrecinct):
        stations = [one for district in mind.box.precincts[action.precinct] for one in mind.stations_in(district)]
        yield terms.CoverPrecinct(action.precinct, anybody(mind.where_next, stations))
    elif isinstance(action, actions.Scour):
        reach = [place.district for place in mind.view.squads if place.district is not None and not place.rests]
        stations = [station for district in reach for station in mind.stations_in(district)]
        best = max(stations, key=mind.heat.__getitem__)
        yield terms.OneMoveMore(best, anybody(mind.where, [best]))
    elif isinstance(action, actions.CordonOffDistrict):
        yield terms.FenceIn(action.district, percent(min(1.0, mind.in_district(action.district))))
    elif isinstance(action, actions.CordonOffLine):
        yield terms.CloseLine(action.line, percent(min(1.0, mind.flow(action.line))))
    elif isinstance(action, actions.DigUpInformation):
        watched = mind.reading.streets.watched()
        inside = [chance for station, chance in enumerate(mind.where[action.wolf]) if watched >> station & 1]
        yield terms.AskWolf(action.wolf, percent(min(1.0, sum(inside))))
    elif isinstance(action, actions.ShuffleThroughDenunciations):
        yield terms.AskAll()
    elif isinstance(action, actions.SniffAround):
        yield terms.SniffHere(action.station, anybody(mind.where, [action.station]))
    elif not mind.playing or mind.decided:
        yield terms.AlreadyDecided()
    elif mind.view.moves_left and mind.in_reach:
        best = max(mind.in_reach, key=lambda pair: mind.heat[pair[0]])[0]
        yield terms.NotWorthAMove(best, anybody(mind.where, [best]))
    else:
        yield terms.HuntDone()


def of_drive(mind: Hunt, district: int) -> Why:
    """A district to storm in now, or to wait in."""
    stations = mind.stations_in(district)
    if mind.view.moves_left and mind.best_in(district) >= WORTH_A_STORM:
        best = max(stations, key=mind.heat.__getitem__)
        return terms.HeadFor(district, anybody(mind.where, stations), best, anybody(mind.where, [best]))
    chance = anybody(mind.where_next, stations)
    return terms.WaitThere(district, chance) if chance >= NEARBY else terms.SpreadOut()


# The Liaison


def of_guide(mind: Guide, action: Action) -> Iterator[Why]:
    if isinstance(action, actions.PlaceHint):
        yield from of_hint(mind, action)
    elif isinstance(action, actions.EndHints):
        yield terms.EnoughSaid()
    elif isinstance(action, actions.ShedYourCoat):
        yield terms.PoorHand(mind.goal)
    elif isinstance(action, actions.Discard):
        yield terms.HintUseless(action.hint)
    elif isinstance(action, actions.DrawAnew):
        yield terms.KeepTheRest()
    elif isinstance(action, actions.CallThePack):
        steps = round(mind.away(action.wolf))
        alone = len(mind.playing) == 1
        yield terms.RunAlone(action.wolf, steps) if alone else terms.PackIsNear(action.wolf, steps)
    elif isinstance(action, actions.BlowAWhistle):
        place = mind.public.streets.squads[action.squad - 1]
        districts = [one for one in range(len(mind.box.within)) if place.moves_to(mind.box, one) == 1]
        stations = [station for district in districts for station in mind.stations_in(district)]
        yield terms.SquadThreatens(action.squad, anybody(mind.where, stations))
    elif isinstance(action, actions.HowlInCode):
        wolf = max(mind.where, key=lambda one: max(mind.where[one]))
        yield terms.LostSight(wolf, percent(max(mind.where[wolf])))
    elif isinstance(action, actions.ThrowOffTheScent):
        best = mind.ranked[0][1]
        yield terms.HintHidden(best.hint, percent(mind.after(mind.hound_goals, mind.new_hint(best))[mind.goal]))


def of_hint(mind: Guide, action: actions.PlaceHint) -> Iterator[Why]:
    """How a hint would be understood, and misunderstood."""
    new = mind.new_hint(action)
    after = mind.after(mind.pack_goals, new)
    yield terms.HintUnderstood(mind.aim, mind.goal, percent(mind.pack_goals[mind.goal]), percent(after[mind.goal]))
    others = [0.0 if station == mind.goal else chance for station, chance in enumerate(after)]
    if max(others) >= MISTAKEN:
        yield terms.HintMistaken(likeliest(others), percent(max(others)))
    if not mind.view.scent_thrown:
        yield terms.HintOverheard(percent(mind.after(mind.hound_goals, new)[mind.goal]))


# Wolves


def of_prowl(mind: Prowl, action: Action) -> Iterator[Why]:
    if mind.in_step(rules.DROP_OR_ESCAPE):
        yield from of_acting(mind, action)
    elif mind.in_step(rules.JOIN_PACK):
        goal, called = likeliest(mind.goals), mind.called_to
        there, here = mind.box.distance(called, goal), mind.box.distance(mind.at, goal)
        if not isinstance(action, actions.JoinThePack):
            yield terms.StayNearer(called, there, here)
        else:
            yield terms.JoinNearer(called, there, here) if there < here else terms.TrustTheCall(called)
        yield meaning(mind)
    else:
        yield from of_step(mind, action)


def meaning(mind: Prowl) -> Why:
    """What hints and all else say of the goal."""
    goal = likeliest(mind.goals)
    return terms.HintsMean(Aim.DROP_OFF if mind.carries else Aim.EXTRACTION, goal, percent(mind.goals[goal]))


def of_step(mind: Prowl, action: Action) -> Iterator[Why]:
    """Where the goal is, and where it is dangerous."""
    if isinstance(action, actions.MarkTerritory):
        yield terms.UnseenSince(mind.unseen())
    yield meaning(mind)
    here = percent(mind.looks[mind.at])
    if isinstance(action, actions.MoveTo):
        yield terms.StormThere(action.station, percent(mind.looks[action.station]), here)
    elif isinstance(action, actions.RunWithTheWolves):
        best = max(mind.ways(2), key=mind.worth)
        yield terms.RunsTo(best, percent(mind.looks[best]))
    else:
        yield terms.StormHere(here)


def of_acting(mind: Prowl, action: Action) -> Iterator[Why]:
    """Whether this is the place."""
    drop_offs, extractions = mind.by_station(1), mind.by_station(2)
    drop_off, extraction = percent(drop_offs[mind.at]), percent(extractions[mind.at])
    if isinstance(action, actions.DropOff):
        yield terms.RightPlace(Aim.DROP_OFF, drop_off)
    elif isinstance(action, actions.Escape):
        out = terms.RightPlace(Aim.EXTRACTION, extraction)
        yield terms.NoTimeForBoth(extraction, drop_off) if mind.carries else out
    else:
        yield meaning(mind)
        if not mind.carries or drop_offs[mind.at] >= extractions[mind.at]:
            yield terms.NotYet(Aim.DROP_OFF, drop_off) if mind.carries else terms.NotYet(Aim.EXTRACTION, extraction)
    if not mind.rounds_left:
        yield terms.LastChance()

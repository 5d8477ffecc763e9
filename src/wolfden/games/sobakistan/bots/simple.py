"""A simple player of Sobakistan. It does not know what words mean.

The Liaison picks hints by chance and says how far away Wolves seem to be; Wolves go by that, and keep away from squads;
the Bloodhound goes where Wolves are likely to be.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

from wolfden.engine.common import Said
from wolfden.engine.sight import Sight
from wolfden.engine.terms import Action
from wolfden.games.sobakistan import rules
from wolfden.games.sobakistan.belief.whereabouts import sampled_whereabouts, whereabouts
from wolfden.games.sobakistan.bots.mind import Mind
from wolfden.games.sobakistan.state import CALLED, Sobakistan, kind_of, open_routes, routes_from
from wolfden.games.sobakistan.terms import actions, events
from wolfden.games.sobakistan.terms.actions import BLOODHOUND, LIAISON, REMARKS
from wolfden.games.sobakistan.view import Evidence

FARTHEST = 5  # what the Liaison can say of a distance
SURE = 0.3  # of where a Wolf is: then the Liaison says how far that is from the goal
NEAR = (1.0, 0.4, 0.1)  # how likely the Liaison is to be wrong by so much
DANGER = (3.0, 1.2, 0.3)  # what a Wolf would walk round so as not to be where a squad comes with so many moves
WORTH_A_LOOK = 0.15  # a station is stormed if so many Wolves are likely to be there
WORLDS = 60  # that the Bloodhound imagines where it would take long to know exactly
GOOD_GUESS = 0.5  # so likely to be the place, a Wolf drops or escapes there
CARDS = (actions.HowlInCode, actions.ThrowOffTheScent, actions.CallThePack)  # that the Liaison uses now and then


def choose(sight: Sight, seed: int) -> int:
    """One of the seat's legal actions; asked only of a seat that may act."""
    mind = Player(sight, seed)
    if sight.seat == BLOODHOUND:
        wanted = mind.hunt()
    elif sight.seat == LIAISON:
        wanted = mind.guide()
    else:
        wanted = mind.prowl()
    return mind.first(wanted)


def talk(sight: Sight, seed: int) -> tuple[int, ...]:
    """The Liaison says, once a round, how far each Wolf seems to be from the goal."""
    if sight.seat != LIAISON:
        return ()
    mind = Player(sight, seed, "talk")
    possible = sight.remarks
    return tuple(remark for remark in mind.distances() if remark in possible)


class Known:
    """What the Liaison or the Bloodhound was told of Wolves' ways: the same in all worlds that the seat can imagine."""

    def __init__(self, world: Sobakistan, seat: int) -> None:
        self.world = world
        self.seat = seat
        starts_and_shown = (world.box.routes[world.route][0], world.messages) if seat == LIAISON else ()
        self.key = (world.box, open_routes(world), seat, world.seats, world.facts, starts_and_shown)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known) and self.key == other.key


@lru_cache(32)
def located(known: Known) -> list[list[float]]:
    """Where Wolves may be: worked out once as long as nothing more is told."""
    return whereabouts(known.world, known.seat)


class Player(Mind):
    """One decision of one seat that does not read."""

    def often(self, chance: float) -> bool:
        return int(self.stream.below(1000)) < 1000 * chance

    def some(self, kind: type[Action]) -> list[Action]:
        """One of the legal actions of a kind, by chance."""
        found = self.of(kind)
        return [found[self.stream.below(len(found))]] if found else []

    @cached_property
    def likely(self) -> list[list[float]]:
        """By seat and station: where each Wolf may be."""
        called = any(kind_of(fact) == CALLED for fact in self.world.facts)
        if called and self.seat == BLOODHOUND:
            return sampled_whereabouts(self.world, self.seat, WORLDS, self.stream)
        return located(Known(self.world, self.seat))

    # The Bloodhound

    @cached_property
    def heat(self) -> list[float]:
        """How many Wolves are likely to be at each station."""
        rows = [self.likely[wolf.seat] for wolf in self.playing]
        return [sum(row[station] for row in rows) for station in range(self.box.stations + 1)]

    def district_heat(self, district: int) -> float:
        return sum(self.heat[station] for station in self.stations_in(district))

    def hunt(self) -> Iterator[Action]:
        if not self.in_step(rules.BLOODHOUND_TURN):
            yield from self.some(actions.ToPrecinct)
            return
        drives = self.of(actions.ToDistrict)
        leaving = [action for action in drives if self.is_free(action)]
        if leaving:
            yield max(leaving, key=lambda action: self.district_heat(action.district))
        if self.view.moves_left == self.box.squad_moves:
            yield actions.ShuffleThroughDenunciations()
            yield from self.some(actions.DigUpInformation)
        best = max(self.of(actions.ToStation), key=lambda action: self.heat[action.station], default=None)
        if best is not None and self.heat[best.station] > WORTH_A_LOOK:
            yield best
        if self.view.moves_left == 0 and max(self.heat) > 2 * WORTH_A_LOOK:
            yield actions.Scour()
        goal = max(drives, key=lambda action: self.district_heat(action.district), default=None)
        if goal is not None and self.district_heat(goal.district) > self.here(goal.squad):
            yield goal
        if best is not None:
            yield best
        if self.often(0.5):
            yield from self.some(actions.CordonOffLine)
            if actions.CordonOffDistrict in map(type, self.actions):
                districts = range(len(self.view.map.districts))
                yield actions.CordonOffDistrict(max(districts, key=self.district_heat))
            yield from self.some(actions.SniffAround)
        yield actions.EndHunt()

    def is_free(self, action: actions.ToDistrict) -> bool:
        return self.view.squads[action.squad - 1].precinct is not None

    def here(self, squad: int) -> float:
        """The heat around a squad that is in a district; one on a station has had its look."""
        place = self.view.squads[squad - 1]
        return -1.0 if place.district is None else self.district_heat(place.district)

    # The Liaison

    def guide(self) -> Iterator[Action]:
        if self.view.shedding:
            yield actions.DrawAnew()
        yield from self.some(actions.Discard)
        if self.often(0.25):
            yield from self.some(CARDS[self.stream.below(len(CARDS))])
        if self.view.hints_placed and (self.view.hints_placed > 1 or self.often(0.5)):
            if self.often(0.1):
                yield actions.ShedYourCoat()
            yield actions.EndHints()
        hints = [action for action in self.of(actions.PlaceHint) if not action.negated]
        yield hints[self.stream.below(len(hints))] if hints else actions.EndHints()
        yield actions.EndHints()

    def distances(self) -> Iterator[int]:
        if not self.in_step(rules.LIAISON_TURN) or self.view.route is None:
            return
        said: set[int] = set()
        for event in self.journal:
            if isinstance(event, events.RoundBegan):
                said = set()
            elif isinstance(event, Said) and event.seat == LIAISON:
                said.add(event.remark)
        told = {remark.wolf for remark in map(REMARKS.value, said) if isinstance(remark, actions.YouAreAway)}
        for wolf in self.playing:
            row = self.likely[wolf.seat]
            if wolf.seat not in told and max(row) >= SURE:
                carries = wolf.evidence is Evidence.CARRIED
                goal = self.view.route.drop_off if carries else self.view.route.extraction
                steps = min(FARTHEST, self.box.distance(row.index(max(row)), goal))
                yield REMARKS.numbers[actions.YouAreAway(wolf.seat, steps)]

    # Wolves

    @cached_property
    def goals(self) -> list[float]:
        """By station: how likely it is the drop-off point or, once the evidence is gone, the extraction point."""
        found = [0.0] * (self.box.stations + 1)
        told = list(self.told())
        for number in routes_from(self.world, self.view.start or 0):
            _, drop_off, extraction = self.box.routes[number]
            weight = 1.0
            for station, steps, carried in told:
                away = min(FARTHEST, self.box.distance(station, drop_off if carried else extraction))
                weight *= NEAR[min(abs(away - steps), len(NEAR) - 1)]
            found[drop_off if self.carries else extraction] += weight
        total = sum(found)
        return [weight / total for weight in found]

    def told(self) -> Iterator[tuple[int, int, bool]]:
        """What the Liaison said of this Wolf: where they were, how far from the goal, and if that was the drop-off."""
        station, carried = 0, True
        for event in self.journal:
            if isinstance(event, (events.StartsAt, events.Moved, events.Stayed)):
                station = event.station
            elif isinstance(event, (events.DroppedOff, events.EvidenceTaken)) and event.wolf == self.seat:
                carried = False
            elif isinstance(event, Said) and event.seat == LIAISON:
                remark = REMARKS.value(event.remark)
                if isinstance(remark, actions.YouAreAway) and remark.wolf == self.seat:
                    yield station, remark.steps, carried

    def prowl(self) -> Iterator[Action]:
        if self.in_step(rules.DROP_OR_ESCAPE):
            yield self.drop_or_escape()
        elif self.in_step(rules.JOIN_PACK):
            nearer = self.worth(self.called_to) > self.worth(self.at) + 1
            yield actions.JoinThePack() if nearer else actions.StayAway()
        else:
            yield from self.step()

    def step(self) -> Iterator[Action]:
        """To the best station in reach; farther with a card if that is much better."""
        if self.in_step(rules.WOLVES_TURN) and self.view.round > 1 and self.often(0.3):
            yield actions.MarkTerritory()
        best = max(self.of(actions.MoveTo), key=lambda action: self.worth(action.station), default=None)
        if best is None or self.worth(best.station) <= self.worth(self.at):
            yield actions.Stay()
        elif self.view.steps_left == 1 and self.danger(best.station) > 1:
            yield actions.RunWithTheWolves()
        if best is not None:
            yield best

    def worth(self, station: int) -> float:
        """Near what may be the goal, and far from squads."""
        away = sum(weight * self.box.distance(station, goal) for goal, weight in enumerate(self.goals) if weight)
        return -away - self.danger(station)

    def danger(self, station: int) -> float:
        """How soon a squad could be there: in one move, in two or in three."""
        district = self.box.district_of[station]
        moves = [self.moves_to(district, squad) for squad in range(len(self.view.squads))]
        return sum(DANGER[needed - 1] for needed in moves if needed <= len(DANGER))

    def moves_to(self, district: int, squad: int) -> int:
        """How many moves a squad needs to storm a station in that district."""
        place = self.view.squads[squad]
        if place.precinct is not None:
            begins = self.view.map.precincts[place.precinct].districts
        else:
            begins = (place.district if place.district is not None else self.box.district_of[place.station or 0],) * 2
        if district in begins:
            return 1
        return 2 if any(self.box.next_to[one] >> district & 1 for one in begins) else 3

    def drop_or_escape(self) -> Action:
        left = self.rounds_left
        chance = self.goals[self.at]
        if self.carries and left and (chance >= GOOD_GUESS or left == 1):
            return actions.DropOff()
        if not left or (not self.carries and chance >= GOOD_GUESS):
            return actions.Escape()
        return actions.DoNothing()

"""A good Bloodhound: sends squads where Wolves are most likely to be, and to where they are likely to go."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise

from wolfden.engine.common import Said
from wolfden.engine.terms import Action
from wolfden.games.sobakistan import rules
from wolfden.games.sobakistan.bots.reader import Reader
from wolfden.games.sobakistan.terms import actions, events
from wolfden.games.sobakistan.terms.actions import BLOODHOUND, REMARKS
from wolfden.games.sobakistan.view import WolfState

CATCH = (0.45, 1.0, 1.0)  # what a catch is worth: the first, one that takes the evidence, one that arrests
FUTURE = 0.5  # what it is worth to have Wolves in reach of a squad next turn
WORTH_A_STORM = 0.02  # a station where less is likely to be caught is left alone
VARIES = 0.03  # how much of a plan's worth is left to chance, so that people cannot foresee it

# Prices of cards, at the beginning of the game: each gives the resistance one back, and in the last round none is worth
# anything to them any more.
ONE_MOVE = 0.3  # Scour, in what it catches
ANSWER = 0.05  # Dig Up Information, in what more is caught for knowing; for each Wolf through denunciations
# The share of Wolves likely to be in a district from which on it is cordoned off, by the moves squads need to storm it.
FENCE = (0.45, 0.6, 1.0)
BARRIER = 0.34  # the share of Wolves likely to take a line from which on that is cordoned off

NEAR = (1.0, 0.5)  # how much a station in a district with a squad counts, and in one beside
CERTAIN = 0.6  # of the district a Wolf is in, to say it aloud
OFTEN = 4  # one in so many rounds something else is said


class Hunt(Reader):
    """A decision of the Bloodhound's."""

    @cached_property
    def where(self) -> dict[int, list[float]]:
        return {wolf.seat: self.reading.where(wolf.seat) for wolf in self.playing}

    @cached_property
    def where_next(self) -> dict[int, list[float]]:
        return {wolf.seat: self.reading.where_next(wolf.seat) for wolf in self.playing}

    def prize(self, wolf: WolfState) -> float:
        return CATCH[self.reading.stage(wolf.seat)]

    def summed(self, where: dict[int, list[float]]) -> list[float]:
        """By station: what a catch there is likely to be worth."""
        found = [0.0] * (self.box.stations + 1)
        for wolf in self.playing:
            prize = self.prize(wolf)
            for station, chance in enumerate(where[wolf.seat]):
                found[station] += prize * chance
        return found

    @cached_property
    def heat(self) -> list[float]:
        return self.summed(self.where)

    @cached_property
    def later(self) -> list[float]:
        """By district: what the best station there is likely to be worth next turn, and the rest of it a little."""
        heat = self.summed(self.where_next)
        found = []
        for district in range(len(self.box.within)):
            here = sorted((heat[station] for station in self.stations_in(district)), reverse=True)
            found.append(sum(value / (rank + 1) for rank, value in enumerate(here)))
        return found

    # Where squads should be

    def wishes(self) -> Iterator[Action]:
        if self.in_step(rules.PLACE_SQUADS) or self.in_step(rules.CATCHER_RETURNS):
            yield self.best_precinct()
        else:
            yield from self.hunt()

    def best_precinct(self) -> Action:
        """The one whose districts no other squad comes to so soon, and where Wolves are likely to be."""
        precincts = self.of(actions.ToPrecinct)
        return max(precincts, key=lambda action: self.standing(action.squad - 1, precinct=action.precinct))

    def standing(self, squad: int, district: int = -1, precinct: int = -1) -> float:
        """What it is worth next turn that a squad stands there, and the others where they are."""
        near = [0.0] * len(self.box.within)
        for number, place in enumerate(self.view.squads):  # not the reading's: it knows nothing of a move half made
            if number != squad:
                where = place.district
                if where is None and place.station is not None:
                    where = self.box.district_of[place.station]
                self.spread(near, -1 if where is None else where, -1 if place.precinct is None else place.precinct)
        self.spread(near, district, precinct)
        return sum(share * value for share, value in zip(near, self.later, strict=True))

    def spread(self, near: list[float], district: int, precinct: int) -> None:
        """How well a squad that stands there covers each district."""
        begins = self.box.precincts[precinct] if precinct >= 0 else (district,)
        for other in range(len(near)):
            if other in begins:
                near[other] = max(near[other], 1.0)
            elif any(one >= 0 and self.box.next_to[one] >> other & 1 for one in begins):
                near[other] = max(near[other], 0.45)

    # The hunt

    def hunt(self) -> Iterator[Action]:
        if not self.playing or self.decided:
            yield actions.EndHunt()
        yield from self.ask()
        yield from self.out_of_precincts()
        yield from self.move()
        if self.view.moves_left == 0 and self.scour_catches() >= max(WORTH_A_STORM, self.falling(ONE_MOVE)):
            yield actions.Scour()
        yield from self.cordon()
        yield actions.EndHunt()

    @cached_property
    def plans(self) -> list[tuple[float, Action]]:
        """The first action of each plan for a squad, with what it gains for every move that it takes."""
        found: list[tuple[float, Action]] = []
        moves = self.view.moves_left
        for number, place in enumerate(self.view.squads):
            if place.rests:
                continue
            if place.precinct is not None:
                for district in self.box.precincts[place.precinct]:
                    found += self.plan(number, district, actions.ToDistrict(number + 1, district), 0, moves)
            elif place.district is not None:
                found += self.plan(number, place.district, None, 0, moves)
                found += self.drives(number, place.district, moves)
            elif place.station is not None:
                here = self.box.district_of[place.station]
                found += self.plan(number, here, actions.ToDistrict(number + 1, here), 1, moves)
        return sorted(((value + self.fancy(), action) for value, action in found), key=lambda pair: -pair[0])

    def fancy(self) -> float:
        return VARIES * int(self.stream.below(1000)) / 1000

    def falling(self, price: float) -> float:
        """The price of a card in this round."""
        return price * self.rounds_left / self.view.rounds

    def plan(
        self, squad: int, district: int, first: Action | None, used: int, moves: int
    ) -> list[tuple[float, Action]]:
        """Storm the best stations of a district."""
        if used >= moves:
            return []
        here = sorted(self.stations_in(district), key=lambda station: -self.heat[station])
        best = here[0]
        if self.heat[best] < WORTH_A_STORM:
            return []
        return [(self.heat[best] / (used + 1), first or actions.ToStation(squad + 1, best))]

    def drives(self, squad: int, district: int, moves: int) -> list[tuple[float, Action]]:
        """Drive to a district beside and storm there at once, or wait there for the next turn."""
        found: list[tuple[float, Action]] = []
        stays = self.standing(squad, district=district)
        for other in range(len(self.box.within)):
            if self.box.next_to[district] >> other & 1:
                drive = actions.ToDistrict(squad + 1, other)
                found += self.plan(squad, other, drive, 1, moves)
                gain = FUTURE * (self.standing(squad, district=other) - stays)
                if gain > 0 and self.rounds_left:
                    found.append((gain, drive))
        return found

    def out_of_precincts(self) -> Iterator[Action]:
        """Leaving is free: to where there is most to catch now, or else next turn."""
        for number, place in enumerate(self.view.squads):
            if place.precinct is not None and not place.rests:
                districts = self.box.precincts[place.precinct]
                value = {one: self.best_in(one) + FUTURE * self.standing(number, district=one) for one in districts}
                stays = max(map(self.best_in, districts)) if self.view.moves_left == 0 else 0.0
                best = max(districts, key=lambda one: value[one])
                if self.view.moves_left or value[best] > stays + FUTURE * self.standing(
                    number, precinct=place.precinct
                ):
                    yield actions.ToDistrict(number + 1, best)

    def best_in(self, district: int) -> float:
        return max(self.heat[station] for station in self.stations_in(district))

    def move(self) -> Iterator[Action]:
        if self.view.moves_left and self.plans:
            yield self.plans[0][1]

    def scour_catches(self) -> float:
        """What one more move is likely to catch."""
        if actions.Scour() not in self.actions:
            return 0.0
        best = 0.0
        for place in self.view.squads:
            if place.district is not None and not place.rests:
                best = max(best, self.best_in(place.district))
        return best

    # Cards

    def ask(self) -> Iterator[Action]:
        """Ask what can still be acted on, if knowing the answer is likely to catch more."""
        if not self.view.moves_left or any(
            place.precinct is not None and not place.rests for place in self.view.squads
        ):
            return
        gains = {wolf.seat: self.knowing(wolf.seat) for wolf in self.playing}
        price = self.falling(ANSWER)
        if sum(gains.values()) > max(price * len(gains), WORTH_A_STORM):
            yield actions.ShuffleThroughDenunciations()
        for action in self.of(actions.DigUpInformation):
            if gains[action.wolf] > max(price, WORTH_A_STORM / 2):
                yield action
        sniffed = {event.station for event in self.journal if isinstance(event, events.Sniffed)}
        sniffs = {
            one.station: self.heat[one.station] for one in self.of(actions.SniffAround) if one.station not in sniffed
        }
        for station, value in sniffs.items():
            if value == max(sniffs.values()) and WORTH_A_STORM < value < 0.3 and self.view.round >= 3:
                yield actions.SniffAround(station)

    def knowing(self, wolf: int) -> float:
        """What more is likely to be caught if that Wolf says whether a squad is in their district."""
        watched = self.reading.streets.watched()
        row = self.where[wolf]
        inside = [chance if watched >> station & 1 else 0.0 for station, chance in enumerate(row)]
        outside = [chance - one for chance, one in zip(row, inside, strict=True)]
        yes = sum(inside)
        if not 0.02 < yes < 0.98:  # known already
            return 0.0
        after = 0.0
        for chance, part in ((yes, inside), (1 - yes, outside)):
            after += chance * self.catches({**self.where, wolf: [one / chance for one in part]})
        return after - self.catches(self.where)

    def catches(self, where: dict[int, list[float]]) -> float:
        """What the best stations in reach are worth, one for each move."""
        heat = self.summed(where)
        found = [heat[station] * near for station, near in self.in_reach]
        return sum(sorted(found, reverse=True)[: self.view.moves_left])

    @cached_property
    def in_reach(self) -> list[tuple[int, float]]:
        """The stations that squads come to this turn, and how easily."""
        found = []
        for station in range(1, self.box.stations + 1):
            district = self.box.district_of[station]
            moves = self.reading.streets.nearest(district)
            if moves <= min(2, self.view.moves_left):
                found.append((station, NEAR[moves - 1]))
        return found

    def cordon(self) -> Iterator[Action]:
        """Fence Wolves in where squads are, or close the line that they are likely to take."""
        if self.view.moves_left or not self.rounds_left:
            return
        districts = {one.district: self.in_district(one.district) for one in self.of(actions.CordonOffDistrict)}
        for district, value in districts.items():
            if value == max(districts.values()) and value > FENCE[self.reading.streets.nearest(district) - 1]:
                yield actions.CordonOffDistrict(district)
        lines = {one.line: self.flow(one.line) for one in self.of(actions.CordonOffLine)}
        for line, value in lines.items():
            if value == max(lines.values()) and value > BARRIER:
                yield actions.CordonOffLine(line)

    def in_district(self, district: int) -> float:
        """How many of the Wolves are likely to be there, as a share."""
        stations = self.stations_in(district)
        return sum(row[station] for row in self.where.values() for station in stations) / len(self.playing)

    def flow(self, line: int) -> float:
        """How many of the Wolves are likely to take that line next, as a share."""
        pair, flows = self.box.pair, self.reading.flows()
        ways = pairwise(self.box.lines[line])
        return sum(flows[pair(one, other)] + flows[pair(other, one)] for one, other in ways) / len(self.playing)

    # What to say

    def talk(self) -> Iterator[int]:
        """At the beginning of a hunt: where a Wolf must be or, now and then, something else; nothing said before."""
        if not self.in_step(rules.BLOODHOUND_TURN) or self.decided or not self.is_fresh():
            return
        own = [event for event in self.journal if isinstance(event, Said) and event.seat == BLOODHOUND]
        said = {REMARKS.value(event.remark) for event in own}
        for wolf in self.playing:
            for district in range(len(self.box.within)):
                there = sum(self.where[wolf.seat][station] for station in self.stations_in(district))
                if there > CERTAIN and actions.ThinkSo(wolf.seat, district) not in said:
                    yield REMARKS.numbers[actions.ThinkSo(wolf.seat, district)]
                    return
        if not self.stream.below(OFTEN):
            yield from [
                REMARKS.numbers[actions.Say(taunt)] for taunt in actions.Taunt if actions.Say(taunt) not in said
            ][:1]

    def is_fresh(self) -> bool:
        """Whether this hunt has only just begun, and nothing was said in it."""
        for event in reversed(self.journal):
            if isinstance(event, events.AllMoved):
                return True
            if not isinstance(event, (events.RanFurther, events.TerritoryMarked, events.CordonsLifted)):
                return False
        return False

"""A good Wolf: goes where the goal is likely to be, by ways where the Bloodhound is not likely to look, and alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from wolfden.engine.terms import Action
from wolfden.games.sobakistan import rules
from wolfden.games.sobakistan.bots.fear import MOST_SURE, PRIZE, storms
from wolfden.games.sobakistan.bots.prospect import HAZARD, delivering, escaping, hunted
from wolfden.games.sobakistan.bots.reader import Reader
from wolfden.games.sobakistan.terms import actions, events
from wolfden.games.sobakistan.terms.actions import REMARKS

# Prices, in tokens.
TOGETHER = 0.8  # so much more is lost where a squad finds others too: it takes one squad and one move for all of them
ALL_OR_NOTHING = 2.6  # how much more the only Wolf fears to be caught: one token alone wins nothing
IN_HAND = 0.2  # what it is worth to be there now: who goes on to look about may not come again
APART = 0.12  # what a Wolf gives up to go another way than the others
DIG_UP = 0.2  # what it costs that a used card lets the Bloodhound ask this Wolf
KEPT = 0.2  # what a card is worth that is kept for when it is needed, at the beginning of the game
AT_ONCE = 2.0  # how many times as much if others are likely to hand over theirs in the same turn
TRUST = 0.15  # what it tells that the Liaison, who knows the route, calls the pack to a place

GOOD_GUESS = 0.55  # so likely to be the place, a Wolf drops or escapes there
LEARNING = 0.5  # how much of what a Wolf does not know is going to be told in time
RESTLESS = 0.15  # how much of a caught Wolf's choice is chance
LOST = 0.45  # a Wolf less sure than that of the goal asks
SEEN = (events.Showed, events.Interrogated, events.EvidenceTaken)  # then the Liaison knows where a Wolf is
STALE = 2  # rounds after which the Liaison does not know any more where a Wolf is


class Prowl(Reader):
    """A decision of a Wolf's."""

    @cached_property
    def routes(self) -> list[tuple[float, int, int]]:
        """The routes that may be it: how likely, the drop-off point and the extraction point."""
        legs = self.reading.legs
        return list(zip(self.reading.routes(), legs.drop_offs, legs.extractions, strict=True))

    def by_station(self, place: int) -> list[float]:
        """By station: how likely it is the drop-off point (1) or the extraction point (2)."""
        found = [0.0] * (self.box.stations + 1)
        for route in self.routes:
            found[int(route[place])] += route[0]
        return found

    @cached_property
    def goals(self) -> list[float]:
        return self.by_station(1 if self.carries else 2)

    def wishes(self) -> Iterator[Action]:
        if self.in_step(rules.DROP_OR_ESCAPE):
            yield self.drop_or_escape()
        elif self.in_step(rules.JOIN_PACK):
            joins = self.ahead(self.called_to) > self.ahead(self.at) - TRUST
            yield actions.JoinThePack() if joins else actions.StayAway()
        elif self.in_step(rules.RUN_AWAY):
            yield from self.run_away()
        else:
            yield from self.step()

    # What to ask

    def talk(self) -> Iterator[int]:
        """Asks if lost, and an answer can still help; not in every round, and not if another Wolf has just asked."""
        late = self.rounds_left == 0 or self.decided
        if not self.in_step(rules.WOLVES_TURN) or late or (self.view.round + self.seat) % 2 or self.reading.asking:
            return
        if max(self.goals) < LOST:
            near = sum(chance for goal, chance in enumerate(self.goals) if self.box.distance(self.at, goal) <= 1)
            unsure = actions.CanIReachIt() if LOST / 2 < near < 1 - LOST / 2 else actions.NotUnderstood()
            yield REMARKS.numbers[actions.AmIRight() if self.reading.before != self.reading.at else unsure]

    # Where to go

    @property
    def interrogated(self) -> bool:
        return self.me.interrogated

    def worth(self, station: int) -> float:
        """The tokens to hope for there, before the hunt."""
        alone = ALL_OR_NOTHING if len(self.view.wolves) == 1 else 1.0
        caught = self.looks[station] * (1 + TOGETHER * self.crowd[station]) * alone
        steps, left = self.box.distance, self.rounds_left
        here = IN_HAND if self.goals[station] >= GOOD_GUESS else 0.0
        return here + sum(
            chance
            * hunted(
                self.interrogated,
                self.carries,
                steps(station, drop_off if self.carries else extraction),
                steps(station, extraction),
                steps(drop_off, extraction),
                left,
                min(caught, MOST_SURE),
            )
            for chance, drop_off, extraction in self.routes
            if chance
        )

    def ahead(self, station: int, waited: int = 0) -> float:
        """The tokens to hope for there, before the Wolves' turn or, having waited, at the end of the round."""
        steps, left = self.box.distance, self.rounds_left + 1 - waited
        total = 0.0
        for chance, drop_off, extraction in self.routes:
            hope = escaping(self.interrogated, steps(station, extraction), left)
            if self.carries:
                way, further = steps(station, drop_off), steps(drop_off, extraction)
                hope = max(hope, delivering(self.interrogated, way, further, left))
            total += chance * hope
        return total

    @cached_property
    def looks(self) -> list[float]:
        """By station: how likely the Bloodhound is to storm it next, going by where Wolves seem to be."""
        if self.in_step(rules.WOLVES_TURN):
            return self.public.foreseen()
        heat = [0.0] * (self.box.stations + 1)
        for wolf in self.public.others():
            prize = PRIZE[self.public.stage(wolf)]
            heat = [one + prize * chance for one, chance in zip(heat, self.public.where(wolf), strict=True)]
        streets = self.public.streets
        squads = [squad for squad in streets.squads if squad.precinct < 0 or not self.resting(squad.precinct)]
        return storms(heat, streets.ease(squads), self.view.moves_left)

    @cached_property
    def crowd(self) -> list[float]:
        """By station: how many other Wolves are likely to be there, for all this Wolf knows."""
        moving = self.in_step(rules.WOLVES_TURN)
        rows = [self.reading.where_next(wolf) if moving else self.reading.where(wolf) for wolf in self.reading.others()]
        return [sum(row[station] for row in rows) for station in range(self.box.stations + 1)]

    def resting(self, precinct: int) -> bool:
        """Whether the squad in a precinct stays there for the rest of this turn of the Bloodhound's."""
        if not self.in_step(rules.RUN_AWAY):
            return False
        return any(squad.precinct == precinct and squad.rests for squad in self.view.squads)

    @cached_property
    def turn(self) -> int:
        """The place among Wolves in play: it changes from round to round, and the Bloodhound cannot know it."""
        seats = [wolf.seat for wolf in self.playing]
        return (seats.index(self.seat) + self.view.round + (self.view.start or 0)) % len(seats)

    @cached_property
    def reach(self) -> list[tuple[int, ...]]:
        return self.reading.streets.reach()

    def step(self) -> Iterator[Action]:
        """To a good station in reach; further with a card if that is much better."""
        steps = self.view.steps_left
        ways = self.ways(steps)
        worths = {station: self.worth(station) for station in ways}
        best = max(ways, key=lambda station: worths[station])
        if steps == 1:
            if self.can(actions.RunWithTheWolves()) and self.runs(worths[best]):
                yield actions.RunWithTheWolves()
            best = self.another_way(worths)
        if best != self.at:
            yield actions.MoveTo(ways[best])
        if self.can(actions.MarkTerritory()) and self.marks():
            yield actions.MarkTerritory()
        yield actions.Stay()

    def another_way(self, worths: dict[int, float]) -> int:
        """One of the stations that are almost as good as the best: each Wolf another one.

        Wolves in the same place know the same, so the first takes the best, the second the next one, and so on.
        """
        ranked = sorted(worths, key=lambda station: (-worths[station], station))
        near = [station for station in ranked if worths[station] > worths[ranked[0]] - APART]
        if near[0] != self.at:  # to linger is no other way
            near = [station for station in near if station != self.at]
        return near[self.turn % len(near)]

    def ways(self, steps: int) -> dict[int, int]:
        """The stations that can be reached with so many steps, and the first station on the way to each."""
        found = {self.at: self.at}
        edge = {one: one for one in self.reach[self.at]} if steps else {}
        for _ in range(steps):
            found = {**edge, **found}
            edge = {last: first for one, first in edge.items() for last in self.reach[one]}
        return found

    def can(self, action: Action) -> bool:
        return action in self.actions

    def price(self) -> float:
        """What it costs to use a card; one Wolf a turn has the first call, so that not all hand theirs over at once."""
        handed = DIG_UP if self.turn == 0 else DIG_UP * AT_ONCE
        return handed + KEPT * self.rounds_left / self.view.rounds

    def runs(self, best: float) -> bool:
        """Whether a second step is worth a card: it reaches the goal, or there is no time, or it gets out of danger."""
        return max(map(self.worth, self.ways(2))) - best > self.price()

    def marks(self) -> bool:
        """Whether to show the Liaison the place: for a Wolf who is lost, was not seen lately and can still be told."""
        lost = max(self.goals) < LOST and self.turn == 0
        return lost and self.rounds_left > 1 and self.unseen() >= STALE and not self.decided

    def unseen(self) -> int:
        """How many rounds ago the Liaison last saw or heard where this Wolf was; the start is known to everybody."""
        rounds = 0
        for event in reversed(self.journal):
            if isinstance(event, events.RoundBegan):
                rounds += 1
            elif isinstance(event, SEEN) and event.wolf == self.seat:
                break
        return rounds

    def run_away(self) -> Iterator[Action]:
        """Anywhere but where the Bloodhound looks next: a station by chance, the better the likelier."""
        places = [self.at, *[move.station for move in self.of(actions.MoveTo)]]
        worths = [self.worth(place) + RESTLESS * int(self.stream.below(1000)) / 1000 for place in places]
        best = places[worths.index(max(worths))]
        yield actions.MoveTo(best) if best != self.at else actions.Stay()

    # The end of a round

    def drop_or_escape(self) -> Action:
        drop_offs, extractions = self.by_station(1), self.by_station(2)
        away = self.getting_away(self.at, self.rounds_left)
        if self.carries and drop_offs[self.at] >= extractions[self.at]:
            return actions.DropOff() if self.is_the_place(drop_offs, drop_offs[self.at] + away) else actions.DoNothing()
        # To escape with the evidence is for those who have no time to bring it.
        return actions.Escape() if self.is_the_place(extractions, extractions[self.at]) else actions.DoNothing()

    def getting_away(self, station: int, rounds: int) -> float:
        """How likely this Wolf is to come from there to the extraction point."""
        steps = self.box.distance
        return sum(
            chance * escaping(self.interrogated, steps(station, goal), rounds) for chance, _, goal in self.routes
        )

    def is_the_place(self, chances: list[float], now: float) -> bool:
        """Whether to act here: it is likely enough to be the place, or acting is worth more than going on."""
        if not self.rounds_left or chances[self.at] >= GOOD_GUESS:
            return True
        told = self.ahead(self.at, waited=1)
        return now > LEARNING * told + (1 - LEARNING) * self.going_on(chances)

    def going_on(self, chances: list[float]) -> float:
        """The tokens to hope for at the best other place, if nothing more is told."""
        best = 0.0
        for station, chance in enumerate(chances):
            way = max(1, self.box.distance(self.at, station)) if station else 0
            if chance and way <= self.rounds_left:
                later = self.getting_away(station, self.rounds_left - way) if self.carries else 0.0
                best = max(best, chance * (1 - HAZARD / 2) ** way + later)
        return best

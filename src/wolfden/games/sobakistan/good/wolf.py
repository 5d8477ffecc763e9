"""A good Wolf: goes where the goal is likely to be, by ways where the Bloodhound is not likely to look."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from wolfden.engine.terms import Action
from wolfden.games.sobakistan.actions import (
    REMARKS,
    AmIRight,
    DoNothing,
    DropOff,
    Escape,
    JoinThePack,
    MarkTerritory,
    MoveTo,
    NotUnderstood,
    RunWithTheWolves,
    Stay,
    StayAway,
    WolfCard,
)
from wolfden.games.sobakistan.good.mind import Mind
from wolfden.games.sobakistan.view import Evidence, Phase, WolfState

STEP = 0.12  # what being one step nearer to the goal is worth, in tokens
LATE = 0.75  # what it is worth where there is just time enough
BASE = 0.02  # how likely any station seems to be worth a look
SHARP = 1.5  # how strongly the Bloodhound goes by where Wolves are likely to be
FAR_LOOKS = (0.0, 1.0, 0.4, 0.0)  # how easily squads look where they come in so many moves
MOST_SURE = 0.9  # that a station is stormed
CAUGHT = (0.6, 1.0, 1.2)  # what being caught costs: the first time, with evidence, without
SPREAD = 0.1  # how much of where Wolves go is their own fancy
RUN, RUN_HOME = 0.3, 0.1  # so much better must it be two steps away to use a card; less if the goal is there
GOOD_GUESS = 0.55  # so likely to be the place, a Wolf drops or escapes there
RESTLESS = 0.25  # how much of a caught Wolf's choice is chance
LOST = 0.45  # a Wolf less sure than that of the goal asks


class Prowl(Mind):
    """A decision of a Wolf's."""

    @cached_property
    def me(self) -> WolfState:
        return next(wolf for wolf in self.view.wolves if wolf.seat == self.seat)

    @cached_property
    def at(self) -> int:
        assert self.me.board is not None
        return self.me.board.marks[-1].station

    @cached_property
    def goals(self) -> list[float]:
        return self.reading.goals()

    @cached_property
    def carries(self) -> bool:
        return self.me.evidence is Evidence.CARRIED

    def wishes(self) -> Iterator[Action]:
        if self.view.phase is Phase.DROP_OR_ESCAPE:
            yield self.drop_or_escape()
        elif self.view.phase is Phase.CALLED_PACK:
            called = next(note.station for note in reversed(self.view.messages) if note.wolf == self.view.called)
            yield JoinThePack() if self.worth(called) > self.worth(self.at) else StayAway()
        elif self.view.phase is Phase.RUNNING_AWAY:
            yield from self.run_away()
        else:
            yield from self.step()

    def talk(self) -> Iterator[int]:
        """Asks if lost, every other round."""
        if self.view.phase is not Phase.WOLVES or self.view.round % 2 or self.seat in self.reading.asking:
            return
        if max(self.goals) < LOST:
            question = AmIRight() if self.reading.before != self.reading.at else NotUnderstood()
            yield REMARKS.numbers[question]

    # Where to go

    def away(self, station: int) -> float:
        """How far the goal is likely to be from there."""
        return sum(chance * self.board.distance(station, goal) for goal, chance in enumerate(self.goals) if chance)

    @cached_property
    def needed(self) -> float:
        """How many rounds the way still takes."""
        way = self.away(self.at)
        if self.carries:
            for route, chance in zip(self.reading.trace.routes, self.reading.routes(), strict=True):
                _, drop_off, extraction = self.board.routes[route]
                way += chance * self.board.distance(drop_off, extraction)
        return way

    @cached_property
    def step_worth(self) -> float:
        """What one step nearer is worth: more and more as time runs out."""
        spare = self.rounds_left + 1 - self.needed
        return LATE if spare < 1 else STEP + (LATE - STEP) / (1 + spare) ** 2

    @cached_property
    def looks(self) -> list[float]:
        """By station: how likely the Bloodhound is to storm it next, going by where Wolves seem to be."""
        moving = self.view.phase is Phase.WOLVES
        heat = [BASE] * (self.board.stations + 1)
        for wolf in self.public.others():
            prize = CAUGHT[self.stage(next(one for one in self.view.wolves if one.seat == wolf))]
            row = self.public.where_next(wolf) if moving else self.public.where(wolf)
            heat = [one + prize * chance for one, chance in zip(heat, row, strict=True)]
        reach = [0.0] + [self.in_reach(self.board.district_of[station]) for station in range(1, len(heat))]
        weights = [one**SHARP * near for one, near in zip(heat, reach, strict=True)]
        total = sum(weights) or 1.0
        return [min(MOST_SURE, self.board.squad_moves * weight / total) for weight in weights]

    def in_reach(self, district: int) -> float:
        """How easily a squad gets there."""
        squads = [squad for squad in self.public.squads if squad.precinct < 0 or not self.resting(squad.precinct)]
        return max((FAR_LOOKS[self.public.moves_to(squad, district)] for squad in squads), default=0.0)

    def stage(self, wolf: WolfState) -> int:
        """What being caught means to a Wolf: an interrogation, the evidence, or arrest."""
        return 0 if not wolf.interrogated else 1 if wolf.evidence is Evidence.CARRIED else 2

    def danger(self, station: int) -> float:
        """What it is likely to cost to be there when the Bloodhound comes."""
        return CAUGHT[self.stage(self.me)] * self.looks[station]

    def resting(self, precinct: int) -> bool:
        """Whether the squad in a precinct stays there for the rest of this turn of the Bloodhound's."""
        if self.view.phase is not Phase.RUNNING_AWAY:
            return False
        return any(squad.precinct == precinct and squad.rests for squad in self.view.squads)

    def worth(self, station: int) -> float:
        return -self.step_worth * self.away(station) - self.danger(station)

    @cached_property
    def fancies(self) -> list[float]:
        """By station: a little that this Wolf thinks of it and others do not, so that Wolves spread out."""
        alone = len(self.playing) == 1
        return [0.0 if alone else SPREAD * int(self.stream.below(1000)) / 1000 for _ in range(self.board.stations + 1)]

    def liked(self, station: int) -> float:
        return self.worth(station) + self.fancies[station]

    @cached_property
    def reach(self) -> list[tuple[int, ...]]:
        lines = sum(2**line for line in self.view.cordoned_lines)
        return self.board.ways_with(lines, sum(2**district for district in self.view.cordoned_districts))

    def step(self) -> Iterator[Action]:
        """To the best station in reach; further with a card if that is much better."""
        ways = self.ways(self.view.steps_left)
        best = max(ways, key=self.liked)
        if self.can(RunWithTheWolves()) and self.view.steps_left == 1 and self.runs(best):
            yield RunWithTheWolves()
        if WolfCard.MARK_TERRITORY in self.me.cards and self.view.round >= 3 and max(self.goals) < LOST:
            yield MarkTerritory()
        if best != self.at:
            yield MoveTo(ways[best])
        yield Stay()

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

    def runs(self, best: int) -> bool:
        """Whether a second step is worth a card: it reaches the goal, or there is no time, or it gets out of danger."""
        last = max(self.ways(2), key=self.worth)
        arrives = self.goals[last] > GOOD_GUESS and self.goals[best] < GOOD_GUESS
        return self.worth(last) - self.worth(best) > (RUN_HOME if arrives else RUN)

    def run_away(self) -> Iterator[Action]:
        """Anywhere but where the Bloodhound looks next: a station by chance, the better the likelier."""
        places = [self.at, *[move.station for move in self.of(MoveTo)]]
        worths = [self.worth(place) + RESTLESS * int(self.stream.below(1000)) / 1000 for place in places]
        best = places[worths.index(max(worths))]
        yield MoveTo(best) if best != self.at else Stay()

    # The end of a round

    def drop_or_escape(self) -> Action:
        left = self.rounds_left
        drop_offs, extractions = self.reading.drop_offs(), self.reading.extractions()
        if not self.carries:
            return Escape() if self.is_the_place(extractions, 0) else DoNothing()
        if not left:
            return Escape() if extractions[self.at] > drop_offs[self.at] else DropOff()
        return DropOff() if self.is_the_place(drop_offs, self.way_after()) else DoNothing()

    def way_after(self) -> float:
        """How far the extraction point is likely to be from here."""
        chances = self.reading.extractions()
        return sum(chance * self.board.distance(self.at, station) for station, chance in enumerate(chances) if chance)

    def is_the_place(self, chances: list[float], afterwards: float) -> bool:
        """Whether this station is good enough: sure, or no better one can be reached in time."""
        chance = chances[self.at]
        if chance >= GOOD_GUESS:
            return True
        time = self.rounds_left - afterwards
        better = [
            station
            for station, other in enumerate(chances)
            if other > chance and self.board.distance(self.at, station) <= max(time, 0)
        ]
        return not better and (chance > 0.25 or self.rounds_left == 0)

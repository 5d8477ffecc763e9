"""A good Liaison: hints that Wolves can tell, who know where they started, better than the Bloodhound can."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import log

from wolfden.engine.terms import Action
from wolfden.games.sobakistan.actions import (
    REMARKS,
    Aim,
    BlowAWhistle,
    CallThePack,
    Discard,
    DrawAnew,
    EndHints,
    HintIsFor,
    HintMeans,
    HowlInCode,
    PlaceHint,
    RightWay,
    ShedYourCoat,
    ThrowOffTheScent,
    Which,
    Word,
    YouAreAway,
)
from wolfden.games.sobakistan.good.mind import Mind
from wolfden.games.sobakistan.good.reading import Hint
from wolfden.games.sobakistan.good.trace import shares
from wolfden.games.sobakistan.view import Evidence, Phase, RouteCard

GIVEN_AWAY = 0.8  # what it costs that the Bloodhound reads hints too
PEOPLE = 0.4  # how much the Liaison thinks of Wolves who do not know the route cards
MISLEADS = 3.0  # how much worse a hint is that leads such Wolves away from the goal than one that tells nothing
WORTH_A_HINT = 0.2  # a second hint must tell so much more
A_NOT = 0.7  # so much more must a hint tell with a Not: there are three
POOR_HAND = 0.25  # with nothing better to tell, hints are changed
SURE = 0.55  # of where a Wolf is: then the Liaison says how far that is from the goal
SURE_THERE = 0.7  # to say that a Wolf is there
KNOWN = 0.85  # Wolves who are so sure of the drop-off point can be told of the extraction point
THREAT = 0.6  # Wolves likely to be where squads come at once: then a squad is whistled away


class Guide(Mind):
    """A decision of the Liaison's."""

    @cached_property
    def route(self) -> RouteCard:
        assert self.view.route is not None
        return self.view.route

    @cached_property
    def wolf_routes(self) -> list[int]:
        """The routes that a Wolf thinks possible who knows all cards."""
        routes = self.board.routes
        return [number for number, route in enumerate(routes) if route[0] == self.route.start]

    @cached_property
    def place(self) -> int:
        """The true route's place among them."""
        return self.wolf_routes.index(self.number)

    @cached_property
    def number(self) -> int:
        return self.board.routes.index((self.route.start, self.route.drop_off, self.route.extraction))

    @cached_property
    def aim(self) -> Aim:
        """What the next hint is for."""
        return self.aim_after(self.reading.hints)

    def aim_after(self, hints: list[Hint]) -> Aim:
        """What a hint is for that follows these: the drop-off point until it is known, or nobody needs it any more."""
        if not self.view.round:
            return Aim.DROP_OFF
        carrying = [wolf for wolf in self.playing if wolf.evidence is Evidence.CARRIED]
        if not carrying:
            return Aim.EXTRACTION
        known = self.read_by_people(0, hints)[self.route.drop_off]
        later = len(carrying) < len(self.playing) or self.view.round > 2
        return Aim.EXTRACTION if known > KNOWN and later else Aim.DROP_OFF

    @property
    def goal(self) -> int:
        return self.route.drop_off if self.aim is Aim.DROP_OFF else self.route.extraction

    # What others read

    def hint_chances(self, hint: Hint) -> list[float]:
        return self.fits.chance(hint.hint, hint.negated, hint.word)

    def read_by_people(self, aim: int, hints: list[Hint]) -> list[float]:
        """By station: how likely somebody thinks it the goal who goes by words alone."""
        found = [0.0] + [1.0] * self.board.stations
        found[self.route.start] = 0.0
        for hint in hints:
            share = hint.mix[aim]
            if hint.hint >= 0 and share:
                flat = 1 / len(self.board.hints)
                chances = self.hint_chances(hint)
                found = [one * (share * chances[index] + (1 - share) * flat) for index, one in enumerate(found)]
        return shares(found)

    def weights(self, routes: list[int], new: Hint, weights: list[float], aim: int) -> list[float]:
        """By route: how likely it seems after one hint more."""
        chances = self.hint_chances(new)
        stations = [self.board.routes[route][1 + aim] for route in routes]
        return shares([weight * chances[station] for weight, station in zip(weights, stations, strict=True)])

    @cached_property
    def pack_words(self) -> list[float]:
        """By route of the Wolves': what the hints have told them so far."""
        return self.reading.words(self.wolf_routes)

    @cached_property
    def hound_routes(self) -> list[float]:
        return self.public.routes()

    def tells(self, action: PlaceHint) -> float:
        """How much a hint tells the Wolves, less what it tells the Bloodhound."""
        new = Hint(action.hint, action.negated, (0.0, 0.0, 0.0))
        new.aim(self.aim)
        aim = 0 if self.aim is Aim.DROP_OFF else 1
        known = self.reading.hints
        people = log(self.read_by_people(aim, [*known, new])[self.goal] / self.read_by_people(aim, known)[self.goal])
        if people < 0:
            people *= MISLEADS
        pack = self.gain(self.wolf_routes, self.pack_words, new, aim)
        if self.view.scent_thrown:
            return PEOPLE * people + pack
        hound = self.gain(list(range(len(self.board.routes))), self.hound_routes, new, aim)
        return PEOPLE * people + pack - GIVEN_AWAY * hound

    def gain(self, routes: list[int], weights: list[float], new: Hint, aim: int) -> float:
        """How much surer, in logarithms, a hint makes somebody of the goal."""
        goals = [self.board.routes[route][1 + aim] == self.goal for route in routes]
        after = self.weights(routes, new, weights, aim)
        before = sum(weight for weight, right in zip(weights, goals, strict=True) if right)
        now = sum(weight for weight, right in zip(after, goals, strict=True) if right)
        return log(max(now, 1e-9)) - log(max(before, 1e-9))

    @cached_property
    def ranked(self) -> list[tuple[float, PlaceHint]]:
        """All hints, the most telling first."""
        found = [(self.tells(one) - (A_NOT if one.negated else 0.0), one) for one in self.of(PlaceHint)]
        return sorted(found, key=lambda pair: -pair[0])

    # What to do

    def wishes(self) -> Iterator[Action]:
        if self.view.phase is Phase.SHEDDING:
            yield from self.shed()
            return
        if self.view.phase is Phase.STARTING_HINT:
            if self.ranked[0][0] < POOR_HAND:
                yield ShedYourCoat()
            yield self.ranked[0][1]
            return
        if not self.view.hints_placed:
            yield from self.cards()
        if self.ranked:
            value, hint = self.ranked[0]
            if not self.view.hints_placed:
                if value < POOR_HAND / 2:
                    yield ShedYourCoat()
                yield hint
            elif value > WORTH_A_HINT:
                yield hint
        yield EndHints()

    def shed(self) -> Iterator[Action]:
        """Put away what tells nothing of either goal."""
        keep = {hint for hint in self.view.hand if self.use(hint) > 1.5}
        for action in self.of(Discard):
            if action.hint not in keep:
                yield action
        yield DrawAnew()
        yield from self.of(Discard)

    def use(self, hint: int) -> float:
        """How well a hint fits either goal."""
        fits = self.fits.both[hint]
        return max(fits[self.route.drop_off] if self.aim is Aim.DROP_OFF else 0.0, fits[self.route.extraction])

    def cards(self) -> Iterator[Action]:
        yield from self.call()
        yield from self.whistle()
        if self.view.round >= 3 and not any(max(self.where[wolf.seat]) >= SURE for wolf in self.playing):
            yield HowlInCode()
        if self.aim is Aim.EXTRACTION or self.view.round >= 2:
            yield ThrowOffTheScent()

    @cached_property
    def where(self) -> dict[int, list[float]]:
        return {wolf.seat: self.reading.where(wolf.seat) for wolf in self.playing}

    def away(self, wolf: int) -> float:
        """How far a Wolf is likely to be from their goal."""
        goal = self.goal_of(wolf)
        return sum(
            chance * self.board.distance(station, goal) for station, chance in enumerate(self.where[wolf]) if chance
        )

    def goal_of(self, wolf: int) -> int:
        carries = any(one.seat == wolf and one.evidence is Evidence.CARRIED for one in self.view.wolves)
        return self.route.drop_off if carries else self.route.extraction

    def call(self) -> Iterator[Action]:
        """A lone Wolf runs; others are called to one who is nearer to the goal by far."""
        if len(self.playing) == 1:
            if self.away(self.playing[0].seat) > 1.2:
                yield CallThePack(self.playing[0].seat)
            return
        best = min(self.playing, key=lambda wolf: self.away(wolf.seat)).seat
        same = [
            wolf.seat for wolf in self.playing if self.goal_of(wolf.seat) == self.goal_of(best) and wolf.seat != best
        ]
        if any(self.away(wolf) > self.away(best) + 2 for wolf in same) and max(self.where[best]) >= SURE:
            yield CallThePack(best)

    def whistle(self) -> Iterator[Action]:
        """The squad that comes closest to most Wolves goes far away."""
        empty = {action.precinct for action in self.of(BlowAWhistle)}
        if not empty:
            return
        threats = [self.threat(squad) for squad in range(len(self.view.squads))]
        worst = threats.index(max(threats))
        if threats[worst] > THREAT:
            heat = self.district_heat
            best = min(empty, key=lambda precinct: sum(heat[district] for district in self.board.precincts[precinct]))
            yield BlowAWhistle(worst + 1, best)

    @cached_property
    def district_heat(self) -> list[float]:
        """By district: how many Wolves who were caught before are likely to be there."""
        found = [0.0] * len(self.board.within)
        for wolf in self.playing:
            for station, chance in enumerate(self.where[wolf.seat]):
                if chance:
                    found[self.board.district_of[station]] += chance * (1.0 if wolf.interrogated else 0.5)
        return found

    def threat(self, squad: int) -> float:
        """How many Wolves a squad can storm with one move."""
        near = self.public.moves_to
        return sum(
            heat for district, heat in enumerate(self.district_heat) if near(self.public.squads[squad], district) == 1
        )

    # What to say

    def talk(self) -> Iterator[int]:
        if self.view.phase is not Phase.LIAISON:
            return
        for remark in (*self.about_hints(), *self.about_wolves()):
            number = REMARKS.numbers[remark]
            if number in self.sight.remarks and remark not in self.reading.said:
                yield number

    def about_hints(self) -> Iterator[HintIsFor | HintMeans]:
        """What the last hint was for and, where it is one word, which."""
        told = {remark.which for remark in self.reading.said if isinstance(remark, HintIsFor)}
        for place, hint in enumerate(self.reading.turn[:2]):
            which = Which(place)
            if which in told:
                continue
            hints = self.reading.hints
            aim = self.aim_after(hints[: hints.index(hint)])
            yield HintIsFor(which, aim)
            goal = self.route.drop_off if aim is Aim.DROP_OFF else self.route.extraction
            long, short = self.fits.long[hint.hint][goal], self.fits.short[hint.hint][goal]
            if not hint.negated and abs(long - short) > 1.5:
                yield HintMeans(which, Word.FIRST if long > short else Word.SECOND)

    def about_wolves(self) -> Iterator[YouAreAway | RightWay]:
        """How far Wolves are who ask, or who seem to be there without knowing it."""
        told = {remark.wolf for remark in self.reading.said if isinstance(remark, (YouAreAway, RightWay))}
        for wolf in self.playing:
            if wolf.seat in told or self.view.round < 2:
                continue
            row = self.where[wolf.seat]
            place = row.index(max(row))
            steps = self.board.distance(place, self.goal_of(wolf.seat))
            if max(row) >= (SURE_THERE if steps == 0 else SURE) and (steps == 0 or wolf.seat in self.reading.questions):
                yield YouAreAway(wolf.seat, min(5, steps))

"""A good Liaison: gives hints that Wolves, who know where they started, read better than the Bloodhound can."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import log

from wolfden.engine.common import Said
from wolfden.engine.terms import Action
from wolfden.games.sobakistan import rules
from wolfden.games.sobakistan.bots.hints import Hint, weigh
from wolfden.games.sobakistan.bots.inner.legs import Legs
from wolfden.games.sobakistan.bots.inner.trace import shares
from wolfden.games.sobakistan.bots.prospect import delivering, escaping
from wolfden.games.sobakistan.bots.reader import Reader
from wolfden.games.sobakistan.bots.reading import Reading, routes_from
from wolfden.games.sobakistan.terms import actions, events
from wolfden.games.sobakistan.terms.actions import FIRST_WOLF, LIAISON, REMARKS
from wolfden.games.sobakistan.view import Evidence, RouteCard, WolfState

GIVEN_AWAY = (1.2, 0.8, 0.7, 0.7)  # what it costs that the Bloodhound reads hints too, by the number of Wolves
ONWARD = 0.5  # how much of that a hint for the extraction point costs
PEOPLE = 1.5  # how much Wolves count who do not work out how likely routes are, and may read hints differently
MISLEADS = 3.0  # how much worse a hint is that leads such Wolves away from the goal than one that tells nothing
WORTH_A_HINT = 0.2  # a second hint must tell so much more
A_NOT = 1.5  # how much more a hint with a Not must tell, with a whole game left to use the three
CONFUSES = 0.8  # what it costs if people would name all other stations before the goal
TINY = 0.3  # a difference in fit that nobody feels
POOR_HAND = 0.25  # with nothing better to tell, hints are changed
SURE = 0.55  # of where a Wolf is: then the Liaison says how far that is from the goal
SURE_THERE = 0.7  # to say that a Wolf is there
UNDERSTOOD = 0.6  # Wolves who are so sure of the goal are not told how near it is
LATER = (2, 2, 1, 1)  # rounds in which all hints are for the drop-off point until one drops, by the number of Wolves
KNOWN = 0.65  # Wolves who are so sure of the drop-off point can be told of the extraction point

# What cards give back to the Bloodhound: each must gain more than that.
LINE_BACK = 1.1  # Throw Off the Scent, in what a hint tells: the Bloodhound can cordon off a line again
DISTRICT_BACK = 0.3  # Call the Pack, in tokens: likewise a district
THREAT = 0.6  # Blow a Whistle, in Wolves likely to be where that squad comes at once: one more move
SUSPECTED = 0.5  # how much of that the Bloodhound must expect, or else the whistle would tell where Wolves are


class Guide(Reader):
    """A decision of the Liaison's."""

    @cached_property
    def route(self) -> RouteCard:
        assert self.view.route is not None
        return self.view.route

    @cached_property
    def wolf_routes(self) -> Legs:
        """The routes that a Wolf thinks possible, who knows the start and how routes are made."""
        return routes_from(self.box, self.route.start, self.view.open_routes)

    @cached_property
    def aim(self) -> actions.Aim:
        """What the next hint is for."""
        return self.aim_after(self.reading.hints)

    def aim_after(self, hints: list[Hint]) -> actions.Aim:
        """What a hint is for that follows these: the drop-off point until it is known, or nobody needs it any more."""
        if not self.view.round:
            return actions.Aim.DROP_OFF
        carrying = [wolf for wolf in self.playing if wolf.evidence is Evidence.CARRIED]
        if not carrying:
            return actions.Aim.EXTRACTION
        known = self.read_by_pack(0, hints)[self.route.drop_off]
        later = len(carrying) < len(self.playing) or self.view.round > LATER[len(self.view.wolves) - 1]
        return actions.Aim.EXTRACTION if known > KNOWN and later else actions.Aim.DROP_OFF

    @property
    def goal(self) -> int:
        return self.route.drop_off if self.aim is actions.Aim.DROP_OFF else self.route.extraction

    # What others read

    @cached_property
    def possible(self) -> tuple[set[int], set[int]]:
        """The drop-off and extraction points that go with the start, as every Wolf can look up."""
        return set(self.wolf_routes.drop_offs), set(self.wolf_routes.extractions)

    def hint_chances(self, hint: Hint) -> list[float]:
        return self.fits.chance(hint.hint, hint.negated, hint.word)

    def known_to_people(self, hints: list[Hint]) -> float:
        """How likely Wolves think the goal, in logarithms, who ask only what is possible and may read otherwise."""
        found = [float(station in self.possible[self.number]) for station in range(self.box.stations + 1)]
        for hint in hints:
            share = hint.mix[self.number]
            if hint.hint >= 0 and share:
                flat = 1 / self.box.stations
                chances = self.fits.doubted(hint.hint, hint.negated, self.goal)
                found = [one * (share * chances[index] + (1 - share) * flat) for index, one in enumerate(found)]
        return log(max(shares(found)[self.goal], 1e-9))

    @cached_property
    def known_before(self) -> float:
        """The same without another hint."""
        return self.known_to_people(self.reading.hints)

    def read_by_pack(self, aim: int, hints: list[Hint]) -> list[float]:
        """By station: how likely Wolves think it the goal who go by words, and by how routes are made."""
        return self.wolf_routes.by_goal(aim, weigh(self.fits, hints, self.wolf_routes))

    @cached_property
    def pack_goals(self) -> list[float]:
        """The same after all hints, for what the next one is for."""
        return self.read_by_pack(self.number, self.reading.hints)

    @cached_property
    def hound_goals(self) -> list[float]:
        """By station: how likely the Bloodhound thinks it the goal."""
        return self.public.extractions() if self.number else self.public.drop_offs()

    @property
    def number(self) -> int:
        """0 if the next hint is for the drop-off point, or else 1."""
        return 0 if self.aim is actions.Aim.DROP_OFF else 1

    def new_hint(self, action: actions.PlaceHint) -> Hint:
        new = Hint(action.hint, action.negated, (0.0, 0.0, 0.0))
        new.aim(self.aim)
        return new

    def tells(self, action: actions.PlaceHint, hidden: bool) -> float:
        """How much a hint tells the Wolves, less what it tells the Bloodhound unless hidden, and how odd it seems."""
        new = self.new_hint(action)
        people = self.known_to_people([*self.reading.hints, new]) - self.known_before
        if people < 0:
            people *= MISLEADS
        told = PEOPLE * people + self.gain(self.pack_goals, new) - CONFUSES * self.confusion(action)
        if hidden:
            return told
        cost = GIVEN_AWAY[len(self.view.wolves) - 1] * (ONWARD if self.number else 1.0)
        return told - cost * self.gain(self.hound_goals, new)

    def confusion(self, action: actions.PlaceHint) -> float:
        """The share of possible stations that people would clearly name before the goal."""
        fits = self.fits.fit(action.hint, action.negated)
        others = self.possible[self.number]
        return sum(fits[station] > fits[self.goal] + TINY for station in others) / len(others)

    def gain(self, goals: list[float], new: Hint) -> float:
        """How much surer, in logarithms, a hint makes somebody of the goal who thinks so of each station."""
        return log(max(self.after(goals, new)[self.goal], 1e-9)) - log(max(goals[self.goal], 1e-9))

    def after(self, goals: list[float], new: Hint) -> list[float]:
        """By station: how likely somebody thinks it the goal after a hint who thought so before."""
        chances = self.hint_chances(new)
        return shares([goal * chance for goal, chance in zip(goals, chances, strict=True)])

    @cached_property
    def ranked(self) -> list[tuple[float, actions.PlaceHint]]:
        """All hints, the most telling first."""
        return self.ranking(self.view.scent_thrown)

    def ranking(self, hidden: bool) -> list[tuple[float, actions.PlaceHint]]:
        hints = self.of(actions.PlaceHint)
        return sorted(((self.tells(one, hidden) - self.price(one), one) for one in hints), key=lambda pair: -pair[0])

    def price(self, action: actions.PlaceHint) -> float:
        """What a Not costs: less and less as the rounds go by in which those that are left could be used."""
        return A_NOT * self.rounds_left / (self.rounds_left + 2 * self.view.nots) if action.negated else 0.0

    # What to do

    def wishes(self) -> Iterator[Action]:
        if self.in_step(rules.SHED_COAT):
            yield from self.shed()
            return
        if self.in_step(rules.STARTING_HINT):
            if self.ranked[0][0] < POOR_HAND:
                yield actions.ShedYourCoat()
            yield self.ranked[0][1]
            return
        if not self.view.hints_placed:
            yield from self.cards()
        if self.ranked:
            value, hint = self.ranked[0]
            if not self.view.hints_placed:
                if value < POOR_HAND / 2:
                    yield actions.ShedYourCoat()
                yield hint
            elif value > WORTH_A_HINT:
                yield hint
        yield actions.EndHints()

    def shed(self) -> Iterator[Action]:
        """Put away what tells nothing of either goal."""
        keep = {hint for hint in self.view.hand if self.use(hint) > 1.5}
        for action in self.of(actions.Discard):
            if action.hint not in keep:
                yield action
        yield actions.DrawAnew()
        yield from self.of(actions.Discard)

    def use(self, hint: int) -> float:
        """How well a hint fits either goal."""
        fits = self.fits.both[hint]
        return max(fits[self.route.drop_off] if self.aim is actions.Aim.DROP_OFF else 0.0, fits[self.route.extraction])

    def cards(self) -> Iterator[Action]:
        if self.decided:
            return
        yield from self.call()
        if self.view.round > 1:  # before that it would tell where Wolves start
            yield from self.whistle()
        if self.view.round >= 3 and self.rounds_left and not any(max(row) >= SURE for row in self.where.values()):
            yield actions.HowlInCode()
        if actions.ThrowOffTheScent() in self.actions and self.hiding() > self.falling(LINE_BACK):
            yield actions.ThrowOffTheScent()

    def falling(self, price: float) -> float:
        """What a card is worth to the Bloodhound who gets it back, with fewer and fewer rounds to use it."""
        return price * self.rounds_left / self.view.rounds

    def hiding(self) -> float:
        """How much more one hidden hint tells than open ones."""
        shown = [value for value, _ in self.ranked[:2]]
        more = max(0.0, shown[1] - WORTH_A_HINT) / 2 if len(shown) > 1 else 0.0
        return self.ranking(hidden=True)[0][0] - shown[0] - more

    @cached_property
    def where(self) -> dict[int, list[float]]:
        return {wolf.seat: self.reading.where(wolf.seat) for wolf in self.playing}

    def away(self, wolf: int) -> float:
        """How far a Wolf is likely to be from their goal."""
        goal = self.goal_of(wolf)
        return sum(
            chance * self.box.distance(station, goal) for station, chance in enumerate(self.where[wolf]) if chance
        )

    def goal_of(self, wolf: int) -> int:
        carries = any(one.seat == wolf and one.evidence is Evidence.CARRIED for one in self.view.wolves)
        return self.route.drop_off if carries else self.route.extraction

    def call(self) -> Iterator[Action]:
        """A lone Wolf runs; others are called to one who is nearer to the goal by far, if no squad awaits them."""
        if len(self.playing) == 1:
            if self.away(self.playing[0].seat) > 1.2:
                yield actions.CallThePack(self.playing[0].seat)
            return
        gains = {wolf.seat: self.meeting(wolf) for wolf in self.playing}
        best = max(gains, key=lambda wolf: gains[wolf])
        if gains[best] > self.falling(DISTRICT_BACK):
            yield actions.CallThePack(best)

    def meeting(self, called: WolfState) -> float:
        """The tokens gained if all who can go to that Wolf; none where a squad or a cordon is, but at the goal."""
        row = self.where[called.seat]
        place = row.index(max(row))
        district = self.box.district_of[place]
        watched = self.public.streets.nearest(district) == 1
        if max(row) < SURE or district in self.view.cordoned_districts:
            return 0.0
        total = 0.0
        for wolf in self.playing:
            if wolf.seat != called.seat and not (watched and self.goal_of(wolf.seat) != place):
                here = sum(chance * self.hopes(wolf, station) for station, chance in enumerate(self.where[wolf.seat]))
                total += max(0.0, self.hopes(wolf, place) - here)
        return total

    def hopes(self, wolf: WolfState, station: int) -> float:
        """The tokens that a Wolf may hope for from there who knows the way."""
        if not station:
            return 0.0
        steps, rounds = self.box.distance, self.rounds_left + 1
        drop_off, extraction = self.route.drop_off, self.route.extraction
        if wolf.evidence is not Evidence.CARRIED:
            return escaping(wolf.interrogated, steps(station, extraction), rounds)
        return delivering(wolf.interrogated, steps(station, drop_off), steps(drop_off, extraction), rounds)

    def whistle(self) -> Iterator[Action]:
        """The squad that comes closest to most Wolves goes far away."""
        empty = {action.precinct for action in self.of(actions.BlowAWhistle)}
        if not empty:
            return
        threats = [self.threat(squad, self.district_heat) for squad in range(len(self.view.squads))]
        worst = threats.index(max(threats))
        if threats[worst] > THREAT and self.threat(worst, self.suspected) > SUSPECTED * threats[worst]:
            heat = self.district_heat
            best = min(empty, key=lambda precinct: sum(heat[district] for district in self.box.precincts[precinct]))
            yield actions.BlowAWhistle(worst + 1, best)

    @cached_property
    def district_heat(self) -> list[float]:
        """By district: how many Wolves are likely to be there; who was not caught before counts half."""
        return self.heat(self.reading)

    @cached_property
    def suspected(self) -> list[float]:
        """The same for all the Bloodhound knows."""
        return self.heat(self.public)

    def heat(self, reading: Reading) -> list[float]:
        found = [0.0] * len(self.box.within)
        for wolf in self.playing:
            for station, chance in enumerate(reading.where(wolf.seat)):
                if chance:
                    found[self.box.district_of[station]] += chance * (1.0 if wolf.interrogated else 0.5)
        return found

    def threat(self, squad: int, heat: list[float]) -> float:
        """How many Wolves a squad can storm with one move."""
        place = self.public.streets.squads[squad]
        return sum(value for district, value in enumerate(heat) if place.moves_to(self.box, district) == 1)

    # What to say

    def talk(self) -> Iterator[int]:
        if not self.in_step(rules.LIAISON_TURN) or self.decided:
            return
        for remark in (*self.about_hints(), *self.about_wolves()):
            number = REMARKS.numbers[remark]
            if number in self.sight.remarks and remark not in self.reading.said:
                yield number

    def about_hints(self) -> Iterator[actions.HintIsFor | actions.HintMeans]:
        """What the last hint was for and, where it is one word, which."""
        told = {remark.which for remark in self.reading.said if isinstance(remark, actions.HintIsFor)}
        for place, hint in enumerate(self.reading.turn[:2]):
            which = actions.Which(place)
            if which in told:
                continue
            hints = self.reading.hints
            aim = self.aim_after(hints[: hints.index(hint)])
            yield actions.HintIsFor(which, aim)
            goal = self.route.drop_off if aim is actions.Aim.DROP_OFF else self.route.extraction
            long, short = self.fits.long[hint.hint][goal], self.fits.short[hint.hint][goal]
            asked = any(isinstance(one, actions.WhichWord) for one in self.questions.values())
            if not hint.negated and abs(long - short) > (0.5 if asked else 1.5):
                yield actions.HintMeans(which, actions.Word.FIRST if long > short else actions.Word.SECOND)

    @cached_property
    def since(self) -> int:
        """Where in the journal the round before this one began."""
        begins = [place for place, event in enumerate(self.journal) if isinstance(event, events.RoundBegan)]
        return begins[-2] if len(begins) > 1 else 0

    @cached_property
    def questions(self) -> dict[int, object]:
        """What Wolves asked in their last turn."""
        said = [event for event in self.journal[self.since :] if isinstance(event, Said)]
        return {event.seat: REMARKS.value(event.remark) for event in said if event.seat >= FIRST_WOLF}

    @cached_property
    def seen(self) -> set[int]:
        """Wolves who have shown where they are since the hints of the last turn."""
        found: set[int] = set()
        past = self.journal[self.since :]
        begins = max((place for place, event in enumerate(past) if isinstance(event, events.RoundBegan)), default=0)
        for place, event in enumerate(past):
            if isinstance(event, events.Showed):
                found.add(event.wolf)
            elif isinstance(event, (events.Hinted, events.HintedInSecret)) and place < begins:
                found.clear()
        return found

    def about_wolves(self) -> Iterator[actions.YouAreAway | actions.RightWay | actions.YouReachIt]:
        """How far Wolves are who ask, who have shown where they are, or who seem to be there without knowing it."""
        kinds = (actions.YouAreAway, actions.RightWay, actions.YouReachIt, actions.YouAreLost)
        told = {remark.wolf for remark in self.reading.said if isinstance(remark, kinds)}
        for wolf in self.playing:
            if wolf.seat in told or self.view.round < 2:
                continue
            row = self.where[wolf.seat]
            steps = self.box.distance(row.index(max(row)), self.goal_of(wolf.seat))
            if max(row) >= SURE_THERE and steps == 0:
                yield actions.YouAreAway(wolf.seat, 0)
            elif wolf.seat in self.questions:
                yield self.answer(wolf.seat, steps if max(row) >= SURE else None)
            elif wolf.seat in self.seen and max(row) >= SURE:
                yield self.judge(wolf.seat, steps)

    def judge(self, wolf: int, steps: int) -> actions.YouAreAway | actions.RightWay | actions.YouReachIt:
        """What helps a Wolf who has shown where they are: no more than they need, since the Bloodhound hears it too."""
        goal = self.goal_of(wolf)
        if self.read_by_pack(goal == self.route.extraction, self.reading.hints)[goal] > UNDERSTOOD:
            return actions.RightWay(wolf, self.came_nearer(wolf))
        return actions.YouReachIt(wolf, True) if steps == 1 else actions.YouAreAway(wolf, min(5, steps))

    def answer(self, wolf: int, steps: int | None) -> actions.YouAreAway | actions.RightWay | actions.YouReachIt:
        """What was asked or, if the Liaison knows where the Wolf is, even better: how far it is."""
        if isinstance(self.questions[wolf], actions.AmIRight) and steps is None:
            return actions.RightWay(wolf, self.came_nearer(wolf))
        if steps is not None and steps != 1:
            return actions.YouAreAway(wolf, min(5, steps))
        goal = self.goal_of(wolf)
        chances = enumerate(self.where[wolf])
        near = sum(chance for station, chance in chances if chance and self.box.distance(station, goal) <= 1)
        return actions.YouReachIt(wolf, near > 0.5)

    def came_nearer(self, wolf: int) -> bool:
        """Whether a Wolf's last move seems to have led nearer to the goal."""
        goal = self.goal_of(wolf)
        past = enumerate(self.past.where(wolf))
        return self.away(wolf) < sum(chance * self.box.distance(one, goal) for one, chance in past if chance)

    @cached_property
    def past(self) -> Reading:
        """What the Liaison could read before the Wolves' last turn."""
        moved = max(
            (place for place, event in enumerate(self.journal) if isinstance(event, events.AllMoved)), default=0
        )
        return self.read(LIAISON, self.journal[:moved])

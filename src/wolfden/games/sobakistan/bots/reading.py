"""Reading: what hints, remarks and the Wolves' own doings say about the route, and about where everybody is.

A reading is made from a seat's journal. Every route that may be the true one has a weight from the words, and for each
the `Trace` says how well what was seen of the Wolves fits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from wolfden.engine.common import Said
from wolfden.engine.terms import Event
from wolfden.games.sobakistan.bots.associations import Fits
from wolfden.games.sobakistan.bots.fear import PRIZE, foreseen, willing
from wolfden.games.sobakistan.bots.hints import DROP_OFF, Hint, mix, weigh
from wolfden.games.sobakistan.bots.inner.legs import Legs
from wolfden.games.sobakistan.bots.inner.trace import FARTHEST, Trace, logs, pool
from wolfden.games.sobakistan.bots.streets import Streets
from wolfden.games.sobakistan.bots.trust import trust_of
from wolfden.games.sobakistan.box import Box
from wolfden.games.sobakistan.terms import actions, events
from wolfden.games.sobakistan.terms.actions import BLOODHOUND, FIRST_WOLF, LIAISON, REMARKS

OBEYED = (1.0, 0.2, 0.04, 0.01)  # how far a Wolf doubts what they are told themselves, if it is wrong by so much
RIGHT_WAY = (1.0, 0.4, 0.1)  # likewise if they came nearer, stayed as far, or went further off
FAR = 3  # who is called lost is at least so far from the goal
JOINS = 0.4  # how many of those who may join a called pack do
QUESTIONS = (actions.AmIRight, actions.CanIReachIt, actions.WhatIsItFor, actions.WhichWord, actions.NotUnderstood)
CARDS_OF_A_MOVE = (events.RanFurther, events.TerritoryMarked)  # told right after all have moved
SECRETS = (
    events.RouteDrawn,
    events.StartsAt,
    events.Drew,
    events.HintedInSecret,
    events.Showed,
    events.Moved,
    events.Stayed,
)

T = TypeVar("T")


def alike(one: T) -> T:
    """Another one with the same attributes."""
    other = object.__new__(type(one))
    vars(other).update(vars(one))
    return other


class Reading:
    """All that a journal says, read as the seat that it belongs to; `public` is what the Bloodhound reads in it."""

    def __init__(
        self,
        box: Box,
        fits: Fits,
        seat: int,
        seats: int,
        journal: Sequence[Event],
        opened: bool = False,
        hound: Reading | None = None,
    ) -> None:
        self.box = box
        self.fits = fits
        self.seat = seat
        self.seats = seats
        self.opened = opened  # whether everybody knows the route cards
        self.legs = possible(box, seat, journal, opened)
        self.trace = Trace(self.legs, [wolf for wolf in range(FIRST_WOLF, seats) if wolf != seat])
        self.at = self.legs.starts[0]  # a Wolf's own station
        self.carries = True
        self.told = [1.0] * len(self.legs.routes)  # by route, from what was said to this Wolf
        self.playing = set(range(FIRST_WOLF, seats))
        self.carrying = set(self.playing)
        self.interrogated: set[int] = set()
        self.streets = Streets(box)
        self.hints: list[Hint] = []
        self.turn: list[Hint] = []  # those of this turn
        self.questions: set[int] = set()  # Wolves who asked in their last turn
        self.asking: set[int] = set()  # and in this one
        self.said: list[object] = []  # remarks of the Liaison's this round
        self.ran: dict[int, int] = {}
        self.extra: set[int] = set()
        self.caught: list[int] = []
        self.asked_at = 0  # stations, if Wolves were asked for their district
        self.sniffed = 0
        self.acted: set[int] = set()  # dropped or escaped this round
        self.moving = False
        self.pack = -1  # the Wolf who is being called to
        self.entered = 0  # the station a squad came to last
        self.missed: set[int] = set()  # who may have been there, and is not known to
        self.before = self.at
        self.howling = 0  # Wolves who are still to show where they are
        self.marked: dict[int, int] = {}  # where Wolves showed to be in their turn
        self.turns = 0  # of the Wolves
        self.fears: tuple[list[float], ...] = ()  # by turn and station: the Bloodhound's storms that Wolves expected
        self.found: dict[tuple[str, int], list[float]] = {}  # what follows, once it was asked for
        if hound is None and seat != BLOODHOUND:
            hound = Reading(box, fits, BLOODHOUND, seats, public(journal), opened)
        self.hound = hound  # what the Bloodhound reads in the same journal
        self.follow(journal)

    def follow(self, journal: Sequence[Event]) -> None:
        """Take in what happened next."""
        for event in journal:
            self.take(event)
        self.settle_move()

    def take(self, event: Event) -> None:
        if not isinstance(event, CARDS_OF_A_MOVE):
            self.settle_move()
        self.streets.take(event)
        handle = HANDLERS.get(type(event))
        if handle is not None:
            handle(self, event)

    def settle_move(self) -> None:
        """The Wolves' turn is over, and so are their cards."""
        if self.moving:
            self.wolves_moved()

    def further(self, journal: Sequence[Event], hound: Reading | None) -> Reading:
        """What is read once this has happened too, and what the Bloodhound reads then; this reading stays as it is."""
        twin = self.twin()
        twin.hound = hound
        twin.follow(journal)
        return twin

    def twin(self) -> Reading:
        twin = alike(self)
        twin.trace = self.trace.copy()
        twin.told = self.told[:]
        twin.playing, twin.carrying, twin.interrogated = set(self.playing), set(self.carrying), set(self.interrogated)
        twin.streets = self.streets.twin()
        twin.hints = [alike(hint) for hint in self.hints]
        twin.turn = twin.hints[len(self.hints) - len(self.turn) :]
        twin.questions, twin.asking, twin.said = set(self.questions), set(self.asking), self.said[:]
        twin.ran, twin.extra, twin.caught = self.ran.copy(), set(self.extra), self.caught[:]
        twin.acted, twin.missed, twin.marked = set(self.acted), set(self.missed), self.marked.copy()
        twin.found = {}
        return twin

    @property
    def public(self) -> Reading:
        """The same with all secrets left out: what the Bloodhound reads, as far as this seat knows."""
        return self if self.hound is None else self.hound

    # What happens

    def others(self) -> list[int]:
        return [wolf for wolf in self.trace.wolves if wolf in self.playing]

    def wolves_moved(self) -> None:
        self.moving = False
        reach = self.streets.reach()
        if self.hound is None:
            self.fears += (self.find_foreseen(),)
        shy = willing(self.public.fears[self.turns])
        self.turns += 1
        for wolf in self.others():
            steps = 1 + self.ran.get(wolf, 0) + (wolf in self.extra)
            if wolf in self.marked:
                self.trace.move_and_show(wolf, steps, reach, shy, self.marked[wolf])
            else:
                self.trace.move(wolf, steps, reach, shy)
        self.marked = {}
        self.ran = {}
        self.extra = set()

    def foreseen(self) -> list[float]:
        """By station: how likely the Bloodhound is to storm it after the next step of Wolves who expect it."""
        if self.hound is not None:
            return self.hound.foreseen()
        return self.once("foreseen", BLOODHOUND, self.find_foreseen)

    def find_foreseen(self) -> list[float]:
        reach = self.streets.reach()
        crowd = self.trace.crowd({wolf: PRIZE[self.stage(wolf)] for wolf in self.others()}, self.find_routes())
        return foreseen(
            lambda shy: self.trace.crowd_stepped(crowd, reach, shy),
            self.streets.ease(self.streets.squads),
            self.box.squad_moves,
        )

    def stage(self, wolf: int) -> int:
        """What it means to a Wolf to be caught: an interrogation (0), the evidence (1) or arrest (2)."""
        return 0 if wolf not in self.interrogated else 1 if wolf in self.carrying else 2

    def starting_hint(self, event: events.StartingHint) -> None:
        self.hints.append(Hint(event.hint, event.negated, DROP_OFF))

    def hinted(self, event: events.Hinted | events.HintedInSecret) -> None:
        self.add_hint(event.hint, event.negated)

    def hinted_face_down(self, event: events.HintedFaceDown) -> None:
        if self.seat == BLOODHOUND:
            self.add_hint(-1, event.negated)

    def add_hint(self, hint: int, negated: bool) -> None:
        found = Hint(hint, negated, mix(len(self.carrying & self.playing), len(self.playing)))
        self.hints.append(found)
        self.turn.append(found)

    def round_began(self, event: events.RoundBegan) -> None:
        if event.round > 1:
            for wolf in self.others():
                if wolf not in self.acted:
                    self.trace.not_at_goal(wolf)
        self.acted = set()
        self.turn = []
        self.said = []

    def howled(self, event: events.Howled) -> None:
        self.howling = len(self.playing)

    def pack_called(self, event: events.PackCalled) -> None:
        if self.seat == BLOODHOUND:
            for wolf in self.others():
                if wolf != event.wolf:
                    self.trace.join(wolf, event.wolf, JOINS)
        else:
            self.extra.discard(event.wolf)
            self.pack = event.wolf

    def showed(self, event: events.Showed) -> None:
        if event.wolf != self.seat:
            if self.howling or self.pack == event.wolf:
                self.trace.seen(event.wolf, 2**event.station)
            else:
                self.marked[event.wolf] = event.station
        self.howling = max(0, self.howling - 1)
        if self.pack == event.wolf:
            for wolf in self.others():
                if wolf != event.wolf:
                    self.trace.join_at(wolf, event.station, JOINS)
        self.pack = -1

    def lone_wolf_runs(self, event: events.LoneWolfRuns) -> None:
        self.extra.add(event.wolf)

    def moved(self, event: events.Moved | events.Stayed) -> None:
        self.before, self.at = self.at, event.station

    def all_moved(self, event: events.AllMoved) -> None:
        self.moving = True
        self.questions, self.asking = self.asking, set()

    def ran_further(self, event: events.RanFurther) -> None:
        self.ran[event.wolf] = 1

    def squad_returned(self, event: events.SquadReturned) -> None:
        self.settle_entry()
        for wolf in self.caught:
            if wolf in self.playing and wolf != self.seat:
                self.trace.run_off(wolf, self.streets.stations())
        self.caught = []

    def squad_entered(self, event: events.SquadEntered) -> None:
        self.entered = event.station
        self.missed = set(self.others())

    def settle_entry(self) -> None:
        """Those who were not caught are elsewhere."""
        for wolf in self.missed:
            self.trace.seen(wolf, self.box.all & ~(2**self.entered))
        self.missed = set()

    def nobody_there(self, event: events.NobodyThere) -> None:
        self.settle_entry()

    def caught_one(self, wolf: int) -> None:
        if wolf != self.seat:
            self.trace.seen(wolf, 2**self.entered)
        self.missed.discard(wolf)
        self.caught.append(wolf)

    def was_interrogated(self, event: events.Interrogated) -> None:
        self.interrogated.add(event.wolf)
        self.caught_one(event.wolf)

    def evidence_taken(self, event: events.EvidenceTaken) -> None:
        self.caught_one(event.wolf)
        self.empty(event.wolf)

    def empty(self, wolf: int) -> None:
        self.carrying.discard(wolf)
        if wolf == self.seat:
            self.carries = False
        else:
            self.trace.lose(wolf)

    def arrested(self, event: events.Arrested) -> None:
        self.caught_one(event.wolf)
        self.playing.discard(event.wolf)

    def asked(self, event: events.Denounced | events.DugUp) -> None:
        self.asked_at, self.sniffed = self.streets.watched(), 0

    def sniff(self, event: events.Sniffed) -> None:
        self.sniffed = event.station

    def answered(self, event: events.Answered) -> None:
        if event.wolf == self.seat:
            return
        if self.sniffed:
            self.trace.has_been(event.wolf, self.sniffed, event.yes)
        else:
            self.trace.seen(event.wolf, self.asked_at if event.yes else self.box.all & ~self.asked_at)

    def dropped_off(self, event: events.DroppedOff) -> None:
        self.acted.add(event.wolf)
        if event.wolf != self.seat:
            self.trace.at_goal(event.wolf)
        self.empty(event.wolf)

    def escaped(self, event: events.Escaped) -> None:
        if event.wolf != self.seat:
            self.trace.lose(event.wolf)
            self.trace.at_goal(event.wolf)
        self.playing.discard(event.wolf)

    def was_said(self, event: Said) -> None:
        remark = REMARKS.value(event.remark)
        if event.seat == LIAISON:
            self.said.append(remark)
            self.liaison_said(remark)
        elif event.seat >= FIRST_WOLF and isinstance(remark, QUESTIONS):
            self.asking.add(event.seat)

    def liaison_said(self, remark: object) -> None:
        if isinstance(remark, (actions.HintIsFor, actions.HintMeans)):
            about = self.turn if remark.which is actions.Which.BOTH else self.turn[remark.which : remark.which + 1]
            for hint in about:
                if isinstance(remark, actions.HintIsFor):
                    hint.aim(remark.aim)
                else:
                    hint.word = int(remark.word)
        elif isinstance(remark, actions.YouAreAway):
            self.told_of(remark.wolf, remark.steps, remark.steps)
        elif isinstance(remark, actions.YouReachIt):
            self.told_of(remark.wolf, *((0, 1) if remark.yes else (2, FARTHEST)))
        elif isinstance(remark, actions.YouAreLost):
            self.told_of(remark.wolf, FAR, FARTHEST)
        elif isinstance(remark, actions.RightWay) and remark.wolf == self.seat and self.before != self.at:
            goals = self.goal_of_routes()
            for place, goal in enumerate(goals):
                off = self.box.distance(self.at, goal) - self.box.distance(self.before, goal)
                self.told[place] *= RIGHT_WAY[1 + min(1, max(-1, off if remark.yes else -off))]

    def told_of(self, wolf: int, least: int, most: int) -> None:
        """The Liaison thinks a Wolf to be that far from the goal."""
        if wolf == self.seat:
            for place, goal in enumerate(self.goal_of_routes()):
                away = min(FARTHEST, self.box.distance(self.at, goal))
                self.told[place] *= OBEYED[min(abs(away - min(max(away, least), most)), len(OBEYED) - 1)]
        elif self.seat != LIAISON and wolf in self.playing and least == most:
            self.trace.said_away(wolf, least)

    # What follows

    def goal_of_routes(self) -> list[int]:
        """By route: where this Wolf wants to go."""
        return self.legs.drop_offs if self.carries else self.legs.extractions

    def words(self, legs: Legs) -> list[float]:
        """By route: how well the hints fit."""
        return weigh(self.fits, self.hints, legs)

    def routes(self) -> list[float]:
        """By route of `legs.routes`: how likely it is the one."""
        return self.once("routes", BLOODHOUND, self.find_routes)

    def once(self, what: str, wolf: int, find: Callable[[], list[float]]) -> list[float]:
        """Work out what follows when it is asked for first. The lists are not to be changed."""
        if (what, wolf) not in self.found:
            self.found[what, wolf] = find()
        return self.found[what, wolf]

    def find_routes(self) -> list[float]:
        return pool(self.evidence(), trust_of(self.seat, self.seats))

    def evidence(self) -> tuple[list[float], list[float], list[float]]:
        """By route, in logarithms: what words say, what the Liaison says of distances, and what is seen of Wolves."""
        return logs(self.words(self.legs)), logs(self.told), self.trace.seen_of_all()

    def drop_offs(self) -> list[float]:
        """By station: how likely it is the drop-off point."""
        return self.once("drop-offs", BLOODHOUND, lambda: self.legs.by_goal(0, self.routes()))

    def extractions(self) -> list[float]:
        return self.once("extractions", BLOODHOUND, lambda: self.legs.by_goal(1, self.routes()))

    def goals(self) -> list[float]:
        """By station: how likely it is where this Wolf should go."""
        return self.drop_offs() if self.carries else self.extractions()

    def next_stops(self) -> list[float]:
        """By station beside a Wolf, or their own: how likely it lies on a shortest way to the goal."""
        found = [0.0] * (self.box.stations + 1)
        for goal, chance in enumerate(self.goals()):
            if chance:
                here = self.box.distance(self.at, goal)
                near = [stop for stop in self.box.open_ways[self.at] if self.box.distance(stop, goal) < here]
                for stop in near or [self.at]:
                    found[stop] += chance / len(near or [self.at])
        return found

    def where(self, wolf: int) -> list[float]:
        """By station: how likely a Wolf is there."""
        return self.once("where", wolf, lambda: self.trace.where(wolf, self.trace.chances[wolf], self.routes()))

    def where_next(self, wolf: int) -> list[float]:
        """The same after their next step."""
        return self.once("where next", wolf, lambda: self.trace.where(wolf, self.stepped(wolf), self.routes()))

    def flows(self) -> list[float]:
        """By pair of stations: how many Wolves are likely to go from one to the other next."""
        return self.once("flows", BLOODHOUND, self.find_flows)

    def find_flows(self) -> list[float]:
        reach = self.streets.reach()
        crowd = self.trace.crowd(dict.fromkeys(self.others(), 1.0), self.routes())
        return self.trace.flows(crowd, reach, willing(self.foreseen()))

    def stepped(self, wolf: int) -> list[float]:
        reach = self.streets.reach()
        return self.trace.stepped(wolf, reach, willing(self.foreseen()))


def public(journal: Sequence[Event]) -> tuple[Event, ...]:
    """What the Bloodhound was told of a journal."""
    return tuple(event for event in journal if not isinstance(event, SECRETS))


def possible(box: Box, seat: int, journal: Sequence[Event], opened: bool) -> Legs:
    """The routes that may be the true one, as far as the seat was told the start, or the route itself."""
    for event in () if seat == BLOODHOUND else journal:
        if isinstance(event, events.StartsAt):
            return routes_from(box, event.station, opened)
        if isinstance(event, events.RouteDrawn):
            return one_route(box, box.numbers[event.start, event.drop_off, event.extraction])
    return all_routes(box, opened)


@lru_cache(8)
def all_routes(box: Box, opened: bool) -> Legs:
    """All that anybody may know of: those on cards if routes are open, or else all that fit."""
    return Legs(box, box.deck if opened else list(range(len(box.routes))))


@lru_cache(64)
def routes_from(box: Box, start: int, opened: bool) -> Legs:
    """Those that start there."""
    return Legs(box, box.deck_from[start] if opened else box.routes_from[start])


@lru_cache(64)
def one_route(box: Box, number: int) -> Legs:
    return Legs(box, [number])


HANDLERS: dict[type[Event], Any] = {
    events.StartingHint: Reading.starting_hint,
    events.Hinted: Reading.hinted,
    events.HintedInSecret: Reading.hinted,
    events.HintedFaceDown: Reading.hinted_face_down,
    events.RoundBegan: Reading.round_began,
    events.Howled: Reading.howled,
    events.PackCalled: Reading.pack_called,
    events.Showed: Reading.showed,
    events.LoneWolfRuns: Reading.lone_wolf_runs,
    events.Moved: Reading.moved,
    events.Stayed: Reading.moved,
    events.AllMoved: Reading.all_moved,
    events.RanFurther: Reading.ran_further,
    events.SquadReturned: Reading.squad_returned,
    events.SquadEntered: Reading.squad_entered,
    events.NobodyThere: Reading.nobody_there,
    events.Interrogated: Reading.was_interrogated,
    events.EvidenceTaken: Reading.evidence_taken,
    events.Arrested: Reading.arrested,
    events.Denounced: Reading.asked,
    events.DugUp: Reading.asked,
    events.Sniffed: Reading.sniff,
    events.Answered: Reading.answered,
    events.DroppedOff: Reading.dropped_off,
    events.Escaped: Reading.escaped,
    Said: Reading.was_said,
}

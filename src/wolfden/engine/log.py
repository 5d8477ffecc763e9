"""What was told, to whom and in which order: every journal is one seat's part of it.

An entry is the class of the event and one number that holds audience and arguments, a few bits each: nothing else
needs room, and the collector of garbage never looks at it. What does not fit is kept as a tuple. How that is done,
nobody outside of this file knows.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, SPECTATORS, Seats, bit, has
from wolfden.engine.terms import Event, Heard, build

# An entry in plain words, for saves: audience, kind of event, and its arguments; zeros at the end may be missing.
Entry = tuple[Any, ...]

AUDIENCE: Final[i64] = 0xFFFF  # seats, and with the last bit spectators; all of it means everybody
DIGIT: Final[i64] = 0x7F  # of an argument
EVENT: Final[Any] = lru_cache(8192)(build)  # events are frozen: who asks for a journal again gets the same ones


class Log:
    """All that was told in one game, or what one seat was told of it."""

    def __init__(self, kinds: list[type[Event]] | None = None, facts: list[Any] | None = None) -> None:
        self.kinds: list[type[Event]] = [] if kinds is None else kinds
        # For each: audience and arguments, packed, or in a tuple.
        self.facts: list[Any] = [] if facts is None else facts

    def __len__(self) -> int:
        return len(self.kinds)

    def add(
        self, to: Seats, event: type[Event], a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        self.kinds.append(event)
        if (a | b | c | d | e | f) & ~DIGIT:  # also where one is negative
            self.facts.append((to, a, b, c, d, e, f))
        else:
            packed: i64 = to & AUDIENCE | a << 16 | b << 23 | c << 30 | d << 37 | e << 44 | f << 51
            self.facts.append(packed)

    def copy(self) -> Log:
        return Log(self.kinds[:], self.facts[:])

    def audience(self, at: i64) -> Seats:
        """Who was told the entry at that place."""
        fact = self.facts[at]
        if isinstance(fact, tuple):
            odd: i64 = fact[0]
            return odd
        packed: i64 = fact
        to = packed & AUDIENCE
        return EVERYBODY if to == AUDIENCE else to

    def public(self, at: i64) -> bool:
        """Whether everybody was told the entry at that place: what spectators are told, everybody is."""
        return has(self.audience(at), SPECTATORS)

    def arguments(self, at: i64) -> tuple[int, ...]:
        """The six arguments of the entry at that place."""
        fact = self.facts[at]
        if isinstance(fact, tuple):
            return tuple([int(number) for number in fact[1:]])
        p: i64 = fact
        a, b, c = p >> 16 & DIGIT, p >> 23 & DIGIT, p >> 30 & DIGIT
        return int(a), int(b), int(c), int(p >> 37 & DIGIT), int(p >> 44 & DIGIT), int(p >> 51 & DIGIT)

    def entry(self, at: i64) -> Entry:
        """The entry at that place; the last four arguments are left out if none of them says anything."""
        numbers = self.arguments(at)
        kept = numbers if any(numbers[2:]) else numbers[:2]
        return (int(self.audience(at)), self.kinds[at], *kept)

    def entries(self) -> list[Entry]:
        """All entries."""
        return [self.entry(at) for at in range(len(self.kinds))]

    def told(self, since: int) -> list[tuple[int, Event]]:
        """The events from that place on, each with its audience. Nobody but their audience may see them."""
        return [(int(self.audience(at)), self.event(at)) for at in range(since, len(self.kinds))]

    def event(self, at: i64) -> Event:
        """The entry at that place as a typed event."""
        event: Event = EVENT(self.kinds[at], self.arguments(at))
        return event

    def journal(self, ear: i64) -> tuple[Event, ...]:
        """What that member of audiences was told, as typed events."""
        return tuple([self.event(at) for at in range(len(self.kinds)) if has(self.audience(at), ear)])

    def heard(self, ear: i64) -> tuple[Heard, ...]:
        """The same, each event with whether it is public."""
        own = [at for at in range(len(self.kinds)) if has(self.audience(at), ear)]
        return tuple([Heard(self.event(at), self.public(at)) for at in own])

    def heard_by(self, eye: i64) -> Log:
        """One seat's part. Who else was told is not the seat's to know, unless everybody was."""
        heard = Log()
        for at in range(len(self.kinds)):
            to = self.audience(at)
            if has(to, eye):
                heard.kinds.append(self.kinds[at])
                heard.facts.append(addressed(self.facts[at], EVERYBODY if has(to, SPECTATORS) else bit(eye)))
        return heard


def addressed(fact: Any, to: Seats) -> Any:
    """The same fact for another audience."""
    if isinstance(fact, tuple):
        return (int(to), *fact[1:])
    packed: i64 = fact
    return packed & ~AUDIENCE | to & AUDIENCE

"""Choices as they are put to somebody: each on a line, or, where only a number is to be said, as one question."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from wolfden.complaints import NoneOfThem, NumberBeyond
from wolfden.engine.game import Game
from wolfden.engine.terms import Action, Field, Term, fields
from wolfden.engine.view import View
from wolfden.engine.words import Words
from wolfden.terminal.answer import Unclear, pick

FEWEST = 3  # numbers that are worth a question
NUMBER = re.compile(r"\d{1,6}", re.ASCII)

Text = Callable[[int], str]  # of an action


class Offer:
    """One thing to choose: an action; or several that differ in a number, by that number."""

    def __init__(self, text: str, actions: Sequence[int], low: int = 0, shown: str = "") -> None:
        self.text = text
        self.shown = shown or text  # with what there is to know about it
        self.actions = actions
        self.low = low

    @property
    def asks(self) -> bool:
        """Whether a number is still to be said."""
        return len(self.actions) > 1

    @property
    def high(self) -> int:
        return self.low + len(self.actions) - 1

    def numbered(self, reply: str) -> int:
        """The action that a number stands for; Unclear if it stands for none."""
        said = [int(number) for number in NUMBER.findall(reply)]
        if len(said) != 1 or not self.low <= said[0] <= self.high:
            raise Unclear(NumberBeyond(self.low, self.high))
        return self.actions[said[0] - self.low]


class Decision:
    """All that is offered at once, and what one sees then."""

    def __init__(self, view: View, offered: Sequence[Offer]) -> None:
        self.view = view
        self.offered = offered

    @property
    def sole(self) -> Offer | None:
        """The only one there is."""
        return self.offered[0] if len(self.offered) == 1 else None

    def meant(self, reply: str) -> Offer:
        """The one with these words in it, or else in what is shown beside it; Unclear if there is none, or several."""
        try:
            return self.offered[pick(reply, [offer.text for offer in self.offered])]
        except Unclear as unclear:
            if not isinstance(unclear.notice, NoneOfThem):
                raise
        return self.offered[pick(reply, [offer.shown for offer in self.offered])]


def offers(game: Game, words: Words, actions: Sequence[int], text: Text, shown: Text) -> list[Offer]:
    """What is offered: numbers in a row make one question where the game's catalogue has words for it."""
    found: list[Offer] = []
    for run in runs(game, actions):
        first, last = game.action(run[0]), game.action(run[-1])
        question, counted = f"how-many-{type(first).__name__}", counting(first, last)
        if len(run) >= FEWEST and counted and words.has(question):
            low, high = getattr(first, counted), getattr(last, counted)
            said = words.say(question, **arguments(first, words) | {"low": low, "high": high})
            found.append(Offer(said, run, low))
        else:
            found += [Offer(text(action), [action], shown=shown(action)) for action in run]
    return found


def runs(game: Game, actions: Sequence[int]) -> Iterator[list[int]]:
    """The actions, together where each is the next number of the one before and all else is the same."""
    run: list[int] = []
    for action in actions:
        if run and not follows(game.action(run[-1]), game.action(action), game.action(run[0])):
            yield run
            run = []
        run.append(action)
    if run:
        yield run


def follows(before: Action, after: Action, first: Action) -> bool:
    """Whether an action goes on counting where another left off, in the same field as since the first."""
    counted = counting(before, after)
    if counted is None or getattr(after, counted) != getattr(before, counted) + 1:
        return False
    return first is before or counting(first, before) == counted


def counting(one: Term, other: Term) -> str | None:
    """The only field in which two terms of one kind differ, if it is a number."""
    if type(one) is not type(other):
        return None
    apart = [field for field in fields(type(one)) if getattr(one, field.name) != getattr(other, field.name)]
    return apart[0].name if len(apart) == 1 and apart[0].kind == Field.NUMBER else None


def arguments(term: Term, words: Words) -> dict[str, Any]:
    """The fields of a term for a message that is not the term's own."""
    things = {field.name: field for field in fields(type(term)) if field.kind in (Field.NAMED, Field.CHOICE)}
    return {
        name: words.thing_of(things[name], value) if name in things else value
        for name, value in msgspec.structs.asdict(term).items()
    }

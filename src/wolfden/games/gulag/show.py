"""A view of Gulag in lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wolfden.engine.words import Names, Words, listing
from wolfden.games.gulag.view import GulagView


def show(view: GulagView, words: Words, names: Names) -> Sequence[str]:
    """What the seat knows, the most secret first."""
    return [*_secrets(view, words, names), *_past(view, words, names), *_now(view, words, names)]


def _secrets(view: GulagView, words: Words, names: Names) -> Iterator[str]:
    if view.loyalty is not None and view.neighbour is not None:
        seen = words.value(view.neighbour_loyalty)
        yield f"You are {words.value(view.loyalty)}. You know: {names[view.neighbour]} is {seen}."
    if view.red is not None:
        black = [seat for seat in range(len(names)) if seat not in view.red]
        yield f"Red: {listing([names[seat] for seat in view.red])}. Black: {listing([names[seat] for seat in black])}."


def _past(view: GulagView, words: Words, names: Names) -> Iterator[str]:
    for number, turn in enumerate(view.past, 1):
        workers = listing([names[seat] for seat in turn.workers])
        ordered = "nobody" if turn.ordered is None else names[turn.ordered]
        own = "" if turn.own is None else f" (you chose {words.value(turn.own)})"
        order = f"{names[turn.supervisor]} ordered {ordered}"
        yield f"Turn {number}: {names[turn.commissar]} sent {workers}, {order}: {turn.work} work{own}"


def _now(view: GulagView, words: Words, names: Names) -> Iterator[str]:
    yield f"Work so far: {view.work}."
    if view.over:
        return
    line = f"Turn {view.turn} of {len(names)}. Commissar: {names[view.commissar]}."
    if view.workers:
        line += f" Workers: {listing([names[seat] for seat in view.workers])}."
    if view.supervisor is not None:
        line += f" Supervisor: {names[view.supervisor]}."
    yield line
    if view.own is not None:
        yield f"Your card on the table: {words.value(view.own)}."

"""A game told in sentences, or as lines of JSON."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from wolfden.engine.game import Game
from wolfden.engine.replay import Told, chronicle
from wolfden.engine.state import State
from wolfden.engine.words import Names, listing, name


def everything(game: Game, state: State, names: Names | None) -> Iterator[str]:
    """A finished game as it was told to anybody; what was told to some is marked with their names."""
    for told in chronicle(state):
        yield _mark(told, names) + game.text(told.event, names)


def heard(game: Game, state: State, seat: int | None, names: Names | None) -> list[str]:
    """The game as that seat was told it, or (None) everybody."""
    return [game.text(event, names) for event in state.journal(seat)]


def everything_as_json(game: Game, state: State, names: Names | None) -> Iterator[str]:
    """Like `everything`, a JSON object a line; `to` has the seats that were told, or null for all."""
    for told in chronicle(state):
        yield _json({"to": told.to, "event": told.event, "text": game.text(told.event, names)})


def heard_as_json(game: Game, state: State, seat: int | None, names: Names | None) -> Iterator[str]:
    """Like `heard`, a JSON object a line."""
    for event in state.journal(seat):
        yield _json({"event": event, "text": game.text(event, names)})


def ending(game: Game, state: State, names: Names | None) -> list[str]:
    """How a finished game came out."""
    outcome = state.outcome()
    winners = [name(seat, names) for seat in outcome.winners]
    return [game.text(outcome.reason, names), f"Won by {listing(winners)}." if winners else "Nobody wins."]


def _mark(told: Told, names: Names | None) -> str:
    if told.to is None:
        return ""
    return f"[{listing([name(seat, names) for seat in told.to]) or 'nobody'}] "


def _json(line: dict[str, object]) -> str:
    return msgspec.json.encode(line).decode()

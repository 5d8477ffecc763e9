"""A game told in sentences, or as lines of JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from wolfden.engine.common import Said
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


def claims(game: Game, state: State, seat: int, names: Names) -> Sequence[str]:
    """All that the seat has heard others say and said itself, gathered so that it can be compared."""
    if game.show_talk is not None:
        said = [(event.seat, game.remark(event.remark)) for event in state.journal(seat) if isinstance(event, Said)]
        return game.show_talk(said, state.view(seat), game.words, names)
    lines: list[str] = []
    when = ""
    told: dict[int, dict[str, None]] = {}
    for event in state.journal(seat):
        if isinstance(event, game.chapters):
            lines += _gathered(when, told, names)
            when, told = game.text(event, names) + " ", {}
        elif isinstance(event, Said):
            told.setdefault(event.seat, {})[game.text(game.remark(event.remark), names)] = None
    return [*lines, *_gathered(when, told, names)]


def _gathered(when: str, told: Mapping[int, Iterable[str]], names: Names) -> list[str]:
    """What was said in a part of the game, by speaker."""
    return [f"{when}{names[seat]}: {' '.join(told[seat])}" for seat in sorted(told)]


def truth(game: Game, state: State, names: Names | None) -> Sequence[str]:
    """Everything that was hidden in a finished game; where a game does not tell it, what everybody can see."""
    called = [name(seat, names) for seat in range(state.seats)]
    if game.show_review is None:
        return game.show(state.view(None), game.words, called)
    return game.show_review(state.review(), game.words, called)


def everything_as_json(game: Game, state: State, names: Names | None) -> Iterator[str]:
    """Like `everything`, a JSON object a line; `to` has the seats that were told, or null for all."""
    for told in chronicle(state):
        yield _json({"to": told.to, "event": told.event, "text": game.text(told.event, names)})


def heard_as_json(game: Game, state: State, seat: int | None, names: Names | None) -> Iterator[str]:
    """Like `heard`, a JSON object a line; `public` if everybody was told."""
    for told in state.heard(seat):
        yield _json({"public": told.public, "event": told.event, "text": game.text(told.event, names)})


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

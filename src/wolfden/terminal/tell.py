"""A game told in sentences, or as lines of JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

import msgspec

from wolfden.engine import lines
from wolfden.engine.common import Said
from wolfden.engine.game import Game
from wolfden.engine.replay import Told, chronicle
from wolfden.engine.state import State
from wolfden.engine.terms import Heard
from wolfden.engine.words import Names, Words
from wolfden.terminal.tongue import Tongue, tongue


def everything(
    game: Game, state: State, names: Names | None, reader: int | None = None, by: Tongue | None = None
) -> Iterator[str]:
    """A finished game as it was told to anybody; what was told to some is marked with their names."""
    by = by or tongue()
    words = by.of(game)
    for to, told in groupby(chronicle(state), key=lambda told: told.to):
        heard = [Heard(one.event, to is None) for one in told]
        mark = _mark(to, words, names, reader, by)
        # What was told to one alone speaks to them: the mark says whom it calls "you".
        spoken_to = to[0] if to is not None and len(to) == 1 else reader
        called = names if spoken_to == reader else _from_outside(names, reader, by)
        for line in lines.told(game, heard, words, called, spoken_to):
            yield mark + line


def _from_outside(names: Names | None, reader: int | None, by: Tongue) -> Names | None:
    """Names for what somebody else was told. A reader whose name is "You" would be taken for them."""
    if names is None or reader is None or names[reader] != by.say("your-name"):
        return names
    return [*names[:reader], by.words.say("unnamed", number=reader), *names[reader + 1 :]]


def heard(
    game: Game, state: State, seat: int | None, names: Names | None, by: Tongue | None = None, since: int = 0
) -> list[str]:
    """The game as that seat was told it, or (None) everybody, from an event of its journal on."""
    words = (by or tongue()).of(game)
    return lines.told(game, state.heard(seat)[since:], words, names, seat)


def claims(game: Game, state: State, seat: int, names: Names, by: Tongue | None = None) -> Sequence[str]:
    """All that the seat has heard others say and said itself, gathered so that it can be compared."""
    by = by or tongue()
    words = by.of(game)
    if game.show_talk is not None:
        said = [(event.seat, game.remark(event.remark)) for event in state.journal(seat) if isinstance(event, Said)]
        return game.show_talk(said, state.view(seat), words, names)
    told: list[str] = []
    when = ""
    remarks: dict[int, dict[str, None]] = {}
    for event in state.journal(seat):
        if isinstance(event, game.chapters):
            told += _gathered(when, remarks, names, by)
            when, remarks = words.text(event, names, seat), {}
        elif isinstance(event, Said):
            remarks.setdefault(event.seat, {})[words.text(game.remark(event.remark), names, seat)] = None
    return [*told, *_gathered(when, remarks, names, by)]


def _gathered(when: str, remarks: Mapping[int, Iterable[str]], names: Names, by: Tongue) -> list[str]:
    """What was said in a part of the game, by speaker."""
    return [
        by.say("said-in-chapter", chapter=when, name=names[seat], said=" ".join(remarks[seat]))
        if when
        else by.say("said-so-far", name=names[seat], said=" ".join(remarks[seat]))
        for seat in sorted(remarks)
    ]


def truth(game: Game, state: State, names: Names | None, by: Tongue | None = None) -> Sequence[str]:
    """Everything that was hidden in a finished game; where a game does not tell it, what everybody can see."""
    words = (by or tongue()).of(game)
    called = _called(words, state.seats) if names is None else names
    if game.show_review is None:
        return game.show(state.view(None), words, called)
    return game.show_review(state.review(), words, called)


def _called(words: Words, seats: int) -> list[str]:
    """What to call people whose names nobody knows."""
    return [words.say("unnamed", number=seat) for seat in range(seats)]


def everything_as_json(game: Game, state: State, names: Names | None, by: Tongue | None = None) -> Iterator[str]:
    """Like `everything`, a JSON object for each event; `to` has the seats that were told, or null for all."""
    words = (by or tongue()).of(game)
    for told in chronicle(state):
        yield _json({"to": told.to, "event": told.event, "text": words.text(told.event, names, _only(told))})


def heard_as_json(
    game: Game, state: State, seat: int | None, names: Names | None, by: Tongue | None = None
) -> Iterator[str]:
    """Like `heard`, a JSON object for each event; `public` if everybody was told."""
    words = (by or tongue()).of(game)
    for told in state.heard(seat):
        yield _json({"public": told.public, "event": told.event, "text": words.text(told.event, names, seat)})


def ending(
    game: Game, state: State, names: Names | None, reader: int | None = None, by: Tongue | None = None
) -> list[str]:
    """How a finished game came out; the last line is for the reader, if it was their game."""
    by = by or tongue()
    outcome, words = state.outcome(), by.of(game)
    reason = words.text(outcome.reason, names, reader)
    others = [seat for seat in outcome.winners if seat != reader]
    winners = by.words.several([by.words.person(seat, names) for seat in others])
    if not outcome.winners:
        return [reason, by.say("nobody-wins")]
    if not others:
        return [reason, by.say("you-win")]
    if reader in outcome.winners:
        return [reason, by.say("you-win-with", names=winners)]
    return [reason, by.say("won-by", names=winners), *([] if reader is None else [by.say("you-lose")])]


def _only(told: Told) -> int | None:
    """The one who was told, if it was nobody else."""
    return told.to[0] if told.to is not None and len(told.to) == 1 else None


def _mark(to: tuple[int, ...] | None, words: Words, names: Names | None, reader: int | None, by: Tongue) -> str:
    if to is None:
        return ""
    if not to:
        return by.say("told-to-nobody") + " "
    if to == (reader,):
        return by.say("told-to-you") + " "
    return by.say("told-to", names=words.several([words.person(seat, names) for seat in to])) + " "


def _json(line: dict[str, object]) -> str:
    return msgspec.json.encode(line).decode()

"""Saves: a whole state as bytes and back.

The game's own fields are found on the state itself, so a save cannot forget one. They are plain values:
whole numbers, booleans, strings, None, and lists or tuples of these. The game's components are not saved, only
that they were the same. A checksum tells a damaged save.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from wolfden.engine.bits import members
from wolfden.engine.chance import Chance
from wolfden.engine.errors import BadSave, OtherData
from wolfden.engine.log import Log
from wolfden.engine.state import State

if TYPE_CHECKING:
    from wolfden.engine.game import Game

FORMAT = 3  # raised when states keep their facts in other ways: a table with an older save is played from its moves


def own_fields(state: State) -> list[str]:
    """The names of the fields that a game added to the engine's, ascending."""
    names = sorted(_fields(state) - _fields(State(state.setting)))
    components = state.setting.game.components
    return names if components is None else [name for name in names if getattr(state, name) is not components]


def _fields(state: State) -> set[str]:
    # Compiled classes keep their fields outside of __dict__; interpreted subclasses of them have both.
    return set(getattr(type(state), "__mypyc_attrs__", ())) - {"__dict__"} | set(getattr(state, "__dict__", ()))


def dump(state: State) -> bytes:
    """The state as bytes; the same state always gives the same bytes."""
    game = state.setting.game
    data = {"data": game.fingerprint} if game.source is not None else {}
    body = msgspec.json.encode(
        {
            **data,
            "format": FORMAT,
            "game": game.name,
            "version": game.version,
            "seats": state.seats,
            "options": state.setting.options,
            "own": {name: _plain(name, getattr(state, name)) for name in own_fields(state)},
            "step": state.step.name,
            "below": [step.name for step in state.below],
            "over": state.over,
            "decisions": state.decisions,
            "held": [(seat, state.held[seat]) for seat in members(state.holders)],
            "committed": state.committed,
            "spoken": sorted(state.spoken.items()),
            "won": state.won,
            "ending": _entry(state.ending) if state.ending else None,
            "chance": state.chance.saved() if state.chance else None,
            "log": [_entry(entry) for entry in state.log.entries()],
            "eye": state.eye,
            "telling": state.telling,
        },
        order="deterministic",
    )
    return _checksum(body) + body


def load(game: Game, saved: bytes) -> State:
    """The state behind such bytes; BadSave if they are not a save of this game."""
    digest, body = saved[:16], saved[16:]
    if _checksum(body) != digest:
        raise BadSave("this is not a saved game, or it is damaged")
    try:
        parts = msgspec.json.decode(body)
    except (msgspec.DecodeError, RecursionError):  # anybody can work out a checksum
        raise BadSave("this is not a saved game, or it is damaged") from None
    if parts["game"] != game.name:
        raise BadSave(f"this is a saved game of {parts['game']}, not of {game.name}")
    # Saves from before the game's data could be replaced say nothing of it: they were made with the default.
    if parts["data"] != game.fingerprint if "data" in parts else game.data is not None:
        raise OtherData(f"this game of {game.name} was saved with other data than is played with here")
    if parts["format"] != FORMAT:
        raise BadSave(f"this game of {game.name} was saved by another Wolfden, which keeps other things")
    steps = {step.name: step for step in game.steps}
    terms = game.terms
    state: State = game.state(game.setting(parts["seats"], parts["options"]))
    try:
        if sorted(parts["own"]) != own_fields(state):
            raise KeyError
        for name, value in parts["own"].items():
            setattr(state, name, _fitting(_typed(value), getattr(state, name)))
        state.step = steps[parts["step"]]
        state.below = tuple(steps[name] for name in parts["below"])
        state.over = parts["over"]
        state.decisions = parts["decisions"]
        for seat, actions in parts["held"]:
            state.put(seat, tuple(actions))
        state.committed = parts["committed"]
        state.spoken = dict(parts["spoken"])
        state.won = parts["won"]
        state.ending = (0, terms[parts["ending"][1]], *parts["ending"][2:]) if parts["ending"] else None
        state.chance = Chance.restore(**parts["chance"])
        state.log = Log()
        for to, kind, *arguments in parts["log"]:
            state.log.add(to, terms[kind], *arguments)  # type: ignore[arg-type]  # only events are told
        state.eye = parts["eye"]
        state.telling = parts["telling"]
    except (KeyError, TypeError, RecursionError):
        raise BadSave(
            f"this game was saved by version {parts['version']} of {game.name}, which keeps other things"
        ) from None
    return state


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=16, person=b"wolfden.save").digest()


def _entry(entry: tuple[Any, ...]) -> list[Any]:
    # Uncompiled, a yes or no of an ending stays a bool; compiled, it is a number.
    return [entry[0], entry[1].__name__, *map(int, entry[2:])]


def _plain(name: str, value: Any) -> Any:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [_plain(name, part) for part in value]
    if isinstance(value, tuple):
        return {"tuple": [_plain(name, part) for part in value]}
    raise TypeError(f"the field {name!r} of a state holds a {type(value).__name__}, which cannot be saved")


def _fitting(value: Any, usual: Any) -> Any:
    """The value, if it is of the same form as what the field has at first: uncompiled, any would be taken."""
    if usual is not None and isinstance(value, (list, tuple)) != isinstance(usual, (list, tuple)):
        raise TypeError
    return value


def _typed(value: Any) -> Any:
    if isinstance(value, dict):
        return tuple(_typed(part) for part in value["tuple"])
    return [_typed(part) for part in value] if isinstance(value, list) else value

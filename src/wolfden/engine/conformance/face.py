"""All that one seat can perceive of a state, in bytes, part by part."""

from __future__ import annotations

from random import Random

import msgspec

from wolfden.engine.advice import cautions
from wolfden.engine.errors import IllegalAction, WolfdenError
from wolfden.engine.observe import layout
from wolfden.engine.state import State


def face(state: State, seat: int) -> dict[str, bytes]:
    """What the seat sees, was told, may do and say, and how it is refused; and what everybody sees."""
    parts = {
        "repr": repr(state).encode(),
        "actors": msgspec.json.encode(state.actors()),
        "over": msgspec.json.encode(state.over),
        "outcome": msgspec.json.encode(state.outcome()) if state.over else b"",
        "view": msgspec.json.encode(state.view(seat)),
        "goal": msgspec.json.encode(state.setting.game.goal(state.view(seat))),
        "journal": msgspec.json.encode(state.heard(seat)),
        "actions": msgspec.json.encode(state.actions(seat)),
        "cautions": msgspec.json.encode(cautions(state.setting.game, state.view(seat), state.actions(seat))),
        "remarks": msgspec.json.encode(state.remarks(seat)),
        "tensor": layout(state.setting.game).encode(state.view(seat)).tobytes(),
        "spectator's view": msgspec.json.encode(state.view(None)),
        "spectator's journal": msgspec.json.encode(state.journal(None)),
        "error texts": msgspec.json.encode(refusals(state, seat)),
    }
    if state.actions(seat):
        parts["drafts"] = msgspec.json.encode(drafts(state, seat))
    return parts


def difference(one: dict[str, bytes], other: dict[str, bytes]) -> str | None:
    """The first part in which two faces differ, with both sides."""
    for part in {**one, **other}:
        mine, theirs = one.get(part, b"nothing"), other.get(part, b"nothing")
        if mine != theirs:
            return f"{part}: {_window(mine, theirs)} became {_window(theirs, mine)}"
    return None


def refusals(state: State, seat: int) -> list[str]:
    """How the seat is refused everything that it may not do or say now."""
    legal, sayable = state.actions(seat), state.remarks(seat)
    told = []
    for action in range(state.setting.game.num_actions):
        if action not in legal:
            told.append(_refusal(state, seat, (action,)))
            told.append(_refusal(state, seat, (action, action)))
    for remark in range(state.setting.game.num_remarks):
        if remark not in sayable:
            try:
                state.clone().say(seat, remark)
            except WolfdenError as error:
                told.append(_said(error))
    return told


def drafts(state: State, seat: int) -> list[object]:
    """What the seat finds when it tries out moves without making them: the same tries for the same choices."""
    random, found = Random(0), list[object]()
    for _ in range(4):
        prefix: list[int] = []
        for _ in range(5):
            try:
                drafted = state.draft(seat, prefix)
            except WolfdenError as error:
                found.append(_said(error))
                break
            found += [drafted, cautions(state.setting.game, drafted.view, drafted.actions)]
            if drafted.whole:
                break
            actions = drafted.actions
            # A chain that goes on too far, or stops too early, is refused without a hint.
            found += [_refusal(state, seat, (*prefix, action, *actions)) for action in actions[:3]]
            if prefix:
                found.append(_refusal(state, seat, tuple(prefix)))
            prefix.append(random.choice(actions))
    return found


def _refusal(state: State, seat: int, chain: tuple[int, ...]) -> str:
    try:
        state.clone().chain(seat, chain)
    except WolfdenError as error:
        return _said(error)
    return "accepted"


def _said(error: WolfdenError) -> str:
    """What a refusal says: its sentence is made of the reason and of nothing else."""
    return f"{type(error).__name__}: {error.reason if isinstance(error, IllegalAction) else error}"


def _window(text: bytes, other: bytes) -> str:
    """The part of a text where it differs from another one."""
    start = next((i for i, (a, b) in enumerate(zip(text, other, strict=False)) if a != b), min(len(text), len(other)))
    return text[max(0, start - 40) : start + 60].decode(errors="replace")

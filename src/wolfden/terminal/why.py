"""What speaks against something that somebody would like to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wolfden.engine.errors import IllegalAction
from wolfden.engine.game import Game
from wolfden.engine.state import State
from wolfden.engine.terms import Action, Field, Reason, fields
from wolfden.engine.words import Names
from wolfden.terminal.answer import fitting, several
from wolfden.terminal.tongue import Tongue


def like(wanted: str, game: Game, seats: int, text: Callable[[int], str]) -> list[int]:
    """All actions of the game, at a table of so many, that have these words in them."""
    actions = [number for number in range(game.num_actions) if at_table(game.action(number), seats)]
    return [actions[index] for index in fitting(wanted, [text(action) for action in actions])]


def at_table(action: Action, seats: int) -> bool:
    """Whether all whom an action is about sit at the table."""
    return all(getattr(action, field.name) < seats for field in fields(type(action)) if field.kind == Field.SEAT)


def answers(
    actions: Sequence[int], state: State, seat: int, begun: Sequence[int], tongue: Tongue, names: Names
) -> list[str]:
    """Why that seat, having begun its move, cannot do these things now, or that it can: a line for each reason."""
    words = tongue.of(state.setting.game)
    found: dict[Reason | None, list[str]] = {}
    for action in actions:
        choice = words.text(state.setting.game.action(action), names, seat)
        found.setdefault(against(action, state, seat, begun), []).append(choice)
    return [
        tongue.say("why-can", choice=several(choices))
        if reason is None
        else tongue.say("why-not", choice=several(choices), reason=words.text(reason, names, seat))
        for reason, choices in found.items()
    ]


def against(action: int, state: State, seat: int, begun: Sequence[int]) -> Reason | None:
    """What speaks against it, if anything does."""
    try:
        state.draft(seat, [*begun, action])
    except IllegalAction as refusal:
        return refusal.reason
    return None

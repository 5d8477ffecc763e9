"""What speaks against something that somebody would like to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wolfden.engine.errors import IllegalAction
from wolfden.engine.game import Game
from wolfden.engine.state import State
from wolfden.engine.terms import Action, Field, fields
from wolfden.engine.words import Names
from wolfden.terminal.answer import fitting
from wolfden.terminal.tongue import Tongue


def like(wanted: str, game: Game, seats: int, text: Callable[[int], str]) -> list[int]:
    """All actions of the game, at a table of so many, that have these words in them."""
    actions = [number for number in range(game.num_actions) if at_table(game.action(number), seats)]
    return [actions[index] for index in fitting(wanted, [text(action) for action in actions])]


def at_table(action: Action, seats: int) -> bool:
    """Whether all whom an action is about sit at the table."""
    return all(getattr(action, field.name) < seats for field in fields(type(action)) if field.kind == Field.SEAT)


def answer(action: int, state: State, seat: int, begun: Sequence[int], tongue: Tongue, names: Names) -> str:
    """Why that seat cannot do that now, having begun its move like that; or that nothing speaks against it."""
    words = tongue.of(state.setting.game)
    choice = words.text(state.setting.game.action(action), names, seat)
    try:
        state.draft(seat, [*begun, action])
    except IllegalAction as refusal:
        return tongue.say("why-not", choice=choice, reason=words.text(refusal.reason, names, seat))
    return tongue.say("why-can", choice=choice)

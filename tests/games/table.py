"""What the tests of all games ask of a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from wolfden import IllegalAction, State
from wolfden.engine.terms import Event, Reason


@contextmanager
def refusal(s: State, reason: Reason, saying: str = "") -> Iterator[None]:
    """What is done inside is refused for that reason, in its words, and changes nothing."""
    before = s.save(), shown_to_all(s)
    with pytest.raises(IllegalAction) as caught:
        yield
    assert caught.value.reason == reason
    assert str(caught.value) == s.setting.game.text(reason)
    assert saying in str(caught.value)
    assert (s.save(), shown_to_all(s)) == before


def shown_to_all(s: State) -> list[object]:
    """Everything that anybody sees, spectators included."""
    seats = [(s.view(seat), s.journal(seat), s.actions(seat), s.remarks(seat)) for seat in range(s.seats)]
    return [s.actors(), s.over, s.view(None), s.journal(None), *seats]


def told(s: State, kind: type[Event] = Event, seat: int | None = None) -> list[Any]:
    """The events of a kind that a seat, or everybody, was told."""
    return [event for event in s.journal(seat) if isinstance(event, kind)]

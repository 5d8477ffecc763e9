"""What the miniatures share, so that each is about its own rule only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wolfden.engine.bits import EVERYBODY, bit
from wolfden.engine.catalogue import Inline
from wolfden.engine.game import Game
from wolfden.engine.state import State
from wolfden.engine.step import Step, Talk
from wolfden.engine.terms import Action, Caution, Event, Reason, Remark, Seat, Space, Why
from wolfden.engine.view import View

Digit = Annotated[int, Meta(ge=0, le=9)]


class Do(Action, frozen=True):
    n: Digit


class Whisper(Remark, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=3)]
    n: Annotated[int, Meta(ge=0, le=2)]


class Told(Event, frozen=True):
    a: int
    b: int
    c: int


class Done(Reason, frozen=True):
    pass


class Because(Reason, frozen=True):
    n: int


class Sure(Why, frozen=True):
    n: int


class Trusting(Why, frozen=True):
    seat: Seat


class Risky(Caution, frozen=True):
    n: int


class MiniView(View, frozen=True, kw_only=True):
    sees: Annotated[tuple[Annotated[int, Meta(ge=-9, le=99)], ...], Meta(max_length=20)]


class MiniReview(msgspec.Struct, frozen=True):
    sees: tuple[tuple[int, ...], ...]


WORDS = {
    "Do": "do { $n }",
    "Whisper": "to { $seat }: { $n }",
    "Told": "{ $a } { $b } { $c }",
    "Done": "done",
    "Because": "because of { $n }",
    "Sure": "sure of { $n }",
    "Trusting": "{ $seat } would do so",
    "Risky": "mind { $n }",
}


def written(messages: dict[str, str]) -> str:
    """Messages as a catalogue has them."""
    return "\n".join(f"{id_} = {text}" for id_, text in messages.items())


class Mini(State):
    """A state that copies whatever fields it has."""

    FIELDS: tuple[str, ...] = ()

    def assign(self, other: Any) -> None:
        for name in self.FIELDS:
            value = getattr(other, name)
            setattr(self, name, value[:] if isinstance(value, list) else value)


def mini(
    state: type[Any],
    setup: Callable[[Any], None],
    steps: Sequence[Step[Any]],
    sees: Callable[[Any, int | None], tuple[int, ...]],
    redeal: Callable[[Any, int, Any], None],
    seats: range = range(3, 4),
    words: dict[str, str] | None = None,
    talk: Talk[Any] | None = None,
    limit: int = 60,
    imagined_setup: Callable[[Any], None] | None = None,
    **more: Any,
) -> Game:
    """A game of these parts; `sees` gives what a seat (None: a spectator) knows as plain numbers."""

    def view(s: Any, seat: int | None) -> MiniView:
        return MiniView(
            seat=seat, step=s.step.name, actors=s.actors(), held=s.holding(seat), over=s.over, sees=sees(s, seat)
        )

    return Game(
        name="mini",
        title="A miniature",
        version=1,
        seats=seats,
        state=state,
        setup=setup,
        imagined_setup=imagined_setup,
        steps=steps,
        actions=Space(Do),
        remarks=Space(Whisper),
        talk=talk,
        events=(Told,),
        reasons=(Done, Because),
        view=view,
        review=lambda s: MiniReview(tuple(sees(s, seat) for seat in range(s.seats))),
        redeal=redeal,
        max_decisions=lambda seats: limit,
        words=Inline({"en": written({**WORDS, **(words or {})})}, help="A miniature."),
        show=lambda view, words, names: [str(view.sees)],
        whys=(Sure, Trusting),
        cautions=(Risky,),
        **more,
    )


__all__ = ["EVERYBODY", "Because", "Done", "Mini", "Risky", "Sure", "Told", "Trusting", "bit", "mini"]

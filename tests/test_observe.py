"""Views as numbers: every kind of field, nothing lost, nothing hidden in it."""

from __future__ import annotations

import enum
import types
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

import wolfden
from tests.miniatures import honest
from tests.miniatures.base import Because, Done, Told
from wolfden.engine.common import Said
from wolfden.engine.game import Game
from wolfden.engine.observe import Layout, Part, layout
from wolfden.engine.state import State
from wolfden.engine.terms import Seat
from wolfden.engine.view import SeatSet, View

GULAG = wolfden.game("gulag")
WOLVES = wolfden.game("wolves")
BOARS = wolfden.game("boars")
PHANTOM = wolfden.game("examples.phantom_ttt")

Small = Annotated[int, Meta(ge=-30, le=30)]


class BoundedView(View, frozen=True, kw_only=True):
    sees: Annotated[tuple[Small, ...], Meta(max_length=16)]


def bounded(name: str, game: Game, limit: int | None = None) -> Game:
    """A miniature under a name of its own, with a view that says its bounds."""

    def view(s: Any, seat: int | None) -> BoundedView:
        seen: Any = game.view(s, seat)
        return BoundedView(
            seat=seen.seat, step=seen.step, actors=seen.actors, held=seen.held, over=seen.over, sees=seen.sees
        )

    return Game(
        name=name,
        title=name,
        version=1,
        seats=game.seats,
        state=game.state,
        setup=game.setup,
        steps=game.steps,
        actions=game.space,
        remarks=game.remark_space,
        talk=game.talk,
        events=(Told,),
        reasons=(Done, Because),
        view=view,
        review=game.review,
        redeal=game.redeal,
        max_decisions=game.max_decisions if limit is None else lambda seats: limit,
        words=game.shelf,
        show=game.show,
    )


MINIATURES = {
    name: bounded(f"mini_{name}", game)
    for name, game in (
        ("peek", honest.PEEK),
        ("gift", honest.GIFT),
        ("interrupt", honest.INTERRUPT),
        ("gather", honest.GATHER),
        ("message", honest.MESSAGE),
        ("vote", honest.VOTE),
        ("walk", honest.WALK),
    )
}
GAMES = [GULAG, WOLVES, BOARS, PHANTOM, *MINIATURES.values()]


def positions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game; it is one state, moving on."""
    random, state = Random(seed), game.new(seats, seed)
    yield state
    while not state.over:
        seat = random.choice(state.actors())
        state.act(seat, random.choice(state.actions(seat)))
        yield state


class Colour(enum.IntEnum):
    RED = 3
    BLUE = 7


class Piece(msgspec.Struct, frozen=True):
    colour: Colour
    weight: Annotated[int, Meta(gt=0, lt=6)]


def one(kind: Any) -> Layout:
    """The layout of a view with one more field of that kind, at a table of up to three with ten actions."""
    made = types.new_class(
        "OneView", (View,), {"frozen": True, "kw_only": True}, lambda body: body.update(__annotations__={"more": kind})
    )
    return Layout(honest.VOTE, made, talk=False)


def numbers(kind: Any, value: Any) -> list[float]:
    made = one(kind)
    view: Any = made.view
    return list(made.encode(view(seat=None, step=made.steps[0], actors=(), held=(), over=False, more=value)))[
        made["more"]
    ]


@pytest.mark.parametrize(
    ("kind", "value", "expected"),
    [
        (bool, True, [1]),
        (Colour, Colour.BLUE, [0, 1]),
        (Seat, 2, [0, 0, 1]),
        (Annotated[int, Meta(ge=2, le=6)], 3, [0.25]),
        (Annotated[int, Meta(ge=-4, lt=5)], 0, [0.5]),
        (Annotated[int, Meta(ge=3, le=3)], 3, [0]),
        (Seat | None, None, [0, 0, 0, 0]),
        (Seat | None, 0, [1, 1, 0, 0]),
        (SeatSet, (0, 2), [1, 0, 1]),
        (Annotated[tuple[Seat, ...], Meta(max_length=2)], (2,), [1, 0, 0, 1, 0, 0, 0, 0]),
        (Annotated[tuple[Seat, ...], Meta(max_length=2)], (2, 0), [1, 0, 0, 1, 1, 1, 0, 0]),
        (Annotated[tuple[bool, ...], Meta(min_length=3, max_length=3)], (True, False, True), [1, 0, 1]),
        (tuple[bool, Colour], (True, Colour.RED), [1, 1, 0]),
        (Piece, Piece(Colour.RED, 5), [1, 0, 1]),
        (Piece | None, None, [0, 0, 0, 0]),
        (Annotated[tuple[Piece, ...], Meta(max_length=2)], (Piece(Colour.BLUE, 1),), [1, 0, 1, 0, 0, 0, 0, 0]),
    ],
)
def test_every_kind_of_field(kind: Any, value: Any, expected: list[float]) -> None:
    assert numbers(kind, value) == expected


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (int, r"OneView\.more has no lower bound"),
        (Annotated[int, Meta(ge=0)], r"OneView\.more has no upper bound"),
        (tuple[Seat, ...], r"OneView\.more has no greatest length"),
        (Annotated[tuple[int, ...], Meta(max_length=2)], r"OneView\.more\[\] has no lower bound"),
        (Annotated[tuple[bool, ...], Meta(extra={"set": True})], r"OneView\.more is a set of what is not one-hot"),
        (str, r"OneView\.more is .*str.*, which cannot be turned into numbers"),
        (Seat | bool, r"OneView\.more is .*, which cannot be turned into numbers"),
        (tuple[bool, int], r"OneView\.more\[1\] has no lower bound"),
    ],
)
def test_a_field_without_bounds_is_named(kind: Any, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        one(kind)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (Seat, 3),
        (Seat, -1),
        (Annotated[int, Meta(ge=0, le=4)], 5),
        (SeatSet, (0, 3)),
        (Annotated[tuple[bool, ...], Meta(max_length=2)], (True,) * 3),
        (tuple[bool, bool], (True,)),
    ],
)
def test_a_value_outside_of_its_bounds_is_refused(kind: Any, value: Any) -> None:
    with pytest.raises(ValueError, match=r"OneView\.more.* is .*, which is outside of its bounds"):
        numbers(kind, value)


def test_a_layout_is_for_one_class_of_views() -> None:
    with pytest.raises(TypeError, match="for a GulagView, not for a PhantomView"):
        layout(GULAG).encode(PHANTOM.new(2, 1).view(0))


def test_a_held_move_is_several_hot_over_the_actions() -> None:
    state, gulag = GULAG.new(5, 1), layout(GULAG)
    seat = state.actors()[0]
    chosen = state.actions(seat)[-1]
    state.act(seat, chosen)
    held = gulag.encode(state.view(seat))[gulag["held"]]
    assert [action for action, number in enumerate(held) if number] == [chosen]
    assert len(held) == GULAG.num_actions
    assert not any(gulag.encode(state.view((seat + 1) % 5))[gulag["held"]])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_parts_cover_the_array_without_a_gap(game: Game) -> None:
    def check(parts: tuple[Part, ...], flags: int) -> None:
        for before, after in pairwise(parts):
            assert before.stop == after.start
        for part in parts:
            if part.parts:
                assert part.parts[0].start - part.start in (0, flags)
                assert part.parts[-1].stop == part.stop
                check(part.parts, flags)

    made = layout(game)
    assert (made.parts[0].start, made.parts[-1].stop) == (0, made.size)
    check(made.parts, flags=1)


def test_a_layout_describes_itself() -> None:
    gulag = layout(GULAG)
    assert gulag is layout(GULAG)
    at = gulag["work"].start
    assert f"work [{at}:{at + 1}] 0 to 20, scaled" in str(gulag).splitlines()
    assert gulag["past"].start < gulag["past[3].own"].start < gulag["past[4]"].start
    with pytest.raises(KeyError):
        gulag["plan"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whole_games_stay_within_bounds_and_tell_views_apart(game: Game) -> None:
    """Two views have the same numbers only if they differ in nothing but the order of the held choices."""
    made = layout(game)
    for seats in {game.seats[0], game.seats[-1]}:
        seen: dict[bytes, View] = {}
        for state in (state for seed in range(4) for state in positions(game, seats, seed)):
            for seat in (None, *range(seats)):
                view = state.view(seat)
                encoded = made.encode(view)
                assert len(encoded) == made.size
                assert all(0.0 <= number <= 1.0 for number in encoded)
                plain = msgspec.structs.replace(view, held=tuple(sorted(set(view.held))))
                assert seen.setdefault(encoded.tobytes(), plain) == plain


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_closed_hand(game: Game) -> None:
    """Re-deal everything a seat cannot know: its tensor stays exactly the same, also with what it heard."""
    made = layout(game, talk=True)
    random = Random(7)
    for state in positions(game, game.seats[-1], seed=7):
        speaker = random.randrange(state.seats)
        if state.remarks(speaker):
            state.say(speaker, random.choice(state.remarks(speaker)))
        for seat in range(state.seats):
            world = state.redeal(seat, random.getrandbits(64))
            before = made.encode(state.view(seat), state.journal(seat))
            assert made.encode(world.view(seat), world.journal(seat)) == before


def test_with_talk_the_array_ends_with_all_that_was_heard() -> None:
    game = MINIATURES["message"]
    made, state = layout(game, talk=True), game.new(3, 1)
    remark = state.remarks(0)[0]  # to seat 1
    state.say(0, remark)
    expected = [float(place == remark) for place in range(3 * game.num_remarks)]
    assert isinstance(state.journal(1)[-1], Said)
    assert list(made.encode(state.view(1), state.journal(1))[made["heard"]]) == expected
    assert not any(made.encode(state.view(2), state.journal(2))[made["heard"]])

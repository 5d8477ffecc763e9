"""Blocks: all actions of one kind, as one value."""

from __future__ import annotations

import enum
from typing import Annotated

import pytest
from msgspec import Meta

from wolfden.engine.bits import bit, pack
from wolfden.engine.blocks import Block, Span
from wolfden.engine.terms import Action, Seat, Space


class Colour(enum.IntEnum):
    BLUE = 0
    RED = 1


class Name(Action, frozen=True):
    seat: Seat


class Draw(Action, frozen=True):
    cubes: Annotated[int, Meta(ge=1, le=40)]


class Pass(Action, frozen=True):
    pass


class Paint(Action, frozen=True):
    wall: Annotated[int, Meta(ge=2, le=4)]
    colour: Colour
    coats: Annotated[int, Meta(ge=1, le=3)]


class Tell(Action, frozen=True):
    seat: Seat
    colour: Colour


SPACE = Space(Name, Draw, Pass, Paint, Tell)
NAME, DRAW, PASS, PAINT, TELL = (Block(SPACE, kind) for kind in SPACE.firsts)


@pytest.mark.parametrize("block", [NAME, DRAW, PASS, PAINT, TELL], ids=lambda block: block.kind.__name__)
def test_a_block_holds_the_actions_of_its_kind_and_no_others(block: Block) -> None:
    for number, value in enumerate(SPACE.values):
        assert (number in block) == isinstance(value, block.kind)
    assert block.all == tuple(number for number, value in enumerate(SPACE.values) if isinstance(value, block.kind))


def test_a_member_is_the_value_of_the_only_field() -> None:
    assert [SPACE.value(action) for action in NAME.among(pack((1, 4)))] == [Name(1), Name(4)]
    assert [SPACE.value(action) for action in DRAW.among(pack((1, 40)))] == [Draw(1), Draw(40)]
    assert SPACE.value(DRAW.one(7)) == Draw(7)
    assert DRAW.of(SPACE.numbers[Draw(7)]) == 7
    assert SPACE.value(PASS.one()) == Pass()


def test_several_fields_are_told_apart() -> None:
    for value in (Paint(2, Colour.BLUE, 1), Paint(3, Colour.RED, 2), Paint(4, Colour.RED, 3)):
        action = SPACE.numbers[value]
        assert PAINT.number(value.wall, value.colour, value.coats) == action
        assert [PAINT.field(action, place) for place in range(3)] == [value.wall, value.colour, value.coats]
        assert PAINT.among(bit(PAINT.of(action))) == (action,)
    assert SPACE.value(TELL.number(3, 1)) == Tell(3, Colour.RED)


def test_of_two_fields_a_row_has_the_same_first_one() -> None:
    assert [SPACE.value(action) for action in TELL.among(TELL.row(3))] == [Tell(3, Colour.BLUE), Tell(3, Colour.RED)]
    assert [SPACE.value(action) for action in TELL.among(TELL.row(9, bit(1)))] == [Tell(9, Colour.RED)]


def test_tuples_are_kept_and_the_same_after_others() -> None:
    sets = [bit(n) | bit(m) for n in range(1, 41) for m in range(n + 1, 41)]
    first = [DRAW.among(members) for members in sets * 3]
    assert first[: len(sets)] == first[len(sets) : 2 * len(sets)]
    assert DRAW.among(pack((3, 5))) is DRAW.among(pack((3, 5)))
    assert DRAW.listed(pack((3, 5))) == DRAW.among(pack((3, 5)))


def test_what_can_always_be_done_is_listed_after() -> None:
    either = NAME.then(PASS)
    assert either.among(pack((2, 3))) == (*NAME.among(pack((2, 3))), PASS.one())
    assert either.among(0) == PASS.all
    assert PASS.one() not in either
    with pytest.raises(TypeError, match="Name is numbered before Pass"):
        PASS.then(NAME)


def test_kinds_in_a_row_are_chosen_from_as_one_set() -> None:
    span = Span(NAME, DRAW, PASS)
    able = span.part(NAME, pack((0, 9))) | span.part(DRAW, pack((1, 2))) | span.every(PASS)
    found = [SPACE.value(action) for action in span.among(able)]
    assert found == [Name(0), Name(9), Draw(1), Draw(2), Pass()]
    assert PASS.one() in span
    assert [span.of(action) for action in span.among(able)] == [0, 9, 10, 11, 50]
    assert all(span.one(span.of(action)) == action for action in span.among(able))
    later = Span(DRAW, PASS)  # a set's members are from 1 on here
    assert [SPACE.value(action) for action in later.among(later.part(DRAW, bit(1)) | later.every(PASS))] == [
        Draw(1),
        Pass(),
    ]
    assert PAINT.first not in span
    with pytest.raises(TypeError, match="Paint is not numbered right after Draw"):
        Span(NAME, DRAW, PAINT)

"""The page's types are what the Python types say."""

from __future__ import annotations

import enum
import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from wolfden.engine.view import StepName
from wolfden.registry import game, games
from wolfden.server.types import Module, modules

WIRE = Path(__file__).parent.parent / "web" / "src" / "wire"


def test_the_written_types_have_not_drifted() -> None:
    made = {f"{module.name}.ts": module.text() for module in modules()}
    written = {path.name: path.read_text("utf-8") for path in WIRE.glob("*.ts")}
    assert written == made, "run: python -m wolfden.server.types"


class Colour(enum.IntEnum):
    RED = 0
    BLUE = 1


class Dot(msgspec.Struct, tag="Dot", tag_field="is"):
    """A dot.

    And more about it.
    """

    at: tuple[int, int]
    colours: tuple[Colour, ...]
    name: str | None = None


class Line(msgspec.Struct, tag="Line", tag_field="is"):
    ends: list[Dot | None]
    marks: dict[str, float]
    other: Any


def test_structs_unions_and_enumerations_become_types() -> None:
    assert Module("shapes", [], {"Shape": (Dot, Line)}).text().split("\n\n")[1:] == [
        '/** A dot. */\nexport interface Dot {\n  is: "Dot";\n  at: [number, number];\n  colours: Colour[];\n'
        "  name?: string | null;\n}",
        "export const Colour = { RED: 0, BLUE: 1 } as const;\n"
        "export type Colour = (typeof Colour)[keyof typeof Colour];",
        'export interface Line {\n  is: "Line";\n  ends: (Dot | null)[];\n  marks: Record<string, number>;\n'
        "  other: unknown;\n}",
        "export type Shape = Dot | Line;\n",
    ]


class Note(msgspec.Struct):
    text: Annotated[str, msgspec.Meta(max_length=9)]


def test_the_page_knows_how_long_texts_may_be() -> None:
    assert Module("notes", [Note], {}).text().endswith("export const LONGEST = {\n  Note: { text: 9 },\n} as const;\n")


def test_what_another_file_has_is_taken_from_there() -> None:
    dots = Module("dots", [Dot], {})
    text = Module("lines", [Line], {}, dots).text()
    assert 'import type { Dot } from "./dots";' in text and "Colour" not in text, "and only what is needed"


class Shown(msgspec.Struct):
    shape: Dot | Line | None


def test_a_union_goes_by_its_name() -> None:
    shapes = Module("shapes", [], {"Shape": (Dot, Line)})
    assert Module("shown", [Shown], {}, shapes).text().split("\n\n")[1:] == [
        'import type { Shape } from "./shapes";',
        "export interface Shown {\n  shape: Shape | null;\n}\n",
    ]


class Scene(msgspec.Struct):
    step: StepName
    title: str


def test_the_page_knows_the_steps() -> None:
    blocks = Module("scenes", [Scene], {}, steps=["Begin", "End"]).text().split("\n\n")[1:]
    assert blocks == [
        "export interface Scene {\n  step: Step;\n  title: string;\n}",
        'export type Step = "Begin" | "End";\n',
    ]
    assert "step: string;" in Module("scenes", [Scene], {}).text(), "where no steps are known"


@pytest.mark.parametrize("name", games())
def test_the_steps_of_a_game_are_those_that_its_views_name(name: str) -> None:
    text = (WIRE / f"{name}.ts").read_text("utf-8")
    (written,) = re.findall(r"^export type Step =(.*?);$", text, re.M | re.S)
    assert re.findall(r'"(\w+)"', written) == list(dict.fromkeys(step.name for step in game(name).steps))
    assert "  step: Step;\n" in text and "step: string" not in text

"""Options of a game: what can be chosen before it starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from wolfden.engine.errors import BadSetup


class Option(msgspec.Struct, frozen=True):
    """One option: its values, the first of which is the default. The catalogue says what it is about."""

    values: tuple[bool | int | str, ...]

    @property
    def default(self) -> bool | int | str:
        return self.values[0]


def settle(game: str, known: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values; BadSetup names what does not fit."""
    for name, value in given.items():
        if name not in known:
            have = ", ".join(known) or "none"
            raise BadSetup(f"{game} has no option {name!r}; its options: {have}")
        # 1 == True, but they are not the same choice.
        if not any(type(value) is type(value_) and value == value_ for value_ in known[name].values):
            allowed = ", ".join(str(value_) for value_ in known[name].values)
            raise BadSetup(f"{game}'s option {name!r} is one of {allowed}, not {value!r}")
    return {name: given.get(name, option.default) for name, option in known.items()}


def parse(game: str, known: Mapping[str, Option], text: str) -> tuple[str, Any]:
    """An option written as name=value."""
    name, equals, written = text.partition("=")
    if not equals:
        raise BadSetup(f"an option is written name=value, not {text!r}")
    for value in known[name].values if name in known else ():
        if str(value).lower() == written.lower():
            return name, value
    return name, written

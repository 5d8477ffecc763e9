"""Which enumerations there are in what goes over the wire."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import inspect


def enums(types: Iterable[inspect.Type]) -> Iterator[tuple[str, type[enum.Enum]]]:
    """Every enumeration in these types, or in what they are made of, with the name of the field that holds it."""
    seen: set[type] = set()
    waiting: list[tuple[str, Any]] = [("", kind) for kind in types]
    while waiting:
        name, kind = waiting.pop()
        parts: Iterable[Any] = ()
        if isinstance(kind, inspect.EnumType):
            yield name, kind.cls
        elif isinstance(kind, inspect.StructType):
            if kind.cls not in seen:
                seen.add(kind.cls)
                waiting += [(field.name, field.type) for field in kind.fields]
        elif isinstance(kind, inspect.UnionType):
            parts = kind.types
        elif isinstance(kind, inspect.TupleType):
            parts = kind.item_types
        elif isinstance(kind, inspect.DictType):
            parts = (kind.key_type, kind.value_type)
        elif isinstance(kind, inspect.Metadata):
            parts = (kind.type,)
        elif isinstance(item := getattr(kind, "item_type", None), inspect.Type):
            parts = (item,)
        waiting += [(name, part) for part in parts]

"""Which languages there are: one for each folder of catalogues."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def tongues() -> tuple[str, ...]:
    """The languages that Wolfden speaks."""
    return tuple(sorted(folder.name for folder in files("wolfden").joinpath("languages").iterdir() if folder.is_dir()))

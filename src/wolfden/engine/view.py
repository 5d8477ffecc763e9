"""What one seat knows now, as a frozen value.

A game's view adds its fields to these. Only what is written into it can be seen: a field of the state that
nobody thought about is seen by nobody.
"""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game shows: to whom, who is awaited, one's own unfinished or sealed move, and the end."""

    seat: int | None
    actors: tuple[int, ...]
    held: tuple[int, ...]
    over: bool

"""What `wolfden verify` finds out about a replay: see languages/*/terminal.ftl for the words, and docs/fair.md."""

from __future__ import annotations

import msgspec

from wolfden.notices import Notice


class Finding(msgspec.Struct, frozen=True):
    """One thing found out about a replay. `fits` is None where the file says nothing about it."""

    found: Notice
    fits: bool | None


# The commitment.


class ShuffleUnknown(Notice, frozen=True):
    """The file says nothing about the shuffle."""


class SecretDiffers(Notice, frozen=True):
    """The server committed to something else."""


class CommitmentFits(Notice, frozen=True):
    """The commitment is to this secret and this table; whether it was told in time, the file cannot show."""

    commitment: str


class NotedFits(Notice, frozen=True):
    """The commitment is to this secret and this table, and the one that somebody noted down."""


class NotedDiffers(Notice, frozen=True):
    """Somebody noted down another commitment."""


class OlderFits(Notice, frozen=True):
    """The commitment is to this secret alone, as those of older tables were."""

    commitment: str
    table: str


class OlderNotedFits(Notice, frozen=True):
    """The same, and it is the one that somebody noted down."""

    table: str


# The seed.


class StrangeSeat(Notice, frozen=True):
    """A part from a seat that there is not."""

    seat: int


class SeedDiffers(Notice, frozen=True):
    """The seed is made of something else."""


class SeedAlone(Notice, frozen=True):
    """The server alone made the seed."""


class SeedFrom(Notice, frozen=True):
    """The server and these people made the seed."""

    names: tuple[str, ...]


class SeedFromSeats(Notice, frozen=True):
    """The server and these seats made the seed; nobody has looked at their names."""

    seats: tuple[str, ...]


# One's own part.


class PartMissing(Notice, frozen=True):
    """The part that somebody noted down is not there."""


class PartOf(Notice, frozen=True):
    """The part that somebody noted down is that of these people."""

    names: tuple[str, ...]


class PartOfSeats(Notice, frozen=True):
    """The part that somebody noted down is that of these seats."""

    seats: tuple[str, ...]


# The moves.


class VersionDiffers(Notice, frozen=True):
    """The game was played by other rules than those that are here."""

    version: int
    here: int


class DoesNotReplay(Notice, frozen=True):
    """The moves cannot be made, or lead elsewhere. The detail is English."""

    detail: str


class MovesFit(Notice, frozen=True):
    """All moves can be made, and lead to the end that is written down."""

    moves: int


class MovesUnfinished(Notice, frozen=True):
    """All moves can be made, and do not end the game."""

    moves: int


class MovesOlder(Notice, frozen=True):
    """All moves can be made and end the game; how, was written down in a way that cannot be checked any more."""

    moves: int


FINDINGS: tuple[type[Notice], ...] = tuple(
    value
    for value in list(vars().values())
    if isinstance(value, type) and issubclass(value, Notice) and value is not Notice
)

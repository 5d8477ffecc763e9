"""What a seat is after at a table of Sobakistan.

There are two tokens for each Wolf: one for evidence at the drop-off point, one for an escape from the extraction point.
The resistance needs more than half of them; the Bloodhound wins a tie.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wolfden.engine.terms import Goal
from wolfden.games.sobakistan.terms.actions import MOST_SLOTS, MOST_WOLVES, Station

Left = Annotated[int, Meta(ge=1, lt=MOST_SLOTS)]  # rounds, with this one
Wolves = Annotated[int, Meta(ge=0, le=MOST_WOLVES)]
Tokens = Annotated[int, Meta(ge=0, le=2 * MOST_WOLVES)]


class Hunt(Goal, frozen=True):
    """The Bloodhound: what is safe already, and what is still to be stopped."""

    safe: Tokens  # that the resistance cannot get any more
    enough: Tokens  # of these, to win
    playing: Wolves
    carrying: Wolves
    left: Left


class HuntWon(Goal, frozen=True):
    """The Bloodhound: the resistance cannot win any more."""

    safe: Tokens
    enough: Tokens


class Guide(Goal, frozen=True):
    """The Liaison: where the Wolves must go."""

    drop_off: Station
    extraction: Station
    carrying: Wolves
    playing: Wolves
    need: Tokens
    left: Left


class GuideOut(Goal, frozen=True):
    """The Liaison: nobody carries evidence any more."""

    extraction: Station
    playing: Wolves
    need: Tokens
    left: Left


class DropThenEscape(Goal, frozen=True):
    """A Wolf with the evidence."""

    caught: bool  # once: the next time it is lost
    left: Left


class EscapeAfter(Goal, frozen=True):
    """A Wolf who has put the evidence down."""

    station: Station
    caught: bool  # once: the next time one is arrested
    left: Left


class EscapeWithout(Goal, frozen=True):
    """A Wolf whose evidence was taken."""

    left: Left


class OutEscaped(Goal, frozen=True):
    """A Wolf who left the city, and can only hope for the others."""

    need: Tokens


class OutArrested(Goal, frozen=True):
    """A Wolf who was arrested."""

    need: Tokens


GOALS = (
    Hunt,
    HuntWon,
    Guide,
    GuideOut,
    DropThenEscape,
    EscapeAfter,
    EscapeWithout,
    OutEscaped,
    OutArrested,
)

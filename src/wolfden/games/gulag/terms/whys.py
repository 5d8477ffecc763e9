"""Why a good player of Gulag does what it does. Chances are those of being red, unless they say otherwise."""

from __future__ import annotations

from wolfden.engine.terms import Percent, Seat, Why
from wolfden.games.gulag.terms.actions import Card, Loyalty


class TeamToDig(Why, frozen=True):
    """Of a red commissar: no other team is likely to play more work."""

    worker: Seat
    red: Percent
    other: Seat
    other_red: Percent
    supervisor: Seat
    supervisor_red: Percent


class TeamToHinder(Why, frozen=True):
    """Of a black commissar: no other team is likely to play less work; `cover` while it must not look like that."""

    worker: Seat
    red: Percent
    other: Seat
    other_red: Percent
    supervisor: Seat
    supervisor_red: Percent
    cover: bool


class KeepToSide(Why, frozen=True):
    """Of a worker: the card of one's own side, for an order to swap it is not likely."""

    loyalty: Loyalty
    supervisor: Seat
    ordered: Percent


class StayUnmoved(Why, frozen=True):
    """Of a worker: an order is likely, but one does not always give way to that."""

    card: Card
    supervisor: Seat
    ordered: Percent


class ExpectOrder(Why, frozen=True):
    """Of a worker: the other card, for an order to swap it is likely."""

    card: Card
    supervisor: Seat
    ordered: Percent


class LookRed(Why, frozen=True):
    """Of a black worker: work, early on, to be taken for a red."""


class Swap(Why, frozen=True):
    """Of a supervisor: the card that is swapped is more likely this one than the other worker's is."""

    card: Card
    seat: Seat
    red: Percent
    chance: Percent  # of that card
    other: Seat
    other_red: Percent
    other_chance: Percent


class LeaveBoth(Why, frozen=True):
    """Of a supervisor: both cards are likely this one, which is the better one for one's side."""

    card: Card
    seat: Seat
    chance: Percent
    other: Seat
    other_chance: Percent


WHYS = (TeamToDig, TeamToHinder, KeepToSide, StayUnmoved, ExpectOrder, LookRed, Swap, LeaveBoth)

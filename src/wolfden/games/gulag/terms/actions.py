"""What can be done and said at a table of Gulag."""

from __future__ import annotations

import enum
from typing import Annotated

from msgspec import Meta

from wolfden.engine.terms import Action, Remark, Seat, Space

Turn = Annotated[int, Meta(ge=1, le=10)]


class Loyalty(enum.IntEnum):
    """The two colours of worker cards."""

    BLACK = 0
    RED = 1


class Card(enum.IntEnum):
    """The two task cards."""

    STRIKE = 0
    WORK = 1


class AppointWorker(Action, frozen=True):
    seat: Seat


class AppointSupervisor(Action, frozen=True):
    seat: Seat


class Play(Action, frozen=True):
    card: Card


class OrderSwap(Action, frozen=True):
    seat: Seat


class LetBe(Action, frozen=True):
    pass


class IAm(Remark, frozen=True):
    loyalty: Loyalty


class ISaw(Remark, frozen=True):
    seat: Seat
    loyalty: Loyalty


class IThink(Remark, frozen=True):
    seat: Seat
    loyalty: Loyalty


class IPlayed(Remark, frozen=True):
    turn: Turn
    card: Card


ACTIONS = Space(AppointWorker, AppointSupervisor, Play, OrderSwap, LetBe)
CLAIMS = Space(IAm, ISaw, IThink, IPlayed)

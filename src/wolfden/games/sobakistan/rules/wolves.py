"""2. The Wolves' turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Seats, bit, first, has, members, shifted
from wolfden.engine.blocks import Block, Span
from wolfden.engine.step import SealedDraft
from wolfden.engine.terms import Reason
from wolfden.games.sobakistan.rules import hunting_cards, order, told
from wolfden.games.sobakistan.state import (
    FIRST_WOLF,
    LINES,
    MARK,
    MOVED,
    RUN,
    STATION,
    Sobakistan,
    in_hand,
    mark,
    most_steps,
    note,
    station_of,
    wolf_card,
)
from wolfden.games.sobakistan.terms import actions, reasons

MOVE_TO: Final = Block(actions.ACTIONS, actions.MoveTo)
MARK_TERRITORY: Final = Block(actions.ACTIONS, actions.MarkTerritory)
RUN_WITH_THE_WOLVES: Final = Block(actions.ACTIONS, actions.RunWithTheWolves)
STAY: Final = Block(actions.ACTIONS, actions.Stay)
IN_TURN: Final = Span(MOVE_TO, MARK_TERRITORY, RUN_WITH_THE_WOLVES, STAY)


class WolvesTurn(SealedDraft[Sobakistan]):
    """All Wolves move in secret, or stay, and may use their cards before, between and after steps."""

    def who(self, s: Sobakistan) -> Seats:
        return s.playing & ~s.chosen

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        able = IN_TURN.every(STAY)
        if s.steps < most_steps(s, seat):
            able |= IN_TURN.part(MOVE_TO, s.box.reach(station_of(s, seat), s.lines, s.districts))
        if in_hand(s, seat, MARK):
            able |= IN_TURN.every(MARK_TERRITORY)
        if in_hand(s, seat, RUN):
            able |= IN_TURN.every(RUN_WITH_THE_WOLVES)
        return IN_TURN.among(able)

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action in MOVE_TO:
            s.steps += 1
            mark(s, seat, s.round, MOVE_TO.of(action))
        elif action in MARK_TERRITORY:
            s.used |= bit(wolf_card(seat, MARK))
            s.shown = station_of(s, seat)
        elif action in RUN_WITH_THE_WOLVES:
            s.used |= bit(wolf_card(seat, RUN))
        if action in STAY or is_done(s, seat):
            finish_move(s, seat)

    def close(self, s: Sobakistan) -> None:
        held = first(wolf_card(s.seats, MARK)) & ~first(wolf_card(FIRST_WOLF, MARK)) & ~s.hunted
        cordons = s.lines + shifted(s.districts, LINES)
        note(s, MOVED, s.playing, held, s.used, s.extra, cordons)
        s.tell(told.ALL_MOVED, to=EVERYBODY)
        for wolf in members(s.playing):
            hunting_cards.hand_over(s, wolf)
        s.chosen = NOBODY
        s.extra = NOBODY
        s.used = 0
        order.after_moves(s)

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if action in MARK_TERRITORY or action in RUN_WITH_THE_WOLVES:
            return reasons.CardElsewhere()
        if action not in MOVE_TO:
            return None
        if s.steps == most_steps(s, seat):
            return reasons.NoStepLeft()
        station = MOVE_TO.of(action)
        near = has(s.box.beside[station_of(s, seat)], station)
        return reasons.CordonedOff(station) if near else reasons.NotAdjacent(station)


def is_done(s: Sobakistan, wolf: i64) -> bool:
    """Whether nothing is left that a Wolf could still do this turn."""
    return s.steps == most_steps(s, wolf) and not in_hand(s, wolf, MARK) and not in_hand(s, wolf, RUN)


def finish_move(s: Sobakistan, wolf: i64) -> None:
    """The slot is filled: with the same number again if the Wolf stayed."""
    if not s.steps:
        mark(s, wolf, s.round, station_of(s, wolf))
        s.tell(told.STAYED, station_of(s, wolf), to=bit(wolf))
    for made in s.marks[len(s.marks) - s.steps :]:
        s.tell(told.MOVED, made & STATION, to=bit(wolf))
    if s.shown:
        hunting_cards.show_liaison(s, wolf, s.shown)
    s.chosen |= bit(wolf)
    s.steps = 0
    s.shown = 0


WOLVES_TURN: Final = WolvesTurn()

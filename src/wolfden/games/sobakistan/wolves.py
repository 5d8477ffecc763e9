"""The Wolves' turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Picks, Seats, bit, first, has, members, shifted
from wolfden.engine.step import SealedDraft
from wolfden.engine.terms import Event, Reason
from wolfden.games.sobakistan import actions
from wolfden.games.sobakistan.actions import ACTIONS, MarkTerritory, MoveTo, RunWithTheWolves, Stay
from wolfden.games.sobakistan.bloodhound import begin_hunt
from wolfden.games.sobakistan.events import (
    AllMoved,
    CardElsewhere,
    CordonedOff,
    Moved,
    NoStepLeft,
    NotAdjacent,
    RanFurther,
    Stayed,
    TerritoryMarked,
)
from wolfden.games.sobakistan.hunting import flip, show
from wolfden.games.sobakistan.model import (
    FIRST_WOLF,
    LIAISON,
    MARK,
    MOVED,
    RUN,
    STATION,
    Sobakistan,
    in_hand,
    mark,
    note,
    station_of,
    wolf_card,
)

MOVE_TO: Final[i64] = ACTIONS.first(MoveTo)
MARK_TERRITORY: Final[i64] = ACTIONS.first(MarkTerritory)
RUN_WITH_THE_WOLVES: Final[i64] = ACTIONS.first(RunWithTheWolves)
STAY: Final[i64] = ACTIONS.first(Stay)
LINES: Final[i64] = actions.MOST_LINES
# What is told most often: a constant is found faster in compiled code than an imported name.
TOLD_MOVED: Final[type[Event]] = Moved
TOLD_STAYED: Final[type[Event]] = Stayed
TOLD_ALL_MOVED: Final[type[Event]] = AllMoved
TOLD_TERRITORY_MARKED: Final[type[Event]] = TerritoryMarked
TOLD_RAN_FURTHER: Final[type[Event]] = RanFurther
IN_WOLVES_TURN: Final = Picks(ACTIONS.first(MoveTo))


# 2. The Wolves' turn


class WolvesTurn(SealedDraft[Sobakistan]):
    """All Wolves move in secret, or stay, and may use their cards before, between and after steps."""

    def who(self, s: Sobakistan) -> Seats:
        return s.playing & ~s.chosen

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        able: i64 = bit(STAY - MOVE_TO)
        if s.steps < most_steps(s, seat):
            able |= s.board.reach(station_of(s, seat), s.lines, s.districts) >> 1
        if in_hand(s, seat, MARK):
            able |= bit(MARK_TERRITORY - MOVE_TO)
        if in_hand(s, seat, RUN):
            able |= bit(RUN_WITH_THE_WOLVES - MOVE_TO)
        return IN_WOLVES_TURN.of(able)

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action == MARK_TERRITORY:
            s.used |= bit(wolf_card(seat, MARK))
            s.shown = station_of(s, seat)
        elif action == RUN_WITH_THE_WOLVES:
            s.used |= bit(wolf_card(seat, RUN))
        elif action != STAY:
            s.steps += 1
            mark(s, seat, s.round, action - MOVE_TO + 1)
        if action == STAY or is_done(s, seat):
            finish_move(s, seat)

    def close(self, s: Sobakistan) -> None:
        held = first(wolf_card(s.seats, MARK)) & ~first(wolf_card(FIRST_WOLF, MARK)) & ~s.hunted
        cordons = s.lines + shifted(s.districts, LINES)
        note(s, MOVED, s.playing, held, s.used, s.extra, cordons)
        s.tell(TOLD_ALL_MOVED, to=EVERYBODY)
        for wolf in members(s.playing):
            use_wolf_cards(s, wolf)
        s.chosen = NOBODY
        s.extra = NOBODY
        s.used = 0
        begin_hunt(s)

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if action in (MARK_TERRITORY, RUN_WITH_THE_WOLVES):
            return CardElsewhere()
        if not MOVE_TO <= action < MARK_TERRITORY:
            return None
        station = action - MOVE_TO + 1
        if s.steps == most_steps(s, seat):
            return NoStepLeft()
        near = has(s.board.beside[station_of(s, seat)], station)
        return CordonedOff(station) if near else NotAdjacent(station)


def most_steps(s: Sobakistan, wolf: i64) -> i64:
    """One, and one more for each card that says so."""
    return 1 + has(s.extra, wolf) + has(s.used, wolf_card(wolf, RUN))


def is_done(s: Sobakistan, wolf: i64) -> bool:
    """Whether nothing is left that a Wolf could still do this turn."""
    return s.steps == most_steps(s, wolf) and not in_hand(s, wolf, MARK) and not in_hand(s, wolf, RUN)


def finish_move(s: Sobakistan, wolf: i64) -> None:
    """The slot is filled: with the same number again if the Wolf stayed."""
    if not s.steps:
        mark(s, wolf, s.round, station_of(s, wolf))
        s.tell(TOLD_STAYED, station_of(s, wolf), to=bit(wolf))
    for made in s.marks[len(s.marks) - s.steps :]:
        s.tell(TOLD_MOVED, made & STATION, to=bit(wolf))
    if s.shown:
        show(s, wolf, s.shown, to=bit(LIAISON) | bit(wolf))
    s.chosen |= bit(wolf)
    s.steps = 0
    s.shown = 0


def use_wolf_cards(s: Sobakistan, wolf: i64) -> None:
    """The cards that a Wolf has used are made known, and go to the Bloodhound."""
    if has(s.used, wolf_card(wolf, MARK)):
        s.tell(TOLD_TERRITORY_MARKED, wolf, to=EVERYBODY)
        flip(s, wolf_card(wolf, MARK))
    if has(s.used, wolf_card(wolf, RUN)):
        s.tell(TOLD_RAN_FURTHER, wolf, to=EVERYBODY)
        flip(s, wolf_card(wolf, RUN))


WOLVES_TURN: Final = WolvesTurn()

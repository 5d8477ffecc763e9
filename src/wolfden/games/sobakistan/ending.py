"""The last phase of a round, and how the game ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Picks, Seats, bit, count, has
from wolfden.engine.step import Sealed
from wolfden.engine.terms import Event, Reason
from wolfden.games.sobakistan.actions import ACTIONS, DoNothing, DropOff, Escape
from wolfden.games.sobakistan.events import (
    BloodhoundWon,
    BloodhoundWonTie,
    Delivered,
    DroppedOff,
    Escaped,
    GotAway,
    LeftBehind,
    NoEvidence,
    NotDelivered,
    ResistanceWon,
    RoundBegan,
    RouteDrawn,
)
from wolfden.games.sobakistan.model import (
    DROPPED,
    FIRST_WOLF,
    Sobakistan,
    note,
    replaced,
    resistance_tokens,
    station_of,
    winners,
    wolves,
)

DO_NOTHING: Final[i64] = ACTIONS.first(DoNothing)
DROP_OFF: Final[i64] = ACTIONS.first(DropOff)
ESCAPE: Final[i64] = ACTIONS.first(Escape)
# What is told most often: a constant is found faster in compiled code than an imported name.
TOLD_ROUND_BEGAN: Final[type[Event]] = RoundBegan
TOLD_DROPPED_OFF: Final[type[Event]] = DroppedOff
TOLD_ESCAPED: Final[type[Event]] = Escaped
AT_THE_END: Final = Picks(ACTIONS.first(DoNothing))


# 4. Dropping off compromising evidence and escaping


class DropOrEscape(Sealed[Sobakistan]):
    """Every Wolf puts the evidence down, escapes or does neither; whether the place is right shows at the end."""

    def who(self, s: Sobakistan) -> Seats:
        return s.playing

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        able: i64 = bit(ESCAPE - DO_NOTHING) | 1
        if has(s.carrying, seat):
            able |= bit(DROP_OFF - DO_NOTHING)
        return AT_THE_END.of(able)

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action == DROP_OFF:
            s.carrying &= ~bit(seat)
            s.chosen |= bit(seat)
            s.drops = replaced(s.drops, seat, station_of(s, seat))
            s.tell(TOLD_DROPPED_OFF, seat, to=EVERYBODY)
        elif action == ESCAPE:
            s.escaped |= bit(seat)
            s.playing &= ~bit(seat)
            s.tell(TOLD_ESCAPED, seat, to=EVERYBODY)

    def close(self, s: Sobakistan) -> None:
        if s.chosen:
            note(s, DROPPED, s.chosen)
        s.chosen = NOBODY
        end_round(s)

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        return NoEvidence() if action == DROP_OFF else None


# End of game and winning conditions


def end_round(s: Sobakistan) -> None:
    """The game ends when every Wolf is out, or all slots are filled; else the next round is the Liaison's again."""
    if s.playing and s.round + 1 < s.board.slots:
        begin_round(s)
        s.resume()
    else:
        end_of_game(s)


def begin_round(s: Sobakistan) -> None:
    s.round += 1
    s.tell(TOLD_ROUND_BEGAN, s.round, to=EVERYBODY)


def end_of_game(s: Sobakistan) -> None:
    """The route and all boards are shown, and tokens counted."""
    start, drop_off, extraction = s.board.routes[s.route]
    s.tell(RouteDrawn, start, drop_off, extraction, to=EVERYBODY)
    for wolf in range(FIRST_WOLF, s.seats):
        if s.drops[wolf]:
            s.tell(Delivered, wolf, s.drops[wolf], s.drops[wolf] == drop_off, to=EVERYBODY)
        else:
            s.tell(NotDelivered, wolf, to=EVERYBODY)
        if has(s.escaped, wolf):
            station = station_of(s, wolf)
            s.tell(GotAway, wolf, station, station == extraction, to=EVERYBODY)
        else:
            s.tell(LeftBehind, wolf, to=EVERYBODY)
    ours = resistance_tokens(s)
    theirs = 2 * count(wolves(s)) - ours
    if ours > theirs:
        s.end(ResistanceWon, ours, theirs, won=winners(s))
    elif ours < theirs:
        s.end(BloodhoundWon, ours, theirs, won=winners(s))
    else:
        s.end(BloodhoundWonTie, ours, won=winners(s))


DROP_OR_ESCAPE: Final = DropOrEscape()

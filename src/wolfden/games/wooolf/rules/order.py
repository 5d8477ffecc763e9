"""The order of play: what follows what.

A round is prepared; turns go round until enough players have made an early suspicion; all others make their final
one at the same time; and the round is scored. Then comes the next round, or the game is over.
"""

from __future__ import annotations

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, count, first, has
from wolfden.games.wooolf.rules import ending, preparing, suspicion, turn
from wolfden.games.wooolf.state import Wooolf
from wolfden.games.wooolf.terms.events import TurnsOver


def begin_round(s: Wooolf, starter: i64) -> None:
    preparing.prepare_round(s, starter)
    s.go(turn.TURN)


def next_turn(s: Wooolf) -> None:
    """Clockwise, those who are still in; after everybody's last turn the turns end."""
    seat, lap = s.turn, s.lap
    while True:
        seat += 1
        if seat == s.seats:
            seat = 0
        if seat == s.starter:
            lap += 1
        if not has(s.suspected, seat):
            break
    if lap > s.box.turns:
        end_turns(s, enough=False)
    else:
        s.turn = seat
        s.lap = lap
        s.go(turn.TURN)


def begin_early_suspicion(s: Wooolf) -> None:
    s.go(suspicion.EARLY_SUSPICION)


def after_early_suspicion(s: Wooolf) -> None:
    """The last early suspicion that is allowed ends the turns of the round."""
    if count(s.suspected) == s.box.enough_suspicions(s.seats):
        end_turns(s, enough=True)
    else:
        next_turn(s)


def end_turns(s: Wooolf, enough: bool) -> None:
    s.tell(TurnsOver, enough, to=EVERYBODY)
    if s.suspected == first(s.seats):
        ending.end_round(s)
    else:
        s.go(suspicion.FINAL_SUSPICION)


def after_final_suspicion(s: Wooolf) -> None:
    ending.end_round(s)

"""What a choice risks at a table of Sobakistan, as far as a view alone tells."""

from __future__ import annotations

from wolfden.engine.terms import Caution
from wolfden.games.sobakistan.rules.bloodhound import END_HUNT
from wolfden.games.sobakistan.rules.catching import RUN_AWAY
from wolfden.games.sobakistan.rules.dropping_off import DROP_OFF, ESCAPE
from wolfden.games.sobakistan.rules.wolves import MOVE_TO, STAY, WOLVES_TURN
from wolfden.games.sobakistan.terms.whys import (
    CaughtAgain,
    EscapeLaden,
    IntoTheirArms,
    MovesLeft,
    NoDropOff,
    NoWayOut,
)
from wolfden.games.sobakistan.view import Evidence, SobakistanView, WolfState


def caution(view: SobakistanView, action: int) -> Caution | None:
    """The bad surprise that one of a seat's legal choices is likely to be, if it is one."""
    if action in END_HUNT:
        able = any(not squad.rests for squad in view.squads)
        return MovesLeft(view.moves_left) if view.moves_left and able else None
    me = next((wolf for wolf in view.wolves if wolf.seat == view.seat), None)
    if me is None or me.board is None:
        return None
    at = me.board.marks[-1].station
    if action in DROP_OFF:
        return None if any(drop_off == at for _, drop_off, _ in view.routes) else NoDropOff(at)
    if action in ESCAPE:
        return of_escape(view, me, at)
    if action in MOVE_TO and view.step == WOLVES_TURN.name:
        return of_step(view, me, at, MOVE_TO.of(action))
    if action in STAY and view.step == RUN_AWAY.name and view.moves_left:
        here = district_of(view, at)
        return CaughtAgain(here) if any(squad.district == here and not squad.rests for squad in view.squads) else None
    return None


def of_step(view: SobakistanView, me: WolfState, at: int, station: int) -> Caution | None:
    """Into a district with a squad; the first catch costs nothing but time, and is not warned of."""
    there, squads = district_of(view, station), {squad.district for squad in view.squads}
    if not me.interrogated or there not in squads or district_of(view, at) in squads:
        return None
    return IntoTheirArms(station, there, me.evidence is Evidence.CARRIED)


def of_escape(view: SobakistanView, me: WolfState, at: int) -> Caution | None:
    """Where no possible route ends, or with the evidence."""
    if not any(at in extractions for _, _, extractions in view.routes):
        return NoWayOut(at)
    return EscapeLaden() if me.evidence is Evidence.CARRIED else None


def district_of(view: SobakistanView, station: int) -> int:
    return view.map.stations[station - 1].district

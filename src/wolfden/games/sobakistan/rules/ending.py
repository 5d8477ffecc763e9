"""End of game and winning conditions."""

from __future__ import annotations

from wolfden.engine.bits import EVERYBODY, count, has
from wolfden.games.sobakistan.rules import told
from wolfden.games.sobakistan.state import FIRST_WOLF, Sobakistan, resistance_tokens, station_of, winners, wolves
from wolfden.games.sobakistan.terms import reasons


def end_of_game(s: Sobakistan) -> None:
    """The route and all boards are shown, and tokens counted."""
    start, drop_off, extraction = s.box.routes[s.route]
    s.tell(told.ROUTE_DRAWN, start, drop_off, extraction, to=EVERYBODY)
    for wolf in range(FIRST_WOLF, s.seats):
        if s.drops[wolf]:
            s.tell(told.DELIVERED, wolf, s.drops[wolf], s.drops[wolf] == drop_off, to=EVERYBODY)
        else:
            s.tell(told.NOT_DELIVERED, wolf, to=EVERYBODY)
        if has(s.escaped, wolf):
            station = station_of(s, wolf)
            s.tell(told.GOT_AWAY, wolf, station, station == extraction, to=EVERYBODY)
        else:
            s.tell(told.LEFT_BEHIND, wolf, to=EVERYBODY)
    ours = resistance_tokens(s)
    theirs = 2 * count(wolves(s)) - ours
    if ours > theirs:
        s.end(reasons.ResistanceWon, ours, theirs, won=winners(s))
    elif ours < theirs:
        s.end(reasons.BloodhoundWon, ours, theirs, won=winners(s))
    else:
        s.end(reasons.BloodhoundWonTie, ours, won=winners(s))

"""End of game: all cards are shown, and the work decides."""

from __future__ import annotations

from wolfden.engine.bits import EVERYBODY, count, first
from wolfden.games.gulag.state import Gulag
from wolfden.games.gulag.terms.actions import Loyalty
from wolfden.games.gulag.terms.events import Revealed
from wolfden.games.gulag.terms.reasons import Abandoned, AheadOfPlan, Late, OnPlan


def end_of_game(s: Gulag) -> None:
    """All worker cards are shown, and the work is compared with twice the number of reds."""
    black = first(s.seats) & ~s.red
    s.tell(Revealed, s.red, black, to=EVERYBODY)
    work, red = s.canal, count(s.red)
    if work > 2 * red:
        s.end(AheadOfPlan, work, red, won=s.red)
    elif work < 2 * red:
        s.end(Abandoned, work, red, won=black)
    elif red == count(black):
        s.end(Late, work, red)
    elif red < count(black):
        s.end(OnPlan, work, red, Loyalty.RED, won=s.red)
    else:
        s.end(OnPlan, work, red, Loyalty.BLACK, won=black)


def max_decisions(seats: int) -> int:
    """Every turn the commissar names, two work and one supervises."""
    return 4 * seats

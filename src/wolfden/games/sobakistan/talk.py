"""What may be said: the Liaison speaks in their turn, the Wolves in theirs, the Bloodhound at any time.

Remarks are never held against anything hidden: the Liaison may judge and guess freely.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Seats, has, members
from wolfden.engine.step import Talk
from wolfden.games.sobakistan import actions
from wolfden.games.sobakistan.actions import (
    REMARKS,
    AmIRight,
    HintIsFor,
    HintMeans,
    RightWay,
    Say,
    ThinkSo,
    YouAreAway,
    YouAreLost,
    YouReachIt,
)
from wolfden.games.sobakistan.hunting import JOIN_PACK, SHED_COAT
from wolfden.games.sobakistan.model import BLOODHOUND, FIRST_WOLF, LIAISON, Sobakistan
from wolfden.games.sobakistan.rules import LIAISON_TURN
from wolfden.games.sobakistan.wolves import WOLVES_TURN

HINT_IS_FOR: Final[i64] = REMARKS.first(HintIsFor)
HINT_MEANS: Final[i64] = REMARKS.first(HintMeans)
AWAY: Final[i64] = REMARKS.first(YouAreAway)
LOST: Final[i64] = REMARKS.first(YouAreLost)
REACH_IT: Final[i64] = REMARKS.first(YouReachIt)
RIGHT_WAY: Final[i64] = REMARKS.first(RightWay)
QUESTIONS: Final[i64] = REMARKS.first(AmIRight)
THINK_SO: Final[i64] = REMARKS.first(ThinkSo)
SAY: Final[i64] = REMARKS.first(Say)
END: Final[i64] = len(REMARKS)

AIMS: Final[i64] = len(actions.Aim)
WORDS: Final[i64] = len(actions.Word)
WHICH: Final[i64] = len(actions.Which)
DISTANCES: Final[i64] = (REMARKS.first(YouAreLost) - REMARKS.first(YouAreAway)) // actions.MOST_WOLVES
DISTRICTS: Final[i64] = actions.MOST_DISTRICTS


class TableTalk(Talk[Sobakistan]):
    """Everything is said aloud, for the Bloodhound to hear as well."""

    def remarks(self, s: Sobakistan, seat: i64) -> Actions:
        if seat == BLOODHOUND:
            return taunts(s)
        if seat == LIAISON:
            return comments(s) if s.step in (LIAISON_TURN, SHED_COAT, JOIN_PACK) and s.round else ()
        asking = s.step is WOLVES_TURN and has(s.playing, seat)
        return tuple(range(QUESTIONS, THINK_SO)) if asking else ()

    def audience(self, s: Sobakistan, seat: i64, remark: i64) -> Seats:
        return EVERYBODY


def comments(s: Sobakistan) -> Actions:
    """The logic behind the hints of this turn, and a judgement of each Wolf's situation."""
    said: list[int] = []
    for which in range(WHICH):
        if which < s.placed or (which == actions.Which.BOTH and s.placed > 1):
            said += range(HINT_IS_FOR + AIMS * which, HINT_IS_FOR + AIMS * (which + 1))
    for which in range(WHICH):
        if which < s.placed or (which == actions.Which.BOTH and s.placed > 1):
            said += range(HINT_MEANS + WORDS * which, HINT_MEANS + WORDS * (which + 1))
    for first, size in ((AWAY, DISTANCES), (LOST, 1), (REACH_IT, 2), (RIGHT_WAY, 2)):
        for wolf in members(s.playing):
            start = first + size * (wolf - FIRST_WOLF)
            said += range(start, start + size)
    return tuple(said)


def taunts(s: Sobakistan) -> Actions:
    """Whatever the Bloodhound likes."""
    said: list[int] = []
    for wolf in members(s.playing):
        start = THINK_SO + DISTRICTS * (wolf - FIRST_WOLF)
        said += range(start, start + len(s.board.within))
    said += range(SAY, END)
    return tuple(said)


TALK: Final = TableTalk()

"""What may be said: the Liaison speaks in their turn, the Wolves in theirs, the Bloodhound at any time.

Remarks are never checked against anything hidden: the Liaison may judge and guess freely.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Seats, first, has, members
from wolfden.engine.blocks import Block
from wolfden.engine.step import Talk
from wolfden.games.sobakistan.rules.hunting_cards import JOIN_PACK, SHED_COAT
from wolfden.games.sobakistan.rules.liaison import LIAISON_TURN
from wolfden.games.sobakistan.rules.wolves import WOLVES_TURN
from wolfden.games.sobakistan.state import BLOODHOUND, LIAISON, Sobakistan
from wolfden.games.sobakistan.terms import actions

HINT_IS_FOR: Final = Block(actions.REMARKS, actions.HintIsFor)
HINT_MEANS: Final = Block(actions.REMARKS, actions.HintMeans)
YOU_ARE_AWAY: Final = Block(actions.REMARKS, actions.YouAreAway)
YOU_ARE_LOST: Final = Block(actions.REMARKS, actions.YouAreLost)
YOU_REACH_IT: Final = Block(actions.REMARKS, actions.YouReachIt)
RIGHT_WAY: Final = Block(actions.REMARKS, actions.RightWay)
AM_I_RIGHT: Final = Block(actions.REMARKS, actions.AmIRight)
CAN_I_REACH_IT: Final = Block(actions.REMARKS, actions.CanIReachIt)
WHAT_IS_IT_FOR: Final = Block(actions.REMARKS, actions.WhatIsItFor)
WHICH_WORD: Final = Block(actions.REMARKS, actions.WhichWord)
NOT_UNDERSTOOD: Final = Block(actions.REMARKS, actions.NotUnderstood)
THINK_SO: Final = Block(actions.REMARKS, actions.ThinkSo)
SAY: Final = Block(actions.REMARKS, actions.Say)

QUESTIONS: Final[Actions] = (
    AM_I_RIGHT.all + CAN_I_REACH_IT.all + WHAT_IS_IT_FOR.all + WHICH_WORD.all + NOT_UNDERSTOOD.all
)
TAUNTS: Final = THINK_SO.then(SAY)
BOTH: Final[i64] = int(actions.Which.BOTH)


class TableTalk(Talk[Sobakistan]):
    """Everything is said aloud, for the Bloodhound to hear as well."""

    def remarks(self, s: Sobakistan, seat: i64) -> Actions:
        if seat == BLOODHOUND:
            return taunts(s)
        if seat == LIAISON:
            return comments(s) if s.step in (LIAISON_TURN, SHED_COAT, JOIN_PACK) and s.round else ()
        return QUESTIONS if s.step is WOLVES_TURN and has(s.playing, seat) else ()

    def audience(self, s: Sobakistan, seat: i64, remark: i64) -> Seats:
        return EVERYBODY


def comments(s: Sobakistan) -> Actions:
    """The logic behind the hints of this turn, and a judgement of each Wolf's situation."""
    aims: i64 = 0
    words: i64 = 0
    for which in range(BOTH + 1):
        if which < s.placed or (which == BOTH and s.placed > 1):
            aims |= HINT_IS_FOR.row(which)
            words |= HINT_MEANS.row(which)
    steps: i64 = 0
    reaches: i64 = 0
    right: i64 = 0
    for wolf in members(s.playing):
        steps |= YOU_ARE_AWAY.row(wolf)
        reaches |= YOU_REACH_IT.row(wolf)
        right |= RIGHT_WAY.row(wolf)
    about_hints = HINT_IS_FOR.among(aims) + HINT_MEANS.among(words)
    how_far = YOU_ARE_AWAY.among(steps) + YOU_ARE_LOST.among(s.playing)
    return about_hints + how_far + YOU_REACH_IT.among(reaches) + RIGHT_WAY.among(right)


def taunts(s: Sobakistan) -> Actions:
    """Whatever the Bloodhound likes."""
    guesses: i64 = 0
    for wolf in members(s.playing):
        guesses |= THINK_SO.row(wolf, first(len(s.box.within)))
    return TAUNTS.among(guesses)


TALK: Final = TableTalk()

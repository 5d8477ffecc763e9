"""The events of Wolves as rules tell them, each as a constant.

Compiled code finds a constant at once, and looks up the name of a plain class every time: whole games are 6 %
slower with the classes themselves, and 18 % with `events.Drew`.
"""

from __future__ import annotations

from typing import Final

from wolfden.engine.terms import Event
from wolfden.games.wolves.terms import events

TOOK_COMMUNITY: Final[type[Event]] = events.TookCommunity
TURN_BEGAN: Final[type[Event]] = events.TurnBegan
SCARCE: Final[type[Event]] = events.Scarce
WINTER_TOOK: Final[type[Event]] = events.WinterTook
SKIPS: Final[type[Event]] = events.Skips
DREW: Final[type[Event]] = events.Drew
DREW_CARD: Final[type[Event]] = events.DrewCard
DREW_LEADER: Final[type[Event]] = events.DrewLeader
OVERSTRETCHED: Final[type[Event]] = events.Overstretched
STOPPED: Final[type[Event]] = events.Stopped
DETERMINED: Final[type[Event]] = events.Determined
LOOKED: Final[type[Event]] = events.Looked
SAW: Final[type[Event]] = events.Saw
PUT_BACK: Final[type[Event]] = events.PutBack
PUT_BACK_CARD: Final[type[Event]] = events.PutBackCard
FIRST_RANK: Final[type[Event]] = events.FirstRank
CONSERVED: Final[type[Event]] = events.Conserved
PAID: Final[type[Event]] = events.Paid
NEEDS_MET: Final[type[Event]] = events.NeedsMet
LACKS: Final[type[Event]] = events.Lacks
OFFERED: Final[type[Event]] = events.Offered
TOOK: Final[type[Event]] = events.Took
REFUSED: Final[type[Event]] = events.Refused
LEADER_BECAME: Final[type[Event]] = events.LeaderBecame
ARRIVED: Final[type[Event]] = events.Arrived
GENEROUS: Final[type[Event]] = events.Generous
OVERFLOWED: Final[type[Event]] = events.Overflowed
SHARED: Final[type[Event]] = events.Shared
SHARED_NOTHING: Final[type[Event]] = events.SharedNothing
ENDED_GIFTING: Final[type[Event]] = events.EndedGifting
DID_NOT_WASTE: Final[type[Event]] = events.DidNotWaste
LEARNED: Final[type[Event]] = events.Learned
RECONCILED: Final[type[Event]] = events.Reconciled
RANKED: Final[type[Event]] = events.Ranked

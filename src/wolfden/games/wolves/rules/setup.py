"""The setup of Wolves: everybody gets a community, and its deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Seats, bit, first, pack
from wolfden.engine.blocks import Block
from wolfden.engine.step import Step
from wolfden.engine.terms import Reason
from wolfden.games.wolves.rules import order, told
from wolfden.games.wolves.state import Wolves, some_of_each
from wolfden.games.wolves.terms import reasons
from wolfden.games.wolves.terms.actions import ACTIONS, PickCommunity

PICK: Final = Block(ACTIONS, PickCommunity)
COMMUNITIES: Final[i64] = 6


def setup(s: Wolves) -> None:
    """Everybody gets a community: by lot, by lot with all three resources in focus, or by choice."""
    box = s.box
    s.turn = box.first_turns[s.seats]
    s.availability = box.availability
    s.reserve = [int(some_of_each(box.tokens[s.seats]))] * s.seats
    how = s.setting.options["communities"]
    if how == "picked":
        s.go(PICKING)
        return
    chance = s.stream("communities")
    while True:
        left = list(range(COMMUNITIES))
        dealt = [chance.draw(left) for _ in range(s.seats)]
        if how == "dealt" or focuses(s, dealt) == focuses(s, list(range(COMMUNITIES))):
            break
    take_communities(s, dealt)
    order.begin_turn(s)


def focuses(s: Wolves, communities: list[int]) -> i64:
    """The resources that some of these communities have most of."""
    found: i64 = 0
    for community in communities:
        found |= bit(s.box.focuses[community])
    return found


def take_communities(s: Wolves, communities: list[int]) -> None:
    """The next seats take these, and their decks."""
    for place, community in enumerate(communities):
        s.tell(told.TOOK_COMMUNITY, len(s.communities) + place, community, to=EVERYBODY)
    s.communities += tuple(communities)
    decks = [s.box.decks[community] for community in s.communities]
    s.owned = tuple(decks) + (0,) * (s.seats - len(decks))


class Picking(Step[Wolves]):
    """Each player takes a community, in the order of the seats."""

    def who(self, s: Wolves) -> Seats:
        return bit(len(s.communities))

    def options(self, s: Wolves, seat: i64) -> Actions:
        return PICK.among(first(COMMUNITIES) & ~pack(s.communities))

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        take_communities(s, [int(PICK.of(action))])
        if len(s.communities) == s.seats:
            order.begin_turn(s)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        return reasons.Taken() if action in PICK else None


PICKING: Final = Picking()

"""The rules of Wolves, in the order of the rulebook: setup, the steps of a turn, and the end.

The longer steps have modules of their own: `gathering.py`, `needs.py`, `gifting.py` and `reconciling.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Picks, Seats, bit, first, has, pack
from wolfden.engine.step import Step, Talk
from wolfden.engine.terms import Reason
from wolfden.games.wolves import counts, told
from wolfden.games.wolves.actions import ACTIONS, REMARKS, Draw, ILack, IOverstretched, PickCommunity, StopDrawing
from wolfden.games.wolves.box import Box
from wolfden.games.wolves.events import (
    Chief,
    NoChief,
    Taken,
)
from wolfden.games.wolves.gathering import Gathering, begin_gathering, first_ranks, leaders_drawn
from wolfden.games.wolves.gifting import Gifting, Giving, Keeping, Naming, Sharing, Taking
from wolfden.games.wolves.needs import Needs
from wolfden.games.wolves.reconciling import NoWaste, Reconciling, begin_reconciling
from wolfden.games.wolves.table import (
    KINDS,
    LEADER,
    NO_ONE,
    RESOURCES,
    SHOWING_OFF,
    Course,
    Wolves,
    chief,
    gain,
    ranking,
    replaced,
)

PICK: Final[i64] = ACTIONS.first(PickCommunity)
AFTER_PICK: Final[i64] = ACTIONS.first(Draw)
A_COMMUNITY: Final = Picks(ACTIONS.first(PickCommunity))

COMMUNITIES: Final[i64] = 6


class Rules(Course):
    """The steps of one game, and what follows what."""

    def __init__(self) -> None:
        super().__init__()
        self.picking = Picking(self)
        self.gathering = Gathering(self)
        self.needs = Needs(self)
        self.gifting = Gifting(self)
        self.giving = Giving(self)
        self.taking = Taking(self)
        self.naming = Naming(self)
        self.keeping = Keeping(self)
        self.sharing = Sharing(self)
        self.no_waste = NoWaste(self)
        self.reconciling = Reconciling(self)
        self.steps = (
            self.picking,
            self.gathering,
            self.needs,
            self.gifting,
            self.giving,
            self.taking,
            self.naming,
            self.keeping,
            self.sharing,
            self.no_waste,
            self.reconciling,
        )

    def begin_turn(self, s: Wolves) -> None:
        """Step one is done at once, and step two begins."""
        s.tell(told.TURN_BEGAN, s.turn, to=EVERYBODY)
        availability(s)
        begin_gathering(s, self)

    def after_gathering(self, s: Wolves) -> None:
        """Step three is done at once, and step four begins."""
        if not s.order:
            first_ranks(s)
        conservation(s)
        s.place = 0
        s.go(self.needs)

    def after_needs(self, s: Wolves) -> None:
        s.place = 0
        s.go(self.gifting)

    def after_gifting(self, s: Wolves) -> None:
        begin_reconciling(s, self)

    def after_reconciling(self, s: Wolves) -> None:
        """Ranks and awards; then the next turn, or the end."""
        award(s)
        if s.turn == s.box.last_turn:
            end_of_game(s)
        else:
            clear_away(s)
            s.turn += 1
            self.begin_turn(s)


# Setup


def setup(s: Wolves) -> None:
    """Everybody gets a community: by lot, by lot with all three resources in focus, or by choice."""
    box = s.box
    s.turn = box.first_turns[s.seats]
    s.availability = box.availability
    tokens = box.tokens[s.seats]
    s.reserve = [int(counts.some(0, tokens) + counts.some(1, tokens) + counts.some(2, tokens))] * s.seats
    how = s.table.options["communities"]
    if how == "picked":
        s.go(RULES.picking)
        return
    chance = s.stream("communities")
    while True:
        left = list(range(COMMUNITIES))
        dealt = [chance.draw(left) for _ in range(s.seats)]
        if how == "dealt" or focuses(s, dealt) == focuses(s, list(range(COMMUNITIES))):
            break
    take_communities(s, dealt)
    RULES.begin_turn(s)


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

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules

    def who(self, s: Wolves) -> Seats:
        return bit(len(s.communities))

    def options(self, s: Wolves, seat: i64) -> Actions:
        return A_COMMUNITY.of(first(COMMUNITIES) & ~pack(s.communities))

    def take(self, s: Wolves, seat: i64, action: i64) -> None:
        take_communities(s, [int(action - PICK)])
        if len(s.communities) == s.seats:
            self.rules.begin_turn(s)

    def why_not(self, s: Wolves, seat: i64, action: i64) -> Reason | None:
        return Taken() if action < AFTER_PICK else None


# Step one: availability


def availability(s: Wolves) -> None:
    """Some of everybody's cards go out of the game: those turned up, and seven by chance on the last turn."""
    box = s.box
    s.revealed = 0
    if s.turn == box.last_turn:
        for seat in range(s.seats):
            winter(s, seat, box.winter)
        return
    for _ in range(box.modifiers[s.turn - 1]):
        if not s.availability:
            s.availability = box.availability
        card = counts.draw(s.availability, s.stream("availability"))
        s.availability -= counts.some(card, 1)
        s.revealed += counts.some(card, 1)
        s.tell(told.SCARCE, card, to=EVERYBODY)
        for seat in range(s.seats):
            if counts.of(s.owned[seat], card):
                s.owned = replaced(s.owned, seat, s.owned[seat] - counts.some(card, 1))


def winter(s: Wolves, seat: i64, number: i64) -> None:
    """The first so many cards of a shuffled deck that are not leaders: leaders are shuffled in again."""
    chance = s.stream("winter")
    left: i64 = s.owned[seat]
    left -= counts.some(LEADER, counts.of(left, LEADER))
    gone: i64 = 0
    while number and left:
        card = counts.some(counts.draw(left, chance), 1)
        left -= card
        gone += card
        number -= 1
    s.owned = replaced(s.owned, seat, s.owned[seat] - gone)
    for card in range(KINDS):
        if counts.of(gone, card):
            s.tell(told.WINTER_TOOK, seat, counts.of(gone, card), card, to=EVERYBODY)


# Step three: conservation


def conservation(s: Wolves) -> None:
    """In rank order: status for each leader fewer than two drawn, all of it as one gain."""
    for seat in s.order:
        spared = s.box.spare_leaders - leaders_drawn(s, seat)
        if spared > 0:
            each = s.box.showing_off if s.knows(seat, SHOWING_OFF) else s.box.conservation
            moved = gain(s, seat, spared * each)
            s.tell(told.CONSERVED, seat, moved, s.status[seat], to=EVERYBODY)


# The end of a turn


def award(s: Wolves) -> None:
    """The new ranks, and awards for the first of them."""
    s.order = ranking(s)
    prizes = s.box.awards[s.seats]
    for place, seat in enumerate(s.order):
        won = prizes[place] if place < len(prizes) else 0
        s.awards = replaced(s.awards, seat, s.awards[seat] + won)
        s.tell(told.RANKED, place + 1, seat, won, to=EVERYBODY)


def clear_away(s: Wolves) -> None:
    """Nothing of a turn is left but ranks, awards, reserves and knowledge, and who has overstretched."""
    s.skipping = s.overstretched
    s.overstretched = NOBODY
    s.bold = NOBODY
    s.looked = NOBODY
    s.shared = NOBODY
    s.given = (0,) * s.seats
    s.shown = (0,) * s.seats
    for seat in range(s.seats):
        s.status[seat] = 0
        s.paid[seat] = 0


# The end of the game


def end_of_game(s: Wolves) -> None:
    """Everybody has won; one player with the most awards is also chief."""
    everybody = first(s.seats)
    most = max(s.awards)
    elected = chief(s)
    if elected != NO_ONE:
        s.end(Chief, elected, most, won=everybody)
    else:
        tied = pack(tuple([seat for seat in range(s.seats) if s.awards[seat] == most]))
        s.end(NoChief, tied, most, won=everybody)


# Talk: nobody shows a hand, says how much they hold, haggles or asks; so there is little to say


I_LACK: Final[i64] = REMARKS.first(ILack)
I_OVERSTRETCHED: Final[i64] = REMARKS.first(IOverstretched)
STOP_DRAWING: Final[i64] = REMARKS.first(StopDrawing)


class FewWords(Talk[Wolves]):
    """One's unmet needs, that one has overstretched, and that it is time to stop; all of it true, and public."""

    def remarks(self, s: Wolves, seat: i64) -> Actions:
        said: list[int] = []
        for kind in range(RESOURCES):
            unmet = counts.of(s.unmet[seat], kind)
            if unmet:
                said.append(int(I_LACK + RESOURCES * (unmet - 1) + kind))
        said.sort()
        if has(s.overstretched, seat):
            said.append(int(I_OVERSTRETCHED))
        if s.step.together:
            said.append(int(STOP_DRAWING))
        return tuple(said)

    def audience(self, s: Wolves, seat: i64, remark: i64) -> Seats:
        return EVERYBODY


RULES: Final = Rules()
TALK: Final = FewWords()


def score_range(seats: int) -> tuple[float, float]:
    return -1.0, 2.0


def max_decisions(box: Box, seats: int) -> int:
    """Every turn everybody draws their deck, stops, looks and puts back; pays; gives to everybody, who take it,
    and takes tokens for one gift and none for the others; takes a third; and reconciles.
    """
    most_cards = max([counts.total(deck) for deck in box.decks])
    gathering = most_cards + 2 + box.looks
    gifting = 3 * (seats - 1) + box.share_tokens + 1
    turns = box.last_turn - box.first_turns[seats] + 1
    return int(seats + turns * seats * (gathering + 1 + gifting + 2))

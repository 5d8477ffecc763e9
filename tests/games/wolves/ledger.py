"""Wolves reckoned a second time, from what was told: status, reserves, needs, ranks and awards, by plain sums.

It shares nothing with the rules but the names of events. What it reckons must be what they say.
"""

from __future__ import annotations

from collections import Counter

from wolfden.engine.replay import Told
from wolfden.games.wolves.terms import events as e
from wolfden.games.wolves.terms.actions import Card, Knowledge, Piece, Resource

AWARDS = {3: (2, 1), 4: (3, 2, 1), 5: (3, 2, 1), 6: (3, 2, 1)}


class Player:
    """One player's things, counted."""

    def __init__(self, tokens: int) -> None:
        self.hand: Counter[Card] = Counter()  # without leaders
        self.leaders = 0
        self.drawn_leaders = 0
        self.reserve = Counter(dict.fromkeys(Resource, tokens))
        self.unmet: Counter[Resource] = Counter()
        self.knowledge: set[Knowledge] = set()
        self.learned = 0  # in this turn
        self.status = 0
        self.awards = 0
        self.overstretched = False
        self.taken: Counter[Piece] = Counter()

    def worth(self) -> int:
        """All that could be turned in for status."""
        return sum(self.hand[Card(kind)] for kind in Resource) + self.leaders + self.reserve.total()


class Ledger:
    """All players, from the events of a finished game."""

    def __init__(self, seats: int, tokens: int, needs: int) -> None:
        self.seats = seats
        self.needs = needs
        self.players = [Player(tokens) for _ in range(seats)]
        self.order: list[int] = []
        self.to_rank: list[tuple[int, int, int]] = []
        self.giver = 0
        self.pieces = 0
        self.over = 0  # tokens of the last gift that were turned into status
        self.conserved: list[int] = []  # who got status for conservation in this turn
        self.conserving = True  # until the first payment
        self.paid: Counter[int] = Counter()  # by seat, in this turn
        self.offered: Counter[Piece] = Counter()  # to the receiver of the gift on the table
        self.giving = (0, 0)
        self.shared: Counter[int] = Counter()  # tokens from sharing by seat, in this turn
        self.owed: Counter[int] = Counter()  # as many as there should be, if they fit
        self.checked: Counter[str] = Counter()

    def read(self, chronicle: tuple[Told, ...]) -> None:
        for told in chronicle:
            name = f"on_{type(told.event).__name__}"
            if hasattr(self, name):
                getattr(self, name)(told.event, told.to)

    def check(self, what: str, mine: object, theirs: object) -> None:
        assert mine == theirs, f"{what}: reckoned {mine}, told {theirs}"
        self.checked[what] += 1

    def moved(self, seat: int, number: int) -> int:
        """Where a marker stops that moves up so many spaces."""
        player = self.players[seat]
        others = {other.status for other in self.players if other is not player}
        free = [space for space in range(player.status, player.status + number + 1) if space not in others]
        player.status = max([player.status, *free])
        return player.status

    # Gathering

    def on_TurnBegan(self, event: e.TurnBegan, to: object) -> None:
        for player in self.players:
            assert not player.hand
            player.leaders = player.drawn_leaders = player.learned = player.status = 0
            player.overstretched = False
        self.conserved = []
        self.conserving = True
        self.paid.clear()
        self.shared.clear()
        self.owed.clear()

    def on_DrewCard(self, event: e.DrewCard, to: tuple[int, ...]) -> None:
        self.players[to[0]].hand[event.card] += 1

    def on_DrewLeader(self, event: e.DrewLeader, to: object) -> None:
        self.players[event.seat].leaders += 1
        self.players[event.seat].drawn_leaders += 1

    def on_Overstretched(self, event: e.Overstretched, to: object) -> None:
        self.check("overstretched with", self.players[event.seat].leaders, 3)
        self.players[event.seat].leaders = 0
        self.players[event.seat].overstretched = True

    def on_Stopped(self, event: e.Stopped, to: object) -> None:
        player = self.players[event.seat]
        self.check("stopped with", (player.hand.total(), player.leaders), (event.cards, event.leaders))

    def on_Determined(self, event: e.Determined, to: object) -> None:
        assert Knowledge.DETERMINATION in self.players[event.seat].knowledge
        self.players[event.seat].reserve[event.resource] += 1

    def on_FirstRank(self, event: e.FirstRank, to: object) -> None:
        self.order.append(event.seat)
        if len(self.order) == self.seats:
            keys = [(self.players[seat].drawn_leaders, -self.players[seat].hand.total()) for seat in self.order]
            self.check("first ranks", sorted(keys), keys)

    # Conservation

    def on_Conserved(self, event: e.Conserved, to: object) -> None:
        player = self.players[event.seat]
        each = 6 if Knowledge.SHOWING_OFF in player.knowledge else 5
        self.check("conservation", self.moved(event.seat, each * (2 - player.drawn_leaders)), event.status)
        self.conserved.append(event.seat)

    # Needs

    def end_conservation(self) -> None:
        """Everybody who drew fewer than two leaders got something, in rank order."""
        if self.conserving:
            few = [seat for seat in self.order if self.players[seat].drawn_leaders < 2]
            self.check("who conserved", few, self.conserved)
            self.conserving = False

    def on_NeedsMet(self, event: e.NeedsMet, to: object) -> None:
        self.end_conservation()
        self.check("paid for all needs", self.paid[event.seat], 3 * self.needs)

    def on_Paid(self, event: e.Paid, to: object) -> None:
        self.end_conservation()
        player = self.players[event.seat]
        self.paid[event.seat] += event.number
        if event.means is e.Means.CARDS:
            player.hand[Card(event.resource)] -= event.number
        elif event.means is e.Means.TOKENS:
            player.reserve[event.resource] -= event.number
        else:
            player.leaders -= event.number
        assert min(player.hand.values(), default=0) >= 0
        assert min(player.reserve.values()) >= 0
        assert player.leaders >= 0

    def on_Lacks(self, event: e.Lacks, to: object) -> None:
        player = self.players[event.seat]
        self.end_conservation()
        self.paid[event.seat] += event.number
        player.unmet[event.resource] = event.number
        left = player.hand[Card(event.resource)], player.reserve[event.resource], player.leaders
        self.check("left of what is lacking", left, (0, 0, 0))

    # Gifting

    def on_Offered(self, event: e.Offered, to: object) -> None:
        assert event.giver != event.receiver
        self.giving = event.giver, event.receiver
        self.offered[event.piece] += event.number

    def on_Refused(self, event: e.Refused, to: object) -> None:
        self.check("refused from above", self.order.index(event.giver) < self.order.index(event.receiver), True)
        self.offered.clear()

    def on_Took(self, event: e.Took, to: object) -> None:
        giver, receiver = self.players[event.giver], self.players[event.receiver]
        self.giver = event.giver
        receiver.taken[event.piece] += event.number
        if event.piece is Piece.LEADER:
            giver.leaders -= event.number
        elif event.piece < Piece.LEADER:
            giver.hand[Card(event.piece)] -= event.number
        else:
            giver.reserve[Resource(event.piece - Piece.FISH_TOKEN)] -= event.number
        assert giver.leaders >= 0
        assert min(giver.reserve.values()) >= 0
        self.pieces += event.number

    def on_LeaderBecame(self, event: e.LeaderBecame, to: object) -> None:
        taken = self.players[event.receiver].taken
        taken[Piece.LEADER] -= event.number
        taken[Piece(event.resource)] += event.number

    def on_Generous(self, event: e.Generous, to: object) -> None:
        giver, receiver = self.giving
        whole = self.pieces == self.offered.total()
        if self.order.index(giver) > self.order.index(receiver):
            self.check("taken whole from below", whole, True)
        if whole and self.pieces > 5 and Knowledge.THE_MORE_YOU_SHARE in self.players[giver].knowledge:
            self.owed[giver] = 2
        self.offered.clear()
        self.check("generosity", self.moved(event.giver, 2 * self.pieces), event.status)
        self.pieces = 0

    def on_Arrived(self, event: e.Arrived, to: object) -> None:
        player = self.players[event.receiver]
        kind = event.resource
        arrived = player.taken.pop(Piece(kind), 0) + player.taken.pop(Piece(Piece.FISH_TOKEN + kind), 0)
        needed = min(arrived, player.unmet[kind])
        self.check("to needs", needed, event.needs)
        self.check("of a gift", arrived, event.needs + event.reserve + event.status)
        player.unmet[kind] -= needed
        player.reserve[kind] += event.reserve
        cap = 12 if Knowledge.PRESERVATION in player.knowledge else 9
        assert player.reserve[kind] <= 4
        assert player.reserve.total() <= cap
        self.over += event.status

    def on_Overflowed(self, event: e.Overflowed, to: object) -> None:
        self.check("overflow", self.moved(event.receiver, self.over), event.status)
        player = self.players[event.receiver]
        cap = 12 if Knowledge.PRESERVATION in player.knowledge else 9
        assert player.reserve.total() == cap or max(player.reserve.values()) == 4
        self.over = 0

    def on_EndedGifting(self, event: e.EndedGifting, to: object) -> None:
        assert not self.over
        assert not self.pieces
        player = self.players[event.seat]
        cap = 12 if Knowledge.PRESERVATION in player.knowledge else 9
        full = player.reserve.total() == cap or min(player.reserve.values()) == 4
        self.check("tokens from sharing", full or self.shared[event.seat] == self.owed[event.seat], True)

    def on_SharedNothing(self, event: e.SharedNothing, to: object) -> None:
        self.check("declined what was owed", (self.owed[event.seat], self.shared[event.seat]), (2, 0))
        self.owed[event.seat] = 0

    def on_Shared(self, event: e.Shared, to: object) -> None:
        player = self.players[event.seat]
        assert Knowledge.THE_MORE_YOU_SHARE in player.knowledge
        self.shared[event.seat] += 1
        if player.unmet[event.resource]:
            player.unmet[event.resource] -= 1
        else:
            player.reserve[event.resource] += 1

    # Reconciling

    def on_DidNotWaste(self, event: e.DidNotWaste, to: object) -> None:
        self.check("before a third", self.players[event.seat].reserve[event.resource], 2)
        self.players[event.seat].reserve[event.resource] += 1

    def on_Learned(self, event: e.Learned, to: object) -> None:
        player = self.players[event.seat]
        assert event.knowledge not in player.knowledge
        player.knowledge.add(event.knowledge)
        player.leaders -= 2
        assert sum(event.knowledge in other.knowledge for other in self.players) <= 3

    def on_Reconciled(self, event: e.Reconciled, to: object) -> None:
        player = self.players[event.seat]
        kept = Counter({Resource.FISH: event.fish, Resource.CORN: event.corn, Resource.BISON: event.bison})
        turned_in = player.worth() - kept.total()
        assert turned_in >= 0
        wild = sum(max(0, kept[kind] - player.reserve[kind] - player.hand[Card(kind)]) for kind in Resource)
        assert wild <= player.leaders
        assert kept.total() <= (12 if Knowledge.PRESERVATION in player.knowledge else 9)
        assert max(kept.values()) <= 4
        gained = 0 if player.overstretched else turned_in
        self.check("reconciling", self.moved(event.seat, gained), event.status)
        player.reserve = kept
        player.hand.clear()
        player.leaders = 0

    def on_Ranked(self, event: e.Ranked, to: object) -> None:
        self.to_rank.append((event.rank, event.seat, event.awards))
        if len(self.to_rank) < self.seats:
            return
        places = {seat: place for place, seat in enumerate(self.order)}

        def key(seat: int) -> tuple[int, int, int]:
            player = self.players[seat]
            return -player.status, 0 if player.status else -player.reserve.total(), places[seat]

        self.order = sorted(range(self.seats), key=key)
        prizes = (*AWARDS[self.seats], *[0] * 6)
        self.check("ranks", [(n + 1, seat, prizes[n]) for n, seat in enumerate(self.order)], self.to_rank)
        for prize, seat in zip(prizes, self.order, strict=False):
            self.players[seat].awards += prize
        self.to_rank = []

"""What to count in games of Sobakistan: how Wolves fare, which cards are used, and how routes and districts do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wolfden.engine.common import Said
from wolfden.engine.metrics import Chart, Column, Fact
from wolfden.engine.terms import Event
from wolfden.games.sobakistan.state import Sobakistan, resistance_tokens
from wolfden.games.sobakistan.terms import events as ev
from wolfden.games.sobakistan.terms.actions import BLOODHOUND, FIRST_WOLF

SIDES = "sides"
GAME = "the game"
WOLVES = "Wolves"
CARDS = "hunting cards"
ROUTES = "routes"
DISTRICTS = "districts"
DROPPED, DROPPED_RIGHT = "dropped the evidence", "dropped it at the right place"
ESCAPED, ESCAPED_RIGHT = "escaped", "escaped at the right place"

CHARTS: tuple[Chart, ...] = (
    Chart(SIDES, "side", (Column("won", "won", "played", percent=True),)),
    Chart(GAME, "the game", (Column("a game", "number"),)),
    Chart(WOLVES, "of all Wolves", (Column("share", "were", "wolves", percent=True),)),
    Chart(
        CARDS,
        "card",
        (Column("used a game", "used"), Column("resistance won, if it was used", "won", "games with", percent=True)),
    ),
    Chart(
        ROUTES,
        "steps to the drop-off and on",
        (Column("of all games", "played"), Column("resistance won", "won", "played", percent=True)),
    ),
    Chart(
        DISTRICTS,
        "district",
        (
            Column("stations stormed", "stormed"),
            Column("catches", "caught"),
            Column("catches a storm", "caught", "stormed"),
        ),
    ),
)

USES: dict[type[Event], str] = {
    ev.Howled: "Howl in Code",
    ev.Whistled: "Blow a Whistle",
    ev.CoatShed: "Shed Your Coat",
    ev.ScentThrown: "Throw Off the Scent",
    ev.PackCalled: "Call the Pack",
    ev.LoneWolfRuns: "Call the Pack",
    ev.TerritoryMarked: "Mark Territory",
    ev.RanFurther: "Run With the Wolves",
    ev.Denounced: "Shuffle Through Denunciations",
    ev.DugUp: "Dig Up Information",
    ev.LineCordoned: "Cordon Off a Line",
    ev.DistrictCordoned: "Cordon Off a District",
    ev.Scoured: "Scour",
    ev.Sniffed: "Sniff Around the Station",
}
FATES: dict[type[Event], str] = {
    ev.Interrogated: "caught",
    ev.EvidenceTaken: "caught and robbed of the evidence",
    ev.Arrested: "arrested",
}


def listen(state: Sobakistan) -> Iterator[Fact]:
    """The facts of a finished game."""
    won = float(state.outcome().winners != (BLOODHOUND,))
    wolves = int(state.seats) - FIRST_WOLF
    for side, share in (("resistance", won), ("Bloodhound", 1.0 - won)):
        yield SIDES, side, "played", 1.0
        yield SIDES, side, "won", share
    heard = Heard(state)
    yield GAME, "rounds", "number", float(state.round)
    yield GAME, "tokens of the resistance, of two for each Wolf", "number", float(resistance_tokens(state))
    for what in ("hints", "Nots", "remarks"):
        yield GAME, what, "number", float(heard.counts[what])
    for fate in (*FATES.values(), DROPPED, DROPPED_RIGHT, ESCAPED, ESCAPED_RIGHT):
        yield WOLVES, fate, "wolves", float(wolves)
        yield WOLVES, fate, "were", float(heard.fates[fate])
    for card, times in heard.cards.items():
        yield CARDS, card, "used", float(times)
        yield CARDS, card, "games with", 1.0
        yield CARDS, card, "won", won
    start, drop_off, extraction = state.box.routes[state.route]
    steps = state.box.distance(start, drop_off), state.box.distance(drop_off, extraction)
    yield ROUTES, f"{steps[0]} + {steps[1]}", "played", 1.0
    yield ROUTES, f"{steps[0]} + {steps[1]}", "won", won
    for number, name in enumerate(state.box.district_names):
        yield DISTRICTS, name, "stormed", float(heard.stormed[number])
        yield DISTRICTS, name, "caught", float(heard.caught[number])


class Heard:
    """What everybody was told in the course of a game."""

    def __init__(self, state: Sobakistan) -> None:
        self.counts = Counter[str]()
        self.fates = Counter[str]()
        self.cards = Counter[str]()
        self.stormed = Counter[int]()  # by district
        self.caught = Counter[int]()
        self.entered = 0
        for event in state.journal(None):
            self.hear(event, state)

    def hear(self, event: Event, state: Sobakistan) -> None:
        if type(event) in USES:
            self.cards[USES[type(event)]] += 1
        match event:
            case ev.StartingHint() | ev.Hinted() | ev.HintedFaceDown():
                self.counts["hints"] += 1
                self.counts["Nots"] += event.negated
            case Said():
                self.counts["remarks"] += 1
            case ev.SquadEntered(station=station):
                self.entered = state.box.district_of[station]
                self.stormed[self.entered] += 1
            case ev.Interrogated() | ev.EvidenceTaken() | ev.Arrested():
                self.fates[FATES[type(event)]] += 1
                self.caught[self.entered] += 1
            case ev.Delivered(right=right):
                self.fates[DROPPED] += 1
                self.fates[DROPPED_RIGHT] += right
            case ev.GotAway(right=right):
                self.fates[ESCAPED] += 1
                self.fates[ESCAPED_RIGHT] += right
            case _:
                pass

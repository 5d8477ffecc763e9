"""What to count in games of Sobakistan: how Wolves fare, which cards are used, and how routes and districts do.

Headings and rows are ids of messages, but for what the data names, and for lengths of routes.
"""

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
OF_RESISTANCE, OF_BLOODHOUND = "show-side-resistance", "show-side-bloodhound"
CAUGHT, ROBBED, ARRESTED = "show-chart-caught", "show-chart-robbed", "show-chart-arrested"
DROPPED, DROPPED_RIGHT = "show-chart-dropped", "show-chart-dropped-right"
ESCAPED, ESCAPED_RIGHT = "show-chart-escaped", "show-chart-escaped-right"
HINTS, NOTS, REMARKS = "show-chart-hints", "show-chart-nots", "show-chart-remarks"

CHARTS: tuple[Chart, ...] = (
    Chart(SIDES, "show-chart-side", (Column("show-chart-won", "won", "played", percent=True),)),
    Chart(GAME, "show-chart-game", (Column("show-chart-a-game", "number"),)),
    Chart(WOLVES, "show-chart-of-wolves", (Column("show-chart-share", "were", "wolves", percent=True),)),
    Chart(
        CARDS,
        "show-chart-card",
        (Column("show-chart-used", "used"), Column("show-chart-won-with", "won", "games with", percent=True)),
    ),
    Chart(
        ROUTES,
        "show-chart-steps",
        (Column("show-chart-of-games", "played"), Column("show-chart-resistance-won", "won", "played", percent=True)),
    ),
    Chart(
        DISTRICTS,
        "show-chart-district",
        (
            Column("show-chart-stormed", "stormed"),
            Column("show-chart-catches", "caught"),
            Column("show-chart-catches-a-storm", "caught", "stormed"),
        ),
    ),
)

USES: dict[type[Event], str] = {
    ev.Howled: "LiaisonCard-howl_in_code",
    ev.Whistled: "LiaisonCard-blow_a_whistle",
    ev.CoatShed: "LiaisonCard-shed_your_coat",
    ev.ScentThrown: "LiaisonCard-throw_off_the_scent",
    ev.PackCalled: "LiaisonCard-call_the_pack",
    ev.LoneWolfRuns: "LiaisonCard-call_the_pack",
    ev.TerritoryMarked: "WolfCard-mark_territory",
    ev.RanFurther: "WolfCard-run_with_the_wolves",
    ev.Denounced: "BloodhoundCard-shuffle_through_denunciations",
    ev.DugUp: "show-chart-dig-up",
    ev.LineCordoned: "BloodhoundCard-cordon_off_a_line",
    ev.DistrictCordoned: "BloodhoundCard-cordon_off_a_district",
    ev.Scoured: "BloodhoundCard-scour",
    ev.Sniffed: "BloodhoundCard-sniff_around_the_station",
}
FATES: dict[type[Event], str] = {
    ev.Interrogated: CAUGHT,
    ev.EvidenceTaken: ROBBED,
    ev.Arrested: ARRESTED,
}


def listen(state: Sobakistan) -> Iterator[Fact]:
    """The facts of a finished game."""
    won = float(state.outcome().winners != (BLOODHOUND,))
    wolves = int(state.seats) - FIRST_WOLF
    for side, share in ((OF_RESISTANCE, won), (OF_BLOODHOUND, 1.0 - won)):
        yield SIDES, side, "played", 1.0
        yield SIDES, side, "won", share
    heard = Heard(state)
    yield GAME, "show-chart-rounds", "number", float(state.round)
    yield GAME, "show-chart-tokens", "number", float(resistance_tokens(state))
    for what in (HINTS, NOTS, REMARKS):
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
                self.counts[HINTS] += 1
                self.counts[NOTS] += event.negated
            case Said():
                self.counts[REMARKS] += 1
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

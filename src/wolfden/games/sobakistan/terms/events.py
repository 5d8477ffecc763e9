"""What players of Sobakistan are told."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wolfden.engine.terms import Event
from wolfden.games.sobakistan.terms.actions import District, Hint, Line, Precinct, Squad, Station, Wolf, WolfCard

Round = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]

# Setup


class RouteDrawn(Event, frozen=True):
    """To the Liaison, and at the end to everybody: the route card."""

    start: Station
    drop_off: Station
    extraction: Station


class StartsAt(Event, frozen=True):
    """To the Wolves: the starting station."""

    station: Station


class Drew(Event, frozen=True):
    """To the Liaison: a hint card from the deck."""

    hint: Hint


class StartingHint(Event, frozen=True):
    """The hint for the drop-off point, which lies open."""

    hint: Hint
    negated: bool


class SquadPlaced(Event, frozen=True):
    """A squad begins the game in a precinct."""

    squad: Squad
    precinct: Precinct


class RoundBegan(Event, frozen=True):
    """A new round begins."""

    round: Round


# The Liaison's turn


class Hinted(Event, frozen=True):
    """A hint card on the trail, face up."""

    hint: Hint
    negated: bool


class HintedFaceDown(Event, frozen=True):
    """A hint card on the trail, face down; a Not beside it is seen by all."""

    negated: bool


class HintedInSecret(Event, frozen=True):
    """To the Liaison and the Wolves: what the card says that lies face down."""

    hint: Hint
    negated: bool


class Howled(Event, frozen=True):
    """Howl in Code: every Wolf shows the Liaison where they are."""


class Whistled(Event, frozen=True):
    """Blow a Whistle: a squad goes to an empty precinct."""

    squad: Squad
    precinct: Precinct


class CoatShed(Event, frozen=True):
    """Shed Your Coat is used."""


class HintsChanged(Event, frozen=True):
    """So many hint cards were put away and drawn anew."""

    cards: Count


class ScentThrown(Event, frozen=True):
    """Throw Off the Scent: this turn's only hint will lie face down."""


class PackCalled(Event, frozen=True):
    """Call the Pack: that Wolf shows the Liaison and the other Wolves where they are."""

    wolf: Wolf


class LoneWolfRuns(Event, frozen=True):
    """Call the Pack with a single Wolf in play, who may move once more on their next turn."""

    wolf: Wolf


class Showed(Event, frozen=True):
    """To those it was shown to, and to the Wolf: where a Wolf is."""

    wolf: Wolf
    station: Station


# The Wolves' turn


class Moved(Event, frozen=True):
    """To a Wolf: a number marked on their board."""

    station: Station


class Stayed(Event, frozen=True):
    """To a Wolf: the same number again in the next slot."""

    station: Station


class TerritoryMarked(Event, frozen=True):
    """Mark Territory: a Wolf showed the Liaison where they were."""

    wolf: Wolf


class RanFurther(Event, frozen=True):
    """Run With the Wolves: a Wolf could move once more."""

    wolf: Wolf


class AllMoved(Event, frozen=True):
    """Every Wolf has marked a station for the round."""


# The Bloodhound's turn


class SquadDrove(Event, frozen=True):
    """A squad is in a district now."""

    squad: Squad
    district: District


class SquadReturned(Event, frozen=True):
    """A squad is in a precinct now."""

    squad: Squad
    precinct: Precinct


class SquadEntered(Event, frozen=True):
    """A squad is at a station now; all Wolves who are there are caught."""

    squad: Squad
    station: Station


class NobodyThere(Event, frozen=True):
    """No Wolf was at the station."""

    station: Station


class Interrogated(Event, frozen=True):
    """A Wolf was caught for the first time."""

    wolf: Wolf


class EvidenceTaken(Event, frozen=True):
    """A Wolf was caught again and lost the evidence."""

    wolf: Wolf


class Arrested(Event, frozen=True):
    """A Wolf was caught with nothing more to lose and is out."""

    wolf: Wolf


class CordonsLifted(Event, frozen=True):
    """A new turn of the Bloodhound's: nothing is cordoned off any more."""


class Denounced(Event, frozen=True):
    """Shuffle Through Denunciations: is there a squad in your district?"""


class DugUp(Event, frozen=True):
    """Dig Up Information: the same question to one Wolf."""

    wolf: Wolf
    card: WolfCard


class Answered(Event, frozen=True):
    """A Wolf's answer, heard by all."""

    wolf: Wolf
    yes: bool


class LineCordoned(Event, frozen=True):
    line: Line


class DistrictCordoned(Event, frozen=True):
    district: District


class Scoured(Event, frozen=True):
    """Scour: one more move this turn."""


class Sniffed(Event, frozen=True):
    """Sniff Around the Station: have you ever been there?"""

    station: Station


class HuntOver(Event, frozen=True):
    """The Bloodhound's turn is over; squads have left the stations."""


# Dropping off and escaping


class DroppedOff(Event, frozen=True):
    """A Wolf put down the evidence where they are."""

    wolf: Wolf


class Escaped(Event, frozen=True):
    """A Wolf left the city from where they are."""

    wolf: Wolf


# The end


class Delivered(Event, frozen=True):
    """Where a Wolf dropped the evidence, and whether that was the drop-off point."""

    wolf: Wolf
    station: Station
    right: bool


class NotDelivered(Event, frozen=True):
    """A Wolf who never put the evidence down."""

    wolf: Wolf


class GotAway(Event, frozen=True):
    """Where a Wolf escaped, and whether that was the extraction point."""

    wolf: Wolf
    station: Station
    right: bool


class LeftBehind(Event, frozen=True):
    """A Wolf who was still in the city, or arrested."""

    wolf: Wolf


EVENTS = (
    RouteDrawn,
    StartsAt,
    Drew,
    StartingHint,
    SquadPlaced,
    RoundBegan,
    Hinted,
    HintedFaceDown,
    HintedInSecret,
    Howled,
    Whistled,
    CoatShed,
    HintsChanged,
    ScentThrown,
    PackCalled,
    LoneWolfRuns,
    Showed,
    Moved,
    Stayed,
    TerritoryMarked,
    RanFurther,
    AllMoved,
    SquadDrove,
    SquadReturned,
    SquadEntered,
    NobodyThere,
    Interrogated,
    EvidenceTaken,
    Arrested,
    CordonsLifted,
    Denounced,
    DugUp,
    Answered,
    LineCordoned,
    DistrictCordoned,
    Scoured,
    Sniffed,
    HuntOver,
    DroppedOff,
    Escaped,
    Delivered,
    NotDelivered,
    GotAway,
    LeftBehind,
)

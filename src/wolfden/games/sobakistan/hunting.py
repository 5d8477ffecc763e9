"""The hunting cards: what each does, and how it is flipped and passed on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Seats, bit, count, has, lowest, members, spelled
from wolfden.engine.step import Draft, Sealed
from wolfden.engine.terms import Event, Reason
from wolfden.games.sobakistan.actions import (
    ACTIONS,
    LIAISON_SIDES,
    Discard,
    DrawAnew,
    JoinThePack,
    StayAway,
)
from wolfden.games.sobakistan.events import (
    Answered,
    CoatShed,
    CordonBetween,
    Denounced,
    DistrictCordoned,
    Drew,
    DugUp,
    HintNotInHand,
    HintsChanged,
    Howled,
    LineCordoned,
    LoneWolfRuns,
    Moved,
    NothingShed,
    NothingToDraw,
    PackCalled,
    ScentThrown,
    Scoured,
    Showed,
    Sniffed,
    Whistled,
)
from wolfden.games.sobakistan.model import (
    ABOUT,
    ASKED,
    CALLED,
    DENUNCIATIONS,
    DISTRICT_CORDON,
    HOWL,
    HOWLED,
    LIAISON,
    LINE_CORDON,
    NO_ONE,
    PACK,
    PRECINCT,
    SCENT,
    SCOUR,
    SENDER,
    SHED,
    SNIFF,
    SNIFFED,
    WHISTLE,
    Sobakistan,
    has_been,
    mark,
    note,
    replaced,
    resistance,
    station_of,
    watched_districts,
    within,
    wolf_card,
)

LIAISON_CARDS: Final[i64] = 2 ** len(LIAISON_SIDES) - 1
DISCARD: Final[i64] = ACTIONS.first(Discard)
DRAW_ANEW: Final[i64] = ACTIONS.first(DrawAnew)
STAY_AWAY: Final[i64] = ACTIONS.first(StayAway)
JOIN: Final[i64] = ACTIONS.first(JoinThePack)

# What is told most often: a constant is found faster in compiled code than an imported name.
TOLD_ANSWERED: Final[type[Event]] = Answered
TOLD_DREW: Final[type[Event]] = Drew
TOLD_DUG_UP: Final[type[Event]] = DugUp
TOLD_SHOWED: Final[type[Event]] = Showed
ENOUGH: Final[Actions] = (ACTIONS.first(DrawAnew),)
AWAY: Final[Actions] = (ACTIONS.first(StayAway),)
AWAY_OR_JOIN: Final[Actions] = (ACTIONS.first(StayAway), ACTIONS.first(JoinThePack))


def flip(s: Sobakistan, card: i64) -> None:
    """A used card is turned over and goes to the other side: from the Bloodhound to whose card it is, or back."""
    s.hunted ^= bit(card)


# The Senior Bloodhound's hunting cards


def bloodhound_has(s: Sobakistan, side: i64) -> bool:
    """Whether the Bloodhound holds the card with that side."""
    return has(bloodhound_sides(s), side)


def bloodhound_sides(s: Sobakistan) -> i64:
    """The sides that the Bloodhound can use, without those of the Wolves' cards."""
    return s.board.sides[s.hunted & LIAISON_CARDS]


def shuffle_through_denunciations(s: Sobakistan) -> None:
    """Every Wolf says whether a squad is in their district."""
    s.tell(Denounced, to=EVERYBODY)
    flip(s, s.board.pairs[DENUNCIATIONS])
    ask(s, s.playing)


def dig_up_information(s: Sobakistan, wolf: i64, card: i64) -> None:
    """The same question to the Wolf whose card it is."""
    s.tell(TOLD_DUG_UP, wolf, card, to=EVERYBODY)
    flip(s, wolf_card(wolf, card))
    ask(s, bit(wolf))


def ask(s: Sobakistan, asked: Seats) -> None:
    stations = s.board.covered(watched_districts(s))
    yes = within(s, stations) & asked
    answer(s, asked, yes)
    note(s, ASKED, asked, stations, yes)


def answer(s: Sobakistan, asked: Seats, yes: Seats) -> None:
    """Those asked answer truthfully, for everybody to hear."""
    for wolf in members(asked):
        s.tell(TOLD_ANSWERED, wolf, has(yes, wolf), to=EVERYBODY)


def cordon_off_line(s: Sobakistan, line: i64) -> None:
    """No Wolf may use the line until the Bloodhound's next turn."""
    s.tell(LineCordoned, line, to=EVERYBODY)
    flip(s, s.board.pairs[LINE_CORDON])
    s.lines |= bit(line)


def cordon_off_district(s: Sobakistan, district: i64) -> None:
    """No Wolf may enter or leave the district until the Bloodhound's next turn."""
    s.tell(DistrictCordoned, district, to=EVERYBODY)
    flip(s, s.board.pairs[DISTRICT_CORDON])
    s.districts |= bit(district)


def scour(s: Sobakistan) -> None:
    """One more move this turn."""
    s.tell(Scoured, to=EVERYBODY)
    flip(s, s.board.pairs[SCOUR])
    s.moves += 1


def sniff_around(s: Sobakistan, station: i64) -> None:
    """Every Wolf says whether they have ever been there."""
    s.tell(Sniffed, station, to=EVERYBODY)
    flip(s, s.board.pairs[SNIFF])
    yes: Seats = NOBODY
    for wolf in members(s.playing):
        if has_been(s, wolf, station):
            yes |= bit(wolf)
    answer(s, s.playing, yes)
    note(s, SNIFFED, s.playing, station, yes)


# The Liaison's hunting cards


def blow_a_whistle(s: Sobakistan, squad: i64, precinct: i64) -> None:
    """Any squad goes to any empty precinct."""
    s.tell(Whistled, squad + 1, precinct, to=EVERYBODY)
    flip(s, WHISTLE)
    s.squads = replaced(s.squads, squad, PRECINCT + precinct)


def howl_in_code(s: Sobakistan) -> None:
    """Every Wolf in play shows the Liaison, and nobody else, where they are."""
    s.tell(Howled, to=EVERYBODY)
    flip(s, HOWL)
    for wolf in members(s.playing):
        show(s, wolf, station_of(s, wolf), to=bit(LIAISON) | bit(wolf))
    note(s, HOWLED, s.playing)


def show(s: Sobakistan, wolf: i64, station: i64, to: Seats) -> None:
    """A Wolf's secret message, about the fact that is written down next."""
    s.tell(TOLD_SHOWED, wolf, station, to=to)
    s.messages += (int(ABOUT * len(s.facts) + SENDER * wolf + station),)


def shed_your_coat(s: Sobakistan) -> None:
    """Announced first; which cards go is chosen next."""
    s.tell(CoatShed, to=EVERYBODY)
    flip(s, SHED)
    s.interrupt(SHED_COAT)


class ShedCoat(Draft[Sobakistan]):
    """The Liaison puts hint cards away, unseen, and draws as many."""

    def who(self, s: Sobakistan) -> Seats:
        return bit(LIAISON)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        more = spelled(s.hand & ~s.shed, DISCARD) if count(s.shed) < count(s.deck) else ()
        return more + ENOUGH if s.shed else more

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action < DRAW_ANEW:
            s.shed |= bit(action - DISCARD)
            return
        cards = count(s.shed)
        s.hand &= ~s.shed
        s.shed = 0
        s.tell(HintsChanged, cards, to=EVERYBODY)
        draw_hints(s, cards)
        s.resume()

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if action == DRAW_ANEW:
            return NothingShed()
        if not DISCARD <= action < DRAW_ANEW:
            return None
        return NothingToDraw() if has(s.hand & ~s.shed, action - DISCARD) else HintNotInHand(action - DISCARD)


def draw_hints(s: Sobakistan, cards: i64) -> None:
    """So many cards from the hint deck into the Liaison's hand; an empty deck gives nothing."""
    drawn = s.stream("deal").sample(s.deck, min(cards, count(s.deck)))
    s.deck &= ~drawn
    s.hand |= drawn
    while drawn:
        s.tell(TOLD_DREW, lowest(drawn), to=bit(LIAISON))
        drawn &= drawn - 1


def throw_off_the_scent(s: Sobakistan) -> None:
    """The only hint of this turn will lie face down for the Bloodhound."""
    s.tell(ScentThrown, to=EVERYBODY)
    flip(s, SCENT)
    s.scent = True


def call_the_pack(s: Sobakistan, wolf: i64) -> None:
    """One Wolf shows the Liaison and the other Wolves where they are; the others may go there at once.

    A single Wolf in play gets one more move on their next turn instead.
    """
    flip(s, PACK)
    others = s.playing & ~bit(wolf)
    if not others:
        s.tell(LoneWolfRuns, wolf, to=EVERYBODY)
        s.extra |= bit(wolf)
        return
    s.tell(PackCalled, wolf, to=EVERYBODY)
    show(s, wolf, station_of(s, wolf), to=resistance(s))
    note(s, CALLED, s.playing, wolf, s.districts)
    s.called = wolf
    s.interrupt(JOIN_PACK)


class JoinPack(Sealed[Sobakistan]):
    """The other Wolves secretly stay or go to the called one, in the same slot. District cordons bind them."""

    def who(self, s: Sobakistan) -> Seats:
        return s.playing & ~bit(s.called)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        if s.board.same_side(station_of(s, seat), station_of(s, s.called), s.districts):
            return AWAY_OR_JOIN
        return AWAY

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action == JOIN:
            station = station_of(s, s.called)
            mark(s, seat, s.round - 1, station)
            s.tell(Moved, station, to=bit(seat))

    def close(self, s: Sobakistan) -> None:
        s.called = NO_ONE
        s.resume()

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        return CordonBetween() if action == JOIN else None


SHED_COAT: Final = ShedCoat()
JOIN_PACK: Final = JoinPack()

"""The hunting cards: what each does, and how it is flipped and passed on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, NOBODY, Actions, Seats, bit, count, has, members
from wolfden.engine.blocks import Block
from wolfden.engine.step import Draft, Sealed
from wolfden.engine.terms import Reason
from wolfden.games.sobakistan import state
from wolfden.games.sobakistan.rules import liaison, told
from wolfden.games.sobakistan.state import LIAISON, SHED, Sobakistan, note, station_of, wolf_card
from wolfden.games.sobakistan.terms import actions, reasons

DISCARD: Final = Block(actions.ACTIONS, actions.Discard)
DRAW_ANEW: Final = Block(actions.ACTIONS, actions.DrawAnew)
STAY_AWAY: Final = Block(actions.ACTIONS, actions.StayAway)
JOIN_THE_PACK: Final = Block(actions.ACTIONS, actions.JoinThePack)
AWAY_OR_JOIN: Final[Actions] = STAY_AWAY.all + JOIN_THE_PACK.all


def flip(s: Sobakistan, card: i64) -> None:
    """A used card is turned over and passed: from the Bloodhound to the player it belongs to, or back."""
    s.hunted ^= bit(card)


# The Senior Bloodhound's hunting cards


def bloodhound_sides(s: Sobakistan) -> i64:
    """The sides that the Bloodhound can use, without those of the Wolves' cards."""
    return s.box.sides[s.hunted & state.LIAISON_CARDS]


def shuffle_through_denunciations(s: Sobakistan) -> None:
    """Every Wolf says whether a squad is in their district."""
    s.tell(told.DENOUNCED, to=EVERYBODY)
    flip(s, s.box.pairs[state.DENUNCIATIONS])
    ask(s, s.playing)


def ask(s: Sobakistan, asked: Seats) -> None:
    """Ask these Wolves whether a squad is in their district."""
    stations = s.box.covered(state.watched_districts(s))
    yes = state.within(s, stations) & asked
    answer(s, asked, yes)
    note(s, state.ASKED, asked, stations, yes)


def answer(s: Sobakistan, asked: Seats, yes: Seats) -> None:
    """Those asked answer truthfully, for everybody to hear."""
    for wolf in members(asked):
        s.tell(told.ANSWERED, wolf, has(yes, wolf), to=EVERYBODY)


def cordon_off_line(s: Sobakistan, line: i64) -> None:
    """No Wolf may use the line until the Bloodhound's next turn."""
    s.tell(told.LINE_CORDONED, line, to=EVERYBODY)
    flip(s, s.box.pairs[state.LINE_CORDON])
    s.lines |= bit(line)


def cordon_off_district(s: Sobakistan, district: i64) -> None:
    """No Wolf may enter or leave the district until the Bloodhound's next turn."""
    s.tell(told.DISTRICT_CORDONED, district, to=EVERYBODY)
    flip(s, s.box.pairs[state.DISTRICT_CORDON])
    s.districts |= bit(district)


def scour(s: Sobakistan) -> None:
    """One more move this turn."""
    s.tell(told.SCOURED, to=EVERYBODY)
    flip(s, s.box.pairs[state.SCOUR])
    s.moves += 1


def sniff_around(s: Sobakistan, station: i64) -> None:
    """Every Wolf says whether they have ever been there."""
    s.tell(told.SNIFFED, station, to=EVERYBODY)
    flip(s, s.box.pairs[state.SNIFF])
    yes: Seats = NOBODY
    for wolf in members(s.playing):
        if state.has_been(s, wolf, station):
            yes |= bit(wolf)
    answer(s, s.playing, yes)
    note(s, state.SNIFFED, s.playing, station, yes)


def dig_up_information(s: Sobakistan, wolf: i64, card: i64) -> None:
    """The Wolf whose card it is says whether a squad is in their district."""
    s.tell(told.DUG_UP, wolf, card, to=EVERYBODY)
    flip(s, wolf_card(wolf, card))
    ask(s, bit(wolf))


# The Liaison's hunting cards


def blow_a_whistle(s: Sobakistan, squad: i64, precinct: i64) -> None:
    """Any squad goes to any empty precinct."""
    s.tell(told.WHISTLED, squad + 1, precinct, to=EVERYBODY)
    flip(s, state.WHISTLE)
    s.squads = state.replaced(s.squads, squad, state.PRECINCT + precinct)


def howl_in_code(s: Sobakistan) -> None:
    """Every Wolf in play shows the Liaison, and nobody else, where they are."""
    s.tell(told.HOWLED, to=EVERYBODY)
    flip(s, state.HOWL)
    for wolf in members(s.playing):
        show_liaison(s, wolf, station_of(s, wolf))
    note(s, state.HOWLED, s.playing)


def show(s: Sobakistan, wolf: i64, station: i64, to: Seats) -> None:
    """A Wolf's secret message. It is kept with the number of the fact that is noted next."""
    s.tell(told.SHOWED, wolf, station, to=to)
    s.messages += (int(state.ABOUT * len(s.facts) + state.SENDER * wolf + station),)


def show_liaison(s: Sobakistan, wolf: i64, station: i64) -> None:
    """The same, for the Liaison only."""
    show(s, wolf, station, to=bit(LIAISON) | bit(wolf))


def can_shed(s: Sobakistan) -> bool:
    """Whether Shed Your Coat can be used: there must be something to put away, and as much to draw."""
    return not has(s.hunted, SHED) and s.hand != 0 and s.deck != 0


def why_not_shed(s: Sobakistan) -> Reason:
    return reasons.CardElsewhere() if has(s.hunted, SHED) else reasons.NothingToDraw()


def shed_your_coat(s: Sobakistan) -> None:
    """Announced first; which cards go is chosen next."""
    s.tell(told.COAT_SHED, to=EVERYBODY)
    flip(s, SHED)
    s.interrupt(SHED_COAT)


class ShedCoat(Draft[Sobakistan]):
    """The Liaison puts hint cards away, unseen, and draws as many."""

    def who(self, s: Sobakistan) -> Seats:
        return bit(LIAISON)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        more = DISCARD.listed(s.hand & ~s.shed) if count(s.shed) < count(s.deck) else ()
        return more + DRAW_ANEW.all if s.shed else more

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action in DISCARD:
            s.shed |= bit(DISCARD.of(action))
            return
        cards = count(s.shed)
        s.hand &= ~s.shed
        s.shed = 0
        s.tell(told.HINTS_CHANGED, cards, to=EVERYBODY)
        liaison.draw_hints(s, cards)
        s.resume()

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if action in DRAW_ANEW:
            return reasons.NothingShed()
        if action not in DISCARD:
            return None
        hint = DISCARD.of(action)
        return reasons.NothingToDraw() if has(s.hand & ~s.shed, hint) else reasons.HintNotInHand(hint)


def throw_off_the_scent(s: Sobakistan) -> None:
    """The only hint of this turn will lie face down for the Bloodhound."""
    s.tell(told.SCENT_THROWN, to=EVERYBODY)
    flip(s, state.SCENT)
    s.scent = True


def call_the_pack(s: Sobakistan, wolf: i64) -> None:
    """One Wolf shows the Liaison and the other Wolves where they are; the others may go there at once.

    A single Wolf in play gets one more move on their next turn instead.
    """
    flip(s, state.PACK)
    others = s.playing & ~bit(wolf)
    if not others:
        s.tell(told.LONE_WOLF_RUNS, wolf, to=EVERYBODY)
        s.extra |= bit(wolf)
        return
    s.tell(told.PACK_CALLED, wolf, to=EVERYBODY)
    show(s, wolf, station_of(s, wolf), to=state.resistance(s))
    note(s, state.CALLED, s.playing, wolf, s.districts)
    s.called = wolf
    s.interrupt(JOIN_PACK)


class JoinPack(Sealed[Sobakistan]):
    """The other Wolves secretly stay or go to the called one, in the same slot. District cordons bind them."""

    def who(self, s: Sobakistan) -> Seats:
        return s.playing & ~bit(s.called)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        if s.box.same_side(station_of(s, seat), station_of(s, s.called), s.districts):
            return AWAY_OR_JOIN
        return STAY_AWAY.all

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action in JOIN_THE_PACK:
            station = station_of(s, s.called)
            state.mark(s, seat, s.round - 1, station)
            s.tell(told.MOVED, station, to=bit(seat))

    def close(self, s: Sobakistan) -> None:
        s.called = state.NO_ONE
        s.resume()

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        return reasons.CordonBetween() if action in JOIN_THE_PACK else None


# The Wolves' hunting cards


def hand_over(s: Sobakistan, wolf: i64) -> None:
    """The cards that a Wolf has used this turn are made known, and go to the Bloodhound."""
    if has(s.used, wolf_card(wolf, state.MARK)):
        s.tell(told.TERRITORY_MARKED, wolf, to=EVERYBODY)
        flip(s, wolf_card(wolf, state.MARK))
    if has(s.used, wolf_card(wolf, state.RUN)):
        s.tell(told.RAN_FURTHER, wolf, to=EVERYBODY)
        flip(s, wolf_card(wolf, state.RUN))


SHED_COAT: Final = ShedCoat()
JOIN_PACK: Final = JoinPack()

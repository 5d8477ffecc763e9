"""The state of a table of Sobakistan, and what can be read off it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import NOBODY, Seats, bit, count, first, has, shifted
from wolfden.engine.state import Setting, State
from wolfden.games.sobakistan.box import Box
from wolfden.games.sobakistan.terms import actions

BLOODHOUND: Final[i64] = actions.BLOODHOUND
LIAISON: Final[i64] = actions.LIAISON
FIRST_WOLF: Final[i64] = actions.FIRST_WOLF

NO_ONE: Final[i64] = -1

# Where a squad is: a station by its number, or a district or a precinct, counted from here.
NOWHERE: Final[i64] = 0
DISTRICT: Final[i64] = 32
PRECINCT: Final[i64] = 48

# A mark on a Wolf's board: the station, plus its slot and whose board it is, times these.
SLOT: Final[i64] = 32
SEAT: Final[i64] = 512
STATION: Final[i64] = 31  # the bits of the station
STATION_BITS: Final[i64] = 5

LINES: Final[i64] = actions.MOST_LINES  # in a set of cordons, so many bits for lines, then those for districts

# A card on the trail: the hint, more if a Not lies with it or if it lies face down, and its round times `IN_ROUND`.
NEGATED: Final[i64] = 64
FACE_DOWN: Final[i64] = 128
IN_ROUND: Final[i64] = 256

# Hunting cards: five that belong to the Liaison, by the side that is the Liaison's, then two for each Wolf.
HOWL: Final[i64] = actions.LIAISON_SIDES.index("howl in code")
WHISTLE: Final[i64] = actions.LIAISON_SIDES.index("blow a whistle")
SHED: Final[i64] = actions.LIAISON_SIDES.index("shed your coat")
SCENT: Final[i64] = actions.LIAISON_SIDES.index("throw off the scent")
PACK: Final[i64] = actions.LIAISON_SIDES.index("call the pack")
WOLF_CARDS: Final[i64] = len(actions.LIAISON_SIDES)
LIAISON_CARDS: Final[i64] = 2 ** len(actions.LIAISON_SIDES) - 1  # the set of the first five
MARK: Final[i64] = int(actions.WolfCard.MARK_TERRITORY)
RUN: Final[i64] = int(actions.WolfCard.RUN_WITH_THE_WOLVES)

# The Bloodhound's sides of the first five, in the order of the data.
DENUNCIATIONS: Final[i64] = actions.BLOODHOUND_SIDES.index("shuffle through denunciations")
SCOUR: Final[i64] = actions.BLOODHOUND_SIDES.index("scour")
SNIFF: Final[i64] = actions.BLOODHOUND_SIDES.index("sniff around the station")
LINE_CORDON: Final[i64] = actions.BLOODHOUND_SIDES.index("cordon off a line")
DISTRICT_CORDON: Final[i64] = actions.BLOODHOUND_SIDES.index("cordon off a district")

# A fact about the Wolves that everybody knows: its kind, the Wolves it is about, and what the kind says below. In
# their order they are all that anybody without a board of their own can tell about where the Wolves have been.
# It is kept in one number, so that the garbage collector has nothing to follow: see `note` and `read`.
Fact = tuple[i64, i64, i64, i64, i64, i64]
MOVED: Final[i64] = 0  # all made a move: cards in hand before it, cards used, who had an extra step; cordons
HOWLED: Final[i64] = 1  # all showed the Liaison where they are
CALLED: Final[i64] = 2  # the pack was called: by whom; districts cordoned off
ENTERED: Final[i64] = 3  # a squad came: the station; who was caught there
FLED: Final[i64] = 4  # those caught ran or stayed: stations with a squad on them
ASKED: Final[i64] = 5  # is there a squad in your district: stations where there is; who said yes
SNIFFED: Final[i64] = 6  # have you been there: the station; who said yes
DROPPED: Final[i64] = 7  # put the evidence down

# What everybody knows of the Wolves' ways: what is in the box, whether routes are open, how many play, and the facts.
Public = tuple[Box, bool, int, tuple[int, ...]]

# Where a Wolf was shown to be: the station, plus the Wolf and the number of the fact, times these.
SENDER: Final[i64] = 32
ABOUT: Final[i64] = 512


class Sobakistan(State):
    """A table of Sobakistan: seat 0 is the Bloodhound, seat 1 the Liaison, the others are Wolves."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.box: Box = setting.game.components
        self.long_words: tuple[int, ...] = ()  # by station from 1: the token times two, plus its side
        self.short_words: tuple[int, ...] = ()
        self.round: i64 = 0
        # The Liaison's
        self.route: i64 = 0  # its number in the box; in every game that is dealt, it is on a card
        self.hand: i64 = 0  # hint cards, a packed set
        self.deck: i64 = 0  # likewise; cards are drawn from it at random
        self.nots: i64 = 0
        self.trail: tuple[int, ...] = ()  # the starting hint comes first
        self.placed: i64 = 0  # hints placed this turn
        self.scent = False  # whether this turn's hint lies face down
        self.shed: i64 = 0  # hints being put away
        # The Bloodhound's
        self.squads: tuple[int, ...] = ()  # where each is
        self.resting: i64 = 0  # squads that have caught somebody this turn
        self.moves: i64 = 0  # left this turn
        self.lines: i64 = 0  # cordoned off
        self.districts: i64 = 0  # cordoned off
        self.hunted: i64 = 0  # hunting cards in the Bloodhound's hands, Bloodhound side up; others have the rest
        self.catcher: i64 = NO_ONE  # the squad that has just caught somebody
        # The Wolves'
        self.marks: tuple[int, ...] = ()  # all marks on all boards
        self.at: i64 = 0  # where each Wolf is, packed by seat
        self.playing: Seats = NOBODY
        self.interrogated: Seats = NOBODY
        self.carrying: Seats = NOBODY  # the evidence
        self.escaped: Seats = NOBODY
        self.drops: tuple[int, ...] = ()  # by seat: the station of the evidence put down, or 0
        self.extra: Seats = NOBODY  # may move once more
        self.called: i64 = NO_ONE  # the Wolf to whom the pack is called
        self.chosen: Seats = NOBODY  # Wolves whose move is complete; when evidence is dropped off, those who do
        self.steps: i64 = 0  # taken by the Wolf who is moving
        self.shown: i64 = 0  # the station shown by the Wolf who is moving
        self.used: i64 = 0  # hunting cards used in this turn of the Wolves
        self.fleeing: Seats = NOBODY
        # What was found out
        self.facts: tuple[int, ...] = ()
        self.messages: tuple[int, ...] = ()  # known to the Liaison, and those of a called pack to all Wolves

    def assign(self, other: Sobakistan) -> None:
        self.long_words = other.long_words
        self.short_words = other.short_words
        self.round = other.round
        self.route = other.route
        self.hand = other.hand
        self.deck = other.deck
        self.nots = other.nots
        self.trail = other.trail
        self.placed = other.placed
        self.scent = other.scent
        self.shed = other.shed
        self.squads = other.squads
        self.resting = other.resting
        self.moves = other.moves
        self.lines = other.lines
        self.districts = other.districts
        self.hunted = other.hunted
        self.catcher = other.catcher
        self.marks = other.marks
        self.at = other.at
        self.playing = other.playing
        self.interrogated = other.interrogated
        self.carrying = other.carrying
        self.escaped = other.escaped
        self.drops = other.drops
        self.extra = other.extra
        self.called = other.called
        self.chosen = other.chosen
        self.steps = other.steps
        self.shown = other.shown
        self.used = other.used
        self.fleeing = other.fleeing
        self.facts = other.facts
        self.messages = other.messages

    def leaders(self) -> Seats:
        return winners(self)


def replaced(numbers: tuple[int, ...], index: i64, number: i64) -> tuple[int, ...]:
    """The tuple with another number at that place."""
    changed = list(numbers)
    changed[index] = number
    return tuple(changed)


# Routes


def open_routes(s: Sobakistan) -> bool:
    """Whether everybody may consult the deck."""
    opened: bool = s.setting.options["open_routes"]
    return opened


def routes_from(s: Sobakistan, start: i64) -> list[int]:
    """The routes from that station that are possible, as far as players may know."""
    return s.box.deck_from[start] if open_routes(s) else s.box.routes_from[start]


# Wolves


def wolves(s: Sobakistan) -> Seats:
    """All Wolves, in play or not."""
    return first(s.seats) & ~first(FIRST_WOLF)


def resistance(s: Sobakistan) -> Seats:
    return wolves(s) | bit(LIAISON)


def station_of(s: Sobakistan, wolf: i64) -> i64:
    """Where a Wolf is, or was last."""
    return s.at >> STATION_BITS * wolf & STATION


def mark(s: Sobakistan, wolf: i64, slot: i64, station: i64) -> None:
    """Write a station's number on a Wolf's board."""
    s.marks += (int(SEAT * wolf + SLOT * slot + station),)
    s.at = s.at & ~shifted(STATION, STATION_BITS * wolf) | shifted(station, STATION_BITS * wolf)


def board_of(s: Sobakistan, wolf: i64) -> tuple[int, ...]:
    """All marks on a Wolf's board, in order, without saying whose it is."""
    return tuple([made % SEAT for made in s.marks if made // SEAT == wolf])


def set_boards(s: Sobakistan, boards: dict[int, tuple[int, ...]]) -> None:
    """Give all Wolves boards with these marks."""
    s.marks = ()
    s.at = 0
    for wolf, made in boards.items():
        s.marks += tuple([int(SEAT * wolf + one) for one in made])
        s.at |= shifted(made[-1] & STATION, STATION_BITS * wolf)


def has_been(s: Sobakistan, wolf: i64, station: i64) -> bool:
    """Whether any mark on a Wolf's board says that station."""
    for made in s.marks:  # noqa: SIM110 - any() would be a generator
        if made & STATION == station and made // SEAT == wolf:
            return True
    return False


def at_station(s: Sobakistan, station: i64) -> Seats:
    """The Wolves in play who are there."""
    found: Seats = NOBODY
    for wolf in range(FIRST_WOLF, s.seats):
        if has(s.playing, wolf) and station_of(s, wolf) == station:
            found |= bit(wolf)
    return found


def within(s: Sobakistan, stations: i64) -> Seats:
    """The Wolves in play who are at one of these stations."""
    found: Seats = NOBODY
    for wolf in range(FIRST_WOLF, s.seats):
        if has(s.playing, wolf) and has(stations, station_of(s, wolf)):
            found |= bit(wolf)
    return found


def wolf_card(wolf: i64, card: i64) -> i64:
    """The number of one of a Wolf's two hunting cards."""
    return WOLF_CARDS + 2 * (wolf - FIRST_WOLF) + card


def in_hand(s: Sobakistan, wolf: i64, card: i64) -> bool:
    """Whether a Wolf holds one of their two cards and has not used it this turn."""
    return not has(s.hunted | s.used, wolf_card(wolf, card))


def most_steps(s: Sobakistan, wolf: i64) -> i64:
    """How far a Wolf may go this turn: one step, and one more for each card that says so."""
    return 1 + has(s.extra, wolf) + has(s.used, wolf_card(wolf, RUN))


# Squads


def empty_precincts(s: Sobakistan) -> i64:
    """The precincts without a squad."""
    empty = s.box.every_precinct
    for place in s.squads:
        if place >= PRECINCT:
            empty &= ~bit(place - PRECINCT)
    return empty


def watched_districts(s: Sobakistan) -> i64:
    """The districts with a squad in them; a squad on a station counts, one in a precinct is in no district."""
    watched: i64 = 0
    for place in s.squads:
        if place >= PRECINCT or place == NOWHERE:
            continue
        watched |= bit(place - DISTRICT) if place >= DISTRICT else bit(s.box.district_of[place])
    return watched


def watched_stations(s: Sobakistan) -> i64:
    """The stations with a squad on them."""
    watched: i64 = 0
    for place in s.squads:
        if NOWHERE < place < DISTRICT:
            watched |= bit(place)
    return watched


# Tokens


def resistance_tokens(s: Sobakistan) -> i64:
    """Evidence dropped at the drop-off point, and Wolves who escaped at the extraction point."""
    _, drop_off, extraction = s.box.routes[s.route]
    tokens: i64 = 0
    for wolf in range(FIRST_WOLF, s.seats):
        if s.drops[wolf] == drop_off:
            tokens += 1
        if has(s.escaped, wolf) and station_of(s, wolf) == extraction:
            tokens += 1
    return tokens


def winners(s: Sobakistan) -> Seats:
    """The side with more tokens; in a tie the Bloodhound."""
    if resistance_tokens(s) > count(wolves(s)):
        return resistance(s)
    return bit(BLOODHOUND)


# Facts


def note(s: Sobakistan, kind: i64, about: Seats, one: i64 = 0, two: i64 = 0, three: i64 = 0, four: i64 = 0) -> None:
    """Write a fact down: kind and Wolves, 20 bits, 13 bits, 6 bits and 12 bits."""
    number = kind | shifted(about, 3) | shifted(one, 9) | shifted(two, 29) | shifted(three, 42) | shifted(four, 48)
    s.facts += (int(number),)


def read(fact: i64) -> Fact:
    """The parts of a fact."""
    one, two, three = fact >> 9 & 0xFFFFF, fact >> 29 & 0x1FFF, fact >> 42 & 0x3F
    return fact & 7, fact >> 3 & 0x3F, one, two, three, fact >> 48


def kind_of(fact: i64) -> i64:
    return fact & 7


def public(s: Sobakistan) -> Public:
    """All that everybody knows of the Wolves' ways."""
    return s.box, open_routes(s), int(s.seats), s.facts

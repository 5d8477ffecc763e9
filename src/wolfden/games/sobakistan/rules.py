"""The rules of Sobakistan, in the order of the rulebook: the setup and the Liaison's turn here, then `wolves.py`,
`bloodhound.py` and `ending.py`. What the hunting cards do is in `hunting.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Picks, Seats, bit, count, first, has, lowest, members, shifted
from wolfden.engine.step import Draft, Step
from wolfden.engine.terms import Event, Reason
from wolfden.games.sobakistan import actions
from wolfden.games.sobakistan.actions import (
    ACTIONS,
    BlowAWhistle,
    CallThePack,
    EndHints,
    HowlInCode,
    PlaceHint,
    ShedYourCoat,
    ThrowOffTheScent,
    ToDistrict,
    ToPrecinct,
)
from wolfden.games.sobakistan.bloodhound import CATCHER_RETURNS, HUNT, RUN_AWAY, why_not_precinct
from wolfden.games.sobakistan.ending import DROP_OR_ESCAPE, begin_round
from wolfden.games.sobakistan.events import (
    BeforeHints,
    CardElsewhere,
    EnoughHints,
    Hinted,
    HintedFaceDown,
    HintedInSecret,
    HintFirst,
    HintNotInHand,
    NoNotLeft,
    NoSuchSquad,
    NothingToDraw,
    NotInPlay,
    RouteDrawn,
    SquadPlaced,
    StartingHint,
    StartsAt,
)
from wolfden.games.sobakistan.hunting import (
    JOIN_PACK,
    SHED_COAT,
    blow_a_whistle,
    call_the_pack,
    draw_hints,
    howl_in_code,
    shed_your_coat,
    throw_off_the_scent,
)
from wolfden.games.sobakistan.model import (
    BLOODHOUND,
    FACE_DOWN,
    FIRST_WOLF,
    HOWL,
    IN_ROUND,
    LIAISON,
    NEGATED,
    NOWHERE,
    PACK,
    PRECINCT,
    SCENT,
    SHED,
    WHISTLE,
    Sobakistan,
    mark,
    open_routes,
    replaced,
    resistance,
    taken_precincts,
    wolves,
)
from wolfden.games.sobakistan.wolves import WOLVES_TURN

PLACE_HINT: Final[i64] = ACTIONS.first(PlaceHint)
END_HINTS: Final[i64] = ACTIONS.first(EndHints)
HOWL_IN_CODE: Final[i64] = ACTIONS.first(HowlInCode)
SHED_YOUR_COAT: Final[i64] = ACTIONS.first(ShedYourCoat)
THROW_OFF_THE_SCENT: Final[i64] = ACTIONS.first(ThrowOffTheScent)
CALL_THE_PACK: Final[i64] = ACTIONS.first(CallThePack)
BLOW_A_WHISTLE: Final[i64] = ACTIONS.first(BlowAWhistle)
AFTER_WHISTLES: Final[i64] = ACTIONS.first(actions.Discard)
TO_PRECINCT: Final[i64] = ACTIONS.first(ToPrecinct)
TO_DISTRICT: Final[i64] = ACTIONS.first(ToDistrict)
HINTS: Final[i64] = actions.MOST_HINTS
PRECINCTS: Final[i64] = actions.MOST_PRECINCTS
# What is told most often: a constant is found faster in compiled code than an imported name.
TOLD_HINTED: Final[type[Event]] = Hinted
IN_LIAISON_TURN: Final = Picks(ACTIONS.first(EndHints))
DRIVE: Final = Picks(ACTIONS.first(ToPrecinct))


TOGETHER: Final[i64] = 6  # tokens drawn at once: so many of 18 come in fewer ways than one draw chooses among


# Setup


def setup(s: Sobakistan) -> None:
    """The route is one of the cards."""
    set_up(s, s.board.deck)


def imagined_setup(s: Sobakistan) -> None:
    """The route is any that may be on a card, for all that anybody may know of the deck."""
    set_up(s, s.board.deck if open_routes(s) else list(range(len(s.board.routes))))


def set_up(s: Sobakistan, routes: list[int]) -> None:
    """Names on the map, hunting cards, a route; the Wolves learn the start, the Liaison draws hint cards."""
    board = s.board
    s.long_words = name_stations(s, len(board.long_words))
    s.short_words = name_stations(s, len(board.short_words))
    s.playing = wolves(s)
    s.carrying = s.playing
    s.hunted = board.begins
    s.route = routes[s.stream("deal").below(len(routes))]
    start, drop_off, extraction = board.routes[s.route]
    s.tell(RouteDrawn, start, drop_off, extraction, to=bit(LIAISON))
    s.tell(StartsAt, start, to=s.playing)
    for wolf in members(s.playing):
        mark(s, wolf, 0, start)
    s.drops = (0,) * s.seats
    s.squads = (int(NOWHERE),) * board.squads
    s.nots = board.nots
    s.deck = board.every_hint
    draw_hints(s, board.hand)
    s.go(STARTING_HINT)


def name_stations(s: Sobakistan, tokens: i64) -> tuple[int, ...]:
    """Give every station a token, either side up."""
    chance = s.stream("deal")
    sides = chance.below(bit(s.board.stations))
    pile = first(tokens)
    drawn: i64 = 0  # the next tokens, as one number
    words: list[int] = []
    for station in range(s.board.stations):
        left = tokens - station
        if station % TOGETHER == 0:
            drawn = chance.below(ways_to_draw(left))
        rest = pile
        skip = drawn % left
        while skip:
            rest &= rest - 1
            skip -= 1
        token = lowest(rest)
        pile &= ~bit(token)
        drawn //= left
        words.append(int(2 * token + has(sides, station)))
    return tuple(words)


def ways_to_draw(tokens: i64) -> i64:
    """In how many ways the next ones can come, as many as are drawn at once."""
    ways: i64 = 1
    last = max(0, tokens - TOGETHER)
    while tokens > last:
        ways *= tokens
        tokens -= 1
    return ways


class PlaceStartingHint(Step[Sobakistan]):
    """The Liaison hints at the drop-off point."""

    def who(self, s: Sobakistan) -> Seats:
        return bit(LIAISON)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        able: i64 = bit(SHED_YOUR_COAT - END_HINTS) if can_shed(s) else 0
        return hint_options(s) + IN_LIAISON_TURN.of(able)

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action == SHED_YOUR_COAT:
            shed_your_coat(s)
            return
        hint, negated = lay_hint(s, action, face_down=False)
        s.tell(StartingHint, hint, negated, to=EVERYBODY)
        draw_hints(s, s.board.hand - count(s.hand))
        s.go(PLACE_SQUADS)

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if action < END_HINTS:
            return why_not_hint(s, action)
        return why_not_shed(s) if action == SHED_YOUR_COAT else None


class PlaceSquads(Draft[Sobakistan]):
    """The Bloodhound places all squads onto different precincts."""

    def who(self, s: Sobakistan) -> Seats:
        return bit(BLOODHOUND)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        return DRIVE.of(shifted(s.board.every_precinct & ~taken_precincts(s), PRECINCTS * next_squad(s)))

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        squad = (action - TO_PRECINCT) // PRECINCTS
        s.squads = replaced(s.squads, squad, PRECINCT + (action - TO_PRECINCT) % PRECINCTS)
        if squad == s.board.squads - 1:
            for number, place in enumerate(s.squads, 1):
                s.tell(SquadPlaced, number, place - PRECINCT, to=EVERYBODY)
            begin_round(s)
            s.go(LIAISON_TURN)

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if not TO_PRECINCT <= action < TO_DISTRICT or (action - TO_PRECINCT) // PRECINCTS != next_squad(s):
            return None
        return why_not_precinct(s, (action - TO_PRECINCT) % PRECINCTS)


def next_squad(s: Sobakistan) -> i64:
    """The first squad that is not on the board yet."""
    squad: i64 = 0
    while s.squads[squad] != NOWHERE:
        squad += 1
    return squad


# 1. The Liaison's turn


class LiaisonTurn(Step[Sobakistan]):
    """The Liaison places one or two hints and may use hunting cards, in any order."""

    def who(self, s: Sobakistan) -> Seats:
        return bit(LIAISON)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        able: i64 = 1 if s.placed or not s.hand else 0  # the turn may end
        if not has(s.hunted, HOWL):
            able |= bit(HOWL_IN_CODE - END_HINTS)
        if can_shed(s):
            able |= bit(SHED_YOUR_COAT - END_HINTS)
        if not has(s.hunted, SCENT) and not s.placed and s.hand:
            able |= bit(THROW_OFF_THE_SCENT - END_HINTS)
        if not has(s.hunted, PACK):
            able |= shifted(s.playing >> FIRST_WOLF, CALL_THE_PACK - END_HINTS)
        if not has(s.hunted, WHISTLE):
            empty = s.board.every_precinct & ~taken_precincts(s)
            for squad in range(s.board.squads):
                able |= shifted(empty, BLOW_A_WHISTLE - END_HINTS + PRECINCTS * squad)
        rest = IN_LIAISON_TURN.of(able)
        return hint_options(s) + rest if s.placed < most_hints(s) else rest

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action < END_HINTS:
            place_hint(s, action)
        elif action == END_HINTS:
            s.placed = 0
            s.scent = False
            draw_hints(s, s.board.hand - count(s.hand))
            s.interrupt(WOLVES_TURN)  # the round comes back here
        elif action == HOWL_IN_CODE:
            howl_in_code(s)
        elif action == SHED_YOUR_COAT:
            shed_your_coat(s)
        elif action == THROW_OFF_THE_SCENT:
            throw_off_the_scent(s)
        elif action < BLOW_A_WHISTLE:
            call_the_pack(s, action - CALL_THE_PACK + FIRST_WOLF)
        else:
            blow_a_whistle(s, (action - BLOW_A_WHISTLE) // PRECINCTS, (action - BLOW_A_WHISTLE) % PRECINCTS)

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if action < END_HINTS:
            return EnoughHints() if s.placed == most_hints(s) else why_not_hint(s, action)
        if action == END_HINTS:
            return HintFirst()
        if action == SHED_YOUR_COAT:
            return why_not_shed(s)
        if action == THROW_OFF_THE_SCENT and not has(s.hunted, SCENT):
            return BeforeHints()
        if CALL_THE_PACK <= action < BLOW_A_WHISTLE and not has(s.hunted, PACK):
            return NotInPlay(action - CALL_THE_PACK + FIRST_WOLF)
        if BLOW_A_WHISTLE <= action < AFTER_WHISTLES and not has(s.hunted, WHISTLE):
            squad = (action - BLOW_A_WHISTLE) // PRECINCTS
            if squad >= s.board.squads:
                return NoSuchSquad(squad + 1)
            return why_not_precinct(s, (action - BLOW_A_WHISTLE) % PRECINCTS)
        return CardElsewhere() if action < AFTER_WHISTLES else None


def most_hints(s: Sobakistan) -> i64:
    """How many hints this turn can have: one if it lies face down."""
    return 1 if s.scent else s.board.hints_a_turn


def hint_options(s: Sobakistan) -> Actions:
    """Every hint in hand, with or without a Not."""
    found: list[int] = []  # there are too many hands to keep them
    rest = s.hand
    while rest:
        found.append(PLACE_HINT + lowest(rest))
        rest &= rest - 1
    if s.nots:
        for place in range(len(found)):
            found.append(found[place] + HINTS)
    return tuple(found)


def place_hint(s: Sobakistan, action: i64) -> None:
    """A hint goes to the trail; if the scent is thrown off, face down for all but the Wolves."""
    hint, negated = lay_hint(s, action, s.scent)
    s.placed += 1
    if s.scent:
        s.tell(HintedFaceDown, negated, to=EVERYBODY)
        s.tell(HintedInSecret, hint, negated, to=resistance(s))
    else:
        s.tell(TOLD_HINTED, hint, negated, to=EVERYBODY)


def lay_hint(s: Sobakistan, action: i64, face_down: bool) -> tuple[i64, bool]:
    """Take a card from the hand, with a Not if the action says so, and put it at the end of the trail."""
    hint = (action - PLACE_HINT) % HINTS
    negated = action - PLACE_HINT >= HINTS
    card = hint + IN_ROUND * s.round
    if negated:
        card += NEGATED
        s.nots -= 1
    if face_down:
        card += FACE_DOWN
    s.hand &= ~bit(hint)
    s.trail += (int(card),)
    return hint, negated


def why_not_hint(s: Sobakistan, action: i64) -> Reason:
    hint = (action - PLACE_HINT) % HINTS
    return NoNotLeft() if has(s.hand, hint) else HintNotInHand(hint)


def can_shed(s: Sobakistan) -> bool:
    """Whether Shed Your Coat can be used: there must be something to put away, and as much to draw."""
    return not has(s.hunted, SHED) and s.hand != 0 and s.deck != 0


def why_not_shed(s: Sobakistan) -> Reason:
    return CardElsewhere() if has(s.hunted, SHED) else NothingToDraw()


STARTING_HINT: Final = PlaceStartingHint()
PLACE_SQUADS: Final = PlaceSquads()
LIAISON_TURN: Final = LiaisonTurn()
STEPS: Final = (
    STARTING_HINT,
    SHED_COAT,
    PLACE_SQUADS,
    LIAISON_TURN,
    JOIN_PACK,
    WOLVES_TURN,
    HUNT,
    CATCHER_RETURNS,
    RUN_AWAY,
    DROP_OR_ESCAPE,
)

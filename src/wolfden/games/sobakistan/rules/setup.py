"""Setup: names on the map, cards, a route; then a starting hint, and squads on precincts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wolfden.engine.bits import EVERYBODY, Actions, Seats, bit, count, first, has, lowest, members
from wolfden.engine.step import Draft, Step
from wolfden.engine.terms import Reason
from wolfden.games.sobakistan import state
from wolfden.games.sobakistan.rules import bloodhound, hunting_cards, liaison, order, told
from wolfden.games.sobakistan.state import BLOODHOUND, LIAISON, NOWHERE, PRECINCT, Sobakistan

TOGETHER: Final[i64] = 6  # tokens that one random number draws: 6 of 18 can come in fewer ways than it has values


def setup(s: Sobakistan) -> None:
    """The route is one of the cards."""
    set_up(s, s.box.deck)


def imagined_setup(s: Sobakistan) -> None:
    """The route is any that may be on a card, as far as players may know the deck."""
    set_up(s, s.box.deck if state.open_routes(s) else list(range(len(s.box.routes))))


def set_up(s: Sobakistan, routes: list[int]) -> None:
    """Names on the map, hunting cards, a route; the Wolves learn the start, the Liaison draws hint cards."""
    box = s.box
    s.long_words = name_stations(s, len(box.long_words))
    s.short_words = name_stations(s, len(box.short_words))
    s.playing = state.wolves(s)
    s.carrying = s.playing
    s.hunted = box.begins
    s.route = routes[s.stream("deal").below(len(routes))]
    start, drop_off, extraction = box.routes[s.route]
    s.tell(told.ROUTE_DRAWN, start, drop_off, extraction, to=bit(LIAISON))
    s.tell(told.STARTS_AT, start, to=s.playing)
    for wolf in members(s.playing):
        state.mark(s, wolf, 0, start)
    s.drops = (0,) * s.seats
    s.squads = (int(NOWHERE),) * box.squads
    s.nots = box.nots
    s.deck = box.every_hint
    liaison.draw_hints(s, box.hand)
    s.go(STARTING_HINT)


def name_stations(s: Sobakistan, tokens: i64) -> tuple[int, ...]:
    """Give every station a token, either side up."""
    chance = s.stream("deal")
    sides = chance.below(bit(s.box.stations))
    pile = first(tokens)
    drawn: i64 = 0  # the next tokens, as one number
    words: list[int] = []
    for station in range(s.box.stations):
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
    """In how many ways the next tokens, up to `TOGETHER` of them, can be drawn."""
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
        hints = liaison.hint_options(s)
        return hints + liaison.SHED_YOUR_COAT.all if hunting_cards.can_shed(s) else hints

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        if action in liaison.SHED_YOUR_COAT:
            hunting_cards.shed_your_coat(s)
            return
        hint, negated = liaison.lay_hint(s, action, face_down=False)
        s.tell(told.STARTING_HINT, hint, negated, to=EVERYBODY)
        liaison.draw_hints(s, s.box.hand - count(s.hand))
        s.go(PLACE_SQUADS)

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        if action in liaison.PLACE_HINT:
            return liaison.why_not_hint(s, action)
        return hunting_cards.why_not_shed(s) if action in liaison.SHED_YOUR_COAT else None


class PlaceSquads(Draft[Sobakistan]):
    """The Bloodhound places all squads onto different precincts."""

    def who(self, s: Sobakistan) -> Seats:
        return bit(BLOODHOUND)

    def options(self, s: Sobakistan, seat: i64) -> Actions:
        return bloodhound.to_empty_precincts(s, next_squad(s))

    def take(self, s: Sobakistan, seat: i64, action: i64) -> None:
        squad = next_squad(s)
        s.squads = state.replaced(s.squads, squad, PRECINCT + bloodhound.TO_PRECINCT.field(action, 1))
        if squad == s.box.squads - 1:
            for number, place in enumerate(s.squads, 1):
                s.tell(told.SQUAD_PLACED, number, place - PRECINCT, to=EVERYBODY)
            order.begin_round(s)

    def why_not(self, s: Sobakistan, seat: i64, action: i64) -> Reason | None:
        return bloodhound.why_not_to_precinct(s, next_squad(s), action)


def next_squad(s: Sobakistan) -> i64:
    """The first squad that is not on the board yet."""
    squad: i64 = 0
    while s.squads[squad] != NOWHERE:
        squad += 1
    return squad


STARTING_HINT: Final = PlaceStartingHint()
PLACE_SQUADS: Final = PlaceSquads()

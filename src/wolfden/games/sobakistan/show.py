"""Sobakistan in lines of text, with the map drawn in letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise

from wolfden.engine.words import Names, Words, listing
from wolfden.games.sobakistan import rules
from wolfden.games.sobakistan.view import (
    BloodhoundCard,
    Card,
    CityMap,
    Evidence,
    Fate,
    LiaisonCard,
    MapPrecinct,
    Role,
    RouteCard,
    SobakistanReview,
    SobakistanView,
    WolfBoard,
    WolfState,
)

WIDTH, HEIGHT = 74, 21
MARGIN = 2  # left and right, for the numbers
FEW = 8  # route cards that are listed without asking
MANY = 24  # lines of routes that are too many to read

# Words that stand out wherever they are shown in colour.
COLOURS = {
    "caught": "bold red",
    "arrested": "bold red",
    "escaped": "bold green",
    "cordoned off": "bold yellow",
    "not": "bold",
}

LIAISON_CARDS = {
    LiaisonCard.HOWL_IN_CODE: "Howl in Code",
    LiaisonCard.BLOW_A_WHISTLE: "Blow a Whistle",
    LiaisonCard.SHED_YOUR_COAT: "Shed Your Coat",
    LiaisonCard.THROW_OFF_THE_SCENT: "Throw Off the Scent",
    LiaisonCard.CALL_THE_PACK: "Call the Pack",
}
BLOODHOUND_CARDS = {
    BloodhoundCard.SHUFFLE_THROUGH_DENUNCIATIONS: "Shuffle Through Denunciations",
    BloodhoundCard.SCOUR: "Scour",
    BloodhoundCard.SNIFF_AROUND_THE_STATION: "Sniff Around the Station",
    BloodhoundCard.CORDON_OFF_A_LINE: "Cordon Off a Line",
    BloodhoundCard.CORDON_OFF_A_DISTRICT: "Cordon Off a District",
}
FATES = {Fate.IN_PLAY: "in play", Fate.ESCAPED: "escaped", Fate.ARRESTED: "arrested"}
EVIDENCE = {
    Evidence.CARRIED: "has the evidence",
    Evidence.DROPPED: "dropped the evidence",
    Evidence.TAKEN: "lost the evidence",
}
# What is asked of whoever acts.
ASKED = {
    rules.STARTING_HINT.name: "Your turn: lay a hint for the drop-off point.",
    rules.SHED_COAT.name: "Your turn: put hints away, then draw as many.",
    rules.PLACE_SQUADS.name: "Your turn: put your squads in three different precincts.",
    rules.LIAISON_TURN.name: "Your turn: one or two hints, and whatever cards you like.",
    rules.JOIN_PACK.name: "The pack is called: go there, or stay away?",
    rules.WOLVES_TURN.name: "Your turn: move in secret, or stay.",
    rules.BLOODHOUND_TURN.name: "Your turn: hunt.",
    rules.CATCHER_RETURNS.name: "You have caught somebody: to which precinct does the squad go?",
    rules.RUN_AWAY.name: "You were caught! Run to a station next to yours, or stay.",
    rules.DROP_OR_ESCAPE.name: "The round ends: what do you do here?",
}


def show(view: SobakistanView, words: Words, names: Names) -> Sequence[str]:
    """What the seat knows: the map, the places in words, squads, the trail, the Wolves, and what is the seat's own.

    Empty lines part what changes at different times.
    """
    return [
        *_map(view),
        "",
        *_places(view, words),
        "",
        *_squads(view),
        "",
        *_hints(view, words),
        "",
        *_table(view, words, names),
        "",
        *_prospects(view, words),
        "",
        *_secrets(view, words, names),
    ]


def show_review(review: SobakistanReview, words: Words, names: Names) -> Sequence[str]:
    """Everything, once the game is over."""
    lines = [_route(review.route)]
    for wolf in review.wolves:
        if wolf.board is not None:
            lines.append(f"{names[wolf.seat]}: {_board(wolf.board)}; {_state(wolf)}.")
    lines += _trail(review.trail, words)
    lines += [f"Round {note.round}: {names[note.wolf]} showed station {note.station}." for note in review.messages]
    return lines


# The map


def _map(view: SobakistanView) -> Iterator[str]:
    """Lines as dots of their initial, stations as numbers: <7> is you, !7! a squad."""
    canvas = [[" "] * WIDTH for _ in range(HEIGHT)]
    spots = _spots(view.map)
    closed = set(view.cordoned_lines)
    for number, line in enumerate(view.map.lines):
        letter = "x" if number in closed else _initial(line.name, view.map)
        for one, other in pairwise(line.stations):
            _draw(canvas, spots[one], spots[other], letter)
    you = _whereabouts(view)
    watched = {squad.station for squad in view.squads}
    for number, (column, row) in spots.items():
        left, right = ("<", ">") if number == you else ("!", "!") if number in watched else ("(", ")")
        label = f"{left}{number}{right}"
        start = max(0, min(WIDTH - len(label), column - len(label) // 2))
        canvas[row][start : start + len(label)] = label
    yield from ("".join(row).rstrip() for row in canvas)
    letters = [f"{_initial(line.name, view.map)} {line.name}" for line in view.map.lines]
    yield f"Lines: {', '.join(letters)}. x: cordoned off, <7>: you, !7!: a squad."


def _spots(city: CityMap) -> dict[int, tuple[int, int]]:
    """Where on the canvas each station is."""
    left, right = min(s.x for s in city.stations), max(s.x for s in city.stations)
    top, bottom = min(s.y for s in city.stations), max(s.y for s in city.stations)
    across, down = (right - left) or 1, (bottom - top) or 1
    return {
        s.number: (
            round(MARGIN + (s.x - left) / across * (WIDTH - 1 - 2 * MARGIN)),
            round((s.y - top) / down * (HEIGHT - 1)),
        )
        for s in city.stations
    }


def _initial(name: str, city: CityMap) -> str:
    """A letter of a line's name that no line before it has taken."""
    taken: set[str] = {"x"}
    for line in city.lines:
        letter = next((letter for letter in line.name.lower() if letter not in taken), "?")
        if line.name == name:
            return letter
        taken.add(letter)
    return "?"


def _draw(canvas: list[list[str]], one: tuple[int, int], other: tuple[int, int], letter: str) -> None:
    """A line of dots, with its letter near the middle and again if it is long."""
    steps = max(abs(one[0] - other[0]), 2 * abs(one[1] - other[1])) or 1
    for step in range(1, steps):
        column = round(one[0] + (other[0] - one[0]) * step / steps)
        row = round(one[1] + (other[1] - one[1]) * step / steps)
        if canvas[row][column] != letter:
            canvas[row][column] = letter if step % 4 == 2 or steps < 5 else "."


def _beside(view: SobakistanView, station: int) -> dict[int, bool]:
    """The stations that a line joins to that one, in order, and whether a cordon lies between."""
    district_of = {one.number: one.district for one in view.map.stations}
    found = {}
    for number, line in enumerate(view.map.lines):
        for edge in pairwise(line.stations):
            if station in edge:
                sides = {district_of[stop] for stop in edge}
                shut = len(sides) > 1 and not sides.isdisjoint(view.cordoned_districts)
                found[sum(edge) - station] = shut or number in view.cordoned_lines
    return dict(sorted(found.items()))


def _whereabouts(view: SobakistanView) -> int | None:
    """Where the seat's own Wolf is."""
    boards = [wolf.board for wolf in view.wolves if wolf.seat == view.seat and wolf.fate == Fate.IN_PLAY]
    return boards[0].marks[-1].station if boards and boards[0] is not None else None


# Places


def _places(view: SobakistanView, words: Words) -> Iterator[str]:
    for district, name in enumerate(view.map.districts):
        stations = [station.number for station in view.map.stations if station.district == district]
        yield f"{name}: " + ", ".join(_named(view, station, words) for station in stations)


def _squads(view: SobakistanView) -> Iterator[str]:
    """Squads, where they may go, and what is cordoned off."""
    for number, squad in enumerate(view.squads, 1):
        rests = ", resting" if squad.rests else ""
        if squad.station is not None:
            yield f"Squad {number}: at station {squad.station}"
        elif squad.district is not None:
            yield f"Squad {number}: in the {view.map.districts[squad.district]} district"
        elif squad.precinct is not None:
            precinct = view.map.precincts[squad.precinct]
            yield f"Squad {number}: in the {precinct.name} precinct{rests} (from there: {_exits(view, precinct)})"
    if view.role is not Role.WOLF:
        taken = {squad.precinct for squad in view.squads}
        empty = [one for number, one in enumerate(view.map.precincts) if number not in taken]
        yield f"Empty precincts: {', '.join(f'{one.name} ({_exits(view, one)})' for one in empty)}"
    for line in view.cordoned_lines:
        stops = "-".join(map(str, view.map.lines[line].stations))
        yield f"The {view.map.lines[line].name} line, {stops}, is cordoned off until the next hunt."
    for district in view.cordoned_districts:
        yield f"The {view.map.districts[district]} district is cordoned off until the next hunt."


def _exits(view: SobakistanView, precinct: MapPrecinct) -> str:
    return " or ".join(view.map.districts[district] for district in precinct.districts)


def _named(view: SobakistanView, station: int, words: Words) -> str:
    return f"{station} {_name(view, station, words)}"


def _name(view: SobakistanView, station: int, words: Words) -> str:
    name = view.names[station - 1]
    return f"{words.thing('LongWord', name.long)} {words.thing('ShortWord', name.short)}"


# The table


def _hints(view: SobakistanView, words: Words) -> Iterator[str]:
    yield f"Round {view.round} of {view.rounds}." if view.round else "Before the first round."
    yield from _trail(view.trail, words)
    yield f"Nots left: {view.nots}. Hint deck: {view.hint_deck}."


def _table(view: SobakistanView, words: Words, names: Names) -> Iterator[str]:
    """Who has which cards, and how the Wolves stand."""
    liaison = [LIAISON_CARDS[card] for card in view.liaison_cards]
    hounds = [BLOODHOUND_CARDS[card] for card in view.bloodhound_cards]
    dug = [names[wolf.seat] + " twice" * (len(wolf.dig_up) > 1) for wolf in view.wolves if wolf.dig_up]
    if dug:
        hounds.append(f"Dig Up Information about {listing(dug)}")
    yield f"{names[1]}, Liaison: {', '.join(liaison) or 'no hunting card'}."
    yield f"{names[0]}, Bloodhound: {', '.join(hounds) or 'no hunting card'}."
    for wolf in view.wolves:
        cards = [words.value(card) for card in wolf.cards]
        held = f"; {', '.join(cards) or 'no hunting card'}" if wolf.fate is Fate.IN_PLAY else ""
        yield f"{names[wolf.seat]}, Wolf: {_state(wolf)}{held}."


def _state(wolf: WolfState) -> str:
    parts = [FATES[wolf.fate], EVIDENCE[wolf.evidence]]
    parts += ["interrogated"] * wolf.interrogated + ["one more step next turn"] * wolf.extra_step
    return ", ".join(parts)


def _trail(trail: Sequence[Card], words: Words) -> Iterator[str]:
    """The starting hint, then the cards round by round."""
    rounds = []
    for number, cards in groupby(trail, key=lambda card: card.round):
        hints = ", ".join(_card(card, words) for card in cards)
        if number:
            rounds.append(f"{number}: {hints}")
        else:
            yield f"Starting hint, for the drop-off point: {hints}."
    yield f"Trail: {' | '.join(rounds) or 'empty'}."


def _card(card: Card, words: Words) -> str:
    hint = "?" if card.hint is None else words.thing("Hint", card.hint)
    return ("not " if card.negated else "") + (f"({hint})" if card.face_down else hint)


# Routes


def show_routes(view: SobakistanView, words: Words, names: Names, asked: str) -> Sequence[str]:
    """The routes that may be the one, or those among them with all stations that are asked for."""
    stations = {int(word) for word in asked.split() if word.isascii() and word.isdigit() and len(word) < 4}
    found = [route for route in _routes(view) if stations <= set(route)]
    if not found:
        return [f"No {_called(view)} that may be the one goes there."]
    lines = [_heading(view, len(found)), *(_listed if view.open_routes else _gathered)(view, found, words)]
    return lines if stations else [*lines, "Only those with some stations: routes 3, or routes 16 3"]


def _routes(view: SobakistanView) -> list[tuple[int, int, int]]:
    """All that may be the one; to the Liaison, those that the Wolves can think of."""
    return [(start, drop_off, end) for start, drop_off, ends in view.routes for end in ends]


def _prospects(view: SobakistanView, words: Words) -> Iterator[str]:
    """What may be the route, in short."""
    found = _routes(view)
    if view.over:
        return
    if not view.open_routes:
        yield from _goals(view, found)
    elif len(found) <= FEW:
        yield _heading(view, len(found))
        yield from _listed(view, found, words)
    else:
        yield f"{len(found)} route cards may be the one. To look them up: routes"


def _goals(view: SobakistanView, routes: Sequence[tuple[int, int, int]]) -> Iterator[str]:
    """Where the route can lead for what the seat knows of its start and of how routes are made."""
    if view.start is None:
        anywhere = len(view.starts) == len(view.map.stations)
        yield f"The Wolves can have started {'anywhere' if anywhere else f'at {_numbers(view.starts)}'}."
        yield "To look up where they may want to go from there: routes"
        return
    if view.route is not None:
        yield "For all that the Wolves know of routes,"
        yield f"the drop-off point can be {_numbers({route[1] for route in routes})},"
        yield f"and the extraction point {_numbers({route[2] for route in routes})}. What goes with what: routes"
        return
    dropped = _dropped(view)
    if dropped is None:
        yield f"The drop-off point can be {_numbers({route[1] for route in routes})},"
        yield f"and the extraction point {_numbers({route[2] for route in routes})}. What goes with what: routes"
    else:
        ends = {route[2] for route in routes if route[1] == dropped}
        others = {route[2] for route in routes} - ends
        if not ends:
            yield f"You dropped wrong. The extraction point can be {_numbers(others)}."
        else:
            yield f"If you dropped right, the extraction point can be {_numbers(ends)}."
            if others:
                yield f"If not, also {_numbers(others)}."
        yield "What goes with what: routes"


def _numbers(stations: Iterable[int]) -> str:
    *rest, last = map(str, sorted(stations))
    return f"{', '.join(rest)} or {last}" if rest else last


def _called(view: SobakistanView) -> str:
    return "route card" if view.open_routes else "route"


def _heading(view: SobakistanView, count: int) -> str:
    routes = f"{count} {_called(view)}{'s' * (count != 1)}"
    which = "that the Wolves can think of" if view.route is not None else "that may be the one"
    steps = f"each way at least {view.map.least_steps} steps, both at most {view.map.most_steps}; "
    return f"{routes} {which} ({'' if view.open_routes else steps}start > drop-off point > extraction point):"


def _dropped(view: SobakistanView) -> int | None:
    """Where the seat's own Wolf put the evidence down."""
    boards = [wolf.board for wolf in view.wolves if wolf.seat == view.seat]
    return boards[0].dropped_at if boards and boards[0] is not None else None


def _listed(view: SobakistanView, routes: Sequence[tuple[int, int, int]], words: Words) -> Iterator[str]:
    """Each with what the seat knows about it."""
    dropped = _dropped(view)
    own = None if view.route is None else (view.route.start, view.route.drop_off, view.route.extraction)
    for route in routes:
        start, drop_off, extraction = route
        note = " - this is the one" if route == own else " - if you dropped right" if drop_off == dropped else ""
        yield f"  {start:2} > {_named(view, drop_off, words)} > {_named(view, extraction, words)}{note}"


def _gathered(view: SobakistanView, routes: Sequence[tuple[int, int, int]], words: Words) -> Iterator[str]:
    """Those that share start and drop-off point in one line or, if there are many, those that share the start."""
    dropped = _dropped(view)
    gathered = {pair: [route[2] for route in ends] for pair, ends in groupby(routes, key=lambda route: route[:2])}
    if len(gathered) <= MANY:
        for (start, drop_off), ends in gathered.items():
            note = " - if you dropped right" if drop_off == dropped else ""
            yield f"  {start:2} > {_named(view, drop_off, words)} > {_numbers(ends)}{note}"
    else:
        for start, pairs in groupby(gathered, key=lambda pair: pair[0]):
            yield f"  {start:2} > {_numbers(drop_off for _, drop_off in pairs)} > ..."


# One's own


def _secrets(view: SobakistanView, words: Words, names: Names) -> Iterator[str]:
    if view.role is Role.BLOODHOUND and view.step == rules.BLOODHOUND_TURN.name and not view.over:
        yield f"Moves left for your squads: {view.moves_left}."
    for note in view.messages:
        yield f"Round {note.round}: {names[note.wolf]} showed station {note.station}."
    if view.route is not None:
        yield _route(view.route)
    elif view.start is not None:
        yield f"You all started at station {view.start}."
    if view.hand and not view.over:
        yield f"Your hint cards: {', '.join(words.thing('Hint', hint) for hint in view.hand)}."
    if view.shedding:
        yield f"To be put away: {listing([words.thing('Hint', hint) for hint in view.shedding])}."
    here = _whereabouts(view)
    if here is not None:
        beside = _beside(view, here)
        near = [_named(view, station, words) + " (cordon between)" * shut for station, shut in beside.items()]
        yield f"You are at {_named(view, here, words)}. Next to it: {', '.join(near)}."
    for wolf in view.wolves:
        if wolf.board is not None:
            whose = "Your board" if wolf.seat == view.seat else f"Board of {names[wolf.seat]}"
            yield f"{whose}: {_board(wolf.board)}."
    if view.seat in view.actors:
        yield ASKED[view.step]


def _route(route: RouteCard) -> str:
    return f"Route: start {route.start}, drop-off point {route.drop_off}, extraction point {route.extraction}."


def _board(board: WolfBoard) -> str:
    """Slots from left to right; several marks in one slot are joined by arrows."""
    slots = [
        " > ".join(str(mark.station) for mark in marks) for _, marks in groupby(board.marks, lambda mark: mark.slot)
    ]
    dropped = f", evidence dropped at {board.dropped_at}" if board.dropped_at is not None else ""
    return " | ".join(slots) + dropped

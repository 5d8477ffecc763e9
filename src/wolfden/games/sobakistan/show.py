"""Sobakistan in lines of text, with the map drawn in letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise

from wolfden.engine.terms import Action
from wolfden.engine.words import NOBODY, Names, Words
from wolfden.games.sobakistan import rules
from wolfden.games.sobakistan.terms.actions import BLOODHOUND, LIAISON, MoveTo, SniffAround, ToStation
from wolfden.games.sobakistan.view import (
    Card,
    CityMap,
    Fate,
    Message,
    Role,
    SobakistanReview,
    SobakistanView,
    WolfBoard,
    WolfState,
)

WIDTH, HEIGHT = 74, 21
MARGIN = 2  # left and right, for the numbers
FEW = 8  # route cards that are listed without asking
MANY = 24  # lines of routes that are too many to read

# Messages that stand out wherever what they say is shown in colour.
COLOURS = {
    "show-caught": "bold red",
    "Fate-arrested": "bold red",
    "Fate-escaped": "bold green",
    "cordoned": "bold yellow",
    "not": "bold",
}
# What is asked of whoever acts.
ASKED = {
    rules.STARTING_HINT.name: "show-ask-starting-hint",
    rules.SHED_COAT.name: "show-ask-shed",
    rules.PLACE_SQUADS.name: "show-ask-squads",
    rules.LIAISON_TURN.name: "show-ask-hints",
    rules.JOIN_PACK.name: "show-ask-pack",
    rules.WOLVES_TURN.name: "show-ask-move",
    rules.BLOODHOUND_TURN.name: "show-ask-hunt",
    rules.CATCHER_RETURNS.name: "show-ask-catcher",
    rules.RUN_AWAY.name: "show-ask-run",
    rules.DROP_OR_ESCAPE.name: "show-ask-evening",
}


def show(view: SobakistanView, words: Words, names: Names) -> Sequence[str]:
    """What the seat knows: the map, the places in words, squads, the trail, the Wolves, and what is the seat's own.

    Empty lines part what changes at different times.
    """
    return [
        *_map(view, words),
        "",
        *_places(view, words),
        "",
        *_squads(view, words),
        "",
        *_hints(view, words),
        "",
        *_table(view, words, names),
        "",
        *_prospects(view, words),
        "",
        *_secrets(view, words, names),
    ]


def show_choice(view: SobakistanView, action: Action, words: Words) -> str:
    """What the station is called that a choice is about."""
    station = action.station if isinstance(action, MoveTo | ToStation | SniffAround) else 0
    return _name(view, station, words) if 0 < station <= len(view.names) else ""


def show_review(review: SobakistanReview, words: Words, names: Names) -> Sequence[str]:
    """Everything, once the game is over."""
    route = review.route
    lines = [_route((route.start, route.drop_off, route.extraction), words)]
    for wolf in review.wolves:
        if wolf.board is not None:
            board = _board(wolf.board, words)
            lines.append(words.say("show-review-wolf", wolf=names[wolf.seat], board=board, state=_state(wolf, words)))
    lines += _trail(review.trail, words)
    lines += [_showed(note, None, words, names) for note in review.messages]
    return lines


# The map


def _map(view: SobakistanView, words: Words) -> Iterator[str]:
    """Lines as dots of their initial, stations as numbers: <7> is you, !7! a squad."""
    canvas = [[" "] * WIDTH for _ in range(HEIGHT)]
    spots = _spots(view.map)
    closed = set(view.cordoned_lines)
    called = [words.thing("Line", number) for number in range(len(view.map.lines))]
    letters = _letters(called)
    for number, line in enumerate(view.map.lines):
        letter = "x" if number in closed else letters[number]
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
    lines = [words.say("show-line", letter=letter, line=name) for letter, name in zip(letters, called, strict=True)]
    yield words.say("show-legend", lines=lines)


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


def _letters(names: Iterable[str]) -> list[str]:
    """Of each line's name, a letter that no line before it has taken."""
    taken = ["x"]  # a cordon
    for name in names:
        taken.append(next((letter for letter in name.lower() if letter not in taken), "?"))
    return taken[1:]


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
    for district in range(len(view.map.districts)):
        stations = [station.number for station in view.map.stations if station.district == district]
        named = [_named(view, station, words) for station in stations]
        yield words.say("show-district", district=words.thing("District", district), stations=named)


def _squads(view: SobakistanView, words: Words) -> Iterator[str]:
    """Squads, where they may go, and what is cordoned off."""
    for number, squad in enumerate(view.squads, 1):
        if squad.station is not None:
            yield words.say("show-squad-station", squad=number, station=squad.station)
        elif squad.district is not None:
            yield words.say("show-squad-district", squad=number, district=words.thing("District", squad.district))
        elif squad.precinct is not None:
            place = _precinct(view, squad.precinct, words)
            yield words.say("show-squad-precinct", squad=number, rests=squad.rests, **place)
    if view.role is not Role.WOLF:
        taken = {squad.precinct for squad in view.squads}
        empty = [number for number in range(len(view.map.precincts)) if number not in taken]
        places = [words.say("show-precinct", **_precinct(view, number, words)) for number in empty]
        yield words.say("show-empty-precincts", precincts=places)
    for line in view.cordoned_lines:
        stops = "-".join(map(str, view.map.lines[line].stations))
        yield words.say("show-line-cordoned", line=words.thing("Line", line), stops=stops)
    for district in view.cordoned_districts:
        yield words.say("show-district-cordoned", district=words.thing("District", district))


def _precinct(view: SobakistanView, precinct: int, words: Words) -> dict[str, str]:
    """A precinct, and the two districts that it leads to."""
    one, other = [words.thing("District", district) for district in view.map.precincts[precinct].districts]
    return {"precinct": words.thing("Precinct", precinct), "one": one, "other": other}


def _named(view: SobakistanView, station: int, words: Words) -> str:
    return words.say("station-short", number=station, name=_name(view, station, words))


def _name(view: SobakistanView, station: int, words: Words) -> str:
    """The two words, put together as in the language that they are in: the table's."""
    name, table = view.names[station - 1], words.of_kind("LongWord")
    return table.say(
        "station-name", long=table.thing("LongWord", name.long), short=table.thing("ShortWord", name.short)
    )


# The table


def _hints(view: SobakistanView, words: Words) -> Iterator[str]:
    started = view.round > 0
    yield words.say("show-round", round=view.round, rounds=view.rounds) if started else words.say("show-before")
    yield from _trail(view.trail, words)
    yield words.say("show-stock", nots=view.nots, cards=view.hint_deck)


def _table(view: SobakistanView, words: Words, names: Names) -> Iterator[str]:
    """Who has which cards, and how the Wolves stand."""
    liaison = [words.value(card, "title") for card in view.liaison_cards]
    hounds = [words.value(card, "title") for card in view.bloodhound_cards]
    dug = [words.say("show-dug", wolf=names[one.seat], times=len(one.dig_up)) for one in view.wolves if one.dig_up]
    if dug:
        hounds.append(words.say("show-dig-up", wolves=dug))
    yield words.say("show-liaison", who=names[LIAISON], cards=_cards(liaison, words))
    yield words.say("show-bloodhound", who=names[BLOODHOUND], cards=_cards(hounds, words))
    for wolf in view.wolves:
        who, state = names[wolf.seat], _state(wolf, words)
        if wolf.fate is Fate.IN_PLAY:
            cards = [words.value(card, "title") for card in wolf.cards]
            yield words.say("show-wolf", who=who, state=state, cards=_cards(cards, words))
        else:
            yield words.say("show-wolf-out", who=who, state=state)


def _cards(cards: Sequence[str], words: Words) -> str:
    return words.listing(cards) or words.say("show-no-card")


def _state(wolf: WolfState, words: Words) -> str:
    parts = [words.value(wolf.fate), words.value(wolf.evidence)]
    parts += [words.say("show-interrogated")] * wolf.interrogated
    parts += [words.say("show-extra-step")] * wolf.extra_step
    return words.listing(parts)


def _trail(trail: Sequence[Card], words: Words) -> Iterator[str]:
    """The starting hint, then the cards round by round."""
    rounds = []
    for number, cards in groupby(trail, key=lambda card: card.round):
        hints = [_card(card, words) for card in cards]
        if number:
            rounds.append(words.say("show-trail-round", round=number, hints=hints))
        else:
            yield words.say("show-starting-hint", hints=hints)
    yield words.say("show-trail", rounds=" | ".join(rounds)) if rounds else words.say("show-trail-empty")


def _card(card: Card, words: Words) -> str:
    hint = "?" if card.hint is None else words.thing("Hint", card.hint)
    return words.say("show-hint-down" if card.face_down else "show-hint", hint=hint, negated=card.negated)


# Routes


def show_routes(view: SobakistanView, words: Words, names: Names, asked: str) -> Sequence[str]:
    """The routes that may be the one, or those among them with all stations that are asked for."""
    stations = {int(word) for word in asked.split() if word.isascii() and word.isdigit() and len(word) < 4}
    found = [route for route in _routes(view) if stations <= set(route)]
    if not found:
        return [words.say("show-routes-none", open=view.open_routes)]
    listed = (_listed if view.open_routes else _gathered)(view, found, words)
    lines = [_heading(view, len(found), words), *listed]
    return lines if stations else [*lines, words.say("show-routes-more")]


def _routes(view: SobakistanView) -> list[tuple[int, int, int]]:
    """All that may be the one; to the Liaison, those that the Wolves can think of."""
    return [(start, drop_off, end) for start, drop_off, ends in view.routes for end in ends]


def _prospects(view: SobakistanView, words: Words) -> Iterator[str]:
    """What may be the route, in short."""
    found = _routes(view)
    if view.over:
        return
    if not view.open_routes:
        yield from _goals(view, found, words)
    elif len(found) <= FEW:
        yield _heading(view, len(found), words)
        yield from _listed(view, found, words)
    else:
        yield words.say("show-cards-many", count=len(found))


def _goals(view: SobakistanView, routes: Sequence[tuple[int, int, int]], words: Words) -> Iterator[str]:
    """Where the route can lead for what the seat knows of its start and of how routes are made."""
    if view.start is None:
        anywhere = len(view.starts) == len(view.map.stations)
        yield words.say("show-started-anywhere") if anywhere else _among("show-started-among", view.starts, words)
        yield words.say("show-look-up-goals")
        return
    dropped = _dropped(view)
    ends = {route[2] for route in routes}
    if dropped is None:
        whose = "-liaison" if view.route is not None else ""
        yield _among(f"show-drops{whose}", {route[1] for route in routes}, words)
        yield _among(f"show-ends{whose}", ends, words)
    elif not (right := {route[2] for route in routes if route[1] == dropped}):
        yield _among("show-dropped-wrong", ends, words)
    else:
        yield _among("show-dropped-right", right, words)
        if ends - right:
            yield _among("show-dropped-else", ends - right, words)
    yield words.say("show-look-up-ends")


def _among(id: str, stations: Iterable[int], words: Words) -> str:
    """A message about the stations that something can be."""
    numbers = sorted(stations)
    return words.say(id, count=len(numbers), stations=[str(number) for number in numbers])


def _heading(view: SobakistanView, count: int, words: Words) -> str:
    whose = "-liaison" if view.route is not None else ""
    if view.open_routes:
        return words.say(f"show-cards-heading{whose}", count=count)
    steps = {"least": view.map.least_steps, "most": view.map.most_steps}
    return words.say(f"show-routes-heading{whose}", count=count, **steps)


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
        id_ = "show-route-this-one" if route == own else "show-route-dropped" if drop_off == dropped else ""
        line = f"  {start:2} > {_named(view, drop_off, words)} > {_named(view, extraction, words)}"
        yield f"{line} - {words.say(id_)}" if id_ else line


def _gathered(view: SobakistanView, routes: Sequence[tuple[int, int, int]], words: Words) -> Iterator[str]:
    """Those that share start and drop-off point in one line or, if there are many, those that share the start."""
    dropped = _dropped(view)
    gathered = {pair: [route[2] for route in ends] for pair, ends in groupby(routes, key=lambda route: route[:2])}
    if len(gathered) <= MANY:
        for (start, drop_off), ends in gathered.items():
            line = f"  {start:2} > {_named(view, drop_off, words)} > {_numbers(ends)}"
            yield f"{line} - {words.say('show-route-dropped')}" if drop_off == dropped else line
    else:
        for start, pairs in groupby(gathered, key=lambda pair: pair[0]):
            yield f"  {start:2} > {_numbers(drop_off for _, drop_off in pairs)} > ..."


def _numbers(stations: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(stations)))


# One's own


def _secrets(view: SobakistanView, words: Words, names: Names) -> Iterator[str]:
    if view.role is Role.BLOODHOUND and view.step == rules.BLOODHOUND_TURN.name and not view.over:
        yield words.say("show-moves-left", moves=view.moves_left)
    for note in view.messages:
        yield _showed(note, view.seat, words, names)
    if view.route is not None:
        route = view.route
        called = [_named(view, station, words) for station in (route.start, route.drop_off, route.extraction)]
        yield _route(called, words)
    elif view.start is not None:
        yield words.say("show-all-started", station=view.start)
    if view.hand and not view.over:
        yield words.say("show-hand", hints=[words.thing("Hint", hint) for hint in view.hand])
    if view.shedding:
        yield words.say("show-shedding", hints=[words.thing("Hint", hint) for hint in view.shedding])
    here = _whereabouts(view)
    if here is not None:
        beside = [_beside_named(view, *near, words) for near in _beside(view, here).items()]
        yield words.say("show-here", station=_named(view, here, words), beside=beside)
    for wolf in view.wolves:
        if wolf.board is not None:
            board = _board(wolf.board, words)
            if wolf.seat == view.seat:
                yield words.say("show-your-board", board=board)
            else:
                yield words.say("show-board", wolf=names[wolf.seat], board=board)
    if view.seat in view.actors:
        yield words.say(ASKED[view.step])


def _beside_named(view: SobakistanView, station: int, shut: bool, words: Words) -> str:
    name = _named(view, station, words)
    return words.say("show-behind-cordon", station=name) if shut else name


def _showed(note: Message, reader: int | None, words: Words, names: Names) -> str:
    you = "wolf" if note.wolf == reader else NOBODY
    return words.say("show-showed", you=you, round=note.round, wolf=names[note.wolf], station=note.station)


def _route(stations: Sequence[int | str], words: Words) -> str:
    start, drop_off, extraction = stations
    return words.say("show-route", start=start, drop_off=drop_off, extraction=extraction)


def _board(board: WolfBoard, words: Words) -> str:
    """Slots from left to right; several marks in one slot are joined by arrows."""
    slots = [
        " > ".join(str(mark.station) for mark in marks) for _, marks in groupby(board.marks, lambda mark: mark.slot)
    ]
    line = " | ".join(slots)
    if board.dropped_at is None:
        return line
    return words.say("show-board-dropped", board=line, station=board.dropped_at)

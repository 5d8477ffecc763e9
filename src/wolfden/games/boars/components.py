"""The components of Boars on the Run!, checked: out of tables such as data/box.toml has, whoever wrote them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from wolfden.engine import counts
from wolfden.engine.data import Path, Tables, fit
from wolfden.engine.errors import BadData
from wolfden.engine.view import Fixed
from wolfden.games.boars.box import LIMIT, MARKET, MOST_OF_A_COLOUR, NONE, Box
from wolfden.games.boars.terms.actions import (
    MOST_CARDS,
    MOST_CUBES,
    MOST_KINDS,
    MOST_SEATS,
    MOST_SPACES,
    MOST_TURNS,
    Card,
    Colour,
    Ground,
    Kind,
)

LEAST_CARDS = MARKET + MOST_SEATS * LIMIT + 1  # so that the deck never runs out
LONGEST_NAME = 32
MOST_NUMBER = 40  # spaces that a diet moves, cubes that it costs or gives
MOST_BLACK = 20
VENDETTAS = frozenset(kind for kind in Kind if kind >= Kind.OVERTAKE)

Number = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]


class Cubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some food."""

    red: Number = 0
    blue: Number = 0
    yellow: Number = 0
    green: Number = 0

    def counts(self) -> tuple[int, int, int, int]:
        return self.red, self.blue, self.yellow, self.green

    def packed(self) -> int:
        """As box.py packs them."""
        return sum(counts.some(colour, number) for colour, number in enumerate(self.counts()))


class StartRow(msgspec.Struct, forbid_unknown_fields=True):
    food: Annotated[int, Meta(ge=0, le=20)]
    black: Annotated[int, Meta(ge=1, le=MOST_BLACK)]
    stock: Annotated[int, Meta(ge=0, le=MOST_OF_A_COLOUR)]
    sick: Annotated[int, Meta(ge=1, le=MOST_BLACK)]
    turns: Annotated[int, Meta(ge=1, le=MOST_TURNS)]


class TrackRow(msgspec.Struct, forbid_unknown_fields=True):
    spaces: list[str]


class TransportRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    ticket: Annotated[int, Meta(ge=1, le=MOST_NUMBER)]


class Transports(msgspec.Struct, forbid_unknown_fields=True):
    red: TransportRow
    blue: TransportRow
    yellow: TransportRow
    green: TransportRow


class MealRow(msgspec.Struct, forbid_unknown_fields=True):
    eats: Cubes
    moves: Annotated[int, Meta(ge=1, le=MOST_NUMBER)]


class BoarRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    diets: tuple[MealRow, MealRow]


class CardRow(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    name: str
    copies: Annotated[int, Meta(ge=1, le=MOST_CARDS)]
    cost: Annotated[int, Meta(ge=1, le=MOST_NUMBER)]
    colour: str | None = None
    eats: Cubes | None = None
    cubes: Annotated[int, Meta(ge=1, le=MOST_CUBES)] | None = None
    black: Annotated[int, Meta(ge=0, le=MOST_BLACK)] | None = None
    moves: Annotated[int, Meta(ge=1, le=MOST_NUMBER)] | None = None
    gains: Cubes | None = None
    back: Annotated[int, Meta(ge=1, le=MOST_SPACES)] | None = None


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[CardRow]


class File(msgspec.Struct, forbid_unknown_fields=True):
    """The data file, field by field."""

    start: StartRow
    track: TrackRow
    transport: Transports
    boars: list[BoarRow]
    deck: Deck


# What a card of a kind needs besides name, copies and cost.
NEEDS: dict[Kind, set[str]] = {
    Kind.DIET: {"eats"},
    Kind.NON_DIET: {"colour", "moves"},
    Kind.MIDNIGHT_FEAST: {"colour", "gains"},
    Kind.PORTION: {"cubes", "moves"},
    Kind.GATHERER: {"colour"},
    Kind.KNOWLEDGE_IS_POWER: {"moves"},
    Kind.BEST_SERVED_COLD: {"moves"},
    Kind.COULDNT_CARE_LESS: {"moves"},
    Kind.OVERTAKE: {"colour", "black"},
    Kind.PULLBACK: {"black", "back"},
    Kind.SWITCHEROO: {"black"},
    Kind.FINDERS_KEEPERS: {"black"},
    Kind.SORRY_NOT_SORRY: {"black"},
}
MAY_NEED = ("colour", "eats", "cubes", "black", "moves", "gains", "back")


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card. `number` is of cubes to draw: all of them for a portion, black ones for a vendetta."""

    card: Card
    kind: Annotated[Kind, Fixed]
    cost: Annotated[int, Fixed]
    colour: Annotated[Colour | None, Fixed]
    eats: Annotated[tuple[int, int, int, int], Fixed]
    number: Annotated[int | None, Fixed]
    moves: Annotated[int, Fixed]  # on; of a pullback, back
    gains: Annotated[tuple[int, int, int, int], Fixed]


class Diet(msgspec.Struct, frozen=True):
    """One of the two diets of a boar, as views show it: the cubes it costs, by colour, and how far it carries."""

    eats: Annotated[tuple[int, int, int, int], Fixed]
    moves: Annotated[int, Fixed]


# A space: what kind of ground, and its colour if it has one.
Square = tuple[Ground, Colour | None]


def components(tables: Tables) -> Box:
    """The box with these tables; BadData says what does not fit, and where."""
    file = fit(tables, File)
    box = Box()
    _start(box, file.start)
    _track(box, file.track.spaces)
    _transport(box, file.transport, file.start.stock)
    _boars(box, file.boars)
    _cards(box, file.deck.cards)
    return box


def _start(box: Box, row: StartRow) -> None:
    if MOST_SEATS * row.food > row.stock:
        raise BadData(f"{MOST_SEATS} bags with {row.food} cubes of each colour need more", ("start", "stock"))
    if 4 * row.stock + row.black > MOST_CUBES:
        raise BadData(f"food of four colours and black cubes come to at most {MOST_CUBES}", ("start", "stock"))
    box.food, box.black, box.stock, box.sick, box.turns = row.food, row.black, row.stock, row.sick, row.turns


# The track


def _track(box: Box, rows: list[str]) -> None:
    squares: list[Square] = []
    for index, row in enumerate(rows):
        for token in row.split():
            squares.append(_square(token, len(squares), ("track", "spaces", index)))
    where: Path = ("track", "spaces")
    if not 3 <= len(squares) <= MOST_SPACES:
        raise BadData(f"a track has 3 to {MOST_SPACES} spaces, not {len(squares)}", where)
    if [square[0] for square in (squares[0], squares[-1])] != [Ground.START, Ground.FINISH]:
        raise BadData("a track goes from start to finish", where)
    if sum(ground in (Ground.START, Ground.FINISH) for ground, _ in squares) > 2:
        raise BadData("a track has one start and one finish", where)
    box.finish = len(squares) - 1
    box.ground = tuple(int(ground) for ground, _ in squares)
    box.colour = tuple(NONE if colour is None else int(colour) for _, colour in squares)
    box.track = tuple(squares)
    box.stations = tuple(tuple(_next_station(squares, colour, at) for at in range(len(squares))) for colour in Colour)


def _square(token: str, number: int, where: Path) -> Square:
    if token in ("start", "finish"):
        return (Ground.START if token == "start" else Ground.FINISH), None
    letters = {colour.name[0].lower(): colour for colour in Colour}
    letter = token.removesuffix("!").lower()
    if letter not in letters or token == letter.upper() + "!":
        raise BadData(
            f"space {number} is {token!r}, but should be a letter of {''.join(letters)}, as in r, r! or R", where
        )
    if token.endswith("!"):
        return Ground.PREDATOR, letters[letter]
    return (Ground.FOODSTUFF if token == letter else Ground.STATION), letters[letter]


def _next_station(squares: list[Square], colour: Colour, at: int) -> int:
    ahead = (space for space in range(at + 1, len(squares)) if squares[space] == (Ground.STATION, colour))
    return next(ahead, NONE)


def _transport(box: Box, rows: Transports, stock: int) -> None:
    names: list[str] = []
    tickets: list[int] = []
    for colour in Colour:
        key = colour.name.lower()
        row: TransportRow = getattr(rows, key)
        _check_name(row.name, names, ("transport", key, "name"))
        if row.ticket > stock:
            raise BadData(f"there are only {stock} cubes of a colour", ("transport", key, "ticket"))
        names.append(row.name)
        tickets.append(row.ticket)
    box.tickets = tuple(tickets)
    box.names["Transport"] = names


# Boars


def _boars(box: Box, rows: list[BoarRow]) -> None:
    if len(rows) != MOST_SEATS:
        raise BadData(f"there are {MOST_SEATS} boars, not {len(rows)}", ("boars",))
    names: list[str] = []
    meals: list[MealRow] = []
    for index, row in enumerate(rows):
        _check_name(row.name, names, ("boars", index, "name"))
        names.append(row.name)
        for number, meal in enumerate(row.diets):
            if not meal.eats.packed():
                raise BadData("a boar's diet costs at least one cube", ("boars", index, "diets", number, "eats"))
            meals.append(meal)
    box.meal_eats = tuple(meal.eats.packed() for meal in meals)
    box.meal_moves = tuple(meal.moves for meal in meals)
    box.diets = tuple(tuple(Diet(meal.eats.counts(), meal.moves) for meal in row.diets) for row in rows)
    box.names["Boar"] = names
    box.names["Meal"] = [str(number) for number in range(len(meals))]  # shelf.py knows what to call them
    if any(one == other for one, other in zip(meals[::2], meals[1::2], strict=True)):
        raise BadData("the two diets of a boar are different ones", ("boars",))


def _check_name(name: str, others: list[str], where: Path) -> None:
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
        raise BadData(f"a name has 1 to {LONGEST_NAME} letters, all of them printable", where)
    if name in others:
        raise BadData(f"there is another {name!r}", where)


# Cards


def _cards(box: Box, rows: list[CardRow]) -> None:
    where: Path = ("deck", "cards")
    if not 1 <= len(rows) <= MOST_KINDS:
        raise BadData(f"there are 1 to {MOST_KINDS} kinds of cards, not {len(rows)}", where)
    total = sum(row.copies for row in rows)
    if not LEAST_CARDS <= total <= MOST_CARDS:
        raise BadData(f"a deck has {LEAST_CARDS} to {MOST_CARDS} cards, not {total}", where)
    names: list[str] = []
    faces: list[Face] = []
    for index, row in enumerate(rows):
        _check_name(row.name, names, (*where, index, "name"))
        names.append(row.name)
        faces.append(_face(index, row, (*where, index)))
    box.names["Card"] = names
    box.faces = tuple(faces)
    box.face = tuple(index for index, row in enumerate(rows) for _ in range(row.copies))
    box.kind = tuple(int(face.kind) for face in faces)
    box.cost = tuple(face.cost for face in faces)
    box.eats = tuple(Cubes(*face.eats).packed() for face in faces)
    box.card_colour = tuple(NONE if face.colour is None else int(face.colour) for face in faces)
    box.number = tuple(NONE if face.number is None else face.number for face in faces)
    box.moves = tuple(face.moves for face in faces)
    box.gains = tuple(Cubes(*face.gains).packed() for face in faces)
    box.copies = tuple(_cards_of(box, [index]) for index in range(len(faces)))
    box.deck = _cards_of(box, range(len(faces)))
    box.vendettas = _cards_of(box, [face.card for face in faces if face.kind in VENDETTAS])
    box.gatherers = _cards_of(box, [face.card for face in faces if face.kind is Kind.GATHERER])
    box.learned = _cards_of(box, [face.card for face in faces if face.kind is Kind.KNOWLEDGE_IS_POWER])
    box.cold = _cards_of(box, [face.card for face in faces if face.kind is Kind.BEST_SERVED_COLD])
    box.armed = tuple(
        _cards_of(box, [face.card for face in faces if face.kind in VENDETTAS and face.number == black])
        for black in range(box.black + 1)
    )


def _cards_of(box: Box, kinds: list[int] | range) -> int:
    """The set of all cards of these kinds."""
    return sum(2**card for card, kind in enumerate(box.face) if kind in kinds)


def _face(index: int, row: CardRow, where: Path) -> Face:
    kind = _kind(row, where)
    given = {name for name in MAY_NEED if getattr(row, name) is not None}
    needed = set(NEEDS[kind])
    if kind is Kind.DIET:
        needed.add("gains" if "moves" not in given else "moves")
    for name in MAY_NEED:
        if name in needed - given:
            raise BadData(f"a {row.kind} needs {name}", where)
        if name in given - needed:
            raise BadData(f"a {row.kind} has no {name}", (*where, name))
    for name in ("eats", "gains"):
        if name in given and not getattr(row, name).packed():
            raise BadData("that is no cube at all", (*where, name))
    nothing = (0, 0, 0, 0)
    return Face(
        card=index,
        kind=kind,
        cost=row.cost,
        colour=_colour(row.colour, (*where, "colour")),
        eats=row.eats.counts() if row.eats else nothing,
        number=row.cubes if row.cubes is not None else row.black,
        moves=row.moves or row.back or 0,
        gains=row.gains.counts() if row.gains else nothing,
    )


def _kind(row: CardRow, where: Path) -> Kind:
    for kind in Kind:
        if kind.name.lower() == row.kind:
            return kind
    known = ", ".join(kind.name.lower() for kind in Kind)
    raise BadData(f"there is no kind {row.kind!r}; there are: {known}", (*where, "kind"))


def _colour(name: str | None, where: Path) -> Colour | None:
    if name is None:
        return None
    for colour in Colour:
        if colour.name.lower() == name:
            return colour
    raise BadData(f"there is no colour {name!r}; there are: red, blue, yellow, green", where)

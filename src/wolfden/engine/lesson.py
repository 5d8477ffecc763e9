"""Lessons: a game's first game, written down. Who sits there, what everybody does, and cards that explain it.

A lesson is a file `lessons/NAME.toml` in the game's folder. Its script is one list, from the first thing to the last:
what others do and say, and cards. A card is read, or it also waits for the learner's own move. What cards say is in
the game's catalogue. CONTRIBUTING.md tells how to write one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, takewhile
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wolfden.engine.catalogue import slug
from wolfden.engine.data import Path, fit, parse
from wolfden.engine.errors import BadData, BadSetup, WolfdenError
from wolfden.engine.game import Game
from wolfden.engine.state import State
from wolfden.engine.terms import Action, Field, Remark, Space, Term, fields
from wolfden.engine.toml import line_of
from wolfden.engine.words import Words, plain

YOU = "you"  # what the learner's seat is called in a lesson
PREFIX = "guide-"  # how the ids of messages begin that only lessons say
OTHERWISE = "otherwise"  # the attribute of a card that speaks to whoever chose something else

Word = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]


class Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of a script: what somebody does or says, or a card.

    A card that comes `later` comes after turns that nobody watches: those since the card before it.
    """

    by: str = ""
    does: str | list[str] = ""
    says: str = ""
    card: Word = ""
    at: str | list[str] = ""
    do: str | list[str] = ""
    say: str = ""
    otherwise: dict[str, Word] = {}
    later: bool = False


class File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    names: Annotated[list[Annotated[str, Meta(pattern="^[A-Za-z]+$", max_length=20)]], Meta(min_length=2)]
    seed: Annotated[int, Meta(ge=0, lt=2**53)]
    options: dict[str, bool | int | str] = {}
    without: dict[str, Annotated[str, Meta(min_length=10)]] = {}
    stops: str = ""
    script: list[Line]


class Move(msgspec.Struct, frozen=True):
    """What a seat does, or says: then there is one action, a remark's number."""

    seat: int
    actions: tuple[int, ...]
    said: bool
    begun: bool = False  # it is watched together with the move after it
    unseen: bool = False  # nobody watches it


class Target(msgspec.Struct, frozen=True):
    """What a card points at: `part` (by name), `tab` (by name), `seat` or `action` (by number)."""

    kind: str
    of: str | int


class Card(msgspec.Struct, frozen=True):
    """A card: the id of its message, what it points at, and the learner's move that it waits for, if it does.

    `otherwise` has the attribute that speaks to whoever chooses one of these actions instead; to all others speaks
    the attribute `otherwise`. A card that waits for several moves is there once for each, `again` after the first.
    """

    id: str
    at: tuple[Target, ...]
    own: Move | None
    otherwise: dict[int, str]
    later: bool = False  # nobody has watched what happened since the card before
    again: bool = False


class Lesson(msgspec.Struct, frozen=True):
    """A lesson, with terms as their numbers."""

    game: Any  # a Game
    name: str
    seat: int  # the learner's
    names: tuple[str, ...]  # the learner's is empty
    seed: int
    options: dict[str, bool | int | str]
    without: dict[str, str]  # steps that it cannot meet, and why
    stops: str  # why it stops before the game is over; nothing: it goes on to the end
    script: tuple[Card | Move, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(one for one in self.script if isinstance(one, Card))

    def start(self) -> State:
        """The game before its first move."""
        return self.game.new(len(self.names), self.seed, **self.options)  # type: ignore[no-any-return]


def names(game: Game) -> tuple[str, ...]:
    """The lessons of a game."""
    return game.shelf.lessons()


@cache
def load(game: Game, name: str) -> Lesson:
    """A lesson of a game. BadData names the line that is wrong, BadSetup says that there is no such lesson.

    All of it can be played, from the first line to the end of the game, or to where it says that it stops.
    """
    if name not in names(game):
        raise BadSetup(f"{game.title} has no lesson called {name!r}")
    return read(game, name, game.shelf.lesson(name))


def read(game: Game, name: str, text: str) -> Lesson:
    """The lesson in a TOML text."""
    where = f"the lesson {name} of {game.name}"
    tables = parse(text, where)
    try:
        lesson = Reader(game, name, fit(tables, File)).lesson()
        _play(lesson)
    except BadData as error:
        line = line_of(text, error.path)
        raise BadData(f"{where}, line {line}: {error}" if line else f"{where}: {error}") from None
    return lesson


class Reader:
    """Makes a lesson out of a file: names become seats, and words terms."""

    def __init__(self, game: Game, name: str, file: File) -> None:
        self.game = game
        self.name = name
        self.file = file
        self.people = [one.lower() for one in file.names]
        if len(set(self.people)) < len(self.people):
            raise BadData("two people have the same name", ("names",))
        if YOU not in self.people:
            raise BadData(f"one of them has to be called {YOU!r}: the learner", ("names",))
        self.you = self.people.index(YOU)

    def lesson(self) -> Lesson:
        file, steps = self.file, {step.name for step in self.game.steps}
        for step in file.without:
            if step not in steps:
                raise BadData(f"{self.game.title} has no step called {step}", ("without", step))
        script = tuple(self.script())
        ids = [one.id for one in script if isinstance(one, Card) and not one.again]
        if twice := next((id_ for id_ in ids if ids.count(id_) > 1), None):
            raise BadData(f"there are two cards {twice}", ("script",))
        return Lesson(
            game=self.game,
            name=self.name,
            seat=self.you,
            names=tuple("" if seat == self.you else name for seat, name in enumerate(file.names)),
            seed=file.seed,
            options=file.options,
            without=file.without,
            stops=file.stops,
            script=script,
        )

    def script(self) -> Iterator[Card | Move]:
        """Its lines; those before a card that comes later are not watched."""
        unseen = False
        read: list[Card | Move] = []
        for number in reversed(range(len(self.file.script))):
            line = self.file.script[number]
            if line.card:
                unseen = line.later
            read += reversed(self.line(line, ("script", number), unseen))
        return reversed(read)

    def line(self, line: Line, path: Path, unseen: bool) -> Sequence[Card | Move]:
        if bool(line.card) == bool(line.by):
            raise BadData("a line is a card, or what somebody does or says (by)", path)
        if line.by:
            if line.at or line.do or line.say or line.otherwise or line.later:
                raise BadData("what happens by itself points at nothing and waits for nobody", path)
            seat = self.seat(line.by, (*path, "by"))
            moves = self.moves(seat, line.does, line.says, path, "does", "says")
            if not moves:
                raise BadData("somebody does or says something", path)
            return [
                msgspec.structs.replace(move, begun=number < len(moves), unseen=unseen)
                for number, move in enumerate(moves, start=1)
            ]
        if line.does or line.says:
            raise BadData("what the learner does or says is called do and say", path)
        own = self.moves(self.you, line.do, line.say, path, "do", "say")
        if line.otherwise and not own:
            raise BadData("without anything to do nobody can do otherwise", (*path, "otherwise"))
        space = self.game.remark_space if line.say else self.game.space
        wide_first = sorted(line.otherwise.items(), key=lambda one: one[0].count("="))
        otherwise = {
            number: f"{OTHERWISE}-{word}"
            for text, word in wide_first
            for number in self.terms(text, space, (*path, "otherwise", text))
        }
        at = [line.at] if isinstance(line.at, str) else line.at
        targets = tuple(self.target(one, (*path, "at")) for one in at if one)
        id_ = f"{PREFIX}{self.name}-{line.card}"
        return [
            Card(id_, targets, move, otherwise, line.later and number == 0, again=number > 0)
            for number, move in enumerate(own or [None])
        ]

    def moves(self, seat: int, does: str | list[str], says: str, path: Path, *keys: str) -> list[Move]:
        """What somebody does (chains of actions with commas between them, one or several) or says."""
        if does and says:
            raise BadData("one thing at a time", path)
        if says:
            return [Move(seat, (self.term(says, self.game.remark_space, (*path, keys[1])),), True)]
        chains = [does] if isinstance(does, str) else does
        found = [
            tuple(self.term(one, self.game.space, (*path, keys[0])) for one in chain.split(","))
            for chain in chains
            if chain
        ]
        return [Move(seat, actions, False) for actions in found]

    def seat(self, name: str, path: Path) -> int:
        if name.lower() not in self.people:
            raise BadData(f"nobody is called {name}", path)
        return self.people.index(name.lower())

    def target(self, text: str, path: Path) -> Target:
        """`hand` is a part, `tab log` a tab, `seat anna` a place, and `Play card=work` what makes that choice."""
        kind, _, rest = text.partition(" ")
        if kind == "seat":
            return Target("seat", self.seat(rest, path) if rest.lower() in self.people else rest)
        if kind == "tab":
            return Target("tab", rest)
        if kind[:1].isupper():
            return Target("action", self.term(text, self.game.space, path))
        return Target("part", text)

    def term(self, text: str, space: Space, path: Path) -> int:
        """The number of an action or remark that is written as `OrderSwap seat=anna`."""
        found = self.terms(text, space, path)
        if len(text.split()) <= len(fields(type(space.values[found[0]]))):
            needed = " and ".join(field.name for field in fields(type(space.values[found[0]])))
            raise BadData(f"{text.split(maxsplit=1)[0]} needs {needed}", path)
        return found[0]

    def terms(self, text: str, space: Space, path: Path) -> list[int]:
        """The numbers of all that is written like this: fields that are left out may be anything."""
        kind, *given = text.split()
        term = next((one for one in space.firsts if one.__name__ == kind), None)
        if term is None:
            raise BadData(f"there is no {kind}; there are: {', '.join(one.__name__ for one in space.firsts)}", path)
        values = dict(one.partition("=")[::2] for one in given)
        known = {field.name: field for field in fields(term)}
        if unknown := values.keys() - known.keys():
            raise BadData(f"{kind} has no {' and no '.join(sorted(unknown))}", path)
        wanted = {name: self.value(known[name], value, path) for name, value in values.items()}
        every = takewhile(lambda number: type(space.values[number]) is term, range(space.first(term), len(space)))
        fits = [number for number in every if _fits(space.values[number], wanted)]
        if not fits:
            raise BadData(f"there is no {text}", path)
        return fits

    def value(self, field: Field, text: str, path: Path) -> int:
        """A field's value: somebody's name, a thing's, a member of an enumeration, true or false, or a number."""
        if field.kind == Field.SEAT:
            return self.seat(text, path)
        called: Sequence[str] = ()
        if field.choices is not None:
            members = {member.name.lower(): int(member) for member in field.choices}
            called = tuple(members)
            if text in members:
                return members[text]
        elif field.kind == Field.NAMED:
            called = [slug(name) for name in self.game.named[field.named]]
            if text in called:
                return called.index(text)
        elif field.kind == Field.BOOL and text in ("true", "false"):
            return int(text == "true")
        elif field.kind == Field.NUMBER and text.isdigit():
            return int(text)
        names = f"; there are: {', '.join(called)}" if called else ""
        raise BadData(f"{field.name} cannot be {text!r}{names}", path)


def _fits(value: Term, wanted: dict[str, int]) -> bool:
    return all(int(getattr(value, name)) == one for name, one in wanted.items())


def written(game: Game, value: Action | Remark, names: Sequence[str]) -> str:
    """A term as a lesson has it: what `Reader.term` reads."""
    given = [f"{field.name}={_spelled(game, field, value, names)}" for field in fields(type(value))]
    return " ".join([type(value).__name__, *given])


def _spelled(game: Game, field: Field, term: Term, names: Sequence[str]) -> str:
    value = getattr(term, field.name)
    if field.kind == Field.SEAT:
        return names[value].lower() if value < len(names) else str(value)
    if field.choices is not None:
        return str(value.name).lower()
    if field.kind == Field.NAMED:
        return slug(game.named[field.named][value])
    return str(value).lower()


def make(state: State, move: Move) -> None:
    """Make a move of a lesson."""
    if move.said:
        state.say(move.seat, move.actions[0])
    else:
        state.chain(move.seat, move.actions)


def moves(lesson: Lesson) -> Iterator[tuple[int, Move]]:
    """All that is done and said, each with its line in the script."""
    line, begun = -1, False
    for one in lesson.script:
        if not (begun or (isinstance(one, Card) and one.again)):
            line += 1
        begun = isinstance(one, Move) and one.begun
        move = one.own if isinstance(one, Card) else one
        if move is not None:
            yield line, move


def _play(lesson: Lesson) -> None:
    """BadData at the first line that cannot be played, or where the game is not over at the end."""
    try:
        state = lesson.start()
    except BadSetup as error:
        raise BadData(str(error), ("names",)) from None
    for number, move in moves(lesson):
        try:
            make(state, move)
        except WolfdenError as error:
            raise BadData(f"this cannot be done: {error}", ("script", number)) from None
    if state.over == bool(lesson.stops):
        over = "over" if state.over else "not over"
        raise BadData(f"the game is {over} at the end of the lesson, which it {_should(lesson)}", ("script",))


def _should(lesson: Lesson) -> str:
    return "should not be, as it says (stops)" if lesson.stops else "should be; if it cannot be, say why (stops)"


def steps_met(lesson: Lesson) -> set[str]:
    """The steps of the game in which anybody has chosen something, those on the way to a composed move included.

    What nobody watches teaches nothing, and does not count.
    """
    state, met = lesson.start(), set()
    for _, move in moves(lesson):
        if not move.said and not move.unseen:
            met.add(state.view(move.seat).step)
            for length in range(1, len(move.actions)):
                met.add(state.draft(move.seat, move.actions[:length]).view.step)
        make(state, move)
    return met


def text(lesson: Lesson, words: Words, card: Card, attribute: str = "") -> str:
    """What a card says: the text itself, or its `title`, or what it says to whoever chose otherwise."""
    people = {
        name.lower(): words.person(seat, lesson.names, lesson.seat) for seat, name in enumerate(lesson.names) if name
    }
    return plain(words.message(card.id, people, attribute))


WORDS_A_MINUTE = 200
SECONDS_TO_DECIDE = 8.0
SECONDS_TO_WATCH = 2.0  # what others do and say
MOST_WATCHED = 8  # moves between two cards: of more than that, the page shows only the last
SECONDS_AGAIN = 0.5  # what follows without thinking, as card after card by one tap
SHORTEST, LONGEST = 5.0, 8.0  # minutes


def minutes(lesson: Lesson, words: Words) -> float:
    """How long a lesson takes: reading what it says, deciding, and watching."""
    cards = [card for card in lesson.cards if not card.again]
    said = [text(lesson, words, card, attribute) for card in cards for attribute in ("title", "")]
    own = sum(card.own is not None for card in cards)
    again = len(lesson.cards) - len(cards)
    between = groupby(lesson.script, lambda one: isinstance(one, Move))
    watched = (
        sum(isinstance(one, Move) and not one.unseen and not one.begun for one in group)
        for is_move, group in between
        if is_move
    )
    others = sum(min(MOST_WATCHED, count) for count in watched)
    spoken = sum(len(one.split()) for one in said) / WORDS_A_MINUTE
    return spoken + (own * SECONDS_TO_DECIDE + again * SECONDS_AGAIN + others * SECONDS_TO_WATCH) / 60

"""What goes over HTTP, as typed values; the page's types are made from these as from the socket's messages."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wolfden.engine.replay import Fair, Hex128
from wolfden.server.messages import Ending, Heard, Language, Name, Number, Position, Secret
from wolfden.server.reasons import AnyNotice

LONGEST_DATA = 32 * 1024

OptionValue = bool | int | str


class GameCard(msgspec.Struct, frozen=True):
    """A game on the home page: GET /api/games gives a list of them."""

    name: str
    title: str
    about: dict[str, str]  # in a sentence, by language
    fewest: int
    most: int
    minutes: tuple[int, int]
    hard: int  # to learn: 1, 2 or 3
    parts: dict[str, tuple[Part, ...]]  # which part each seat plays, by language; empty: all play the same
    options: tuple[OptionCard, ...]
    bots: tuple[str, ...]  # by strength, the best first
    data: bool  # whether its numbers can be replaced; GET /api/data/{game} gives the file
    lessons: tuple[LessonCard, ...]


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson of a game: GET /api/lessons/{game}/{name} gives it whole."""

    name: str
    seat: int  # the learner's: where seats play parts, it says which
    seats: int


class Part(msgspec.Struct, frozen=True):
    """The part that a seat plays: what it is called, and what one does in it, in a sentence."""

    name: str
    hint: str


class OptionCard(msgspec.Struct, frozen=True):
    """An option of a game; the first value is the default. The catalogue says what it is about."""

    name: str
    values: tuple[OptionValue, ...]


class TermField(msgspec.Struct, frozen=True):
    """A field of a term: `kind` is seat, seats, number, bool, choice or named; `of` names its enumeration or list."""

    name: str
    kind: str
    of: str | None = None


class RunCard(msgspec.Struct, frozen=True):
    """Events that make one line of the log, as in `engine/lines.py`; its message is called `name`."""

    name: str
    kinds: tuple[str, ...]
    same: tuple[str, ...]
    starts: tuple[str, ...]
    least: int
    also: tuple[str, ...]
    past: tuple[str, ...]
    number: str
    exact: bool


class Sheet(msgspec.Struct, frozen=True):
    """All about a game that never changes: GET /api/sheets/{digest}?language=, immutable, made once for its data.

    `actions[n]` and `remarks[n]` are the typed values of the numbers n. With `terms` and `catalogue` the page writes
    the same sentence for an action, remark, event or reason as `game.text` does.
    """

    game: str
    title: str
    version: int
    fewest: int
    most: int
    actions: tuple[Any, ...]
    remarks: tuple[Any, ...]
    terms: dict[str, tuple[TermField, ...]]
    choices: dict[str, dict[int, str]]  # of an enumeration: the key of each number
    shown: dict[str, str]  # of a field of what is seen: the enumeration that it holds
    language: str
    catalogue: str  # Fluent
    named: dict[str, tuple[str, ...]]  # what things in the data are called there, by kind
    shared: tuple[str, ...]  # kinds of things that all at a table call the same, whatever language they read
    lines: tuple[RunCard, ...]
    chapters: tuple[str, ...]  # events that begin a new part of the log
    help: str  # Markdown
    bots: tuple[str, ...]
    data: Any | None = None  # numbers of somebody's own
    cast: dict[str, int] = {}  # seats that sentences can name by their part
    doubts: bool = False  # a good player warns of choices, where the table has hints
    lessons: tuple[LessonCard, ...] = ()


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `play_now`: start at once, with bots in the other seats; one's own part is not in the shuffle.

    Whoever wants to play at once and have a part in the shuffle opens a table, looks at its commitment, and then sends
    that part with `Deal`.
    """

    game: str
    name: Name
    seats: int | None = None
    seat: Number | None = None  # where to sit; none: in the first seat
    options: dict[str, OptionValue] = {}
    tempo: str = "untimed"
    chat: bool | None = None  # none: as the game would have it
    hints: bool | None = None  # none: where only one person sits
    review: bool = True
    language: Language = "en"  # of the words that all at the table share
    play_now: bool = False
    bot: str | None = None  # strength of the bots; none: the best
    data: Annotated[str, Meta(max_length=LONGEST_DATA)] | None = None  # the text of a file with numbers of one's own


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/deal, by the host who sits there alone: start, with bots in the other seats.

    The host's part of the shuffle comes with it; asked again with the same part, nothing is dealt twice.
    """

    entropy: Hex128
    bot: str | None = None  # strength of the bots; none: the best


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/join with an invite code (a free seat, or watch), or a one-time code (that very seat).

    `beside`: for somebody at the same screen as a person who sits there, as everybody can see; only before the game,
    for in it nobody gets to see a second hand. Their token is in the answer, and the browser's cookie stays as it is.
    """

    code: Secret
    name: Name | None = None
    watch: bool = False
    beside: bool = False
    token: Secret | None = None  # with `beside`: theirs at the table before, where a rematch keeps a seat for them


class Joined(msgspec.Struct, frozen=True):
    """The answer to all three; the seat's token comes in an HttpOnly cookie of its own, unless it is `beside` another.

    `commitment` is to the table's name and the server's part of the seed: whoever is to put in a part of their own
    keeps it first.
    """

    table: str
    seat: int | None
    phase: str
    commitment: str
    beside: Beside | None = None


class Beside(msgspec.Struct, frozen=True):
    """Somebody who has a seat, and no browser of their own: who they are at the table, and their token."""

    who: str
    token: str


class Invitation(msgspec.Struct, frozen=True):
    """Where an invite leads: GET /api/invites/{code}. All of it can be seen by whoever watches that table."""

    game: str
    title: str
    phase: str
    host: str | None  # by name
    people: tuple[str, ...]  # who have a seat, by name
    bots: int
    free: int  # seats that anybody can take now
    yours: bool  # a seat belongs to this browser already, or is kept for it


class Shuffle(msgspec.Struct, frozen=True):
    """How a seed came about: GET /api/tables/{table}/shuffle, once the game is over and may be seen."""

    fair: Fair
    seed: str


class Mine(msgspec.Struct, frozen=True):
    """A table at which this browser has a seat: GET /api/mine gives a list of them."""

    table: str
    game: str
    title: str
    seat: int
    names: tuple[str, ...]
    phase: str
    your_turn: bool


class Scene(msgspec.Struct, frozen=True):
    """A replay after one move: what these eyes were told of it, what they see then, and whose it was if they know."""

    by: int | None
    said: bool
    events: tuple[Heard, ...]
    view: Any
    # For the all-seeing: every seat's view, and who was told each of the events (none: everybody).
    views: tuple[Any, ...] | None = None
    to: tuple[tuple[int, ...] | None, ...] | None = None


class Story(msgspec.Struct, frozen=True):
    """A replay to look at, through some eyes: GET /api/tables/{table}/story?eyes=, POST /api/story?eyes=.

    Eyes are `public`, `all` (once the game is over) or a seat.
    """

    sheet: str
    game: str
    title: str
    seats: int
    names: tuple[str, ...]  # empty where nobody knows them
    options: dict[str, OptionValue]
    eyes: str
    scenes: tuple[Scene, ...]
    end: Ending | None


class Way(msgspec.Struct, frozen=True):
    """What there is to choose and to see after some choices of a move, as in `Drafted`, and why nothing else can be."""

    actions: tuple[int, ...]
    view: Any
    whole: bool
    goal: Any | None
    why: dict[int, Any]  # by action


class Asked(msgspec.Struct, frozen=True):
    """The learner's own move, and for some choices of it (`3,5`) what comes after them: in any order, then they are
    listed in ascending order, or in its own. Where they are a whole move, what is seen is what was before the last.

    `otherwise` has the attribute of the card that speaks to whoever chose that action instead, where there is one.
    """

    say: bool  # it is a remark
    move: tuple[int, ...]
    any: bool  # order
    ways: dict[str, Way]
    otherwise: dict[int, str]


class Pointer(msgspec.Struct, frozen=True):
    """A card of a lesson: its message, after how many frames it comes, what it points at, and what it waits for.

    Before one that comes `later`, nobody watches what happens: the table stands there at once. One that is there
    `again` waits for the next of several moves.
    """

    id: str
    frame: int
    at: tuple[tuple[str, str | int], ...]  # part, tab, seat or action; and which
    asked: Asked | None
    later: bool
    again: bool


class LessonStory(msgspec.Struct, frozen=True):
    """A game to learn by: GET /api/lessons/{game}/{name}. The page plays it without a table.

    `frames` are what a table would tell the learner's seat, one after the other.
    """

    sheet: str
    game: str
    title: str
    name: str
    seat: int
    names: tuple[str, ...]  # the learner's is empty
    options: dict[str, OptionValue]
    frames: tuple[Position, ...]
    cards: tuple[Pointer, ...]
    words: dict[str, str]  # what the cards say, by language: Fluent


class Wrong(msgspec.Struct, frozen=True):
    """Any refusal over HTTP."""

    code: AnyNotice

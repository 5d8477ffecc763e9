"""Everything that goes over a table's socket, as typed values; the page's types are made from these.

A client says `Hello` first. Then it asks, and each thing it asks carries an `id` of its own making: the answer is
`Done` or `Refused` (or what was asked for) with that id, and the same id asked again is not done again.

What the server tells of the game is made from one seat's view and journal and nothing else. `n` counts what a seat
was told: it grows only when that seat's view, journal, choices or remarks changed, never when somebody else's did.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wolfden.engine.names import LONGEST_NAME
from wolfden.server.reasons import AnyNotice

LONGEST_FRAME = 8 * 1024
LONGEST_CHAT = 500
LONGEST_NOTES = 6000
LONGEST_CHAIN = 64

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Numbers = Annotated[tuple[Number, ...], Meta(max_length=LONGEST_CHAIN)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Language = Annotated[str, Meta(min_length=1, max_length=35)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Millis = int  # since 1970


# What clients ask.


class Ask(msgspec.Struct, frozen=True, tag_field="ask", tag=str.lower, forbid_unknown_fields=True):
    """Something a client asks of a table."""


class Hello(Ask, frozen=True):
    """The first frame. Without a token the cookie counts; without either, one is a spectator.

    Whoever was here before says what they have: the last `n`, how many events of the journal, the last room `v`.
    """

    token: Secret | None = None
    n: Number | None = None
    heard: Number = 0
    chat: Number = 0  # lines of chat already had


class Move(Ask, frozen=True):
    """Make a whole move. `at` is the `n` one decided by: if one's decision has changed since, it is stale."""

    id: Id
    at: Number
    actions: Numbers


class Say(Ask, frozen=True):
    """Make a typed remark."""

    id: Id
    remark: Number


class Draft(Ask, frozen=True):
    """What could be chosen next, and would be seen, after these choices? Nothing changes."""

    id: Id
    at: Number
    prefix: Numbers


class Advise(Ask, frozen=True):
    """What would a good player do here, and why? Where the table has hints. Nobody else notices."""

    id: Id
    at: Number


class Why(Ask, frozen=True):
    """Why can the last of these choices not be made?"""

    id: Id
    actions: Numbers


class Chat(Ask, frozen=True):
    """Free words to the table, where it allows them."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class LookBack(Ask, frozen=True):
    """Which lines of chat came before the line `before`?"""

    id: Id
    before: Number


class Notes(Ask, frozen=True):
    """Keep these private notes, and whatever the page marks, for this person, wherever they sit."""

    id: Id
    text: Annotated[str, Meta(max_length=LONGEST_NOTES)]


class Rename(Ask, frozen=True):
    """Be called that; a colour of the page's palette if one likes."""

    id: Id
    name: Name
    colour: Annotated[int, Meta(ge=0, lt=12)] | None = None


class Arrange(Ask, frozen=True):
    """The host, in the lobby: seats, options, tempo, chat, hints, review, language. What is left out stays."""

    id: Id
    seats: Number | None = None
    options: dict[str, bool | int | str] | None = None
    tempo: str | None = None
    chat: bool | None = None
    hints: bool | None = None
    review: bool | None = None
    language: Language | None = None


class SeatBot(Ask, frozen=True):
    """The host, in the lobby: put a bot of that strength into an empty seat; None empties it again."""

    id: Id
    seat: Number
    bot: str | None


class Sit(Ask, frozen=True):
    """In the lobby: sit in another seat that no person has. A bot who sat there takes one's own."""

    id: Id
    seat: Number


class Ready(Ask, frozen=True):
    """In the lobby: ready to start, with entropy (hex) of one's own for the shuffle."""

    id: Id
    entropy: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Start(Ask, frozen=True):
    """The host: start the game. Empty seats go to bots."""

    id: Id


class HandOver(Ask, frozen=True):
    """Let a bot of that strength play one's seat until one takes it back."""

    id: Id
    bot: str


class TakeBack(Ask, frozen=True):
    """Play one's seat oneself again. Whose time was over has to wait until the bot has decided."""

    id: Id


class Give(Ask, frozen=True):
    """The host: a one-time code with which a friend takes a seat that no person has.

    In a game all others who play have to agree first: see Wish.
    """

    id: Id
    seat: Number


class MoveSeat(Ask, frozen=True):
    """A one-time code that brings one's own seat to another device."""

    id: Id


class Leave(Ask, frozen=True):
    """Give one's seat up for good: it is empty in the lobby, and a bot's in a game."""

    id: Id


class Agree(Ask, frozen=True):
    """Wish to end the game here, or no longer; it ends when all people at the table wish it."""

    id: Id
    end: bool


class Wish(Ask, frozen=True):
    """In a game: ask for something that needs the others' agreement, agree to it, or (`on` false) no longer.

    `bot`: let a bot play for somebody who is away, where no clock does that. `give`: let a newcomer take a bot's seat.
    `goon`: end the pause.
    """

    id: Id
    what: Literal["bot", "give", "goon"]
    on: bool
    seat: Number | None = None


class Kick(Ask, frozen=True):
    """The host, in the lobby: free somebody's seat. They can watch; the old invite works no more."""

    id: Id
    seat: Number


class Host(Ask, frozen=True):
    """The host: let somebody else who is here be the host."""

    id: Id
    seat: Number


class Pause(Ask, frozen=True):
    """The host: stop the clocks and all play, or go on. After a while anybody who sits here may go on."""

    id: Id
    on: bool


class Close(Ask, frozen=True):
    """The host: close the table; in a game only while nobody else plays."""

    id: Id


class Rematch(Ask, frozen=True):
    """After the end: a new table with the same seats; asked again, the same one."""

    id: Id


# Any of them: `Ask` on the page.
AnyAsk = (
    Hello
    | Move
    | Say
    | Draft
    | Advise
    | Why
    | Chat
    | LookBack
    | Notes
    | Rename
    | Arrange
    | SeatBot
    | Sit
    | Ready
    | Start
    | HandOver
    | TakeBack
    | Give
    | MoveSeat
    | Leave
    | Agree
    | Wish
    | Kick
    | Host
    | Pause
    | Close
    | Rematch
)


# What the server tells.


class Tell(msgspec.Struct, frozen=True, tag_field="tell", tag=str.lower, omit_defaults=True):
    """Something that a client is told."""


class Welcome(Tell, frozen=True):
    """The answer to Hello: which table, and whose eyes one has (no seat: a spectator's)."""

    table: str
    game: str
    title: str
    sheet: str  # address of the game's sheet, whose content never changes
    seat: int | None
    notes: str = ""
    who: str = ""  # which person one is; empty for a spectator


class Person(msgspec.Struct, frozen=True):
    """Who has a seat: a person, a bot, or nobody yet. A person may let a bot play for them."""

    name: str
    colour: int
    person: bool
    bot: str | None  # who plays it now, if a bot does
    here: bool  # a person with an open page
    ready: bool
    end: bool  # wishes to end the game
    who: str  # the same person has the same, in whatever seat; empty where nobody sits
    newcomer: bool  # took the seat over in mid-game
    beside: str = ""  # at whose screen they sit, if not at one of their own: the `who` of somebody


class Wished(msgspec.Struct, frozen=True):
    """What somebody wishes that needs agreement: about which seat, which seats agree, and which have to as well."""

    what: str  # bot, give, goon
    seat: int | None
    agreed: tuple[int, ...]
    missing: tuple[int, ...]


class News(msgspec.Struct, frozen=True):
    """What has become of a seat or a role, for everybody to know.

    `newcomer`: name took the seat of `of`. `host`: name is the host now. `bot`: a bot plays for name. `left`: name
    gave up their seat. `freed`: the host freed the seat of name. `goon`: the pause is over, without the host.
    """

    at: Millis
    what: str
    name: str
    of: str = ""


class Room(Tell, frozen=True):
    """All that is the table's and not the game's. Sent whole whenever something of it changed."""

    phase: str  # lobby, playing, paused, over, closed
    seats: tuple[Person, ...]
    host: int | None
    options: dict[str, bool | int | str]
    tempo: str  # untimed, live, relaxed
    chat: bool
    hints: bool  # whether one can ask what a good player would do
    review: bool
    language: str  # of the words that all at the table share, where a game has such words
    commitment: str  # of the shuffle: hash of the server's part of the seed, in hex
    code: str | None = None  # the invite, for those who sit here
    ended: str | None = None  # why it is over without an end of the game's own: agreed, closed, upgraded
    rematch: str | None = None  # the invite of the table that goes on
    spectators: int = 0
    wishes: tuple[Wished, ...] = ()
    news: tuple[News, ...] = ()  # the last few, the newest at the end


class Clock(Tell, frozen=True):
    """When each awaited seat's time is over, and what time it is now; a seat without a deadline has none."""

    now: Millis
    deadlines: tuple[Millis | None, ...]


class Heard(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as one was told it. What is not marked as public is nobody else's to see."""

    event: Any
    public: bool = False  # everybody was told


# Some choices, and for each the bad surprise that it risks: a term of the game.
Cautions = tuple[tuple[int, Any], ...]


class Position(Tell, frozen=True):
    """What one's eyes see now, and the events since `since` (0: all of them)."""

    n: int
    since: int
    events: tuple[Heard, ...]
    view: Any
    actions: tuple[int, ...]
    remarks: tuple[int, ...]
    whole: bool = False  # each of the actions is a whole move, to which nothing can be added
    goal: Any | None = None  # what one is after, from the same view
    cautions: Cautions = ()  # of these actions, as far as the view alone tells
    end: Ending | None = None


class Ending(msgspec.Struct, frozen=True):
    """How the game ended. The review and the shuffle's seed are there where the table allows review."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: Any
    sides: tuple[str, ...] | None
    review: Any | None
    seed: str | None


class Drafted(Tell, frozen=True):
    """The answer to Draft; `whole` if the choices make a move already, and there is nothing to choose."""

    id: Id
    actions: tuple[int, ...]
    view: Any
    whole: bool = False
    goal: Any | None = None
    cautions: Cautions = ()


class Advised(Tell, frozen=True):
    """The answer to Advise: a good player's whole move and why, and what choices of this decision risk as it sees it.

    A doubt is about a choice wherever in the move it comes.
    """

    id: Id
    n: int  # the position that it is about
    actions: tuple[int, ...]
    whys: tuple[Any, ...] = ()
    doubts: Cautions = ()


class Done(Tell, frozen=True):
    """What was asked is done, and kept."""

    id: Id


class Refused(Tell, frozen=True):
    """What was asked is not done: the game's reason where it was the game that refused, else the server's code."""

    id: Id | None
    code: AnyNotice | None = None
    reason: Any | None = None
    stale: bool = False


class Code(Tell, frozen=True):
    """The answer to Give and MoveSeat: a code that works once, and until then."""

    id: Id
    code: str
    until: Millis


class Line(msgspec.Struct, frozen=True):
    """A line of chat, and who wrote it: the person, by the name and colour they had then."""

    at: Millis
    who: str
    name: str
    colour: int
    text: str


class Chatted(Tell, frozen=True):
    """Lines of chat since the line `since`. After a hello, the last ones: older ones are there for the asking."""

    since: int
    lines: tuple[Line, ...]


class Earlier(Tell, frozen=True):
    """The answer to LookBack: the lines since `since`, a page of them, up to the one that was named."""

    id: Id
    since: int
    lines: tuple[Line, ...]


class Bye(Tell, frozen=True):
    """The last frame: why the server closes this socket, and whether coming back makes sense."""

    code: AnyNotice
    again: bool


# Any of them: `Tell` on the page.
AnyTell = Welcome | Room | Clock | Position | Drafted | Advised | Done | Refused | Code | Chatted | Earlier | Bye

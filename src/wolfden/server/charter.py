"""A table's own papers: who sits there and how it is played. Kept as one document beside the moves."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Any

import msgspec

from wolfden.server import fair
from wolfden.server.messages import News, Person

LOBBY, PLAYING, PAUSED, OVER, CLOSED = "lobby", "playing", "paused", "over", "closed"
COLOURS = 12
MOST_NEWS = 8


def new_person() -> str:
    """Somebody who takes a seat: what is theirs is kept under this. It opens nothing, and everybody may know it."""
    return secrets.token_urlsafe(9)


class Seen(msgspec.Struct):
    """A browser that had a seat of this game, by the hash of its token."""

    token: str
    seat: int


class Motion(msgspec.Struct):
    """Something that needs the others' agreement, and who agrees (people, not seats)."""

    what: str  # bot, give, goon
    seat: int | None
    people: list[str]


class Key(msgspec.Struct):
    """A one-time code, by its hash: whoever shows it before that time gets the seat."""

    hash: str
    until: int


class Place(msgspec.Struct, omit_defaults=True):
    """A seat: a person's, a bot's, or empty. A person may let a bot play."""

    name: str = ""
    colour: int = 0
    person: bool = False
    token: str | None = None  # hash of the seat's token; none while a place is only kept for somebody
    bot: str | None = None
    ready: bool = False
    entropy: str | None = None
    end: bool = False
    key: Key | None = None
    clock_from: int = 0  # its time does not begin before this
    who: str = ""  # the person, also after they have changed seats, and at the next table
    gone: int | None = None  # since when no page of theirs is open
    bot_from: int = 0  # since when a bot plays for them
    newcomer: bool = False  # took the seat over in mid-game
    beside: str = ""  # whose screen they share, if it is not their own: a person

    def __post_init__(self) -> None:
        if self.person and not self.who:
            self.who = new_person()  # nobody is without one: two such would share their notes

    @property
    def taken(self) -> bool:
        return self.person or self.bot is not None

    @property
    def screen(self) -> str:
        """The person at whose screen they sit: mostly they themselves."""
        return self.beside or self.who

    def shown(self, here: bool) -> Person:
        """What everybody may know of it."""
        return Person(
            name=self.name,
            colour=self.colour,
            person=self.person,
            bot=self.bot,
            here=here,
            ready=self.ready,
            end=self.end,
            who=self.who,
            newcomer=self.newcomer,
            beside=self.beside,
        )

    def let_bot_play(self, bot: str, now: int) -> None:
        """From now on a bot plays for whoever has the seat, until they take it back."""
        self.bot, self.bot_from, self.end = bot, now, False


class Charter(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Everything that is the table's and not the game's."""

    id: str
    game: str
    version: int  # of the rules by which its last moves were made
    secret: str  # hex; the server's part of the seed
    bound: bool = False  # whether the commitment is to the table's name, too; older tables lack that
    created: int
    places: list[Place]
    options: dict[str, bool | int | str]
    data: dict[str, Any] | None = None  # numbers of somebody's own, all of them
    code: str
    phase: str = LOBBY
    host: int | None = 0
    tempo: str = "untimed"
    chat: bool | None = None  # free chat, as the host has said; none: as the game would have it
    chats: bool | None = None  # whether there is: fixed at the start, whoever plays which seat then
    hint: bool | None = None  # hints, as the host has said; none: on where only one person sits
    hints: bool | None = None  # whether there are any: fixed at the start
    review: bool = True
    language: str = "en"  # of the words that all here share; tables from before there was another have this one
    started: int = 0
    ended: str | None = None
    rematch: str | None = None  # the invite of the table that goes on
    uninvited: list[str] = []  # those who are not shown it, for the host there has freed their seat
    before: str | None = None  # the table that this one goes on from
    paused: int | None = None  # since when
    no_pause: int = 0  # until then, for the others have ended one
    rested: int = 0  # when all pauses so far are made up for, if the game goes on until then
    motions: list[Motion] = []
    news: list[News] = []  # the last of what became of seats and roles
    seen: list[Seen] = []  # who had a seat of this game, and has not any more
    regulars: list[str] = []  # people from the table before
    barred: list[str] = []  # those of them whom the host does not want here

    def commitment(self) -> str:
        """What the server has told of its part of the seed since the table was opened."""
        return fair.commitment(bytes.fromhex(self.secret), self.id if self.bound else None)

    def entropies(self) -> dict[int, str]:
        return {seat: place.entropy for seat, place in enumerate(self.places) if place.entropy is not None}

    def people(self) -> list[int]:
        """Seats that belong to people."""
        return [seat for seat, place in enumerate(self.places) if place.person]

    def screen(self, seat: int) -> list[int]:
        """The seats of those who share a screen with the person in that seat, who is one of them."""
        shared = self.places[seat].screen
        return [other for other in self.people() if self.places[other].screen == shared]

    def whose(self, person: str) -> int | None:
        """Where somebody sits now."""
        return next((seat for seat, place in enumerate(self.places) if place.person and place.who == person), None)

    def tell(self, news: News) -> None:
        """Let everybody know what has become of a seat or a role."""
        self.news = [*self.news, news][-MOST_NEWS:]

    def bot_seed(self, *of: object) -> int:
        """A seed for a bot: nobody outside can know it, and it is the same after a restart."""
        label = msgspec.json.encode(of)
        key = bytes.fromhex(self.secret)
        return int.from_bytes(blake2b(label, key=key, digest_size=8, person=b"wolfden.bot").digest(), "big")


def away(charter: Charter) -> frozenset[int]:
    """The seats of which it says since when no page is open."""
    return frozenset(seat for seat, place in enumerate(charter.places) if place.gone is not None)

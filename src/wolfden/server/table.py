"""A live table: its papers, its game, and those who look at it.

What happens is applied in memory at once, written, and told once it is committed: every frame waits in the outbox
for the writes before it. If a commit fails, the table is dropped, and loaded again from what is kept.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from wolfden.engine.errors import IllegalAction
from wolfden.engine.game import Game
from wolfden.notices import Notice
from wolfden.server import agreement, fair
from wolfden.server.charter import LOBBY, OVER, PAUSED, PLAYING, Charter, away
from wolfden.server.fold import Eyes, Fold, encode
from wolfden.server.messages import Bye, Chatted, Clock, Done, Ending, Hello, Line, Refused, Room, Tell, Welcome
from wolfden.server.reasons import GameEnded, NotBegun, NotKept, RulesChanged, SetUpAgain, TableClosed, TablePaused
from wolfden.server.refusal import Later, Refusal, refuse
from wolfden.server.settings import TEMPOS
from wolfden.server.store import CHARTER, DUE, MOVE, SAVE, Owner, Row, Statement, Write
from wolfden.server.story import ending

if TYPE_CHECKING:
    from wolfden.server.hub import Hub

Rows = tuple[Statement, Row]
SEATED, SPECTATOR, UNINVITED = range(3)  # kinds of guests: the last sit here, but are not wanted at the next table
NOT_PLAYING: dict[str, Notice] = {LOBBY: NotBegun(), PAUSED: TablePaused(), OVER: GameEnded()}
LOST = -1  # instead of a write: the rules changed, and the move does not count any more


class Listener(Protocol):
    """Somebody who looks at a table: a seat's owner, or (no seat) a spectator."""

    seat: int | None

    def push(self, *frames: bytes) -> None:
        """Send frames, or keep them for later."""

    def bye(self, why: Notice, again: bool) -> None:
        """Send the last frame."""

    def opens_table(self) -> None:
        """Count a new table that they wish for; Refusal if there were too many."""


class Parcel:
    """What is told once a write is committed: what somebody is told goes out in one go."""

    __slots__ = ("answers", "frames", "ticket")

    def __init__(self, ticket: int) -> None:
        self.ticket = ticket
        self.frames: dict[Listener, list[bytes]] = {}
        self.answers: list[tuple[Listener, str]] = []  # the asks that are answered


class Table(Owner):
    """One table in memory."""

    def __init__(self, hub: Hub, charter: Charter, game: Game, sheet: str) -> None:
        self.hub = hub
        self.charter = charter
        self.game = game
        self.sheet = sheet
        self.fold: Fold | None = None
        self.saved = 0  # the move up to which a state is stored
        self.clients: dict[tuple[str, str], int] = {}  # people's ids of moves and lines, and the write they went with
        self.lines: list[Line] = []
        self.notes: dict[str, str] = {}  # by person
        self.listeners: dict[int | None, list[Listener]] = {}
        self.thinking: set[int] = set()  # seats whose bots are at it
        self.due: int | None = None
        self.end: Ending | None = None
        self.last_room: tuple[bytes, ...] | None = None
        self.last_clock: tuple[int | None, ...] = ()
        self.ticket = 0  # of the last write
        self.committed = 0
        self.outbox: deque[Parcel] = deque()
        self.waiters: deque[tuple[int, asyncio.Future[None]]] = deque()
        self.dropped = False
        self.opened = self.looked_at = hub.now()
        self.visited = False  # somebody has been here since it was loaded
        self.kept_away: frozenset[int] = frozenset()  # seats whose people are away, as the papers say that are kept

    # Telling.

    def tell(self, to: Listener, frame: bytes, answers: str | None = None) -> None:
        """Send a frame once all that has happened so far is kept."""
        if self.committed == self.ticket:
            to.push(frame)
            return
        parcel = self.outbox[-1]
        parcel.frames.setdefault(to, []).append(frame)
        if answers is not None:
            parcel.answers.append((to, answers))

    def answer(self, to: Listener, answer: Tell, answers: str | None = None) -> None:
        self.tell(to, encode(answer), answers)

    def everyone(self) -> Iterable[Listener]:
        return (listener for group in self.listeners.values() for listener in group)

    def show(self, changed: Iterable[Eyes]) -> None:
        """Tell everybody for whom the game has changed, and nobody else."""
        for eyes in changed:
            listeners = self.listeners.get(eyes.seat)
            if listeners:
                frame = eyes.frame(eyes.before, self.end)
                for listener in listeners:
                    self.tell(listener, frame)

    def show_room(self) -> None:
        """Tell everybody about the table, if that has changed."""
        rooms = self.rooms()
        if rooms != self.last_room:
            self.last_room = rooms
            for listener in self.everyone():
                self.tell(listener, rooms[self.guest(listener.seat)])

    def show_clock(self) -> None:
        """Tell everybody about the time, if that has changed."""
        deadlines = self.deadlines()
        if deadlines != self.last_clock:
            self.last_clock = deadlines
            frame = encode(self.clock())
            for listener in self.everyone():
                self.tell(listener, frame)

    def clock(self) -> Clock:
        """The time as people read it."""
        wall, ahead = self.hub.clock.wall(), self.hub.clock.ahead()
        return Clock(wall, tuple(None if when is None else when + ahead for when in self.deadlines()))

    # Keeping.

    def keep(self, *rows: Rows) -> int:
        """Write these rows; what is told from now on waits for them."""
        if self.dropped:
            raise Later(NotKept())
        self.ticket += 1
        self.outbox.append(Parcel(self.ticket))
        self.hub.store.write(Write(self, list(rows), partial(self.kept, self.ticket)))
        return self.ticket

    def kept(self, ticket: int, error: BaseException | None) -> None:
        """A write is committed: tell what waited for it. Or it failed: nothing of it has happened."""
        if self.dropped:
            return
        if error is not None:
            self.fail()
            return
        self.committed = ticket
        outbox = self.outbox
        while outbox and outbox[0].ticket <= ticket:
            for listener, frames in outbox.popleft().frames.items():
                listener.push(*frames)
        while self.waiters and self.waiters[0][0] <= ticket:
            _, safe = self.waiters.popleft()
            if not safe.done():
                safe.set_result(None)

    async def safe(self) -> None:
        """Wait until all that has happened is kept; Refusal if it could not be."""
        if self.dropped:
            raise Later(NotKept())
        if self.committed == self.ticket:
            return
        safe: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiters.append((self.ticket, safe))
        await safe

    def fail(self) -> None:
        """Forget all that is not kept, and tell everybody to come back."""
        self.drop()
        for parcel in self.outbox:
            for listener, answers in parcel.answers:
                listener.push(encode(Refused(answers, NotKept())))
        self.outbox.clear()
        for _, safe in self.waiters:
            if not safe.done():
                safe.set_exception(Later(NotKept()))
        for listener in list(self.everyone()):
            listener.bye(SetUpAgain(), again=True)

    def drop(self) -> None:
        """Leave the memory."""
        self.dropped = True
        self.broken = True
        self.hub.dropped(self)

    def charter_row(self) -> Rows:
        charter = self.charter
        self.due = self.next_due()
        self.kept_away = away(charter)
        return CHARTER, {
            "id": charter.id,
            "code": charter.code,
            "phase": charter.phase,
            "touched": self.hub.now(),
            "due": self.due,
            "charter": encode(charter),
        }

    def save_row(self) -> Rows:
        """The state as it is now, and what was seen of it."""
        assert self.fold is not None
        self.fold.watch()  # else the spectators' count would go back, should somebody come before the next save
        self.saved = self.fold.seq
        return SAVE, {
            "table": self.charter.id,
            "seq": self.fold.seq,
            "version": self.game.version,
            "state": self.fold.state.save(),
            "seen": encode(self.fold.seen()),
        }

    def due_row(self) -> Rows:
        """When the table has to be looked after, and that it is alive."""
        self.due = self.next_due()
        return DUE, {"which": self.charter.id, "when": self.due, "now": self.hub.now()}

    def changed(self) -> None:
        """The table's papers have changed: keep them, and tell everybody."""
        self.keep(self.charter_row())
        self.show_room()
        self.show_clock()
        self.hub.players.wake(self)

    # Playing.

    def playing(self) -> Fold:
        """The game, if it is running; Refusal if not."""
        phase = self.charter.phase
        if self.fold is None or phase != PLAYING:
            refuse(NOT_PLAYING.get(phase, TableClosed()))
        return self.fold

    def played(self, seat: int, client: str | None) -> bool:
        """Whether that person did that very thing already, so that it is only to be acknowledged again."""
        kept = self.clients.get((self.charter.places[seat].who, client)) if client is not None else None
        if kept == LOST:
            raise Refusal(RulesChanged(), stale=True)
        return kept is not None

    def move(self, seat: int, actions: tuple[int, ...], client: str | None) -> None:
        """Make a whole move; Refusal with the engine's reason if it is illegal."""
        fold, now = self.playing(), self.hub.now()
        try:
            changed = fold.move(seat, actions, now)
        except IllegalAction as error:
            raise self.engine_says(error) from None
        self.record(seat, client, "move", now, encode(actions), changed)

    def say(self, seat: int, remark: int, client: str | None) -> None:
        """Make a remark."""
        fold, now = self.playing(), self.hub.now()
        try:
            changed = fold.say(seat, remark)
        except IllegalAction as error:
            raise self.engine_says(error) from None
        self.record(seat, client, "say", now, encode(remark), changed)

    def record(self, seat: int, client: str | None, kind: str, now: int, body: bytes, changed: list[Eyes]) -> None:
        """Keep what was done, and tell those for whom it changed anything."""
        fold = self.fold
        assert fold is not None
        if self.listeners.get(None) and fold.watch():
            changed.append(fold.public)
        table, place = self.charter.id, self.charter.places[seat]
        person = None if client is None else place.who
        row = {"table": table, "seq": fold.seq, "seat": seat, "client": client, "at": now, "kind": kind, "body": body}
        rows: list[Rows] = [(MOVE, {**row, "person": person})]
        over = fold.state.over
        if over:
            self.finish(None)
            rows.append(self.charter_row())
        elif TEMPOS[self.charter.tempo] is not None:
            rows.append(self.due_row())
        if over or fold.seq - self.saved >= self.hub.settings.save_every:
            rows += [self.save_row(), self.due_row()]
        ticket = self.keep(*rows)
        if client is not None:
            self.clients[place.who, client] = ticket
        self.show(changed)
        if over:
            self.show_room()
        self.show_clock()
        if not over:
            self.hub.players.wake(self)

    def finish(self, ended: str | None) -> None:
        """The game is over, by itself or because people ended it."""
        self.charter.phase = OVER
        self.charter.ended = ended
        self.end = self.ending()

    def ending(self) -> Ending | None:
        """How the game ended, if it has by itself."""
        if self.fold is None:
            return None
        return ending(self.game, self.fold.state, str(self.seed()) if self.charter.review else None)

    def seed(self) -> int:
        """The seed of this table's game. Secret until the game is over."""
        charter = self.charter
        return fair.seed(bytes.fromhex(charter.secret), charter.id, charter.entropies())

    def engine_says(self, error: IllegalAction) -> Refusal:
        return Refusal(error.reason)

    # Time.

    def clock_begun(self, seat: int) -> int | None:
        """When the time for a seat's present decision began; none if nothing is awaited there."""
        since = None if self.fold is None else self.fold.since[seat]
        return None if since is None else max(since, self.charter.places[seat].clock_from, self.hub.clock.began)

    def time_over(self, seat: int) -> int | None:
        """When the time for a seat's present decision is over, whoever plays it; none if nothing is awaited there."""
        limit, begun = TEMPOS[self.charter.tempo], self.clock_begun(seat)
        if begun is None or limit is None:
            return None
        return max(begun + limit, self.hub.opened + self.hub.settings.grace)

    def deadlines(self) -> tuple[int | None, ...]:
        """When each awaited person's time is over."""
        places = self.charter.places
        if self.charter.phase != PLAYING:
            return (None,) * len(places)
        return tuple(None if place.bot is not None else self.time_over(seat) for seat, place in enumerate(places))

    def next_due(self) -> int | None:
        """When the table has to be looked after, if nobody does anything: stored for tables that have a tempo."""
        if self.fold is None or TEMPOS[self.charter.tempo] is None or self.charter.phase != PLAYING:
            return None
        if any(self.charter.places[seat].bot is not None for seat in self.fold.state.actors()):
            return self.hub.now()
        return min((when for when in self.deadlines() if when is not None), default=None)

    # Coming and going.

    @property
    def chat(self) -> bool:
        """Whether there is free chat: as it was at the start, as the host says, or as the game would have it."""
        charter = self.charter
        if charter.chats is not None:
            return charter.chats
        if charter.chat is None and charter.phase == LOBBY:
            return self.game.chat(frozenset(seat for seat, place in enumerate(charter.places) if not place.person))
        return bool(charter.chat)

    @property
    def hints(self) -> bool:
        """Whether one can ask what a good player would do: as it was at the start, or as the host says.

        Else there are hints as long as one person sits here alone. A game without good players has none.
        """
        charter = self.charter
        if not self.game.bots:
            return False
        if charter.hints is not None:
            return charter.hints
        if charter.hint is None:
            return charter.phase == LOBBY and len(charter.people()) <= 1
        return charter.hint

    def rooms(self) -> tuple[bytes, ...]:
        """The table for each kind of guest."""
        kinds = (SEATED, SPECTATOR, UNINVITED) if self.charter.uninvited else (SEATED, SPECTATOR)
        return tuple(self.room(kind) for kind in kinds)

    def guest(self, seat: int | None) -> int:
        """What kind of guest somebody in that seat is."""
        if seat is None:
            return SPECTATOR
        return UNINVITED if self.charter.places[seat].who in self.charter.uninvited else SEATED

    def room(self, guest: int) -> bytes:
        charter = self.charter
        room = Room(
            phase=charter.phase,
            seats=tuple(place.shown(self.here(seat)) for seat, place in enumerate(charter.places)),
            host=charter.host,
            options=charter.options,
            tempo=charter.tempo,
            chat=self.chat,
            hints=self.hints,
            review=charter.review,
            language=charter.language,
            commitment=charter.commitment(),
            code=None if guest == SPECTATOR else charter.code,
            ended=charter.ended,
            rematch=charter.rematch if guest == SEATED else None,
            spectators=len(self.listeners.get(None, ())),
            wishes=agreement.shown(self),
            news=tuple(charter.news),
        )
        return encode(room)

    def eyes(self, seat: int | None) -> Eyes | None:
        """What somebody in that seat sees of the game."""
        if self.fold is None:
            return None
        if seat is None:
            self.fold.watch()
            return self.fold.public
        return self.fold.eyes[seat]

    def come(self, listener: Listener, hello: Hello) -> None:
        """Somebody opens the table: tell them everything that they do not have yet."""
        self.welcome(listener)
        self.listeners.setdefault(listener.seat, []).append(listener)
        self.visited = True
        if listener.seat is not None:
            agreement.returned(self, listener.seat)
        rooms = self.rooms()
        self.tell(listener, rooms[self.guest(listener.seat)])
        if rooms != self.last_room:
            self.last_room = rooms
            for other in self.everyone():
                if other is not listener:
                    self.tell(other, rooms[self.guest(other.seat)])
        if self.lines[hello.chat :]:
            since, lines = self.page(hello.chat, len(self.lines))
            self.answer(listener, Chatted(since, lines))
        eyes = self.eyes(listener.seat)
        if eyes is not None and (hello.n != eyes.n or hello.heard != eyes.heard):
            fits = hello.n is not None and eyes.floor <= hello.n <= eyes.n and hello.heard <= eyes.heard
            self.tell(listener, eyes.frame(hello.heard if fits else 0, self.end))
        self.answer(listener, self.clock())
        back = () if listener.seat is None else self.charter.screen(listener.seat)
        if not self.kept_away.isdisjoint(back):  # or, after a power cut, they would never have come back
            self.keep(self.charter_row())
        self.hub.players.wake(self)

    def here(self, seat: int) -> bool:
        """Whether somebody's page is open, or that of somebody at the same screen: there, only one of them has it."""
        if self.listeners.get(seat):
            return True
        place = self.charter.places[seat]
        return place.person and any(self.listeners.get(other) for other in self.charter.screen(seat))

    def away(self, seat: int) -> int:
        """For how long no page of that seat has been open."""
        gone = self.charter.places[seat].gone
        return 0 if self.here(seat) else self.hub.now() - (self.opened if gone is None else gone)

    def page(self, first: int, end: int) -> tuple[int, tuple[Line, ...]]:
        """The last lines of chat from `first` on that come before `end`, as many as are sent at once: from where on."""
        settings = self.hub.settings
        since, size = end, 0
        while since > max(first, end - settings.chat_page) and size < settings.chat_page_bytes:
            since -= 1
            size += len(self.lines[since].text.encode())
        return since, tuple(self.lines[since:end])

    def welcome(self, listener: Listener) -> None:
        who = "" if listener.seat is None else self.charter.places[listener.seat].who
        self.answer(
            listener,
            Welcome(
                table=self.charter.id,
                game=self.charter.game,
                title=self.game.title,
                sheet=self.sheet,
                seat=listener.seat,
                notes=self.notes.get(who, "") if who else "",
                who=who,
            ),
        )

    def go(self, listener: Listener) -> None:
        """Somebody closes the table."""
        group = self.listeners.get(listener.seat, [])
        if listener in group:
            group.remove(listener)
            self.looked_at = self.hub.now()
            if listener.seat is not None and not self.here(listener.seat):
                for seat in {listener.seat, *self.charter.screen(listener.seat)}:
                    self.charter.places[seat].gone = self.looked_at
            if not self.dropped:
                self.show_room()

    def done(self, listener: Listener, client: str) -> None:
        self.answer(listener, Done(client), client)


def farewell(why: Notice, again: bool) -> bytes:
    return encode(Bye(why, again))

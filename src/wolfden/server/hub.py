"""All tables of a server: those in memory, and how the others get there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from sqlalchemy import and_, or_, select

from wolfden import bots, registry
from wolfden.engine.game import Game
from wolfden.engine.names import told_apart
from wolfden.server import agreement, fair, lobby, schema, seats
from wolfden.server.api import Deal, Invitation, Join, NewTable
from wolfden.server.charter import CLOSED, LOBBY, OVER, PLAYING, Charter, Place, new_person
from wolfden.server.clock import Clock, System, Watch
from wolfden.server.hints import Hints
from wolfden.server.loading import Kept, kept, restore
from wolfden.server.numbers import own_numbers
from wolfden.server.players import Players, Workers
from wolfden.server.reasons import (
    AnotherSeat,
    CodeSpent,
    FreedHere,
    NoSuchGame,
    NoSuchInvite,
    OnlyHost,
    OnlyWatching,
    OthersSitHere,
    Restarting,
    SeatElsewhere,
    SeatNotThere,
    SeenAnother,
    TableClosed,
)
from wolfden.server.refusal import Refusal, refuse
from wolfden.server.settings import DATABASE, TEMPOS, Settings
from wolfden.server.sheet import Printed, printed
from wolfden.server.sheet import find as find_sheet
from wolfden.server.store import CLOCK, FORGET, Store
from wolfden.server.table import Table

log = logging.getLogger("wolfden.server")

AT_ONCE = 20  # tables that a tick brings into memory because their time is over
BACKLOG = 2.0  # jobs of bots that wait for each worker, from which on other tables have to wait
CLOCK_EVERY = 10_000  # milliseconds between writing down how much time was witnessed


class Hub:
    """The tables, and everything they need."""

    def __init__(
        self,
        settings: Settings,
        pool: Workers,
        watch: Watch | None = None,
        find: Callable[[str], Game] = registry.game,
    ) -> None:
        self.settings = settings
        self.find = find
        self.store = Store(settings.data_dir / DATABASE)
        watch = watch or System()
        self.clock = Clock(watch, settings.witness, *self.store.witnessed(watch.wall()))
        self.opened = self.now()
        self.clock_kept = 0  # nothing of it yet
        self.pool = pool
        self.players = Players(settings, pool)
        self.hints = Hints(settings, pool)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.damaged: set[str] = set()
        self.errands: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        """Witnessed time: by this, and not by the wall's, tables grow old and people are late."""
        return self.clock.now()

    # Finding tables.

    async def table(self, id: str) -> Table | None:
        """A table by its name, loaded if need be."""
        found = self.tables.get(id)
        if found is not None or not seats.TABLE_ID.fullmatch(id):
            return found
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Table | None:
        found = await self.store.read(lambda connection: kept(connection, id))
        if found is None or id in self.damaged:
            return None
        try:
            return self.load(found)
        except Exception as error:  # damaged, or of a game that is not here any more: the others go on
            log.error("a table cannot be loaded: %s", type(error).__name__)
            self.damaged.add(id)
            return None

    def load(self, found: Kept) -> Table:
        """Bring what is kept of a table into memory."""
        charter = msgspec.json.decode(found.charter, type=Charter)
        game = self.find(charter.game).with_data(charter.data)
        for place, shown in zip(charter.places, told_apart([place.name for place in charter.places]), strict=True):
            place.name = shown  # an older server let look-alikes sit together
        table = Table(self, charter, game, printed(game).digest)
        self.tables[charter.id] = table
        try:
            restore(table, found)
        except BaseException:
            table.drop()
            raise
        self.players.wake(table)
        return table

    def dropped(self, table: Table) -> None:
        """A table has left the memory."""
        if self.tables.get(table.charter.id) is table:
            del self.tables[table.charter.id]

    async def invited(self, code: str) -> Table | None:
        """The table to which an invite belongs."""
        query = select(schema.tables.c.id).where(schema.tables.c.code == code)
        id = await self.store.read(lambda connection: connection.execute(query).scalar())
        return None if id is None else await self.table(id)

    def sheet(self, digest: str) -> Printed | None:
        """A game's sheet: of one that comes with Wolfden, or of one with numbers of somebody's own that is played."""
        played = (table.game for table in self.tables.values() if table.sheet == digest)
        return find_sheet(digest) or next((printed(game) for game in played), None)

    # Making tables.

    def open(self, new: NewTable) -> tuple[Table, str]:
        """A new table with its host in a seat, and the host's token."""
        if new.game not in registry.games():
            refuse(NoSuchGame())
        game = self.find(new.game)
        if new.data is not None:
            game = own_numbers(game, new.data)
        lobby.check_tempo(new.tempo)
        lobby.check_language(new.language)
        count = game.seats[0] if new.seats is None else new.seats
        options = lobby.settled(game, count, new.options)
        seat = 0 if new.seat is None else new.seat
        if seat >= count:
            refuse(SeatNotThere())
        if new.bot is not None:
            lobby.check_bot(game, new.bot)
        token = seats.new_token()
        places = [Place() for _ in range(count)]
        places[seat] = Place(seats.free_name(new.name, places), person=True, token=seats.hashed(token))
        table = self.set_up(game, places, options)
        charter = table.charter
        charter.host = seat
        charter.tempo, charter.chat, charter.hint, charter.review = new.tempo, new.chat, new.hints, new.review
        charter.language = new.language
        if new.play_now:
            lobby.begin(table, new.bot)
        else:
            table.changed()
        return table, token

    def deal(self, table: Table, seat: int | None, ask: Deal) -> None:
        """Start the game of a host who sits there alone, with the part that the server could not know before."""
        charter = table.charter
        if seat is None or seat != charter.host:
            refuse(OnlyHost())
        place = charter.places[seat]
        if charter.phase != LOBBY and place.entropy == ask.entropy:
            return  # the answer was lost, and they ask again
        if charter.phase == CLOSED:
            refuse(TableClosed())
        lobby.check_lobby(table)
        if len(charter.people()) > 1:
            refuse(OthersSitHere())
        if ask.bot is not None:
            lobby.check_bot(table.game, ask.bot)
        place.entropy = ask.entropy
        place.ready = True
        lobby.begin(table, ask.bot)

    def set_up(self, game: Game, places: list[Place], options: dict[str, bool | int | str]) -> Table:
        charter = Charter(
            id=seats.new_id(),
            game=game.name,
            version=game.version,
            secret=fair.new_secret().hex(),
            bound=True,
            created=self.clock.wall(),
            places=places,
            options=options,
            data=game.data,
            code=seats.new_invite(),
        )
        table = Table(self, charter, game, printed(game).digest)
        self.tables[charter.id] = table
        return table

    def rematch(self, before: Table) -> Table:
        """A new table like that one; its people find their seats kept for them."""
        old = before.charter
        places = [
            Place(place.name, place.colour, person=place.person, who=place.who, bot=None if place.person else place.bot)
            for place in old.places
        ]
        table = self.set_up(before.game, places, dict(old.options))
        new = table.charter
        new.host, new.tempo, new.chat, new.review, new.before = old.host, old.tempo, old.chat, old.review, old.id
        new.hint, new.language = old.hint, old.language
        new.regulars = [place.who for place in places if place.person]
        table.changed()
        return table

    def renew_rematch(self, table: Table) -> None:
        """A rematch has got another invite: those from the table before find it there, if they are wanted."""
        if table.charter.before is not None:
            errand = asyncio.get_running_loop().create_task(self._renew_rematch(table, table.charter.before))
            self.errands.add(errand)
            errand.add_done_callback(self.errands.discard)

    async def _renew_rematch(self, table: Table, id: str) -> None:
        before = await self.table(id)
        if before is not None and not before.dropped:
            before.charter.rematch, before.charter.uninvited = table.charter.code, list(table.charter.barred)
            before.changed()

    # Taking seats.

    async def join(self, ask: Join, tokens: dict[str, str]) -> tuple[Table, int | None, str | None]:
        """A seat by invite or one-time code: the table, the seat (none: watching) and its new token."""
        name, dot, secret = ask.code.strip().partition(".")
        if dot:
            return await self._redeem(name, secret, ask, tokens)
        table = await self._invited(ask.code)
        charter = table.charter
        screen, tokens = self._screen(table, ask, tokens)
        own = seats.owner(charter.places, tokens.get(charter.id))
        if own is not None or ask.watch:
            return table, own, None
        person = await self._person_before(charter, tokens)
        if person in charter.barred:
            refuse(FreedHere())
        seat = self._kept_seat(charter, person)
        if seat is None:
            seat = next(iter(self._free(charter)), None)
        if seat is None:
            return table, None, None
        return table, seat, self._take(table, seat, ask.name, screen)

    async def invitation(self, code: str, tokens: dict[str, str]) -> Invitation:
        """Where an invite leads, before anybody takes a seat."""
        table = await self._invited(code)
        charter = table.charter
        own = seats.owner(charter.places, tokens.get(charter.id))
        if own is None:
            own = self._kept_seat(charter, await self._person_before(charter, tokens))
        return Invitation(
            game=charter.game,
            title=table.game.title,
            phase=charter.phase,
            host=None if charter.host is None else charter.places[charter.host].name,
            people=tuple(charter.places[seat].name for seat in charter.people()),
            bots=sum(place.bot is not None and not place.person for place in charter.places),
            free=len(self._free(charter)),
            yours=own is not None,
        )

    async def _invited(self, typed: str) -> Table:
        """The table of an invite as somebody may have typed it; Refusal if there is none."""
        code = seats.spelled(typed)
        table = await self.invited(code)
        if table is None or table.charter.code != code:  # a new one may wait to be written
            refuse(NoSuchInvite())
        return table

    def _free(self, charter: Charter) -> list[int]:
        """The seats that anybody with the invite can take."""
        return [seat for seat, place in enumerate(charter.places) if charter.phase == LOBBY and not place.taken]

    def _kept_seat(self, charter: Charter, person: str | None) -> int | None:
        """The seat that is kept for somebody, until they come."""
        seat = None if person is None else charter.whose(person)
        return None if seat is None or charter.places[seat].token is not None else seat

    def _screen(self, table: Table, ask: Join, tokens: dict[str, str]) -> tuple[str, dict[str, str]]:
        """Whose screen somebody sits at beside them (empty: nobody's), and the tokens that are their own."""
        if not ask.beside:
            return "", tokens
        lobby.check_lobby(table)
        charter = table.charter
        asks = seats.owner(charter.places, tokens.get(charter.id))
        if asks is None:
            refuse(OnlyWatching())
        own = {} if charter.before is None or ask.token is None else {charter.before: ask.token}
        return charter.places[asks].screen, own

    async def _person_before(self, charter: Charter, tokens: dict[str, str]) -> str | None:
        """Who somebody was at the table before this one: a rematch may keep a seat for them."""
        before = None if charter.before is None else await self.table(charter.before)
        if before is None:
            return None
        seat = seats.owner(before.charter.places, tokens.get(before.charter.id))
        return None if seat is None else before.charter.places[seat].who

    async def _redeem(
        self, id: str, secret: str, ask: Join, tokens: dict[str, str]
    ) -> tuple[Table, int | None, str | None]:
        table = await self.table(id)
        places = [] if table is None else table.charter.places
        for seat, place in enumerate(places):
            key = place.key
            if table is not None and key is not None and seats.fits(secret, key.hash) and self.now() <= key.until:
                screen, tokens = self._screen(table, ask, tokens)
                self._check_newcomer(table, seat, tokens.get(id))
                return table, seat, self._take(table, seat, ask.name, screen)
        refuse(CodeSpent())

    def _check_newcomer(self, table: Table, seat: int, token: str | None) -> None:
        """Nobody sees two hands of a game: Refusal for a browser that has another seat here, or had one."""
        charter = table.charter
        own = seats.owner(charter.places, token)
        if own is not None and own != seat:
            refuse(AnotherSeat())
        if token is not None and any(seats.fits(token, one.token) and one.seat != seat for one in charter.seen):
            refuse(SeenAnother())
        if not charter.places[seat].person:
            agreement.check_given(table, seat)

    def _take(self, table: Table, seat: int, name: str | None, screen: str) -> str:
        """Make somebody the owner of a seat, perhaps at another's screen; whoever had it before has lost it."""
        token = seats.new_token()
        charter = table.charter
        place = charter.places[seat]
        if not place.person:
            others = [other for other in charter.places if other is not place]
            found, before = seats.free_name(name or place.name or f"#{seat + 1}", others), place.name  # may refuse
            place.colour = place.colour if place.taken else seats.free_colour(charter.places)
            place.name, place.person, place.who, place.bot = found, True, new_person(), None
            place.clock_from = self.now()
            if charter.phase != LOBBY:
                place.newcomer = True
                agreement.news(table, "newcomer", found, before)
        elif charter.phase != LOBBY:
            lobby.saw(table, seat)
        for other in charter.places:
            if other.beside == place.who:  # they go to another screen, and nobody goes with them
                other.beside = ""
        place.beside = screen
        place.gone = self.now()
        place.token = seats.hashed(token)
        place.key = None
        if charter.host is None:
            charter.host = seat
        for listener in list(table.listeners.get(seat, ())):
            listener.bye(SeatElsewhere(), again=False)
        agreement.settle(table)
        table.changed()
        return token

    # Looking after them.

    async def tick(self) -> None:
        """Look after time: let bots play on for whoever is late, here and at tables that are not in memory."""
        now = self.now()
        if now - self.clock_kept >= CLOCK_EVERY:
            await self.keep_clock()
        c = schema.tables.c
        query = select(c.id).where(c.due <= now, c.phase == PLAYING).order_by(c.due)
        due = await self.store.read(lambda connection: connection.execute(query).scalars().all())
        for done, id in enumerate([id for id in due if id not in self.tables and id not in self.damaged][:AT_ONCE]):
            if done and self.swamped():
                break
            await self.table(id)
        done = 0
        for table in list(self.tables.values()):
            timed = TEMPOS[table.charter.tempo] is not None and not table.dropped
            if timed and not (done and self.swamped()) and self.check_time(table, now):
                done += 1
                await asyncio.sleep(0)  # everybody else goes first
            if not table.dropped:
                agreement.look_after(table)

    async def keep_clock(self) -> None:
        """Let time that was witnessed count also after a restart."""
        now = self.clock_kept = self.now()
        await self.store.kept([(CLOCK, {"id": 0, "began": self.clock.began, "witnessed": now})])

    def swamped(self) -> bool:
        """After a night without a server thousands of tables are late; people who play now must not feel that."""
        return self.pool.waiting() >= BACKLOG

    def check_time(self, table: Table, now: int) -> bool:
        """Let bots play for whoever is late; return whether anybody is."""
        late = [seat for seat, when in enumerate(table.deadlines()) if when is not None and when <= now]
        for seat in late:
            table.charter.places[seat].let_bot_play(bots.names(table.game)[0], now)
        if late:
            agreement.end_if_agreed(table)
            table.changed()
        return bool(late)

    async def sweep(self) -> None:
        """Let tables that nobody looks at leave the memory, and forget those that nobody has touched for long."""
        now, settings = self.now(), self.settings
        for table in list(self.tables.values()):
            if self.idle(table, now):
                await self.put_away(table)
        c = schema.tables.c
        ages = {LOBBY: settings.keep_lobby, OVER: settings.keep_over, CLOSED: settings.keep_closed}
        aged = [and_(c.phase == phase, c.touched < now - age) for phase, age in ages.items()]
        query = select(c.id).where(or_(c.touched < now - settings.keep_playing, *aged))
        old = await self.store.read(lambda connection: connection.execute(query).scalars().all())
        rows = [(statement, {"which": id}) for id in old if id not in self.tables for statement in FORGET]
        if rows:
            await self.store.kept(rows)

    def idle(self, table: Table, now: int) -> bool:
        watched = any(table.listeners.values())
        return not watched and not table.thinking and now - table.looked_at > self.settings.idle

    def save(self, table: Table) -> None:
        """Write down what is only in memory: the state, and since when people are away."""
        if table.fold is not None and table.saved < table.fold.seq:
            table.keep(table.save_row(), table.charter_row())
        elif table.visited:
            table.keep(table.charter_row())
        table.visited = False

    async def put_away(self, table: Table) -> None:
        """Store a table's state, and let it leave the memory."""
        self.save(table)
        try:
            await table.safe()
        except Refusal:
            return  # it has left already
        if self.idle(table, self.now()):
            table.drop()

    async def farewell(self) -> None:
        """Keep all there is, and then say goodbye to everybody."""
        await self.players.close()
        await self.hints.close()
        for table in list(self.tables.values()):
            if not table.dropped:
                self.save(table)
        await asyncio.gather(*(table.safe() for table in self.tables.values()), return_exceptions=True)
        for table in list(self.tables.values()):
            for listener in list(table.everyone()):
                listener.bye(Restarting(), again=True)

    async def close(self) -> None:
        """Stop; what waits is still committed, if the database can be written."""
        try:
            await self.farewell()
            if self.store.loop is not None and self.store.trouble is None:  # else that would be to wait once more
                with contextlib.suppress(Exception):  # the store has said what is wrong
                    await self.keep_clock()
        finally:
            await self.store.close()

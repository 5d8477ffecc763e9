"""The server as one ASGI application: pages, HTTP, sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import threading
import traceback
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import structs
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from wolfden import bots, registry
from wolfden.engine.catalogue import ENGLISH, languages, spoken
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import Game
from wolfden.notices import Notice
from wolfden.server import archive, assets, lessons, seats
from wolfden.server.api import (
    LONGEST_DATA,
    Beside,
    Deal,
    GameCard,
    Join,
    Joined,
    Mine,
    NewTable,
    OptionCard,
    Part,
    Wrong,
)
from wolfden.server.assets import FOR_EVER, Assets, takes_gzip
from wolfden.server.charter import LOBBY, PLAYING
from wolfden.server.door import Door
from wolfden.server.hub import Hub
from wolfden.server.limits import Buckets, Shares
from wolfden.server.memory import Memory, remember
from wolfden.server.messages import LONGEST_FRAME
from wolfden.server.ready import Ready
from wolfden.server.reasons import (
    BadName,
    BrokeOff,
    FromElsewhere,
    HouseFull,
    Misunderstood,
    NameTaken,
    NoNumbers,
    NoSuchGame,
    NoSuchTable,
    NothingHere,
    NotJson,
    OurMistake,
    TooFast,
    TooLong,
    TooManyGuesses,
    patience,
)
from wolfden.server.refusal import Later, Refusal, refuse
from wolfden.server.settings import DAY, Settings
from wolfden.server.sheet import lesson_cards
from wolfden.server.socket import Socket
from wolfden.server.stay import STAY, Stay
from wolfden.server.story import LARGEST_FILE, unzipped
from wolfden.server.table import Table
from wolfden.server.web import (
    FULL,
    PIECE,
    TOO_MUCH,
    UNAVAILABLE,
    Denied,
    SafeHeaders,
    address,
    cookies,
    same_origin,
    turn_away,
)

CARDS: list[GameCard] = []  # of all games, once they are read
READING = threading.Lock()
log = logging.getLogger("wolfden.server")
T = TypeVar("T")

TICK = 1.0  # seconds between looks at the clock
SWEEP = 300  # ticks between looks at what is old
COOKIE_AGE = 180 * DAY // 1000
LARGEST_BODY = 4 * LONGEST_DATA  # a new table may bring numbers of its own, and JSON spells some letters out
MOST_LISTED = 100  # tables of one's own
CROWDED = 10.0  # seconds after which there may be room again
PRIVATE = {"cache-control": "no-store"}


class Server:
    """Everything that a running server has."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings = settings
        self.hub = hub
        self.sockets: set[Socket] = set()
        self.leaving = False
        self.wellbeing = Ready(hub.store, hub.pool)
        self.asking = Buckets(settings.address_rate)
        self.sitting = Buckets(settings.seat_rate)
        self.connecting = Buckets(settings.connect_rate)
        self.creating = Buckets(settings.create_rate)
        self.guessing = Buckets(settings.guess_rate)
        self.telling = Buckets(settings.story_rate)
        self.door = Door(settings)
        by_address = settings.limited
        held = settings.held_bytes_in_all
        self.bytes = Shares(settings.held_bytes_an_address if by_address else held, held)
        self.stories = Shares(settings.stories_an_address if by_address else self.door.most, self.door.most)

    # Limits.

    def asks(self, scope: Scope, table: str, seat: int | None) -> float:
        """How long an ask has to wait, by its seat and address."""
        wait = self.asking.of(address(scope)).take()
        return wait if seat is None else max(wait, self.sitting.of((table, seat)).take())

    def connects(self, scope: Scope) -> float:
        """How long to wait before one may open another socket: mostly not at all."""
        return self.connecting.of(address(scope)).admit() if self.settings.limited else 0.0

    def opens(self, scope: Scope) -> float:
        """How long to wait before one may open another table: mostly not at all."""
        return self.creating.of(address(scope)).admit() if self.settings.limited else 0.0

    def slow_down(self, wait: float) -> None:
        if wait > 0:
            raise Denied(TOO_MUCH, TooFast(*patience(wait)), wait)

    def failed(self, where: str, error: BaseException) -> None:
        """Log a mistake of ours: where it happened, and nothing of what it was about."""
        steps = [f"{step.name} ({step.filename}:{step.lineno})" for step in traceback.extract_tb(error.__traceback__)]
        log.error("%s failed: %s in %s", where, type(error).__name__, " < ".join(reversed(steps)))

    # HTTP.

    async def games(self, request: Request) -> Response:
        return answer(await asyncio.to_thread(cards))

    async def sheets(self, request: Request) -> Response:
        found = self.hub.sheet(request.path_params["digest"])
        if found is None:
            raise Denied(404, NothingHere())
        page = found.page(language_of(request))
        headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
        if takes_gzip(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            return Response(page.zipped, headers=headers, media_type="application/json")
        return Response(page.body, headers=headers, media_type="application/json")

    async def rules(self, request: Request) -> Response:
        game = registry.game(known(request.path_params["game"]))
        return Response(game.help_in(language_of(request)), media_type="text/markdown")

    async def lesson(self, request: Request) -> Response:
        game = registry.game(known(request.path_params["game"]))
        name = request.path_params["name"]
        if name not in game.shelf.lessons():
            raise Denied(404, NothingHere())
        found = await asyncio.to_thread(lessons.bound, game, name)
        return assets.answer(
            assets.File(found.body, found.zipped, "application/json", assets.ASK_AGAIN, found.etag), request
        )

    async def data(self, request: Request) -> Response:
        game = registry.game(known(request.path_params["game"]))
        if game.source is None:
            raise Denied(404, NoNumbers(game.title))
        headers = {"content-disposition": f'attachment; filename="{game.name}.toml"', "cache-control": "no-cache"}
        return Response(game.source.text, headers=headers, media_type="application/toml")

    async def open(self, request: Request) -> Response:
        new = await body(request, NewTable, LARGEST_BODY)
        self.slow_down(self.opens(request.scope))
        table, token = self.hub.open(new)
        await table.safe()
        return await self.joined(request, table, table.charter.host, token)

    async def deal(self, request: Request) -> Response:
        table = await self.found(request)
        self.slow_down(self.connects(request.scope))
        ask = await body(request, Deal)
        seat = seats.owner(table.charter.places, tokens(request).get(table.charter.id))
        self.hub.deal(table, seat, ask)
        await table.safe()
        return await self.joined(request, table, seat, None)

    async def join(self, request: Request) -> Response:
        ask = await body(request, Join)
        with self.guess(request):
            table, seat, token = await self.hub.join(ask, tokens(request))
        await table.safe()
        return await self.joined(request, table, seat, token, ask.beside)

    async def invitation(self, request: Request) -> Response:
        with self.guess(request):
            return answer(await self.hub.invitation(request.path_params["code"], tokens(request)))

    @contextlib.contextmanager
    def guess(self, request: Request) -> Iterator[None]:
        """Somebody comes with a code: too many that do not work, and they have to wait."""
        guesses = self.guessing.of(address(request.scope))
        wait = guesses.empty() if self.settings.limited else 0.0
        if wait > 0:
            raise Denied(TOO_MUCH, TooManyGuesses(*patience(wait)), wait)
        try:
            yield
        except Refusal as no:
            if not isinstance(no, Later) and not isinstance(no.because, BadName | NameTaken):
                guesses.take()
            raise

    async def joined(
        self, request: Request, table: Table, seat: int | None, token: str | None, beside: bool = False
    ) -> Response:
        charter = table.charter
        told = Joined(charter.id, seat, charter.phase, charter.commitment())
        if beside and seat is not None and token is not None:
            return answer(structs.replace(told, beside=Beside(charter.places[seat].who, token)))
        response = answer(told)
        if token is not None:
            response.set_cookie(
                seats.cookie(table.charter.id),
                token,
                max_age=COOKIE_AGE,
                httponly=True,
                samesite="strict",
                secure=request.url.scheme == "https",
            )
            known = tokens(request) | {table.charter.id: token}
            if len(known) > self.settings.cookies:
                self.forget(request, response, await remember(self.hub, known), table.charter.id)
        return response

    def forget(self, request: Request, response: Response, memory: Memory, but: str | None = None) -> None:
        """Let a browser with too many cookies forget some: with more and more of them, one day nothing would work."""
        for id in memory.beyond(self.settings.cookies, but):
            secure = request.url.scheme == "https"
            response.delete_cookie(seats.cookie(id), httponly=True, samesite="strict", secure=secure)

    async def mine(self, request: Request) -> Response:
        known = tokens(request)
        memory = await remember(self.hub, known)
        found = []
        for charter in memory.own[:MOST_LISTED]:
            table = await self.hub.table(charter.id)
            seat = None if table is None else seats.owner(table.charter.places, known[charter.id])
            if table is not None and seat is not None:
                found.append(mine(table, seat))
        response = answer(tuple(found))
        self.forget(request, response, memory)
        return response

    async def replay(self, request: Request) -> Response:
        table = await self.found(request)
        headers = {"content-disposition": f'attachment; filename="{table.charter.game}.json"', **PRIVATE}
        return Response(await archive.replay(table), headers=headers, media_type="application/json")

    async def shuffle(self, request: Request) -> Response:
        return answer(archive.shuffle(await self.found(request)))

    async def story(self, request: Request) -> Response:
        table = await self.found(request)
        self.hear_story(request)
        owns = seats.owner(table.charter.places, tokens(request).get(table.charter.id))
        told = await archive.story(table, request.query_params.get("eyes", "public"), owns)
        # How well secrets compress tells about them.
        return tell(request, told, zipped=archive.opened(table))

    async def own_story(self, request: Request) -> Response:
        self.hear_story(request)
        replay = await json(request, LARGEST_FILE)
        told = await self.hub.pool.story(replay, request.query_params.get("eyes", "all"))
        return tell(request, told, zipped=True)

    def hear_story(self, request: Request) -> None:
        if self.settings.limited:
            self.slow_down(self.telling.of(address(request.scope)).admit())
        stay(request).hear_story()

    async def found(self, request: Request) -> Table:
        table = await self.hub.table(request.path_params["table"])
        if table is None:
            raise Denied(404, NoSuchTable())
        return table

    async def health(self, request: Request) -> Response:
        """The process lives; whether it is of any use, `ready` says."""
        return answer({"tables": len(self.hub.tables), "sockets": len(self.sockets)})

    async def ready(self, request: Request) -> Response:
        """Whether people can play here: database and workers are well."""
        state = await self.wellbeing.state()
        return answer(state, 200 if state.well else 503)

    # Coming up and going down.

    @contextlib.asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[dict[str, Any]]:
        self.hub.store.start()
        warming = asyncio.create_task(self.hub.pool.start())  # nobody has to wait for the bots before they play
        ticking = asyncio.create_task(self.tick())
        watching = asyncio.create_task(self.door.watch())
        try:
            yield {"door": self.door}
        finally:
            watching.cancel()
            ticking.cancel()
            warming.cancel()
            try:
                await self.hub.close()
            finally:
                await self.hub.pool.close()

    async def tick(self) -> None:
        """Look after the clock, and now and then after what is old."""
        for tick in itertools.count():
            try:
                await self.hub.tick()
                if tick % SWEEP == 0:
                    await self.hub.sweep()
            except Exception as error:
                self.failed("a tick", error)
            await asyncio.sleep(TICK)
            if self.leaving:
                return  # what it would write now, everybody would have to wait for

    async def farewell(self) -> None:
        """Take in nobody any more, and let everybody go with all that is theirs kept."""
        self.leaving = True
        await self.hub.farewell()


class Application:
    """All of a server: sockets, without a layer in between, and HTTP."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = http(server)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.http(scope, receive, send)
            return
        server = self.server
        with Stay(address(scope), server.bytes, server.stories) as here:
            if scope.get("state", {}).get(FULL) or not here.take(server.door.at_once):
                await turn_away(scope, receive, send, UNAVAILABLE, HouseFull(*patience(CROWDED)), CROWDED)
            elif scope["type"] == "websocket":
                await Socket(server, scope, receive, send).run()
            else:
                scope[STAY] = here
                await self.http(scope, receive, send)


def http(server: Server) -> Starlette:
    """What a server does over HTTP."""
    routes = [
        Route("/api/games", server.games),
        Route("/api/sheets/{digest}", server.sheets),
        Route("/api/rules/{game}", server.rules),
        Route("/api/data/{game}", server.data),
        Route("/api/lessons/{game}/{name}", server.lesson),
        Route("/api/tables", server.open, methods=["POST"]),
        Route("/api/tables/{table}/deal", server.deal, methods=["POST"]),
        Route("/api/join", server.join, methods=["POST"]),
        Route("/api/invites/{code}", server.invitation),
        Route("/api/mine", server.mine),
        Route("/api/tables/{table}/replay", server.replay),
        Route("/api/tables/{table}/shuffle", server.shuffle),
        Route("/api/tables/{table}/story", server.story),
        Route("/api/story", server.own_story, methods=["POST"]),
        Route("/health", server.health),
        Route("/ready", server.ready),
        *Assets().routes(),
    ]

    async def wrong(request: Request, error: Exception) -> Response:
        if isinstance(error, Denied):
            return answer(Wrong(error.why), error.status, error.headers)
        if isinstance(error, HTTPException):  # Starlette's own: an address that is none, or asked in a wrong way
            why = NothingHere() if error.status_code == 404 else Misunderstood(str(error.detail))
            return answer(Wrong(why), error.status_code, error.headers)
        if isinstance(error, Refusal) and isinstance(error.because, Notice):
            return answer(Wrong(error.because), UNAVAILABLE if isinstance(error, Later) else 400)
        if isinstance(error, WolfdenError):
            return answer(Wrong(Misunderstood(str(error))), 400)
        server.failed("a request", error)
        return answer(Wrong(OurMistake()), 500)

    return Starlette(
        routes=routes,
        lifespan=server.life,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={Denied: wrong, HTTPException: wrong, WolfdenError: wrong, Exception: wrong},
    )


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, {**PRIVATE, **(headers or {})}, "application/json")


def stay(request: Request) -> Stay:
    """What a request holds of the server."""
    found: Stay = request.scope[STAY]
    return found


def tell(request: Request, story: bytes, zipped: bool) -> Response:
    """A story, for browsers in gzip where that tells nobody anything."""
    stay(request).keep(len(story))
    if zipped and takes_gzip(request.headers.get("accept-encoding", "")):
        headers = {**PRIVATE, "content-encoding": "gzip"}
        return Response(story, headers=headers, media_type="application/json")
    return StreamingResponse(unzipped(story, PIECE), headers=PRIVATE, media_type="application/json")


async def json(request: Request, longest: int) -> bytes:
    """The body of a POST: JSON, from our own page or from no page."""
    if not same_origin(request.scope):
        raise Denied(403, FromElsewhere())
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Denied(415, NotJson())
    data, held = bytearray(), 0
    try:
        async for part in request.stream():
            size = len(data) + len(part)
            if size > longest:
                raise Denied(413, TooLong())
            if size > LONGEST_FRAME:  # short ones need no share of what there is, or others could take all of it
                stay(request).keep(size - held)
                held = size
            data += part
    except ClientDisconnect:
        raise Denied(400, BrokeOff()) from None
    return bytes(data)


async def body(request: Request, kind: type[T], longest: int = LONGEST_FRAME) -> T:
    """The typed value in a body."""
    try:
        return msgspec.json.decode(await json(request, longest), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Denied(400, Misunderstood(str(error))) from None


def tokens(request: Request) -> dict[str, str]:
    """The seats' tokens that a browser sends along, by table."""
    prefix = seats.cookie("")
    return {name[len(prefix) :]: value for name, value in cookies(request.scope).items() if name.startswith(prefix)}


def known(game: str) -> str:
    if game not in registry.games():
        refuse(NoSuchGame())
    return game


def language_of(request: Request) -> str:
    """The language that is asked for, or English."""
    return spoken(request.query_params.get("language", "")) or ENGLISH


def cards() -> tuple[GameCard, ...]:
    """All games on the home page. The first time takes a second or two: all that they say is read."""
    with READING:
        if not CARDS:
            CARDS.extend(card(name) for name in registry.games())
        return tuple(CARDS)


def card(name: str) -> GameCard:
    game = registry.game(name)
    return GameCard(
        name=game.name,
        title=game.title,
        about={language: game.words_in(language).say("about") for language in languages()},
        fewest=game.seats[0],
        most=game.seats[-1],
        minutes=game.minutes,
        hard=game.hard,
        parts={} if game.part is None else {language: parts(game, language) for language in languages()},
        options=tuple(OptionCard(key, option.values) for key, option in game.options.items()),
        bots=bots.names(game),
        data=game.source is not None,
        lessons=lesson_cards(name),
    )


def parts(game: Game, language: str) -> tuple[Part, ...]:
    """Which part each seat plays, where they differ."""
    assert game.part is not None
    words = game.words_in(language)
    return tuple(
        Part(words.value(part), words.hint(f"{type(part).__name__}-{part.name.lower()}"))
        for part in map(game.part, range(game.seats[-1]))
    )


def mine(table: Table, seat: int) -> Mine:
    charter = table.charter
    waits = table.fold is not None and charter.phase == PLAYING and seat in table.fold.state.actors()
    return Mine(
        table=charter.id,
        game=charter.game,
        title=table.game.title,
        seat=seat,
        names=tuple(place.name for place in charter.places if place.taken or charter.phase != LOBBY),
        phase=charter.phase,
        your_turn=waits and charter.places[seat].bot is None,
    )

"""The server as one ASGI application: pages, HTTP, sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import traceback
from collections.abc import AsyncIterator
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from wolfden import bots, registry
from wolfden.engine.errors import WolfdenError
from wolfden.server import archive, seats
from wolfden.server.api import LONGEST_DATA, Deal, GameCard, Join, Joined, Mine, NewTable, OptionCard, Wrong
from wolfden.server.assets import FOR_EVER, Assets, takes_gzip
from wolfden.server.charter import LOBBY, PLAYING
from wolfden.server.hub import Hub
from wolfden.server.limits import Buckets
from wolfden.server.messages import LONGEST_FRAME
from wolfden.server.refusal import Refusal, refuse
from wolfden.server.settings import DAY, Settings
from wolfden.server.socket import Socket
from wolfden.server.story import LARGEST_FILE
from wolfden.server.table import Table
from wolfden.server.web import SafeHeaders, address, cookies, same_origin

log = logging.getLogger("wolfden.server")
T = TypeVar("T")

TICK = 1.0  # seconds between looks at the clock
SWEEP = 300  # ticks between looks at what is old
COOKIE_AGE = 180 * DAY // 1000
LARGEST_BODY = 4 * LONGEST_DATA  # a new table may bring numbers of its own, and JSON spells some letters out
PRIVATE = {"cache-control": "no-store"}


class Server:
    """Everything that a running server has."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings = settings
        self.hub = hub
        self.sockets: set[Socket] = set()
        self.leaving = False
        self.asking = Buckets(settings.address_rate)
        self.sitting = Buckets(settings.seat_rate)
        self.connecting = Buckets(settings.connect_rate)
        self.creating = Buckets(settings.create_rate)
        self.guessing = Buckets(settings.guess_rate)

    # Limits.

    def asks(self, scope: Scope, table: str, seat: int | None) -> float:
        """How long an ask has to wait, by its seat and address."""
        wait = self.asking.of(address(scope)).take()
        return wait if seat is None else max(wait, self.sitting.of((table, seat)).take())

    def connects(self, scope: Scope) -> float:
        return self.connecting.of(address(scope)).take() if self.settings.limited else 0.0

    def failed(self, where: str, error: BaseException) -> None:
        """Log a mistake of ours: where it happened, and nothing of what it was about."""
        steps = [f"{step.name} ({step.filename}:{step.lineno})" for step in traceback.extract_tb(error.__traceback__)]
        log.error("%s failed: %s in %s", where, type(error).__name__, " < ".join(reversed(steps)))

    # HTTP.

    async def games(self, request: Request) -> Response:
        return answer(tuple(card(name) for name in registry.games()))

    async def sheets(self, request: Request) -> Response:
        found = self.hub.sheet(request.path_params["digest"])
        if found is None:
            raise HTTPException(404, "There is no such sheet.")
        headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
        if takes_gzip(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            return Response(found.zipped, headers=headers, media_type="application/json")
        return Response(found.body, headers=headers, media_type="application/json")

    async def rules(self, request: Request) -> Response:
        return Response(registry.game(known(request.path_params["game"])).help, media_type="text/markdown")

    async def data(self, request: Request) -> Response:
        game = registry.game(known(request.path_params["game"]))
        if game.source is None:
            raise HTTPException(404, f"{game.title} has no data that could be replaced.")
        headers = {"content-disposition": f'attachment; filename="{game.name}.toml"', "cache-control": "no-cache"}
        return Response(game.source.text, headers=headers, media_type="application/toml")

    async def open(self, request: Request) -> Response:
        new = await body(request, NewTable, LARGEST_BODY)
        if self.settings.limited and self.creating.of(address(request.scope)).take() > 0:
            raise HTTPException(429, "That was too much at once; please wait a while.")
        table, token = self.hub.open(new)
        await table.safe()
        return self.joined(request, table, 0, token)

    async def deal(self, request: Request) -> Response:
        table = await self.found(request)
        self.slow_down(request)
        ask = await body(request, Deal)
        seat = seats.owner(table.charter.places, tokens(request).get(table.charter.id))
        self.hub.deal(table, seat, ask)
        await table.safe()
        return self.joined(request, table, seat, None)

    async def join(self, request: Request) -> Response:
        ask = await body(request, Join)
        guesses = self.guessing.of(address(request.scope))
        if self.settings.limited and guesses.empty():
            raise HTTPException(429, "Too many codes that do not work; please wait a while.")
        try:
            table, seat, token = await self.hub.join(ask, tokens(request))
        except Refusal:
            guesses.take()
            raise
        await table.safe()
        return self.joined(request, table, seat, token)

    def joined(self, request: Request, table: Table, seat: int | None, token: str | None) -> Response:
        response = answer(Joined(table.charter.id, seat, table.charter.phase, table.charter.commitment()))
        if token is not None:
            response.set_cookie(
                seats.cookie(table.charter.id),
                token,
                max_age=COOKIE_AGE,
                httponly=True,
                samesite="strict",
                secure=request.url.scheme == "https",
            )
        return response

    async def mine(self, request: Request) -> Response:
        found = []
        for id, token in list(tokens(request).items())[:100]:
            table = await self.hub.table(id)
            seat = None if table is None else seats.owner(table.charter.places, token)
            if table is not None and seat is not None:
                found.append(mine(table, seat))
        return answer(tuple(found))

    async def replay(self, request: Request) -> Response:
        table = await self.found(request)
        headers = {"content-disposition": f'attachment; filename="{table.charter.game}.json"', **PRIVATE}
        return Response(await archive.replay(table), headers=headers, media_type="application/json")

    async def shuffle(self, request: Request) -> Response:
        return answer(archive.shuffle(await self.found(request)))

    async def story(self, request: Request) -> Response:
        table = await self.found(request)
        self.slow_down(request)
        owns = seats.owner(table.charter.places, tokens(request).get(table.charter.id))
        told = await archive.story(table, request.query_params.get("eyes", "public"), owns)
        return Response(told, headers=PRIVATE, media_type="application/json")

    async def own_story(self, request: Request) -> Response:
        self.slow_down(request)
        told = await self.hub.pool.story(await json(request, LARGEST_FILE), request.query_params.get("eyes", "all"))
        return Response(told, headers=PRIVATE, media_type="application/json")

    async def found(self, request: Request) -> Table:
        table = await self.hub.table(request.path_params["table"])
        if table is None:
            raise HTTPException(404, "There is no such table.")
        return table

    def slow_down(self, request: Request) -> None:
        if self.settings.limited and self.connects(request.scope) > 0:
            raise HTTPException(429, "That was too much at once; please wait a while.")

    async def health(self, request: Request) -> Response:
        return answer({"tables": len(self.hub.tables), "sockets": len(self.sockets)})

    # Coming up and going down.

    @contextlib.asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        self.hub.store.start()
        warming = asyncio.create_task(self.hub.pool.start())  # nobody has to wait for the bots before they play
        ticking = asyncio.create_task(self.tick())
        try:
            yield
        finally:
            ticking.cancel()
            warming.cancel()
            await self.hub.close()
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
        if scope["type"] == "websocket":
            await Socket(self.server, scope, receive, send).run()
        else:
            await self.http(scope, receive, send)


def http(server: Server) -> Starlette:
    """What a server does over HTTP."""
    routes = [
        Route("/api/games", server.games),
        Route("/api/sheets/{digest}", server.sheets),
        Route("/api/rules/{game}", server.rules),
        Route("/api/data/{game}", server.data),
        Route("/api/tables", server.open, methods=["POST"]),
        Route("/api/tables/{table}/deal", server.deal, methods=["POST"]),
        Route("/api/join", server.join, methods=["POST"]),
        Route("/api/mine", server.mine),
        Route("/api/tables/{table}/replay", server.replay),
        Route("/api/tables/{table}/shuffle", server.shuffle),
        Route("/api/tables/{table}/story", server.story),
        Route("/api/story", server.own_story, methods=["POST"]),
        Route("/health", server.health),
        *Assets().routes(),
    ]

    async def wrong(request: Request, error: Exception) -> Response:
        if isinstance(error, HTTPException):
            return answer(Wrong(str(error.detail)), error.status_code)
        if isinstance(error, WolfdenError):
            return answer(Wrong(str(error)), 400)
        server.failed("a request", error)
        return answer(Wrong("Something went wrong here; it is not your fault."), 500)

    return Starlette(
        routes=routes,
        lifespan=server.life,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: wrong, WolfdenError: wrong, Exception: wrong},
    )


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, PRIVATE, "application/json")


async def json(request: Request, longest: int) -> bytes:
    """The body of a POST: JSON, from our own page or from no page."""
    if not same_origin(request.scope):
        raise HTTPException(403, "That did not come from our page.")
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise HTTPException(415, "The body has to be JSON.")
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > longest:
            raise HTTPException(413, "That is too long.")
    return bytes(data)


async def body(request: Request, kind: type[T], longest: int = LONGEST_FRAME) -> T:
    """The typed value in a body."""
    try:
        return msgspec.json.decode(await json(request, longest), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise HTTPException(400, f"That cannot be understood: {error}") from None


def tokens(request: Request) -> dict[str, str]:
    """The seats' tokens that a browser sends along, by table."""
    prefix = seats.cookie("")
    return {name[len(prefix) :]: value for name, value in cookies(request.scope).items() if name.startswith(prefix)}


def known(game: str) -> str:
    if game not in registry.games():
        refuse("There is no such game.")
    return game


def card(name: str) -> GameCard:
    game = registry.game(name)
    return GameCard(
        name=game.name,
        title=game.title,
        about=game.about,
        fewest=game.seats[0],
        most=game.seats[-1],
        minutes=game.minutes,
        options=tuple(OptionCard(key, option.about, option.values) for key, option in game.options.items()),
        bots=bots.names(game),
        data=game.source is not None,
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

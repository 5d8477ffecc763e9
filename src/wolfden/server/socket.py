"""One connection: the first frame, what it asks, and what waits to be sent to it.

Frames are sent at once where the connection takes them, without a task for each. Where it does not, they wait in a
bounded queue; a client that does not read for too long is dropped, and can come back for the rest.
"""

from __future__ import annotations

import asyncio
import logging
import types
from collections import deque
from collections.abc import Coroutine, Generator
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.types import Message, Receive, Scope, Send

from wolfden.notices import Notice
from wolfden.server import asks
from wolfden.server.limits import Bucket
from wolfden.server.messages import LONGEST_FRAME, AnyAsk, Hello, Refused
from wolfden.server.reasons import (
    CannotRead,
    ComeBack,
    Flooded,
    MetAlready,
    Misunderstood,
    NoFrame,
    NoHello,
    NoSuchTable,
    TooFast,
    TooManyPages,
    TooManyTables,
    TooMuchUnread,
    patience,
)
from wolfden.server.refusal import refuse
from wolfden.server.seats import cookie, owner
from wolfden.server.store import Unavailable
from wolfden.server.table import Table, farewell
from wolfden.server.web import SOCKETS, TOO_MUCH, address, cookies, same_origin, turn_away
from wolfden.server.wire import EXTENSION, Wire

if TYPE_CHECKING:
    from wolfden.server.app import Server

log = logging.getLogger("wolfden.server")

HELLO_WITHIN = 10.0  # seconds
MOST_ASKED = 256  # frames of one client that wait to be done
TOO_FAST = 10.0  # seconds to wait, from which on a client is not waited for
GOING_AWAY, TRY_AGAIN, POLICY = 1001, 1013, 1008

decoder = msgspec.json.Decoder(AnyAsk)
NONSENSE = (msgspec.DecodeError, UnicodeError, RecursionError)


class Id(msgspec.Struct):
    """Of a frame that makes no sense: its id, so that the refusal finds whoever asked."""

    id: str | None = None


class Socket:
    """A client's connection to a table."""

    def __init__(self, server: Server, scope: Scope, receive: Receive, send: Send) -> None:
        self.server = server
        self.scope = scope
        self.receive = receive
        self.send = send
        self.address = address(scope)
        self.wire: Wire | None = scope.get("extensions", {}).get(EXTENSION)
        if self.wire is not None:
            self.wire.address = self.address  # a proxy may have told us more than the wire knows
        self.seat: int | None = None
        self.table: Table | None = None
        self.own = Bucket(server.settings.socket_rate)
        self.asked: deque[bytes] = deque()  # what is not done yet
        self.asked_bytes = 0
        self.waiting: deque[tuple[Message, int]] = deque()  # what is not sent yet, with its size
        self.waiting_bytes = 0
        self.sending: asyncio.Task[None] | None = None
        self.closing = False  # nothing more is sent
        self.task: asyncio.Task[Any] | None = None

    # Reading.

    async def run(self) -> None:
        """Everything, from the handshake to the end."""
        self.task = asyncio.current_task()
        wait = self.server.connects(self.scope)
        if wait > 0:
            why = TooFast(*patience(wait))
            await turn_away(self.scope, self.receive, self.send, TOO_MUCH, why, wait)
            return
        await self.receive()
        if not same_origin(self.scope):
            await self.send({"type": "websocket.close", "code": POLICY})
            return
        await self.send({"type": "websocket.accept"})
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                first = await self.frame()
            if first is not None and await self.hello(first):
                await self.read()
        except TimeoutError:
            self.bye(NoHello(), again=True)
        except asyncio.CancelledError:
            if not self.closing or self.task is None or self.task.uncancel():
                raise  # somebody else's; ours means that the client was dropped
        finally:
            self.closing = True
            self.server.sockets.discard(self)
            if self.table is not None:
                self.table.go(self)
            sending = self.sending  # which forgets itself once it is done
            if sending is not None:
                await asyncio.wait({sending}, timeout=1)
                sending.cancel()

    async def frame(self) -> str | None:
        """The next frame; None when there are no more."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        if text is None or len(text) > LONGEST_FRAME:
            self.bye(NoFrame(), again=False)
            return None
        return text

    async def hello(self, first: str) -> bool:
        """The first frame: which table, and whose seat."""
        try:
            hello = decoder.decode(first)
        except NONSENSE:
            hello = None
        if not isinstance(hello, Hello):
            self.bye(NoHello(), again=False)
            return False
        id = self.scope["path"].removeprefix(SOCKETS)
        try:
            table = await self.server.hub.table(id)
        except Unavailable:
            self.bye(CannotRead(), again=True)
            return False
        if table is None:
            self.bye(NoSuchTable(), again=False)
            return False
        if table.dropped or self.server.leaving:
            self.bye(ComeBack(), again=True)
            return False
        token = hello.token if hello.token is not None else cookies(self.scope).get(cookie(id))
        seat = owner(table.charter.places, token)
        settings = self.server.settings
        if len(table.listeners.get(seat, ())) >= (settings.spectators if seat is None else settings.sockets_a_seat):
            self.bye(TooManyPages(), again=True)
            return False
        if settings.limited and self.server.door.waiting(self.address) > settings.waiting_bytes_an_address:
            self.bye(TooMuchUnread(), again=True)
            return False
        self.seat = seat
        self.table = table
        self.server.sockets.add(self)
        table.come(self, hello)
        return True

    async def read(self) -> None:
        """Take what is asked, until there is no more. Frames come by the short way, if there is one."""
        if self.wire is not None:
            self.wire.taken = self.take
        while (text := await self.frame()) is not None and not self.closing:
            self.take(text.encode())

    def take(self, text: bytes) -> None:
        """Do what is asked, one frame after the other, not faster than allowed."""
        if self.closing:
            return
        self.asked.append(text)
        self.asked_bytes += len(text)
        if len(self.asked) == 1:
            self.catch_up(self.wait())
        elif len(self.asked) > MOST_ASKED or self.asked_bytes > self.server.settings.asked_bytes:
            self.bye(Flooded(), again=True)

    def catch_up(self, wait: float = 0.0) -> None:
        """Do what waits to be done, as far as that is allowed now."""
        while self.asked and not self.closing:
            if wait > TOO_FAST:
                self.bye(Flooded(), again=True)
                return
            if wait > 0:
                asyncio.get_running_loop().call_later(wait, self.catch_up)
                return
            assert self.table is not None
            self.ask(self.table, self.asked[0])
            self.asked_bytes -= len(self.asked.popleft())
            wait = self.wait() if self.asked else 0.0

    def wait(self) -> float:
        """How long the next frame has to wait."""
        if not self.server.settings.limited or self.table is None:
            return 0.0
        return max(self.own.take(), self.server.asks(self.scope, self.table.charter.id, self.seat))

    def ask(self, table: Table, text: bytes) -> None:
        try:
            asked = decoder.decode(text)
        except NONSENSE as error:
            table.answer(self, Refused(_id(text), Misunderstood(str(error))))
            return
        if isinstance(asked, Hello):
            table.answer(self, Refused(None, MetAlready()))
            return
        try:
            asks.handle(table, self, asked)
        except Exception as error:  # a mistake of ours: the table may be half changed, so it is set up again
            self.server.failed("an ask", error)
            table.fail()

    def opens_table(self) -> None:
        wait = self.server.opens(self.scope)
        if wait > 0:
            refuse(TooManyTables(*patience(wait)))

    # Sending.

    def push(self, *frames: bytes) -> None:
        """Send frames now, or keep them until the client takes them."""
        if self.closing or (self.sending is None and self.wire is not None and self.wire.push(frames)):
            return
        for frame in frames:
            if not self.closing:
                self._push({"type": "websocket.send", "text": frame.decode()}, len(frame))

    def bye(self, why: Notice, again: bool) -> None:
        """Send the last frame, and close."""
        if not self.closing:
            self.push(farewell(why, again))
            if not self.closing:
                self._push({"type": "websocket.close", "code": GOING_AWAY if again else POLICY}, 0)
            self.closing = True

    def _push(self, message: Message, size: int) -> None:
        if self.sending is None:
            self._start(self.send(message))  # type: ignore[arg-type]
            return
        self.waiting.append((message, size))
        self._count(size)
        settings = self.server.settings
        if len(self.waiting) > settings.waiting_frames or self.waiting_bytes > settings.waiting_bytes:
            self.drop()

    def _start(self, sending: Coroutine[Any, Any, None]) -> None:
        """Send as far as it goes without waiting; a task does the rest, if there is one."""
        try:
            future = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the client is gone, which the reading side will find out
            self.closing = True
            return
        self.sending = asyncio.get_running_loop().create_task(self._finish(sending, future))

    async def _finish(self, sending: Coroutine[Any, Any, None], future: Any) -> None:
        try:
            await _rest(sending, future)
            while self.waiting:
                message, size = self.waiting.popleft()
                self._count(-size)
                await self.send(message)
        except Exception:
            self.closing = True
        finally:
            self.sending = None

    def _count(self, size: int) -> None:
        self.waiting_bytes += size
        if self.wire is not None:
            self.wire.queued = self.waiting_bytes

    def drop(self) -> None:
        """The client does not read: let it go at once. It can come back and get what it missed."""
        self.closing = True
        self.waiting.clear()
        self._count(-self.waiting_bytes)
        if self.sending is not None:
            self.sending.cancel()
        if self.task is not None:
            self.task.cancel()
        if self.wire is not None:
            self.wire.cut()  # to close it would be to wait until everything is read


@types.coroutine
def _rest(sending: Coroutine[Any, Any, None], future: Any) -> Generator[Any, Any, None]:
    """What is left of a coroutine that was started by hand and waits for this future."""
    while True:
        try:
            value = yield future
        except BaseException as error:
            step = sending.throw
            given: Any = error
        else:
            step, given = sending.send, value  # type: ignore[assignment]
        try:
            future = step(given)
        except StopIteration:
            return


def _id(text: bytes) -> str | None:
    try:
        return msgspec.json.decode(text, type=Id).id
    except NONSENSE:
        return None

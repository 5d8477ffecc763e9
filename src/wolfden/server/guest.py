"""uvicorn's protocol for HTTP, with an eye on how long requests take to come."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from wolfden.server.door import Connection, Door
from wolfden.server.seats import cookie
from wolfden.server.web import FULL, SOCKETS, cookies
from wolfden.server.wire import Wire

COOKIE = b"cookie"
UNSENT = 16 * 1024  # bytes that the system takes beyond what is on its way


class Guest(Connection, H11Protocol):
    """A connection over which requests come, one after the other."""

    stage: tuple[Any, ...] = ()  # what of which request we wait for
    begun = 0.0  # when that stage began
    received = 0  # bytes that came since
    heard_at = 0.0  # when the last of them came

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.door: Door = self.app_state["door"]
        keep_little(transport)
        self.begun = self.loop.time()
        self.stage = (self.conn.their_state, self.cycle)
        if not self.door.enter(self, self.client[0] if self.client else "", self.begun):
            self.app_state = {**self.app_state, FULL: True}

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self.heard_at = self.loop.time()
        super().data_received(data)
        self.look()

    def resume_writing(self) -> None:
        self.taken_at = self.loop.time()
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def look(self) -> None:
        """See what we wait for now: the head of a request, its body, or nothing."""
        stage = (self.conn.their_state, self.cycle)
        if stage != self.stage:
            self.stage, self.begun, self.received = stage, self.loop.time(), 0
            if stage[0] in (h11.IDLE, h11.SEND_BODY):
                self.door.wait(self)
            else:
                self.door.heard(self)

    def late(self, now: float) -> bool:
        settings = self.door.settings
        if not self.asking:
            return False
        if self.conn.their_state is h11.SEND_BODY:
            took = self.received / settings.body_bytes_a_second
            return now - max(self.begun, self.heard_at) > settings.body_within or (
                now - self.begun > settings.body_within + took
            )
        return now - self.begun > settings.head_within

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a socket. Of all cookies it gets its own: the next protocol takes no long lines."""
        own = cookie(self.scope["path"].removeprefix(SOCKETS))
        token = cookies(dict(self.scope)).get(own)
        self.headers = [one for one in self.headers if one[0] != COOKIE]
        if token is not None:
            self.headers.append((COOKIE, f"{own}={token}".encode("latin-1")))
        super().handle_websocket_upgrade(event)
        wire = self.transport.get_protocol()
        assert isinstance(wire, Wire)
        self.door.follow(wire, self)
        if not wire.handshake_initiated:  # it cannot read this head, and would say nothing about it for ever
            wire.handshake_complete = wire.close_sent = True
            self.send_400_response("A socket is asked for with few and short lines, and without a body.")


def keep_little(transport: asyncio.Transport) -> None:
    """Let the system take no more than it can send soon: from megabytes in there, we could not tell slow from dead."""
    option = getattr(socket, "TCP_NOTSENT_LOWAT", None)
    raw = transport.get_extra_info("socket")
    if option is not None and raw is not None and raw.family in (socket.AF_INET, socket.AF_INET6):
        with contextlib.suppress(OSError):
            raw.setsockopt(socket.IPPROTO_TCP, option, UNSENT)

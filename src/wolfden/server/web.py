"""What HTTP and sockets have in common: who asks, from where, and the headers of every answer."""

from __future__ import annotations

import math
import re
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wolfden.notices import Notice
from wolfden.server.api import Wrong
from wolfden.server.limits import neighbourhood
from wolfden.server.settings import RETRY

SOCKETS = "/ws/"  # a table's socket is below
FULL = "full"  # in a scope's state: there is no room for this connection
TOO_MUCH, UNAVAILABLE = 429, 503
PIECE = 64 * 1024  # bytes that are sent at once

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


SEATS = re.compile(r"(?:^|;)[ \t]*(seat-[A-Za-z0-9_-]+)=([A-Za-z0-9_-]+)[ \t]*(?=;|$)")  # see seats.py


def cookies(scope: Scope) -> dict[str, str]:
    """The seats' cookies of a request. Whatever else shares our address may have cookies that make no sense."""
    found = (value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie")
    return dict(SEATS.findall("; ".join(found)))


def same_origin(scope: Scope) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = header(scope, b"origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return page.lower() == (header(scope, b"host") or "").lower() != ""


def address(scope: Scope) -> str:
    """Where a request comes from, as far as we know."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


class Denied(Exception):
    """A request over HTTP that is not done, with the status that says so to programs; `wait`: try again then."""

    def __init__(self, status: int, why: Notice, wait: float | None = None) -> None:
        super().__init__(repr(why))
        self.status = status
        self.why = why
        self.headers = {} if wait is None else retry_after(wait)


def retry_after(seconds: float) -> dict[str, str]:
    """The header that says to programs how long to wait."""
    return {"retry-after": str(max(1, math.ceil(seconds)))}


async def turn_away(scope: Scope, receive: Receive, send: Send, status: int, why: Notice, wait: float) -> None:
    """Answer a request, or the wish for a socket, that cannot be looked at now."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    if scope["type"] == "websocket":
        await receive()
        if kind not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1013})
            return
    body = msgspec.json.encode(Wrong(why))
    given = {**retry_after(wait), "content-type": "application/json", "cache-control": "no-store"}
    headers = [(name.encode(), value.encode()) for name, value in given.items()]
    headers += [(b"content-length", str(len(body)).encode()), (b"connection", b"close"), *HEADERS]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})


class SafeHeaders:
    """Adds the headers that keep browsers careful to every answer, and sends long ones piece by piece."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                extra = [(name, value) for name, value in HEADERS if name not in given]
                if message["status"] in (TOO_MUCH, UNAVAILABLE) and b"retry-after" not in given:
                    extra.append((b"retry-after", str(RETRY).encode()))
                message = {**message, "headers": [*message["headers"], *extra]}
            elif message["type"] == "http.response.body" and len(message.get("body", b"")) > PIECE:
                # What is sent at once is copied, and waits as a whole for somebody who does not read.
                body = memoryview(message["body"])
                while len(body) > PIECE:
                    await send({**message, "body": bytes(body[:PIECE]), "more_body": True})
                    body = body[PIECE:]
                message = {**message, "body": bytes(body)}
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)

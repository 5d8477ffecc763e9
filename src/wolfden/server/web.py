"""What HTTP and sockets have in common: who asks, from where, and the headers of every answer."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wolfden.server.limits import neighbourhood

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


def cookies(scope: Scope) -> dict[str, str]:
    """The cookies of a request; none if they make no sense."""
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header(scope, b"cookie") or "").items()}
    except CookieError:
        return {}


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


class SafeHeaders:
    """Adds the headers that keep browsers careful to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                extra = [(name, value) for name, value in HEADERS if name not in given]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)

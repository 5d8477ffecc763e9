"""The door: how many may be connected, who has to make room, and who has kept us waiting for too long.

Once a second it looks at everybody who is connected: at requests that do not come to an end, and at those who do not
take what we have for them. They are cut off at once, for a connection that is closed politely waits for its last byte
to be taken.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Iterable

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from wolfden.server.limits import Shares, neighbourhood
from wolfden.server.settings import Settings

try:
    import resource
except ImportError:  # a system that does not count open files like this
    resource = None  # type: ignore[assignment]

log = logging.getLogger("wolfden.server")

LOOK = 1.0  # seconds between two looks
SPARE = 64  # connections beyond the last, to which we say that the house is full
OTHER_FILES = 128  # that a server has open besides its connections


class Connection(asyncio.Protocol):
    """A connection, as the door sees it."""

    transport: asyncio.Transport
    address = ""  # of whoever is at the other end, as far as we know
    asking = False  # we wait for (the rest of) a request
    queued = 0  # bytes that wait here until the transport takes more
    unread = 0  # bytes that were not taken when we last looked
    taken_at = 0.0  # when some were taken last, or nothing was left to take

    def waiting(self) -> int:
        """The bytes that wait to be taken."""
        return self.transport.get_write_buffer_size() + self.queued

    def late(self, now: float) -> bool:
        """Whether what we wait for should have come by now."""
        return False

    def cut(self) -> None:
        """Let go of a connection, whatever still waits to be sent."""
        with contextlib.suppress(Exception):  # it may be closed already, and each loop has its own word for that
            self.transport.abort()


class Door:
    """Everybody who is connected."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = room(settings.connections)
        self.each = settings.connections_an_address if settings.limited else self.most
        self.at_once = Shares(self.each, self.most + SPARE)  # requests and sockets, by where they really come from
        self.connections: dict[Connection, str] = {}  # with the address at the other end of the wire
        self.asking: dict[Connection, None] = {}  # whose requests have not come yet, oldest first
        self.near: dict[str, dict[Connection, None]] = {}  # by that address
        self.proxies = ProxyHeadersMiddleware(None, list(settings.trusted_proxies)).trusted_hosts  # type: ignore[arg-type]

    def enter(self, connection: Connection, host: str, now: float) -> bool:
        """Somebody comes: True if there is room, perhaps because somebody else has made room."""
        proxy = bool(self.settings.trusted_proxies) and host in self.proxies
        # Who comes by a proxy is known only by what they ask.
        connection.address = where = "" if proxy else neighbourhood(host)
        connection.taken_at = now
        self.connections[connection] = where
        near = self.near.setdefault(where, {})
        near[connection] = None
        crowd = not proxy and len(near) > self.each
        if crowd or len(self.connections) > self.most:
            longest = next((one for one in (near if crowd else self.asking) if one.asking), None)
            if longest is not None:
                self.leave(longest)
                longest.cut()
        self.wait(connection)
        if (proxy or len(near) <= self.each) and len(self.connections) <= self.most:
            return True
        if (not proxy and len(near) > self.each + SPARE) or len(self.connections) > self.most + SPARE:
            self.leave(connection)
            connection.cut()
        return False

    def follow(self, connection: Connection, after: Connection) -> None:
        """A connection goes on by another protocol."""
        where = self.connections.get(after)
        if where is not None:
            self.leave(after)
            self.connections[connection] = where
            self.near.setdefault(where, {})[connection] = None
            connection.address, connection.taken_at = after.address, after.taken_at

    def leave(self, connection: Connection) -> None:
        """Somebody goes, or does not count any more."""
        where = self.connections.pop(connection, None)
        if where is not None:
            self.asking.pop(connection, None)
            near = self.near[where]
            del near[connection]
            if not near:
                del self.near[where]

    def wait(self, connection: Connection) -> None:
        """We wait for somebody's request."""
        connection.asking = True
        if connection in self.connections:
            self.asking[connection] = None

    def heard(self, connection: Connection) -> None:
        """Somebody's request has come."""
        connection.asking = False
        self.asking.pop(connection, None)

    def waiting(self, address: str) -> int:
        """The bytes that wait for everybody at an address."""
        return sum(connection.waiting() for connection in self.connections if connection.address == address)

    async def watch(self) -> None:
        """Look again and again, as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                self.look(asyncio.get_running_loop().time())
            except Exception:
                log.exception("a look at the door failed")  # the next one is due all the same

    def look(self, now: float) -> None:
        """Cut off whoever is too late, does not read, or lets too much wait."""
        slow = []
        for connection in list(self.connections):
            unread = connection.waiting()
            if unread == 0 or unread < connection.unread:
                connection.taken_at = now
            connection.unread = unread
            if connection.late(now) or now - connection.taken_at > self.settings.unread_within:
                connection.cut()
            elif unread:
                slow.append(connection)
        if slow:
            self.lighten(slow)

    def lighten(self, slow: Iterable[Connection]) -> None:
        """If too much waits for an address or for all, cut off those for whom most does."""
        settings = self.settings
        total, by = 0, Counter[str]()
        for connection in slow:
            total += connection.unread
            by[connection.address] += connection.unread
        for connection in sorted(slow, key=lambda connection: connection.unread, reverse=True):
            crowd = (
                settings.limited and connection.address and by[connection.address] > settings.waiting_bytes_an_address
            )
            if crowd or total > settings.waiting_bytes_in_all:
                total -= connection.unread
                by[connection.address] -= connection.unread
                connection.cut()


def room(wanted: int) -> int:
    """How many connections this process may have: as many as wanted, if the system lets us open so many files."""
    if resource is None:
        return wanted
    needed = wanted + SPARE + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if soft != unlimited and soft < needed:
        soft = needed if hard == unlimited else min(needed, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wanted if soft == unlimited else max(SPARE, min(wanted, soft - SPARE - OTHER_FILES))

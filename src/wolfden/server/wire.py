"""A short way for whole frames, past the layers in between: most of what a server does is passing on a few bytes.

ASGI knows no such thing, so it is an extension of ours: whoever runs the application otherwise goes the long way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from wolfden.server.door import Connection
from wolfden.server.messages import LONGEST_FRAME

EXTENSION = "wolfden.wire"

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # the first bytes of whole frames
MASKED = 0x80  # in the second byte: whatever comes from a client is
SHORT, MIDDLE = 126, 65536


class Wire(Connection, WebSocketsSansIOProtocol):
    """uvicorn's protocol, and more for those who know of it."""

    taken: Callable[[bytes], None] | None = None  # who takes frames of text, as soon as they are there
    even = True  # all that came so far were whole frames, one at a time
    begun = 0.0  # when the socket was asked for

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.begun = self.loop.time()

    def late(self, now: float) -> bool:
        return not self.handshake_complete and now - self.begun > self.app_state["door"].settings.head_within

    def connection_lost(self, exc: Exception | None) -> None:
        self.app_state["door"].leave(self)
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        self.taken_at = self.loop.time()
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """What nearly always comes is one whole frame of text; anything else goes the long way."""
        if self.even and self.handshake_complete:
            start = frame_start(data)
            self.even = start > 0
            if self.even and data[0] == TEXT and self.taken is not None and not self.close_sent:
                self.taken(apply_mask(data[start:], data[start - 4 : start]))
                return
        super().data_received(data)

    def keepalive_timeout(self) -> None:
        """Nobody answers a ping: nobody will take the rest, either."""
        super().keepalive_timeout()
        self.cut()

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def push(self, texts: tuple[bytes, ...]) -> bool:
        """Send frames of UTF-8 at once; False if the connection cannot take them now."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(b"".join([header(len(text)) + text for text in texts]))
        return True

    def send_receive_event_to_app(self) -> None:
        """A whole frame has come: give it to whoever takes it; else it waits until it is asked for."""
        if self.taken is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.taken(text)


def header(size: int) -> bytes:
    """What comes before that many bytes of text from a server."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLE:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")


def frame_start(data: bytes) -> int:
    """Where the payload begins, if this is exactly one whole frame of a client, and not too long; otherwise 0."""
    if len(data) < 6 or data[0] not in (TEXT, CLOSE, PING, PONG) or not data[1] & MASKED:
        return 0
    size, start = data[1] & ~MASKED, 6
    if size == SHORT and len(data) >= 8:
        size, start = int.from_bytes(data[2:4], "big"), 8
    elif size > SHORT:
        return 0
    return start if size <= LONGEST_FRAME and len(data) == start + size else 0

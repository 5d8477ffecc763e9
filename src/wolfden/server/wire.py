"""A short way for whole frames, past the layers in between: most of what a server does is passing on a few bytes.

ASGI knows no such thing, so it is an extension of ours: whoever runs the application otherwise goes the long way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "wolfden.wire"

TEXT = 0x81  # the first byte of a whole frame of text
SHORT, MIDDLE = 126, 65536


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, and more for those who know of it."""

    taken: Callable[[bytes], None] | None = None  # who takes frames of text, as soon as they are there

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def push(self, text: bytes) -> bool:
        """Send a frame of UTF-8 at once; False if the connection cannot take it now."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(header(len(text)) + text)
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

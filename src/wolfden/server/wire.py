"""A short way for whole frames, past the layers in between: most of what a server does is sending the same few bytes.

ASGI knows no such thing, so it is an extension of ours: whoever runs the application otherwise goes the long way.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PUSH = "wolfden.push"

TEXT = 0x81  # the first byte of a whole frame of text
SHORT, MIDDLE = 126, 65536


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, and `push` for those who know of it."""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[PUSH] = self.push
        await super().run_asgi()

    def push(self, text: bytes) -> bool:
        """Send a frame of UTF-8 at once; False if the connection cannot take it now."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(header(len(text)) + text)
        return True


def header(size: int) -> bytes:
    """What comes before that many bytes of text from a server."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLE:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")

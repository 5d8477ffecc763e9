"""Everything about a server that somebody might want to be otherwise, in one place."""

from __future__ import annotations

from pathlib import Path

import msgspec

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

DATABASE = "wolfden.db"

# How long a decision may take (milliseconds), by tempo; an untimed table waits for ever.
TEMPOS: dict[str, int | None] = {"untimed": None, "live": MINUTE, "relaxed": DAY}


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and then so many a second."""

    burst: float
    a_second: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server behaves; the defaults are for people."""

    data_dir: Path
    host: str = "127.0.0.1"
    port: int = 8000
    trusted_proxies: tuple[str, ...] = ()  # whose word we take for where a request comes from

    # A bot answers after a time drawn from here (seconds), whatever it has to decide. If it needs longer, it
    # answers at one of the ticks after it, so that nobody learns from the time how hard it had to think.
    bot_delay: tuple[float, float] = (0.8, 1.8)
    bot_tick: float = 1.0

    # Frames and bytes that may wait for a client that does not read; it is dropped, and can come back.
    waiting_frames: int = 256
    waiting_bytes: int = 1024 * 1024
    sockets_a_seat: int = 8
    spectators: int = 64  # at one table

    limited: bool = True
    socket_rate: Rate = Rate(60, 20)
    seat_rate: Rate = Rate(90, 30)
    address_rate: Rate = Rate(600, 200)  # many people may share one address
    connect_rate: Rate = Rate(120, 4)
    create_rate: Rate = Rate(20, 0.05)
    guess_rate: Rate = Rate(10, 1 / 30)  # wrong codes

    chat_page: int = 100  # lines of chat that are sent at once; older ones are there for the asking
    chat_page_bytes: int = 32 * 1024  # and so many bytes of them, about

    save_every: int = 40  # moves, between stored states of a table
    grace: int = 20 * SECOND  # after a start of the server, before a deadline can be over
    give_lasts: int = 2 * DAY
    move_seat_lasts: int = 7 * DAY
    idle: int = 10 * MINUTE  # before a table that nobody looks at leaves the memory

    # How long tables are kept that nobody touches.
    keep_lobby: int = 2 * DAY
    keep_playing: int = 90 * DAY
    keep_over: int = 30 * DAY
    keep_closed: int = DAY

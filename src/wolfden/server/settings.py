"""Everything about a server that somebody might want to be otherwise, in one place."""

from __future__ import annotations

from pathlib import Path

import msgspec

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

RETRY = 10  # seconds after which to try again, where nobody has said otherwise
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
    # Bytes that may wait for all clients at one address, and for all there are. Whoever has most goes first.
    waiting_bytes_an_address: int = 16 * 1024 * 1024
    waiting_bytes_in_all: int = 48 * 1024 * 1024
    asked_bytes: int = 64 * 1024  # that one client may have asked, faster than it may, and that wait to be done
    sockets_a_seat: int = 8
    spectators: int = 64  # at one table

    # Connections of any kind: at one address, and in all (fewer where the system allows fewer). In a full house,
    # whoever has been connected for longest without having asked for anything makes room.
    connections_an_address: int = 256
    connections: int = 4000
    # After so many seconds a client is cut off: if the head of a request has not come; if nothing has come of its body,
    # or less than so many bytes a second; and if it has taken nothing of what waits for it.
    head_within: float = 20.0
    body_within: float = 20.0
    body_bytes_a_second: int = 1024
    unread_within: float = 30.0
    # Bytes of long requests and of stories that are held for one address, and in all. Short requests, which are no
    # longer than a frame, come on top: there are no more of them than connections.
    held_bytes_an_address: int = 8 * 1024 * 1024
    held_bytes_in_all: int = 32 * 1024 * 1024
    stories_an_address: int = 4  # that are told or sent at the same time

    limited: bool = True  # by address and seat: all rates, and whatever is "an address" above
    socket_rate: Rate = Rate(60, 20)
    seat_rate: Rate = Rate(90, 30)
    address_rate: Rate = Rate(600, 200)  # many people may share one address
    connect_rate: Rate = Rate(120, 4)
    story_rate: Rate = Rate(30, 0.5)
    hint_rate: Rate = Rate(20, 1)  # of one seat, each time somebody asks what a good player would do
    create_rate: Rate = Rate(20, 0.05)  # new tables, rematches among them
    guess_rate: Rate = Rate(10, 1 / 30)  # wrong codes

    chat_page: int = 100  # lines of chat that are sent at once; older ones are there for the asking
    chat_page_bytes: int = 32 * 1024  # and so many bytes of them, about
    cookies: int = 80  # seats that a browser remembers; beyond that, it forgets those of finished and unknown tables

    save_every: int = 40  # moves, between stored states of a table
    grace: int = 20 * SECOND  # after a start of the server, before a deadline can be over
    give_lasts: int = 2 * DAY
    move_seat_lasts: int = 7 * DAY
    idle: int = 10 * MINUTE  # before a table that nobody looks at leaves the memory
    witness: int = 10 * SECOND  # the most that counts as witnessed between two looks at the clock

    # How long somebody's page has to be closed at a table without a clock until a bot can play for them: if all others
    # who are here agree, and if one of them asks for it. Where there is a clock, only the clock decides.
    away_agreed: int = 2 * MINUTE
    away_alone: int = 30 * MINUTE
    away_lost: int = DAY  # while a bot plays for them, until they are no longer asked whether somebody new may sit down
    host_away: int = 5 * MINUTE  # until somebody else is the host; in a game at least as long as a decision may take
    pause_holds: int = 10 * MINUTE  # until anybody at the table may end it; pauses add up
    bot_stuck: int = 2 * MINUTE  # without a decision, until one may take one's seat back although one's time was over

    # How long tables are kept that nobody touches.
    keep_lobby: int = 2 * DAY
    keep_playing: int = 90 * DAY
    keep_over: int = 30 * DAY
    keep_closed: int = DAY

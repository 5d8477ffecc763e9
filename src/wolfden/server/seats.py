"""Keys to seats: tokens, invites and one-time codes. What opens a seat is kept only as a hash."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from hashlib import blake2b
from hmac import compare_digest

from wolfden.engine import names
from wolfden.engine.errors import BadSetup
from wolfden.server.charter import COLOURS, Place
from wolfden.server.reasons import BadName, NameTaken
from wolfden.server.refusal import refuse

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
INVITE = 8
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")
BOT_NAMES = ("Boris", "Vera", "Ivan", "Olga", "Pavel", "Nina", "Yuri", "Katya", "Lev", "Zoya")


def new_id() -> str:
    """The name of a table, which nobody guesses: 128 bits."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """What makes somebody the owner of a seat: 128 bits."""
    return secrets.token_urlsafe(16)


def new_invite() -> str:
    """Short enough to be read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(INVITE))


def spelled(code: str) -> str:
    """An invite as somebody may have typed it."""
    return code.strip().upper().replace("-", "").replace(" ", "")


def hashed(secret: str) -> str:
    """All that is kept of a secret. It has 128 random bits, so nobody finds it by trying."""
    return blake2b(secret.encode(), digest_size=32, person=b"wolfden.seat").hexdigest()


def fits(secret: str, known: str | None) -> bool:
    return known is not None and compare_digest(hashed(secret), known)


def owner(places: Sequence[Place], token: str | None) -> int | None:
    """The seat that a token opens."""
    if token is None:
        return None
    return next((seat for seat, place in enumerate(places) if fits(token, place.token)), None)


def one_time(table: str) -> tuple[str, str]:
    """A one-time code for a seat at a table, and the part of it that is the secret."""
    secret = secrets.token_urlsafe(16)
    return f"{table}.{secret}", secret


def cookie(table: str) -> str:
    """The name of the cookie that holds a seat's token."""
    return f"seat-{table}"


def free_name(wanted: str, places: Sequence[Place]) -> str:
    """The name, with a number after it if somebody could be taken for them; Refusal if nobody can be called that."""
    try:
        name = names.clean(wanted)
    except BadSetup:
        refuse(BadName(names.LONGEST_NAME))
    try:
        return names.free(name, [place.name for place in places if place.taken])
    except BadSetup:
        refuse(NameTaken())


def bot_name(places: Sequence[Place]) -> str:
    """What to call a bot."""
    taken = [place.name for place in places if place.taken]
    return next(name for name in BOT_NAMES if not any(names.alike(name, other) for other in taken))


def free_colour(places: Sequence[Place]) -> int:
    """A colour that nobody has."""
    taken = {place.colour for place in places if place.taken}
    return next(colour for colour in range(COLOURS) if colour not in taken)

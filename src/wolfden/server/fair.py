"""Fair shuffles: the seed of a game is the server's secret, committed to beforehand, and what people put in.

docs/fair.md says what this proves and what it does not.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import blake2b

import msgspec

from wolfden.engine.errors import BadSave, BadSetup
from wolfden.engine.game import Game
from wolfden.engine.replay import Fair, Replay, called, fold, has_older_end
from wolfden.engine.words import Names
from wolfden.server.findings import (
    CommitmentFits,
    DoesNotReplay,
    Finding,
    MovesFit,
    MovesOlder,
    MovesUnfinished,
    NotedDiffers,
    NotedFits,
    OlderFits,
    OlderNotedFits,
    PartMissing,
    PartOf,
    PartOfSeats,
    SecretDiffers,
    SeedAlone,
    SeedDiffers,
    SeedFrom,
    SeedFromSeats,
    ShuffleUnknown,
    StrangeSeat,
    VersionDiffers,
)

SECRET_BYTES = 32


def new_secret() -> bytes:
    """The server's part of a seed, made when a table opens and kept until its game is over."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes, table: str | None = None) -> str:
    """What everybody may know of the secret from the start: it binds the server and tells nothing.

    It is to the secret and the table's name, both of which go into the seed. Older tables (no name here) committed to
    the secret alone.
    """
    if table is None:
        return blake2b(secret, digest_size=32, person=b"wolfden.commit").hexdigest()
    basis = msgspec.json.encode([secret.hex(), table])
    return blake2b(basis, digest_size=32, person=b"wolfden.commit.2").hexdigest()


def seed(secret: bytes, table: str, entropies: Mapping[int, str]) -> int:
    """The seed of a table's game, from the secret and the entropy (hex) of each seat that gave some."""
    # JSON tells every part from the next, whatever is in them.
    parts = [secret.hex(), table, [[seat, entropies[seat]] for seat in sorted(entropies)]]
    basis = msgspec.json.encode(parts)
    return int.from_bytes(blake2b(basis, digest_size=32, person=b"wolfden.shuffle").digest(), "big")


def opened(secret: bytes, committed: str, table: str, entropies: Mapping[int, str]) -> Fair:
    """All there is to know about a shuffle, for those who look at a game that is over."""
    return Fair(secret=secret.hex(), commitment=committed, table=table, entropies=dict(entropies))


def verify(game: Game, replay: Replay, noted: str | None = None, part: str | None = None) -> list[Finding]:
    """What a replay proves, and no more: a file cannot show when something in it was first said, nor by whom.

    `noted` is the commitment that somebody saw before they sent their part, and `part` is what they sent.
    """
    moves = _moves(game, replay)
    names = called(replay) if moves.fits else None  # nobody has looked at those of a file that does not replay
    return [*_shuffle(replay, noted, part, names), moves]


def _shuffle(replay: Replay, noted: str | None, part: str | None, names: Names | None) -> list[Finding]:
    fair = replay.fair
    if fair is None:
        return [Finding(ShuffleUnknown(), None)]
    found = [_committed(fair, noted), _origin(replay, fair, names)]
    return found if part is None else [*found, _own(fair, part, names)]


def _committed(fair: Fair, noted: str | None) -> Finding:
    secret = bytes.fromhex(fair.secret)
    bound = fair.commitment == commitment(secret, fair.table)
    if not bound and fair.commitment != commitment(secret):
        return Finding(SecretDiffers(), False)
    if noted is not None and fair.commitment != _typed(noted):
        return Finding(NotedDiffers(), False)
    if bound:
        return Finding(CommitmentFits(fair.commitment) if noted is None else NotedFits(), True)
    table = ascii(fair.table)[1:-1]  # anybody may have written it
    return Finding(OlderFits(fair.commitment, table) if noted is None else OlderNotedFits(table), True)


def _origin(replay: Replay, fair: Fair, names: Names | None) -> Finding:
    strangers = [seat for seat in sorted(fair.entropies) if seat >= replay.seats]
    if strangers:
        return Finding(StrangeSeat(strangers[0]), False)
    if str(seed(bytes.fromhex(fair.secret), fair.table, fair.entropies)) != replay.seed:
        return Finding(SeedDiffers(), False)
    if not fair.entropies:
        return Finding(SeedAlone(), True)
    givers = sorted(fair.entropies)
    return Finding(SeedFromSeats(_numbers(givers)) if names is None else SeedFrom(_names(givers, names)), True)


def _own(fair: Fair, part: str, names: Names | None) -> Finding:
    seats = [seat for seat, given in sorted(fair.entropies.items()) if given == _typed(part)]
    if not seats:
        return Finding(PartMissing(), False)
    return Finding(PartOfSeats(_numbers(seats)) if names is None else PartOf(_names(seats, names)), True)


def _names(seats: Sequence[int], names: Names) -> tuple[str, ...]:
    return tuple(names[seat] for seat in seats)


def _numbers(seats: Sequence[int]) -> tuple[str, ...]:
    return tuple(str(seat) for seat in seats)


def _typed(text: str) -> str:
    """Hex as somebody may have copied it."""
    return text.strip().lower()


def _moves(game: Game, replay: Replay) -> Finding:
    if replay.version != game.version:
        return Finding(VersionDiffers(replay.version, game.version), False)
    try:
        state = fold(game, replay)
    except (BadSave, BadSetup) as error:
        return Finding(DoesNotReplay(str(error)), False)
    count = len(replay.moves)
    if not state.over:
        return Finding(MovesUnfinished(count), True)
    return Finding(MovesOlder(count) if has_older_end(replay) else MovesFit(count), True)

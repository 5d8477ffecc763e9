"""Fair shuffles: the seed of a game is the server's secret, committed to beforehand, and what people put in.

docs/fair.md says what this proves and what it does not.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import blake2b

import msgspec

from wolfden.engine.errors import BadSave, BadSetup
from wolfden.engine.game import Game
from wolfden.engine.replay import Fair, Replay, fold
from wolfden.engine.words import Names, listing, name

SECRET_BYTES = 32


class Finding(msgspec.Struct, frozen=True):
    """One thing found out about a replay. `fits` is None where the file says nothing about it."""

    sentence: str
    fits: bool | None


def new_secret() -> bytes:
    """The server's part of a seed, made when a table opens and kept until its game is over."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What everybody may know of the secret from the start: it binds the server and tells nothing."""
    return blake2b(secret, digest_size=32, person=b"wolfden.commit").hexdigest()


def seed(secret: bytes, table: str, entropies: Mapping[int, str]) -> int:
    """The seed of a table's game, from the secret and the entropy (hex) of each seat that gave some."""
    # JSON tells every part from the next, whatever is in them.
    parts = [secret.hex(), table, [[seat, entropies[seat]] for seat in sorted(entropies)]]
    basis = msgspec.json.encode(parts)
    return int.from_bytes(blake2b(basis, digest_size=32, person=b"wolfden.shuffle").digest(), "big")


def opened(secret: bytes, table: str, entropies: Mapping[int, str]) -> Fair:
    """All there is to know about a shuffle, for the replay of a game that is over."""
    return Fair(secret=secret.hex(), commitment=commitment(secret), table=table, entropies=dict(entropies))


def verify(game: Game, replay: Replay, noted: str | None = None) -> list[Finding]:
    """What a replay proves. `noted` is the commitment that somebody saw in the lobby, before the game."""
    moves = _moves(game, replay)
    names = replay.names if moves.fits else None  # nobody has looked at those of a file that does not replay
    return [*_shuffle(replay, noted, names), moves]


def _shuffle(replay: Replay, noted: str | None, names: Names | None) -> list[Finding]:
    fair = replay.fair
    if fair is None:
        return [Finding("The file says nothing about the shuffle: as far as it tells, nobody committed to it.", None)]
    secret = bytes.fromhex(fair.secret)
    strangers = [seat for seat in sorted(fair.entropies) if seat >= replay.seats]
    if strangers:
        origin = Finding(f"There is no seat {strangers[0]} that could have put something in.", False)
    elif str(seed(secret, fair.table, fair.entropies)) != replay.seed:
        origin = Finding("The game was not shuffled by that secret and what people put in.", False)
    elif not fair.entropies:
        origin = Finding("The game was shuffled by that secret alone: nobody else put anything in.", True)
    else:
        given = listing([name(seat, names) for seat in sorted(fair.entropies)])
        origin = Finding(f"The game was shuffled by that secret and by what {given} put in.", True)
    return [_committed(fair, secret, noted), origin]


def _committed(fair: Fair, secret: bytes, noted: str | None) -> Finding:
    if commitment(secret) != fair.commitment:
        return Finding("The server's secret does not fit the commitment in the file.", False)
    if noted is None:
        return Finding(
            f"The server's secret fits the commitment {fair.commitment}. "
            "Is it the one that the table showed before the game?",
            True,
        )
    if fair.commitment != noted.strip().lower():
        return Finding("The commitment in the file is not the one that you noted down.", False)
    return Finding("The server committed to its secret before the game, as you noted down.", True)


def _moves(game: Game, replay: Replay) -> Finding:
    try:
        state = fold(game, replay)
    except (BadSave, BadSetup) as error:
        return Finding(f"The game does not replay: {error}", False)
    count = len(replay.moves)
    moves = "The one move can be made as it is" if count == 1 else f"All {count} moves can be made as they are"
    if not state.over:
        return Finding(f"{moves} written; the game was not played to its end.", True)
    return Finding(f"{moves} written, and the end that is written down follows from them.", True)

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
from wolfden.engine.replay import Fair, Replay, called, fold, has_older_end
from wolfden.engine.words import Names, listing, name

SECRET_BYTES = 32


class Finding(msgspec.Struct, frozen=True):
    """One thing found out about a replay. `fits` is None where the file says nothing about it."""

    sentence: str
    fits: bool | None


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
        return [Finding("The file says nothing about the shuffle: as far as it tells, nobody committed to it.", None)]
    found = [_committed(fair, noted), _origin(replay, fair, names)]
    return found if part is None else [*found, _own(fair, part, names)]


def _committed(fair: Fair, noted: str | None) -> Finding:
    secret = bytes.fromhex(fair.secret)
    if fair.commitment == commitment(secret, fair.table):
        what, bound = "The server's secret and the table's name fit", True
    elif fair.commitment == commitment(secret):
        what, bound = "The server's secret fits", False
    else:
        return Finding("The server's secret does not fit the commitment in the file.", False)
    if noted is None:
        sentence = (
            f"{what} the commitment {fair.commitment}. The file cannot show when the server told it: "
            "is it the one that you saw before you sent your part?"
        )
    elif fair.commitment != _typed(noted):
        return Finding("The commitment in the file is not the one that you noted down.", False)
    else:
        sentence = (
            f"{what} the commitment that you noted down. If you noted it before you sent your part, "
            "the server had chosen its secret by then."
        )
    return Finding(sentence if bound else f"{sentence} {OLDER.format(fair.table)}", True)


# What cannot be said of tables that were opened before the commitment was bound to their name.
OLDER = (
    "The commitment is of the older kind, which leaves the table's name open: is {!a} the one in the table's address? "
    'With "Play now" such a table knew your part before it committed, and then the commitment proves nothing.'
)


def _origin(replay: Replay, fair: Fair, names: Names | None) -> Finding:
    strangers = [seat for seat in sorted(fair.entropies) if seat >= replay.seats]
    if strangers:
        return Finding(f"There is no seat {strangers[0]} that could have put something in.", False)
    if str(seed(bytes.fromhex(fair.secret), fair.table, fair.entropies)) != replay.seed:
        return Finding("The seed is not made of that secret, the table's name and the parts in the file.", False)
    if not fair.entropies:
        return Finding("The seed is made of that secret and the table's name alone: nobody else put anything in.", True)
    given = listing([name(seat, names) for seat in sorted(fair.entropies)])
    return Finding(
        f"The seed is made of that secret, the table's name and a part from {given}. "
        "The file cannot show who sent a part, or when: each can compare their own.",
        True,
    )


def _own(fair: Fair, part: str, names: Names | None) -> Finding:
    seats = [seat for seat, given in sorted(fair.entropies.items()) if given == _typed(part)]
    if not seats:
        return Finding("The part that you noted down is not in the file: it did not go into this shuffle.", False)
    owners = listing([name(seat, names) for seat in seats])
    return Finding(f"The part that you noted down is in the file, as that of {owners}.", True)


def _typed(text: str) -> str:
    """Hex as somebody may have copied it."""
    return text.strip().lower()


def _moves(game: Game, replay: Replay) -> Finding:
    try:
        state = fold(game, replay)
    except (BadSave, BadSetup) as error:
        return Finding(f"The game does not replay: {error}", False)
    count = len(replay.moves)
    moves = "The one move can be made as it is" if count == 1 else f"All {count} moves can be made as they are"
    if not state.over:
        return Finding(f"{moves} written; the game was not played to its end.", True)
    if has_older_end(replay):
        return Finding(
            f"{moves} written, and the game is over after them. An older Wolfden wrote down how it ended, "
            "in a way that cannot be checked any more.",
            True,
        )
    return Finding(f"{moves} written, and the end that is written down follows from them.", True)

"""A table's game as a replay: for everybody once it is over and may be seen, and for its stories."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from wolfden.engine.replay import Fair, Move, Replay, digest, encode
from wolfden.server import fair, schema
from wolfden.server.api import Shuffle
from wolfden.server.charter import OVER, Charter
from wolfden.server.reasons import KeepsSecrets, NotBegun, NotOverYet, RulesChangedOnTheWay, ShownAtEnd
from wolfden.server.refusal import refuse
from wolfden.server.table import Table


async def replay(table: Table) -> bytes:
    """The replay of a game that is over, at a table that allows it."""
    check_open(table)
    return await written(table)


def shuffle(table: Table) -> Shuffle:
    """How the seed of a game that is over came about, at a table that allows it."""
    check_open(table)
    return Shuffle(fair=came_about(table.charter), seed=str(table.seed()))


def check_open(table: Table) -> None:
    """Refuse unless everything may be seen."""
    if table.charter.phase != OVER or table.end is None:
        refuse(NotOverYet())
    if not table.charter.review:
        refuse(KeepsSecrets())


def came_about(charter: Charter) -> Fair:
    """How the table came to its seed."""
    return fair.opened(bytes.fromhex(charter.secret), charter.commitment(), charter.id, charter.entropies())


async def written(table: Table) -> bytes:
    """The game so far. It holds the seed: nobody outside may see it before the end."""
    fold, charter = table.fold, table.charter
    if fold is None:
        refuse(NotBegun())
    await table.safe()
    moves = await table.hub.store.read(lambda connection: made(connection, charter.id))
    if moves is None:
        refuse(RulesChangedOnTheWay())
    return encode(
        Replay(
            game=charter.game,
            version=charter.version,
            seats=len(charter.places),
            seed=str(table.seed()),
            options=charter.options,
            data=table.game.data,
            names=[place.name for place in charter.places],
            fair=came_about(charter),
            moves=moves,
            end=digest(fold.state) if fold.state.over else None,
        )
    )


def made(connection: Connection, id: str) -> list[Move] | None:
    """All moves of a table; None if it went on by other rules on the way."""
    rows = connection.execute(select(schema.moves).where(schema.moves.c.table == id).order_by(schema.moves.c.seq))
    moves: list[Move] = []
    for row in rows:
        what = msgspec.json.decode(row.body)
        if row.kind not in ("move", "say"):
            return None
        moves.append([row.seat, "say", what] if row.kind == "say" else [row.seat, what])
    return moves


def opened(table: Table) -> bool:
    """Whether everything about a table may be seen."""
    return table.end is not None and table.charter.review


async def story(table: Table, eyes: str, owns: int | None) -> bytes:
    """The story of a table through some eyes, for whoever owns that seat there, if any; in gzip."""
    if not opened(table) and eyes != "public" and eyes != str(owns):
        refuse(ShownAtEnd())
    return await table.hub.pool.story(await written(table), eyes, opened(table))

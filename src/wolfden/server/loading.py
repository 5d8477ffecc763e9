"""Bringing a table back from what is kept of it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Row, select

from wolfden.server import schema
from wolfden.server.charter import LOBBY
from wolfden.server.fold import Fold, Seen
from wolfden.server.messages import Line
from wolfden.server.table import Table


class Kept(msgspec.Struct):
    """All rows of a table."""

    charter: bytes
    moves: list[Row]  # type: ignore[type-arg]
    save: Row | None  # type: ignore[type-arg]
    chat: list[Row]  # type: ignore[type-arg]
    notes: list[Row]  # type: ignore[type-arg]


def kept(connection: Connection, id: str) -> Kept | None:
    """What is kept of a table; run by a reader."""
    charter = connection.execute(select(schema.tables.c.charter).where(schema.tables.c.id == id)).scalar()
    if charter is None:
        return None

    def rows(table: object, order: object) -> list[Row]:  # type: ignore[type-arg]
        return list(connection.execute(select(table).where(table.c.table == id).order_by(order)))  # type: ignore

    saves = schema.saves
    save = connection.execute(select(saves).where(saves.c.table == id).order_by(saves.c.seq.desc()).limit(1)).first()
    return Kept(
        charter,
        rows(schema.moves, schema.moves.c.seq),
        save,
        rows(schema.chat, schema.chat.c.line),
        rows(schema.notes, schema.notes.c.seat),
    )


def restore(table: Table, found: Kept) -> None:
    """Fold the table's moves, from its last stored state on."""
    charter = table.charter
    table.lines = [Line(row.at, row.seat, row.text) for row in found.chat]
    table.notes = {row.seat: row.text for row in found.notes}
    table.clients = {(row.seat, row.client): 0 for row in (*found.moves, *found.chat) if row.client is not None}
    save = found.save
    if charter.phase == LOBBY or save is None:
        return
    state = table.game.load(save.state)
    fold = Fold(state, charter.started, msgspec.json.decode(save.seen, type=Seen), save.seq)
    table.fold, table.saved = fold, save.seq
    for row in found.moves:
        if row.seq > save.seq:
            if row.kind == "say":
                fold.say(row.seat, msgspec.json.decode(row.body))
            else:
                fold.move(row.seat, msgspec.json.decode(row.body), row.at)
    table.end = table.ending()
    table.due = table.next_due()
    table.last_clock = table.deadlines()

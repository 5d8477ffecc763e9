"""Bringing a table back from what is kept of it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy import Table as Rows

from wolfden.engine.errors import BadSave, OtherData, WolfdenError
from wolfden.engine.state import State
from wolfden.server import schema
from wolfden.server.charter import CLOSED, LOBBY, PAUSED, PLAYING, away
from wolfden.server.fold import Fold, Seen
from wolfden.server.messages import Line
from wolfden.server.store import MOVE
from wolfden.server.table import LOST, Table

log = logging.getLogger("wolfden.server")


class Kept(msgspec.Struct):
    """All rows of a table."""

    charter: bytes
    moves: Sequence[Any]
    save: Any | None
    chat: Sequence[Any]
    notes: Sequence[Any]


def kept(connection: Connection, id: str) -> Kept | None:
    """What is kept of a table; run by a reader."""
    charter = connection.execute(select(schema.tables.c.charter).where(schema.tables.c.id == id)).scalar()
    if charter is None:
        return None

    def rows(table: Rows, order: str) -> Sequence[Any]:
        return connection.execute(select(table).where(table.c.table == id).order_by(table.c[order])).all()

    saves = schema.saves
    save = connection.execute(select(saves).where(saves.c.table == id).order_by(saves.c.seq.desc()).limit(1)).first()
    return Kept(
        charter,
        rows(schema.moves, "seq"),
        save,
        rows(schema.chat, "line"),
        rows(schema.notes, "person"),
    )


def restore(table: Table, found: Kept) -> None:
    """Fold the table's moves, from its last stored state on."""
    charter = table.charter
    table.lines = [Line(row.at, row.person, row.name, row.colour, row.text) for row in found.chat]
    table.notes = {row.person: row.text for row in found.notes}
    table.clients = {(row.person, row.client): 0 for row in (*found.moves, *found.chat) if row.client is not None}
    table.kept_away = away(charter)
    for place in charter.places:
        place.gone = table.opened if place.gone is None else place.gone
    if charter.phase != LOBBY and found.save is not None:
        try:
            if charter.version == table.game.version:
                go_on(table, found.save, found.moves)
            else:
                upgrade(table, found.save, found.moves)
        except BadSave:
            give_up(table)
    table.end = table.ending()
    table.due = table.next_due()
    table.last_clock = table.deadlines()


def go_on(table: Table, save: Any, moves: Sequence[Any]) -> None:
    """Go on by the same rules. Where they write states in another way now, the stored one is made again."""
    try:
        table.fold = fold(table, table.game.load(save.state), save, moves)
    except OtherData:
        raise  # the same moves would lead to another game than people have seen
    except BadSave as unreadable:
        state = made_again(table, [row for row in moves if row.seq <= save.seq], unreadable)
        table.fold = fold(table, state, save, moves)
        log.info("a table of %s was played again from its first move", table.charter.game)
        if table.charter.phase in (PLAYING, PAUSED):
            table.keep(table.save_row())  # the next rules may need it


def made_again(table: Table, moves: Sequence[Any], unreadable: BadSave) -> State:
    """The game after these moves, from its beginning; BadSave if it cannot be had from there."""
    charter = table.charter
    if any(row.kind not in ("move", "say") for row in moves):
        raise unreadable  # it has gone on by other rules than it began with
    state = table.game.new(len(charter.places), table.seed(), **charter.options)
    try:
        for row in moves:
            if row.kind == "say":
                state.say(row.seat, msgspec.json.decode(row.body))
            else:
                state.chain(row.seat, msgspec.json.decode(row.body))
    except WolfdenError as error:
        raise BadSave(f"move {row.seq} cannot be made again: {error}") from None
    return state


def fold(table: Table, state: State, save: Any, moves: Sequence[Any]) -> Fold:
    """The game after its last move, from a stored state on."""
    seen = msgspec.json.decode(save.seen, type=Seen)
    game = Fold(state, table.charter.started, seen, save.seq)
    table.saved = save.seq
    for row in moves:
        if row.seq > save.seq:
            if row.kind == "say":
                game.say(row.seat, msgspec.json.decode(row.body))
            else:
                game.move(row.seat, msgspec.json.decode(row.body), row.at)
            game.watch()  # whether anybody did or not, so that no count is given twice
    return game


def give_up(table: Table) -> None:
    """The game has changed so much that a stored state means nothing any more."""
    charter = table.charter
    log.warning("a table of %s cannot go on after an upgrade", charter.game)
    table.fold = None
    if charter.phase in (PLAYING, PAUSED):
        charter.phase, charter.ended = CLOSED, "upgraded"
        table.keep(table.charter_row())


def upgrade(table: Table, save: Any, moves: Sequence[Any]) -> None:
    """Go on by new rules, from the last stored state: what came after it no longer counts.

    A server that is stopped politely stores every state, so mostly nothing comes after it.
    """
    charter, last = table.charter, moves[-1].seq if moves else 0
    game = table.fold = fold(table, table.game.load(save.state), save, ())
    if charter.phase not in (PLAYING, PAUSED):
        return
    charter.version = table.game.version
    for row in moves:
        if row.seq > save.seq and row.client is not None:
            table.clients[row.person, row.client] = LOST
    # Whatever anybody has seen, they have not seen this. By how much the count jumps tells nothing.
    for eyes in game.eyes:
        eyes.n += table.hub.settings.save_every + 1
        eyes.mark = eyes.floor = eyes.n
    game.seq = last + 1
    row = {"table": charter.id, "seq": game.seq, "seat": 0, "client": None, "person": None, "at": table.hub.now()}
    upgraded = MOVE, {**row, "kind": "upgrade", "body": msgspec.json.encode(save.seq)}
    table.keep(upgraded, table.save_row(), table.charter_row())

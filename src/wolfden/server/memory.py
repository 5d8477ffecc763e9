"""The seats that a browser remembers, by its cookies: which are still its own, and which can be forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from sqlalchemy import select

from wolfden.server import schema, seats
from wolfden.server.charter import CLOSED, OVER, Charter
from wolfden.server.hub import Hub


class Memory:
    """What is known of the tables for which a browser has tokens."""

    def __init__(self, tokens: Mapping[str, str], charters: Iterable[Charter], unreadable: set[str]) -> None:
        self.tokens = tokens
        self.unreadable = unreadable  # of these we cannot say whose they are
        order = {id: number for number, id in enumerate(tokens)}
        own = [one for one in charters if seats.owner(one.places, tokens[one.id]) is not None]
        self.own = sorted(own, key=lambda one: (one.created, order[one.id]), reverse=True)  # the newest first

    def beyond(self, most: int, but: str | None = None) -> list[str]:
        """What to forget so that not many more than so many are left: what is unknown, then the oldest that is over."""
        known = {one.id for one in self.own} | self.unreadable
        unknown = [id for id in self.tokens if id not in known]
        over = [one.id for one in reversed(self.own) if one.phase in (OVER, CLOSED)]
        return [id for id in (*unknown, *over) if id != but][: max(0, len(self.tokens) - most)]


async def remember(hub: Hub, tokens: Mapping[str, str]) -> Memory:
    """Look up the tables of these tokens, without bringing them into memory."""
    there = [hub.tables[id].charter for id in tokens if id in hub.tables]
    query = select(schema.tables.c.id, schema.tables.c.charter).where(
        schema.tables.c.id.in_([id for id in tokens if id not in hub.tables and seats.TABLE_ID.fullmatch(id)])
    )
    unreadable = set()
    for id, charter in await hub.store.read(lambda connection: connection.execute(query).all()):
        try:
            there.append(msgspec.json.decode(charter, type=Charter))
        except msgspec.DecodeError:
            unreadable.add(id)
    return Memory(tokens, there, unreadable)

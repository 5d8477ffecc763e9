"""Databases as earlier versions wrote them are made into today's, once, when they are opened; all of it or nothing."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, inspect

from wolfden.server import schema
from wolfden.server.charter import LOBBY, Charter

Charters = dict[str, Charter]


def migrate(engine: Engine) -> None:
    """Bring a database up to date. A new or present one stays as it is."""
    columns = {name: {column["name"] for column in inspect(engine).get_columns(name)} for name in _tables(engine)}
    if "seat" not in columns.get("notes", ()):
        return
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        _people(connection)
        _witnessed(connection)
        connection.commit()


def _tables(engine: Engine) -> set[str]:
    return set(inspect(engine).get_table_names())


def _people(connection: Connection) -> None:
    """What was a seat's becomes somebody's: the person's who sits there, where seats cannot have been changed since."""
    charters = _charters(connection)
    old = {name: connection.exec_driver_sql(f"SELECT * FROM {name}").mappings().all() for name in ("chat", "notes")}
    for name in old:
        connection.exec_driver_sql(f"DROP TABLE {name}")
    connection.exec_driver_sql("ALTER TABLE moves ADD COLUMN person VARCHAR(16)")
    schema.metadata.create_all(connection, [schema.chat, schema.notes, schema.clock])
    for id, charter in charters.items():
        set_charter = "UPDATE tables SET charter = ? WHERE id = ?"
        connection.exec_driver_sql(set_charter, (msgspec.json.encode(charter), id))
        for seat, place in enumerate(charter.places):
            if place.person:
                set_person = 'UPDATE moves SET person = ? WHERE "table" = ? AND seat = ? AND client IS NOT NULL'
                connection.exec_driver_sql(set_person, (place.who, id, seat))
    for row in old["chat"]:
        person, name, colour = _author(charters.get(row["table"]), row["seat"])
        kept: dict[str, Any] = {key: row[key] for key in ("table", "line", "at", "text")}
        kept["client"] = row["client"] if person else None
        connection.execute(schema.chat.insert(), {**kept, "person": person, "name": name, "colour": colour})
    for row in old["notes"]:
        person, _, _ = _author(charters.get(row["table"]), row["seat"])
        if person and row["text"]:
            connection.execute(schema.notes.insert(), {"table": row["table"], "person": person, "text": row["text"]})


def _charters(connection: Connection) -> Charters:
    """All papers, with a person for each person's seat; those kept for somebody are the same person's as before."""
    found: Charters = {}
    for id, papers in connection.exec_driver_sql("SELECT id, charter FROM tables"):
        try:
            found[id] = msgspec.json.decode(papers, type=Charter)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue  # damaged: said when somebody asks for it
    for charter in found.values():
        before = found.get(charter.before or "")
        people = {place.name: place.who for place in before.places if place.person} if before is not None else {}
        for place in charter.places:
            if place.person and place.token is None:
                place.who = people.get(place.name, place.who)
    return found


def _author(charter: Charter | None, seat: int) -> tuple[str, str, int]:
    """Person, name and colour of whoever did something in a seat. In a lobby people may have changed seats since."""
    if charter is None or charter.phase == LOBBY or seat >= len(charter.places):
        return "", "", 0
    place = charter.places[seat]
    return place.who, place.name, place.colour


def _witnessed(connection: Connection) -> None:
    """Time goes on where the last server did something, and every table's age and everybody's clock begin there."""
    last = connection.exec_driver_sql("SELECT max(touched) FROM tables").scalar()
    if last is not None:
        connection.exec_driver_sql("UPDATE tables SET touched = ?", (last,))
        connection.execute(schema.clock.insert(), {"id": 0, "began": last, "witnessed": last})

"""Databases as earlier versions wrote them are made into today's, once, when they are opened; all of it or nothing."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Engine, inspect

from wolfden.server import schema
from wolfden.server.charter import LOBBY, Charter

MOVED = ("chat", "notes")
WHO_SAT_WHERE = """
CREATE TEMPORARY TABLE sat
("table" TEXT, seat INTEGER, person TEXT, name TEXT, colour INTEGER, PRIMARY KEY ("table", seat))
"""
MOVES = """
UPDATE moves SET person = (SELECT person FROM sat WHERE sat."table" = moves."table" AND sat.seat = moves.seat)
WHERE client IS NOT NULL
"""
CHAT = """
INSERT INTO chat ("table", line, person, name, colour, client, at, text)
SELECT old."table", line, coalesce(person, ''), coalesce(name, ''), coalesce(colour, 0),
CASE WHEN person <> '' THEN client END, at, text
FROM old_chat AS old LEFT JOIN sat ON sat."table" = old."table" AND sat.seat = old.seat
"""
NOTES = """
INSERT INTO notes ("table", person, text)
SELECT old."table", person, text
FROM old_notes AS old JOIN sat ON sat."table" = old."table" AND sat.seat = old.seat
WHERE person <> '' AND text <> ''
"""


def migrate(engine: Engine) -> None:
    """Bring a database up to date. A new or present one stays as it is."""
    found = inspect(engine)
    if not found.has_table("notes") or all(column["name"] != "seat" for column in found.get_columns("notes")):
        return
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        _people(connection)
        _witnessed(connection)
        connection.commit()


def _people(connection: Connection) -> None:
    """What was a seat's becomes somebody's: the person's who sits there, where seats cannot have been changed since."""
    connection.exec_driver_sql(WHO_SAT_WHERE)
    for id, charter in _charters(connection).items():
        connection.exec_driver_sql("UPDATE tables SET charter = ? WHERE id = ?", (msgspec.json.encode(charter), id))
        if charter.phase != LOBBY:
            rows = [(id, seat, place.who, place.name, place.colour) for seat, place in enumerate(charter.places)]
            connection.exec_driver_sql("INSERT INTO sat VALUES (?, ?, ?, ?, ?)", rows)
    for name in MOVED:
        connection.exec_driver_sql(f"ALTER TABLE {name} RENAME TO old_{name}")
    connection.exec_driver_sql("ALTER TABLE moves ADD COLUMN person VARCHAR(16)")
    schema.metadata.create_all(connection, [schema.chat, schema.notes, schema.clock])
    for statement in (MOVES, CHAT, NOTES, *(f"DROP TABLE old_{name}" for name in MOVED), "DROP TABLE sat"):
        connection.exec_driver_sql(statement)


def _charters(connection: Connection) -> dict[str, Charter]:
    """All papers, with a person for each person's seat; those kept for somebody are the same person's as before."""
    found: dict[str, Charter] = {}
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


def _witnessed(connection: Connection) -> None:
    """Time goes on where the last server did something, and every table's age and everybody's clock begin there."""
    last = connection.exec_driver_sql("SELECT max(touched) FROM tables").scalar()
    if last is not None:
        connection.exec_driver_sql("UPDATE tables SET touched = ?", (last,))
        connection.execute(schema.clock.insert(), {"id": 0, "began": last, "witnessed": last})
